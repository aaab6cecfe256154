//! What a page says when there is nothing to show.

use engine::Phrase;
use maud::html;

use crate::model::Reader;
use crate::pages::frame::page;
use crate::speaker::Speaker;

/// A page that says what is wrong and where to go from there.
pub fn problem(reader: &Reader, what: &Phrase) -> String {
    let speaker = Speaker { lang: reader.lang, names: &[], reader: engine::Viewer::Spectator };
    let main = html! { main { p { (speaker.say(what)) } a href="/" { "Tablée" } } };
    page(reader, "Tablée", None, &main)
}
