//! Attacks on the files: taken away or replaced under a running server, shared by another name, put back.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Result, ensure};
use client::Http;
use serde_json::json;

use super::Finding;
use super::stand::{PATIENCE, Stand, pair};

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.to_path_buf().into_os_string();
    name.push(ending);
    name.into()
}

/// The database is deleted, and somebody plays on.
pub(super) async fn deleted(stand: &Stand) -> Result<Finding> {
    play_on(stand, |file| std::fs::remove_file(file)).await
}

/// Its log is deleted, and somebody plays on.
pub(super) async fn log_deleted(stand: &Stand) -> Result<Finding> {
    play_on(stand, |file| std::fs::remove_file(beside(file, "-wal"))).await
}

/// A copy takes its place, and somebody plays on.
pub(super) async fn replaced(stand: &Stand) -> Result<Finding> {
    play_on(stand, |file| {
        let copy = beside(file, "-copy");
        std::fs::copy(file, &copy)?;
        std::fs::rename(copy, file)
    })
    .await
}

async fn play_on(stand: &Stand, take: fn(&Path) -> std::io::Result<()>) -> Result<Finding> {
    let file = stand.file();
    let server = stand.serve_file(&file, &[])?;
    let mut http = Http::connect(server.address()).await?;
    let (table, tokens) = pair(&mut http, "connect-four").await?;
    take(&file)?;
    let path = format!("/api/tables/{table}/act?token={}", tokens[0]);
    let acted = http.post(&path, &[], &json!({ "act": "drop 1" })).await?.status;
    let healthy = http.get("/healthz", &[]).await?.status;
    let ready = http.get("/readyz", &[]).await?.status;
    let result = format!("a move {acted}, /healthz {healthy}, /readyz {ready}");
    Ok(Finding::new(acted != 200 && healthy != 200 && ready != 200, result))
}

/// What is noted beside the database is deleted.
pub(super) async fn notes_deleted(stand: &Stand) -> Result<Finding> {
    let file = stand.file();
    let server = stand.serve_file(&file, &[])?;
    let mut http = Http::connect(server.address()).await?;
    pair(&mut http, "connect-four").await?;
    let notes = beside(&file, "-heads");
    std::fs::remove_file(&notes)?;
    let made = async {
        while !notes.exists() {
            tokio::task::yield_now().await;
        }
    };
    let is_made = tokio::time::timeout(PATIENCE, made).await.is_ok();
    Ok(Finding::new(is_made, if is_made { "made again" } else { "gone" }))
}

/// A second server comes by another name, and by the same one after the lock was deleted.
pub(super) fn other_ways(stand: &Stand) -> Result<Finding> {
    let file = stand.file();
    let _first = stand.serve_file(&file, &[])?;
    let link = stand.file();
    std::fs::hard_link(&file, &link)?;
    let by_link = stand.serve_file(&link, &[]).is_ok();
    std::fs::remove_file(beside(&file, "-lock"))?;
    let without_lock = stand.serve_file(&file, &[]).is_ok();
    let word = |runs: bool| if runs { "runs" } else { "refused" };
    let result = format!("hard link: {}, lock deleted: {}", word(by_link), word(without_lock));
    Ok(Finding::new(!by_link && !without_lock, result))
}

/// The server was killed, and a copy is put back.
pub(super) async fn restored(stand: &Stand) -> Result<Finding> {
    let (file, copy) = (stand.file(), stand.file());
    let server = stand.serve_file(&file, &[])?;
    let mut http = Http::connect(server.address()).await?;
    let (table, tokens) = pair(&mut http, "connect-four").await?;
    ensure!(run(stand, "backup", &copy, &file)?, "no copy was made");
    let path = format!("/api/tables/{table}/act?token={}", tokens[0]);
    http.post(&path, &[], &json!({ "act": "drop 1" })).await?;
    let is_refused = !run(stand, "restore", &copy, &file)?;
    server.kill();
    let is_restored = run(stand, "restore", &copy, &file)?;
    let Ok(server) = stand.serve_file(&file, &[]) else {
        return Ok(Finding::new(false, "the server does not start"));
    };
    let mut http = Http::connect(server.address()).await?;
    let status = http.get(&format!("/api/tables/{table}"), &[]).await?.status;
    let word = |is_so: bool, yes, no| if is_so { yes } else { no };
    let result = format!(
        "while it runs {}; then {}, the table {status}",
        word(is_refused, "refused", "done"),
        word(is_restored, "restored", "not restored")
    );
    Ok(Finding::new(is_refused && is_restored && status == 200, result))
}

/// Runs a command of the program with a copy of a file; whether that went well.
fn run(stand: &Stand, command: &str, copy: &Path, file: &Path) -> Result<bool> {
    let mut process = Command::new(&stand.program);
    process.arg(command).arg(copy).arg("--db").arg(file);
    Ok(process.stdout(Stdio::null()).stderr(Stdio::null()).status()?.success())
}
