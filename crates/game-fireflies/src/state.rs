//! What there is: hidden hands and choices, and what everybody sees.

use engine::{BySeat, Seat, SeatSet};

use crate::action::Action;
use crate::lanterns::Lanterns;

/// How many nights a game has, and how large the largest swarm is.
pub const N_NIGHTS: u8 = 7;
/// How many lanterns a hand begins with.
pub const HAND: u8 = 4;

/// The meadow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// A lantern that was chosen stays in its hand until all are shown.
    pub(crate) hands: BySeat<Lanterns>,
    pub(crate) choices: BySeat<Option<Action>>,
    pub(crate) deck: Lanterns,
    pub(crate) open: Open,
}

/// What everybody sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Open {
    /// Which swarms have come: the bit of each size.
    pub(crate) came: u8,
    /// How many fireflies are there to be caught; 0 by day.
    pub(crate) swarm: u8,
    /// How many of them stayed from nights before.
    pub(crate) lingering: u8,
    /// Who is to draw a lantern, and how many each: everybody draws [`HAND`] at first.
    pub(crate) owed: BySeat<u8>,
    pub(crate) burnt: Lanterns,
    pub(crate) caught: BySeat<u8>,
    /// What each showed last night.
    pub(crate) last: BySeat<Option<Action>>,
}

impl State {
    /// The next to draw a lantern: round by round at first, then in the order of the seats.
    pub(crate) fn drawer(&self) -> Option<Seat> {
        let most = self.open.owed.iter().copied().max().filter(|most| *most > 0)?;
        let is_next = |seat: &Seat| self.open.owed[seat.index()] == most;
        Seat::all(self.hands.len()).find(is_next).filter(|_| self.deck.count() > 0)
    }

    /// Who has still to choose.
    pub(crate) fn undecided(&self) -> SeatSet {
        Seat::all(self.hands.len()).filter(|seat| self.choices[seat.index()].is_none()).collect()
    }
}

impl Open {
    /// The swarms to come, the smallest first.
    pub(crate) fn to_come(&self) -> impl Iterator<Item = u8> + Clone {
        let came = self.came;
        (1..=N_NIGHTS).filter(move |size| came >> size & 1 == 0)
    }
}
