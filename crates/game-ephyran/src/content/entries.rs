//! The pack as a list for people to read.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use engine::{Entry, Source, Text};

use super::{CardEntry, HalfEntry, Pack};

impl Pack {
    /// Every card, Support, god and token, for people who want to read the list.
    pub(super) fn list_entries(&self) -> Vec<Entry> {
        let printed = &self.printed;
        let mut entries = Vec::new();
        let mut list = |section, id: &str, name: &Text, text: Option<&Text>, count, source| {
            let (id, name, text) = (id.into(), name.clone(), text.cloned());
            entries.push(Entry { section, id, name, text, count, source });
        };
        for god in &printed.gods {
            list("ephyran-section-gods", &god.id, &god.name, None, 1, god.source);
        }
        for wild in &printed.wilds {
            let count = u32::from(wild.count);
            list(
                "ephyran-section-wilds",
                &wild.id,
                &wild.name,
                Some(&wild.text),
                count,
                wild.source,
            );
        }
        for support in &printed.supports {
            let (id, name, text) = (&support.id, &support.name, Some(&support.text));
            list("ephyran-section-supports", id, name, text, 1, support.source);
        }
        // The rulebooks say what a Support does and not how often there is one: that is as certain as the cards are.
        let is_printed = printed.cards.iter().all(|card| card.source == Source::Rulebook);
        let source = if is_printed { Source::Rulebook } else { Source::Reconstructed };
        for support in &printed.supports {
            let count = self.n_supports(support.effect.power()) as u32;
            let (id, name) = (&support.id, &support.name);
            list("ephyran-section-support-counts", id, name, None, count, source);
        }
        for token in &printed.tokens {
            let count = u32::from(token.count);
            list("ephyran-section-tokens", &token.id, &token.name, None, count, token.source);
        }
        for card in &printed.cards {
            list("ephyran-section-cards", &card.id, &self.card_name(card), None, 1, card.source);
        }
        entries
    }

    /// A card by its halves: "lagoon 1, siren / Castor & Pollux".
    fn card_name(&self, card: &CardEntry) -> Text {
        let [first, second] = card.halves.each_ref().map(|half| self.half_name(half));
        Text {
            en: format!("{} / {}", first.en, second.en),
            fr: format!("{} / {}", first.fr, second.fr),
        }
    }

    fn half_name(&self, half: &HalfEntry) -> Text {
        let printed = &self.printed;
        let say = |pick: fn(&Text) -> &str| match half {
            HalfEntry::Support(id) => {
                let support = printed.supports.iter().find(|support| support.id == *id);
                support.map(|support| String::from(pick(&support.name)))
            }
            HalfEntry::Area(area) => {
                let territory = printed.territories.get(area.territory.index());
                let creature = printed.creatures.iter().find(|c| c.id == area.creature);
                let magic = printed.magic.iter().find(|magic| Some(magic.id) == area.magic);
                let magic = magic.map(|magic| format!(" ({})", pick(&magic.name)));
                territory.zip(creature).map(|(territory, creature)| {
                    let (territory, creature) = (pick(&territory.name), pick(&creature.name));
                    format!("{territory} {}, {creature}{}", area.number, magic.unwrap_or_default())
                })
            }
        };
        Text {
            en: say(|text| &text.en).unwrap_or_default(),
            fr: say(|text| &text.fr).unwrap_or_default(),
        }
    }
}
