//! Bytes are counted where they are written, and a game goes on without any left.

use catalog::Catalog;
use client::{Http, Reply};
use serde_json::{Value, json};

use super::*;
use crate::{Clock, Config, Server};

/// A day's bytes of one person.
const ALL: u32 = 8 * 1024 * 1024;

/// A house with the usual limits, on a clock that stands still.
struct Trial {
    server: Server,
    http: Http,
    _folder: tempfile::TempDir,
}

impl Trial {
    async fn new() -> Trial {
        let folder = tempfile::tempdir().unwrap();
        let config = Config {
            clock: Clock::by_hand(1_800_000_000_000),
            ..Config::new(folder.path().join("tables.sqlite"))
        };
        let server = Server::start(config, Catalog::standard()).await.unwrap();
        let http = Http::connect(&server.address().to_string()).await.unwrap();
        Trial { server, http, _folder: folder }
    }

    async fn post(&mut self, path: &str, body: &Value) -> Reply {
        self.http.post(path, &[], body).await.unwrap()
    }

    /// Opens a table for two programs; its id and their tokens.
    async fn pair(&mut self, game: &str) -> (String, [String; 2]) {
        let wish = json!({ "game": game, "name": "Léa", "pause_ms": 600_000 });
        let opened = self.post("/api/tables", &wish).await.json();
        let table = opened["table"].as_str().unwrap().to_string();
        let seats = format!("/api/tables/{table}/seats");
        let sat = self.post(&seats, &json!({ "name": "Max" })).await.json();
        let token = |answer: &Value| answer["token"].as_str().unwrap().to_string();
        (table, [token(&opened), token(&sat)])
    }

    async fn act(&mut self, table: &str, token: &str, act: &str) -> Reply {
        let path = format!("/api/tables/{table}/act?token={token}");
        self.post(&path, &json!({ "act": act })).await
    }

    /// Takes bytes from the budget of whoever has a seat; whether they were there.
    async fn spends(&self, table: &str, seat: usize, n_bytes: u32) -> bool {
        let house = self.server.house();
        let room = house.room(table).await.unwrap();
        let inner = room.lock().await.unwrap();
        let account = room.account(&inner, Seat::new(seat)).expect("somebody sits there");
        house.quotas.take(Budget::Bytes, &account, n_bytes).is_ok()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_done_by_request_is_counted_as_over_a_socket() {
    let mut trial = Trial::new().await;
    let (table, [a, b]) = trial.pair("tic-tac-toe").await;
    // Sitting down has cost something; of what is left, a move takes more than nothing and less than a kilobyte.
    assert!(trial.spends(&table, 0, ALL - 2048).await);
    let mut n_moves = 0;
    for (token, act) in [(&a, "mark a1"), (&b, "mark b1"), (&a, "mark a2"), (&b, "mark b2")] {
        assert_eq!(trial.act(&table, token, act).await.status, 200);
        n_moves += 1;
    }
    assert_eq!(n_moves, 4);
    assert!(!trial.spends(&table, 0, 2048 - 200).await, "two moves are more than 200 bytes");
    assert!(trial.spends(&table, 0, 1024).await, "and less than a kilobyte");
    assert!(trial.spends(&table, 1, ALL - 2048).await, "the other paid for hers");
    trial.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_used_up_her_bytes_plays_on_and_takes_nothing_back() {
    let mut trial = Trial::new().await;
    let (table, [a, _]) = trial.pair("tic-tac-toe").await;
    let address = trial.server.address().to_string();
    while trial.spends(&table, 0, 64).await {}
    assert_eq!(trial.act(&table, &a, "mark a1").await.status, 200, "a game is never stopped");
    let path = format!("/api/tables/{table}/socket?token={a}");
    let mut socket = client::Socket::open(&address, &path, &[]).await.unwrap();
    for wish in [json!({ "undo": true, "n": 1 }), json!({ "say": "hello", "n": 1 })] {
        socket.send(&wish).await.unwrap();
        let mut answer = socket.next().await.unwrap();
        while answer["n"] != 1 {
            answer = socket.next().await.unwrap();
        }
        assert_eq!(answer["error"]["code"], "too-many", "{wish}: {answer}");
        assert!(answer["error"]["retry_after_ms"].as_u64() > Some(0), "{answer}");
    }
    trial.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_that_take_free_seats_are_paid_for_by_whoever_opened_the_table() {
    let mut trial = Trial::new().await;
    let wish = json!({ "game": "tic-tac-toe", "name": "Léa" });
    let opened = trial.post("/api/tables", &wish).await.json();
    let (table, token) = (opened["table"].as_str().unwrap(), opened["token"].as_str().unwrap());
    let house = trial.server.house().clone();
    let room = house.room(table).await.unwrap();
    // All strangers of the network pay together, until there is less left than a bot writes.
    while house.take_of(Budget::Bytes, &room.facts.opened_by, bytes::BOT / 2).is_ok() {}
    let start = format!("/api/tables/{table}/start?token={token}");
    let refused = trial.post(&start, &json!({})).await;
    assert_eq!(refused.status, 429, "{refused:?}");
    assert!(refused.header("retry-after").is_some(), "{refused:?}");
    trial.server.stop().await;
}
