//! Everything small that is drawn, once, to be used everywhere: pieces, shields, hands, coins, trees.

use engine::Seat;
use game_epix::{Card, Kind};
use maud::{Markup, PreEscaped, html};

/// A drawing used by name, centred on 0 in a square 100 wide.
const GLYPHS: &[(&str, &str)] = &[
    // The four shields: a seat is known by its shape as well as by its colour and pattern.
    ("shape-0", r#"<path d="M-42-45H42V2C42 28 22 40 0 48C-22 40-42 28-42 2Z"/>"#),
    ("shape-1", r#"<circle r="46"/>"#),
    ("shape-2", r#"<path d="M0-49L44-25V25L0 49L-44 25V-25Z"/>"#),
    ("shape-3", r#"<rect x="-43" y="-43" width="86" height="86" rx="9"/>"#),
    // The pieces.
    (
        "soldier",
        r#"<path d="M27-44l5 14h-3.500v74h-4v-74H21z"/><path d="M-15-17c-1-17 24-17 23 0l4 1v4h-31v-4zM-15-9H9c9 2 11 8 12 17l-6 2-4-7v14l4 27H5L-3 24l-6 20h-11l3-28z"/><path class="epix-cut" d="M-30-10h25v14c0 10-5 16-12.500 20C-25 20-30 14-30 4z"/><path d="M-26.500-6.500h18V4c0 8-4 12-9 15-5-3-9-7-9-15z"/>"#,
    ),
    (
        "knight",
        r#"<path d="M-22 42h46c1-8-3-12-7-15 10-20 11-38 2-52-6-9-15-13-24-14l-5-8-5 10c-11 5-15 13-18 22l-9 15c-2 6 2 10 8 10 6-1 10-5 17-6 2 8-3 14-9 20-6 5-7 11-6 18z"/><circle class="epix-cut" cx="-11" cy="-16" r="3.500"/><path class="epix-line" d="M3-30c10 8 13 28 6 48"/>"#,
    ),
    (
        "camp",
        r#"<path d="M-1.500-44h4v13h-4z"/><path d="M2.500-43l17 5-17 6z"/><path d="M.500-32C8-12 22 20 42 38H-42C-22 20-8-12 .500-32z"/><path class="epix-cut" d="M.500-4L14 38H-13z"/>"#,
    ),
    (
        "catapult",
        r#"<path d="M-42 14h82v9h-82z"/><path d="M-12 14L0-16 14 14h-8L0 2l-5 12z"/><path d="M-36 8L24-36l5 7L-31 16z"/><circle cx="31" cy="-36" r="10"/><circle cx="-24" cy="28" r="14"/><circle cx="24" cy="28" r="14"/><circle class="epix-cut" cx="-24" cy="28" r="5"/><circle class="epix-cut" cx="24" cy="28" r="5"/>"#,
    ),
    (
        "garrison",
        r#"<path d="M-34 40V-30h12v10h10v-10h24v10h10v-10h12v70H12V22c0-16-24-16-24 0v18z"/>"#,
    ),
    (
        "banner",
        r#"<path class="epix-trunk" d="M-30-46h7v92h-7z"/><path class="epix-roof" d="M-23-42H38L22-19 38 4h-61z"/>"#,
    ),
    // Money, hands, crown.
    (
        "coin",
        r#"<circle r="44" class="epix-gold"/><circle r="34" class="epix-ring"/><path class="epix-mint" d="M-18 12l-5-24 12 9 11-17 11 17 12-9-5 24z"/>"#,
    ),
    (
        "fist",
        r#"<path class="epix-cuff" d="M-22 26h44l6 22h-56z"/><path class="epix-skin" d="M-34-8c-2-18 4-24 12-24 5-6 14-6 18-2 5-4 13-4 17 1 8-2 15 3 16 11 4 5 5 12 3 20-2 18-10 30-28 30H-8c-16 0-24-14-26-36z"/><path class="epix-line" d="M-20-32c-3 6-3 14-2 20M-3-34c-3 8-3 14-2 22M14-33c-2 8-2 14-1 22M-30-8c12 6 32 4 46-2 9-3 13 6 6 10-10 6-22 9-34 8"/>"#,
    ),
    (
        "palm",
        r#"<path class="epix-cuff" d="M-22 34h44l5 15h-54z"/><path class="epix-skin" d="M-20 36c-4-10-16-14-24-22-5-6 2-11 8-8 6 2 9 5 13 8L-26-22c-2-8 8-11 11-3l7 24-1-33c0-8 11-8 12 0l2 33 8-29c2-8 12-6 11 2l-6 31 13-20c5-6 12-2 9 5L28 16c-3 10-6 14-8 20z"/>"#,
    ),
    (
        "crown",
        r#"<path class="epix-gold" d="M-36 26l-8-44 24 18L0-34l20 34 24-18-8 44z"/><path class="epix-line" d="M-34 18h68"/>"#,
    ),
    (
        "swords",
        r#"<path class="epix-steel" d="M-40-42l10 2 52 58-8 8-58-52zM40-42l-10 2-52 58 8 8 58-52z"/><path class="epix-hilt" d="M10 32l18-18 5 5-7 7 14 14-6 6-14-14-5 5zM-10 32l-18-18-5 5 7 7-14 14 6 6 14-14 5 5z"/>"#,
    ),
    (
        "bubble",
        r#"<path d="M-44-30c0-8 6-14 14-14h60c8 0 14 6 14 14v34c0 8-6 14-14 14H-4l-20 20 4-20h-10c-8 0-14-6-14-14z"/>"#,
    ),
    // Seasons.
    (
        "spring",
        r#"<g class="epix-petal"><circle cy="-24" r="17"/><circle cx="23" cy="-7" r="17"/><circle cx="14" cy="20" r="17"/><circle cx="-14" cy="20" r="17"/><circle cx="-23" cy="-7" r="17"/></g><circle r="12" class="epix-gold"/>"#,
    ),
    (
        "summer",
        r#"<circle r="22" class="epix-gold"/><path class="epix-ray" d="M0-46v14M0 32v14M-46 0h14M32 0h14M-33-33l10 10M23 23l10 10M33-33L23-23M-23 23l-10 10"/>"#,
    ),
    (
        "autumn",
        r#"<path class="epix-leaf" d="M0-46c5 10 9 12 14 10-1 9 0 13 4 14 7-6 15-9 24-9-5 10-5 16-2 19-9 10-20 18-34 21v37h-6v-37c-14-3-25-11-34-21 3-3 3-9-2-19 9 0 17 3 24 9 4-1 5-5 4-14 5 2 9 0 8-10z"/>"#,
    ),
    (
        "winter",
        r#"<path class="epix-flake" d="M0-46v92M-40-23l80 46M40-23l-80 46M-10-40L0-30l10-10M-10 40L0 30l10 10M-40-12l13-3-3-13M40 12l-13 3 3 13M40-12l-13-3 3-13M-40 12l13 3-3 13"/>"#,
    ),
    // The lie of the land.
    (
        "castle",
        r#"<path class="epix-wall" d="M-62 40v-62h8v8h8v-8h8v8h8v-8h8v30h12v-46h8v8h8v-8h8v8h8v-8h8v46h12v-30h8v8h8v-8h8v8h8v-8h4v62z"/><path class="epix-roof" d="M-24-38L0-70l24 32z"/><path class="epix-door" d="M-10 40V22c0-14 20-14 20 0v18z"/><path class="epix-door" d="M-50-6h6v12h-6zM44-6h6v12h-6zM-3-24h6v14h-6z"/>"#,
    ),
    (
        "peaks",
        r#"<path class="epix-rock" d="M-150 62L-92-22l18 20L-8-96l46 62 26-30L150 62z"/><path class="epix-shade" d="M-8-96l46 62 26-30L150 62H40L18 4 4-20zM-92-22l18 20 10 24-12 38-22-30z"/><path class="epix-snow" d="M-8-96l28 38-12 8-8-9-10 13-14-10zM64-64l18 24-10 4-8-8-8 6-6-10zM-92-22l10 11-6 9-6-7-10 9-5-3z"/>"#,
    ),
    (
        "lake",
        r#"<path class="epix-water" d="M-84 6C-92-26-44-46-10-38c30-12 88-8 92 26 10 26-20 46-56 42-36 14-102 10-110-24z"/><path class="epix-wave" d="M-60 14q8-7 16 0t16 0M20-22q8-7 16 0t16 0M-46-16q8-7 16 0M34 18q8-7 16 0"/><path class="epix-beast" d="M-14 14c0-20 22-20 22 0h-7c0-10-8-10-8 0zM14 14c0-16 18-16 18 0h-6c0-8-6-8-6 0zM-36 14c-2-16 2-30 14-31 8 0 12 6 10 10-5-3-12-2-13 5v16z"/>"#,
    ),
    (
        "tree",
        r#"<path class="epix-trunk" d="M-3 10h6v18h-6z"/><path class="epix-crown" d="M0-34c14 0 18 10 14 16 10 3 10 18-2 20H-12C-24 0-24-15-14-18c-4-6 0-16 14-16z"/><path class="epix-line" d="M-8-10q4 5 9 1M2-22q4 4 8 0"/>"#,
    ),
    (
        "fir",
        r#"<path class="epix-trunk" d="M-3 16h6v12h-6z"/><path class="epix-crown" d="M0-36L18-8H9L22 18h-44L-9-8h-9z"/>"#,
    ),
    (
        "hill",
        r#"<path class="epix-down" d="M-46 16C-34-16-14-22 0-4 10-24 34-22 46 16z"/><path class="epix-line" d="M-34 4q6-12 14-13M12 0q6-10 14-9M0-4q5 8 4 16"/>"#,
    ),
    (
        "tuft",
        r#"<path class="epix-line" d="M-12 8q0-10-6-16M-8 8q0-14 2-20M-4 8q2-10 8-15M10 14q0-8-5-12M13 14q1-10 4-14M16 14q2-6 7-9"/>"#,
    ),
    (
        "hamlet",
        r#"<path class="epix-roof" d="M-22 0l14-14L6 0zM4 8l12-12L28 8z"/><path class="epix-wall" d="M-19 0H3v14h-22zM7 8h18v12H7z"/><path class="epix-door" d="M-10 5h5v9h-5zM14 12h4v8h-4z"/>"#,
    ),
    (
        "mill",
        r#"<path class="epix-wall" d="M-12 32l5-44H7l5 44z"/><path class="epix-roof" d="M-10-12L0-24 10-12z"/><path class="epix-line" d="M-26-38L26 6M26-38L-26 6"/><path class="epix-sail" d="M-28-34l18 15 5-6-18-15zM28-34L10-19l-5-6 18-15zM28 2L10-13l-5 6L23 8zM-28 2l18-15 5 6-18 15z"/>"#,
    ),
    (
        "sheaf",
        r#"<path class="epix-line" d="M0 14V-6M0 4q-8-2-8-10M0 4q8-2 8-10M0-3q-6-2-6-9M0-3q6-2 6-9"/>"#,
    ),
    (
        "compass",
        r#"<circle r="34" class="epix-thin"/><circle r="29" class="epix-thin"/><path class="epix-rose" d="M0-48L6-6 48 0 6 6 0 48-6 6-48 0-6-6z"/><path class="epix-rose-half" d="M0-48L0 0 6-6zM48 0H0l6 6zM0 48V0l-6 6zM-48 0H0l-6-6z"/>"#,
    ),
    (
        "ship",
        r#"<path class="epix-hull" d="M-34 14h66c-4 14-12 18-22 18h-24c-10 0-16-6-20-18z"/><path class="epix-sailcloth" d="M-20-30q24 10 24 36h-28q10-16 4-36zM8-22q18 8 18 28H8q6-14 0-28z"/><path class="epix-line" d="M-4-42V14M12-30v44"/>"#,
    ),
    (
        "serpent",
        r#"<path class="epix-beast" d="M-46 20c0-30 26-30 26 0h-8c0-16-10-16-10 0zM-14 20c0-26 24-26 24 0H2c0-13-8-13-8 0zM16 20c0-34 2-44 16-44 10 0 14 8 12 14-6-3-14-2-16 6-2 6-3 14-3 24z"/>"#,
    ),
];

/// The drawings that everything else refers to; hidden themselves.
pub(super) fn definitions() -> Markup {
    html! {
        svg.epix-defs width="0" height="0" aria-hidden="true" focusable="false" {
            defs {
                @for (id, drawing) in GLYPHS { g id={ "epix-" (id) } { (PreEscaped(drawing)) } }
                (patterns())
            }
        }
    }
}

/// The heraldic patterns that tint provinces, one a seat.
fn patterns() -> Markup {
    let lines = [
        r#"<path d="M-2 2l4-4M0 18L18 0M16 20l4-4"/>"#,
        r#"<rect width="11" height="11"/><rect x="11" y="11" width="11" height="11"/>"#,
        r#"<circle cx="6" cy="6" r="3.200"/><circle cx="17" cy="17" r="3.200"/>"#,
        r#"<path d="M6 1v10M1 6h10M18 13v10M13 18h10"/>"#,
    ];
    let sizes = [18, 22, 22, 24];
    html! {
        @for (seat, line) in lines.iter().enumerate() {
            pattern id={ "epix-pattern-" (seat) } width=(sizes[seat]) height=(sizes[seat]) patternUnits="userSpaceOnUse" {
                g.epix-charge data-seat=(seat) { (PreEscaped(line)) }
            }
        }
    }
}

/// A glyph inside an SVG.
pub(super) fn place(id: &str, class: &str, x: f64, y: f64, scale: f64) -> Markup {
    html! {
        use href={ "#epix-" (id) } class=(class)
            transform={ "translate(" (short(x)) " " (short(y)) ")scale(" (short(scale)) ")" } {}
    }
}

/// A number with two decimals at most.
pub(super) fn short(number: f64) -> String {
    let text = format!("{number:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_string()
}

/// A glyph on its own, as a picture that says nothing by itself.
pub(super) fn icon(id: &str) -> Markup {
    html! {
        svg.icon viewBox="-50 -50 100 100" aria-hidden="true" focusable="false" {
            use href={ "#epix-" (id) } {}
        }
    }
}

/// A glyph that stands for a word, which is read aloud instead.
pub(super) fn said(id: &str, word: &str) -> Markup {
    html! {
        svg.icon viewBox="-50 -50 100 100" role="img" aria-label=(word) focusable="false" {
            title { (word) }
            use href={ "#epix-" (id) } {}
        }
    }
}

/// The two layers of a piece: the owner's shield and the silhouette on it.
pub(super) fn layers(seat: Seat, id: &str) -> Markup {
    html! {
        use.shape href={ "#epix-shape-" (seat.index()) } {}
        use.sign href={ "#epix-" (id) } transform=(sign_fit(seat)) {}
    }
}

/// How a silhouette sits on a seat's shield.
fn sign_fit(seat: Seat) -> &'static str {
    match seat.index() {
        0 => "translate(0 -5)scale(.74)",
        3 => "scale(.78)",
        _ => "scale(.72)",
    }
}

/// A piece on its own.
pub(super) fn piece(seat: Seat, id: &str) -> Markup {
    html! {
        svg.piece viewBox="-52 -52 104 104" data-seat=(seat.index()) aria-hidden="true" focusable="false" {
            (layers(seat, id))
        }
    }
}

/// A seat's shield with its pattern.
pub(super) fn shield(seat: Seat) -> Markup {
    html! {
        svg.shield viewBox="-52 -52 104 104" data-seat=(seat.index()) aria-hidden="true" focusable="false" {
            use.shape href={ "#epix-shape-" (seat.index()) } {}
            use.weave href={ "#epix-shape-" (seat.index()) } fill={ "url(#epix-pattern-" (seat.index()) ")" } {}
        }
    }
}

/// The glyph of a kind of unit.
pub(super) const fn kind(kind: Kind) -> &'static str {
    kind.id()
}

/// The glyph of an action card.
pub(super) const fn card(card: Card) -> &'static str {
    match card {
        Card::Recruit => "camp",
        Card::Tax => "coin",
        Card::March => "swords",
    }
}
