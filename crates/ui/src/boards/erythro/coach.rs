//! What somebody who plays for the first time is told, when it first matters.

use engine::Seat;
use game_erythro::View;
use game_erythro::setup::Payment;
use game_erythro::state::{Phase, Task};

use super::Sight;

/// What the coach says now.
pub(super) fn coach(scene: &Sight<'_>) -> Option<(&'static str, String)> {
    let me = scene.view.seat()?;
    if scene.view.table.ending.is_some() {
        return None;
    }
    let key =
        if scene.view.awaited.contains(me) { asked(scene.view, me) } else { waiting(scene.view) }?;
    Some((key, scene.word(key)))
}

/// While somebody else decides.
fn waiting(view: &View) -> Option<&'static str> {
    match view.table.phase {
        Phase::Preparation | Phase::Characters | Phase::Arrival => {
            Some("erythro-board-coach-adversary")
        }
        _ if view.table.round == 1 => Some("erythro-board-coach-waiting"),
        _ => None,
    }
}

/// While the reader decides.
fn asked(view: &View, me: Seat) -> Option<&'static str> {
    if let Some(task) = view.table.tasks.last() {
        return in_a_task(view, me, *task);
    }
    match view.table.phase {
        Phase::Characters => Some("erythro-board-coach-character"),
        Phase::Players => Some(playing(view, me)),
        Phase::Discard => Some("erythro-board-coach-discard"),
        Phase::Purchase => Some(match view.table.terms.readings.cards {
            Payment::Own => "erythro-board-coach-purchase",
            Payment::Mixed => "erythro-board-coach-purchase-mixed",
        }),
        Phase::Mines | Phase::Adversary | Phase::Draw => Some("erythro-board-coach-special"),
        Phase::Preparation | Phase::Arrival => None,
    }
}

fn in_a_task(view: &View, me: Seat, task: Task) -> Option<&'static str> {
    match task {
        Task::Move { .. } => Some("erythro-board-coach-move"),
        Task::Attack { reduction, .. } if view.mixed_price(me, reduction).is_some() => None,
        Task::Attack { .. } => Some("erythro-board-coach-attack"),
        Task::Choose { .. } => Some("erythro-board-coach-choose"),
        Task::Remove { .. } | Task::RemoveEach { .. } => Some("erythro-board-coach-remove"),
        _ => None,
    }
}

/// One thing for each card of the first round; later what the position brings.
fn playing(view: &View, me: Seat) -> &'static str {
    let (table, player) = (&view.table, view.table.player(me));
    let hand = view.hands[me.index()].cards.unwrap_or_default();
    let seen = &view.hands[me.index()];
    let attackable =
        table.attack_cost(view.pack(), player.tile, table.elements(view.pack(), me)[0]);
    match (table.round, player.played.len()) {
        (1, 0) => "erythro-board-coach-zones",
        (1, 1) => "erythro-board-coach-mines",
        (1, 2) => "erythro-board-coach-sanctuary",
        (1, _) => "erythro-board-coach-together",
        _ if hand.contamination > 0 => "erythro-board-coach-contamination",
        _ if attackable.is_some() => "erythro-board-coach-on-a-mine",
        _ if seen.hand_and_pile.len() - seen.n_cards < 4 => "erythro-board-coach-shuffle",
        _ => "erythro-board-coach-sheet",
    }
}
