//! The store's files: one process serves them, and nobody else reads them.
#![cfg(unix)]

use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use store::{Store, StoreError};

fn mode(path: &Path) -> u32 {
    std::fs::metadata(path).unwrap().permissions().mode() & 0o777
}

/// The mode of every file in a folder.
fn modes(folder: &Path) -> Vec<(String, u32)> {
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut modes: Vec<_> = files
        .map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), mode(&path)))
        .collect();
    modes.sort();
    modes
}

#[tokio::test]
async fn a_second_store_on_one_file_is_refused_by_whatever_way_it_comes() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let link = folder.path().join("link.sqlite");
    std::os::unix::fs::symlink(&file, &link).unwrap();
    let store = Store::open(&file).await.unwrap();
    for way in [&file, &link, &folder.path().join(".").join("tables.sqlite")] {
        let second = Store::open(way).await;
        let Err(error) = second else { panic!("{} was opened twice", way.display()) };
        assert!(matches!(error, StoreError::InUse), "{error}");
        assert!(error.to_string().contains("--db"), "{error}");
    }
    // A copy is made all the same, and a store that is gone leaves no lock behind.
    store::backup(&file, &folder.path().join("copy")).await.unwrap();
    store.close().await;
    drop(store);
    Store::open(&link).await.unwrap().close().await;
}

#[tokio::test]
async fn nobody_else_reads_the_files() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let store = Store::open(&file).await.unwrap();
    store.backup(&folder.path().join("copy")).await.unwrap();
    let all = modes(folder.path());
    assert_eq!(all.len(), 6, "{all:?}");
    assert!(all.iter().all(|(_, mode)| *mode == 0o600), "{all:?}");
    store.close().await;
    drop(store);
    for (name, _) in modes(folder.path()) {
        let wide = std::fs::Permissions::from_mode(0o644);
        std::fs::set_permissions(folder.path().join(name), wide).unwrap();
    }
    Store::open(&file).await.unwrap().close().await;
    let all = modes(folder.path());
    let wider: Vec<_> = all.iter().filter(|(_, mode)| *mode != 0o600).collect();
    assert_eq!(wider, [&("copy".to_string(), 0o644)], "what is not the store's is left alone");
}

#[tokio::test]
async fn a_copy_that_fails_leaves_nothing_and_overwrites_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (nothing, copy) = (folder.path().join("nothing.sqlite"), folder.path().join("copy"));
    assert!(store::backup(&nothing, &copy).await.is_err());
    assert!(!copy.exists() && !nothing.exists());
    std::fs::write(&copy, "precious").unwrap();
    assert!(store::backup(&nothing, &copy).await.is_err());
    assert_eq!(std::fs::read_to_string(&copy).unwrap(), "precious");
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_store_that_is_closed_has_none_of_its_files_open_any_more() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    for n in 0..50 {
        let store = Store::open(&file).await.unwrap();
        store.close().await;
        let open = std::fs::read_dir("/proc/self/fd").unwrap().filter_map(|entry| {
            let target = std::fs::read_link(entry.unwrap().path()).ok()?;
            (target.starts_with(folder.path()) && !target.ends_with("tables.sqlite-lock"))
                .then_some(target)
        });
        let open: Vec<_> = open.collect();
        assert!(open.is_empty(), "closed for the {n}th time: {open:?}");
        drop(store);
    }
}
