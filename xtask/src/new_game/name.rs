//! What a game is called, in commands, in code, in its title and before its rules' numbers.

use std::collections::BTreeSet;
use std::fs;

use anyhow::{Result, bail, ensure};

use super::root;

/// Words that cannot be the name of a module.
const KEYWORDS: [&str; 36] = [
    "as", "async", "await", "box", "break", "const", "continue", "crate", "dyn", "else", "enum",
    "extern", "false", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "match", "mod",
    "move", "mut", "pub", "ref", "return", "self", "static", "struct", "super", "trait", "true",
    "type", "use",
];
/// The longest name.
const LONGEST: usize = 24;

/// The ids that games have: each says its own in its implementation of `Game`.
fn taken() -> Result<BTreeSet<String>> {
    const SAID: &str = "const ID: &'static str = \"";
    let mut ids = BTreeSet::new();
    for folder in fs::read_dir(root().join("crates"))? {
        let sources = fs::read_dir(folder?.path().join("src"));
        for file in sources.into_iter().flatten().flatten() {
            if file.path().extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(file.path())?;
                let said = text.lines().filter_map(|line| line.trim().strip_prefix(SAID));
                ids.extend(said.filter_map(|rest| rest.split('"').next()).map(String::from));
            }
        }
    }
    Ok(ids)
}

/// The names of a new game.
pub(super) struct Name {
    id: String,
    prefix: String,
}

impl Name {
    /// A name that a game can have and none has yet.
    pub(super) fn new(id: &str) -> Result<Name> {
        let is_letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        ensure!(
            id.len() >= 2 && id.len() <= LONGEST && id.chars().all(is_letter),
            "`{id}` is no name for a game: use 2 to {LONGEST} small letters, digits and hyphens, such as `high-card`"
        );
        ensure!(
            id.starts_with(|c: char| c.is_ascii_lowercase())
                && !id.ends_with('-')
                && !id.contains("--"),
            "`{id}` is no name for a game: begin with a letter, and put hyphens between letters only"
        );
        ensure!(!KEYWORDS.contains(&id), "`{id}` is a word of Rust: choose another name");
        if taken()?.contains(id) {
            bail!("there is a game `{id}` already: choose another name");
        }
        Ok(Name { id: id.to_string(), prefix: prefix(id)? })
    }

    /// In commands, files and records: `high-card`.
    pub(super) fn id(&self) -> &str {
        &self.id
    }

    /// In code: `high_card`.
    pub(super) fn snake(&self) -> String {
        self.id.replace('-', "_")
    }

    /// To people: `High card`.
    fn title(&self) -> String {
        let spaced = self.id.replace('-', " ");
        spaced[..1].to_uppercase() + &spaced[1..]
    }

    /// Where a file of the template goes: Rust modules are named as code is.
    pub(super) fn in_path(&self, path: &str) -> String {
        let is_module = path.ends_with("/newgame.rs");
        path.replace("newgame", &if is_module { self.snake() } else { self.id.clone() })
    }

    /// A text of the template in this game's names.
    pub(super) fn in_text(&self, text: &str) -> String {
        text.replace("game_newgame", &format!("game_{}", self.snake()))
            .replace("newg_", &format!("{}_", self.prefix.to_lowercase()))
            .replace("NEWG-", &format!("{}-", self.prefix))
            .replace("Newgame", &self.title())
            .replace("newgame", &self.id)
    }
}

/// What stands before the numbers of the rules: the first letters of the name, as many as tell it from other games.
fn prefix(id: &str) -> Result<String> {
    let letters: String = id.chars().filter(char::is_ascii_alphabetic).collect();
    let letters = letters.to_uppercase();
    let taken = prefixes_in_use()?;
    let from = letters.len().min(3);
    let free =
        (from..=letters.len()).map(|n| &letters[..n]).find(|prefix| !taken.contains(*prefix));
    match free {
        Some(prefix) => Ok(prefix.to_string()),
        None => bail!("the rules of `{id}` would have another game's numbers: choose another name"),
    }
}

fn prefixes_in_use() -> Result<BTreeSet<String>> {
    let mut prefixes = BTreeSet::new();
    for file in fs::read_dir(super::root().join("rules"))? {
        let path = file?.path();
        if path.extension().is_some_and(|ending| ending == "md") {
            let text = fs::read_to_string(&path)?;
            let ids = text.lines().filter_map(|line| line.strip_prefix("- **"));
            prefixes.extend(ids.filter_map(|id| id.split('-').next()).map(String::from));
        }
    }
    Ok(prefixes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(id: &str) -> String {
        Name::new(id).err().unwrap_or_else(|| panic!("{id} is accepted")).to_string()
    }

    #[test]
    fn a_bad_name_is_refused_with_the_way_out() {
        for id in ["", "x", "High-Card", "été", "a b", "../up", "a_b", &"long".repeat(9)] {
            assert!(refused(id).contains("such as `high-card`"), "{id}: {}", refused(id));
        }
        for id in ["7up", "-a", "a-", "a--b"] {
            assert!(refused(id).contains("begin with a letter"), "{id}: {}", refused(id));
        }
        assert!(refused("match").contains("a word of Rust"));
        assert!(refused("epix").contains("there is a game `epix` already"));
        assert!(refused("leduc").contains("there is a game `leduc` already"));
    }

    #[test]
    fn rules_get_a_prefix_that_no_other_game_has() {
        assert_eq!(Name::new("fable").unwrap().prefix, "FAB");
        assert_eq!(Name::new("leda").unwrap().prefix, "LEDA", "LED is Leduc poker");
        assert!(refused("led").contains("another game's numbers"));
    }
}
