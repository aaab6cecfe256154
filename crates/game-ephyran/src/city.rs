//! A city: four columns of areas with their tokens and locks.

use core::fmt;
use core::num::NonZeroU8;
use core::str::FromStr;

use engine::ParseError;
use serde::ser::SerializeSeq;
use serde::{Deserialize, Serialize, Serializer};

use crate::card::CardId;

/// How many areas a column has, and how many columns a city.
pub const SIDE: usize = 4;
/// How many areas a city has.
pub const N_AREAS: usize = SIDE * SIDE;
/// The most magical tokens a box may have.
pub const MAX_TOKENS: usize = 32;

/// One of the four columns of a city, in the order of the table (EYR-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Territory {
    /// The blue lagoon, Poseidon's.
    Lagoon,
    /// The brown lands, Gaia's.
    Lands,
    /// The green forest, Aeolus's.
    Forest,
    /// The red mountain, Hephaestus's.
    Mountain,
}

impl Territory {
    /// All four, in order.
    pub const ALL: [Territory; SIDE] =
        [Territory::Lagoon, Territory::Lands, Territory::Forest, Territory::Mountain];

    /// Its place in arrays.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its id in the content pack and in notation.
    pub const fn id(self) -> &'static str {
        match self {
            Territory::Lagoon => "lagoon",
            Territory::Lands => "lands",
            Territory::Forest => "forest",
            Territory::Mountain => "mountain",
        }
    }
}

impl fmt::Display for Territory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Territory {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Territory, ParseError> {
        let known = Territory::ALL.into_iter().find(|territory| territory.id() == text);
        known.ok_or(ParseError("a territory is `lagoon`, `lands`, `forest` or `mountain`"))
    }
}

/// One of the four gods, each the lord of one territory and known by it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct God(pub Territory);

impl God {
    /// All four, in the order of their territories.
    pub const ALL: [God; SIDE] = [
        God(Territory::Lagoon),
        God(Territory::Lands),
        God(Territory::Forest),
        God(Territory::Mountain),
    ];

    /// Its id in the content pack and in notation.
    pub const fn id(self) -> &'static str {
        match self.0 {
            Territory::Lagoon => "poseidon",
            Territory::Lands => "gaia",
            Territory::Forest => "aeolus",
            Territory::Mountain => "hephaestus",
        }
    }
}

impl fmt::Display for God {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for God {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<God, ParseError> {
        let known = God::ALL.into_iter().find(|god| god.id() == text);
        known.ok_or(ParseError("a god is `poseidon`, `gaia`, `aeolus` or `hephaestus`"))
    }
}

impl Serialize for God {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// One of the sixteen areas of a city: a territory and a number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Area(u8);

impl Area {
    /// Area `number` (1 to 4) of `territory`.
    ///
    /// # Panics
    /// When `number` is not between 1 and 4.
    pub const fn new(territory: Territory, number: usize) -> Area {
        assert!(number >= 1 && number <= SIDE, "areas are numbered 1 to 4");
        Area((territory.index() * SIDE + number - 1) as u8)
    }

    /// All sixteen, column by column.
    pub fn all() -> impl Iterator<Item = Area> {
        (0..N_AREAS as u8).map(Area)
    }

    /// Its place in arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column.
    pub const fn territory(self) -> Territory {
        Territory::ALL[self.index() / SIDE]
    }

    /// Its number in the column, from 1 to 4.
    pub const fn number(self) -> usize {
        self.index() % SIDE + 1
    }
}

/// `lagoon3`.
impl fmt::Display for Area {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.territory(), self.number())
    }
}

impl FromStr for Area {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Area, ParseError> {
        const WRONG: ParseError =
            ParseError("an area is a territory and a number from 1 to 4, such as `lagoon3`");
        let (territory, number) = match text.as_bytes().last() {
            Some(digit @ b'1'..=b'4') => (&text[..text.len() - 1], usize::from(digit - b'0')),
            _ => return Err(WRONG),
        };
        Ok(Area::new(territory.parse().map_err(|_| WRONG)?, number))
    }
}

impl Serialize for Area {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A magical token by the order in which it was drawn, counted from 1. Everybody sees where it lies; what it
/// is only those who looked at it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct TokenId(NonZeroU8);

impl TokenId {
    /// The token that was drawn after `index` others.
    ///
    /// # Panics
    /// When `index` is not below [`MAX_TOKENS`].
    pub const fn new(index: usize) -> TokenId {
        assert!(index < MAX_TOKENS, "no box has that many tokens");
        match NonZeroU8::new(index as u8 + 1) {
            Some(number) => TokenId(number),
            None => unreachable!(),
        }
    }

    /// How many tokens were drawn before it.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl Serialize for TokenId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0.get())
    }
}

/// What one player has built. A column holds its areas 1 to its height, and nothing lies beyond.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct City {
    heights: [u8; SIDE],
    cards: [Option<CardId>; N_AREAS],
    tokens: [Option<TokenId>; N_AREAS],
    locks: [Option<CardId>; SIDE],
}

impl City {
    /// How many areas the column has.
    pub fn height(&self, territory: Territory) -> usize {
        usize::from(self.heights[territory.index()])
    }

    /// How many areas the city has.
    pub fn n_areas(&self) -> usize {
        self.heights.iter().map(|height| usize::from(*height)).sum()
    }

    /// Whether all sixteen areas are there.
    pub fn is_complete(&self) -> bool {
        self.heights == [SIDE as u8; SIDE]
    }

    /// The area that the column lacks next, if it lacks any.
    pub fn next(&self, territory: Territory) -> Option<Area> {
        let height = self.height(territory);
        (height < SIDE).then(|| Area::new(territory, height + 1))
    }

    /// The last area of the column, if it has any.
    pub fn uncovered(&self, territory: Territory) -> Option<Area> {
        let height = self.height(territory);
        (height > 0).then(|| Area::new(territory, height))
    }

    /// Whether `area` is the last one of its column.
    pub fn is_uncovered(&self, area: Area) -> bool {
        self.height(area.territory()) == area.number()
    }

    /// The card that stands at `area`.
    pub fn card(&self, area: Area) -> Option<CardId> {
        self.cards[area.index()]
    }

    /// The token that lies on `area`.
    pub fn token(&self, area: Area) -> Option<TokenId> {
        self.tokens[area.index()]
    }

    /// The shield that locks the column.
    pub fn lock(&self, territory: Territory) -> Option<CardId> {
        self.locks[territory.index()]
    }

    /// Whether the column is locked.
    pub fn is_locked(&self, territory: Territory) -> bool {
        self.lock(territory).is_some()
    }

    /// Whether `area` is built, without a token, and its column open.
    pub fn is_free_for_token(&self, area: Area) -> bool {
        self.card(area).is_some() && self.token(area).is_none() && !self.is_locked(area.territory())
    }

    /// Whether a token lies in the column, but for what lies on `apart`.
    pub fn has_token_beside(&self, apart: Area) -> bool {
        let column = apart.territory();
        let areas = (1..=self.height(column)).map(|number| Area::new(column, number));
        areas.filter(|area| *area != apart).any(|area| self.token(area).is_some())
    }

    /// Puts `card` at `area`, the next one of its column, with a token that comes along.
    pub fn add(&mut self, area: Area, card: CardId, token: Option<TokenId>) {
        self.heights[area.territory().index()] = area.number() as u8;
        self.set(area, card, token);
    }

    /// Puts `card` and its token in the place of what stands at `area`, which is returned.
    pub fn set(
        &mut self,
        area: Area,
        card: CardId,
        token: Option<TokenId>,
    ) -> (Option<CardId>, Option<TokenId>) {
        let old = (self.card(area), self.token(area));
        self.cards[area.index()] = Some(card);
        self.tokens[area.index()] = token;
        old
    }

    /// Takes the uncovered `area` away with its token.
    ///
    /// # Panics
    /// When the column has no areas.
    pub fn remove(&mut self, area: Area) -> (Option<CardId>, Option<TokenId>) {
        self.heights[area.territory().index()] -= 1;
        (self.cards[area.index()].take(), self.tokens[area.index()].take())
    }

    /// Puts `token` on `area`.
    pub fn put_token(&mut self, area: Area, token: TokenId) {
        self.tokens[area.index()] = Some(token);
    }

    /// Takes the token from `area`.
    pub fn take_token(&mut self, area: Area) -> Option<TokenId> {
        self.tokens[area.index()].take()
    }

    /// Locks the column with `shield`.
    pub(crate) fn put_lock(&mut self, territory: Territory, shield: CardId) {
        self.locks[territory.index()] = Some(shield);
    }

    /// Takes the column's lock away.
    pub(crate) fn take_lock(&mut self, territory: Territory) -> Option<CardId> {
        self.locks[territory.index()].take()
    }
}

/// The columns in order, each with its areas from the first to the last and its lock.
impl Serialize for City {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Column<'a> {
            territory: Territory,
            cards: &'a [Option<CardId>],
            tokens: &'a [Option<TokenId>],
            lock: Option<CardId>,
        }
        let mut columns = serializer.serialize_seq(Some(SIDE))?;
        for territory in Territory::ALL {
            let range = territory.index() * SIDE..territory.index() * SIDE + self.height(territory);
            columns.serialize_element(&Column {
                territory,
                cards: &self.cards[range.clone()],
                tokens: &self.tokens[range],
                lock: self.lock(territory),
            })?;
        }
        columns.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn areas_and_gods_are_written_as_the_pack_has_them() {
        assert_eq!(Area::new(Territory::Forest, 2).to_string(), "forest2");
        for area in Area::all() {
            assert_eq!(area.to_string().parse(), Ok(area));
        }
        for god in God::ALL {
            assert_eq!(god.to_string().parse(), Ok(god));
        }
        for wrong in ["", "1", "lagoon", "lagoon0", "lagoon5", "sea1", "lagoon 1", "é1"] {
            assert!(wrong.parse::<Area>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_column_grows_and_shrinks_at_its_end() {
        let mut city = City::default();
        let (first, second) = (Area::new(Territory::Lands, 1), Area::new(Territory::Lands, 2));
        city.add(first, CardId::new(16), None);
        city.add(second, CardId::DIONYSUS, Some(TokenId::new(0)));
        assert_eq!(city.uncovered(Territory::Lands), Some(second));
        assert_eq!(city.remove(second), (Some(CardId::DIONYSUS), Some(TokenId::new(0))));
        assert_eq!((city.next(Territory::Lands), city.n_areas()), (Some(second), 1));
        city.remove(first);
        assert_eq!(city, City::default());
    }
}
