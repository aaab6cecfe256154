//! What an action would change, in one short sentence, computed from the view.

use engine::{Phrase, Seat};
use game_epix::{Action, Card, CardSet, Defence, Field, Kind, Province, State, Units};

use super::{duel, stage};
use crate::board::Scene;

/// The sentence for an action, where there is something to say.
pub(super) fn consequence(scene: &Scene<'_, State>, action: Action) -> Option<String> {
    let seat = scene.me()?;
    let gold = i64::from(scene.view.open.gold[seat.index()]);
    let left = |key: &'static str, spent: u16| {
        Some(scene.say(&Phrase::new(key).with("gold", gold - i64::from(spent))))
    };
    match action {
        Action::Recruit { kind, province } => Some(recruit(scene, seat, kind, province)),
        Action::Bid { gold: bid, ability, .. } => {
            let lying = scene.view.open.offered.iter().find(|offered| offered.ability == ability);
            let own = lying.and_then(|offered| offered.bid).filter(|bid| bid.seat == seat);
            left("epix-board-then-left", bid.saturating_sub(own.map_or(0, |bid| bid.gold)))
        }
        Action::Pass => left("epix-board-then-kept", 0),
        Action::Offer { gold: offer } => left("epix-board-then-if-won", offer),
        Action::Appoint { seat } => Some(stage::order(scene, seat)),
        Action::Choose { cards } => choice(scene, seat, cards),
        Action::Play { card } => choice(scene, seat, CardSet::only(card)),
        Action::Exchange { into, .. } => choice(scene, seat, CardSet::only(into)),
        Action::Move { kind, from, to } => Some(walk(scene, seat, kind, from, to)),
        Action::Attack { kind, to, .. } => attack(scene, seat, kind, to),
        Action::Stake { gold: stake } => left("epix-board-then-staked", stake),
        Action::Withdraw => withdraw(scene),
        Action::Guess { .. } => guess(scene),
        Action::Spy => Some(scene.word("epix-board-then-spied")),
        Action::Keep | Action::Done | Action::TakeCastle { .. } | Action::TakeColour { .. } => None,
    }
}

/// What a seat's provinces and revenue become with the units so.
fn holdings(scene: &Scene<'_, State>, seat: Seat, units: &Units) -> Phrase {
    let field = Field { units, ..scene.view.field() };
    Phrase::new("epix-board-then-holds")
        .with("provinces", field.n_provinces(seat))
        .with("revenue", i64::from(field.revenue(seat)))
}

fn recruit(scene: &Scene<'_, State>, seat: Seat, kind: Kind, at: Province) -> String {
    let open = &scene.view.open;
    let cost = i64::from(open.powers[seat.index()].cost[kind.index()]);
    let mut units = open.units;
    units[seat.index()][kind.index()].insert(at);
    let holds = holdings(scene, seat, &units);
    let left = i64::from(open.gold[seat.index()]) - cost;
    scene.say(&Phrase::new("epix-board-then-recruited").with("gold", left).with("holds", holds))
}

fn choice(scene: &Scene<'_, State>, seat: Seat, cards: CardSet) -> Option<String> {
    let open = &scene.view.open;
    let gold = i64::from(open.gold[seat.index()]);
    let tax = i64::from(open.powers[seat.index()].tax);
    cards.has(Card::Tax).then(|| {
        scene.say(&Phrase::new("epix-board-then-taxed").with("tax", tax).with("gold", gold + tax))
    })
}

fn walk(scene: &Scene<'_, State>, seat: Seat, kind: Kind, from: Province, to: Province) -> String {
    let mut units = scene.view.open.units;
    units[seat.index()][kind.index()].remove(from);
    units[seat.index()][kind.index()].insert(to);
    scene.say(&holdings(scene, seat, &units))
}

fn attack(scene: &Scene<'_, State>, seat: Seat, kind: Kind, to: Province) -> Option<String> {
    let (view, field) = (scene.view, scene.view.field());
    let owner = field.owner(to)?;
    let Some(against) = field.defence(kind, to, owner) else {
        return Some(scene.word("epix-board-then-no-duel"));
    };
    let n_possible = (view.open.gold[seat.index()] + 1).saturating_sub(view.rules.min_stake);
    let n_guesses = u16::from(field.guesses(seat, owner, to, against)).min(n_possible);
    let key = match against {
        Defence::Garrison => "epix-board-then-garrison",
        Defence::Unit(_) if kind == Kind::Catapult => "epix-board-then-bombard",
        Defence::Unit(_) => "epix-board-then-duel",
    };
    let phrase = Phrase::new(key)
        .with("against", duel::against_name(scene, against))
        .with("guesses", i64::from(n_guesses))
        .with("possible", i64::from(n_possible));
    Some(scene.say(&phrase))
}

fn withdraw(scene: &Scene<'_, State>) -> Option<String> {
    let fight = scene.view.open.fight.as_ref()?;
    let key = if fight.kind == Kind::Soldier {
        "epix-board-then-soldier-rests"
    } else {
        "epix-board-then-knight-goes-on"
    };
    Some(scene.word(key))
}

/// How good a guess is if every stake is as likely.
fn guess(scene: &Scene<'_, State>) -> Option<String> {
    let fight = scene.view.open.fight.as_ref()?;
    let n_possible = duel::possible(scene, fight).count();
    let n_open = n_possible - fight.named.len().min(n_possible);
    let more = usize::from(fight.n_guesses).min(n_possible).saturating_sub(fight.named.len() + 1);
    let phrase = Phrase::new("epix-board-then-guessed").with("open", n_open).with("more", more);
    Some(scene.say(&phrase))
}
