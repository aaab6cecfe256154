//! Attacks on what is kept: a full disk, a second server, curious neighbours, and a log that was lost.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use client::{Http, ServerProcess, Socket};
use serde_json::{Value, json};

use super::Finding;
use super::stand::{
    Browser, Heard, PATIENCE, Stand, between, hear, open, pair, socket, stop, until,
};

/// A small disk of its own, where the system lets us have one.
struct SmallDisk(PathBuf);

impl SmallDisk {
    fn mount(folder: PathBuf) -> Result<Option<SmallDisk>> {
        std::fs::create_dir_all(&folder)?;
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=32m", "tmpfs"]).arg(&folder);
        let is_mounted = mount.stderr(Stdio::null()).status().is_ok_and(|status| status.success());
        Ok(is_mounted.then_some(SmallDisk(folder)))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

/// The disk fills up, and then there is room again.
pub(super) async fn full(stand: &Stand) -> Result<Finding> {
    let folder = stand.file().with_extension("disk");
    let Some(disk) = SmallDisk::mount(folder.clone())? else {
        return Ok(Finding::new(true, "not tried: no right to mount a small disk"));
    };
    let server = stand.serve_file(&folder.join("t.db"), &[])?;
    let mut http = Http::connect(server.address()).await?;
    let (table, tokens) = pair(&mut http, "connect-four").await?;
    let mut player = socket(server.address(), &table, &tokens[0]).await?;
    fill(&folder.join("ballast"));
    let mut n_failed = 0;
    for n in 0..40 {
        player.send(&json!({ "say": "x".repeat(400), "n": n })).await?;
        let answer = until(&mut player, |message| message["n"] == n, PATIENCE).await;
        n_failed += u32::from(answer.is_none_or(|answer| answer["error"].is_object()));
        let _ = open(&mut http, json!({ "game": "epix", "options": { "seats": 2 } })).await;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    std::fs::remove_file(folder.join("ballast"))?;
    let goes_on = talks_again(&mut player).await?;
    player.send(&json!({ "leave": true, "n": 100 })).await?;
    let left = until(&mut player, |message| message["n"] == 100, PATIENCE).await;
    let leaves = left.is_some_and(|answer| answer["ok"] == true);
    drop((server, disk));
    let word = |works: bool| if works { "works" } else { "fails" };
    let result =
        format!("{n_failed} failed; then talking {}, leaving {}", word(goes_on), word(leaves));
    Ok(Finding::new(goes_on && leaves, result))
}

/// Talks until that is taken: the server may wait for a while before it tries the disk again.
async fn talks_again(player: &mut Socket) -> Result<bool> {
    let started = Instant::now();
    while started.elapsed() < PATIENCE {
        player.send(&json!({ "say": "here again", "n": 99 })).await?;
        let said = until(player, |message| message["n"] == 99, PATIENCE).await;
        if said.context("an answer after there was room again")?["ok"] == true {
            return Ok(true);
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Ok(false)
}

/// Writes until there is no room.
fn fill(file: &Path) {
    use std::io::Write;
    let Ok(mut file) = std::fs::File::create(file) else { return };
    let block = vec![0_u8; 64 * 1024];
    while file.write_all(&block).is_ok() {}
    while file.write_all(&[0; 512]).is_ok() {}
}

/// Somebody starts the server twice.
pub(super) fn second_server(stand: &Stand) -> Result<Finding> {
    let file = stand.file();
    let _first = stand.serve_file(&file, &[])?;
    let second = stand.serve_file(&file, &[]);
    let is_held = second.is_err();
    Ok(Finding::new(is_held, if is_held { "refused" } else { "both run" }))
}

/// Others on the machine look at the file.
pub(super) async fn modes(stand: &Stand) -> Result<Finding> {
    use std::os::unix::fs::PermissionsExt;
    let file = stand.file();
    let server = stand.serve_file(&file, &[])?;
    let mut http = Http::connect(server.address()).await?;
    pair(&mut http, "kuhn").await?;
    let mut open_to_others = Vec::new();
    for end in ["", "-wal", "-shm"] {
        let mut name = file.clone().into_os_string();
        name.push(end);
        let mode = std::fs::metadata(&name).map_or(0, |file| file.permissions().mode() & 0o777);
        if mode & 0o077 != 0 {
            open_to_others.push(format!("*{end} {mode:o}"));
        }
    }
    let is_held = open_to_others.is_empty();
    Ok(Finding::new(is_held, if is_held { "0600".into() } else { open_to_others.join(", ") }))
}

/// The server is killed, and the log of what it wrote last is gone when it comes back.
pub(super) async fn lost_log(stand: &Stand) -> Result<Finding> {
    let file = stand.file();
    let server = stand.serve_file(&file, &[])?;
    let mut http = Http::connect(server.address()).await?;
    let (table, tokens) = pair(&mut http, "tic-tac-toe").await?;
    // A server that is stopped leaves no log: the table is in the file itself, and only the move in the log.
    stop(server).await?;
    let server = stand.serve_file(&file, &[])?;
    let mut http = Http::connect(server.address()).await?;
    let reply = http
        .post(
            &format!("/api/tables/{table}/act?token={}", tokens[0]),
            &[],
            &json!({ "act": "mark b2" }),
        )
        .await?;
    let acknowledged = reply.json()["v"].as_u64().context("an acknowledged move")?;
    server.kill();
    let mut log = file.clone().into_os_string();
    log.push("-wal");
    std::fs::remove_file(&log)?;
    let server = stand.serve_file(&file, &[])?;
    told(server, &table, &tokens[0], acknowledged).await
}

/// What a player who comes back with the version she knows is told.
async fn told(server: ServerProcess, table: &str, token: &str, known: u64) -> Result<Finding> {
    let mut http = Http::connect(server.address()).await?;
    let state = http.get(&format!("/api/tables/{table}?token={token}&since={known}"), &[]).await?;
    let v = state.json()["v"].as_u64();
    if v.is_some_and(|v| v >= known) {
        return Ok(Finding::new(true, "nothing was lost"));
    }
    let path = format!("/api/tables/{table}/socket?token={token}&since={known}");
    let mut socket = Socket::open(server.address(), &path, &[]).await?;
    let says = |message: &Value| {
        let text = message.to_string();
        text.contains("lost") || message["turn"] == "read-only"
    };
    let v = v.unwrap_or(0);
    Ok(match hear(&mut socket, says).await {
        Heard::Said(_) => Finding::new(true, "the table says so"),
        Heard::Closed => Finding::new(false, format!("from {known} back to {v}, and closed")),
        Heard::Nothing(last) => {
            let nothing = format!("no word of it in {PATIENCE:?}; the last message: {last:?}");
            Finding::new(false, format!("from {known} back to {v}, {nothing}"))
        }
    })
}

/// Tokens in everything the server writes about what it does.
pub(super) async fn tokens(stand: &Stand) -> Result<Finding> {
    let log = stand.file().with_extension("log");
    let mut command = Command::new(&stand.program);
    command.args(["serve", "--port", "0", "--log", "json", "--db"]).arg(stand.file());
    command.env("RUST_LOG", "trace").stderr(std::fs::File::create(&log)?);
    let server = ServerProcess::of(command)?;
    let mut http = Http::connect(server.address()).await?;
    let (table, tokens) = pair(&mut http, "tic-tac-toe").await?;
    http.get(&format!("/api/tables/{table}?token={}", tokens[0]), &[]).await?;
    let bearer = format!("Bearer {}", tokens[1]);
    http.get(&format!("/api/tables/{table}"), &[("authorization", &bearer)]).await?;
    let _ = socket(server.address(), &table, &tokens[0]).await?;
    let mut browser = Browser::new(server.address(), 7).await?;
    let opened = browser.post("/new/kuhn", "name=Ada&seat1=me&seat2=open").await?;
    let there = opened.header("location").context("a table")?.to_string();
    let page = browser.post(&format!("{there}/device"), "").await?.body;
    let link = between(&page, "/d/", &['"', '<', ' ', '&']).context("a link")?.to_string();
    browser.get(&format!("/d/{link}")).await?;
    drop(server);
    let written = std::fs::read_to_string(&log)?;
    let secrets = [("token", &tokens[0]), ("bearer", &tokens[1]), ("link", &link)];
    let found: Vec<&str> = secrets
        .iter()
        .filter(|(_, secret)| written.contains(secret.as_str()))
        .map(|(kind, _)| *kind)
        .collect();
    let cookie = format!("{:0>26}", 7);
    let has_cookie = written.contains(&cookie);
    let is_held = found.is_empty() && !has_cookie && !written.is_empty();
    let result = if is_held {
        format!("none in {} kB", written.len() / 1024)
    } else {
        format!("{} {}", found.join(", "), if has_cookie { "cookie" } else { "" })
    };
    Ok(Finding::new(is_held, result))
}
