//! Tables of two programs each that play tic-tac-toe, one game after another.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use client::{Http, Socket};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};
use tokio::sync::Mutex;

use crate::load::measure::Seen;

/// Where a run stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    Seating,
    WarmUp,
    Measured,
    Over,
}

/// Where the tables stand: the server, the pace and the phase.
#[derive(Debug)]
pub(super) struct Stand {
    address: String,
    rate: f64,
    /// Whether the players are told at once what they did themselves.
    echo: bool,
    phase: AtomicU8,
    /// Connections for opening tables, passed from hand to hand.
    lines: Vec<Mutex<Option<Http>>>,
}

/// A table with its two sockets.
#[derive(Debug)]
pub(super) struct Pair {
    sockets: [Socket; 2],
    legal: Vec<String>,
    /// Whose turn it is: 0 or 1.
    mover: usize,
    version: u64,
}

/// What the run needs of an update.
#[derive(Deserialize)]
struct Update {
    v: Option<u64>,
    #[serde(default)]
    legal: Option<Vec<String>>,
    /// With the first update of a table: which.
    table: Option<IgnoredAny>,
    error: Option<Value>,
}

const N_LINES: usize = 8;

impl Stand {
    /// A stand at the server at `address`, where each table makes `rate` moves a second; 0 for as many as it can.
    pub(super) fn new(address: &str, rate: f64, echo: bool) -> Stand {
        Stand {
            address: address.to_string(),
            rate,
            echo,
            phase: AtomicU8::new(Phase::Seating as u8),
            lines: (0..N_LINES).map(|_| Mutex::new(None)).collect(),
        }
    }

    /// Goes on to the next phase.
    pub(super) fn enter(&self, phase: Phase) {
        self.phase.store(phase as u8, Ordering::Relaxed);
    }

    fn is(&self, phase: Phase) -> bool {
        self.phase.load(Ordering::Relaxed) == phase as u8
    }

    /// Opens tables at which the first move has been made and nothing more happens.
    pub(super) async fn open_idle(&self, n_tables: usize) -> anyhow::Result<()> {
        for n in 0..n_tables {
            let (table, tokens) = self.open_table(n, "tic-tac-toe").await?;
            let path = format!("/api/tables/{table}/act");
            let bearer = format!("Bearer {}", tokens[0]);
            let headers = [("authorization", bearer.as_str())];
            self.post(n, &path, &headers, &json!({ "act": "mark b2" })).await?;
        }
        Ok(())
    }

    /// Where the server is.
    pub(super) fn address(&self) -> &str {
        &self.address
    }

    /// Opens a table and sits two programs down at it.
    pub(super) async fn seat_two(&self) -> anyhow::Result<Pair> {
        Ok(self.seat_two_at("tic-tac-toe").await?.1)
    }

    /// Opens a table of this game and sits two programs down at it; its id, too.
    pub(super) async fn seat_two_at(&self, game: &str) -> anyhow::Result<(String, Pair)> {
        let (table, tokens) = self.open_table(0, game).await?;
        let path = |token: &str| {
            format!("/api/tables/{table}/socket?follow=true&echo={}&token={token}", self.echo)
        };
        let first = Socket::open(&self.address, &path(&tokens[0]), &[]).await?;
        let second = Socket::open(&self.address, &path(&tokens[1]), &[]).await?;
        let sockets = [first, second];
        let mut pair = Pair { sockets, legal: vec![], mover: 0, version: 0 };
        pair.begin().await?;
        Ok((table, pair))
    }

    async fn open_table(&self, line: usize, game: &str) -> anyhow::Result<(String, [String; 2])> {
        // Whoever has a single choice left plays it, and not the table for her.
        let request =
            json!({ "game": game, "seats": ["person", "open"], "name": "A", "pause_ms": 600_000 });
        let opened = self.post(line, "/api/tables", &[], &request).await?;
        let table = text(&opened, "table")?;
        let path = format!("/api/tables/{table}/seats");
        let seated = self.post(line, &path, &[], &json!({ "name": "B" })).await?;
        Ok((table, [text(&opened, "token")?, text(&seated, "token")?]))
    }

    async fn post(
        &self,
        line: usize,
        path: &str,
        headers: &[(&str, &str)],
        body: &Value,
    ) -> anyhow::Result<Value> {
        let mut line = self.lines[line % N_LINES].lock().await;
        let http = match line.as_mut() {
            Some(http) => http,
            None => line.insert(Http::connect(&self.address).await?),
        };
        let reply = http.post(path, headers, body).await?;
        if reply.status >= 300 {
            bail!("{path} answered {}: {}", reply.status, reply.body);
        }
        Ok(reply.json())
    }

    /// Plays one game after another until the run is over.
    pub(super) async fn play(
        self: Arc<Stand>,
        mut pair: Pair,
        number: usize,
    ) -> anyhow::Result<Seen> {
        let mut seen = Seen::default();
        // The tables' moves are spread over the second by the golden ratio.
        let gap = if self.rate > 0.0 { 1.0 / self.rate } else { 0.0 };
        let mut due =
            Instant::now() + Duration::from_secs_f64(gap * (number as f64 * 0.618_034).fract());
        let mut dice = number;
        while !self.is(Phase::Over) {
            if gap > 0.0 {
                tokio::time::sleep_until(due.into()).await;
                due += Duration::from_secs_f64(gap);
            } else if self.is(Phase::Seating) {
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            }
            let is_measured = self.is(Phase::Measured);
            let sent = Instant::now();
            dice = dice
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            pair.make_a_move(dice >> 33).await?;
            if is_measured && self.is(Phase::Measured) {
                seen.latencies_us.push(sent.elapsed().as_micros().min(u128::from(u32::MAX)) as u32);
            }
            if pair.legal.is_empty() {
                seen.n_games += u64::from(is_measured);
                pair.play_again().await?;
            }
        }
        let [first, second] = pair.sockets;
        first.close().await;
        second.close().await;
        Ok(seen)
    }
}

impl Pair {
    /// Waits until both have been shown the table.
    async fn begin(&mut self) -> anyhow::Result<()> {
        for mover in [1, 0] {
            let update = next_update(&mut self.sockets[mover], 0).await?;
            (self.mover, self.version, self.legal) = (mover, update.0, update.1);
        }
        Ok(())
    }

    /// Makes the player to move make one of its moves, and waits until the other has seen it.
    pub(super) async fn make_a_move(&mut self, dice: usize) -> anyhow::Result<()> {
        let action = &self.legal[dice % self.legal.len()];
        self.sockets[self.mover].send_text(format!(r#"{{"act":"{action}"}}"#)).await?;
        self.mover = 1 - self.mover;
        let (version, legal) = next_update(&mut self.sockets[self.mover], self.version).await?;
        (self.version, self.legal) = (version, legal);
        Ok(())
    }

    /// Whether nobody has a move.
    pub(super) fn is_over(&self) -> bool {
        self.legal.is_empty()
    }

    /// Opens another table for the same two, where both sockets go on.
    async fn play_again(&mut self) -> anyhow::Result<()> {
        self.sockets[0].send_text(r#"{"rematch":true}"#.into()).await?;
        for (n, socket) in self.sockets.iter_mut().enumerate() {
            // What is left of the old table comes first.
            let update = loop {
                match read(socket, 0).await? {
                    Some(update) if update.table.is_some() => break update,
                    _ => {}
                }
            };
            self.version = update.v.context("a version")?;
            let legal = update.legal.context("what may be done")?;
            if !legal.is_empty() {
                (self.mover, self.legal) = (n, legal);
            }
        }
        Ok(())
    }
}

/// The next message, unless it is an update that the reader has had already.
async fn read(socket: &mut Socket, version: u64) -> anyhow::Result<Option<Update>> {
    let text = socket.next_text().await?.context("closed by the server")?;
    // What tells a player what she did herself is not worth reading to the end.
    let digits = text.strip_prefix(r#"{"v":"#).and_then(|rest| rest.split(',').next());
    let is_old = digits.and_then(|v| v.parse().ok()).is_some_and(|v: u64| v <= version);
    if is_old {
        return Ok(None);
    }
    let update: Update = serde_json::from_str(&text).with_context(|| text.clone())?;
    if let Some(error) = update.error {
        bail!("refused: {error}");
    }
    Ok(Some(update))
}

/// Reads until an update later than `version`: its version, and what the reader may do.
async fn next_update(socket: &mut Socket, version: u64) -> anyhow::Result<(u64, Vec<String>)> {
    loop {
        if let Some(Update { v: Some(v), legal: Some(legal), .. }) = read(socket, version).await? {
            return Ok((v, legal));
        }
    }
}

fn text(value: &Value, key: &str) -> anyhow::Result<String> {
    let text = value[key].as_str().with_context(|| format!("no `{key}` in {value}"))?;
    Ok(text.to_string())
}
