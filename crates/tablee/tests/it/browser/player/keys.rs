//! Playing by keys: to the board with one key, along it with arrows or tabs, the list by number.

use fantoccini::key::Key;

use super::{Glance, Player};
use crate::browser::driver::Browser;

/// Where the focus is: `confirm`, a `thing` that can be touched, or elsewhere.
const AT: &str = "const at = document.activeElement;
    return at?.id === 'confirm' ? 'confirm' : at?.matches('[data-touch].can, [data-touch].chosen') ? 'thing' : ''";

const ARROWS: [Key; 4] = [Key::Left, Key::Right, Key::Up, Key::Down];
/// More stops than a page may have: whoever goes on with the tab key must come round, however long the log is.
const MOST_TABS: usize = 250;

impl Player<'_> {
    pub(super) async fn press(&mut self) -> Glance {
        let look = match self.glimpse().await {
            Ok(look) => look,
            Err(glance) => return glance,
        };
        let turn = self.below(12);
        if look.is_asking {
            self.confirm(turn == 0).await;
        } else if turn < 2 {
            let n = self.below(look.n_choices.min(9)) as u32 + 1;
            self.browser.press(&[char::from_digit(n, 10).expect("a digit")]).await;
        } else {
            self.go_and_choose(turn == 2).await;
        }
        Glance::Acted { state: look.state }
    }

    /// Where the focus is on what was touched last, the same key again confirms; everywhere else the button does.
    async fn confirm(&mut self, with_tabs: bool) {
        let is_there = !with_tabs && self.browser.ask(AT).await != "";
        if is_there || tab_to(self.browser, "confirm").await {
            self.browser.press(&[char::from(Key::Enter)]).await;
        }
    }

    /// One key leads to the first thing that glows, arrows to those around it, tabs to all of them in turn.
    async fn go_and_choose(&mut self, with_tabs: bool) {
        let n_steps = self.below(6);
        let mut keys = vec!['b'];
        if with_tabs {
            self.browser.press(&keys).await;
            for _ in 0..n_steps {
                if !tab_to(self.browser, "thing").await {
                    return;
                }
            }
            keys.clear();
        } else {
            keys.extend((0..n_steps).map(|_| char::from(ARROWS[self.below(4)])));
        }
        keys.push(char::from(Key::Enter));
        self.browser.press(&keys).await;
    }
}

/// Presses the tab key until the focus is on such a thing, at most once around the page; false when there is none now.
async fn tab_to(browser: &Browser, what: &str) -> bool {
    let is_gone = match what {
        "confirm" => "!document.querySelector('#confirm')?.checkVisibility()",
        _ => "document.querySelector('[data-touch].can, [data-touch].chosen') == null",
    };
    let script = format!("const at = (() => {{ {AT} }})(); return at || ({is_gone} ? 'gone' : '')");
    for _ in 0..MOST_TABS {
        browser.press(&[char::from(Key::Tab)]).await;
        let at = browser.ask(&script).await;
        if at == what || at == "gone" {
            return at == what;
        }
    }
    panic!("the tab key never comes to a {what}\n{}", browser.text().await);
}
