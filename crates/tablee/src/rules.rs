//! The numbered rules of the games as lines of a terminal.

use localization::Lang;
use ui::rules::{self, Part, Rule};

/// A line to be wrapped where the terminal ends.
pub(crate) struct Line {
    /// What it says; nothing for a gap.
    pub(crate) text: String,
    /// How far the lines that it is wrapped into are set in.
    pub(crate) margin: usize,
    /// Whether it is a heading.
    pub(crate) is_heading: bool,
}

/// The rules of a game, for games that have some.
pub(crate) fn lines(game: &str, lang: Lang) -> Option<Vec<Line>> {
    let mut lines = Vec::new();
    let mut is_after_rule = false;
    for part in &rules::rulebook(game, lang)?.parts {
        let is_rule = matches!(part, Part::Rule(_));
        if !(lines.is_empty() || is_rule && is_after_rule) {
            lines.push(Line { text: String::new(), margin: 0, is_heading: false });
        }
        is_after_rule = is_rule;
        let is_heading = matches!(part, Part::Heading { .. });
        let margin = if is_rule { 2 } else { 0 };
        lines.extend(texts(part).into_iter().map(|text| Line { text, margin, is_heading }));
    }
    Some(lines)
}

/// The rule with this id, without marks.
pub(crate) fn rule(game: &str, id: &str, lang: Lang) -> Option<String> {
    rules::rule(game, id, lang).map(sentence)
}

fn texts(part: &Part) -> Vec<String> {
    match part {
        Part::Heading { text, .. } | Part::Prose(text) => vec![rules::plain(text)],
        Part::Table(rows) => rows.iter().map(|row| rules::plain(&row.join(" | "))).collect(),
        Part::Rule(rule) => vec![sentence(rule)],
    }
}

fn sentence(rule: &Rule) -> String {
    format!("{} {} ({})", rule.id, rules::plain(&rule.text), rule.source)
}
