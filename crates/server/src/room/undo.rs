//! Taking back: at once where nobody has learned anything, otherwise when everybody agrees.

use std::sync::Arc;

use engine::{Seat, SeatSet, Turn};

use crate::error::{Error, Kind, Result};
use crate::journal::Entry;
use crate::room::page::since_own_action;
use crate::room::{Inner, Right, Room};

impl Room {
    /// Takes back what the seat has answered and nobody was told, or its last action, or asks the others to let it.
    ///
    /// # Errors
    /// When there is nothing to take back, or it has been asked for already.
    pub(crate) async fn undo(self: &Arc<Room>, right: &Right) -> Result<u64> {
        loop {
            let inner = self.lock().await?;
            let seat = inner.seat(right)?;
            if inner.playing()?.turn() == Turn::Over {
                return Err(Error::refused("fault-over"));
            }
            self.afford(&inner, seat)?;
            if inner.has_answered(seat) || inner.is_about_to_answer(seat) {
                match self.take_out(inner, right).await? {
                    Some(version) => return Ok(version),
                    None => continue,
                }
            }
            let snapshot = inner.snapshot(&self.facts);
            // Whether anybody has learned anything takes a while to find out: nobody waits for it, and it does not wait
            // for those who think.
            drop(inner);
            let version = snapshot.version();
            let find_out = move || snapshot.table().and_then(|table| table.undoable(seat));
            let undoable = tokio::task::spawn_blocking(find_out).await;
            let undoable = undoable.map_err(|_| Error::says(Kind::Internal, "fault-internal"))?;
            let mut inner = self.lock().await?;
            inner.seat(right)?;
            if inner.play.ledger.version == version {
                return self.undo_within(&mut inner, seat, undoable).await;
            }
        }
    }

    /// Takes back so many steps of which nobody has learned anything, or asks the others to let the seat do so.
    async fn undo_within(
        self: &Arc<Room>,
        inner: &mut Inner,
        seat: Seat,
        undoable: Option<usize>,
    ) -> Result<u64> {
        if let Some(n_steps) = undoable.filter(|n_steps| self.may_return(inner, seat, *n_steps)) {
            return self.take_back(inner, n_steps, Some(seat)).await;
        }
        if inner.play.ledger.asked.is_some() {
            return Err(Error::refused("fault-asked-already"));
        }
        let n_steps =
            inner.since_own_action(seat).ok_or_else(|| Error::refused("fault-nothing-to-undo"))?;
        let is_alone = inner.is_agreed(SeatSet::only(seat));
        if !self.has_time(inner, seat, n_steps)
            || is_alone && !self.may_return(inner, seat, n_steps)
        {
            return Err(Error::refused("fault-undo-late"));
        }
        if is_alone {
            return self.take_back(inner, n_steps, Some(seat)).await;
        }
        self.commit(inner, &[Entry::Ask(seat)], &[]).await
    }

    /// Whether the seat may take back so much of its own accord: as long as the decision to which it returns would have
    /// lasted. Otherwise acting and taking back would stop every clock.
    fn may_return(&self, inner: &Inner, seat: Seat, n_steps: usize) -> bool {
        let Some(pace_ms) = self.facts.settings.pace.0 else { return true };
        let n_left = inner.play.ledger.n_steps().saturating_sub(n_steps);
        let until_ms = inner.play.decisions.may_return_until(seat, n_left, pace_ms as i64);
        until_ms.is_none_or(|until_ms| self.house.now_ms() < until_ms)
    }

    /// Whether the seat would have time left for the decision to which it returns with everybody's consent.
    fn has_time(&self, inner: &Inner, seat: Seat, n_steps: usize) -> bool {
        let Some(pace_ms) = self.facts.settings.pace.0 else { return true };
        let n_left = inner.play.ledger.n_steps().saturating_sub(n_steps);
        inner.play.decisions.has_time_at(seat, n_left, pace_ms as i64)
    }

    /// Somebody agrees to what was asked, or does not.
    ///
    /// # Errors
    /// When nothing has been asked, or by this seat.
    pub(crate) async fn agree(self: &Arc<Room>, right: &Right, agrees: bool) -> Result<u64> {
        let mut inner = self.lock().await?;
        let seat = inner.seat(right)?;
        inner.playing()?;
        let asked = inner.play.ledger.asked.ok_or_else(|| Error::refused("fault-nobody-asks"))?;
        if asked.by == seat || asked.agreed.contains(seat) || !inner.is_present(seat) {
            return Err(Error::refused("fault-question-for-others"));
        }
        self.afford(&inner, seat)?;
        if !agrees {
            return self.commit(&mut inner, &[Entry::Refuse(seat)], &[]).await;
        }
        if !inner.is_agreed(asked.agreed.with(seat)) {
            return self.commit(&mut inner, &[Entry::Agree(seat)], &[]).await;
        }
        let n_steps = inner.since_own_action(asked.by);
        let n_steps = n_steps.ok_or_else(|| Error::refused("fault-nothing-to-undo"))?;
        self.take_back(&mut inner, n_steps, None).await
    }

    /// Takes back so many steps; `by` did so of its own accord.
    async fn take_back(
        self: &Arc<Room>,
        inner: &mut Inner,
        n_steps: usize,
        by: Option<Seat>,
    ) -> Result<u64> {
        inner.is_sound = false;
        inner.playing_on()?.take_back(n_steps);
        inner.thinking.fill(None);
        self.commit_told(inner, &[Entry::Undo(n_steps)], Vec::new(), by).await
    }
}

impl Inner {
    /// Whether everybody who decides for herself is among these.
    fn is_agreed(&self, agreed: SeatSet) -> bool {
        self.play.ledger.present().into_iter().all(|seat| agreed.contains(seat))
    }

    /// How many steps there are from the seat's last action on.
    pub(crate) fn since_own_action(&self, seat: Seat) -> Option<usize> {
        since_own_action(self.table()?, seat)
    }
}
