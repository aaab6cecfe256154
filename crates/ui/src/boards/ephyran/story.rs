//! Where events can be seen, and which rule explains them.

use game_ephyran::content::Power;
use game_ephyran::{Action, Event};

use super::things::Thing;
use crate::board::Touch;

/// What an event changed, as things of the table.
pub(super) fn traces(event: Event) -> Vec<Touch> {
    let things = match event {
        Event::GodTaken { seat, .. } | Event::CityFinished { seat, .. } => vec![Thing::City(seat)],
        Event::TookDiscard { .. } | Event::Discarded { .. } => vec![Thing::Discard],
        Event::AreaAdded { seat, area, .. }
        | Event::AreaReplaced { seat, area, .. }
        | Event::AreaLost { seat, area, .. }
        | Event::TokenPlaced { seat, area }
        | Event::TokenLost { seat, area } => vec![Thing::Place(seat, area)],
        Event::AreaChanged { seat, area, .. } => vec![Thing::Place(seat, area), Thing::Discard],
        Event::DionysusTaken { seat, from, area, to, .. } => {
            vec![Thing::Place(from, area), Thing::Place(seat, to)]
        }
        Event::SupportPlayed { action, .. } => aimed_at(action),
        Event::Countered { .. } => vec![Thing::Tartarus],
        Event::AreasExchanged { seat, with, area } => {
            vec![Thing::Place(seat, area), Thing::Place(with, area)]
        }
        Event::TokenDrawn { .. } => vec![Thing::Tokens],
        Event::TokenStolen { from, area, .. } => vec![Thing::Place(from, area)],
        Event::TokenSeen { seat, area, .. } => vec![Thing::Place(seat, area)],
        Event::Locked { seat, territory } | Event::Unlocked { of: seat, territory, .. } => {
            vec![Thing::Column(seat, territory)]
        }
        Event::FirstPlayer { .. } | Event::Drew { .. } | Event::TookNothing { .. } => Vec::new(),
        Event::LetPass { .. } | Event::LookedAt { .. } | Event::Kept { .. } => Vec::new(),
        Event::LastRound { .. } | Event::TokenRevealed { .. } | Event::Scored { .. } => Vec::new(),
    };
    things.into_iter().map(Thing::touch).collect()
}

/// What a Support was played for.
fn aimed_at(action: Action) -> Vec<Thing> {
    let aim = match action {
        Action::Exchange { with: seat, area, .. } | Action::StealToken { from: seat, area, .. } => {
            Some(Thing::Place(seat, area))
        }
        Action::Destroy { of, .. } => Some(Thing::City(of)),
        Action::Twins { .. } | Action::Graeae { .. } => Some(Thing::Pile),
        Action::TakeToken { .. } => Some(Thing::Tokens),
        _ => None,
    };
    aim.into_iter().chain([Thing::Tartarus]).collect()
}

/// The rule that explains an event.
pub(super) fn rule(event: Event) -> &'static str {
    match event {
        Event::FirstPlayer { .. } => "EYR-A28",
        Event::GodTaken { .. } => "EYR-3",
        Event::Drew { .. } | Event::TookDiscard { .. } => "EYR-8",
        Event::TookNothing { .. } => "EYR-A24",
        Event::AreaAdded { card, .. } if card.is_dionysus() => "EYR-14",
        Event::AreaAdded { .. } => "EYR-9",
        Event::DionysusTaken { .. } => "EYR-15",
        Event::AreaChanged { .. } => "EYR-12",
        Event::Discarded { .. } => "EYR-13",
        Event::SupportPlayed { action, .. } => support_rule(action),
        Event::LetPass { .. } => "EYR-A11",
        Event::Countered { .. } => "EYR-24",
        Event::AreasExchanged { .. } => "EYR-A4",
        Event::AreaReplaced { .. } => "EYR-A3",
        Event::LookedAt { .. } | Event::Kept { .. } => "EYR-19",
        Event::TokenDrawn { .. } => "EYR-21",
        Event::TokenStolen { .. } => "EYR-23",
        Event::TokenSeen { .. } => "EYR-A30",
        Event::TokenPlaced { .. } => "EYR-29",
        Event::TokenLost { .. } => "EYR-31",
        Event::AreaLost { .. } => "EYR-A5",
        Event::Locked { .. } => "EYR-25",
        Event::Unlocked { .. } => "EYR-26",
        Event::CityFinished { .. } => "EYR-37",
        Event::LastRound { .. } => "EYR-32",
        Event::TokenRevealed { .. } => "EYR-33",
        Event::Scored { .. } => "EYR-38",
    }
}

fn support_rule(action: Action) -> &'static str {
    match action.support().map(|(power, _)| power) {
        Some(Power::Twins) => "EYR-18",
        Some(Power::Graeae) => "EYR-19",
        Some(Power::Exchange) => "EYR-20",
        Some(Power::TakeToken) => "EYR-21",
        Some(Power::Destroy) => "EYR-22",
        Some(Power::StealToken) => "EYR-23",
        Some(Power::Lock) => "EYR-25",
        Some(Power::Unlock) => "EYR-26",
        None => "EYR-11",
    }
}
