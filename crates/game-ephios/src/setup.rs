//! Setup: the mode, the seats, and what a host can choose besides.

use alloc::sync::Arc;

use engine::{Content, Knob, Options, SetupError};
use serde::Serialize;

use crate::content::Pack;

/// A valid choice of mode and players, with the cards to play with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The cards.
    pub pack: Arc<Pack>,
    /// What is played.
    pub mode: Mode,
    /// How many play.
    pub n_seats: u8,
    /// The index of the seat that begins; drawn when there is none (EPH-A4).
    pub first: Option<u8>,
    /// A round that lasts longer has no winner (EPH-A56).
    pub turn_limit: u16,
}

/// The three ways to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// One round.
    Quick,
    /// Rounds until somebody has won two.
    Campaign {
        /// Whether its inhabitants are drawn from all eight (EPH-102).
        mixed_inhabitants: bool,
    },
    /// One player against the Plot.
    Solo {
        /// How hard.
        level: Level,
    },
}

/// How hard the Plot is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Starts at 30 %.
    Easy,
    /// Starts at 20 %.
    Normal,
    /// Starts at 10 %.
    Hard,
}

const KNOBS: &[Knob] = &[
    Knob::choice("seats", &["1", "2", "3", "4"], "2"),
    Knob::choice("mode", &["quick", "campaign", "solo"], "quick"),
    Knob::choice("level", &["easy", "normal", "hard"], "normal"),
    Knob::choice("inhabitants", &["quick", "mixed"], "quick"),
    Knob::choice("first", &["random", "1", "2", "3", "4"], "random"),
    Knob::choice("turns", &["100", "300", "1000", "10000"], "10000"),
];

impl engine::Setup for Setup {
    type Pack = Pack;

    fn knobs() -> &'static [Knob] {
        KNOBS
    }

    fn new(content: &Content<Pack>, options: &Options) -> Result<Setup, SetupError> {
        let settled = completed(options).settle(KNOBS)?;
        let n_seats = settled.number("seats") as u8;
        let mode = match settled.get("mode") {
            "campaign" => {
                Mode::Campaign { mixed_inhabitants: settled.get("inhabitants") == "mixed" }
            }
            "solo" => Mode::Solo { level: level(settled.get("level")) },
            _ => Mode::Quick,
        };
        // EPH-1, EPH-A1: one player for solo, two to four otherwise.
        if (n_seats == 1) != matches!(mode, Mode::Solo { .. }) {
            return Err(SetupError::new(
                "seats",
                "solo is for 1 player, the other modes for 2 to 4",
            ));
        }
        let first = match settled.get("first") {
            "random" => None,
            _ => Some(settled.number("first") as u8 - 1),
        };
        if first.is_some_and(|seat| seat >= n_seats) {
            return Err(SetupError::new("first", "nobody sits there"));
        }
        let useless = |key: &str, mode: &str| {
            SetupError::new(key, alloc::format!("only the {mode} mode has this option"))
        };
        if settled.get("inhabitants") == "mixed" && !matches!(mode, Mode::Campaign { .. }) {
            return Err(useless("inhabitants", "campaign"));
        }
        if settled.get("level") != "normal" && !matches!(mode, Mode::Solo { .. }) {
            return Err(useless("level", "solo"));
        }
        let turn_limit = settled.number("turns") as u16;
        Ok(Setup { pack: content.pack.clone(), mode, n_seats, first, turn_limit })
    }

    fn options(&self) -> Options {
        let (mode, level, inhabitants) = match self.mode {
            Mode::Quick => ("quick", "normal", "quick"),
            Mode::Campaign { mixed_inhabitants: true } => ("campaign", "normal", "mixed"),
            Mode::Campaign { mixed_inhabitants: false } => ("campaign", "normal", "quick"),
            Mode::Solo { level: Level::Easy } => ("solo", "easy", "quick"),
            Mode::Solo { level: Level::Normal } => ("solo", "normal", "quick"),
            Mode::Solo { level: Level::Hard } => ("solo", "hard", "quick"),
        };
        let options = Options::new()
            .with("seats", self.n_seats)
            .with("mode", mode)
            .with("level", level)
            .with("inhabitants", inhabitants)
            .with("turns", self.turn_limit);
        match self.first {
            None => options.with("first", "random"),
            Some(seat) => options.with("first", seat + 1),
        }
    }

    fn n_seats(&self) -> usize {
        usize::from(self.n_seats)
    }
}

/// One seat means solo and solo means one seat, so naming either is enough.
fn completed(options: &Options) -> Options {
    match (options.get("seats"), options.get("mode")) {
        (None, Some("solo")) => options.clone().with("seats", 1),
        (Some("1"), None) => options.clone().with("mode", "solo"),
        _ => options.clone(),
    }
}

fn level(word: &str) -> Level {
    match word {
        "easy" => Level::Easy,
        "hard" => Level::Hard,
        _ => Level::Normal,
    }
}
