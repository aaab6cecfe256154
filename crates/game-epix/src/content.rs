//! The typed content pack: units, cards, seasons, maps, special abilities, and what can be wrong with them.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use engine::{Entry, Fault, Source, Text};
use serde::Deserialize;

use crate::board::{Board, Kind, N_KINDS, Province, ProvinceSet};
use crate::powers::Effect;

/// How many special abilities the box holds (EPX-3b).
pub const N_ABILITIES: usize = 20;

/// Everything printed in the box.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pack {
    /// The few numbers the rules are built on.
    pub numbers: Numbers,
    /// The four kinds of unit, in the order of [`Kind`].
    pub units: Vec<Unit>,
    /// The three action cards, in the order of [`Card`](crate::action::Card).
    pub cards: Vec<Named>,
    /// The four seasons.
    pub seasons: Vec<Named>,
    /// The special abilities; an ability's number in notation is its place here, from 1.
    pub abilities: Vec<Ability>,
    /// The boards; the first with the right number of seats is the standard one.
    pub maps: Vec<Map>,
}

/// The few numbers the rules are built on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// What each seat starts with (EPX-4).
    pub start_gold: u8,
    /// What a tax gives (EPX-29).
    pub tax: u8,
    /// What a camp gives in the revenue (EPX-48a).
    pub camp_income: u8,
    /// Where it comes from.
    pub source: Source,
}

/// A kind of unit.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    /// Which.
    pub id: Kind,
    /// Its name.
    pub name: Text,
    /// What it costs (EPX-24a).
    pub cost: u8,
    /// How many each seat owns (EPX-2a).
    pub count: u8,
    /// Where it comes from.
    pub source: Source,
}

/// A thing with a name and nothing else: an action card, a season.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Named {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Where it comes from.
    pub source: Source,
}

/// A special ability.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// What it says.
    pub text: Text,
    /// What it does.
    pub effects: Vec<Effect>,
    /// Where it comes from.
    pub source: Source,
}

/// A board.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Map {
    /// Its id, which the option `map` chooses.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// How many play on it.
    pub seats: u8,
    /// The castle of each seat, clockwise (EPX-A2).
    pub castles: Vec<Province>,
    /// The mountain.
    pub mountain: Province,
    /// The provinces, castles included.
    pub provinces: Vec<Place>,
    /// Which provinces touch, each pair once.
    pub borders: Vec<[Province; 2]>,
    /// Where it comes from.
    pub source: Source,
}

/// A province as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Which.
    pub id: Province,
    /// Its name.
    pub name: Text,
    /// Where it lies, on a board 100 wide and 70 high.
    pub at: [u8; 2],
    /// What it gives to the seat that occupies it (EPX-48b).
    #[serde(default)]
    pub gold: u8,
    /// Where it comes from; as the map, if nothing is said.
    #[serde(default)]
    pub source: Option<Source>,
}

impl Place {
    /// Whether it is an addition of ours to what the rulebook has on its boards (EPX-A55).
    pub fn is_ours(&self) -> bool {
        self.source == Some(Source::Reconstructed)
    }
}

impl engine::Pack for Pack {
    const GAME: &'static str = "epix";
    const STANDARD: &'static str = include_str!("../../../content/epix.toml");

    fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        self.check_units(&mut faults);
        check_ids("cards", &self.cards, &["recruit", "tax", "march"], &mut faults);
        let seasons = ["spring", "summer", "autumn", "winter"];
        check_ids("seasons", &self.seasons, &seasons, &mut faults);
        self.check_abilities(&mut faults);
        for (n, map) in self.maps.iter().enumerate() {
            map.check(&format!("maps[{n}]"), &mut faults);
        }
        for seats in 2..=4 {
            if !self.maps.iter().any(|map| map.seats == seats) {
                faults.push(Fault::new("maps", format!("there is no map for {seats} seats")));
            }
        }
        faults
    }

    fn entries(&self) -> Vec<Entry> {
        let mut entries = Vec::new();
        for unit in &self.units {
            let count = u32::from(unit.count) * 4;
            entries.push(entry("epix-section-units", unit.id.id(), &unit.name, count, unit.source));
        }
        for card in &self.cards {
            entries.push(entry("epix-section-cards", &card.id, &card.name, 4, card.source));
        }
        for ability in &self.abilities {
            let section = "epix-section-abilities";
            let mut line = entry(section, &ability.id, &ability.name, 1, ability.source);
            line.text = Some(ability.text.clone());
            entries.push(line);
        }
        for map in &self.maps {
            entries.push(entry("epix-section-maps", &map.id, &map.name, 1, map.source));
        }
        entries
    }
}

fn entry(section: &'static str, id: &str, name: &Text, count: u32, source: Source) -> Entry {
    Entry { section, id: id.into(), name: name.clone(), text: None, count, source }
}

fn check_ids(list: &str, entries: &[Named], expected: &[&str], faults: &mut Vec<Fault>) {
    if entries.len() != expected.len() {
        let reason = format!("expected {}, found {}", expected.len(), entries.len());
        faults.push(Fault::new(list, reason));
    }
    for (n, (entry, id)) in entries.iter().zip(expected).enumerate() {
        if entry.id != *id {
            faults.push(Fault::new(format!("{list}[{n}].id"), format!("expected `{id}`")));
        }
    }
}

impl Pack {
    fn check_units(&self, faults: &mut Vec<Fault>) {
        let kinds: Vec<Kind> = self.units.iter().map(|unit| unit.id).collect();
        if kinds != Kind::ALL {
            let reason = "expected soldier, knight, camp, catapult in this order";
            faults.push(Fault::new("units", reason));
        }
        for (n, unit) in self.units.iter().enumerate() {
            if unit.cost == 0 {
                faults.push(Fault::new(format!("units[{n}].cost"), "no unit is free"));
            }
            if !(1..=8).contains(&unit.count) {
                faults.push(Fault::new(format!("units[{n}].count"), "expected 1 to 8"));
            }
        }
        if self.numbers.start_gold > 60 {
            faults.push(Fault::new("numbers.start_gold", "expected at most 60"));
        }
    }

    fn check_abilities(&self, faults: &mut Vec<Fault>) {
        if self.abilities.len() != N_ABILITIES {
            let reason = format!("expected {N_ABILITIES}, found {}", self.abilities.len());
            faults.push(Fault::new("abilities", reason));
        }
        for (n, ability) in self.abilities.iter().enumerate() {
            if self.abilities[..n].iter().any(|other| other.id == ability.id) {
                faults.push(Fault::new(format!("abilities[{n}].id"), "there are two of this id"));
            }
            if ability.effects.is_empty() {
                faults.push(Fault::new(format!("abilities[{n}].effects"), "it does nothing"));
            }
            for (m, effect) in ability.effects.iter().enumerate() {
                if let Some(reason) = effect.fault() {
                    faults.push(Fault::new(format!("abilities[{n}].effects[{m}]"), reason));
                }
            }
        }
    }
}

impl Map {
    /// The set of its provinces.
    pub fn all(&self) -> ProvinceSet {
        self.provinces.iter().map(|place| place.id).collect()
    }

    /// How a province is drawn and named.
    pub fn place(&self, province: Province) -> Option<&Place> {
        self.provinces.iter().find(|place| place.id == province)
    }

    fn check(&self, path: &str, faults: &mut Vec<Fault>) {
        let before = faults.len();
        self.check_lists(path, faults);
        if faults.len() == before {
            self.check_shape(path, faults);
        }
    }

    /// Everything named is there, and only once.
    fn check_lists(&self, path: &str, faults: &mut Vec<Fault>) {
        let all = self.all();
        for (n, place) in self.provinces.iter().enumerate() {
            if self.provinces[..n].iter().any(|other| other.id == place.id) {
                faults.push(Fault::new(format!("{path}.provinces[{n}].id"), "it is there twice"));
            }
        }
        for (n, castle) in self.castles.iter().enumerate() {
            let field = format!("{path}.castles[{n}]");
            if !all.has(*castle) {
                faults.push(Fault::new(&field, format!("`{castle}` is not on this map")));
            }
            if self.castles[..n].contains(castle) || *castle == self.mountain {
                faults.push(Fault::new(field, "it is something else already"));
            }
        }
        if !(2..=4).contains(&self.seats) || self.castles.len() != usize::from(self.seats) {
            let reason = "expected a castle for each of 2 to 4 seats";
            faults.push(Fault::new(format!("{path}.castles"), reason));
        }
        if !all.has(self.mountain) {
            faults.push(Fault::new(format!("{path}.mountain"), "it is not on this map"));
        }
        for (n, [a, b]) in self.borders.iter().enumerate() {
            let twice = self.borders[..n].iter().any(|pair| pair == &[*a, *b] || pair == &[*b, *a]);
            if a == b || twice || !all.has(*a) || !all.has(*b) {
                let reason = "expected two different provinces of this map, each pair once";
                faults.push(Fault::new(format!("{path}.borders[{n}]"), reason));
            }
        }
    }

    /// The board is one piece, realms are apart, and the mountain overlooks every castle.
    fn check_shape(&self, path: &str, faults: &mut Vec<Fault>) {
        let board = Board::new(self);
        let mut fault = |field: &str, reason: String| {
            faults.push(Fault::new(format!("{path}.{field}"), reason));
        };
        if board.spread(ProvinceSet::only(self.mountain), board.all) != board.all {
            fault("borders", String::from("some province cannot be reached from the mountain"));
        }
        for (n, castle) in self.castles.iter().enumerate() {
            let near = board.neighbours(*castle);
            if near.len() != 2 {
                let reason = format!("expected two neighbours (EPX-9), found {}", near.len());
                fault(&format!("castles[{n}]"), reason);
            }
            if board.gold(*castle) > 0 {
                fault(&format!("castles[{n}]"), String::from("a castle gives no gold"));
            }
            if near.has(self.mountain) || !board.within_two(self.mountain).has(*castle) {
                let reason =
                    String::from("expected two provinces away from the mountain (EPX-44a)");
                fault(&format!("castles[{n}]"), reason);
            }
            for other in &self.castles[..n] {
                if board.within_two(*castle).has(*other) {
                    let reason = format!("expected at least three provinces away from `{other}`");
                    fault(&format!("castles[{n}]"), reason);
                }
            }
        }
    }
}

/// The counts of a pack's units, by kind.
pub fn unit_counts(pack: &Pack) -> [u8; N_KINDS] {
    core::array::from_fn(|kind| pack.units[kind].count)
}
