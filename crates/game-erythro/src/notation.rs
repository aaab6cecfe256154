//! The short text form of actions and draws.

use core::fmt;
use core::str::{FromStr, SplitWhitespace};

use engine::ParseError;

use crate::action::{Action, Chance, Contaminated, Origin, Zone};
use crate::content::{CHARACTERS, MAX_EVENTS, MINES};
use crate::state::{BASE_CARDS, CARDS, CardId, EventId, MineId, Split, TILES, TileId};

const ACTION: ParseError = ParseError("not an action of Erythro");
const CHANCE: ParseError = ParseError("not a draw of Erythro");

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::TakeCharacter { character } => write!(f, "character {}", character + 1),
            Action::Play { card, zone } => write!(f, "play {card} {zone}"),
            Action::PlayContamination { how: Contaminated::Spend } => {
                f.write_str("play contamination spend")
            }
            Action::PlayContamination { how: Contaminated::Draw } => {
                f.write_str("play contamination draw")
            }
            Action::Show => f.write_str("show"),
            Action::ShowCard { card } => write!(f, "show {card}"),
            Action::ShowContaminationTo { to } => write!(f, "show contamination to {to}"),
            Action::ShowCardTo { card, to } => write!(f, "show {card} to {to}"),
            Action::Stuck => f.write_str("stuck"),
            Action::Choose { seat } => write!(f, "choose {seat}"),
            Action::Gain { split } => write!(f, "gain {split}"),
            Action::Pay { split } => write!(f, "pay {split}"),
            Action::Go { tile } => write!(f, "go {tile}"),
            Action::Attack { element } => write!(f, "attack {element}"),
            Action::Remove { tile, n } => write!(f, "remove {tile} {n}"),
            Action::Destroy { from: Origin::Hand } => f.write_str("destroy hand"),
            Action::Destroy { from: Origin::Discard } => f.write_str("destroy discard"),
            Action::Buy { card } => write!(f, "buy {card}"),
            Action::Discard { card } => write!(f, "discard {card}"),
            Action::DiscardContamination => f.write_str("discard contamination"),
            Action::Keep => f.write_str("keep"),
            Action::Special { tile, n } => write!(f, "special {tile} {n}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let action = Reader::read(text, Reader::action).ok_or(ACTION)?;
        Ok(action)
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Draw { card } => write!(f, "draw {card}"),
            Chance::DrawContamination => f.write_str("draw contamination"),
            Chance::Market { card } => write!(f, "market {card}"),
            Chance::Token { tile } => write!(f, "token {tile}"),
            Chance::Mine { mine } => write!(f, "mine {}", mine.0 + 1),
            Chance::Event { event } => write!(f, "event {}", event.0 + 1),
            Chance::Character { character } => write!(f, "character {}", character + 1),
        }
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Chance, ParseError> {
        Reader::read(text, Reader::chance).ok_or(CHANCE)
    }
}

impl Zone {
    /// All zones, in order.
    pub const ALL: [Zone; 5] = [Zone::Gain, Zone::Move, Zone::Sanctuary, Zone::Effect, Zone::Bonus];

    /// The word of the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Zone::Gain => "gain",
            Zone::Move => "move",
            Zone::Sanctuary => "sanctuary",
            Zone::Effect => "effect",
            Zone::Bonus => "bonus",
        }
    }
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The words of a text, read one by one.
struct Reader<'a>(SplitWhitespace<'a>);

impl<'a> Reader<'a> {
    /// Reads the whole text; it must be written exactly as we would write it.
    fn read<T: fmt::Display>(text: &'a str, parse: fn(&mut Reader<'a>) -> Option<T>) -> Option<T> {
        let found = parse(&mut Reader(text.split_whitespace()))?;
        Written(text).equals(&found).then_some(found)
    }

    fn action(&mut self) -> Option<Action> {
        Some(match self.word()? {
            "character" => Action::TakeCharacter { character: self.index(CHARACTERS)? },
            "play" => return self.play(),
            "show" => return self.show(),
            "stuck" => Action::Stuck,
            "choose" => Action::Choose { seat: self.word()?.parse().ok()? },
            "gain" => Action::Gain { split: self.split()? },
            "pay" => Action::Pay { split: self.split()? },
            "go" => Action::Go { tile: self.tile()? },
            "attack" => Action::Attack { element: self.word()?.parse().ok()? },
            "remove" => Action::Remove { tile: self.tile()?, n: self.number()? },
            "destroy" => match self.word()? {
                "hand" => Action::Destroy { from: Origin::Hand },
                "discard" => Action::Destroy { from: Origin::Discard },
                _ => return None,
            },
            "buy" => Action::Buy { card: card(self.word()?)? },
            "discard" => match self.word()? {
                "contamination" => Action::DiscardContamination,
                word => Action::Discard { card: card(word)? },
            },
            "keep" => Action::Keep,
            "special" => Action::Special { tile: self.tile()?, n: self.number()? },
            "pass" => Action::Pass,
            _ => return None,
        })
    }

    fn play(&mut self) -> Option<Action> {
        match (self.word()?, self.word()?) {
            ("contamination", "spend") => {
                Some(Action::PlayContamination { how: Contaminated::Spend })
            }
            ("contamination", "draw") => {
                Some(Action::PlayContamination { how: Contaminated::Draw })
            }
            (name, word) => {
                let zone = Zone::ALL.into_iter().find(|zone| zone.word() == word)?;
                Some(Action::Play { card: card(name)?, zone })
            }
        }
    }

    /// What is shown, and `to` whom if not to everybody.
    fn show(&mut self) -> Option<Action> {
        let Some(what) = self.word() else { return Some(Action::Show) };
        let Some(word) = self.word() else { return Some(Action::ShowCard { card: card(what)? }) };
        let to = self.word()?.parse().ok()?;
        match (what, word) {
            ("contamination", "to") => Some(Action::ShowContaminationTo { to }),
            (name, "to") => Some(Action::ShowCardTo { card: card(name)?, to }),
            _ => None,
        }
    }

    fn chance(&mut self) -> Option<Chance> {
        Some(match self.word()? {
            "draw" => match self.word()? {
                "contamination" => Chance::DrawContamination,
                word => Chance::Draw { card: card(word)? },
            },
            "market" => Chance::Market { card: card(self.word()?)? },
            "token" => Chance::Token { tile: self.tile()? },
            "mine" => Chance::Mine { mine: MineId(self.index(MINES)?) },
            "event" => Chance::Event { event: EventId(self.index(MAX_EVENTS)?) },
            "character" => Chance::Character { character: self.index(CHARACTERS)? },
            _ => return None,
        })
    }

    fn word(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    fn number(&mut self) -> Option<u8> {
        self.word()?.parse().ok()
    }

    /// A number from 1 to `n`, as an index from 0.
    fn index(&mut self, n: usize) -> Option<u8> {
        self.number()?.checked_sub(1).filter(|at| usize::from(*at) < n)
    }

    fn tile(&mut self) -> Option<TileId> {
        self.index(TILES).map(TileId)
    }

    fn split(&mut self) -> Option<Split> {
        let first = (self.word()?.parse().ok()?, self.number()?);
        let second = (self.word()?.parse().ok()?, self.number()?);
        Some(Split { first, second })
    }
}

fn card(word: &str) -> Option<CardId> {
    let (deck, number) = word.split_at_checked(1)?;
    let at = number.parse::<u8>().ok()?.checked_sub(1)?;
    let (first, end) = match deck {
        "b" => (0, BASE_CARDS),
        "a" => (BASE_CARDS, CARDS),
        _ => return None,
    };
    let index = first + usize::from(at);
    (index < end).then_some(CardId(index as u8))
}

/// A text to be compared with what would be written, without writing it anywhere.
struct Written<'a>(&'a str);

impl Written<'_> {
    fn equals(mut self, value: &impl fmt::Display) -> bool {
        fmt::write(&mut self, format_args!("{value}")).is_ok() && self.0.is_empty()
    }
}

impl fmt::Write for Written<'_> {
    fn write_str(&mut self, piece: &str) -> fmt::Result {
        self.0 = self.0.strip_prefix(piece).ok_or(fmt::Error)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn actions_round_trip() {
        for text in [
            "character 3",
            "play b12 bonus",
            "play a61 gain",
            "play contamination spend",
            "play contamination draw",
            "show",
            "show a7",
            "stuck",
            "choose 4",
            "gain air 2 water 0",
            "pay fire 1 air 2",
            "go 16",
            "attack earth",
            "remove 7 2",
            "destroy hand",
            "destroy discard",
            "buy a1",
            "discard b32",
            "discard contamination",
            "keep",
            "special 1 1",
            "pass",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn draws_round_trip() {
        for text in [
            "draw b1",
            "draw contamination",
            "market a33",
            "token 16",
            "mine 40",
            "event 12",
            "character 1",
        ] {
            assert_eq!(text.parse::<Chance>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn anything_else_is_refused() {
        for text in [
            "",
            "play",
            "play b33 gain",
            "play b0 gain",
            "play a62 gain",
            "play é1 gain",
            "go 17",
            "go 0",
            "go +7",
            "go 07",
            "pass ",
            " pass",
            "pass pass",
            "gain air 2",
            "gain air 300 water 0",
            "character 5",
            "choose 9",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
        for text in ["draw", "token 0", "mine 41", "event 33", "draw  b1"] {
            assert!(text.parse::<Chance>().is_err(), "{text:?}");
        }
    }
}
