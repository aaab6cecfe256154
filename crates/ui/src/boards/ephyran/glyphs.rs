//! Everything small that is drawn more than once: gods, magic, Supports, and the grounds that areas are painted on.

use std::sync::OnceLock;

use game_ephyran::city::Territory;
use game_ephyran::content::{Magic, Power};
use maud::{Markup, PreEscaped, html};

use super::creatures::CREATURES;

/// All the symbols, once a page.
pub(super) fn symbols() -> Markup {
    static SYMBOLS: OnceLock<String> = OnceLock::new();
    PreEscaped(SYMBOLS.get_or_init(|| paint(&sheet().into_string())).clone())
}

/// Every symbol, its shapes still known by their kind.
fn sheet() -> Markup {
    let symbol = |id: &str, size: &str, shapes: &str| {
        html! {
            symbol id={ "ey-" (id) } viewBox={ "0 0 " (size) } fill="currentColor" { (PreEscaped(shapes)) }
        }
    };
    html! {
        svg.ey-symbols width="0" height="0" aria-hidden="true" {
            (PreEscaped(MEANDER))
            @for (id, shapes) in CREATURES { (symbol(id, "64 64", shapes)) }
            @for (id, shapes) in SIGNS { (symbol(id, "64 64", shapes)) }
            @for (id, shapes) in SMALL { (symbol(id, "24 24", shapes)) }
            @for (id, shapes) in GROUNDS { (symbol(id, "60 48", &format!("{CLAY}{shapes}"))) }
            @for magic in Magic::ALL { (symbol(&format!("{magic}-mark"), "24 24", &mark(magic))) }
        }
    }
}

/// Gives each kind of shape its paint. Style sheets do not reach into the places where symbols are used, so it is in attributes;
/// what differs from place to place comes in by inheritance: the colour of the text, and `--incised` for the ground.
fn paint(sheet: &str) -> String {
    const KINDS: [(&str, &str); 9] = [
        (r#" class="b""#, ""),
        (r#" class="l""#, r#" fill="none" stroke="currentColor" stroke-width="4.6""#),
        (r#" class="l s""#, r#" fill="none" stroke="currentColor" stroke-width="3.4""#),
        (r#" class="l w""#, r#" fill="none" stroke="currentColor" stroke-width="6""#),
        (r#" class="l x""#, r#" fill="none" stroke="currentColor" stroke-width="9.5""#),
        (r#" class="t""#, r#" fill="none" stroke="currentColor" stroke-width="2.2""#),
        (r#" class="i""#, r#" fill="none" stroke="var(--incised)" stroke-width="1.3""#),
        (
            r#" class="d""#,
            r#" fill="none" stroke="var(--incised)" stroke-width="6" stroke-dasharray=".9 4" stroke-linecap="butt""#,
        ),
        (r#" class="e""#, r#" fill="var(--incised)""#),
    ];
    KINDS.iter().fold(sheet.to_string(), |sheet, (kind, paint)| sheet.replace(kind, paint))
}

/// The symbol of a creature by its id in the pack; an amphora for those of other packs.
pub(super) fn creature(id: &str) -> &str {
    if CREATURES.iter().any(|(known, _)| *known == id) { id } else { "amphora" }
}

/// The symbol of a Support.
pub(super) fn support(power: Power) -> &'static str {
    match power {
        Power::Twins => "twins",
        Power::Graeae => "graeae",
        Power::Exchange => "exchange",
        Power::TakeToken => "take",
        Power::Destroy => "destroy",
        Power::StealToken => "steal",
        Power::Lock => "shield",
        Power::Unlock => "hecate",
    }
}

/// A symbol of its own, decoration only.
pub(super) fn picture(id: &str, class: &str) -> Markup {
    html! { svg class=(class) aria-hidden="true" { use href={ "#ey-" (id) } {} } }
}

/// A symbol enlarged.
pub(super) fn portrait(id: &str) -> Markup {
    html! { svg.ey-big { use href={ "#ey-" (id) } {} } }
}

/// The sign of a territory and of its god.
pub(super) fn territory(territory: Territory) -> Markup {
    picture(territory.id(), "ey-sign")
}

/// A strip of meander, as wide as its place.
pub(super) fn frieze() -> Markup {
    html! { svg.ey-frieze aria-hidden="true" { rect width="100%" height="100%" fill="url(#ey-meander)" {} } }
}

/// A coin with its magic, or with its back.
pub(super) fn coin(magic: Option<Magic>) -> Markup {
    let face = magic.map_or("back", Magic::id);
    html! {
        svg.ey-coin data-magic=(face) viewBox="0 0 24 24" aria-hidden="true" {
            circle.rim cx="12" cy="12" r="11" {}
            use href={ "#ey-" (face) } x="3" y="3" width="18" height="18" {}
        }
    }
}

/// Red figures on black: the Supports, Dionysus, and what stands for creatures nobody drew.
const SIGNS: [(&str, &str); 10] = [
    (
        "twins",
        concat!(
            r#"<path class="b" d="M8 58V46C8 40 14 37 20 37C26 37 30 40 30 46V58Z"/><circle class="b" cx="19" cy="28" r="8"/>"#,
            r#"<path class="b" d="M10 27C10 16 17 12 21 11C20 15 28 17 28 27Z"/>"#,
            r#"<path class="b" d="M34 58V46C34 40 38 37 44 37C50 37 56 40 56 46V58Z"/><circle class="b" cx="45" cy="28" r="8"/>"#,
            r#"<path class="b" d="M54 27C54 16 47 12 43 11C44 15 36 17 36 27Z"/>"#,
            r#"<path class="t" d="M19 2v7M15.5 5.5h7M16.5 3l5 5M21.5 3l-5 5M45 2v7M41.5 5.5h7M42.5 3l5 5M47.5 3l-5 5"/><path class="i" d="M10 28H28M36 28H54"/>"#,
        ),
    ),
    (
        "graeae",
        concat!(
            r#"<path class="b" d="M4 22C14 6 50 6 60 22C50 38 14 38 4 22Z"/><circle class="e" cx="32" cy="22" r="10"/>"#,
            r#"<circle class="b" cx="32" cy="22" r="5.5"/>"#,
            r#"<path class="b" d="M4 60C4 50 8 44 14 44C20 44 23 50 23 60ZM23 60C23 50 26 44 32 44C38 44 41 50 41 60ZM41 60C41 50 44 44 50 44C56 44 60 50 60 60Z"/>"#,
            r#"<path class="i" d="M10 52h8M28 52h8M46 52h8"/>"#,
        ),
    ),
    (
        "exchange",
        concat!(
            r#"<path class="b" d="M6 14H22V18H20V40H24V46H4V40H8V18H6ZM42 24H58V28H56V52H60V58H40V52H44V28H42Z"/>"#,
            r#"<path class="t" d="M28 12C40 6 50 10 52 19M36 54C24 60 12 58 12 50"/>"#,
            r#"<path class="b" d="M47 17L53 24L58 16ZM7 53L12 46L18 52Z"/><path class="i" d="M12 20V38M16 20V38M48 30V50M52 30V50"/>"#,
        ),
    ),
    (
        "take",
        concat!(
            r#"<circle class="b" cx="32" cy="20" r="16"/><circle class="e" cx="32" cy="20" r="12"/>"#,
            r#"<path class="b" d="M32 10L34.5 17L42 17.5L36 22L38 29.5L32 25L26 29.5L28 22L22 17.5L29.5 17Z"/>"#,
            r#"<path class="b" d="M4 46L14 44L26 47H38C42 47 42 52 38 52H28L30 54H40L54 46C59 44 61 48 57 51L42 61H16L4 60Z"/>"#,
        ),
    ),
    (
        "destroy",
        concat!(
            r#"<path class="b" d="M14 4H50V11H46V22L38 28L42 18L33 29L28 20L27 32L18 26V11H14Z"/>"#,
            r#"<path class="b" d="M18 36L26 41L31 37L36 43L40 36L46 33V54H52V61H12V54H18Z"/>"#,
            r#"<path class="i" d="M25 12V24M32 12V22M39 12V20M25 44V53M32 42V53M39 42V53"/>"#,
            r#"<path class="t" d="M6 30L10 33M58 28L54 32M7 42L11 40"/>"#,
        ),
    ),
    (
        "steal",
        concat!(
            r#"<circle class="b" cx="42" cy="38" r="17"/><circle class="e" cx="42" cy="38" r="13"/>"#,
            r#"<path class="b" d="M42 28L44.5 35L51 35.5L46 40L47.5 47L42 43L36.5 47L38 40L33 35.5L39.5 35Z"/>"#,
            r#"<path class="b" d="M2 6L10 2L30 14C36 18 41 20 44 25C40 28 34 25 31 22C34 30 32 36 28 38C26 32 24 28 20 27C20 34 16 40 11 40C12 30 10 22 2 16Z"/>"#,
            r#"<path class="i" d="M20 27C22 24 22 21 20 18M31 22C29 18 27 16 24 15"/>"#,
        ),
    ),
    (
        "shield",
        concat!(
            r#"<circle class="b" cx="32" cy="32" r="29"/><circle class="e" cx="32" cy="32" r="24"/><circle class="b" cx="32" cy="32" r="21"/>"#,
            r#"<path class="e" d="M20 22C24 16 28 20 32 17C36 20 40 16 44 22C50 32 42 46 32 49C22 46 14 32 20 22Z"/>"#,
            r#"<circle class="b" cx="26" cy="29" r="4"/><circle class="b" cx="38" cy="29" r="4"/><path class="b" d="M25 39Q32 36 39 39Q32 47 25 39Z"/>"#,
        ),
    ),
    (
        "hecate",
        concat!(
            r#"<path class="b" d="M14 6C16 22 25 27 32 27C39 27 48 22 50 6C46 15 40 19 32 19C24 19 18 15 14 6Z"/>"#,
            r#"<path class="t" d="M16 61L43 38M48 61L21 38"/>"#,
            r#"<path class="b" d="M48 40C41 41 40 34 45 31C45 33 47 33 49 26C56 31 58 39 48 40ZM16 40C23 41 24 34 19 31C19 33 17 33 15 26C8 31 6 39 16 40Z"/>"#,
            r#"<circle class="b" cx="32" cy="9" r="5"/>"#,
        ),
    ),
    (
        "dionysus",
        concat!(
            r#"<path class="b" d="M31 16C22 18 14 14 12 6C18 8 20 5 25 3C28 6 30 5 33 3C35 7 39 6 44 4C47 6 49 8 54 6C52 14 42 18 33 16Z"/>"#,
            r#"<g class="b"><circle cx="16" cy="25" r="6"/><circle cx="27" cy="24" r="6"/><circle cx="38" cy="24" r="6"/><circle cx="49" cy="25" r="6"/>"#,
            r#"<circle cx="21" cy="35" r="6"/><circle cx="32" cy="35" r="6"/><circle cx="43" cy="35" r="6"/><circle cx="27" cy="45" r="6"/><circle cx="38" cy="45" r="6"/><circle cx="32" cy="55" r="6"/></g>"#,
            r#"<path class="i" d="M31 14L24 8M33 14L42 9M13 24q1-3 4-3M24 23q1-3 4-3M35 23q1-3 4-3M46 24q1-3 4-3M18 34q1-3 4-3M29 34q1-3 4-3M40 34q1-3 4-3M24 44q1-3 4-3M35 44q1-3 4-3M29 54q1-3 4-3"/>"#,
        ),
    ),
    (
        "amphora",
        concat!(
            r#"<path class="b" d="M24 4H40V8L37 10V18C48 22 50 36 42 48L37 56V61H27V56L22 48C14 36 16 22 27 18V10L24 8Z"/>"#,
            r#"<path class="t" d="M27 11C16 10 14 18 18 26M37 11C48 10 50 18 46 26"/><path class="i" d="M19 30H45M19 36H45"/>"#,
        ),
    ),
];

/// Signs of territories, faces of coins, and the marks of a table.
const SMALL: [(&str, &str); 13] = [
    (
        "lagoon",
        r#"<path class="t" d="M2 10C5 5 9 5 11 9C12 12 9 14 8 11M11 9C14 5 18 5 20 9C21 12 18 14 17 11M2 18C5 14 8 14 11 18C14 21 17 21 22 17"/>"#,
    ),
    (
        "lands",
        r#"<path class="t" d="M12 23V9"/><path class="b" d="M12 8C9 6 9 3 12 1C15 3 15 6 12 8ZM11 13C7 13 5 11 5 7C9 7 11 9 11 13ZM13 13C17 13 19 11 19 7C15 7 13 9 13 13ZM11 19C7 19 5 17 5 13C9 13 11 15 11 19ZM13 19C17 19 19 17 19 13C15 13 13 15 13 19Z"/>"#,
    ),
    ("forest", r#"<path class="b" d="M12 1L18 9H15L20 15H16L21 20H14V23H10V20H3L8 15H4L9 9H6Z"/>"#),
    (
        "mountain",
        r#"<path class="b" d="M1 22L9 9L12 13L15 10L23 22Z"/><path class="b" d="M13 8C10 8 10 5 12 3C12 4 13 4 13 1C16 3 17 8 13 8Z"/>"#,
    ),
    ("thunderbolt", r#"<path class="b" d="M15 0L5 13.500H10.500L7 24L19.5 9.500H13L17.5 0Z"/>"#),
    (
        "trident",
        r#"<path class="t" d="M12 23V4M5 4V10C5 14 19 14 19 10V4"/><path class="b" d="M12 0L15 5H9ZM5 1L7.5 5H2.5ZM19 1L21.5 5H16.5Z"/>"#,
    ),
    (
        "owl",
        r#"<path class="b" d="M5 2L9 4H15L19 2C20 7 20 9 19 11C21 18 17 22 12 22C7 22 3 18 5 11C4 9 4 7 5 2Z"/><circle class="e" cx="8.7" cy="8.5" r="3"/><circle class="e" cx="15.3" cy="8.5" r="3"/><circle class="b" cx="8.7" cy="8.5" r="1.3"/><circle class="b" cx="15.3" cy="8.5" r="1.3"/><path class="i" d="M8 14h.1M12 14h.1M16 14h.1M10 17h.1M14 17h.1"/>"#,
    ),
    (
        "helmet",
        r#"<path class="b" d="M5 23V12C5 6 8 3 13 3C18 3 20 7 20 12L19 23H16V15H12.5L11 23Z"/><path class="b" d="M2 8C3 2 9 -1 16 1C12 1 9 3 7 6Z"/><path class="i" d="M12 12H17"/>"#,
    ),
    ("back", r#"<path class="t" d="M3 3H21V21H7V8H16V16H12V12"/>"#),
    (
        "lock",
        r#"<path class="t" d="M7 11V8C7 1 17 1 17 8V11"/><path class="b" d="M4 10H20V22H4Z"/><path class="i" d="M12 15V18"/>"#,
    ),
    (
        "athena",
        r#"<path class="t" d="M9 21C4 18 2 13 4 6M15 21C20 18 22 13 20 6"/><path class="b" d="M4 6L8 3L6 9ZM20 6L16 3L18 9ZM3 13L8 11L6 16ZM21 13L16 11L18 16ZM6 19L10 16L10 21ZM18 19L14 16L14 21Z"/><path class="b" d="M12 5L13.5 9H17L14 11.5L15 15L12 13L9 15L10 11.5L7 9H10.5Z"/>"#,
    ),
    ("hand", r#"<path class="b" d="M3 5L12 3L14 20L5 22ZM14 3L22 5L19 21L15 20Z"/>"#),
    (
        "city",
        r#"<path class="b" d="M12 1L23 8H1ZM2 10H22V12H2ZM4 13H7V20H4ZM10.5 13H13.5V20H10.5ZM17 13H20V20H17ZM1 21H23V23H1Z"/>"#,
    ),
];

/// The meander that friezes repeat.
const MEANDER: &str = concat!(
    r#"<pattern id="ey-meander" width="16" height="12" patternUnits="userSpaceOnUse">"#,
    r#"<path d="M0 10.5H14V2H4V7H9.5V5" fill="none" stroke="var(--ey-clay-2)" stroke-width="1.8"/></pattern>"#,
);

/// What every area has: clay, a band of its territory's colour, and a corner for its number.
const CLAY: &str = concat!(
    r#"<path fill="var(--ground)" d="M0 0H60V48H0Z"/>"#,
    r#"<path fill="var(--t)" d="M0 38H60V48H0ZM0 0H17V12L12 18H0Z"/>"#,
);

/// Magic as it is printed on an area.
fn mark(magic: Magic) -> String {
    format!(
        r##"<circle cx="12" cy="12" r="11" fill="#1d120d" stroke="#f2c14e" stroke-width="1.6"/><use href="#ey-{magic}" x="4" y="4" width="16" height="16"/>"##
    )
}

/// The ornament of each territory, by which it is known without colour.
const GROUNDS: [(&str, &str); 4] = [
    (
        "ground-lagoon",
        r#"<path stroke="var(--ey-clay-3)" fill="none" stroke-width="1.3" d="M0 48V41.5C2.5 38 6 38 7.5 41C8.3 43.5 5.5 44.5 5 42.5M7.5 41C10 38 13.5 38 15 41C15.8 43.5 13 44.5 12.5 42.5M15 41C17.5 38 21 38 22.5 41C23.3 43.5 20.5 44.5 20 42.5M22.5 41C25 38 28.5 38 30 41C30.8 43.5 28 44.5 27.5 42.5M30 41C32.5 38 36 38 37.5 41C38.3 43.5 35.5 44.5 35 42.5M37.5 41C40 38 43.5 38 45 41C45.8 43.5 43 44.5 42.5 42.5M45 41C47.5 38 51 38 52.5 41C53.3 43.5 50.5 44.5 50 42.5M52.5 41C55 38 58.5 38 60 41"/>"#,
    ),
    (
        "ground-lands",
        r#"<path stroke="var(--ey-clay-3)" fill="none" stroke-width="1.3" d="M0 46H7.5V40H1.5V43.5H4.5M7.5 46H15V40H9V43.5H12M15 46H22.5V40H16.5V43.5H19.5M22.5 46H30V40H24V43.5H27M30 46H37.5V40H31.5V43.5H34.5M37.5 46H45V40H39V43.5H42M45 46H52.5V40H46.5V43.5H49.5M52.5 46H60V40H54V43.5H57"/>"#,
    ),
    (
        "ground-forest",
        r#"<path fill="var(--ey-clay-3)" d="M0 44.5H60V45.5H0ZM3 44C3 41 5 39.5 8 39.5C8 42.5 6 44 3 44ZM10.5 44C10.5 41 12.5 39.5 15.5 39.5C15.5 42.5 13.5 44 10.5 44ZM18 44C18 41 20 39.5 23 39.5C23 42.5 21 44 18 44ZM25.5 44C25.5 41 27.5 39.5 30.5 39.5C30.5 42.5 28.5 44 25.5 44ZM33 44C33 41 35 39.5 38 39.5C38 42.5 36 44 33 44ZM40.5 44C40.5 41 42.5 39.5 45.5 39.5C45.5 42.5 43.5 44 40.5 44ZM48 44C48 41 50 39.5 53 39.5C53 42.5 51 44 48 44ZM55.5 44C55.5 41 57.5 39.5 60 39.5C60 42.5 58.5 44 55.5 44Z"/>"#,
    ),
    (
        "ground-mountain",
        r#"<path fill="var(--ey-clay-3)" d="M0 46L3.750 39.5L7.5 46L11.250 39.5L15 46L18.750 39.5L22.5 46L26.250 39.5L30 46L33.750 39.5L37.5 46L41.250 39.5L45 46L48.750 39.5L52.5 46L56.250 39.5L60 46V48H0Z"/>"#,
    ),
];
