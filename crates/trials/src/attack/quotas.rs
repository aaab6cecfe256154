//! Attacks by doing too much of what is allowed: tables, listings, remarks; and a club that does nothing wrong.

use std::time::Instant;

use anyhow::{Context, Result};
use client::{Http, Socket};
use serde_json::json;

use super::Finding;
use super::stand::{
    Browser, PATIENCE, Stand, http_from, open, pair, quota_allows, sit, socket, until,
};

/// How often somebody talks who does not mind being refused.
const REMARKS: u32 = 400;

/// Somebody talks, hangs up, comes back and goes on talking.
pub(super) async fn remarks(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let mut http = Http::connect(server.address()).await?;
    let (table, tokens) = pair(&mut http, "tic-tac-toe").await?;
    let (started, mut n_said) = (Instant::now(), 0);
    for _ in 0..REMARKS / 4 {
        let mut socket = socket(server.address(), &table, &tokens[0]).await?;
        for n in 0..4 {
            socket.send(&json!({ "say": "buy now", "n": n })).await?;
            let answer = until(&mut socket, |message| message["n"] == n, PATIENCE).await;
            let answer = answer.context("an answer to a remark")?;
            n_said += u32::from(answer["ok"] == true);
        }
    }
    let is_held = n_said < REMARKS && quota_allows(n_said, 8, 0.5, started.elapsed());
    Ok(Finding::new(is_held, format!("{n_said} of {REMARKS} remarks")))
}

/// One visitor's public tables push another's off the lobby.
pub(super) async fn adverts(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let mut honest = http_from(3, server.address()).await?;
    let listed = json!({ "game": "kuhn", "public": true });
    let ours = open(&mut honest, listed.clone()).await?.table;
    let mut hostile = http_from(2, server.address()).await?;
    let mut n_adverts = 0;
    for n in 0..60 {
        let body = json!({ "game": "leduc", "public": true, "name": format!("Buy {n}") });
        n_adverts += u32::from(hostile.post("/api/tables", &[], &body).await?.status == 201);
    }
    let lobby = http_from(4, server.address()).await?.get("/", &[]).await?.body;
    let is_held = lobby.contains(&ours);
    let result = format!(
        "{n_adverts} adverts, the other table is {}",
        if is_held { "listed" } else { "gone" }
    );
    Ok(Finding::new(is_held, result))
}

/// Tables without end.
pub(super) async fn tables(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let mut http = http_from(2, server.address()).await?;
    let body = json!({ "game": "kuhn", "name": "Mallory" });
    let (mut n_opened, mut n_refused, mut n_told_when) = (0, 0, 0);
    let started = Instant::now();
    for _ in 0..1_000 {
        let reply = http.post("/api/tables", &[], &body).await?;
        match reply.status {
            201 => n_opened += 1,
            _ => {
                n_refused += 1;
                n_told_when += u32::from(reply.header("retry-after").is_some());
            }
        }
    }
    let result = format!("{n_opened} opened, {n_refused} refused, {n_told_when} told when");
    let is_within = quota_allows(n_opened, 100, 1.0, started.elapsed());
    Ok(Finding::new(is_within && n_refused > 0 && n_refused == n_told_when, result))
}

/// How many friends there are.
const FRIENDS: u32 = 200;

/// Two hundred people behind one address open a link and sit down.
pub(super) async fn club(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let address = server.address().to_string();
    let mut tables = Vec::new();
    for n in 0..50 {
        let mut host = http_from(10 + n, &address).await?;
        let fields = json!({ "game": "ephyran", "options": { "seats": 4 }, "seats": ["open", "open", "open", "open"] });
        let body = json!({ "game": fields["game"], "options": fields["options"], "seats": fields["seats"] });
        let reply = host.post("/api/tables", &[], &body).await?;
        tables.push(reply.json()["table"].as_str().context("a table")?.to_string());
    }
    let started = Instant::now();
    let friends = (0..FRIENDS).map(|n| {
        let (address, table) = (address.clone(), tables[n as usize / 4].clone());
        tokio::spawn(async move { join(&address, n, &table).await })
    });
    let mut n_refused = 0;
    for friend in friends.collect::<Vec<_>>() {
        n_refused += friend.await??;
    }
    let result = format!(
        "{n_refused} refusals of {FRIENDS} people in {:.1} s",
        started.elapsed().as_secs_f64()
    );
    Ok(Finding::new(n_refused == 0, result))
}

/// Opens the first page and the table's, fetches what is on it, sits down, and connects; how much was refused.
async fn join(address: &str, n: u32, table: &str) -> Result<u32> {
    let mut browser = Browser::new(address, 1_000 + n).await?;
    let mut n_refused = 0;
    let lobby = browser.get("/").await?;
    n_refused += u32::from(lobby.status == 429);
    let page = browser.get(&format!("/t/{table}")).await?;
    n_refused += u32::from(page.status == 429);
    let assets = page.body.split('"').filter(|text| text.starts_with("/assets/"));
    let assets: std::collections::BTreeSet<String> = assets.map(ToString::to_string).collect();
    for asset in assets {
        n_refused += u32::from(browser.get(&asset).await?.status == 429);
    }
    let sat = browser.post(&format!("/t/{table}/sit"), &format!("name=Friend{n}")).await?;
    n_refused += u32::from(sat.status != 303);
    let connected: Result<Socket> = browser.socket(address, table).await;
    Ok(n_refused + u32::from(connected.is_err()))
}

/// Names that turn round what follows, or look like another's.
pub(super) async fn names(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let mut http = Http::connect(server.address()).await?;
    let fields = json!({ "game": "ephios", "options": { "seats": 4 }, "name": "Léa" });
    let table = open(&mut http, fields).await?.table;
    sit(&mut http, &table, "\u{202e}ada\u{200b}\u{2066}").await?;
    sit(&mut http, &table, "L\u{e9}a").await?;
    let state = http.get(&format!("/api/tables/{table}"), &[]).await?.json();
    let places = state["places"].as_array().map(Vec::as_slice).unwrap_or_default();
    let names: Vec<String> =
        places.iter().filter_map(|place| place["name"].as_str().map(ToString::to_string)).collect();
    let is_hidden = |c: char| matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}');
    let n_lying = names.iter().filter(|name| name.contains(is_hidden)).count();
    let n_same = names.iter().filter(|name| *name == "Léa").count();
    let result = format!("{n_lying} with hidden characters, {n_same} called Léa");
    Ok(Finding::new(n_lying == 0 && n_same == 1, result))
}
