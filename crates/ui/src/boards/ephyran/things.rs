//! The things of the table that can be touched, and their names on the page.

use std::fmt;
use std::str::FromStr;

use engine::{ParseError, Seat};
use game_ephyran::card::CardId;
use game_ephyran::city::{Area, God, Territory};

use crate::board::Touch;

/// Something that can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Thing {
    /// A god card to choose.
    God(God),
    /// The band of a hand card, between its halves: the card as a whole.
    Card(CardId),
    /// Half a hand card: 0 above, 1 below. Dionysus has only the first.
    Half(CardId, usize),
    /// A card that the Graeae show.
    Shown(CardId),
    /// A place of a city, built or not.
    Place(Seat, Area),
    /// The gate above a column.
    Column(Seat, Territory),
    /// A player's city as a whole.
    City(Seat),
    /// The pile.
    Pile,
    /// The discard.
    Discard,
    /// The Tartarus.
    Tartarus,
    /// The tokens face down beside the table.
    Tokens,
    /// What lets something happen, or takes no card.
    Pass,
}

impl Thing {
    /// Its name on the page.
    pub(super) fn touch(self) -> Touch {
        self.to_string()
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::God(god) => write!(f, "god:{god}"),
            Thing::Card(card) => write!(f, "card:{card}"),
            Thing::Half(card, half) => write!(f, "half:{card}:{half}"),
            Thing::Shown(card) => write!(f, "shown:{card}"),
            Thing::Place(seat, area) => write!(f, "place:{seat}:{area}"),
            Thing::Column(seat, territory) => write!(f, "column:{seat}:{territory}"),
            Thing::City(seat) => write!(f, "city:{seat}"),
            Thing::Pile => f.write_str("pile"),
            Thing::Discard => f.write_str("discard"),
            Thing::Tartarus => f.write_str("tartarus"),
            Thing::Tokens => f.write_str("tokens"),
            Thing::Pass => f.write_str("do:pass"),
        }
    }
}

impl FromStr for Thing {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Thing, ParseError> {
        const UNKNOWN: ParseError = ParseError("there is no such thing on the table");
        let mut words = text.split(':');
        let thing = match (words.next(), words.next(), words.next(), words.next()) {
            (Some("god"), Some(god), None, None) => Thing::God(god.parse()?),
            (Some("card"), Some(card), None, None) => Thing::Card(card.parse()?),
            (Some("half"), Some(card), Some("0"), None) => Thing::Half(card.parse()?, 0),
            (Some("half"), Some(card), Some("1"), None) => Thing::Half(card.parse()?, 1),
            (Some("shown"), Some(card), None, None) => Thing::Shown(card.parse()?),
            (Some("place"), Some(seat), Some(area), None) => {
                Thing::Place(seat.parse()?, area.parse()?)
            }
            (Some("column"), Some(seat), Some(territory), None) => {
                Thing::Column(seat.parse()?, territory.parse()?)
            }
            (Some("city"), Some(seat), None, None) => Thing::City(seat.parse()?),
            (Some("pile"), None, None, None) => Thing::Pile,
            (Some("discard"), None, None, None) => Thing::Discard,
            (Some("tartarus"), None, None, None) => Thing::Tartarus,
            (Some("tokens"), None, None, None) => Thing::Tokens,
            (Some("do"), Some("pass"), None, None) => Thing::Pass,
            _ => return Err(UNKNOWN),
        };
        Ok(thing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back_and_nonsense_is_not() {
        let (seat, area) = (Seat::new(2), Area::new(Territory::Forest, 3));
        for thing in [
            Thing::God(God(Territory::Lands)),
            Thing::Card(CardId::DIONYSUS),
            Thing::Half(CardId::new(16), 1),
            Thing::Shown(CardId::new(0)),
            Thing::Place(seat, area),
            Thing::Column(seat, Territory::Lagoon),
            Thing::City(seat),
            Thing::Pile,
            Thing::Discard,
            Thing::Tartarus,
            Thing::Tokens,
            Thing::Pass,
        ] {
            assert_eq!(thing.touch().parse(), Ok(thing));
        }
        for wrong in ["", ":", "half:e001:2", "half:e001", "place:1", "place:1:sea1", "pile:1", "é"]
        {
            assert!(wrong.parse::<Thing>().is_err(), "{wrong:?}");
        }
    }
}
