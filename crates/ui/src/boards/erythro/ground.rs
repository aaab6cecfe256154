//! The ground of the planet: hexes with a living edge, veins that fade, stains that grow.

use std::fmt::Write as _;

use maud::{Markup, PreEscaped, html};

/// How far a corner is from the middle of a tile.
pub(super) const RADIUS: f64 = 60.0;
/// Half the width of a tile.
pub(super) const HALF_WIDTH: f64 = 52.0;
/// How many kinds of ground there are.
pub(super) const KINDS: usize = 4;

/// How far each corner and the middle of each edge of a kind of ground stray from the perfect hexagon.
const STRAY: [[f64; 12]; KINDS] = [
    [-1.0, 1.6, -2.2, -1.4, -0.6, 1.9, -1.8, 0.4, -2.4, 1.2, -1.0, -1.2],
    [-2.2, -1.0, -0.8, 1.8, -1.9, -1.6, -1.0, 1.4, -0.7, -1.8, -2.3, 1.1],
    [-0.8, 1.2, -1.8, 1.5, -2.4, -1.2, -0.9, -1.7, -1.5, 1.7, -0.6, 1.3],
    [-1.7, -1.5, -1.1, 0.8, -0.9, 1.5, -2.2, 1.6, -1.9, -1.1, -1.4, -0.9],
];

/// The veins of each kind of ground.
const VEINS: [&str; KINDS] = [
    "M-40 12C-26 4-20 18-8 8S8-14 22-10 34 2 42-6M-8 8C-6 22-16 30-12 42M22-10C20-22 28-28 26-38",
    "M-30-30C-22-18-28-8-16-2S6 6 10 20 22 34 20 42M-16-2C-26 6-34 4-42 10M10 20C22 14 30 20 42 14",
    "M-42-8C-30-14-22-4-12-10S2-30 14-34 22-40 24-42M-12-10C-8 4-20 12-14 26S2 38 0 48M-8 2C6 2 14 10 28 6",
    "M4-50C0-38 10-30 4-20S-14-8-12 6-24 24-30 30M4-20C18-18 22-8 36-12M-12 6C2 12 12 6 18 18S30 30 34 32",
];

/// What one, two and three tokens of pollution cover.
const STAINS: [&str; 3] = [
    "M-34 6C-24-4-10 0-8 10S-2 24-12 30-34 34-42 26-44 14-34 6z",
    "M-38-8C-28-20-8-16-8-4S10 0 14 12 6 36-10 40-38 36-44 24-46 4-38-8z",
    "M-30-34C-14-44 2-34 4-22S22-24 32-12 40 20 28 32-2 48-20 42-44 26-44 8-44-24-30-34z",
];

/// Shapes and colours of the ground, to be put on the page once.
pub(super) fn defs() -> Markup {
    let mut text = String::new();
    for (kind, veins) in VEINS.iter().enumerate() {
        let edge = edge(&STRAY[kind]);
        let _ = write!(
            text,
            r#"<radialGradient id="ery-soil-{kind}" cx=".38" cy=".3" r=".9"><stop offset="0" class="soil-{kind}-a"/><stop offset="1" class="soil-{kind}-b"/></radialGradient><path id="ery-edge-{kind}" d="{edge}"/><path id="ery-veins-{kind}" d="{veins}"/>"#
        );
    }
    for (n, stain) in STAINS.iter().enumerate() {
        let _ = write!(text, r#"<path id="ery-stain-{}" d="{stain}"/>"#, n + 1);
    }
    text.push_str(concat!(
        r#"<radialGradient id="ery-dead-soil" cx=".5" cy=".45" r=".75"><stop offset="0" class="dead-a"/><stop offset="1" class="dead-b"/></radialGradient>"#,
        r#"<path id="ery-cracks" d="M-44-10L-26-16-18-6-4-14 2-34 10-48M-18-6L-22 14-38 24M-4-14L12-4 8 16 22 26 20 42M12-4L30-10 44-2M8 16L-8 26-10 44"/>"#,
        r#"<radialGradient id="ery-globe" cx=".36" cy=".3" r=".8"><stop offset="0" class="globe-a"/><stop offset=".65" class="globe-b"/><stop offset="1" class="globe-c"/></radialGradient>"#,
        r#"<radialGradient id="ery-air-glow"><stop offset=".82" class="halo-a"/><stop offset="1" class="halo-b"/></radialGradient>"#,
    ));
    html! {
        svg.ery-defs width="0" height="0" aria-hidden="true" { defs { (PreEscaped(text)) } }
    }
}

/// A hexagon whose corners and edges stray a little.
fn edge(stray: &[f64; 12]) -> String {
    let at = |n: usize, distance: f64| {
        let angle = (n as f64) * std::f64::consts::PI / 6.0 - std::f64::consts::FRAC_PI_2;
        format!("{:.1} {:.1}", angle.cos() * distance, angle.sin() * distance)
    };
    let mut path = format!("M{}", at(0, RADIUS - 2.0 + stray[0]));
    for corner in 1..=6 {
        let middle = 2 * corner - 1;
        let bend = at(middle, HALF_WIDTH - 2.0 + stray[middle]);
        let end = at(2 * corner, RADIUS - 2.0 + stray[(2 * corner) % 12]);
        let _ = write!(path, "Q{bend} {end}");
    }
    path.push('z');
    path
}
