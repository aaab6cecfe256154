//! What is shown of Ephyran besides its board: its card in the lobby, the pictures beside its rules.

use maud::{Markup, html};

use crate::emblem::scene;
use crate::shown::{GREEDY, Portrait, Sample, Shown, Shows, Until, sample};

pub(super) const SHOWN: Shown = Shown {
    mood: "light-dark(#9a4417, #f0a277)",
    emblem,
    sheet: "ephyran",
    samples: SAMPLES,
    short: "seats=2",
    portrait: Some(Portrait { options: "seats=3", seed: 2, middle: 71 }),
};

const SAMPLES: &[Sample] = &[
    sample("halves", "EYR-6", ("seats=3", GREEDY, 1), Until::Decisions(0), Shows::Hand),
    sample("city", "EYR-9", ("seats=3", GREEDY, 1), Until::Decisions(60), Shows::Board),
    sample("lock", "EYR-25", ("seats=2", GREEDY, 2), Until::Told("ephyran-locked"), Shows::Board),
    sample("count", "EYR-33", ("seats=3", GREEDY, 1), Until::Over, Shows::Result),
];

/// A black figure on terracotta: a temple, an owl's coin, a meander.
fn emblem() -> Markup {
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
