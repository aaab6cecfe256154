//! An analysis as a picture: everybody's winning chances over the game.

use engine::{Phrase, Seat};

use crate::analyse::report::{NOTABLE, Report};
use crate::svg::{self, N_COLOURS, Picture, Point};
use crate::voice::decimal;

const WIDTH: f64 = 780.0;
const HEIGHT: f64 = 440.0;
const LEFT: f64 = 68.0;
const RIGHT: f64 = WIDTH - 28.0;
const BOTTOM: f64 = HEIGHT - 58.0;
const MARGIN: f64 = 24.0;
/// How high a row of the legend is, and how long a line in it.
const ROW: f64 = 24.0;
const SAMPLE: f64 = 34.0;

/// Draws the winning chances.
pub(super) fn draw(report: &Report<'_>) -> Picture {
    let speaker = report.speaker();
    let mut picture = Picture::new(WIDTH, HEIGHT, &report.title());
    // A title's letters are wider than those that widths are measured in.
    let title = svg::fitted(&report.title(), (RIGHT - MARGIN) / 1.4);
    picture.text((MARGIN, 34.0), "title", &title);
    let about = Phrase::new("tablee-analyse-plot").with("level", report.args.level.as_str());
    picture.text((MARGIN, 56.0), "faint", &speaker.say(&about));
    let curves = curves(report);
    let top = legend(&mut picture, &curves) + 18.0;
    let frame = Frame { top, n_steps: report.analysis.moments.len().max(1) };
    frame.draw(&mut picture);
    let axis = speaker.say(&Phrase::new("tablee-analyse-axis"));
    picture.text((f64::midpoint(LEFT, RIGHT), BOTTOM + 40.0), "middle", &axis);
    for curve in &curves {
        let points: Vec<Point> = values(report, curve.seat)
            .enumerate()
            .map(|(step, value)| frame.point(step, value))
            .collect();
        picture.curve(&points, &format!("line c{}", curve.colour));
    }
    for curve in &curves {
        draw_marks(&mut picture, report, &frame, curve);
    }
    picture
}

/// A line of the picture.
struct Curve {
    seat: Seat,
    name: String,
    colour: usize,
    /// Whose decisions are marked on it.
    seats: Vec<Seat>,
}

/// A curve for each seat; one for all of them where they win and lose together.
fn curves(report: &Report<'_>) -> Vec<Curve> {
    let seats: Vec<Seat> = report.seats().collect();
    let is_together = seats.len() > 1
        && seats.iter().all(|seat| {
            values(report, *seat).zip(values(report, seats[0])).all(|(a, b)| (a - b).abs() < 1e-9)
        });
    if is_together {
        let names: Vec<String> = seats.iter().map(|seat| report.name(*seat)).collect();
        return vec![Curve { seat: seats[0], name: names.join(", "), colour: 0, seats }];
    }
    let curve = |seat: Seat| Curve {
        seat,
        name: report.name(seat),
        colour: seat.index() % N_COLOURS,
        seats: vec![seat],
    };
    seats.into_iter().map(curve).collect()
}

/// What the game was worth to a seat, before the first step and after each.
fn values(report: &Report<'_>, seat: Seat) -> impl Iterator<Item = f64> {
    let moments = report.analysis.moments.iter().map(move |moment| moment.values[seat.index()]);
    std::iter::once(report.analysis.start[seat.index()]).chain(moments)
}

/// Names the curves, in as many rows as it takes. Returns where they end.
fn legend(picture: &mut Picture, curves: &[Curve]) -> f64 {
    let (mut x, mut y) = (MARGIN, 82.0);
    for curve in curves {
        let name = svg::fitted(&curve.name, RIGHT - MARGIN - SAMPLE - 10.0);
        let room = SAMPLE + 10.0 + svg::width(&name) + 26.0;
        if x > MARGIN && x + room > RIGHT {
            (x, y) = (MARGIN, y + ROW);
        }
        picture.line((x, y - 5.0), (x + SAMPLE, y - 5.0), &format!("line c{}", curve.colour));
        picture.text((x + SAMPLE + 10.0, y), "name", &name);
        x += room;
    }
    y
}

/// Points out the choices that cost much.
fn draw_marks(picture: &mut Picture, report: &Report<'_>, frame: &Frame, curve: &Curve) {
    let values: Vec<f64> = values(report, curve.seat).collect();
    let notable = report
        .decisions()
        .filter(|(_, decision)| decision.cost >= NOTABLE && curve.seats.contains(&decision.seat));
    for (step, decision) in notable {
        let about = Phrase::new("tablee-analyse-mark")
            .with("step", step)
            .with("done", report.label(decision.seat, &decision.played))
            .with("better", report.label(decision.seat, &decision.best))
            .with("cost", decimal(report.house.lang, 100.0 * decision.cost, 0));
        let class = format!("mark c{}", curve.colour);
        let place = frame.point(step, values[step]);
        picture.circle(place, 5.0, &class, &report.speaker().say(&about));
    }
}

/// Where the curves are drawn.
struct Frame {
    top: f64,
    n_steps: usize,
}

impl Frame {
    fn point(&self, step: usize, value: f64) -> Point {
        let x = LEFT + (RIGHT - LEFT) * step as f64 / self.n_steps as f64;
        (x, BOTTOM - (BOTTOM - self.top) * value.clamp(0.0, 1.0))
    }

    fn draw(&self, picture: &mut Picture) {
        for percent in [0u8, 25, 50, 75, 100] {
            let (_, y) = self.point(0, f64::from(percent) / 100.0);
            let class = if percent == 0 { "axis" } else { "grid" };
            picture.line((LEFT, y), (RIGHT, y), class);
            picture.text((LEFT - 10.0, y + 4.0), "faint end", &format!("{percent} %"));
        }
        for tick in svg::ticks(0.0, self.n_steps as f64, 10) {
            // Small games have fewer steps than there would be ticks.
            if tick.fract() == 0.0 {
                let (x, y) = self.point(tick as usize, 0.0);
                picture.line((x, y), (x, y + 5.0), "axis");
                picture.text((x, y + 20.0), "faint middle", &format!("{tick:.0}"));
            }
        }
    }
}
