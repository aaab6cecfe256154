//! What can be done, drawn and happen, with its notation.

use core::fmt;
use core::str::FromStr;

use engine::{ParseError, Seat};
use serde::{Serialize, Serializer};

use crate::lanterns::BRIGHTEST;
use crate::state::N_NIGHTS;

/// What a player chooses for the night.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs, reason = "a lantern is told by how bright it is")]
pub enum Action {
    /// Stay in the dark.
    Dark,
    /// Show a lantern.
    Show { lantern: u8 },
}

/// What can be drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs, reason = "a size is a number of fireflies")]
pub enum Chance {
    /// A lantern, for whoever is next to draw.
    Deal { lantern: u8 },
    /// The swarm of the night.
    Swarm { size: u8 },
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "`seat` is who, and the numbers are lanterns and fireflies")]
pub enum Event {
    /// A player drew a lantern, which she alone is shown.
    Drew { seat: Seat, lantern: Option<u8> },
    /// A swarm came, with those that lingered.
    Came { size: u8 },
    /// A player chose; what, she alone knows.
    Chose { seat: Seat, action: Option<Action> },
    /// A choice was shown.
    Showed { seat: Seat, action: Action },
    /// A player caught the swarm.
    Caught { seat: Seat, size: u8 },
    /// The swarm stayed, since no lantern was shown alone.
    Lingered { size: u8 },
    /// A player alone in the dark caught a stray firefly.
    Strayed { seat: Seat },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Dark => f.write_str("dark"),
            Action::Show { lantern } => write!(f, "show {lantern}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let show =
            || Some(Action::Show { lantern: digit(text.strip_prefix("show ")?, BRIGHTEST)? });
        let dark = (text == "dark").then_some(Action::Dark);
        dark.or_else(show).ok_or(ParseError("expected `dark`, or `show` and a lantern from 1 to 9"))
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Deal { lantern } => write!(f, "deal {lantern}"),
            Chance::Swarm { size } => write!(f, "swarm {size}"),
        }
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Chance, ParseError> {
        let drawn = match text.split_once(' ') {
            Some(("deal", lantern)) => {
                digit(lantern, BRIGHTEST).map(|lantern| Chance::Deal { lantern })
            }
            Some(("swarm", size)) => digit(size, N_NIGHTS).map(|size| Chance::Swarm { size }),
            _ => None,
        };
        drawn.ok_or(ParseError("expected `deal` and a lantern from 1 to 9, or `swarm` and 1 to 7"))
    }
}

fn digit(text: &str, most: u8) -> Option<u8> {
    match text.as_bytes() {
        [digit @ b'1'..=b'9'] => Some(digit - b'0').filter(|digit| *digit <= most),
        _ => None,
    }
}

/// In views: the lantern's number, or `dark`.
impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Action::Dark => serializer.serialize_str("dark"),
            Action::Show { lantern } => serializer.serialize_u8(*lantern),
        }
    }
}
