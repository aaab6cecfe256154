//! The SQLite file itself: how it is opened, how its log is kept short, and how it is copied.

use std::path::Path;
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::oneshot;

use crate::error::StoreError;
use crate::figures::Figures;
use crate::files;
use crate::heads::Heads;
use crate::losses;
use crate::place::Place;
use crate::writer::{Write, Writer};

/// How long a reader waits for a lock before it gives up.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long the log is made beforehand: as long as it gets before it is begun anew.
const HEADROOM: u64 = 8 * 1024 * 1024;
/// How often what was written is copied from the log into the file.
const TIDY_EVERY: Duration = Duration::from_millis(250);

pub(crate) fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        // Only where the one that tidies does not keep up: it makes everybody wait.
        .pragma("wal_autocheckpoint", "2000")
        // What a statement would take back stays in memory; otherwise it is a file, written page by page.
        .pragma("temp_store", "MEMORY")
        // The pages of some ten thousand tables, in kibibytes.
        .pragma("cache_size", "-16384")
        .busy_timeout(PATIENCE)
}

/// Makes the log long enough beforehand, unless it is: each write that makes a file longer waits for the file
/// system's own journal as well.
pub(crate) async fn make_room(
    connection: &mut SqliteConnection,
    file: &Path,
) -> Result<(), StoreError> {
    if std::fs::metadata(files::beside(file, "-wal")).is_ok_and(|log| log.len() >= HEADROOM) {
        return Ok(());
    }
    let fill = sqlx::query("INSERT INTO headroom VALUES (zeroblob(?))").bind(HEADROOM as i64);
    fill.execute(&mut *connection).await?;
    sqlx::query("DELETE FROM headroom").execute(&mut *connection).await?;
    sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(connection).await?;
    Ok(())
}

/// What the one that tidies works with.
pub(crate) struct Tidier {
    pub(crate) connection: SqliteConnection,
    pub(crate) heads: Arc<Mutex<Heads>>,
    pub(crate) place: Place,
    pub(crate) writer: Writer,
}

/// Copies what was written from the log into the file, beside the writer, which would have to wait for it; and looks whether
/// the files are where they were, also while nothing is written.
pub(crate) async fn tidy(tidier: Tidier, figures: Arc<Figures>, stop: oneshot::Receiver<()>) {
    let Tidier { mut connection, heads, place, writer } = tidier;
    let mut ticks = tokio::time::interval(TIDY_EVERY);
    let mut stop = pin!(stop);
    let (mut n_tidied, mut is_told) = (0, false);
    loop {
        tokio::select! {
            _ = ticks.tick() => {}
            _ = &mut stop => break,
        }
        if place.check().is_err() {
            if !is_told {
                // The writer finds out by itself, says so, and looks for the files from then on.
                let _ = writer.write(Write::Probe).await;
            }
            is_told = true;
            continue;
        }
        is_told = false;
        heads.lock().unwrap_or_else(PoisonError::into_inner).keep_in_place();
        let n_batches = figures.n_batches();
        if n_batches != n_tidied {
            n_tidied = n_batches;
            // Where somebody else is at it, there is nothing to do; where the disk fails, the writer says so.
            let _ = checkpoint(&mut connection, &heads).await;
        }
        sync(&heads).await;
    }
    close(connection, &place).await;
}

/// Closes a connection and waits until it is closed: a last one that is only dropped closes some time later, and takes away
/// whatever log is there by then.
pub(crate) async fn close(connection: SqliteConnection, place: &Place) {
    if place.check().is_ok() {
        let _ = connection.close().await;
    } else {
        // The last to close a database takes its log away by its path, and what is there now is somebody else's.
        std::mem::forget(connection);
    }
}

/// Makes what was noted beside the database outlive a power cut. The writer does not wait for it.
pub(crate) async fn sync(heads: &Mutex<Heads>) {
    let lock = || heads.lock().unwrap_or_else(PoisonError::into_inner);
    let Some(file) = lock().take_unsynced() else { return };
    let synced = tokio::task::spawn_blocking(move || file.sync_data()).await;
    if !synced.is_ok_and(|synced| synced.is_ok()) {
        lock().keep_unsynced();
    }
}

/// Copies what was written from the log into the file; what is all there need not be noted beside it any more.
pub(crate) async fn checkpoint(
    connection: &mut SqliteConnection,
    heads: &Mutex<Heads>,
) -> Result<(), StoreError> {
    let mark = heads.lock().unwrap_or_else(PoisonError::into_inner).mark();
    let high = losses::high(connection).await?;
    let copying = sqlx::query_as("PRAGMA wal_checkpoint(PASSIVE)");
    let (is_busy, n_pages, n_copied): (bool, i64, i64) = copying.fetch_one(connection).await?;
    if !is_busy && n_copied == n_pages {
        heads.lock().unwrap_or_else(PoisonError::into_inner).settle(mark, high);
    }
    Ok(())
}

/// Writes a copy of everything in a database to a new file that nobody else may read, while a server goes on working.
///
/// # Errors
/// When the file is there already or cannot be written.
pub async fn backup(database: &Path, file: &Path) -> Result<(), StoreError> {
    let made = files::private().write(true).create_new(true).open(file);
    made.map_err(|error| StoreError::file(file, error))?;
    let options = SqliteConnectOptions::new().filename(database).read_only(true);
    let copying = async {
        let mut connection = options.busy_timeout(PATIENCE).connect().await?;
        let copy = sqlx::query("VACUUM INTO ?").bind(file.to_string_lossy().into_owned());
        let copied = copy.execute(&mut connection).await;
        connection.close().await?;
        copied
    };
    if let Err(error) = copying.await {
        // It is ours, and of no use.
        let _ = std::fs::remove_file(file);
        return Err(error.into());
    }
    Ok(())
}
