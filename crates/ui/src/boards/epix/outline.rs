//! Lines as a hand draws them: wavering, smooth, the same every time.

use std::fmt::Write as _;

/// A point of the drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Point {
    pub(super) x: f64,
    pub(super) y: f64,
}

impl Point {
    pub(super) const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// The point a share of the way to another.
    pub(super) fn towards(self, other: Self, share: f64) -> Self {
        Self::new(self.x + (other.x - self.x) * share, self.y + (other.y - self.y) * share)
    }

    pub(super) fn distance(self, other: Self) -> f64 {
        (other.x - self.x).hypot(other.y - self.y)
    }
}

/// A number between -1 and 1 that only depends on `seed`: the tremor of the pen.
pub(super) fn tremor(seed: u32) -> f64 {
    let mut bits = seed.wrapping_mul(0x9e37_79b1) ^ 0x85eb_ca6b;
    bits = (bits ^ (bits >> 15)).wrapping_mul(0x2c1b_3c6d);
    bits = (bits ^ (bits >> 12)).wrapping_mul(0x297a_2d39);
    f64::from((bits ^ (bits >> 15)) % 2001) / 1000.0 - 1.0
}

/// A line from one point to another that wavers by up to `swing`, its ends exact.
pub(super) fn waver(from: Point, to: Point, swing: f64, seed: u32) -> Vec<Point> {
    let length = from.distance(to).max(1.0);
    let n_steps = (length / 26.0).ceil().max(2.0);
    let (across_x, across_y) = (-(to.y - from.y) / length, (to.x - from.x) / length);
    let mut points = vec![from];
    for step in 1..n_steps as u32 {
        let share = f64::from(step) / n_steps;
        let aside = swing * tremor(seed.wrapping_mul(131).wrapping_add(step));
        let on_line = from.towards(to, share);
        points.push(Point::new(on_line.x + across_x * aside, on_line.y + across_y * aside));
    }
    points.push(to);
    points
}

/// A line the other way round.
pub(super) fn reversed(line: &[Point]) -> Vec<Point> {
    line.iter().rev().copied().collect()
}

/// A closed outline made of lines that follow each other, as the `d` of a path: smooth along each line, with corners
/// where lines meet. A line drawn backwards gives the same curve, so that neighbours share their border to the pixel.
pub(super) fn closed(lines: &[Vec<Point>]) -> String {
    let mut d = String::new();
    for (n, line) in lines.iter().enumerate() {
        let [first, inner @ .., last] = line.as_slice() else { continue };
        if n == 0 {
            put(&mut d, 'M', *first);
        }
        for (at, bend) in inner.iter().enumerate() {
            let next = inner.get(at + 1).map_or(*last, |next| bend.towards(*next, 0.5));
            put(&mut d, 'Q', *bend);
            put(&mut d, ' ', next);
        }
        if inner.is_empty() {
            put(&mut d, 'L', *last);
        }
    }
    d.push('Z');
    d
}

fn put(d: &mut String, sign: char, at: Point) {
    // Whole numbers are fine enough on a board a thousand wide, and keep the page small.
    let _ = write!(d, "{sign}{:.0} {:.0}", at.x, at.y);
}

/// The middle of the area inside the outline.
pub(super) fn heart(lines: &[Vec<Point>]) -> Point {
    let corners: Vec<Point> = lines.iter().flatten().copied().collect();
    let (mut area, mut x, mut y) = (0.0, 0.0, 0.0);
    for (n, a) in corners.iter().enumerate() {
        let b = corners[(n + 1) % corners.len()];
        let cross = a.x * b.y - b.x * a.y;
        area += cross;
        x += (a.x + b.x) * cross;
        y += (a.y + b.y) * cross;
    }
    if area.abs() < 1.0 {
        return corners.first().copied().unwrap_or(Point::new(0.0, 0.0));
    }
    Point::new(x / (3.0 * area), y / (3.0 * area))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_wavers_between_exact_ends_and_always_the_same_way() {
        let (from, to) = (Point::new(0.0, 0.0), Point::new(200.0, 50.0));
        let line = waver(from, to, 6.0, 3);
        assert_eq!((line[0], *line.last().unwrap()), (from, to));
        assert_eq!(line, waver(from, to, 6.0, 3));
        assert_ne!(line, waver(from, to, 6.0, 4));
    }

    #[test]
    fn the_heart_of_a_square_is_its_middle() {
        let corner = |x, y| Point::new(x, y);
        let square =
            vec![corner(0.0, 0.0), corner(10.0, 0.0), corner(10.0, 10.0), corner(0.0, 10.0)];
        assert_eq!(heart(&[square]), Point::new(5.0, 5.0));
    }
}
