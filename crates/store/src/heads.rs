//! What was acknowledged last, table by table, in a small file beside the database.
//!
//! When the database's log (`-wal`) is deleted or damaged, everything that was only there is gone, and so would be any
//! count kept in the database. So after each commit one line for each journal is added to this file, without waiting for
//! the disk: it outlives a process that is killed. A moment later it is synced, beside the writer, and outlives a power
//! cut as well. It is never ahead of the database. Once the log has been copied into the database (a full checkpoint), a line
//! says that those before it are settled; lines are never changed, and a file that got long is replaced as a whole.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::files::{self, Identity};
use crate::rows::TableNo;
use crate::writer::{Write, Written};

/// How long the file may get before all but the last line of each table are dropped.
const MOST_BYTES: u64 = 1 << 20;

/// What was acknowledged last of a table.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Head {
    /// How many entries it has.
    pub(crate) seq: u64,
    /// Its id, where it is new.
    pub(crate) id: Option<String>,
    /// Where its last line stands in the file.
    at: u64,
}

/// What such a file says.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Known {
    /// Which database it is about.
    pub(crate) identity: String,
    /// How many entries the database had in all.
    pub(crate) high: i64,
    pub(crate) heads: BTreeMap<TableNo, Head>,
}

impl Known {
    /// Reads the line that stands at this place; what is no line of ours is passed over.
    fn read_line(&mut self, at: u64, line: &str) -> Option<()> {
        let mut words = line.split(' ');
        let first = words.next()?;
        let mut number = || words.next()?.parse::<i64>().ok();
        if first == "settled" {
            let (before, high) = (number()?, number()?);
            self.settle(before as u64, high);
        } else {
            let (no, seq) = (first.parse().ok()?, number()?);
            self.note(at, no, seq as u64, words.next().map(ToString::to_string));
        }
        Some(())
    }

    fn note(&mut self, at: u64, no: TableNo, seq: u64, id: Option<String>) {
        let head = self.heads.entry(no).or_default();
        *head = Head { seq: head.seq.max(seq), id: id.or(head.id.take()), at };
    }

    /// Whatever stands before this place is in the database itself, which has so many entries in all.
    fn settle(&mut self, before: u64, high: i64) {
        self.heads.retain(|_, head| head.at >= before);
        self.high = high;
    }
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
    let mut known = Known { identity, high, heads: BTreeMap::new() };
    let mut at = header.len() as u64 + 1;
    for line in lines.split_inclusive('\n') {
        known.read_line(at, line.trim_end());
        at += line.len() as u64;
    }
    Some(known)
}

/// The file, open.
#[derive(Debug)]
pub(crate) struct Heads {
    path: PathBuf,
    file: Arc<File>,
    /// Which file that is.
    identity: Option<Identity>,
    known: Known,
    n_bytes: u64,
    /// How long it may get before it is replaced.
    most_bytes: u64,
    /// Counts how often it was replaced.
    generation: u64,
    /// Whether the file is not what it should be, because writing it failed.
    is_torn: bool,
    /// Whether something was written that a power cut could undo.
    is_unsynced: bool,
}

/// A moment: everything noted before it.
#[derive(Clone, Copy)]
pub(crate) struct Mark {
    generation: u64,
    at: u64,
}

impl Heads {
    /// Begins the file anew.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(crate) fn begin(path: &Path, identity: String, high: i64) -> std::io::Result<Heads> {
        let mut heads = Heads {
            path: path.to_path_buf(),
            file: Arc::new(files::private().create(true).append(true).open(path)?),
            identity: None,
            known: Known { identity, high, heads: BTreeMap::new() },
            n_bytes: 0,
            most_bytes: MOST_BYTES,
            generation: 0,
            is_torn: false,
            is_unsynced: false,
        };
        heads.replace()?;
        Ok(heads)
    }

    /// Notes what has been written. Where that fails a loss may go unnoticed; nothing else depends on it.
    pub(crate) fn note(&mut self, writes: &[Write], results: &[Written]) {
        let mut lines = String::new();
        for (write, result) in writes.iter().zip(results) {
            let (no, seq, id) = match (write, result) {
                (Write::Append { table_no, seq, entries, .. }, Ok(_)) => {
                    (*table_no, seq + entries.len() as u64 - 1, None)
                }
                // As much as for an entry: the number of the last one, which is noted already.
                (Write::Pad { table_no, seq, .. }, Ok(_)) => (*table_no, seq - 1, None),
                (Write::Open(table), Ok(no)) => {
                    (*no, table.entries.len() as u64, Some(table.id.clone()))
                }
                _ => continue,
            };
            let at = self.n_bytes + lines.len() as u64;
            write_line(&mut lines, no, seq, id.as_deref());
            self.known.note(at, no, seq, id);
        }
        self.append(&lines);
    }

    /// This moment.
    pub(crate) fn mark(&self) -> Mark {
        Mark { generation: self.generation, at: self.n_bytes }
    }

    /// Everything that was noted before `mark` is in the database itself, which has so many entries in all.
    pub(crate) fn settle(&mut self, mark: Mark, high: i64) {
        if mark.generation == self.generation {
            self.known.settle(mark.at, high);
            self.append(&format!("settled {} {high}\n", mark.at));
        }
    }

    /// The file, if something was written to it since this was last asked: whoever asks syncs it, without holding anybody up.
    pub(crate) fn take_unsynced(&mut self) -> Option<Arc<File>> {
        std::mem::take(&mut self.is_unsynced).then(|| self.file.clone())
    }

    /// It could not be synced.
    pub(crate) fn keep_unsynced(&mut self) {
        self.is_unsynced = true;
    }

    /// Makes the file again where it was deleted or replaced.
    pub(crate) fn keep_in_place(&mut self) {
        if files::identity(&self.path) != self.identity {
            tracing::warn!(file = %self.path.display(), "it was deleted or replaced; it is made again");
            self.is_torn = self.replace().is_err();
        }
    }

    fn append(&mut self, lines: &str) {
        if lines.is_empty() {
            return;
        }
        if self.is_torn || self.n_bytes > self.most_bytes {
            self.is_torn = self.replace().is_err();
            return;
        }
        self.is_torn = (&*self.file).write_all(lines.as_bytes()).is_err();
        self.n_bytes += lines.len() as u64;
        self.is_unsynced = true;
    }

    /// Writes everything to a new file, which takes the place of this one when it is on disk: half of it is never read.
    fn replace(&mut self) -> std::io::Result<()> {
        let mut text = format!("file {} {}\n", self.known.identity, self.known.high);
        for (no, head) in &mut self.known.heads {
            head.at = text.len() as u64;
            write_line(&mut text, *no, head.seq, head.id.as_deref());
        }
        let next = files::beside(&self.path, "-next");
        let _ = std::fs::remove_file(&next);
        let mut file = files::private().create_new(true).append(true).open(&next)?;
        file.write_all(text.as_bytes())?;
        file.sync_data()?;
        std::fs::rename(&next, &self.path)?;
        self.identity = files::identity(&self.path);
        self.file = Arc::new(file);
        self.n_bytes = text.len() as u64;
        self.most_bytes = MOST_BYTES.max(2 * self.n_bytes);
        self.generation += 1;
        Ok(())
    }
}

fn write_line(text: &mut String, no: TableNo, seq: u64, id: Option<&str>) {
    // Writing to a text cannot fail.
    let _ = match id {
        Some(id) => writeln!(text, "{no} {seq} {id}"),
        None => writeln!(text, "{no} {seq}"),
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rows::Entry;

    fn append(table_no: TableNo, seq: u64) -> Write {
        let entries = vec![Entry { entry: "e".into(), at_ms: 1 }];
        Write::Append { table_no, seq, entries, links: Vec::new(), keys: Vec::new() }
    }

    fn seqs(known: &Known) -> Vec<(TableNo, u64)> {
        known.heads.iter().map(|(no, head)| (*no, head.seq)).collect()
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
        assert_eq!(seqs(&known), [(1, 5), (2, 9), (3, 1)], "what was refused is not noted");
        heads.settle(mark, 12);
        let known = read(&path).unwrap();
        assert_eq!((known.high, seqs(&known)), (12, vec![(3, 1)]), "{known:?}");
        assert_eq!(known, heads.known, "it is read as it was meant");
    }

    #[test]
    fn wherever_a_power_cut_ends_the_file_no_line_before_that_is_misread() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("heads");
        let mut heads = Heads::begin(&path, "abc".into(), 7).unwrap();
        heads.note(&[append(1, 14), append(2, 29)], &[Ok(0), Ok(0)]);
        let mark = heads.mark();
        heads.note(&[append(1, 15), append(3, 41)], &[Ok(0), Ok(0)]);
        heads.settle(mark, 12);
        let text = std::fs::read(&path).unwrap();
        for length in "file abc 7\n".len()..text.len() {
            std::fs::write(&path, &text[..length]).unwrap();
            for (no, seq) in seqs(&read(&path).unwrap()) {
                let noted = [(1, 14), (1, 15), (2, 29), (3, 41)];
                assert!(noted.contains(&(no, seq)), "{length}: {no} {seq}");
            }
        }
    }

    #[test]
    fn a_line_that_was_cut_off_is_not_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("heads");
        std::fs::write(&path, "file abc 7\n1 4\n2 17 new").unwrap();
        assert_eq!(seqs(&read(&path).unwrap()), [(1, 4)]);
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
        assert!(std::fs::metadata(&path).unwrap().len() <= MOST_BYTES + 99);
        heads.settle(mark, 1);
        assert_eq!(seqs(&read(&path).unwrap()), [(5, 199_999)]);
    }

    #[test]
    fn what_was_written_is_to_be_synced_once() {
        let folder = tempfile::tempdir().unwrap();
        let mut heads = Heads::begin(&folder.path().join("heads"), "abc".into(), 0).unwrap();
        assert!(heads.take_unsynced().is_none());
        heads.note(&[append(1, 1)], &[Ok(0)]);
        assert!(heads.take_unsynced().is_some() && heads.take_unsynced().is_none());
        heads.keep_unsynced();
        assert!(heads.take_unsynced().is_some(), "it is tried again");
    }
}
