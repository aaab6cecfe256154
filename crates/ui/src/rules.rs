//! The numbered rules of the games as they come with the program, in every language.
//!
//! `rules/<game>.md` is English and `rules/<language>/<game>.md` the others: headings, prose, tables, and one line for each
//! rule, `- **ID** sentence *(source: where it comes from)*`. The terminal and the pages both read them from here.
//!
//! ```
//! use localization::Lang;
//! use ui::rules;
//!
//! let rule = rules::rule("leduc", "led-5", Lang::Fr).unwrap();
//! assert_eq!(rule.id, "LED-5");
//! assert_eq!(rule.source, "Southey");
//! ```

use std::collections::BTreeMap;
use std::sync::OnceLock;

use include_dir::{Dir, File, include_dir};
use localization::Lang;

static RULES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../rules");

/// The rules of one game in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook {
    /// Everything in its order, the title first.
    pub parts: Vec<Part>,
}

/// A piece of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// A heading.
    Heading {
        /// 1 for the title, 2 for a section, 3 for a part of a section.
        level: usize,
        /// What it says.
        text: String,
    },
    /// A paragraph, with marks (see [`Rulebook::spans`]).
    Prose(String),
    /// Rows of cells, the head first.
    Table(Vec<Vec<String>>),
    /// A rule.
    Rule(Rule),
}

/// A numbered rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Its id, such as `EPX-36a`.
    pub id: String,
    /// The sentence, with marks (see [`Rulebook::spans`]).
    pub text: String,
    /// Where it comes from, such as `rulebook` or `ruling`.
    pub source: String,
}

/// A stretch of a text with the same marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Span<'a> {
    /// As it is.
    Plain(&'a str),
    /// Between `**` and `**`.
    Strong(&'a str),
    /// Between `*` and `*`.
    Emphasis(&'a str),
    /// Between backquotes.
    Code(&'a str),
    /// The id of another rule of the same game.
    Cite(&'a str),
}

/// The rules of a game, for games that have some.
pub fn rulebook(game: &str, lang: Lang) -> Option<&'static Rulebook> {
    static BOOKS: [OnceLock<BTreeMap<&str, Rulebook>>; 2] = [OnceLock::new(), OnceLock::new()];
    BOOKS[lang as usize].get_or_init(|| read_all(lang)).get(game)
}

/// The rule with this id, in capitals or not.
pub fn rule(game: &str, id: &str, lang: Lang) -> Option<&'static Rule> {
    rulebook(game, lang)?.rules().find(|rule| rule.id.eq_ignore_ascii_case(id))
}

/// A text without its marks.
pub fn plain(text: &str) -> String {
    text.replace("**", "").replace(['*', '`'], "")
}

fn read_all(lang: Lang) -> BTreeMap<&'static str, Rulebook> {
    let folder = match lang {
        Lang::En => Some(&RULES),
        Lang::Fr => RULES.get_dir(lang.code()),
    };
    let read = |file: &'static File<'static>| {
        let game = file.path().file_stem()?.to_str()?;
        let book = Rulebook::read(file.contents_utf8()?);
        // What has no rules is a word to those who write them.
        let has_rules = book.rules().next().is_some();
        has_rules.then_some((game, book))
    };
    folder.into_iter().flat_map(Dir::files).filter_map(read).collect()
}

impl Rulebook {
    /// Reads a file of rules.
    pub fn read(text: &str) -> Rulebook {
        let mut parts: Vec<Part> = Vec::new();
        let mut goes_on = false;
        for line in text.lines() {
            let line = line.trim_end();
            if line.is_empty() {
                goes_on = false;
                continue;
            }
            let last = parts.last_mut().filter(|_| goes_on);
            if !last.is_some_and(|last| continues(last, line)) {
                parts.push(begin(line));
            }
            goes_on = true;
        }
        Rulebook { parts: parts.into_iter().map(finished).collect() }
    }

    /// The title.
    pub fn title(&self) -> &str {
        match self.parts.first() {
            Some(Part::Heading { level: 1, text }) => text,
            _ => "",
        }
    }

    /// The numbered rules in their order.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.parts.iter().filter_map(|part| match part {
            Part::Rule(rule) => Some(rule),
            _ => None,
        })
    }

    /// What comes between the title and the first section.
    pub fn opening(&self) -> &[Part] {
        let start = usize::from(!self.title().is_empty());
        let end = self.parts.iter().position(is_section).unwrap_or(self.parts.len());
        &self.parts[start..end]
    }

    /// The sections: what each is called and what is in it.
    pub fn sections(&self) -> impl Iterator<Item = (&str, &[Part])> {
        let starts = self.parts.iter().enumerate().filter(|(_, part)| is_section(part));
        starts.filter_map(|(n, part)| {
            let Part::Heading { text, .. } = part else { return None };
            let rest = &self.parts[n + 1..];
            let end = rest.iter().position(is_section).unwrap_or(rest.len());
            Some((text.as_str(), &rest[..end]))
        })
    }

    /// A text of this book cut where its marks change; the ids of other rules in it are found.
    pub fn spans<'a>(&self, text: &'a str) -> Vec<Span<'a>> {
        let mut spans = Vec::new();
        let mut rest = text;
        while !rest.is_empty() {
            let start = rest.find(['*', '`']).unwrap_or(rest.len());
            self.find_cites(&rest[..start], &mut spans);
            rest = &rest[start..];
            rest = match marked(rest) {
                Some((span, after)) => {
                    spans.push(span);
                    after
                }
                None if rest.is_empty() => rest,
                None => {
                    spans.push(Span::Plain(&rest[..1]));
                    &rest[1..]
                }
            };
        }
        spans
    }

    fn find_cites<'a>(&self, text: &'a str, spans: &mut Vec<Span<'a>>) {
        let is_part_of_id = |c: char| c.is_ascii_alphanumeric() || c == '-';
        let (mut from, mut at) = (0, 0);
        for word in text.split_inclusive(|c| !is_part_of_id(c)) {
            let id = word.trim_end_matches(|c| !is_part_of_id(c));
            if id.contains('-') && self.rules().any(|rule| rule.id == id) {
                if from < at {
                    spans.push(Span::Plain(&text[from..at]));
                }
                spans.push(Span::Cite(id));
                from = at + id.len();
            }
            at += word.len();
        }
        if from < text.len() {
            spans.push(Span::Plain(&text[from..]));
        }
    }
}

fn is_section(part: &Part) -> bool {
    matches!(part, Part::Heading { level: 2, .. })
}

/// The marked stretch that `text` begins with, and what follows it.
fn marked(text: &str) -> Option<(Span<'_>, &str)> {
    let mark = ["**", "*", "`"].into_iter().find(|mark| text.starts_with(mark))?;
    let (inside, after) = text[mark.len()..].split_once(mark)?;
    let span = match mark {
        "**" => Span::Strong(inside),
        "*" => Span::Emphasis(inside),
        _ => Span::Code(inside),
    };
    (!inside.is_empty()).then_some((span, after))
}

/// What a line begins that does not go on with the one before. A rule is read only when all its lines are there.
fn begin(line: &str) -> Part {
    let level = line.bytes().take_while(|byte| *byte == b'#').count();
    if level > 0 {
        Part::Heading { level, text: line[level..].trim().to_string() }
    } else if line.starts_with('|') {
        Part::Table(vec![cells(line)])
    } else {
        Part::Prose(line.to_string())
    }
}

/// Adds a line to what it goes on with; `false` when it begins something of its own.
fn continues(last: &mut Part, line: &str) -> bool {
    match last {
        Part::Table(rows) if line.starts_with('|') => {
            let is_rule_line = line.chars().all(|c| "|-: ".contains(c));
            if !is_rule_line {
                rows.push(cells(line));
            }
            true
        }
        Part::Prose(text) if !line.starts_with(['#', '|']) && !line.starts_with("- ") => {
            text.push(' ');
            text.push_str(line.trim_start());
            true
        }
        _ => false,
    }
}

fn cells(line: &str) -> Vec<String> {
    line.trim_matches('|').split('|').map(|cell| cell.trim().to_string()).collect()
}

/// A paragraph that turns out to be a numbered rule becomes one.
fn finished(part: Part) -> Part {
    match &part {
        Part::Prose(text) => read_rule(text).map_or(part, Part::Rule),
        _ => part,
    }
}

fn read_rule(text: &str) -> Option<Rule> {
    let (id, rest) = text.strip_prefix("- **")?.split_once("** ")?;
    let (sentence, source) = rest.strip_suffix(")*")?.rsplit_once(" *(source")?;
    let source = source.trim_start().strip_prefix(':')?.trim();
    Some(Rule { id: id.to_string(), text: sentence.to_string(), source: source.to_string() })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# A game: the rules\n\nTwo lines\nof prose.\n\n## First\n\n\
        - **AB-1** Somebody *begins*\n  and `plays` as AB-2a says. *(source: rulebook)*\n\
        - **AB-2a** Nobody loses (see AB-1). *(source : arbitrage)*\n\n\
        | point | what |\n|---|---|\n| a | AB-1 |\n\n## Second\n\n### Inside\n\nEnd.\n";

    #[test]
    fn headings_prose_tables_and_rules_are_told_apart() {
        let book = Rulebook::read(TEXT);
        assert_eq!(book.title(), "A game: the rules");
        assert_eq!(book.opening(), [Part::Prose("Two lines of prose.".into())]);
        let rules: Vec<&Rule> = book.rules().collect();
        assert_eq!(rules[0].text, "Somebody *begins* and `plays` as AB-2a says.");
        assert_eq!((rules[1].id.as_str(), rules[1].source.as_str()), ("AB-2a", "arbitrage"));
        let sections: Vec<(&str, &[Part])> = book.sections().collect();
        assert_eq!(sections.len(), 2);
        assert!(
            matches!(&sections[0].1[2], Part::Table(rows) if *rows == [["point", "what"], ["a", "AB-1"]])
        );
        assert_eq!(sections[1].1[0], Part::Heading { level: 3, text: "Inside".into() });
    }

    #[test]
    fn marks_and_ids_are_found_and_stray_marks_stay() {
        let book = Rulebook::read(TEXT);
        let spans = book.spans("**Bold**, *soft* `code`, AB-1-ish or AB-2a: 2 * 3");
        let expected = [
            Span::Strong("Bold"),
            Span::Plain(", "),
            Span::Emphasis("soft"),
            Span::Plain(" "),
            Span::Code("code"),
            Span::Plain(", AB-1-ish or "),
            Span::Cite("AB-2a"),
            Span::Plain(": 2 "),
            Span::Plain("*"),
            Span::Plain(" 3"),
        ];
        assert_eq!(spans, expected);
        assert_eq!(plain("**Bold** and `code`"), "Bold and code");
    }
}
