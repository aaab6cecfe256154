//! Attacks on everybody's bots: one visitor has so much thought about that another's bot gets no turn.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use client::{Http, Socket};
use serde_json::{Value, json};

use super::Finding;
use super::stand::{
    Opened, PATIENCE, Stand, http_from, legal, ms, open, percentile, socket, until,
};

/// How long the attacker opens tables.
const OPENING: Duration = Duration::from_secs(15);
/// How many answers of a bot are measured, quiet and under attack.
const ANSWERS: usize = 20;

/// One visitor opens tables of experts and asks for replays while another plays against a bot.
pub(super) async fn starved(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let address = server.address();
    let mut victim = Duel::new(address);
    let quiet = victim.answers(ANSWERS).await?;
    let replays = finished(address, 4).await?;
    let attack = tokio::spawn(flood(address.to_string(), replays));
    // The attack has to be under way.
    tokio::time::sleep(Duration::from_secs(5)).await;
    let mut lobby = Vec::new();
    let mut loaded = Vec::new();
    let mut http = http_from(3, address).await?;
    while loaded.len() < ANSWERS {
        loaded.extend(victim.answers(1).await?);
        let started = Instant::now();
        http.get("/", &[]).await?;
        lobby.push(started.elapsed());
        if loaded.last().is_some_and(|took| *took >= STARVED) {
            break;
        }
    }
    let n_tables = attack.await??;
    let (before, after) = (percentile(&quiet, 0.99), percentile(&loaded, 0.99));
    let ratio = after.as_secs_f64() / before.as_secs_f64().max(1e-3);
    let result = format!(
        "{n_tables} tables; p99 {:.0} -> {:.0} ms ({ratio:.1} x), lobby {:.0} ms",
        ms(before),
        ms(after),
        ms(percentile(&lobby, 0.99))
    );
    Ok(Finding::new(ratio <= 3.0, result))
}

/// An answer that takes this long is none.
const STARVED: Duration = Duration::from_secs(40);

/// Opens tables of four experts as fast as it is let, and looks at replays; how many tables there are.
async fn flood(address: String, replays: Vec<String>) -> Result<u32> {
    let mut http = http_from(2, &address).await?;
    let body = json!({
        "game": "ephyran", "options": { "seats": 4 },
        "seats": ["bot:expert", "bot:expert", "bot:expert", "bot:expert"],
    });
    let (started, mut n_tables) = (Instant::now(), 0);
    while started.elapsed() < OPENING {
        let reply = http.post("/api/tables", &[], &body).await?;
        n_tables += u32::from(reply.status == 201);
        for id in &replays {
            // A page, and the button on it.
            http.get(&format!("/t/{id}/replay"), &[]).await?;
            http.post(&format!("/api/tables/{id}/analysis"), &[], &json!({})).await?;
        }
        if reply.status != 201 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    Ok(n_tables)
}

/// Tables of bots that play at random, waited for until they are over.
async fn finished(address: &str, n_tables: usize) -> Result<Vec<String>> {
    let mut http = http_from(2, address).await?;
    let mut tables = Vec::new();
    for _ in 0..n_tables {
        let body = json!({
            "game": "ephyran", "options": { "seats": 2 }, "seats": ["bot:random", "bot:random"],
        });
        let opened = http.post("/api/tables", &[], &body).await?.json();
        tables.push(opened["table"].as_str().context("a table of bots")?.to_string());
    }
    for table in &tables {
        wait_for_end(&mut http, table).await?;
    }
    Ok(tables)
}

/// Waits until a game of bots is over, as long as it goes on.
async fn wait_for_end(http: &mut Http, table: &str) -> Result<()> {
    let (mut v, mut since) = (Value::Null, Instant::now());
    loop {
        let state = http.get(&format!("/api/tables/{table}"), &[]).await?.json();
        if state["turn"] == "over" {
            return Ok(());
        }
        if state["v"] != v {
            (v, since) = (state["v"].clone(), Instant::now());
        }
        ensure!(since.elapsed() < PATIENCE, "no move of a bot in {PATIENCE:?}: {state}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Somebody who looks at old games makes the server compute.
pub(super) async fn crawled(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let tables = finished(server.address(), 4).await?;
    let mut http = http_from(2, server.address()).await?;
    let mut n_shown = 0;
    for n in 0..40 {
        let table = &tables[n % tables.len()];
        let page = http.get(&format!("/t/{table}/replay?step={n}"), &[]).await?;
        n_shown += u32::from(page.status == 200);
    }
    let mut n_begun = 0;
    for table in &tables {
        let told = http.get(&format!("/api/tables/{table}/analysis"), &[]).await?.json();
        n_begun += u32::from(told["analysis"] != "unasked");
    }
    let result = format!("{n_shown} pages, {n_begun} analyses begun");
    Ok(Finding::new(n_shown == 40 && n_begun == 0, result))
}

/// Games against a bot, one after another, for its answers' times.
struct Duel {
    address: String,
    /// The game under way, with what was said last: it is the person's turn.
    game: Option<(Socket, Value)>,
}

impl Duel {
    fn new(address: &str) -> Duel {
        Duel { address: address.to_string(), game: None }
    }

    /// How long so many answers of the bot took.
    async fn answers(&mut self, n_answers: usize) -> Result<Vec<Duration>> {
        let mut took = Vec::new();
        while took.len() < n_answers {
            let (mut socket, said) = match self.game.take() {
                Some(game) => game,
                None => self.table().await?,
            };
            let choices = legal(&said);
            socket.send(&json!({ "act": choices[choices.len() / 2] })).await?;
            let started = Instant::now();
            let answer = until(
                &mut socket,
                |message| is_mine(message) && message["v"] != said["v"],
                STARVED,
            )
            .await;
            took.push(started.elapsed().min(STARVED));
            self.game =
                answer.filter(|answer| answer["turn"] != "over").map(|answer| (socket, answer));
        }
        Ok(took)
    }

    async fn table(&self) -> Result<(Socket, Value)> {
        let mut http = Http::connect(&self.address).await?;
        let fields =
            json!({ "game": "connect-four", "seats": ["person", "bot:hard"], "pause_ms": 0 });
        let Opened { table, token } = open(&mut http, fields).await?;
        let mut socket = socket(&self.address, &table, &token).await?;
        let said = until(&mut socket, is_mine, STARVED).await.context("a first turn")?;
        Ok((socket, said))
    }
}

/// Whether the person has to decide, or the game is over.
fn is_mine(message: &Value) -> bool {
    message["turn"] == "over" || !legal(message).is_empty()
}
