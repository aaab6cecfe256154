//! What happened, as somebody at the table would tell it.

use engine::{Phrase, Seat};

use super::names::Names;
use super::standing;
use crate::action::{Action, Ending, Event};
use crate::card::CardId;
use crate::view::View;

pub(super) fn line(view: &View, event: Event) -> Phrase {
    let names = Names(&view.pack);
    let by = |key, seat: Seat| Phrase::new(key).with("who", seat);
    let with_card = |key, seat: Seat, card: CardId| by(key, seat).with("card", names.card(card));
    match event {
        Event::FirstPlayer { seat } => by("ephyran-first-player", seat),
        Event::GodTaken { seat, god } => by("ephyran-god-taken", seat).with("god", names.god(god)),
        Event::Drew { seat, card: Some(card) } => with_card("ephyran-drew", seat, card),
        Event::Drew { seat, card: None } => by("ephyran-drew-hidden", seat),
        Event::TookDiscard { seat, card } => with_card("ephyran-took-discard", seat, card),
        Event::TookNothing { seat } => by("ephyran-took-nothing", seat),
        Event::AreaAdded { seat, card, area } => {
            by("ephyran-area-added", seat).with("half", names.half(card, area))
        }
        Event::DionysusTaken { seat, from, card, area, to } => by("ephyran-dionysus-taken", seat)
            .with("from", from)
            .with("half", names.half(card, area))
            .with("to", names.area(to)),
        Event::AreaChanged { seat, card, old, area } => by("ephyran-area-changed", seat)
            .with("half", names.half(card, area))
            .with("old", names.half(old, area)),
        Event::Discarded { seat, card } => with_card("ephyran-discarded", seat, card),
        Event::SupportPlayed { seat, action } => support_played(view, seat, action),
        Event::LetPass { seat } => by("ephyran-let-pass", seat),
        Event::Countered { seat, card } => with_card("ephyran-countered", seat, card),
        Event::AreasExchanged { seat, with, area } => by("ephyran-areas-exchanged", seat)
            .with("with", with)
            .with("half", standing(view, seat, area))
            .with("given", standing(view, with, area)),
        Event::AreaReplaced { seat, card, old, area } => by("ephyran-area-replaced", seat)
            .with("half", names.half(card, area))
            .with("old", names.half(old, area)),
        Event::LookedAt { seat, card: Some(card) } => with_card("ephyran-looked-at", seat, card),
        Event::LookedAt { seat, card: None } => by("ephyran-looked-at-hidden", seat),
        Event::Kept { seat, card: Some(card) } => with_card("ephyran-kept", seat, card),
        Event::Kept { seat, card: None } => by("ephyran-kept-hidden", seat),
        token_or_end => token_or_end_line(&names, token_or_end),
    }
}

fn token_or_end_line(names: &Names<'_>, event: Event) -> Phrase {
    let by = |key, seat: Seat| Phrase::new(key).with("who", seat);
    match event {
        Event::TokenDrawn { seat, magic: Some(magic) } => {
            by("ephyran-token-drawn", seat).with("magic", names.magic(magic))
        }
        Event::TokenDrawn { seat, .. } => by("ephyran-token-drawn-hidden", seat),
        Event::TokenStolen { seat, from, area, magic } => {
            let key = match magic {
                Some(_) => "ephyran-token-stolen",
                None => "ephyran-token-stolen-hidden",
            };
            let phrase = by(key, seat).with("from", from).with("area", names.area(area));
            magic.map_or(phrase.clone(), |magic| phrase.with("magic", names.magic(magic)))
        }
        Event::TokenSeen { seat, area, magic } => by("ephyran-token-seen", seat)
            .with("area", names.area(area))
            .with("magic", names.magic(magic)),
        Event::TokenPlaced { seat, area } => {
            by("ephyran-token-placed", seat).with("area", names.area(area))
        }
        Event::TokenLost { seat, area } => {
            by("ephyran-token-lost", seat).with("area", names.area(area))
        }
        Event::AreaLost { seat, card, area } => {
            by("ephyran-area-lost", seat).with("half", names.half(card, area))
        }
        Event::Locked { seat, territory } => {
            by("ephyran-locked", seat).with("territory", names.territory(territory))
        }
        Event::Unlocked { seat, of, territory } => by("ephyran-unlocked", seat)
            .with("of", of)
            .with("territory", names.territory(territory)),
        Event::CityFinished { seat, bonus } => {
            by("ephyran-city-finished", seat).with("bonus", bonus)
        }
        Event::LastRound { ending: Ending::Pile } => Phrase::new("ephyran-last-round-pile"),
        Event::LastRound { ending: Ending::City } => Phrase::new("ephyran-last-round-city"),
        Event::LastRound { ending: Ending::Turns } => Phrase::new("ephyran-last-round-turns"),
        Event::TokenRevealed { seat, area, magic } => by("ephyran-token-revealed", seat)
            .with("area", names.area(area))
            .with("magic", names.magic(magic)),
        Event::Scored { seat, points } => {
            by("ephyran-scored", seat).with("points", i32::from(points))
        }
        _ => unreachable!("the events before these have lines of their own"),
    }
}

fn support_played(view: &View, seat: Seat, action: Action) -> Phrase {
    let names = Names(&view.pack);
    // Where an exchange with the hand can be stopped, what is named is told before it happens.
    let named = view.board.is_stopped_by_anyone(action);
    let key = match action {
        Action::Replace { .. } if named => "ephyran-played-replace",
        Action::Exchange { .. } => "ephyran-played-exchange",
        Action::Destroy { .. } => "ephyran-played-destroy",
        Action::StealToken { .. } => "ephyran-played-steal",
        _ => "ephyran-played",
    };
    let mut phrase = Phrase::new(key).with("who", seat);
    if let Some((power, _)) = action.support() {
        phrase = phrase.with("support", names.support(power));
    }
    match action {
        Action::Exchange { with, area, .. } => {
            phrase.with("with", with).with("area", names.area(area))
        }
        Action::Replace { by, area, .. } if named => phrase.with("half", names.half(by, area)),
        Action::Destroy { of, .. } => phrase.with("of", of),
        Action::StealToken { from, area, .. } => {
            phrase.with("from", from).with("area", names.area(area))
        }
        _ => phrase,
    }
}
