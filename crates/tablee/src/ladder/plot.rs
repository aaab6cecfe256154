//! The ladder as a picture: a dot for each player, with its interval.

use engine::Phrase;

use crate::ladder::contest::Meeting;
use crate::ladder::report::{Report, signed};
use crate::ladder::standings::Place;
use crate::svg::{self, Picture, Point};

const WIDTH: f64 = 720.0;
const TOP: f64 = 76.0;
const ROW: f64 = 36.0;
const BELOW: f64 = 56.0;
const MARGIN: f64 = 24.0;

/// Draws the ladder, the best on top.
pub(super) fn draw(report: &Report<'_>) -> Picture {
    let bottom = TOP + ROW * report.places.len() as f64;
    let scale = Scale::new(report);
    let mut picture = Picture::new(WIDTH, bottom + BELOW, &report.title());
    picture.text((MARGIN, 34.0), "title", &report.title());
    let about = svg::fitted(&report.about(), WIDTH - 2.0 * MARGIN);
    picture.text((MARGIN, 56.0), "faint", &about);
    for tick in svg::ticks(scale.low, scale.high, 6) {
        let x = scale.x(tick);
        picture.line((x, TOP), (x, bottom), "grid");
        picture.text((x, bottom + 18.0), "faint middle", &tick_label(report.meeting(), tick));
    }
    picture.line((scale.left, bottom), (scale.right, bottom), "axis");
    let axis = match report.meeting() {
        Meeting::Rivals => "tablee-ladder-elo",
        Meeting::Teams => "tablee-ladder-wins",
    };
    let middle = f64::midpoint(scale.left, scale.right);
    picture.text((middle, bottom + 40.0), "middle", &report.say(&Phrase::new(axis)));
    for (n, place) in report.places.iter().enumerate() {
        let y = TOP + ROW * (n as f64 + 0.5);
        draw_place(&mut picture, report, &scale, place, y);
    }
    picture
}

fn draw_place(picture: &mut Picture, report: &Report<'_>, scale: &Scale, place: &Place, y: f64) {
    let (low, high) = (scale.x(place.range.0), scale.x(place.range.1));
    let name = report.name(place);
    picture.text((scale.left - 14.0, y + 5.0), "end", &name);
    picture.line((low, y), (high, y), "line c0");
    let cap = |x: f64| -> [Point; 2] { [(x, y - 5.0), (x, y + 5.0)] };
    picture.curve(&cap(low), "line c0");
    picture.curve(&cap(high), "line c0");
    let rating = report.rating(place);
    picture.circle((scale.x(place.rating), y), 5.5, "dot", &format!("{name}: {rating}"));
    picture.text((WIDTH - MARGIN, y + 5.0), "end", &rating);
}

/// From ratings to places in the picture.
struct Scale {
    low: f64,
    high: f64,
    left: f64,
    right: f64,
}

impl Scale {
    fn new(report: &Report<'_>) -> Scale {
        let widest = |of: &dyn Fn(&Place) -> String| {
            report.places.iter().map(|place| svg::width(&of(place))).fold(0.0, f64::max)
        };
        let left = MARGIN + widest(&|place| report.name(place)) + 14.0;
        let right = WIDTH - MARGIN - widest(&|place| report.rating(place)) - 18.0;
        let (low, high) = match report.meeting() {
            Meeting::Teams => (0.0, 1.0),
            Meeting::Rivals => around(&report.places),
        };
        Scale { low, high, left, right }
    }

    fn x(&self, value: f64) -> f64 {
        self.left + (value - self.low) / (self.high - self.low) * (self.right - self.left)
    }
}

/// All the intervals, with some room around them.
fn around(places: &[Place]) -> (f64, f64) {
    let low = places.iter().map(|place| place.range.0).fold(f64::INFINITY, f64::min);
    let high = places.iter().map(|place| place.range.1).fold(f64::NEG_INFINITY, f64::max);
    let room = 0.04 * (high - low).max(10.0);
    (low - room, high + room)
}

fn tick_label(meeting: Meeting, tick: f64) -> String {
    match meeting {
        Meeting::Rivals => signed(tick),
        Meeting::Teams => format!("{:.0} %", 100.0 * tick),
    }
}
