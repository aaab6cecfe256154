//! A budget for every connection: whoever is silent, slow or one too many goes, and players always get in.

use crate::support::table;

use std::time::Duration;

use client::{until, within};
use serde_json::json;
use server::{Clock, Patience};
use table::{House, endless_patience};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

/// A house that waits a moment where others wait seconds, for one thing alone: whatever else a test asks for may take as
/// long as it does.
async fn impatient(what: impl FnOnce(&mut Patience, Duration)) -> House {
    let mut patience = endless_patience();
    what(&mut patience, Duration::from_millis(200));
    House::with(|config| config.patience = patience).await
}

/// A connection that has sent this and says no more.
async fn halfway(house: &House, sent: &str) -> TcpStream {
    let mut stream = TcpStream::connect(house.server.address()).await.unwrap();
    stream.write_all(sent.as_bytes()).await.unwrap();
    stream
}

/// Everything that still comes until the server hangs up.
async fn until_closed(mut stream: TcpStream) -> String {
    let mut bytes = Vec::new();
    // A connection that is reset is closed, too.
    let _ = within("the server to hang up", stream.read_to_end(&mut bytes)).await;
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Waits until so many are connected: a connection keeps its place for a moment after its client has seen its end.
async fn settled(house: &House, n_open: usize) {
    let wanted = format!("tablee_connections {n_open}\n");
    let look = async || house.server.figures();
    until(&wanted, look, |figures| figures.contains(&wanted)).await;
}

/// A socket that was opened by hand and never answers.
async fn mute(house: &House, table: &str) -> TcpStream {
    let host = house.server.address();
    let request = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {host}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    );
    halfway(house, &request).await
}

#[tokio::test(flavor = "multi_thread")]
async fn silent_clients_and_slow_heads_are_gone_in_time() {
    let house = impatient(|patience, moment| patience.headers = moment).await;
    assert_eq!(until_closed(halfway(&house, "").await).await, "", "nothing was said");
    until_closed(halfway(&house, "GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ").await).await;
    // One that was answered and asks for nothing more. On a busy machine its own request may come too late: again.
    let idle = "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n";
    let look = async || until_closed(halfway(&house, idle).await).await;
    until("an answer before the end", look, |answer| answer.starts_with("HTTP/1.1 200 ")).await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_does_not_come_is_refused_in_time() {
    let house = impatient(|patience, moment| patience.body = moment).await;
    let body = "POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{";
    let answer = until_closed(halfway(&house, body).await).await;
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    assert!(answer.contains("\"code\":\"too-slow\""), "{answer}");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_at_which_nobody_answers_is_gone_in_time() {
    let house = impatient(|patience, moment| patience.ping = moment).await;
    let (table, _) = house.pair("tic-tac-toe", json!({})).await;
    let answer = until_closed(mute(&house, &table).await).await;
    assert!(answer.starts_with("HTTP/1.1 101 "), "{answer}");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn control_frames_count_as_messages() {
    let house = House::with(|config| {
        config.messages_per_second = Some(20);
        // Nothing fills up again, however slow this machine is.
        config.clock = Clock::by_hand(1_000_000);
    })
    .await;
    let (table, [a, _]) = house.pair("tic-tac-toe", json!({})).await;
    let mut flood = house.socket(&table, &format!("token={a}")).await;
    for _ in 0..200 {
        flood.send_raw(Message::Ping(vec![0; 100].into())).await;
    }
    while flood.next().await.is_some() {}
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_watch_leave_places_for_those_who_play() {
    let house = House::with(|config| config.watchers_per_table = 5).await;
    let (table, [a, _]) = house.pair("tic-tac-toe", json!({})).await;
    let mut watching = Vec::new();
    for _ in 0..5 {
        let mut socket = house.socket(&table, "").await;
        socket.update().await;
        watching.push(socket);
    }
    let mut late = house.socket(&table, "").await;
    let refused = late.next().await.expect("a reason");
    assert_eq!(refused["error"]["code"], "too-many", "{refused}");
    let mut player = house.socket(&table, &format!("token={a}")).await;
    assert_eq!(player.act("mark b2").await["ok"], true);
    let (second, _) = house.pair("tic-tac-toe", json!({})).await;
    house.socket(&second, "").await.update().await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_has_so_many_devices_and_the_first_goes() {
    let house = House::new().await;
    let (table, [a, _]) = house.pair("tic-tac-toe", json!({})).await;
    let query = format!("token={a}");
    let mut first = house.socket(&table, &query).await;
    first.update().await;
    let mut devices = Vec::new();
    for _ in 0..8 {
        let mut device = house.socket(&table, &query).await;
        device.update().await;
        devices.push(device);
    }
    while first.next().await.is_some() {}
    assert_eq!(devices[7].act("mark b2").await["ok"], true);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_house_is_full_the_idle_go_first_and_players_and_health_checks_get_in() {
    // Sixty places and four in reserve.
    let house = House::with(|config| config.connections = 64).await;
    let (table, [a, _]) = house.pair("tic-tac-toe", json!({})).await;
    let first_idle = halfway(&house, "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n").await;
    first_idle.readable().await.unwrap();
    let mut watching = Vec::new();
    for _ in 0..60 {
        let mut socket = house.socket(&table, "").await;
        socket.update().await;
        watching.push(socket);
    }
    let answer = until_closed(first_idle).await;
    assert!(answer.starts_with("HTTP/1.1 200 "), "it made room: {answer}");
    settled(&house, 60).await;
    let turned_away = house.get("/").await;
    assert_eq!(turned_away.status, 503, "{turned_away:?}");
    assert!(turned_away.header("retry-after").is_some(), "{turned_away:?}");
    settled(&house, 60).await;
    assert_eq!(house.get(&format!("/api/tables/{table}")).await.status, 503, "no seat");
    settled(&house, 60).await;
    assert_eq!(house.get("/healthz").await.status, 200);
    settled(&house, 60).await;
    assert_eq!(house.get(&format!("/api/tables/{table}?token={a}")).await.status, 200);
    settled(&house, 60).await;
    let mut player = house.socket(&table, &format!("token={a}")).await;
    assert_eq!(player.act("mark b2").await["ok"], true);
    // She has the place of the one who had watched longest; the reserve is free again.
    while watching[0].next().await.is_some() {}
    settled(&house, 60).await;
    assert_eq!(house.get("/healthz").await.status, 200);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_connections_and_its_own_idle_ones_go_first() {
    let house = House::with(|config| config.connections_per_address = Some(3)).await;
    let (table, _) = house.pair("tic-tac-toe", json!({})).await;
    let idle = halfway(&house, "").await;
    let mut watching = Vec::new();
    for _ in 0..3 {
        let mut socket = house.socket(&table, "").await;
        socket.update().await;
        watching.push(socket);
    }
    assert_eq!(until_closed(idle).await, "");
    settled(&house, 3).await;
    let refused = house.get("/").await;
    assert_eq!(refused.status, 503, "{refused:?}");
    assert!(refused.header("retry-after").is_some());
    drop(watching.pop());
    watching[0].send_text(r#"{"ping":1}"#).await;
    watching[0].until(|message| message["pong"] == 1).await;
    house.server.stop().await;
}
