//! Somebody who plays with what a page offers: by touching things, by keys, or by ear.

mod ear;
mod keys;
mod touch;

use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::json;

use crate::browser::driver::{Browser, PATIENCE};

/// After this long without an effect somebody tries again: what was there had moved on, or is slow.
const TRY_AGAIN: Duration = Duration::from_secs(2);

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
    /// What the page shows now, and since when.
    seen: (String, Instant),
    n_acts: usize,
    n_all_misses: usize,
}

impl<'a> Player<'a> {
    pub(crate) fn new(browser: &'a Browser, way: Way, seed: u64) -> Player<'a> {
        let nothing = (String::new(), Instant::now());
        let (acted, seen) = (nothing.clone(), nothing);
        Player { browser, way, dice: seed, acted, seen, n_acts: 0, n_all_misses: 0 }
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
                Glance::Acted { state } => self.note(state),
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
        if self.acted.1.elapsed() < TRY_AGAIN { &self.acted.0 } else { "" }
    }

    /// Notes what the page shows. However slow the machine is, something must change.
    async fn see(&mut self, state: &str) {
        if state != self.seen.0 {
            self.seen = (state.to_string(), Instant::now());
        }
        let (since, browser) = (self.seen.1, self.browser);
        let is_patient = since.elapsed() < PATIENCE;
        assert!(is_patient, "nothing changes any more after {state}\n{}", browser.text().await);
    }

    /// What there is to do; or that there is nothing.
    async fn glimpse(&mut self) -> Result<Glimpse, Glance> {
        let seen = self.browser.ask_with(GLIMPSE, vec![json!(self.acted_on())]).await;
        // The page may just be changing for the next one.
        let seen = seen.map_err(|_| Glance::Waiting)?;
        let glimpse: Glimpse = serde_json::from_value(seen).expect("a glimpse");
        self.see(&glimpse.state).await;
        match glimpse {
            Glimpse { is_over: true, .. } => Err(Glance::Over),
            Glimpse { is_awaited: false, .. } => Err(Glance::Waiting),
            awaited => Ok(awaited),
        }
    }

    /// Waits for news. The page may just be changing for the next one: then that is the news.
    async fn wait(&self) {
        let _ = self.browser.ask_with(NEWS, vec![]).await;
    }

    fn note(&mut self, state: String) {
        self.n_all_misses += usize::from(state == self.acted.0);
        self.n_acts += 1;
        self.acted = (state, Instant::now());
    }
}
