//! The running hash of a journal: an entry that was altered, lost or slipped in between shows when it is read.

use std::collections::BTreeMap;

use sha2::{Digest, Sha256};
use sqlx::SqliteConnection;

use crate::error::StoreError;
use crate::rows::{Entry, TableNo};
use crate::writer::{Write, Written};

/// A hash over an entry and the link of the one before it.
pub(crate) type Link = i64;

/// What the first entry of a journal is linked to, and the first after those of earlier versions, which have no links.
const START: Link = 0;

/// For how many journals the last link is remembered (a cache: what is not there is looked up).
const REMEMBERED: usize = 65_536;

fn link(before: Link, seq: u64, entry: &Entry) -> Link {
    let hash = Sha256::new()
        .chain_update(before.to_le_bytes())
        .chain_update(seq.to_le_bytes())
        .chain_update(entry.at_ms.to_le_bytes())
        .chain_update(&entry.entry)
        .finalize();
    let (first, _) = hash.split_first_chunk().expect("a hash has 32 bytes");
    i64::from_le_bytes(*first)
}

/// The links of entries from number `seq` on.
fn links(mut before: Link, seq: u64, entries: &[Entry]) -> Vec<Link> {
    let next = |(seq, entry): (u64, &Entry)| {
        before = link(before, seq, entry);
        before
    };
    (seq..).zip(entries).map(next).collect()
}

/// The links of a journal that begins with these entries.
pub(crate) fn first_links(entries: &[Entry]) -> Vec<Link> {
    links(START, 1, entries)
}

/// The last link of each journal that is being written.
#[derive(Debug, Default)]
pub(crate) struct Chains(BTreeMap<TableNo, (u64, Link)>);

impl Chains {
    /// Links what is to be appended to what is there. What has nothing before it stays without, and is refused.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub(crate) async fn link(
        &self,
        connection: &mut SqliteConnection,
        writes: &mut [Write],
    ) -> Result<(), StoreError> {
        let found = self.look_up(connection, writes).await?;
        for write in writes {
            if let Write::Append { table_no, seq, entries, links: unlinked, .. } = write {
                let before = (*table_no, seq.saturating_sub(1));
                let before = match before.1 {
                    0 => Some(START),
                    _ => self.last(before).or_else(|| found.get(&before).copied()),
                };
                *unlinked = before.map(|link| links(link, *seq, entries)).unwrap_or_default();
            }
        }
        Ok(())
    }

    /// The link of this entry, if it is the last of its journal as far as is remembered.
    fn last(&self, (table_no, seq): (TableNo, u64)) -> Option<Link> {
        self.0.get(&table_no).filter(|(last, _)| *last == seq).map(|(_, link)| *link)
    }

    /// The links before these writes which are not remembered: one query for all.
    async fn look_up(
        &self,
        connection: &mut SqliteConnection,
        writes: &[Write],
    ) -> Result<BTreeMap<(TableNo, u64), Link>, StoreError> {
        let before = |write: &Write| match write {
            Write::Append { table_no, seq, .. } if *seq > 1 => Some((*table_no, *seq - 1)),
            _ => None,
        };
        let wanted = writes.iter().filter_map(before).filter(|key| self.last(*key).is_none());
        let wanted: Vec<(TableNo, u64)> = wanted.collect();
        if wanted.is_empty() {
            return Ok(BTreeMap::new());
        }
        let rows: Vec<(TableNo, i64, Option<Link>)> = sqlx::query_as(
            "SELECT table_no, seq, link FROM json_each(?) AS wanted
             JOIN journal ON table_no = wanted.value ->> 0 AND seq = wanted.value ->> 1",
        )
        .bind(serde_json::to_string(&wanted).expect("numbers are JSON"))
        .fetch_all(connection)
        .await?;
        let found = |(no, seq, link): (TableNo, i64, Option<Link>)| {
            ((no, seq as u64), link.unwrap_or(START))
        };
        Ok(rows.into_iter().map(found).collect())
    }

    /// Remembers what has been written.
    pub(crate) fn note(&mut self, writes: &[Write], results: &[Written]) {
        if self.0.len() > REMEMBERED {
            self.0.clear();
        }
        for (write, result) in writes.iter().zip(results) {
            match (write, result) {
                (Write::Append { table_no, seq, entries, links, .. }, Ok(_)) => {
                    if let Some(link) = links.last() {
                        self.0.insert(*table_no, (seq + entries.len() as u64 - 1, *link));
                    }
                }
                (Write::Append { table_no, .. }, Err(_)) => drop(self.0.remove(table_no)),
                (Write::Open(table), Ok(no)) => {
                    if let Some(link) = first_links(&table.entries).last() {
                        self.0.insert(*no, (table.entries.len() as u64, *link));
                    }
                }
                _ => {}
            }
        }
    }
}

/// An entry as it is found on disk.
#[derive(sqlx::FromRow)]
pub(crate) struct Found {
    seq: i64,
    entry: String,
    at_ms: i64,
    link: Option<Link>,
}

/// The entries after number `after`, if each follows from the one before. Unless `after` is 0, the first row is that
/// entry itself, to whose link the others are tied.
///
/// # Errors
/// [`StoreError::Damaged`] with the entries before the first that does not follow.
pub(crate) fn check(
    table_no: TableNo,
    after: u64,
    rows: Vec<Found>,
) -> Result<Vec<Entry>, StoreError> {
    let mut rows = rows.into_iter().peekable();
    let anchor = rows.next_if(|row| row.seq as u64 == after);
    let mut before = anchor.and_then(|row| row.link).unwrap_or(START);
    let mut sound = Vec::with_capacity(rows.len());
    for (seq, row) in (after + 1..).zip(rows) {
        let entry = Entry { entry: row.entry, at_ms: row.at_ms };
        let follows = match row.link {
            Some(found) => found == link(before, seq, &entry),
            None => before == START,
        };
        if row.seq as u64 != seq || !follows {
            return Err(StoreError::Damaged { table_no, seq, sound });
        }
        before = row.link.unwrap_or(START);
        sound.push(entry);
    }
    Ok(sound)
}
