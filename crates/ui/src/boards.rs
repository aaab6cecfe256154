//! The boards of all games: the one place in this crate where they are listed.

mod ephios;
mod ephyran;
mod epix;
mod erythro;
mod reference;

use crate::board::{AnyBoard, Of};

/// The board of the game with this id.
///
/// # Panics
/// When a game of the catalog has no board, which the tests rule out.
pub fn board_of(game: &str) -> &'static dyn AnyBoard {
    match game {
        "ephios" => &Of::<game_ephios::State>::NEW,
        "epix" => &Of::<game_epix::State>::NEW,
        "erythro" => &Of::<game_erythro::State>::NEW,
        "ephyran" => &Of::<game_ephyran::State>::NEW,
        "tic-tac-toe" => &Of::<reference_games::tic_tac_toe::State>::NEW,
        "connect-four" => &Of::<reference_games::connect_four::State>::NEW,
        "kuhn" => &Of::<reference_games::kuhn::State>::NEW,
        "leduc" => &Of::<reference_games::leduc::State>::NEW,
        "goofspiel" => &Of::<reference_games::goofspiel::State>::NEW,
        other => unreachable!("{other} has no board"),
    }
}
