//! The cards of the two little pokers, and the dealing of one.

use core::fmt;
use core::str::FromStr;

use engine::ParseError;
use serde::Serialize;

/// A card's rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Rank {
    /// The lowest.
    Jack,
    /// The middle.
    Queen,
    /// The highest.
    King,
}

/// Every rank, from the lowest.
pub const RANKS: [Rank; 3] = [Rank::Jack, Rank::Queen, Rank::King];

/// A card is dealt: to the first seat, to the second, then (in Leduc poker) into the middle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Deal {
    /// The card.
    pub rank: Rank,
}

impl Deal {
    /// The card that `ticket` stands for, when `n_left` of each rank are in the bag.
    ///
    /// # Panics
    /// When the ticket is not below the number of cards left.
    pub(crate) fn at(mut ticket: u32, n_left: impl Fn(Rank) -> u32) -> Deal {
        for rank in RANKS {
            match ticket.checked_sub(n_left(rank)) {
                None => return Deal { rank },
                Some(rest) => ticket = rest,
            }
        }
        unreachable!("the ticket is below the number of cards left")
    }
}

impl Rank {
    const fn word(self) -> &'static str {
        match self {
            Rank::Jack => "jack",
            Rank::Queen => "queen",
            Rank::King => "king",
        }
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {}", self.rank)
    }
}

impl FromStr for Deal {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Deal, ParseError> {
        let word = text.strip_prefix("deal ");
        let rank = RANKS.into_iter().find(|rank| word == Some(rank.word()));
        rank.map(|rank| Deal { rank })
            .ok_or(ParseError("expected `deal` and `jack`, `queen` or `king`"))
    }
}
