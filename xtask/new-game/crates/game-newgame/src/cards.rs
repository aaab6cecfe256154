//! Sets of cards, as one word.

use serde::{Serialize, Serializer};

/// The highest card; the lowest is 1.
pub const HIGHEST: u8 = 20;

/// Some of the cards, each at most once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cards(u32);

impl Cards {
    /// Every card.
    pub const ALL: Cards = Cards((1 << (HIGHEST + 1)) - 2);

    /// How many there are.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is among them.
    pub fn contains(self, card: u8) -> bool {
        self.0 >> card & 1 == 1
    }

    /// Puts a card in.
    pub fn add(&mut self, card: u8) {
        self.0 |= 1 << card;
    }

    /// Takes a card out.
    pub fn take(&mut self, card: u8) {
        self.0 &= !(1 << card);
    }

    /// The cards from the lowest.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        (1..=HIGHEST).filter(move |card| self.contains(*card))
    }

    /// The card with `n` lower ones.
    ///
    /// # Panics
    /// When there are not that many.
    pub fn nth(self, n: u32) -> u8 {
        self.iter().nth(n as usize).expect("there are that many cards")
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
