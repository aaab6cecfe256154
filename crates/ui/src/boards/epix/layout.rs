//! Where everything lies on the drawn map: provinces as regions, derived from the borders of the pack's map.
//!
//! The boards of the box are rings: every province but the castles touches the mountain, and each castle sits outside on
//! the seam between the two others of its realm. Such a map becomes an island whose regions touch exactly where the
//! map has a border. Any other map is drawn as clearings joined by roads.

use std::f64::consts::{PI, TAU};

use game_epix::{Board, Map, Province};

use super::outline::{Point, closed, heart, reversed, tremor, waver};

/// How wide the drawing is.
pub(super) const WIDTH: f64 = 1000.0;
/// How high the drawing is.
pub(super) const HEIGHT: f64 = 800.0;

/// Half the island's width and height.
const HALF: (f64, f64) = (472.0, 372.0);
/// How far out the mountain's foot is, the coast being 1.
const FOOT: f64 = 0.37;
/// How far out a castle's realm begins.
const GATE: f64 = 0.63;
/// Half the angle a castle takes of the coast.
const WALLS: f64 = 0.29;

/// A province as it is drawn.
#[derive(Clone, Debug)]
pub(super) struct Region {
    pub(super) province: Province,
    /// The `d` of its outline.
    pub(super) outline: String,
    /// Where its pieces stand.
    pub(super) heart: Point,
}

/// A map as it is drawn.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    pub(super) regions: Vec<Region>,
    /// The `d` of the island, where there is one.
    pub(super) coast: Option<String>,
    /// Roads between provinces that do not touch in the drawing.
    pub(super) roads: Vec<(Point, Point)>,
}

impl Layout {
    /// The drawing of a map: always the same for the same map.
    pub(super) fn of(map: &Map, board: &Board) -> Self {
        Ring::of(map, board).map_or_else(|| clearings(map), |ring| ring.layout(map))
    }

    /// Where the pieces of a province stand.
    pub(super) fn heart(&self, province: Province) -> Point {
        let region = self.regions.iter().find(|region| region.province == province);
        region.map_or(Point::new(WIDTH / 2.0, HEIGHT / 2.0), |region| region.heart)
    }
}

/// Where one province of the ring ends and the next begins.
struct Seam {
    angle: f64,
    castle: Option<Province>,
}

/// A map whose provinces lie in a ring round the mountain.
struct Ring {
    /// Clockwise.
    order: Vec<Province>,
    /// `seams[n]` comes after `order[n]`.
    seams: Vec<Seam>,
}

/// The lines that regions share.
struct Lines {
    /// From the foot of the mountain outwards, one a seam.
    spokes: Vec<Vec<Point>>,
    /// From the gate of a seam's castle to the coast: before and behind it.
    walls: Vec<Option<[Vec<Point>; 2]>>,
    /// The foot of the mountain, one a province of the ring.
    feet: Vec<Vec<Point>>,
    /// The coast, one a province of the ring.
    shores: Vec<Vec<Point>>,
    /// The coast of a seam's castle.
    castle_shores: Vec<Option<Vec<Point>>>,
}

impl Ring {
    /// Reads the ring off the borders; nothing if the map has another shape.
    fn of(map: &Map, board: &Board) -> Option<Self> {
        let middle = spot(map, map.mountain)?;
        let around = board.neighbours(map.mountain);
        let everything = around.len() as usize + map.castles.len() + 1;
        if everything != map.provinces.len() || around.len() < 3 {
            return None;
        }
        let mut order = Vec::new();
        for province in around {
            order.push((angle(middle, spot(map, province)?), province));
        }
        order.sort_by(|a, b| a.0.total_cmp(&b.0));
        let n_inside = around.iter().map(|at| board.neighbours(at).and(around).len()).sum::<u32>();
        if n_inside != 2 * around.len() {
            return None;
        }
        let mut seams = Vec::new();
        for (n, (at, province)) in order.iter().enumerate() {
            let (mut next_at, next) = order[(n + 1) % order.len()];
            if next_at <= *at {
                next_at += TAU;
            }
            let shared = board.neighbours(*province).and(board.neighbours(next));
            if !board.neighbours(*province).has(next) {
                return None;
            }
            let castle = shared.and(board.castles).first();
            seams.push(Seam { angle: f64::midpoint(*at, next_at), castle });
        }
        let n_castles = seams.iter().filter(|seam| seam.castle.is_some()).count();
        let order = order.into_iter().map(|(_, province)| province).collect();
        (n_castles == map.castles.len()).then_some(Self { order, seams }.settled())
    }

    /// Moves the seams a little, so that provinces beside a castle get back the room it takes.
    fn settled(mut self) -> Self {
        let n_seams = self.seams.len();
        let free: Vec<f64> = (0..n_seams).map(|n| self.free_coast(n)).collect();
        let mean = free.iter().sum::<f64>() / n_seams as f64;
        for n in 0..n_seams {
            if self.seams[n].castle.is_none() {
                let (before, after) = (free[n], free[(n + 1) % n_seams]);
                self.seams[n].angle += 0.25 * (after - before).clamp(-mean, mean);
            }
        }
        self
    }

    /// The coast that the province `order[n]` has, as an angle.
    fn free_coast(&self, n: usize) -> f64 {
        let (from, to) = self.span(n);
        to - from
    }

    /// The seam before `order[n]` and the one after it, as rising angles.
    fn sides(&self, n: usize) -> (usize, usize, f64, f64) {
        let before = (n + self.seams.len() - 1) % self.seams.len();
        let end = self.seams[n].angle;
        let mut start = self.seams[before].angle;
        while start > end {
            start -= TAU;
        }
        (before, n, start, end)
    }

    /// Where the coast of `order[n]` begins and ends.
    fn span(&self, n: usize) -> (f64, f64) {
        let (before, after, start, end) = self.sides(n);
        let room = |seam: usize| if self.seams[seam].castle.is_some() { WALLS } else { 0.0 };
        (start + room(before), end - room(after))
    }

    fn lines(&self) -> Lines {
        let seams = || self.seams.iter().enumerate();
        let spoke = |(n, seam): (usize, &Seam)| {
            let out = if seam.castle.is_some() { GATE } else { 1.0 };
            waver(at(seam.angle, FOOT), at(seam.angle, out), 9.0, 11 + n as u32)
        };
        let walls = |(n, seam): (usize, &Seam)| {
            seam.castle
                .map(|_| [-WALLS, WALLS].map(|aside| wall(seam.angle, aside, 47 + 2 * n as u32)))
        };
        let castle_shore = |(n, seam): (usize, &Seam)| {
            seam.castle
                .map(|_| arc(seam.angle - WALLS, seam.angle + WALLS, 1.0, 7.0, 400 + n as u32))
        };
        let ring = 0..self.order.len();
        Lines {
            spokes: seams().map(spoke).collect(),
            walls: seams().map(walls).collect(),
            castle_shores: seams().map(castle_shore).collect(),
            feet: ring
                .clone()
                .map(|n| {
                    let (_, _, start, end) = self.sides(n);
                    arc(start, end, FOOT, 8.0, 200 + n as u32)
                })
                .collect(),
            shores: ring
                .map(|n| {
                    let (start, end) = self.span(n);
                    arc(start, end, 1.0, 9.0, 300 + n as u32)
                })
                .collect(),
        }
    }

    fn layout(&self, map: &Map) -> Layout {
        let lines = self.lines();
        let mut regions = Vec::new();
        let mut coast = Vec::new();
        for n in 0..self.order.len() {
            regions.push(region(self.order[n], &self.outline(n, &lines)));
            coast.push(lines.shores[n].clone());
            let castle = self.seams[n].castle;
            let parts = (castle, &lines.walls[n], &lines.castle_shores[n]);
            if let (Some(castle), Some([before, behind]), Some(shore)) = parts {
                let outline = [before.clone(), shore.clone(), reversed(behind)];
                regions.push(region(castle, &outline));
                coast.push(shore.clone());
            }
        }
        regions.push(region(map.mountain, &lines.feet));
        Layout { regions, coast: Some(closed(&coast)), roads: Vec::new() }
    }

    /// Round a province of the ring: outwards, along the coast, back, along the mountain.
    fn outline(&self, n: usize, lines: &Lines) -> Vec<Vec<Point>> {
        let (before, after, _, _) = self.sides(n);
        let mut outline = vec![lines.spokes[before].clone()];
        if let Some([_, behind]) = &lines.walls[before] {
            outline.push(behind.clone());
        }
        outline.push(lines.shores[n].clone());
        if let Some([front, _]) = &lines.walls[after] {
            outline.push(reversed(front));
        }
        outline.push(reversed(&lines.spokes[after]));
        outline.push(reversed(&lines.feet[n]));
        outline
    }
}

fn region(province: Province, outline: &[Vec<Point>]) -> Region {
    Region { province, outline: closed(outline), heart: heart(outline) }
}

/// Where the pack puts a province, as seen from the middle of a square board.
fn spot(map: &Map, province: Province) -> Option<Point> {
    let [x, y] = map.place(province)?.at;
    Some(Point::new(f64::from(x) / 50.0, f64::from(y) / 35.0))
}

fn angle(from: Point, to: Point) -> f64 {
    (to.y - from.y).atan2(to.x - from.x)
}

/// The point in a direction, `out` being 0 in the middle and 1 at the coast: a rounded rectangle.
fn at(angle: f64, out: f64) -> Point {
    let (sin, cos) = angle.sin_cos();
    let roundness = 2.9;
    let norm = (cos.abs().powf(roundness) + sin.abs().powf(roundness)).powf(1.0 / roundness);
    let (x, y) = (cos / norm * HALF.0 * out, sin / norm * HALF.1 * out);
    Point::new(WIDTH / 2.0 + x, HEIGHT / 2.0 + y)
}

/// A wavering curve round the middle, its ends exact.
fn arc(start: f64, end: f64, out: f64, swing: f64, seed: u32) -> Vec<Point> {
    let n_steps = ((end - start).abs() * out * 17.0).ceil().max(3.0);
    let mut points = Vec::new();
    for step in 0..=n_steps as u32 {
        let share = f64::from(step) / n_steps;
        let tapered = swing * (share * PI).sin().min(0.8);
        let aside = tapered * tremor(seed.wrapping_mul(97).wrapping_add(step)) / HALF.1;
        points.push(at(start + (end - start) * share, out + aside));
    }
    points
}

/// One wall of a castle's land, from its gate to the coast.
fn wall(seam: f64, aside: f64, seed: u32) -> Vec<Point> {
    let (gate, bend, shore) =
        (at(seam, GATE), at(seam + aside * 1.05, GATE + 0.05), at(seam + aside, 1.0));
    let n_steps = 7;
    let mut points = Vec::new();
    for step in 0..=n_steps {
        let share = f64::from(step) / f64::from(n_steps);
        let on_curve = gate.towards(bend, share).towards(bend.towards(shore, share), share);
        let swing = if step == 0 || step == n_steps { 0.0 } else { 4.0 };
        let seed = seed.wrapping_mul(61).wrapping_add(2 * step as u32);
        let (x, y) = (on_curve.x + swing * tremor(seed), on_curve.y + swing * tremor(seed + 1));
        points.push(Point::new(x, y));
    }
    points
}

/// Any other map: a clearing at each province's place, roads where the map has borders.
fn clearings(map: &Map) -> Layout {
    let place = |at: [u8; 2]| {
        let (x, y) = (f64::from(at[0]) / 100.0, f64::from(at[1]) / 70.0);
        Point::new(90.0 + x * (WIDTH - 180.0), 90.0 + y * (HEIGHT - 180.0))
    };
    let nearest = |from: Point| {
        let others = map.provinces.iter().map(|other| from.distance(place(other.at)));
        others.filter(|distance| *distance > 0.0).fold(WIDTH, f64::min)
    };
    let regions = map.provinces.iter().enumerate().map(|(n, clearing)| {
        let heart = place(clearing.at);
        let radius = (nearest(heart) * 0.47).clamp(20.0, 86.0);
        let edge = |step: u32| {
            let radius = radius * (1.0 + 0.08 * tremor(n as u32 * 31 + step % 18));
            let (sin, cos) = (f64::from(step) * TAU / 18.0).sin_cos();
            Point::new(heart.x + cos * radius, heart.y + sin * radius)
        };
        let outline = closed(&[(0..=18).map(edge).collect()]);
        Region { province: clearing.id, outline, heart }
    });
    let road = |[a, b]: &[Province; 2]| Some((map.place(*a)?.at, map.place(*b)?.at));
    let roads = map.borders.iter().filter_map(road).map(|(a, b)| (place(a), place(b)));
    Layout { regions: regions.collect(), coast: None, roads: roads.collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Pack as _;
    use game_epix::Pack;

    fn pack() -> Pack {
        engine::Content::<Pack>::standard().pack.as_ref().clone()
    }

    #[test]
    fn every_board_of_the_box_is_an_island_with_all_its_provinces() {
        for map in &pack().maps {
            let layout = Layout::of(map, &Board::new(map));
            assert!(layout.coast.is_some() && layout.roads.is_empty(), "{}", map.id);
            assert_eq!(layout.regions.len(), map.provinces.len(), "{}", map.id);
            for (n, region) in layout.regions.iter().enumerate() {
                let Point { x, y } = region.heart;
                assert!((40.0..960.0).contains(&x) && (40.0..760.0).contains(&y), "{region:?}");
                let apart = |other: &Region| other.heart.distance(region.heart) > 110.0;
                assert!(layout.regions[..n].iter().all(apart), "{} {region:?}", map.id);
            }
        }
    }

    #[test]
    fn a_map_of_another_shape_is_drawn_as_clearings_with_a_road_for_each_border() {
        let mut map = pack().maps[0].clone();
        map.borders.retain(|pair| pair[0].id() != "lochmess");
        assert!(pack().faults().is_empty());
        let layout = Layout::of(&map, &Board::new(&map));
        assert!(layout.coast.is_none());
        assert_eq!(layout.roads.len(), map.borders.len());
        assert_eq!(layout.regions.len(), map.provinces.len());
    }
}
