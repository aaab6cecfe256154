//! Setup: the mode, the seats, and what a host can choose besides.

use alloc::sync::Arc;

use engine::{Content, Knob, Options, Settled, SetupError};
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
    /// How the rules that people contest are read.
    pub readings: Readings,
}

/// How the rules that people contest are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Readings {
    /// Which page the winner of a round reads (EPH-A42).
    pub page: PageRead,
    /// The tokens everybody starts with, where it is not what the pack says (EPH-A3).
    pub start_tokens: Option<u8>,
    /// How a whole hand is discarded (EPH-A12).
    pub laying: Laying,
    /// When the solo player is asked for a reaction (EPH-A29).
    pub solo_windows: SoloWindows,
    /// How often a card that comes back is used (EPH-A23).
    pub uses: Uses,
}

/// Which page the winner of a round reads (EPH-A42).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PageRead {
    /// That of the last alliance the winner united, else of the last anybody united.
    Winners,
    /// That of the last alliance anybody united.
    Anybodys,
}

/// How a whole hand is discarded (EPH-A12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Laying {
    /// In the order in which the hand is listed.
    Listed,
    /// Card by card, as its owner likes.
    Chosen,
}

/// When the solo player is asked for a reaction (EPH-A29).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SoloWindows {
    /// Whenever the hand could hold one, as at a table with others.
    Always,
    /// Only with one in hand: nobody is there to deceive.
    WhenHeld,
}

/// How often a card that comes back is used (EPH-A23).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Uses {
    /// Once in a turn.
    OnceATurn,
    /// Once in each action of a turn, by itself or in answer to it.
    OnceAnAction,
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
    Knob::reading("discard", "EPH-A12", &["listed", "chosen"], "chosen"),
    Knob::reading("page", "EPH-A42", &["winner", "anybody"], "winner"),
    Knob::reading("tokens", "EPH-A3", &["printed", "1", "2", "3"], "printed"),
    Knob::reading("windows", "EPH-A29", &["always", "held"], "held"),
    Knob::reading("uses", "EPH-A23", &["turn", "action"], "turn"),
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
        let readings = Readings::of(&settled);
        Ok(Setup { pack: content.pack.clone(), mode, n_seats, first, turn_limit, readings })
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
            .with("turns", self.turn_limit)
            .and(&self.readings.options());
        match self.first {
            None => options.with("first", "random"),
            Some(seat) => options.with("first", seat + 1),
        }
    }

    fn n_seats(&self) -> usize {
        usize::from(self.n_seats)
    }
}

impl Readings {
    fn of(settled: &Settled) -> Readings {
        Readings {
            page: match settled.get("page") {
                "anybody" => PageRead::Anybodys,
                _ => PageRead::Winners,
            },
            start_tokens: match settled.get("tokens") {
                "printed" => None,
                _ => Some(settled.number("tokens") as u8),
            },
            laying: match settled.get("discard") {
                "chosen" => Laying::Chosen,
                _ => Laying::Listed,
            },
            solo_windows: match settled.get("windows") {
                "held" => SoloWindows::WhenHeld,
                _ => SoloWindows::Always,
            },
            uses: match settled.get("uses") {
                "action" => Uses::OnceAnAction,
                _ => Uses::OnceATurn,
            },
        }
    }

    fn options(self) -> Options {
        let page = match self.page {
            PageRead::Winners => "winner",
            PageRead::Anybodys => "anybody",
        };
        let laying = match self.laying {
            Laying::Listed => "listed",
            Laying::Chosen => "chosen",
        };
        let windows = match self.solo_windows {
            SoloWindows::Always => "always",
            SoloWindows::WhenHeld => "held",
        };
        let uses = match self.uses {
            Uses::OnceATurn => "turn",
            Uses::OnceAnAction => "action",
        };
        let options = Options::new()
            .with("page", page)
            .with("discard", laying)
            .with("windows", windows)
            .with("uses", uses);
        match self.start_tokens {
            None => options.with("tokens", "printed"),
            Some(n) => options.with("tokens", n),
        }
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
