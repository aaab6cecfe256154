//! Action cards: faces, backs and what they say when one looks closer.

use engine::{Phrase, Seat};
use game_epix::{Card, Kind, State};
use maud::{Markup, html};

use super::{glyphs, text};
use crate::board::Scene;

/// The name of an action card.
pub(super) fn name(scene: &Scene<'_, State>, card: Card) -> String {
    text(scene, &scene.view.rules.pack.cards[card as usize].name)
}

/// The picture and the name of a card.
pub(super) fn face(scene: &Scene<'_, State>, card: Card) -> Markup {
    html! {
        span.face data-card=(card.id()) {
            (glyphs::icon(glyphs::card(card)))
            span.title { (name(scene, card)) }
        }
    }
}

/// A card turned up, as small as it can be.
pub(super) fn turned_up(scene: &Scene<'_, State>, card: Card) -> Markup {
    html! {
        span.turned data-card=(card.id()) { (glyphs::said(glyphs::card(card), &name(scene, card))) }
    }
}

/// The back of a card: the kingdom's pattern, nothing else.
pub(super) fn back(seat: Seat) -> Markup {
    html! { span.back data-seat=(seat.index()) { (glyphs::shield(seat)) } }
}

/// What a card does for a seat, with its own numbers.
pub(super) fn deed(scene: &Scene<'_, State>, card: Card, seat: Seat) -> String {
    let powers = &scene.view.open.powers[seat.index()];
    let cost = |kind: Kind| powers.cost[kind.index()];
    let phrase = match card {
        Card::Recruit => Phrase::new("epix-board-card-recruit")
            .with("soldier", cost(Kind::Soldier))
            .with("knight", cost(Kind::Knight))
            .with("camp", cost(Kind::Camp))
            .with("catapult", cost(Kind::Catapult)),
        Card::Tax => Phrase::new("epix-board-card-tax").with("gold", powers.tax),
        Card::March => Phrase::new("epix-board-card-march"),
    };
    scene.say(&phrase)
}
