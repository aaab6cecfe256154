//! Content packs: what is printed on cards and boards, as data with its provenance.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt::{self, Debug};

use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::de::{DeTable, DeValue};

use crate::chance::Digest;
use crate::phrase::Text;

/// A game's typed content, read from `content/<game>.toml`.
pub trait Pack: DeserializeOwned + PartialEq + Debug + Send + Sync + 'static {
    /// The game's id, which the pack's `game` key repeats; empty for a game without content.
    const GAME: &'static str;

    /// The text of the pack that comes with the program.
    const STANDARD: &'static str;

    /// Everything that is wrong with it: counts, references, what cannot be played.
    fn faults(&self) -> Vec<Fault>;

    /// Every card, tile or board in it, for people who want to read the list.
    fn entries(&self) -> Vec<Entry>;
}

/// Something wrong in a pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Where, such as `alliances[2].personalities[0]`.
    pub path: String,
    /// What is wrong.
    pub reason: String,
}

impl Fault {
    /// What is wrong at `path`.
    pub fn new(path: impl Into<String>, reason: impl Into<String>) -> Fault {
        Fault { path: path.into(), reason: reason.into() }
    }
}

/// One line of a pack's card list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What kind of thing it is: a key in the locale files, such as `ephios-section-personalities`.
    pub section: &'static str,
    /// Its id in notation.
    pub id: String,
    /// Its name.
    pub name: Text,
    /// What it says or does.
    pub text: Option<Text>,
    /// How many copies the box holds.
    pub count: u32,
    /// Where it comes from.
    pub source: Source,
}

/// Where an entry of a pack comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Printed in the rulebook.
    Rulebook,
    /// Made up to fit what the rulebook says, where it does not print the thing itself.
    Reconstructed,
}

/// A pack that has been read and found sound.
#[derive(Debug)]
pub struct Content<P> {
    /// The typed content.
    pub pack: Arc<P>,
    /// The text it was read from.
    pub text: Arc<str>,
}

impl<P> Clone for Content<P> {
    fn clone(&self) -> Content<P> {
        Content { pack: self.pack.clone(), text: self.text.clone() }
    }
}

impl<P: Pack> Content<P> {
    /// The content that comes with the program.
    ///
    /// # Panics
    /// When the standard pack has a fault, which the tests rule out.
    pub fn standard() -> Content<P> {
        Content::read(P::STANDARD).expect("the standard pack has no faults")
    }

    /// Reads and checks a pack.
    ///
    /// # Errors
    /// Everything that is wrong with it, each with its line.
    pub fn read(text: &str) -> Result<Content<P>, Vec<ContentError>> {
        let mut document = DeTable::parse(text).map_err(|e| alloc::vec![whole(text, &[], &e)])?;
        let places = places(document.get_ref());
        if !P::GAME.is_empty() {
            take_header(document.get_mut(), "format", "1")
                .and_then(|()| take_header(document.get_mut(), "game", P::GAME))
                .map_err(|fault| alloc::vec![locate(text, &places, fault)])?;
        }
        let pack = P::deserialize(toml::de::Deserializer::from(document))
            .map_err(|e| alloc::vec![whole(text, &places, &e)])?;
        let faults = pack.faults();
        if !faults.is_empty() {
            return Err(faults.into_iter().map(|fault| locate(text, &places, fault)).collect());
        }
        Ok(Content { pack: Arc::new(pack), text: text.into() })
    }

    /// What a record says about the pack: its hash, or nothing for a game without content.
    pub fn hash(&self) -> Option<Digest> {
        (!P::GAME.is_empty()).then(|| Digest::of(self.text.as_bytes()))
    }
}

/// The content of a game that needs none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoPack {}

impl Pack for NoPack {
    const GAME: &'static str = "";
    const STANDARD: &'static str = "";

    fn faults(&self) -> Vec<Fault> {
        Vec::new()
    }

    fn entries(&self) -> Vec<Entry> {
        Vec::new()
    }
}

/// Something wrong in a pack's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContentError {
    /// The line, counted from 1.
    pub line: usize,
    /// The field, such as `alliances[2].name`; empty for the whole text.
    pub field: String,
    /// What is wrong.
    pub reason: String,
}

impl fmt::Display for ContentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ContentError { line, field, reason } = self;
        if field.is_empty() {
            write!(f, "line {line}: {reason}")
        } else {
            write!(f, "line {line}: {field}: {reason}")
        }
    }
}

impl core::error::Error for ContentError {}

/// Takes a key that every pack starts with out of the document, once it says what it should.
fn take_header(document: &mut DeTable<'_>, key: &str, expected: &str) -> Result<(), Fault> {
    let said = match document.get(key).map(toml::Spanned::get_ref) {
        Some(DeValue::String(text)) => text.to_string(),
        Some(DeValue::Integer(number)) => number.as_str().to_string(),
        Some(_) => String::from("something else"),
        None => return Err(Fault::new("", format!("missing `{key} = {expected}`"))),
    };
    if said != expected {
        return Err(Fault::new(key, format!("expected {expected}, found {said}")));
    }
    document.remove(key);
    Ok(())
}

/// Every place of a document: its path, and the offset at which it starts.
type Places = [(String, usize)];

fn places(document: &DeTable<'_>) -> Vec<(String, usize)> {
    let mut places = Vec::new();
    list_table(document, "", &mut places);
    places
}

fn list_table(table: &DeTable<'_>, path: &str, places: &mut Vec<(String, usize)>) {
    for (key, value) in table {
        let dot = if path.is_empty() { "" } else { "." };
        let path = format!("{path}{dot}{}", key.get_ref());
        places.push((path.clone(), key.span().start));
        list_value(value.get_ref(), &path, places);
    }
}

fn list_value(value: &DeValue<'_>, path: &str, places: &mut Vec<(String, usize)>) {
    match value {
        DeValue::Table(table) => list_table(table, path, places),
        DeValue::Array(array) => {
            for (n, item) in array.iter().enumerate() {
                let path = format!("{path}[{n}]");
                places.push((path.clone(), item.span().start));
                list_value(item.get_ref(), &path, places);
            }
        }
        _ => {}
    }
}

/// A fault with its line: that of its path, or of the nearest thing around it that is there.
fn locate(text: &str, places: &Places, fault: Fault) -> ContentError {
    let mut path = fault.path.as_str();
    let offset = loop {
        if let Some((_, offset)) = places.iter().find(|(place, _)| place == path) {
            break *offset;
        }
        match path.rfind(['.', '[']) {
            Some(end) => path = &path[..end],
            None => break 0,
        }
    };
    ContentError { line: line_of(text, offset), field: fault.path, reason: fault.reason }
}

/// A reader's error with its line and with the last field that starts before it.
fn whole(text: &str, places: &Places, error: &toml::de::Error) -> ContentError {
    let offset = error.span().map_or(0, |span| span.start);
    let field = places.iter().filter(|(_, start)| *start <= offset).max_by_key(|(_, start)| *start);
    ContentError {
        line: line_of(text, offset),
        field: field.map(|(path, _)| path.clone()).unwrap_or_default(),
        reason: error.message().replace('\n', " "),
    }
}

fn line_of(text: &str, offset: usize) -> usize {
    text.char_indices().take_while(|(at, _)| *at < offset).filter(|(_, c)| *c == '\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(PartialEq, Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Toy {
        cards: Vec<Card>,
    }

    #[derive(PartialEq, Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Card {
        id: String,
        count: u32,
    }

    impl Pack for Toy {
        const GAME: &'static str = "toy";
        const STANDARD: &'static str =
            "format = 1\ngame = \"toy\"\n\n[[cards]]\nid = \"ace\"\ncount = 4\n";

        fn faults(&self) -> Vec<Fault> {
            let wrong = self.cards.iter().enumerate().filter(|(_, card)| card.count > 9);
            wrong.map(|(n, _)| Fault::new(format!("cards[{n}].count"), "too many")).collect()
        }

        fn entries(&self) -> Vec<Entry> {
            Vec::new()
        }
    }

    fn complaint(text: &str) -> String {
        Content::<Toy>::read(text)
            .unwrap_err()
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join("; ")
    }

    #[test]
    fn every_complaint_names_line_field_and_reason() {
        let standard = Toy::STANDARD;
        assert_eq!(Content::<Toy>::standard().pack.cards[0].count, 4);
        assert_eq!(complaint(&standard.replace('4', "40")), "line 6: cards[0].count: too many");
        let wrong = complaint(&standard.replace("= 4", "= \"four\""));
        assert_eq!(wrong, "line 6: cards[0].count: invalid type: string \"four\", expected u32");
        let unknown = complaint(&standard.replace("count", "number"));
        assert!(
            unknown.starts_with("line 6: cards[0].number: unknown field `number`"),
            "{unknown}"
        );
        let missing = complaint(&standard.replace("id = \"ace\"\n", ""));
        assert_eq!(missing, "line 4: cards[0]: missing field `id`");
        assert_eq!(
            complaint(&standard.replace("toy", "chess")),
            "line 2: game: expected toy, found chess"
        );
        assert_eq!(complaint(""), "line 1: missing `format = 1`");
        assert!(complaint("format = 1\n[[cards]").starts_with("line 2: "));
    }
}
