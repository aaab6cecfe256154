//! Just enough of a reader of style sheets to find rules and what they set.

use super::color::Palette;

/// A rule: what it is about, and what it sets.
#[derive(Clone, Debug)]
pub(crate) struct Rule {
    pub(crate) selector: String,
    pub(crate) sets: Vec<(String, String)>,
}

impl Rule {
    /// The value of a property, the last one if it is set twice.
    pub(crate) fn get(&self, property: &str) -> Option<&str> {
        self.sets.iter().rfind(|(name, _)| name == property).map(|(_, value)| value.as_str())
    }

    /// The custom properties that the rule sets.
    pub(crate) fn own(&self) -> Palette {
        self.sets.iter().filter(|(name, _)| name.starts_with("--")).cloned().collect()
    }
}

/// Every rule of a sheet in order, those for certain widths or for paper included; frames of animations are not rules.
pub(crate) fn rules(sheet: &str) -> Vec<Rule> {
    let (mut rules, mut rest) = (Vec::new(), without_comments(sheet));
    while let Some((prelude, inside)) = rest.split_once('{') {
        let prelude = prelude.trim_start_matches(|c: char| c == '}' || c.is_whitespace()).trim();
        if prelude.starts_with("@keyframes") {
            rest = after_block(inside).to_string();
        } else if prelude.starts_with('@') {
            rest = inside.to_string();
        } else if let Some(nested) = nested(inside) {
            rules.push(Rule {
                selector: prelude.to_string(),
                sets: declarations(&inside[..nested]),
            });
            rest = inside[nested..].to_string();
        } else {
            let (body, after) = inside.split_once('}').expect("every block ends");
            rules.push(Rule { selector: prelude.to_string(), sets: declarations(body) });
            rest = after.to_string();
        }
    }
    rules
}

/// Where the first rule within a rule begins; `None` where there are only declarations.
fn nested(inside: &str) -> Option<usize> {
    let opens = inside.find('{').filter(|n| inside.find('}').is_some_and(|end| *n < end))?;
    Some(inside[..opens].rfind(';').map_or(0, |n| n + 1))
}

fn without_comments(sheet: &str) -> String {
    let pieces = sheet.split("/*").enumerate();
    pieces
        .map(|(n, piece)| match piece.split_once("*/") {
            Some((_, after)) if n > 0 => after,
            _ => piece,
        })
        .collect()
}

/// What follows the block whose inside this text begins with.
fn after_block(text: &str) -> &str {
    let mut depth = 1;
    for (n, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &text[n + 1..];
        }
    }
    ""
}

fn declarations(body: &str) -> Vec<(String, String)> {
    let pair = |line: &str| {
        let (name, value) = line.split_once(':')?;
        Some((name.trim().to_string(), value.trim().to_string()))
    };
    body.split(';').filter_map(pair).collect()
}
