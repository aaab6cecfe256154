//! A game as a text file: headers, then one step a line.
//!
//! The format is described in `docs/record.md`.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Display};
use core::str::FromStr;

use crate::chance::{Digest, Secret};
use crate::edition::Edition;
use crate::game::{Game, Outcome, StepOf};
use crate::phrase::Phrase;
use crate::setup::Options;
use crate::table::Dealing;
use crate::turn::Step;

/// A game that was or is being played, in notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What was agreed, who played, and how it ended.
    pub header: Header,
    /// The steps.
    pub steps: Vec<Line>,
    /// The line at which the text breaks off, when it is not whole.
    pub cut: Option<usize>,
}

/// The headers of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// The edition of its rules.
    pub edition: Edition,
    /// Its options.
    pub setup: Options,
    /// The hash of its content pack, if it has one.
    pub content: Option<Digest>,
    /// The players, seat by seat.
    pub names: Vec<String>,
    /// Who drew the cards.
    pub dealing: Dealing,
    /// The outcome in notation, once the game is over.
    pub result: Option<String>,
    /// The lines on which the headers stand, when they were read from a text.
    pub places: Vec<(String, usize)>,
}

/// A step in notation, with its place in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The line, counted from 1; 0 when it was not read from a text.
    pub number: usize,
    /// The step.
    pub text: String,
}

impl Line {
    /// A step that was not read from a text.
    pub fn new(text: String) -> Line {
        Line { number: 0, text }
    }

    /// The step itself.
    ///
    /// # Errors
    /// When it is not in the notation of `G`.
    pub fn step<G: Game>(&self) -> Result<StepOf<G>, RecordError> {
        let wrong = |reason: &dyn Display| {
            RecordError::new(self.number, format!("`{}` is not a step: {reason}", self.text))
        };
        let (who, what) = self
            .text
            .split_once(' ')
            .ok_or_else(|| wrong(&"expected a seat or `*`, a blank, and what was done or drawn"))?;
        match who {
            "*" => what.parse().map(Step::Chance).map_err(|error| wrong(&error)),
            seat => Ok(Step::Act {
                seat: seat.parse().map_err(|error| wrong(&error))?,
                action: what.parse().map_err(|error| wrong(&error))?,
            }),
        }
    }
}

impl Header {
    /// Something wrong with the header `key`.
    pub(crate) fn wrong(&self, key: &str, reason: impl Display) -> RecordError {
        let place = self.places.iter().find(|(place, _)| place == key);
        RecordError::new(place.map_or(0, |(_, line)| *line), format!("header {key}: {reason}"))
    }

    /// Checks that this is a record of `G` with the content at hand.
    pub(crate) fn fits<G: Game>(&self, content: Option<Digest>) -> Result<(), RecordError> {
        if self.game != G::ID {
            return Err(self.wrong("Game", format_args!("this is not a game of {}", G::ID)));
        }
        if !G::EDITIONS.has(self.edition) {
            let (edition, here) = (self.edition, G::EDITIONS);
            let reason =
                format_args!("played by edition {edition} of the rules; this program has {here}");
            return Err(self.wrong("Edition", reason));
        }
        if self.content != content {
            let said = self.content.map_or_else(|| String::from("none"), |hash| hash.to_string());
            return Err(self.wrong(
                "Content",
                format_args!(
                    "played with another content pack ({said}); load that pack to replay it"
                ),
            ));
        }
        Ok(())
    }
}

impl Record {
    /// Checks that the headers say what became of the game.
    pub(crate) fn ends_as(&self, outcome: Option<&Outcome>) -> Result<(), RecordError> {
        let said = self.header.result.as_deref();
        match outcome.map(ToString::to_string) {
            // What is only a part need not say how it ends.
            Some(_) if said.is_none() && self.cut.is_some() => Ok(()),
            Some(is) if said != Some(is.as_str()) => {
                Err(self.header.wrong("Result", format_args!("the game ended `{is}`")))
            }
            None if said.is_some() && self.cut.is_none() => {
                Err(self.header.wrong("Result", "the game is not over"))
            }
            _ => Ok(()),
        }
    }
}

impl Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Header { game, edition, setup, content, names, dealing, result, places: _ } =
            &self.header;
        let content = content.map_or_else(|| String::from("none"), |hash| hash.to_string());
        header(f, "Tablee", "1")?;
        header(f, "Game", game)?;
        header(f, "Edition", edition)?;
        header(f, "Setup", setup)?;
        header(f, "Content", content)?;
        for (n, name) in names.iter().enumerate() {
            header(f, format_args!("Seat{}", n + 1), name)?;
        }
        match dealing {
            Dealing::ByHand => header(f, "Dealing", "by hand")?,
            Dealing::Committed { commitment, salts, secret } => {
                header(f, "Commitment", commitment)?;
                for (n, salt) in salts.iter().enumerate() {
                    header(f, format_args!("Salt{}", n + 1), salt)?;
                }
                if let Some(Secret(secret)) = secret {
                    header(f, "Secret", secret)?;
                }
            }
        }
        if let Some(result) = result {
            header(f, "Result", result)?;
            header(f, "Steps", self.steps.len())?;
        }
        f.write_str("\n")?;
        self.steps.iter().try_for_each(|line| writeln!(f, "{}", line.text))
    }
}

fn header(f: &mut fmt::Formatter<'_>, key: impl Display, value: impl Display) -> fmt::Result {
    let value = value.to_string().replace('\\', "\\\\").replace('"', "\\\"");
    let value = value.replace('\n', "\\n").replace('\r', "\\r");
    writeln!(f, "[{key} \"{value}\"]")
}

impl FromStr for Record {
    type Err = RecordError;

    /// Reads a record. A last line without its line end is taken as cut off and left out.
    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut headers = Headers::default();
        let mut steps = Vec::new();
        let mut cut = None;
        for (n, line) in text.split_inclusive('\n').enumerate() {
            let number = n + 1;
            let Some(line) = line.strip_suffix('\n') else {
                cut = Some(number);
                break;
            };
            let line = line.strip_suffix('\r').unwrap_or(line);
            if line.is_empty() {
                continue;
            }
            if !line.starts_with('[') {
                steps.push(Line { number, text: line.to_string() });
            } else if steps.is_empty() {
                headers.read(number, line)?;
            } else {
                return Err(RecordError::new(number, "a header after the first step"));
            }
        }
        let (header, n_steps) = headers.finish()?;
        match n_steps {
            Some((_, n)) if steps.len() < n => cut = cut.or(Some(text.lines().count() + 1)),
            Some((number, n)) if steps.len() > n => {
                let reason = format!("the header Steps says {n}, but there are {}", steps.len());
                return Err(RecordError::new(number, reason));
            }
            _ => {}
        }
        Ok(Record { header, steps, cut })
    }
}

/// The headers read so far: line, key and value.
#[derive(Default)]
struct Headers(Vec<(usize, String, String)>);

impl Headers {
    fn read(&mut self, number: usize, line: &str) -> Result<(), RecordError> {
        let wrong = || {
            RecordError::new(number, format!("`{line}` is not a header: expected [Key \"value\"]"))
        };
        let inner = line.strip_prefix('[').and_then(|l| l.strip_suffix("\"]")).ok_or_else(wrong)?;
        let (key, value) = inner.split_once(" \"").ok_or_else(wrong)?;
        if self.0.iter().any(|(_, k, _)| k == key) {
            return Err(RecordError::new(number, format!("the header {key} is there twice")));
        }
        self.0.push((number, key.to_string(), unescape(value).ok_or_else(wrong)?));
        Ok(())
    }

    fn take(&mut self, key: &str) -> Option<(usize, String)> {
        let place = self.0.iter().position(|(_, k, _)| k == key)?;
        let (number, _, value) = self.0.remove(place);
        Some((number, value))
    }

    fn need(&mut self, key: &str) -> Result<(usize, String), RecordError> {
        self.take(key).ok_or_else(|| RecordError::new(0, format!("the header {key} is missing")))
    }

    fn parsed<T: FromStr<Err: Display>>(
        &mut self,
        key: &str,
    ) -> Result<Option<(usize, T)>, RecordError> {
        let Some((number, value)) = self.take(key) else { return Ok(None) };
        let wrong = |error| RecordError::new(number, format!("header {key}: {error}"));
        Ok(Some((number, value.parse().map_err(wrong)?)))
    }

    /// `Seat1`, `Seat2` and so on.
    fn numbered(&mut self, key: &str) -> Vec<String> {
        (1..).map_while(|n| self.take(&format!("{key}{n}"))).map(|(_, value)| value).collect()
    }

    fn dealing(&mut self) -> Result<Dealing, RecordError> {
        if let Some((number, by)) = self.take("Dealing") {
            return match by.as_str() {
                "by hand" => Ok(Dealing::ByHand),
                _ => Err(RecordError::new(
                    number,
                    format!("header Dealing: `{by}` is not `by hand`"),
                )),
            };
        }
        let commitment = self.parsed("Commitment")?;
        let (_, commitment) = commitment.ok_or_else(|| {
            RecordError::new(0, "neither the header Commitment nor Dealing is there")
        })?;
        let secret = self.parsed("Secret")?.map(|(_, secret)| Secret(secret));
        Ok(Dealing::Committed { commitment, salts: self.numbered("Salt"), secret })
    }

    fn finish(mut self) -> Result<(Header, Option<(usize, usize)>), RecordError> {
        let places = self.0.iter().map(|(line, key, _)| (key.clone(), *line)).collect();
        match self.need("Tablee")? {
            (_, version) if version == "1" => {}
            (number, version) => {
                let reason = format!("format {version} is not known here: only format 1 is");
                return Err(RecordError::new(number, reason));
            }
        }
        let (_, game) = self.need("Game")?;
        let edition = self.parsed("Edition")?.map_or(Edition::FIRST, |(_, edition)| edition);
        let missing = |key| move || RecordError::new(0, format!("the header {key} is missing"));
        let (_, setup) = self.parsed("Setup")?.ok_or_else(missing("Setup"))?;
        let content = match self.need("Content")? {
            (_, none) if none == "none" => None,
            (number, hash) => Some(
                hash.parse()
                    .map_err(|e| RecordError::new(number, format!("header Content: {e}")))?,
            ),
        };
        let names = self.numbered("Seat");
        let dealing = self.dealing()?;
        let result = self.take("Result").map(|(_, result)| result);
        let n_steps = self.parsed("Steps")?;
        if let Some((number, key, _)) = self.0.first() {
            return Err(RecordError::new(*number, format!("the header {key} is not known")));
        }
        Ok((Header { game, edition, setup, content, names, dealing, result, places }, n_steps))
    }
}

fn unescape(value: &str) -> Option<String> {
    let mut plain = String::new();
    let mut chars = value.chars();
    while let Some(char) = chars.next() {
        plain.push(match char {
            '\\' => match chars.next()? {
                'n' => '\n',
                'r' => '\r',
                escaped @ ('\\' | '"') => escaped,
                _ => return None,
            },
            '"' => return None,
            plain => plain,
        });
    }
    Some(plain)
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, counted from 1; 0 when it is the record as a whole.
    pub line: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// What can be wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// It cannot be read, or does not fit the rest.
    Text(String),
    /// The step cannot be taken there.
    Refused {
        /// The step in notation.
        step: String,
        /// The broken rule's id, where it is a rule of the game.
        rule: Option<&'static str>,
        /// The reason.
        phrase: Phrase,
    },
}

impl RecordError {
    /// Something wrong at `line`.
    pub fn new(line: usize, reason: impl Into<String>) -> RecordError {
        RecordError { line, problem: Problem::Text(reason.into()) }
    }

    pub(crate) fn refused(line: &Line, rule: Option<&'static str>, phrase: Phrase) -> RecordError {
        RecordError {
            line: line.number,
            problem: Problem::Refused { step: line.text.clone(), rule, phrase },
        }
    }
}

impl Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        match &self.problem {
            Problem::Text(reason) => f.write_str(reason),
            Problem::Refused { step, rule: Some(rule), .. } => {
                write!(f, "`{step}` is forbidden by {rule}")
            }
            Problem::Refused { step, rule: None, phrase } => write!(f, "`{step}`: {}", phrase.key),
        }
    }
}

impl core::error::Error for RecordError {}
