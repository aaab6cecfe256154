//! Gold to choose from: a row of coins that fills up to where one points, as a slider does.

use std::ops::RangeInclusive;

use engine::{Phrase, Seat};
use game_epix::{Phase, State};
use maud::{Markup, html};

use super::paths;
use crate::board::Scene;

/// The amounts of gold the viewer may choose from now.
pub(super) fn coins(scene: &Scene<'_, State>) -> Markup {
    let view = scene.view;
    let open = &view.open;
    let Some(seat) = scene.me().filter(|seat| open.turn().awaited().contains(*seat)) else {
        return html! {};
    };
    let gold = open.gold[seat.index()];
    let (key, range) = match open.phase {
        Phase::Auction => ("epix-board-coins-offer", 0..=gold),
        Phase::Stake => ("epix-board-coins-stake", view.rules.min_stake..=gold),
        Phase::Guess => {
            ("epix-board-coins-guess", view.rules.min_stake..=open.gold[open.actor.index()])
        }
        Phase::Preliminary if !open.offered.is_empty() => {
            ("epix-board-coins-bid", bids(scene, seat))
        }
        _ => return html! {},
    };
    row(scene, key, range)
}

/// Every amount that may lie on some ability.
fn bids(scene: &Scene<'_, State>, seat: Seat) -> RangeInclusive<u16> {
    let open = &scene.view.open;
    let own = open.offered.iter().filter_map(|offered| offered.bid);
    let own = own.filter(|bid| bid.seat == seat).map(|bid| bid.gold).max().unwrap_or(0);
    1..=open.gold[seat.index()] + own
}

fn row(scene: &Scene<'_, State>, key: &'static str, range: RangeInclusive<u16>) -> Markup {
    html! {
        div.coins role="group" aria-label=(scene.word(key)) data-many=[(range.clone().count() > 16).then_some("")] {
            span.coins-title { (scene.word(key)) }
            span.coins-row {
                @for gold in range {
                    @let touch = paths::gold(gold);
                    button.coin type="button" data-touch=(touch) data-out=[ruled_out(scene, gold)]
                        aria-label=(scene.say(&Phrase::new("epix-board-gold").with("gold", i64::from(gold)))) { (gold) }
                }
            }
        }
    }
}

/// Why an amount of a duel is no longer in question: it was named, or the spies have ruled it out.
fn ruled_out(scene: &Scene<'_, State>, gold: u16) -> Option<&'static str> {
    let fight = scene.view.open.fight.as_ref()?;
    if scene.view.open.phase != Phase::Guess {
        return None;
    }
    if fight.named.contains(&gold) {
        return Some("named");
    }
    fight.odd.is_some_and(|odd| (gold % 2 == 1) != odd).then_some("parity")
}
