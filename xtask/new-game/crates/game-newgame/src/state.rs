//! What there is: hidden hands, and what everybody sees.

use engine::{BySeat, Seat};

use crate::cards::Cards;

/// How many cards a hand begins with, and so how many rounds there are.
pub const HAND: u32 = 3;

/// The table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) hands: BySeat<Cards>,
    pub(crate) deck: Cards,
    pub(crate) open: Open,
}

/// What everybody sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Open {
    /// Whether the hands have been dealt.
    pub(crate) is_dealt: bool,
    /// Whose turn it is.
    pub(crate) next: Seat,
    /// What each has played in this round.
    pub(crate) played: BySeat<Option<u8>>,
    /// Cards of the rounds before.
    pub(crate) spent: Cards,
    pub(crate) points: BySeat<u8>,
}

impl State {
    /// The next to be dealt a card.
    pub(crate) fn drawer(&self) -> Option<Seat> {
        let fewest = |seat: &Seat| self.hands[seat.index()].len();
        Seat::all(self.hands.len()).min_by_key(fewest).filter(|_| !self.open.is_dealt)
    }
}
