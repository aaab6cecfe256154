//! Hostile input: a clear error or a closed socket, and everybody else undisturbed.

use crate::support::table;

use serde_json::{Value, json};
use table::{House, Socket};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpSocket;
use tokio_tungstenite::tungstenite::Message;

#[tokio::test(flavor = "multi_thread")]
async fn wrong_seats_stale_and_repeated_acts_change_nothing() {
    let house = House::new().await;
    let (table, [a, b]) = house.pair("tic-tac-toe", json!({})).await;
    let mut first = house.socket(&table, &format!("token={a}")).await;
    let mut second = house.socket(&table, &format!("token={b}")).await;
    first.update().await;
    let v = first.last["v"].as_u64().unwrap();
    assert_eq!(second.act("mark b2").await["error"]["code"], "refused", "not her turn");
    let act = json!({ "act": "mark b2", "v": v });
    assert_eq!(first.ask(act.clone()).await["v"], v + 1);
    assert_eq!(first.ask(act).await["error"]["code"], "stale", "the same message again");
    assert_eq!(second.act("mark b2").await["error"]["code"], "refused", "taken");
    for wrong in ["", "dance", "mark b2\nstep 2 mark a1", "mark\tb2", &"x".repeat(9999)] {
        let answer = second.act(wrong).await;
        assert_eq!(answer["error"]["code"], "bad-request", "{answer}");
    }
    assert_eq!(house.state(&table, &a).await["v"], v + 1);
    let (other, _) = house.pair("tic-tac-toe", json!({})).await;
    let foreign = house.get(&format!("/api/tables/{other}?token={a}")).await;
    assert_eq!(foreign.status, 401, "a token opens one table");
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_and_huge_messages_are_answered_or_end_the_socket() {
    let house = House::new().await;
    let (table, [a, b]) = house.pair("tic-tac-toe", json!({})).await;
    let mut hostile = house.socket(&table, &format!("token={a}")).await;
    hostile.update().await;
    let deep = "[".repeat(8000);
    for text in
        ["", "{", "null", "[]", "{}", "\u{0}", "{\"act\":{}}", "{\"v\":1e999}", deep.as_str()]
    {
        hostile.send_text(text).await;
        let answer = hostile.until(|message| message.get("error").is_some()).await;
        assert_eq!(answer["error"]["code"], "bad-request", "{text}: {answer}");
    }
    hostile.send_raw(Message::binary(vec![0xff; 100])).await;
    hostile.until(|message| message.get("error").is_some()).await;
    hostile.send_text(&format!("{{\"say\":\"{}\"}}", "x".repeat(64 * 1024))).await;
    while hostile.next().await.is_some() {}
    let mut other = house.socket(&table, &format!("token={b}")).await;
    other.send_text(r#"{"ping":7}"#).await;
    other.until(|message| message["pong"] == 7).await;
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_from_elsewhere_and_to_nowhere_are_refused() {
    let house = House::new().await;
    let (table, [a, _]) = house.pair("tic-tac-toe", json!({})).await;
    let query = format!("token={a}");
    let elsewhere = house.try_socket(&table, &query, "origin: https://evil.example").await;
    assert_eq!(elsewhere.err(), Some(403));
    let host = house.server.address();
    let ours = house.try_socket(&table, &query, &format!("origin: http://{host}")).await;
    assert!(ours.is_ok(), "our own pages");
    let headers = "content-type: application/json\r\norigin: https://evil.example\r\n";
    let path = format!("/api/tables/{table}/act?token={a}");
    let posted = house.ask("POST", &path, headers, r#"{"act":"mark b2"}"#).await;
    assert_eq!(posted.status, 403, "{posted:?}");
    assert_eq!(house.try_socket(&table, "token=guess", "").await.err(), Some(401));
    assert_eq!(house.try_socket("0123456789abcdef", "", "").await.err(), Some(404));
    for path in [
        "/api/tables/0123456789abcdef",
        "/api/tables/..%2f..%2fetc%2fpasswd",
        "/t/0123456789abcdef",
        "/t/%00",
        "/assets/x/../../../../etc/passwd",
        "/assets/x/..%2f..%2fCargo.toml",
        "/d/00000000000000000000000000",
        "/new/chess",
        "/rules/..",
        "/nowhere",
    ] {
        let answer = house.get(path).await;
        assert_eq!(answer.status, 404, "{path}: {answer:?}");
        assert!(answer.header("content-security-policy").is_some(), "{path}");
    }
    let away = house.get("/lang/fr?to=//evil.example").await;
    assert_eq!(away.header("location"), Some("/"));
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn senseless_requests_get_a_reason() {
    let house = House::new().await;
    let bad: &[Value] = &[
        json!({}),
        json!({ "game": "tic-tac-toe", "dance": 1 }),
        json!({ "game": "tic-tac-toe", "options": { "seats": 99 } }),
        json!({ "game": "tic-tac-toe", "seats": ["person"] }),
        json!({ "game": "tic-tac-toe", "seats": ["person", "cat"] }),
        json!({ "game": "tic-tac-toe", "seats": ["person", "bot:sims:4000000000"] }),
        json!({ "game": "tic-tac-toe", "pace": "0s" }),
        json!({ "game": "tic-tac-toe", "pause_ms": 4_000_000_000_u64 }),
        json!({ "game": "tic-tac-toe", "delay": -1 }),
        json!({ "game": "tic-tac-toe", "level": "god" }),
        json!({ "game": "tic-tac-toe", "name": "\n" }),
        json!({ "game": "tic-tac-toe", "name": "a", "salt": "b c" }),
        json!({ "game": "tic-tac-toe", "name": "a", "seats": ["bot:easy", "bot:easy"] }),
    ];
    for request in bad {
        let answer = house.post("/api/tables", request).await;
        assert!((400..423).contains(&answer.status), "{request}: {answer:?}");
        assert!(answer.json()["error"]["reason"].is_string(), "{request}: {answer:?}");
    }
    let long = house.post("/api/tables", &json!({ "game": "x".repeat(100_000) })).await;
    assert_eq!(long.status, 413);
    let (table, _) = house.open(json!({ "game": "tic-tac-toe", "name": "Léa" })).await;
    for seat in [0, 3, 9, 255] {
        let path = format!("/api/tables/{table}/seats");
        let answer = house.post(&path, &json!({ "name": "Max", "seat": seat })).await;
        assert_eq!(answer.status, 400, "{answer:?}");
    }
    assert_eq!(house.get(&format!("/api/tables/{table}/record")).await.status, 403);
    assert_eq!(house.get(&format!("/t/{table}/replay")).await.status, 403);
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn floods_are_stopped_and_others_play_on() {
    let house = House::with(|config| {
        config.messages_per_second = Some(20);
        config.requests_per_second = Some(100);
        // Nothing fills up again, however slow this machine is.
        config.clock = server::Clock::by_hand(1_000_000);
    })
    .await;
    let (table, [a, b]) = house.pair("tic-tac-toe", json!({})).await;
    let mut flood = house.socket(&table, &format!("token={b}")).await;
    for n in 0..200 {
        flood.send_text(&format!("{{\"ping\":{n}}}")).await;
    }
    while flood.next().await.is_some() {}
    let mut calm = house.socket(&table, &format!("token={a}")).await;
    assert_eq!(calm.act("mark b2").await["ok"], true);
    let mut n_asked = 0;
    while house.get("/").await.status != 429 {
        n_asked += 1;
        assert!(n_asked < 5_000, "nobody stops it");
    }
    assert_eq!(house.get("/healthz").await.status, 200, "whoever watches the house gets in");
    house.server.stop().await;
}

/// How much memory this process holds, in megabytes, where the system says.
fn memory_mb() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let resident = status.lines().find(|line| line.starts_with("VmRSS"))?;
    resident.split_whitespace().nth(1)?.parse::<u64>().ok().map(|kilobytes| kilobytes / 1024)
}

/// How many never read.
const N_DEAF: usize = 4;

/// Opens a socket and never reads from it.
async fn deaf(house: &House, table: &str) -> tokio::net::TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(house.server.address()).await.unwrap();
    let host = house.server.address();
    let request = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: {host}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    stream
}

/// Plays until somebody else than the first actor has acted; returns who the first was.
async fn until_both_have_acted(first: &mut Socket, second: &mut Socket) -> u64 {
    let mut beginner = None;
    first.update().await;
    loop {
        let seat = first.last["turn"]["decide"][0].as_u64().unwrap();
        let mover = if seat == 1 { &mut *first } else { &mut *second };
        let version = mover.last["v"].clone();
        let choice = match mover.last["legal"][0].as_str() {
            Some(choice) => choice.to_string(),
            None => {
                mover.update().await;
                continue;
            }
        };
        let answer = mover.act(&choice).await;
        assert_eq!(answer["ok"], true, "{choice} at {version}: {answer}");
        if *beginner.get_or_insert(seat) != seat {
            return beginner.unwrap();
        }
        while first.last["v"] != answer["v"] {
            first.update().await;
        }
        while second.last["v"] != answer["v"] {
            second.update().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_never_read_are_cut_off_and_the_others_play_on() {
    let house = House::new().await;
    let (table, [a, b]) = house.pair("epix", json!({ "options": { "seats": 2 } })).await;
    let mut first = house.socket(&table, &format!("token={a}")).await;
    let mut second = house.socket(&table, &format!("token={b}")).await;
    let mut streams = Vec::new();
    for _ in 0..N_DEAF {
        streams.push(deaf(&house, &table).await);
    }
    let before = memory_mb();
    // Both have decided: the one who did before is not let take anything back without being asked. So she asks again
    // and again, and the other refuses: every time everybody is told.
    let asker = until_both_have_acted(&mut first, &mut second).await;
    let (asker, other) =
        if asker == 1 { (&mut first, &mut second) } else { (&mut second, &mut first) };
    let cut = format!("tablee_sockets_cut_total {N_DEAF}\n");
    let is_alone = |metrics: &str| metrics.contains(&cut) && metrics.contains("tablee_sockets 2\n");
    let mut n_asked = 0;
    while n_asked % 100 != 0 || !is_alone(&house.server.figures()) {
        n_asked += 1;
        assert!(n_asked < 20_000, "nobody cuts them off");
        assert_eq!(asker.ask(json!({ "undo": true })).await["ok"], true);
        assert_eq!(other.ask(json!({ "agree": false })).await["ok"], true);
    }
    if let (Some(before), Some(after)) = (before, memory_mb()) {
        // What may wait for four readers is 8 MB; the rest is room for everything else.
        assert!(after < before + 40, "from {before} to {after} MB");
    }
    assert_eq!(asker.ask(json!({ "undo": true })).await["ok"], true);
    house.server.stop().await;
}
