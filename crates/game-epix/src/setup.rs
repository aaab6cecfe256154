//! What is agreed before a game: seats, rules, map, and the two settings the rulings leave open.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::sync::Arc;

use engine::{Content, Edition, Editions, Knob, Options, Settled, SetupError};

use crate::board::{Board, N_KINDS};
use crate::content::{Map, Pack, unit_counts};
use crate::powers::Powers;

/// The editions of the rules.
pub(crate) const EDITIONS: Editions = Editions::new(1, 2);

/// What a host can choose.
const KNOBS: &[Knob] = &[
    Knob::choice("seats", &["2", "3", "4"], "4"),
    Knob::choice("rules", &["basic", "advanced"], "basic"),
    Knob::choice("map", &["standard", "three_12", "three_10"], "standard"),
    Knob::choice("stake", &["0", "1", "2"], "1"),
    Knob::choice("castles", &["count", "held"], "count"),
    Knob::choice("colours", &["seats", "chosen"], "seats"),
    Knob::reading("castle", "EPX-A2", &["1", "2", "3", "4", "chosen"], "1"),
    Knob::reading("spring", "EPX-A8", &["auction", "none"], "auction"),
    Knob::reading("last", "EPX-A14", &["shared", "sole", "win"], "shared"),
    Knob::reading("knights", "EPX-A19", &["once", "on", "free"], "on"),
    Knob::reading("withdrawal", "EPX-A25", &["finished", "moves"], "finished"),
    Knob::reading("tierce", "EPX-A55", &["gold", "plain"], "gold"),
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
    /// Whether everybody chooses a colour (EPX-A2).
    pub colours_chosen: bool,
    /// How many units of each kind a seat owns.
    pub counts: [u8; N_KINDS],
    /// A seat without abilities.
    pub plain: Powers,
    /// How the rules that people contest are read.
    pub readings: Readings,
    /// By which edition of the rules it is played.
    pub edition: Edition,
    map_idx: usize,
    map_choice: &'static str,
}

/// How the rules that people contest are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Readings {
    /// Which castle, clockwise from the first of the map, is that of the first seat; none where everybody chooses (EPX-A2).
    pub castle: Option<u8>,
    /// Whether spring has an auction (EPX-A8).
    pub spring_auction: bool,
    /// What the last seat of winter has to be able to win (EPX-A14).
    pub last_seat: LastSeat,
    /// How far a knight goes between two attacks (EPX-A19).
    pub rides: Rides,
    /// Whether a soldier that withdrew may still move (EPX-A25).
    pub withdrawn_move: bool,
    /// Whether a +1 province of ours gives its gold (EPX-A55).
    pub our_gold: bool,
}

/// What the last seat of winter has to be able to win (EPX-A14).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LastSeat {
    /// A victory that it may share.
    Shared,
    /// A victory of its own.
    Sole,
    /// The same, and it does nothing that could not lead to it (EPX-A53).
    OnlyToWin,
}

/// How far a knight goes between two attacks (EPX-A19).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rides {
    /// It moves once.
    Once,
    /// Moved by single provinces it goes on, while nothing else is done.
    On,
    /// It goes on whatever else is done.
    Free,
}

impl Readings {
    fn of(settled: &Settled) -> Self {
        Self {
            castle: settled.get("castle").parse().ok(),
            spring_auction: settled.get("spring") == "auction",
            last_seat: match settled.get("last") {
                "sole" => LastSeat::Sole,
                "win" => LastSeat::OnlyToWin,
                _ => LastSeat::Shared,
            },
            rides: match settled.get("knights") {
                "once" => Rides::Once,
                "free" => Rides::Free,
                _ => Rides::On,
            },
            withdrawn_move: settled.get("withdrawal") == "moves",
            our_gold: settled.get("tierce") == "gold",
        }
    }

    fn options(self) -> Options {
        let last_seat = match self.last_seat {
            LastSeat::Shared => "shared",
            LastSeat::Sole => "sole",
            LastSeat::OnlyToWin => "win",
        };
        let knights = match self.rides {
            Rides::Once => "once",
            Rides::On => "on",
            Rides::Free => "free",
        };
        let castle = self.castle.map_or(String::from("chosen"), |castle| castle.to_string());
        Options::new()
            .with("castle", castle)
            .with("spring", if self.spring_auction { "auction" } else { "none" })
            .with("last", last_seat)
            .with("knights", knights)
            .with("withdrawal", if self.withdrawn_move { "moves" } else { "finished" })
            .with("tierce", if self.our_gold { "gold" } else { "plain" })
    }
}

impl Rules {
    /// Whether the winter test overlooks what it did in the first edition (EPX-A13).
    pub(crate) fn overlooks(&self) -> bool {
        self.edition == Edition::FIRST
    }

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
        let readings = Readings::of(&settled);
        let rules = Rules {
            board: board(&pack.maps[map_idx], readings)?,
            n_seats,
            advanced: settled.get("rules") == "advanced",
            min_stake: settled.number("stake") as u16,
            castles_count: settled.get("castles") == "count",
            colours_chosen: settled.get("colours") == "chosen",
            counts: unit_counts(&pack),
            plain: Powers::plain(&pack),
            readings,
            edition: EDITIONS.current,
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
            .with("colours", if rules.colours_chosen { "chosen" } else { "seats" })
            .and(&rules.readings.options())
    }

    fn n_seats(&self) -> usize {
        self.rules.n_seats
    }

    /// A table that did not say so was once an advanced one (EPX-A54); a castle beyond the last was counted round, and is
    /// named as the one it was (EPX-A2).
    fn recalled(options: &Options) -> Options {
        let options = Options::new().with("rules", "advanced").and(&options.recalled(KNOBS));
        let number = |key: &str| options.get(key).and_then(|value| value.parse::<usize>().ok());
        match (number("castle"), number("seats")) {
            (Some(castle), Some(n_seats)) if castle > n_seats && n_seats > 0 => {
                options.with("castle", (castle - 1) % n_seats + 1)
            }
            _ => options,
        }
    }

    fn by_edition(mut self, edition: Edition) -> Self {
        Arc::make_mut(&mut self.rules).edition = edition;
        self
    }
}

/// The board with the seats in their castles, or with nobody in any where everybody chooses (EPX-A2).
fn board(map: &Map, readings: Readings) -> Result<Board, SetupError> {
    let (mut board, n_castles) = (Board::new(map), map.castles.len());
    if !readings.our_gold {
        // EPX-A55: what the rulebook does not have gives nothing.
        let ours = map.provinces.iter().filter(|place| place.is_ours());
        board = board.without_gold(ours.map(|place| place.id).collect());
    }
    match readings.castle.map(usize::from) {
        None => Ok(board.unclaimed()),
        Some(castle) if castle > n_castles => {
            let reason = format!(
                "there are {n_castles} castles on this map, and no castle {castle} (EPX-A2)"
            );
            Err(SetupError::new("castle", reason))
        }
        Some(castle) => Ok(board.turned(castle - 1)),
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
