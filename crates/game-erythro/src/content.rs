//! The content pack: everything printed in the box, typed, and the vocabulary of effects.

mod check;
mod effect;
mod entries;
mod sheet;

use alloc::string::String;
use alloc::vec::Vec;

use engine::{Entry, Fault, Source, Text};
use serde::Deserialize;

pub use effect::{Discount, Effect, EventEffect, Gain, Reach, Removal, Row, Sweep, Tiles};
pub use sheet::{
    AdversaryPhase, Difficulty, Dome, DomeHit, OnMineDestroyed, OnShuffle, Otherwise, PerPlayers,
    Sheet, SpecialDepollution, Victory,
};

use crate::state::{BASE_CARDS, Board, CARDS, CardId, CardSet, Element};

/// The levels a mine can have.
pub const MINE_LEVELS: usize = 4;
/// How many characters there are (ERY-7).
pub const CHARACTERS: usize = 4;
/// How many mines there are (ERY-6).
pub const MINES: usize = 40;
/// The most event cards a pack may have.
pub const MAX_EVENTS: usize = 32;

/// Numbers printed on boards or given once for the whole game.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// The highest influence in one element (ERY-A3).
    pub influence: u8,
    /// The number of tokens that contaminates a tile (ERY-53).
    pub pollution: u8,
    /// Cards on show for each element (ERY-14).
    pub market: u8,
    /// The highest cost in the opening market (ERY-14).
    pub opening_cost: u8,
    /// Cards in hand after drawing (ERY-28).
    pub hand: u8,
    /// Cards each player plays in a round (ERY-33).
    pub cards_played: u8,
    /// Sanctuaries of each element (ERY-10).
    pub sanctuaries: u8,
    /// The end of the profitability scale.
    pub profitability: u8,
    /// The last round of an undecided game (ERY-A46).
    pub rounds: u8,
}

/// The contamination card, of which all copies are alike (ERY-42).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contamination {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Where it comes from.
    pub source: Source,
    /// Copies in the box.
    pub copies: u8,
    /// Copies in the pile for each player (ERY-22).
    pub pile_per_player: u8,
    /// Copies in each first discard pile (ERY-26).
    pub in_each_discard: u8,
    /// Pollution placed on the player's tile.
    pub pollution: u8,
    /// Influence spent, if that is chosen.
    pub spend: u8,
    /// Cards drawn, if that is chosen.
    pub draw: u8,
}

/// A tile and its place on the hexagonal grid.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileFace {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Where it comes from.
    pub source: Source,
    /// The printed number, from 1.
    pub number: u8,
    /// Axial column.
    pub q: i8,
    /// Axial row.
    pub r: i8,
}

/// The tiles used with a number of players (ERY-15).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Where it comes from.
    pub source: Source,
    /// For how many players.
    pub players: u8,
    /// The number of the central tile.
    pub centre: u8,
    /// The numbers of the tiles in play.
    pub tiles: Vec<u8>,
}

/// A character board.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Character {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Where it comes from.
    pub source: Source,
    /// The two elements it masters (ERY-3).
    pub elements: [Element; 2],
    /// What it starts with in each of them (ERY-24).
    pub influence: [u8; 2],
}

/// The upper part of zone 4 (ERY-37).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bonus {
    /// The sanctuary it needs.
    pub needs: Element,
    /// What it does.
    pub effects: Vec<Effect>,
}

/// An action card. Base cards name their character, advanced ones their element and cost.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Where it comes from.
    pub source: Source,
    /// The character whose deck a base card belongs to.
    #[serde(default)]
    pub character: Option<String>,
    /// The element of an advanced card.
    #[serde(default)]
    pub element: Option<Element>,
    /// The cost of an advanced card.
    #[serde(default)]
    pub cost: Option<u8>,
    /// Zone 1.
    pub gain: Gain,
    /// Zone 2.
    #[serde(rename = "move")]
    pub steps: u8,
    /// Zone 3.
    pub sanctuary: Element,
    /// Zone 4, upper part.
    pub bonus: Bonus,
    /// Zone 4, lower part.
    pub effects: Vec<Effect>,
}

/// The influence that destroys a mine, by element.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Costs {
    /// In air.
    pub air: u8,
    /// In water.
    pub water: u8,
    /// In fire.
    pub fire: u8,
    /// In earth.
    pub earth: u8,
}

impl Costs {
    /// The cost in one element.
    pub const fn of(&self, element: Element) -> u8 {
        match element {
            Element::Air => self.air,
            Element::Water => self.water,
            Element::Fire => self.fire,
            Element::Earth => self.earth,
        }
    }
}

/// A mine card.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MineFace {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Where it comes from.
    pub source: Source,
    /// Its level, from 1.
    pub level: u8,
    /// What it earns the Alliance each round (ERY-64).
    pub extraction: u8,
    /// What destroys it.
    pub cost: Costs,
    /// Its rows from top to bottom.
    pub rows: Vec<Row>,
}

/// An event card (ERY-76).
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventFace {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Where it comes from.
    pub source: Source,
    /// The first part.
    pub at_once: Vec<EventEffect>,
    /// The second part.
    pub on_shuffle: Vec<EventEffect>,
    /// The third part.
    pub on_mine_destroyed: Vec<EventEffect>,
}

/// Everything that is printed, as the pack's file has it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    /// Numbers of the game.
    pub limits: Limits,
    /// The contamination card.
    pub contamination: Contamination,
    /// The tiles.
    pub tiles: Vec<TileFace>,
    /// Which tiles are used.
    pub layouts: Vec<Layout>,
    /// The characters.
    pub characters: Vec<Character>,
    /// The base cards.
    pub base_cards: Vec<Card>,
    /// The advanced cards.
    pub advanced_cards: Vec<Card>,
    /// The mines, by level.
    pub mines: Vec<MineFace>,
    /// The events.
    pub events: Vec<EventFace>,
    /// The adversaries.
    pub adversaries: Vec<Sheet>,
}

/// The content of a game: what is printed, and what is worked out from it once.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(from = "Printed")]
pub struct Pack {
    /// What is printed.
    pub printed: Printed,
    pub(crate) tables: Tables,
}

/// Look-up tables worked out from what is printed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tables {
    /// The boards for 2, 3 and 4 players.
    pub(crate) boards: [Board; 3],
    /// The base cards of each character.
    pub(crate) decks: [CardSet; CHARACTERS],
    /// The advanced cards of each element.
    pub(crate) elements: [CardSet; 4],
    /// The advanced cards cheap enough for the opening market.
    pub(crate) opening: CardSet,
    /// The cards that make another player destroy a contamination card (ERY-A47).
    pub(crate) purging: CardSet,
    /// The cards that let their player attack.
    pub(crate) attacking: CardSet,
    /// The mines of each level, as bits.
    pub(crate) levels: [u64; MINE_LEVELS],
    /// For each card, how many effects of its upper and of its lower part are left to worry about:
    /// the place behind the last one that is not always possible.
    pub(crate) demands: Vec<[u8; 2]>,
}

impl From<Printed> for Pack {
    fn from(printed: Printed) -> Pack {
        let tables = Tables::new(&printed);
        Pack { printed, tables }
    }
}

impl engine::Pack for Pack {
    const GAME: &'static str = "erythro";
    const STANDARD: &'static str = include_str!("../../../content/erythro.toml");

    fn faults(&self) -> Vec<Fault> {
        check::faults(&self.printed)
    }

    fn entries(&self) -> Vec<Entry> {
        entries::entries(&self.printed)
    }
}

impl Printed {
    /// All action cards with their numbers; what does not fit the box is left out.
    pub fn cards(&self) -> impl Iterator<Item = (CardId, &Card)> {
        let base = self.base_cards.iter().take(BASE_CARDS).enumerate();
        let advanced = self.advanced_cards.iter().take(CARDS - BASE_CARDS).enumerate();
        base.chain(advanced.map(|(n, card)| (n + BASE_CARDS, card)))
            .map(|(n, card)| (CardId(n as u8), card))
    }
}

impl Pack {
    /// The card with this number.
    pub fn card(&self, card: CardId) -> &Card {
        match card.index().checked_sub(BASE_CARDS) {
            None => &self.printed.base_cards[card.index()],
            Some(advanced) => &self.printed.advanced_cards[advanced],
        }
    }

    /// What a card costs; base cards are never bought.
    pub fn cost(&self, card: CardId) -> u8 {
        self.card(card).cost.unwrap_or(0)
    }

    /// The board for so many players.
    pub fn board(&self, players: u8) -> &Board {
        &self.tables.boards[usize::from(players.clamp(2, 4)) - 2]
    }
}

impl Tables {
    fn new(printed: &Printed) -> Tables {
        let mut tables = Tables {
            boards: core::array::from_fn(|_| Board::default()),
            decks: [CardSet::EMPTY; CHARACTERS],
            elements: [CardSet::EMPTY; 4],
            opening: CardSet::EMPTY,
            purging: CardSet::EMPTY,
            attacking: CardSet::EMPTY,
            levels: [0; MINE_LEVELS],
            demands: alloc::vec![[0; 2]; CARDS],
        };
        for layout in printed.layouts.iter().filter(|l| (2..=4).contains(&l.players)) {
            tables.boards[usize::from(layout.players) - 2] = Board::new(layout, &printed.tiles);
        }
        for (id, card) in printed.cards() {
            tables.add_card(printed, id, card);
        }
        for (n, mine) in printed.mines.iter().take(MINES).enumerate() {
            tables.levels[usize::from(mine.level.clamp(1, 4)) - 1] |= 1 << n;
        }
        tables
    }

    fn add_card(&mut self, printed: &Printed, id: CardId, card: &Card) {
        let owner = |c: &Character| card.character.as_ref() == Some(&c.id);
        if let Some(deck) = printed.characters.iter().take(CHARACTERS).position(owner) {
            self.decks[deck].add(id);
        }
        if let Some(element) = card.element {
            self.elements[element.index()].add(id);
            if card.cost.is_none_or(|cost| cost <= printed.limits.opening_cost) {
                self.opening.add(id);
            }
        }
        let purges = |effect: &Effect| matches!(effect, Effect::Other(deed) if matches!(**deed, Effect::DestroyContamination(_)));
        if card.bonus.effects.iter().chain(&card.effects).any(purges) {
            self.purging.add(id);
        }
        if card.effects.contains(&Effect::Attack) {
            self.attacking.add(id);
        }
        let last = |effects: &[Effect]| {
            effects.iter().rposition(Effect::can_be_impossible).map_or(0, |at| at as u8 + 1)
        };
        self.demands[id.index()] = [last(&card.bonus.effects), last(&card.effects)];
    }
}
