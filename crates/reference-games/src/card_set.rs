//! Sets of cards numbered from 1, as one word.

use serde::{Serialize, Serializer};

/// Some of the cards 1 to 15.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardSet(u16);

impl CardSet {
    /// The cards from 1 to `highest`.
    pub const fn up_to(highest: u8) -> CardSet {
        CardSet(((1u32 << (highest + 1)) - 2) as u16)
    }

    /// Whether `card`, any number at all, is in it.
    pub const fn contains(self, card: u8) -> bool {
        card < 16 && self.0 >> card & 1 == 1
    }

    /// The set with `card` taken out.
    #[must_use]
    pub const fn without(self, card: u8) -> CardSet {
        CardSet(self.0 & !(1 << card))
    }

    /// How many cards are in it.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set as bits, card 1 at bit 1.
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    /// The cards from the lowest.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let lowest = (rest != 0).then(|| rest.trailing_zeros() as u8);
            rest &= rest.saturating_sub(1);
            lowest
        })
    }

    /// The card with `n` lower ones in the set.
    ///
    /// # Panics
    /// When there are not that many.
    pub fn nth(self, n: u32) -> u8 {
        self.iter().nth(n as usize).expect("the set has that many cards")
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn cards_are_listed_from_the_lowest() {
        let set = CardSet::up_to(5).without(3);
        assert_eq!(set.iter().collect::<Vec<_>>(), [1, 2, 4, 5]);
        assert_eq!((set.len(), set.nth(2)), (4, 4));
        assert!(!set.contains(3) && !set.contains(0) && !set.contains(255));
        assert!(CardSet::up_to(0).is_empty());
    }
}
