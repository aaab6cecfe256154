//! How Erythro is drawn.

use crate::plain::plain;

plain!(game_erythro::State);
