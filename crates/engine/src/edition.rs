//! Editions of a game's rules: whoever began a game by one goes on by it.
//!
//! A change of rules that could be noticed in a game is a new edition, with a line in `rules/<game>.md`. A table and its
//! record name the edition they are played by; what names none was played by the first.

use core::fmt::{self, Display};
use core::num::ParseIntError;
use core::str::FromStr;

/// An edition of a game's rules, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Edition(pub u16);

impl Edition {
    /// The edition of whatever names none.
    pub const FIRST: Edition = Edition(1);
}

impl Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Edition {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Edition, ParseIntError> {
        text.parse().map(Edition)
    }
}

/// The editions by which a game can be played here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Editions {
    /// The oldest that the code still has.
    pub oldest: Edition,
    /// The one by which new games are played.
    pub current: Edition,
}

impl Editions {
    /// A game whose rules have not changed since they were first published.
    pub const ONE: Editions = Editions { oldest: Edition::FIRST, current: Edition::FIRST };

    /// Those from `oldest` to `current`.
    pub const fn new(oldest: u16, current: u16) -> Editions {
        Editions { oldest: Edition(oldest), current: Edition(current) }
    }

    /// Whether the code has this one.
    pub fn has(self, edition: Edition) -> bool {
        (self.oldest..=self.current).contains(&edition)
    }
}

impl Display for Editions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.oldest == self.current {
            write!(f, "{}", self.current)
        } else {
            write!(f, "{} to {}", self.oldest, self.current)
        }
    }
}
