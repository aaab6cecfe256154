//! The text form of actions and draws: short words that read back as they were written.

use core::fmt;
use core::str::{FromStr, SplitWhitespace};

use engine::{ParseError, Seat};

use crate::action::{AbilityId, Action, Card, CardSet, Chance, Colour};
use crate::board::{Kind, Province};

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, card) in self.cards().enumerate() {
            write!(f, "{}{card}", if n == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

/// Abilities are written by their number in the pack, from 1, whatever the pack calls them.
impl fmt::Display for AbilityId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u16::from(self.0) + 1)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Recruit { kind, province } => write!(f, "recruit {kind} {province}"),
            Self::Bid { ability, gold, marker } => write!(f, "bid {ability} {gold} {marker}"),
            Self::Pass => f.write_str("pass"),
            Self::Offer { gold } => write!(f, "offer {gold}"),
            Self::Appoint { seat } => write!(f, "first {seat}"),
            Self::Choose { cards } => write!(f, "choose {cards}"),
            Self::Keep => f.write_str("keep"),
            Self::Exchange { out, into } => write!(f, "exchange {out} {into}"),
            Self::Play { card } => write!(f, "play {card}"),
            Self::Move { kind, from, to } => write!(f, "move {kind} {from} {to}"),
            Self::Attack { kind, from, to } => write!(f, "attack {kind} {from} {to}"),
            Self::Done => f.write_str("done"),
            Self::Stake { gold } => write!(f, "stake {gold}"),
            Self::Withdraw => f.write_str("withdraw"),
            Self::Spy => f.write_str("spy"),
            Self::Guess { gold } => write!(f, "guess {gold}"),
            Self::TakeCastle { castle } => write!(f, "castle {castle}"),
            Self::TakeColour { colour } => write!(f, "colour {colour}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::new(text)?;
        let action = match words.next()? {
            "recruit" => Self::Recruit { kind: words.kind()?, province: words.province()? },
            "bid" => Self::Bid {
                ability: words.ability()?,
                gold: words.number()?,
                marker: words.kind()?,
            },
            "pass" => Self::Pass,
            "offer" => Self::Offer { gold: words.number()? },
            "first" => Self::Appoint { seat: words.seat()? },
            "choose" => Self::Choose { cards: words.cards()? },
            "keep" => Self::Keep,
            "exchange" => Self::Exchange { out: words.card()?, into: words.card()? },
            "play" => Self::Play { card: words.card()? },
            "move" => {
                Self::Move { kind: words.kind()?, from: words.province()?, to: words.province()? }
            }
            "attack" => {
                Self::Attack { kind: words.kind()?, from: words.province()?, to: words.province()? }
            }
            "done" => Self::Done,
            "stake" => Self::Stake { gold: words.number()? },
            "withdraw" => Self::Withdraw,
            "spy" => Self::Spy,
            "guess" => Self::Guess { gold: words.number()? },
            "castle" => Self::TakeCastle { castle: words.province()? },
            "colour" => Self::TakeColour { colour: words.colour()? },
            _ => {
                return Err(ParseError("an action starts with a word such as `recruit` or `move`"));
            }
        };
        words.end(action)
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First { seat } => write!(f, "first {seat}"),
            Self::Draw { ability } => write!(f, "draw {ability}"),
        }
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::new(text)?;
        let chance = match words.next()? {
            "first" => Self::First { seat: words.seat()? },
            "draw" => Self::Draw { ability: words.ability()? },
            _ => return Err(ParseError("a draw is `first` and a seat, or `draw` and an ability")),
        };
        words.end(chance)
    }
}

/// The words of a text, each asked for as what it should be.
struct Words<'a>(SplitWhitespace<'a>);

impl<'a> Words<'a> {
    fn new(text: &'a str) -> Result<Self, ParseError> {
        // One way to write a thing: single blanks, none at the ends.
        let blank = text.bytes().any(|byte| byte.is_ascii_whitespace() && byte != b' ');
        if blank || text.contains("  ") || text.starts_with(' ') || text.ends_with(' ') {
            return Err(ParseError("words are separated by single blanks"));
        }
        Ok(Self(text.split_whitespace()))
    }

    fn next(&mut self) -> Result<&'a str, ParseError> {
        self.0.next().ok_or(ParseError("a word is missing at the end"))
    }

    fn end<T>(mut self, value: T) -> Result<T, ParseError> {
        match self.0.next() {
            None => Ok(value),
            Some(_) => Err(ParseError("there is a word too many")),
        }
    }

    fn number(&mut self) -> Result<u16, ParseError> {
        const WRONG: ParseError = ParseError("expected a number of gold");
        let word = self.next()?;
        if !word.bytes().all(|byte| byte.is_ascii_digit())
            || word.len() > 1 && word.starts_with('0')
        {
            return Err(WRONG);
        }
        word.parse().map_err(|_| WRONG)
    }

    fn ability(&mut self) -> Result<AbilityId, ParseError> {
        const WRONG: ParseError = ParseError("expected the number of an ability, from 1");
        let number = self.number().map_err(|_| WRONG)?;
        number.checked_sub(1).and_then(|n| u8::try_from(n).ok()).map(AbilityId).ok_or(WRONG)
    }

    fn kind(&mut self) -> Result<Kind, ParseError> {
        const WRONG: ParseError = ParseError("expected `soldier`, `knight`, `camp` or `catapult`");
        self.next()?.parse().map_err(|()| WRONG)
    }

    fn province(&mut self) -> Result<Province, ParseError> {
        let word = self.next()?;
        word.parse().map_err(|()| ParseError("expected a province such as `lochmess` or `nw_a`"))
    }

    fn seat(&mut self) -> Result<Seat, ParseError> {
        self.next()?.parse()
    }

    fn card(&mut self) -> Result<Card, ParseError> {
        let word = self.next()?;
        Card::ALL
            .into_iter()
            .find(|card| card.id() == word)
            .ok_or(ParseError("expected `recruit`, `tax` or `march`"))
    }

    fn colour(&mut self) -> Result<Colour, ParseError> {
        let word = self.next()?;
        Colour::ALL
            .into_iter()
            .find(|colour| colour.id() == word)
            .ok_or(ParseError("expected `red`, `blue`, `green` or `yellow`"))
    }

    /// One or more cards in their order.
    fn cards(&mut self) -> Result<CardSet, ParseError> {
        let mut last = self.card()?;
        let mut cards = CardSet::only(last);
        while self.0.clone().next().is_some() {
            let card = self.card()?;
            if card <= last {
                return Err(ParseError("cards are written in the order `recruit`, `tax`, `march`"));
            }
            cards = cards.with(card);
            last = card;
        }
        Ok(cards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn actions_read_back() {
        for text in [
            "recruit camp nw_a",
            "bid 20 3 catapult",
            "pass",
            "offer 0",
            "first 4",
            "choose tax",
            "choose recruit march",
            "keep",
            "exchange tax march",
            "play march",
            "move knight nw_a lochmess",
            "attack soldier nw_a kilimandjora",
            "done",
            "stake 12",
            "withdraw",
            "spy",
            "guess 7",
            "castle castle_n",
            "colour green",
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()), Ok(text.into()));
        }
    }

    #[test]
    fn there_is_one_way_to_write_a_thing() {
        for wrong in [
            "",
            " pass",
            "pass ",
            "pass now",
            "offer 03",
            "offer +3",
            "offer -1",
            "offer 99999",
            "bid 0 1 camp",
            "choose march tax",
            "choose tax tax",
            "choose",
            "move knight  nw_a n_a",
            "first 9",
            "recruit camp atlantis",
            "Pass",
        ] {
            assert!(wrong.parse::<Action>().is_err(), "{wrong:?}");
        }
        assert!("first 2".parse::<Chance>().is_ok() && "draw 256".parse::<Chance>().is_ok());
        assert!("draw 257".parse::<Chance>().is_err());
    }
}
