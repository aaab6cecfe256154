//! Action cards by number, and piles of cards as bags: which cards, never in which order.

use core::fmt;
use core::ops::{BitAnd, BitOr, BitOrAssign, Sub};

use serde::{Serialize, Serializer};

/// How many base cards there are; their numbers come first (ERY-5).
pub const BASE_CARDS: usize = 32;
/// How many advanced cards there are; their numbers follow (ERY-5).
pub const ADVANCED_CARDS: usize = 61;
/// How many action cards there are.
pub const CARDS: usize = BASE_CARDS + ADVANCED_CARDS;

/// An action card: base cards from 0, advanced cards from [`BASE_CARDS`], in the order of the pack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardId(pub u8);

impl CardId {
    /// Its place in the pack.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// `b1` to `b32` for base cards, `a1` to `a61` for advanced ones.
impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.index().checked_sub(BASE_CARDS) {
            None => write!(f, "b{}", self.0 + 1),
            Some(advanced) => write!(f, "a{}", advanced + 1),
        }
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of action cards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct CardSet(u128);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// This one card.
    pub const fn one(card: CardId) -> CardSet {
        CardSet(1 << card.0)
    }

    /// How many cards.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this card is there.
    pub const fn has(self, card: CardId) -> bool {
        card.index() < CARDS && self.0 & (1 << card.0) != 0
    }

    /// The cards as bits, by their places in the pack.
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Adds a card.
    pub fn add(&mut self, card: CardId) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: CardId) {
        self.0 &= !(1 << card.0);
    }

    /// The card with `n` cards before it.
    pub fn nth(self, n: u32) -> Option<CardId> {
        let mut bits = self.0;
        for _ in 0..n {
            bits &= bits.wrapping_sub(1);
        }
        (bits != 0).then(|| CardId(bits.trailing_zeros() as u8))
    }

    /// The cards in ascending order.
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        let mut bits = self.0;
        core::iter::from_fn(move || {
            let card = (bits != 0).then(|| CardId(bits.trailing_zeros() as u8));
            bits &= bits.wrapping_sub(1);
            card
        })
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, |set, card| set | CardSet::one(card))
    }
}

impl BitOr for CardSet {
    type Output = CardSet;
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitOrAssign for CardSet {
    fn bitor_assign(&mut self, other: CardSet) {
        self.0 |= other.0;
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl Sub for CardSet {
    type Output = CardSet;
    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Cards lying or held together: action cards, and contamination cards, which are all alike.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Cards {
    /// The action cards.
    pub actions: CardSet,
    /// How many contamination cards.
    pub contamination: u8,
}

impl Cards {
    /// Nothing.
    pub const EMPTY: Cards = Cards { actions: CardSet::EMPTY, contamination: 0 };

    /// How many cards of either kind.
    pub const fn len(self) -> u8 {
        self.actions.len() + self.contamination
    }

    /// Whether there is no card at all.
    pub const fn is_empty(self) -> bool {
        self.actions.is_empty() && self.contamination == 0
    }

    /// Both together; no action card is in both.
    #[must_use]
    pub fn with(self, other: Cards) -> Cards {
        Cards {
            actions: self.actions | other.actions,
            contamination: self.contamination + other.contamination,
        }
    }

    /// What is left after taking `other` out.
    #[must_use]
    pub fn without(self, other: Cards) -> Cards {
        Cards {
            actions: self.actions - other.actions,
            contamination: self.contamination.saturating_sub(other.contamination),
        }
    }

    /// Contamination cards that must be in a hand of `n_cards` of which these are known: besides those known, as many as
    /// the action cards of hand and draw pile together cannot make up for.
    pub const fn certain_contamination(self, n_cards: u8, hand_and_pile: Cards) -> u8 {
        let unknown = n_cards.saturating_sub(self.len());
        let others = CardSet(hand_and_pile.actions.0 & !self.actions.0).len();
        self.contamination + unknown.saturating_sub(others)
    }

    /// Empties this and hands over what it held.
    #[must_use]
    pub fn take(&mut self) -> Cards {
        core::mem::take(self)
    }
}
