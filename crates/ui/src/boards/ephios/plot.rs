//! The Plot of the solo game: its zone, what it will do next, and the affinities gathered against it.

use engine::Phrase;
use game_ephios::{Alliance, Card};
use maud::{Markup, html};

use super::card::{self, Place};
use super::{Table, glyphs, printed};

/// The zone with a seat for each Dignitary, and the five affinities.
pub(super) fn draw(scene: &Table<'_>) -> Markup {
    let (table, pack) = (&scene.view.table, scene.view.pack());
    let others = table.zone - pack.dignitaries;
    let taken = (table.zone & pack.dignitaries).len();
    let count = Phrase::new("ephios-board-plot-count")
        .with("taken", taken)
        .with("all", pack.dignitaries.len());
    html! {
        section.plot aria-label=(scene.word("ephios-the-plot")) {
            h3 { (scene.word("ephios-the-plot")) " " small { (scene.say(&count)) } }
            div.zone data-taken=(taken) {
                @for dignitary in pack.dignitaries {
                    @if table.zone.contains(dignitary) { (card::draw(scene, dignitary, Place::Table, None)) }
                    @else { (chair(scene, dignitary)) }
                }
                @for other in others { (card::draw(scene, other, Place::Table, None)) }
            }
            h3 { (scene.word("ephios-board-trophies")) " " small { (table.trophies.len()) " / " (pack.quick_alliances.len()) } }
            ul.trophies { @for alliance in pack.quick_alliances { (trophy(scene, alliance)) } }
        }
    }
}

/// The empty chair of a Dignitary who has not joined the Plot.
fn chair(scene: &Table<'_>, dignitary: Card) -> Markup {
    let alliance = scene.view.pack().card(dignitary).alliance;
    html! {
        div.chair data-alliance=[alliance.map(Alliance::id)] {
            @if let Some(alliance) = alliance { (glyphs::of_alliance(alliance)) }
            small { (card::name(scene, dignitary)) }
        }
    }
}

fn trophy(scene: &Table<'_>, alliance: Alliance) -> Markup {
    let is_won = scene.view.table.trophies.contains(alliance);
    let key = if is_won { "ephios-board-trophy-won" } else { "ephios-board-trophy-missing" };
    let name = &scene.view.pack().alliance(alliance).name;
    html! {
        li.trophy data-alliance=(alliance.id()) data-won[is_won]
            aria-label=(scene.say(&Phrase::new(key).with("alliance", name))) {
            (glyphs::of_alliance(alliance))
            small { (printed(scene, name)) }
            @if is_won { b aria-hidden="true" { "✓" } }
        }
    }
}

/// What the Plot does with this card on its next turn, as the line lies now.
pub(super) fn intention(scene: &Table<'_>, open: Card) -> Option<String> {
    let (table, pack) = (&scene.view.table, scene.view.pack());
    if !table.is_solo() {
        return None;
    }
    let is_dignitary = |card: &Card| pack.dignitaries.contains(*card);
    let taken = table.crossroads.iter().rev().find(is_dignitary);
    let key = match (taken, table.crossroads.last()) {
        (Some(card), _) if card == open => "ephios-board-plot-takes",
        (None, Some(card)) if card == open => "ephios-board-plot-drops",
        _ => return None,
    };
    Some(scene.word(key))
}
