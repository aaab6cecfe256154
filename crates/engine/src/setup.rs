//! What is agreed before a game: its options, checked once.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Debug};
use core::str::FromStr;

use crate::content::{Content, Pack};
use crate::edition::Edition;

/// A valid choice of everything a host can choose, content included.
pub trait Setup: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The game's content; [`NoPack`](crate::NoPack) where there is none.
    type Pack: Pack;

    /// What a host can choose, in the order in which to ask. The first knob is `seats`.
    /// Labels are in the locale files under `<game>-option-<key>` and `<game>-option-<key>-<value>`;
    /// a reading is explained by the sentence of its rule.
    fn knobs() -> &'static [Knob];

    /// A setup from options; what is left out takes its default.
    ///
    /// # Errors
    /// The option that is unknown, has a value that is not offered, or does not go with another.
    fn new(content: &Content<Self::Pack>, options: &Options) -> Result<Self, SetupError>;

    /// Every option with its value: `new` with these gives an equal setup.
    fn options(&self) -> Options;

    /// How many seats play.
    fn n_seats(&self) -> usize;

    /// Options that were written down earlier, in a record or a store, as they are said today: a reading that they do not
    /// name is the old one, and what is no longer offered is what it amounted to.
    #[must_use]
    fn recalled(options: &Options) -> Options {
        options.recalled(Self::knobs())
    }

    /// The same by the rules of this edition, which is one of the game's. Where all its editions play alike there is
    /// nothing to do.
    #[must_use]
    fn by_edition(self, edition: Edition) -> Self {
        let _ = edition;
        self
    }
}

/// One thing a host can choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Knob {
    /// Its name in commands and records.
    pub key: &'static str,
    /// What it may be set to.
    pub values: &'static [&'static str],
    /// What it is when nobody chooses.
    pub default: &'static str,
    /// The rule that it reads one way or another, where it is a reading of the rules.
    pub rule: Option<&'static str>,
}

impl Knob {
    /// What is to be played: seats, a mode, a map.
    pub const fn choice(
        key: &'static str,
        values: &'static [&'static str],
        default: &'static str,
    ) -> Knob {
        Knob { key, values, default, rule: None }
    }

    /// How a rule that people contest is read. The first value is the reading of setups that were written down before there
    /// was a choice (see [`Options::recalled`]), whatever the default for new tables is. A reading goes with every other
    /// choice, or [`Setup::new`] says why not; where it cannot matter, it changes nothing.
    pub const fn reading(
        key: &'static str,
        rule: &'static str,
        values: &'static [&'static str],
        default: &'static str,
    ) -> Knob {
        Knob { key, values, default, rule: Some(rule) }
    }

    /// Whether it says how a rule is read.
    pub const fn is_reading(&self) -> bool {
        self.rule.is_some()
    }
}

/// Chosen options: `mode=quick seats=4` in text.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Options(BTreeMap<String, String>);

impl Options {
    /// No choice made: defaults everywhere.
    pub fn new() -> Options {
        Options::default()
    }

    /// The same options with `key` set to `value`.
    #[must_use]
    #[allow(
        clippy::needless_pass_by_value,
        reason = "so that a caller writes a number or a text as it is"
    )]
    pub fn with(mut self, key: &str, value: impl ToString) -> Options {
        self.0.insert(key.to_string(), value.to_string());
        self
    }

    /// The same options with those of `others` besides, which win where both choose.
    #[must_use]
    pub fn and(mut self, others: &Options) -> Options {
        self.0.extend(others.0.clone());
        self
    }

    /// The value chosen for `key`.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.0.get(key).map(String::as_str)
    }

    /// All choices in the order of their keys.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// A setup that was written down earlier, in a record or a store: a reading that it does not name is the one by which
    /// everybody played then.
    #[must_use]
    pub fn recalled(&self, knobs: &[Knob]) -> Options {
        let readings = knobs.iter().filter(|knob| knob.is_reading());
        let old = readings.fold(Options::new(), |old, knob| old.with(knob.key, knob.values[0]));
        old.and(self)
    }

    /// Each knob's value, chosen or default, after checking that every choice is one on offer.
    ///
    /// # Errors
    /// The first option that is unknown or has a value that is not offered.
    pub fn settle(&self, knobs: &'static [Knob]) -> Result<Settled, SetupError> {
        for (key, value) in self.iter() {
            let Some(knob) = knobs.iter().find(|knob| knob.key == key) else {
                let known: Vec<&str> = knobs.iter().map(|knob| knob.key).collect();
                return Err(SetupError::new(
                    key,
                    format!("no such option; there are {}", known.join(", ")),
                ));
            };
            if !knob.values.contains(&value) {
                let reason = format!("`{value}` is not one of {}", knob.values.join(", "));
                return Err(SetupError::new(key, reason));
            }
        }
        let value = |knob: &Knob| {
            let chosen =
                self.get(knob.key).and_then(|v| knob.values.iter().find(|value| **value == v));
            (knob.key, chosen.copied().unwrap_or(knob.default))
        };
        Ok(Settled(knobs.iter().map(value).collect()))
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, (key, value)) in self.iter().enumerate() {
            let blank = if n == 0 { "" } else { " " };
            write!(f, "{blank}{key}={value}")?;
        }
        Ok(())
    }
}

impl FromStr for Options {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Options, SetupError> {
        let mut options = Options::new();
        for word in text.split_whitespace() {
            let Some((key, value)) = word.split_once('=') else {
                return Err(SetupError::new(word, String::from("expected `key=value`")));
            };
            if options.get(key).is_some() {
                return Err(SetupError::new(key, String::from("chosen twice")));
            }
            options = options.with(key, value);
        }
        Ok(options)
    }
}

/// Every knob with its value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settled(Vec<(&'static str, &'static str)>);

impl Settled {
    /// The value of the knob `key`.
    ///
    /// # Panics
    /// When there is no such knob.
    pub fn get(&self, key: &str) -> &'static str {
        self.0.iter().find(|(k, _)| *k == key).expect("the knob is in the game's list").1
    }

    /// The value of a knob whose values are numbers.
    ///
    /// # Panics
    /// When there is no such knob or its value is not a number.
    pub fn number(&self, key: &str) -> usize {
        self.get(key).parse().expect("the knob's values are numbers")
    }

    /// The choices again, defaults included.
    pub fn options(&self) -> Options {
        self.0.iter().fold(Options::new(), |options, (key, value)| options.with(key, value))
    }
}

/// Why a game cannot be set up like that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    /// The option that is wrong.
    pub key: String,
    /// What is wrong with it.
    pub reason: String,
}

impl SetupError {
    /// What is wrong with the option `key`.
    pub fn new(key: &str, reason: impl Into<String>) -> SetupError {
        SetupError { key: key.to_string(), reason: reason.into() }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "option `{}`: {}", self.key, self.reason)
    }
}

impl core::error::Error for SetupError {}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOBS: &[Knob] = &[
        Knob::choice("seats", &["2", "3"], "2"),
        Knob::choice("mode", &["quick", "long"], "quick"),
        Knob::reading("ties", "TOY-7", &["shared", "replayed"], "replayed"),
    ];

    #[test]
    fn what_is_left_out_takes_its_default() {
        let settled = "seats=3".parse::<Options>().unwrap().settle(KNOBS).unwrap();
        assert_eq!((settled.number("seats"), settled.get("mode")), (3, "quick"));
        assert_eq!(settled.options().to_string(), "mode=quick seats=3 ties=replayed");
    }

    #[test]
    fn a_reading_that_an_old_setup_does_not_name_is_the_old_one() {
        let recalled = |text: &str| text.parse::<Options>().unwrap().recalled(KNOBS).to_string();
        assert_eq!(recalled("seats=3"), "seats=3 ties=shared");
        assert_eq!(recalled("ties=replayed"), "ties=replayed");
    }

    #[test]
    fn a_wrong_option_is_named_with_the_way_out() {
        let wrong = |text: &str| match text.parse::<Options>() {
            Ok(options) => options.settle(KNOBS).unwrap_err().to_string(),
            Err(error) => error.to_string(),
        };
        assert_eq!(wrong("seats=9"), "option `seats`: `9` is not one of 2, 3");
        assert_eq!(wrong("size=9"), "option `size`: no such option; there are seats, mode, ties");
        assert_eq!(wrong("mode"), "option `mode`: expected `key=value`");
        assert_eq!(wrong("mode=quick mode=long"), "option `mode`: chosen twice");
    }
}
