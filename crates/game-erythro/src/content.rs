//! The content pack: everything printed in the box, typed, and the vocabulary of effects.

mod check;
mod effect;
mod sheet;

use alloc::string::String;
use alloc::vec::Vec;

use serde::Deserialize;

pub use check::Fault;
pub use effect::{Discount, Effect, EventEffect, Gain, Reach, Removal, Row, Sweep, Tiles};
pub use sheet::{
    AdversaryPhase, Difficulty, Dome, DomeHit, OnMineDestroyed, OnShuffle, Otherwise, PerPlayers, Sheet,
    SpecialDepollution, Victory,
};

use crate::state::{BASE_CARDS, Board, CardId, CardSet, Element};

/// The levels a mine can have.
pub const MINE_LEVELS: usize = 4;
/// How many mines there are (ERY-6).
pub const MINES: usize = 40;
/// The most event cards a pack may have.
pub const MAX_EVENTS: usize = 32;

/// A text in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

/// Where an entry comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The rulebook prints or pictures it.
    Rulebook,
    /// Made by us to fit what the rulebook gives.
    Reconstructed,
}

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

/// All content, with what is worked out from it once.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pack {
    /// The format's version: 1.
    pub format: u32,
    /// `erythro`.
    pub game: String,
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
    /// Worked out from the rest.
    #[serde(skip)]
    pub(crate) tables: Tables,
}

/// Look-up tables worked out from the pack.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Tables {
    /// The boards for 2, 3 and 4 players.
    pub(crate) boards: [Board; 3],
    /// The base cards of each character.
    pub(crate) decks: [CardSet; 4],
    /// The advanced cards of each element.
    pub(crate) elements: [CardSet; 4],
    /// The advanced cards cheap enough for the opening market.
    pub(crate) opening: CardSet,
    /// The cards that make another player destroy a contamination card (ERY-A47).
    pub(crate) purge_others: CardSet,
    /// The mines of each level, as bits.
    pub(crate) levels: [u64; MINE_LEVELS],
}

impl Pack {
    /// The card with this number.
    pub fn card(&self, card: CardId) -> &Card {
        match card.index().checked_sub(BASE_CARDS) {
            None => &self.base_cards[card.index()],
            Some(advanced) => &self.advanced_cards[advanced],
        }
    }

    /// What a card costs; base cards are never bought.
    pub fn cost(&self, card: CardId) -> u8 {
        self.card(card).cost.unwrap_or(0)
    }

    /// All cards with their numbers.
    pub fn cards(&self) -> impl Iterator<Item = (CardId, &Card)> {
        let ids = (0..=u8::MAX).map(CardId);
        ids.zip(self.base_cards.iter().chain(&self.advanced_cards))
    }

    /// The board for so many players.
    pub fn board(&self, players: u8) -> &Board {
        &self.tables.boards[usize::from(players.clamp(2, 4)) - 2]
    }

    /// Fills the tables from what was read.
    pub(crate) fn prepare(&mut self) {
        let mut tables = Tables::default();
        for layout in self.layouts.iter().filter(|l| (2..=4).contains(&l.players)) {
            tables.boards[usize::from(layout.players) - 2] = Board::new(layout, &self.tiles);
        }
        for (id, card) in self.cards() {
            let home = self.characters.iter().position(|c| card.character.as_ref() == Some(&c.id));
            if let Some(home) = home {
                tables.decks[home.min(3)].add(id);
            }
            if let Some(element) = card.element {
                tables.elements[element.index()].add(id);
                if card.cost.unwrap_or(0) <= self.limits.opening_cost {
                    tables.opening.add(id);
                }
            }
            let purges = |e: &Effect| matches!(e, Effect::Other(e) if matches!(**e, Effect::DestroyContamination(_)));
            if card.bonus.effects.iter().chain(&card.effects).any(purges) {
                tables.purge_others.add(id);
            }
        }
        for (i, mine) in self.mines.iter().enumerate().take(MINES) {
            tables.levels[usize::from(mine.level.clamp(1, 4)) - 1] |= 1 << i;
        }
        self.tables = tables;
    }
}
