//! What is public about a player, in a line.

use engine::{Phrase, Seat};
use game_erythro::state::Phase;
use maud::{Markup, html};

use super::touch::Thing;
use super::{Sight, card, glyphs, say};

/// One player's line.
pub(super) fn player(scene: &Sight<'_>, seat: Seat) -> Markup {
    let (view, table) = (scene.view, &scene.view.table);
    let touch = Thing::Player(seat).touch();
    let Some(character) = table.character(view.pack(), seat) else {
        return html! {
            div.ery-player data-touch=(touch) data-mark=[scene.mark(&touch)] {
                (glyphs::pawn(seat)) span.ery-who { (scene.word("erythro-board-no-ambassador")) }
            }
        };
    };
    let (player, seen) = (table.player(seat), &view.hands[seat.index()]);
    let played = player.played;
    html! {
        div.ery-player data-touch=(touch) data-mark=[scene.mark(&touch)] aria-label=(sentence(scene, seat)) {
            (glyphs::pawn(seat))
            span.ery-who { (say::text(scene, &character.name)) }
            span.dials { @for (element, n) in character.elements.into_iter().zip(player.influence) {
                span.ink data-element=(element) { (glyphs::element(element)) b { (n) } }
            } }
            @if say::has_landed(view, seat) { span.ery-at { (glyphs::glyph("near")) (player.tile.number()) } }
            span.hand title=(scene.word("erythro-board-hand")) { i.back {} (seen.n_cards) }
            span.pile title=(scene.word("erythro-board-draw-pile")) {
                (glyphs::glyph("draw")) (seen.hand_and_pile.len() - seen.n_cards)
            }
            @if view.certain_contamination(seat) > 0 {
                span.known title=(scene.word("erythro-board-known-contamination")) {
                    (glyphs::glyph("toxic")) (view.certain_contamination(seat))
                }
            }
            @if seen.cards.is_none() && !player.known.actions.is_empty() {
                span.played title=(scene.word("erythro-board-known-cards")) {
                    @for id in player.known.actions.iter() { (card::chip(scene, id)) }
                }
            }
            (progress(scene, seat))
            @if !played.is_empty() && scene.me() != Some(seat) {
                span.played {
                    @for id in played.actions.iter() { (card::chip(scene, id)) }
                    @for _ in 0..played.contamination { span.ery-chip.toxic { (glyphs::glyph("toxic")) } }
                }
            }
        }
    }
}

/// How many of the round's cards are played, as four places to fill.
fn progress(scene: &Sight<'_>, seat: Seat) -> Markup {
    let table = &scene.view.table;
    if table.phase != Phase::Players {
        return html! {};
    }
    let limit = scene.view.pack().printed.limits.cards_played;
    let played = table.player(seat).played.len();
    html! {
        span.progress title=(scene.say(&Phrase::new("erythro-board-played").with("n", played).with("limit", limit))) {
            @for n in 0..limit { i.full[n < played] {} }
        }
    }
}

fn sentence(scene: &Sight<'_>, seat: Seat) -> String {
    let (view, table) = (scene.view, &scene.view.table);
    let (player, seen) = (table.player(seat), &view.hands[seat.index()]);
    let elements = table.elements(view.pack(), seat);
    let influence = elements.into_iter().zip(player.influence).map(|(e, n)| e.influence(n));
    let name = table
        .character(view.pack(), seat)
        .map_or_else(String::new, |it| say::text(scene, &it.name).into());
    let phrase = Phrase::new("erythro-player")
        .with("who", seat)
        .with("character", name)
        .with("tile", player.tile.number())
        .with("influence", say::list(influence))
        .with("hand", seen.n_cards)
        .with("pile", seen.hand_and_pile.len() - seen.n_cards)
        .with("discard", player.discard.len())
        .with("played", player.played.len());
    scene.say(&phrase)
}
