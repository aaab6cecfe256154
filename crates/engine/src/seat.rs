//! Seats at a table, sets of them, and who is looking.

use core::fmt;
use core::ops::{BitOr, Not};
use core::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};

/// The most seats any table has.
pub const MAX_SEATS: usize = 8;

/// One value for each seat, in seat order.
pub type BySeat<T> = ArrayVec<T, MAX_SEATS>;

/// A place at the table. Counted from 1 wherever people or programs read it, from 0 as an [`index`](Seat::index).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat at `index`, counted from 0.
    ///
    /// # Panics
    /// When `index` is not below [`MAX_SEATS`].
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS, "no table has that many seats");
        Seat(index as u8)
    }

    /// This seat's place in arrays, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `n_seats` seats, in order.
    pub fn all(n_seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..n_seats).map(Seat::new)
    }

    /// The seat to the left at a table of `n_seats`.
    #[must_use]
    pub const fn next(self, n_seats: usize) -> Seat {
        Seat::new((self.index() + 1) % n_seats)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Seat {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Seat, ParseError> {
        match text.as_bytes() {
            [digit @ b'1'..=b'8'] => Ok(Seat(digit - b'1')),
            _ => Err(ParseError("a seat is a number from 1 to 8")),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

/// Why a short text is not what it should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseError(pub &'static str);

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl core::error::Error for ParseError {}

/// Who looks at a game: somebody who plays, or somebody who watches.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Viewer {
    /// A player, who also sees what is hers alone.
    Seat(Seat),
    /// Anybody else: sees what is public.
    Spectator,
}

impl Viewer {
    /// Everybody who can look at a table of `n_seats`: the seats, then the spectator.
    pub fn all(n_seats: usize) -> impl Iterator<Item = Viewer> + Clone {
        Seat::all(n_seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// Whether this is the player at `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str("spectator"),
        }
    }
}

impl FromStr for Viewer {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Viewer, ParseError> {
        match text {
            "spectator" => Ok(Viewer::Spectator),
            seat => seat
                .parse()
                .map(Viewer::Seat)
                .map_err(|_| ParseError("a viewer is a seat number or `spectator`")),
        }
    }
}

impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Viewer::Seat(seat) => seat.serialize(serializer),
            Viewer::Spectator => serializer.serialize_str("spectator"),
        }
    }
}

/// A set of seats, as one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The first `n_seats` seats.
    pub const fn all(n_seats: usize) -> SeatSet {
        SeatSet(((1u16 << n_seats) - 1) as u8)
    }

    /// Just `seat`.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether `seat` is in it.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with `seat` added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set with `seat` taken out.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// How many seats are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seat with the lowest number.
    pub fn first(self) -> Option<Seat> {
        self.into_iter().next()
    }
}

impl IntoIterator for SeatSet {
    type Item = Seat;
    type IntoIter = SeatSetIter;

    fn into_iter(self) -> SeatSetIter {
        SeatSetIter(self)
    }
}

/// The seats of a [`SeatSet`], in order.
#[derive(Clone, Debug)]
pub struct SeatSetIter(SeatSet);

impl Iterator for SeatSetIter {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        if self.0.is_empty() {
            return None;
        }
        let seat = Seat(self.0.0.trailing_zeros() as u8);
        self.0 = self.0.without(seat);
        Some(seat)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl BitOr for SeatSet {
    type Output = SeatSet;

    fn bitor(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }
}

impl Not for SeatSet {
    type Output = SeatSet;

    fn not(self) -> SeatSet {
        SeatSet(!self.0)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use alloc::vec::Vec;

    #[test]
    fn seats_are_counted_from_one_in_text() {
        assert_eq!(Seat::new(0).to_string(), "1");
        assert_eq!("8".parse(), Ok(Seat::new(7)));
        for wrong in ["", "0", "9", "01", "+1", " 1", "one"] {
            assert!(wrong.parse::<Seat>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn a_set_lists_its_seats_in_order() {
        let set = SeatSet::EMPTY.with(Seat::new(3)).with(Seat::new(1)).with(Seat::new(3));
        assert_eq!(set.into_iter().map(Seat::index).collect::<Vec<_>>(), [1, 3]);
        assert_eq!(set.without(Seat::new(1)).first(), Some(Seat::new(3)));
        assert_eq!(SeatSet::all(MAX_SEATS).len(), MAX_SEATS);
    }
}
