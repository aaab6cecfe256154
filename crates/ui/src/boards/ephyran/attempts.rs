//! What somebody meant who touched something that no legal action begins with.

use engine::Seat;
use game_ephyran::card::CardId;
use game_ephyran::city::{Area, Territory};
use game_ephyran::content::Power;
use game_ephyran::{Action, Phase, View};

use super::paths::{area_of, halves, hand, support_of};
use super::things::Thing;
use crate::board::Touch;

/// What somebody may have meant who touched these things, the likeliest first.
pub(super) fn attempts(view: &View, touched: &[Touch]) -> Vec<Action> {
    let things: Vec<Thing> = touched.iter().map_while(|touch| touch.parse().ok()).collect();
    let Some(me) = view.seat() else { return Vec::new() };
    if things.len() < touched.len() || things.len() > 4 {
        return Vec::new();
    }
    match *things.as_slice() {
        [] => Vec::new(),
        [only] => one(view, me, only),
        [Thing::Card(card), ..] | [Thing::Half(card, _), Thing::Discard] => {
            vec![Action::Discard { card }]
        }
        [Thing::Shown(card), Thing::Shown(top)] => vec![Action::Keep { card, top: Some(top) }],
        [Thing::Half(card, half), then, ref rest @ ..] => match power_of(view, card, half) {
            Some(power) => support_at(view, me, (power, card), (then, rest.first().copied())),
            None => area_at(view, me, card, (then, rest.first().copied())),
        },
        [.., last] => one(view, me, last),
    }
}

fn power_of(view: &View, card: CardId, half: usize) -> Option<Power> {
    let half = halves(&view.pack, card).get(half)?;
    support_of(&view.pack, half).map(|support| support.effect.power())
}

/// One thing that cannot be touched now.
fn one(view: &View, me: Seat, thing: Thing) -> Vec<Action> {
    let holders = |power| holders(view, power);
    match thing {
        Thing::God(god) => vec![Action::ChooseGod { god }],
        Thing::Card(card) => vec![Action::Discard { card }],
        Thing::Half(card, half) => one_half(view, me, card, half),
        Thing::Shown(card) => {
            let top = view.looked_at.iter().copied().find(|other| *other != card);
            vec![Action::Keep { card, top }]
        }
        Thing::Place(seat, area) => one_place(view, me, seat, area),
        Thing::Column(seat, territory) => locks(view, seat, territory),
        Thing::City(of) => {
            holders(Power::Destroy).map(|card| Action::Destroy { card, of }).collect()
        }
        Thing::Pile => vec![Action::DrawPile],
        Thing::Discard => vec![Action::DrawDiscard],
        Thing::Tokens => holders(Power::TakeToken).map(|card| Action::TakeToken { card }).collect(),
        Thing::Tartarus => Vec::new(),
        Thing::Pass => vec![Action::Pass],
    }
}

/// The cards of the hand that have `power`.
fn holders(view: &View, power: Power) -> impl Iterator<Item = CardId> {
    hand(view).into_iter().filter(move |card| view.pack.face(*card).powers.contains(power))
}

/// Half a card that cannot be played at all.
fn one_half(view: &View, me: Seat, card: CardId, half: usize) -> Vec<Action> {
    if let Phase::Answer { .. } = view.board.phase {
        return vec![Action::Defend { card }];
    }
    let printed = halves(&view.pack, card).get(half);
    match (printed.and_then(area_of), power_of(view, card, half)) {
        (Some(area), _) => vec![Action::Add { card, area }, Action::Change { card, area }],
        (None, Some(power)) => support_anywhere(view, me, power, card),
        (None, None) => {
            let city = view.board.city(me);
            let next = Territory::ALL.into_iter().filter_map(|territory| city.next(territory));
            next.map(|area| Action::Add { card, area }).collect()
        }
    }
}

/// A Support that can do nothing now: whatever it might have been for.
fn support_anywhere(view: &View, me: Seat, power: Power, card: CardId) -> Vec<Action> {
    let others = view.board.seats().filter(|seat| *seat != me);
    match power {
        Power::Twins => vec![Action::Twins { card }],
        Power::Graeae => vec![Action::Graeae { card }],
        Power::TakeToken => vec![Action::TakeToken { card }],
        Power::Destroy => others.map(|of| Action::Destroy { card, of }).collect(),
        Power::Exchange => {
            let area = first_area(view, me);
            others.map(|with| Action::Exchange { card, with, area }).collect()
        }
        Power::StealToken => others
            .map(|from| Action::StealToken { card, from, area: first_area(view, from) })
            .collect(),
        Power::Lock => {
            Territory::ALL.into_iter().map(|territory| Action::Lock { card, territory }).collect()
        }
        Power::Unlock => Territory::ALL
            .into_iter()
            .map(|territory| Action::Unlock { card, of: me, territory })
            .collect(),
    }
}

/// Some area of the city, or where its first would be.
fn first_area(view: &View, seat: Seat) -> Area {
    let built = |area: &Area| view.board.city(seat).card(*area).is_some();
    Area::all().find(built).unwrap_or(Area::new(Territory::Lagoon, 1))
}

/// A place touched before any card.
fn one_place(view: &View, me: Seat, seat: Seat, area: Area) -> Vec<Action> {
    match view.board.phase {
        Phase::PlaceToken { .. } => return vec![Action::PlaceToken { area }],
        Phase::Lose { .. } => return vec![Action::Lose { area }],
        _ => {}
    }
    let fitting = hand(view).into_iter().filter(|card| view.pack.can_stand(*card, area));
    if seat == me {
        fitting
            .flat_map(|card| [Action::Add { card, area }, Action::Change { card, area }])
            .collect()
    } else {
        let to = next_area(view, me);
        fitting.map(|card| Action::TakeDionysus { card, from: seat, area, to }).collect()
    }
}

fn next_area(view: &View, me: Seat) -> Area {
    let city = view.board.city(me);
    let next = Territory::ALL.into_iter().filter_map(|territory| city.next(territory));
    next.into_iter()
        .find(|area| !city.is_locked(area.territory()))
        .unwrap_or(Area::new(Territory::Mountain, 4))
}

fn locks(view: &View, seat: Seat, territory: Territory) -> Vec<Action> {
    let locks = holders(view, Power::Lock).map(|card| Action::Lock { card, territory });
    let unlocks =
        holders(view, Power::Unlock).map(|card| Action::Unlock { card, of: seat, territory });
    locks.filter(|_| view.viewer.is(seat)).chain(unlocks).collect()
}

/// An area half, or Dionysus, put where it does not go.
fn area_at(view: &View, me: Seat, card: CardId, at: (Thing, Option<Thing>)) -> Vec<Action> {
    match at {
        (Thing::Place(seat, area), None) if seat == me => {
            let built = view.board.city(me).card(area).is_some();
            let (add, change) = (Action::Add { card, area }, Action::Change { card, area });
            if built { vec![change, add] } else { vec![add, change] }
        }
        (Thing::Place(from, area), to) => {
            let to = match to {
                Some(Thing::Place(seat, to)) if seat == me => to,
                _ => next_area(view, me),
            };
            vec![Action::TakeDionysus { card, from, area, to }]
        }
        (other, _) => one(view, me, other),
    }
}

/// A Support aimed at something it cannot do anything to.
fn support_at(
    view: &View,
    me: Seat,
    (power, card): (Power, CardId),
    at: (Thing, Option<Thing>),
) -> Vec<Action> {
    let aimed = match (power, at) {
        (Power::Exchange, (Thing::Place(with, area), _)) => Action::Exchange { card, with, area },
        (Power::Exchange, (Thing::Half(by, half), to)) => {
            let printed = halves(&view.pack, by).get(half).and_then(area_of);
            let area = match to {
                Some(Thing::Place(_, area)) => area,
                _ => printed.unwrap_or(first_area(view, me)),
            };
            Action::Replace { card, by, area }
        }
        (Power::StealToken, (Thing::Place(from, area), _)) => {
            Action::StealToken { card, from, area }
        }
        (Power::Destroy, (Thing::City(of) | Thing::Place(of, _) | Thing::Column(of, _), _)) => {
            Action::Destroy { card, of }
        }
        (Power::Lock, (Thing::Column(_, territory), _)) => Action::Lock { card, territory },
        (Power::Lock, (Thing::Place(_, area), _)) => {
            Action::Lock { card, territory: area.territory() }
        }
        (Power::Unlock, (Thing::Column(of, territory), _)) => {
            Action::Unlock { card, of, territory }
        }
        (Power::Unlock, (Thing::Place(of, area), _)) => {
            Action::Unlock { card, of, territory: area.territory() }
        }
        (_, _) => return support_anywhere(view, me, power, card),
    };
    vec![aimed]
}
