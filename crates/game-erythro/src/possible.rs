//! Whether an action can be carried out whole (ERY-38, ERY-A39): looks ahead over what matters for it.

use engine::Seat;

use crate::action::Action;
use crate::content::Effect;
use crate::state::{CardId, CardSet, Element, MAX_PLAYERS, Place, State, Task, TileId, TileSet};

/// What decides whether effects are possible.
#[derive(Clone, Copy)]
pub(crate) struct Prospect {
    influence: [[u8; 2]; MAX_PLAYERS],
    tiles: [TileId; MAX_PLAYERS],
    /// Tiles with something to attack.
    targets: TileSet,
    /// Contamination cards in the pile.
    contamination: u8,
    /// Contamination cards each player can destroy.
    destroyable: [u8; MAX_PLAYERS],
    /// Cards each player can draw.
    drawable: [u8; MAX_PLAYERS],
    market: CardSet,
}

/// The rest of a card under way.
#[derive(Clone, Copy)]
pub(crate) struct Rest {
    pub(crate) seat: Seat,
    pub(crate) place: Place,
    pub(crate) reduction: u8,
}

impl Prospect {
    fn gained(mut self, seat: Seat, amounts: [u8; 2], limit: u8) -> Prospect {
        for (have, more) in self.influence[seat.index()].iter_mut().zip(amounts) {
            *have = have.saturating_add(more).min(limit);
        }
        self
    }

    fn paid(mut self, seat: Seat, amounts: [u8; 2]) -> Option<Prospect> {
        for (have, less) in self.influence[seat.index()].iter_mut().zip(amounts) {
            *have = have.checked_sub(less)?;
        }
        Some(self)
    }
}

impl State {
    /// What `viewer` can tell about what is possible while `player` plays a card.
    pub(crate) fn prospect(&self, viewer: Seat, player: Seat) -> Prospect {
        let table = &self.table;
        let by_seat = |value: &dyn Fn(Seat) -> u8| {
            core::array::from_fn(|n| {
                if n < usize::from(table.terms.seats) { value(Seat::new(n)) } else { 0 }
            })
        };
        let destroyable = |seat: Seat| {
            let in_hand = if seat == viewer {
                self.hand(seat).contamination
            } else if seat == player {
                // The player made sure of his own cards before he began; nobody else can.
                table.terms.seats * 8
            } else {
                // ERY-A47: only what everybody knows of.
                table.player(seat).known.contamination
            };
            in_hand + table.player(seat).discard.contamination
        };
        let drawable = |seat: Seat| self.pile(seat).len() + table.player(seat).discard.len();
        Prospect {
            influence: table.players.map(|player| player.influence),
            tiles: table.players.map(|player| player.tile),
            targets: table.mined.or(table.dome_tile(self.board())),
            contamination: table.contamination,
            destroyable: by_seat(&destroyable),
            drawable: by_seat(&drawable),
            market: table.market,
        }
    }

    /// The effect at a place, and the place after it; `None` behind the last one.
    pub(crate) fn effect_at(&self, mut place: Place) -> Option<(&Effect, Place)> {
        let card = self.pack.card(place.card);
        if place.bonus {
            if let Some(effect) = card.bonus.effects.get(usize::from(place.at)) {
                place.at += 1;
                return Some((effect, place));
            }
            place = Place { bonus: false, at: 0, ..place };
        }
        let effect = card.effects.get(usize::from(place.at))?;
        place.at += 1;
        Some((effect, place))
    }

    /// Whether nothing from here on can be impossible.
    pub(crate) fn is_harmless(&self, place: Place) -> bool {
        let [bonus, effects] = self.pack.tables.demands[place.card.index()];
        if place.bonus { place.at >= bonus && effects == 0 } else { place.at >= effects }
    }

    /// Whether there are choices with which the rest of the card can be done completely.
    pub(crate) fn can_finish(&self, prospect: Prospect, rest: Rest) -> bool {
        if self.is_harmless(rest.place) {
            return true;
        }
        let Some((effect, place)) = self.effect_at(rest.place) else { return true };
        let next = Rest { place, ..rest };
        match effect {
            Effect::ReduceAttack(n) => self.can_finish(
                prospect,
                Rest { reduction: rest.reduction.saturating_add(*n), ..next },
            ),
            Effect::Other(deed) => self
                .table
                .seats()
                .any(|other| other != rest.seat && self.can_do(prospect, other, deed, 0, next)),
            own => self.can_do(prospect, rest.seat, own, rest.reduction, next),
        }
    }

    /// Whether `actor` can do `deed` in a way that leaves the rest of the card possible.
    pub(crate) fn can_do(
        &self,
        now: Prospect,
        actor: Seat,
        deed: &Effect,
        reduction: u8,
        rest: Rest,
    ) -> bool {
        let limit = self.pack.printed.limits.influence;
        let i = actor.index();
        let mut then = now;
        match *deed {
            Effect::Gain(gain) => {
                let amounts =
                    self.elements(actor).map(|e| if e == gain.element { gain.n } else { 0 });
                self.can_finish(now.gained(actor, amounts, limit), rest)
            }
            Effect::GainAny(n) => {
                (0..=n).any(|a| self.can_finish(now.gained(actor, [a, n - a], limit), rest))
            }
            Effect::LoseAny(n) => (0..=n).any(|a| {
                now.paid(actor, [a, n - a]).is_some_and(|then| self.can_finish(then, rest))
            }),
            Effect::Attack => self.elements(actor).into_iter().any(|element| {
                self.attacked(now, actor, element, reduction)
                    .is_some_and(|then| self.can_finish(then, rest))
            }),
            Effect::TakeContamination(n) => {
                then.destroyable[i] += n;
                now.contamination.checked_sub(n).is_some_and(|left| {
                    then.contamination = left;
                    self.can_finish(then, rest)
                })
            }
            Effect::DestroyContamination(n) => {
                then.contamination += n;
                now.destroyable[i].checked_sub(n).is_some_and(|left| {
                    then.destroyable[i] = left;
                    self.can_finish(then, rest)
                })
            }
            Effect::Move(n) => self.board().within(now.tiles[i], n).iter().any(|tile| {
                then.tiles[i] = tile;
                self.can_finish(then, rest)
            }),
            Effect::Draw(n) => now.drawable[i].checked_sub(n).is_some_and(|left| {
                then.drawable[i] = left;
                self.can_finish(then, rest)
            }),
            Effect::Acquire(price) => now.market.iter().any(|card| {
                self.bought(now, actor, card, price.discount)
                    .is_some_and(|then| self.can_finish(then, rest))
            }),
            Effect::RemovePollution(_) | Effect::ReduceAttack(_) => self.can_finish(now, rest),
            // The pack's check rules it out.
            Effect::Other(_) => false,
        }
    }

    /// After an attack, if there is something to attack and enough to pay.
    fn attacked(
        &self,
        mut then: Prospect,
        seat: Seat,
        element: Element,
        reduction: u8,
    ) -> Option<Prospect> {
        let tile = then.tiles[seat.index()];
        if !then.targets.has(tile) {
            return None;
        }
        let cost = self.attack_cost(tile, element)?.saturating_sub(reduction);
        let at = self.elements(seat).iter().position(|e| *e == element)?;
        let have = &mut then.influence[seat.index()][at];
        *have = have.checked_sub(cost)?;
        if self.table.mined.has(tile) {
            then.targets.remove(tile);
        }
        Some(then)
    }

    /// After a purchase, if it can be paid; the market's next card is not counted on.
    fn bought(
        &self,
        mut then: Prospect,
        seat: Seat,
        card: CardId,
        discount: u8,
    ) -> Option<Prospect> {
        let face = self.pack.card(card);
        let at = self.elements(seat).iter().position(|e| face.element == Some(*e))?;
        let have = &mut then.influence[seat.index()][at];
        *have = have.checked_sub(self.pack.cost(card).saturating_sub(discount))?;
        then.market.remove(card);
        Some(then)
    }

    /// What an attack on a tile costs in an element, if there is anything to attack.
    pub(crate) fn attack_cost(&self, tile: TileId, element: Element) -> Option<u8> {
        self.table.attack_cost(&self.pack, tile, element)
    }

    /// The card that goes on once the present decision is made.
    pub(crate) fn rest_of_card(&self) -> Option<Rest> {
        self.table.tasks.iter().rev().find_map(|task| match *task {
            Task::Card { seat, place, reduction } => Some(Rest { seat, place, reduction }),
            _ => None,
        })
    }

    /// Whether the rest of the card stays possible after `actor` answers the present task like this.
    pub(crate) fn leaves_possible(
        &self,
        now: Prospect,
        actor: Seat,
        task: Task,
        action: Action,
        rest: Rest,
    ) -> bool {
        let limit = self.pack.printed.limits.influence;
        let mut then = now;
        let then = match (action, task) {
            (Action::Choose { seat }, Task::Choose { place, .. }) => {
                let deed = self.effect_at(place).map(|(effect, _)| effect);
                return matches!(deed, Some(Effect::Other(deed)) if self.can_do(now, seat, deed, 0, rest));
            }
            (Action::Gain { split }, _) => Some(now.gained(actor, split.amounts(), limit)),
            (Action::Pay { split }, _) => now.paid(actor, split.amounts()),
            (Action::Go { tile }, _) => {
                then.tiles[actor.index()] = tile;
                Some(then)
            }
            (Action::Attack { element }, Task::Attack { reduction, .. }) => {
                self.attacked(now, actor, element, reduction)
            }
            (Action::Buy { card }, Task::Acquire { discount, .. }) => {
                self.bought(now, actor, card, discount)
            }
            _ => Some(now),
        };
        then.is_some_and(|then| self.can_finish(then, rest))
    }
}
