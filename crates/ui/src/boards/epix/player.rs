//! What is public about one player, in a line.

use engine::{Phrase, Seat};
use game_epix::{Kind, State};
use maud::{Markup, html};

use super::{glyphs, mark, offers, paths};
use crate::board::Scene;

/// Shield, gold, provinces, revenue, reserve, and the crown of the first player.
pub(super) fn player(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let (view, field) = (scene.view, scene.view.field());
    let gold = i64::from(view.open.gold[seat.index()]);
    let purse = paths::purse(seat);
    let provinces = Phrase::new("epix-board-n-provinces").with("n", field.n_provinces(seat));
    let revenue = Phrase::new("epix-board-n-revenue").with("gold", i64::from(field.revenue(seat)));
    let is_first = view.open.first == seat;
    html! {
        span.heir-line data-seat=(seat.index()) {
            (glyphs::shield(seat))
            @if is_first {
                span.first data-mark=[mark(scene, &paths::first(seat))] data-glide="epix-first" {
                    (glyphs::said("crown", &scene.word("epix-board-first")))
                }
            }
            span.gold data-mark=[mark(scene, &purse)] {
                (glyphs::icon("coin")) (scene.say(&Phrase::new("epix-board-gold").with("gold", gold)))
            }
            span.fact { span.long { (scene.say(&provinces)) } span.short aria-hidden="true" { (glyphs::icon("garrison")) (field.n_provinces(seat)) } }
            span.fact { span.long { (scene.say(&revenue)) } span.short aria-hidden="true" { "+" (field.revenue(seat)) (glyphs::icon("coin")) } }
            (stocks(scene, seat))
            // One's own abilities lie in front of oneself.
            @if scene.me() != Some(seat) { (offers::in_play(scene, seat)) }
        }
    }
}

/// What the player has in reserve, by kind.
fn stocks(scene: &Scene<'_, State>, seat: Seat) -> Markup {
    let view = scene.view;
    let left = |kind| view.open.reserve(&view.rules, seat, kind);
    let words = Phrase::new("epix-board-in-reserve")
        .with("soldiers", left(Kind::Soldier))
        .with("knights", left(Kind::Knight))
        .with("camps", left(Kind::Camp))
        .with("catapults", left(Kind::Catapult));
    html! {
        span.stocks role="img" aria-label=(scene.say(&words)) {
            @for kind in Kind::ALL {
                span.few data-none=[(left(kind) == 0).then_some("")] {
                    (glyphs::icon(glyphs::kind(kind))) (left(kind))
                }
            }
        }
    }
}
