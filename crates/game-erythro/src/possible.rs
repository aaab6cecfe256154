//! Whether an action can be carried out whole (ERY-38, ERY-A39): looks ahead over what matters for it.

use engine::Seat;

use crate::action::{Action, Origin};
use crate::content::{DomeHit, Effect};
use crate::setup::Payment;
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
    decks: [Deck; MAX_PLAYERS],
    market: CardSet,
    /// Whether what an earlier effect takes away is forgotten: the dome, a discard pile, a destroyed card.
    forgets: bool,
}

/// What matters of a player's cards: how many he can draw, and which contamination cards he can destroy.
#[derive(Clone, Copy, Default)]
struct Deck {
    pile: u8,
    discard: u8,
    dirt_in_hand: u8,
    dirt_in_discard: u8,
}

/// The rest of a card under way.
#[derive(Clone, Copy)]
pub(crate) struct Rest {
    pub(crate) seat: Seat,
    pub(crate) place: Place,
    pub(crate) reduction: u8,
    /// Where to stop looking, to find out which part is impossible; `None` for the whole card.
    pub(crate) upto: Option<Place>,
}

impl Prospect {
    /// The same with nothing forgotten.
    pub(crate) fn remembering(self) -> Prospect {
        Prospect { forgets: false, ..self }
    }

    /// After drawing, if there is so much to draw.
    fn drawn(mut self, seat: Seat, n: u8) -> Option<Prospect> {
        let deck = &mut self.decks[seat.index()];
        if let Some(pile) = deck.pile.checked_sub(n) {
            deck.pile = pile;
            return Some(self);
        }
        deck.pile = (deck.pile + deck.discard).checked_sub(n)?;
        deck.discard = 0;
        // The discard pile is shuffled with its contamination cards, and nobody can count on drawing those.
        if !self.forgets {
            deck.dirt_in_discard = 0;
        }
        Some(self)
    }

    /// After destroying a contamination card, if there is one (ERY-44).
    fn cleaned(mut self, seat: Seat, from: Origin) -> Option<Prospect> {
        let deck = &mut self.decks[seat.index()];
        let dirt = match from {
            Origin::Hand => &mut deck.dirt_in_hand,
            Origin::Discard => &mut deck.dirt_in_discard,
        };
        *dirt = dirt.checked_sub(1)?;
        if self.forgets {
            self.contamination += 1;
        } else if from == Origin::Discard {
            deck.discard = deck.discard.saturating_sub(1);
        }
        Some(self)
    }

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
        self.prospect_by(viewer, player, |seat| self.contamination_known_to(seat, viewer))
    }

    /// What everybody can tell, besides what `player` knows of his own cards.
    pub(crate) fn public_prospect(&self, player: Seat) -> Prospect {
        self.prospect_by(player, player, |seat| self.certain_contamination(seat))
    }

    fn prospect_by(&self, viewer: Seat, player: Seat, certain: impl Fn(Seat) -> u8) -> Prospect {
        let table = &self.table;
        let deck = |n: usize| {
            if n >= usize::from(table.terms.seats) {
                return Deck::default();
            }
            let seat = Seat::new(n);
            let discard = table.player(seat).discard;
            let dirt_in_hand = if seat == viewer {
                self.hand(seat).contamination
            } else if seat == player {
                // The player made sure of his own cards before he began; nobody else can.
                table.terms.seats * 8
            } else {
                // ERY-A47: only what can be told.
                certain(seat)
            };
            Deck {
                pile: self.pile(seat).len(),
                discard: discard.len(),
                dirt_in_hand,
                dirt_in_discard: discard.contamination,
            }
        };
        Prospect {
            influence: table.players.map(|player| player.influence),
            tiles: table.players.map(|player| player.tile),
            targets: self.targets(),
            contamination: table.contamination,
            decks: core::array::from_fn(deck),
            market: table.market,
            forgets: table.terms.forgets_what_is_taken(),
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
        if self.is_harmless(rest.place) || rest.upto == Some(rest.place) {
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

    /// The first part of a card that cannot be done after those before it; the card as a whole is impossible.
    pub(crate) fn impossible_part(&self, seat: Seat, start: Place) -> Place {
        let prospect = self.prospect(seat, seat);
        let mut place = start;
        while let Some((_, next)) = self.effect_at(place) {
            let part = Rest { seat, place: start, reduction: 0, upto: Some(next) };
            place = next;
            if !self.can_finish(prospect, part) {
                break;
            }
        }
        Place { at: place.at.saturating_sub(1), ..place }
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
            Effect::Attack => self.can_strike(now, actor, reduction, rest),
            Effect::TakeContamination(n) => {
                then.decks[i].dirt_in_hand = now.decks[i].dirt_in_hand.saturating_add(n);
                now.contamination.checked_sub(n).is_some_and(|left| {
                    then.contamination = left;
                    self.can_finish(then, rest)
                })
            }
            Effect::DestroyContamination(n) => self.can_clean(now, actor, n, rest),
            Effect::Move(n) => self.board().within(now.tiles[i], n).iter().any(|tile| {
                then.tiles[i] = tile;
                self.can_finish(then, rest)
            }),
            Effect::Draw(n) => now.drawn(actor, n).is_some_and(|then| self.can_finish(then, rest)),
            Effect::Acquire(price) => {
                now.market.iter().any(|card| self.can_buy(now, actor, card, price.discount, rest))
            }
            Effect::RemovePollution(_) | Effect::ReduceAttack(_) => self.can_finish(now, rest),
            // The pack's check rules it out.
            Effect::Other(_) => false,
        }
    }

    /// Whether `actor` can destroy so many contamination cards, each from his hand or discard pile, and go on.
    fn can_clean(&self, now: Prospect, actor: Seat, left: u8, rest: Rest) -> bool {
        let Some(left) = left.checked_sub(1) else { return self.can_finish(now, rest) };
        [Origin::Hand, Origin::Discard].into_iter().any(|from| {
            now.cleaned(actor, from).is_some_and(|then| self.can_clean(then, actor, left, rest))
        })
    }

    /// Whether `actor` can attack what stands on his tile, paying in one of the ways there are, and go on.
    fn can_strike(&self, now: Prospect, actor: Seat, reduction: u8, rest: Rest) -> bool {
        let tile = now.tiles[actor.index()];
        if !now.targets.has(tile) {
            return false;
        }
        let goes_on = |price| {
            self.attacked(now, actor, price).is_some_and(|then| self.can_finish(then, rest))
        };
        let cost =
            |element| self.attack_cost(tile, element).map(|cost| cost.saturating_sub(reduction));
        let [a, b] = self.elements(actor).map(cost);
        if self.table.is_paid_in_any_mix(tile) {
            return a.is_some_and(|cost| (0..=cost).any(|n| goes_on([n, cost - n])));
        }
        a.is_some_and(|cost| goes_on([cost, 0])) || b.is_some_and(|cost| goes_on([0, cost]))
    }

    /// After an attack, if it can be paid; what it destroys is gone for the rest of the card.
    fn attacked(&self, now: Prospect, seat: Seat, price: [u8; 2]) -> Option<Prospect> {
        let tile = now.tiles[seat.index()];
        let mut then = now.paid(seat, price)?;
        let dome_goes = || self.sheet().dome.is_some_and(|dome| dome.hit == DomeHit::Destroyed);
        if self.table.mined.has(tile) || (!now.forgets && dome_goes()) {
            then.targets.remove(tile);
        }
        Some(then)
    }

    /// Whether a purchase can be paid and leaves the rest possible; the market's next card is not counted on.
    fn can_buy(&self, now: Prospect, seat: Seat, card: CardId, discount: u8, rest: Rest) -> bool {
        let element = self.pack.card(card).element;
        let Some(at) = self.elements(seat).iter().position(|e| element == Some(*e)) else {
            return false;
        };
        let price = self.pack.cost(card).saturating_sub(discount);
        let mut bought = now;
        bought.market.remove(card);
        let goes_on = |amounts| {
            bought.paid(seat, amounts).is_some_and(|then: Prospect| self.can_finish(then, rest))
        };
        match self.table.terms.readings.cards {
            Payment::Own if at == 0 => goes_on([price, 0]),
            Payment::Own => goes_on([0, price]),
            Payment::Mixed => (0..=price).any(|n| goes_on([n, price - n])),
        }
    }

    /// What an attack on a tile costs in an element, if there is anything to attack.
    pub(crate) fn attack_cost(&self, tile: TileId, element: Element) -> Option<u8> {
        self.table.attack_cost(&self.pack, tile, element)
    }

    /// The card that goes on once the present decision is made.
    pub(crate) fn rest_of_card(&self) -> Option<Rest> {
        self.table.tasks.iter().rev().find_map(|task| match *task {
            Task::Card { seat, place, reduction } => {
                Some(Rest { seat, place, reduction, upto: None })
            }
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
            (Action::Pay { split }, Task::Attack { .. }) => {
                self.attacked(now, actor, split.amounts())
            }
            (Action::Pay { split }, _) => now.paid(actor, split.amounts()),
            (Action::Go { tile }, _) => {
                then.tiles[actor.index()] = tile;
                Some(then)
            }
            (Action::Attack { element }, Task::Attack { reduction, .. }) => {
                let cost = self.attack_cost(now.tiles[actor.index()], element);
                let cost = cost.unwrap_or(u8::MAX).saturating_sub(reduction);
                let price = self.elements(actor).map(|e| if e == element { cost } else { 0 });
                self.attacked(now, actor, price)
            }
            (Action::Destroy { .. }, Task::Destroy { .. }) if now.forgets => Some(now),
            (Action::Destroy { from }, Task::Destroy { left, .. }) => {
                let then = now.cleaned(actor, from);
                return then.is_some_and(|then| self.can_clean(then, actor, left - 1, rest));
            }
            (Action::Buy { card }, Task::Acquire { discount, .. }) => {
                return self.can_buy(now, actor, card, discount, rest);
            }
            _ => Some(now),
        };
        then.is_some_and(|then| self.can_finish(then, rest))
    }
}
