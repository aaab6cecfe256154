//! The popularity track: a skyline that rises from the quay to the governor's palace.

use std::fmt::Write as _;

use engine::{Phrase, Seat};
use maud::{Markup, PreEscaped, html};

use super::{Table, glyphs, touch};

/// Percent from one tower to the next.
const STEP: u8 = 10;

/// The track with everybody's marker on it.
pub(super) fn draw(scene: &Table<'_>) -> Markup {
    let table = &scene.view.table;
    let top = scene.view.pack().printed.numbers.goal / STEP;
    let at = |seat: Seat| (table.popularity[seat.index()] / STEP).min(top);
    let highest = table.seats().map(at).max().unwrap_or(0);
    html! {
        section.skyline aria-label=(scene.word("ephios-board-track")) {
            (sky())
            ol.towers {
                @for step in 0..=top {
                    li.tower data-step=(step) data-goal[step == top && !table.is_solo()]
                        data-fall[step == 0 && table.is_solo()] {
                        div.marks {
                            @for seat in table.seats().filter(|seat| at(*seat) == step) { (marker(scene, seat)) }
                        }
                        (tower(step, top, step <= highest && highest > 0))
                        span.percent { (step * STEP) small { "%" } }
                    }
                }
            }
        }
    }
}

/// A player's marker.
fn marker(scene: &Table<'_>, seat: Seat) -> Markup {
    let touch = touch::seat(seat);
    let popularity = scene.view.table.popularity[seat.index()];
    let label = Phrase::new("ephios-board-marker").with("who", seat).with("popularity", popularity);
    let name = scene.name(seat);
    html! {
        span.marker data-seat=(seat.index() + 1) data-glide={ "marker-" (seat.index() + 1) }
            data-touch=(touch) data-mark=[scene.mark(&touch)] data-me[scene.me() == Some(seat)]
            aria-label=(scene.say(&label)) {
            (glyphs::of_seat(seat))
            b aria-hidden="true" { (name.chars().next().unwrap_or('?')) }
        }
    }
}

/// The tower of one step; its windows are lit once somebody has come as far.
fn tower(step: u8, top: u8, is_lit: bool) -> Markup {
    let height = 30 + 25 * u32::from(step);
    let body = if step == top { palace(height) } else { setbacks(step, height) };
    let windows = if is_lit { "eph-lit" } else { "eph-some" };
    let mut shapes = format!(r#"<path class="wall" d="{body}"/>"#);
    if step > 0 {
        let _ = write!(shapes, r#"<path class="win" fill="url(#{windows})" d="{body}"/>"#);
    }
    let _ = write!(shapes, r#"<path class="edge" d="{body}"/>"#);
    if step == top {
        shapes.push_str(r#"<path class="beam" d="M50 4 8-14M50 4l42-18M50 4V-20"/><circle class="beacon" cx="50" cy="6" r="5"/>"#);
    }
    html! {
        svg.house viewBox={ "0 0 100 " (height) } aria-hidden="true" { (PreEscaped(shapes)) }
    }
}

/// A tower that steps back as it rises, each in its own way.
fn setbacks(step: u8, h: u32) -> String {
    if step == 0 {
        // The quay, with its bollards.
        return "M2 30V20h12v-6h6v6h24v-6h6v6h24v-6h6v6h18v10z".into();
    }
    let (low, mid) = (h * 45 / 100, h * 18 / 100);
    match step % 3 {
        1 => format!("M8 {h}V{low}h12V{mid}h16V0h28v{mid}h16v{}h12V{h}z", low - mid),
        2 => format!(
            "M6 {h}V{mid}h10v-{}h24V0h4v8h12V0h4v{}h24v{}h10V{h}z",
            mid / 2,
            mid / 2,
            mid / 2
        ),
        _ => format!(
            "M10 {h}V{low}h8V{mid}h10v-8h12L50 0l10 {}h12v8h10v{}h8V{h}z",
            mid - 8,
            low - mid
        ),
    }
}

/// The palace at the top of the track.
fn palace(h: u32) -> String {
    format!(
        "M4 {h}V{}h10V{}h10V{}h10V40h6V22h6l4-16 4 16h6v18h6v{}h10v{}h10v{}h10V{h}z",
        h * 55 / 100,
        h * 38 / 100,
        h * 26 / 100,
        h * 26 / 100 - 40,
        h * 38 / 100 - h * 26 / 100,
        h * 55 / 100 - h * 38 / 100,
    )
}

/// Stars, moon and the far shore behind the towers.
fn sky() -> Markup {
    const STARS: [(u32, u32); 26] = [
        (20, 40),
        (70, 15),
        (110, 70),
        (150, 30),
        (190, 96),
        (230, 20),
        (260, 60),
        (310, 34),
        (350, 90),
        (390, 16),
        (420, 52),
        (470, 28),
        (500, 80),
        (540, 12),
        (585, 44),
        (620, 22),
        (650, 66),
        (690, 30),
        (725, 10),
        (760, 48),
        (800, 24),
        (835, 70),
        (870, 14),
        (905, 40),
        (945, 20),
        (980, 58),
    ];
    let mut stars = String::new();
    for (n, (x, y)) in STARS.iter().enumerate() {
        let arm = 2 + n % 3;
        let _ =
            write!(stars, "M{x} {}v{}M{} {y}h{}", y - arm as u32, 2 * arm, x - arm as u32, 2 * arm);
    }
    html! {
        svg.sky viewBox="0 0 1000 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            (PreEscaped(r#"<g class="rays"><path d="M330 300 220 0h60zM330 300 310 0h50zM330 300 390 0h60zM330 300 490 0h80z"/></g><path class="moon" d="M340 40a42 42 0 1 0 31 56 36 36 0 0 1-31-56z"/>"#))
            path.stars d=(stars) {}
            (PreEscaped(r#"<path class="far" d="M0 300v-70h40v-30h20v-24h10v24h24v44h36v-60h12l8-26 8 26h12v60h40v-34h30v-20h24v54h36v-80h20v-20h16v20h20v80h40v-44h26v-50h8l6-30 6 30h8v50h30v44h40v-70h40v70h30v-96h14v-24h8v-20h8v20h8v24h14v96h40v-50h20l20-26 20 26h20v50h30v-74h40v74h40v-40h60v110z"/>"#))
        }
    }
}
