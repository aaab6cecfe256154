//! What every page has around it.

use engine::{Phrase, Viewer};
use localization::{Lang, Speaker};
use maud::{DOCTYPE, Markup, html};

use crate::assets;
use crate::boards::board_of;
use crate::model::Reader;

/// A page: `game` chooses the mood, `main` is what it is about.
pub(crate) fn page(reader: &Reader, title: &str, game: Option<&str>, main: &Markup) -> String {
    let trail = html! {
        @if let Some(game) = game { span.trail { a href={ "/rules/" (game) } { (game_name(reader.lang, game)) } } }
    };
    let top = Top { trail, tools: html! {}, kind: "site" };
    framed(reader, title, game, &top, main)
}

/// What a page has at its top beside the name of the house and the switches.
pub(crate) struct Top {
    /// Where we are.
    pub(crate) trail: Markup,
    /// Buttons of this page.
    pub(crate) tools: Markup,
    /// The kind of page, for the style sheet.
    pub(crate) kind: &'static str,
}

/// A page with its own top.
pub(crate) fn framed(
    reader: &Reader,
    title: &str,
    game: Option<&str>,
    top: &Top,
    main: &Markup,
) -> String {
    let lang = reader.lang;
    let page = html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            (head(lang, title, game))
            body.{ (top.kind) "-page" } data-game=[game] {
                a.skip href=(if top.kind == "table" { "#prompt" } else { "#main" }) { (word(lang, "page-skip")) }
                (header(reader, top))
                div #main tabindex="-1" { (main) }
                @if top.kind == "site" { footer.foot { p { (word(lang, "page-footer")) } } }
                (help(lang))
                div #closeup hidden {}
                div #note role="status" hidden {}
                (words_for_script(lang))
            }
        }
    };
    page.into_string()
}

fn head(lang: Lang, title: &str, game: Option<&str>) -> Markup {
    html! {
        head {
            meta charset="utf-8";
            meta name="viewport" content="width=device-width, initial-scale=1";
            meta name="color-scheme" content="light dark";
            meta name="description" content=(word(lang, "page-slogan"));
            title { (title) }
            link rel="icon" href=(assets::address("icon.svg")) type="image/svg+xml";
            link rel="manifest" href=(assets::address("tablee.webmanifest"));
            script src=(assets::address("early.js")) {}
            link rel="stylesheet" href=(assets::address("frame.css"));
            @if let Some(game) = game {
                link rel="stylesheet" href=(assets::address(&style_sheet(game)));
            }
            script type="module" src=(assets::address("tablee.js")) {}
        }
    }
}

fn header(reader: &Reader, top: &Top) -> Markup {
    let lang = reader.lang;
    let other = other_than(lang);
    html! {
        header.top {
            p.where { a.brand href="/" { (word(lang, "page-brand")) } (top.trail) }
            nav.tools {
                (top.tools)
                a.tool.language.wide href=(switch(reader)) hreflang=(other) lang=(other)
                    title=(word(lang, "page-language-help")) aria-label=(word(lang, "page-language")) {
                    (other.code().to_uppercase())
                }
                button.tool.scripted.wide type="button" data-do="theme" title=(word(lang, "page-theme"))
                    aria-label=(word(lang, "page-theme")) { (glyph("theme")) }
                @if top.kind == "table" {
                    button.tool.scripted.wide type="button" data-do="sound" aria-pressed="false" title=(word(lang, "page-sound"))
                        aria-label=(word(lang, "page-sound")) { (glyph("sound")) }
                }
                button.tool type="button" popovertarget="help" title=(word(lang, "page-help"))
                    aria-label=(word(lang, "page-help")) { "?" }
            }
        }
    }
}

fn other_than(lang: Lang) -> Lang {
    match lang {
        Lang::En => Lang::Fr,
        Lang::Fr => Lang::En,
    }
}

/// The address that switches to the other language and comes back.
pub(crate) fn switch(reader: &Reader) -> String {
    format!("/lang/{}?to={}", other_than(reader.lang), encode(&reader.path))
}

/// The small drawings of the switches.
fn glyph(name: &str) -> Markup {
    html! {
        svg.glyph viewBox="0 0 20 20" aria-hidden="true" {
            @if name == "theme" {
                circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" stroke-width="2" {}
                path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" {}
            } @else {
                path d="M3 8v4h3l4 4V4L6 8z" fill="currentColor" {}
                path.waves d="M13 7a4 4 0 0 1 0 6M15 4.500a8 8 0 0 1 0 11" fill="none" stroke="currentColor" stroke-width="1.800" stroke-linecap="round" {}
                path.mute d="M13 8l5 5m0-5l-5 5" fill="none" stroke="currentColor" stroke-width="1.800" stroke-linecap="round" {}
            }
        }
    }
}

fn help(lang: Lang) -> Markup {
    const KEYS: [&str; 9] = [
        "page-key-touch",
        "page-key-arrows",
        "page-key-numbers",
        "page-key-board",
        "page-key-escape",
        "page-key-undo",
        "page-key-log",
        "page-key-chat",
        "page-key-help",
    ];
    html! {
        div #help.sheet popover="auto" role="dialog" aria-labelledby="help-title" {
            h2 #help-title { (word(lang, "page-help")) }
            p { (word(lang, "page-how-touch")) }
            p { (word(lang, "page-how-hold")) }
            h3 { (word(lang, "page-shortcuts")) }
            dl.keys {
                @for line in KEYS.map(|key| word(lang, key)) {
                    @let (keys, meaning) = line.split_once(" | ").unwrap_or((&line, ""));
                    dt { kbd { (keys) } } dd { (meaning) }
                }
            }
            p.row {
                button.scripted type="button" data-do="coach" { (word(lang, "page-coach-again")) }
                button.scripted type="button" data-do="notify" { (word(lang, "page-notify")) }
                button.plain type="button" popovertarget="help" popovertargetaction="hide" { (word(lang, "page-close")) }
            }
        }
    }
}

/// The few words that the script says itself.
fn words_for_script(lang: Lang) -> Markup {
    let say = |key| word(lang, key);
    // The script puts the name in.
    let mute = crate::pages::frame::say(lang, &Phrase::new("page-chat-mute").with("who", "{who}"));
    html! {
        template #words data-copied=(say("page-copied")) data-then=(say("page-then")) data-offline=(say("page-offline"))
            data-unsent=(say("page-not-sent")) data-turn=(say("page-your-turn")) data-rule=(say("page-why-rule"))
            data-told=(say("page-notify-on")) data-watcher=(say("page-chat-watcher")) data-mute=(mute) {}
    }
}

/// Where the game's own style sheet is.
fn style_sheet(game: &str) -> String {
    format!("games/{}.css", board_of(game).shown().sheet)
}

/// The picture of a game.
pub(crate) fn emblem(game: &str) -> Markup {
    (board_of(game).shown().emblem)()
}

/// A message without arguments.
pub(crate) fn word(lang: Lang, key: &str) -> String {
    speaker(lang).look_up(key).unwrap_or_else(|_| format!("[{key}]"))
}

/// A message with arguments, said to nobody in particular.
pub(crate) fn say(lang: Lang, phrase: &Phrase) -> String {
    speaker(lang).say(phrase)
}

/// The name of a game.
pub(crate) fn game_name(lang: Lang, game: &str) -> String {
    word(lang, &format!("{game}-name"))
}

fn speaker(lang: Lang) -> Speaker<'static> {
    Speaker { lang, names: &[], reader: Viewer::Spectator }
}

/// A path as the value of a query.
fn encode(path: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~/".contains(&byte);
    path.bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}
