//! Somebody who plays with what a page offers: by touching things, by keys, or by ear.

mod ear;
mod keys;
mod touch;

use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::json;

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

/// What anybody notices of a page: whether there is something to do.
#[derive(Debug, Deserialize)]
struct Glimpse {
    is_over: bool,
    is_awaited: bool,
    is_asking: bool,
    n_choices: usize,
    state: String,
}

/// The argument is the state that was acted on already.
const GLIMPSE: &str = r##"
    const html = document.documentElement, table = document.querySelector("#table"), note = document.querySelector("#note");
    const chosen = [...document.querySelectorAll("[data-touch].chosen")].map((e) => e.dataset.touch);
    const isAsking = document.querySelector("#confirm")?.checkVisibility() ?? false;
    const list = document.querySelector("#choices details"), n = list?.querySelectorAll(".choice").length ?? 0;
    const state = JSON.stringify([table?.dataset.version, chosen, isAsking, list?.open, note?.hidden ? "" : note?.textContent]);
    return {
        is_over: document.querySelector("#result .result") != null,
        is_awaited: html.dataset.socket === "open" && !html.classList.contains("busy") && n > 0 && state !== arguments[0],
        is_asking: isAsking, n_choices: n, state,
    };
"##;

/// Waits until something changes on the page, a moment at most: it may have changed just before.
const NEWS: &str = "return new Promise((done) => {
    const watch = new MutationObserver(() => { watch.disconnect(); done(); });
    watch.observe(document, { subtree: true, childList: true, attributes: true });
    setTimeout(() => { watch.disconnect(); done(); }, 60);
})";

/// Plays with dice, so that everything that can be chosen is chosen sooner or later.
pub(crate) struct Player<'a> {
    browser: &'a Browser,
    way: Way,
    dice: u64,
    /// What the page showed when something was last done, and when that was.
    acted: (String, Instant),
    /// How often in a row that changed nothing.
    n_misses: usize,
    n_acts: usize,
    n_all_misses: usize,
}

impl<'a> Player<'a> {
    pub(crate) fn new(browser: &'a Browser, way: Way, seed: u64) -> Player<'a> {
        let acted = (String::new(), Instant::now());
        Player { browser, way, dice: seed, acted, n_misses: 0, n_acts: 0, n_all_misses: 0 }
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

    /// What was done so far, for those who look at the output.
    pub(crate) fn story(&self) -> String {
        format!("{} acts, {} of them for nothing", self.n_acts, self.n_all_misses)
    }

    /// What the page showed when something was last done; nothing once that must have missed.
    fn acted_on(&self) -> &str {
        if self.acted.1.elapsed() < MISSED { &self.acted.0 } else { "" }
    }

    /// What there is to do; or that there is nothing.
    async fn glimpse(&self) -> Result<Glimpse, Glance> {
        let seen = self.browser.ask_with(GLIMPSE, vec![json!(self.acted_on())]).await;
        // The page may just be changing for the next one.
        let seen = seen.map_err(|_| Glance::Waiting)?;
        let glimpse: Glimpse = serde_json::from_value(seen).expect("a glimpse");
        match glimpse {
            Glimpse { is_over: true, .. } => Err(Glance::Over),
            Glimpse { is_awaited: false, .. } => Err(Glance::Waiting),
            awaited => Ok(awaited),
        }
    }

    async fn wait(&self) {
        let is_patient = self.acted.1.elapsed() < 3 * PATIENCE;
        let (acted, browser) = (&self.acted.0, self.browser);
        assert!(is_patient, "nothing happens any more after {acted}\n{}", browser.text().await);
        // The page may just be changing for the next one: then that is the news.
        let _ = browser.ask_with(NEWS, vec![]).await;
    }

    async fn note(&mut self, state: String) {
        let has_missed = state == self.acted.0;
        self.n_misses = if has_missed { self.n_misses + 1 } else { 0 };
        self.n_all_misses += usize::from(has_missed);
        let is_patient = self.n_misses <= MOST_MISSES;
        assert!(is_patient, "touching changes nothing: {state}\n{}", self.browser.text().await);
        self.n_acts += 1;
        self.acted = (state, Instant::now());
    }
}
