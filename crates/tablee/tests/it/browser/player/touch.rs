//! Playing by touch: what glows, where a thumb finds it.

use std::time::Instant;

use serde::Deserialize;
use serde_json::json;

use super::{Glance, Player};
use crate::browser::driver::PATIENCE;
use crate::browser::phones::{TELLING, WIDE, assert_fits_phones};

/// What a look at the page tells, and where to put the finger next.
#[derive(Debug, Deserialize)]
struct Look {
    is_over: bool,
    state: String,
    /// What makes the page wider than the window.
    too_wide: Vec<String>,
    /// What an action needs touched and nobody can see.
    unseen: Vec<String>,
    /// What is to be touched: its name and a point where nothing covers it.
    target: Option<String>,
    at: Option<(f64, f64)>,
    covered_by: Option<String>,
}

/// Looks, chooses with the dice (the first argument), and scrolls there as a thumb would. The second argument is the
/// state that was acted on already.
const LOOK: &str = r##"
    const [dice, done] = arguments;
    const all = (css) => [...document.querySelectorAll(css)];
    const html = document.documentElement, table = document.querySelector("#table");
    const shown = (e) => e.getClientRects().length > 0;
    const isReady = html.dataset.socket === "open" && !html.classList.contains("busy");
    const chosen = [...new Set(all("[data-touch].chosen").map((e) => e.dataset.touch))];
    const confirm = document.querySelector("#confirm"), isAsking = confirm != null && shown(confirm);
    const coach = all("[data-do=coach-ok]").find(shown), note = document.querySelector("#note");
    // What may be said beside the game is folded away, and no choice.
    const choices = all("#choices .choice").filter((choice) => !choice.closest(".asides"));
    const look = {
        is_over: document.querySelector("#result .result") != null,
        state: JSON.stringify([table?.dataset.version, chosen, isAsking, coach?.closest("[data-coach]").dataset.coach, note?.hidden ? "" : note?.textContent]),
        too_wide: wide(),
        unseen: [], target: null, at: null, covered_by: null,
    };
    if (look.is_over || !isReady || !choices.length || look.state === done) return look;
    const can = all("[data-touch].can:not(.chosen)").filter(shown);
    if (!chosen.length) {
        const names = new Set(can.map((e) => e.dataset.touch));
        look.unseen = [...new Set(choices.map((c) => c.dataset.path.split(" ")[0]))].filter((touch) => !names.has(touch));
    }
    const target = coach ?? (isAsking && (dice % 2 || !can.length) ? confirm : can[(dice >> 1) % can.length]);
    if (!target) return look;
    look.target = target.dataset.touch ?? target.id ?? "coach";
    target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const hits = (x, y) => {
        const top = document.elementFromPoint(x, y);
        if (!top || !("touch" in target.dataset)) return target.contains(top);
        for (let at = top.closest("[data-touch]"); at; at = at.parentElement?.closest("[data-touch]")) {
            if (at.matches(".can, .chosen")) return at === target;
        }
        return false;
    };
    const box = target.getBoundingClientRect(), steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9, 0.03, 0.97];
    for (const v of steps) for (const u of steps) {
        const x = Math.floor(box.left + u * box.width), y = Math.floor(box.top + v * box.height);
        if (!look.at && hits(x, y)) look.at = [x, y];
    }
    const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    // A card that glides cannot be touched before it has arrived.
    if (html.classList.contains("gliding")) look.target = null;
    if (!look.at) look.covered_by = middle?.outerHTML.slice(0, 200) ?? `nothing at ${JSON.stringify(box)}`;
    return look;
"##;

/// On a phone, whether the page fits other phones too is looked at before every so many touches.
const BETWEEN_PHONES: usize = 12;

impl Player<'_> {
    pub(super) async fn touch(&mut self) -> Glance {
        let dice = self.below(1 << 20);
        let mut is_to_fit =
            self.browser.look().is_phone && self.n_acts.is_multiple_of(BETWEEN_PHONES);
        let began = Instant::now();
        loop {
            let Some(look) = self.look(dice).await else { return Glance::Waiting };
            if look.is_over {
                return Glance::Over;
            }
            let (Some(target), at) = (look.target, look.at) else { return Glance::Waiting };
            if std::mem::take(&mut is_to_fit) {
                assert_fits_phones(self.browser, &look.state, &TELLING).await;
                continue;
            }
            if let Some((x, y)) = at {
                self.browser.tap(x, y).await;
                return Glance::Acted { state: look.state };
            }
            // Something may just lie over it; it must go.
            let is_patient = began.elapsed() < PATIENCE;
            assert!(is_patient, "{target} is under {:?} in {}", look.covered_by, look.state);
            self.wait().await;
        }
    }

    /// Looks at the page; nothing when it is just changing for the next one.
    async fn look(&mut self, dice: usize) -> Option<Look> {
        let arguments = vec![json!(dice), json!(self.acted_on())];
        let look = self.browser.ask_with(&format!("{WIDE}{LOOK}"), arguments).await.ok()?;
        let look: Look = serde_json::from_value(look).expect("a look");
        self.see(&look.state).await;
        assert!(look.too_wide.is_empty(), "{:#?} scroll sideways in {}", look.too_wide, look.state);
        assert!(look.unseen.is_empty(), "cannot be seen: {:?} in {}", look.unseen, look.state);
        Some(look)
    }
}
