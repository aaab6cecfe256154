//! Attacks on what is kept, by the calendar and by those who come and go.

use std::fs::DirEntry;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::Result;
use client::{Http, ServerProcess};
use serde_json::{Value, json};

use super::Finding;
use super::stand::{PATIENCE, Stand, open, pair, sit, socket, stop, until};

/// How long the server runs with the wrong date: it looks at its tables every second.
const WRONG: Duration = Duration::from_secs(5);
/// How often a stranger comes and goes before the game.
const VISITS: usize = 33;

/// The server starts with the date two years ahead: half of its tables wait, the others are being played, and at one of
/// those a stranger came and went before.
pub(super) async fn two_years_ahead(stand: &Stand) -> Result<Finding> {
    let Some(tool) = tool() else {
        return Ok(Finding::new(true, "not tried: libfaketime is not installed"));
    };
    let file = stand.file();
    let server = stand.serve_file(&file, &[])?;
    let mut http = Http::connect(server.address()).await?;
    let mut tables = Vec::new();
    for _ in 0..3 {
        let waiting = open(&mut http, json!({ "game": "connect-four" })).await?;
        tables.push((waiting.table, waiting.token));
    }
    for _ in 0..2 {
        let (table, [token, _]) = pair(&mut http, "connect-four").await?;
        tables.push((table, token));
    }
    tables.push(visited(&server, &mut http).await?);
    stop(server).await?;
    let n_whole = n_whole(&ahead(stand, &tool, &file)?, &tables).await?;
    let result = format!("{n_whole} of {} tables whole after {WRONG:?}", tables.len());
    Ok(Finding::new(n_whole == tables.len(), result))
}

/// What gives a program another date (Debian's package `faketime`), loaded before it: a wrapper would outlive it.
fn tool() -> Option<PathBuf> {
    let folders = std::fs::read_dir("/usr/lib").ok()?.flatten();
    let library = |folder: DirEntry| folder.path().join("faketime/libfaketimeMT.so.1");
    folders.map(library).find(|library| library.exists())
}

fn ahead(stand: &Stand, tool: &Path, file: &Path) -> Result<ServerProcess> {
    let mut command = Command::new(&stand.program);
    command.args(["serve", "--port", "0", "--log", "off", "--idle", "1", "--db"]).arg(file);
    // The date alone is wrong: time passes as it does.
    command.env("LD_PRELOAD", tool).env("FAKETIME", "+730d");
    command.env("FAKETIME_DONT_FAKE_MONOTONIC", "1");
    Ok(ServerProcess::of(command)?)
}

/// A game that began after somebody came and went again and again; the table, and the token of whoever opened it.
async fn visited(server: &ServerProcess, http: &mut Http) -> Result<(String, String)> {
    let table = open(http, json!({ "game": "ephios", "options": { "seats": 3 } })).await?;
    for _ in 0..VISITS {
        come_and_go(server, http, &table.table).await?;
    }
    let mut opener = socket(server.address(), &table.table, &table.token).await?;
    opener.send(&json!({ "start": true, "n": 1 })).await?;
    until(&mut opener, |message| message["n"] == 1, PATIENCE).await;
    Ok((table.table, table.token))
}

/// Sits down and leaves; whether there was a seat.
async fn come_and_go(server: &ServerProcess, http: &mut Http, table: &str) -> Result<bool> {
    let Some(token) = sit(http, table, "Eve").await? else { return Ok(false) };
    let mut stranger = socket(server.address(), table, &token).await?;
    stranger.send(&json!({ "leave": true })).await?;
    until(&mut stranger, |message| message.get("ended").is_some(), PATIENCE).await;
    Ok(true)
}

/// At how many of these tables their tokens still show the seat, after the server has run for a while.
async fn n_whole(server: &ServerProcess, tables: &[(String, String)]) -> Result<usize> {
    let mut http = Http::connect(server.address()).await?;
    let started = Instant::now();
    loop {
        let mut n_whole = 0;
        for (table, token) in tables {
            let seen = http.get(&format!("/api/tables/{table}?token={token}"), &[]).await?;
            n_whole += usize::from(seen.status == 200);
        }
        if n_whole < tables.len() || started.elapsed() > WRONG {
            return Ok(n_whole);
        }
        // Nobody looks for longer than a table that is idle stays in memory.
        tokio::time::sleep(WRONG * 2 / 3).await;
    }
}

/// A stranger sits down and leaves as often as she may, at a table that waits.
pub(super) async fn coming_and_going(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let mut http = Http::connect(server.address()).await?;
    let waiting: Value = json!({ "game": "ephios", "options": { "seats": 4 } });
    let table = open(&mut http, waiting).await?.table;
    let mut n_seated = 0;
    while n_seated < 100 && come_and_go(&server, &mut http, &table).await? {
        n_seated += 1;
    }
    Ok(Finding::new(n_seated <= 40, format!("{n_seated} times")))
}
