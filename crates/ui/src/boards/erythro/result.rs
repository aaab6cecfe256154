//! The end: who won and why, what was reached, and what each player had.

use engine::{Outcome, Phrase, Seat, Words};
use game_erythro::State;
use maud::{Markup, html};

use super::sheet::{self, Gauge};
use super::{Sight, events, glyphs, say};

/// The result screen.
pub(super) fn result(scene: &Sight<'_>, outcome: &Outcome) -> Markup {
    let table = &scene.view.table;
    let Some(ending) = table.ending else { return html! {} };
    let won = ending.is_won();
    html! {
        section.ery-result data-won[won] {
            (globe(won))
            p.why { (scene.say(&State::prompt(scene.view))) }
            p.story { (story(scene)) }
            div.sides {
                (side(scene, "erythro-board-we-win", &sheet::victory(scene), "good"))
                (side(scene, "erythro-board-we-lose", &sheet::defeat(scene), "bad"))
            }
            (players(scene, outcome))
            p.ery-by { (scene.say(&Phrase::new("erythro-board-by-rule").with("rule", events::ending_rule(ending)))) }
        }
    }
}

/// Whether the planet lives, in a few words.
pub(super) fn headline(scene: &Sight<'_>) -> Option<String> {
    let won = scene.view.table.ending?.is_won();
    Some(scene.word(if won { "erythro-board-saved" } else { "erythro-board-fallen" }))
}

/// The planet as it will be remembered.
fn globe(won: bool) -> Markup {
    html! {
        div.ery-last data-won[won] aria-hidden="true" { (glyphs::glyph(if won { "any" } else { "skull" })) }
    }
}

fn story(scene: &Sight<'_>) -> String {
    let (pack, table) = (scene.view.pack(), &scene.view.table);
    let phrase = Phrase::new("erythro-board-story")
        .with("adversary", &table.terms.sheet(pack).name)
        .with("difficulty", &table.terms.level(pack).name)
        .with("rounds", table.round)
        .with("destroyed", table.destroyed)
        .with("mines", table.mines.len());
    scene.say(&phrase)
}

fn side(scene: &Sight<'_>, title: &str, gauges: &[Gauge], tone: &str) -> Markup {
    html! {
        table data-tone=(tone) {
            caption { (scene.word(title)) }
            @for it in gauges {
                tr data-reached[it.reached] {
                    th scope="row" { (it.label) }
                    td { (it.n) @if it.of > 0 { " / " (it.of) } }
                    td.sign { @if it.reached {
                        (glyphs::glyph(if tone == "good" { "check" } else { "skull" }))
                        span.hidden-words { (scene.word("erythro-board-reached")) }
                    } }
                }
            }
        }
    }
}

/// What each player has at the end; the score is everybody's.
fn players(scene: &Sight<'_>, outcome: &Outcome) -> Markup {
    let (pack, table) = (scene.view.pack(), &scene.view.table);
    let deck = |seat: Seat| {
        let (player, seen) = (table.player(seat), &scene.view.hands[seat.index()]);
        let cards = seen.hand_and_pile.with(player.discard).with(player.played);
        (cards.actions.len(), cards.contamination)
    };
    html! {
        table.players {
            caption { (scene.word("erythro-board-ambassadors")) }
            thead { tr {
                th {}
                th scope="col" { (scene.word("erythro-board-influence")) }
                th scope="col" { (scene.word("erythro-board-deck-cards")) }
                th scope="col" { (scene.word("erythro-board-score")) }
            } }
            @for seat in table.seats() {
                @let (actions, contamination) = deck(seat);
                tr {
                    th scope="row" {
                        (glyphs::pawn(seat)) " " (scene.name(seat))
                        @if let Some(face) = table.character(pack, seat) { small { (say::text(scene, &face.name)) } }
                    }
                    td { @for (element, n) in table.elements(pack, seat).into_iter().zip(table.player(seat).influence) {
                        span.ink data-element=(element) { (glyphs::element(element)) (n) } " "
                    } }
                    td { (actions) @if contamination > 0 { " + " span.toxins { (contamination) " " (glyphs::glyph("toxic")) } } }
                    td { b { (outcome.scores[seat.index()]) } }
                }
            }
        }
    }
}
