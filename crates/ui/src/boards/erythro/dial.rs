//! The influence dials: a disc from nothing to the most, and a cube that runs round it.

use std::cmp::Ordering;

use std::fmt::Write as _;

use engine::Phrase;
use game_erythro::state::Element;
use maud::{Markup, PreEscaped, html};

use super::touch::Thing;
use super::{Sight, glyphs};

/// A dial that its owner touches to attack with.
pub(super) fn dial(scene: &Sight<'_>, element: Element, n: u8) -> Markup {
    let most = scene.view.pack().printed.limits.influence;
    let touch = Thing::Influence(element).touch();
    let phrase = Phrase::new("erythro-board-dial").with("influence", element.influence(n));
    html! {
        div.ery-dial.ink data-touch=(touch) data-element=(element)
            aria-label=(scene.say(&phrase.with("most", most))) {
            svg viewBox="-50 -50 100 100" aria-hidden="true" { (PreEscaped(disc(n, most))) }
            (glyphs::element(element))
            b { (n) }
        }
    }
}

/// The disc with its numbers and the cube at `n`.
fn disc(n: u8, most: u8) -> String {
    let mut svg = String::from(r#"<circle class="disc" r="48"/>"#);
    let span = 300.0;
    let angle = |k: u8| {
        let turn = span * f64::from(k) / f64::from(most.max(1)) - span / 2.0 - 90.0;
        turn.to_radians()
    };
    for k in 0..=most {
        let (x, y) = (angle(k).cos() * 39.0, angle(k).sin() * 39.0);
        let class = match k.cmp(&n) {
            Ordering::Equal => "here",
            Ordering::Less => "below",
            Ordering::Greater => "above",
        };
        if k == n {
            let _ = write!(
                svg,
                r#"<rect class="cube" x="{:.1}" y="{:.1}" width="16" height="16" rx="3"/>"#,
                x - 8.0,
                y - 8.0
            );
        }
        let _ = write!(svg, r#"<text class="{class}" x="{x:.1}" y="{:.1}">{k}</text>"#, y + 3.4);
    }
    svg
}
