//! What is shown of Erythro besides its board: its card in the lobby, the pictures beside its rules.

use maud::{Markup, html};

use crate::emblem::scene;
use crate::shown::{GREEDY, Portrait, Sample, Shown, Shows, Until, sample};

pub(super) const SHOWN: Shown = Shown {
    mood: "light-dark(#a12a3d, #ff93a0)",
    emblem,
    sheet: "erythro",
    samples: SAMPLES,
    short: "seats=2 difficulty=introduction",
    portrait: Some(Portrait { options: "seats=3", seed: 6, middle: 90 }),
};

const SAMPLES: &[Sample] = &[
    sample(
        "planet",
        "ERY-20",
        ("adversary=mars seats=3", GREEDY, 1),
        Until::Asked("erythro-ask-play"),
        Shows::Board,
    ),
    sample(
        "hand",
        "ERY-34",
        ("adversary=mars seats=3", GREEDY, 1),
        Until::Asked("erythro-ask-play"),
        Shows::Hand,
    ),
    sample(
        "contaminated",
        "ERY-53",
        ("adversary=mars seats=3", GREEDY, 2),
        Until::Told("erythro-tile-contaminated"),
        Shows::Board,
    ),
    sample(
        "event",
        "ERY-76",
        ("adversary=consortium difficulty=medium seats=2", GREEDY, 3),
        Until::Told("erythro-event-revealed"),
        Shows::Board,
    ),
];

/// A red planet of hexes, alive on one side, dug up on the other.
fn emblem() -> Markup {
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
