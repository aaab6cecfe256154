//! How soon a table can be used, and how soon a move is on the screen. It prints figures and judges none:
//! `TABLEE_PROGRAM=target/release/tablee cargo test -p tablee --test browser figures -- --nocapture`.

use serde::Deserialize;

use crate::driver::{Browser, DESKTOP};
use crate::player::{Player, Way};
use crate::server::House;

const GAMES: [(&str, &str); 4] = [
    ("ephios", "seats=2"),
    ("epix", "seats=2"),
    ("erythro", "seats=2 difficulty=introduction"),
    ("ephyran", "seats=2"),
];
/// How often each page is opened.
const N_LOADS: usize = 3;
/// How many things are touched in each game.
const N_TOUCHES: usize = 24;

/// A stopwatch in the page: it notes when the page can be used (the socket is open and something glows), and for every
/// move when it was sent, when the server's answer came, and when the screen had been painted with it.
const STOPWATCH: &str = r#"
    const seen = window.seen = { usable: null, moves: [] };
    let sent = null, heard = null;
    window.WebSocket = class extends WebSocket {
        constructor(...address) {
            super(...address);
            this.addEventListener("message", () => { if (sent != null) heard ??= performance.now(); });
        }
        send(text) {
            if (text.includes('"act"')) { sent = performance.now(); heard = null; }
            super.send(text);
        }
    };
    const painted = (then) => requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel(); port1.onmessage = then; port2.postMessage(0); });
    new MutationObserver((changes) => {
        const isUsable = document.documentElement.dataset.socket === "open" && document.querySelector("[data-touch].can") != null;
        if (isUsable) seen.usable ??= performance.now();
        if (sent == null || heard == null || !changes.some((change) => change.attributeName === "data-version")) return;
        const move = { sent, heard };
        sent = null;
        painted(() => { seen.moves.push({ ...move, painted: performance.now() }); });
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["class", "data-socket", "data-version"] });
"#;

/// When things happened, in milliseconds since the page was asked for.
#[derive(Debug, Deserialize)]
struct Move {
    sent: f64,
    heard: f64,
    painted: f64,
}

/// The middle and the greatest of some times.
fn summary(times: impl Iterator<Item = f64>) -> String {
    let mut times: Vec<f64> = times.collect();
    times.sort_by(f64::total_cmp);
    let (middle, most) = (times[times.len() / 2], times[times.len() - 1]);
    format!("{middle:.0} ms (at most {most:.0} of {})", times.len())
}

#[tokio::test(flavor = "multi_thread")]
async fn figures() {
    let house = House::open();
    let browser = Browser::open(DESKTOP).await;
    let script = serde_json::json!({ "source": STOPWATCH });
    browser.command("Page.addScriptToEvaluateOnNewDocument", script).await.expect("a stopwatch");
    for (game, options) in GAMES {
        house.against_bots(&browser, game, options, 2).await;
        let mut loads = Vec::new();
        for _ in 0..N_LOADS {
            browser.client.refresh().await.expect("the page again");
            loads.push(usable_after(&browser).await);
        }
        Player::new(&browser, Way::Touch, 3).play(N_TOUCHES).await;
        let moves =
            browser.wait_for("return window.seen.moves.length > 0 && window.seen.moves").await;
        let moves: Vec<Move> = serde_json::from_value(moves).expect("times");
        println!("{game}: usable {} after the response began", summary(loads.into_iter()));
        println!(
            "  on the screen {} after the move was accepted",
            summary(moves.iter().map(|m| m.painted - m.heard))
        );
        println!(
            "  on the screen {} after the move was sent",
            summary(moves.iter().map(|m| m.painted - m.sent))
        );
    }
    browser.close().await;
}

/// Milliseconds from the response's first byte to a page that can be used.
async fn usable_after(browser: &Browser) -> f64 {
    const AFTER: &str = "return window.seen.usable
        && window.seen.usable - performance.getEntriesByType('navigation')[0].responseStart";
    browser.wait_for(AFTER).await.as_f64().expect("a time")
}
