//! The planet: its tiles, and everything that stands on them.

use std::fmt::Write as _;

use engine::Phrase;
use game_erythro::View;
use game_erythro::content::{DomeHit, TileFace};
use game_erythro::state::TileId;
use maud::{Markup, PreEscaped, html};

use super::ground::{HALF_WIDTH, KINDS, RADIUS};
use super::touch::Thing;
use super::{Sight, glyphs, mines, say};

/// The planet in its sky.
pub(super) fn planet(scene: &Sight<'_>) -> Markup {
    let faces = faces(scene.view);
    let (left, top) = corner(&faces);
    let columns = faces.iter().map(|face| column(face) - left).max().unwrap_or(0) + 2;
    let rows = faces.iter().map(|face| row(face) - top).max().unwrap_or(0);
    let (width, height) = (f64::from(columns) * HALF_WIDTH, f64::from(3 * rows + 4) * RADIUS / 2.0);
    html! {
        section.ery-space aria-label=(scene.word("erythro-board-planet")) {
            (sky())
            div.ery-globe {
                (PreEscaped(format!(r#"<svg class="ery-frame" viewBox="0 0 {width:.0} {height:.0}" aria-hidden="true"></svg>"#)))
                div.ery-tiles {
                    @for face in &faces { (tile(scene, face, column(face) - left, row(face) - top)) }
                }
            }
            (legend(scene))
        }
    }
}

/// The tiles in play.
fn faces(view: &View) -> Vec<&TileFace> {
    let board = view.table.terms.board(view.pack());
    let in_play = |face: &&TileFace| board.tiles.has(TileId(face.number.wrapping_sub(1)));
    view.pack().printed.tiles.iter().filter(in_play).collect()
}

/// Counted in half tiles.
fn column(face: &TileFace) -> i32 {
    2 * i32::from(face.q) + i32::from(face.r)
}

fn row(face: &TileFace) -> i32 {
    i32::from(face.r)
}

fn corner(faces: &[&TileFace]) -> (i32, i32) {
    let left = faces.iter().map(|face| column(face)).min();
    let top = faces.iter().map(|face| row(face)).min();
    (left.unwrap_or(0), top.unwrap_or(0))
}

fn tile(scene: &Sight<'_>, face: &TileFace, column: i32, row: i32) -> Markup {
    let (view, table) = (scene.view, &scene.view.table);
    let id = TileId(face.number - 1);
    let touch = Thing::Tile(id).touch();
    let is_dead = table.contaminated.has(id);
    let dome = table.dome_tile(table.terms.board(view.pack())).has(id);
    let is_mine = scene.me().is_some_and(|me| say::pawns(view, id).any(|seat| seat == me));
    html! {
        div.ery-tile data-touch=(touch) data-mark=[scene.mark(&touch)] data-c=(column) data-r=(row)
            data-pollution=(table.pollution[id.index()]) data-dead[is_dead] data-here[is_mine]
            data-name=(say::text(scene, &face.name)) aria-label=(say::tile(scene, id)) {
            (ground(scene, id))
            @if let Some(mine) = table.mine_at(id) { (mines::token(scene, mine)) }
            @if dome { (dome_token(scene)) }
            div.ery-pawns {
                @for seat in say::pawns(view, id) {
                    span.ery-pawn data-glide={ "pawn-" (seat.index() + 1) }
                        data-own[scene.me() == Some(seat)] title=(scene.name(seat)) {
                        (glyphs::pawn(seat))
                    }
                }
            }
        }
    }
}

/// Soil, veins, stain, number, sanctuary, what the mine does next, and the count of tokens.
fn ground(scene: &Sight<'_>, tile: TileId) -> Markup {
    let table = &scene.view.table;
    let kind = tile.index() % KINDS;
    let turn = tile.index() * 60;
    let pollution = table.pollution[tile.index()];
    let is_dead = table.contaminated.has(tile);
    let mut svg = String::new();
    let soil = if is_dead { "ery-dead-soil".to_string() } else { format!("ery-soil-{kind}") };
    let _ = write!(
        svg,
        r##"<use class="soil" href="#ery-edge-{kind}" fill="url(#{soil})"/><use class="veins" href="#ery-veins-{kind}" transform="rotate({turn})"/>"##
    );
    if is_dead {
        svg.push_str(r##"<use class="cracks" href="#ery-cracks"/><use class="death" href="#ery-skull" x="-17" y="-27" width="34" height="34"/>"##);
    } else if pollution > 0 {
        let n = pollution.min(3);
        let _ = write!(
            svg,
            r##"<use class="stain" href="#ery-stain-{n}" transform="rotate({turn})"/>"##
        );
        svg.push_str(&pips(pollution, scene.view.pack().printed.limits.pollution));
    }
    svg.push_str(&number(tile, table.bag.has(tile)));
    if let Some(element) = table.sanctuaries[tile.index()] {
        let _ = write!(
            svg,
            r##"<g class="sanctuary" data-element="{element}"><circle class="clearing" cx="-32" cy="-13" r="15.5"/><use href="#ery-sanctuary-{element}" x="-46" y="-27" width="28" height="28"/></g>"##
        );
    }
    if let Some(next) = table.mine_at(tile).and_then(|mine| say::next_row(scene.view, mine)) {
        let (sign, amount) = glyphs::row(next);
        let at = if amount.is_empty() { 25.0 } else { 18.0 };
        let _ = write!(
            svg,
            r##"<g class="next next-{sign}"><rect x="15" y="-25" width="35" height="21" rx="10.5"/><use href="#ery-{sign}" x="{at}" y="-22" width="15" height="15"/><text x="41" y="-9.8">{amount}</text></g>"##
        );
    }
    html! {
        svg.ery-ground viewBox="-52 -60 104 120" aria-hidden="true" { (PreEscaped(svg)) }
    }
}

/// The tokens on a tile, out of those that kill it.
fn pips(pollution: u8, limit: u8) -> String {
    let mut svg = String::from(r#"<g class="pips">"#);
    let step = 10.0;
    let left = -step * f64::from(limit.saturating_sub(1)) / 2.0;
    for n in 0..limit {
        let class = if n < pollution { "full" } else { "free" };
        let x = left + step * f64::from(n);
        let _ = write!(svg, r#"<circle class="{class}" cx="{x:.0}" cy="21" r="3.6"/>"#);
    }
    svg.push_str("</g>");
    svg
}

/// The tile's number, as the token that is still in the bag or as the place where it was.
fn number(tile: TileId, in_bag: bool) -> String {
    let class = if in_bag { "number in-bag" } else { "number" };
    format!(
        r#"<g class="{class}"><circle cx="0" cy="-41" r="11.5"/><text x="0" y="-36.4">{}</text></g>"#,
        tile.number()
    )
}

fn dome_token(scene: &Sight<'_>) -> Markup {
    let dome = scene.view.table.terms.sheet(scene.view.pack()).dome;
    html! {
        div.ery-dome data-glide="dome" {
            (glyphs::glyph("dome"))
            @if let Some(dome) = dome {
                b title=(dome_says(scene)) { (dome.cost) }
            }
        }
    }
}

/// What an attack on the dome does.
pub(super) fn dome_says(scene: &Sight<'_>) -> String {
    let sheet = scene.view.table.terms.sheet(scene.view.pack());
    let Some(dome) = sheet.dome else { return String::new() };
    let phrase = match dome.hit {
        DomeHit::Destroyed => Phrase::new("erythro-board-dome-falls"),
        DomeHit::ProfitabilityFalls(n) => Phrase::new("erythro-board-dome-hurts").with("n", n),
    };
    scene.say(&phrase.with("cost", dome.cost))
}

/// Dark space, some stars, and the limb of the planet.
fn sky() -> Markup {
    let mut svg = String::new();
    // A few dozen stars in places that look like chance and never change.
    for n in 0..44_u32 {
        let (x, y) = (n * 197 % 601, n * 131 % 599);
        let size = [0.7, 1.1, 0.9, 1.6][n as usize % 4];
        let _ = write!(svg, r#"<circle class="star" cx="{x}" cy="{y}" r="{size}"/>"#);
    }
    svg.push_str(r#"<circle class="halo" cx="300" cy="300" r="318" fill="url(#ery-air-glow)"/><circle class="globe" cx="300" cy="300" r="272" fill="url(#ery-globe)"/><circle class="moon" cx="516" cy="34" r="14"/>"#);
    html! {
        svg.ery-sky viewBox="0 0 600 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            (PreEscaped(svg))
        }
    }
}

/// What the small signs on the tiles mean.
fn legend(scene: &Sight<'_>) -> Markup {
    html! {
        p.ery-legend {
            span { i.in-bag { "7" } " " (scene.word("erythro-board-legend-bag")) }
            span { i.drawn { "7" } " " (scene.word("erythro-board-legend-drawn")) }
        }
    }
}
