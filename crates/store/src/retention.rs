//! Putting tables away to which nobody will return: what was said and who could act goes, what was played stays.

use sqlx::SqliteConnection;

use crate::error::StoreError;
use crate::openers::BEGUN_BEFORE;
use crate::rows::TableNo;
use crate::store::Store;
use crate::writer::Write;

/// What is asked about a table before it is put away.
#[derive(Clone, PartialEq, Eq, Debug, sqlx::FromRow)]
pub struct Age {
    /// Its number.
    pub no: TableNo,
    /// Its id.
    pub id: String,
    /// Whether the game has begun.
    pub is_begun: bool,
    /// When something last happened.
    pub touched_ms: i64,
    /// When the game ended.
    pub over_ms: Option<i64>,
    /// No clock of it runs out before this time.
    pub due_ms: Option<i64>,
    /// When it was put away.
    pub put_away_ms: Option<i64>,
}

/// What is taken away in one transaction. The journal of a game is its record and stays; of a table where none began only
/// the last entry does, so that nobody takes what is gone for a loss. Its row stays too, to say that there was a table.
const PUT_AWAY: [&str; 4] = [
    "DELETE FROM keys WHERE table_no IN (SELECT value FROM json_each(?1))",
    "DELETE FROM chat WHERE table_no IN (SELECT value FROM json_each(?1))",
    "DELETE FROM journal WHERE table_no IN (SELECT value FROM json_each(?1))
         AND seq < (SELECT max(seq) FROM journal AS last WHERE last.table_no = journal.table_no)
         AND NOT EXISTS (SELECT 1 FROM journal AS begun
             WHERE begun.table_no = journal.table_no AND begun.seq < ?2 AND begun.entry = 'start')",
    "UPDATE tables SET put_away_ms = ?3, opened_by_person = NULL, opened_by_network = NULL, due_ms = NULL,
         is_public = is_public AND over_ms IS NOT NULL
         WHERE no IN (SELECT value FROM json_each(?1))",
];

impl Store {
    /// The ages of the tables with numbers after this one, so many at most.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn ages(&self, after: TableNo, limit: u32) -> Result<Vec<Age>, StoreError> {
        let rows = sqlx::query_as(
            // The journal tells when something last happened: `touched_ms` is noted afterwards, and now and then only.
            "SELECT no, id, over_ms, due_ms, put_away_ms, max(touched_ms, coalesce(
                 (SELECT at_ms FROM journal WHERE table_no = no ORDER BY seq DESC LIMIT 1), 0)) AS touched_ms,
                 EXISTS (SELECT 1 FROM journal WHERE table_no = no AND seq < ?3 AND entry = 'start') AS is_begun
             FROM tables WHERE no > ?1 ORDER BY no LIMIT ?2",
        );
        Ok(rows.bind(after).bind(limit).bind(BEGUN_BEFORE).fetch_all(&self.reader).await?)
    }

    /// Puts tables away, all of them or none: their keys, their chat, who opened them, and the journals of those where no
    /// game has begun.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn put_away(&self, tables: Vec<TableNo>, at_ms: i64) -> Result<(), StoreError> {
        self.writer.write(Write::PutAway { tables, at_ms }).await.map(drop)
    }
}

pub(crate) async fn put_away(
    connection: &mut SqliteConnection,
    tables: &[TableNo],
    at_ms: i64,
) -> Result<i64, StoreError> {
    let list = serde_json::to_string(tables).expect("numbers are JSON");
    for statement in PUT_AWAY {
        let query = sqlx::query(statement).bind(&list).bind(BEGUN_BEFORE).bind(at_ms);
        query.execute(&mut *connection).await?;
    }
    Ok(0)
}
