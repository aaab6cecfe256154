//! The picture at the top of the first page.

use maud::{Markup, html};

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
