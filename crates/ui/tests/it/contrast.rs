//! Everybody can read it: the contrast of every colour that text has on what lies under it, by day and by night.

mod color;
mod css;

use std::collections::BTreeSet;

use color::{Color, Palette, Theme, contrast, resolve, split};
use css::{Rule, rules};

/// WCAG 2.2 AA: what text needs, and what large text and drawings need.
const TEXT: f64 = 4.5;
const DRAWING: f64 = 3.0;

/// Every sheet that a game has.
fn sheets() -> BTreeSet<&'static str> {
    ui::boards().map(|board| board.shown().sheet).collect()
}

/// What the frame writes on what, in every game.
const WRITTEN: [(&str, &str); 19] = [
    ("--ink", "--bg"),
    ("--ink", "--card"),
    ("--soft", "--bg"),
    ("--soft", "--card"),
    ("--accent", "--bg"),
    ("--accent", "--card"),
    ("--on-accent", "--accent"),
    ("--good", "--bg"),
    ("--good", "--card"),
    ("--warn", "--card"),
    ("--warn", "--bg"),
    ("--bg", "--ink"),
    ("--ink", "color-mix(in oklab, var(--glow) 13%, var(--card))"),
    // Names in the chat.
    ("color-mix(in oklab, var(--seat-1) 55%, var(--ink))", "--card"),
    ("color-mix(in oklab, var(--seat-2) 55%, var(--ink))", "--card"),
    ("color-mix(in oklab, var(--seat-3) 55%, var(--ink))", "--card"),
    ("color-mix(in oklab, var(--seat-4) 55%, var(--ink))", "--card"),
    ("color-mix(in oklab, var(--seat-5) 55%, var(--ink))", "--card"),
    ("color-mix(in oklab, var(--seat-6) 55%, var(--ink))", "--card"),
];

/// What the frame draws on what: glows, and the seats' colours.
const DRAWN: [(&str, &str); 8] = [
    ("--glow", "--bg"),
    ("--glow", "--card"),
    ("--seat-1", "--card"),
    ("--seat-2", "--card"),
    ("--seat-3", "--card"),
    ("--seat-4", "--card"),
    ("--seat-5", "--card"),
    ("--seat-6", "--card"),
];

/// Pictures without words: a card's back, the planet above the result. What they say is said beside them.
const SPEECHLESS: [&str; 2] = [".back", ".ery-last"];

/// What the games write and draw on grounds of their own making.
const OWN: [(&str, &str, &str, f64); 13] = [
    // A card of an alliance, tinted at its head.
    (
        "ephios",
        "color-mix(in srgb, var(--hue) 68%, var(--ink))",
        "color-mix(in srgb, var(--hue) 24%, var(--card))",
        TEXT,
    ),
    ("ephios", "var(--hue)", "var(--card)", DRAWING),
    ("ephios", "var(--hue)", "color-mix(in srgb, var(--hue) 10%, var(--card))", DRAWING),
    // Initials on the markers, words on brass, the price on a card's back.
    ("ephios", "light-dark(#fff, #10183a)", "var(--seat)", TEXT),
    ("ephios", "#20180a", "var(--brass)", TEXT),
    ("ephios", "#ffe3a0", "var(--night)", TEXT),
    // Names on the map, amounts on coins, silhouettes on shields.
    ("epix", "var(--ink)", "var(--parchment)", TEXT),
    ("epix", "var(--soft)", "var(--parchment)", TEXT),
    ("epix", "var(--gold-ink)", "var(--gold)", TEXT),
    ("epix", "var(--on-seat)", "var(--seat)", DRAWING),
    ("epix", "var(--pen)", "var(--grass)", DRAWING),
    ("epix", "var(--glow)", "var(--grass)", DRAWING),
    ("epix", "var(--glow)", "var(--rock)", DRAWING),
];

fn sheet(path: &str) -> String {
    let asset = ui::assets::asset(path).unwrap_or_else(|| panic!("no sheet {path}"));
    String::from_utf8(asset.bytes.to_vec()).expect("style sheets are text")
}

fn game_rules(game: &str) -> Vec<Rule> {
    rules(&sheet(&format!("games/{game}.css")))
}

/// The frame's palette with the game's own over it.
fn palette(game: &str) -> Palette {
    let frame = rules(&sheet("frame.css"));
    let root = frame.iter().filter(|rule| rule.selector == ":root").take(1).map(Rule::own);
    let selector = format!("[data-game=\"{game}\"]");
    let own = game_rules(game);
    let own = own.iter().filter(|rule| rule.selector == selector).map(Rule::own);
    root.chain(own).flatten().collect()
}

/// The frame's rules and the game's.
fn whole_sheet(game: &str) -> Vec<Rule> {
    rules(&sheet("frame.css")).into_iter().chain(game_rules(game)).collect()
}

fn each_theme(mut check: impl FnMut(&'static str, Theme)) {
    for game in sheets() {
        for theme in [Theme::Light, Theme::Dark] {
            check(game, theme);
        }
    }
}

/// A property's name alone stands for its value.
fn named(text: &str, palette: &Palette, theme: Theme) -> Color {
    let value = if text.starts_with("--") { format!("var({text})") } else { text.to_string() };
    resolve(&value, palette, theme).unwrap_or_else(|| panic!("{text} is no colour"))
}

#[test]
fn the_frame_can_be_read_in_every_mood() {
    let mut faint = Vec::new();
    each_theme(|game, theme| {
        let palette = palette(game);
        let pairs =
            WRITTEN.map(|pair| (pair, TEXT)).into_iter().chain(DRAWN.map(|pair| (pair, DRAWING)));
        for ((top, ground), least) in pairs {
            let ratio = contrast(named(top, &palette, theme), named(ground, &palette, theme));
            if ratio < least {
                faint.push(format!(
                    "{game} {theme:?}: {top} on {ground} is {ratio:.2}, not {least}"
                ));
            }
        }
    });
    assert!(faint.is_empty(), "{}", faint.join("\n"));
}

/// The opaque colours under a text: those of its own background, or else the page and a card.
fn grounds(rule: &Rule, palette: &Palette, theme: Theme) -> Vec<Color> {
    let page = ["--bg", "--card"].map(|name| named(name, palette, theme));
    let Some(background) = rule.get("background").or(rule.get("background-color")) else {
        return page.to_vec();
    };
    let texts = colors_in(background);
    let own: Vec<Color> = texts.iter().filter_map(|text| resolve(text, palette, theme)).collect();
    if own.is_empty() {
        // Without a colour the page shows through; a colour that this palette does not know is none of its business.
        return if background.contains("var(") { Vec::new() } else { page.to_vec() };
    }
    let under = |top: &Color| {
        page.map(|page| top.over(page)).into_iter().take(if top.is_opaque() { 1 } else { 2 })
    };
    own.iter().flat_map(|top| under(top).collect::<Vec<_>>()).collect()
}

/// A background is a colour, or a gradient with several.
fn colors_in(background: &str) -> Vec<&str> {
    let layer = background.trim();
    match layer.split_once("gradient(") {
        Some((_, inside)) => split(inside.strip_suffix(')').unwrap_or(inside))
            .into_iter()
            .map(without_place)
            .collect(),
        None => vec![layer],
    }
}

/// `#123 40%` without its place.
fn without_place(stop: &str) -> &str {
    match stop.rsplit_once(' ') {
        Some((color, place)) if place.ends_with(['%', 'm', 'x']) => color,
        _ => stop,
    }
}

/// The palettes a rule may meet: the game's, and where it needs the colour of a seat, an alliance or the like, each that
/// the sheet gives. What the game's palette settles stays as it is.
fn palettes(game: &str, sheet: &[Rule]) -> Vec<Palette> {
    let base = palette(game);
    let with = |rule: &Rule| {
        let mut own = rule.own();
        own.retain(|name, _| name == "--seat" || !base.contains_key(name));
        (!own.is_empty()).then(|| base.clone().into_iter().chain(own).collect())
    };
    std::iter::once(base.clone()).chain(sheet.iter().filter_map(with)).collect()
}

#[test]
fn what_has_a_ground_of_its_own_can_be_read_on_it() {
    let (mut n_checked, mut faint) = (0, Vec::new());
    let has_words = |rule: &&Rule| !SPEECHLESS.iter().any(|name| rule.selector.contains(name));
    each_theme(|game, theme| {
        let sheet = whole_sheet(game);
        let palettes = palettes(game, &sheet);
        for rule in sheet.iter().filter(has_words).filter(|rule| rule.get("background").is_some()) {
            let Some(color) = rule.get("color") else { continue };
            for palette in &palettes {
                let Some(color) = resolve(color, palette, theme) else { continue };
                for ground in grounds(rule, palette, theme) {
                    n_checked += 1;
                    let ratio = contrast(color.over(ground), ground);
                    if ratio < TEXT {
                        faint.push(format!("{game} {theme:?}: {} is {ratio:.2}", rule.selector));
                    }
                }
            }
        }
    });
    assert!(n_checked > 200, "only {n_checked} pairs were found: the sheets are not read any more");
    assert!(faint.is_empty(), "{}", faint.join("\n"));
}

#[test]
fn what_lies_on_things_drawn_can_be_told_from_them() {
    let mut faint = Vec::new();
    for (game, top, ground, least) in OWN {
        for theme in [Theme::Light, Theme::Dark] {
            let mut is_used = false;
            for palette in palettes(game, &whole_sheet(game)) {
                let read = |text| resolve(text, &palette, theme);
                let (Some(top_color), Some(ground_color)) = (read(top), read(ground)) else {
                    continue;
                };
                is_used = true;
                let ratio = contrast(top_color.over(ground_color), ground_color);
                if ratio < least {
                    faint.push(format!(
                        "{game} {theme:?}: {top} on {ground} is {ratio:.2}, not {least}"
                    ));
                }
            }
            assert!(is_used, "{game}: {top} on {ground} is no pair of colours");
        }
    }
    assert!(faint.is_empty(), "{}", faint.join("\n"));
}
