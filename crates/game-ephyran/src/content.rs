//! The typed content pack: what is printed on cards and tokens, and the vocabulary of effects.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use engine::{Entry, Fault, ParseError, Source, Text};
use serde::{Deserialize, Serialize};

use crate::card::CardId;
use crate::city::{Area, SIDE, Territory};

mod check;
mod entries;

/// Everything printed, as `content/ephyran.toml` has it, and the same again in a form that is quick to ask.
#[derive(PartialEq, Eq, Debug, Deserialize)]
#[serde(from = "Printed")]
pub struct Pack {
    /// What the file says.
    pub printed: Printed,
    faces: Vec<Face>,
    values: [i8; Magic::ALL.len()],
    tokens: [u8; Magic::ALL.len()],
    n_supports: [u8; Power::ALL.len()],
    n_support_cards: u8,
    n_draw: u8,
    n_look: u8,
}

/// The file, table by table.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    /// The columns of a city, in order.
    pub territories: Vec<TerritoryEntry>,
    /// The gods, in the order of their territories.
    pub gods: Vec<GodEntry>,
    /// Who lives on the areas.
    pub creatures: Vec<CreatureEntry>,
    /// What magic is worth.
    pub magic: Vec<MagicEntry>,
    /// How many tokens there are of each kind.
    pub tokens: Vec<TokenEntry>,
    /// The wild card.
    pub wilds: Vec<WildEntry>,
    /// The kinds of Support.
    pub supports: Vec<SupportEntry>,
    /// The pile.
    pub cards: Vec<CardEntry>,
}

/// A column of a city.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerritoryEntry {
    /// Which one.
    pub id: Territory,
    /// Its name.
    pub name: Text,
    /// The colour of its cards.
    pub colour: String,
    /// Where it comes from.
    pub source: Source,
}

/// A god card.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GodEntry {
    /// The god's id.
    pub id: String,
    /// The god's name.
    pub name: Text,
    /// The territory that counts twice for this god's player.
    pub territory: Territory,
    /// Where it comes from.
    pub source: Source,
}

/// A mythological creature.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CreatureEntry {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// Where it lives.
    pub territory: Territory,
    /// Where it comes from.
    pub source: Source,
}

/// A kind of magic.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MagicEntry {
    /// Which one.
    pub id: Magic,
    /// Its name.
    pub name: Text,
    /// Its worth in prestige.
    pub value: i8,
    /// Where it comes from.
    pub source: Source,
}

/// The magical tokens of one kind.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokenEntry {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// What is on its face.
    pub magic: Magic,
    /// How many there are.
    pub count: u8,
    /// Where it comes from.
    pub source: Source,
}

/// The wild card.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WildEntry {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// What it does.
    pub text: Text,
    /// How many there are.
    pub count: u8,
    /// Where it comes from.
    pub source: Source,
}

/// A kind of Support half.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SupportEntry {
    /// Its id, by which cards name it.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// What it does.
    pub text: Text,
    /// Its family.
    pub family: Family,
    /// What it does on its owner's turn.
    pub effect: Effect,
    /// What it stops on somebody else's turn.
    #[serde(default)]
    pub counters: Vec<Power>,
    /// Where it comes from.
    pub source: Source,
}

/// A pile card.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardEntry {
    /// Its id: `e001`, `e002` and so on in the order of the file.
    pub id: String,
    /// Its halves.
    pub halves: [HalfEntry; 2],
    /// Where it comes from.
    pub source: Source,
}

/// Half a card.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HalfEntry {
    /// An area of a territory.
    Area(AreaEntry),
    /// A Support, by its id.
    Support(String),
}

/// An area as it is printed.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AreaEntry {
    /// Its column.
    pub territory: Territory,
    /// Its number, 1 to 4.
    pub number: u8,
    /// Who lives there, by id.
    pub creature: String,
    /// Magic printed on it.
    pub magic: Option<Magic>,
}

/// The four families of Supports.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Family {
    /// Better ways of drawing.
    Pile,
    /// Help for one's own city.
    Athena,
    /// Harm to the others' cities.
    Ares,
    /// Answers and locks.
    Defence,
}

/// What a Support does on its owner's turn: the vocabulary of the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Take `draw` cards, then play again.
    Twins {
        /// How many.
        draw: u8,
    },
    /// Look at `look` cards of the pile and keep one.
    Graeae {
        /// How many.
        look: u8,
    },
    /// Swap an area with an opponent, or replace it from the hand.
    Exchange,
    /// Draw a magical token.
    TakeToken,
    /// An opponent loses an uncovered area.
    Destroy,
    /// Take a magical token from an opponent.
    StealToken,
    /// Lock a column of one's own.
    Lock,
    /// Unlock a column.
    Unlock,
}

impl Effect {
    /// The effect without its numbers.
    pub const fn power(self) -> Power {
        match self {
            Effect::Twins { .. } => Power::Twins,
            Effect::Graeae { .. } => Power::Graeae,
            Effect::Exchange => Power::Exchange,
            Effect::TakeToken => Power::TakeToken,
            Effect::Destroy => Power::Destroy,
            Effect::StealToken => Power::StealToken,
            Effect::Lock => Power::Lock,
            Effect::Unlock => Power::Unlock,
        }
    }
}

/// What a Support can do, without numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// Take more cards and play again.
    Twins,
    /// Look at several cards and keep one.
    Graeae,
    /// Swap or replace an area.
    Exchange,
    /// Draw a token.
    TakeToken,
    /// Make an opponent lose an area.
    Destroy,
    /// Take an opponent's token.
    StealToken,
    /// Lock a column.
    Lock,
    /// Unlock a column.
    Unlock,
}

impl Power {
    /// All eight.
    pub const ALL: [Power; 8] = [
        Power::Twins,
        Power::Graeae,
        Power::Exchange,
        Power::TakeToken,
        Power::Destroy,
        Power::StealToken,
        Power::Lock,
        Power::Unlock,
    ];
}

/// A set of powers, as one byte.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Powers(u8);

impl Powers {
    /// Whether `power` is in it.
    pub const fn contains(self, power: Power) -> bool {
        self.0 >> power as u8 & 1 == 1
    }

    /// The powers as bits, in the order of [`Power::ALL`].
    pub const fn bits(self) -> u8 {
        self.0
    }

    fn insert(&mut self, power: Power) {
        self.0 |= 1 << power as u8;
    }
}

/// Magic, printed on an area or on a token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Magic {
    /// Zeus's thunderbolt.
    Thunderbolt,
    /// Poseidon's trident.
    Trident,
    /// Athena's owl.
    Owl,
    /// Ares's helmet.
    Helmet,
}

impl Magic {
    /// All four, the best first.
    pub const ALL: [Magic; 4] = [Magic::Thunderbolt, Magic::Trident, Magic::Owl, Magic::Helmet];

    /// Its id in the pack and in notation.
    pub const fn id(self) -> &'static str {
        match self {
            Magic::Thunderbolt => "thunderbolt",
            Magic::Trident => "trident",
            Magic::Owl => "owl",
            Magic::Helmet => "helmet",
        }
    }
}

impl fmt::Display for Magic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Magic {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Magic, ParseError> {
        let known = Magic::ALL.into_iter().find(|magic| magic.id() == text);
        known.ok_or(ParseError("magic is `thunderbolt`, `trident`, `owl` or `helmet`"))
    }
}

/// An area half, ready to be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AreaHalf {
    /// The area it is.
    pub area: Area,
    /// Its creature's place in the pack.
    pub creature: u8,
    /// Its creature's place among those of the territory.
    pub neighbour: u8,
    /// The magic printed on it.
    pub magic: Option<Magic>,
}

/// Both halves of a card, ready to be asked.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Face {
    /// The area halves.
    pub areas: [Option<AreaHalf>; 2],
    /// What its Support halves do.
    pub powers: Powers,
    /// What its Support halves stop.
    pub counters: Powers,
}

impl Face {
    const BLANK: Face = Face { areas: [None; 2], powers: Powers(0), counters: Powers(0) };

    /// The half that is `area`, if one is.
    pub fn half(&self, area: Area) -> Option<&AreaHalf> {
        self.areas.iter().flatten().find(|half| half.area == area)
    }
}

impl Pack {
    /// How many cards the pile has before the deal.
    pub fn n_cards(&self) -> usize {
        self.faces.len()
    }

    /// What `card` can be played as; nothing is printed on Dionysus.
    pub fn face(&self, card: CardId) -> &Face {
        self.faces.get(card.index()).unwrap_or(&Face::BLANK)
    }

    /// Where `card` comes from.
    pub fn source(&self, card: CardId) -> Source {
        let printed = self.printed.cards.get(card.index()).map(|entry| entry.source);
        let wild = self.printed.wilds.first().map(|wild| wild.source);
        printed.or(wild).unwrap_or(Source::Reconstructed)
    }

    /// Whether `card` can stand at `area`: it is printed so, or it is Dionysus (EYR-14).
    pub fn can_stand(&self, card: CardId, area: Area) -> bool {
        card.is_dionysus() || self.face(card).half(area).is_some()
    }

    /// What `magic` is worth.
    pub fn value(&self, magic: Magic) -> i32 {
        i32::from(self.values[magic as usize])
    }

    /// How many tokens of each kind the box holds, in the order of [`Magic::ALL`].
    pub fn tokens(&self) -> [u8; Magic::ALL.len()] {
        self.tokens
    }

    /// How many tokens the box holds.
    pub fn n_tokens(&self) -> usize {
        self.tokens.iter().map(|count| usize::from(*count)).sum()
    }

    /// How many cards Castor & Pollux bring.
    pub fn n_draw(&self) -> u8 {
        self.n_draw
    }

    /// How many cards the Graeae look at.
    pub fn n_look(&self) -> u8 {
        self.n_look
    }

    /// How many cards have `power`.
    pub fn n_supports(&self, power: Power) -> usize {
        usize::from(self.n_supports[power as usize])
    }

    /// How many cards have a Support half.
    pub fn n_support_cards(&self) -> usize {
        usize::from(self.n_support_cards)
    }
}

impl From<Printed> for Pack {
    /// What does not fit together is left out here and found by the check.
    fn from(printed: Printed) -> Pack {
        let faces: Vec<Face> = printed.cards.iter().map(|card| face(&printed, card)).collect();
        let count =
            |has: &dyn Fn(&Face) -> bool| faces.iter().filter(|face| has(face)).count() as u8;
        let mut pack = Pack {
            values: [0; Magic::ALL.len()],
            tokens: [0; Magic::ALL.len()],
            n_supports: Power::ALL.map(|power| count(&|face| face.powers.contains(power))),
            n_support_cards: count(&|face| face.powers != Powers::default()),
            n_draw: 0,
            n_look: 0,
            faces,
            printed,
        };
        for entry in &pack.printed.magic {
            pack.values[entry.id as usize] = entry.value;
        }
        for entry in &pack.printed.tokens {
            pack.tokens[entry.magic as usize] = entry.count;
        }
        for support in &pack.printed.supports {
            match support.effect {
                Effect::Twins { draw } => pack.n_draw = draw,
                Effect::Graeae { look } => pack.n_look = look,
                Effect::Exchange | Effect::TakeToken | Effect::Destroy => {}
                Effect::StealToken | Effect::Lock | Effect::Unlock => {}
            }
        }
        pack
    }
}

fn face(printed: &Printed, card: &CardEntry) -> Face {
    let mut face = Face::default();
    for (half, place) in card.halves.iter().zip(&mut face.areas) {
        match half {
            HalfEntry::Area(area) => *place = area_half(printed, area),
            HalfEntry::Support(id) => {
                if let Some(support) = printed.supports.iter().find(|support| support.id == *id) {
                    face.powers.insert(support.effect.power());
                    support.counters.iter().for_each(|power| face.counters.insert(*power));
                }
            }
        }
    }
    // In ascending order, so that what is listed from a face is too.
    face.areas.sort_unstable_by_key(|half| half.map(|half| half.area));
    face
}

fn area_half(printed: &Printed, entry: &AreaEntry) -> Option<AreaHalf> {
    let number = usize::from(entry.number);
    let creature = printed.creatures.iter().position(|creature| creature.id == entry.creature)?;
    let before = printed.creatures[..creature].iter();
    let neighbour = before.filter(|creature| creature.territory == entry.territory).count();
    (1..=SIDE).contains(&number).then(|| AreaHalf {
        area: Area::new(entry.territory, number),
        creature: creature as u8,
        neighbour: neighbour as u8,
        magic: entry.magic,
    })
}

impl engine::Pack for Pack {
    const GAME: &'static str = "ephyran";
    const STANDARD: &'static str = include_str!("../../../content/ephyran.toml");

    fn faults(&self) -> Vec<Fault> {
        check::faults(&self.printed)
    }

    fn entries(&self) -> Vec<Entry> {
        self.list_entries()
    }
}
