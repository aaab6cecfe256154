//! Small things that several pages show.

use std::sync::OnceLock;

use catalog::Catalog;
use engine::{Knob, Options, Phrase, Seat};
use localization::Lang;
use maud::{Markup, PreEscaped, html};
use qrcode::{Color, EcLevel, QrCode};

use crate::pages::frame::{say, word};

/// A player's picture: initials on a pattern that is the seat's own, so that colour is never alone.
pub(crate) fn avatar(name: &str, seat: Seat) -> Markup {
    let n = seat.index() % PATTERNS.len();
    html! {
        svg.avatar.{ "seat-" (n + 1) } viewBox="0 0 40 40" aria-hidden="true" {
            circle.avatar-ground cx="20" cy="20" r="19" {}
            path.avatar-pattern d=(PATTERNS[n]) {}
            circle.avatar-plate cx="20" cy="20" r="12.500" {}
            text x="20" y="24.500" text-anchor="middle" { (initials(name)) }
        }
    }
}

/// Plain, stripes, dots, chequer, rings, zigzag.
const PATTERNS: [&str; 6] = [
    "",
    "M4 12L12 4M2 22L22 2M4 32L32 4M10 38L38 10M20 39L39 20M29 38L38 29",
    "M9 9h.1M20 4h.1M31 9h.1M4 20h.1M36 20h.1M9 31h.1M20 36h.1M31 31h.1",
    "M5 8h5M15 3h5M25 5h5M33 13h4M35 24h3M30 33h4M20 37h5M10 34h5M3 26h4M2 16h4",
    "M20 4a16 16 0 1 0 .1 0",
    "M2 14l5-6 5 4 4-8 4 5 4-5 4 8 5-4 5 6M2 26l5 6 5-4 4 8 4-5 4 5 4-8 5 4 5-6",
];

/// The first letters of up to two words.
fn initials(name: &str) -> String {
    let letters = name
        .split_whitespace()
        .filter_map(|word| word.chars().find(|c| c.is_alphanumeric() || *c == '+'));
    letters.take(2).flat_map(char::to_uppercase).collect()
}

/// An address to give to others, with a button that copies it.
pub(crate) fn address(lang: Lang, id: &str, label: &str, address: &str) -> Markup {
    html! {
        div.address {
            label for=(id) { (label) }
            div.row {
                input #(id) type="text" readonly value=(address);
                button.scripted type="button" data-copy=(address) { (word(lang, "page-copy")) }
            }
        }
    }
}

/// The address as a square code for a camera; nothing for one that is too long.
pub(crate) fn qr(lang: Lang, address: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(address, EcLevel::L) else {
        return html! {};
    };
    let side = code.width();
    let dark = code.to_colors().into_iter().enumerate().filter(|(_, color)| *color == Color::Dark);
    let path: String = dark
        .map(|(n, _)| format!("M{} {}h1v1h-1z", n % side + 2, n / side + 2))
        .collect::<Vec<_>>()
        .concat();
    html! {
        svg.qr viewBox={ "0 0 " (side + 4) " " (side + 4) } role="img" aria-label=(word(lang, "page-qr")) shape-rendering="crispEdges" {
            path.paper d={ "M0 0h" (side + 4) "v" (side + 4) "H0z" } {}
            path.ink d=(PreEscaped(path)) {}
        }
    }
}

/// The name of a bot's level.
pub(crate) fn level(lang: Lang, level: &str) -> String {
    match level {
        "random" | "greedy" | "easy" | "normal" | "hard" | "expert" => {
            word(lang, &format!("page-level-{level}"))
        }
        other => other.to_string(),
    }
}

/// "bot, hard".
pub(crate) fn bot(lang: Lang, name: &str) -> String {
    say(lang, &Phrase::new("page-bot").with("level", level(lang, name)))
}

/// The options of a game, for games that are in the box.
pub(crate) fn knobs(game: &str) -> &'static [Knob] {
    games_and_knobs().iter().find(|(id, _)| *id == game).map_or(&[], |(_, knobs)| knobs)
}

/// Every game in the box with its options.
pub(crate) fn games_and_knobs() -> &'static [(&'static str, &'static [Knob])] {
    static GAMES: OnceLock<Vec<(&'static str, &'static [Knob])>> = OnceLock::new();
    let list = || Catalog::standard().titles().map(|title| (title.id(), title.knobs())).collect();
    GAMES.get_or_init(list)
}

/// What is played, in a few words, and which rules are read otherwise than usual.
pub(crate) fn options_line(lang: Lang, game: &str, options: &Options) -> String {
    let is_usual = |key: &str, value: &str| {
        knobs(game).iter().any(|knob| knob.is_reading() && knob.key == key && knob.default == value)
    };
    let told = options.iter().filter(|(key, value)| *key != "seats" && !is_usual(key, value));
    let told = told.filter_map(|(key, value)| {
        let key = format!("{game}-option-{key}-{value}");
        let text = word(lang, &key);
        (!text.starts_with('[')).then_some(text)
    });
    told.collect::<Vec<_>>().join(" · ")
}
