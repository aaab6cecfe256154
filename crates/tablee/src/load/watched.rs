//! One table that many watch: how soon a move is with the opponent, and what each message costs the server.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::Context;
use client::{ServerProcess, Socket};
use tokio::task::JoinSet;

use crate::load::measure::{Seen, Usage};
use crate::load::tables::Stand;

/// How long those who watch may take to get a move.
const PATIENCE: Duration = Duration::from_secs(30);

/// What a watched table showed.
#[derive(Debug, Default)]
pub(super) struct Watched {
    pub(super) seen: Seen,
    /// Messages to those who watch and to the players.
    n_messages: u64,
    cpu_s: f64,
    /// From sending a move to the last of those who watch having it, move by move.
    pub(super) last_us: Vec<u32>,
}

impl Watched {
    pub(super) fn us_per_message(&self) -> f64 {
        self.cpu_s * 1e6 / self.n_messages.max(1) as f64
    }
}

/// Plays one game after another before so many pages until enough moves were seen.
pub(super) async fn play(
    stand: &Stand,
    server: &ServerProcess,
    n_watching: usize,
    n_moves: usize,
    gap: Duration,
) -> anyhow::Result<Watched> {
    let mut watched = Watched::default();
    while watched.last_us.len() < n_moves {
        let (table, mut pair) = stand.seat_two_at("connect-four").await?;
        let told = Arc::new(AtomicU64::new(0));
        let mut pages = JoinSet::new();
        for _ in 0..n_watching {
            let path = format!("/api/tables/{table}/socket?format=html&since=0");
            let socket = Socket::open(stand.address(), &path, &[]).await?;
            pages.spawn(count(socket, told.clone()));
        }
        until(&told, n_watching as u64).await?;
        // Those who came are told of each other for a moment.
        tokio::time::sleep(Duration::from_secs(1)).await;
        let before = (told.load(Ordering::Relaxed), Usage::of(server.id()));
        let mut n_here = 0;
        while !pair.is_over() && watched.last_us.len() < n_moves {
            tokio::time::sleep(gap).await;
            let (sent, expected) = (Instant::now(), told.load(Ordering::Relaxed));
            pair.make_a_move(watched.last_us.len() * 7 + n_here).await?;
            watched.seen.latencies_us.push(micros(sent));
            until(&told, expected + n_watching as u64).await?;
            watched.last_us.push(micros(sent));
            n_here += 1;
        }
        let after = (told.load(Ordering::Relaxed), Usage::of(server.id()));
        watched.n_messages += after.0 - before.0 + 2 * n_here as u64;
        let usage = before.1.zip(after.1).context("the system does not tell processor time")?;
        watched.cpu_s += usage.1.cpu_s - usage.0.cpu_s;
        watched.seen.n_games += 1;
        pages.abort_all();
    }
    watched.seen.latencies_us.sort_unstable();
    watched.last_us.sort_unstable();
    Ok(watched)
}

fn micros(since: Instant) -> u32 {
    since.elapsed().as_micros().min(u128::from(u32::MAX)) as u32
}

/// Counts the messages of a page.
async fn count(mut socket: Socket, told: Arc<AtomicU64>) {
    while let Ok(Some(text)) = socket.next_text().await {
        if text.contains("\"board\":") {
            told.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// Waits until so many messages have come.
async fn until(told: &AtomicU64, n: u64) -> anyhow::Result<()> {
    let started = Instant::now();
    while told.load(Ordering::Relaxed) < n {
        anyhow::ensure!(started.elapsed() < PATIENCE, "those who watch are not told");
        tokio::time::sleep(Duration::from_micros(200)).await;
    }
    Ok(())
}
