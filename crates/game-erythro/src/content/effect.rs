//! The vocabulary of printed effects: what cards, mines and events can say.

use alloc::boxed::Box;

use serde::Deserialize;

use crate::state::Element;

/// An amount in a printed element.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gain {
    /// The element.
    pub element: Element,
    /// How much.
    pub n: u8,
}

/// Which tiles an effect may choose from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reach {
    /// The player's own tile.
    Here,
    /// His own tile or an adjacent one.
    Near,
    /// Another player's tile or one adjacent to it.
    NearOther,
}

/// The price of an acquisition against the printed cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Discount {
    /// How much cheaper.
    pub discount: u8,
}

/// Tokens to take off one tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Removal {
    /// At most how many.
    pub n: u8,
    /// From where.
    pub reach: Reach,
}

/// What zone 4 of a card can say (ERY-40).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Gain influence in a printed element.
    Gain(Gain),
    /// Gain influence split as one likes over one's elements.
    GainAny(u8),
    /// Lose influence split as one likes over one's elements.
    LoseAny(u8),
    /// Attack the mine or dome on one's tile.
    Attack,
    /// Make the attack of this action cheaper.
    ReduceAttack(u8),
    /// Take contamination cards into the hand.
    TakeContamination(u8),
    /// Destroy contamination cards of the hand or discard pile.
    DestroyContamination(u8),
    /// Remove pollution from one tile.
    RemovePollution(Removal),
    /// Move.
    Move(u8),
    /// Draw cards.
    Draw(u8),
    /// Buy a card of the market.
    Acquire(Discount),
    /// Another player does it.
    Other(Box<Effect>),
}

impl Effect {
    /// Whether a position can make this effect impossible (ERY-38).
    pub fn can_be_impossible(&self) -> bool {
        match self {
            Effect::LoseAny(_)
            | Effect::Attack
            | Effect::TakeContamination(_)
            | Effect::DestroyContamination(_)
            | Effect::Draw(_)
            | Effect::Acquire(_) => true,
            Effect::Gain(_)
            | Effect::GainAny(_)
            | Effect::ReduceAttack(_)
            | Effect::RemovePollution(_)
            | Effect::Move(_) => false,
            Effect::Other(deed) => deed.can_be_impossible(),
        }
    }
}

/// One row of a mine (ERY-48).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Row {
    /// Nothing happens.
    Nothing,
    /// The sanctuary on the mine's tile goes.
    DestroySanctuary,
    /// Pollution on the mine's tile.
    Pollute(u8),
    /// One pollution on the mine's tile and on each adjacent tile.
    PolluteAround,
    /// The game is lost.
    Lost,
}

/// Tiles that share something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tiles {
    /// The tiles with a mine.
    Mines,
    /// The tiles with a sanctuary.
    Sanctuaries,
    /// The tiles with at least so much pollution.
    Polluted(u8),
}

/// A removal from many tiles at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sweep {
    /// From which tiles.
    pub tiles: Tiles,
    /// How much from each.
    pub n: u8,
    /// If that takes nothing: up to so much anywhere.
    pub otherwise: u8,
}

/// What a part of an event can say. "The player" is the one who shuffled or who attacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventEffect {
    /// Pollution on tiles drawn from the bag.
    AddPollution(u8),
    /// Pollution on the player's tile.
    PolluteOwnTile(u8),
    /// The player takes contamination cards.
    TakeContamination(u8),
    /// The player gains influence.
    GainAny(u8),
    /// The player loses influence.
    LoseAny(u8),
    /// Each player gains influence.
    EveryoneGains(u8),
    /// The player may buy a card.
    MayAcquire(Discount),
    /// Tokens from any tiles.
    RemoveAnywhere(u8),
    /// Tokens from one tile.
    RemoveFromOneTile(u8),
    /// Tokens from the destroyed mine's tile and its neighbours.
    RemoveAroundMine(u8),
    /// Each player removes tokens from one tile in his reach.
    EveryoneRemoves(Removal),
    /// Tokens from every tile of a kind.
    RemoveFromEvery(Sweep),
}
