//! When what is answered in a window is written: at moments that everybody could foretell, whether anybody answers or not.
//!
//! A disk that syncs makes others wait a little, and so shows when something is written. While a window is open for somebody
//! whose early answer would be held, the table writes at the moments of a grid: what was answered or taken back since the last
//! one, or padding of the same kind. Whoever answered is told so when it is on disk.

use std::sync::Arc;

use engine::{Seat, Turn};
use tokio::sync::oneshot;

use crate::error::{Error, Result};
use crate::journal::Entry;
use crate::room::audience::News;
use crate::room::{Inner, Right, Room};

/// About how many moments there are in the shortest window of a table.
const MOMENTS: i64 = 5;
/// The bounds of the time between two of them.
const STEP_MS: (i64, i64) = (100, 1_000);
/// What is written where nobody has answered.
const PADDING: &str = "hold 0 nothing";

/// An answer, or the wish to take one back, that waits for the next moment at which the table writes.
pub(super) struct Early {
    right: Right,
    entry: Entry,
    /// Dropped where it has to be tried anew, since the table is not what it was.
    written: oneshot::Sender<Result<u64>>,
}

/// Those who waited, each with what they are told once everybody can read it.
pub(super) type Answered = Vec<(oneshot::Sender<Result<u64>>, Result<u64>)>;

impl Room {
    /// When the table next writes what was answered in a window, while one is open for somebody who decides herself: at a
    /// moment of the grid, or when one of the answers is told. Nothing of it depends on who has answered.
    pub(super) fn next_write(&self, inner: &Inner) -> Option<i64> {
        #[cfg(test)]
        if self.writes_at_once() {
            return None;
        }
        let awaited = inner.turn().map(Turn::awaited).unwrap_or_default();
        let present = awaited.into_iter().filter(|seat| inner.is_present(*seat));
        let first_due = present.filter_map(|seat| self.held_until(inner, seat)).min()?;
        let step_ms = (self.shortest_window_ms(inner) / MOMENTS).clamp(STEP_MS.0, STEP_MS.1);
        let next_ms = (self.house.now_ms() / step_ms + 1) * step_ms;
        Some(next_ms.min(first_due))
    }

    /// Whether what is answered in a window waits for the grid: where the disk fails, whoever answers is told so at once.
    pub(super) fn writes_later(&self) -> bool {
        #[cfg(test)]
        if self.writes_at_once() {
            return false;
        }
        self.house.store.fault().is_none()
    }

    /// Has an answer, or the wish to take one back, written at the next moment of the grid.
    pub(super) fn write_later(
        &self,
        inner: &mut Inner,
        right: &Right,
        entry: Entry,
    ) -> oneshot::Receiver<Result<u64>> {
        let (written, told) = oneshot::channel();
        inner.early.push(Early { right: right.clone(), entry, written });
        self.house.metrics.add_early(1);
        told
    }

    /// Writes what was answered or taken back since the last moment of the grid, or padding.
    ///
    /// # Errors
    /// Whatever the disk says; whoever waited is told.
    pub(super) async fn write_window(self: &Arc<Room>, inner: &mut Inner) -> Result<()> {
        let (entries, waiting) = self.collect(inner);
        let written = if entries.is_empty() {
            self.pad(inner).await
        } else {
            self.write(inner, &entries, Vec::new()).await.map(drop)
        };
        for seat in entries.iter().filter_map(Entry::seat) {
            let snapshot = Box::new(inner.snapshot(&self.facts));
            inner.news.push(News::Held(seat, snapshot));
        }
        let told = written.clone().map(|()| inner.play.ledger.version);
        inner.answered.extend(waiting.into_iter().map(|written| (written, told.clone())));
        self.note_window(inner);
        written
    }

    /// What is to be written of what waits, and those who wait for it. What the table has overtaken is left out: dropped, it
    /// is tried anew.
    fn collect(&self, inner: &mut Inner) -> (Vec<Entry>, Vec<oneshot::Sender<Result<u64>>>) {
        let early = std::mem::take(&mut inner.early);
        self.house.metrics.add_early(-(early.len() as i64));
        let mut held = inner.play.ledger.held.clone();
        let (mut entries, mut waiting) = (Vec::new(), Vec::new());
        for Early { right, entry, written } in early {
            let seat = right.seat;
            if inner.seat(&right).is_err() || !inner.is_present(seat) {
                continue;
            }
            let own = &mut held[seat.index()];
            match &entry {
                Entry::Hold { notation, .. } => {
                    let is_open = self.held_until(inner, seat).is_some();
                    if !is_open || !inner.may_answer(seat, notation) {
                        continue;
                    }
                    match own {
                        Some(before) if before == notation => {}
                        Some(_) => {
                            let refused = Error::refused("fault-answer-is-in");
                            inner.answered.push((written, Err(refused)));
                            continue;
                        }
                        None => {
                            *own = Some(notation.clone());
                            entries.push(entry);
                        }
                    }
                }
                _ if own.take().is_none() => continue,
                _ => entries.push(entry),
            }
            waiting.push(written);
        }
        (entries, waiting)
    }

    /// Writes nothing, and takes as long for it; not where an answer is told now, which is written as well.
    async fn pad(self: &Arc<Room>, inner: &mut Inner) -> Result<()> {
        let now_ms = self.house.now_ms();
        let is_told = |seat| inner.has_answered(seat) && self.moment(inner, seat).due_ms <= now_ms;
        let awaited = inner.turn().map(Turn::awaited).unwrap_or_default();
        if awaited.into_iter().any(is_told) {
            return Ok(());
        }
        #[cfg(test)]
        self.watch_the_disk();
        let entry = store::Entry { entry: PADDING.into(), at_ms: now_ms };
        let (store, no) = (&self.house.store, self.facts.no);
        Ok(store.pad(no, inner.play.ledger.seq + 1, entry).await?)
    }

    /// A table played over days may leave memory with the process: the house looks for it when an answer would be due, and
    /// whether there is one has no say in it.
    fn note_window(self: &Arc<Room>, inner: &mut Inner) {
        let awaited = inner.turn().map(Turn::awaited).unwrap_or_default();
        let due_ms = awaited.into_iter().filter_map(|seat| self.held_until(inner, seat)).min();
        let Some(due_ms) = due_ms.filter(|_| self.facts.settings.pace.is_slow()) else { return };
        if inner.noted_due_ms.replace(due_ms) == Some(due_ms) {
            return;
        }
        let (house, no) = (self.house.clone(), self.facts.no);
        #[cfg(test)]
        self.watch_the_disk();
        tokio::spawn(async move {
            if let Err(error) = house.store.set_due(no, Some(due_ms)).await {
                tracing::warn!(%error, "a moment was not noted");
            }
        });
    }

    /// What somebody is told who waited for something to be written; nothing where it has to be tried anew.
    pub(super) async fn once_written(
        self: &Arc<Room>,
        written: oneshot::Receiver<Result<u64>>,
    ) -> Option<Result<u64>> {
        let written = written.await.ok()?;
        // What came of it is told before it is answered.
        self.tell().await;
        Some(written)
    }
}

impl Inner {
    /// Whether the rules let a seat answer this now.
    fn may_answer(&self, seat: Seat, notation: &str) -> bool {
        self.table().is_some_and(|table| table.why(seat, notation).is_ok())
    }

    /// Whether an answer of this seat waits to be written.
    pub(super) fn is_about_to_answer(&self, seat: Seat) -> bool {
        self.early.iter().any(|early| early.right.seat == seat)
    }
}
