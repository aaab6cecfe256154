//! What every page has around it.

use maud::{DOCTYPE, Markup, html};

use crate::assets;
use crate::model::Reader;

/// A page: `game` chooses the mood, `main` is what it is about.
pub(crate) fn page(reader: &Reader, title: &str, game: Option<&str>, main: &Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(reader.lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                link rel="stylesheet" href=(assets::address("frame.css"));
                @if let Some(game) = game {
                    link rel="stylesheet" href=(assets::address(&style_sheet(game)));
                }
                script defer src=(assets::address("tablee.js")) {}
            }
            body data-game=[game] { (main) }
        }
    };
    page.into_string()
}

/// Where the game's own style sheet is: our four games have one each, the others share one.
fn style_sheet(game: &str) -> String {
    let own = format!("games/{game}.css");
    if assets::asset(&own).is_some() { own } else { "games/reference.css".to_string() }
}
