//! Random games by the million, every step checked.

use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use anyhow::{Result, anyhow, bail};
use catalog::{Catalog, Soaked, Title, all_setups_and_readings};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use crate::cargo;

/// Plays random games of every setup of a game.
#[derive(Args)]
pub(crate) struct Soak {
    /// The games to play; all of them if none is named.
    titles: Vec<String>,
    /// How many games of each title, spread evenly over its setups.
    #[arg(short = 'n', long, default_value_t = 1_000_000)]
    games: u64,
    /// The number of the first game: another one gives other games.
    #[arg(long, default_value_t = 0)]
    seed: u64,
}

/// How many games a thread takes at a time.
const CHUNK: u64 = 200;
/// The game whose actions have parts that could be left out.
const WALKED: &str = "erythro";
/// For so many games its walk is repeated once.
const GAMES_A_WALK: u64 = 10_000;

impl Soak {
    pub(crate) fn run(&self) -> Result<()> {
        if cfg!(debug_assertions) {
            // Millions of games are worth an optimised build: the same command again, by that one.
            let again = std::env::args().skip(1);
            return crate::run(
                cargo(&["run", "--quiet", "--release", "-p", "trials", "--"]).args(again),
            );
        }
        let catalog = Catalog::standard();
        for id in &self.titles {
            if catalog.title(id).is_none() {
                let known: Vec<&str> = catalog.titles().map(Title::id).collect();
                bail!("there is no game `{id}`; there are {}", known.join(", "));
            }
        }
        let chosen = |title: &&dyn Title| {
            self.titles.is_empty() || self.titles.iter().any(|id| id == title.id())
        };
        catalog.titles().filter(chosen).try_for_each(|title| self.soak(title))?;
        if catalog.title(WALKED).iter().any(chosen) { self.walk() } else { Ok(()) }
    }

    /// Plays every action that is offered to its end by every branch, in more games than the test suite does.
    fn walk(&self) -> Result<()> {
        let times = (self.games / GAMES_A_WALK).max(1);
        let package = ["test", "--quiet", "--release", "-p", "game-erythro"];
        let test = [&package[..], &["--test", "it", "whole_actions"]].concat();
        crate::run(cargo(&test).env("SOAK", times.to_string()))
    }

    fn soak(&self, title: &dyn Title) -> Result<()> {
        let setups = all_setups_and_readings(title);
        let per_setup = self.games.div_ceil(setups.len() as u64);
        let total = per_setup * setups.len() as u64;
        let bar = ProgressBar::new(total);
        let style = "{msg:14} {wide_bar} {human_pos}/{human_len} games, {per_sec}, {eta} left";
        bar.set_style(ProgressStyle::with_template(style)?);
        bar.set_message(title.id());
        let (next, sum) = (AtomicU64::new(0), Mutex::new(Ok(Soaked::default())));
        thread::scope(|scope| {
            for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
                scope.spawn(|| {
                    while let Some((setup, games)) = self.take(&next, per_setup, total) {
                        let done = title.soak(&setups[setup], games.clone()).map_err(|reason| {
                            anyhow!("{} [{}]: {reason}", title.id(), setups[setup])
                        });
                        bar.inc(games.end - games.start);
                        let mut sum = sum.lock().expect("no thread panicked");
                        match (sum.as_mut(), done) {
                            (Ok(sum), Ok(done)) => add(sum, done),
                            (_, Err(error)) => return *sum = Err(error),
                            (Err(_), _) => return,
                        }
                    }
                });
            }
        });
        bar.finish_and_clear();
        let Soaked { n_games, n_steps, longest } = sum.into_inner().expect("no thread panicked")?;
        let n_setups = setups.len();
        println!(
            "{}: {n_games} games over {n_setups} setups, {n_steps} steps, longest {longest}",
            title.id()
        );
        Ok(())
    }

    /// The next stretch of games nobody plays yet: a setup, and numbers.
    fn take(&self, next: &AtomicU64, per_setup: u64, total: u64) -> Option<(usize, Range<u64>)> {
        let chunks = per_setup.div_ceil(CHUNK);
        let chunk = next.fetch_add(1, Ordering::Relaxed);
        let (setup, start) = (chunk / chunks, chunk % chunks * CHUNK);
        let games = start + self.seed..(start + CHUNK).min(per_setup) + self.seed;
        (setup < total / per_setup).then_some((setup as usize, games))
    }
}

fn add(sum: &mut Soaked, done: Soaked) {
    sum.n_games += done.n_games;
    sum.n_steps += done.n_steps;
    sum.longest = sum.longest.max(done.longest);
}
