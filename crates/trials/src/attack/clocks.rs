//! Clocks: whoever has to decide tries to get more time, and whoever is patient tries to read a hand that was left.

use std::time::Duration;

use anyhow::{Context, Result};
use client::{Http, Socket};
use serde_json::{Value, json};

use crate::attack::Finding;
use crate::attack::stand::{Opened, PATIENCE, Stand, http_from, open, sit, socket, until};

/// How often each trick is tried.
const N_ROUNDS: usize = 10;
/// As long as somebody has to have been away before her seat is freed for good.
const LONG: Duration = Duration::from_mins(3);

/// When the clock of whoever decides runs out, as one who sits there is told.
async fn deadline(http: &mut Http, table: &str, token: &str) -> Result<i64> {
    let state = http.get(&format!("/api/tables/{table}?token={token}"), &[]).await?.json();
    state["deadline_ms"].as_i64().with_context(|| format!("no clock runs: {state}"))
}

/// Asks for something over a socket; the answer.
async fn ask(socket: &mut Socket, mut what: Value) -> Result<Value> {
    what["n"] = 1.into();
    socket.send(&what).await?;
    until(socket, |message| message["n"] == 1, PATIENCE).await.context("no answer")
}

/// Leaves and comes back, and acts and takes back, again and again: by how much the clock runs out later, and whether she
/// comes back to a decision for which she has no time left.
pub(super) async fn stalled(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let mut http = Http::connect(server.address()).await?;
    let wish = json!({ "game": "tic-tac-toe", "pace": "10m", "pause_ms": 3_600_000 });
    let Opened { table, token } = open(&mut http, wish).await?;
    sit(&mut http, &table, "Bob").await?.context("a seat")?;
    let mut first = socket(server.address(), &table, &token).await?;
    let before = deadline(&mut http, &table, &token).await?;
    let mut later_ms = [0; 2];
    for (tricks, later_ms) in [
        [json!({ "leave": true }), json!({ "back": true })],
        [json!({ "act": "mark a1" }), json!({ "undo": true })],
    ]
    .iter()
    .zip(&mut later_ms)
    {
        for _ in 0..N_ROUNDS {
            for trick in tricks {
                ask(&mut first, trick.clone()).await?;
            }
        }
        *later_ms = deadline(&mut http, &table, &token).await? - before;
    }
    // One whose time is over soon.
    let wish = json!({ "game": "tic-tac-toe", "pace": "500ms", "pause_ms": 3_600_000 });
    let Opened { table, token } = open(&mut http, wish).await?;
    sit(&mut http, &table, "Bob").await?.context("a seat")?;
    let mut late = socket(server.address(), &table, &token).await?;
    let stands_in = |message: &Value| message["places"][0]["holder"] == "stand-in";
    until(&mut late, stands_in, PATIENCE).await.context("no clock runs out")?;
    let is_back = ask(&mut late, json!({ "back": true })).await?["ok"] == true;
    let back = if is_back { "comes back" } else { "stays away" };
    let [left, undone] = later_ms;
    let result = format!("{left} ms by leaving, {undone} ms by undo, late {back}");
    Ok(Finding::new(left == 0 && undone == 0 && !is_back, result))
}

/// Waits as long as a host has to, with one who plays by HTTP alone and one who left: whether the first loses her seat, and
/// whether the host's other browser or the one who left gets the second's hand. A newcomer does, and everybody is told.
pub(super) async fn freed(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let (mut http, mut elsewhere) =
        (Http::connect(server.address()).await?, http_from(3, server.address()).await?);
    let wish = json!({ "game": "leduc", "pause_ms": 3_600_000 });
    let here = open(&mut http, wish.clone()).await?;
    let there = open(&mut http, wish).await?;
    let reads = sit(&mut elsewhere, &here.table, "Bob").await?.context("a seat")?;
    let leaves = sit(&mut elsewhere, &there.table, "Eve").await?.context("a seat")?;
    let mut gone = socket(server.address(), &there.table, &leaves).await?;
    ask(&mut gone, json!({ "leave": true })).await?;
    let started = std::time::Instant::now();
    while started.elapsed() <= LONG {
        let path = format!("/api/tables/{}?token={reads}", here.table);
        elsewhere.get(&path, &[]).await?;
        tokio::time::sleep(Duration::from_secs(5)).await;
    }
    // Whoever opened the table is its host, connected meanwhile or not. What was idle has been closed.
    let mut http = Http::connect(server.address()).await?;
    let mut hosts = [
        socket(server.address(), &here.table, &here.token).await?,
        socket(server.address(), &there.table, &there.token).await?,
    ];
    let is_lost = ask(&mut hosts[0], json!({ "free": 2 })).await?["ok"] == true;
    let is_freed = ask(&mut hosts[1], json!({ "free": 2 })).await?["ok"] == true;
    let mut newcomer = http_from(4, server.address()).await?;
    let by_host = sit(&mut http, &there.table, "Tom").await?.is_some();
    let by_her = sit(&mut elsewhere, &there.table, "Eve").await?.is_some();
    let by_new = !by_host && !by_her && sit(&mut newcomer, &there.table, "Ida").await?.is_some();
    let says = |message: &Value| message["told"].to_string().contains("Ida");
    let is_told = by_new && until(&mut hosts[1], says, PATIENCE).await.is_some();
    let is_held = !is_lost && is_freed && is_told;
    let yes = |it: bool| if it { "yes" } else { "no" };
    let result = format!(
        "reader loses it {}, host {}, who left {}, newcomer {}, told {}",
        yes(is_lost),
        yes(by_host),
        yes(by_her),
        yes(by_new),
        yes(is_told)
    );
    Ok(Finding::new(is_held, result))
}
