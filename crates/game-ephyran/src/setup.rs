//! What is agreed before a game: seats, how gods are given, and what an exchange with the hand does.

use alloc::sync::Arc;

use engine::{Content, Knob, Options, SetupError};
use serde::Serialize;

use crate::content::Pack;

/// The most players at a table (EYR-A28).
pub const MAX_PLAYERS: usize = 4;
/// How many cards of the pile each player is dealt (EYR-4).
pub const N_DEALT: usize = 4;

/// A valid choice of everything the host can choose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What is printed.
    pub pack: Arc<Pack>,
    /// The table's choices.
    pub terms: Terms,
}

/// The table's choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Terms {
    /// How many play.
    pub n_seats: u8,
    /// How gods come to their players.
    pub gods: Gods,
    /// What happens to an area that is exchanged with the hand.
    pub exchange: HandExchange,
}

/// How gods come to their players (EYR-3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Gods {
    /// At random.
    Dealt,
    /// Each player chooses in turn, from the first player on.
    Chosen,
}

/// What happens to an area that is exchanged with the hand (EYR-A3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum HandExchange {
    /// It goes to the Tartarus.
    Tartarus,
    /// It goes to the hand.
    Hand,
}

const KNOBS: &[Knob] = &[
    Knob::choice("seats", &["2", "3", "4"], "4"),
    Knob::choice("gods", &["dealt", "chosen"], "dealt"),
    Knob::choice("exchange", &["tartarus", "hand"], "tartarus"),
];

impl engine::Setup for Setup {
    type Pack = Pack;

    fn knobs() -> &'static [Knob] {
        KNOBS
    }

    fn new(content: &Content<Pack>, options: &Options) -> Result<Setup, SetupError> {
        let settled = options.settle(KNOBS)?;
        let terms = Terms {
            n_seats: settled.number("seats") as u8,
            gods: if settled.get("gods") == "chosen" { Gods::Chosen } else { Gods::Dealt },
            exchange: match settled.get("exchange") {
                "hand" => HandExchange::Hand,
                _ => HandExchange::Tartarus,
            },
        };
        Ok(Setup { pack: content.pack.clone(), terms })
    }

    fn options(&self) -> Options {
        let gods = match self.terms.gods {
            Gods::Dealt => "dealt",
            Gods::Chosen => "chosen",
        };
        let exchange = match self.terms.exchange {
            HandExchange::Tartarus => "tartarus",
            HandExchange::Hand => "hand",
        };
        Options::new()
            .with("seats", self.terms.n_seats)
            .with("gods", gods)
            .with("exchange", exchange)
    }

    fn n_seats(&self) -> usize {
        usize::from(self.terms.n_seats)
    }
}
