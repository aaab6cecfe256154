//! How Ephios is drawn.

use crate::plain::plain;

plain!(game_ephios::State);
