//! What can be under way: a choice somebody owes, something to draw, or the rest of a card.

use engine::Seat;
use serde::Serialize;

use super::{CardId, Element, EventId, MineId, TileId, TileSet};

/// Something under way. Tasks form a stack: the last one is dealt with first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Cards are revealed until the market is full (ERY-14).
    OpenMarket,
    /// A sold card's place is filled (ERY-45).
    Refill {
        /// From this element's pile.
        element: Element,
    },
    /// A character is dealt.
    DealCharacter {
        /// To whom.
        seat: Seat,
    },
    /// Mines are revealed.
    Reveals {
        /// How many.
        left: u8,
    },
    /// A mine card is turned over.
    RevealMine,
    /// Pollution tokens are placed.
    Pollution {
        /// How many.
        left: u8,
    },
    /// A numbered token is drawn.
    Token {
        /// For what.
        item: Item,
    },
    /// An event card is turned over.
    RevealEvent,
    /// A player draws cards.
    Draw {
        /// Who.
        seat: Seat,
        /// How many more.
        left: u8,
        /// Whether he had to shuffle (ERY-52).
        shuffled: bool,
    },
    /// The adversary answers a shuffle.
    AnswerShuffle {
        /// Whose.
        seat: Seat,
    },
    /// The rest of a part of an event.
    Answer {
        /// The player it concerns.
        seat: Seat,
        /// The event.
        event: EventId,
        /// Which part.
        part: Part,
        /// The next effect.
        at: u8,
        /// The tile of the destroyed mine.
        tile: TileId,
    },
    /// The rest of zone 4 of a card.
    Card {
        /// Who plays it.
        seat: Seat,
        /// The next effect.
        place: Place,
        /// What his attack costs less.
        reduction: u8,
    },
    /// A player chooses who does what the card says (ERY-32).
    Choose {
        /// Who chooses.
        seat: Seat,
        /// What the other does.
        place: Place,
    },
    /// A player gains influence of his choice.
    Gain {
        /// Who.
        seat: Seat,
        /// How much.
        n: u8,
    },
    /// A player pays influence of his choice.
    Pay {
        /// Who.
        seat: Seat,
        /// How much.
        n: u8,
    },
    /// A player moves.
    Move {
        /// Who.
        seat: Seat,
        /// How far at most.
        n: u8,
    },
    /// A player attacks.
    Attack {
        /// Who.
        seat: Seat,
        /// How much cheaper.
        reduction: u8,
    },
    /// A player may remove tokens from one of these tiles.
    Remove {
        /// Who.
        seat: Seat,
        /// How many at most.
        n: u8,
        /// From where.
        tiles: TileSet,
    },
    /// A player may remove tokens from these tiles, one after another.
    RemoveEach {
        /// Who.
        seat: Seat,
        /// How many at most.
        left: u8,
        /// From where.
        tiles: TileSet,
    },
    /// Tokens leave a tile once they are paid for.
    Clean {
        /// Which tile.
        tile: TileId,
        /// How many.
        n: u8,
    },
    /// A player destroys contamination cards.
    Destroy {
        /// Who.
        seat: Seat,
        /// How many more.
        left: u8,
    },
    /// A player acquires a card.
    Acquire {
        /// Who.
        seat: Seat,
        /// How much cheaper.
        discount: u8,
        /// Whether he need not.
        optional: bool,
    },
}

/// What a numbered token is drawn for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// A pollution token.
    Pollution,
    /// A mine.
    Mine(MineId),
    /// A pawn.
    Pawn(Seat),
}

/// A part of an event (ERY-76).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// What happens at once.
    AtOnce,
    /// What happens when a player shuffles.
    OnShuffle,
    /// What happens when a mine is destroyed.
    OnMineDestroyed,
}

/// A place in zone 4 of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Place {
    /// The card.
    pub card: CardId,
    /// Whether it is in the upper part.
    pub bonus: bool,
    /// Which effect of that part.
    pub at: u8,
}

impl Task {
    /// The seat that has to decide, if the task is a decision.
    pub const fn decider(&self) -> Option<Seat> {
        match *self {
            Task::Choose { seat, .. }
            | Task::Gain { seat, .. }
            | Task::Pay { seat, .. }
            | Task::Move { seat, .. }
            | Task::Attack { seat, .. }
            | Task::Remove { seat, .. }
            | Task::RemoveEach { seat, .. }
            | Task::Destroy { seat, .. }
            | Task::Acquire { seat, .. } => Some(seat),
            Task::OpenMarket
            | Task::Refill { .. }
            | Task::DealCharacter { .. }
            | Task::Reveals { .. }
            | Task::RevealMine
            | Task::Pollution { .. }
            | Task::Token { .. }
            | Task::RevealEvent
            | Task::Draw { .. }
            | Task::AnswerShuffle { .. }
            | Task::Answer { .. }
            | Task::Card { .. }
            | Task::Clean { .. } => None,
        }
    }
}
