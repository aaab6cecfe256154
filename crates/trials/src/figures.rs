//! How soon a table can be used in a browser, and how soon a move is on its screen.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use client::ServerProcess;
use serde_json::json;

use crate::browser::Session;

/// How much is measured.
#[derive(clap::Args)]
pub(crate) struct Figures {
    /// How many moves are made in each game.
    #[arg(short = 'n', long, default_value_t = 30, value_name = "N")]
    moves: usize,
    /// How often each page is opened.
    #[arg(long, default_value_t = 5, value_name = "N")]
    loads: usize,
    /// Measures this program; left out, `tablee` is built as a release and measured.
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
}

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
        const since = [heard, sent];
        sent = null;
        painted(() => { seen.moves.push(since.map((then) => performance.now() - then)); });
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["class", "data-socket", "data-version"] });
"#;

/// Takes a choice of the list by the dice (the argument), once everything has come to rest: `acted`, `over` or nothing.
const ACT: &str = r##"
    const html = document.documentElement, version = document.querySelector("#table")?.dataset.version;
    if (document.querySelector("#result .result")) return "over";
    const choices = [...document.querySelectorAll("#choices .choice")];
    const isAtRest = html.dataset.socket === "open" && !html.classList.contains("busy") && !html.classList.contains("gliding");
    if (!isAtRest || !choices.length || version === window.actedOn) return null;
    window.actedOn = version;
    choices[arguments[0] % choices.length].click();
    const confirm = document.querySelector("#confirm");
    if (confirm.checkVisibility()) confirm.click();
    return "acted";
"##;

/// The times of one game, in milliseconds.
#[derive(Default)]
struct Times {
    usable: Vec<f64>,
    /// Of each move, how long after it was accepted and after it was sent it was on the screen.
    moves: Vec<(f64, f64)>,
}

impl Figures {
    pub(crate) fn run(&self) -> Result<()> {
        let program = crate::program(self.program.as_deref())?;
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("t.db");
        tokio::runtime::Runtime::new()?.block_on(self.measure(&program, &file))
    }

    async fn measure(&self, program: &Path, file: &Path) -> Result<()> {
        let server = ServerProcess::start(program, file, &["--rate", "0", "--log", "off"])?;
        let mut session = Session::open(1280, 900).await?;
        let script = json!({ "source": STOPWATCH });
        session.command("Page.addScriptToEvaluateOnNewDocument", script).await?;
        println!("milliseconds, median and nine in ten: usable after the response began;");
        println!("on the screen after the move was accepted; on the screen after it was sent");
        for board in ui::boards().filter(|board| board.shown().portrait.is_some()) {
            let (game, options) = (board.game(), board.shown().short.replace(' ', "&"));
            let table = format!(
                "http://{}/new/{game}?{options}&seat1=me&seat2=bot:easy&pause_ms=0&name=Ada",
                server.address()
            );
            println!("{game:8} {}", self.watch(&mut session, &table).await.context(game)?);
        }
        Ok(())
    }

    /// Opens a table several times, then plays at it; at a new one when the game is over.
    async fn watch(&self, session: &mut Session, table: &str) -> Result<Times> {
        const USABLE: &str = "return window.seen.usable
            && window.seen.usable - performance.getEntriesByType('navigation')[0].responseStart";
        let (mut times, mut dice) = (Times::default(), 3_u64);
        sit_down(session, table).await?;
        let here = session.ask("return location.href", json!([])).await?;
        for _ in 0..self.loads {
            session.go(here.as_str().context("an address")?).await?;
            let usable = session.wait_for(USABLE).await?;
            times.usable.push(usable.as_f64().context("a time")?);
        }
        let mut n_moves = 0;
        while n_moves < self.moves {
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let done = session.ask(ACT, json!([dice >> 40])).await?;
            if done == "over" {
                times.take(session).await?;
                sit_down(session, table).await?;
            } else if done == "acted" {
                n_moves += 1;
            } else {
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
        }
        times.take(session).await?;
        Ok(times)
    }
}

async fn sit_down(session: &mut Session, table: &str) -> Result<()> {
    session.go(table).await?;
    session.ask("document.querySelector('#setup .big').click()", json!([])).await?;
    session.wait_for("return document.documentElement.dataset.socket === 'open'").await?;
    Ok(())
}

impl Times {
    /// Takes over what the page's stopwatch has noted.
    async fn take(&mut self, session: &mut Session) -> Result<()> {
        let moves =
            session.wait_for("return window.seen.moves.length > 0 && window.seen.moves").await?;
        self.moves.extend(serde_json::from_value::<Vec<(f64, f64)>>(moves)?);
        Ok(())
    }
}

impl std::fmt::Display for Times {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (accepted, sent) = self.moves.iter().copied().unzip();
        let usable = summary(self.usable.clone());
        write!(f, "{usable}   {}   {}", summary(accepted), summary(sent))
    }
}

/// The median, and what nine in ten stay below.
fn summary(mut times: Vec<f64>) -> String {
    times.sort_by(f64::total_cmp);
    let at = |tenths: usize| times[(times.len() * tenths / 10).min(times.len() - 1)];
    format!("{:4.0} {:4.0}", at(5), at(9))
}
