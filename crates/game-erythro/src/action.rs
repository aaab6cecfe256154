//! What players do, what is drawn, and what happens.

use engine::Seat;
use serde::Serialize;

use crate::state::{CardId, Element, Ending, EventId, MineId, Phase, Split, TileId};

/// What a player can do. The order is that of the legal list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Take a character.
    TakeCharacter {
        /// Its place in the pack.
        character: u8,
    },
    /// Play an action card.
    Play {
        /// The card.
        card: CardId,
        /// The zone used.
        zone: Zone,
    },
    /// Play a contamination card.
    PlayContamination {
        /// What is done after polluting.
        how: Contaminated,
    },
    /// Show a contamination card of one's hand (ERY-31).
    Show,
    /// Show an action card of one's hand (ERY-31).
    ShowCard {
        /// The card.
        card: CardId,
    },
    /// Show a contamination card of one's hand to one player (ERY-31).
    ShowContaminationTo {
        /// Whom.
        to: Seat,
    },
    /// Show an action card of one's hand to one player (ERY-31).
    ShowCardTo {
        /// Which.
        card: CardId,
        /// Whom.
        to: Seat,
    },
    /// Say that one cannot play (ERY-A48).
    Stuck,
    /// Choose who does what the card says.
    Choose {
        /// Who.
        seat: Seat,
    },
    /// Gain influence.
    Gain {
        /// In which elements.
        split: Split,
    },
    /// Pay influence.
    Pay {
        /// In which elements.
        split: Split,
    },
    /// Move the pawn.
    Go {
        /// Where to; staying is moving to one's own tile.
        tile: TileId,
    },
    /// Attack the mine or dome on one's tile.
    Attack {
        /// Paying in this element.
        element: Element,
    },
    /// Remove pollution.
    Remove {
        /// From which tile.
        tile: TileId,
        /// How many tokens.
        n: u8,
    },
    /// Destroy a contamination card.
    Destroy {
        /// From where.
        from: Origin,
    },
    /// Acquire a card of the market.
    Buy {
        /// The card.
        card: CardId,
    },
    /// Discard an action card.
    Discard {
        /// The card.
        card: CardId,
    },
    /// Discard a contamination card.
    DiscardContamination,
    /// Keep the last card of the hand.
    Keep,
    /// Use the special depollution (ERY-74).
    Special {
        /// On which tile.
        tile: TileId,
        /// How many tokens.
        n: u8,
    },
    /// Leave out what is optional.
    Pass,
}

/// A zone of an action card (ERY-34); the fourth with or without its upper part.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// Zone 1.
    Gain,
    /// Zone 2.
    Move,
    /// Zone 3.
    Sanctuary,
    /// Zone 4, the lower part alone.
    Effect,
    /// Zone 4, both parts.
    Bonus,
}

/// What comes with playing a contamination card (ERY-42).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Contaminated {
    /// Influence is spent.
    Spend,
    /// Cards are drawn.
    Draw,
}

/// Where a destroyed contamination card comes from (ERY-44).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Origin {
    /// The hand.
    Hand,
    /// The discard pile.
    Discard,
}

/// What is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// An action card from a player's draw pile.
    Draw {
        /// The card.
        card: CardId,
    },
    /// A contamination card from a player's draw pile.
    DrawContamination,
    /// An advanced card for the market.
    Market {
        /// The card.
        card: CardId,
    },
    /// A numbered token from the bag.
    Token {
        /// Its tile.
        tile: TileId,
    },
    /// A mine from the mine deck.
    Mine {
        /// The mine.
        mine: MineId,
    },
    /// An event card.
    Event {
        /// The event.
        event: EventId,
    },
    /// A character.
    Character {
        /// Its place in the pack.
        character: u8,
    },
}

/// What can happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are who, what, where and how many")]
pub enum Event {
    /// A phase begins.
    PhaseBegan { round: u8, phase: Phase },
    /// A card is on show in the market.
    CardRevealed { card: CardId },
    /// A player has a character.
    CharacterTaken { seat: Seat, character: u8 },
    /// All tokens are back in the bag.
    BagRefilled,
    /// A token was drawn for a tile that can take nothing.
    TokenSetAside { tile: TileId },
    /// A pawn starts somewhere.
    PawnPlaced { seat: Seat, tile: TileId },
    /// A mine card is turned over.
    MineRevealed { mine: MineId },
    /// A mine appears on the board.
    MinePlaced { mine: MineId, tile: TileId },
    /// A mine's cube reaches a row, counted from 1.
    MineProgressed { mine: MineId, tile: TileId, row: u8 },
    /// Pollution is added.
    PollutionAdded { tile: TileId, n: u8 },
    /// Pollution is removed.
    PollutionRemoved { tile: TileId, n: u8 },
    /// A tile is contaminated.
    TileContaminated { tile: TileId },
    /// A sanctuary goes.
    SanctuaryLost { tile: TileId, element: Element },
    /// A sanctuary is placed.
    SanctuaryPlaced { seat: Seat, tile: TileId, element: Element },
    /// A player draws a card he alone sees, unless hands are open.
    CardDrawn { seat: Seat, card: CardId },
    /// The same for a contamination card.
    ContaminationDrawn { seat: Seat },
    /// Another player draws a card.
    HiddenCardDrawn { seat: Seat },
    /// A player shuffles his discard pile.
    Shuffled { seat: Seat },
    /// A player plays an action card.
    CardPlayed { seat: Seat, card: CardId, zone: Zone },
    /// A player plays a contamination card.
    ContaminationPlayed { seat: Seat, how: Contaminated },
    /// A player shows a contamination card.
    ContaminationShown { seat: Seat },
    /// A player shows an action card.
    CardShown { seat: Seat, card: CardId },
    /// A player shows a contamination card of the hand to one other; only the two are told.
    ContaminationShownTo { seat: Seat, to: Seat },
    /// A player shows a card of the hand to one other; only the two are told.
    CardShownTo { seat: Seat, to: Seat, card: CardId },
    /// A player shows something to one other; everybody else is told no more.
    SomethingShown { seat: Seat, to: Seat },
    /// A player counts on a contamination card that another showed to him alone, so that everybody knows of it.
    ContaminationPassedOn { seat: Seat, owner: Seat },
    /// A player cannot play.
    CannotPlay { seat: Seat },
    /// A player chooses who does what his card says.
    PlayerChosen { seat: Seat, other: Seat },
    /// A player gains influence.
    InfluenceGained { seat: Seat, element: Element, n: u8 },
    /// A player pays or loses influence.
    InfluencePaid { seat: Seat, element: Element, n: u8 },
    /// A player moves.
    Moved { seat: Seat, tile: TileId },
    /// A mine is destroyed.
    MineDestroyed { seat: Seat, mine: MineId, tile: TileId },
    /// The dome is destroyed.
    DomeDestroyed { seat: Seat },
    /// The dome is hit and stays.
    DomeHit { seat: Seat },
    /// A player takes contamination cards into his hand.
    ContaminationTaken { seat: Seat, n: u8 },
    /// A player destroys a contamination card.
    ContaminationDestroyed { seat: Seat, from: Origin },
    /// A player acquires a card.
    CardAcquired { seat: Seat, card: CardId },
    /// A player discards an action card.
    CardDiscarded { seat: Seat, card: CardId },
    /// A player discards a contamination card.
    ContaminationDiscarded { seat: Seat },
    /// A player keeps a card nobody else sees.
    CardKept { seat: Seat },
    /// A player uses the special depollution.
    SpecialUsed { seat: Seat, tile: TileId, n: u8 },
    /// A player leaves out what is optional.
    Passed { seat: Seat },
    /// The adversary's profitability changes.
    ProfitabilityChanged { by: i8, to: i8 },
    /// An event is turned over.
    EventRevealed { event: EventId },
    /// The game is over.
    Ended { ending: Ending },
}
