//! The chances of winning from step to step, drawn.

use engine::{Phrase, Seat};
use localization::isolated;
use maud::{Markup, html};

use crate::pages::frame::say;
use crate::pages::table::Look;

const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 120.0;

/// One line for each seat, the current step marked; each line has a dash of its own, so that colour is never alone.
pub(super) fn curve(look: &Look<'_>, chances: &[Vec<f64>], step: usize) -> Markup {
    let n_seats = chances.first().map_or(0, Vec::len);
    let at = x(step, chances.len());
    html! {
        figure.curve {
            figcaption { (look.word("page-curve")) }
            svg viewBox={ "-4 -6 " (WIDTH + 8.0) " " (HEIGHT + 12.0) } role="img" aria-label=(spoken(look, chances, step)) {
                path.grid d={ "M0 0H" (WIDTH) "M0 " (HEIGHT / 2.0) "H" (WIDTH) "M0 " (HEIGHT) "H" (WIDTH) } {}
                @for seat in 0..n_seats {
                    polyline.{ "seat-" (seat + 1) }.line points=(points(chances, seat)) {}
                }
                path.now d={ "M" (at) " -4V" (HEIGHT + 4.0) } {}
                @for seat in 0..n_seats {
                    @if let Some(chance) = chances.get(step).and_then(|row| row.get(seat)) {
                        circle.{ "seat-" (seat + 1) } cx=(at) cy={ (format!("{:.1}", y(*chance))) } r="4" {}
                    }
                }
            }
            p.legend { @for seat in 0..n_seats { span.{ "seat-" (seat + 1) } {
                svg viewBox="0 0 30 8" aria-hidden="true" { path.line d="M1 4h28" {} } bdi { (name(look, seat)) } " "
                @if let Some(chance) = chances.get(step).and_then(|row| row.get(seat)) { strong { (format!("{:.0} %", chance * 100.0)) } }
            } } }
        }
    }
}

fn name<'a>(look: &Look<'a>, seat: usize) -> &'a str {
    look.model.names.get(seat).map_or("", String::as_str)
}

fn spoken(look: &Look<'_>, chances: &[Vec<f64>], step: usize) -> String {
    let seats = Seat::all(chances.first().map_or(0, Vec::len));
    let point = |seat: Seat| {
        let chance = chances.get(step)?.get(seat.index())?;
        let phrase = Phrase::new("page-curve-point")
            .with("who", isolated(name(look, seat.index())).as_ref())
            .with("percent", format!("{:.0}", chance * 100.0).as_str())
            .with("step", step);
        Some(say(look.model.lang, &phrase))
    };
    seats.filter_map(point).collect::<Vec<_>>().join("; ")
}

#[allow(clippy::cast_precision_loss, reason = "a game has far fewer steps than a float has digits")]
fn x(step: usize, n: usize) -> f64 {
    let share = step as f64 / n.saturating_sub(1).max(1) as f64;
    (share * WIDTH * 10.0).round() / 10.0
}

fn y(chance: f64) -> f64 {
    (1.0 - chance.clamp(0.0, 1.0)) * HEIGHT
}

fn points(chances: &[Vec<f64>], seat: usize) -> String {
    let point = |(step, row): (usize, &Vec<f64>)| {
        row.get(seat).map(|chance| format!("{:.1},{:.1}", x(step, chances.len()), y(*chance)))
    };
    chances.iter().enumerate().filter_map(point).collect::<Vec<_>>().join(" ")
}
