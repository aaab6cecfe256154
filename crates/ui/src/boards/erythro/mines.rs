//! The mines: as tokens on the planet, and as cards that say what each will do and what destroys it.

use std::fmt::Write as _;

use engine::{Phrase, Seat};
use game_erythro::content::MineFace;
use game_erythro::state::{Element, Mine};
use maud::{Markup, PreEscaped, html};

use super::touch::Thing;
use super::{Sight, glyphs, say};

/// The levels as they are printed.
const LEVELS: [&str; 5] = ["", "I", "II", "III", "IV"];

/// A mine on its tile: a ring that closes and the number of steps that are left.
pub(super) fn token(scene: &Sight<'_>, mine: Mine) -> Markup {
    let face = say::mine_face(scene.view, mine.mine);
    let (rows, left) = (face.rows.len(), say::countdown(scene.view, mine));
    let reached = "8 2 ".repeat(usize::from(mine.row) + 1);
    let level = LEVELS[usize::from(face.level).min(4)];
    let mut svg = String::from(
        r##"<circle class="ery-plate" r="22.5"/><use class="rig" href="#ery-derrick" x="-15" y="-19" width="30" height="34"/>"##,
    );
    let length = rows * 10;
    let _ = write!(
        svg,
        r#"<g transform="rotate(-90)"><circle class="rows" r="19.5" pathLength="{length}" stroke-dasharray="8 2"/><circle class="run" r="19.5" pathLength="{length}" stroke-dasharray="{reached}0 {length}"/></g><text class="left" y="6">{left}</text><text class="level" y="14.5">{level}</text>"#
    );
    html! {
        div.ery-mine data-glide={ "mine-" (mine.mine.0 + 1) } data-left=(left.min(4)) {
            svg viewBox="-24 -24 48 48" aria-hidden="true" { (PreEscaped(svg)) }
        }
    }
}

/// All mines on the planet, the most urgent first.
pub(super) fn mines(scene: &Sight<'_>) -> Markup {
    let view = scene.view;
    let mut mines: Vec<Mine> = view.table.mines.iter().copied().collect();
    mines.sort_by_key(|mine| say::countdown(view, *mine));
    html! {
        section.ery-mines aria-label=(scene.word("erythro-board-mines")) {
            h3 { (scene.word("erythro-board-mines")) }
            @if mines.is_empty() {
                p.ery-empty { (glyphs::glyph("derrick")) (scene.word("erythro-board-no-mines")) }
            }
            ul { @for mine in &mines { li { (mine_card(scene, *mine)) } } }
        }
    }
}

fn mine_card(scene: &Sight<'_>, mine: Mine) -> Markup {
    let face = say::mine_face(scene.view, mine.mine);
    let left = say::countdown(scene.view, mine);
    let touch = Thing::Mine(mine.mine.0).touch();
    html! {
        article.ery-mine-card data-left=(left.min(4)) data-touch=(touch) data-mark=[scene.mark(&touch)]
            aria-label=(there(scene, mine)) {
            header {
                b.level { (LEVELS[usize::from(face.level).min(4)]) }
                span.name { (say::text(scene, &face.name)) }
                span.tile-no { (glyphs::glyph("near")) (mine.tile.number()) }
                @if scene.view.table.terms.sheet(scene.view.pack()).profitability_limit.is_some() {
                    span.extraction title=(scene.word("erythro-board-extraction")) {
                        (glyphs::glyph("coin")) "+" (face.extraction)
                    }
                }
            }
            (track(scene, face, mine))
            (costs(scene, face))
            div.closer { (closer(scene, face, mine)) }
        }
    }
}

/// A mine and where it stands, read aloud.
fn there(scene: &Sight<'_>, mine: Mine) -> String {
    let face = say::mine_face(scene.view, mine.mine);
    let phrase = Phrase::new("erythro-board-mine-there")
        .with("mine", &face.name)
        .with("n", say::countdown(scene.view, mine));
    let tile = Phrase::new("erythro-board-tile")
        .with("tile", mine.tile.number())
        .with("things", engine::Arg::Phrase(phrase));
    scene.say(&tile)
}

/// The rows of a mine with the cube on one of them.
fn track(scene: &Sight<'_>, face: &MineFace, mine: Mine) -> Markup {
    let at = usize::from(mine.row);
    html! {
        ol.track {
            @for (n, row) in face.rows.iter().enumerate() {
                @let (sign, amount) = glyphs::row(*row);
                li.done[n < at].now[n == at].next[n == at + 1] data-row=(sign)
                    title=(scene.say(&row.phrase())) {
                    (glyphs::glyph(sign)) (amount)
                    @if n == at { i.cube {} }
                }
            }
        }
    }
}

/// What destroys a mine, and who could pay it now.
fn costs(scene: &Sight<'_>, face: &MineFace) -> Markup {
    html! {
        ul.costs {
            @for element in Element::ALL {
                @let cost = face.cost.of(element);
                @let payers = payers(scene, element, cost);
                li.ink data-element=(element) data-payable[!payers.is_empty()]
                    title=(scene.say(&cost_phrase(element, cost, &payers))) {
                    (glyphs::element(element)) (cost)
                    @for seat in payers { (glyphs::pawn(seat)) }
                }
            }
        }
    }
}

/// The players who have so much in an element.
pub(super) fn payers(scene: &Sight<'_>, element: Element, cost: u8) -> Vec<Seat> {
    let (pack, table) = (scene.view.pack(), &scene.view.table);
    let has = |seat: &Seat| {
        table.player(*seat).character.is_some()
            && table.influence(pack, *seat, element).is_some_and(|have| have >= cost)
    };
    table.seats().filter(has).collect()
}

fn cost_phrase(element: Element, cost: u8, payers: &[Seat]) -> Phrase {
    let influence = element.influence(cost);
    if payers.is_empty() {
        return Phrase::new("erythro-board-cost").with("influence", influence);
    }
    let who: Vec<engine::Arg> = payers.iter().copied().map(engine::Arg::Seat).collect();
    Phrase::new("erythro-board-cost-paid-by").with("influence", influence).with("who", who)
}

/// The whole mine in words.
fn closer(scene: &Sight<'_>, face: &MineFace, mine: Mine) -> Markup {
    let at = usize::from(mine.row);
    let costs = Element::ALL.map(|element| element.influence(face.cost.of(element)));
    html! {
        h4 { (say::text(scene, &face.name)) }
        ol { @for (n, row) in face.rows.iter().enumerate() {
            li.done[n < at].now[n == at] { (scene.say(&row.phrase())) }
        } }
        p { (scene.say(&Phrase::new("erythro-board-destroyed-by").with("costs", say::list(costs)))) }
        p { (scene.say(&Phrase::new("erythro-board-countdown").with("n", say::countdown(scene.view, mine)))) }
        (say::provenance(scene, face.source))
    }
}
