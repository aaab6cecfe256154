//! Why an action is not allowed, each with the rule that forbids it.

use engine::Seat;

use crate::card::CardId;
use crate::city::{Area, God, Territory};

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Something else is asked.
    NotNow {
        /// What.
        asked: Asked,
    },
    /// Nobody sits there.
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
    /// Another player is this god.
    GodTaken {
        /// The god.
        god: God,
    },
    /// The card is not in the player's hand.
    NotInHand {
        /// The card.
        card: CardId,
    },
    /// The card has no such half.
    NoSuchHalf {
        /// The card.
        card: CardId,
    },
    /// The card cannot stand for this area.
    NotThatArea {
        /// The card.
        card: CardId,
        /// The area.
        area: Area,
    },
    /// One card cannot do both.
    SameCard {
        /// The card.
        card: CardId,
    },
    /// The area before it is missing.
    NotNext {
        /// The area.
        area: Area,
    },
    /// The city has this area.
    AlreadyBuilt {
        /// The area.
        area: Area,
    },
    /// The column is locked.
    Locked {
        /// Whose.
        seat: Seat,
        /// Which.
        territory: Territory,
    },
    /// The player has no such area to change.
    NothingToChange {
        /// The area.
        area: Area,
    },
    /// Only an uncovered area can be changed.
    ChangeCovered {
        /// The area.
        area: Area,
    },
    /// The target is not an opponent.
    NotAnOpponent {
        /// The rule that asks for one.
        rule: &'static str,
    },
    /// No Dionysus stands there.
    NoDionysus {
        /// Whose city.
        seat: Seat,
        /// Where.
        area: Area,
    },
    /// Dionysus is covered.
    DionysusCovered {
        /// Whose city.
        seat: Seat,
        /// Where.
        area: Area,
    },
    /// Dionysus can be taken with a true area only.
    TrueAreaNeeded,
    /// No Support may be played again.
    NoSupportAgain,
    /// The Graeae need a pile.
    PileEmpty,
    /// One of the two cities lacks the area.
    NothingToExchange {
        /// The opponent.
        seat: Seat,
        /// The area.
        area: Area,
    },
    /// The player has no such area to replace.
    NothingToReplace {
        /// The area.
        area: Area,
    },
    /// Dionysus cannot come back to the hand.
    DionysusStays {
        /// Where it stands.
        area: Area,
    },
    /// All tokens were drawn.
    NoTokensLeft,
    /// The player has no free area for a token.
    NoPlaceForToken,
    /// The opponent has nothing to lose.
    NothingToDestroy {
        /// The opponent.
        seat: Seat,
    },
    /// No token lies there.
    NoToken {
        /// Whose city.
        seat: Seat,
        /// Where.
        area: Area,
    },
    /// The column is empty.
    NothingToLock {
        /// Which.
        territory: Territory,
    },
    /// The column is locked already.
    LockedAlready {
        /// Which.
        territory: Territory,
    },
    /// The column is not locked.
    NotLocked {
        /// Whose.
        seat: Seat,
        /// Which.
        territory: Territory,
    },
    /// The card does not stop this Support.
    CannotCounter {
        /// The card.
        card: CardId,
    },
    /// A card must be taken while the pile lasts.
    MustDraw,
    /// The pile is empty.
    NothingToDraw,
    /// The card was not among those looked at, or is to go to two places.
    NotLookedAt {
        /// The card.
        card: CardId,
    },
    /// It must be said which of the other cards ends on top.
    NameTheTop,
    /// The player has no such area.
    NoAreaThere {
        /// The area.
        area: Area,
    },
    /// There is a token already.
    TokenThere {
        /// The area.
        area: Area,
    },
    /// The column has a token, and may have one at most.
    SecondToken {
        /// Whose.
        seat: Seat,
        /// Which.
        territory: Territory,
    },
    /// Only an uncovered area can be lost.
    LoseUncovered {
        /// The area.
        area: Area,
    },
}

/// What is asked of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Which god to be.
    God,
    /// The action of the turn.
    Action,
    /// A second card, which is no Support.
    Again,
    /// Where the card of the turn comes from.
    Card,
    /// Whether to stop a Support.
    Defence,
    /// Which of the cards looked at to keep.
    Keep,
    /// Where to put a token.
    Place,
    /// Which area to lose.
    Lose,
}

impl Asked {
    /// The rule that says what is done now, and so what is not.
    const fn rule(self) -> &'static str {
        match self {
            Asked::God => "EYR-3",
            Asked::Action | Asked::Card => "EYR-8",
            Asked::Again => "EYR-18",
            Asked::Defence => "EYR-24",
            Asked::Keep => "EYR-19",
            Asked::Place => "EYR-29",
            Asked::Lose => "EYR-22",
        }
    }
}

impl engine::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotNow { asked } => asked.rule(),
            Refusal::MustDraw => "EYR-8",
            Refusal::NoSuchSeat { .. } | Refusal::GodTaken { .. } => "EYR-A28",
            Refusal::NotInHand { .. } | Refusal::NoSuchHalf { .. } => "EYR-6",
            Refusal::NotThatArea { .. } | Refusal::SameCard { .. } => "EYR-6",
            Refusal::NotNext { .. } => "EYR-9",
            Refusal::AlreadyBuilt { .. } => "EYR-10",
            Refusal::Locked { .. } => "EYR-25",
            Refusal::NothingToChange { .. } | Refusal::ChangeCovered { .. } => "EYR-12",
            Refusal::NotAnOpponent { rule } => rule,
            Refusal::NoDionysus { .. } => "EYR-15",
            Refusal::DionysusCovered { .. } | Refusal::TrueAreaNeeded => "EYR-A6",
            Refusal::NoSupportAgain => "EYR-18",
            Refusal::PileEmpty => "EYR-A14",
            Refusal::NothingToExchange { .. } => "EYR-A4",
            Refusal::NothingToReplace { .. } => "EYR-20",
            Refusal::DionysusStays { .. } => "EYR-A3",
            Refusal::NoTokensLeft | Refusal::NotLocked { .. } => "EYR-A29",
            Refusal::NoPlaceForToken => "EYR-A18",
            Refusal::NothingToDestroy { .. } => "EYR-A5",
            Refusal::NoToken { .. } => "EYR-A19",
            Refusal::NothingToLock { .. } | Refusal::LockedAlready { .. } => "EYR-A16",
            Refusal::CannotCounter { .. } => "EYR-24",
            Refusal::NothingToDraw => "EYR-A24",
            Refusal::NotLookedAt { .. } | Refusal::NameTheTop => "EYR-19",
            Refusal::NoAreaThere { .. } => "EYR-29",
            Refusal::TokenThere { .. } => "EYR-30",
            Refusal::SecondToken { .. } => "EYR-A1",
            Refusal::LoseUncovered { .. } => "EYR-22",
        }
    }
}
