//! What is shown of Ephios besides its board: its card in the lobby, the pictures beside its rules.

use maud::{Markup, html};

use crate::emblem::scene;
use crate::shown::{GREEDY, Portrait, Sample, Shown, Shows, Until, sample};

pub(super) const SHOWN: Shown = Shown {
    mood: "light-dark(#1b2c58, #9db4ec)",
    emblem,
    sheet: "ephios",
    samples: SAMPLES,
    short: "seats=2 turns=100",
    portrait: Some(Portrait { options: "seats=3", seed: 8, middle: 40 }),
};

const SAMPLES: &[Sample] = &[
    sample(
        "crossroads",
        "EPH-23",
        ("mode=quick seats=3", GREEDY, 1),
        Until::Decisions(0),
        Shows::Board,
    ),
    sample(
        "union",
        "EPH-60",
        ("mode=quick seats=3", GREEDY, 2),
        Until::Offered("unite"),
        Shows::Hand,
    ),
    sample(
        "page",
        "EPH-95",
        ("mode=campaign seats=2", GREEDY, 3),
        Until::Told("ephios-page-read"),
        Shows::Board,
    ),
    sample(
        "plot",
        "EPH-117",
        ("mode=solo seats=1", GREEDY, 4),
        Until::Offered("corrupt"),
        Shows::Board,
    ),
];

/// A city at night: brass towers, lit windows, rays behind the tallest.
fn emblem() -> Markup {
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
