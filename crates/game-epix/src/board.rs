//! The board's nouns: provinces, sets of provinces, kinds of unit, and a map made ready for play.

use core::fmt;
use core::str::FromStr;

use engine::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::Map;

/// How many province ids there are; a map uses some of them.
pub const N_PROVINCES: usize = 28;

/// How many kinds of unit there are.
pub const N_KINDS: usize = 4;

/// The fixed list of province ids: moves are written with them, so a pack cannot invent others.
const IDS: [&str; N_PROVINCES] = [
    "kilimandjora",
    "lochmess",
    "broceland",
    "tierce",
    "castle_n",
    "n_a",
    "n_b",
    "castle_ne",
    "ne_a",
    "ne_b",
    "castle_e",
    "e_a",
    "e_b",
    "castle_se",
    "se_a",
    "se_b",
    "castle_s",
    "s_a",
    "s_b",
    "castle_sw",
    "sw_a",
    "sw_b",
    "castle_w",
    "w_a",
    "w_b",
    "castle_nw",
    "nw_a",
    "nw_b",
];

/// A province of the board, castles included (EPX-8b).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Province(u8);

impl Province {
    /// The province's place in arrays of [`N_PROVINCES`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The province at a place of such arrays.
    pub const fn at(index: usize) -> Option<Self> {
        if index < N_PROVINCES { Some(Self(index as u8)) } else { None }
    }

    /// The id moves and packs are written with.
    pub fn id(self) -> &'static str {
        IDS[self.index()]
    }
}

impl fmt::Display for Province {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Its id: a number would say nothing to a reader.
impl fmt::Debug for Province {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Province {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        IDS.iter().position(|id| *id == text).and_then(Self::at).ok_or(())
    }
}

impl Serialize for Province {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Province {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = alloc::string::String::deserialize(deserializer)?;
        id.parse()
            .map_err(|()| serde::de::Error::custom(alloc::format!("`{id}` is not a province id")))
    }
}

/// A set of provinces, iterated in the order of their ids' list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct ProvinceSet(u32);

impl ProvinceSet {
    /// No province.
    pub const EMPTY: Self = Self(0);

    /// The set with one province.
    pub const fn only(province: Province) -> Self {
        Self(1 << province.0)
    }

    /// Whether the province is in the set.
    pub const fn has(self, province: Province) -> bool {
        self.0 & (1 << province.0) != 0
    }

    /// Adds a province.
    pub const fn insert(&mut self, province: Province) {
        self.0 |= 1 << province.0;
    }

    /// Takes a province out.
    pub const fn remove(&mut self, province: Province) {
        self.0 &= !(1 << province.0);
    }

    /// How many provinces there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What is in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What is in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What is here and not there.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The set as bits, one per province index: a key for tables.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The provinces, in order.
    pub const fn iter(self) -> Provinces {
        Provinces(self)
    }

    /// The first province of the set.
    pub const fn first(self) -> Option<Province> {
        if self.0 == 0 { None } else { Some(Province(self.0.trailing_zeros() as u8)) }
    }
}

/// The provinces of a [`ProvinceSet`], in order.
#[derive(Clone, Debug)]
pub struct Provinces(ProvinceSet);

impl Iterator for Provinces {
    type Item = Province;

    fn next(&mut self) -> Option<Province> {
        let first = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(first)
    }
}

impl IntoIterator for ProvinceSet {
    type Item = Province;
    type IntoIter = Provinces;

    fn into_iter(self) -> Provinces {
        self.iter()
    }
}

impl FromIterator<Province> for ProvinceSet {
    fn from_iter<I: IntoIterator<Item = Province>>(provinces: I) -> Self {
        provinces.into_iter().fold(Self::EMPTY, |set, province| set.or(Self::only(province)))
    }
}

impl fmt::Debug for ProvinceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Province::id)).finish()
    }
}

impl Serialize for ProvinceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

/// A kind of unit; the order is the order in which defenders are fought (EPX-35b).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Moves one province, or attacks one.
    Soldier,
    /// Moves and attacks without limit.
    Knight,
    /// Never moves or attacks; earns gold.
    Camp,
    /// Never moves or defends; destroys a whole province.
    Catapult,
}

impl Kind {
    /// All kinds, in order.
    pub const ALL: [Self; N_KINDS] = [Self::Soldier, Self::Knight, Self::Camp, Self::Catapult];

    /// The kind's place in arrays of [`N_KINDS`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word moves are written with.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Soldier => "soldier",
            Self::Knight => "knight",
            Self::Camp => "camp",
            Self::Catapult => "catapult",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Kind {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|kind| kind.id() == text).ok_or(())
    }
}

/// The most castles a map has.
pub const MAX_CASTLES: usize = 4;

/// A map made ready for play: who touches whom, as sets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// Every province.
    pub all: ProvinceSet,
    /// The castles.
    pub castles: ProvinceSet,
    /// The provinces that give gold.
    pub rich: ProvinceSet,
    /// The mountain.
    pub mountain: Province,
    neighbours: [ProvinceSet; N_PROVINCES],
    within_two: [ProvinceSet; N_PROVINCES],
    gold: [u8; N_PROVINCES],
    castle_of: [Province; MAX_CASTLES],
    /// The castles that are somebody's: all, unless they are chosen and not all are yet (EPX-A2).
    claimed: ProvinceSet,
}

impl Board {
    /// Reads a map whose lists are sound.
    pub fn new(map: &Map) -> Self {
        let mut neighbours = [ProvinceSet::EMPTY; N_PROVINCES];
        for [a, b] in &map.borders {
            neighbours[a.index()].insert(*b);
            neighbours[b.index()].insert(*a);
        }
        let mut gold = [0; N_PROVINCES];
        for place in &map.provinces {
            gold[place.id.index()] = place.gold;
        }
        let mut castle_of = [map.mountain; MAX_CASTLES];
        castle_of[..map.castles.len()].copy_from_slice(&map.castles);
        let mut within_two = neighbours;
        for (index, near) in neighbours.iter().enumerate() {
            for next in *near {
                within_two[index] = within_two[index].or(neighbours[next.index()]);
            }
            within_two[index].remove(Province(index as u8));
        }
        Self {
            all: map.all(),
            castles: map.castles.iter().copied().collect(),
            rich: map.all().iter().filter(|province| gold[province.index()] > 0).collect(),
            mountain: map.mountain,
            neighbours,
            within_two,
            gold,
            castle_of,
            claimed: map.castles.iter().copied().collect(),
        }
    }

    /// The same with every seat so many castles further clockwise (EPX-A2).
    #[must_use]
    pub fn turned(mut self, places: usize) -> Self {
        let n_castles = self.castles.len() as usize;
        self.castle_of[..n_castles].rotate_left(places % n_castles);
        self
    }

    /// The same where these provinces give nothing (EPX-A55).
    #[must_use]
    pub fn without_gold(mut self, poor: ProvinceSet) -> Self {
        self.rich = self.rich.without(poor);
        for province in poor {
            self.gold[province.index()] = 0;
        }
        self
    }

    /// The same before anybody has chosen a castle (EPX-A2).
    #[must_use]
    pub fn unclaimed(mut self) -> Self {
        self.claimed = ProvinceSet::EMPTY;
        self
    }

    /// Gives a castle to the seat that chooses it.
    pub fn claim_castle(&mut self, seat: Seat, castle: Province) {
        let n_castles = self.castles.len() as usize;
        let other = self.castle_of[..n_castles].iter().position(|held| *held == castle);
        self.castle_of.swap(seat.index(), other.unwrap_or(seat.index()));
        self.claimed.insert(castle);
    }

    /// The castle of a seat that has one by now: before everybody has chosen, some have none (EPX-A2).
    pub fn claimed_castle(&self, seat: Seat) -> Option<Province> {
        Some(self.castle(seat)).filter(|castle| self.claimed.has(*castle))
    }

    /// The provinces that touch this one.
    pub const fn neighbours(&self, province: Province) -> ProvinceSet {
        self.neighbours[province.index()]
    }

    /// The provinces one or two borders away, whatever lies between.
    pub const fn within_two(&self, province: Province) -> ProvinceSet {
        self.within_two[province.index()]
    }

    /// What the province gives to its occupant.
    pub const fn gold(&self, province: Province) -> u8 {
        self.gold[province.index()]
    }

    /// The castle of a seat, or the one kept for it until it has chosen.
    pub const fn castle(&self, seat: Seat) -> Province {
        self.castle_of[seat.index()]
    }

    /// The seat whose castle this is.
    pub fn castle_owner(&self, province: Province) -> Option<Seat> {
        if !self.claimed.has(province) {
            return None;
        }
        self.castle_of.iter().position(|castle| *castle == province).map(Seat::new)
    }

    /// A castle and its two neighbours (EPX-9).
    pub const fn realm(&self, seat: Seat) -> ProvinceSet {
        let castle = self.castle(seat);
        self.neighbours(castle).or(ProvinceSet::only(castle))
    }

    /// All provinces that touch one of these.
    pub fn around(&self, provinces: ProvinceSet) -> ProvinceSet {
        provinces.iter().fold(ProvinceSet::EMPTY, |set, at| set.or(self.neighbours(at)))
    }

    /// What can be reached from `start` by stepping on `open` provinces only, the start included.
    pub fn spread(&self, start: ProvinceSet, open: ProvinceSet) -> ProvinceSet {
        let (mut reached, mut edge) = (start, start);
        while !edge.is_empty() {
            edge = self.around(edge).and(open).without(reached);
            reached = reached.or(edge);
        }
        reached
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_different_and_read_back() {
        for index in 0..N_PROVINCES {
            let province = Province::at(index).unwrap();
            assert_eq!(province.id().parse(), Ok(province));
        }
        assert_eq!(Province::at(N_PROVINCES), None);
    }

    #[test]
    fn a_set_iterates_in_order() {
        let set: ProvinceSet = ["nw_a", "lochmess"].iter().map(|id| id.parse().unwrap()).collect();
        assert_eq!(
            set.iter().map(Province::id).collect::<alloc::vec::Vec<_>>(),
            ["lochmess", "nw_a"]
        );
        assert_eq!(set.len(), 2);
    }
}
