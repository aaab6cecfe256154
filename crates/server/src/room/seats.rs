//! Sitting down, starting, leaving and coming back.

use std::sync::Arc;

use engine::Seat;
use store::KeyChange;

use crate::error::{Error, Kind, Result};
use crate::journal::Entry;
use crate::names::{clean_name, told_apart};
use crate::play::{Begun, Holder};
use crate::room::rights::number;
use crate::room::{Inner, Right, Room};
use crate::token;

/// Somebody who has sat down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Seated {
    pub(crate) seat: Seat,
    pub(crate) version: u64,
}

/// The longest salt.
const MAX_SALT: usize = 64;

/// The salt somebody brought, or one made here.
///
/// # Errors
/// When it is too long or not printable ASCII without blanks.
pub(crate) fn clean_salt(salt: Option<&str>) -> Result<String> {
    match salt {
        None | Some("") => Ok(token::salt()),
        Some(salt) if salt.len() <= MAX_SALT && salt.bytes().all(|b| b.is_ascii_graphic()) => {
            Ok(salt.to_string())
        }
        Some(_) => Err(Error::bad(format!(
            "a salt is up to {MAX_SALT} printable ASCII characters without blanks"
        ))),
    }
}

impl Room {
    /// Gives a seat to whoever has the token: the one asked for, or the first that is free. Whoever sits
    /// already keeps her seat.
    ///
    /// # Errors
    /// When there is no such seat or it is taken.
    pub(crate) async fn sit(
        self: &Arc<Room>,
        name: &str,
        seat: Option<Seat>,
        salt: Option<&str>,
        token_hash: &str,
    ) -> Result<Seated> {
        let (name, salt) = (clean_name(name)?, clean_salt(salt)?);
        let mut inner = self.lock().await?;
        if let Some(Right { seat, .. }) = inner.right(token_hash) {
            return Ok(Seated { seat, version: inner.play.ledger.version });
        }
        if inner.play.ledger.is_started || inner.play.broken.is_some() {
            return Err(Error::refused("fault-game-begun"));
        }
        let is_free = |seat: &Seat| inner.play.ledger.holders[seat.index()] == Holder::Open;
        let seat = match seat {
            Some(seat) if seat.index() >= self.facts.n_seats => {
                return Err(Error::says(Kind::BadRequest, "fault-no-such-seat"));
            }
            Some(seat) => Some(seat).filter(is_free),
            None => Seat::all(self.facts.n_seats).find(is_free),
        };
        let seat = seat.ok_or_else(|| Error::refused("fault-seat-taken"))?;
        let name = told_apart(&name, inner.play.ledger.names_beside(seat));
        let key = self.new_key(token_hash, seat, inner.play.ledger.version + 1);
        let keys = vec![KeyChange::Add(key)];
        self.commit_with(&mut inner, &[Entry::Sit { seat, salt, name }], &[], keys).await?;
        self.begin_if_full(&mut inner).await?;
        Ok(Seated { seat, version: inner.play.ledger.version })
    }

    /// Begins the game; bots take the empty seats. Nothing happens where it has begun.
    ///
    /// # Errors
    /// When it cannot begin, or the right to the seat has ended.
    pub(crate) async fn start(self: &Arc<Room>, right: &Right) -> Result<u64> {
        let mut inner = self.lock().await?;
        inner.seat(right)?;
        if inner.play.ledger.is_started {
            return Ok(inner.play.ledger.version);
        }
        let is_free = |seat: &Seat| inner.play.ledger.holders[seat.index()] == Holder::Open;
        let free = Seat::all(self.facts.n_seats).filter(is_free);
        let player = self.facts.settings.level.clone();
        let bots: Vec<Entry> =
            free.map(|seat| Entry::Bot { seat, player: player.clone() }).collect();
        if !bots.is_empty() {
            self.commit(&mut inner, &bots, &[]).await?;
        }
        self.begin_if_full(&mut inner).await?;
        Ok(inner.play.ledger.version)
    }

    /// After the room came into memory: begins what was about to begin, and lets bots and clocks go on.
    pub(crate) async fn wake(self: &Arc<Room>) -> Result<()> {
        let mut inner = self.lock().await?;
        self.begin_if_full(&mut inner).await?;
        self.arrange(&mut inner);
        Ok(())
    }

    async fn begin_if_full(self: &Arc<Room>, inner: &mut Inner) -> Result<()> {
        // Should the rules panic, the game is rebuilt before anybody uses it.
        let was_sound = std::mem::replace(&mut inner.is_sound, false);
        let begun = inner.play.begin(&self.facts, self.title());
        let Begun { entries, told } = begun.map_err(|reason| Error::new(Kind::Refused, reason))?;
        if entries.is_empty() {
            inner.is_sound = was_sound;
            return Ok(());
        }
        self.commit_told(inner, &entries, told).await?;
        Ok(())
    }

    /// Somebody leaves: before the game her seat is free again and nothing that opened it does so any more; afterwards
    /// a bot plays for her.
    ///
    /// # Errors
    /// When she has left already, or the game is over.
    pub(crate) async fn leave(self: &Arc<Room>, right: &Right) -> Result<u64> {
        let mut inner = self.lock().await?;
        let seat = inner.seat(right)?;
        if !inner.is_present(seat) || inner.table().is_some_and(|t| t.outcome().is_some()) {
            return Err(Error::refused("fault-nothing-to-leave"));
        }
        let is_for_good = !inner.play.ledger.is_started;
        let keys = is_for_good.then(|| KeyChange::End { seat: number(seat) }).into_iter().collect();
        self.commit_with(&mut inner, &[Entry::Leave(seat)], &[], keys).await
    }

    /// Somebody takes her seat back from the bot.
    ///
    /// # Errors
    /// When nobody plays for her.
    pub(crate) async fn back(self: &Arc<Room>, right: &Right) -> Result<u64> {
        let mut inner = self.lock().await?;
        let seat = inner.seat(right)?;
        inner.playing()?;
        let holder = &inner.play.ledger.holders[seat.index()];
        if !matches!(holder, Holder::Person { is_away: true, .. }) {
            return Err(Error::refused("fault-nobody-plays-for-you"));
        }
        inner.thinking[seat.index()] = None;
        inner.restart_clock(seat, self.house.now_ms());
        self.commit(&mut inner, &[Entry::Back(seat)], &[]).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn salts_have_no_blanks() {
        assert_eq!(clean_salt(Some("a-b_c")).unwrap(), "a-b_c");
        assert_ne!(clean_salt(None).unwrap(), clean_salt(Some("")).unwrap());
        for wrong in ["a b", "a\nb", "é", &"x".repeat(65)] {
            assert!(clean_salt(Some(wrong)).is_err(), "{wrong}");
        }
    }
}
