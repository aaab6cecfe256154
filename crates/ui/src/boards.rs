//! The boards of all games: the one place in this crate where they are listed.

mod ephios;
mod ephyran;
mod epix;
mod erythro;
mod fireflies;
mod reference;

use reference_games::{connect_four, goofspiel, kuhn, leduc, tic_tac_toe};

use crate::board::{AnyBoard, Of};

/// A line for each game of the catalog.
static BOARDS: &[&dyn AnyBoard] = &[
    &Of::<game_ephios::State>::NEW,
    &Of::<game_epix::State>::NEW,
    &Of::<game_erythro::State>::NEW,
    &Of::<game_ephyran::State>::NEW,
    &Of::<game_fireflies::State>::NEW,
    &Of::<tic_tac_toe::State>::NEW,
    &Of::<connect_four::State>::NEW,
    &Of::<kuhn::State>::NEW,
    &Of::<leduc::State>::NEW,
    &Of::<goofspiel::State>::NEW,
];

/// Every board.
pub fn boards() -> impl Iterator<Item = &'static dyn AnyBoard> {
    BOARDS.iter().copied()
}

/// The board of the game with this id.
///
/// # Panics
/// When a game of the catalog has no board, which the tests rule out.
pub fn board_of(game: &str) -> &'static dyn AnyBoard {
    boards().find(|board| board.game() == game).expect("every game of the catalog has its board")
}
