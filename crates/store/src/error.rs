//! What can go wrong with the store.

use std::path::Path;
use std::sync::Arc;

use crate::rows::{Entry, TableNo};

/// Why something was not stored or found.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else wrote this entry of the journal first: load the table again.
    #[error("entry {seq} of table {table_no} has been written by somebody else")]
    Conflict {
        /// The table.
        table_no: TableNo,
        /// The entry's number.
        seq: u64,
    },
    /// The entry before this one is not there: load the table again.
    #[error("entry {seq} of table {table_no} would follow on nothing")]
    Gap {
        /// The table.
        table_no: TableNo,
        /// The entry's number.
        seq: u64,
    },
    /// The journal on disk is not what was written.
    #[error("entry {seq} of table {table_no} has been damaged or lost")]
    Damaged {
        /// The table.
        table_no: TableNo,
        /// The number of the first entry that is wrong.
        seq: u64,
        /// The entries before it, which are as they were written.
        sound: Vec<Entry>,
    },
    /// There is one already.
    #[error("table {0} is there already")]
    Exists(String),
    /// There is none.
    #[error("there is no table number {0}")]
    NoSuchTable(TableNo),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
    /// Another process serves the same file.
    #[error("a server is using this file; stop that one first, or name another file with --db")]
    InUse,
    /// A file is no longer where it was opened.
    #[error(
        "{file} has been deleted, moved or replaced while it was being written, and what is written now would be lost; put \
         the same file back, or stop the server and put a copy in its place with `tablee restore`"
    )]
    Moved {
        /// Where it was.
        file: String,
    },
    /// The database is gone, and what stands beside it says that there was one.
    #[error(
        "{file} is gone, but {beside} says that there were tables in it; put a copy in its place with `tablee restore`, or \
         delete {beside} too to begin with nothing"
    )]
    Gone {
        /// The database.
        file: String,
        /// What is left.
        beside: String,
    },
    /// What was to be restored is no sound copy of ours.
    #[error("{file} cannot be restored, and nothing was changed: {why}")]
    NoCopy {
        /// The copy.
        file: String,
        /// What is wrong with it.
        why: String,
    },
    /// A file cannot be used.
    #[error("{file}: {error}")]
    File {
        /// Which one.
        file: String,
        /// Why not.
        error: Arc<std::io::Error>,
    },
    /// The disk does not take what is written; the store's own log has said so.
    #[error("the disk refuses: {0}")]
    Disk(Arc<str>),
    /// The disk did not answer in time.
    #[error("the disk did not answer in time")]
    Slow,
    /// The database refused.
    #[error("database: {0}")]
    Database(Arc<sqlx::Error>),
    /// The database's tables could not be brought up to date.
    #[error("migration: {0}")]
    Migration(Arc<sqlx::migrate::MigrateError>),
}

impl StoreError {
    pub(crate) fn file(file: &Path, error: std::io::Error) -> StoreError {
        StoreError::File { file: file.display().to_string(), error: Arc::new(error) }
    }

    /// Whether the disk or the connection failed, and not what was to be written.
    pub(crate) fn is_fault(&self) -> bool {
        match self {
            StoreError::Database(error) => match &**error {
                sqlx::Error::Database(error) => {
                    !(error.is_unique_violation() || error.is_foreign_key_violation())
                }
                _ => true,
            },
            StoreError::Conflict { .. }
            | StoreError::Gap { .. }
            | StoreError::Damaged { .. }
            | StoreError::Exists(_)
            | StoreError::NoSuchTable(_) => false,
            StoreError::Closed
            | StoreError::InUse
            | StoreError::Moved { .. }
            | StoreError::Gone { .. }
            | StoreError::NoCopy { .. }
            | StoreError::File { .. }
            | StoreError::Disk(_)
            | StoreError::Slow
            | StoreError::Migration(_) => true,
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Database(Arc::new(error))
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> StoreError {
        StoreError::Migration(Arc::new(error))
    }
}
