//! The typed content pack: what is printed on cards, tiles and pages, and the vocabulary of effects.

mod check;
mod program;
mod vocabulary;

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use engine::{Entry, Fault, Source, Text};
use serde::Deserialize;

use crate::card::{Alliance, AllianceSet, Card, CardSet, N_CARDS};
pub use program::{END, Instruction, Program};
pub use vocabulary::{
    Alternative, Branch, Choice, Chooser, Condition, Discount, Each, Effect, Filter, Losers, Loss,
    N_TRIGGERS, Opponents, PerAhead, Range, Sale, TakePer, Timing, Trigger,
};

/// The pack: everything printed, and what the rules look up in it.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(from = "Printed")]
pub struct Pack {
    /// What the file says.
    pub printed: Printed,
    /// The characters in card order.
    pub cards: Vec<Character>,
    /// The members of each alliance.
    pub members: Vec<CardSet>,
    /// The reactions that answer each trigger.
    pub reactions: [CardSet; N_TRIGGERS],
    /// The cards that help in a union of their owner's.
    pub helpers: CardSet,
    /// The five that the Plot collects: the quick personalities of the highest value (EPH-12, EPH-A2).
    pub dignitaries: CardSet,
    /// The quick game's characters.
    pub quick: CardSet,
    /// The quick game's alliances.
    pub quick_alliances: AllianceSet,
    /// The pages by alliance, with their names resolved.
    pub pages: Vec<Page>,
}

/// The pack as its file has it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    /// The rulebook's numbers.
    pub numbers: Numbers,
    /// The numbers of the Plot face.
    pub solo: SoloNumbers,
    /// The alliances.
    pub alliances: Vec<PrintedAlliance>,
    /// The affinities, one per alliance.
    pub affinities: Vec<PrintedAffinity>,
    /// The personalities.
    pub personalities: Vec<PrintedPersonality>,
    /// The inhabitants.
    pub inhabitants: Vec<PrintedInhabitant>,
    /// The tiles of the campaign.
    pub tiles: PrintedTiles,
    /// The victory pages, one per alliance.
    pub pages: Vec<PrintedPage>,
    /// The achievements, for notes only.
    pub achievements: Vec<PrintedAffinity>,
}

/// The rulebook's numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are the rulebook's nouns")]
pub struct Numbers {
    pub tokens_in_box: u8,
    pub token_cap: u8,
    pub reserve_per_player: u8,
    pub start_tokens: u8,
    pub blind_cost: u8,
    pub debate_gain: u8,
    pub hand_limit: u8,
    pub crossroads: u8,
    pub goal: u8,
    pub track_end: u8,
    pub affinity_match: u8,
    pub affinity_side: u8,
    pub rounds_to_win: u8,
}

/// The numbers of the board's Plot face.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are the rulebook's nouns")]
pub struct SoloNumbers {
    pub easy: u8,
    pub normal: u8,
    pub hard: u8,
    pub track_end: u8,
    pub union_gain: u8,
    pub reshuffle_loss: u8,
}

/// Which box a card lives in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Set {
    /// In every game.
    Quick,
    /// Marked for the campaign.
    Campaign,
}

/// An alliance as it is printed.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are the file's")]
pub struct PrintedAlliance {
    pub id: String,
    pub name: Text,
    /// The name with its article, for sentences.
    pub the: Text,
    /// How many of its personalities a union takes.
    pub needed: u8,
    /// What a union brings, in percent.
    pub gain: u8,
    pub set: Set,
    pub source: Source,
}

/// An affinity, or another card that has a name and nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are the file's")]
pub struct PrintedAffinity {
    pub id: String,
    pub name: Text,
    pub source: Source,
}

/// A personality as it is printed.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are the file's")]
pub struct PrintedPersonality {
    pub id: String,
    pub name: Text,
    pub alliance: String,
    pub value: u8,
    pub set: Set,
    pub timing: Timing,
    pub text: Text,
    pub effects: Vec<Effect>,
    pub solo_text: Option<Text>,
    pub solo: Option<Vec<Effect>>,
    pub source: Source,
    pub name_source: Option<Source>,
}

/// An inhabitant as it is printed.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are the file's")]
pub struct PrintedInhabitant {
    pub id: String,
    pub name: Text,
    pub set: Set,
    pub text: Text,
    pub effects: Vec<Effect>,
    /// In every campaign, whichever others are drawn (EPH-102).
    #[serde(default)]
    pub keeper: bool,
    pub source: Source,
    pub name_source: Option<Source>,
}

/// The tiles of the campaign.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are the file's")]
pub struct PrintedTiles {
    pub alliances: Vec<String>,
    pub source: Source,
}

/// A victory page as it is printed.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are the file's")]
pub struct PrintedPage {
    pub id: String,
    pub name: Text,
    pub text: Text,
    pub remove: Vec<String>,
    pub add: Vec<String>,
    pub tile: Option<PrintedTile>,
    pub source: Source,
    pub name_source: Option<Source>,
}

/// Where a page lays a tile.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the names are the file's")]
pub struct PrintedTile {
    pub alliance: String,
    pub place: PrintedPlace,
}

/// On a slot of the alliances card, or under the card.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PrintedPlace {
    /// Covers the slot of this alliance, which is then out of play (EPH-A41).
    On(String),
    /// Sticks out: one alliance more.
    Under,
}

/// A character as the rules see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Character {
    /// Its alliance, which inhabitants lack.
    pub alliance: Option<Alliance>,
    /// Its value; 0 for inhabitants.
    pub value: u8,
    /// When its effect applies; inhabitants are used as actions.
    pub timing: Timing,
    /// Its effect, in the game with several players and in solo.
    pub programs: [Program; 2],
}

/// A victory page as the rules see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Page {
    /// The cards that leave.
    pub remove: CardSet,
    /// The cards that come.
    pub add: CardSet,
    /// The tile to lay, and the slot it covers; under the card without one.
    pub tile: Option<(Alliance, Option<Alliance>)>,
}

impl Pack {
    /// The character `card`.
    pub fn card(&self, card: Card) -> &Character {
        &self.cards[card.index()]
    }

    /// The name of `card`.
    pub fn name(&self, card: Card) -> &Text {
        match self.printed.personalities.get(card.index()) {
            Some(personality) => &personality.name,
            None => &self.printed.inhabitants[card.index() - self.printed.personalities.len()].name,
        }
    }

    /// What is written on `card`.
    pub fn text(&self, card: Card) -> &Text {
        match self.printed.personalities.get(card.index()) {
            Some(personality) => &personality.text,
            None => &self.printed.inhabitants[card.index() - self.printed.personalities.len()].text,
        }
    }

    /// The alliance as it is printed.
    pub fn alliance(&self, alliance: Alliance) -> &PrintedAlliance {
        &self.printed.alliances[alliance.index()]
    }

    /// The effect of `card`, as solo or as the other modes read it.
    pub fn program(&self, card: Card, is_solo: bool) -> &Program {
        &self.card(card).programs[usize::from(is_solo)]
    }

    /// The inhabitants that every campaign keeps (EPH-102).
    pub fn keepers(&self) -> CardSet {
        inhabitants(&self.printed).filter(|(_, who)| who.keeper).map(|(card, _)| card).collect()
    }

    /// The inhabitants of the quick game.
    pub fn quick_inhabitants(&self) -> CardSet {
        self.quick - CardSet::PERSONALITIES
    }
}

impl From<Printed> for Pack {
    /// Resolves every name; one that is not known is left out here and reported by the check.
    fn from(printed: Printed) -> Pack {
        let cards: Vec<Character> = program::characters(&printed);
        let of_cards = |keep: &dyn Fn(Card, &Character) -> bool| -> CardSet {
            let known = cards.iter().take(N_CARDS).enumerate();
            known
                .map(|(n, c)| (Card::new(n), c))
                .filter(|(n, c)| keep(*n, c))
                .map(|(n, _)| n)
                .collect()
        };
        let members = Alliance::all()
            .map(|alliance| of_cards(&|_, c| c.alliance == Some(alliance)))
            .collect();
        let answers = |trigger| of_cards(&|_, c| c.timing == Timing::Reaction(trigger));
        let reactions = TRIGGERS.map(answers);
        let helpers = of_cards(&|_, c| c.timing == Timing::Union);
        let quick = quick_cards(&printed);
        let best =
            (quick & CardSet::PERSONALITIES).into_iter().map(|c| cards[c.index()].value).max();
        let dignitaries = of_cards(&|n, c| quick.contains(n) && Some(c.value) == best);
        let quick_alliances = Alliance::all()
            .filter(|a| printed.alliances.get(a.index()).is_some_and(|a| a.set == Set::Quick))
            .collect();
        let pages = Alliance::all().map(|alliance| page_of(&printed, alliance)).collect();
        Pack {
            printed,
            cards,
            members,
            reactions,
            helpers,
            dignitaries,
            quick,
            quick_alliances,
            pages,
        }
    }
}

/// A pack is many pages long; whoever prints a state wants the state.
impl fmt::Debug for Pack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Pack(…)")
    }
}

impl engine::Pack for Pack {
    const GAME: &'static str = "ephios";
    const STANDARD: &'static str = include_str!("../../../content/ephios.toml");

    fn faults(&self) -> Vec<Fault> {
        check::faults(self)
    }

    fn entries(&self) -> Vec<Entry> {
        check::entries(&self.printed)
    }
}

const TRIGGERS: [Trigger; N_TRIGGERS] = [
    Trigger::RecruitOpen,
    Trigger::RecruitBlind,
    Trigger::Debate,
    Trigger::UsePersonality,
    Trigger::UseInhabitant,
    Trigger::UniteDeclared,
    Trigger::UniteDone,
];

fn inhabitants(printed: &Printed) -> impl Iterator<Item = (Card, &PrintedInhabitant)> {
    let cards = Card::all().skip(crate::card::N_PERSONALITIES);
    cards.zip(&printed.inhabitants)
}

fn quick_cards(printed: &Printed) -> CardSet {
    let personalities = Card::all().zip(&printed.personalities);
    let quick = personalities.filter(|(_, p)| p.set == Set::Quick).map(|(card, _)| card);
    let others = inhabitants(printed).filter(|(_, i)| i.set == Set::Quick).map(|(card, _)| card);
    quick.chain(others).collect()
}

fn page_of(printed: &Printed, alliance: Alliance) -> Page {
    let known = |ids: &[String]| ids.iter().filter_map(|id| id.parse::<Card>().ok()).collect();
    let Some(page) = printed.pages.iter().find(|page| page.id == alliance.id()) else {
        return Page { remove: CardSet::EMPTY, add: CardSet::EMPTY, tile: None };
    };
    let tile = page.tile.as_ref().and_then(|tile| {
        let covered = match &tile.place {
            PrintedPlace::On(slot) => Some(slot.parse().ok()?),
            PrintedPlace::Under => None,
        };
        Some((tile.alliance.parse().ok()?, covered))
    });
    Page { remove: known(&page.remove), add: known(&page.add), tile }
}
