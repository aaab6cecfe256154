//! How Ephyran is drawn.

use crate::plain::plain;

plain!(game_ephyran::State);
