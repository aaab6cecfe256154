//! The rules of a game, numbered, with its cards.

use catalog::Title;
use maud::html;

use crate::model::Reader;
use crate::pages::frame::page;

/// The rules page of a game.
pub fn rules(reader: &Reader, title: &dyn Title) -> String {
    page(reader, title.id(), Some(title.id()), &html! { main { (title.id()) } })
}
