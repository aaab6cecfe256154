//! Whose turn it is, and the steps a game is made of.

use core::fmt;

use crate::seat::{Seat, SeatSet};

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Any one of these seats may act next; never empty.
    Decide(SeatSet),
    /// A card, token or die is drawn before anybody acts.
    Chance,
    /// Nothing: the game has an outcome.
    Over,
}

impl Turn {
    /// The seats that may act now: nobody while chance is drawn or when the game is over.
    pub fn awaited(self) -> SeatSet {
        match self {
            Turn::Decide(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }
}

/// How much of a decision is a secret, and so what its moment could give away. It is itself known to everybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Privacy {
    /// Everybody knows what the seat may do: where there is a single choice, everybody knows that too.
    Public,
    /// An ordinary turn: what the seat may do depends on what others cannot know, so that nobody but its owner may
    /// make even a single choice.
    Hand,
    /// A reaction, a defence or a sealed choice: what is asked is whether and what a seat has hidden, and the time it
    /// takes to answer would tell.
    Window,
}

/// One step of a game. A game is its setup plus its steps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Step<A, C> {
    /// A player did something.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        action: A,
    },
    /// Something was drawn.
    Chance(C),
}

/// The notation of a step: the seat's number and its action, or a star and the outcome.
impl<A: fmt::Display, C: fmt::Display> fmt::Display for Step<A, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Act { seat, action } => write!(f, "{seat} {action}"),
            Step::Chance(outcome) => write!(f, "* {outcome}"),
        }
    }
}
