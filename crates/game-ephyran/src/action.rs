//! What players do, what is drawn, and what happens: plain enums without a heap.

use engine::Seat;

use crate::card::CardId;
use crate::city::{Area, God, Territory};
use crate::content::{Magic, Power};

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Become this god (only where gods are chosen).
    ChooseGod {
        /// Which.
        god: God,
    },
    /// Add an area to the own city.
    Add {
        /// The card from the hand.
        card: CardId,
        /// The area it becomes.
        area: Area,
    },
    /// Take a Dionysus out of a city with the matching area.
    TakeDionysus {
        /// The card from the hand that takes its place.
        card: CardId,
        /// Whose Dionysus.
        from: Seat,
        /// Where it stands.
        area: Area,
        /// Where it goes in the own city.
        to: Area,
    },
    /// Change an uncovered area of the own city.
    Change {
        /// The card from the hand.
        card: CardId,
        /// The area it becomes.
        area: Area,
    },
    /// Discard a card.
    Discard {
        /// Which.
        card: CardId,
    },
    /// Play a Support: take more cards and play again.
    Twins {
        /// The Support.
        card: CardId,
    },
    /// Play a Support: look at several cards and keep one.
    Graeae {
        /// The Support.
        card: CardId,
    },
    /// Play a Support: exchange an area with the same one of an opponent.
    Exchange {
        /// The Support.
        card: CardId,
        /// The opponent.
        with: Seat,
        /// The area.
        area: Area,
    },
    /// Play a Support: exchange an area with the same one of the hand.
    Replace {
        /// The Support.
        card: CardId,
        /// The card from the hand that becomes the area.
        by: CardId,
        /// The area.
        area: Area,
    },
    /// Play a Support: draw a magical token.
    TakeToken {
        /// The Support.
        card: CardId,
    },
    /// Play a Support: an opponent loses an uncovered area.
    Destroy {
        /// The Support.
        card: CardId,
        /// The opponent.
        of: Seat,
    },
    /// Play a Support: take a token from an opponent.
    StealToken {
        /// The Support.
        card: CardId,
        /// The opponent.
        from: Seat,
        /// Where the token lies.
        area: Area,
    },
    /// Play a Support: lock a column of the own city.
    Lock {
        /// The Support.
        card: CardId,
        /// The column.
        territory: Territory,
    },
    /// Play a Support: unlock a column.
    Unlock {
        /// The Support.
        card: CardId,
        /// Whose.
        of: Seat,
        /// The column.
        territory: Territory,
    },
    /// Stop the Support that was just played.
    Defend {
        /// The Support that stops it.
        card: CardId,
    },
    /// Let it happen, or take no card.
    Pass,
    /// Take a card from the pile.
    DrawPile,
    /// Take the top card of the discard.
    DrawDiscard,
    /// Keep one of the cards looked at and discard the others.
    Keep {
        /// The one to keep.
        card: CardId,
        /// The one that ends on top of the discard, if any is discarded.
        top: Option<CardId>,
    },
    /// Put the token in hand on an area.
    PlaceToken {
        /// Where.
        area: Area,
    },
    /// Give up an uncovered area.
    Lose {
        /// Which.
        area: Area,
    },
}

impl Action {
    /// The Support this plays on the own turn, and its card.
    pub fn support(self) -> Option<(Power, CardId)> {
        Some(match self {
            Action::Twins { card } => (Power::Twins, card),
            Action::Graeae { card } => (Power::Graeae, card),
            Action::Exchange { card, .. } | Action::Replace { card, .. } => (Power::Exchange, card),
            Action::TakeToken { card } => (Power::TakeToken, card),
            Action::Destroy { card, .. } => (Power::Destroy, card),
            Action::StealToken { card, .. } => (Power::StealToken, card),
            Action::Lock { card, .. } => (Power::Lock, card),
            Action::Unlock { card, .. } => (Power::Unlock, card),
            Action::ChooseGod { .. } | Action::Add { .. } | Action::TakeDionysus { .. } => {
                return None;
            }
            Action::Change { .. } | Action::Discard { .. } | Action::Defend { .. } => return None,
            Action::Pass | Action::DrawPile | Action::DrawDiscard => return None,
            Action::Keep { .. } | Action::PlaceToken { .. } | Action::Lose { .. } => return None,
        })
    }
}

/// What can be drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Chance {
    /// The first player.
    First(Seat),
    /// A god card.
    God(God),
    /// A card of the pile.
    Card(CardId),
    /// A magical token.
    Token(Magic),
}

/// Why this round is the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The pile ran out.
    Pile,
    /// A city was finished.
    City,
    /// The game has lasted as long as a game can (EYR-A25).
    Turns,
}

/// What can happen. Where a card or a token is `None`, the reader did not see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// This player begins.
    FirstPlayer {
        /// Who.
        seat: Seat,
    },
    /// A player is this god.
    GodTaken {
        /// Who.
        seat: Seat,
        /// Which.
        god: God,
    },
    /// A player took a card from the pile.
    Drew {
        /// Who.
        seat: Seat,
        /// The card.
        card: Option<CardId>,
    },
    /// A player took the top card of the discard.
    TookDiscard {
        /// Who.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A player took no card.
    TookNothing {
        /// Who.
        seat: Seat,
    },
    /// A player added an area.
    AreaAdded {
        /// Who.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Where.
        area: Area,
    },
    /// A player took a Dionysus.
    DionysusTaken {
        /// Who.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// The card that took its place.
        card: CardId,
        /// Where it stood.
        area: Area,
        /// Where it stands now.
        to: Area,
    },
    /// A player changed an area.
    AreaChanged {
        /// Who.
        seat: Seat,
        /// The new card.
        card: CardId,
        /// The old card, now on the discard.
        old: CardId,
        /// Where.
        area: Area,
    },
    /// A card was put on the discard.
    Discarded {
        /// By whom.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A player played a Support and named what it is for.
    SupportPlayed {
        /// Who.
        seat: Seat,
        /// What.
        action: Action,
    },
    /// A player did not stop the Support.
    LetPass {
        /// Who.
        seat: Seat,
    },
    /// A player stopped the Support.
    Countered {
        /// Who.
        seat: Seat,
        /// With what.
        card: CardId,
    },
    /// Two players exchanged an area.
    AreasExchanged {
        /// Who played it.
        seat: Seat,
        /// The other.
        with: Seat,
        /// The area.
        area: Area,
    },
    /// A player replaced an area from the hand.
    AreaReplaced {
        /// Who.
        seat: Seat,
        /// The new card.
        card: CardId,
        /// The old card.
        old: CardId,
        /// Where.
        area: Area,
    },
    /// A player looked at a card of the pile.
    LookedAt {
        /// Who.
        seat: Seat,
        /// The card.
        card: Option<CardId>,
    },
    /// A player kept a card that was looked at.
    Kept {
        /// Who.
        seat: Seat,
        /// The card.
        card: Option<CardId>,
    },
    /// A player drew a magical token.
    TokenDrawn {
        /// Who.
        seat: Seat,
        /// What it is.
        magic: Option<Magic>,
    },
    /// A player stole a token.
    TokenStolen {
        /// Who.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// Where it lay.
        area: Area,
        /// What it is.
        magic: Option<Magic>,
    },
    /// A player looked at the token that came with an area.
    TokenSeen {
        /// Who.
        seat: Seat,
        /// Where it lies.
        area: Area,
        /// What it is.
        magic: Magic,
    },
    /// A player put a token down.
    TokenPlaced {
        /// Who.
        seat: Seat,
        /// Where.
        area: Area,
    },
    /// A token left the game, unseen.
    TokenLost {
        /// Whose.
        seat: Seat,
        /// Where it lay.
        area: Area,
    },
    /// A player lost an area.
    AreaLost {
        /// Who.
        seat: Seat,
        /// The card, now in the Tartarus.
        card: CardId,
        /// Where it stood.
        area: Area,
    },
    /// A column was locked.
    Locked {
        /// Whose.
        seat: Seat,
        /// Which.
        territory: Territory,
    },
    /// A column was unlocked.
    Unlocked {
        /// By whom.
        seat: Seat,
        /// Whose.
        of: Seat,
        /// Which.
        territory: Territory,
    },
    /// A player finished a city.
    CityFinished {
        /// Who.
        seat: Seat,
        /// What it earns.
        bonus: u8,
    },
    /// This round is the last.
    LastRound {
        /// Why.
        ending: Ending,
    },
    /// A token was turned over for the count.
    TokenRevealed {
        /// Whose.
        seat: Seat,
        /// Where it lies.
        area: Area,
        /// What it is.
        magic: Magic,
    },
    /// A city was counted.
    Scored {
        /// Whose.
        seat: Seat,
        /// Its prestige.
        points: i16,
    },
}
