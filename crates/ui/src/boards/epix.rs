//! How Epix is drawn.

use crate::plain::plain;

plain!(game_epix::State);
