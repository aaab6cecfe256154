//! Dealing what a viewer cannot see, as her view allows.

use engine::{Seat, below};
use rand_core::Rng;

use super::View;
use crate::card::{Alliance, AllianceSet, CardSet, Pile};
use crate::knowledge::{ASIDE, Known, MAX_PLAYERS, N_AFFINITY_PLACES, N_PLACES, PUBLIC, Place};
use crate::state::{Secret, Table};

/// Hidden cards and affinities that `view` allows.
pub(super) fn secret<R: Rng>(view: &View, rng: &mut R) -> Secret {
    let table = &view.table;
    let cards = deal(&view.cards.0, card_sizes(table), rng).map(CardSet::from_bits);
    let affinities = deal(&view.affinities.0, affinity_sizes(view), rng);
    let mut secret = Secret::new(CardSet::EMPTY, AllianceSet::EMPTY);
    secret.deck = cards[Place::Deck.index()];
    secret.discard = cards[Place::Discard.index()];
    secret.looked = looked(view, cards[Place::Looked.index()], rng);
    for seat in table.seats() {
        secret.hands[seat.index()] = cards[Place::Hand(seat).index()];
        let bits = affinities[seat.index()];
        secret.affinities[seat.index()] =
            (bits != 0).then(|| Alliance::new(bits.trailing_zeros() as usize));
    }
    secret.aside = AllianceSet::from_bits(affinities[ASIDE] as u16);
    secret.top = top(view, secret.deck, rng);
    remember(view, &mut secret);
    secret
}

fn card_sizes(table: &Table) -> [u8; N_PLACES] {
    let mut sizes = [0; N_PLACES];
    let hands = (0..MAX_PLAYERS).map(|n| Place::Hand(Seat::new(n)));
    for place in [Place::Deck, Place::Discard, Place::Looked].into_iter().chain(hands) {
        sizes[place.index()] = table.size(place);
    }
    sizes
}

fn affinity_sizes(view: &View) -> [u8; N_AFFINITY_PLACES] {
    let all = view.affinities.0.0.iter().fold(0, |all, may| all | may);
    let mut sizes = [0; N_AFFINITY_PLACES];
    for (size, has) in sizes.iter_mut().zip(view.table.has_affinity) {
        *size = u8::from(has);
    }
    let held: u8 = sizes.iter().sum();
    sizes[ASIDE] = all.count_ones() as u8 - held;
    sizes
}

/// The cards being looked at, in the order the viewer saw or in any.
fn looked<R: Rng>(view: &View, cards: CardSet, rng: &mut R) -> Pile {
    if view.looked.is_empty() { shuffled(cards, rng) } else { view.looked }
}

/// The cards put back on the deck: those the viewer knows, and any others.
fn top<R: Rng>(view: &View, deck: CardSet, rng: &mut R) -> Pile {
    let known: CardSet = view.put_back.iter().flatten().copied().collect();
    let mut others = shuffled(deck - known, rng);
    view.put_back.iter().filter_map(|card| card.or_else(|| others.pop())).collect()
}

fn shuffled<R: Rng>(mut cards: CardSet, rng: &mut R) -> Pile {
    let mut pile = Pile::EMPTY;
    while !cards.is_empty() {
        if let Some(card) = cards.nth(below(rng, cards.len() as u32)) {
            cards.remove(card);
            pile.push(card);
        }
    }
    pile
}

/// Gives every viewer a memory: the viewer hers, the others what everybody knows and their own cards.
fn remember(view: &View, secret: &mut Secret) {
    secret.cards_known = [view.public_cards.0; MAX_PLAYERS + 1];
    secret.affinities_known = [view.public_affinities.0; MAX_PLAYERS + 1];
    for seat in view.table.seats() {
        let n = seat.index();
        let cards = &mut secret.cards_known[n];
        cards.learn(secret.hands[n].bits(), Place::Hand(seat).index());
        for (m, card) in secret.top.iter().enumerate() {
            if view.table.put_back.knowers(m) & (1 << n) != 0 {
                cards.locate(CardSet::only(card).bits(), Place::Deck.index());
            }
        }
        if super::sees_looked(&view.table, Some(seat)) {
            cards.learn(secret.looked.set().bits(), Place::Looked.index());
        }
        let affinity = secret.affinities[n].map_or(0, |affinity| 1 << affinity.index());
        secret.affinities_known[n].learn(affinity, n);
    }
    let me = view.seat().map_or(PUBLIC, Seat::index);
    secret.cards_known[me] = view.cards.0;
    secret.affinities_known[me] = view.affinities.0;
}

/// Deals every item to one of the places where it may be, so that each place gets its number.
/// There is such a deal, for the truth is one.
fn deal<const N: usize, R: Rng>(may: &Known<N>, sizes: [u8; N], rng: &mut R) -> [u64; N] {
    let mut dealt = Dealt { may: may.0, free: sizes, at: [0; N] };
    let (mut all, mut open) = (0u64, 0u64);
    for may in may.0 {
        open |= all & may;
        all |= may;
    }
    for place in 0..N {
        let items = may.0[place] & !open;
        dealt.at[place] = items;
        dealt.free[place] = dealt.free[place].saturating_sub(items.count_ones() as u8);
    }
    let mut rest = open;
    while rest != 0 {
        let item = nth_bit(rest, below(rng, rest.count_ones()));
        rest &= !item;
        dealt.place(item, rng);
    }
    dealt.at
}

/// A deal being made.
struct Dealt<const N: usize> {
    may: [u64; N],
    free: [u8; N],
    at: [u64; N],
}

impl<const N: usize> Dealt<N> {
    /// Puts `item` into one of its places, the more likely the more room there is.
    fn place<R: Rng>(&mut self, item: u64, rng: &mut R) {
        let room = |n: &usize| self.may[*n] & item != 0 && self.free[*n] > 0;
        let total: u32 = (0..N).filter(room).map(|n| u32::from(self.free[n])).sum();
        if total == 0 {
            self.squeeze(item, 0);
            return;
        }
        let mut ticket = below(rng, total);
        for n in (0..N).filter(room) {
            match ticket.checked_sub(u32::from(self.free[n])) {
                Some(rest) => ticket = rest,
                None => {
                    self.at[n] |= item;
                    self.free[n] -= 1;
                    return;
                }
            }
        }
    }

    /// Puts `item` into a full place by moving others on; `tried` are the places not to try again.
    fn squeeze(&mut self, item: u64, tried: u32) -> bool {
        for n in 0..N {
            if self.may[n] & item == 0 || tried & (1 << n) != 0 {
                continue;
            }
            if self.free[n] > 0 {
                self.at[n] |= item;
                self.free[n] -= 1;
                return true;
            }
            let mut movable = self.at[n];
            while movable != 0 {
                let other = movable & movable.wrapping_neg();
                movable &= !other;
                if self.squeeze(other, tried | 1 << n) {
                    self.at[n] = (self.at[n] & !other) | item;
                    return true;
                }
            }
        }
        false
    }
}

fn nth_bit(bits: u64, n: u32) -> u64 {
    let left = (0..n).fold(bits, |left, _| left & left.wrapping_sub(1));
    left & left.wrapping_neg()
}
