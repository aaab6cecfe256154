//! What the database has lost although it had been acknowledged: noticed when it is opened, and kept to be told.

use std::path::Path;

use sqlx::SqliteConnection;

use crate::error::StoreError;
use crate::files;
use crate::heads::{self, Heads, Known};

/// How many tables the log names one by one.
const NAMED: usize = 20;

/// What a table has lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, sqlx::FromRow)]
pub struct Loss {
    /// How many entries of its journal were left; nothing where it is not known whether any are missing.
    pub kept: Option<i64>,
    /// How many there had been.
    pub had: Option<i64>,
}

/// How many tables were found to have lost something when the file was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Losses {
    /// Tables of which it is known.
    pub n_certain: usize,
    /// Tables of which it cannot be known.
    pub n_possible: usize,
}

/// Compares the database with what stands beside it, notes what is missing, and begins that file anew.
///
/// # Errors
/// When the database or the file cannot be written.
pub(crate) async fn notice(
    connection: &mut SqliteConnection,
    database: &Path,
    is_new: bool,
) -> Result<(Heads, Losses), StoreError> {
    let path = files::beside(database, "-heads");
    let identity: String =
        sqlx::query_scalar("SELECT identity FROM file").fetch_one(&mut *connection).await?;
    let high = high(connection).await?;
    let losses = match heads::read(&path) {
        None => Losses::default(),
        Some(known) if is_new || known.identity != identity => {
            tracing::warn!(file = %path.display(), "it belonged to another database; it is begun anew");
            Losses::default()
        }
        Some(known) => compare(connection, &known, high).await?,
    };
    let begun = Heads::begin(&path, identity, high);
    Ok((begun.map_err(|error| StoreError::file(&path, error))?, losses))
}

/// How many entries were ever written, as far as the database knows.
pub(crate) async fn high(connection: &mut SqliteConnection) -> Result<i64, StoreError> {
    let high = sqlx::query_scalar("SELECT coalesce(max(rowid), 0) FROM journal");
    Ok(high.fetch_one(connection).await?)
}

async fn compare(
    connection: &mut SqliteConnection,
    known: &Known,
    high: i64,
) -> Result<Losses, StoreError> {
    let heads: Vec<_> = known.heads.iter().map(|(no, head)| (no, head.seq, &head.id)).collect();
    let certain: Vec<(String, i64, i64)> = sqlx::query_as(
        "INSERT INTO losses (id, kept, had)
         SELECT coalesce(tables.id, value ->> 2),
             coalesce((SELECT max(seq) FROM journal WHERE table_no = no), 0) AS kept, value ->> 1 AS had
         FROM json_each(?) LEFT JOIN tables ON no = value ->> 0
         WHERE coalesce(tables.id, value ->> 2) IS NOT NULL AND (no IS NULL OR kept < had)
         ON CONFLICT (id) DO UPDATE SET kept = excluded.kept, had = excluded.had
         RETURNING id, kept, had",
    )
    .bind(serde_json::to_string(&heads).expect("numbers and texts are JSON"))
    .fetch_all(&mut *connection)
    .await?;
    for (table, kept, had) in certain.iter().take(NAMED) {
        tracing::error!(table, kept, had, "the disk has lost entries that had been acknowledged");
    }
    let n_possible = if high < known.high { suspect_all(connection).await? } else { 0 };
    let losses = Losses { n_certain: certain.len(), n_possible };
    if losses != Losses::default() {
        tracing::error!(?losses, "the database is older than what had been acknowledged");
    }
    Ok(losses)
}

/// Even what had reached the database itself is missing: every game that was going on may be concerned.
async fn suspect_all(connection: &mut SqliteConnection) -> Result<usize, StoreError> {
    let suspected = sqlx::query(
        "INSERT INTO losses (id) SELECT id FROM tables WHERE over_ms IS NULL ON CONFLICT DO NOTHING",
    );
    Ok(suspected.execute(connection).await?.rows_affected() as usize)
}
