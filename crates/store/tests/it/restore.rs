//! A copy takes the place of the database, and nothing that was there is thrown away.

use std::path::{Path, PathBuf};

use crate::support::{entry, lines, table};
use store::{Loss, Restored, Store, StoreError};
use tempfile::TempDir;

/// A database with table `a` of two entries, of which a copy has the first, and table `b`, which the copy has not.
async fn database() -> (TempDir, PathBuf, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("tables.sqlite"), folder.path().join("copy"));
    let store = Store::open(&file).await.unwrap();
    let a = store.create(table("a")).await.unwrap();
    let over = store.create(table("over")).await.unwrap();
    store.set_over(over, 5).await.unwrap();
    store.backup(&copy).await.unwrap();
    store.append(a, 2, vec![entry("two")]).await.unwrap();
    store.create(table("b")).await.unwrap();
    store.close().await;
    (folder, file, copy)
}

async fn ids(file: &Path) -> Vec<bool> {
    let store = Store::open(file).await.unwrap();
    let mut are_there = Vec::new();
    for id in ["a", "over", "b"] {
        are_there.push(store.table(id).await.unwrap().is_some());
    }
    store.close().await;
    are_there
}

#[tokio::test]
async fn a_copy_takes_the_place_and_what_was_there_is_put_aside_whole() {
    let (folder, file, copy) = database().await;
    // As a server that was killed leaves it: a log that belongs to the old file and would spoil the new one.
    std::fs::write(folder.path().join("tables.sqlite-wal"), "what was written last").unwrap();
    let restored = store::restore(&copy, &file).await.unwrap();
    let aside = folder.path().join("tables.sqlite-before-1");
    assert_eq!(restored, Restored { n_tables: 2, n_open: 1, aside: Some(aside.clone()) });
    let log = std::fs::read_to_string(folder.path().join("tables.sqlite-before-1-wal"));
    assert_eq!(log.unwrap(), "what was written last");
    assert_eq!(ids(&file).await, [true, true, false]);
    std::fs::remove_file(folder.path().join("tables.sqlite-before-1-wal")).unwrap();
    assert_eq!(ids(&aside).await, [true; 3], "it can still be opened");
    let again = store::restore(&copy, &file).await.unwrap();
    assert_eq!(again.aside, Some(folder.path().join("tables.sqlite-before-2")));
}

#[tokio::test]
async fn what_had_been_acknowledged_after_the_copy_is_told_at_its_tables() {
    let (_folder, file, copy) = database().await;
    store::restore(&copy, &file).await.unwrap();
    let store = Store::open(&file).await.unwrap();
    assert_eq!(store.loss("a").await.unwrap(), Some(Loss { kept: None, had: None }));
    assert_eq!(lines(&store, 1).await, ["one"]);
    store.close().await;
}

#[tokio::test]
async fn where_nothing_is_a_copy_is_put_too() {
    let (folder, _, copy) = database().await;
    let file = folder.path().join("new.sqlite");
    let restored = store::restore(&copy, &file).await.unwrap();
    assert_eq!((restored.n_tables, restored.aside), (2, None));
    assert_eq!(ids(&file).await, [true, true, false]);
}

#[tokio::test]
async fn nothing_is_restored_while_a_server_uses_the_file() {
    let (_folder, file, copy) = database().await;
    let store = Store::open(&file).await.unwrap();
    let refused = store::restore(&copy, &file).await.unwrap_err();
    assert!(matches!(refused, StoreError::InUse), "{refused}");
    store.close().await;
    drop(store);
    assert_eq!(ids(&file).await, [true; 3]);
}

#[tokio::test]
async fn what_is_no_sound_copy_of_ours_changes_nothing() {
    let (folder, file, copy) = database().await;
    let wrong = folder.path().join("wrong");
    let mut damaged = std::fs::read(&copy).unwrap();
    damaged[4096..20_480].fill(7);
    for bytes in [b"no database".to_vec(), Vec::new(), damaged] {
        std::fs::write(&wrong, bytes).unwrap();
        let refused = store::restore(&wrong, &file).await.unwrap_err().to_string();
        assert!(refused.contains("nothing was changed"), "{refused}");
    }
    assert_eq!(ids(&file).await, [true; 3]);
    let left: Vec<_> = std::fs::read_dir(folder.path())
        .unwrap()
        .map(|file| file.unwrap().file_name().to_string_lossy().into_owned())
        .filter(|name| name.contains("before") || name.contains("restoring"))
        .collect();
    assert!(left.is_empty(), "{left:?}");
}
