//! Tables as small as can be, for tests of what happens to them.

use store::{Entry, Key, NewTable, Opener, Store, TableNo};

/// A table with one entry and one key.
pub(crate) fn table(id: &str) -> NewTable {
    NewTable {
        id: id.into(),
        game: "tic-tac-toe".into(),
        edition: 1,
        setup: String::new(),
        pack: None,
        secret: String::new(),
        settings: String::new(),
        is_public: true,
        created_ms: 1,
        due_ms: None,
        entries: vec![entry("one")],
        keys: vec![key("person", 1)],
        opened_by: Opener::default(),
        listed_for_ms: 1_000,
    }
}

/// A key to a seat of a table.
pub(crate) fn key(token_hash: &str, seat: i64) -> Key {
    Key {
        token_hash: token_hash.into(),
        table_no: 0,
        seat,
        occupancy: 1,
        made_ms: 3,
        used_ms: None,
        expires_ms: None,
        network: None,
    }
}

pub(crate) fn entry(line: &str) -> Entry {
    Entry { entry: line.into(), at_ms: 2 }
}

/// What a journal says.
pub(crate) async fn lines(store: &Store, no: TableNo) -> Vec<String> {
    store.journal(no, 0).await.unwrap().into_iter().map(|entry| entry.entry).collect()
}
