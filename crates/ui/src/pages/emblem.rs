//! The picture on a game's card: a small scene each, drawn here.

use maud::{Markup, html};

/// The picture of a game; the reference games have theirs in a line.
pub(crate) fn emblem(game: &str) -> Markup {
    match game {
        "ephios" => ephios(),
        "epix" => epix(),
        "erythro" => erythro(),
        "ephyran" => ephyran(),
        other => small(other),
    }
}

/// A round table from above: six seats, four games on it.
pub(crate) fn round_table() -> Markup {
    const SEATS: [(i32, i32); 6] =
        [(150, 24), (259, 87), (259, 213), (150, 276), (41, 213), (41, 87)];
    const CARDS: [(i32, &str, &str, &str); 4] = [
        (-24, "#16244a", "#e2b65c", "M0-20l6 12v26H-6V-8zM-14 18V2h6v16zM8 18V-4h6v22z"),
        (-8, "#f3e4c0", "#4a3420", "M-15 18V-12h6v6h6v-6h6v6h6v-6h6v30zM-3 18V8q3-5 6 0v10z"),
        (8, "#2b0d14", "#ff7a5c", "M0-20l17 10v20L0 20l-17-10v-20z"),
        (
            24,
            "#c8693a",
            "#21130c",
            "M-18-4L0-18 18-4v4h-36zM-14 2h5v14h-5zM-3 2h6v14h-6zM9 2h5v14H9zM-18 16h36v4h-36z",
        ),
    ];
    html! {
        svg.round-table viewBox="0 0 300 300" aria-hidden="true" {
            @for (n, (x, y)) in SEATS.into_iter().enumerate() { circle.chair.{ "seat-" (n + 1) } cx=(x) cy=(y) r="21" {} }
            circle.wood cx="150" cy="150" r="112" {}
            circle.cloth cx="150" cy="150" r="94" {}
            @for (turn, ground, ink, shape) in CARDS {
                g transform={ "translate(150 290) rotate(" (turn) ") translate(0 -148)" } {
                    rect x="-28" y="-40" width="56" height="80" rx="6" fill=(ground) stroke="#0005" {}
                    path fill=(ink) d=(shape) {}
                }
            }
        }
    }
}

fn scene(inside: &Markup) -> Markup {
    html! {
        svg.emblem viewBox="0 0 320 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true" { (inside) }
    }
}

/// A city at night: brass towers, lit windows, rays behind the tallest.
fn ephios() -> Markup {
    const TOWERS: [(i32, i32, i32); 9] = [
        (8, 96, 30),
        (42, 74, 26),
        (72, 104, 22),
        (98, 58, 30),
        (198, 66, 28),
        (230, 98, 22),
        (256, 50, 26),
        (286, 88, 28),
        (134, 84, 20),
    ];
    let rays: String =
        (-8..=8).map(|n| format!("M168 96L{} -10", 168 + n * 38)).collect::<Vec<_>>().concat();
    scene(&html! {
        path fill="#0d1730" d="M0 0h320v160H0z" {}
        path stroke="#c99a3f" stroke-opacity=".28" stroke-width="3" d=(rays) {}
        circle cx="168" cy="96" r="46" fill="#16244a" stroke="#c99a3f" stroke-opacity=".55" stroke-width="1.500" {}
        @for (x, y, w) in TOWERS {
            path fill="#1b2c58" stroke="#c99a3f" stroke-width="1" d={ "M" (x) " 160V" (y) "l" (w / 2) " -10l" (w / 2) " 10V160z" } {}
            path stroke="#ffd98a" stroke-width="3" stroke-dasharray="3 6" d={ "M" (x + 7) " " (y + 8) "V150M" (x + w - 7) " " (y + 14) "V150" } {}
        }
        path fill="#22366c" stroke="#e2b65c" stroke-width="1.500" d="M150 160V60l6-8V38l6-6V20l6-16 6 16v12l6 6v14l6 8v100z" {}
        path stroke="#ffe6ad" stroke-width="3.500" stroke-dasharray="4 6" d="M160 66V152M168 48V152M176 66V152" {}
        path fill="#09101f" d="M0 150q40-8 80 0t80 0 80 0 80 0v10H0z" {}
    })
}

/// A kingdom in ink on parchment: a castle, mountains, a road, a banner.
fn epix() -> Markup {
    scene(&html! {
        path fill="#efdfb9" d="M0 0h320v160H0z" {}
        path fill="#dcc48f" d="M0 118q60-22 120-8t110-6 90 8v48H0z" {}
        g fill="#f7ecd0" stroke="#4a3420" stroke-width="2" stroke-linejoin="round" {
            path d="M14 118l38-62 22 32 18-24 34 54z" {}
            path d="M52 56l8 24-9-5-6 8-7-4zM92 64l7 18-7-3-6 6-6-4z" fill="#4a3420" fill-opacity=".35" stroke="none" {}
            path transform="translate(0 9)" d="M186 132V74h-8V58h10v8h10v-8h10v8h12V44h-8V26h10v9h12v-9h12v9h12v-9h10v18h-8v22h12v-8h10v8h10v-8h10v16h-8v58z" {}
            path transform="translate(0 9)" d="M220 132v-26q16-20 32 0v26z" fill="#4a3420" {}
            path transform="translate(0 9)" d="M230 62v12M242 62v12M196 88v10M276 88v10" {}
        }
        g transform="translate(0 9)" stroke="#4a3420" stroke-width="2" { path d="M236 26V4" {} path d="M236 4q16-2 26 6-12 6-26 4z" fill="#a5281b" {} path d="M186 58V40" {} path d="M186 40q12-2 20 4-10 5-20 4z" fill="#28508e" {} }
        path fill="none" stroke="#4a3420" stroke-width="2.500" stroke-dasharray="2 7" stroke-linecap="round" d="M236 138q-30 14-74 2t-90 8" {}
        path fill="#7fa3b5" stroke="#4a3420" stroke-width="1.500" d="M96 134q22-10 44 0t-8 14-40 0 4-14z" {}
        path fill="none" stroke="#4a3420" stroke-width="1" d="M106 138q6-4 12 0M118 144q6-4 12 0" {}
        path fill="none" stroke="#4a3420" stroke-width="3" d="M4 4h312v152H4z" {}
        path fill="none" stroke="#4a3420" stroke-width="1" d="M9 9h302v142H9z" {}
    })
}

/// A red planet of hexes, alive on one side, dug up on the other.
fn erythro() -> Markup {
    const HEXES: [(i32, i32, &str); 14] = [
        (126, 40, "#c23f5b"),
        (160, 40, "#a93a2c"),
        (194, 40, "#d0567a"),
        (109, 70, "#b8412f"),
        (143, 70, "#d9683f"),
        (177, 70, "#8d2d4d"),
        (211, 70, "#3a2a2e"),
        (126, 100, "#d0567a"),
        (160, 100, "#c8502f"),
        (194, 100, "#4a2f31"),
        (143, 130, "#a93a2c"),
        (177, 130, "#5a3033"),
        (160, 10, "#d9683f"),
        (92, 100, "#8d2d4d"),
    ];
    scene(&html! {
        path fill="#0b0712" d="M0 0h320v160H0z" {}
        g fill="#f4d9e4" { @for (x, y) in [(20, 24), (54, 70), (36, 128), (74, 18), (270, 30), (300, 84), (250, 136), (286, 120), (12, 92), (308, 14)] { circle cx=(x) cy=(y) r="1.300" {} } }
        circle cx="160" cy="80" r="88" fill="#ff5d73" fill-opacity=".12" {}
        circle cx="160" cy="80" r="76" fill="#5e1b26" {}
        @for (x, y, color) in HEXES { path fill=(color) stroke="#2b0d14" stroke-width="2" d={ "M" (x) " " (y - 18) "l16 9v18l-16 9-16-9v-18z" } {} }
        g fill="#120a0c" { circle cx="211" cy="68" r="6" {} circle cx="218" cy="77" r="4" {} circle cx="192" cy="98" r="5" {} circle cx="199" cy="106" r="3" {} circle cx="177" cy="130" r="4" {} }
        path fill="none" stroke="#ffd3a1" stroke-width="2" stroke-linecap="round" d="M143 76q-6-10 0-16 6 6 0 16zM126 104q8-2 8-10-8 0-8 10z" {}
        path fill="none" stroke="#8fe0d0" stroke-width="1.500" d="M172 48a22 22 0 0 0-44 0zM172 48H128" {}
        path stroke="#b8b2c4" stroke-width="2" fill="#6d6578" d="M226 34l10-6 6 10-10 6zM218 26l8-5M242 44l8-5" {}
    })
}

/// A black figure on terracotta: a temple, an owl's coin, a meander.
fn ephyran() -> Markup {
    let meander: String =
        (0..14).map(|n| format!("M{} 14h20v-10h-12v5h6", n * 24)).collect::<Vec<_>>().concat();
    let foot: String =
        (0..14).map(|n| format!("M{} 156h20v-10h-12v5h6", n * 24)).collect::<Vec<_>>().concat();
    scene(&html! {
        path fill="#c8693a" d="M0 0h320v160H0z" {}
        path fill="none" stroke="#21130c" stroke-width="2.500" d=(meander) {}
        path fill="none" stroke="#21130c" stroke-width="2.500" d=(foot) {}
        path stroke="#21130c" stroke-width="1.500" d="M0 20h320M0 140h320" {}
        path fill="#21130c" d="M92 62L160 28l68 34v8H92zM96 126h128v6H90z" {}
        path fill="#f3e3cd" d="M124 58l36-18 36 18z" {}
        g fill="#21130c" { @for x in [102, 130, 158, 186, 210] { path d={ "M" (x - 2) " 74h12v4h-2v42h3v5h-14v-5h3V78h-2z" } {} } }
        g stroke="#c8693a" stroke-width="1" { @for x in [102, 130, 158, 186, 210] { path d={ "M" (x + 2) " 79v40M" (x + 6) " 79v40" } {} } }
        g transform="translate(44 84)" { circle r="25" fill="#21130c" {} circle r="21" fill="none" stroke="#f3e3cd" stroke-width="1.500" {}
            path fill="#f3e3cd" d="M-9-9q9-6 18 0 3 10-3 19-6 5-12 0-6-9-3-19z" {} circle cx="-4" cy="-3" r="3.500" fill="#21130c" {} circle cx="4" cy="-3" r="3.500" fill="#21130c" {} path fill="#21130c" d="M0 0l2 4h-4z" {} }
        g transform="translate(276 82)" fill="#21130c" { path d="M-6-34h12v5l-3 4q17 8 17 26T6 34H-6Q-20 19-20 1T-3-25l-3-4z" {} path d="M-16-8h32v3h-32zM-18 12h36v3h-36z" fill="#f3e3cd" {} path d="M-5-24q-16 2-13 16M5-24q16 2 13 16" fill="none" stroke="#21130c" stroke-width="3" {} }
        path fill="#2d6f86" d="M92 132h136v6H92z" {}
    })
}

fn small(game: &str) -> Markup {
    html! {
        svg.emblem.small viewBox="0 0 40 40" aria-hidden="true" {
            @match game {
                "tic-tac-toe" => { path d="M15 5v30M26 5v30M5 15h30M5 26h30M7 7l5 5m0-5l-5 5M29 29l5 5m0-5l-5 5" {} circle cx="20.500" cy="20.500" r="3" {} },
                "connect-four" => { path d="M5 6h30v28H5z" {} circle.full cx="12" cy="27" r="3.500" {} circle.full cx="20" cy="20" r="3.500" {} circle cx="20" cy="27" r="3.500" {} circle.full cx="28" cy="13" r="3.500" {} circle cx="28" cy="27" r="3.500" {} circle cx="28" cy="20" r="3.500" {} },
                "goofspiel" => { path d="M6 12l12-4 6 20-12 4zM22 8h12v20h-8" {} path.full d="M28 15l3 4-3 4-3-4z" {} },
                _ => { path d="M7 9h14v22H7zM19 7l14 4-6 21-6-2" {} path.full d="M14 16l3 4-3 4-3-4z" {} },
            }
        }
    }
}
