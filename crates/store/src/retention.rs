//! Putting tables away to which nobody will return: what was said and who could act goes, what was played stays.

use sqlx::SqliteConnection;

use crate::error::StoreError;
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
    /// When it was decided to put it away, in the time lived through ([`crate::Lived`]).
    pub leaving_at_ms: Option<i64>,
    /// When it was put away.
    pub put_away_ms: Option<i64>,
}

/// What is taken away in one transaction. The journal of a game is its record and stays; of a table where none began only
/// the last entry does, so that nobody takes what is gone for a loss. Its row stays too, to say that there was a table.
const PUT_AWAY: [&str; 5] = [
    "DELETE FROM keys WHERE table_no IN (SELECT value FROM json_each(?1))",
    "DELETE FROM sat WHERE table_no IN (SELECT value FROM json_each(?1))",
    "DELETE FROM chat WHERE table_no IN (SELECT value FROM json_each(?1))",
    "DELETE FROM journal WHERE table_no IN (SELECT value FROM json_each(?1))
         AND seq < (SELECT max(seq) FROM journal AS last WHERE last.table_no = journal.table_no)
         AND (SELECT begun_ms FROM tables WHERE no = journal.table_no) IS NULL",
    "UPDATE tables SET put_away_ms = ?2, opened_by_person = NULL, opened_by_network = NULL, due_ms = NULL,
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
            "SELECT no, id, begun_ms IS NOT NULL AS is_begun, over_ms, due_ms, leaving_at_ms, put_away_ms,
                 max(touched_ms, coalesce(
                     (SELECT at_ms FROM journal WHERE table_no = no ORDER BY seq DESC LIMIT 1), 0)) AS touched_ms
             FROM tables WHERE no > ?1 ORDER BY no LIMIT ?2",
        );
        Ok(rows.bind(after).bind(limit).fetch_all(&self.reader).await?)
    }

    /// Notes that these tables are to be put away, or (without a time) that they are not.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn set_leaving(
        &self,
        tables: Vec<TableNo>,
        at_ms: Option<i64>,
    ) -> Result<(), StoreError> {
        self.writer.write(Write::Leaving { tables, at_ms }).await.map(drop)
    }

    /// How many tables it was decided to put away after this time, and how many there are to be put away one day.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn n_leaving(&self, after_ms: i64) -> Result<(i64, i64), StoreError> {
        let counts = sqlx::query_as(
            "SELECT (SELECT count(*) FROM tables WHERE leaving_at_ms > ?),
                 (SELECT count(*) FROM tables WHERE put_away_ms IS NULL)",
        );
        Ok(counts.bind(after_ms).fetch_one(&self.reader).await?)
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
    let list = listed(tables);
    for statement in PUT_AWAY {
        sqlx::query(statement).bind(&list).bind(at_ms).execute(&mut *connection).await?;
    }
    Ok(0)
}

pub(crate) async fn set_leaving(
    connection: &mut SqliteConnection,
    tables: &[TableNo],
    at_ms: Option<i64>,
) -> Result<i64, StoreError> {
    let marked = sqlx::query(
        "UPDATE tables SET leaving_at_ms = ? WHERE no IN (SELECT value FROM json_each(?))",
    );
    let marked = marked.bind(at_ms).bind(listed(tables)).execute(connection).await?;
    Ok(marked.rows_affected() as i64)
}

fn listed(tables: &[TableNo]) -> String {
    serde_json::to_string(tables).expect("numbers are JSON")
}
