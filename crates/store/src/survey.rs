//! What is in a file, counted for its owner without disturbing whoever uses it.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use crate::error::StoreError;

/// What a file holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Survey {
    /// The tables, by game and edition.
    pub counts: Vec<Count>,
    /// What the database finds wrong with itself; nothing where it is sound.
    pub faults: Vec<String>,
}

/// The tables of one game that are played by one edition of its rules.
#[derive(Clone, PartialEq, Eq, Debug, sqlx::FromRow)]
pub struct Count {
    /// The game's id.
    pub game: String,
    /// The edition.
    pub edition: i64,
    /// How many are not over.
    pub n_open: i64,
    /// How many are.
    pub n_over: i64,
}

/// Counts what is in a file.
///
/// # Errors
/// When it cannot be read.
pub async fn survey(file: &Path) -> Result<Survey, StoreError> {
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
    let mut connection = options.connect().await?;
    let surveyed = look(&mut connection).await;
    connection.close().await?;
    surveyed
}

async fn look(connection: &mut SqliteConnection) -> Result<Survey, StoreError> {
    let has_editions =
        "SELECT count(*) > 0 FROM pragma_table_info('tables') WHERE name = 'edition'";
    let has_editions: bool = sqlx::query_scalar(has_editions).fetch_one(&mut *connection).await?;
    let counted = if has_editions { BY_EDITION } else { BEFORE_EDITIONS };
    let counts = sqlx::query_as(counted).fetch_all(&mut *connection).await?;
    let found: Vec<String> =
        sqlx::query_scalar("PRAGMA quick_check").fetch_all(&mut *connection).await?;
    Ok(Survey { counts, faults: found.into_iter().filter(|line| line != "ok").collect() })
}

const BY_EDITION: &str =
    "SELECT game, edition, count(*) - count(over_ms) AS n_open, count(over_ms) AS n_over
     FROM tables GROUP BY game, edition ORDER BY game, edition";

/// A file that no program with editions has used yet.
const BEFORE_EDITIONS: &str =
    "SELECT game, 1 AS edition, count(*) - count(over_ms) AS n_open, count(over_ms) AS n_over
     FROM tables GROUP BY game ORDER BY game";
