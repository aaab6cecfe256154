//! What can be done, drawn and happen, with its notation.

use alloc::string::ToString;
use core::fmt;
use core::str::FromStr;

use engine::{ParseError, Seat};

use crate::cards::HIGHEST;

/// Plays a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Play {
    /// Which.
    pub card: u8,
}

/// A card is dealt to whoever is next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Chance {
    /// Which.
    pub card: u8,
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "`seat` is who, `card` is which")]
pub enum Event {
    /// A player was dealt a card, which she alone is shown.
    Dealt { seat: Seat, card: Option<u8> },
    /// A player played a card.
    Played { seat: Seat, card: u8 },
    /// A player took the round.
    Took { seat: Seat },
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "play {}", self.card)
    }
}

impl FromStr for Play {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Play, ParseError> {
        let card = card_after("play ", text);
        Ok(Play { card: card.ok_or(ParseError("expected `play` and a card from 1 to 20"))? })
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {}", self.card)
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Chance, ParseError> {
        let card = card_after("deal ", text);
        Ok(Chance { card: card.ok_or(ParseError("expected `deal` and a card from 1 to 20"))? })
    }
}

/// The card after `word`, written as we write it: no sign, no leading zero.
fn card_after(word: &str, text: &str) -> Option<u8> {
    let digits = text.strip_prefix(word)?;
    let is_card = |card: &u8| (1..=HIGHEST).contains(card) && card.to_string() == digits;
    digits.parse().ok().filter(is_card)
}
