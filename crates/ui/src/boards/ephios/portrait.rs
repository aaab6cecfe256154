//! Portraits of the characters, put together from coats, hats and the things they carry.

use game_ephios::{Card, CardSet};
use maud::{Markup, html};

/// What is drawn by name for the portraits of `cards`.
pub(super) fn definitions(_cards: CardSet) -> Markup {
    html! {}
}

/// The portrait of a character.
pub(super) fn draw(_card: Card) -> Markup {
    html! {}
}
