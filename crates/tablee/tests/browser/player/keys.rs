//! Playing by keys: to the board with one key, along it with arrows or tabs, the list by number.

use fantoccini::key::Key;
use serde::Deserialize;
use serde_json::json;

use super::{Glance, Player};
use crate::driver::Browser;

/// What somebody sees who never touches the page.
#[derive(Debug, Deserialize)]
struct Look {
    is_over: bool,
    is_awaited: bool,
    is_asking: bool,
    n_choices: usize,
    state: String,
}

const LOOK: &str = r##"
    const html = document.documentElement, table = document.querySelector("#table"), note = document.querySelector("#note");
    const chosen = [...document.querySelectorAll("[data-touch].chosen")].map((e) => e.dataset.touch);
    const isAsking = document.querySelector("#confirm")?.checkVisibility() ?? false;
    const n = document.querySelectorAll("#choices .choice").length;
    const state = JSON.stringify([table?.dataset.version, chosen, isAsking, note?.hidden ? "" : note?.textContent]);
    return {
        is_over: document.querySelector("#result .result") != null,
        is_awaited: html.dataset.socket === "open" && !html.classList.contains("busy") && n > 0 && state !== arguments[0],
        is_asking: isAsking, n_choices: n, state,
    };
"##;

/// Where the focus is: `confirm`, a `thing` that can be touched, or elsewhere.
const AT: &str = "const at = document.activeElement;
    return at?.id === 'confirm' ? 'confirm' : at?.matches('[data-touch].can, [data-touch].chosen') ? 'thing' : ''";

const ARROWS: [Key; 4] = [Key::Left, Key::Right, Key::Up, Key::Down];
/// More stops than any page has.
const MOST_TABS: usize = 300;

impl Player<'_> {
    pub(super) async fn press(&mut self) -> Glance {
        let look = self.browser.ask_with(LOOK, vec![json!(self.acted_on())]).await;
        let Ok(look) = look else { return Glance::Waiting };
        let look: Look = serde_json::from_value(look).expect("a look");
        if look.is_over {
            return Glance::Over;
        }
        if !look.is_awaited {
            return Glance::Waiting;
        }
        let turn = self.below(4);
        if look.is_asking {
            self.confirm(turn).await;
        } else if turn == 0 {
            let n = self.below(look.n_choices.min(9)) as u32 + 1;
            self.browser.press(&[char::from_digit(n, 10).expect("a digit")]).await;
        } else {
            self.go_and_choose(turn == 1).await;
        }
        Glance::Acted { state: look.state }
    }

    /// Where the focus is on what was touched last, the same key again confirms; everywhere else the button does.
    async fn confirm(&mut self, turn: usize) {
        let is_there = turn <= 1 && self.browser.ask(AT).await != "";
        if is_there || tab_to(self.browser, "confirm").await {
            self.browser.press(&[char::from(Key::Enter)]).await;
        }
    }

    async fn go_and_choose(&mut self, with_tabs: bool) {
        self.browser.press(&['b']).await;
        let n_steps = self.below(6);
        if with_tabs {
            for _ in 0..n_steps {
                tab_to(self.browser, "thing").await;
            }
        } else {
            let walk: Vec<char> = (0..n_steps).map(|_| char::from(ARROWS[self.below(4)])).collect();
            self.browser.press(&walk).await;
        }
        if self.browser.ask(AT).await == "thing" {
            self.browser.press(&[char::from(Key::Enter)]).await;
        }
    }
}

/// Presses the tab key until the focus is on such a thing, at most once around the page; false when there is none now.
async fn tab_to(browser: &Browser, what: &str) -> bool {
    const NONE: &str =
        "return document.querySelector('[data-touch].can, [data-touch].chosen') == null";
    for _ in 0..MOST_TABS {
        browser.press(&[char::from(Key::Tab)]).await;
        if browser.ask(AT).await == what {
            return true;
        }
        if browser.ask(NONE).await == true {
            return false;
        }
    }
    panic!("the tab key never comes to a {what}\n{}", browser.text().await);
}
