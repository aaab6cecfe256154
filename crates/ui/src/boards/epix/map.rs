//! The kingdom: an island on parchment, its provinces, what stands on them, and the attack under way.

use engine::{Arg, Phrase, Seat};
use game_epix::{Kind, Place, Province, State, View};
use maud::{Markup, html};

use super::glyphs::{kind as kind_glyph, layers, place, short};
use super::layout::{HEIGHT, Layout, Region, WIDTH};
use super::outline::{Point, tremor};
use super::pieces::Names;
use super::{SEASONS, mark, paths, text};
use crate::board::Scene;

/// The whole map.
pub(super) fn map(scene: &Scene<'_, State>) -> Markup {
    let view = scene.view;
    let map = view.rules.map();
    let layout = Layout::of(map, &view.rules.board);
    let names = Names::of(view, scene.marked);
    let size = size(map.provinces.len());
    html! {
        svg.map viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label=(text(scene, &map.name))
            data-season=(SEASONS[usize::from(view.open.season.min(3))]) {
            defs {
                @for region in &layout.regions {
                    path id={ "epix-land-" (region.province) } d=(region.outline) {}
                }
                @if let Some(coast) = &layout.coast { path id="epix-coast" d=(coast) {} }
            }
            (sea(&layout))
            @for (from, to) in &layout.roads {
                path.road d={ "M" (short(from.x)) " " (short(from.y)) "L" (short(to.x)) " " (short(to.y)) } {}
            }
            @for region in &layout.regions { (province(scene, region, &names, size)) }
            g.legends aria-hidden="true" {
                @for region in &layout.regions { (legend(scene, region.province, region.heart, names.n_units(region.province), size)) }
            }
            @if let Some(fight) = &view.open.fight {
                (arrow(layout.heart(fight.from), layout.heart(fight.to), view.open.actor))
            }
        }
    }
}

/// How large pieces and drawings are: the fewer provinces, the more room each has.
fn size(n_provinces: usize) -> f64 {
    match n_provinces {
        0..=10 => 1.16,
        11..=12 => 1.08,
        _ => 1.0,
    }
}

/// What lies around the island: the coast's ink, a compass rose, a ship and what the sailors fear.
fn sea(layout: &Layout) -> Markup {
    html! {
        g.sea aria-hidden="true" {
            @if layout.coast.is_some() {
                @for class in ["surf far", "surf", "surf near", "shore"] { use href="#epix-coast" class=(class) {} }
                (place("compass", "", 48.0, 50.0, 0.72))
                (place("ship", "", 955.0, 42.0, 0.62))
                (place("serpent", "", 50.0, 762.0, 0.62))
                (place("ship", "", 946.0, 764.0, 0.42))
            }
        }
    }
}

fn province(scene: &Scene<'_, State>, region: &Region, names: &Names, size: f64) -> Markup {
    let view = scene.view;
    let at = region.province;
    let owner = view.field().owner(at);
    let touch = paths::province(at);
    let under_attack = view.open.fight.as_ref().is_some_and(|fight| fight.to == at);
    let land = format!("#epix-land-{at}");
    let holder = owner.map(Seat::index);
    html! {
        g.province data-touch=(touch) data-mark=[mark(scene, &touch)] data-seat=[holder] data-kind=(terrain(view, at))
            data-attacked=[under_attack.then_some("")] data-name=(name(scene, at)) aria-label=(label(scene, at)) {
            use.land href=(land) {}
            @if let Some(holder) = holder {
                use.tint href=(land) {}
                use.weave href=(land) fill={ "url(#epix-pattern-" (holder) ")" } {}
            }
            title { (label(scene, at)) }
            (vignette(view, at, region.heart, size))
            use.border href=(land) {}
            use.rim href=(land) {}
            (pieces(scene, at, region.heart, names, size))
        }
    }
}

/// What sort of land it is.
fn terrain(view: &View, at: Province) -> &'static str {
    let board = &view.rules.board;
    match at.id() {
        _ if at == board.mountain => "mountain",
        _ if board.castles.has(at) => "castle",
        "lochmess" => "lake",
        "broceland" => "forest",
        _ if board.gold(at) > 0 => "fields",
        id if id.ends_with("_b") => "vale",
        _ => "heath",
    }
}

/// The drawing behind the pieces.
fn vignette(view: &View, at: Province, heart: Point, size: f64) -> Markup {
    let kind = terrain(view, at);
    let is_held = view.field().owner(at).is_some_and(|seat| view.open.held(seat).has(at));
    let class = if is_held { "vignette behind" } else { "vignette" };
    html! {
        g class=(class) aria-hidden="true" {
            @match kind {
                "mountain" => (place("peaks", "", heart.x, heart.y - 8.0, 1.08)),
                "castle" => (place("castle", "", heart.x, heart.y - 12.0, 0.98 * size)),
                "lake" => (place("lake", "", heart.x, heart.y + 2.0, size)),
                "forest" => (scattered(FOREST, heart, at, size)),
                "fields" => (scattered(FIELDS, heart, at, size)),
                "vale" => (scattered(VALE, heart, at, size)),
                _ => (scattered(HEATH, heart, at, size)),
            }
        }
    }
}

/// A glyph, where it lies about the middle of a province, and its size.
type Sown = (&'static str, f64, f64, f64);

const FOREST: &[Sown] = &[
    ("fir", -62.0, -40.0, 0.95),
    ("tree", -20.0, -52.0, 0.95),
    ("fir", 22.0, -44.0, 1.05),
    ("tree", 62.0, -36.0, 0.9),
    ("tree", -74.0, 6.0, 0.95),
    ("fir", -34.0, -2.0, 1.0),
    ("tree", 8.0, -4.0, 1.05),
    ("fir", 50.0, 6.0, 1.0),
    ("tree", -52.0, 42.0, 0.95),
    ("fir", -8.0, 40.0, 1.05),
    ("tree", 34.0, 44.0, 1.0),
    ("tree", 76.0, 40.0, 0.8),
];
const FIELDS: &[Sown] = &[
    ("mill", -46.0, -24.0, 1.0),
    ("sheaf", 16.0, -30.0, 1.2),
    ("sheaf", 44.0, -18.0, 1.2),
    ("sheaf", 70.0, -34.0, 1.2),
    ("sheaf", 4.0, 18.0, 1.2),
    ("sheaf", 34.0, 26.0, 1.2),
    ("sheaf", 62.0, 16.0, 1.2),
    ("sheaf", -30.0, 40.0, 1.2),
    ("sheaf", -66.0, 38.0, 1.2),
];
const VALE: &[Sown] = &[
    ("hill", -30.0, -46.0, 0.9),
    ("hill", 38.0, -32.0, 0.8),
    ("hamlet", -24.0, 8.0, 1.0),
    ("tree", 36.0, 12.0, 0.62),
    ("tree", 56.0, 20.0, 0.52),
    ("tuft", 10.0, 26.0, 0.8),
];
const HEATH: &[Sown] = &[
    ("tuft", -48.0, -40.0, 1.1),
    ("tuft", 26.0, -50.0, 1.0),
    ("fir", 58.0, -22.0, 0.62),
    ("fir", 42.0, -12.0, 0.5),
    ("tuft", -14.0, -8.0, 1.1),
    ("tuft", -56.0, 22.0, 0.95),
    ("hill", 18.0, 26.0, 0.55),
    ("tuft", 64.0, 24.0, 0.9),
];

fn scattered(sown: &[Sown], heart: Point, at: Province, size: f64) -> Markup {
    let seed = at.index() as u32 * 53;
    html! {
        @for (n, (glyph, x, y, scale)) in sown.iter().enumerate() {
            @let aside = 7.0 * tremor(seed + 2 * n as u32);
            @let along = 6.0 * tremor(seed + 2 * n as u32 + 1);
            (place(glyph, "", heart.x + x * size + aside, heart.y + y * size + along, scale * size))
        }
    }
}

/// The name, and what the province gives. Drawn above all land, so that no neighbour cuts it off.
fn legend(
    scene: &Scene<'_, State>,
    at: Province,
    heart: Point,
    n_units: usize,
    size: f64,
) -> Markup {
    let rules = &scene.view.rules;
    let (gold, kind) = (rules.board.gold(at), terrain(scene.view, at));
    let is_famous = gold > 0 || kind == "mountain";
    // Where pieces stand in two rows there is no room for the names of lesser provinces.
    let is_named = kind != "castle" && (is_famous || n_units < 3);
    let drop = match kind {
        "mountain" => 98.0,
        _ if n_units > 2 => 98.0 * size,
        _ if !is_famous => 62.0 * size,
        _ => 84.0 * size,
    };
    let name = name(scene, at);
    html! {
        @if is_named {
            text.name data-famous=[is_famous.then_some("")] x=(short(heart.x)) y=(short(heart.y + drop)) { (name) @if is_ours(scene, at) { " *" } }
        }
        @if gold > 0 {
            g.yield transform={ "translate(" (short(heart.x + 66.0 * size)) " " (short(heart.y - 62.0 * size)) ")" } {
                use href="#epix-coin" transform="scale(.5)" {}
                text y="7" { "+" (gold) }
            }
        }
    }
}

/// Where `n` pieces stand about the middle of a province.
fn stands(n: usize) -> &'static [(f64, f64)] {
    match n {
        0 => &[],
        1 => &[(0.0, 0.0)],
        2 => &[(-39.0, 0.0), (39.0, 0.0)],
        3 => &[(-35.0, -33.0), (35.0, -33.0), (0.0, 33.0)],
        _ => &[(-35.0, -33.0), (35.0, -33.0), (-35.0, 33.0), (35.0, 33.0)],
    }
}

fn pieces(
    scene: &Scene<'_, State>,
    at: Province,
    heart: Point,
    names: &Names,
    size: f64,
) -> Markup {
    let view = scene.view;
    let Some(seat) = view.field().owner(at) else { return html! {} };
    let units: Vec<Kind> = view.units_at(seat, at).collect();
    let in_castle = view.rules.board.castles.has(at);
    html! {
        @for (n, kind) in units.iter().enumerate() {
            @let (x, y) = if in_castle { in_a_row(n, units.len()) } else { stands(units.len())[n.min(3)] };
            @let spot = Point::new(heart.x + x * size, heart.y + y * size);
            // Two rows take a little less room each.
            @let scale = size * if units.len() > 2 && !in_castle { 0.66 } else { 0.76 };
            (piece(scene, (seat, *kind, at), spot, names, scale))
        }
    }
}

/// In front of the castle, so that its towers show.
fn in_a_row(n: usize, n_units: usize) -> (f64, f64) {
    (68.0 * (n as f64 - (n_units as f64 - 1.0) / 2.0), 30.0)
}

fn piece(
    scene: &Scene<'_, State>,
    (seat, kind, at): (Seat, Kind, Province),
    spot: Point,
    names: &Names,
    scale: f64,
) -> Markup {
    let view = scene.view;
    let touch = paths::unit(kind, at);
    let is_mine = scene.me() == Some(seat);
    let waits = kind == Kind::Catapult && view.open.fresh.has(at);
    let tired = seat == view.open.actor && is_tired(view, kind, at);
    // Only one's own pieces are touched for themselves: on others, what is meant is their province.
    html! {
        g.unit data-seat=(seat.index()) data-touch=[is_mine.then_some(&touch)] data-mark=[mark(scene, &touch)]
            data-glide=(names.glide(seat, kind, at)) data-tired=[(waits || tired).then_some("")]
            aria-label=[is_mine.then(|| own_label(scene, kind, at))]
            transform={ "translate(" (short(spot.x)) " " (short(spot.y)) ")scale(" (short(scale)) ")" } {
            (layers(seat, kind_glyph(kind)))
            @if waits || tired { path.zed d="M20-46h24l-24 22h24" {} }
        }
    }
}

/// Whether the unit has done its work in the running march.
fn is_tired(view: &View, kind: Kind, at: Province) -> bool {
    let march = &view.open.march;
    match kind {
        Kind::Soldier if view.open.powers[view.open.actor.index()].assault => march.spent.has(at),
        Kind::Soldier => march.spent.has(at) || march.moved.has(at),
        Kind::Catapult => march.hauled.has(at),
        Kind::Knight | Kind::Camp => false,
    }
}

/// "Your knight in Lochmess".
fn own_label(scene: &Scene<'_, State>, kind: Kind, at: Province) -> String {
    let rules = &scene.view.rules;
    let phrase = Phrase::new("epix-board-own-unit")
        .with("unit", &rules.pack.units[kind.index()].name)
        .with("place", place_name(scene, at));
    scene.say(&phrase)
}

pub(super) fn place_name(scene: &Scene<'_, State>, at: Province) -> Arg {
    let found = scene.view.rules.map().place(at);
    found.map_or_else(|| Arg::from(at.id()), |place| Arg::from(&place.name))
}

/// The name of a province, in the reader's language.
fn name(scene: &Scene<'_, State>, at: Province) -> String {
    let found = scene.view.rules.map().place(at);
    found.map_or_else(|| at.id().to_string(), |place| text(scene, &place.name))
}

/// The province in words: its name, what it gives, who holds it and with what.
fn label(scene: &Scene<'_, State>, at: Province) -> String {
    let view = scene.view;
    let units = |seat: Seat| -> Vec<Arg> {
        let kinds = view.units_at(seat, at);
        kinds.map(|kind| Arg::from(&view.rules.pack.units[kind.index()].name)).collect()
    };
    let (name, gold) = (place_name(scene, at), view.rules.board.gold(at));
    let phrase = match view.field().owner(at) {
        None if view.rules.board.castles.has(at) => Phrase::new("epix-board-place-free-castle"),
        None => Phrase::new("epix-board-place-empty"),
        Some(seat) if view.open.held(seat).has(at) => {
            Phrase::new("epix-board-place-held").with("who", seat).with("units", units(seat))
        }
        Some(seat) => Phrase::new("epix-board-place-garrison").with("who", seat),
    };
    let said = scene.say(&phrase.with("place", name).with("gold", gold));
    if is_ours(scene, at) { format!("{said} · {}", scene.word("epix-board-ours")) } else { said }
}

/// Whether the province is an addition of ours (EPX-A55).
fn is_ours(scene: &Scene<'_, State>, at: Province) -> bool {
    scene.view.rules.map().place(at).is_some_and(Place::is_ours)
}

/// The attack under way, drawn from where the unit stands to where it strikes.
fn arrow(from: Point, to: Point, seat: Seat) -> Markup {
    let (start, end) = (from.towards(to, 0.18), from.towards(to, 0.86));
    let bend = from.towards(to, 0.5);
    let (dx, dy) = (end.x - start.x, end.y - start.y);
    let side = Point::new(bend.x - dy * 0.14, bend.y + dx * 0.14);
    let tip = (end.y - side.y).atan2(end.x - side.x).to_degrees();
    html! {
        g.charge data-seat=(seat.index()) aria-hidden="true" {
            path d={
                "M" (short(start.x)) " " (short(start.y)) "Q" (short(side.x)) " " (short(side.y)) " "
                (short(end.x)) " " (short(end.y))
            } {}
            path.tip d="M26 0L-18-22-6 0-18 22Z"
                transform={ "translate(" (short(end.x)) " " (short(end.y)) ")rotate(" (short(tip)) ")" } {}
        }
    }
}
