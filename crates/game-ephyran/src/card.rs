//! Cards by number, and the two small containers that hold them: lists and sets without a heap.

use core::fmt;
use core::num::NonZeroU8;
use core::ops::Deref;
use core::str::FromStr;

use engine::ParseError;
use serde::{Serialize, Serializer};

/// The most cards a pile may have.
pub const MAX_CARDS: usize = 192;
/// The most cards a hand ever holds: four, and what Castor & Pollux bring.
pub const MAX_HAND: usize = 8;

/// A card by its number on the list of the content pack, counted from 1; or Dionysus, whose cards are all alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct CardId(NonZeroU8);

impl CardId {
    /// Any of the Dionysus cards.
    pub const DIONYSUS: CardId = CardId(NonZeroU8::MAX);

    /// The pile card at `index` of the pack, counted from 0.
    ///
    /// # Panics
    /// When `index` is not below [`MAX_CARDS`].
    pub const fn new(index: usize) -> CardId {
        assert!(index < MAX_CARDS, "no pile has that many cards");
        match NonZeroU8::new(index as u8 + 1) {
            Some(number) => CardId(number),
            None => CardId::DIONYSUS,
        }
    }

    /// Whether this is Dionysus.
    pub fn is_dionysus(self) -> bool {
        self == CardId::DIONYSUS
    }

    /// This card's place in the pack, counted from 0. Dionysus has none and lies past all of them.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// `e017`, the id of the card in the content pack, or `dionysus`.
impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_dionysus() { f.write_str("dionysus") } else { write!(f, "e{:03}", self.0) }
    }
}

impl fmt::Debug for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for CardId {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<CardId, ParseError> {
        const WRONG: ParseError = ParseError("a card is `e001` to `e192` or `dionysus`");
        match text.as_bytes() {
            b"dionysus" => Ok(CardId::DIONYSUS),
            [b'e', digits @ ..] if digits.len() == 3 && digits.iter().all(u8::is_ascii_digit) => {
                let number = text[1..].parse::<usize>().map_err(|_| WRONG)?;
                if (1..=MAX_CARDS).contains(&number) {
                    Ok(CardId::new(number - 1))
                } else {
                    Err(WRONG)
                }
            }
            _ => Err(WRONG),
        }
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Up to `N` cards in order, copied as plain bytes. Two lists are equal when they hold the same cards in the same order.
#[derive(Clone, Copy)]
pub struct Cards<const N: usize> {
    len: u8,
    cards: [CardId; N],
}

impl<const N: usize> Cards<N> {
    /// No cards.
    pub const EMPTY: Cards<N> = Cards { len: 0, cards: [CardId::DIONYSUS; N] };

    /// Puts `card` last.
    ///
    /// # Panics
    /// When the list is full.
    pub fn push(&mut self, card: CardId) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Takes the last card.
    pub fn pop(&mut self) -> Option<CardId> {
        let card = *self.last()?;
        self.len -= 1;
        Some(card)
    }

    /// Adds `card` to a list in ascending order.
    pub fn insert_sorted(&mut self, card: CardId) {
        let mut at = usize::from(self.len);
        self.push(card);
        while at > 0 && self.cards[at - 1] > card {
            self.cards.swap(at - 1, at);
            at -= 1;
        }
    }

    /// Takes one `card` out and says whether there was one.
    pub fn remove(&mut self, card: CardId) -> bool {
        let Some(at) = self.iter().position(|held| *held == card) else { return false };
        self.cards.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        true
    }
}

impl<const N: usize> Deref for Cards<N> {
    type Target = [CardId];

    fn deref(&self) -> &[CardId] {
        &self.cards[..usize::from(self.len)]
    }
}

impl<const N: usize> PartialEq for Cards<N> {
    fn eq(&self, other: &Cards<N>) -> bool {
        self[..] == other[..]
    }
}

impl<const N: usize> Eq for Cards<N> {}

impl<const N: usize> fmt::Debug for Cards<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<const N: usize> Serialize for Cards<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A set of pile cards, one bit each. It never holds Dionysus.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct CardSet([u64; MAX_CARDS / 64]);

impl CardSet {
    /// The first `n_cards` cards of the pack.
    pub fn first(n_cards: usize) -> CardSet {
        (0..n_cards).map(CardId::new).collect()
    }

    /// How many cards are in it.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; MAX_CARDS / 64]
    }

    /// Whether `card` is in it.
    pub fn contains(&self, card: CardId) -> bool {
        self.0.get(card.index() / 64).is_some_and(|word| word >> (card.index() % 64) & 1 == 1)
    }

    /// Adds `card`, which is a pile card.
    pub fn insert(&mut self, card: CardId) {
        self.0[card.index() / 64] |= 1 << (card.index() % 64);
    }

    /// Takes `card` out.
    pub fn remove(&mut self, card: CardId) {
        self.0[card.index() / 64] &= !(1 << (card.index() % 64));
    }

    /// The card with `n` smaller ones in the set, without listing them.
    pub fn nth(&self, n: usize) -> Option<CardId> {
        let mut left = n;
        for (at, &word) in self.0.iter().enumerate() {
            let here = word.count_ones() as usize;
            if left < here {
                return Some(CardId::new(at * 64 + nth_bit(word, left)));
            }
            left -= here;
        }
        None
    }

    /// The set as bits, 64 cards a word.
    pub const fn words(&self) -> [u64; MAX_CARDS / 64] {
        self.0
    }

    /// The cards in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = CardId> {
        self.0.iter().enumerate().flat_map(|(at, &word)| {
            let bits = core::iter::successors(Some(word), |bits| Some(bits & bits.wrapping_sub(1)));
            bits.take_while(|bits| *bits != 0)
                .map(move |bits| CardId::new(at * 64 + bits.trailing_zeros() as usize))
        })
    }
}

/// The place of the set bit of `word` that has `n` set bits below it; there is one.
fn nth_bit(word: u64, n: usize) -> usize {
    let (mut at, mut left, mut width) = (0, n as u32, 32);
    while width > 0 {
        let low = (word >> at & ((1 << width) - 1)).count_ones();
        if left >= low {
            left -= low;
            at += width;
        }
        width /= 2;
    }
    at
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> CardSet {
        let mut set = CardSet::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
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
    use alloc::string::ToString;
    use alloc::vec::Vec;

    #[test]
    fn a_card_is_written_as_the_pack_has_it() {
        assert_eq!(CardId::new(16).to_string(), "e017");
        for card in [CardId::new(0), CardId::new(MAX_CARDS - 1), CardId::DIONYSUS] {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for wrong in ["", "e", "e000", "e193", "e1", "e+17", "017", "e0017", "Dionysus", "eé1"] {
            assert!(wrong.parse::<CardId>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn the_nth_card_of_a_set_is_the_nth_of_its_list() {
        let set: CardSet =
            [0, 1, 31, 32, 62, 63, 64, 100, 127, 128, 191].map(CardId::new).into_iter().collect();
        let listed: Vec<CardId> = set.iter().collect();
        assert_eq!(listed.len(), set.len());
        for (n, card) in listed.iter().enumerate() {
            assert_eq!(set.nth(n), Some(*card));
        }
        assert_eq!(set.nth(set.len()), None);
    }

    #[test]
    fn a_sorted_list_stays_sorted_and_forgets_what_left_it() {
        let mut cards = Cards::<4>::EMPTY;
        for n in [5, 1, 3] {
            cards.insert_sorted(CardId::new(n));
        }
        assert!(cards.remove(CardId::new(3)) && !cards.remove(CardId::new(3)));
        let mut same = Cards::<4>::EMPTY;
        same.push(CardId::new(1));
        same.push(CardId::new(5));
        assert_eq!(cards, same);
    }
}
