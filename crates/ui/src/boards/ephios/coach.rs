//! The first turns explained at the real table, one thing at a time.

use engine::{Phrase, Seat};
use game_ephios::setup::Mode;
use game_ephios::state::Wait;

use super::{Table, alliances};

/// What the coach says now, with the key it is remembered by.
pub(super) fn says(scene: &Table<'_>) -> Option<(&'static str, String)> {
    let seat = scene.me()?;
    let key = match scene.view.table.wait {
        Wait::React(asked) if asked == seat => "ephios-coach-react",
        Wait::Answer(asked) if asked == seat => "ephios-coach-answer",
        Wait::Lay(asked) if asked == seat => "ephios-coach-lay",
        Wait::Limit if scene.view.table.turn == seat => "ephios-coach-limit",
        Wait::Act if scene.view.table.turn == seat => on_turn(scene, seat),
        Wait::Over => return None,
        _ => while_waiting(scene, seat)?,
    };
    let view = scene.view;
    let numbers = &view.pack().printed.numbers;
    let phrase = Phrase::new(key)
        .with("goal", numbers.goal)
        .with("tokens", view.table.tokens[seat.index()])
        .with("gain", numbers.debate_gain)
        .with("limit", numbers.hand_limit);
    Some((key, scene.say(&phrase)))
}

/// The turn's lesson: the rarest situation first, so that each comes up when it can be tried.
fn on_turn(scene: &Table<'_>, seat: Seat) -> &'static str {
    let view = scene.view;
    let table = &view.table;
    let mut in_play = table.roster.alliances.into_iter();
    let can_unite = in_play.any(|alliance| alliances::best(scene, alliance).is_some());
    let is_first = table.turn_number <= u16::from(table.n_seats) * 2;
    match table.mode {
        Mode::Campaign { .. } if table.round > 1 && view.hand.is_empty() => "ephios-coach-campaign",
        Mode::Solo { .. } if is_first && view.hand.is_empty() => "ephios-coach-solo",
        _ if can_unite && table.is_solo() => "ephios-coach-unite-solo",
        _ if can_unite => "ephios-coach-unite",
        Mode::Solo { .. } if !table.zone.is_empty() => "ephios-coach-corrupt",
        _ if is_first && view.hand.is_empty() => "ephios-coach-goal",
        _ if !view.hand.is_empty() => "ephios-coach-use",
        _ if table.tokens[seat.index()] < 2 => "ephios-coach-debate",
        _ if table.crossroads.iter().any(|card| !card.is_personality()) => {
            "ephios-coach-inhabitant"
        }
        _ => "ephios-coach-recruit",
    }
}

/// While others play there is time to look around.
fn while_waiting(scene: &Table<'_>, seat: Seat) -> Option<&'static str> {
    let table = &scene.view.table;
    if table.is_solo() || table.turn == seat {
        return None;
    }
    scene.view.affinity.map(|_| "ephios-coach-affinity")
}
