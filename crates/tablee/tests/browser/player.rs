//! Somebody who plays with what a page offers, by touching what glows.

use std::time::{Duration, Instant};

use serde::Deserialize;

use crate::driver::{Browser, PATIENCE};

/// What the page offers now.
#[derive(Debug, Deserialize)]
struct Offer {
    is_over: bool,
    is_busy: bool,
    is_asking: bool,
    n_choices: usize,
    glowing: Vec<String>,
    version: u64,
}

const OFFER: &str = r##"
    const all = (css) => [...document.querySelectorAll(css)];
    const table = document.querySelector("#table");
    const shown = (e) => e.getClientRects().length > 0;
    return {
        is_over: document.querySelector("#result")?.firstElementChild != null,
        is_busy: document.documentElement.classList.contains("busy") || document.documentElement.dataset.socket !== "open",
        is_asking: document.querySelector("#confirm")?.hidden === false,
        n_choices: all(".choice").length,
        glowing: all("[data-touch].can:not(.chosen)").filter(shown).map((e) => e.dataset.touch),
        version: Number(table?.dataset.version ?? 0),
    };
"##;

/// Plays until the game is over; `at_half` is done once, after some moves.
pub(crate) struct Player<'a> {
    pub(crate) browser: &'a Browser,
    dice: u64,
    pub(crate) n_moves: usize,
    n_missed: usize,
}

impl<'a> Player<'a> {
    pub(crate) fn new(browser: &'a Browser, seed: u64) -> Player<'a> {
        Player { browser, dice: seed, n_moves: 0, n_missed: 0 }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.dice = self
            .dice
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.dice >> 33) as usize % bound.max(1)
    }

    /// Plays up to `n_moves` further moves; true when the game is over.
    pub(crate) async fn play(&mut self, n_moves: usize) -> bool {
        let enough = self.n_moves + n_moves;
        let (mut last, mut waited) = (0, Instant::now());
        loop {
            let offer = self.offer().await;
            if offer.is_over || self.n_moves >= enough {
                return offer.is_over;
            }
            if offer.version != last {
                (last, waited) = (offer.version, Instant::now());
            }
            if offer.is_busy || offer.n_choices == 0 {
                tokio::time::sleep(Duration::from_millis(15)).await;
            } else {
                self.calm_the_coach().await;
                self.touch(&offer).await;
            }
            if waited.elapsed() > PATIENCE {
                let text = self.browser.text().await;
                panic!(
                    "nothing happens any more: {offer:?}
{text}"
                );
            }
        }
    }

    async fn offer(&self) -> Offer {
        serde_json::from_value(self.browser.ask(OFFER).await).expect("an offer")
    }

    /// Whoever has read what the coach says puts it away.
    async fn calm_the_coach(&self) {
        self.browser
            .ask(r#"for (const b of document.querySelectorAll("[data-do=coach-ok]")) if (b.getClientRects().length) b.click()"#)
            .await;
    }

    async fn touch(&mut self, offer: &Offer) {
        // Something complete that could also go on is confirmed every other time.
        if offer.is_asking && (offer.glowing.is_empty() || self.below(2) == 0) {
            self.click("#confirm", true).await;
            return;
        }
        let thing = offer.glowing.get(self.below(offer.glowing.len()));
        let thing = thing.unwrap_or_else(|| panic!("choices, but nothing glows: {offer:?}"));
        let thing = format!("[data-touch='{thing}'].can");
        self.click(&thing, offer.glowing.len() == offer.n_choices).await;
    }

    /// Clicks what was there a moment ago. Somebody else may have moved meanwhile, or a card be gliding over it:
    /// then the player looks again, though not for ever.
    async fn click(&mut self, css: &str, is_move: bool) {
        match self.browser.try_click(css).await {
            Ok(()) => {
                self.n_moves += usize::from(is_move);
                self.n_missed = 0;
            }
            Err(error) => {
                self.n_missed += 1;
                assert!(self.n_missed < 40, "{css} cannot be clicked: {error}");
            }
        }
    }
}
