//! Putting a copy in the place of the database, which is put aside and not thrown away.

use std::path::{Path, PathBuf};

use sqlx::{ConnectOptions, Connection};

use crate::database::{backup, options};
use crate::error::StoreError;
use crate::files;
use crate::survey::survey;

/// What was restored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restored {
    /// How many tables the copy has.
    pub n_tables: i64,
    /// How many of them are not over.
    pub n_open: i64,
    /// Where what was there is now; nothing where nothing was.
    pub aside: Option<PathBuf>,
}

/// Puts what is in a copy in the place of a database. The copy stays as it is; what was there is put aside with everything
/// that stands beside it. What had been acknowledged after the copy was made is told at its tables from the next start on.
///
/// # Errors
/// When a server uses the database, the copy is not sound or none of ours, or the disk fails: then all is as it was.
pub async fn restore(copy: &Path, database: &Path) -> Result<Restored, StoreError> {
    let database = files::real(database);
    let _lock = files::lock_what_is_there(&database)?;
    let next = files::beside(&database, "-restoring");
    remove(&next);
    let restored = async {
        let (n_tables, n_open) = make_sound(copy, &next).await?;
        let aside = put_aside(&database)?;
        std::fs::rename(&next, &database).map_err(|error| StoreError::file(&database, error))?;
        files::sync_folder_of(&database)?;
        Ok(Restored { n_tables, n_open, aside })
    };
    restored.await.inspect_err(|_| remove(&next))
}

/// Writes the copy anew, brings it up to date, and counts its tables.
async fn make_sound(copy: &Path, next: &Path) -> Result<(i64, i64), StoreError> {
    let unsound = |why: String| StoreError::NoCopy { file: copy.display().to_string(), why };
    let found = survey(copy).await.map_err(|error| unsound(error.to_string()))?;
    if let Some(fault) = found.faults.first() {
        return Err(unsound(fault.clone()));
    }
    backup(copy, next).await?;
    let mut connection = options(next).connect().await?;
    let migrated = sqlx::migrate!().run(&mut connection).await;
    connection.close().await?;
    migrated.map_err(|error| unsound(error.to_string()))?;
    let synced = std::fs::File::open(next).and_then(|file| file.sync_all());
    synced.map_err(|error| StoreError::file(next, error))?;
    let n_open = found.counts.iter().map(|count| count.n_open).sum();
    let n_over: i64 = found.counts.iter().map(|count| count.n_over).sum();
    Ok((n_open + n_over, n_open))
}

/// Gives what is there another name, all of it the same, so that it can be opened under that name. What was acknowledged last
/// is also left where it was: the next start compares it with what the copy has.
fn put_aside(database: &Path) -> Result<Option<PathBuf>, StoreError> {
    let there: Vec<&str> = files::MOVABLE
        .into_iter()
        .filter(|ending| files::beside(database, ending).exists())
        .collect();
    if there.is_empty() {
        return Ok(None);
    }
    let name = |n: u32| files::beside(database, &format!("-before-{n}"));
    let is_free = |aside: &PathBuf| {
        files::MOVABLE.iter().all(|ending| !files::beside(aside, ending).exists())
    };
    let aside = (1..=u32::MAX).map(name).find(is_free).expect("there are numbers enough");
    for ending in there {
        let (from, to) = (files::beside(database, ending), files::beside(&aside, ending));
        let moved = if ending == "-heads" {
            std::fs::copy(&from, &to).map(drop)
        } else {
            std::fs::rename(&from, &to)
        };
        moved.map_err(|error| StoreError::file(&from, error))?;
    }
    Ok(Some(aside))
}

/// Takes away what was begun; where there is nothing, nothing.
fn remove(next: &Path) {
    for ending in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(files::beside(next, ending));
    }
}
