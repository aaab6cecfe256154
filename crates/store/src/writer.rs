//! The one writer: whatever waits is committed together, and nobody is answered before the disk is.

use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;
use sqlx::{AssertSqlSafe, Sqlite, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::analyses::{self, AnalysisChange};
use crate::batch::Batch;
use crate::chain::{Chains, Link, first_links};
use crate::desk::{Desk, probe};
use crate::error::StoreError;
use crate::figures::Figures;
use crate::retention::{put_away, set_leaving};
use crate::rows::{Entry, Key, KeyChange, NewTable, Remark, TableNo};
use crate::runs::{self, Run};

/// How many writes may wait; more and the callers wait to be let in.
const QUEUE: usize = 4096;
/// The most writes in one transaction.
const BATCH: usize = 1024;
/// How long what is only noted for the lists may wait for more of it.
const NOTES_WAIT: Duration = Duration::from_millis(200);
/// How many rows go into one statement. A few fixed sizes, so that the database prepares each once; every small
/// number is among them, so that a few rows are one statement.
const BLOCKS: [usize; 10] = [128, 32, 8, 7, 6, 5, 4, 3, 2, 1];

/// Something to write.
#[derive(Debug)]
pub(crate) enum Write {
    Open(Box<NewTable>),
    Append {
        table_no: TableNo,
        seq: u64,
        entries: Vec<Entry>,
        /// One for each entry, as the writer finds them; none where there is nothing to follow on.
        links: Vec<Link>,
        keys: Vec<KeyChange>,
    },
    /// What an entry with number `seq` costs the disk, and leaves nothing behind.
    Pad {
        table_no: TableNo,
        seq: u64,
        entry: Entry,
    },
    Close,
    /// Changes nothing that is kept.
    Probe,
    Touch {
        table_no: TableNo,
        at_ms: i64,
    },
    Due {
        table_no: TableNo,
        due_ms: Option<i64>,
    },
    Over {
        table_no: TableNo,
        at_ms: i64,
    },
    Keys {
        table_no: TableNo,
        changes: Vec<KeyChange>,
    },
    Say {
        table_no: TableNo,
        remark: Remark,
    },
    Analysis(AnalysisChange),
    PutAway {
        tables: Vec<TableNo>,
        at_ms: i64,
    },
    Leaving {
        tables: Vec<TableNo>,
        at_ms: Option<i64>,
    },
    /// A run of a server begins on this day.
    BeginRun {
        now_ms: i64,
    },
    NoteRun(Run),
}

/// The number of the table or remark that was made; 0 where nothing has one.
pub(crate) type Written = Result<i64, StoreError>;
type Asked = (Write, oneshot::Sender<Written>);

/// A handle on the writer.
#[derive(Clone, Debug)]
pub(crate) struct Writer(mpsc::Sender<Asked>);

impl Writer {
    /// Starts the writer on a connection of its own.
    pub(crate) fn start(
        desk: Desk,
        figures: Arc<Figures>,
    ) -> (Writer, tokio::task::JoinHandle<()>) {
        let (sender, receiver) = mpsc::channel(QUEUE);
        (Writer(sender), tokio::spawn(work(desk, receiver, figures)))
    }

    /// Writes, and returns when it is on disk.
    pub(crate) async fn write(&self, write: Write) -> Written {
        let (sender, receiver) = oneshot::channel();
        self.0.send((write, sender)).await.map_err(|_| StoreError::Closed)?;
        receiver.await.map_err(|_| StoreError::Closed)?
    }
}

async fn work(mut desk: Desk, receiver: mpsc::Receiver<Asked>, figures: Arc<Figures>) {
    let mut queue = Queue { receiver, batch: Vec::new(), notes: Vec::new(), due: None };
    loop {
        let is_down = desk.is_down();
        let batch = tokio::select! {
            biased;
            () = desk.until_retry(), if is_down => {
                desk.reconnect().await;
                continue;
            }
            batch = queue.next(is_down) => batch,
        };
        let Some(batch) = batch else { break };
        let started = Instant::now();
        let (mut writes, answers): (Vec<Write>, Vec<_>) = batch.into_iter().unzip();
        let is_closing = writes.iter().any(|write| matches!(write, Write::Close));
        let results = desk.write(&mut writes).await;
        if results.iter().all(|result| matches!(result, Err(StoreError::Disk(_)))) {
            figures.count_refused(writes.len());
        } else {
            figures.count(writes.len(), started.elapsed());
        }
        for ((write, answer), result) in writes.into_iter().zip(answers).zip(results) {
            match result {
                Err(StoreError::Disk(_)) if !is_closing && queue.has_room_for(&write) => {
                    queue.notes.push((write, answer));
                }
                // Whoever asked may have gone; what was written is written all the same.
                result => drop(answer.send(result)),
            }
        }
        if is_closing {
            break;
        }
    }
    desk.close().await;
}

/// What waits to be written. Notes for the lists change rows of tables opened a while ago, each in a page of its own:
/// they wait a moment until there are several in a page. While the disk fails, they wait for the disk.
struct Queue {
    receiver: mpsc::Receiver<Asked>,
    /// What is to be written next; kept here so that nothing is lost when waiting ends early.
    batch: Vec<Asked>,
    notes: Vec<Asked>,
    /// When the notes are written at the latest, if there are any.
    due: Option<Instant>,
}

impl Queue {
    /// What is to be written together; nothing once nobody can ask for anything any more.
    async fn next(&mut self, is_down: bool) -> Option<Vec<Asked>> {
        loop {
            let is_open = self.receive(is_down).await;
            // Where much is going on, those who are about to write get their turn first: the more go together, the
            // less each costs. One who is alone does not wait.
            if self.batch.len() > 1 {
                tokio::task::yield_now().await;
            }
            while self.batch.len() < BATCH
                && let Ok(asked) = self.receiver.try_recv()
            {
                self.batch.push(asked);
            }
            let is_closing =
                !is_open || self.batch.iter().any(|(write, _)| matches!(write, Write::Close));
            self.put_notes_aside();
            let is_due = !is_down && self.due.is_some_and(|due| due <= Instant::now());
            if is_closing || is_due {
                self.batch.append(&mut self.notes);
                self.due = None;
            }
            if !self.batch.is_empty() {
                return Some(std::mem::take(&mut self.batch));
            }
            if !is_open {
                return None;
            }
        }
    }

    /// Waits for something to write, or until the notes are due; false when nothing will come any more.
    async fn receive(&mut self, is_down: bool) -> bool {
        let receiving = self.receiver.recv_many(&mut self.batch, BATCH);
        match self.due.filter(|_| !is_down) {
            None => receiving.await > 0,
            Some(due) => {
                let received = tokio::time::timeout_at(due.into(), receiving).await;
                received.is_ok_and(|n_received| n_received > 0) || !self.receiver.is_closed()
            }
        }
    }

    fn put_notes_aside(&mut self) {
        self.notes.extend(self.batch.extract_if(.., |(write, _)| is_note(write)));
        if !self.notes.is_empty() {
            self.due.get_or_insert_with(|| Instant::now() + NOTES_WAIT);
        }
    }

    /// Whether this is a note that can wait for the disk.
    fn has_room_for(&self, write: &Write) -> bool {
        is_note(write) && self.notes.len() < QUEUE
    }
}

fn is_note(write: &Write) -> bool {
    matches!(write, Write::Touch { .. } | Write::Over { .. })
}

/// Writes everything that can be done: one write that cannot must not take the others with it.
///
/// # Errors
/// Where the disk or the connection failed; the connection is in doubt then.
pub(crate) async fn write_all(
    connection: &mut SqliteConnection,
    chains: &Chains,
    writes: &mut [Write],
) -> Result<Vec<Written>, StoreError> {
    chains.link(connection, writes).await?;
    match commit(connection, writes).await {
        Ok(numbers) => Ok(numbers.into_iter().map(Ok).collect()),
        Err(error) if error.is_fault() => Err(error),
        Err(_) => each_for_itself(connection, writes).await,
    }
}

/// One transaction: all of it or nothing.
async fn commit(
    connection: &mut SqliteConnection,
    writes: &[Write],
) -> Result<Vec<i64>, StoreError> {
    if is_one_statement(writes) {
        // A statement alone is a transaction, and each further one would be a journey to the database's thread.
        return apply(connection, writes).await;
    }
    if let Some(batch) = Batch::of(writes) {
        return batch.commit(connection).await;
    }
    run(connection, BEGIN).await?;
    match apply(connection, writes).await {
        Ok(numbers) => run(connection, "COMMIT").await.map(|()| numbers),
        Err(error) => Err(take_back(connection, error).await),
    }
}

/// Immediate: whoever else writes to the same file waits for its turn instead of failing half-way.
const BEGIN: &str = "BEGIN IMMEDIATE";

async fn run(connection: &mut SqliteConnection, statement: &'static str) -> Result<(), StoreError> {
    sqlx::query(statement).execute(connection).await?;
    Ok(())
}

/// Takes back a transaction in which something could not be done; returns why, or what is worse: that it could not be
/// taken back. Where the disk failed, the database may have taken it back itself, and the connection goes anyway.
pub(crate) async fn take_back(connection: &mut SqliteConnection, error: StoreError) -> StoreError {
    if error.is_fault() {
        return error;
    }
    run(connection, "ROLLBACK").await.err().unwrap_or(error)
}

/// Whether these are a few rows of journals and nothing else.
fn is_one_statement(writes: &[Write]) -> bool {
    let n_rows = |write: &Write| match write {
        Write::Append { entries, keys, .. } if keys.is_empty() => Some(entries.len()),
        _ => None,
    };
    writes.iter().map(n_rows).sum::<Option<usize>>().is_some_and(|n_rows| BLOCKS.contains(&n_rows))
}

/// One transaction in which each write succeeds or fails for itself.
async fn each_for_itself(
    connection: &mut SqliteConnection,
    writes: &[Write],
) -> Result<Vec<Written>, StoreError> {
    run(connection, BEGIN).await?;
    let mut results = Vec::with_capacity(writes.len());
    for write in writes {
        run(connection, "SAVEPOINT one").await?;
        let result = apply(connection, std::slice::from_ref(write)).await;
        match &result {
            Err(error) if error.is_fault() => return Err(error.clone()),
            Err(_) => run(connection, "ROLLBACK TO one").await?,
            Ok(_) => {}
        }
        run(connection, "RELEASE one").await?;
        results.push(result.map(|numbers| numbers[0]));
    }
    run(connection, "COMMIT").await?;
    Ok(results)
}

/// A row of a journal.
type Row<'a> = (TableNo, u64, &'a Entry, Link);

async fn apply(
    connection: &mut SqliteConnection,
    writes: &[Write],
) -> Result<Vec<i64>, StoreError> {
    let mut numbers = Vec::with_capacity(writes.len());
    let mut rows: Vec<Row<'_>> = Vec::with_capacity(writes.len());
    for write in writes {
        let number = match write {
            Write::Append { table_no, seq, entries, links, keys } => {
                if links.len() != entries.len() {
                    return Err(StoreError::Gap { table_no: *table_no, seq: *seq });
                }
                change_keys(connection, *table_no, keys).await?;
                let all = (*seq..).zip(entries).zip(links);
                rows.extend(all.map(|((seq, entry), link)| (*table_no, seq, entry, *link)));
                0
            }
            Write::Pad { table_no, seq, entry } => {
                rows.push((*table_no, *seq, entry, 0));
                0
            }
            Write::Open(table) => {
                let no = open(connection, table).await?;
                let all = (1..).zip(&table.entries).zip(first_links(&table.entries));
                rows.extend(all.map(|((seq, entry), link)| (no, seq, entry, link)));
                no
            }
            other => small(connection, other).await?,
        };
        numbers.push(number);
    }
    insert(connection, &rows).await?;
    take_out(connection, writes).await?;
    Ok(numbers)
}

/// Takes the padding out again, in the transaction in which it was inserted: the same pages are written as for an entry.
async fn take_out(connection: &mut SqliteConnection, writes: &[Write]) -> Result<(), StoreError> {
    for write in writes {
        if let Write::Pad { table_no, seq, .. } = write {
            let taken = sqlx::query("DELETE FROM journal WHERE table_no = ? AND seq = ?");
            taken.bind(table_no).bind(*seq as i64).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

/// The statements that insert a block of rows, one for each of [`BLOCKS`].
static INSERTS: LazyLock<[Arc<str>; BLOCKS.len()]> = LazyLock::new(|| {
    BLOCKS.map(|n_rows| {
        let rows = vec!["(?, ?, ?, ?, ?)"; n_rows].join(", ");
        format!("INSERT INTO journal (table_no, seq, entry, at_ms, link) VALUES {rows}").into()
    })
});

async fn insert(connection: &mut SqliteConnection, mut rows: &[Row<'_>]) -> Result<(), StoreError> {
    for (n_rows, statement) in BLOCKS.into_iter().zip(INSERTS.iter()) {
        while let Some((block, rest)) = rows.split_at_checked(n_rows) {
            let mut query = sqlx::query(AssertSqlSafe(statement.clone()));
            for (table_no, seq, Entry { entry, at_ms }, link) in block {
                query = query.bind(table_no).bind(*seq as i64).bind(entry).bind(at_ms).bind(link);
            }
            let inserted = query.execute(&mut *connection).await;
            inserted.map_err(|error| conflict(error, &block[0]))?;
            rows = rest;
        }
    }
    Ok(())
}

/// A number that is taken is a race that somebody else won.
fn conflict(error: sqlx::Error, (table_no, seq, ..): &Row<'_>) -> StoreError {
    match &error {
        sqlx::Error::Database(database) if database.is_unique_violation() => {
            StoreError::Conflict { table_no: *table_no, seq: *seq }
        }
        sqlx::Error::Database(database) if database.is_foreign_key_violation() => {
            StoreError::NoSuchTable(*table_no)
        }
        _ => error.into(),
    }
}

/// Everything that is one statement.
async fn small(connection: &mut SqliteConnection, write: &Write) -> Result<i64, StoreError> {
    let query: Query<'_, Sqlite, SqliteArguments> = match write {
        Write::Append { .. } | Write::Pad { .. } | Write::Open(_) | Write::Close => return Ok(0),
        Write::Keys { table_no, changes } => {
            return change_keys(connection, *table_no, changes).await;
        }
        Write::Probe => return probe(connection).await.map(|()| 0),
        Write::Say { table_no, remark } => return say(connection, *table_no, remark).await,
        Write::Analysis(change) => return analyses::write(connection, change).await,
        Write::PutAway { tables, at_ms } => return put_away(connection, tables, *at_ms).await,
        Write::Leaving { tables, at_ms } => return set_leaving(connection, tables, *at_ms).await,
        Write::BeginRun { now_ms } => return runs::begin(connection, *now_ms).await,
        Write::NoteRun(run) => return runs::note(connection, run).await,
        Write::Touch { table_no, at_ms } => {
            sqlx::query("UPDATE tables SET touched_ms = ? WHERE no = ?").bind(at_ms).bind(table_no)
        }
        Write::Due { table_no, due_ms } => {
            sqlx::query("UPDATE tables SET due_ms = ? WHERE no = ?").bind(due_ms).bind(table_no)
        }
        Write::Over { table_no, at_ms } => sqlx::query(
            "UPDATE tables SET over_ms = ?1, touched_ms = ?1, due_ms = NULL WHERE no = ?2",
        )
        .bind(at_ms)
        .bind(table_no),
    };
    let done = query.execute(connection).await?;
    Ok(done.rows_affected() as i64)
}

/// Changes who may act at a table; returns how many keys changed.
async fn change_keys(
    connection: &mut SqliteConnection,
    table_no: TableNo,
    changes: &[KeyChange],
) -> Result<i64, StoreError> {
    let mut n_changed = 0;
    for change in changes {
        let query: Query<'_, Sqlite, SqliteArguments> = match change {
            KeyChange::Add(key) => add_key(table_no, key),
            KeyChange::Drop { token_hash } => {
                sqlx::query("DELETE FROM keys WHERE table_no = ? AND token_hash = ?")
                    .bind(table_no)
                    .bind(token_hash)
            }
            KeyChange::End { seat } => sqlx::query(
                "DELETE FROM keys WHERE table_no = ? AND seat = ? AND expires_ms IS NULL",
            )
            .bind(table_no)
            .bind(seat),
            KeyChange::Use { token_hash, at_ms } => {
                sqlx::query("UPDATE keys SET used_ms = ? WHERE table_no = ? AND token_hash = ?")
                    .bind(at_ms)
                    .bind(table_no)
                    .bind(token_hash)
            }
        };
        n_changed += query.execute(&mut *connection).await?.rows_affected() as i64;
    }
    Ok(n_changed)
}

fn add_key(table_no: TableNo, key: &Key) -> Query<'_, Sqlite, SqliteArguments> {
    let query = sqlx::query(
        "INSERT OR REPLACE INTO keys
         (table_no, token_hash, seat, occupancy, made_ms, used_ms, expires_ms, network)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    );
    let query = query.bind(table_no).bind(&key.token_hash).bind(key.seat).bind(key.occupancy);
    query.bind(key.made_ms).bind(key.used_ms).bind(key.expires_ms).bind(&key.network)
}

async fn say(
    connection: &mut SqliteConnection,
    table_no: TableNo,
    remark: &Remark,
) -> Result<i64, StoreError> {
    let n = sqlx::query_scalar(
        "INSERT INTO chat (table_no, n, seat, text, at_ms)
         SELECT ?1, coalesce(max(n), 0) + 1, ?2, ?3, ?4 FROM chat WHERE table_no = ?1 RETURNING n",
    );
    let n = n.bind(table_no).bind(remark.seat).bind(&remark.text).bind(remark.at_ms);
    Ok(n.fetch_one(connection).await?)
}

async fn open(connection: &mut SqliteConnection, table: &NewTable) -> Result<TableNo, StoreError> {
    if let Some((hash, text)) = &table.pack {
        sqlx::query("INSERT INTO packs (hash, text) VALUES (?, ?) ON CONFLICT DO NOTHING")
            .bind(hash)
            .bind(text)
            .execute(&mut *connection)
            .await?;
    }
    let inserted = sqlx::query(
        "INSERT INTO tables
         (id, game, setup, pack_hash, secret, settings, is_public, due_ms, created_ms, touched_ms,
          opened_by_person, opened_by_network, listed_for_ms, edition)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?9, ?9, ?10, ?11, ?12, ?13)",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(&table.setup)
    .bind(table.pack.as_ref().map(|(hash, _)| hash))
    .bind(&table.secret)
    .bind(&table.settings)
    .bind(table.is_public)
    .bind(table.due_ms)
    .bind(table.created_ms)
    .bind(&table.opened_by.person)
    .bind(&table.opened_by.network)
    .bind(table.listed_for_ms)
    .bind(table.edition)
    .execute(&mut *connection)
    .await;
    let no = match inserted {
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
            return Err(StoreError::Exists(table.id.clone()));
        }
        other => other?.last_insert_rowid(),
    };
    for key in &table.keys {
        add_key(no, key).execute(&mut *connection).await?;
    }
    Ok(no)
}
