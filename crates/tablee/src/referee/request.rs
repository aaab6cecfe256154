//! A request: its fields, taken out one by one and checked as they are.

use catalog::Denied;
use engine::{Seat, SetupError, Viewer};
use serde_json::{Map, Value};

use crate::house::shortened;

/// Why a request was not carried out.
#[derive(Debug)]
pub(super) struct Wrong {
    /// The reason, as a sentence.
    pub(super) error: String,
    /// The broken rule's id, where it is a rule of the game.
    pub(super) rule: Option<&'static str>,
    /// The line of a record that is wrong.
    pub(super) line: Option<usize>,
}

impl Wrong {
    /// Something that is not a matter of the game's rules.
    pub(super) fn new(error: impl Into<String>) -> Wrong {
        Wrong { error: error.into(), rule: None, line: None }
    }
}

impl From<SetupError> for Wrong {
    fn from(error: SetupError) -> Wrong {
        Wrong::new(format!("option `{}`: {}", shortened(&error.key), error.reason))
    }
}

/// A refusal, with the sentence that `say` makes of its reason.
pub(super) fn refused(denied: &Denied, say: impl Fn(&engine::Phrase) -> String) -> Wrong {
    match denied {
        Denied::Refused { rule, reason } => Wrong { error: say(reason), rule: *rule, line: None },
        Denied::Unreadable { notation, error } => {
            Wrong::new(format!("`{}`: {error}", shortened(notation)))
        }
        Denied::NoSuchSeat { .. } | Denied::NoSeed => Wrong::new(denied.to_string()),
    }
}

/// What a request asks for besides its command.
pub(super) struct Fields {
    fields: Map<String, Value>,
}

impl Fields {
    /// The fields of a request, without the command and the id.
    pub(super) fn new(fields: Map<String, Value>) -> Fields {
        Fields { fields }
    }

    /// The field as it is.
    pub(super) fn value(&mut self, name: &str) -> Option<Value> {
        self.fields.shift_remove(name)
    }

    /// A text.
    pub(super) fn text(&mut self, name: &str) -> Result<Option<String>, Wrong> {
        match self.value(name) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(other) => Err(expected(name, "a text", &other)),
        }
    }

    /// A text that has to be there.
    pub(super) fn needed_text(&mut self, name: &str) -> Result<String, Wrong> {
        self.text(name)?.ok_or_else(|| missing(name, "a text"))
    }

    /// A whole number from 0 on.
    pub(super) fn number(&mut self, name: &str) -> Result<Option<u64>, Wrong> {
        match self.value(name) {
            None => Ok(None),
            Some(value) => match value.as_u64() {
                Some(number) => Ok(Some(number)),
                None => Err(expected(name, "a whole number from 0 on", &value)),
            },
        }
    }

    /// A seat of a table with `n_seats`.
    pub(super) fn seat(&mut self, name: &str, n_seats: usize) -> Result<Option<Seat>, Wrong> {
        match self.number(name)? {
            None => Ok(None),
            Some(number) if (1..=n_seats as u64).contains(&number) => {
                Ok(Some(Seat::new(number as usize - 1)))
            }
            Some(number) => {
                let reason = format!("there is no seat {number}: the seats are 1 to {n_seats}");
                Err(Wrong::new(reason))
            }
        }
    }

    /// A seat that has to be there.
    pub(super) fn needed_seat(&mut self, name: &str, n_seats: usize) -> Result<Seat, Wrong> {
        self.seat(name, n_seats)?.ok_or_else(|| missing(name, "a seat number"))
    }

    /// A seat number or `spectator`.
    pub(super) fn viewer(&mut self, name: &str, n_seats: usize) -> Result<Viewer, Wrong> {
        match self.fields.get(name) {
            None => Err(missing(name, "a seat number or \"spectator\"")),
            Some(Value::String(text)) if text == "spectator" => {
                self.value(name);
                Ok(Viewer::Spectator)
            }
            Some(Value::Number(_)) => Ok(Viewer::Seat(self.needed_seat(name, n_seats)?)),
            Some(other) => Err(expected(name, "a seat number or \"spectator\"", other)),
        }
    }

    /// Checks that nothing is left that the command does not know.
    pub(super) fn none_left(&self, known: &[&str]) -> Result<(), Wrong> {
        match self.fields.keys().next() {
            None => Ok(()),
            Some(key) if known.is_empty() => Err(Wrong::new(format!(
                "the field `{}` is not known: there is none here",
                shortened(key)
            ))),
            Some(key) => Err(Wrong::new(format!(
                "the field `{}` is not known; there are {}",
                shortened(key),
                known.join(", ")
            ))),
        }
    }
}

fn missing(name: &str, what: &str) -> Wrong {
    Wrong::new(format!("the field `{name}` is missing: {what}"))
}

/// The complaint about a field of the wrong type.
pub(super) fn expected(name: &str, what: &str, found: &Value) -> Wrong {
    Wrong::new(format!(
        "the field `{name}` should be {what}, not {}",
        shortened(&found.to_string())
    ))
}
