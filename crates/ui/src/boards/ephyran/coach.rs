//! What somebody is told who plays for the first time, at the real table.

use engine::{Phrase, Seat};
use game_ephyran::city::Territory;
use game_ephyran::content::Powers;
use game_ephyran::{Phase, View};

use super::names::{self, Table};
use super::outlook::open_dionysus;
use super::paths::hand;

/// What the coach says now, with the key under which it is remembered as said.
pub(super) fn coach(scene: &Table<'_>) -> Option<(&'static str, String)> {
    let view = scene.view;
    let me = view.seat()?;
    if !view.board.turn().awaited().contains(me) {
        return waiting(scene, me);
    }
    match view.board.phase {
        Phase::Gods { .. } => Some(said(scene, "god", "ephyran-board-coach-god")),
        Phase::Act => Some(own_turn(scene, me)),
        Phase::ActAgain => Some(said(scene, "again", "ephyran-board-coach-again")),
        Phase::Source { .. } => Some(said(scene, "source", "ephyran-board-coach-source")),
        Phase::Answer { .. } => Some(said(scene, "answer", "ephyran-board-coach-answer")),
        Phase::Keep => Some(said(scene, "keep", "ephyran-board-coach-keep")),
        Phase::PlaceToken { .. } => Some(said(scene, "place", "ephyran-board-coach-place")),
        Phase::Lose { .. } => Some(said(scene, "lose", "ephyran-board-coach-lose")),
        _ => None,
    }
}

fn said(scene: &Table<'_>, key: &'static str, message: &str) -> (&'static str, String) {
    (key, scene.word(message))
}

/// The first turns, each with one thing more.
fn own_turn(scene: &Table<'_>, me: Seat) -> (&'static str, String) {
    let view = scene.view;
    if view.board.ending.is_some() {
        return said(scene, "end", "ephyran-board-coach-end");
    }
    match view.board.round {
        1 => said(scene, "halves", "ephyran-board-coach-halves"),
        2 => said(scene, "creatures", "ephyran-board-coach-creatures"),
        3 => own_god(scene, me),
        _ if open_dionysus(view, me).next().is_some() => {
            said(scene, "thief", "ephyran-board-coach-thief")
        }
        _ if holds_support(view) => said(scene, "support", "ephyran-board-coach-support"),
        _ => said(scene, "change", "ephyran-board-coach-change"),
    }
}

fn own_god(scene: &Table<'_>, me: Seat) -> (&'static str, String) {
    let own = scene.view.board.gods[me.index()].map_or(Territory::Lagoon, |god| god.0);
    let phrase =
        Phrase::new("ephyran-board-coach-own").with("territory", names::territory(scene, own));
    ("own", scene.say(&phrase))
}

fn holds_support(view: &View) -> bool {
    hand(view).into_iter().any(|card| view.pack.face(card).powers != Powers::default())
}

/// While the others think, before one's own first turn.
fn waiting(scene: &Table<'_>, me: Seat) -> Option<(&'static str, String)> {
    let board = &scene.view.board;
    let is_new = board.round == 1 && board.city(me).n_areas() == 0;
    let has_begun = matches!(board.phase, Phase::Act | Phase::Source { .. });
    (is_new && has_begun).then(|| said(scene, "waiting", "ephyran-board-coach-waiting"))
}
