//! Attacks on those beside: invented cookies, an IPv6 network's many addresses, and noise behind one's own address.

use std::time::Instant;

use anyhow::{Context, Result};
use client::Http;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::Finding;
use super::stand::{Stand, cpu_s, http_from, open, pair, quota_allows};

/// A cookie that nobody was given, and that the server would take.
fn invented(n: usize) -> String {
    format!("me={n:0>26}")
}

/// How many addresses invent cookies, and how many each.
const ADDRESSES: u8 = 12;
const COOKIES: usize = 2_500;

/// A dozen addresses open tables with a new cookie each time, as fast as it goes; then others open one.
pub(super) async fn cookies(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let wish = json!({ "game": "kuhn" });
    let mut floods = JoinSet::new();
    for n in 0..ADDRESSES {
        let (address, wish) = (server.address().to_string(), wish.clone());
        floods.spawn(async move {
            let mut http = http_from(2 + n, &address).await?;
            for i in 0..COOKIES {
                let cookie = invented(usize::from(n) * COOKIES + i);
                http.post("/api/tables", &[("cookie", cookie.as_str())], &wish).await?;
            }
            anyhow::Ok(())
        });
    }
    while let Some(flood) = floods.join_next().await {
        flood??;
    }
    let (mut n_refused, n_others) = (0, 40);
    for n in 0..n_others {
        let mut http = http_from(100 + n, server.address()).await?;
        let cookie = invented(1_000_000 + usize::from(n));
        let opened = http.post("/api/tables", &[("cookie", cookie.as_str())], &wish).await?;
        n_refused += u32::from(opened.status != 201);
    }
    let n_invented = usize::from(ADDRESSES) * COOKIES;
    let result = format!("after {n_invented} cookies {n_refused} of {n_others} others refused");
    Ok(Finding::new(n_refused == 0, result))
}

/// The arguments of a server that believes this machine about who asks.
const BEHIND_A_PROXY: [&str; 2] = ["--behind-proxy", "127.0.0.1"];

/// Opens a table from this address, as a proxy says; whether that was allowed.
async fn open_from(http: &mut Http, address: &str, wish: &Value) -> Result<bool> {
    let reply = http.post("/api/tables", &[("x-forwarded-for", address)], wish).await?;
    Ok(reply.status == 201)
}

/// An address of one /56: the n-th of its /64.
fn within_a_56(n: usize) -> String {
    format!("2001:db8:0:{:x}::1", n % 256)
}

/// One household opens tables, each from another /64 of its /56.
pub(super) async fn household(stand: &Stand) -> Result<Finding> {
    let server = stand.serve_with(&BEHIND_A_PROXY)?;
    let mut http = Http::connect(server.address()).await?;
    let (started, mut n_opened, n_wanted) = (Instant::now(), 0, 2_000);
    for n in 0..n_wanted {
        let is_opened = open_from(&mut http, &within_a_56(n), &json!({ "game": "kuhn" })).await?;
        n_opened += u32::from(is_opened);
    }
    // Twice what the strangers of one network may.
    let is_held = quota_allows(n_opened, 200, 2.0, started.elapsed());
    Ok(Finding::new(is_held, format!("{n_opened} of {n_wanted} tables")))
}

/// The same household's adverts against one other table.
pub(super) async fn household_adverts(stand: &Stand) -> Result<Finding> {
    let server = stand.serve_with(&BEHIND_A_PROXY)?;
    let mut http = Http::connect(server.address()).await?;
    let wish = json!({ "game": "kuhn", "public": true });
    let ours = http.post("/api/tables", &[("x-forwarded-for", "203.0.113.7")], &wish).await?.json();
    let ours = ours["table"].as_str().context("a table")?.to_string();
    let mut n_adverts = 0;
    for n in 0..240 {
        n_adverts += u32::from(open_from(&mut http, &within_a_56(n), &wish).await?);
    }
    let lobby = http.get("/", &[("x-forwarded-for", "203.0.113.8")]).await?.body;
    let is_held = lobby.contains(&ours);
    let state = if is_held { "listed" } else { "gone" };
    Ok(Finding::new(is_held, format!("{n_adverts} adverts, the other table is {state}")))
}

/// How much noise there is before and while somebody plays, and how often she asks for something.
const NOISE: usize = 6_000;
const ACTS: usize = 57;

/// Somebody plays by requests behind an address that others flood, with cookies and without.
pub(super) async fn noise(stand: &Stand) -> Result<Finding> {
    let server = stand.serve()?;
    let address = server.address().to_string();
    let mut http = http_from(2, &address).await?;
    let (table, tokens) = pair(&mut http, "connect-four").await?;
    let mut floods = JoinSet::new();
    for flood in 0..4 {
        let address = address.clone();
        floods.spawn(async move {
            let mut http = http_from(2, &address).await?;
            for n in 0..NOISE / 4 {
                let cookie = invented(flood * NOISE + n);
                let with = [("cookie", cookie.as_str())];
                http.get("/api/games", if n % 2 == 0 { &with } else { &[] }).await?;
            }
            anyhow::Ok(())
        });
    }
    // When the first has said all it had, the address has nothing left, and the others go on.
    floods.join_next().await.context("a flood")???;
    let (mut n_refused, mut n_moves) = (0, 0);
    for n in 0..ACTS {
        let path = format!("/api/tables/{table}");
        let bearer = format!("Bearer {}", tokens[n_moves % 2]);
        let headers = [("authorization", bearer.as_str())];
        if n % 3 == 0 {
            n_refused += u32::from(http.get(&path, &headers).await?.status == 429);
            continue;
        }
        let act = json!({ "act": format!("drop {}", 1 + n_moves % 7) });
        let status = http.post(&format!("{path}/act"), &headers, &act).await?.status;
        n_refused += u32::from(status == 429);
        n_moves += usize::from(status == 200);
    }
    floods.abort_all();
    Ok(Finding::new(n_refused == 0, format!("{n_refused} of {ACTS} refused")))
}

/// How many tables are listed in a quiet lobby and in a full one, and how often each is looked at.
const LISTED: [usize; 2] = [60, 6_000];
const LOOKS: u32 = 300;

/// What a look at the lobby costs when thousands of tables are listed.
pub(super) async fn full_lobby(stand: &Stand) -> Result<Finding> {
    let server = stand.serve_with(&["--rate", "0"])?;
    let mut http = Http::connect(server.address()).await?;
    let (mut n_listed, mut costs) = (0, Vec::new());
    for n_wanted in LISTED {
        while n_listed < n_wanted {
            open(&mut http, json!({ "game": "kuhn", "public": true })).await?;
            n_listed += 1;
        }
        http.get("/", &[]).await?;
        let before = cpu_s(&server)?;
        for _ in 0..LOOKS {
            http.get("/", &[]).await?;
        }
        costs.push((cpu_s(&server)? - before) * 1000.0 / f64::from(LOOKS));
    }
    let result = format!("{:.1} -> {:.1} ms of CPU a look", costs[0], costs[1]);
    Ok(Finding::new(costs[1] <= 1.5 * costs[0] + 0.1, result))
}
