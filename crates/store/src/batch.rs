//! A batch of writes as one journey to the database: what is usual goes into one text of a few statements.
//!
//! The database has a thread of its own, and each statement sent there by itself costs two changes of threads, which is
//! more than most statements take. The journals' rows, by far the most, are bound one by one; the others come as
//! lists in JSON, which takes longer for each row.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use serde::Serialize;
use sqlx::{AssertSqlSafe, SqliteConnection};

use crate::chain::{Link, first_links};
use crate::error::StoreError;
use crate::rows::{Entry, Key, KeyChange, NewTable, Opener, TableNo};
use crate::writer::{Write, take_back};

/// For how many rows of journals there is a text, so that the database prepares a few; a row may stay empty.
const SIZES: [usize; 16] =
    [8, 16, 32, 48, 64, 96, 128, 160, 192, 224, 256, 320, 384, 512, 768, 1024];

/// One transaction for each of [`SIZES`]. A row of a table opened in the same batch names the table by its id.
static TRANSACTIONS: LazyLock<[Arc<str>; SIZES.len()]> = LazyLock::new(|| {
    SIZES.map(|n_rows| {
        let rows = vec!["(?, ?, ?, ?, ?, ?)"; n_rows].join(", ");
        let text = format!(
            "BEGIN IMMEDIATE;
            INSERT INTO packs (hash, text)
                SELECT value ->> 0, value ->> 1 FROM json_each(?) WHERE true ON CONFLICT DO NOTHING;
            INSERT INTO tables
                (id, game, setup, pack_hash, secret, settings, is_public, due_ms, created_ms, touched_ms,
                opened_by_person, opened_by_network, listed_for_ms, edition)
                SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6,
                    value ->> 7, value ->> 8, value ->> 8, value ->> 9, value ->> 10, value ->> 11,
                    value ->> 12
                FROM json_each(?) WHERE true RETURNING no, id;
            INSERT INTO keys (token_hash, table_no, seat, occupancy, made_ms, used_ms, expires_ms, network)
                SELECT value ->> 0,
                    coalesce(value ->> 1, (SELECT no FROM tables WHERE id = value ->> 2)), value ->> 3,
                    value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8
                FROM json_each(?) WHERE true
                ON CONFLICT (token_hash, table_no) DO UPDATE SET (seat, occupancy, made_ms, used_ms, expires_ms, network)
                    = (excluded.seat, excluded.occupancy, excluded.made_ms, excluded.used_ms, excluded.expires_ms,
                        excluded.network);
            INSERT INTO journal (table_no, seq, entry, at_ms, link)
                SELECT coalesce(column1, (SELECT no FROM tables WHERE id = column2)), column3, column4, column5,
                    column6
                FROM (VALUES {rows}) WHERE column3 IS NOT NULL;
            UPDATE tables SET touched_ms = ? WHERE no IN (SELECT value FROM json_each(?));
            UPDATE tables SET over_ms = ?, touched_ms = ?, due_ms = NULL
                WHERE no IN (SELECT value FROM json_each(?));
            COMMIT;"
        );
        text.into()
    })
});

/// A row of a journal: the number of its table, or else its id; its own number, what it says, and its link.
type JournalRow<'a> = (Option<TableNo>, Option<&'a str>, u64, &'a Entry, Link);

/// Writes of the usual kinds, sorted into lists.
#[derive(Default)]
pub(crate) struct Batch<'a> {
    packs: BTreeMap<&'a str, &'a str>,
    tables: Rows,
    keys: Rows,
    journal: Vec<JournalRow<'a>>,
    touched: (Rows, i64),
    over: (Rows, i64),
    /// For each write, the id of the table that it opens.
    opened: Vec<Option<&'a str>>,
}

impl<'a> Batch<'a> {
    /// The batch, if all writes are of the usual kinds and not too many.
    pub(crate) fn of(writes: &'a [Write]) -> Option<Batch<'a>> {
        let mut batch = Batch::default();
        writes.iter().try_for_each(|write| batch.add(write))?;
        let [.., most] = SIZES;
        (batch.journal.len() <= most).then_some(batch)
    }

    fn add(&mut self, write: &'a Write) -> Option<()> {
        let mut opened = None;
        match write {
            Write::Append { table_no, seq, entries, links, keys } => {
                if links.len() != entries.len() {
                    return None;
                }
                for change in keys {
                    // Whoever leaves ends what others may have just been given: in the order in which they come.
                    let KeyChange::Add(key) = change else { return None };
                    self.add_key(key, Some(*table_no), None);
                }
                let rows = (*seq..).zip(entries).zip(links);
                let row = |((seq, entry), link): ((u64, &'a Entry), &Link)| {
                    (Some(*table_no), None, seq, entry, *link)
                };
                self.journal.extend(rows.map(row));
            }
            Write::Open(table) => {
                self.add_table(table);
                opened = Some(table.id.as_str());
            }
            Write::Touch { table_no, at_ms } => note(&mut self.touched, *table_no, *at_ms),
            Write::Over { table_no, at_ms } => note(&mut self.over, *table_no, *at_ms),
            Write::Pad { .. }
            | Write::Close
            | Write::Probe
            | Write::Due { .. }
            | Write::Keys { .. }
            | Write::Say { .. }
            | Write::Analysis(_)
            | Write::PutAway { .. }
            | Write::Leaving { .. }
            | Write::BeginRun { .. }
            | Write::NoteRun(_) => return None,
        }
        self.opened.push(opened);
        Some(())
    }

    fn add_table(&mut self, table: &'a NewTable) {
        let id = &table.id;
        if let Some((hash, text)) = &table.pack {
            self.packs.insert(hash, text);
        }
        let (pack_hash, at_ms) = (table.pack.as_ref().map(|(hash, _)| hash), table.created_ms);
        let NewTable { game, setup, secret, settings, is_public, due_ms, edition, .. } = table;
        let NewTable { opened_by: Opener { person, network }, listed_for_ms: listed, .. } = table;
        #[rustfmt::skip]
        let row = (id, game, setup, pack_hash, secret, settings, is_public, due_ms, at_ms, person, network, listed, edition);
        self.tables.add(&row);
        for key in &table.keys {
            self.add_key(key, None, Some(id));
        }
        let rows = (1..).zip(&table.entries).zip(first_links(&table.entries));
        let row = |((seq, entry), link)| (None, Some(id.as_str()), seq, entry, link);
        self.journal.extend(rows.map(row));
    }

    /// Adds a key to a table known by its number, or else by its id.
    fn add_key(&mut self, key: &Key, table_no: Option<TableNo>, id: Option<&str>) {
        let Key { token_hash, seat, occupancy, made_ms, used_ms, expires_ms, network, .. } = key;
        let row =
            (token_hash, table_no, id, seat, occupancy, made_ms, used_ms, expires_ms, network);
        self.keys.add(&row);
    }

    /// Commits everything or nothing; the number of each table that was opened, and 0 for other writes.
    ///
    /// # Errors
    /// The first thing that could not be done.
    pub(crate) async fn commit(
        mut self,
        connection: &mut SqliteConnection,
    ) -> Result<Vec<i64>, StoreError> {
        let mut packs = Rows::default();
        self.packs.iter().for_each(|pack| packs.add(&pack));
        // One table after another, as the journals' index has them.
        self.journal.sort_unstable_by_key(|(table_no, id, seq, ..)| {
            (table_no.is_none(), *table_no, *id, *seq)
        });
        let size = SIZES.iter().position(|n_rows| self.journal.len() <= *n_rows).unwrap_or(0);
        let mut query = sqlx::query_as(AssertSqlSafe(TRANSACTIONS[size].clone()))
            .bind(packs.list())
            .bind(self.tables.list())
            .bind(self.keys.list());
        for (table_no, id, seq, Entry { entry, at_ms }, link) in &self.journal {
            query = query.bind(*table_no).bind(*id).bind(*seq as i64).bind(entry).bind(*at_ms);
            query = query.bind(*link);
        }
        for _ in self.journal.len()..SIZES[size] {
            for _column in 0..6 {
                query = query.bind(None::<i64>);
            }
        }
        let made: Result<Vec<(i64, String)>, sqlx::Error> = query
            .bind(self.touched.1)
            .bind(self.touched.0.list())
            .bind(self.over.1)
            .bind(self.over.1)
            .bind(self.over.0.list())
            .fetch_all(&mut *connection)
            .await;
        match made {
            Ok(made) => {
                let numbers: BTreeMap<String, i64> =
                    made.into_iter().map(|(no, id)| (id, no)).collect();
                let number = |id: Option<&str>| id.and_then(|id| numbers.get(id)).copied();
                Ok(self.opened.into_iter().map(|id| number(id).unwrap_or(0)).collect())
            }
            Err(error) => Err(take_back(connection, error.into()).await),
        }
    }
}

/// Lists a table with the latest time of all.
fn note((tables, latest_ms): &mut (Rows, i64), table_no: i64, at_ms: i64) {
    tables.add(&table_no);
    *latest_ms = at_ms.max(*latest_ms);
}

/// Rows as a list in JSON, written as they come.
#[derive(Default)]
struct Rows(String);

impl Rows {
    /// Adds a row: something that is written as JSON without fail, such as a tuple of texts and numbers.
    fn add(&mut self, row: &impl Serialize) {
        self.0.push(if self.0.is_empty() { '[' } else { ',' });
        self.0.push_str(&serde_json::to_string(row).expect("texts and numbers are JSON"));
    }

    fn list(mut self) -> String {
        self.0.push_str(if self.0.is_empty() { "[]" } else { "]" });
        self.0
    }
}
