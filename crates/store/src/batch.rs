//! A batch of writes as one journey to the database: what is usual goes into one text with a few lists.
//!
//! The database has a thread of its own, and each statement sent there by itself costs two changes of threads, which is
//! more than most statements take.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use sqlx::SqliteConnection;

use crate::error::StoreError;
use crate::writer::Write;

/// One transaction. Each list is a text in JSON; a row of a table opened in the same batch names the table by its id.
const TRANSACTION: &str = "
    BEGIN IMMEDIATE;
    INSERT INTO packs (hash, text)
        SELECT value ->> 0, value ->> 1 FROM json_each(?) WHERE true ON CONFLICT DO NOTHING;
    INSERT INTO tables
        (id, game, setup, pack_hash, secret, settings, is_public, due_ms, created_ms, touched_ms)
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6,
            value ->> 7, value ->> 8, value ->> 8
        FROM json_each(?) WHERE true RETURNING no, id;
    INSERT INTO keys (token_hash, table_no, seat)
        SELECT value ->> 0,
            coalesce(value ->> 1, (SELECT no FROM tables WHERE id = value ->> 2)), value ->> 3
        FROM json_each(?) WHERE true
        ON CONFLICT (token_hash, table_no) DO UPDATE SET seat = excluded.seat;
    INSERT INTO journal (table_no, seq, entry, at_ms)
        SELECT coalesce(value ->> 0, (SELECT no FROM tables WHERE id = value ->> 1)),
            value ->> 2, value ->> 3, value ->> 4
        FROM json_each(?) WHERE true;
    UPDATE tables SET touched_ms = ? WHERE no IN (SELECT value FROM json_each(?));
    UPDATE tables SET over_ms = ?, touched_ms = ?, due_ms = NULL
        WHERE no IN (SELECT value FROM json_each(?));
    COMMIT;";

/// Writes of the usual kinds, sorted into lists.
#[derive(Default)]
pub(crate) struct Batch<'a> {
    packs: BTreeMap<&'a str, &'a str>,
    tables: Vec<Value>,
    keys: Vec<Value>,
    journal: Vec<Value>,
    touched: (Vec<i64>, i64),
    over: (Vec<i64>, i64),
    /// For each write, the id of the table that it opens.
    opened: Vec<Option<&'a str>>,
}

impl<'a> Batch<'a> {
    /// The batch, if all writes are of the usual kinds.
    pub(crate) fn of(writes: &'a [Write]) -> Option<Batch<'a>> {
        let mut batch = Batch::default();
        writes.iter().try_for_each(|write| batch.add(write))?;
        Some(batch)
    }

    fn add(&mut self, write: &'a Write) -> Option<()> {
        let mut opened = None;
        match write {
            Write::Append { table_no, seq, entries, key } => {
                let keys = key.iter().map(|(hash, seat)| json!([hash, table_no, null, seat]));
                self.keys.extend(keys);
                let rows = (*seq..).zip(entries);
                let row =
                    |(seq, e): (u64, &crate::Entry)| json!([table_no, null, seq, e.entry, e.at_ms]);
                self.journal.extend(rows.map(row));
            }
            Write::Open(table) => {
                self.add_table(table);
                opened = Some(table.id.as_str());
            }
            Write::Touch { table_no, at_ms } => note(&mut self.touched, *table_no, *at_ms),
            Write::Over { table_no, at_ms } => note(&mut self.over, *table_no, *at_ms),
            Write::Close
            | Write::Due { .. }
            | Write::AddKey { .. }
            | Write::DropKey { .. }
            | Write::Say { .. } => return None,
        }
        self.opened.push(opened);
        Some(())
    }

    fn add_table(&mut self, table: &'a crate::NewTable) {
        let id = &table.id;
        if let Some((hash, text)) = &table.pack {
            self.packs.insert(hash, text);
        }
        self.tables.push(json!([
            id,
            table.game,
            table.setup,
            table.pack.as_ref().map(|(hash, _)| hash),
            table.secret,
            table.settings,
            table.is_public,
            table.due_ms,
            table.created_ms,
        ]));
        self.keys.extend(table.keys.iter().map(|(hash, seat)| json!([hash, null, id, seat])));
        let rows = (1_u64..).zip(&table.entries);
        self.journal.extend(rows.map(|(seq, e)| json!([null, id, seq, e.entry, e.at_ms])));
    }

    /// Commits everything or nothing; the number of each table that was opened, and 0 for other writes.
    ///
    /// # Errors
    /// The first thing that could not be done.
    pub(crate) async fn commit(
        self,
        connection: &mut SqliteConnection,
    ) -> Result<Vec<i64>, StoreError> {
        let list = |rows: Vec<Value>| Value::from(rows).to_string();
        let numbers = |numbers: Vec<i64>| Value::from(numbers).to_string();
        let packs = self.packs.into_iter().map(|(hash, text)| json!([hash, text])).collect();
        let made: Result<Vec<(i64, String)>, sqlx::Error> = sqlx::query_as(TRANSACTION)
            .bind(list(packs))
            .bind(list(self.tables))
            .bind(list(self.keys))
            .bind(list(self.journal))
            .bind(self.touched.1)
            .bind(numbers(self.touched.0))
            .bind(self.over.1)
            .bind(self.over.1)
            .bind(numbers(self.over.0))
            .fetch_all(&mut *connection)
            .await;
        match made {
            Ok(made) => {
                let numbers: BTreeMap<String, i64> =
                    made.into_iter().map(|(no, id)| (id, no)).collect();
                let number = |id: Option<&str>| id.and_then(|id| numbers.get(id)).copied();
                Ok(self.opened.into_iter().map(|id| number(id).unwrap_or(0)).collect())
            }
            Err(error) => {
                // Where it failed before it began, there is nothing to take back, and that is an error too.
                let _ = sqlx::query("ROLLBACK").execute(connection).await;
                Err(error.into())
            }
        }
    }
}

/// Lists a table with the latest time of all.
fn note((tables, latest_ms): &mut (Vec<i64>, i64), table_no: i64, at_ms: i64) {
    tables.push(table_no);
    *latest_ms = at_ms.max(*latest_ms);
}
