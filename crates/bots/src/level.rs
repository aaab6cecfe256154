//! How strong a bot plays: levels a person understands, as one table of named settings.

use core::fmt;
use core::str::FromStr;

use engine::{Hints, ParseError};

use crate::bot::Bot;
use crate::ismcts::Ismcts;

/// How strong a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Sees little ahead and does not always take what it likes best; answers within 100 ms.
    Easy,
    /// A fair opponent for somebody who knows the rules.
    Normal,
    /// Answers within a second.
    Hard,
    /// Thinks several times as long as hard, and answers within five seconds.
    Expert,
}

/// What a search is allowed and how it goes about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// When to stop.
    pub budget: Budget,
    /// How many times the budget's simulations it makes: those who play together or alone think about one side
    /// only, which is quick and pays.
    pub effort: ByCompany<u32>,
    /// How much it tries what it has not tried enough, against what did well so far.
    pub exploration: f32,
    /// How many decisions ahead it plans at all.
    pub depth: ByCompany<u32>,
    /// After how many decisions a roll-out stops and the game's evaluation takes over.
    pub horizon: ByCompany<u32>,
    /// How roll-outs pick what to play.
    pub picks: ByCompany<Picks>,
    /// How far from the best towards the average an action may seem and still be taken now and then;
    /// 0 takes the best.
    pub slip: f32,
    /// Whose knowledge decisions rest on in its plans.
    pub minds: Minds,
    /// Draws with more tickets than this are averaged over, others planned for one by one.
    pub widest_chance: u32,
    /// How many searches run side by side and are added up.
    pub n_threads: u32,
}

/// A setting by who is at the table. Rivals spoil each other's plans, so that a long roll-out is fair to all and shows
/// where a position leads. Whoever plays alone or together only spoils their own by playing without a plan; and
/// plans for others go wrong sooner than plans for oneself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ByCompany<T> {
    /// Where one's gain is another's loss.
    pub rivals: T,
    /// Where all win or lose together.
    pub together: T,
    /// Where one plays alone.
    pub alone: T,
}

impl<T: Copy> ByCompany<T> {
    /// The same whoever plays.
    pub const fn always(setting: T) -> ByCompany<T> {
        ByCompany { rivals: setting, together: setting, alone: setting }
    }
}

/// When a search stops: at whichever limit comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Simulations, of all threads together.
    pub simulations: u32,
    /// Milliseconds; a search that runs into this limit need not come out the same again.
    pub limit_ms: Option<u32>,
}

/// How roll-outs pick what to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picks {
    /// Everything equally often.
    Any,
    /// What the game finds promising more often.
    Promising,
    /// What is worth most a step later by the game's evaluation, and on until all have had their say. Each such
    /// roll-out takes long and tells much.
    Best,
}

/// Whose knowledge decisions rest on in a bot's plans.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Minds {
    /// The bot's own: the others act on what it knows. Right where nothing is hidden, and the fastest.
    Own,
    /// Everybody's own: each seat acts on what it has seen itself.
    Each,
}

const EXPERT: Settings = Settings {
    budget: Budget { simulations: 6_000, limit_ms: Some(4_500) },
    effort: ByCompany { rivals: 1, together: 1, alone: 4 },
    exploration: 0.7,
    depth: ByCompany { rivals: u32::MAX, together: 4, alone: u32::MAX },
    horizon: ByCompany { rivals: 24, together: 0, alone: 10 },
    picks: ByCompany { together: Picks::Best, ..ByCompany::always(Picks::Promising) },
    slip: 0.0,
    minds: Minds::Each,
    widest_chance: 12,
    n_threads: 1,
};

const HARD: Settings = Settings {
    budget: Budget { simulations: 600, limit_ms: Some(900) },
    effort: ByCompany { rivals: 1, together: 8, alone: 4 },
    picks: ByCompany::always(Picks::Promising),
    ..EXPERT
};

/// Every level with its settings. Simulations are what makes a level as strong as it is, so that it plays the same
/// on any machine; the clock is there for the slow ones.
pub const LEVELS: [(Level, &str, Settings); 4] = [
    (
        Level::Easy,
        "easy",
        Settings {
            budget: Budget { simulations: 30, limit_ms: Some(80) },
            depth: ByCompany::always(2),
            horizon: ByCompany { rivals: 4, together: 0, alone: 10 },
            slip: 0.6,
            ..HARD
        },
    ),
    (
        Level::Normal,
        "normal",
        Settings {
            budget: Budget { simulations: 100, limit_ms: Some(400) },
            depth: ByCompany { rivals: 6, together: 4, alone: 6 },
            slip: 0.2,
            ..HARD
        },
    ),
    (Level::Hard, "hard", HARD),
    (Level::Expert, "expert", EXPERT),
];

impl Level {
    /// The levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        LEVELS.iter().map(|(level, ..)| *level)
    }

    /// What the level's search is allowed.
    pub fn settings(self) -> Settings {
        self.row().2
    }

    /// A bot of this level.
    pub fn bot<G: Hints>(self) -> Box<dyn Bot<G>> {
        Box::new(Ismcts::new(self.settings()))
    }

    fn row(self) -> &'static (Level, &'static str, Settings) {
        let row = LEVELS.iter().find(|(level, ..)| *level == self);
        row.expect("every level has a row")
    }
}

impl Settings {
    /// The same without a clock: what it chooses depends on the seed alone.
    #[must_use]
    pub fn untimed(self) -> Settings {
        Settings { budget: Budget { limit_ms: None, ..self.budget }, ..self }
    }

    /// The same with just so many simulations, whoever plays, and no clock.
    #[must_use]
    pub fn with_simulations(self, simulations: u32) -> Settings {
        let budget = Budget { simulations, limit_ms: None };
        Settings { budget, effort: ByCompany::always(1), ..self }
    }

    /// The same with as many simulations as fit into `limit_ms`.
    #[must_use]
    pub fn with_time(self, limit_ms: u32) -> Settings {
        let budget = Budget { simulations: u32::MAX, limit_ms: Some(limit_ms) };
        Settings { budget, effort: ByCompany::always(1), ..self }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.row().1)
    }
}

impl FromStr for Level {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Level, ParseError> {
        let row = LEVELS.iter().find(|(_, name, _)| *name == text);
        row.map(|(level, ..)| *level)
            .ok_or(ParseError("a level is `easy`, `normal`, `hard` or `expert`"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_may_think_longer_than_the_one_below() {
        let budgets: Vec<_> = Level::all().map(|level| level.settings().budget).collect();
        assert!(budgets.windows(2).all(|w| w[0].simulations < w[1].simulations));
        assert!(budgets.windows(2).all(|w| w[0].limit_ms < w[1].limit_ms));
    }
}
