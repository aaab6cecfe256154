//! A server for one test, in a folder of its own.

use std::path::Path;

use client::{Http, ServerProcess};
use serde_json::{Value, json};
use tempfile::TempDir;

/// A running `tablee serve`, gone with the test.
pub(crate) struct House {
    server: ServerProcess,
    _folder: TempDir,
}

/// A table where the test has a seat.
pub(crate) struct Seated {
    pub(crate) table: String,
    pub(crate) token: String,
}

impl House {
    pub(crate) fn open() -> House {
        let folder = tempfile::tempdir().expect("a folder");
        let program = Path::new(env!("CARGO_BIN_EXE_tablee"));
        let file = folder.path().join("tables.db");
        let server = ServerProcess::start(program, &file, &["--rate", "0", "--log", "off"])
            .expect("a server");
        House { server, _folder: folder }
    }

    /// The address of a page.
    pub(crate) fn page(&self, path: &str) -> String {
        format!("http://{}{path}", self.server.address())
    }

    /// Opens a table by the API: the test in the first seat, easy bots in the others.
    pub(crate) async fn against_bots(&self, game: &str, options: &str, n_seats: usize) -> Seated {
        let seats: Vec<&str> =
            (0..n_seats).map(|n| if n == 0 { "person" } else { "bot:easy" }).collect();
        let options: Value = options
            .split_whitespace()
            .filter_map(|option| option.split_once('='))
            .map(|(key, value)| (key.to_string(), json!(value)))
            .collect::<serde_json::Map<_, _>>()
            .into();
        let request = json!({ "game": game, "options": options, "seats": seats, "name": "Léa", "pause_ms": 0 });
        let mut http = Http::connect(self.server.address()).await.expect("a connection");
        let reply = http.post("/api/tables", &[], &request).await.expect("an answer");
        assert!(reply.status < 300, "{} {}", reply.status, reply.body);
        let text = |key: &str| reply.json()[key].as_str().expect("a text").to_string();
        Seated { table: text("table"), token: text("token") }
    }

    /// The one-time address that brings a seat into a browser.
    pub(crate) async fn device_link(&self, seated: &Seated) -> String {
        let mut http = Http::connect(self.server.address()).await.expect("a connection");
        let bearer = format!("Bearer {}", seated.token);
        let path = format!("/api/tables/{}/device", seated.table);
        let headers = [("authorization", bearer.as_str())];
        let reply = http.post(&path, &headers, &json!({})).await.expect("an answer");
        assert!(reply.status < 300, "{} {}", reply.status, reply.body);
        reply.json()["link"].as_str().expect("a link").to_string()
    }
}
