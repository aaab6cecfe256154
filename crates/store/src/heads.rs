//! What was acknowledged last, table by table, in a small file beside the database.
//!
//! When the database's log (`-wal`) is deleted or damaged, everything that was only there is gone, and so would be any
//! count kept in the database. So after each commit one line for each journal goes into this file, without waiting for
//! the disk: it outlives a process that is killed. It is never ahead of the database, and once the log has been copied into the
//! database (a full checkpoint) its lines are dropped.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::File;
use std::io::Write as _;
use std::path::Path;

use crate::files;
use crate::rows::TableNo;
use crate::writer::{Write, Written};

/// How long the lines may get before all but the last of each table are dropped.
const MOST_BYTES: usize = 1 << 20;

/// How many entries a table has, and its id where it is new.
pub(crate) type Head = (u64, Option<String>);

/// What such a file says.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Known {
    /// Which database it is about.
    pub(crate) identity: String,
    /// How many entries the database had in all.
    pub(crate) high: i64,
    pub(crate) heads: BTreeMap<TableNo, Head>,
}

/// The file, open.
#[derive(Debug)]
pub(crate) struct Heads {
    file: File,
    identity: String,
    high: i64,
    lines: String,
    /// How many bytes of lines have been dropped since the file was opened.
    n_dropped: usize,
    /// Counts how often lines were dropped otherwise than from the front.
    generation: u64,
    /// Whether the file is not what it should be, because writing it failed.
    is_torn: bool,
}

/// A moment: everything noted before it.
#[derive(Clone, Copy)]
pub(crate) struct Mark {
    generation: u64,
    n_bytes: usize,
}

/// Reads the file; nothing where there is none or it is none of ours.
pub(crate) fn read(path: &Path) -> Option<Known> {
    let text = std::fs::read_to_string(path).ok()?;
    // A last line without its end was cut off while it was written.
    let whole = &text[..=text.rfind('\n')?];
    let (header, lines) = whole.split_once('\n')?;
    let mut words = header.strip_prefix("file ")?.split(' ');
    let identity = words.next()?.to_string();
    let high = words.next()?.parse().ok()?;
    Some(Known { identity, high, heads: heads(lines) })
}

/// The last head of each table.
fn heads(lines: &str) -> BTreeMap<TableNo, Head> {
    let mut heads: BTreeMap<TableNo, Head> = BTreeMap::new();
    for line in lines.lines() {
        let mut words = line.split(' ');
        let mut number = || words.next()?.parse::<i64>().ok();
        let (Some(no), Some(seq)) = (number(), number()) else { continue };
        let head = heads.entry(no).or_default();
        head.0 = head.0.max(seq as u64);
        head.1 = words.next().map(ToString::to_string).or(head.1.take());
    }
    heads
}

impl Heads {
    /// Begins the file anew.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(crate) fn begin(path: &Path, identity: String, high: i64) -> std::io::Result<Heads> {
        let file = files::private().create(true).append(true).open(path)?;
        let mut heads = Heads {
            file,
            identity,
            high,
            lines: String::new(),
            n_dropped: 0,
            generation: 0,
            is_torn: false,
        };
        heads.rewrite()?;
        Ok(heads)
    }

    /// Notes what has been written. Where that fails a loss may go unnoticed; nothing else depends on it.
    pub(crate) fn note(&mut self, writes: &[Write], results: &[Written]) {
        let n_before = self.lines.len();
        for (write, result) in writes.iter().zip(results) {
            // Writing to a text cannot fail.
            let _ = match (write, result) {
                (Write::Append { table_no, seq, entries, .. }, Ok(_)) => {
                    writeln!(self.lines, "{table_no} {}", seq + entries.len() as u64 - 1)
                }
                (Write::Open(table), Ok(no)) => {
                    writeln!(self.lines, "{no} {} {}", table.entries.len(), table.id)
                }
                _ => Ok(()),
            };
        }
        if self.lines.len() > MOST_BYTES {
            self.compact();
        } else if self.is_torn {
            self.is_torn = self.rewrite().is_err();
        } else if self.lines.len() > n_before {
            self.is_torn = self.file.write_all(&self.lines.as_bytes()[n_before..]).is_err();
        }
    }

    fn compact(&mut self) {
        let heads = heads(&self.lines);
        self.lines.clear();
        for (no, (seq, id)) in heads {
            let id = id.map(|id| format!(" {id}")).unwrap_or_default();
            let _ = writeln!(self.lines, "{no} {seq}{id}");
        }
        self.generation += 1;
        self.is_torn = self.rewrite().is_err();
    }

    /// This moment.
    pub(crate) fn mark(&self) -> Mark {
        Mark { generation: self.generation, n_bytes: self.n_dropped + self.lines.len() }
    }

    /// Everything that was noted before `mark` is in the database itself, which has so many entries in all.
    pub(crate) fn settle(&mut self, mark: Mark, high: i64) {
        if mark.generation != self.generation {
            return;
        }
        self.lines.drain(..mark.n_bytes - self.n_dropped);
        self.n_dropped = mark.n_bytes;
        self.high = high;
        self.is_torn = self.rewrite().is_err();
    }

    /// Shortened first: what is left of longer lines could be read as others.
    fn rewrite(&mut self) -> std::io::Result<()> {
        self.file.set_len(0)?;
        let text = format!("file {} {}\n{}", self.identity, self.high, self.lines);
        self.file.write_all(text.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rows::Entry;

    fn append(table_no: TableNo, seq: u64) -> Write {
        let entries = vec![Entry { entry: "e".into(), at_ms: 1 }];
        Write::Append { table_no, seq, entries, links: Vec::new(), keys: Vec::new() }
    }

    #[test]
    fn what_was_noted_is_read_back_until_it_is_settled() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("heads");
        let mut heads = Heads::begin(&path, "abc".into(), 7).unwrap();
        heads.note(&[append(1, 4), append(2, 9), append(1, 5)], &[Ok(0), Ok(0), Ok(0)]);
        let mark = heads.mark();
        heads.note(&[append(3, 1), append(4, 2)], &[Ok(0), Err(crate::StoreError::Closed)]);
        let known = read(&path).unwrap();
        assert_eq!((known.identity.as_str(), known.high), ("abc", 7));
        let seqs: Vec<_> = known.heads.iter().map(|(no, head)| (*no, head.0)).collect();
        assert_eq!(seqs, [(1, 5), (2, 9), (3, 1)], "what was refused is not noted");
        heads.settle(mark, 12);
        let known = read(&path).unwrap();
        assert_eq!((known.high, known.heads.len()), (12, 1), "{known:?}");
    }

    #[test]
    fn a_line_that_was_cut_off_is_not_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("heads");
        std::fs::write(&path, "file abc 7\n1 4\n2 17 new").unwrap();
        assert_eq!(read(&path).unwrap().heads, BTreeMap::from([(1, (4, None))]));
        std::fs::write(&path, "something else\n").unwrap();
        assert_eq!(read(&path), None);
    }

    #[test]
    fn many_lines_become_one_a_table() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("heads");
        let mut heads = Heads::begin(&path, "abc".into(), 0).unwrap();
        let mark = heads.mark();
        for seq in 1..200_000 {
            heads.note(&[append(5, seq)], &[Ok(0)]);
        }
        assert!(std::fs::metadata(&path).unwrap().len() <= MOST_BYTES as u64 + 99);
        heads.settle(mark, 1);
        assert_eq!(read(&path).unwrap().heads, BTreeMap::from([(5, (199_999, None))]));
    }
}
