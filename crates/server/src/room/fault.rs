//! What a fault inside one table does: it is planted where it hurts most, between the game and the disk.

use catalog::Catalog;
use client::{Http, Socket};
use serde_json::{Value, json};

use crate::room::Room;
use crate::{Config, Server};

impl Room {
    /// Panics if the next action at this table is to fail.
    pub(super) fn fail_if_planted(&self) {
        let mut planted = self.house.planted.lock().expect("nobody panics with it");
        if planted.as_deref() == Some(self.facts.id.as_str()) {
            *planted = None;
            drop(planted);
            panic!("a fault that a test has planted");
        }
    }
}

/// A table at which two sit: its id, their tokens and their sockets.
struct Pair {
    id: String,
    tokens: [String; 2],
    sockets: [Socket; 2],
}

impl Pair {
    async fn open(address: &str, http: &mut Http) -> Pair {
        let wish = json!({ "game": "tic-tac-toe", "name": "Léa", "pause_ms": 600_000 });
        let opened = http.post("/api/tables", &[], &wish).await.expect("an answer").json();
        let id = opened["table"].as_str().expect("an id").to_string();
        let path = format!("/api/tables/{id}/seats");
        let sat = http.post(&path, &[], &json!({ "name": "Max" })).await.expect("an answer").json();
        let token = |answer: &Value| answer["token"].as_str().expect("a token").to_string();
        let tokens = [token(&opened), token(&sat)];
        let path = |token: &str| format!("/api/tables/{id}/socket?token={token}");
        let first = Socket::open(address, &path(&tokens[0]), &[]).await.expect("a socket");
        let second = Socket::open(address, &path(&tokens[1]), &[]).await.expect("a socket");
        Pair { id, tokens, sockets: [first, second] }
    }

    /// Acts for a seat; the answer.
    async fn act(&mut self, seat: usize, action: &str) -> Value {
        self.sockets[seat].send(&json!({ "act": action, "n": 9 })).await.expect("sent");
        loop {
            let message = self.sockets[seat].next().await.expect("the socket stays open");
            if message["n"] == 9 {
                return message;
            }
        }
    }

    /// Reads on until a seat has seen this version of the table; the board it was shown.
    async fn sees(&mut self, seat: usize, version: &Value) -> Value {
        loop {
            let message = self.sockets[seat].next().await.expect("the socket stays open");
            if message["v"] == *version && message.get("turn").is_some() {
                return message["view"]["board"].clone();
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fault_at_one_table_is_told_and_mended_and_nobody_elsewhere_notices() {
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config {
        requests_per_second: None,
        messages_per_second: None,
        ..Config::new(folder.path().join("tables.sqlite"))
    };
    let server = Server::start(config, Catalog::standard()).await.expect("a server");
    let address = server.address().to_string();
    let mut http = Http::connect(&address).await.expect("a connection");
    let mut here = Pair::open(&address, &mut http).await;
    let mut elsewhere = Pair::open(&address, &mut http).await;
    let plant = |table: &str| *server.house().planted.lock().unwrap() = Some(table.to_string());
    plant(&here.id);
    let failed = here.act(0, "mark b2").await;
    assert_eq!(failed["error"]["code"], "internal", "{failed}");
    assert_eq!(elsewhere.act(0, "mark a1").await["ok"], true, "the other table goes on");
    // What failed has not happened; the same action now happens once, and the other seat sees it.
    let acted = here.act(0, "mark b2").await;
    assert_eq!(acted["ok"], true, "{acted}");
    assert_eq!(here.sees(1, &acted["v"]).await, json!(["...", ".X.", "..."]));
    // The same by a request.
    plant(&here.id);
    let path = format!("/api/tables/{}/act?token={}", here.id, here.tokens[1]);
    let failed = http.post(&path, &[], &json!({ "act": "mark c3" })).await.expect("an answer");
    assert_eq!(failed.status, 500, "{failed:?}");
    let acted = http.post(&path, &[], &json!({ "act": "mark c3" })).await.expect("an answer");
    assert_eq!(acted.status, 200, "{acted:?}");
    assert_eq!(here.sees(0, &acted.json()["v"]).await, json!(["...", ".X.", "..O"]));
    let journal = server.house().store.journal(1, 0).await.expect("a journal");
    let steps = journal.iter().filter(|line| line.entry.starts_with("step")).count();
    assert_eq!(steps, 2, "{journal:?}");
    server.stop().await;
}
