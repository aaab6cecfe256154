//! What can go wrong with the store.

use std::sync::Arc;

use crate::rows::TableNo;

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
    /// There is one already.
    #[error("table {0} is there already")]
    Exists(String),
    /// There is none.
    #[error("there is no table number {0}")]
    NoSuchTable(TableNo),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
    /// The database refused.
    #[error("database: {0}")]
    Database(Arc<sqlx::Error>),
    /// The database's tables could not be brought up to date.
    #[error("migration: {0}")]
    Migration(Arc<sqlx::migrate::MigrateError>),
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
