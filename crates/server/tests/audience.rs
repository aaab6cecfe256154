//! What an audience costs: work is counted and not timed, so that a slow machine changes nothing.

#[path = "support/table.rs"]
#[allow(dead_code, reason = "each test program uses a part of it")]
mod table;

use serde_json::{Value, json};
use table::{House, Socket};

/// How many watch in these trials: many more than there are kinds of viewers.
const N_WATCHING: usize = 60;

/// The figure of this name among the house's metrics.
async fn figure(house: &House, name: &str) -> u64 {
    let metrics = house.get("/metrics").await.body;
    let line = metrics.lines().find_map(|line| line.strip_prefix(&format!("{name} ")));
    line.unwrap_or_else(|| panic!("no {name} in {metrics}")).parse().expect("a number")
}

/// A page that is open at a table, under an address of its own.
async fn page(house: &House, table: &str, query: &str, n: usize) -> Socket {
    let query = format!("format=html&lang=fr&since=0&{query}");
    let host = format!("host: 127.0.1.{}:80", n + 1);
    let mut socket = house.try_socket(table, &query, &host).await.expect("a socket");
    socket.until(|message| message.get("fragments").is_some()).await;
    socket
}

/// A table at which two play by program, and the pages of those who watch.
async fn watched(house: &House, n: usize) -> (String, [Socket; 2], Vec<Socket>) {
    let (table, tokens) = house.pair("tic-tac-toe", json!({})).await;
    let mut pages = Vec::new();
    for n in 0..n {
        pages.push(page(house, &table, "", n).await);
    }
    let [a, b] = tokens.map(|token| format!("token={token}"));
    let players = [house.socket(&table, &a).await, house.socket(&table, &b).await];
    (table, players, pages)
}

/// Reads until this version is on the page.
async fn shown(page: &mut Socket, version: &Value) -> Value {
    page.until(|message| message["v"] == *version && message["fragments"].get("board").is_some())
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_drawn_once_for_all_who_watch_whatever_their_host() {
    let house = House::new().await;
    let (table, [mut first, _second], mut pages) = watched(&house, N_WATCHING).await;
    let mut own = page(&house, &table, "", 99).await;
    let before = figure(&house, "tablee_pages_drawn_total").await;
    let acted = first.act("mark b2").await;
    let seen = shown(&mut own, &acted["v"]).await;
    for page in &mut pages {
        assert_eq!(shown(page, &acted["v"]).await, seen, "everybody who watches sees the same");
    }
    let drawn = figure(&house, "tablee_pages_drawn_total").await - before;
    assert_eq!(drawn, 1, "one kind of viewer, one drawing");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_remark_is_sent_as_a_remark_and_draws_nothing() {
    let house = House::new().await;
    let (_, [mut first, _second], mut pages) = watched(&house, N_WATCHING).await;
    let before = figure(&house, "tablee_pages_drawn_total").await;
    for text in ["one", "two", "three"] {
        assert_eq!(first.ask(json!({ "say": text })).await["ok"], true);
    }
    for page in &mut pages {
        for text in ["one", "two", "three"] {
            let said = page.until(|message| message.get("said").is_some()).await;
            assert_eq!((&said["said"]["text"], &said["said"]["seat"]), (&json!(text), &json!(1)));
        }
    }
    assert_eq!(figure(&house, "tablee_pages_drawn_total").await, before);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_who_come_and_go_at_once_draw_no_board() {
    let house = House::new().await;
    let (table, [mut first, _second], pages) = watched(&house, N_WATCHING).await;
    let mut own = page(&house, &table, "", 99).await;
    let before = figure(&house, "tablee_pages_drawn_total").await;
    drop(pages);
    // Those who are left learn it: one of them, and nobody else.
    let alone = "aria-hidden=\"true\"";
    own.until(|message| {
        let watching = message["fragments"]["watching"].as_str().unwrap_or_default();
        watching.contains(alone) && watching.contains(">1</span>")
            || watching.contains("</svg>1</span>")
    })
    .await;
    assert_eq!(figure(&house, "tablee_pages_drawn_total").await, before);
    let acted = first.act("mark b2").await;
    shown(&mut own, &acted["v"]).await;
    assert_eq!(figure(&house, "tablee_pages_drawn_total").await, before + 1);
    house.server.stop().await;
}
