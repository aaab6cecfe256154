//! What is written to a file that is no longer at its path would be lost: it is not acknowledged, and that is said.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::support::{entry, lines, table};
use store::{Store, StoreError, TableNo};
use tempfile::TempDir;

struct Stand {
    folder: TempDir,
    store: Store,
    table: TableNo,
}

impl Stand {
    async fn new() -> Stand {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("tables.sqlite")).await.unwrap();
        let table = store.create(table("a")).await.unwrap();
        Stand { folder, store, table }
    }

    fn path(&self, ending: &str) -> PathBuf {
        self.folder.path().join(format!("tables.sqlite{ending}"))
    }

    async fn append(&self, seq: u64) -> Result<(), StoreError> {
        self.store.append(self.table, seq, vec![entry("more")]).await
    }

    /// Nothing is acknowledged, and whoever asks is told which file is gone.
    async fn refuses(&self, ending: &str) {
        let refused = self.append(2).await.unwrap_err().to_string();
        let name = self.path(ending).display().to_string();
        assert!(refused.contains(&name) && refused.contains("tablee restore"), "{refused}");
        assert!(self.store.fault().is_some());
        assert!(self.store.probe().await.is_err(), "health says so");
    }
}

/// Another process does it: closing a database's file ends the locks that this process has on it.
fn copy(from: &Path, to: &Path) {
    assert!(Command::new("cp").args([from, to]).status().unwrap().success());
}

#[tokio::test]
async fn a_file_that_was_deleted_takes_nothing_more() {
    let stand = Stand::new().await;
    std::fs::remove_file(stand.path("")).unwrap();
    stand.refuses("").await;
}

#[tokio::test]
async fn a_folder_that_was_deleted_takes_nothing_more() {
    let stand = Stand::new().await;
    std::fs::remove_dir_all(stand.folder.path()).unwrap();
    stand.refuses("").await;
}

#[tokio::test]
async fn a_log_that_was_deleted_takes_nothing_more() {
    let stand = Stand::new().await;
    std::fs::remove_file(stand.path("-wal")).unwrap();
    stand.refuses("-wal").await;
}

#[tokio::test]
async fn a_copy_in_the_files_place_takes_nothing_and_is_left_as_it_is() {
    let stand = Stand::new().await;
    let (file, copied) = (stand.path(""), stand.path("-copy"));
    copy(&file, &copied);
    std::fs::rename(&copied, &file).unwrap();
    let before = std::fs::read(&file).unwrap();
    stand.refuses("").await;
    stand.store.close().await;
    assert!(std::fs::read(&file).unwrap() == before, "somebody else's file was written");
}

#[tokio::test]
async fn a_file_that_comes_back_goes_on_with_all_it_had() {
    let stand = Stand::new().await;
    let (file, elsewhere) = (stand.path(""), stand.path("-elsewhere"));
    std::fs::rename(&file, &elsewhere).unwrap();
    stand.refuses("").await;
    std::fs::rename(&elsewhere, &file).unwrap();
    stand.store.writable().await;
    stand.append(2).await.unwrap();
    stand.store.close().await;
    let Stand { folder, store, table } = stand;
    drop(store);
    let store = Store::open(&folder.path().join("tables.sqlite")).await.unwrap();
    assert_eq!(lines(&store, table).await, ["one", "more"]);
    store.close().await;
}

#[tokio::test]
async fn nobody_has_to_write_for_it_to_be_noticed() {
    let stand = Stand::new().await;
    std::fs::remove_file(stand.path("")).unwrap();
    let noticed = async {
        while stand.store.fault().is_none() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_mins(1), noticed).await.expect("it is noticed");
}

#[tokio::test]
async fn what_is_noted_beside_the_file_is_made_again() {
    let stand = Stand::new().await;
    std::fs::remove_file(stand.path("-heads")).unwrap();
    let made = async {
        while !stand.path("-heads").exists() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_mins(1), made).await.expect("it is made again");
    stand.append(2).await.unwrap();
    let noted = std::fs::read_to_string(stand.path("-heads")).unwrap();
    assert!(noted.contains(&format!("{} 2", stand.table)), "{noted}");
    stand.store.close().await;
}

#[tokio::test]
async fn a_file_that_is_gone_at_the_start_is_not_begun_anew() {
    let stand = Stand::new().await;
    stand.store.close().await;
    let file = stand.path("");
    let Stand { folder, store, .. } = stand;
    drop(store);
    std::fs::remove_file(&file).unwrap();
    let error = Store::open(&file).await.unwrap_err().to_string();
    assert!(error.contains("tablee restore") && !file.exists(), "{error}");
    std::fs::remove_file(folder.path().join("tables.sqlite-heads")).unwrap();
    Store::open(&file).await.unwrap().close().await;
}
