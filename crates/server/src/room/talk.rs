//! What people say to each other at a table.

use std::sync::Arc;

use engine::Seat;
use serde::Serialize;
use store::Remark;

use crate::error::Result;
use crate::names::clean_remark;
use crate::room::{Inner, Right, Room};

/// How many remarks a page shows.
pub(crate) const SHOWN: u32 = 200;

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
    /// Says something to everybody.
    ///
    /// # Errors
    /// When there is nothing in it or too much, or the right to the seat has ended.
    pub(crate) async fn say(self: &Arc<Room>, right: Option<&Right>, text: &str) -> Result<()> {
        let text = clean_remark(text)?;
        let mut inner = self.lock().await?;
        let seat = right.map(|right| inner.seat(right)).transpose()?;
        let seat = seat.map_or(0, |seat| seat.index() as i64 + 1);
        let mut remark = Remark { n: 0, seat, text, at_ms: self.house.now_ms() };
        remark.n = self.house.store.say(self.facts.no, remark.clone()).await?;
        Self::tell_remark(&mut inner, &remark);
        if let Some(chat) = &mut inner.chat {
            chat.push(remark);
            let n_old = chat.len().saturating_sub(SHOWN as usize);
            chat.drain(..n_old);
        }
        self.publish_places(&mut inner);
        Ok(())
    }

    fn tell_remark(inner: &mut Inner, remark: &Remark) {
        let seat = usize::try_from(remark.seat - 1).ok().map(Seat::new);
        let names = inner.play.ledger.names();
        let name = seat.map_or("", |seat| names[seat.index()].as_str());
        let said = SaidBody { n: remark.n, seat, name, text: &remark.text, at_ms: remark.at_ms };
        let message = serde_json::to_string(&Said { said }).unwrap_or_default();
        let message: axum::extract::ws::Utf8Bytes = message.into();
        for subscriber in &inner.subscribers {
            subscriber.outbox.push(message.clone());
        }
    }

    /// What was said so far, read once.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub(crate) async fn load_chat(self: &Arc<Room>, inner: &mut Inner) -> Result<()> {
        if inner.chat.is_none() {
            inner.chat = Some(self.house.store.chat(self.facts.no, SHOWN).await?);
        }
        Ok(())
    }
}
