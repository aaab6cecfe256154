//! How the reference games are drawn.

use crate::plain::plain;

plain!(reference_games::tic_tac_toe::State);
plain!(reference_games::connect_four::State);
plain!(reference_games::kuhn::State);
plain!(reference_games::leduc::State);
plain!(reference_games::goofspiel::State);
