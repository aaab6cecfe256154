//! Small pictures as SVG, readable on light and on dark, with nothing but the reader's own fonts.

use std::fmt::Write;
use std::path::Path;

use crate::complaint::{Complaint, Done};
use crate::layout;

/// How many colours there are for things to be told apart: one for each seat of the largest table.
pub(crate) const N_COLOURS: usize = 8;

/// Every colour is given twice: on light, and on dark. The dashes tell lines apart without their colours.
const STYLE: &str = "\
text{font-family:sans-serif;font-size:14px;fill:#1f2328}\
.title{font-size:18px;font-weight:bold}\
.faint{font-size:12px;fill:#59636e}\
.end{text-anchor:end}.middle{text-anchor:middle}\
.ground{fill:#fff}\
.grid{stroke:#d8dee4;stroke-width:1}.axis{stroke:#8c959f;stroke-width:1}\
.line{fill:none;stroke-width:2;stroke-linejoin:round;stroke-linecap:round}\
.c0{stroke:#0969da}.c1{stroke:#bc4c00;stroke-dasharray:9 5}.c2{stroke:#1a7f37;stroke-dasharray:2 5}\
.c3{stroke:#8250df;stroke-dasharray:12 4 2 4}.c4{stroke:#cf222e;stroke-dasharray:5 5}\
.c5{stroke:#0e7490;stroke-dasharray:14 5}.c6{stroke:#7d5600;stroke-dasharray:2 8}\
.c7{stroke:#bf3989;stroke-dasharray:9 4 2 4 2 4}\
.dot{fill:#0969da}.mark{fill:#fff;stroke-width:2.5;stroke-dasharray:none}\
@media (prefers-color-scheme:dark){\
text{fill:#e6e8eb}.faint{fill:#9aa4b0}.ground{fill:#14171c}\
.grid{stroke:#2d333b}.axis{stroke:#6e7681}\
.c0{stroke:#58a6ff}.c1{stroke:#f0883e}.c2{stroke:#3fb950}.c3{stroke:#bc8cff}\
.c4{stroke:#ff7b72}.c5{stroke:#39c5cf}.c6{stroke:#d29922}.c7{stroke:#f778ba}\
.dot{fill:#58a6ff}.mark{fill:#14171c}}";

/// A point, from the upper left corner.
pub(crate) type Point = (f64, f64);

/// A picture being drawn.
pub(crate) struct Picture {
    width: f64,
    height: f64,
    title: String,
    body: String,
}

impl Picture {
    /// An empty picture; the title is for those who cannot see it.
    pub(crate) fn new(width: f64, height: f64, title: &str) -> Picture {
        Picture { width, height, title: escaped(title), body: String::new() }
    }

    /// A text whose base line starts (or ends, with the class `end`) at a point.
    pub(crate) fn text(&mut self, (x, y): Point, class: &str, text: &str) {
        let text = escaped(text);
        self.add(format_args!("<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{text}</text>"));
    }

    /// A straight line.
    pub(crate) fn line(&mut self, (x1, y1): Point, (x2, y2): Point, class: &str) {
        self.add(format_args!(
            "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
        ));
    }

    /// A line through several points.
    pub(crate) fn curve(&mut self, points: &[Point], class: &str) {
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let points = points.join(" ");
        self.add(format_args!("<polyline class=\"{class}\" points=\"{points}\"/>"));
    }

    /// A circle, with what is said when somebody points at it.
    pub(crate) fn circle(&mut self, (x, y): Point, radius: f64, class: &str, about: &str) {
        let about = escaped(about);
        self.add(format_args!(
            "<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius}\"><title>{about}</title></circle>"
        ));
    }

    /// The picture as a file.
    pub(crate) fn finish(&self) -> String {
        let Picture { width, height, title, body } = self;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\">\n<title>{title}</title>\n\
             <style>{STYLE}</style>\n\
             <rect class=\"ground\" width=\"100%\" height=\"100%\"/>\n{body}</svg>\n"
        )
    }

    /// Writes the picture into a file.
    pub(crate) fn save(&self, file: &Path) -> Done {
        std::fs::write(file, self.finish()).map_err(|error| unwritable(file, &error))
    }

    fn add(&mut self, element: std::fmt::Arguments<'_>) {
        writeln!(self.body, "{element}").expect("a text takes any text");
    }
}

/// Makes sure that a picture can be written here, before somebody works hours for it.
pub(crate) fn reserve(file: &Path) -> Done {
    let opened = std::fs::OpenOptions::new().create(true).append(true).open(file);
    opened.map(drop).map_err(|error| unwritable(file, &error))
}

fn unwritable(file: &Path, error: &std::io::Error) -> Complaint {
    Complaint::failed(format!("{} cannot be written: {error}", file.display()))
}

/// How wide a text will be, more or less: the reader's font decides.
pub(crate) fn width(text: &str) -> f64 {
    8.8 * layout::width(text) as f64
}

/// As much of a text as fits into `room`, by that measure.
pub(crate) fn fitted(text: &str, room: f64) -> String {
    if width(text) <= room {
        return text.to_string();
    }
    let mut short: String = text.to_string();
    while width(&short) + width("…") > room && short.pop().is_some() {}
    short + "…"
}

/// Round numbers from `low` to `high`, about `n_wanted` of them.
pub(crate) fn ticks(low: f64, high: f64, n_wanted: usize) -> Vec<f64> {
    let rough = ((high - low) / n_wanted.max(1) as f64).max(1e-9);
    let power = 10f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|n| n * power).into_iter().find(|step| *step >= rough);
    let step = step.unwrap_or(10.0 * power);
    let (first, last) = ((low / step).ceil() as i64, (high / step).floor() as i64);
    (first..=last).map(|n| n as f64 * step).collect()
}

/// A text without anything that XML would take for its own, or not take at all.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars().filter(|c| !c.is_control()) {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\u{fffe}' | '\u{ffff}' => escaped.push('\u{fffd}'),
            other => escaped.push(other),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_within() {
        assert_eq!(ticks(-130.0, 210.0, 4), [-100.0, 0.0, 100.0, 200.0]);
        assert_eq!(ticks(0.0, 9.0, 5), [0.0, 2.0, 4.0, 6.0, 8.0]);
        assert!(ticks(3.0, 3.0, 5).len() <= 1);
    }

    #[test]
    fn what_does_not_fit_is_cut() {
        assert_eq!(fitted("Léa", 100.0), "Léa");
        let cut = fitted(&"long ".repeat(30), 100.0);
        assert!(cut.ends_with('…') && width(&cut) <= 100.0, "{cut}");
    }

    #[test]
    fn names_cannot_break_out_of_the_picture() {
        let mut picture = Picture::new(10.0, 10.0, "a & b");
        picture.text((1.0, 1.0), "title", "</text><script>\u{1b}\"");
        let text = picture.finish();
        assert!(text.contains("&lt;/text&gt;&lt;script&gt;&quot;<"), "{text}");
        assert!(text.contains("a &amp; b") && !text.contains('\u{1b}'), "{text}");
    }
}
