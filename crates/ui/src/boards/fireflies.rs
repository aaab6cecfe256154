//! How Fireflies is shown: the plain board, under a sign of its own.

use game_fireflies::{Event, State};
use maud::{Markup, html};

use crate::board::Board;
use crate::emblem::scene;
use crate::shown::{GREEDY, Sample, Shown, Shows, Until, sample};

impl Board for State {
    const SHOWN: Shown =
        Shown { mood: MOOD, emblem, samples: SAMPLES, short: "seats=3", ..Shown::PLAIN };

    fn rule(event: &Event) -> Option<&'static str> {
        Some(match event {
            Event::Drew { .. } => "FLY-10",
            Event::Came { .. } => "FLY-3",
            Event::Chose { .. } => "FLY-4",
            Event::Showed { .. } => "FLY-6",
            Event::Caught { .. } => "FLY-7",
            Event::Lingered { .. } => "FLY-8",
            Event::Strayed { .. } => "FLY-9",
        })
    }
}

const MOOD: &str = "light-dark(#4d5b14, #d8e27a)";
const SAMPLES: &[Sample] =
    &[sample("dusk", "FLY-7", ("seats=4", GREEDY, 1), Until::Decisions(12), Shows::Table)];

/// A meadow at night: grass, a lantern, lights in the air.
fn emblem() -> Markup {
    const LIGHTS: [(i32, i32, i32); 5] =
        [(60, 50, 5), (96, 84, 3), (128, 36, 4), (214, 58, 5), (270, 86, 4)];
    let blade = |n: i32| format!("M{} 160q2 -14 {} -{}", n * 8, n % 5 - 2, 20 + n * 7 % 22);
    let grass: String = (0..40).map(blade).collect();
    scene(&html! {
        path fill="#101a2b" d="M0 0h320v160H0z" {}
        path fill="#16261c" d="M0 124q80-16 160-4t160-6v46H0z" {}
        @for (x, y, r) in LIGHTS { circle cx=(x) cy=(y) r=(r * 4) fill="#d8e27a" fill-opacity=".16" {} circle cx=(x) cy=(y) r=(r) fill="#f3f7b0" {} }
        circle cx="166" cy="96" r="44" fill="#ffca6a" fill-opacity=".22" {}
        path fill="#3a2c1c" d="M150 124h32l4 10h-40zM152 70h28l6 8h-40zM162 58h8v12h-8z" {}
        path fill="#ffdf95" d="M148 80h36v42h-36z" {} path fill="#fff6d8" d="M166 88q10 14 0 26q-10-12 0-26z" {}
        path fill="none" stroke="#3a2c1c" stroke-width="3" d="M148 80v42M184 80v42M166 58q-14-14 0-22q14 8 0 22" {}
        path fill="none" stroke="#2f4a2a" stroke-width="2" d=(grass) {}
    })
}
