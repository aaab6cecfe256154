//! What must hold of a pack before a game is played with it.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use engine::{Entry, Fault, Text};

use super::{
    Choice, Effect, N_TRIGGERS, Numbers, Pack, Printed, PrintedPlace, Set, Timing, Trigger,
};
use crate::card::{Alliance, Card, CardSet, N_ALLIANCES, N_CARDS, N_PERSONALITIES};
use crate::roster::{Roster, TilePlace};

/// The members of the quick alliances, in the pack's order (EPH-9).
const QUICK_MEMBERS: [usize; 5] = [4, 3, 3, 2, 2];
/// The most players a game has.
const MAX_PLAYERS: u8 = 4;
/// A union's notation has room for this many helpers.
const MAX_HELPERS: usize = 3;
/// As many cards from the deck can be looked at and put back.
const MOST_LOOKED_AT: u8 = 8;
/// Places are single bytes.
const MAX_INSTRUCTIONS: usize = 200;

/// Everything that is wrong with `pack`.
pub(super) fn faults(pack: &Pack) -> Vec<Fault> {
    let mut faults = ids(&pack.printed);
    if !faults.is_empty() {
        // Everything else speaks of cards by id.
        return faults;
    }
    numbers(&pack.printed.numbers, &mut faults);
    counts(pack, &mut faults);
    references(&pack.printed, &mut faults);
    for (n, personality) in pack.printed.personalities.iter().enumerate() {
        let path = format!("personalities[{n}]");
        let solo = personality.solo.as_deref().unwrap_or(&[]);
        effects(&personality.effects, personality.timing, &format!("{path}.effects"), &mut faults);
        effects(solo, personality.timing, &format!("{path}.solo"), &mut faults);
    }
    for (n, inhabitant) in pack.printed.inhabitants.iter().enumerate() {
        let path = format!("inhabitants[{n}].effects");
        effects(&inhabitant.effects, Timing::Action, &path, &mut faults);
        if pack.card(Card::new(N_PERSONALITIES + n)).programs[0].has(is_recruit) {
            faults.push(Fault::new(path, "an inhabitant cannot recruit"));
        }
    }
    if faults.is_empty() {
        campaign(pack, &mut faults);
    }
    faults
}

/// The ids must be those that records and notation use, in their order.
fn ids(printed: &Printed) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut compare = |section: &str, found: Vec<&String>, expected: Vec<&str>| {
        if found.len() != expected.len() {
            let reason = format!("there are {}, not {}", expected.len(), found.len());
            faults.push(Fault::new(section, reason));
        }
        for (n, (found, expected)) in found.iter().zip(&expected).enumerate() {
            if found != expected {
                let reason = format!("expected `{expected}`, found `{found}`");
                faults.push(Fault::new(format!("{section}[{n}].id"), reason));
            }
        }
    };
    let cards: Vec<&str> = Card::all().map(Card::id).collect();
    let alliances: Vec<&str> = Alliance::all().map(Alliance::id).collect();
    let (personalities, inhabitants) = cards.split_at(N_PERSONALITIES);
    let found = printed.personalities.iter().map(|p| &p.id).collect();
    compare("personalities", found, personalities.to_vec());
    compare(
        "inhabitants",
        printed.inhabitants.iter().map(|i| &i.id).collect(),
        inhabitants.to_vec(),
    );
    compare("alliances", printed.alliances.iter().map(|a| &a.id).collect(), alliances.clone());
    compare("affinities", printed.affinities.iter().map(|a| &a.id).collect(), alliances.clone());
    compare("pages", printed.pages.iter().map(|p| &p.id).collect(), alliances);
    faults
}

fn numbers(numbers: &Numbers, faults: &mut Vec<Fault>) {
    let mut need = |holds: bool, field: &str, reason: &str| {
        if !holds {
            faults.push(Fault::new(format!("numbers.{field}"), reason));
        }
    };
    let in_use = u16::from(numbers.reserve_per_player) * u16::from(MAX_PLAYERS);
    need(in_use <= u16::from(numbers.tokens_in_box), "tokens_in_box", "four players need more");
    need(numbers.token_cap <= numbers.reserve_per_player, "token_cap", "the reserve would run dry");
    need(numbers.start_tokens <= numbers.token_cap, "start_tokens", "more than the cap");
    need(numbers.crossroads > 0 && numbers.crossroads <= 8, "crossroads", "expected 1 to 8");
    need(numbers.hand_limit > 0 && numbers.hand_limit <= 6, "hand_limit", "expected 1 to 6");
    let goal = numbers.goal > 0 && numbers.goal <= numbers.track_end;
    need(goal && numbers.track_end <= 100, "goal", "expected a place on the track");
    need(
        numbers.rounds_to_win > 0 && numbers.rounds_to_win <= 5,
        "rounds_to_win",
        "expected 1 to 5",
    );
    need(numbers.blind_cost <= numbers.token_cap, "blind_cost", "more than the cap");
}

fn counts(pack: &Pack, faults: &mut Vec<Fault>) {
    let mut need = |holds: bool, path: &str, reason: String| {
        if !holds {
            faults.push(Fault::new(path, reason));
        }
    };
    let quick = pack.quick & CardSet::PERSONALITIES;
    need(quick.len() == 14, "personalities", format!("14 are quick, not {} (EPH-6)", quick.len()));
    let residents = pack.quick_inhabitants().len();
    need(residents == 4, "inhabitants", format!("4 are quick, not {residents} (EPH-6)"));
    let n_quick = pack.quick_alliances.len();
    need(n_quick == 5, "alliances", format!("5 are quick, not {n_quick} (EPH-10)"));
    for (alliance, expected) in pack.quick_alliances.into_iter().zip(QUICK_MEMBERS) {
        let found = (pack.members[alliance.index()] & quick).len();
        let path = format!("alliances[{}]", alliance.index());
        need(found == expected, &path, format!("{expected} quick members, not {found} (EPH-9)"));
        let leaders = (pack.members[alliance.index()] & pack.dignitaries).len();
        need(leaders == 1, &path, format!("one Dignitary, not {leaders} (EPH-12)"));
    }
    need(pack.keepers().len() == 1, "inhabitants", String::from("one is the keeper (EPH-102)"));
    let helpers = pack.helpers.len();
    need(helpers <= MAX_HELPERS, "personalities", format!("{helpers} union cards, at most 3"));
    for (n, personality) in pack.printed.personalities.iter().enumerate() {
        let path = format!("personalities[{n}].value");
        let value = personality.value;
        need((1..=3).contains(&value), &path, String::from("expected 1 to 3 (EPH-7)"));
    }
}

fn references(printed: &Printed, faults: &mut Vec<Fault>) {
    let mut alliance = |path: String, id: &String| {
        if id.parse::<Alliance>().is_err() {
            faults.push(Fault::new(path, format!("there is no alliance `{id}`")));
        }
    };
    for (n, personality) in printed.personalities.iter().enumerate() {
        alliance(format!("personalities[{n}].alliance"), &personality.alliance);
    }
    for (n, tile) in printed.tiles.alliances.iter().enumerate() {
        alliance(format!("tiles.alliances[{n}]"), tile);
    }
    for (n, page) in printed.pages.iter().enumerate() {
        if let Some(tile) = &page.tile {
            alliance(format!("pages[{n}].tile.alliance"), &tile.alliance);
            if let PrintedPlace::On(slot) = &tile.place {
                alliance(format!("pages[{n}].tile.place.on"), slot);
            }
        }
    }
    for (n, page) in printed.pages.iter().enumerate() {
        for (list, ids) in [("remove", &page.remove), ("add", &page.add)] {
            for (m, id) in ids.iter().enumerate() {
                if !id.parse::<Card>().is_ok_and(Card::is_personality) {
                    let path = format!("pages[{n}].{list}[{m}]");
                    faults.push(Fault::new(path, format!("there is no personality `{id}`")));
                }
            }
        }
    }
    let new = printed.alliances.iter().filter(|a| a.set == Set::Campaign).map(|a| &a.id);
    if !new.eq(printed.tiles.alliances.iter()) {
        faults.push(Fault::new("tiles.alliances", "one tile for each campaign alliance (EPH-86)"));
    }
}

/// Whether each effect can do what it says on a card of this timing.
fn effects(list: &[Effect], timing: Timing, path: &str, faults: &mut Vec<Fault>) {
    if list.len() > MAX_INSTRUCTIONS {
        faults.push(Fault::new(path, "too long"));
    }
    for (n, effect) in list.iter().enumerate() {
        let path = format!("{path}[{n}]");
        if let Err(reason) = fits(effect, timing).and_then(|()| is_small(effect)) {
            faults.push(Fault::new(path.clone(), reason));
        }
        match effect {
            Effect::If(branch) => {
                effects(&branch.then, timing, &format!("{path}.if.then"), faults);
                effects(&branch.otherwise, timing, &format!("{path}.if.otherwise"), faults);
            }
            Effect::Choice(Choice { options, .. }) => {
                if options.len() != 2 {
                    faults.push(Fault::new(path.clone(), "a choice has two options"));
                }
                for (m, option) in options.iter().enumerate() {
                    let path = format!("{path}.choice.options[{m}].effects");
                    effects(&option.effects, timing, &path, faults);
                }
            }
            _ => {}
        }
    }
}

fn fits(effect: &Effect, timing: Timing) -> Result<(), &'static str> {
    let answers = |triggers: &[Trigger]| triggers.iter().any(|t| timing == Timing::Reaction(*t));
    let fine = match effect {
        Effect::Cancel => answers(&[Trigger::RecruitOpen, Trigger::UsePersonality]),
        Effect::Refund => answers(&[Trigger::RecruitOpen, Trigger::RecruitBlind]),
        Effect::BuyOrDiscard => answers(&[Trigger::RecruitOpen]),
        Effect::RedirectCard => answers(&[Trigger::RecruitBlind, Trigger::Debate]),
        Effect::RedirectTokens => answers(&[Trigger::Debate]),
        Effect::RedirectEffect => answers(&[Trigger::UseInhabitant]),
        Effect::PickUnionDiscard => answers(&[Trigger::UniteDone]),
        Effect::UnionGain(_) => timing == Timing::Union || answers(&[Trigger::UniteDeclared]),
        Effect::Substitute | Effect::NoAffinity => timing == Timing::Union,
        Effect::Recruit(_) | Effect::Copy => timing == Timing::Action,
        _ => true,
    };
    if fine { Ok(()) } else { Err("this effect has no meaning on a card of this timing") }
}

/// Whether the numbers of an effect are such as a card could print.
fn is_small(effect: &Effect) -> Result<(), &'static str> {
    let (number, most) = match effect {
        Effect::Peek(n) | Effect::Reveal(n) => (*n, MOST_LOOKED_AT),
        Effect::Replay(n) | Effect::DiscardOwn(n) => (*n, 9),
        Effect::Draw(n) | Effect::Take(n) | Effect::Steal(n) | Effect::Give(n) => (*n, 20),
        Effect::OthersTake(n) => (*n, 20),
        Effect::Sell(sale) => (sale.bonus.max(sale.up_to), 9),
        Effect::Gain(n) => (*n, 100),
        Effect::Lose(loss) => (loss.points, 100),
        Effect::TakeCards(range) if range.at_least > range.at_most => return Err(TOO_MUCH),
        Effect::UnionGain(by) => (by.unsigned_abs(), 100),
        _ => (0, 0),
    };
    if number <= most { Ok(()) } else { Err(TOO_MUCH) }
}

const TOO_MUCH: &str = "no card could mean such a number";

fn is_recruit(effect: &Effect) -> bool {
    matches!(effect, Effect::Recruit(_))
}

/// Walks through every order of victory pages that play can bring, however long the campaign, and
/// checks that each leaves a game that can be played.
fn campaign(pack: &Pack, faults: &mut Vec<Fault>) {
    let start = Roster::quick(pack);
    if let Some(reason) = unplayable(pack, &start) {
        faults.push(Fault::new("alliances", reason));
        return;
    }
    let mut seen = alloc::vec![start];
    let mut next = 0;
    while let Some(roster) = seen.get(next).copied() {
        next += 1;
        for alliance in roster.alliances {
            let mut after = roster;
            if after.read_page(pack, alliance).is_none() || seen.contains(&after) {
                continue;
            }
            if let Some(reason) = unplayable(pack, &after) {
                let path = format!("pages[{}]", alliance.index());
                faults.push(Fault::new(path, format!("{reason} after pages {:?}", after.read)));
                return;
            }
            seen.push(after);
        }
    }
}

/// What makes a roster unplayable.
fn unplayable(pack: &Pack, roster: &Roster) -> Option<String> {
    let personalities = roster.cards & CardSet::PERSONALITIES;
    if personalities.len() < 14 {
        return Some(format!("only {} personalities are left", personalities.len()));
    }
    for alliance in roster.alliances {
        let members = (pack.members[alliance.index()] & roster.cards).len();
        if members < usize::from(pack.alliance(alliance).needed) {
            return Some(format!("{alliance} can no longer be united"));
        }
    }
    let homeless =
        |card: &Card| pack.card(*card).alliance.is_some_and(|a| !roster.alliances.contains(a));
    if let Some(card) = personalities.into_iter().find(homeless) {
        return Some(format!("{card} is in play without its alliance"));
    }
    if roster.alliances.len() < 5 {
        return Some(format!("only {} alliances are left", roster.alliances.len()));
    }
    let reverses = |card: Card| pack.card(card).programs[0].has(|e| *e == Effect::Reverse);
    if !roster.cards.into_iter().any(reverses) {
        return Some(String::from("no card reverses the direction of play"));
    }
    let numbers = &pack.printed.numbers;
    let held = usize::from(MAX_PLAYERS * numbers.hand_limit + numbers.crossroads);
    if personalities.len() + 4 < held {
        return Some(String::from("four full hands leave too few cards for the crossroads"));
    }
    let tiles = roster.tiles.iter().filter(|place| matches!(place, TilePlace::On(_))).count();
    (tiles != roster.covered().len()).then(|| String::from("a slot is covered twice"))
}

/// The pack as a list for people.
pub(super) fn entries(printed: &Printed) -> Vec<Entry> {
    let entry = |section, id: &String, name: &Text, text: Option<&Text>, source| Entry {
        section,
        id: id.clone(),
        name: name.clone(),
        text: text.cloned(),
        count: 1,
        source,
    };
    let mut entries = Vec::with_capacity(N_CARDS + 3 * N_ALLIANCES);
    for a in &printed.alliances {
        entries.push(entry("ephios-section-alliances", &a.id, &a.name, None, a.source));
    }
    for p in &printed.personalities {
        entries.push(entry(
            "ephios-section-personalities",
            &p.id,
            &p.name,
            Some(&p.text),
            p.source,
        ));
    }
    for i in &printed.inhabitants {
        entries.push(entry("ephios-section-inhabitants", &i.id, &i.name, Some(&i.text), i.source));
    }
    for a in &printed.affinities {
        entries.push(entry("ephios-section-affinities", &a.id, &a.name, None, a.source));
    }
    for p in &printed.pages {
        entries.push(entry("ephios-section-pages", &p.id, &p.name, Some(&p.text), p.source));
    }
    for a in &printed.achievements {
        entries.push(entry("ephios-section-achievements", &a.id, &a.name, None, a.source));
    }
    entries
}

// The triggers index `Pack::reactions`.
const _: () = assert!(N_TRIGGERS == Trigger::UniteDone as usize + 1);
