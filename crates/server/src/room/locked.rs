//! What does not wait for a room that is being used: whoever reads, lists, remarks, and a stop.

use catalog::Catalog;
use client::{Http, Socket, within};
use serde_json::{Value, json};

use crate::{Config, Server};

/// A server with one public table, and the table's id.
async fn one_table(folder: &std::path::Path) -> (Server, String, Http) {
    let config = Config {
        requests_per_second: None,
        messages_per_second: None,
        ..Config::new(folder.join("tables.sqlite"))
    };
    let server = Server::start(config, Catalog::standard()).await.expect("a server");
    let mut http = Http::connect(&server.address().to_string()).await.expect("a connection");
    let wish =
        json!({ "game": "tic-tac-toe", "name": "Léa", "public": true, "several_seats": true });
    let opened = http.post("/api/tables", &[], &wish).await.expect("an answer").json();
    let id = opened["table"].as_str().expect("an id").to_string();
    (server, id, http)
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_and_remarks_wait_for_no_room() {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, id, mut http) = one_table(folder.path()).await;
    let address = server.address().to_string();
    let path = format!("/api/tables/{id}/socket");
    let mut socket = Socket::open(&address, &path, &[]).await.expect("a socket");
    socket.next().await.expect("the table");
    let room = server.house().room(&id).await.expect("a room");
    let held = room.lock().await.expect("the room");
    let listed = async {
        let lobby = http.get("/", &[]).await.expect("the lobby");
        assert!(lobby.body.contains(&id), "{}", lobby.body);
        let tables = http.get("/api/tables", &[]).await.expect("a list").json();
        assert_eq!(tables["tables"][0]["table"], Value::from(id.as_str()));
        assert_eq!(tables["tables"][0]["names"], json!(["Léa", ""]));
        socket.send(&json!({ "say": "hello" })).await.expect("sent");
        while socket.next().await.expect("a message")["said"]["text"] != "hello" {}
    };
    within("lists and remarks, which wait for no room", listed).await;
    drop(held);
    server.stop().await;
}

/// What may be read of a table without changing anything, for a program and for a browser.
fn readings(id: &str) -> Vec<String> {
    let of_the_api = ["", "/legal", "/record", "/analysis", "/devices"];
    let of_pages = ["", "/log", "/replay", "/record", "/devices"];
    let api = of_the_api.map(|path| format!("/api/tables/{id}{path}"));
    api.into_iter().chain(of_pages.map(|path| format!("/t/{id}{path}"))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn readers_wait_for_nobody_who_writes() {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, id, mut http) = one_table(folder.path()).await;
    let address = server.address().to_string();
    let sits = format!("/api/tables/{id}/seats");
    let sat = http.post(&sits, &[], &json!({ "name": "Max" })).await.expect("an answer").json();
    let token = sat["token"].as_str().expect("a token").to_string();
    let bearer = format!("Bearer {token}");
    let room = server.house().room(&id).await.expect("a room");
    let mut held = room.lock().await.expect("the room");
    // As it is while something is being written.
    held.is_sound = false;
    let reading = async {
        for path in readings(&id) {
            for headers in [vec![], vec![("authorization", bearer.as_str())]] {
                let answer = http.get(&path, &headers).await.expect("an answer");
                assert!(answer.status < 500, "{path}: {answer:?}");
            }
        }
        let path = format!("/api/tables/{id}/socket?token={token}");
        let mut socket = Socket::open(&address, &path, &[]).await.expect("a socket");
        assert_eq!(socket.next().await.expect("the table")["seat"], 2);
        socket.send(&json!({ "why": ["cell-a1"], "n": 1 })).await.expect("sent");
        while socket.next().await.expect("a message")["n"] != 1 {}
        let path = format!("/api/tables/{id}/socket?format=html&token={token}");
        let mut page = Socket::open(&address, &path, &[]).await.expect("a socket");
        page.next().await.expect("the page");
        socket.send(&json!({ "say": "hello", "n": 2 })).await.expect("sent");
        while socket.next().await.expect("a message")["n"] != 2 {}
    };
    within("readers, who wait for no room", reading).await;
    held.is_sound = true;
    drop(held);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_right_that_has_ended_reads_nothing_from_then_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, id, mut http) = one_table(folder.path()).await;
    let sits = format!("/api/tables/{id}/seats");
    let sat = http.post(&sits, &[], &json!({ "name": "Max" })).await.expect("an answer").json();
    let token = sat["token"].as_str().expect("a token");
    let state = format!("/api/tables/{id}?token={token}");
    assert_eq!(http.get(&state, &[]).await.expect("an answer").json()["seat"], 2);
    let out = json!({ "device": "everywhere" });
    let path = format!("/api/tables/{id}/devices/sign-out?token={token}");
    assert_eq!(http.post(&path, &[], &out).await.expect("an answer").status, 200);
    assert_eq!(http.get(&state, &[]).await.expect("an answer").status, 401);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_brings_no_room_into_memory() {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, id, _) = one_table(folder.path()).await;
    server.stop().await;
    let config =
        Config { requests_per_second: None, ..Config::new(folder.path().join("tables.sqlite")) };
    let server = Server::start(config, Catalog::standard()).await.expect("a server");
    let mut http = Http::connect(&server.address().to_string()).await.expect("a connection");
    for _ in 0..2 {
        let lobby = http.get("/", &[]).await.expect("the lobby");
        assert!(lobby.body.contains(&id), "{}", lobby.body);
    }
    assert_eq!(server.house().n_rooms(), 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_waits_neither_for_a_room_nor_for_those_who_do_not_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let (server, id, _) = one_table(folder.path()).await;
    let address = server.address().to_string();
    let path = format!("/api/tables/{id}/socket?format=html");
    let mut sockets = Vec::new();
    for _ in 0..50 {
        sockets.push(Socket::open(&address, &path, &[]).await.expect("a socket"));
    }
    let room = server.house().room(&id).await.expect("a room");
    let held = room.lock().await.expect("the room");
    within("a stop, which waits for nobody without end", server.stop()).await;
    drop(held);
}
