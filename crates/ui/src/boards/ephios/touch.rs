//! The names of the things that can be touched.

use engine::Seat;
use game_ephios::{Alliance, Card};

use crate::board::Touch;

pub(super) const DECK: &str = "deck";
pub(super) const DISCARD: &str = "discard";
pub(super) const RESERVE: &str = "reserve";
pub(super) const DIRECTION: &str = "direction";
pub(super) const AFFINITY: &str = "affinity";
pub(super) const RECRUIT: &str = "do:recruit";
pub(super) const DEBATE: &str = "do:debate";
pub(super) const PASS: &str = "do:pass";
pub(super) const STOP: &str = "do:stop";

/// A character, wherever the viewer sees it.
pub(super) fn card(card: Card) -> Touch {
    format!("card:{card}")
}

/// A row of the alliances card.
pub(super) fn alliance(alliance: Alliance) -> Touch {
    format!("alliance:{alliance}")
}

/// An affinity that is set aside, before the eyes of the one who looks.
pub(super) fn aside(affinity: Alliance) -> Touch {
    format!("aside:{affinity}")
}

/// A player.
pub(super) fn seat(seat: Seat) -> Touch {
    format!("seat:{}", seat.index() + 1)
}

/// One of the ways that a card offers.
pub(super) fn option(option: u8) -> Touch {
    format!("option:{option}")
}

/// What a touch speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Touched {
    Card(Card),
    Alliance(Alliance),
    Aside(Alliance),
    Seat(Seat),
    Option(u8),
    Deck,
    Discard,
    Affinity,
    Recruit,
    Debate,
    Pass,
    Stop,
}

/// Reads a touch; one that names nothing here gives nothing.
pub(super) fn read(touch: &str) -> Option<Touched> {
    Some(match touch.split_once(':') {
        Some(("card", id)) => Touched::Card(id.parse().ok()?),
        Some(("alliance", id)) => Touched::Alliance(id.parse().ok()?),
        Some(("aside", id)) => Touched::Aside(id.parse().ok()?),
        Some(("seat", number)) => Touched::Seat(read_seat(number)?),
        Some(("option", number)) => Touched::Option(number.parse().ok()?),
        Some(("do", "recruit")) => Touched::Recruit,
        Some(("do", "debate")) => Touched::Debate,
        Some(("do", "pass")) => Touched::Pass,
        Some(("do", "stop")) => Touched::Stop,
        None if touch == DECK => Touched::Deck,
        None if touch == DISCARD => Touched::Discard,
        None if touch == AFFINITY => Touched::Affinity,
        _ => return None,
    })
}

fn read_seat(number: &str) -> Option<Seat> {
    let number: usize = number.parse().ok()?;
    (1..=game_ephios::knowledge::MAX_PLAYERS).contains(&number).then(|| Seat::new(number - 1))
}
