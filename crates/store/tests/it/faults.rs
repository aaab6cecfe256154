//! What the store does when the disk does not: refuses, says so once, and goes on when the disk does.
#![cfg(target_os = "linux")]

#[path = "faults/disk.rs"]
#[allow(dead_code, reason = "each test program uses a part of it")]
mod disk;

use crate::support::{entry, key, lines, table};
use disk::{Fault, on_a_failing_disk};
use store::{KeyChange, Remark, Store, StoreError, TableNo};

/// How long anything may take before it counts as hung.
const HUNG_AFTER: std::time::Duration = std::time::Duration::from_mins(1);

fn remark(text: &str) -> Remark {
    Remark { n: 0, seat: 1, text: text.into(), at_ms: 3 }
}

/// Writes one of every kind at a table, a move as its entry `seq`; each result.
async fn write_all(
    store: &Store,
    no: TableNo,
    seq: u64,
    word: &str,
) -> Vec<Result<(), StoreError>> {
    let add = |hash: &str| vec![KeyChange::Add(key(hash, 1))];
    let drop_one = vec![KeyChange::Drop { token_hash: "person".into() }];
    vec![
        store.append(no, seq, vec![entry(word)]).await,
        store.say(no, remark(word)).await.map(drop),
        store.change_keys(no, add(word)).await.map(drop),
        store.change_keys(no, drop_one).await.map(drop),
        store.create(table(&format!("{word} {seq}"))).await.map(drop),
        store.append_with_keys(no, seq + 1, vec![entry(word)], add("new")).await,
    ]
}

/// One episode: everything is refused and nothing of it is there; afterwards everything is accepted and there.
async fn survives(disk: &disk::Disk, fault: Fault) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let store = Store::open(&file).await.unwrap();
    let no = store.create(table("a")).await.unwrap();
    store.append(no, 2, vec![entry("two")]).await.unwrap();
    for episode in 0..3 {
        disk.fails(fault);
        for refused in write_all(&store, no, 3 + 2 * episode, "refused").await {
            assert!(refused.is_err(), "{fault:?}");
        }
        disk.fails(Fault::None);
        store.writable().await;
        for accepted in write_all(&store, no, 3 + 2 * episode, "accepted").await {
            accepted.unwrap_or_else(|error| panic!("{fault:?}, episode {episode}: {error}"));
        }
    }
    store.close().await;
    let store = Store::open(&file).await.unwrap();
    let mut wanted = vec!["one", "two"];
    wanted.extend(["accepted"; 6]);
    assert_eq!(lines(&store, no).await, wanted, "{fault:?}");
    let said = store.chat(no, 99).await.unwrap();
    assert!(said.len() == 3 && said.iter().all(|said| said.text == "accepted"), "{said:?}");
    let keys: Vec<_> = store.keys_at(no).await.unwrap().into_iter().map(|k| k.token_hash).collect();
    assert_eq!(keys, ["accepted", "new"], "{fault:?}");
    for seq in [3, 5, 7] {
        assert!(store.table(&format!("accepted {seq}")).await.unwrap().is_some(), "{fault:?}");
        assert!(store.table(&format!("refused {seq}")).await.unwrap().is_none(), "{fault:?}");
    }
    store.close().await;
}

#[test]
fn after_a_full_disk_everything_can_be_written_again() {
    on_a_failing_disk("after_a_full_disk_everything_can_be_written_again", async |disk| {
        survives(&disk, Fault::Full).await;
    });
}

#[test]
fn after_failed_writes_and_syncs_everything_can_be_written_again() {
    on_a_failing_disk(
        "after_failed_writes_and_syncs_everything_can_be_written_again",
        async |disk| {
            survives(&disk, Fault::Write).await;
            survives(&disk, Fault::Sync).await;
        },
    );
}

/// What is only noted for the lists waits for the disk.
#[test]
fn notes_for_the_lists_wait_for_the_disk() {
    on_a_failing_disk("notes_for_the_lists_wait_for_the_disk", async |disk| {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("tables.sqlite")).await.unwrap();
        let no = store.create(table("a")).await.unwrap();
        disk.fails(Fault::Full);
        assert!(store.say(no, remark("refused")).await.is_err());
        let noting = store.set_over(no, 7);
        let healing = async {
            // Refused while the note waits.
            assert!(store.append(no, 2, vec![entry("refused")]).await.is_err());
            disk.fails(Fault::None);
        };
        let (noted, ()) = tokio::join!(noting, healing);
        noted.unwrap();
        assert_eq!(store.table("a").await.unwrap().unwrap().over_ms, Some(7));
        store.close().await;
    });
}

/// What a probe says; one that the disk was only too slow for says nothing.
async fn probed(store: &Store) -> Result<(), StoreError> {
    let probing = async {
        loop {
            match store.probe().await {
                Err(StoreError::Slow) => tokio::task::yield_now().await,
                said => return said,
            }
        }
    };
    let said = tokio::time::timeout(HUNG_AFTER, probing).await;
    said.expect("hung: the disk is too slow for every probe")
}

/// A probe writes: it says so when the disk fails, and when it no longer does.
#[test]
fn a_probe_finds_out_whether_the_disk_takes_writes() {
    on_a_failing_disk("a_probe_finds_out_whether_the_disk_takes_writes", async |disk| {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("tables.sqlite")).await.unwrap();
        disk.fails(Fault::Sync);
        // Nothing was written lately, so the disk is asked; reading would still be possible.
        assert!(probed(&store).await.is_err());
        assert!(store.table("a").await.is_ok());
        assert!(store.fault().is_some());
        disk.fails(Fault::None);
        store.writable().await;
        let no = store.create(table("a")).await.unwrap();
        probed(&store).await.unwrap();
        let (n_batches, started) = (store.figures().n_batches(), std::time::Instant::now());
        for _ in 0..100 {
            probed(&store).await.unwrap();
        }
        let n_probes = store.figures().n_batches() - n_batches;
        assert!(n_probes <= 1 + started.elapsed().as_secs(), "not a write for everybody who asks");
        assert_eq!(lines(&store, no).await, ["one"]);
        store.close().await;
    });
}

/// How soon a probe is answered does not tell whether somebody has written something in secret.
#[test]
fn a_probe_asks_the_disk_whatever_others_have_written() {
    on_a_failing_disk("a_probe_asks_the_disk_whatever_others_have_written", async |disk| {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("tables.sqlite")).await.unwrap();
        store.create(table("a")).await.unwrap();
        disk.fails(Fault::Sync);
        assert!(probed(&store).await.is_err(), "that something was written says nothing");
        disk.fails(Fault::None);
        store.close().await;
    });
}

/// Waits until what stands beside the database would outlive a power cut, and has the power cut: what was not synced of it
/// is gone, and so is the log. (The database itself was synced by SQLite.)
async fn power_cut(file: &std::path::Path, image: &std::path::Path) {
    let (heads, started) = (beside(file, "-heads"), std::time::Instant::now());
    let length = || std::fs::metadata(&heads).map_or(0, |heads| heads.len());
    let synced = || -> u64 {
        let note = std::fs::read_to_string(beside(&heads, ".synced"));
        note.ok().and_then(|note| note.parse().ok()).unwrap_or(0)
    };
    while synced() < length() {
        let is_hung = started.elapsed() > HUNG_AFTER;
        assert!(
            !is_hung,
            "hung: {}: of {} bytes {} are synced",
            heads.display(),
            length(),
            synced()
        );
        tokio::task::yield_now().await;
    }
    for ending in ["", "-heads"] {
        let copied = std::process::Command::new("cp")
            .args([beside(file, ending), beside(image, ending)])
            .status();
        assert!(copied.unwrap().success());
    }
    let heads = std::fs::OpenOptions::new().write(true).open(beside(image, "-heads"));
    heads.unwrap().set_len(synced()).unwrap();
}

fn beside(file: &std::path::Path, ending: &str) -> std::path::PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

#[test]
fn what_a_power_cut_takes_is_noticed_as_well() {
    on_a_failing_disk("what_a_power_cut_takes_is_noticed_as_well", async |_| {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("tables.sqlite");
        let store = Store::open(&file).await.unwrap();
        let no = store.create(table("a")).await.unwrap();
        store.close().await;
        let store = Store::open(&file).await.unwrap();
        // What somebody still reads is not copied from the log.
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file);
        let mut reader = sqlx::ConnectOptions::connect(&options).await.unwrap();
        let reading = sqlx::raw_sql("BEGIN; SELECT count(*) FROM journal;");
        reading.execute(&mut reader).await.unwrap();
        store.append(no, 2, vec![entry("two")]).await.unwrap();
        let image = tempfile::tempdir().unwrap();
        let copy = image.path().join("tables.sqlite");
        power_cut(&file, &copy).await;
        let found = Store::open(&copy).await.unwrap();
        assert_eq!(found.losses().n_certain, 1, "the second entry is gone, and that is known");
        found.close().await;
        sqlx::raw_sql("COMMIT").execute(&mut reader).await.unwrap();
        store.close().await;
    });
}

/// A small file system in memory, taken away again in the end.
struct Mount(std::path::PathBuf);

impl Mount {
    /// Nothing where mounting is not permitted.
    fn new(folder: &std::path::Path) -> Option<Mount> {
        let mounted = std::process::Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=40m", "tmpfs"])
            .arg(folder)
            .output();
        mounted.is_ok_and(|output| output.status.success()).then(|| Mount(folder.to_path_buf()))
    }
}

impl Drop for Mount {
    fn drop(&mut self) {
        let _ = std::process::Command::new("umount").arg(&self.0).status();
    }
}

#[tokio::test]
async fn a_file_system_that_was_full_is_written_to_again() {
    let folder = tempfile::tempdir().unwrap();
    let Some(mount) = Mount::new(folder.path()) else {
        eprintln!("mounting is not permitted here: only the disk of disk.c was full");
        return;
    };
    let store = Store::open(&mount.0.join("tables.sqlite")).await.unwrap();
    let no = store.create(table("a")).await.unwrap();
    let ballast = mount.0.join("ballast");
    let filling = std::process::Command::new("dd")
        .args(["if=/dev/zero", "bs=4k", "status=none"])
        .arg(format!("of={}", ballast.display()))
        .output();
    assert!(filling.is_ok_and(|output| !output.status.success()), "it is full");
    // Until the log that was made beforehand is full as well.
    let mut n_written = 1;
    let long = "x".repeat(100_000);
    while store.append(no, n_written + 1, vec![entry(&long)]).await.is_ok() {
        n_written += 1;
        assert!(n_written < 1_000, "the disk is full at some time");
    }
    std::fs::remove_file(ballast).unwrap();
    store.writable().await;
    assert_eq!(store.say(no, remark("again")).await.unwrap(), 1);
    store.append(no, n_written + 1, vec![entry("again")]).await.unwrap();
    assert_eq!(lines(&store, no).await.len() as u64, n_written + 1);
    store.close().await;
    drop(store);
    let store = Store::open(&mount.0.join("tables.sqlite")).await.unwrap();
    assert_eq!(lines(&store, no).await.len() as u64, n_written + 1);
    store.close().await;
}
