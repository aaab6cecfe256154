//! What things are called: the names of the pack, put together.

use alloc::string::ToString;
use alloc::vec::Vec;

use engine::{Arg, Phrase};

use crate::card::CardId;
use crate::city::{Area, God, Territory};
use crate::content::{AreaEntry, HalfEntry, Magic, Pack, Power, SupportEntry};
use crate::state::Phase;

/// The names in a pack.
pub(super) struct Names<'a>(pub(super) &'a Pack);

/// The half of a card that is played.
#[derive(Clone, Copy)]
pub(super) enum Used {
    /// As this area.
    Area(Area),
    /// For this power.
    Support(Power),
}

impl Names<'_> {
    pub(super) fn territory(&self, territory: Territory) -> Arg {
        (&self.0.printed.territories[territory.index()].name).into()
    }

    pub(super) fn god(&self, god: God) -> Arg {
        (&self.0.printed.gods[god.0.index()].name).into()
    }

    pub(super) fn magic(&self, magic: Magic) -> Arg {
        (&self.0.printed.magic[magic as usize].name).into()
    }

    pub(super) fn area(&self, area: Area) -> Phrase {
        Phrase::new("ephyran-area")
            .with("territory", self.territory(area.territory()))
            .with("number", area.number())
    }

    pub(super) fn support(&self, power: Power) -> Arg {
        self.name_support(|support| support.effect.power() == power)
    }

    fn name_support(&self, is_it: impl Fn(&SupportEntry) -> bool) -> Arg {
        let support = self.0.printed.supports.iter().find(|support| is_it(support));
        support.map_or_else(|| Arg::Verbatim("?".into()), |support| (&support.name).into())
    }

    /// The Support half of `card` that answers what is asked in this phase.
    pub(super) fn counter(&self, card: CardId, phase: Phase) -> Arg {
        self.halves(card)
            .iter()
            .find(|half| self.answers(half, phase))
            .map_or_else(|| self.card(card), |half| self.name_half(half))
    }

    /// The other half of a card that answers.
    pub(super) fn rest_of_counter(&self, card: CardId, phase: Phase) -> Arg {
        self.list(self.halves(card).iter().filter(|half| !self.answers(half, phase)))
    }

    fn answers(&self, half: &HalfEntry, phase: Phase) -> bool {
        let (HalfEntry::Support(id), Phase::Answer { support, .. }) = (half, phase) else {
            return false;
        };
        let entry = self.0.printed.supports.iter().find(|entry| entry.id == *id);
        let power = support.support().map(|(power, _)| power);
        entry.zip(power).is_some_and(|(entry, power)| entry.counters.contains(&power))
    }

    /// `card` as it stands at `area`: its creature and its magic, or Dionysus.
    pub(super) fn half(&self, card: CardId, area: Area) -> Phrase {
        let entry = self.halves(card).iter().find_map(|half| match half {
            HalfEntry::Area(entry) if is_area(entry, area) => Some(entry),
            HalfEntry::Area(_) | HalfEntry::Support(_) => None,
        });
        match entry {
            Some(entry) => self.name_area(entry),
            None => Phrase::new("ephyran-half-dionysus").with("area", self.area(area)),
        }
    }

    /// What is given up when `card` is played as `used`.
    pub(super) fn rest(&self, card: CardId, used: Used) -> Arg {
        let is_used = |half: &HalfEntry| match (half, used) {
            (HalfEntry::Area(entry), Used::Area(area)) => is_area(entry, area),
            (HalfEntry::Support(id), Used::Support(power)) => {
                let mut supports = self.0.printed.supports.iter();
                supports.any(|support| support.id == *id && support.effect.power() == power)
            }
            (HalfEntry::Area(_), Used::Support(_)) | (HalfEntry::Support(_), Used::Area(_)) => {
                false
            }
        };
        self.list(self.halves(card).iter().filter(|half| !is_used(half)))
    }

    /// Both halves of a card.
    pub(super) fn card(&self, card: CardId) -> Arg {
        match self.halves(card) {
            [first, second] => Phrase::new("ephyran-card")
                .with("first", self.name_half(first))
                .with("second", self.name_half(second))
                .into(),
            _ if card.is_dionysus() => (&self.0.printed.wilds[0].name).into(),
            _ => Arg::Verbatim(card.to_string()),
        }
    }

    /// The creature of `card` at `area` with its magic, for the rows of the picture.
    pub(super) fn creature(&self, card: CardId, area: Area) -> Phrase {
        let name = |creature: u8| &self.0.printed.creatures[usize::from(creature)].name;
        match self.0.face(card).half(area) {
            None => Phrase::new("ephyran-cell").with("creature", &self.0.printed.wilds[0].name),
            Some(half) => match half.magic {
                None => Phrase::new("ephyran-cell").with("creature", name(half.creature)),
                Some(magic) => Phrase::new("ephyran-cell-magic")
                    .with("creature", name(half.creature))
                    .with("magic", self.magic(magic)),
            },
        }
    }

    fn halves(&self, card: CardId) -> &[HalfEntry] {
        self.0.printed.cards.get(card.index()).map_or(&[], |card| &card.halves)
    }

    fn name_half(&self, half: &HalfEntry) -> Arg {
        match half {
            HalfEntry::Area(entry) => self.name_area(entry).into(),
            HalfEntry::Support(id) => self.name_support(|support| support.id == *id),
        }
    }

    fn name_area(&self, entry: &AreaEntry) -> Phrase {
        let creature =
            self.0.printed.creatures.iter().find(|creature| creature.id == entry.creature);
        let key = if entry.magic.is_some() { "ephyran-half-magic" } else { "ephyran-half" };
        let mut phrase = Phrase::new(key)
            .with("territory", self.territory(entry.territory))
            .with("number", entry.number);
        if let Some(creature) = creature {
            phrase = phrase.with("creature", &creature.name);
        }
        match entry.magic {
            Some(magic) => phrase.with("magic", self.magic(magic)),
            None => phrase,
        }
    }

    fn list<'b>(&self, halves: impl Iterator<Item = &'b HalfEntry>) -> Arg {
        Arg::List(halves.map(|half| self.name_half(half)).collect::<Vec<_>>())
    }
}

fn is_area(entry: &AreaEntry, area: Area) -> bool {
    (entry.territory, usize::from(entry.number)) == (area.territory(), area.number())
}
