//! The signs of Ephios: one per alliance, timing and player, drawn once and used by name.

use engine::Seat;
use game_ephios::content::Timing;
use game_ephios::{Alliance, Card};
use maud::{Markup, PreEscaped, html};

use super::Table;
use super::portrait;

/// The signs of the alliances in the pack's order; strokes and fills take the colour of the text around them.
const ALLIANCES: [&str; 11] = [
    // Syndicat: a gear.
    r#"<g fill="none" stroke="currentColor"><circle cx="12" cy="12" r="9" stroke-width="4" stroke-dasharray="3.534"/><circle cx="12" cy="12" r="6" stroke-width="4"/></g>"#,
    // Académie: dividers.
    r#"<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M11 6.5 6 21.5M13 6.5l5 15M7.5 15q4.5 3 9 0M12 1v1"/><circle cx="12" cy="4.5" r="2.5" fill="currentColor"/>"#,
    // Ordre: scales.
    r#"<path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" d="M12 2.5v18M7.5 21.5h9M4.5 6.5 12 5l7.5 1.5"/><path fill="currentColor" d="M1 14h7a3.5 3.5 0 0 1-7 0zM16 14h7a3.5 3.5 0 0 1-7 0z"/><path fill="none" stroke="currentColor" d="M1.5 14 4.5 6.5l3 7.5M16.5 14l3-7.5 3 7.5"/>"#,
    // Compagnie: a coin.
    r#"<circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" stroke-width="2.5"/><path fill="none" stroke="currentColor" stroke-width="2" d="M16 8.2a5 5 0 1 0 0 7.6M5.5 10.7h8M5.5 13.3h8"/>"#,
    // Culte: an eye.
    r#"<path fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" d="M1.5 14c5-7.5 16-7.5 21 0-5 7-16 7-21 0z"/><circle cx="12" cy="13.7" r="3.3" fill="currentColor"/><path stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M12 2v3M5 4l1.5 2.5M19 4l-1.5 2.5"/>"#,
    // Guilde: an anvil.
    r#"<path fill="currentColor" d="M1 7h6V5h16v2c-4 .5-6 3-6 6h-2l2 5h2v3H6v-3h2l2-5C4 13 1 10 1 7z"/>"#,
    // Réseau: nodes and lines.
    r#"<path fill="none" stroke="currentColor" stroke-width="1.8" d="M12 12 4 5M12 12l8-7M12 12l-7 8M12 12l8 7M4 5h16"/><g fill="currentColor"><circle cx="12" cy="12" r="3.5"/><circle cx="4" cy="5" r="2.7"/><circle cx="20" cy="5" r="2.7"/><circle cx="5" cy="20" r="2.7"/><circle cx="20" cy="19" r="2.7"/></g>"#,
    // Assemblée: a temple front.
    r#"<path fill="currentColor" d="M12 1.5 23 8v2.5H1V8zM3 12h3v6.5H3zM8 12h3v6.5H8zM13 12h3v6.5h-3zM18 12h3v6.5h-3zM1 20h22v2.5H1z"/>"#,
    // Gazette: a newspaper.
    r#"<path fill="none" stroke="currentColor" stroke-width="2" d="M2 3.5h16V20H4.5A2.5 2.5 0 0 1 2 17.5zM18 8h4v9.5a2.5 2.5 0 0 1-5 0"/><path stroke="currentColor" stroke-width="1.8" d="M5 15.5h10M5 12.5h10"/><path fill="currentColor" d="M5 6.5h10v3H5z"/>"#,
    // Pègre: a mask.
    r#"<path fill="currentColor" fill-rule="evenodd" d="M1 7c7-3 15-3 22 0 0 7-3 11-7 11-2.5 0-2.8-2-4-2s-1.5 2-4 2c-4 0-7-4-7-11zm4 3.5c1.5 3 4 3 5.5.5-1.5-2-4-2-5.5-.5zm14 0c-1.5-1.5-4-1.5-5.5.5 1.5 2.5 4 2.5 5.5-.5z"/>"#,
    // Lignée: a crown.
    r#"<path fill="currentColor" d="M2.5 6.5 7.5 11 12 3.5 16.5 11l5-4.5L19.5 18h-15zM4.5 19.5h15V22h-15z"/><circle cx="12" cy="3" r="1.8" fill="currentColor"/>"#,
];

/// Signs that are not of an alliance.
const SIGNS: [(&str, &str); 11] = [
    // An inhabitant: a street lamp.
    (
        "lamp",
        r#"<path fill="currentColor" d="M12 .5 17 5H7zM7.5 6h9L15 14H9z"/><path stroke="currentColor" stroke-width="2" d="M12 14v8M7.5 22.5h9"/>"#,
    ),
    // A persuasion token: a voice on a disc.
    (
        "token",
        r##"<circle cx="12" cy="12" r="11" fill="var(--brass)"/><circle cx="12" cy="12" r="9" fill="none" stroke="#3a2a07" stroke-opacity=".55"/><path fill="#2b1f06" d="M6 8.5C6 7 7 6.5 8 6.5h8c1 0 2 .5 2 2v4.5c0 1-1 2-2 2h-3.5L9 18.5V15H8c-1 0-2-1-2-2z"/>"##,
    ),
    // Timings: an arrow, a bolt, two rings.
    ("action", r#"<path fill="currentColor" d="M4 3l16 9-16 9z"/>"#),
    ("reaction", r#"<path fill="currentColor" d="M14 1 4 14h6l-2 9L20 9h-7z"/>"#),
    (
        "union",
        r#"<g fill="none" stroke="currentColor" stroke-width="2.6"><circle cx="8.5" cy="12" r="6.5"/><circle cx="15.5" cy="12" r="6.5"/></g>"#,
    ),
    // The players' signs, so that no colour stands alone.
    ("seat-1", r#"<path d="M12 1 22 12 12 23 2 12z"/>"#),
    ("seat-2", r#"<circle cx="12" cy="12" r="10.5"/>"#),
    ("seat-3", r#"<path d="M2.5 2.5h19v19h-19z"/>"#),
    ("seat-4", r#"<path d="M12 1 23.5 21.5H.5z"/>"#),
    // Something the viewer knows though it is hidden.
    (
        "seen",
        r#"<path fill="none" stroke="currentColor" stroke-width="2" d="M1.5 12c5-8 16-8 21 0-5 8-16 8-21 0z"/><circle cx="12" cy="12" r="3.5" fill="currentColor"/>"#,
    ),
    // An affinity: a heart-shaped seal.
    (
        "seal",
        r#"<path fill="currentColor" d="M12 22C4 16 1 12 1 7.5 1 1 9 0 12 6c3-6 11-5 11 1.5C23 12 20 16 12 22z"/>"#,
    ),
];

/// Everything that is drawn by name.
pub(super) fn definitions() -> Markup {
    html! {
        svg.eph-defs width="0" height="0" aria-hidden="true" focusable="false" {
            @for (name, shapes) in SIGNS { (symbol(name, "0 0 24 24", shapes)) }
            @for alliance in Alliance::all() {
                (symbol(alliance.id(), "0 0 24 24", ALLIANCES[alliance.index()]))
            }
            (PreEscaped(DEFINITIONS))
            (PreEscaped(portrait::SHARED))
        }
    }
}

pub(super) fn symbol(name: &str, view_box: &str, shapes: &str) -> Markup {
    PreEscaped(format!(r#"<symbol id="eph-{name}" viewBox="{view_box}">{shapes}</symbol>"#))
}

/// Lit and unlit windows, the sky, and the back of a card.
const DEFINITIONS: &str = r##"<pattern id="eph-lit" width="10" height="12" patternUnits="userSpaceOnUse"><path class="eph-w0" d="M2 3h6v6H2z"/></pattern><pattern id="eph-some" width="30" height="36" patternUnits="userSpaceOnUse"><path class="eph-w1" d="M2 3h6v6H2zM12 3h6v6h-6zM22 3h6v6h-6zM2 15h6v6H2zM12 15h6v6h-6zM22 15h6v6h-6zM2 27h6v6H2zM12 27h6v6h-6zM22 27h6v6h-6z"/><path class="eph-w0" d="M12 3h6v6h-6zM2 27h6v6H2zM22 15h6v6h-6z"/></pattern><symbol id="eph-back" viewBox="0 0 60 84"><path fill="#0f1a44" d="M0 0h60v84H0z"/><g stroke="#a98a45" stroke-width=".8" fill="none"><path d="M4 4h52v76H4zM30 42 4 4M30 42 17 4M30 42V4M30 42 43 4M30 42 56 4M30 42 4 80M30 42 17 80M30 42v38M30 42l13 38M30 42l26 38M30 42 4 24M30 42h26M30 42H4M30 42l26-18M30 42 4 60M30 42l26 18"/></g><path fill="#0f1a44" d="M30 20 48 42 30 64 12 42z"/><path fill="#d8b35c" d="M30 25 44 42 30 59 16 42z"/><path fill="#0f1a44" d="M24 52V40h2v-6h2v-6h4v6h2v6h2v12z"/></symbol>"##;

/// A sign by its name.
pub(super) fn sign(name: &str) -> Markup {
    html! { svg.sign aria-hidden="true" focusable="false" { use href={ "#eph-" (name) } {} } }
}

/// The sign of an alliance.
pub(super) fn of_alliance(alliance: Alliance) -> Markup {
    sign(alliance.id())
}

/// The sign of a player.
pub(super) fn of_seat(seat: Seat) -> Markup {
    sign(&format!("seat-{}", seat.index() + 1))
}

/// A persuasion token.
pub(super) fn token() -> Markup {
    sign("token")
}

/// The name of a card's timing, which is also the name of its sign.
pub(super) fn timing(scene: &Table<'_>, card: Card) -> &'static str {
    if !card.is_personality() {
        return "lamp";
    }
    match scene.view.pack().card(card).timing {
        Timing::Action => "action",
        Timing::Reaction(_) => "reaction",
        Timing::Union => "union",
    }
}

/// The back of a card.
pub(super) fn back() -> Markup {
    html! { svg.back viewBox="0 0 60 84" aria-hidden="true" { use href="#eph-back" {} } }
}
