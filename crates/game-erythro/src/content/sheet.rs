//! An adversary's sheet: tables, answers, victory and defeat.

use alloc::string::String;
use alloc::vec::Vec;

use engine::{Source, Text};
use serde::Deserialize;

use super::MINE_LEVELS;

/// A number for 2, 3 and 4 players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct PerPlayers(pub [u8; 3]);

impl PerPlayers {
    /// The number for so many players.
    pub fn of(&self, players: u8) -> u8 {
        self.0[usize::from(players.clamp(2, 4)) - 2]
    }
}

/// What a successful attack on the dome does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DomeHit {
    /// The dome goes (ERY-66).
    Destroyed,
    /// The dome stays and profitability falls (ERY-71).
    ProfitabilityFalls(u8),
}

/// The dome.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dome {
    /// What an attack on it costs.
    pub cost: u8,
    /// What the attack does.
    pub hit: DomeHit,
}

/// What a shuffle does when no mine is left to reveal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Otherwise {
    /// Pollution from the bag.
    AddPollution(u8),
    /// Profitability rises.
    ProfitabilityRises(u8),
}

/// The adversary's answer to a shuffle (ERY-52).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OnShuffle {
    /// A mine appears.
    RevealMine {
        /// With an empty mine deck.
        otherwise: Otherwise,
    },
    /// The second part of the active event.
    Event,
}

/// The adversary's answer to a destroyed mine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OnMineDestroyed {
    /// None.
    Nothing,
    /// Profitability falls by the mine's level and this (ERY-70).
    ProfitabilityFallsByLevelPlus(u8),
    /// The third part of the active event.
    Event,
}

/// What happens in the adversary's phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AdversaryPhase {
    /// Nothing.
    None,
    /// Profitability rises by the extraction of all mines (ERY-68).
    Extraction,
    /// Mines, then an event (ERY-75).
    MinesAndEvent {
        /// How many mines.
        mines: PerPlayers,
        /// Pollution for each player if the mine deck is empty.
        pollution_per_player: u8,
    },
}

/// How the players win.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Victory {
    /// ERY-66.
    NoMineAndNoDome,
    /// ERY-72.
    NoProfitability,
    /// ERY-77: this many mines destroyed and no pollution, or all mines destroyed.
    NoPollutionAfter(PerPlayers),
}

/// The special depollution (ERY-74).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpecialDepollution {
    /// Influence it costs.
    pub cost: u8,
    /// Tokens it removes at most.
    pub n: u8,
}

/// A line of an adversary's table.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Difficulty {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Where it comes from.
    pub source: Source,
    /// Mines of levels 1 to 4.
    pub mines: [PerPlayers; MINE_LEVELS],
    /// Initial pollution.
    pub pollution: PerPlayers,
    /// Initial profitability.
    #[serde(default)]
    pub profitability: Option<PerPlayers>,
}

/// An adversary's sheet (ERY-17).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// A line of colour.
    pub text: Text,
    /// Where it comes from.
    pub source: Source,
    /// Mines revealed at the start.
    pub initial_mines: PerPlayers,
    /// The number of contaminated tiles that loses.
    pub contaminated_limit: PerPlayers,
    /// The dome, if there is one.
    #[serde(default)]
    pub dome: Option<Dome>,
    /// The answer to a shuffle.
    pub on_shuffle: OnShuffle,
    /// The answer to a destroyed mine.
    pub on_mine_destroyed: OnMineDestroyed,
    /// The adversary's phase.
    pub phase: AdversaryPhase,
    /// How the players win.
    pub victory: Victory,
    /// The profitability that loses.
    #[serde(default)]
    pub profitability_limit: Option<PerPlayers>,
    /// The special depollution, if players have it.
    #[serde(default)]
    pub special_depollution: Option<SpecialDepollution>,
    /// The table, easiest first.
    pub difficulties: Vec<Difficulty>,
}
