//! The one writer: whatever waits is committed together, and nobody is answered before the disk is.

use sqlx::{Connection, QueryBuilder, Sqlite, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::error::StoreError;
use crate::rows::{Entry, Key, NewTable, Remark};

/// How many writes may wait; more and the callers wait to be let in.
const QUEUE: usize = 4096;
/// The most writes in one transaction.
const BATCH: usize = 1024;
/// The most rows in one statement: four values each, well below SQLite's limit.
const ROWS: usize = 1000;

/// Something to write.
#[derive(Debug)]
pub(crate) enum Write {
    Open(NewTable, Vec<Entry>),
    Append { table: String, seq: u64, entries: Vec<Entry> },
    Over { table: String, at_ms: i64 },
    AddKey { token_hash: String, key: Key },
    DropKey { token_hash: String },
    Say { table: String, remark: Remark },
}

type Answer = oneshot::Sender<Result<(), StoreError>>;

/// A handle on the writer.
#[derive(Clone, Debug)]
pub(crate) struct Writer(mpsc::Sender<(Write, Answer)>);

impl Writer {
    /// Starts the writer on a connection of its own.
    pub(crate) fn start(connection: SqliteConnection) -> (Writer, tokio::task::JoinHandle<()>) {
        let (sender, receiver) = mpsc::channel(QUEUE);
        (Writer(sender), tokio::spawn(work(connection, receiver)))
    }

    /// Writes, and returns when it is on disk.
    pub(crate) async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (sender, receiver) = oneshot::channel();
        self.0.send((write, sender)).await.map_err(|_| StoreError::Closed)?;
        receiver.await.map_err(|_| StoreError::Closed)?
    }
}

async fn work(mut connection: SqliteConnection, mut receiver: mpsc::Receiver<(Write, Answer)>) {
    let mut batch = Vec::with_capacity(BATCH);
    while receiver.recv_many(&mut batch, BATCH).await > 0 {
        let (writes, answers): (Vec<Write>, Vec<Answer>) = batch.drain(..).unzip();
        let results = match commit(&mut connection, &writes).await {
            Ok(()) => writes.iter().map(|_| Ok(())).collect(),
            // One write that cannot be done must not take the others with it.
            Err(_) => one_by_one(&mut connection, &writes).await,
        };
        for (answer, result) in answers.into_iter().zip(results) {
            // Whoever asked may have gone; what was written is written all the same.
            let _ = answer.send(result);
        }
    }
    let _ = connection.close().await;
}

async fn one_by_one(
    connection: &mut SqliteConnection,
    writes: &[Write],
) -> Vec<Result<(), StoreError>> {
    let mut results = Vec::with_capacity(writes.len());
    for write in writes {
        results.push(commit(connection, std::slice::from_ref(write)).await);
    }
    results
}

/// One transaction: all of it or nothing.
async fn commit(connection: &mut SqliteConnection, writes: &[Write]) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await?;
    let mut lines = Vec::new();
    for write in writes {
        match write {
            Write::Append { table, seq, entries } => {
                lines
                    .extend((*seq..).zip(entries).map(|(seq, entry)| (table.as_str(), seq, entry)));
            }
            other => single(&mut transaction, other).await?,
        }
        if let Write::Open(table, entries) = write {
            lines.extend((1..).zip(entries).map(|(seq, entry)| (table.id.as_str(), seq, entry)));
        }
    }
    for lines in lines.chunks(ROWS) {
        let mut insert =
            QueryBuilder::<Sqlite>::new("INSERT INTO journal (table_id, seq, entry, at_ms) ");
        insert.push_values(lines, |mut row, (table, seq, entry)| {
            row.push_bind(*table);
            row.push_bind(*seq as i64);
            row.push_bind(entry.entry.as_str());
            row.push_bind(entry.at_ms);
        });
        let inserted = insert.build().execute(&mut *transaction).await;
        inserted.map_err(|error| conflict(error, lines))?;
    }
    transaction.commit().await?;
    Ok(())
}

/// A number that is taken is a race that somebody else won.
fn conflict(error: sqlx::Error, lines: &[(&str, u64, &Entry)]) -> StoreError {
    match (&error, lines) {
        (sqlx::Error::Database(database), [(table, seq, _), ..]) => {
            if database.is_unique_violation() {
                StoreError::Conflict { table: (*table).to_string(), seq: *seq }
            } else if database.is_foreign_key_violation() {
                StoreError::NoSuchTable((*table).to_string())
            } else {
                error.into()
            }
        }
        _ => error.into(),
    }
}

async fn single(connection: &mut SqliteConnection, write: &Write) -> Result<(), StoreError> {
    match write {
        Write::Append { .. } => {}
        Write::Open(table, _) => open(connection, table).await?,
        Write::Over { table, at_ms } => {
            sqlx::query("UPDATE tables SET over_ms = ?, touched_ms = ? WHERE id = ?")
                .bind(at_ms)
                .bind(at_ms)
                .bind(table)
                .execute(connection)
                .await?;
        }
        Write::AddKey { token_hash, key } => {
            sqlx::query(
                "INSERT INTO keys (token_hash, table_id, seat, expires_ms) VALUES (?, ?, ?, ?)",
            )
            .bind(token_hash)
            .bind(&key.table_id)
            .bind(key.seat)
            .bind(key.expires_ms)
            .execute(connection)
            .await?;
        }
        Write::DropKey { token_hash } => {
            sqlx::query("DELETE FROM keys WHERE token_hash = ?")
                .bind(token_hash)
                .execute(connection)
                .await?;
        }
        Write::Say { table, remark } => {
            sqlx::query(
                "INSERT INTO chat (table_id, n, seat, text, at_ms)
                 SELECT ?1, coalesce(max(n), 0) + 1, ?2, ?3, ?4 FROM chat WHERE table_id = ?1",
            )
            .bind(table)
            .bind(remark.seat)
            .bind(&remark.text)
            .bind(remark.at_ms)
            .execute(connection)
            .await?;
        }
    }
    Ok(())
}

async fn open(connection: &mut SqliteConnection, table: &NewTable) -> Result<(), StoreError> {
    if let Some((hash, text)) = &table.pack {
        sqlx::query("INSERT INTO packs (hash, text) VALUES (?, ?) ON CONFLICT DO NOTHING")
            .bind(hash)
            .bind(text)
            .execute(&mut *connection)
            .await?;
    }
    let inserted = sqlx::query(
        "INSERT INTO tables (id, game, setup, pack_hash, secret, settings, is_public, created_ms, touched_ms)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?8, ?8)",
    )
    .bind(&table.id)
    .bind(&table.game)
    .bind(&table.setup)
    .bind(table.pack.as_ref().map(|(hash, _)| hash))
    .bind(&table.secret)
    .bind(&table.settings)
    .bind(table.is_public)
    .bind(table.created_ms)
    .execute(connection)
    .await;
    match inserted {
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
            Err(StoreError::Exists(table.id.clone()))
        }
        other => Ok(other.map(drop)?),
    }
}
