//! The four elements and an amount of influence in a player's two.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

/// One of the four elements, in the order in which everything is listed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Element {
    /// Air.
    Air,
    /// Water.
    Water,
    /// Fire.
    Fire,
    /// Earth.
    Earth,
}

impl Element {
    /// All four, in order.
    pub const ALL: [Element; 4] = [Element::Air, Element::Water, Element::Fire, Element::Earth];

    /// Its place in [`Element::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word of the notation and of the content pack.
    pub const fn word(self) -> &'static str {
        match self {
            Element::Air => "air",
            Element::Water => "water",
            Element::Fire => "fire",
            Element::Earth => "earth",
        }
    }
}

impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Element {
    type Err = ();

    fn from_str(word: &str) -> Result<Element, ()> {
        Element::ALL.into_iter().find(|e| e.word() == word).ok_or(())
    }
}

/// Influence in both elements of one player, in the order of his board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Split {
    /// The first element of the board and how much of it.
    pub first: (Element, u8),
    /// The second element of the board and how much of it.
    pub second: (Element, u8),
}

impl Split {
    /// Both amounts in the order of the board.
    pub const fn amounts(self) -> [u8; 2] {
        [self.first.1, self.second.1]
    }

    /// Both amounts together.
    pub const fn total(self) -> u8 {
        self.first.1.saturating_add(self.second.1)
    }
}

impl fmt::Display for Split {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {}", self.first.0, self.first.1, self.second.0, self.second.1)
    }
}
