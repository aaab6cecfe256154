//! Actions and draws as short texts that round-trip.

use core::fmt;
use core::str::FromStr;

use engine::ParseError;

use crate::action::{Action, Chance, Helpers};
use crate::card::{Card, CardSet};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Recruit { card } => write!(f, "recruit {card}"),
            Action::RecruitBlind => f.write_str("recruit blind"),
            Action::Debate { card } => write!(f, "debate {card}"),
            Action::Use { card } => write!(f, "use {card}"),
            Action::Unite { alliance, affinity, helpers } => {
                write!(f, "unite {alliance}")?;
                if affinity {
                    f.write_str(" affinity")?;
                }
                helpers.cards().into_iter().try_for_each(|card| write!(f, " {card}"))
            }
            Action::Corrupt { card } => write!(f, "corrupt {card}"),
            Action::React { card } => write!(f, "react {card}"),
            Action::Pass => f.write_str("pass"),
            Action::Target { seat } => write!(f, "target {seat}"),
            Action::Pick { card } => write!(f, "pick {card}"),
            Action::Discard { card } => write!(f, "discard {card}"),
            Action::Put { card } => write!(f, "put {card}"),
            Action::Apply { card } => write!(f, "apply {card}"),
            Action::Copy { card } => write!(f, "copy {card}"),
            Action::Swap { give, take } => write!(f, "swap {give} {take}"),
            Action::TakeAffinity { affinity } => write!(f, "affinity {affinity}"),
            Action::Choose { option } => write!(f, "choose {option}"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        match text {
            "recruit blind" => return Ok(Action::RecruitBlind),
            "pass" => return Ok(Action::Pass),
            "done" => return Ok(Action::Done),
            _ => {}
        }
        let (verb, rest) =
            text.split_once(' ').ok_or(ParseError("no action is written like that"))?;
        Ok(match verb {
            "recruit" => Action::Recruit { card: rest.parse()? },
            "debate" => Action::Debate { card: rest.parse()? },
            "use" => Action::Use { card: rest.parse()? },
            "unite" => unite(rest)?,
            "corrupt" => Action::Corrupt { card: rest.parse()? },
            "react" => Action::React { card: rest.parse()? },
            "target" => Action::Target { seat: rest.parse()? },
            "pick" => Action::Pick { card: rest.parse()? },
            "discard" => Action::Discard { card: rest.parse()? },
            "put" => Action::Put { card: rest.parse()? },
            "apply" => Action::Apply { card: rest.parse()? },
            "copy" => Action::Copy { card: rest.parse()? },
            "swap" => {
                let (give, take) =
                    rest.split_once(' ').ok_or(ParseError("a swap names two cards"))?;
                Action::Swap { give: give.parse()?, take: take.parse()? }
            }
            "affinity" => Action::TakeAffinity { affinity: rest.parse()? },
            "choose" => match rest {
                "1" => Action::Choose { option: 1 },
                "2" => Action::Choose { option: 2 },
                _ => return Err(ParseError("the choice is 1 or 2")),
            },
            _ => return Err(ParseError("no action is written like that")),
        })
    }
}

/// What follows `unite`: the alliance, `affinity` if it is played, the helpers in the pack's order.
fn unite(text: &str) -> Result<Action, ParseError> {
    let mut words = text.split(' ').peekable();
    let alliance = words.next().unwrap_or_default().parse()?;
    let affinity = words.next_if_eq(&"affinity").is_some();
    let mut cards = CardSet::EMPTY;
    let mut last: Option<Card> = None;
    for word in words {
        let card = word.parse()?;
        if last.is_some_and(|last| last >= card) {
            return Err(ParseError("helpers are named once, in the order of the card list"));
        }
        cards.insert(card);
        last = Some(card);
    }
    let helpers = Helpers::new(cards).ok_or(ParseError("a union has at most three helpers"))?;
    Ok(Action::Unite { alliance, affinity, helpers })
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First { seat } => write!(f, "first {seat}"),
            Chance::Affinity { affinity } => write!(f, "affinity {affinity}"),
            Chance::Card { card } => write!(f, "card {card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Chance, ParseError> {
        match text.split_once(' ') {
            Some(("first", seat)) => Ok(Chance::First { seat: seat.parse()? }),
            Some(("affinity", affinity)) => Ok(Chance::Affinity { affinity: affinity.parse()? }),
            Some(("card", card)) => Ok(Chance::Card { card: card.parse()? }),
            _ => Err(ParseError("expected `first`, `affinity` or `card` and what was drawn")),
        }
    }
}

const _: () = assert!(core::mem::size_of::<Action>() <= 8);
