//! A test for each numbered rule of the five games.

mod connect_four;
mod goofspiel;
mod kuhn;
mod leduc;
mod tic_tac_toe;

use engine::{Game, Seat, Viewer};
use engine_testkit::Script;

/// The seat number `number`.
fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}

/// One field of what a viewer sees, as programs receive it.
fn seen<G: Game>(game: &Script<G>, viewer: Viewer, field: &str) -> serde_json::Value {
    serde_json::to_value(game.view(viewer)).expect("a view is JSON")[field].clone()
}

/// Payoffs and scores as records write them, or `not over`.
fn result<G: Game>(game: &Script<G>) -> String {
    game.state().outcome().map_or_else(|| "not over".into(), |outcome| outcome.to_string())
}
