//! The store: one SQLite file.

use std::path::Path;
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use tokio::task::JoinHandle;

use crate::error::StoreError;
use crate::rows::{Entry, Key, NewTable, Remark, Summary, TableRow};
use crate::writer::{Write, Writer};

/// Everything that was ever accepted, in one file.
#[derive(Debug)]
pub struct Store {
    reader: SqlitePool,
    writer: Writer,
    writing: JoinHandle<()>,
}

/// How long a reader waits for a lock before it gives up.
const PATIENCE: Duration = Duration::from_secs(10);

impl Store {
    /// Opens the file, making it where there is none, and brings its tables up to date.
    ///
    /// # Errors
    /// When the file cannot be opened or is no database of ours.
    pub async fn open(file: &Path) -> Result<Store, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(PATIENCE);
        let mut connection = options.connect().await?;
        sqlx::migrate!().run(&mut connection).await?;
        let (writer, writing) = Writer::start(connection);
        let reader = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.read_only(true))
            .await?;
        Ok(Store { reader, writer, writing })
    }

    /// Opens a table with the first entries of its journal.
    ///
    /// # Errors
    /// When its id is taken, or the disk fails.
    pub async fn create(&self, table: NewTable, entries: Vec<Entry>) -> Result<(), StoreError> {
        self.writer.write(Write::Open(table, entries)).await
    }

    /// Adds entries to a journal, the first of them with number `seq`. When this returns they are on disk:
    /// all of them, or none.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the number is taken, and whatever the disk says.
    pub async fn append(
        &self,
        table: &str,
        seq: u64,
        entries: Vec<Entry>,
    ) -> Result<(), StoreError> {
        self.writer.write(Write::Append { table: table.to_string(), seq, entries }).await
    }

    /// Notes that a game has ended.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn set_over(&self, table: &str, at_ms: i64) -> Result<(), StoreError> {
        self.writer.write(Write::Over { table: table.to_string(), at_ms }).await
    }

    /// Lets whoever has the token act for a seat.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn add_key(&self, token_hash: &str, key: Key) -> Result<(), StoreError> {
        self.writer.write(Write::AddKey { token_hash: token_hash.to_string(), key }).await
    }

    /// Takes a key away.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn drop_key(&self, token_hash: &str) -> Result<(), StoreError> {
        self.writer.write(Write::DropKey { token_hash: token_hash.to_string() }).await
    }

    /// Keeps something said at a table.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn say(&self, table: &str, remark: Remark) -> Result<(), StoreError> {
        self.writer.write(Write::Say { table: table.to_string(), remark }).await
    }

    /// A table as it was opened, if there is one.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let row = sqlx::query_as(
            "SELECT id, game, setup, packs.text AS pack, secret, settings, is_public, created_ms, over_ms
             FROM tables LEFT JOIN packs ON packs.hash = pack_hash WHERE id = ?",
        );
        Ok(row.bind(id).fetch_optional(&self.reader).await?)
    }

    /// A table's journal after the entry with number `after`.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn journal(&self, id: &str, after: u64) -> Result<Vec<Entry>, StoreError> {
        let rows = sqlx::query_as(
            "SELECT entry, at_ms FROM journal WHERE table_id = ? AND seq > ? ORDER BY seq",
        );
        Ok(rows.bind(id).bind(after as i64).fetch_all(&self.reader).await?)
    }

    /// What a token opens.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn key(&self, token_hash: &str) -> Result<Option<Key>, StoreError> {
        let row =
            sqlx::query_as("SELECT table_id, seat, expires_ms FROM keys WHERE token_hash = ?");
        Ok(row.bind(token_hash).fetch_optional(&self.reader).await?)
    }

    /// The public tables that are not over, those touched last first.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn public_tables(&self, limit: u32) -> Result<Vec<Summary>, StoreError> {
        let rows = sqlx::query_as(
            "SELECT id, game, setup, settings, touched_ms, over_ms FROM tables
             WHERE is_public AND over_ms IS NULL ORDER BY touched_ms DESC LIMIT ?",
        );
        Ok(rows.bind(limit).fetch_all(&self.reader).await?)
    }

    /// What was said at a table, the last things if there are more than `limit`.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn chat(&self, id: &str, limit: u32) -> Result<Vec<Remark>, StoreError> {
        let rows = sqlx::query_as(
            "SELECT seat, text, at_ms FROM
                 (SELECT * FROM chat WHERE table_id = ? ORDER BY n DESC LIMIT ?) ORDER BY n",
        );
        Ok(rows.bind(id).bind(limit).fetch_all(&self.reader).await?)
    }

    /// Writes a copy of everything to a new file, while the store goes on working.
    ///
    /// # Errors
    /// When the file is there already or cannot be written.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        let file = file.to_string_lossy().into_owned();
        sqlx::query("VACUUM INTO ?").bind(file).execute(&self.reader).await?;
        Ok(())
    }

    /// Finishes what was being written and closes the file.
    pub async fn close(self) {
        let Store { reader, writer, writing } = self;
        // The writer ends when nobody can ask it any more, after the last batch.
        drop(writer);
        let _ = writing.await;
        reader.close().await;
    }
}
