//! What can be wrong with a pack: counts, references, what could never be played.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use engine::Fault;

use super::{
    AdversaryPhase, CHARACTERS, Card, Difficulty, DomeHit, Effect, EventEffect, Layout, MAX_EVENTS,
    MINE_LEVELS, MINES, OnMineDestroyed, OnShuffle, Printed, Reach, Row, Sheet, Victory,
};
use crate::setup::{ADVERSARIES, DIFFICULTIES};
use crate::state::{ADVANCED_CARDS, BASE_CARDS, Board, Element, FARTHEST, TILES, TileId};

/// Everything that is wrong.
pub(super) fn faults(printed: &Printed) -> Vec<Fault> {
    let mut list = List { printed, faults: Vec::new() };
    list.limits();
    list.counts();
    list.ids();
    list.tiles();
    list.characters();
    list.cards();
    list.mines();
    list.events();
    for (n, sheet) in printed.adversaries.iter().enumerate() {
        list.sheet(&format!("adversaries[{n}]"), sheet);
    }
    list.faults
}

struct List<'a> {
    printed: &'a Printed,
    faults: Vec<Fault>,
}

impl List<'_> {
    fn unless(&mut self, sound: bool, path: impl Into<String>, reason: impl Into<String>) {
        if !sound {
            self.faults.push(Fault::new(path, reason));
        }
    }

    fn limits(&mut self) {
        let limits = &self.printed.limits;
        let known = [
            ("influence", limits.influence, 1..=99),
            ("pollution", limits.pollution, 1..=9),
            ("market", limits.market, 1..=4),
            ("hand", limits.hand, 1..=8),
            ("cards_played", limits.cards_played, 1..=8),
            ("sanctuaries", limits.sanctuaries, 1..=16),
            ("profitability", limits.profitability, 1..=99),
            ("rounds", limits.rounds, 1..=100),
        ];
        for (key, value, range) in known {
            let reason = format!("must be from {} to {}", range.start(), range.end());
            self.unless(range.contains(&value), format!("limits.{key}"), reason);
        }
        let card = &self.printed.contamination;
        let needed = 4 * (u16::from(card.pile_per_player) + u16::from(card.in_each_discard));
        let reason = format!("four players need {needed}");
        self.unless(u16::from(card.copies) >= needed, "contamination.copies", reason);
        self.unless(card.copies <= 60, "contamination.copies", "60 at most");
        self.unless(card.spend <= 20 && card.draw <= 20, "contamination", "20 at most");
    }

    fn counts(&mut self) {
        let it = self.printed;
        let known = [
            ("tiles", it.tiles.len(), TILES, "ERY-9"),
            ("layouts", it.layouts.len(), 3, "ERY-2"),
            ("characters", it.characters.len(), CHARACTERS, "ERY-7"),
            ("base_cards", it.base_cards.len(), BASE_CARDS, "ERY-5"),
            ("advanced_cards", it.advanced_cards.len(), ADVANCED_CARDS, "ERY-5"),
            ("mines", it.mines.len(), MINES, "ERY-6"),
            ("adversaries", it.adversaries.len(), ADVERSARIES.len(), "ERY-10"),
        ];
        for (key, found, expected, rule) in known {
            let reason = format!("{expected} expected, {found} found ({rule})");
            self.unless(found == expected, key, reason);
        }
        let events = (1..=MAX_EVENTS).contains(&it.events.len());
        self.unless(events, "events", format!("from 1 to {MAX_EVENTS} expected"));
    }

    fn ids(&mut self) {
        let it = self.printed;
        let all: [(&str, Vec<&str>); 8] = [
            ("tiles", it.tiles.iter().map(|x| x.id.as_str()).collect()),
            ("layouts", it.layouts.iter().map(|x| x.id.as_str()).collect()),
            ("characters", it.characters.iter().map(|x| x.id.as_str()).collect()),
            ("base_cards", it.base_cards.iter().map(|x| x.id.as_str()).collect()),
            ("advanced_cards", it.advanced_cards.iter().map(|x| x.id.as_str()).collect()),
            ("mines", it.mines.iter().map(|x| x.id.as_str()).collect()),
            ("events", it.events.iter().map(|x| x.id.as_str()).collect()),
            ("adversaries", it.adversaries.iter().map(|x| x.id.as_str()).collect()),
        ];
        let mut seen: Vec<&str> = Vec::new();
        for (section, ids) in all {
            for (n, id) in ids.into_iter().enumerate() {
                let fresh = !id.is_empty() && !seen.contains(&id);
                self.unless(fresh, format!("{section}[{n}].id"), "empty or used twice");
                seen.push(id);
            }
        }
    }

    fn tiles(&mut self) {
        for (n, tile) in self.printed.tiles.iter().enumerate() {
            let numbered = usize::from(tile.number) == n + 1;
            self.unless(numbered, format!("tiles[{n}].number"), format!("must be {}", n + 1));
            let same = |other: &super::TileFace| (other.q, other.r) == (tile.q, tile.r);
            let alone = !self.printed.tiles[..n].iter().any(same);
            self.unless(alone, format!("tiles[{n}]"), "lies on another tile");
        }
        for (n, layout) in self.printed.layouts.iter().enumerate() {
            let path = format!("layouts[{n}]");
            let players = usize::from(layout.players) == n + 2;
            self.unless(players, format!("{path}.players"), format!("must be {}", n + 2));
            self.layout(&path, layout);
        }
    }

    fn layout(&mut self, path: &str, layout: &Layout) {
        for (n, number) in layout.tiles.iter().enumerate() {
            let sound =
                (1..=TILES).contains(&usize::from(*number)) && !layout.tiles[..n].contains(number);
            self.unless(sound, format!("{path}.tiles[{n}]"), "no such tile, or named twice");
        }
        if !layout.tiles.contains(&layout.centre)
            || !(1..=TILES).contains(&usize::from(layout.centre))
        {
            self.unless(false, format!("{path}.centre"), "is not one of the tiles");
            return;
        }
        let board = Board::new(layout, &self.printed.tiles);
        let connected = board.within(TileId(layout.centre - 1), FARTHEST as u8) == board.tiles;
        self.unless(connected, format!("{path}.tiles"), "not all connected to the centre");
    }

    fn characters(&mut self) {
        let characters = &self.printed.characters;
        for (n, one) in characters.iter().enumerate() {
            let path = format!("characters[{n}]");
            let [a, b] = one.elements;
            self.unless(a != b, format!("{path}.elements"), "two different elements (ERY-3)");
            let covered = |other: &super::Character| {
                Element::ALL.iter().all(|e| one.elements.contains(e) || other.elements.contains(e))
            };
            let reason = "no other character masters the other two elements (ERY-23)";
            self.unless(characters.iter().any(covered), path.clone(), reason);
            let disc = one.influence.iter().all(|n| *n <= self.printed.limits.influence);
            self.unless(disc, format!("{path}.influence"), "more than the disc holds");
            let deck = |c: &&Card| c.character.as_ref() == Some(&one.id);
            let n_cards = self.printed.base_cards.iter().filter(deck).count();
            let reason = format!("8 base cards expected, {n_cards} found (ERY-25)");
            self.unless(n_cards == BASE_CARDS / CHARACTERS, path, reason);
        }
    }

    fn cards(&mut self) {
        for (n, card) in self.printed.base_cards.iter().enumerate() {
            let path = format!("base_cards[{n}]");
            let owner =
                self.printed.characters.iter().find(|c| card.character.as_ref() == Some(&c.id));
            self.unless(owner.is_some(), format!("{path}.character"), "no such character");
            let bare = card.element.is_none() && card.cost.is_none();
            self.unless(bare, path.clone(), "a base card has no element and no cost");
            if let Some(owner) = owner {
                self.card(&path, card, &owner.elements);
            }
        }
        for (n, card) in self.printed.advanced_cards.iter().enumerate() {
            let path = format!("advanced_cards[{n}]");
            self.unless(
                card.character.is_none(),
                format!("{path}.character"),
                "only base cards have one",
            );
            let cost = card.cost.is_some_and(|cost| cost <= self.printed.limits.influence);
            self.unless(cost, format!("{path}.cost"), "missing, or more than anybody can pay");
            match card.element {
                Some(element) => self.card(&path, card, &[element]),
                None => self.unless(false, format!("{path}.element"), "missing"),
            }
        }
        for element in Element::ALL {
            let cheap = |c: &&Card| {
                c.element == Some(element)
                    && c.cost.is_some_and(|n| n <= self.printed.limits.opening_cost)
            };
            let enough = self.printed.advanced_cards.iter().filter(cheap).count()
                >= usize::from(self.printed.limits.market);
            self.unless(
                enough,
                "advanced_cards",
                format!("too few cheap cards of {element} to open the market (ERY-14)"),
            );
        }
    }

    fn card(&mut self, path: &str, card: &Card, elements: &[Element]) {
        let own = |element: &Element| elements.contains(element);
        self.unless(own(&card.gain.element), format!("{path}.gain"), "not an element of this card");
        self.unless(
            own(&card.sanctuary),
            format!("{path}.sanctuary"),
            "not an element of this card",
        );
        self.unless(
            own(&card.bonus.needs),
            format!("{path}.bonus.needs"),
            "not an element of this card",
        );
        self.unless(
            card.steps <= FARTHEST as u8,
            format!("{path}.move"),
            "farther than the board is wide",
        );
        self.unless(!card.effects.is_empty(), format!("{path}.effects"), "an empty zone");
        for (part, effects) in [("bonus.effects", &card.bonus.effects), ("effects", &card.effects)]
        {
            self.unless(effects.len() <= 6, format!("{path}.{part}"), "six effects at most");
            for (n, effect) in effects.iter().enumerate() {
                self.effect(&format!("{path}.{part}[{n}]"), effect, elements);
            }
        }
    }

    fn effect(&mut self, path: &str, effect: &Effect, elements: &[Element]) {
        let n = match effect {
            Effect::Gain(gain) => {
                self.unless(
                    elements.contains(&gain.element),
                    path,
                    "not an element of this card (ERY-4)",
                );
                gain.n
            }
            Effect::RemovePollution(removal) => removal.n,
            Effect::GainAny(n)
            | Effect::LoseAny(n)
            | Effect::ReduceAttack(n)
            | Effect::TakeContamination(n)
            | Effect::DestroyContamination(n)
            | Effect::Move(n)
            | Effect::Draw(n) => *n,
            Effect::Attack | Effect::Acquire(_) => 1,
            Effect::Other(deed) => return self.other(path, deed, elements),
        };
        self.unless((1..=9).contains(&n), path, "must be from 1 to 9");
    }

    fn other(&mut self, path: &str, deed: &Effect, elements: &[Element]) {
        let own = matches!(deed, Effect::Gain(_) | Effect::ReduceAttack(_) | Effect::Other(_))
            || matches!(deed, Effect::RemovePollution(removal) if removal.reach == Reach::NearOther);
        self.unless(!own, path, "not something that another player can do");
        if !own {
            self.effect(path, deed, elements);
        }
    }

    fn mines(&mut self) {
        let mut level = 1;
        for (n, mine) in self.printed.mines.iter().enumerate() {
            let path = format!("mines[{n}]");
            let in_order = (level..=MINE_LEVELS as u8).contains(&mine.level);
            self.unless(in_order, format!("{path}.level"), "levels go up from 1 to 4");
            level = level.max(mine.level);
            let lost = mine.rows.iter().position(|row| *row == Row::Lost);
            let ends = lost == Some(mine.rows.len().wrapping_sub(1))
                && (2..=20).contains(&mine.rows.len());
            self.unless(
                ends,
                format!("{path}.rows"),
                "the last row, and no other, is `lost` (ERY-48)",
            );
            for character in &self.printed.characters {
                let payable = |e: &Element| mine.cost.of(*e) <= self.printed.limits.influence;
                let reason = format!("{} can never destroy it", character.id);
                self.unless(character.elements.iter().any(payable), format!("{path}.cost"), reason);
            }
        }
    }

    fn events(&mut self) {
        for (n, event) in self.printed.events.iter().enumerate() {
            let parts = [
                ("at_once", &event.at_once),
                ("on_shuffle", &event.on_shuffle),
                ("on_mine_destroyed", &event.on_mine_destroyed),
            ];
            for (part, effects) in parts {
                for (at, effect) in effects.iter().enumerate() {
                    let sound = fits(part, *effect);
                    self.unless(
                        sound,
                        format!("events[{n}].{part}[{at}]"),
                        "does not go with this part (ERY-76)",
                    );
                }
            }
        }
    }

    fn sheet(&mut self, path: &str, sheet: &Sheet) {
        self.unless(
            ADVERSARIES.contains(&sheet.id.as_str()),
            format!("{path}.id"),
            format!("one of {}", ADVERSARIES.join(", ")),
        );
        let destructible = matches!(sheet.dome, Some(dome) if dome.hit == DomeHit::Destroyed);
        let payable = sheet.dome.is_none_or(|dome| dome.cost <= self.printed.limits.influence);
        self.unless(payable, format!("{path}.dome.cost"), "more than anybody can pay");
        let winnable = match sheet.victory {
            Victory::NoMineAndNoDome => destructible,
            Victory::NoProfitability => sheet.profitability_limit.is_some(),
            Victory::NoPollutionAfter(_) => sheet.dome.is_none(),
        };
        self.unless(winnable, format!("{path}.victory"), "does not go with the rest of the sheet");
        let events = matches!(sheet.phase, AdversaryPhase::MinesAndEvent { .. });
        let answers = sheet.on_shuffle == OnShuffle::Event
            || sheet.on_mine_destroyed == OnMineDestroyed::Event;
        self.unless(events || !answers, format!("{path}.phase"), "no event is ever drawn");
        self.unless(!sheet.difficulties.is_empty(), format!("{path}.difficulties"), "none");
        for (n, difficulty) in sheet.difficulties.iter().enumerate() {
            self.difficulty(&format!("{path}.difficulties[{n}]"), sheet, difficulty);
        }
    }

    fn difficulty(&mut self, path: &str, sheet: &Sheet, difficulty: &Difficulty) {
        let known = DIFFICULTIES.contains(&difficulty.id.as_str());
        self.unless(known, format!("{path}.id"), format!("one of {}", DIFFICULTIES.join(", ")));
        for players in 2..=4u8 {
            let mut total = 0;
            for (n, mines) in difficulty.mines.iter().enumerate() {
                let printed =
                    self.printed.mines.iter().filter(|m| usize::from(m.level) == n + 1).count();
                let needed = usize::from(mines.of(players));
                self.unless(
                    needed <= printed,
                    format!("{path}.mines[{n}]"),
                    format!("{needed} needed, {printed} in the box"),
                );
                total += needed;
            }
            let first = usize::from(sheet.initial_mines.of(players));
            self.unless(
                first <= total,
                format!("{path}.mines"),
                "fewer than are revealed at the start",
            );
            let tiles = self
                .printed
                .layouts
                .iter()
                .find(|l| l.players == players)
                .map_or(0, |l| l.tiles.len());
            let drawn =
                first + usize::from(difficulty.pollution.of(players)) + usize::from(players);
            self.unless(
                drawn <= tiles,
                format!("{path}.pollution"),
                "the bag would run out while setting up",
            );
            let scale = match (difficulty.profitability, sheet.profitability_limit) {
                (Some(first), Some(limit)) => {
                    (1..limit.of(players)).contains(&first.of(players))
                        && limit.of(players) <= self.printed.limits.profitability
                }
                (None, None) => true,
                _ => false,
            };
            self.unless(
                scale,
                format!("{path}.profitability"),
                "must start between 0 and the limit, on sheets that have one",
            );
        }
    }
}

/// Whether a part of an event can hold this effect.
fn fits(part: &str, effect: EventEffect) -> bool {
    match effect {
        EventEffect::RemoveAnywhere(_)
        | EventEffect::RemoveFromOneTile(_)
        | EventEffect::RemoveFromEvery(_)
        | EventEffect::AddPollution(_)
        | EventEffect::EveryoneGains(_) => true,
        EventEffect::EveryoneRemoves(removal) => removal.reach != Reach::NearOther,
        EventEffect::RemoveAroundMine(_) => part == "on_mine_destroyed",
        EventEffect::PolluteOwnTile(_)
        | EventEffect::TakeContamination(_)
        | EventEffect::GainAny(_)
        | EventEffect::LoseAny(_)
        | EventEffect::MayAcquire(_) => part != "at_once",
    }
}
