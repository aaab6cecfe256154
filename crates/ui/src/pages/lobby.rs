//! The first page: the games, open tables, my tables.

use catalog::Catalog;
use maud::html;

use crate::model::{Lobby, Reader};
use crate::pages::frame::page;

/// The first page.
pub fn lobby(reader: &Reader, catalog: &Catalog, lobby: &Lobby) -> String {
    let main = html! {
        @for title in catalog.titles() { a href={ "/new/" (title.id()) } { (title.id()) } }
        @for table in &lobby.open { a href={ "/t/" (table.id) } { (table.game) } }
    };
    page(reader, "Tablée", None, &main)
}
