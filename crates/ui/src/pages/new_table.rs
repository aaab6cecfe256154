//! A new table: options, seats, pace.

use catalog::Title;
use engine::Options;
use maud::html;

use crate::model::Reader;
use crate::pages::frame::page;

/// The page where a host sets up a table of `title`; `chosen` is what she chose so far, `wrong` what was wrong with it.
pub fn new_table(
    reader: &Reader,
    title: &dyn Title,
    chosen: &Options,
    wrong: Option<&str>,
) -> String {
    let main = html! {
        form method="post" action={ "/new/" (title.id()) } {
            @for (key, value) in chosen.iter() { input name=(key) value=(value); }
            @if let Some(wrong) = wrong { p role="alert" { (wrong) } }
            button { "OK" }
        }
    };
    page(reader, title.id(), Some(title.id()), &main)
}
