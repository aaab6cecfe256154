//! Special abilities: on offer with the bids that lie on them, and in play.

use engine::{Phrase, Seat, Source};
use game_epix::{AbilityId, Offered, State};
use maud::{Markup, html};

use super::{glyphs, mark, paths, text};
use crate::board::Scene;

/// The abilities on offer.
pub(super) fn offers(scene: &Scene<'_, State>) -> Markup {
    html! {
        ul.offers aria-label=(scene.word("epix-board-offers")) {
            @for offered in &scene.view.open.offered { (offer(scene, *offered)) }
        }
    }
}

fn offer(scene: &Scene<'_, State>, offered: Offered) -> Markup {
    let id = offered.ability;
    let ability = &scene.view.rules.pack.abilities[id.index()];
    let touch = paths::ability(id);
    let bid = offered.bid;
    html! {
        li.ability data-touch=(touch) data-mark=[mark(scene, &touch)] data-glide={ "epix-ability-" (id) }
            data-seat=[bid.map(|bid| bid.seat.index())] data-name=(text(scene, &ability.name)) {
            span.title { (text(scene, &ability.name)) }
            span.words { (text(scene, &ability.text)) }
            span.bid {
                @if let Some(bid) = bid {
                    (glyphs::piece(bid.seat, glyphs::kind(bid.marker)))
                    span { (scene.say(&Phrase::new("epix-board-bid").with("who", bid.seat).with("gold", i64::from(bid.gold)))) }
                } @else {
                    span.none { (scene.word("epix-board-no-bid")) }
                }
            }
            (closer(scene, id))
        }
    }
}

/// A seat's abilities in play.
pub(super) fn in_play(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let pack = &scene.view.rules.pack;
    html! {
        @for idx in scene.view.abilities(seat) {
            @let id = AbilityId(idx as u8);
            span.power data-glide={ "epix-ability-" (id) } tabindex="0" {
                span.title { (text(scene, &pack.abilities[idx].name)) }
                (closer(scene, id))
            }
        }
    }
}

/// The card enlarged, with its whole text and where it comes from.
fn closer(scene: &Scene<'_, State>, id: AbilityId) -> Markup {
    let ability = &scene.view.rules.pack.abilities[id.index()];
    let source = match ability.source {
        Source::Rulebook => "epix-board-from-rulebook",
        Source::Reconstructed => "epix-board-reconstructed",
    };
    html! {
        span.closer {
            strong { (text(scene, &ability.name)) }
            span { (text(scene, &ability.text)) }
            small { (scene.word(source)) }
        }
    }
}
