//! Cards and alliances as small numbers, sets of them, and ordered piles.

use core::fmt;
use core::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};
use core::str::FromStr;

use engine::ParseError;
use serde::{Serialize, Serializer};

/// How many characters the box holds.
pub const N_CARDS: usize = CARD_IDS.len();

/// How many of them are personalities; inhabitants come after.
pub const N_PERSONALITIES: usize = 34;

/// How many alliances the box holds.
pub const N_ALLIANCES: usize = ALLIANCE_IDS.len();

/// No pile is longer than the box is full.
const MAX_PILE: usize = N_CARDS;

/// The characters in the pack's order: what the notation calls them. A pack may print anything on them.
const CARD_IDS: [&str; 42] = [
    "dockeuse",
    "aiguilleuse",
    "greviste",
    "tribune",
    "etudiant",
    "inventrice",
    "rectrice",
    "douaniere",
    "perceptrice",
    "juge",
    "courtiere",
    "argentier",
    "medium",
    "predicateur",
    "apprentie",
    "mecano",
    "horlogere",
    "grand_maitre",
    "operatrice",
    "guetteur",
    "architecte",
    "deputee",
    "lobbyiste",
    "opposante",
    "presidente",
    "reportrice",
    "caricaturiste",
    "editorialiste",
    "directrice",
    "tire_laine",
    "receleuse",
    "parrain",
    "pretendant",
    "regente",
    "concierge",
    "gazetiere",
    "cantiniere",
    "passeur",
    "foraine",
    "brocanteur",
    "automate",
    "colporteuse",
];

/// The alliances in the pack's order.
const ALLIANCE_IDS: [&str; 11] = [
    "syndicat",
    "academie",
    "ordre",
    "compagnie",
    "culte",
    "guilde",
    "reseau",
    "assemblee",
    "gazette",
    "pegre",
    "lignee",
];

/// A character card: its place in the pack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Card(u8);

/// An alliance, and the affinity with it: its place in the pack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Alliance(u8);

/// A set of characters.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct CardSet(u64);

/// A set of alliances or affinities.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct AllianceSet(u16);

/// Cards in an order, the first one at the bottom or on the left.
#[derive(Clone, Copy)]
pub struct Pile {
    cards: [Card; MAX_PILE],
    len: u8,
}

impl Card {
    /// The card at `index` in the pack: personalities first, then inhabitants.
    ///
    /// # Panics
    /// When there is no such card.
    pub const fn new(index: usize) -> Card {
        assert!(index < N_CARDS, "the box has no such card");
        Card(index as u8)
    }

    /// Its place in the pack.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What the notation calls it.
    pub const fn id(self) -> &'static str {
        CARD_IDS[self.index()]
    }

    /// Every card of the box.
    pub fn all() -> impl Iterator<Item = Card> + Clone {
        (0..N_CARDS).map(Card::new)
    }

    /// Whether it is a personality, and not an inhabitant.
    pub const fn is_personality(self) -> bool {
        self.index() < N_PERSONALITIES
    }
}

impl Alliance {
    /// The alliance at `index` in the pack.
    ///
    /// # Panics
    /// When there is no such alliance.
    pub const fn new(index: usize) -> Alliance {
        assert!(index < N_ALLIANCES, "the box has no such alliance");
        Alliance(index as u8)
    }

    /// Its place in the pack.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What the notation calls it.
    pub const fn id(self) -> &'static str {
        ALLIANCE_IDS[self.index()]
    }

    /// Every alliance of the box.
    pub fn all() -> impl Iterator<Item = Alliance> + Clone {
        (0..N_ALLIANCES).map(Alliance::new)
    }
}

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// Every personality.
    pub const PERSONALITIES: CardSet = CardSet((1 << N_PERSONALITIES) - 1);

    /// Just `card`.
    pub const fn only(card: Card) -> CardSet {
        CardSet(1 << card.0)
    }

    /// Whether `card` is in it.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Adds `card`.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes `card` out.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// How many cards are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no card is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first card.
    pub fn first(self) -> Option<Card> {
        self.into_iter().next()
    }

    /// The card with `n` others before it.
    pub fn nth(self, n: u32) -> Option<Card> {
        let mut left = self.0;
        for _ in 0..n {
            left &= left.wrapping_sub(1);
        }
        CardSet(left).first()
    }

    /// The set as bits, card 0 lowest.
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// The set with these bits.
    pub(crate) const fn from_bits(bits: u64) -> CardSet {
        CardSet(bits)
    }
}

impl AllianceSet {
    /// No alliance.
    pub const EMPTY: AllianceSet = AllianceSet(0);

    /// Whether `alliance` is in it.
    pub const fn contains(self, alliance: Alliance) -> bool {
        self.0 & (1 << alliance.0) != 0
    }

    /// Adds `alliance`.
    pub const fn insert(&mut self, alliance: Alliance) {
        self.0 |= 1 << alliance.0;
    }

    /// Takes `alliance` out.
    pub const fn remove(&mut self, alliance: Alliance) {
        self.0 &= !(1 << alliance.0);
    }

    /// How many are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether none is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The alliance with `n` others before it.
    pub fn nth(self, n: u32) -> Option<Alliance> {
        self.into_iter().nth(n as usize)
    }

    /// The set as bits, alliance 0 lowest.
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    /// The set with these bits.
    pub(crate) const fn from_bits(bits: u16) -> AllianceSet {
        AllianceSet(bits)
    }
}

impl Pile {
    /// A pile without cards.
    pub const EMPTY: Pile = Pile { cards: [Card(0); MAX_PILE], len: 0 };

    /// The cards from first to last.
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    /// The cards from first to last.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Card> + '_ {
        self.as_slice().iter().copied()
    }

    /// How many cards there are.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The last card: the top, or the right-most.
    pub fn last(&self) -> Option<Card> {
        self.as_slice().last().copied()
    }

    /// The cards without their order.
    pub fn set(&self) -> CardSet {
        self.iter().collect()
    }

    /// Adds `card` after the last.
    pub fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Adds `card` before the first.
    pub fn push_first(&mut self, card: Card) {
        self.cards.copy_within(..usize::from(self.len), 1);
        self.cards[0] = card;
        self.len += 1;
    }

    /// Takes the last card.
    pub fn pop(&mut self) -> Option<Card> {
        let card = self.last()?;
        self.len -= 1;
        Some(card)
    }

    /// Takes `card` out, if it is there; the others keep their order.
    pub fn remove(&mut self, card: Card) {
        let at = self.iter().position(|other| other == card);
        if let Some(at) = at {
            self.cards.copy_within(at + 1..usize::from(self.len), at);
            self.len -= 1;
        }
    }

    /// Puts `new` where `old` is.
    pub fn replace(&mut self, old: Card, new: Card) {
        let len = usize::from(self.len);
        if let Some(place) = self.cards[..len].iter_mut().find(|card| **card == old) {
            *place = new;
        }
    }
}

impl PartialEq for Pile {
    fn eq(&self, other: &Pile) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for Pile {}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Pile {
        let mut pile = Pile::EMPTY;
        cards.into_iter().for_each(|card| pile.push(card));
        pile
    }
}

/// What a set of cards and a set of alliances have in common.
macro_rules! set_of {
    ($set:ident, $item:ident, $iter:ident, $doc:literal) => {
        impl IntoIterator for $set {
            type Item = $item;
            type IntoIter = $iter;

            fn into_iter(self) -> $iter {
                $iter(self)
            }
        }

        #[doc = $doc]
        #[derive(Clone, Debug)]
        pub struct $iter($set);

        impl Iterator for $iter {
            type Item = $item;

            fn next(&mut self) -> Option<$item> {
                if self.0.is_empty() {
                    return None;
                }
                let item = $item(self.0.0.trailing_zeros() as u8);
                self.0.remove(item);
                Some(item)
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                let mut set = $set::EMPTY;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }

        impl BitOr for $set {
            type Output = $set;

            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl BitOrAssign for $set {
            fn bitor_assign(&mut self, other: $set) {
                self.0 |= other.0;
            }
        }

        impl BitAnd for $set {
            type Output = $set;

            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        impl Sub for $set {
            type Output = $set;

            fn sub(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
        }

        impl SubAssign for $set {
            fn sub_assign(&mut self, other: $set) {
                self.0 &= !other.0;
            }
        }

        impl fmt::Debug for $set {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(*self).finish()
            }
        }

        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(*self)
            }
        }

        impl fmt::Display for $item {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl fmt::Debug for $item {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl Serialize for $item {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }
    };
}

set_of!(CardSet, Card, CardSetIter, "The cards of a set, in the pack's order.");
set_of!(AllianceSet, Alliance, AllianceSetIter, "The alliances of a set, in the pack's order.");

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        Card::all().find(|card| card.id() == text).ok_or(ParseError("no character is called that"))
    }
}

impl FromStr for Alliance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Alliance, ParseError> {
        Alliance::all()
            .find(|alliance| alliance.id() == text)
            .ok_or(ParseError("no alliance is called that"))
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}
