//! What people say to each other at a table. The game's lock is not held while they are written.

use std::sync::{Arc, PoisonError};

use engine::Seat;
use serde::Serialize;
use store::Remark;
use tokio::sync::Mutex;

use crate::error::Result;
use crate::names::clean_remark;
use crate::room::audience::News;
use crate::room::{Right, Room};

/// How many remarks a page shows.
pub(crate) const SHOWN: u32 = 200;

/// What was said, kept while somebody has a page open.
#[derive(Default)]
pub(super) struct Talk {
    /// One remark after the other, so that everybody reads them in the order of their numbers.
    turn: Mutex<()>,
    remarks: std::sync::Mutex<Option<Arc<Vec<Remark>>>>,
}

impl Talk {
    fn remarks(&self) -> std::sync::MutexGuard<'_, Option<Arc<Vec<Remark>>>> {
        // Nothing under this lock panics half-way.
        self.remarks.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[derive(Serialize)]
struct Said<'a> {
    said: SaidBody<'a>,
}

#[derive(Serialize)]
struct SaidBody<'a> {
    n: i64,
    seat: Option<Seat>,
    name: &'a str,
    text: &'a str,
    at_ms: i64,
}

impl Room {
    /// Says something to everybody: it is sent as a remark, and draws nothing.
    ///
    /// # Errors
    /// When there is nothing in it or too much, or the right to the seat has ended.
    pub(crate) async fn say(self: &Arc<Room>, right: Option<&Right>, text: &str) -> Result<()> {
        let text = clean_remark(text)?;
        self.touch();
        let turn = self.talk.turn.lock().await;
        let seat = match right {
            Some(right) => self.published().await?.rights().seat(right)?.index() as i64 + 1,
            None => 0,
        };
        let mut remark = Remark { n: 0, seat, text, at_ms: self.house.now_ms() };
        remark.n = self.house.store.say(self.facts.no, remark.clone()).await?;
        self.audience.push(News::Said(self.said(&remark).into()));
        if let Some(chat) = &mut *self.talk.remarks() {
            let chat = Arc::make_mut(chat);
            chat.push(remark);
            let n_old = chat.len().saturating_sub(SHOWN as usize);
            chat.drain(..n_old);
        }
        drop(turn);
        self.tell().await;
        Ok(())
    }

    fn said(&self, remark: &Remark) -> String {
        let seat = usize::try_from(remark.seat - 1).ok().map(Seat::new);
        let name = seat.map_or_else(String::new, |seat| self.card.name(seat));
        let said =
            SaidBody { n: remark.n, seat, name: &name, text: &remark.text, at_ms: remark.at_ms };
        serde_json::to_string(&Said { said }).unwrap_or_default()
    }

    /// Has what was said so far at hand, read once.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub(crate) async fn load_chat(self: &Arc<Room>) -> Result<()> {
        // Whoever finds it at hand waits for no remark that is being written.
        if self.talk.remarks().is_some() {
            return Ok(());
        }
        let _turn = self.talk.turn.lock().await;
        if self.talk.remarks().is_none() {
            let chat = self.house.store.chat(self.facts.no, SHOWN).await?;
            *self.talk.remarks() = Some(Arc::new(chat));
        }
        Ok(())
    }

    /// What was said so far, as far as it is at hand.
    pub(super) fn chat(&self) -> Arc<Vec<Remark>> {
        self.talk.remarks().clone().unwrap_or_default()
    }

    /// Nobody has a page open any more.
    pub(super) fn forget_chat(&self) {
        *self.talk.remarks() = None;
    }
}
