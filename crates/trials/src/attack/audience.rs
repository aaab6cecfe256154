//! Attacks by an audience: what many onlookers cost those who play.

use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use client::{Http, ServerProcess, Socket};
use serde_json::{Value, json};
use tokio::time::timeout;

use super::Finding;
use super::stand::{Stand, cpu_s, http_from, is_running, legal, ms, pair, socket, until, watcher};

/// How many watch.
const WATCHING: usize = 300;
/// Longer than anybody waits.
const FOREVER: Duration = Duration::from_mins(2);

/// A table of two with a crowd of pages around it.
struct Theatre {
    server: ServerProcess,
    table: String,
    tokens: [String; 2],
    pages: Vec<Socket>,
}

impl Theatre {
    async fn open(stand: &Stand, is_same_host: bool) -> Result<Theatre> {
        let server = stand.serve_with(&["--rate", "0"])?;
        let mut http = http_from(250, server.address()).await?;
        let (table, tokens) = pair(&mut http, "ephyran").await?;
        let mut pages = Vec::new();
        for n in 0..WATCHING {
            let port = server.address().rsplit(':').next().unwrap_or_default();
            let host = if is_same_host {
                server.address().to_string()
            } else {
                format!("127.0.{}.{}:{port}", n / 200, n % 200 + 1)
            };
            if let Ok(page) = watcher((2 + n % 200) as u8, server.address(), &table, &host).await {
                pages.push(page);
            }
        }
        Ok(Theatre { server, table, tokens, pages })
    }
}

/// Reads whatever comes, so that nobody is cut off for being slow.
fn listen(mut socket: Socket) -> tokio::task::JoinHandle<()> {
    tokio::spawn(async move { while matches!(socket.next_text().await, Ok(Some(_))) {} })
}

/// Pages opened under many names of the server all hang up at once.
pub(super) async fn hosts(stand: &Stand) -> Result<Finding> {
    let Theatre { server, pages, .. } = Theatre::open(stand, false).await?;
    let n_pages = pages.len();
    let before = cpu_s(&server)?;
    drop(pages);
    let mut worst = Duration::ZERO;
    for n in 0..10 {
        let started = Instant::now();
        let asking = async {
            let mut http = http_from(240 + n % 10, server.address()).await.ok()?;
            http.get("/", &[]).await.ok()
        };
        let _ = timeout(FOREVER, asking).await;
        worst = worst.max(started.elapsed());
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let cpu = cpu_s(&server)? - before;
    let result = format!("{n_pages} pages, lobby {:.0} ms at worst, {cpu:.1} s of CPU", ms(worst));
    Ok(Finding::new(worst < Duration::from_secs(1), result))
}

/// Somebody who plays, and what she may do as far as she has heard.
struct Player {
    socket: Socket,
    choices: Vec<String>,
}

impl Player {
    /// The next message, if one comes in time.
    async fn hear(&mut self, patience: Duration) -> Option<Value> {
        let message = timeout(patience, self.socket.next()).await.ok()?.ok()?;
        if message.get("legal").is_some() {
            self.choices = legal(&message);
        }
        Some(message)
    }
}

/// Whoever has to decide.
async fn awaited(players: &mut [Player]) -> Result<&mut Player> {
    let started = Instant::now();
    while started.elapsed() < FOREVER {
        for player in &mut *players {
            player.hear(Duration::from_millis(10)).await;
        }
        if let Some(n) = players.iter().position(|player| !player.choices.is_empty()) {
            return Ok(&mut players[n]);
        }
    }
    anyhow::bail!("nobody has to decide")
}

/// Some of those who watch talk all the time.
pub(super) async fn chatters(stand: &Stand) -> Result<Finding> {
    let Theatre { server, table, tokens, mut pages } = Theatre::open(stand, true).await?;
    let mut players = Vec::new();
    for token in &tokens {
        let socket = socket(server.address(), &table, token).await?;
        players.push(Player { socket, choices: Vec::new() });
    }
    let chatting = pages.split_off(pages.len().saturating_sub(20));
    let reading: Vec<_> = pages.into_iter().map(listen).collect();
    let chatter = |mut socket: Socket| async move {
        for n in 0..60 {
            if socket.send(&json!({ "say": format!("remark {n}") })).await.is_err() {
                return;
            }
            while let Ok(Ok(Some(_))) = timeout(Duration::from_millis(50), socket.next_text()).await
            {
            }
        }
    };
    let chatting: Vec<_> =
        chatting.into_iter().map(|socket| tokio::spawn(chatter(socket))).collect();
    tokio::time::sleep(Duration::from_secs(1)).await;
    let mut worst = Duration::ZERO;
    for _ in 0..10 {
        let mover = awaited(&mut players).await?;
        let choice = mover.choices.remove(0);
        let started = Instant::now();
        mover.socket.send(&json!({ "act": choice, "n": 9 })).await?;
        mover.choices.clear();
        // An answer held back until others have chosen is an answer too.
        while mover.hear(FOREVER).await.is_some_and(|message| message["n"] != 9) {}
        worst = worst.max(started.elapsed());
    }
    for task in reading.into_iter().chain(chatting) {
        task.abort();
    }
    Ok(Finding::new(
        worst < Duration::from_secs(1),
        format!("a move takes {:.0} ms at worst", ms(worst)),
    ))
}

/// The server is told to stop while many pages are open.
pub(super) async fn stop(stand: &Stand) -> Result<Finding> {
    let Theatre { server, pages, .. } = Theatre::open(stand, false).await?;
    let reading: Vec<_> = pages.into_iter().map(listen).collect();
    let started = Instant::now();
    Command::new("kill").args(["-TERM", &server.id().to_string()]).status()?;
    while started.elapsed() < FOREVER && Http::connect(server.address()).await.is_ok()
        || is_running(&server)
    {
        tokio::time::sleep(Duration::from_millis(50)).await;
        if started.elapsed() >= FOREVER {
            break;
        }
    }
    let took = started.elapsed();
    for task in reading {
        task.abort();
    }
    Ok(Finding::new(took <= Duration::from_secs(10), format!("{:.1} s", took.as_secs_f64())))
}

/// The most that a page is sent at first, in bytes, however long its game was.
const FIRST_MESSAGE: usize = 200_000;

/// A page of a long game: what it begins with, and what its socket is sent first.
pub(super) async fn long_game(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let mut http = Http::connect(server.address()).await?;
    let options = json!({ "mode": "campaign", "seats": 4 });
    let seats = vec!["bot:random"; 4];
    let wish = json!({ "game": "ephios", "options": options, "seats": seats, "pause_ms": 0 });
    let table = http.post("/api/tables", &[], &wish).await?.json()["table"].clone();
    let table = table.as_str().context("a table")?;
    let path = format!("/api/tables/{table}/socket");
    let mut told = Socket::open(server.address(), &path, &[]).await?;
    ensure!(
        until(&mut told, |message| message["turn"] == "over", FOREVER).await.is_some(),
        "the game does not end"
    );
    let n_steps = http.get(&format!("/api/tables/{table}"), &[]).await?.json()["v"].clone();
    let page = http.get(&format!("/t/{table}"), &[]).await?.body.len();
    let mut opened = Socket::open(server.address(), &format!("{path}?format=html"), &[]).await?;
    let first = loop {
        let Some(text) = opened.next_text().await? else { break usize::MAX };
        if text.contains("\"fragments\"") {
            break text.len();
        }
    };
    let is_short = page.max(first) <= FIRST_MESSAGE;
    let result = format!(
        "after {n_steps} entries a page of {} kB, first message {} kB",
        page / 1000,
        first / 1000
    );
    Ok(Finding::new(is_short, result))
}
