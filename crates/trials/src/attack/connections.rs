//! Attacks by connections that are only kept: idle ones, slow ones, and crowds.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use client::{Error, Http, Socket};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::Finding;
use super::stand::{
    PATIENCE, Stand, http_from, ms, pair, percentile, rally, socket, stream_from, until, watcher,
};

/// How many connections say nothing.
const IDLE: usize = 4_000;
/// How many send a header a little at a time.
const SLOW: usize = 500;
/// How many moves are measured, quiet and under attack.
const MOVES: usize = 200;
/// After how long a client that says nothing has to be gone, and some for the look at it.
const GONE_AFTER: Duration = Duration::from_secs(31);

/// Thousands of connections that say nothing or send headers a byte at a time.
pub(super) async fn idle(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let address = server.address();
    let quiet = rally(address, MOVES).await?;
    let started = Instant::now();
    let mut kept = Vec::new();
    for n in 0..IDLE + SLOW {
        // From a few hundred addresses: one alone is told apart too easily.
        let Ok(mut stream) = stream_from(2 + (n % 250) as u8, address).await else { continue };
        if n >= IDLE {
            let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: ").await;
        }
        kept.push(stream);
    }
    let attacked = timeout(Duration::from_mins(1), rally(address, MOVES)).await;
    let healthy = health(address).await;
    tokio::time::sleep(GONE_AFTER.saturating_sub(started.elapsed())).await;
    let n_left = still_open(kept).await;
    let before = percentile(&quiet, 0.99);
    let (ratio, after) = match attacked {
        Ok(Ok(attacked)) => {
            let after = percentile(&attacked, 0.99);
            (after.as_secs_f64() / before.as_secs_f64(), format!("{:.1} ms", ms(after)))
        }
        _ => (f64::INFINITY, "no moves".into()),
    };
    let result = format!(
        "p99 {:.1} -> {after}, health {}, {n_left} left",
        ms(before),
        if healthy { "answers" } else { "silent" }
    );
    Ok(Finding::new(ratio <= 2.0 && healthy && n_left == 0, result))
}

/// Whether the server says that it is well, to somebody new.
async fn health(address: &str) -> bool {
    let asking = async {
        let mut http = Http::connect(address).await.ok()?;
        http.get("/healthz", &[]).await.ok().filter(|reply| reply.status == 200)
    };
    timeout(PATIENCE, asking).await.is_ok_and(|reply| reply.is_some())
}

/// How many of these the server has not closed.
async fn still_open(streams: Vec<TcpStream>) -> usize {
    let mut n_open = 0;
    for mut stream in streams {
        let mut answer = [0; 4096];
        // A closed one says so at once, after what it was told before.
        let reading = async { while matches!(stream.read(&mut answer).await, Ok(n) if n > 0) {} };
        n_open += usize::from(timeout(Duration::from_millis(1), reading).await.is_err());
    }
    n_open
}

/// Pings of the protocol as fast as they go: they are no messages, and cost as much.
pub(super) async fn control_frames(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let mut http = Http::connect(server.address()).await?;
    let (table, tokens) = pair(&mut http, "tic-tac-toe").await?;
    let mut hostile = socket(server.address(), &table, &tokens[0]).await?;
    let mut n_sent = 0;
    for n in 0..200_000 {
        match hostile.ping().await {
            Ok(()) => {}
            Err(hung @ Error::Hung { .. }) => return Err(hung).context(format!("ping {n}")),
            Err(Error::Broken { .. } | Error::NotStarted(_) | Error::Unreadable { .. }) => break,
        }
        n_sent = n + 1;
        if n % 256 == 255 {
            // What comes back is read, so that nobody waits for room.
            while let Ok(Ok(Some(_))) = timeout(Duration::from_millis(1), hostile.next_text()).await
            {
            }
        }
    }
    let is_held = n_sent < 200_000;
    Ok(Finding::new(
        is_held,
        if is_held { format!("closed after {n_sent}") } else { format!("{n_sent} taken") },
    ))
}

/// More people watch than there is room for, and then a player comes.
pub(super) async fn crowd(stand: &Stand) -> Result<Finding> {
    let server = stand.serve_with(&["--rate", "0"])?;
    let address = server.address();
    let mut http = http_from(250, address).await?;
    let (table, tokens) = pair(&mut http, "tic-tac-toe").await?;
    let mut watching: Vec<Socket> = Vec::new();
    for n in 0..1_100_usize {
        if let Ok(socket) = watcher((2 + n % 200) as u8, address, &table, address).await {
            watching.push(socket);
        }
    }
    let mut player = socket(address, &table, &tokens[0]).await?;
    let seen = until(&mut player, |message| message["legal"].is_array(), PATIENCE).await;
    let result = format!(
        "{} watch, the player {}",
        watching.len(),
        if seen.is_some() { "gets in" } else { "is turned away" }
    );
    Ok(Finding::new(seen.is_some(), result))
}

/// For how long half-requests are sent, how often, and how often somebody looks who has something to do here.
const HALVES_FOR: Duration = Duration::from_secs(6);
const HALF_EVERY: Duration = Duration::from_millis(5);
const LOOK_EVERY: Duration = Duration::from_millis(50);

/// Two hundred requests a second that never end, at a house with few places, while health is checked and people play.
pub(super) async fn halves(stand: &Stand) -> Result<Finding> {
    let server = stand.serve_with(&["--connections", "400"])?;
    let address = server.address().to_string();
    let mut http = http_from(250, &address).await?;
    let (table, tokens) = pair(&mut http, "tic-tac-toe").await?;
    let flooding = tokio::spawn({
        let address = address.clone();
        async move {
            let (mut kept, mut n) = (Vec::new(), 0_u32);
            let mut ticks = tokio::time::interval(HALF_EVERY);
            loop {
                ticks.tick().await;
                n += 1;
                let Ok(mut half) = stream_from(2 + (n % 100) as u8, &address).await else {
                    continue;
                };
                let _ = half.write_all(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: ").await;
                kept.push(half);
            }
        }
    });
    let (started, mut n_looks, mut n_sick, mut n_out) = (Instant::now(), 0, 0, 0);
    while started.elapsed() < HALVES_FOR {
        n_looks += 1;
        n_sick += u32::from(look(&address, "/healthz").await != Some(200));
        let state = format!("/api/tables/{table}?token={}", tokens[0]);
        n_out += u32::from(look(&address, &state).await != Some(200));
        tokio::time::sleep(LOOK_EVERY).await;
    }
    flooding.abort();
    let result = format!("of {n_looks} each, {n_sick} health checks and {n_out} players refused");
    Ok(Finding::new(n_looks > 0 && n_sick + n_out == 0, result))
}

/// What somebody new is answered; nothing where she gets no answer.
async fn look(address: &str, path: &str) -> Option<u16> {
    let asking = async {
        let mut http = http_from(251, address).await.ok()?;
        Some(http.get(path, &[]).await.ok()?.status)
    };
    timeout(PATIENCE, asking).await.ok().flatten()
}
