//! Somebody who plays with what a page offers: by touching things, by keys, or by ear.

mod ear;
mod keys;
mod touch;

use std::time::{Duration, Instant};

use crate::driver::{Browser, PATIENCE};

/// After this long without an effect, a touch has missed: what was there had moved on.
const MISSED: Duration = Duration::from_secs(2);
/// How often in a row somebody tries again.
const MOST_MISSES: usize = 8;

/// How somebody plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// Touching what glows.
    Touch,
    /// With keys alone.
    Keys,
    /// Through the accessibility tree, as a screen reader does.
    Ear,
}

/// What somebody made of the page.
#[derive(Debug)]
enum Glance {
    /// The game is over.
    Over,
    /// There is nothing to do yet.
    Waiting,
    /// Something was done about what `state` tells.
    Acted { state: String },
}

/// Plays with dice, so that everything that can be chosen is chosen sooner or later.
pub(crate) struct Player<'a> {
    browser: &'a Browser,
    way: Way,
    dice: u64,
    /// What the page showed when something was last done, and when that was.
    acted: (String, Instant),
    n_misses: usize,
    n_acts: usize,
}

impl<'a> Player<'a> {
    pub(crate) fn new(browser: &'a Browser, way: Way, seed: u64) -> Player<'a> {
        let acted = (String::new(), Instant::now());
        Player { browser, way, dice: seed, acted, n_misses: 0, n_acts: 0 }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.dice = self
            .dice
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.dice >> 33) as usize % bound.max(1)
    }

    /// Does up to `n_acts` further things; true when the game is over.
    pub(crate) async fn play(&mut self, n_acts: usize) -> bool {
        let enough = self.n_acts + n_acts;
        while self.n_acts < enough {
            let glance = match self.way {
                Way::Touch => self.touch().await,
                Way::Keys => self.press().await,
                Way::Ear => self.listen().await,
            };
            match glance {
                Glance::Over => return true,
                Glance::Waiting => self.wait().await,
                Glance::Acted { state } => self.note(state).await,
            }
        }
        false
    }

    /// What the page showed when something was last done; nothing once that must have missed.
    fn acted_on(&self) -> &str {
        if self.acted.1.elapsed() < MISSED { &self.acted.0 } else { "" }
    }

    async fn wait(&self) {
        if self.acted.1.elapsed() > PATIENCE {
            panic!(
                "nothing happens any more after {}\n{}",
                self.acted.0,
                self.browser.text().await
            );
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }

    async fn note(&mut self, state: String) {
        self.n_misses = if state == self.acted.0 { self.n_misses + 1 } else { 0 };
        if self.n_misses > MOST_MISSES {
            panic!("touching changes nothing: {state}\n{}", self.browser.text().await);
        }
        self.n_acts += 1;
        self.acted = (state, Instant::now());
    }
}
