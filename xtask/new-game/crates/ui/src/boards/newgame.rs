//! How Newgame is shown: the plain board, until somebody draws another.

use game_newgame::State;

use crate::board::Board;
use crate::shown::Shown;

impl Board for State {
    const SHOWN: Shown = Shown { short: "seats=3", ..Shown::PLAIN };
}
