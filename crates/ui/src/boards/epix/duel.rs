//! The duel: two hands across the map, the coins that may be in the fist, the amounts named, and the reveal.

use engine::{Arg, Phrase};
use game_epix::{Defence, Fight, Phase, Province, State};
use maud::{Markup, html};

use super::map::place_name;
use super::{glyphs, mark, paths};
use crate::board::Scene;

/// The duel under way, as the stage it deserves.
pub(super) fn duel(scene: &Scene<'_, State>) -> Markup {
    let open = &scene.view.open;
    let Some(fight) = &open.fight else { return html! {} };
    html! {
        section.duel data-at=(side(scene, fight)) data-mark=[mark(scene, paths::DUEL)] aria-label=(scene.word("epix-board-duel")) {
            (attacker(scene, fight))
            (clash(scene, fight))
            (defender(scene, fight))
        }
    }
}

/// Where the stage hides nothing that matters: away from the two provinces.
fn side(scene: &Scene<'_, State>, fight: &Fight) -> &'static str {
    let map = scene.view.rules.map();
    let height = |at: Province| map.place(at).map_or(35, |place| u16::from(place.at[1]));
    if height(fight.from) + height(fight.to) > 70 { "top" } else { "bottom" }
}

fn attacker(scene: &Scene<'_, State>, fight: &Fight) -> Markup {
    let (view, open) = (scene.view, &scene.view.open);
    let seat = open.actor;
    let gold = i64::from(open.gold[seat.index()]);
    html! {
        div.side data-seat=(seat.index()) {
            (glyphs::piece(seat, glyphs::kind(fight.kind)))
            p { strong { (scene.name(seat)) } br; (scene.say(&Phrase::new("epix-board-shows").with("gold", gold))) }
            (hoard(open.gold[seat.index()]))
            span.fist.big data-closed=[(open.phase == Phase::Guess).then_some("")] {
                @if open.phase == Phase::Guess {
                    (glyphs::said("fist", &scene.word("epix-board-fist")))
                    @if let Some(stake) = view.own.stake { b.inside { (stake) } }
                } @else {
                    (glyphs::said("palm", &scene.word("epix-board-palm")))
                }
            }
        }
    }
}

/// The gold the attacker shows, as far as it can be counted at a glance.
fn hoard(gold: u16) -> Markup {
    html! {
        span.hoard aria-hidden="true" { @for _ in 0..gold.min(20) { (glyphs::icon("coin")) } }
    }
}

fn clash(scene: &Scene<'_, State>, fight: &Fight) -> Markup {
    let rules = &scene.view.rules;
    let line = Phrase::new("epix-board-clash")
        .with("unit", &rules.pack.units[fight.kind.index()].name)
        .with("against", against(scene, fight.against))
        .with("place", place_name(scene, fight.to));
    html! {
        div.clash {
            (glyphs::icon("swords"))
            p { (scene.say(&line)) }
            p.odds { (odds(scene, fight)) }
        }
    }
}

/// How many stakes are possible and how many of them are named.
fn odds(scene: &Scene<'_, State>, fight: &Fight) -> String {
    let n_possible = possible(scene, fight).count();
    let parity = fight.odd.map_or("unknown", |odd| if odd { "odd" } else { "even" });
    let phrase = Phrase::new("epix-board-odds")
        .with("possible", n_possible)
        .with("guesses", usize::from(fight.n_guesses).min(n_possible))
        .with("parity", parity);
    scene.say(&phrase)
}

/// The amounts that can be in the fist, as far as is public.
pub(super) fn possible<'a>(
    scene: &'a Scene<'_, State>,
    fight: &'a Fight,
) -> impl Iterator<Item = u16> + 'a {
    let open = &scene.view.open;
    let amounts = scene.view.rules.min_stake..=open.gold[open.actor.index()];
    amounts.filter(|gold| fight.odd.is_none_or(|odd| (gold % 2 == 1) == odd))
}

fn defender(scene: &Scene<'_, State>, fight: &Fight) -> Markup {
    let seat = fight.defender;
    let n_guesses = usize::from(fight.n_guesses);
    html! {
        div.side.defends data-seat=(seat.index()) {
            (glyphs::piece(seat, guard(fight.against)))
            p { strong { (scene.name(seat)) } br; (against_name(scene, fight.against)) }
            span.guesses { @for n in 0..n_guesses { (bubble(fight.named.get(n).copied(), None)) } }
        }
    }
}

/// An amount that is named, or still to be.
fn bubble(gold: Option<u16>, hit: Option<bool>) -> Markup {
    let state = match (gold, hit) {
        (None, _) => "open",
        (Some(_), None) => "named",
        (Some(_), Some(true)) => "hit",
        (Some(_), Some(false)) => "missed",
    };
    html! {
        span.bubble data-state=(state) {
            (glyphs::icon("bubble"))
            b { @if let Some(gold) = gold { (gold) } @else { "?" } }
        }
    }
}

/// The glyph of who defends.
fn guard(against: Defence) -> &'static str {
    match against {
        Defence::Unit(kind) => glyphs::kind(kind),
        Defence::Garrison => "garrison",
    }
}

fn against(scene: &Scene<'_, State>, against: Defence) -> Arg {
    match against {
        Defence::Unit(kind) => Arg::from(&scene.view.rules.pack.units[kind.index()].name),
        Defence::Garrison => Arg::Phrase(Phrase::new("epix-board-garrison")),
    }
}

/// Who defends, in a word.
pub(super) fn against_name(scene: &Scene<'_, State>, who: Defence) -> String {
    scene.say(&Phrase::new("epix-board-word").with("word", against(scene, who)))
}

/// The duel decided last, while it still matters: the open hand and what had been named.
pub(super) fn revealed(scene: &Scene<'_, State>) -> Markup {
    let open = &scene.view.open;
    let fresh = match open.phase {
        Phase::March => open.march.begun,
        Phase::Stake => open.fight.as_ref().is_some_and(|fight| fight.winning),
        Phase::Over => open.conqueror.is_some(),
        _ => false,
    };
    let Some(duel) = open.last_duel.as_ref().filter(|_| fresh) else { return html! {} };
    let hit = duel.named.contains(&duel.stake);
    let line = Phrase::new("epix-stake-opened")
        .with("gold", i64::from(duel.stake))
        .with("named", if hit { "yes" } else { "no" });
    html! {
        section.revealed data-hit=[hit.then_some("")] data-mark=[mark(scene, paths::DUEL)] aria-label=(scene.word("epix-board-last-duel")) {
            span.fist.big { (glyphs::icon("palm")) b.inside { (duel.stake) } }
            span.guesses {
                @for gold in &duel.named { (bubble(Some(*gold), Some(*gold == duel.stake))) }
            }
            p { (scene.say(&line)) }
        }
    }
}
