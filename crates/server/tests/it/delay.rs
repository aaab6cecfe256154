//! Those who watch with a delay: nothing that they are sent, no number either, tells what has happened meanwhile.

use crate::support::table;

use client::until;
use serde_json::{Value, json};
use table::{House, Socket};

/// Everything that somebody who watches can ask for.
async fn seen(house: &House, table: &str) -> Vec<String> {
    let mut all = Vec::new();
    for path in [
        format!("/api/tables/{table}"),
        format!("/t/{table}"),
        format!("/t/{table}/log?before=99"),
        "/api/tables".into(),
    ] {
        all.push(house.get(&path).await.body);
    }
    // Whoever guesses at a version is not told whether there is such a one.
    for query in ["", "since=3", "since=4", "since=6", "since=99"] {
        let mut socket = house.socket(table, query).await;
        all.push(heard(&mut socket).await.iter().map(Value::to_string).collect());
        socket.close().await;
    }
    // Two play and two watch: how many others do is public, and no part of what is compared.
    let four = "tablee_sockets 4\n";
    let look = async || house.server.figures();
    until("the sockets of this look to be gone", look, |figures| figures.contains(four)).await;
    all
}

/// What comes before the answer to a ping.
async fn heard(socket: &mut Socket) -> Vec<Value> {
    socket.send_text(r#"{"ping":7}"#).await;
    let mut all = Vec::new();
    loop {
        match socket.next().await.expect("an open socket") {
            message if message["pong"] == 7 => return all,
            message if is_of_the_crowd(&message) => {}
            message => all.push(message),
        }
    }
}

/// Whether it says how many watch, and nothing else.
fn is_of_the_crowd(message: &Value) -> bool {
    let parts = message["fragments"].as_object();
    parts.is_some_and(|parts| parts.keys().all(|name| name == "watching"))
}

async fn nothing_new(watching: &mut [Socket], after: &str) {
    for socket in watching {
        assert_eq!(heard(socket).await, Vec::<Value>::new(), "{after}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_within_the_delay_changes_no_byte_for_those_who_watch() {
    let house = House::new().await;
    let (table, [a, b]) = house
        .pair("tic-tac-toe", json!({ "delay": 3, "public": true, "several_seats": true }))
        .await;
    let mut players = [
        house.socket(&table, &format!("token={a}")).await,
        house.socket(&table, &format!("token={b}")).await,
    ];
    let mut watching =
        [house.socket(&table, "").await, house.socket(&table, "format=html&since=3").await];
    for socket in &mut watching {
        heard(socket).await;
    }
    let before = seen(&house, &table).await;
    for (n, square) in ["b2", "a1", "c3"].iter().enumerate() {
        let told = players[n % 2].act(&format!("mark {square}")).await;
        assert_eq!(told["v"], 4 + n);
        assert_eq!(seen(&house, &table).await, before, "after {square}");
        nothing_new(&mut watching, square).await;
    }
    // The fourth move shows the first, under the number that it had.
    assert_eq!(players[1].act("mark a3").await["v"], 7);
    let update = watching[0].until(|message| message.get("turn").is_some()).await;
    assert_eq!((&update["v"], &update["view"]["board"][1]), (&json!(4), &json!(".X.")));
    let page = watching[1].until(|message| message["fragments"].get("board").is_some()).await;
    assert_eq!(page["v"], 4);
    // Whoever asks to take back what is not shown yet is not told of either.
    let before = seen(&house, &table).await;
    players[1].ask(json!({ "undo": true })).await;
    assert_eq!(seen(&house, &table).await, before, "after an undo");
    nothing_new(&mut watching[..1], "an undo").await;
    house.server.stop().await;
}
