//! What a page says when there is nothing to show.

use engine::Phrase;
use maud::html;

use crate::model::Reader;
use crate::pages::frame::{page, say, word};

/// A page that says what is wrong and where to go from there.
pub fn problem(reader: &Reader, what: &Phrase) -> String {
    let lang = reader.lang;
    let main = html! {
        main.sheet.problem {
            svg.knocked viewBox="0 0 120 60" aria-hidden="true" {
                path d="M10 52h100" {}
                path d="M22 52l6-22 8 2-4 20zM52 46l34-12 4 7-32 11z" {}
                circle cx="34" cy="23" r="6" {}
                circle cx="94" cy="33" r="6" {}
            }
            h1 { (word(lang, "page-problem")) }
            p { (say(lang, what)) }
            p { a.button href="/" { (word(lang, "page-problem-home")) } }
        }
    };
    page(reader, &word(lang, "page-problem"), None, &main)
}
