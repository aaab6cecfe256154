//! What the coach says to somebody who plays for the first time, one thing at a time.

use engine::Viewer;
use game_epix::{Phase, State};

use crate::board::Scene;

/// The lesson of this moment, with the key under which it is remembered.
pub(super) fn coach(scene: &Scene<'_, State>) -> Option<(&'static str, String)> {
    let key = lesson(scene)?;
    Some((key, scene.word(key)))
}

fn lesson(scene: &Scene<'_, State>) -> Option<&'static str> {
    let open = &scene.view.open;
    let Viewer::Seat(seat) = scene.speaker.reader else { return None };
    if !open.turn().awaited().contains(seat) {
        return waiting(scene);
    }
    let is_winter = open.season == 3;
    Some(match open.phase {
        Phase::Castles => "epix-coach-castle",
        Phase::Colours => "epix-coach-colour",
        Phase::Preliminary if open.offered.is_empty() => "epix-coach-muster",
        // The first unit is explained before the first bid.
        Phase::Preliminary if open.held(seat).len() < 2 => "epix-coach-muster",
        Phase::Preliminary => "epix-coach-abilities",
        Phase::Auction => "epix-coach-auction",
        Phase::Appoint => "epix-coach-appoint",
        Phase::Choose if is_winter => "epix-coach-winter",
        Phase::Choose => "epix-coach-choose",
        Phase::Exchange => "epix-coach-exchange",
        Phase::Order => "epix-coach-order",
        Phase::Recruit => "epix-coach-recruit",
        Phase::March => "epix-coach-march",
        Phase::Stake if open.fight.as_ref().is_some_and(|fight| fight.winning) => {
            "epix-coach-fight-on"
        }
        Phase::Stake => "epix-coach-stake",
        Phase::Guess => "epix-coach-guess",
        Phase::Lot | Phase::Draw | Phase::Over => return None,
    })
}

/// While others act: the aim first, then what is worth watching.
fn waiting(scene: &Scene<'_, State>) -> Option<&'static str> {
    match scene.view.open.phase {
        Phase::Lot | Phase::Castles | Phase::Colours | Phase::Draw | Phase::Preliminary => {
            Some("epix-coach-aim")
        }
        Phase::Guess | Phase::Stake => Some("epix-coach-watch-duel"),
        Phase::Recruit | Phase::March => Some("epix-coach-watch-turn"),
        _ => None,
    }
}
