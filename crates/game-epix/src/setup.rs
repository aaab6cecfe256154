//! What is agreed before a game: seats, rules, map, and the two settings the rulings leave open.

use alloc::format;
use alloc::sync::Arc;

use engine::{Content, Knob, Options, SetupError};

use crate::board::{Board, N_KINDS};
use crate::content::{Map, Pack, unit_counts};
use crate::powers::Powers;

/// What a host can choose.
const KNOBS: &[Knob] = &[
    Knob::choice("seats", &["2", "3", "4"], "4"),
    Knob::choice("rules", &["basic", "advanced"], "advanced"),
    Knob::choice("map", &["standard", "three_12", "three_10"], "standard"),
    Knob::choice("stake", &["0", "1", "2"], "1"),
    Knob::choice("castles", &["count", "held"], "count"),
];

/// A valid choice of everything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    rules: Arc<Rules>,
}

/// What never changes during a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// The content.
    pub pack: Arc<Pack>,
    /// The board, ready for play.
    pub board: Board,
    /// How many seats play.
    pub n_seats: usize,
    /// Whether abilities are auctioned.
    pub advanced: bool,
    /// The least stake in a duel (EPX-A20).
    pub min_stake: u16,
    /// Whether an empty castle counts as a province of its owner (EPX-A35).
    pub castles_count: bool,
    /// How many units of each kind a seat owns.
    pub counts: [u8; N_KINDS],
    /// A seat without abilities.
    pub plain: Powers,
    map_idx: usize,
    map_choice: &'static str,
}

impl Rules {
    /// The map that is played on.
    pub fn map(&self) -> &Map {
        &self.pack.maps[self.map_idx]
    }
}

impl Setup {
    /// What never changes during the game.
    pub(crate) fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }
}

impl engine::Setup for Setup {
    type Pack = Pack;

    fn knobs() -> &'static [Knob] {
        KNOBS
    }

    fn new(content: &Content<Pack>, options: &Options) -> Result<Self, SetupError> {
        let settled = options.settle(KNOBS)?;
        let (pack, n_seats, map_choice) =
            (content.pack.clone(), settled.number("seats"), settled.get("map"));
        let map_idx = find_map(&pack, n_seats, map_choice)?;
        let rules = Rules {
            board: Board::new(&pack.maps[map_idx]),
            n_seats,
            advanced: settled.get("rules") == "advanced",
            min_stake: settled.number("stake") as u16,
            castles_count: settled.get("castles") == "count",
            counts: unit_counts(&pack),
            plain: Powers::plain(&pack),
            map_idx,
            map_choice,
            pack,
        };
        Ok(Self { rules: Arc::new(rules) })
    }

    fn options(&self) -> Options {
        let rules = &self.rules;
        Options::new()
            .with("seats", rules.n_seats)
            .with("rules", if rules.advanced { "advanced" } else { "basic" })
            .with("map", rules.map_choice)
            .with("stake", rules.min_stake)
            .with("castles", if rules.castles_count { "count" } else { "held" })
    }

    fn n_seats(&self) -> usize {
        self.rules.n_seats
    }
}

/// The map of that name, or the first one for so many seats.
fn find_map(pack: &Pack, n_seats: usize, choice: &str) -> Result<usize, SetupError> {
    let fits = |map: &Map| usize::from(map.seats) == n_seats;
    let wanted = |map: &Map| if choice == "standard" { fits(map) } else { map.id == choice };
    let Some(idx) = pack.maps.iter().position(wanted) else {
        return Err(SetupError::new("map", format!("the content has no map `{choice}`")));
    };
    if !fits(&pack.maps[idx]) {
        let reason = format!("`{choice}` is a map for {} seats", pack.maps[idx].seats);
        return Err(SetupError::new("map", reason));
    }
    Ok(idx)
}
