//! Files of older programs: what is noted of a table since then is found out from its journal, and play goes on.

use std::path::Path;

use sqlx::migrate::Migrator;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use store::{Store, TableNo};

use crate::support::{entry, lines, table};

/// The last change to the schema before the beginning of a game was noted with its table.
const BEFORE_BEGINNINGS: i64 = 10;

/// A file as a program left it that knew the changes up to this one, with what it wrote there.
async fn file_of(program: i64, file: &Path, statements: &'static str) {
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    let mut migrator: Migrator = sqlx::migrate!();
    migrator.migrations.to_mut().retain(|change| change.version <= program);
    migrator.run(&mut connection).await.unwrap();
    sqlx::raw_sql(statements).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn a_game_that_had_begun_has_begun_however_late_in_its_journal() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    file_of(
        BEFORE_BEGINNINGS,
        &file,
        "INSERT INTO tables (id, game, setup, secret, settings, is_public, created_ms, touched_ms)
             VALUES ('begun', 'leduc', '', '', '', 0, 1, 1), ('waiting', 'leduc', '', '', '', 0, 1, 1);
         WITH RECURSIVE n (seq) AS (SELECT 1 UNION ALL SELECT seq + 1 FROM n WHERE seq < 100)
             INSERT INTO journal (table_no, seq, entry, at_ms)
             SELECT no, seq, iif(seq % 2, 'sit 1 s4lt Max', 'leave 1'), seq FROM n, tables;
         INSERT INTO journal (table_no, seq, entry, at_ms) VALUES (1, 101, 'start', 101);",
    )
    .await;
    let store = Store::open(&file).await.unwrap();
    let ages = store.ages(0, 9).await.unwrap();
    let begun: Vec<(&str, bool)> = ages.iter().map(|age| (&*age.id, age.is_begun)).collect();
    assert_eq!(begun, [("begun", true), ("waiting", false)]);
    // Both are played on.
    let (begun, waiting): (TableNo, TableNo) = (1, 2);
    store.append(begun, 102, vec![entry("step 1 call")]).await.unwrap();
    store.append(waiting, 101, vec![entry("start")]).await.unwrap();
    assert_eq!(lines(&store, begun).await.last().unwrap(), "step 1 call");
    assert!(store.ages(0, 9).await.unwrap().iter().all(|age| age.is_begun));
    let new = store.create(table("new")).await.unwrap();
    assert_eq!(lines(&store, new).await, ["one"]);
    store.close().await;
}
