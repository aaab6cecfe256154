//! What is agreed before a game: seats, how gods are given, and how contested rules are read.

use alloc::sync::Arc;

use engine::{Content, Knob, Options, Settled, SetupError};
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
    /// How other contested rules are read.
    #[serde(skip_serializing_if = "Readings::are_standard")]
    pub readings: Readings,
}

/// How contested rules are read, but for the exchange with the hand.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Readings {
    /// Where a destroyed area goes (EYR-A5).
    pub destroyed: Destroyed,
    /// Which Dionysus can be taken (EYR-A6).
    pub dionysus: Within,
    /// Whether the discard is open after changing an area or discarding (EYR-A15).
    pub discard: Discard,
    /// Whose shield stops an exchange or a destruction (EYR-A8).
    #[serde(skip_serializing_if = "Shield::is_standard")]
    pub shield: Shield,
    /// Where one token is the most (EYR-A1).
    #[serde(skip_serializing_if = "OneToken::is_standard")]
    pub tokens: OneToken,
}

/// Where a destroyed area goes (EYR-A5).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Destroyed {
    /// To the Tartarus.
    #[default]
    Tartarus,
    /// To the discard.
    Discard,
}

/// Which areas of a column can be reached (EYR-A6).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Within {
    /// The uncovered one.
    #[default]
    Uncovered,
    /// Any, covered or not.
    Any,
}

/// Where the card of a turn may come from that changed an area or discarded a card (EYR-A15).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Discard {
    /// From the pile only.
    #[default]
    Closed,
    /// From the pile or the discard, as after every action.
    Open,
}

/// Whose shield stops an exchange or a destruction (EYR-A8).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Shield {
    /// That of the player whose city is aimed at.
    #[default]
    Victim,
    /// Any opponent's, against an exchange with the hand too.
    Anyone,
}

/// Where one token is the most (EYR-A1).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OneToken {
    /// On an area.
    #[default]
    Area,
    /// In a column.
    Column,
}

impl Shield {
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
    fn is_standard(&self) -> bool {
        *self == Shield::default()
    }
}

impl OneToken {
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
    fn is_standard(&self) -> bool {
        *self == OneToken::default()
    }
}

impl Readings {
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "the signature is serde's")]
    fn are_standard(&self) -> bool {
        *self == Readings::default()
    }

    fn new(settled: &Settled) -> Readings {
        Readings {
            destroyed: match settled.get("destroyed") {
                "discard" => Destroyed::Discard,
                _ => Destroyed::Tartarus,
            },
            dionysus: match settled.get("dionysus") {
                "any" => Within::Any,
                _ => Within::Uncovered,
            },
            discard: match settled.get("discard") {
                "open" => Discard::Open,
                _ => Discard::Closed,
            },
            shield: match settled.get("shield") {
                "anyone" => Shield::Anyone,
                _ => Shield::Victim,
            },
            tokens: match settled.get("tokens") {
                "column" => OneToken::Column,
                _ => OneToken::Area,
            },
        }
    }

    fn write(self, options: Options) -> Options {
        let destroyed = match self.destroyed {
            Destroyed::Tartarus => "tartarus",
            Destroyed::Discard => "discard",
        };
        let dionysus = match self.dionysus {
            Within::Uncovered => "uncovered",
            Within::Any => "any",
        };
        let discard = match self.discard {
            Discard::Closed => "closed",
            Discard::Open => "open",
        };
        let shield = match self.shield {
            Shield::Victim => "victim",
            Shield::Anyone => "anyone",
        };
        let tokens = match self.tokens {
            OneToken::Area => "area",
            OneToken::Column => "column",
        };
        options
            .with("destroyed", destroyed)
            .with("dionysus", dionysus)
            .with("discard", discard)
            .with("shield", shield)
            .with("tokens", tokens)
    }
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
    Knob::reading("exchange", "EYR-A3", &["tartarus", "hand"], "tartarus"),
    Knob::reading("destroyed", "EYR-A5", &["tartarus", "discard"], "tartarus"),
    Knob::reading("dionysus", "EYR-A6", &["uncovered", "any"], "uncovered"),
    Knob::reading("discard", "EYR-A15", &["closed", "open"], "closed"),
    Knob::reading("shield", "EYR-A8", &["victim", "anyone"], "victim"),
    Knob::reading("tokens", "EYR-A1", &["area", "column"], "area"),
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
            readings: Readings::new(&settled),
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
        let options = Options::new()
            .with("seats", self.terms.n_seats)
            .with("gods", gods)
            .with("exchange", exchange);
        self.terms.readings.write(options)
    }

    fn n_seats(&self) -> usize {
        usize::from(self.terms.n_seats)
    }
}
