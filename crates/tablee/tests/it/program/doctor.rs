//! `tablee doctor`, on files as they are left behind.

use std::path::{Path, PathBuf};

use serde_json::Value;
use store::{NewTable, Opener, Store};

use crate::program::run::tablee;

fn table(id: String, game: &str, edition: i64) -> NewTable {
    NewTable {
        id,
        game: game.into(),
        edition,
        setup: String::new(),
        pack: None,
        secret: String::new(),
        settings: String::new(),
        is_public: false,
        created_ms: 1,
        due_ms: None,
        entries: Vec::new(),
        keys: Vec::new(),
        opened_by: Opener::default(),
        listed_for_ms: 1,
    }
}

/// A file with these tables: game, edition, and whether the game is over.
fn file(folder: &Path, tables: &[(&str, i64, bool)]) -> PathBuf {
    let file = folder.join("tables.sqlite");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Store::open(&file).await.unwrap();
        for (n, (game, edition, is_over)) in tables.iter().enumerate() {
            let no = store.create(table(n.to_string(), game, *edition)).await.unwrap();
            if *is_over {
                store.set_over(no, 2).await.unwrap();
            }
        }
        store.close().await;
    });
    file
}

#[test]
fn the_doctor_counts_tables_by_edition_and_names_those_that_cannot_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let tables = [("leduc", 1, false), ("leduc", 1, true), ("leduc", 9, false), ("chess", 1, true)];
    let file = file(folder.path(), &tables);
    let file = file.to_str().unwrap();
    let run = tablee(&["doctor", "--db", file]);
    let out = run.ok();
    let lines: Vec<&str> = out.lines().map(str::trim_end).collect();
    assert_eq!(
        lines,
        [
            "game           edition     open     over",
            "chess                1        0        1  kept read-only: other rules",
            "leduc                1        1        1",
            "leduc                9        1        0  kept read-only: other rules",
            "the file is sound",
        ]
    );
    let json = tablee(&["doctor", "--db", file, "--json"]).ok();
    let found: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(found["tables"][2]["has_rules"], false, "{found}");
}

#[test]
fn the_doctor_is_not_called_to_a_file_that_is_not_there() {
    let said = tablee(&["doctor", "--db", "no-such-file.sqlite"]).failed(2);
    assert!(said.contains("no-such-file.sqlite"), "{said}");
}
