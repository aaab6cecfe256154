//! The store: one SQLite file.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, SqliteConnection};
use tokio::sync::Mutex;
use tokio::task::JoinHandle;

use crate::error::StoreError;
use crate::figures::Figures;
use crate::rows::{Entry, Key, KeyChange, NewTable, Remark, Summary, TableNo, TableRow};
use crate::writer::{Write, Writer};

/// Everything that was ever accepted, in one file.
#[derive(Debug)]
pub struct Store {
    pub(crate) reader: SqlitePool,
    pub(crate) writer: Writer,
    tasks: Mutex<Option<Tasks>>,
    figures: Arc<Figures>,
    hash_key: String,
}

/// What goes on by itself while the store is open.
#[derive(Debug)]
struct Tasks {
    writing: JoinHandle<()>,
    tidying: JoinHandle<()>,
}

impl Drop for Tasks {
    fn drop(&mut self) {
        self.tidying.abort();
    }
}

/// How long a reader waits for a lock before it gives up.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long the log is made beforehand: as long as it gets before it is begun anew.
const HEADROOM: u64 = 8 * 1024 * 1024;
/// How often what was written is copied from the log into the file.
const TIDY_EVERY: Duration = Duration::from_millis(250);

/// Makes the log long enough beforehand, unless it is: each write that makes a file longer waits for the file
/// system's own journal as well.
async fn make_room(connection: &mut SqliteConnection, file: &Path) -> Result<(), StoreError> {
    let mut log = file.as_os_str().to_owned();
    log.push("-wal");
    if std::fs::metadata(log).is_ok_and(|log| log.len() >= HEADROOM) {
        return Ok(());
    }
    let fill = sqlx::query("INSERT INTO headroom VALUES (zeroblob(?))").bind(HEADROOM as i64);
    fill.execute(&mut *connection).await?;
    sqlx::query("DELETE FROM headroom").execute(&mut *connection).await?;
    sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(connection).await?;
    Ok(())
}

/// Copies what was written from the log into the file, beside the writer, which would have to wait for it.
async fn tidy(mut connection: SqliteConnection, figures: Arc<Figures>) {
    let mut ticks = tokio::time::interval(TIDY_EVERY);
    let mut n_tidied = 0;
    loop {
        ticks.tick().await;
        let n_batches = figures.n_batches();
        if n_batches != n_tidied {
            n_tidied = n_batches;
            // Where somebody else is at it, there is nothing to do; where the disk fails, the writer says so.
            let copying = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection);
            let _ = copying.await;
        }
    }
}

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
            // Only where the one that tidies does not keep up: it makes everybody wait.
            .pragma("wal_autocheckpoint", "2000")
            // What a statement would take back stays in memory; otherwise it is a file, written page by page.
            .pragma("temp_store", "MEMORY")
            // The pages of some ten thousand tables, in kibibytes.
            .pragma("cache_size", "-16384")
            .busy_timeout(PATIENCE);
        let mut connection = options.connect().await?;
        sqlx::migrate!().run(&mut connection).await?;
        let hash_key = sqlx::query_scalar("SELECT key FROM hash_key").fetch_one(&mut connection);
        let hash_key = hash_key.await?;
        make_room(&mut connection, file).await?;
        let figures = Arc::new(Figures::default());
        let tidying = tokio::spawn(tidy(options.connect().await?, figures.clone()));
        let (writer, writing) = Writer::start(connection, figures.clone());
        let reader = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.read_only(true))
            .await?;
        let tasks = Mutex::new(Some(Tasks { writing, tidying }));
        Ok(Store { reader, writer, tasks, figures, hash_key })
    }

    /// A random text made with the file: what is hashed together with it can be compared within this file, and says
    /// nothing without it.
    pub fn hash_key(&self) -> &str {
        &self.hash_key
    }

    /// What the writer has done so far.
    pub fn figures(&self) -> &Figures {
        &self.figures
    }

    /// Opens a table with the first entries of its journal and those who sit there; returns its number.
    ///
    /// # Errors
    /// When its id is taken, or the disk fails.
    pub async fn create(&self, table: NewTable) -> Result<TableNo, StoreError> {
        self.writer.write(Write::Open(Box::new(table))).await
    }

    /// Adds entries to a journal, the first of them with number `seq`. When this returns they are on disk:
    /// all of them, or none.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when the number is taken, and whatever the disk says.
    pub async fn append(
        &self,
        table_no: TableNo,
        seq: u64,
        entries: Vec<Entry>,
    ) -> Result<(), StoreError> {
        self.writer
            .write(Write::Append { table_no, seq, entries, keys: Vec::new() })
            .await
            .map(drop)
    }

    /// The same, and changes who may act: all of it or nothing.
    ///
    /// # Errors
    /// As for [`Store::append`].
    pub async fn append_with_keys(
        &self,
        table_no: TableNo,
        seq: u64,
        entries: Vec<Entry>,
        keys: Vec<KeyChange>,
    ) -> Result<(), StoreError> {
        self.writer.write(Write::Append { table_no, seq, entries, keys }).await.map(drop)
    }

    /// Notes when something last happened, for the lists.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn touch(&self, table_no: TableNo, at_ms: i64) -> Result<(), StoreError> {
        self.writer.write(Write::Touch { table_no, at_ms }).await.map(drop)
    }

    /// Notes before which time no clock of the table runs out.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn set_due(&self, table_no: TableNo, due_ms: Option<i64>) -> Result<(), StoreError> {
        self.writer.write(Write::Due { table_no, due_ms }).await.map(drop)
    }

    /// Notes that a game has ended.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn set_over(&self, table_no: TableNo, at_ms: i64) -> Result<(), StoreError> {
        self.writer.write(Write::Over { table_no, at_ms }).await.map(drop)
    }

    /// Changes who may act at a table: all of it or nothing. Returns how many keys changed.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn change_keys(
        &self,
        table_no: TableNo,
        changes: Vec<KeyChange>,
    ) -> Result<usize, StoreError> {
        let n_changed = self.writer.write(Write::Keys { table_no, changes }).await?;
        Ok(usize::try_from(n_changed).unwrap_or_default())
    }

    /// Keeps something said at a table; returns its number.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn say(&self, table_no: TableNo, remark: Remark) -> Result<i64, StoreError> {
        self.writer.write(Write::Say { table_no, remark }).await
    }

    /// A table as it was opened, if there is one.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let row = sqlx::query_as(
            "SELECT no, id, game, setup, pack_hash, packs.text AS pack, secret, settings, is_public,
                 created_ms, over_ms, opened_by_person, opened_by_network, put_away_ms
             FROM tables LEFT JOIN packs ON packs.hash = pack_hash WHERE id = ?",
        );
        Ok(row.bind(id).fetch_optional(&self.reader).await?)
    }

    /// The id of a table whose number is known.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn id_of(&self, table_no: TableNo) -> Result<Option<String>, StoreError> {
        let id = sqlx::query_scalar("SELECT id FROM tables WHERE no = ?");
        Ok(id.bind(table_no).fetch_optional(&self.reader).await?)
    }

    /// A table's journal after the entry with number `after`.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn journal(&self, table_no: TableNo, after: u64) -> Result<Vec<Entry>, StoreError> {
        let rows = sqlx::query_as(
            "SELECT entry, at_ms FROM journal WHERE table_no = ? AND seq > ? ORDER BY seq",
        );
        Ok(rows.bind(table_no).bind(after as i64).fetch_all(&self.reader).await?)
    }

    /// Everything that a person's token or a link opens. What is kept of a program's begins with a `p` and is not found
    /// like this: there are very many, and nobody asks.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn keys(&self, token_hash: &str) -> Result<Vec<Key>, StoreError> {
        let rows = sqlx::query_as(
            "SELECT token_hash, table_no, seat, occupancy, made_ms, used_ms, expires_ms, network
             FROM keys WHERE token_hash = ? AND token_hash < 'p'",
        );
        Ok(rows.bind(token_hash).fetch_all(&self.reader).await?)
    }

    /// All keys of a table: those that open a seat for good, and links that open once.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn keys_at(&self, table_no: TableNo) -> Result<Vec<Key>, StoreError> {
        let rows = sqlx::query_as(
            "SELECT token_hash, table_no, seat, occupancy, made_ms, used_ms, expires_ms, network
             FROM keys WHERE table_no = ?",
        );
        Ok(rows.bind(table_no).fetch_all(&self.reader).await?)
    }

    /// The tables where a person's token opens a seat, those that go on first, then those touched last.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn tables_of(
        &self,
        token_hash: &str,
        limit: u32,
    ) -> Result<Vec<Summary>, StoreError> {
        let rows = sqlx::query_as(
            "SELECT id, touched_ms, over_ms, seat FROM keys JOIN tables ON no = table_no
             WHERE token_hash = ? AND token_hash < 'p' AND expires_ms IS NULL
             ORDER BY over_ms IS NOT NULL, touched_ms DESC LIMIT ?",
        );
        Ok(rows.bind(token_hash).bind(limit).fetch_all(&self.reader).await?)
    }

    /// The tables one of whose clocks may have run out.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn due(&self, now_ms: i64, limit: u32) -> Result<Vec<String>, StoreError> {
        let rows =
            sqlx::query_scalar("SELECT id FROM tables WHERE due_ms <= ? ORDER BY due_ms LIMIT ?");
        Ok(rows.bind(now_ms).bind(limit).fetch_all(&self.reader).await?)
    }

    /// What was said at a table, the last things if there are more than `limit`.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn chat(&self, table_no: TableNo, limit: u32) -> Result<Vec<Remark>, StoreError> {
        let rows = sqlx::query_as(
            "SELECT n, seat, text, at_ms FROM
                 (SELECT * FROM chat WHERE table_no = ? ORDER BY n DESC LIMIT ?) ORDER BY n",
        );
        Ok(rows.bind(table_no).bind(limit).fetch_all(&self.reader).await?)
    }

    /// Whether the file answers.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1 FROM tables LIMIT 1").execute(&self.reader).await?;
        Ok(())
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
    pub async fn close(&self) {
        let _ = self.writer.write(Write::Close).await;
        if let Some(mut tasks) = self.tasks.lock().await.take() {
            let _ = (&mut tasks.writing).await;
            tasks.tidying.abort();
            let _ = (&mut tasks.tidying).await;
        }
        self.reader.close().await;
    }
}
