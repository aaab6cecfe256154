//! Who can take a seat, and how that is written: a name, a budget, or a level with other settings.

use core::fmt;
use core::str::FromStr;

use engine::{Hints, ParseError};

use crate::bot::Bot;
use crate::greedy::Greedy;
use crate::ismcts::Ismcts;
use crate::level::{Budget, ByCompany, Level, Minds, Picks, Settings};
use crate::random::Random;

/// Anything that can take a seat: `random`, `greedy`, a level, an expert with another budget
/// (`sims:2000`, `ms:300`), or a level with other settings (`hard/sims=500/horizon=20`).
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Player {
    /// Takes any legal action.
    Random,
    /// Looks one action ahead.
    Greedy,
    /// Plays at a level.
    Level(Level),
    /// Searches with these settings.
    Search(Settings),
}

impl Player {
    /// A bot that plays like this.
    pub fn bot<G: Hints>(self) -> Box<dyn Bot<G>> {
        match self {
            Player::Random => Box::new(Random),
            Player::Greedy => Box::new(Greedy::default()),
            Player::Level(level) => level.bot(),
            Player::Search(settings) => Box::new(Ismcts::new(settings)),
        }
    }

    /// The same without a clock.
    #[must_use]
    pub fn untimed(self) -> Player {
        match self {
            Player::Random | Player::Greedy => self,
            Player::Level(level) => Player::Search(level.settings().untimed()),
            Player::Search(settings) => Player::Search(settings.untimed()),
        }
    }
}

/// A setting by name: how it is read from text, and how it is written.
struct Named {
    key: &'static str,
    read: fn(Settings, &str) -> Option<Settings>,
    write: fn(&Settings) -> String,
}

/// Every setting that can be written. A number of simulations or a time replaces the whole budget.
const SETTINGS: [Named; 10] = [
    Named {
        key: "sims",
        read: |settings, text| Some(settings.with_simulations(number(text)?)),
        write: |settings| settings.budget.simulations.to_string(),
    },
    Named {
        key: "effort",
        read: |settings, text| Some(Settings { effort: by_company(text, count)?, ..settings }),
        write: |settings| write_by_company(settings.effort, |n| n.to_string()),
    },
    Named {
        key: "exploration",
        read: |settings, text| Some(Settings { exploration: factor(text)?, ..settings }),
        write: |settings| settings.exploration.to_string(),
    },
    Named {
        key: "depth",
        read: |settings, text| Some(Settings { depth: by_company(text, count)?, ..settings }),
        write: |settings| write_by_company(settings.depth, |n| n.to_string()),
    },
    Named {
        key: "horizon",
        read: |settings, text| Some(Settings { horizon: by_company(text, count)?, ..settings }),
        write: |settings| write_by_company(settings.horizon, |n| n.to_string()),
    },
    Named {
        key: "picks",
        read: |settings, text| Some(Settings { picks: by_company(text, picks)?, ..settings }),
        write: |settings| write_by_company(settings.picks, write_picks),
    },
    Named {
        key: "slip",
        read: |settings, text| Some(Settings { slip: factor(text)?, ..settings }),
        write: |settings| settings.slip.to_string(),
    },
    Named {
        key: "minds",
        read: |settings, text| Some(Settings { minds: minds(text)?, ..settings }),
        write: |settings| String::from(if settings.minds == Minds::Own { "own" } else { "each" }),
    },
    Named {
        key: "chance",
        read: |settings, text| Some(Settings { widest_chance: text.parse().ok()?, ..settings }),
        write: |settings| settings.widest_chance.to_string(),
    },
    Named {
        key: "threads",
        read: |settings, text| Some(Settings { n_threads: number(text)?, ..settings }),
        write: |settings| settings.n_threads.to_string(),
    },
];

fn number(text: &str) -> Option<u32> {
    text.parse().ok().filter(|n| *n > 0)
}

fn factor(text: &str) -> Option<f32> {
    text.parse().ok().filter(|x: &f32| x.is_finite() && *x >= 0.0)
}

/// One setting for everybody, or one each for rivals, for those who play together and for who plays alone.
fn by_company<T: Copy>(text: &str, read: fn(&str) -> Option<T>) -> Option<ByCompany<T>> {
    let settings: Option<Vec<T>> = text.split('+').map(read).collect();
    match settings?[..] {
        [all] => Some(ByCompany::always(all)),
        [rivals, together, alone] => Some(ByCompany { rivals, together, alone }),
        _ => None,
    }
}

fn write_by_company<T: Copy + PartialEq>(settings: ByCompany<T>, write: fn(T) -> String) -> String {
    let ByCompany { rivals, together, alone } = settings;
    if settings == ByCompany::always(rivals) {
        return write(rivals);
    }
    [rivals, together, alone].map(write).join("+")
}

fn count(text: &str) -> Option<u32> {
    text.parse().ok()
}

const PICKS: [(Picks, &str); 3] =
    [(Picks::Any, "any"), (Picks::Promising, "promising"), (Picks::Best, "best")];

fn picks(text: &str) -> Option<Picks> {
    PICKS.iter().find(|(_, name)| *name == text).map(|(picks, _)| *picks)
}

fn write_picks(picks: Picks) -> String {
    let row = PICKS.iter().find(|(which, _)| *which == picks);
    row.map_or_else(String::new, |(_, name)| String::from(*name))
}

fn minds(text: &str) -> Option<Minds> {
    match text {
        "own" => Some(Minds::Own),
        "each" => Some(Minds::Each),
        _ => None,
    }
}

const WRONG: ParseError = ParseError(
    "a player is `random`, `greedy`, `easy`, `normal`, `hard`, `expert`, `sims:N`, `ms:N`, or a level with settings \
     such as `hard/sims=500/horizon=20` (sims, ms, effort, exploration, depth, horizon, picks, slip, minds, chance, threads)",
);

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
            Player::Greedy => f.write_str("greedy"),
            Player::Level(level) => level.fmt(f),
            Player::Search(settings) => write_settings(settings, f),
        }
    }
}

/// A budget alone, or what differs from the expert's settings.
fn write_settings(settings: &Settings, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let expert = Level::Expert.settings();
    let only_ms = match settings.budget {
        Budget { simulations: u32::MAX, limit_ms } => limit_ms,
        Budget { .. } => None,
    };
    let expert = Settings { effort: ByCompany::always(1), ..expert };
    let is_budget_alone = Settings { budget: expert.budget, ..*settings } == expert;
    match only_ms {
        Some(ms) if is_budget_alone => return write!(f, "ms:{ms}"),
        None if is_budget_alone => return write!(f, "sims:{}", settings.budget.simulations),
        Some(ms) => write!(f, "expert/ms={ms}")?,
        None => write!(f, "expert/sims={}", settings.budget.simulations)?,
    }
    for Named { key, write, .. } in SETTINGS.iter().filter(|named| named.key != "sims") {
        let text = write(settings);
        if text != write(&expert) {
            write!(f, "/{key}={text}")?;
        }
    }
    Ok(())
}

impl FromStr for Player {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Player, ParseError> {
        let expert = Level::Expert.settings();
        if let Some(n) = text.strip_prefix("sims:") {
            return Ok(Player::Search(expert.with_simulations(number(n).ok_or(WRONG)?)));
        }
        if let Some(n) = text.strip_prefix("ms:") {
            return Ok(Player::Search(expert.with_time(number(n).ok_or(WRONG)?)));
        }
        if let Some((level, rest)) = text.split_once('/') {
            let level: Level = level.parse().map_err(|_| WRONG)?;
            let settings = rest.split('/').try_fold(level.settings(), read_setting);
            return settings.map(Player::Search).ok_or(WRONG);
        }
        match text {
            "random" => Ok(Player::Random),
            "greedy" => Ok(Player::Greedy),
            level => level.parse().map(Player::Level).map_err(|_| WRONG),
        }
    }
}

/// `settings` with one of them as `text` says.
fn read_setting(settings: Settings, text: &str) -> Option<Settings> {
    let (key, value) = text.split_once('=')?;
    if key == "ms" {
        return Some(settings.with_time(number(value)?));
    }
    let named = SETTINGS.iter().find(|named| named.key == key)?;
    (named.read)(settings, value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_as_they_are_written() {
        for text in [
            "random",
            "greedy",
            "easy",
            "normal",
            "hard",
            "expert",
            "sims:2000",
            "ms:300",
            "expert/sims=500/exploration=0.25/depth=3/horizon=0/picks=any/slip=0.5/minds=own/chance=6/threads=2",
            "expert/ms=70/slip=0.25",
            "expert/sims=9/effort=1+2+3/horizon=30+2+7/picks=any+best+promising",
        ] {
            assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn a_level_with_other_settings_keeps_the_rest() {
        let Ok(Player::Search(settings)) = "easy/sims=7".parse() else { panic!("a search") };
        assert_eq!(settings, Level::Easy.settings().with_simulations(7));
    }

    #[test]
    fn what_is_no_player_is_refused() {
        for wrong in [
            "",
            "Hard",
            "sims",
            "sims:",
            "sims:0",
            "ms:-1",
            "ms:1:2",
            "sims:99999999999",
            "hard/",
            "hard/sims",
            "hard/sims=0",
            "hard/speed=3",
            "random/sims=3",
            "hard/slip=-1",
            "hard/slip=NaN",
            "hard/picks=maybe",
            "/sims=3",
        ] {
            assert!(wrong.parse::<Player>().is_err(), "{wrong:?}");
        }
    }
}
