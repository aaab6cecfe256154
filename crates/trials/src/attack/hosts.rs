//! Attacks with the name under which the server is asked, and a way to it that is not encrypted.

use std::net::TcpListener;

use anyhow::{Context, Result};
use client::Http;

use super::Finding;
use super::stand::{Stand, raw};

/// What a request is answered with, by its number.
async fn status(address: &str, path: &str, head: &str) -> Result<u16> {
    let request = format!("GET {path} HTTP/1.1\r\n{head}Connection: close\r\n\r\n");
    let answer = String::from_utf8_lossy(&raw(address, &request).await?).into_owned();
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
    status.with_context(|| format!("no answer to {head:?}"))
}

/// Requests that name no host or two, the house's figures under a name of somebody else, and a browser that may come without
/// encryption to a house whose address has it.
pub(super) async fn names(stand: &Stand) -> Result<Finding> {
    // Free a moment ago, and nobody else here takes it.
    let figures = TcpListener::bind("127.0.0.1:0")?.local_addr()?.to_string();
    let public = ["--public-url", "https://games.example", "--metrics", &figures];
    let server = stand.serve_with(&public)?;
    let none = status(server.address(), "/", "").await?;
    let two = status(server.address(), "/", "Host: 127.0.0.1\r\nHost: localhost\r\n").await?;
    let other = status(&figures, "/metrics", "Host: evil.example\r\n").await?;
    let page = Http::connect(server.address()).await?.get("/", &[]).await?;
    let is_held = page.header("strict-transport-security").is_some();
    let is_refused = [(none, 400), (two, 400), (other, 421)].iter().all(|(is, due)| is == due);
    let hsts = if is_held { "HSTS" } else { "no HSTS" };
    let result = format!("no Host {none}, two {two}, figures elsewhere {other}, {hsts}");
    Ok(Finding::new(is_refused && is_held, result))
}
