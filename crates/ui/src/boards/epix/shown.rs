//! What is shown of Epix besides its board: its card in the lobby, the pictures beside its rules.

use maud::{Markup, html};

use crate::emblem::scene;
use crate::shown::{GREEDY, Portrait, RANDOM, Sample, Shown, Shows, Until, sample};

pub(super) const SHOWN: Shown = Shown {
    mood: "light-dark(#6b4518, #e3c58c)",
    emblem,
    sheet: "epix",
    samples: SAMPLES,
    short: "seats=2 rules=advanced",
    portrait: Some(Portrait { options: "rules=advanced seats=3", seed: 2, middle: 42 }),
};

const SAMPLES: &[Sample] = &[
    sample(
        "realms",
        "EPX-9",
        ("rules=basic seats=4", GREEDY, 1),
        Until::Decisions(0),
        Shows::Board,
    ),
    sample(
        "bids",
        "EPX-13d",
        ("rules=advanced seats=3", RANDOM, 2),
        Until::Told("epix-bid-over"),
        Shows::Board,
    ),
    sample(
        "duel",
        "EPX-36a",
        ("rules=basic seats=4", GREEDY, 3),
        Until::Asked("epix-ask-guess"),
        Shows::Board,
    ),
    sample("count", "EPX-49", ("rules=basic seats=4", GREEDY, 1), Until::Over, Shows::Result),
];

/// A kingdom in ink on parchment: a castle, mountains, a road, a banner.
fn emblem() -> Markup {
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
