//! The numbered rules of a game, with the sections they stand in.

use std::collections::BTreeMap;

/// The rules of `rules/<game>.md`: each id with the headings above it.
pub(super) struct Book(BTreeMap<String, Vec<String>>);

impl Book {
    pub(super) fn read(text: &str) -> Book {
        let mut rules = BTreeMap::new();
        let mut headings: Vec<(usize, String)> = Vec::new();
        for line in text.lines() {
            let depth = line.bytes().take_while(|byte| *byte == b'#').count();
            if depth > 0 {
                headings.retain(|(above, _)| *above < depth);
                headings.push((depth, line[depth..].trim().to_string()));
            } else if let Some((id, _)) =
                line.strip_prefix("- **").and_then(|rule| rule.split_once("**"))
            {
                let above = headings.iter().map(|(_, heading)| heading.clone()).collect();
                rules.insert(id.to_string(), above);
            }
        }
        Book(rules)
    }

    pub(super) fn has(&self, rule: &str) -> bool {
        self.0.contains_key(rule)
    }

    /// Whether `name` is the rule's id or a heading above it.
    pub(super) fn is_under(&self, rule: &str, name: &str) -> bool {
        let is_heading = |headings: &Vec<String>| headings.iter().any(|heading| heading == name);
        rule == name || self.0.get(rule).is_some_and(is_heading)
    }

    /// Whether `name` is any rule's id or heading.
    pub(super) fn knows(&self, name: &str) -> bool {
        self.0.keys().any(|rule| self.is_under(rule, name))
    }
}
