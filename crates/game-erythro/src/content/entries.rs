//! The list of everything in a pack, for people who want to read it.

use alloc::string::String;
use alloc::vec::Vec;

use engine::{Entry, Source, Text};

use super::Printed;

/// Every card, tile and sheet, section by section.
pub(super) fn entries(printed: &Printed) -> Vec<Entry> {
    let mut list = Vec::new();
    let mut add = |section, id: &str, name: &Text, text: Option<&Text>, count, source: Source| {
        let (id, name, text) = (String::from(id), name.clone(), text.cloned());
        list.push(Entry { section, id, name, text, count, source });
    };
    for it in &printed.adversaries {
        add("erythro-section-adversaries", &it.id, &it.name, Some(&it.text), 1, it.source);
    }
    for it in &printed.characters {
        add("erythro-section-characters", &it.id, &it.name, None, 1, it.source);
    }
    for it in &printed.base_cards {
        add("erythro-section-base-cards", &it.id, &it.name, None, 1, it.source);
    }
    for it in &printed.advanced_cards {
        add("erythro-section-advanced-cards", &it.id, &it.name, None, 1, it.source);
    }
    let it = &printed.contamination;
    add("erythro-section-contamination", &it.id, &it.name, None, it.copies.into(), it.source);
    for it in &printed.mines {
        add("erythro-section-mines", &it.id, &it.name, None, 1, it.source);
    }
    for it in &printed.events {
        add("erythro-section-events", &it.id, &it.name, None, 1, it.source);
    }
    for it in &printed.tiles {
        add("erythro-section-tiles", &it.id, &it.name, None, 1, it.source);
    }
    list
}
