//! What does not wait for a room that is being used: lists, remarks, and a stop.

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
    let wish = json!({ "game": "tic-tac-toe", "name": "Léa", "public": true });
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
