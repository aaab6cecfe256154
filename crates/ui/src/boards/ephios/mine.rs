//! The viewer's own things: hand, tokens and the secret affinity.

use engine::{Phrase, Seat};
use game_ephios::Alliance;
use maud::{Markup, html};

use super::card::{self, Place};
use super::{Table, glyphs, printed, touch};

/// The hand and what lies before its owner.
pub(super) fn draw(scene: &Table<'_>) -> Markup {
    match scene.me() {
        Some(seat) => own(scene, seat),
        None => html! { div.ephios-mine { p.calm { (scene.word("ephios-board-watching")) } } },
    }
}

fn own(scene: &Table<'_>, seat: Seat) -> Markup {
    let view = scene.view;
    let limit = view.pack().printed.numbers.hand_limit;
    let count =
        Phrase::new("ephios-board-hand").with("count", view.hand.len()).with("limit", limit);
    html! {
        div.ephios-mine data-over[view.hand.len() > usize::from(limit)] {
            div.purse {
                (tokens(scene, seat))
                @if !view.table.is_solo() { (affinity(scene, seat)) }
            }
            div.hand data-scroll="hand" aria-label=(scene.say(&count)) {
                @for card in view.hand {
                    @let used = view.table.used.contains(card).then(|| scene.word("ephios-board-used"));
                    (card::draw(scene, card, Place::Table, used.as_deref()))
                }
                @for n in view.hand.len()..usize::from(limit) {
                    div.gap { @if n == 0 { small { (scene.word("ephios-board-hand-empty")) } } }
                }
            }
        }
    }
}

fn tokens(scene: &Table<'_>, seat: Seat) -> Markup {
    let own = scene.view.table.tokens[seat.index()];
    let cap = scene.view.pack().printed.numbers.token_cap;
    let label = Phrase::new("ephios-board-tokens").with("count", own).with("cap", cap);
    html! {
        div.tokens aria-label=(scene.say(&label)) {
            span.coins aria-hidden="true" {
                @for n in 0..cap { @if n < own { (glyphs::token()) } @else { i.slot {} } }
            }
            small { (scene.say(&label)) }
        }
    }
}

fn affinity(scene: &Table<'_>, seat: Seat) -> Markup {
    let was_dealt = scene.view.table.has_affinity[seat.index()];
    html! {
        @match scene.view.affinity {
            Some(affinity) => (sealed(scene, affinity)),
            None => div.affinity.played data-touch=(touch::AFFINITY) {
                small { (scene.word(if was_dealt { "ephios-board-affinity-sealed" } else { "ephios-board-affinity-played" })) }
            },
        }
    }
}

fn sealed(scene: &Table<'_>, affinity: Alliance) -> Markup {
    let pack = scene.view.pack();
    let numbers = &pack.printed.numbers;
    let help = Phrase::new("ephios-board-affinity-help")
        .with("alliance", &pack.alliance(affinity).the)
        .with("match", numbers.affinity_match)
        .with("side", numbers.affinity_side);
    let label = Phrase::new("ephios-see-affinity").with("alliance", &pack.alliance(affinity).the);
    html! {
        div.affinity data-alliance=(affinity.id()) data-touch=(touch::AFFINITY) data-glide="affinity"
            data-mark=[scene.mark(touch::AFFINITY)] data-name=(scene.word("ephios-board-affinity")) aria-label=(scene.say(&label)) {
            span.crest { (glyphs::of_alliance(affinity)) }
            span.what {
                small { (scene.word("ephios-board-affinity")) }
                b { (printed(scene, &pack.alliance(affinity).name)) }
                small { "+" (numbers.affinity_match) " / +" (numbers.affinity_side) " %" }
            }
            div.closer { strong { (scene.word("ephios-board-affinity")) } p { (scene.say(&help)) } }
        }
    }
}
