//! Sitting down, starting, leaving and coming back.

use std::sync::Arc;

use engine::Seat;
use store::{Key, KeyChange};

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

/// Somebody who sits down.
#[derive(Clone, Debug)]
pub(crate) struct Sitter {
    pub(crate) name: String,
    /// The seat asked for; none for any.
    pub(crate) seat: Option<Seat>,
    pub(crate) salt: Option<String>,
    /// What is stored of the token.
    pub(crate) key: String,
    /// From which network, hashed.
    pub(crate) network: Option<String>,
    /// Whether she leaves the seat she has for it.
    pub(crate) changes: bool,
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
    /// Gives somebody a seat: the one asked for, the one that is kept for her, or the first that is free. Whoever sits
    /// already keeps her seat, unless she changes to another one: then everything of the first ends.
    ///
    /// # Errors
    /// When there is no such seat, it is taken or kept for somebody else, or she may have no more than one.
    pub(crate) async fn sit(self: &Arc<Room>, sitter: Sitter) -> Result<Seated> {
        let (name, salt) = (clean_name(&sitter.name)?, clean_salt(sitter.salt.as_deref())?);
        let mut inner = self.lock().await?;
        let own = inner.right(&sitter.key).map(|right| right.seat);
        if let Some(seat) = own.filter(|own| sitter.seat.is_none_or(|seat| seat == *own)) {
            return Ok(Seated { seat, version: inner.play.ledger.version });
        }
        if inner.play.ledger.is_started || inner.play.broken.is_some() {
            return Err(Error::refused("fault-game-begun"));
        }
        let kept = inner.kept_for(&sitter.key);
        let seat = inner.vacant_seat(sitter.seat, kept)?;
        if own.is_some() && !sitter.changes {
            return Err(Error::refused("fault-one-seat"));
        }
        self.check_share(&inner, &sitter)?;
        // The name on the seat she leaves is her own.
        let names = inner.play.ledger.names_beside(own.or(kept).unwrap_or(seat));
        let name = told_apart(&name, names);
        let (mut entries, mut keys) = (Vec::new(), Vec::new());
        entries.extend(own.map(Entry::Leave));
        entries.extend(kept.filter(|kept| *kept != seat).map(Entry::Free));
        let left = own.or(kept.filter(|kept| *kept != seat));
        keys.extend(left.map(|seat| KeyChange::End { seat: number(seat) }));
        let occupancy = inner.play.ledger.version + entries.len() as u64 + 1;
        // What is kept for somebody is hers on all her devices.
        keys.extend(inner.handed_on(seat, occupancy).filter(|_| kept == Some(seat)));
        let key = self.new_key(&sitter.key, seat, occupancy);
        keys.push(KeyChange::Add(Key { network: sitter.network, ..key }));
        entries.push(Entry::Sit { seat, salt, name });
        self.commit_with(&mut inner, &entries, &[], keys).await?;
        self.begin_if_full(&mut inner).await?;
        Ok(Seated { seat, version: inner.play.ledger.version })
    }

    /// Somebody for whom a seat is kept says yes, and sits down; whoever sits already goes on. Nothing for strangers.
    ///
    /// # Errors
    /// When the disk fails.
    pub(crate) async fn accept(self: &Arc<Room>, token_hash: &str) -> Result<Option<Right>> {
        let mut inner = self.lock().await?;
        let right = inner.right(token_hash);
        let Some(seat) = inner.kept_for(token_hash).filter(|_| right.is_none()) else {
            return Ok(right);
        };
        let name = inner.play.ledger.names()[seat.index()].clone();
        let keys = inner.handed_on(seat, inner.play.ledger.version + 1).collect();
        let sit = Entry::Sit { seat, salt: token::salt(), name };
        self.commit_with(&mut inner, &[sit], &[], keys).await?;
        self.begin_if_full(&mut inner).await?;
        Ok(inner.right(token_hash))
    }

    /// Keeps a seat no longer for somebody who has not said yes: everybody may have it.
    ///
    /// # Errors
    /// When it is not kept, or the right to one's own seat has ended.
    pub(crate) async fn free(self: &Arc<Room>, right: &Right, seat: Seat) -> Result<u64> {
        let mut inner = self.lock().await?;
        inner.seat(right)?;
        let holder = inner.play.ledger.holders.get(seat.index());
        if !matches!(holder, Some(Holder::Kept { .. })) {
            return Err(Error::refused("fault-not-kept"));
        }
        let keys = vec![KeyChange::End { seat: number(seat) }];
        self.commit_with(&mut inner, &[Entry::Free(seat)], &[], keys).await
    }

    /// At a public table nobody takes all free seats: one program from each network, and a network that sits here
    /// does not get the last seat. The opener's own guests may, and everybody where the host allows several seats.
    fn check_share(&self, inner: &Inner, sitter: &Sitter) -> Result<()> {
        let is_shared = self.facts.is_public && !self.facts.settings.several_seats;
        let Some(network) = sitter.network.as_ref().filter(|_| is_shared) else { return Ok(()) };
        let is_program = |key: &str| key.starts_with('p');
        let rights = inner.keys.values().filter(|key| key.network.as_ref() == Some(network));
        let here: Vec<Right> = rights.filter_map(|key| inner.right(&key.token_hash)).collect();
        if is_program(&sitter.key) && here.iter().any(|right| is_program(&right.key)) {
            return Err(Error::refused("fault-program-seat"));
        }
        let n_vacant = inner.play.ledger.holders.iter().filter(|h| h.is_vacant()).count();
        let is_guest = self.facts.opened_by.network.as_ref() == Some(network);
        if !is_guest && !here.is_empty() && n_vacant <= 1 {
            return Err(Error::refused("fault-last-seat"));
        }
        Ok(())
    }

    /// Begins the game; bots take the empty seats, and those of people who have not said yes. Nothing happens where it has begun.
    ///
    /// # Errors
    /// When it cannot begin, or the right to the seat has ended.
    pub(crate) async fn start(self: &Arc<Room>, right: &Right) -> Result<u64> {
        let mut inner = self.lock().await?;
        inner.seat(right)?;
        if inner.play.ledger.is_started {
            return Ok(inner.play.ledger.version);
        }
        let is_vacant = |seat: &Seat| inner.play.ledger.holders[seat.index()].is_vacant();
        let vacant: Vec<Seat> = Seat::all(self.facts.n_seats).filter(is_vacant).collect();
        let player = &self.facts.settings.level;
        let bot = |seat: &Seat| Entry::Bot { seat: *seat, player: player.clone() };
        if !vacant.is_empty() {
            let bots: Vec<Entry> = vacant.iter().map(bot).collect();
            let end = |seat: &Seat| KeyChange::End { seat: number(*seat) };
            self.commit_with(&mut inner, &bots, &[], vacant.iter().map(end).collect()).await?;
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

impl Inner {
    /// The seat that is kept for whoever has a key.
    pub(crate) fn kept_for(&self, token_hash: &str) -> Option<Seat> {
        let key = self.keys.get(token_hash).filter(|key| key.expires_ms.is_none())?;
        let ledger = &self.play.ledger;
        let is_hers = |seat: &Seat| {
            number(*seat) == key.seat
                && matches!(ledger.holders[seat.index()], Holder::Kept { .. })
                && ledger.occupancies[seat.index()] == key.occupancy as u64
        };
        Seat::all(ledger.holders.len()).find(is_hers)
    }

    /// The seat somebody gets who asks for this one or for any, and for whom one may be kept.
    fn vacant_seat(&self, asked: Option<Seat>, kept: Option<Seat>) -> Result<Seat> {
        let holders = &self.play.ledger.holders;
        let is_free = |seat: &Seat| holders[seat.index()] == Holder::Open || Some(*seat) == kept;
        match asked {
            Some(seat) if seat.index() >= holders.len() => {
                Err(Error::says(Kind::BadRequest, "fault-no-such-seat"))
            }
            Some(seat) if is_free(&seat) => Ok(seat),
            Some(seat) if holders[seat.index()].is_vacant() => {
                Err(Error::refused("fault-seat-kept"))
            }
            Some(_) => Err(Error::refused("fault-seat-taken")),
            None => {
                let free = kept.or_else(|| Seat::all(holders.len()).find(is_free));
                free.ok_or_else(|| Error::refused("fault-seat-taken"))
            }
        }
    }

    /// The keys of a seat, made over to the occupancy that begins.
    fn handed_on(&self, seat: Seat, occupancy: u64) -> impl Iterator<Item = KeyChange> {
        let before = self.play.ledger.occupancies[seat.index()] as i64;
        let is_hers = move |key: &&Key| {
            (key.seat, key.occupancy) == (number(seat), before) && key.expires_ms.is_none()
        };
        let keys = self.keys.values().filter(is_hers);
        keys.map(move |key| KeyChange::Add(Key { occupancy: occupancy as i64, ..key.clone() }))
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
