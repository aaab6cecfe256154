//! The signs of the game: drawn once, used everywhere by name.

use game_erythro::content::{Effect, Reach, Row};
use game_erythro::state::Element;
use maud::{Markup, PreEscaped, html};

/// Every sign that is used by name, on a square of 24.
const SIGNS: [(&str, &str); 27] = [
    (
        "air",
        r#"<path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M2 9h11.5a3.2 3.2 0 1 0-3-4.4M2 13.4h16.6a3 3 0 1 1-2.8 4.2M2 17.8h7.6a2.3 2.3 0 1 1-2.1 3.2"/>"#,
    ),
    (
        "water",
        r#"<path d="M12 1.5C9 6.5 5 10.6 5 15a7 7 0 0 0 14 0c0-4.4-4-8.5-7-13.5zM8 14.6c.6 2.7 2 4 4.4 4.4-2.7 1-5.3-1.3-4.4-4.4z"/>"#,
    ),
    (
        "fire",
        r#"<path d="M13.2 1c.6 4.6-5 6.3-4.7 11.2-1.3-.7-1.8-1.9-1.7-3.4C4.6 11 4 13 4 15.2 4 19.7 7.6 23 12 23s8-3.3 8-7.8c0-5-4.8-7.7-6.8-14.2zM12 21c-2 0-3.4-1.4-3.4-3.3 0-2.5 2.5-3.2 3.3-6 1.7 1.9 3.5 3.5 3.5 6 0 1.9-1.4 3.3-3.4 3.3z"/>"#,
    ),
    (
        "earth",
        r#"<path d="M21 2.5C10.5 2 4 7.2 4 14.4c0 1.3.2 2.4.6 3.5L2.5 21.6l1.8 1.1 2-3.3C14.8 21.8 21.5 15 21 2.5zM7 17.3c2-4.3 5-7.5 9.3-9.8-3.3 3.2-5.8 6.4-7.7 10.3z"/>"#,
    ),
    ("any", r#"<path d="M12 1.5l2.6 7.9 7.9 2.6-7.9 2.6-2.6 7.9-2.6-7.9L1.5 12l7.9-2.6z"/>"#),
    (
        "move",
        r#"<path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M2.5 12h16M13 5.5l6.5 6.5-6.5 6.5"/><path d="M2 5.5h5v2.2H2zM2 16.3h5v2.2H2z"/>"#,
    ),
    (
        "henge",
        r#"<circle fill="none" stroke="currentColor" stroke-width="3" stroke-dasharray="7 3" cx="12" cy="12" r="10" pathLength="80"/>"#,
    ),
    (
        "blot",
        r#"<path d="M11.6 2.2c3.2-.6 4.3 2 6.2 3.2 1.9 1.3 4.6 2.3 4.4 5.4-.2 2.8-3 3.4-3.3 5.8-.3 2.7-1.9 5.3-5.7 5.2-3.3 0-4.2-2.5-6.3-3.7C4.7 16.8 1.7 15.5 2 12c.2-3 3-3.4 4.2-5.2 1.3-2 2.4-4.1 5.4-4.6z"/>"#,
    ),
    (
        "around",
        r#"<path d="M12 7.5c2.6 0 4.5 2 4.5 4.5s-1.9 4.5-4.5 4.5-4.5-2-4.5-4.5 1.9-4.5 4.5-4.5z"/><circle cx="12" cy="2.8" r="2.2"/><circle cx="12" cy="21.2" r="2.2"/><circle cx="4" cy="7.4" r="2.2"/><circle cx="20" cy="7.4" r="2.2"/><circle cx="4" cy="16.6" r="2.2"/><circle cx="20" cy="16.6" r="2.2"/>"#,
    ),
    ("attack", r#"<path d="M14.5 1L4 13.6h6.2L8 23l11.5-13.6h-6.6z"/>"#),
    (
        "toxic",
        r#"<path fill-rule="evenodd" d="M12 1.5a4.7 4.7 0 0 1 4.2 6.8 4.7 4.7 0 0 1 5.6 7.9 4.7 4.7 0 0 1-7.6-.7 4.7 4.7 0 0 1-2.2 6.7 4.7 4.7 0 0 1-2.2-6.7 4.7 4.7 0 0 1-7.6.7 4.7 4.7 0 0 1 5.6-7.9A4.7 4.7 0 0 1 12 1.5zm0 2.6a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2zM12 10.4a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM5.4 11.2a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2zm13.2 0a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2z"/>"#,
    ),
    (
        "draw",
        r#"<path d="M8 1.5h11.5A1.5 1.5 0 0 1 21 3v14a1.5 1.5 0 0 1-1.5 1.5H18V6a2 2 0 0 0-2-2H6.5V3A1.5 1.5 0 0 1 8 1.5zM4.5 6H15a1.5 1.5 0 0 1 1.5 1.5V21a1.5 1.5 0 0 1-1.5 1.5H4.5A1.5 1.5 0 0 1 3 21V7.5A1.5 1.5 0 0 1 4.5 6z"/>"#,
    ),
    (
        "market",
        r#"<path d="M3 9l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM4.5 13.7h15V22h-15zM8 16v4h8v-4z" fill-rule="evenodd"/>"#,
    ),
    (
        "person",
        r#"<path d="M12 2.5a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2zM3.5 22c0-5.4 3.7-8.6 8.5-8.6s8.5 3.2 8.5 8.6z"/>"#,
    ),
    (
        "near",
        r#"<path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M12 2l8.7 5v10L12 22l-8.7-5V7z"/><circle cx="12" cy="12" r="3.2"/>"#,
    ),
    (
        "derrick",
        r#"<path fill-rule="evenodd" d="M9.6 1.5h4.8v3.3h-1L19 22.5h-3l-1.2-4.1H9.2L8 22.5H5L10.6 4.8h-1zM12 7.7l-1.5 5h3zM9.9 15l-.4 1.4h5l-.4-1.4z"/>"#,
    ),
    (
        "dome",
        r#"<path fill-rule="evenodd" d="M12 4.5a10 10 0 0 1 10 10V17H2v-2.5a10 10 0 0 1 10-10zm-1 2.3A8 8 0 0 0 4 14v1h3.5c.1-3.4 1.3-6.5 3.5-8.2zm2 0c2.2 1.7 3.4 4.8 3.5 8.2H20v-1a8 8 0 0 0-7-7.2zM12 8c-1.5 1.7-2.4 4.2-2.5 7h5c-.1-2.8-1-5.3-2.5-7zM1 18.5h22V21H1z"/>"#,
    ),
    (
        "skull",
        r#"<path fill-rule="evenodd" d="M12 1.5c5.2 0 9 3.6 9 8.7 0 3-1.4 5.3-3.8 6.8v3.5a1.5 1.5 0 0 1-1.5 1.5H14v-2.5h-1.2V22h-1.6v-2.5H10V22H8.3a1.5 1.5 0 0 1-1.5-1.5V17C4.4 15.5 3 13.2 3 10.2c0-5.1 3.8-8.7 9-8.7zM8.3 8.6a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zm7.4 0a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM12 13.2l-1.3 2.6h2.6z"/>"#,
    ),
    ("nothing", r#"<path d="M4 10.7h16v2.6H4z"/>"#),
    (
        "ruin",
        r#"<path d="M3 20h18v2.5H3zM4 9l5-4.5 2 2.5-3 3v8.5H4zM13 18.5V12l3-1.5 1 3h3v5zM14 2l4 3-1.5 3L13 6z"/>"#,
    ),
    (
        "coin",
        r#"<path fill-rule="evenodd" d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zM11 5v1.7C8.9 7.1 7.6 8.3 7.6 10c0 4 6 2.8 6 4.7 0 .8-.8 1.2-2 1.2-1.4 0-2.6-.5-3.6-1.3l-1 2c1 .8 2.4 1.4 4 1.5V20h2v-1.9c2-.4 3.4-1.6 3.4-3.5 0-4.2-6-3-6-4.7 0-.7.7-1.1 1.8-1.1 1.2 0 2.3.4 3.3 1.1l1-2c-1-.7-2.2-1.1-3.5-1.2V5z"/>"#,
    ),
    (
        "pawn-0",
        r#"<path d="M5 23.5c0-5 1.6-8.3 4.2-9.8h5.6c2.6 1.5 4.2 4.8 4.2 9.8z"/><circle cx="12" cy="8" r="6.5"/>"#,
    ),
    (
        "pawn-1",
        r#"<path d="M5 23.5c0-5 1.6-8.3 4.2-9.8h5.6c2.6 1.5 4.2 4.8 4.2 9.8z"/><rect x="6" y="2" width="12" height="12" rx="1.5"/>"#,
    ),
    (
        "pawn-2",
        r#"<path d="M5 23.5c0-5 1.6-8.3 4.2-9.8h5.6c2.6 1.5 4.2 4.8 4.2 9.8z"/><path d="M12 .5l8 13.8H4z"/>"#,
    ),
    (
        "pawn-3",
        r#"<path d="M5 23.5c0-5 1.6-8.3 4.2-9.8h5.6c2.6 1.5 4.2 4.8 4.2 9.8z"/><path d="M12 .5l7.8 7.7L12 16 4.2 8.2z"/>"#,
    ),
    (
        "crack",
        r#"<path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M12 2l-2 6 3 3-4 4 2 7M13 11l6-2M9 15l-5 1"/>"#,
    ),
    (
        "check",
        r#"<path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="M4 12.5l5.5 5.5L20 6"/>"#,
    ),
];

/// The signs, to be put on the page once.
pub(super) fn defs() -> Markup {
    let symbol = |(name, shape): &(&str, &str)| {
        format!(r#"<symbol id="ery-{name}" viewBox="0 0 24 24">{shape}</symbol>"#)
    };
    let sanctuary = |of: Element| {
        format!(
            r##"<symbol id="ery-sanctuary-{of}" viewBox="0 0 24 24"><use href="#ery-henge"/><use href="#ery-{of}" x="5.2" y="5.2" width="13.6" height="13.6"/></symbol>"##
        )
    };
    let symbols = SIGNS.iter().map(symbol).chain(Element::ALL.map(sanctuary)).collect::<String>();
    html! {
        svg.ery-defs width="0" height="0" aria-hidden="true" { (PreEscaped(symbols)) }
    }
}

/// A sign.
pub(super) fn glyph(name: &str) -> Markup {
    PreEscaped(format!(r##"<svg class="g" aria-hidden="true"><use href="#ery-{name}"/></svg>"##))
}

/// The sign of an element.
pub(super) fn element(element: Element) -> Markup {
    glyph(element.word())
}

/// A sanctuary: a ring of stones around its element.
pub(super) fn sanctuary(of: Element) -> Markup {
    PreEscaped(format!(
        r##"<svg class="g sanctuary" aria-hidden="true"><use href="#ery-sanctuary-{of}"/></svg>"##
    ))
}

/// A player's pawn: each seat has a shape of its own.
pub(super) fn pawn(seat: engine::Seat) -> Markup {
    let n = seat.index();
    PreEscaped(format!(
        r##"<svg class="g pawn" data-seat="{n}" aria-hidden="true"><use href="#ery-pawn-{n}"/></svg>"##
    ))
}

/// An effect of a card as signs and a number, as the printed cards have it.
pub(super) fn effect(it: &Effect) -> Markup {
    let plain = |name: &str, amount: String| html! { (glyph(name)) (amount) };
    match it {
        Effect::Gain(gain) => html! {
            span.ink data-element=(gain.element) { (element(gain.element)) "+" (gain.n) }
        },
        Effect::GainAny(n) => plain("any", format!("+{n}")),
        Effect::LoseAny(n) => plain("any", format!("−{n}")),
        Effect::Attack => plain("attack", String::new()),
        Effect::ReduceAttack(n) => plain("attack", format!("−{n}")),
        Effect::TakeContamination(n) => plain("toxic", format!("+{n}")),
        Effect::DestroyContamination(n) => plain("toxic", format!("−{n}")),
        Effect::RemovePollution(removal) => html! {
            (glyph("blot")) "−" (removal.n)
            @match removal.reach {
                Reach::Here => {},
                Reach::Near => (glyph("near")),
                Reach::NearOther => { (glyph("person")) (glyph("near")) }
            }
        },
        Effect::Move(n) => plain("move", n.to_string()),
        Effect::Draw(n) => plain("draw", format!("+{n}")),
        Effect::Acquire(price) if price.discount > 0 => {
            plain("market", format!("−{}", price.discount))
        }
        Effect::Acquire(_) => plain("market", String::new()),
        Effect::Other(deed) => html! { (glyph("person")) "›" (effect(deed)) },
    }
}

/// The sign and the number of a mine's row.
pub(super) fn row(it: Row) -> (&'static str, String) {
    match it {
        Row::Nothing => ("nothing", String::new()),
        Row::DestroySanctuary => ("ruin", String::new()),
        Row::Pollute(n) => ("blot", format!("+{n}")),
        Row::PolluteAround => ("around", "+1".into()),
        Row::Lost => ("skull", String::new()),
    }
}
