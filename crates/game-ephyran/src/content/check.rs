//! What must be true of a pack before anybody plays with it.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use engine::{Fault, Text};

use super::{AreaEntry, Effect, HalfEntry, Magic, Power, Printed};
use crate::card::{CardId, MAX_CARDS};
use crate::city::{Area, God, MAX_TOKENS, SIDE, Territory};
use crate::setup::MAX_PLAYERS;

/// The most creatures a pack may have: they are counted in the bits of one word.
const MAX_CREATURES: usize = 64;

/// Everything that is wrong.
pub(super) fn faults(printed: &Printed) -> Vec<Fault> {
    let mut faults = Vec::new();
    check_gods(printed, &mut faults);
    check_creatures(printed, &mut faults);
    check_magic(printed, &mut faults);
    check_wilds(printed, &mut faults);
    check_supports(printed, &mut faults);
    check_cards(printed, &mut faults);
    check_areas(printed, &mut faults);
    check_names(printed, &mut faults);
    faults
}

fn check_gods(printed: &Printed, faults: &mut Vec<Fault>) {
    let territories: Vec<Territory> = printed.territories.iter().map(|entry| entry.id).collect();
    if territories != Territory::ALL {
        faults.push(Fault::new(
            "territories",
            "must be lagoon, lands, forest, mountain in this order",
        ));
    }
    if printed.gods.len() != God::ALL.len() {
        faults.push(Fault::new("gods", "must be the four gods in the order of their territories"));
    }
    for (n, (entry, god)) in printed.gods.iter().zip(God::ALL).enumerate() {
        if entry.id != god.id() {
            faults.push(Fault::new(format!("gods[{n}].id"), format!("must be `{god}`")));
        }
        if entry.territory != god.0 {
            let reason = format!("{god} is the god of the {}", god.0);
            faults.push(Fault::new(format!("gods[{n}].territory"), reason));
        }
    }
}

fn check_creatures(printed: &Printed, faults: &mut Vec<Fault>) {
    let ids = printed.creatures.iter().map(|entry| entry.id.as_str());
    check_unique("creatures", ids, faults);
    if printed.creatures.len() > MAX_CREATURES {
        faults.push(Fault::new("creatures", format!("more than {MAX_CREATURES}")));
    }
    for territory in Territory::ALL {
        let n_here = printed.creatures.iter().filter(|entry| entry.territory == territory).count();
        if n_here < SIDE {
            let reason = format!("{n_here} live in the {territory}: its bonus needs {SIDE}");
            faults.push(Fault::new("creatures", reason));
        }
    }
}

fn check_magic(printed: &Printed, faults: &mut Vec<Fault>) {
    let kinds: Vec<Magic> = printed.magic.iter().map(|entry| entry.id).collect();
    if kinds != Magic::ALL {
        faults.push(Fault::new("magic", "must be thunderbolt, trident, owl, helmet in this order"));
    }
    for (n, entry) in printed.magic.iter().enumerate() {
        let value = match entry.id {
            Magic::Thunderbolt => 3,
            Magic::Trident => 2,
            Magic::Owl => 1,
            Magic::Helmet => -1,
        };
        if entry.value != value {
            faults.push(Fault::new(format!("magic[{n}].value"), format!("EYR-28 says {value}")));
        }
    }
    let kinds: Vec<Magic> = printed.tokens.iter().map(|entry| entry.magic).collect();
    if kinds != Magic::ALL {
        faults
            .push(Fault::new("tokens", "must be thunderbolt, trident, owl, helmet in this order"));
    }
    let n_tokens: usize = printed.tokens.iter().map(|entry| usize::from(entry.count)).sum();
    if n_tokens == 0 || n_tokens > MAX_TOKENS {
        faults.push(Fault::new("tokens", format!("{n_tokens} in all: must be 1 to {MAX_TOKENS}")));
    }
}

fn check_wilds(printed: &Printed, faults: &mut Vec<Fault>) {
    match &printed.wilds[..] {
        [wild] => {
            if wild.id != "dionysus" {
                faults.push(Fault::new("wilds[0].id", "must be `dionysus`"));
            }
            if usize::from(wild.count) < MAX_PLAYERS {
                faults.push(Fault::new("wilds[0].count", "every player starts with one"));
            }
        }
        _ => faults.push(Fault::new("wilds", "must be Dionysus alone")),
    }
}

fn check_supports(printed: &Printed, faults: &mut Vec<Fault>) {
    check_unique("supports", printed.supports.iter().map(|entry| entry.id.as_str()), faults);
    for power in Power::ALL {
        let n_kinds = printed.supports.iter().filter(|s| s.effect.power() == power).count();
        if n_kinds != 1 {
            let reason = format!("{n_kinds} have the effect {power:?}: must be one");
            faults.push(Fault::new("supports", reason));
        }
    }
    for (n, support) in printed.supports.iter().enumerate() {
        let (count, field) = match support.effect {
            Effect::Twins { draw } => (draw, "twins.draw"),
            Effect::Graeae { look } => (look, "graeae.look"),
            Effect::Exchange | Effect::TakeToken | Effect::Destroy => continue,
            Effect::StealToken | Effect::Lock | Effect::Unlock => continue,
        };
        if !(1..=3).contains(&count) {
            let reason = format!("{count} cards: must be 1 to 3");
            faults.push(Fault::new(format!("supports[{n}].effect.{field}"), reason));
        }
    }
    check_counters(printed, faults);
}

fn check_counters(printed: &Printed, faults: &mut Vec<Fault>) {
    for (n, support) in printed.supports.iter().enumerate() {
        for (m, power) in support.counters.iter().enumerate() {
            let fair = match power {
                Power::Exchange | Power::TakeToken | Power::Destroy | Power::StealToken => true,
                Power::Twins | Power::Graeae | Power::Lock | Power::Unlock => false,
            };
            if !fair {
                let path = format!("supports[{n}].counters[{m}]");
                faults.push(Fault::new(path, "nothing stops this one"));
            }
        }
    }
}

fn check_cards(printed: &Printed, faults: &mut Vec<Fault>) {
    if printed.cards.len() > MAX_CARDS {
        faults.push(Fault::new("cards", format!("more than {MAX_CARDS}")));
    }
    for (n, card) in printed.cards.iter().enumerate().take(MAX_CARDS) {
        let id = CardId::new(n);
        if card.id != format!("{id}") {
            faults.push(Fault::new(format!("cards[{n}].id"), format!("must be `{id}`")));
        }
        for (m, half) in card.halves.iter().enumerate() {
            let path = format!("cards[{n}].halves[{m}]");
            match half {
                HalfEntry::Area(area) => check_area(printed, &path, area, faults),
                HalfEntry::Support(id) => {
                    if !printed.supports.iter().any(|support| support.id == *id) {
                        let path = format!("{path}.support");
                        faults.push(Fault::new(path, format!("there is no Support `{id}`")));
                    }
                }
            }
        }
        if same_half(&card.halves) {
            let reason = "both halves are the same area or Support";
            faults.push(Fault::new(format!("cards[{n}].halves"), reason));
        }
    }
}

fn check_area(printed: &Printed, path: &str, area: &AreaEntry, faults: &mut Vec<Fault>) {
    if !(1..=SIDE).contains(&usize::from(area.number)) {
        faults.push(Fault::new(format!("{path}.area.number"), "areas are numbered 1 to 4"));
    }
    if area.magic == Some(Magic::Helmet) {
        faults.push(Fault::new(format!("{path}.area.magic"), "EYR-7: the helmet is never printed"));
    }
    let creature = printed.creatures.iter().find(|creature| creature.id == area.creature);
    let reason = match creature {
        None => format!("there is no creature `{}`", area.creature),
        Some(creature) if creature.territory != area.territory => {
            format!("`{}` lives in the {}", area.creature, creature.territory)
        }
        Some(_) => return,
    };
    faults.push(Fault::new(format!("{path}.area.creature"), reason));
}

fn same_half(halves: &[HalfEntry; 2]) -> bool {
    match halves {
        [HalfEntry::Area(a), HalfEntry::Area(b)] => {
            (a.territory, a.number) == (b.territory, b.number)
        }
        [HalfEntry::Support(a), HalfEntry::Support(b)] => a == b,
        [HalfEntry::Area(_), HalfEntry::Support(_)] => false,
        [HalfEntry::Support(_), HalfEntry::Area(_)] => false,
    }
}

/// Every area must be there for every player, and every Support for somebody.
fn check_areas(printed: &Printed, faults: &mut Vec<Fault>) {
    let halves = || printed.cards.iter().flat_map(|card| &card.halves);
    for area in Area::all() {
        let is_it = |half: &&HalfEntry| match half {
            HalfEntry::Area(entry) => {
                (entry.territory, usize::from(entry.number)) == (area.territory(), area.number())
            }
            HalfEntry::Support(_) => false,
        };
        let n_halves = halves().filter(is_it).count();
        if n_halves < MAX_PLAYERS {
            let reason =
                format!("{area} is printed {n_halves} times: {MAX_PLAYERS} cities need it");
            faults.push(Fault::new("cards", reason));
        }
    }
    for (n, support) in printed.supports.iter().enumerate() {
        if !halves().any(|half| matches!(half, HalfEntry::Support(id) if *id == support.id)) {
            faults.push(Fault::new(format!("supports[{n}]"), "on no card"));
        }
    }
}

fn check_names(printed: &Printed, faults: &mut Vec<Fault>) {
    fn check<'a>(table: &str, names: impl Iterator<Item = &'a Text>, faults: &mut Vec<Fault>) {
        for (n, name) in names.enumerate() {
            if name.en.is_empty() || name.fr.is_empty() {
                faults.push(Fault::new(format!("{table}[{n}].name"), "must not be empty"));
            }
        }
    }
    check("territories", printed.territories.iter().map(|entry| &entry.name), faults);
    check("gods", printed.gods.iter().map(|entry| &entry.name), faults);
    check("creatures", printed.creatures.iter().map(|entry| &entry.name), faults);
    check("magic", printed.magic.iter().map(|entry| &entry.name), faults);
    check("tokens", printed.tokens.iter().map(|entry| &entry.name), faults);
    check("wilds", printed.wilds.iter().map(|entry| &entry.name), faults);
    check("supports", printed.supports.iter().map(|entry| &entry.name), faults);
}

fn check_unique<'a>(table: &str, ids: impl Iterator<Item = &'a str>, faults: &mut Vec<Fault>) {
    let mut seen = BTreeSet::new();
    for (n, id) in ids.enumerate() {
        if !seen.insert(String::from(id)) {
            faults.push(Fault::new(format!("{table}[{n}].id"), format!("`{id}` is there twice")));
        }
    }
}
