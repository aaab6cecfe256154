//! Where an event can be seen, and the rule that explains it.

use game_ephios::action::Loss;
use game_ephios::{Card, Event, Party, View};

use super::touch;
use crate::board::Touch;

/// The things that show what happened. A player is marked only when something was done to that player: everybody acts in
/// every round, so marking who acted would tell nothing.
pub(super) fn traces(view: &View, event: &Event) -> Vec<Touch> {
    match *event {
        Event::Popularity { seat, .. } | Event::RoundWon { seat } | Event::Won { seat } => {
            vec![touch::seat(seat)]
        }
        Event::Targeted { target, .. }
        | Event::Looked { target, .. }
        | Event::SawHand { target, .. }
        | Event::Stolen { from: target, .. }
        | Event::Exchanged { with: target, .. } => vec![touch::seat(target)],
        Event::Recruits { card, .. }
        | Event::Joined { card, .. }
        | Event::Uses { card, .. }
        | Event::Reacts { card, .. }
        | Event::Copies { card, .. }
        | Event::Chose { card, .. }
        | Event::InhabitantCame { card, .. }
        | Event::Traded { gave: card, .. }
        | Event::TurnedUp { card }
        | Event::Revealed { card } => vec![touch::card(card)],
        Event::Debates { card, .. } | Event::Corrupts { card, .. } => {
            vec![touch::card(card), touch::DISCARD.into()]
        }
        Event::RecruitsBlind { .. } | Event::Peeked { .. } | Event::PutBack { .. } => {
            vec![touch::DECK.into()]
        }
        Event::Retrieved { .. } => vec![touch::DISCARD.into()],
        Event::Discarded { card } | Event::Stopped { card } => discarded(view, card),
        Event::Unites { alliance, .. }
        | Event::Trophy { alliance }
        | Event::PageRead { alliance }
        | Event::TileLaid { alliance, .. } => vec![touch::alliance(alliance)],
        Event::Reversed { .. } => vec![touch::DIRECTION.into()],
        Event::Reshuffled { .. } => vec![touch::DECK.into(), touch::DISCARD.into()],
        Event::SawAside { .. } | Event::TookAffinity { .. } => vec![touch::AFFINITY.into()],
        Event::Begins { .. }
        | Event::RoundBegan { .. }
        | Event::InhabitantJoined { .. }
        | Event::AffinityDealt { .. }
        | Event::Drew { .. }
        | Event::Tokens { .. }
        | Event::Replays { .. }
        | Event::NoAction { .. }
        | Event::LookedAside { .. }
        | Event::Left { .. }
        | Event::Came { .. }
        | Event::NoPage
        | Event::Lost { .. }
        | Event::Unfinished => Vec::new(),
    }
}

/// Only the top of the discard is there to see.
fn discarded(view: &View, card: Card) -> Vec<Touch> {
    if view.table.laid.last() == Some(card) { vec![touch::DISCARD.into()] } else { Vec::new() }
}

/// The rule that explains an event.
pub(super) fn rule(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::Begins { .. } => "EPH-27",
        Event::RoundBegan { round: 1, .. } => "EPH-82",
        Event::RoundBegan { .. } => "EPH-97",
        Event::InhabitantJoined { .. } => "EPH-102",
        Event::AffinityDealt { .. } => "EPH-20",
        Event::TurnedUp { .. } => "EPH-75",
        Event::Recruits { party: Party::Plot, .. } | Event::Joined { party: Party::Plot, .. } => {
            "EPH-117"
        }
        Event::Recruits { .. } => "EPH-31",
        Event::Joined { .. } => "EPH-51",
        Event::RecruitsBlind { .. } | Event::Drew { .. } => "EPH-35",
        Event::InhabitantCame { .. } => "EPH-36",
        Event::Debates { party: Party::Plot, .. } => "EPH-118",
        Event::Debates { .. } => "EPH-39",
        Event::Uses { card, .. } if card.is_personality() => "EPH-43",
        Event::Uses { .. } => "EPH-44",
        Event::Reacts { .. } => "EPH-45",
        Event::Stopped { .. } => "EPH-A58",
        Event::Unites { affinity: Some(_), .. } => "EPH-66",
        Event::Unites { .. } => "EPH-58",
        Event::Corrupts { .. } => "EPH-112",
        Event::Tokens { .. } => "EPH-17",
        Event::Popularity { .. } => "EPH-62",
        Event::Discarded { .. } => "EPH-25",
        Event::Reversed { .. } => "EPH-78",
        Event::Replays { .. } => "EPH-54",
        Event::Targeted { .. } | Event::Chose { .. } | Event::Traded { .. } => "EPH-48",
        Event::Looked { .. } | Event::SawHand { .. } | Event::Stolen { .. } => "EPH-A34",
        Event::Exchanged { .. } => "EPH-A35",
        Event::Peeked { .. } | Event::Revealed { .. } | Event::PutBack { .. } => "EPH-48",
        Event::Retrieved { .. } => "EPH-A14",
        Event::Copies { .. } => "EPH-A57",
        Event::LookedAside { .. } | Event::SawAside { .. } | Event::TookAffinity { .. } => "EPH-50",
        Event::Reshuffled { .. } => "EPH-76",
        Event::NoAction { .. } => "EPH-A11",
        Event::Trophy { .. } => "EPH-115",
        Event::RoundWon { .. } => "EPH-88",
        Event::PageRead { .. } => "EPH-91",
        Event::NoPage => "EPH-92",
        Event::Left { .. } => "EPH-93",
        Event::Came { .. } => "EPH-94",
        Event::TileLaid { .. } => "EPH-95",
        Event::Won { .. } => "EPH-79",
        Event::Lost { reason: Loss::Unpopular } => "EPH-129",
        Event::Lost { reason: Loss::Overthrown } => "EPH-130",
        Event::Unfinished => "EPH-A56",
    })
}
