//! The ambassadors' portraits: a hooded figure before the limb of the planet, one half for each of its elements.

use std::fmt::Write as _;

use game_erythro::state::Element;
use maud::{Markup, PreEscaped, html};

/// The left half of hood and cloak; the right one is its mirror image.
const CLOAK: &str = "M60 7C48 7 41 18 41 31c0 6 2 10 4 13C32 48 23 58 20 76h40z";
/// A fold of the cloak and the seam of the hood.
const FOLDS: &str = "M45 44c4 5 9 8 15 9M34 76c2-9 6-15 12-19M47 24c2-6 6-10 13-10";
/// The dark inside the hood.
const FACE: &str = "M60 18c-7 0-11 6-11 13.5S54 45 60 45s11-6 11-13.5S67 18 60 18z";

/// Somebody who masters these two elements.
pub(super) fn portrait(elements: [Element; 2]) -> Markup {
    let mut svg =
        String::from(r#"<circle class="limb" cx="60" cy="150" r="98"/><g class="cloaked">"#);
    for (element, mirror) in
        elements.into_iter().zip(["", r#" transform="matrix(-1 0 0 1 120 0)""#])
    {
        let _ = write!(
            svg,
            r#"<g class="ink" data-element="{element}"{mirror}><path class="cloak" d="{CLOAK}"/><path class="folds" d="{FOLDS}"/></g>"#
        );
    }
    let _ = write!(svg, r#"<path class="face" d="{FACE}"/></g>"#);
    for (element, (eye, sign)) in elements.into_iter().zip([(55.6, 4), (64.4, 90)]) {
        let _ = write!(
            svg,
            r##"<g class="ink" data-element="{element}"><circle class="eye" cx="{eye}" cy="31" r="1.9"/><use class="sign" href="#ery-{element}" x="{sign}" y="12" width="26" height="26"/></g>"##
        );
    }
    html! { svg.portrait viewBox="0 0 120 76" aria-hidden="true" { (PreEscaped(svg)) } }
}
