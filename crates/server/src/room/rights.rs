//! Who may act for a seat: a right belongs to one occupancy of the seat and to the key that opened it, and ends with
//! either, wherever it is being used.

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::{Seat, Viewer};
use store::{Key, KeyChange};

use crate::caller::household;
use crate::error::{Error, Kind, Result};
use crate::play::{Holder, Ledger};
use crate::room::audience::News;
use crate::room::{Inner, Room, Snapshot};
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

/// Who may act for which seat, by the ledger and the keys of one moment.
#[derive(Clone, Copy)]
pub(super) struct Rights<'a> {
    pub(super) ledger: &'a Ledger,
    pub(super) keys: &'a Keys,
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
        let now = self.published().await?;
        let rights: Vec<Right> =
            self.hashes(person).filter_map(|hash| now.rights().right(&hash)).collect();
        for right in &rights {
            self.note_use(&now, &right.key);
            self.audience.ask(right.seat, self.house.now_ms());
        }
        Ok(rights)
    }

    /// The same with what is kept for her, for her page.
    ///
    /// # Errors
    /// When the table cannot be read.
    pub(crate) async fn own(self: &Arc<Room>, person: &str) -> Result<Own> {
        let now = self.published().await?;
        let mut own = Own::default();
        for hash in self.hashes(person) {
            own.seats.extend(now.rights().right(&hash).map(|right| right.seat));
            own.kept = own.kept.or(now.rights().kept_for(&hash));
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
        Ok(self.published().await?.rights().holds(right))
    }

    /// The right that a key gives here, if it gives one.
    ///
    /// # Errors
    /// When the table cannot be read.
    pub(crate) async fn right_of(self: &Arc<Room>, token_hash: &str) -> Result<Option<Right>> {
        let now = self.published().await?;
        let right = now.rights().right(token_hash);
        if let Some(right) = &right {
            self.note_use(&now, token_hash);
            self.audience.ask(right.seat, self.house.now_ms());
        }
        Ok(right)
    }

    /// Notes on which day a key was last used, without making anybody wait for it.
    fn note_use(self: &Arc<Room>, now: &Snapshot, token_hash: &str) {
        let now_ms = self.house.now_ms();
        let today_ms = now_ms - now_ms.rem_euclid(DAY_MS);
        if now.rights().is_used_since(token_hash, today_ms) {
            return;
        }
        let (room, token_hash) = (self.clone(), token_hash.to_string());
        tokio::spawn(async move {
            let used = KeyChange::Use { token_hash: token_hash.clone(), at_ms: today_ms };
            // Several requests may have come at once: the first of them notes it.
            match room.lock().await {
                Ok(inner) if inner.rights().is_used_since(&token_hash, today_ms) => return,
                Ok(mut inner) => inner.take_over(vec![used.clone()]),
                Err(_) => return,
            }
            if let Err(error) = room.house.store.change_keys(room.facts.no, vec![used]).await {
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
        inner.end_sockets();
        Ok(())
    }

    /// Whether a token opens a seat of a game that has begun here, by what is stored of it. It waits for nobody.
    pub(crate) fn is_seated(&self, token_hash: &str) -> bool {
        let now = self.audience.now();
        now.is_some_and(|now| now.ledger.is_started && now.rights().right(token_hash).is_some())
    }
}

/// Somebody who wants to sit down or to bring a seat to a device, by what is stored of her tokens and of her network.
pub(super) struct Stranger<'a> {
    pub(super) keys: &'a [String],
    pub(super) network: Option<&'a String>,
}

impl Room {
    /// Whether she, or somebody from her household, sits or sat here: apart from the occupancy that began with this entry, if
    /// one is named.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub(super) async fn is_known(
        &self,
        inner: &Inner,
        who: &Stranger<'_>,
        but: Option<u64>,
    ) -> Result<bool> {
        let home = who.network.map(|network| household(network));
        let is_hers = |token_hash: &str, network: Option<&str>| {
            who.keys.iter().any(|key| key == token_hash)
                || home.is_some() && home == network.map(household)
        };
        let sitting = inner.keys.values().filter(|key| key.expires_ms.is_none());
        let mut others = sitting.filter(|key| but != Some(key.occupancy as u64));
        if others.any(|key| is_hers(&key.token_hash, key.network.as_deref())) {
            return Ok(true);
        }
        let sat = self.house.store.who_sat(self.facts.no).await?;
        let from = |network| Some(network).filter(|network: &&str| !network.is_empty());
        Ok(sat.iter().any(|(hash, network)| is_hers(hash, from(network))))
    }
}

impl Rights<'_> {
    /// The right that a key gives: to whoever sits there now, and to nobody who came before or after.
    pub(super) fn right(self, token_hash: &str) -> Option<Right> {
        let (hash, key) = self.keys.get_key_value(token_hash)?;
        let n_seats = self.ledger.holders.len();
        let seat = usize::try_from(key.seat - 1).ok().filter(|n| *n < n_seats)?;
        let occupancy = key.occupancy as u64;
        let right = Right { seat: Seat::new(seat), occupancy, key: hash.clone() };
        self.holds(&right).then_some(right)
    }

    /// Whether a right has not ended.
    pub(super) fn holds(self, right: &Right) -> bool {
        let Rights { ledger, keys } = self;
        let opens = |key: &Key| {
            key.expires_ms.is_none()
                && key.seat == number(right.seat)
                && key.occupancy as u64 == right.occupancy
        };
        let is_person = matches!(ledger.holders[right.seat.index()], Holder::Person { .. });
        is_person
            && ledger.occupancies[right.seat.index()] == right.occupancy
            && keys.get(&right.key).is_some_and(opens)
    }

    /// The seat that somebody acts for.
    ///
    /// # Errors
    /// When her right to it has ended.
    pub(super) fn seat(self, right: &Right) -> Result<Seat> {
        if self.holds(right) { Ok(right.seat) } else { Err(ended()) }
    }

    /// The seat that is kept for whoever has a key.
    pub(super) fn kept_for(self, token_hash: &str) -> Option<Seat> {
        let Rights { ledger, keys } = self;
        let key = keys.get(token_hash).filter(|key| key.expires_ms.is_none())?;
        let is_hers = |seat: &Seat| {
            number(*seat) == key.seat
                && matches!(ledger.holders[seat.index()], Holder::Kept { .. })
                && ledger.occupancies[seat.index()] == key.occupancy as u64
        };
        Seat::all(ledger.holders.len()).find(is_hers)
    }

    /// Whether it is noted that a key was used since then; nothing is to be noted of one that is gone.
    fn is_used_since(self, token_hash: &str, at_ms: i64) -> bool {
        let key = self.keys.get(token_hash);
        key.is_none_or(|key| key.used_ms.unwrap_or(key.made_ms) >= at_ms)
    }
}

impl Inner {
    /// Who may act for which seat.
    pub(super) fn rights(&self) -> Rights<'_> {
        Rights { ledger: &self.play.ledger, keys: &self.keys }
    }

    /// As for [`Rights::right`].
    pub(super) fn right(&self, token_hash: &str) -> Option<Right> {
        self.rights().right(token_hash)
    }

    /// As for [`Rights::seat`].
    ///
    /// # Errors
    /// When her right to it has ended.
    pub(super) fn seat(&self, right: &Right) -> Result<Seat> {
        self.rights().seat(right)
    }

    /// As for [`Rights::kept_for`].
    pub(super) fn kept_for(&self, token_hash: &str) -> Option<Seat> {
        self.rights().kept_for(token_hash)
    }

    /// Has the sockets closed whose right has ended, before anybody is told of what ended it.
    pub(super) fn end_sockets(&mut self) {
        let rights = self.keys.keys().filter_map(|hash| self.right(hash)).collect();
        self.news.push(News::Rights(rights));
    }

    /// After the disk has them: the changes of who may act.
    pub(super) fn take_over(&mut self, changes: Vec<KeyChange>) {
        if changes.is_empty() {
            return;
        }
        let keys = Arc::make_mut(&mut self.keys);
        for change in changes {
            match change {
                KeyChange::Add(key) => {
                    keys.insert(Arc::from(key.token_hash.as_str()), key);
                }
                KeyChange::Drop { token_hash } => {
                    keys.remove(token_hash.as_str());
                }
                KeyChange::End { seat } => {
                    keys.retain(|_, key| key.seat != seat || key.expires_ms.is_some());
                }
                KeyChange::Use { token_hash, at_ms } => {
                    if let Some(key) = keys.get_mut(token_hash.as_str()) {
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
