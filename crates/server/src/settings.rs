//! What a host chooses beside the game's own options: seats, pace, pause, delay.

use std::fmt;
use std::str::FromStr;

use bots::{Level, Player};
use serde::{Deserialize, Serialize};

/// What a host chose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    /// How long a decision may take.
    pub(crate) pace: Pace,
    /// How long bots wait with an answer, and the table before it plays what everybody knows cannot be otherwise.
    pub(crate) pause_ms: u32,
    /// How many steps behind those who watch are.
    pub(crate) delay: u32,
    /// How well a bot plays that takes an empty seat or one that somebody left.
    pub(crate) level: String,
    /// Whether one person, or one network, may have several seats of a public table.
    pub(crate) several_seats: bool,
}

/// The pause that people have time to see.
pub(crate) const PAUSE_MS: u32 = 2_000;
/// The longest pause.
const MAX_PAUSE_MS: u32 = 3_600_000;
/// The longest delay for those who watch.
const MAX_DELAY: u32 = 1_000;

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            pace: Pace(None),
            pause_ms: PAUSE_MS,
            delay: 0,
            level: "normal".into(),
            several_seats: false,
        }
    }
}

impl Settings {
    /// Whether the numbers are within bounds and the level is one.
    pub(crate) fn check(&self) -> Result<(), String> {
        if self.pause_ms > MAX_PAUSE_MS {
            return Err(format!("the pause is at most {MAX_PAUSE_MS} ms"));
        }
        if self.delay > MAX_DELAY {
            return Err(format!("the delay is at most {MAX_DELAY} steps"));
        }
        bot(&self.level).map(drop)
    }

    /// For how long the lobby lists a public table that nobody touches: where people may leave the page between two
    /// decisions, an hour without anybody means nothing.
    pub(crate) fn listed_for_ms(&self) -> i64 {
        if self.pace.is_slow() { 7 * 86_400_000 } else { 3_600_000 }
    }

    /// Who plays for those who are not there.
    pub(crate) fn stand_in(&self) -> Player {
        bot(&self.level).unwrap_or(Player::Level(Level::Normal))
    }
}

/// A bot that may sit at a table: those with a bounded effort.
pub(crate) fn bot(name: &str) -> Result<Player, String> {
    match name.parse::<Player>() {
        Ok(player @ (Player::Random | Player::Greedy | Player::Level(_))) => Ok(player),
        _ => Err("a bot is `random`, `greedy`, `easy`, `normal`, `hard` or `expert`".into()),
    }
}

/// Who is to sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SeatPlan {
    /// A person.
    Person,
    /// A person, or a bot when the game is started before anybody came.
    Open,
    /// A bot.
    Bot(String),
}

impl FromStr for SeatPlan {
    type Err = String;

    fn from_str(text: &str) -> Result<SeatPlan, String> {
        match text.split_once(':') {
            None if ["person", "me", "you"].contains(&text) => Ok(SeatPlan::Person),
            None if text == "open" => Ok(SeatPlan::Open),
            Some(("bot", level)) => bot(level).map(|_| SeatPlan::Bot(level.to_string())),
            _ => Err(format!("`{text}` is not `person`, `open` or `bot:LEVEL`")),
        }
    }
}

/// How long a decision may take, in milliseconds; `None` is as long as one likes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pace(pub(crate) Option<u64>);

/// Each unit of time with its milliseconds, the longest first.
const UNITS: [(&str, u64); 6] =
    [("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("min", 60_000), ("s", 1_000), ("ms", 1)];
/// The longest time for a decision: 30 days.
const MAX_PACE_MS: u64 = 30 * 86_400_000;

impl Pace {
    /// Whether people may leave the page between two decisions: the clock runs on without them.
    pub(crate) fn is_slow(self) -> bool {
        self.0.is_some_and(|ms| ms >= 3_600_000)
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(ms) = self.0 else { return f.write_str("none") };
        let unit = UNITS.iter().find(|(_, length)| ms.is_multiple_of(*length));
        let (unit, length) = unit.expect("a millisecond divides every time");
        write!(f, "{}{unit}", ms / length)
    }
}

impl FromStr for Pace {
    type Err = String;

    fn from_str(text: &str) -> Result<Pace, String> {
        if text == "none" {
            return Ok(Pace(None));
        }
        let wrong = || format!("`{text}` is not `none` or a time such as `30s`, `2m` or `3d`");
        let digits = text.find(|c: char| !c.is_ascii_digit()).ok_or_else(wrong)?;
        let (number, unit) = text.split_at(digits);
        let (_, length) = UNITS.iter().find(|(name, _)| *name == unit).ok_or_else(wrong)?;
        let number: u64 = number.parse().map_err(|_| wrong())?;
        match number.checked_mul(*length) {
            Some(ms) if (1..=MAX_PACE_MS).contains(&ms) => Ok(Pace(Some(ms))),
            _ => Err("a decision may take up to 30 days".into()),
        }
    }
}

impl Serialize for Pace {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Pace {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Pace, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_is_read_as_it_is_written() {
        for text in ["none", "30s", "2m", "3d", "1ms", "90s"] {
            assert_eq!(text.parse::<Pace>().unwrap().to_string(), text);
        }
        for wrong in ["", "fast", "0s", "31d", "30", "s", "-1s", "99999999999999999999d"] {
            assert!(wrong.parse::<Pace>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn seats_are_people_or_bots_of_bounded_effort() {
        assert_eq!("bot:hard".parse(), Ok(SeatPlan::Bot("hard".into())));
        assert_eq!("person".parse(), Ok(SeatPlan::Person));
        for wrong in ["bot:sims:4000000000", "bot:", "cat", "bot"] {
            assert!(wrong.parse::<SeatPlan>().is_err(), "{wrong}");
        }
    }
}
