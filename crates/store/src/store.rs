//! The store: one SQLite file.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex as Lock};
use std::time::{Duration, Instant};

use sqlx::sqlite::{SqlitePool, SqlitePoolOptions};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::{Mutex, oneshot, watch};
use tokio::task::JoinHandle;

use crate::chain::{self, Found};
use crate::database::{Tidier, backup, checkpoint, make_room, options, sync, tidy};
use crate::desk::Desk;
use crate::error::StoreError;
use crate::figures::Figures;
use crate::files;
use crate::heads::Heads;
use crate::losses::{self, Loss, Losses};
use crate::place::Place;
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
    file: PathBuf,
    fault: watch::Receiver<Option<StoreError>>,
    losses: Losses,
    /// When somebody last asked the disk whether it can write, and what it said.
    probed: Mutex<Option<(Instant, Result<(), StoreError>)>>,
}

/// What goes on by itself while the store is open.
#[derive(Debug)]
struct Tasks {
    writing: JoinHandle<()>,
    tidying: JoinHandle<()>,
    /// Ends the one that tidies.
    stop: oneshot::Sender<()>,
    /// What the writer notes beside the database.
    heads: Arc<Lock<Heads>>,
    /// Where the files were when they were opened.
    place: Place,
    /// Held until the store is closed: nobody else opens the file.
    _lock: files::Lock,
}

/// How often the disk is asked at most, and how long it may take to answer.
const PROBE_EVERY: Duration = Duration::from_secs(1);
const PROBE_PATIENCE: Duration = Duration::from_secs(2);

impl Store {
    /// Opens the file, making it where there is none, and brings its tables up to date. The file is this store's alone, and
    /// nobody else may read it.
    ///
    /// # Errors
    /// When the file cannot be opened, is no database of ours, or another store has it open.
    pub async fn open(file: &Path) -> Result<Store, StoreError> {
        let file = files::real(file);
        let (lock, is_new) = files::lock(&file)?;
        let options = options(&file);
        let mut connection = options.connect().await?;
        sqlx::migrate!().run(&mut connection).await?;
        let hash_key = sqlx::query_scalar("SELECT key FROM hash_key").fetch_one(&mut connection);
        let hash_key = hash_key.await?;
        let (heads, losses) = losses::notice(&mut connection, &file, is_new).await?;
        let heads = Arc::new(Lock::new(heads));
        make_room(&mut connection, &file).await?;
        let figures = Arc::new(Figures::default());
        let tidier = options.connect().await?;
        let place = Place::of(&file);
        let desk = Desk::new(options.clone(), connection, heads.clone(), place.clone());
        let fault = desk.fault();
        let (writer, writing) = Writer::start(desk, figures.clone());
        let tidier = Tidier {
            connection: tidier,
            heads: heads.clone(),
            place: place.clone(),
            writer: writer.clone(),
        };
        let (stop, stopped) = oneshot::channel();
        let tidying = tokio::spawn(tidy(tidier, figures.clone(), stopped));
        let reader = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.read_only(true))
            .await?;
        let tasks = Mutex::new(Some(Tasks { writing, tidying, stop, heads, place, _lock: lock }));
        let probed = Mutex::new(None);
        Ok(Store { reader, writer, tasks, figures, hash_key, file, fault, losses, probed })
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

    /// Why nothing can be written, while that is so.
    pub fn fault(&self) -> Option<StoreError> {
        self.fault.borrow().clone()
    }

    /// Waits until things can be written: at once, unless the disk fails.
    pub async fn writable(&self) {
        // Nobody waits for a store that has been closed.
        let _ = self.fault.clone().wait_for(Option::is_none).await;
    }

    /// Whether something could be written lately: something is, but not for everybody who asks. What others had written has
    /// no part in it: how soon the answer comes would tell whether they had.
    ///
    /// # Errors
    /// Why nothing can be written.
    pub async fn probe(&self) -> Result<(), StoreError> {
        if let Some(fault) = self.fault() {
            return Err(fault);
        }
        let mut probed = self.probed.lock().await;
        // A disk that failed and works again is not held to what it said before.
        if let Some((at, said @ (Ok(()) | Err(StoreError::Slow)))) = &*probed
            && at.elapsed() < PROBE_EVERY
        {
            return said.clone();
        }
        let probing = self.writer.write(Write::Probe);
        let said = match tokio::time::timeout(PROBE_PATIENCE, probing).await {
            Ok(written) => written.map(drop),
            Err(_) => Err(StoreError::Slow),
        };
        *probed = Some((Instant::now(), said.clone()));
        said
    }

    /// What was found missing when the file was opened.
    pub fn losses(&self) -> Losses {
        self.losses
    }

    /// What a table has lost, if it has; also where the table itself is lost.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn loss(&self, id: &str) -> Result<Option<Loss>, StoreError> {
        let row = sqlx::query_as("SELECT kept, had FROM losses WHERE id = ?");
        Ok(row.bind(id).fetch_optional(&self.reader).await?)
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
        let write = Write::Append { table_no, seq, entries, links: Vec::new(), keys: Vec::new() };
        self.writer.write(write).await.map(drop)
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
        let write = Write::Append { table_no, seq, entries, links: Vec::new(), keys };
        self.writer.write(write).await.map(drop)
    }

    /// Keeps the disk as busy as [`Store::append`] with this entry would, and changes nothing: whoever sees that something
    /// is written cannot tell whether it was an entry.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn pad(&self, table_no: TableNo, seq: u64, entry: Entry) -> Result<(), StoreError> {
        self.writer.write(Write::Pad { table_no, seq, entry }).await.map(drop)
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
            "SELECT no, id, game, edition, setup, pack_hash, packs.text AS pack, secret, settings, is_public,
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
    /// [`StoreError::Damaged`] when it is not what was written, and whatever the disk says.
    pub async fn journal(&self, table_no: TableNo, after: u64) -> Result<Vec<Entry>, StoreError> {
        let rows = sqlx::query_as(
            "SELECT seq, entry, at_ms, link FROM journal WHERE table_no = ? AND seq >= ? ORDER BY seq",
        );
        let rows: Vec<Found> =
            rows.bind(table_no).bind(after as i64).fetch_all(&self.reader).await?;
        chain::check(table_no, after, rows)
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

    /// Whether a token opens a seat of a table whose game has begun.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn opens(&self, id: &str, token_hash: &str) -> Result<bool, StoreError> {
        let found = sqlx::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM tables JOIN keys ON table_no = no
                 WHERE id = ? AND token_hash = ? AND expires_ms IS NULL AND begun_ms IS NOT NULL)",
        );
        Ok(found.bind(id).bind(token_hash).fetch_one(&self.reader).await?)
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

    /// What is kept of those who sat at a table and do so no longer: the hashes of their tokens, and of the networks from
    /// which they came, empty where that is not known.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn who_sat(&self, table_no: TableNo) -> Result<Vec<(String, String)>, StoreError> {
        let rows = sqlx::query_as("SELECT token_hash, network FROM sat WHERE table_no = ?");
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

    /// Writes a copy of everything to a new file, while the store goes on working.
    ///
    /// # Errors
    /// When the file is there already or cannot be written.
    pub async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        backup(&self.file, file).await
    }

    /// Finishes what was being written and closes the file.
    pub async fn close(&self) {
        let _ = self.writer.write(Write::Close).await;
        let tasks = self.tasks.lock().await.take();
        if let Some(tasks) = tasks {
            let _ = tasks.writing.await;
            let _ = tasks.stop.send(());
            let _ = tasks.tidying.await;
            self.reader.close().await;
            // The last to close takes the log away, so that nobody puts another file beside it by mistake. What has been put
            // in the file's place is left alone.
            if tasks.place.check().is_ok()
                && let Ok(mut connection) = options(&self.file).connect().await
            {
                let _ = checkpoint(&mut connection, &tasks.heads).await;
                let _ = connection.close().await;
            }
            sync(&tasks.heads).await;
        }
    }
}
