//! Who may act for a seat: a right belongs to one occupancy of the seat and to the key that opened it, and ends with
//! either, wherever it is being used.

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::{Seat, Viewer};
use store::{Key, KeyChange};

use crate::error::{Error, Kind, Result};
use crate::play::Holder;
use crate::room::audience::News;
use crate::room::{Inner, Room};
use crate::token;

/// The right to act for a seat. It is checked within the table's lock whenever it is used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Right {
    pub(crate) seat: Seat,
    /// One person's time in the seat: the number of the journal's entry with which she sat down.
    pub(super) occupancy: u64,
    /// What is stored of the token that opened it.
    pub(crate) key: Arc<str>,
}

/// What a browser has at a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Own {
    pub(crate) seats: Vec<Seat>,
    /// The seat that is kept for her until she says yes.
    pub(crate) kept: Option<Seat>,
}

/// What somebody with this right, or none, sees.
pub(crate) fn viewer(right: Option<&Right>) -> Viewer {
    right.map_or(Viewer::Spectator, |right| Viewer::Seat(right.seat))
}

/// The keys of a table, by what is stored of their tokens.
pub(super) type Keys = BTreeMap<Arc<str>, Key>;

/// The same from what the disk has.
pub(super) fn keys_of(keys: Vec<Key>) -> Keys {
    keys.into_iter().map(|key| (Arc::from(key.token_hash.as_str()), key)).collect()
}

/// A day, in milliseconds: of when a key was last used, no more is kept.
const DAY_MS: i64 = 86_400_000;

/// A seat as the store counts them.
pub(super) fn number(seat: Seat) -> i64 {
    seat.index() as i64 + 1
}

impl Room {
    /// The right that a program's token gives here.
    ///
    /// # Errors
    /// When it gives none.
    pub(crate) async fn right_by_token(self: &Arc<Room>, token: &str) -> Result<Right> {
        if token::is_token(token) {
            // The second is how programs' tokens used to be kept.
            for hash in [token::program_hash(token), token::hash(token)] {
                if let Some(right) = self.right_of(&hash).await? {
                    return Ok(right);
                }
            }
        }
        Err(Error::says(Kind::Unauthorized, "fault-token"))
    }

    /// The rights that a browser has here, by its token: to one seat, or to several where the host allows that.
    ///
    /// # Errors
    /// When the table cannot be read.
    pub(crate) async fn rights_of(self: &Arc<Room>, person: &str) -> Result<Vec<Right>> {
        let mut inner = self.lock().await?;
        let rights: Vec<Right> =
            self.hashes(person).filter_map(|hash| inner.right(&hash)).collect();
        for right in &rights {
            self.note_use(&mut inner, &right.key);
        }
        Ok(rights)
    }

    /// The same with what is kept for her, for her page.
    ///
    /// # Errors
    /// When the table cannot be read.
    pub(crate) async fn own(self: &Arc<Room>, person: &str) -> Result<Own> {
        let inner = self.lock().await?;
        let mut own = Own::default();
        for hash in self.hashes(person) {
            own.seats.extend(inner.right(&hash).map(|right| right.seat));
            own.kept = own.kept.or(inner.kept_for(&hash));
        }
        Ok(own)
    }

    /// What may be stored here of a person's token.
    fn hashes(&self, person: &str) -> impl Iterator<Item = String> {
        let most = if self.facts.settings.several_seats { self.facts.n_seats } else { 1 };
        token::hashes(person).take(most)
    }

    /// Whether a right has not ended.
    ///
    /// # Errors
    /// When the table cannot be read.
    pub(crate) async fn still_has(self: &Arc<Room>, right: &Right) -> Result<bool> {
        Ok(self.lock().await?.holds(right))
    }

    /// The right that a key gives here, if it gives one.
    ///
    /// # Errors
    /// When the table cannot be read.
    pub(crate) async fn right_of(self: &Arc<Room>, token_hash: &str) -> Result<Option<Right>> {
        let mut inner = self.lock().await?;
        let right = inner.right(token_hash);
        if right.is_some() {
            self.note_use(&mut inner, token_hash);
        }
        Ok(right)
    }

    /// Notes on which day a key was last used, without making anybody wait for it.
    fn note_use(&self, inner: &mut Inner, token_hash: &str) {
        let now_ms = self.house.now_ms();
        let today_ms = now_ms - now_ms.rem_euclid(DAY_MS);
        let Some(key) = inner.keys.get_mut(token_hash) else { return };
        if key.used_ms.unwrap_or(key.made_ms) >= today_ms {
            return;
        }
        key.used_ms = Some(today_ms);
        let used = KeyChange::Use { token_hash: token_hash.to_string(), at_ms: today_ms };
        let (house, no) = (self.house.clone(), self.facts.no);
        tokio::spawn(async move {
            if let Err(error) = house.store.change_keys(no, vec![used]).await {
                tracing::warn!(%error, "when a key was used was not noted");
            }
        });
    }

    /// Changes who may act; whoever may not any more is told so and hears nothing further.
    pub(super) async fn change_keys(
        self: &Arc<Room>,
        inner: &mut Inner,
        changes: Vec<KeyChange>,
    ) -> Result<()> {
        self.house.store.change_keys(self.facts.no, changes.clone()).await?;
        inner.take_over(changes);
        self.end_sockets(inner);
        Ok(())
    }

    /// Has the sockets closed whose right has ended, before anybody is told of what ended it.
    pub(super) fn end_sockets(&self, inner: &Inner) {
        if !self.audience.is_empty() {
            let rights = inner.keys.keys().filter_map(|hash| inner.right(hash)).collect();
            self.audience.push(News::Rights(rights));
        }
    }
}

impl Inner {
    /// The right that a key gives: to whoever sits there now, and to nobody who came before or after.
    pub(super) fn right(&self, token_hash: &str) -> Option<Right> {
        let (hash, key) = self.keys.get_key_value(token_hash)?;
        let seat = usize::try_from(key.seat - 1).ok().filter(|n| *n < self.legal.len())?;
        let occupancy = key.occupancy as u64;
        let right = Right { seat: Seat::new(seat), occupancy, key: hash.clone() };
        self.holds(&right).then_some(right)
    }

    /// Whether a right has not ended.
    pub(super) fn holds(&self, right: &Right) -> bool {
        let ledger = &self.play.ledger;
        let opens = |key: &Key| {
            key.expires_ms.is_none()
                && key.seat == number(right.seat)
                && key.occupancy as u64 == right.occupancy
        };
        let is_person = matches!(ledger.holders[right.seat.index()], Holder::Person { .. });
        is_person
            && ledger.occupancies[right.seat.index()] == right.occupancy
            && self.keys.get(&right.key).is_some_and(opens)
    }

    /// The seat that somebody acts for.
    ///
    /// # Errors
    /// When her right to it has ended.
    pub(super) fn seat(&self, right: &Right) -> Result<Seat> {
        if self.holds(right) { Ok(right.seat) } else { Err(ended()) }
    }

    /// After the disk has them: the changes of who may act.
    pub(super) fn take_over(&mut self, changes: Vec<KeyChange>) {
        for change in changes {
            match change {
                KeyChange::Add(key) => {
                    self.keys.insert(Arc::from(key.token_hash.as_str()), key);
                }
                KeyChange::Drop { token_hash } => {
                    self.keys.remove(token_hash.as_str());
                }
                KeyChange::End { seat } => {
                    self.keys.retain(|_, key| key.seat != seat || key.expires_ms.is_some());
                }
                KeyChange::Use { token_hash, at_ms } => {
                    if let Some(key) = self.keys.get_mut(token_hash.as_str()) {
                        key.used_ms = Some(at_ms);
                    }
                }
            }
        }
    }
}

/// Somebody's right to a seat has ended.
pub(crate) fn ended() -> Error {
    Error::says(Kind::Unauthorized, "fault-seat-ended")
}
