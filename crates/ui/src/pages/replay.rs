//! A finished game, step by step.

use maud::html;

use crate::model::{Reader, Replay};
use crate::pages::frame::page;
use crate::pages::table::fragments;

/// The replay page at one moment, from one reader's knowledge or with all cards open.
pub fn replay(reader: &Reader, replay: &Replay<'_>) -> String {
    let main = html! {
        main { @for (_, html) in fragments(&replay.table) { (maud::PreEscaped(html)) } }
    };
    page(reader, replay.table.game, Some(replay.table.game), &main)
}
