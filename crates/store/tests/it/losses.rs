//! What was acknowledged and is gone is noticed; what was not acknowledged is no loss.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::support::{entry, lines, table};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection};
use store::{Loss, Losses, Store, StoreError};

/// A store that was killed: its files as they were at that moment, its last writes in the log only.
struct Killed {
    _folder: tempfile::TempDir,
    file: PathBuf,
}

/// Table `a` has four entries, the last two of them in the log only, like all of table `b`; `c` has one.
async fn killed() -> Killed {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let store = Store::open(&file).await.unwrap();
    let a = store.create(table("a")).await.unwrap();
    store.create(table("c")).await.unwrap();
    store.append(a, 2, vec![entry("two")]).await.unwrap();
    store.close().await;
    let store = Store::open(&file).await.unwrap();
    // What somebody still reads is not copied from the log.
    let mut reader = connect(&file).await;
    run(&mut reader, "BEGIN; SELECT count(*) FROM journal;").await;
    store.append(a, 3, vec![entry("three")]).await.unwrap();
    store.append(a, 4, vec![entry("the last one")]).await.unwrap();
    store.create(table("b")).await.unwrap();
    let image = tempfile::tempdir().unwrap();
    for ending in ["", "-wal", "-heads"] {
        // By another process: closing a file ends the locks of the process that has it open.
        let name = format!("tables.sqlite{ending}");
        let copied = Command::new("cp")
            .args([folder.path().join(&name), image.path().join(&name)])
            .status()
            .unwrap();
        assert!(copied.success());
    }
    run(&mut reader, "COMMIT;").await;
    store.close().await;
    Killed { file: image.path().join("tables.sqlite"), _folder: image }
}

async fn connect(file: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(file).connect().await.unwrap()
}

async fn run(connection: &mut SqliteConnection, statements: &'static str) {
    sqlx::raw_sql(statements).execute(connection).await.unwrap();
}

fn log_of(killed: &Killed) -> PathBuf {
    killed.file.with_file_name("tables.sqlite-wal")
}

#[tokio::test]
async fn a_store_that_was_killed_has_lost_nothing_and_says_nothing() {
    let killed = killed().await;
    let store = Store::open(&killed.file).await.unwrap();
    assert_eq!(lines(&store, 1).await, ["one", "two", "three", "the last one"]);
    assert_eq!(store.losses(), Losses::default());
    assert_eq!(store.loss("a").await.unwrap(), None);
    store.close().await;
}

#[tokio::test]
async fn a_deleted_log_is_noticed_and_the_tables_it_concerns_are_named() {
    let killed = killed().await;
    std::fs::remove_file(log_of(&killed)).unwrap();
    let store = Store::open(&killed.file).await.unwrap();
    assert_eq!(store.losses(), Losses { n_certain: 2, n_possible: 0 });
    assert_eq!(store.loss("a").await.unwrap(), Some(Loss { kept: Some(2), had: Some(4) }));
    assert_eq!(store.loss("b").await.unwrap(), Some(Loss { kept: Some(0), had: Some(1) }));
    assert_eq!(store.loss("c").await.unwrap(), None);
    // It goes on from what is left; it stays known, and is noticed once.
    store.append(1, 3, vec![entry("three again")]).await.unwrap();
    assert_eq!(lines(&store, 1).await, ["one", "two", "three again"]);
    store.close().await;
    let store = Store::open(&killed.file).await.unwrap();
    assert_eq!(store.losses(), Losses::default());
    assert_eq!(store.loss("a").await.unwrap(), Some(Loss { kept: Some(2), had: Some(4) }));
    store.close().await;
}

#[tokio::test]
async fn a_damaged_log_is_noticed() {
    let killed = killed().await;
    let mut bytes = std::fs::read(log_of(&killed)).unwrap();
    let text = b"the last one";
    for at in 0..bytes.len() - text.len() {
        if bytes[at..].starts_with(text) {
            bytes[at] ^= 1;
        }
    }
    std::fs::write(log_of(&killed), bytes).unwrap();
    let store = Store::open(&killed.file).await.unwrap();
    assert_eq!(lines(&store, 1).await, ["one", "two", "three"]);
    assert_eq!(store.losses(), Losses { n_certain: 2, n_possible: 0 });
    assert_eq!(store.loss("a").await.unwrap(), Some(Loss { kept: Some(3), had: Some(4) }));
    store.close().await;
}

#[tokio::test]
async fn a_log_that_was_cut_off_is_noticed() {
    let killed = killed().await;
    let log = std::fs::OpenOptions::new().write(true).open(log_of(&killed)).unwrap();
    log.set_len(32 + 100).unwrap();
    let store = Store::open(&killed.file).await.unwrap();
    assert_eq!(store.losses(), Losses { n_certain: 2, n_possible: 0 });
    store.close().await;
}

#[tokio::test]
async fn an_older_copy_in_the_place_of_the_file_makes_every_open_game_suspect() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("tables.sqlite"), folder.path().join("copy"));
    let store = Store::open(&file).await.unwrap();
    let a = store.create(table("a")).await.unwrap();
    let over = store.create(table("over")).await.unwrap();
    store.set_over(over, 5).await.unwrap();
    store.backup(&copy).await.unwrap();
    store.append(a, 2, vec![entry("two")]).await.unwrap();
    store.close().await;
    assert!(!folder.path().join("tables.sqlite-wal").exists(), "a log would spoil another file");
    std::fs::copy(&copy, &file).unwrap();
    let store = Store::open(&file).await.unwrap();
    assert_eq!(store.losses(), Losses { n_certain: 0, n_possible: 1 });
    assert_eq!(store.loss("a").await.unwrap(), Some(Loss { kept: None, had: None }));
    assert_eq!(store.loss("over").await.unwrap(), None);
    store.close().await;
}

#[tokio::test]
async fn notes_of_another_file_say_nothing_about_this_one() {
    let killed = killed().await;
    let heads = killed.file.with_file_name("tables.sqlite-heads");
    let text = std::fs::read_to_string(&heads).unwrap();
    let (_, rest) = text.split_once(' ').unwrap().1.split_once(' ').unwrap();
    std::fs::write(&heads, format!("file 0123456789abcdef {rest}")).unwrap();
    std::fs::remove_file(log_of(&killed)).unwrap();
    let store = Store::open(&killed.file).await.unwrap();
    assert_eq!(store.losses(), Losses::default());
    store.close().await;
}

/// Changes the file behind the store's back; the number of the entry that is found to be wrong, and what is before.
async fn after(statements: &'static str) -> (u64, Vec<String>) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let store = Store::open(&file).await.unwrap();
    let a = store.create(table("a")).await.unwrap();
    for (seq, line) in (2..).zip(["two", "three", "four"]) {
        store.append(a, seq, vec![entry(line)]).await.unwrap();
    }
    assert_eq!(lines(&store, a).await, ["one", "two", "three", "four"]);
    run(&mut connect(&file).await, statements).await;
    let read = store.journal(a, 0).await;
    let Err(StoreError::Damaged { seq, sound, .. }) = read else { panic!("{read:?}") };
    store.close().await;
    (seq, sound.into_iter().map(|entry| entry.entry).collect())
}

#[tokio::test]
async fn an_entry_that_was_altered_lost_or_slipped_in_is_noticed() {
    let altered = "UPDATE journal SET entry = 'TWO' WHERE seq = 2";
    assert_eq!(after(altered).await, (2, vec!["one".to_string()]));
    let (seq, sound) = after("UPDATE journal SET at_ms = 9 WHERE seq = 4").await;
    assert_eq!((seq, sound.len()), (4, 3));
    let lost = "DELETE FROM journal WHERE seq = 3";
    assert_eq!(after(lost).await.0, 3);
    let slipped = "INSERT INTO journal (table_no, seq, entry, at_ms) VALUES (1, 5, 'five', 2)";
    assert_eq!(after(slipped).await.0, 5);
    let renumbered =
        "DELETE FROM journal WHERE seq = 2; UPDATE journal SET seq = seq - 1 WHERE seq > 2";
    assert_eq!(after(renumbered).await.0, 2);
}

#[tokio::test]
async fn an_entry_without_the_one_before_it_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("tables.sqlite")).await.unwrap();
    let a = store.create(table("a")).await.unwrap();
    let ahead = store.append(a, 3, vec![entry("three")]).await;
    assert!(matches!(ahead, Err(StoreError::Gap { seq: 3, .. })), "{ahead:?}");
    store.append(a, 2, vec![entry("two")]).await.unwrap();
    assert_eq!(store.journal(a, 1).await.unwrap(), [entry("two")]);
    store.close().await;
}
