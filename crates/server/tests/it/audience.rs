//! What an audience costs: work is counted and not timed, so that a slow machine changes nothing.

use crate::support::table;

use serde_json::{Value, json};
use table::{House, Socket};

/// How many watch in these trials: many more than there are kinds of viewers.
const N_WATCHING: usize = 60;

/// The figure of this name among the house's metrics.
fn figure(house: &House, name: &str) -> u64 {
    let metrics = house.server.figures();
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
    let before = figure(&house, "tablee_pages_drawn_total");
    let acted = first.act("mark b2").await;
    let seen = shown(&mut own, &acted["v"]).await;
    for page in &mut pages {
        assert_eq!(shown(page, &acted["v"]).await, seen, "everybody who watches sees the same");
    }
    let drawn = figure(&house, "tablee_pages_drawn_total") - before;
    assert_eq!(drawn, 1, "one kind of viewer, one drawing");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_remark_is_sent_as_a_remark_and_draws_nothing() {
    let house = House::new().await;
    let (_, [mut first, _second], mut pages) = watched(&house, N_WATCHING).await;
    let before = figure(&house, "tablee_pages_drawn_total");
    for text in ["one", "two", "three"] {
        assert_eq!(first.ask(json!({ "say": text })).await["ok"], true);
    }
    for page in &mut pages {
        for text in ["one", "two", "three"] {
            let said = page.until(|message| message.get("said").is_some()).await;
            assert_eq!((&said["said"]["text"], &said["said"]["seat"]), (&json!(text), &json!(1)));
        }
    }
    assert_eq!(figure(&house, "tablee_pages_drawn_total"), before);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_who_come_and_go_at_once_draw_no_board() {
    let house = House::new().await;
    let (table, [mut first, _second], pages) = watched(&house, N_WATCHING).await;
    let mut own = page(&house, &table, "", 99).await;
    let before = figure(&house, "tablee_pages_drawn_total");
    drop(pages);
    // Those who are left learn it: one of them, and nobody else.
    let alone = "aria-hidden=\"true\"";
    own.until(|message| {
        let watching = message["fragments"]["watching"].as_str().unwrap_or_default();
        watching.contains(alone) && watching.contains(">1</span>")
            || watching.contains("</svg>1</span>")
    })
    .await;
    assert_eq!(figure(&house, "tablee_pages_drawn_total"), before);
    let acted = first.act("mark b2").await;
    shown(&mut own, &acted["v"]).await;
    assert_eq!(figure(&house, "tablee_pages_drawn_total"), before + 1);
    house.server.stop().await;
}

/// A page that reads slowly: a small buffer, and nothing is read until it is asked to.
async fn slow_page(house: &House, table: &str, token: &str) -> tokio::net::TcpStream {
    use tokio::io::AsyncWriteExt;
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(house.server.address()).await.unwrap();
    let host = house.server.address();
    let request = format!(
        "GET /api/tables/{table}/socket?format=html&token={token} HTTP/1.1\r\nhost: {host}\r\n\
         connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    stream
}

/// Everything that can be read until this text has come; what was read.
async fn read_until(stream: &mut tokio::net::TcpStream, wanted: &str) -> String {
    use tokio::io::AsyncReadExt;
    let (mut all, mut some) = (String::new(), vec![0; 64 * 1024]);
    let read_more = async || {
        let n_read = stream.read(&mut some).await.expect("the socket stays open");
        assert!(n_read > 0, "a slow page is not cut off");
        // Only as far back as the text may begin: there are megabytes of it.
        let from = all.len().saturating_sub(wanted.len());
        all.push_str(&String::from_utf8_lossy(&some[..n_read]));
        (all.len(), all.get(from..).is_none_or(|new| new.contains(wanted)))
    };
    client::until(format_args!("{wanted} (bytes read, found)"), read_more, |(_, found)| *found)
        .await;
    all
}

/// What happens faster than a page reads is left out; then it is sent the table as it is, and goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_slow_page_is_sent_the_table_as_it_is_and_not_everything_that_happened() {
    let house = House::new().await;
    let (table, [a, b]) = house.pair("tic-tac-toe", json!({})).await;
    let mut slow = slow_page(&house, &table, &b).await;
    let mut first = house.socket(&table, &format!("token={a}")).await;
    first.until(|message| message["places"][1]["here"] == true).await;
    // More than may wait, and more than the network's buffers hold: moves that are taken back again.
    let n_rounds = 600;
    for _ in 0..n_rounds {
        assert_eq!(first.act("mark b2").await["ok"], true);
        assert_eq!(first.ask(json!({ "undo": true })).await["ok"], true);
    }
    let acted = first.act("mark c3").await;
    let last = format!("{{\"v\":{},", acted["v"]);
    let read = read_until(&mut slow, &last).await;
    let n_messages = read.matches("\"fragments\":").count();
    assert!(n_messages < n_rounds, "{n_messages} messages about {n_rounds} rounds");
    assert!(house.server.figures().contains("tablee_sockets_cut_total 0\n"));
    house.server.stop().await;
}
