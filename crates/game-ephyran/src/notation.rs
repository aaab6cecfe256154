//! The short text form of actions and draws.

use core::fmt;
use core::str::{FromStr, SplitWhitespace};

use engine::ParseError;
use serde::{Serialize, Serializer};

use crate::action::{Action, Chance};

const UNKNOWN_ACTION: ParseError = ParseError(
    "an action is god, add, dionysus, change, discard, twins, graeae, exchange, replace, take, destroy, steal, lock, \
     unlock, defend, pass, draw, keep, place or lose, then what it needs",
);
const UNKNOWN_DRAW: ParseError = ParseError("a draw is first, god, card or token, then which");
const TOO_MUCH: ParseError = ParseError("there are more words than needed");
const TOO_LITTLE: ParseError = ParseError("a word is missing");

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::ChooseGod { god } => write!(f, "god {god}"),
            Action::Add { card, area } => write!(f, "add {card} {area}"),
            Action::TakeDionysus { card, from, area, to } => {
                write!(f, "dionysus {card} {from} {area} {to}")
            }
            Action::Change { card, area } => write!(f, "change {card} {area}"),
            Action::Discard { card } => write!(f, "discard {card}"),
            Action::Twins { card } => write!(f, "twins {card}"),
            Action::Graeae { card } => write!(f, "graeae {card}"),
            Action::Exchange { card, with, area } => write!(f, "exchange {card} {with} {area}"),
            Action::Replace { card, by, area } => write!(f, "replace {card} {by} {area}"),
            Action::TakeToken { card } => write!(f, "take {card}"),
            Action::Destroy { card, of } => write!(f, "destroy {card} {of}"),
            Action::StealToken { card, from, area } => write!(f, "steal {card} {from} {area}"),
            Action::Lock { card, territory } => write!(f, "lock {card} {territory}"),
            Action::Unlock { card, of, territory } => write!(f, "unlock {card} {of} {territory}"),
            Action::Defend { card } => write!(f, "defend {card}"),
            Action::Pass => f.write_str("pass"),
            Action::DrawPile => f.write_str("draw pile"),
            Action::DrawDiscard => f.write_str("draw discard"),
            Action::Keep { card, top: None } => write!(f, "keep {card}"),
            Action::Keep { card, top: Some(top) } => write!(f, "keep {card} {top}"),
            Action::PlaceToken { area } => write!(f, "place {area}"),
            Action::Lose { area } => write!(f, "lose {area}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let mut words = Words(text.split_whitespace());
        let action = match words.next::<Word>()?.0 {
            "god" => Action::ChooseGod { god: words.next()? },
            "add" => Action::Add { card: words.next()?, area: words.next()? },
            "dionysus" => Action::TakeDionysus {
                card: words.next()?,
                from: words.next()?,
                area: words.next()?,
                to: words.next()?,
            },
            "change" => Action::Change { card: words.next()?, area: words.next()? },
            "discard" => Action::Discard { card: words.next()? },
            "pass" => Action::Pass,
            "draw" => match words.next::<Word>()?.0 {
                "pile" => Action::DrawPile,
                "discard" => Action::DrawDiscard,
                _ => return Err(ParseError("a card is drawn from the `pile` or the `discard`")),
            },
            "keep" => Action::Keep { card: words.next()?, top: words.next_if_any()? },
            "place" => Action::PlaceToken { area: words.next()? },
            "lose" => Action::Lose { area: words.next()? },
            support => read_support(support, &mut words)?,
        };
        words.end()?;
        Ok(action)
    }
}

fn read_support(verb: &str, words: &mut Words<'_>) -> Result<Action, ParseError> {
    Ok(match verb {
        "twins" => Action::Twins { card: words.next()? },
        "graeae" => Action::Graeae { card: words.next()? },
        "exchange" => {
            Action::Exchange { card: words.next()?, with: words.next()?, area: words.next()? }
        }
        "replace" => {
            Action::Replace { card: words.next()?, by: words.next()?, area: words.next()? }
        }
        "take" => Action::TakeToken { card: words.next()? },
        "destroy" => Action::Destroy { card: words.next()?, of: words.next()? },
        "steal" => {
            Action::StealToken { card: words.next()?, from: words.next()?, area: words.next()? }
        }
        "lock" => Action::Lock { card: words.next()?, territory: words.next()? },
        "unlock" => {
            Action::Unlock { card: words.next()?, of: words.next()?, territory: words.next()? }
        }
        "defend" => Action::Defend { card: words.next()? },
        _ => return Err(UNKNOWN_ACTION),
    })
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::God(god) => write!(f, "god {god}"),
            Chance::Card(card) => write!(f, "card {card}"),
            Chance::Token(magic) => write!(f, "token {magic}"),
        }
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Chance, ParseError> {
        let mut words = Words(text.split_whitespace());
        let draw = match words.next::<Word>()?.0 {
            "first" => Chance::First(words.next()?),
            "god" => Chance::God(words.next()?),
            "card" => Chance::Card(words.next()?),
            "token" => Chance::Token(words.next()?),
            _ => return Err(UNKNOWN_DRAW),
        };
        words.end()?;
        Ok(draw)
    }
}

/// The words of a text, read one by one as what they should be.
struct Words<'a>(SplitWhitespace<'a>);

/// A word that is just a word.
struct Word<'a>(&'a str);

/// What a word can be read as.
trait Read<'a>: Sized {
    fn read(word: &'a str) -> Result<Self, ParseError>;
}

impl<'a> Read<'a> for Word<'a> {
    fn read(word: &'a str) -> Result<Word<'a>, ParseError> {
        Ok(Word(word))
    }
}

impl<T: FromStr<Err = ParseError>> Read<'_> for T {
    fn read(word: &str) -> Result<T, ParseError> {
        word.parse()
    }
}

impl<'a> Words<'a> {
    fn next<T: Read<'a>>(&mut self) -> Result<T, ParseError> {
        T::read(self.0.next().ok_or(TOO_LITTLE)?)
    }

    fn next_if_any<T: Read<'a>>(&mut self) -> Result<Option<T>, ParseError> {
        self.0.next().map(T::read).transpose()
    }

    fn end(mut self) -> Result<(), ParseError> {
        if self.0.next().is_some() { Err(TOO_MUCH) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn every_action_reads_back_as_it_was_written() {
        for text in [
            "god gaia",
            "add e017 lands1",
            "add dionysus forest4",
            "dionysus e017 2 lands1 lagoon3",
            "change e001 lagoon1",
            "discard e128",
            "twins e001",
            "graeae e005",
            "exchange e002 3 lagoon1",
            "replace e002 dionysus lagoon1",
            "take e006",
            "destroy e003 4",
            "steal e007 2 mountain4",
            "lock e004 lagoon",
            "unlock e008 2 forest",
            "defend e008",
            "pass",
            "draw pile",
            "draw discard",
            "keep e001",
            "keep e001 e002",
            "place forest1",
            "lose forest1",
        ] {
            assert_eq!(
                text.parse::<Action>().map(|action| action.to_string()),
                Ok(text.to_string())
            );
        }
        for text in ["first 2", "god poseidon", "card e100", "token helmet"] {
            assert_eq!(text.parse::<Chance>().map(|draw| draw.to_string()), Ok(text.to_string()));
        }
    }

    #[test]
    fn what_is_not_notation_is_refused() {
        for wrong in [
            "",
            "add",
            "add e017",
            "add e017 lands1 2",
            "fly",
            "draw",
            "draw bag",
            "god zeus",
            "destroy e003 0",
        ] {
            assert!(wrong.parse::<Action>().is_err(), "{wrong:?}");
        }
        for wrong in ["", "card", "card dionysus e001", "first 9", "token", "die 6"] {
            assert!(wrong.parse::<Chance>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn actions_are_small() {
        assert!(size_of::<Action>() <= 8 && size_of::<Chance>() <= 8);
    }
}
