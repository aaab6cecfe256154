//! Sitting down, starting, leaving and coming back.

use std::sync::Arc;

use catalog::Told;
use engine::{Seat, SeatSet, Turn, Viewer};
use store::{Key, KeyChange};

use crate::caller::household;
use crate::error::{Error, Kind, Result};
use crate::journal::Entry;
use crate::names::{clean_name, told_apart};
use crate::play::{Begun, Holder, Ledger, Successor};
use crate::room::rights::{Stranger, number};
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
    /// What is stored of the token: for a program one hash, for a browser one for each seat it may have here.
    pub(crate) keys: Vec<String>,
    /// From which network, hashed.
    pub(crate) network: Option<String>,
    /// Whether she leaves the seat she has for it.
    pub(crate) changes: bool,
}

/// How long somebody has to have been away before the host may give her seat to others.
const LONG_MS: i64 = 180_000;
/// How often those of one network may sit down at a table, while it is in memory: a club's worth of changed minds.
const SEATINGS_OF_A_NETWORK: u32 = 40;
/// How long a journal may get before the game begins.
const MOST_BEFORE_THE_GAME: u64 = 2_000;
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
    /// already keeps her seat, unless she changes to another one: then everything of the first ends. Where the host allows
    /// several seats, a browser gets one more. During the game, seats are free that bots took from people.
    ///
    /// # Errors
    /// When there is no such seat, it is taken or kept for somebody else, or she may have no more than one.
    pub(crate) async fn sit(self: &Arc<Room>, mut sitter: Sitter) -> Result<Seated> {
        let (name, salt) = (clean_name(&sitter.name)?, clean_salt(sitter.salt.as_deref())?);
        let mut inner = self.lock().await?;
        let barred = self.barred(&inner, &sitter).await?;
        sitter.keys.truncate(if self.facts.settings.several_seats {
            self.facts.n_seats
        } else {
            1
        });
        let rights: Vec<Right> = sitter.keys.iter().filter_map(|key| inner.right(key)).collect();
        let asked = |right: &&Right| sitter.seat.is_none_or(|seat| seat == right.seat);
        if let Some(right) = rights.iter().find(asked) {
            self.audience.ask(right.seat, self.house.now_ms());
            return Ok(Seated { seat: right.seat, version: inner.play.ledger.version });
        }
        inner.check_sitting_down()?;
        let kept = sitter.keys.iter().find_map(|key| inner.kept_for(key));
        let seat = inner.vacant_seat(sitter.seat, kept, barred)?;
        let has_several = self.facts.settings.several_seats && !sitter.changes;
        let own = rights.first().map(|right| right.seat).filter(|_| !has_several);
        // During the game, what she would leave is not free.
        if own.is_some() && (!sitter.changes || inner.play.ledger.is_started) {
            return Err(Error::refused("fault-one-seat"));
        }
        self.check_share(&inner, &sitter)?;
        self.check_coming_and_going(&mut inner, sitter.network.as_ref())?;
        let key = inner.key_for(&sitter, kept.filter(|kept| *kept == seat), own);
        self.afford_new(&key, sitter.network.as_ref())?;
        // The name on the seat she leaves is her own.
        let names = inner.play.ledger.names_beside(own.or(kept).unwrap_or(seat));
        let name = told_apart(&name, names);
        let (mut entries, mut keys) = (Vec::new(), Vec::new());
        entries.extend(own.map(Entry::Leave));
        let given_up = kept.filter(|kept| *kept != seat && !has_several);
        entries.extend(given_up.map(Entry::Free));
        keys.extend(own.or(given_up).map(|seat| KeyChange::End { seat: number(seat) }));
        let occupancy = inner.play.ledger.version + entries.len() as u64 + 1;
        // What is kept for somebody is hers on all her devices.
        keys.extend(inner.handed_on(seat, occupancy).filter(|_| kept == Some(seat)));
        let key = self.new_key(&key, seat, occupancy);
        keys.push(KeyChange::Add(Key { network: sitter.network, ..key }));
        entries.push(Entry::Sit { seat, salt, name });
        self.take_seat(&mut inner, seat, &entries, keys).await?;
        Ok(Seated { seat, version: inner.play.ledger.version })
    }

    /// The seats whose hand somebody left for good, where who wants to sit down may not have them: she or somebody from her
    /// network sits or sat here, and would know two hands.
    async fn barred(&self, inner: &Inner, sitter: &Sitter) -> Result<SeatSet> {
        let ledger = &inner.play.ledger;
        let left = Seat::all(self.facts.n_seats)
            .filter(|seat| ledger.freed.contains(*seat) && ledger.replaced.contains(*seat));
        let left: SeatSet = left.collect();
        let who = Stranger { keys: &sitter.keys, network: sitter.network.as_ref() };
        let is_barred = left != SeatSet::EMPTY && self.is_known(inner, &who, None).await?;
        Ok(if is_barred { left } else { SeatSet::EMPTY })
    }

    /// Writes down who has a seat from now on. During the game, the table is read anew, so that it knows everybody's name.
    async fn take_seat(
        self: &Arc<Room>,
        inner: &mut Inner,
        seat: Seat,
        entries: &[Entry],
        keys: Vec<KeyChange>,
    ) -> Result<u64> {
        inner.thinking[seat.index()] = None;
        let told = self.told_of_newcomer(inner, entries);
        self.commit_with(inner, entries, &told, keys).await?;
        self.audience.ask(seat, self.house.now_ms());
        if inner.table().is_some() {
            self.rebuild(inner).await?;
        }
        self.begin_if_full(inner, Vec::new()).await?;
        Ok(inner.play.ledger.version)
    }

    /// What everybody is told where somebody takes a seat during the game.
    fn told_of_newcomer(&self, inner: &Inner, entries: &[Entry]) -> Vec<Vec<Told>> {
        let ledger = &inner.play.ledger;
        let sits = entries.iter().find_map(|entry| match entry {
            Entry::Sit { seat, name, .. } => Some((*seat, name.clone())),
            _ => None,
        });
        let Some((seat, name)) = sits.filter(|_| ledger.is_started) else { return Vec::new() };
        let (version, n_steps) = (ledger.version + 1, ledger.n_steps());
        let line = Successor { seat, name, version, n_steps }.line();
        let told = |viewer| Told { viewer, line: line.clone(), event: Arc::new(()) };
        vec![Viewer::all(self.facts.n_seats).map(told).collect()]
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
        self.audience.ask(seat, self.house.now_ms());
        self.begin_if_full(&mut inner, Vec::new()).await?;
        Ok(inner.right(token_hash))
    }

    /// Frees a seat. One that is kept: at the wish of the host, or of whoever it is kept for. One whose holder has been away
    /// for long: at the wish of the host, for good; her rights end at once, before the game the seat is free, and during the
    /// game a bot takes it until somebody else does.
    ///
    /// # Errors
    /// When it is not for whoever has this key to say, or the seat is neither.
    pub(crate) async fn free(self: &Arc<Room>, key: &str, seat: Seat) -> Result<u64> {
        let mut inner = self.lock().await?;
        let own = inner.right(key).map(|right| right.seat);
        own.inspect(|own| self.audience.ask(*own, self.house.now_ms()));
        let is_hers = inner.kept_for(key) == Some(seat);
        if own.is_none() && !is_hers {
            return Err(Error::says(Kind::Forbidden, "fault-watching"));
        }
        let is_host = own.is_some_and(|own| self.is_host(&inner, own));
        if !is_host && !is_hers {
            return Err(Error::says(Kind::Forbidden, "fault-host-frees"));
        }
        let entry = self.freed_by(&inner, seat)?;
        own.map(|own| self.afford(&inner, own)).transpose()?;
        let keys = vec![KeyChange::End { seat: number(seat) }];
        self.take_seat(&mut inner, seat, &[entry], keys).await
    }

    /// What frees a seat.
    fn freed_by(&self, inner: &Inner, seat: Seat) -> Result<Entry> {
        let holder = inner.play.ledger.holders.get(seat.index());
        let holder = holder.ok_or_else(|| Error::says(Kind::BadRequest, "fault-no-such-seat"))?;
        if matches!(holder, Holder::Kept { .. }) {
            return Ok(Entry::Free(seat));
        }
        if !matches!(holder, Holder::Person { .. }) || inner.turn() == Some(Turn::Over) {
            return Err(Error::refused("fault-not-kept"));
        }
        if !self.is_long_absent(inner, seat) {
            return Err(Error::refused("fault-not-away-long"));
        }
        Ok(if inner.play.ledger.is_started {
            Entry::Bot { seat, player: self.facts.settings.level.clone() }
        } else {
            Entry::Leave(seat)
        })
    }

    /// Whether whoever has this seat sees to the table.
    fn is_host(&self, inner: &Inner, seat: Seat) -> bool {
        let mut elders = inner.play.ledger.elders(seat);
        inner.is_present(seat) && elders.all(|elder| self.is_long_absent(inner, elder))
    }

    fn is_long_absent(&self, inner: &Inner, seat: Seat) -> bool {
        let since_ms = self.absent_since(&inner.play.ledger, seat);
        since_ms.is_some_and(|since_ms| self.house.now_ms() - since_ms >= LONG_MS)
    }

    /// Since when somebody has not been there: a bot plays for her, or she is not connected and asks for nothing where people do
    /// not leave the page between two decisions.
    fn absent_since(&self, ledger: &Ledger, seat: Seat) -> Option<i64> {
        match ledger.holders[seat.index()] {
            Holder::Person { is_away: true, .. } => Some(ledger.away_ms[seat.index()]),
            Holder::Person { is_away: false, .. } if !self.facts.settings.pace.is_slow() => {
                let gone_ms = self.presence().gone_since(seat)?;
                Some(gone_ms.max(self.opened_ms))
            }
            _ => None,
        }
    }

    /// Nobody makes a journal long by sitting down and leaving again and again.
    fn check_coming_and_going(&self, inner: &mut Inner, network: Option<&String>) -> Result<()> {
        if !self.house.quotas.are_kept() {
            return Ok(());
        }
        let ledger = &inner.play.ledger;
        let is_long = !ledger.is_started && ledger.version >= MOST_BEFORE_THE_GAME;
        let key = network.map(|network| household(network).to_string());
        let n_seatings = inner.seatings.get(&key).copied().unwrap_or(0);
        if is_long || n_seatings >= SEATINGS_OF_A_NETWORK {
            return Err(Error::refused("fault-coming-and-going"));
        }
        inner.seatings.insert(key, n_seatings + 1);
        Ok(())
    }

    /// At a public table nobody takes all free seats: one program from each network, and a network that sits here
    /// does not get the last seat. The opener's own guests may, and everybody where the host allows several seats.
    fn check_share(&self, inner: &Inner, sitter: &Sitter) -> Result<()> {
        let is_shared = self.facts.is_public && !self.facts.settings.several_seats;
        let Some(network) = sitter.network.as_deref().filter(|_| is_shared) else { return Ok(()) };
        let is_hers = |other: Option<&str>| other.map(household) == Some(household(network));
        let is_program = |key: &str| key.starts_with('p');
        let by_program = sitter.keys.iter().any(|key| is_program(key));
        let rights = inner.keys.values().filter(|key| is_hers(key.network.as_deref()));
        let here: Vec<Right> = rights.filter_map(|key| inner.right(&key.token_hash)).collect();
        if by_program && here.iter().any(|right| is_program(&right.key)) {
            return Err(Error::refused("fault-program-seat"));
        }
        let n_vacant = inner.play.ledger.holders.iter().filter(|h| h.is_vacant()).count();
        let is_guest = is_hers(self.facts.opened_by.network.as_deref());
        if !is_guest && !here.is_empty() && n_vacant <= 1 {
            return Err(Error::refused("fault-last-seat"));
        }
        Ok(())
    }

    /// Begins the game at the wish of the host; bots take the empty seats, and those of people who have not said yes, until
    /// somebody comes for them. Nothing happens where it has begun.
    ///
    /// # Errors
    /// When it cannot begin, she is not the host, or the right to the seat has ended.
    pub(crate) async fn start(self: &Arc<Room>, right: &Right) -> Result<u64> {
        let mut inner = self.lock().await?;
        let own = inner.seat(right)?;
        if inner.play.ledger.is_started {
            return Ok(inner.play.ledger.version);
        }
        if !self.is_host(&inner, own) {
            return Err(Error::says(Kind::Forbidden, "fault-host-starts"));
        }
        let is_vacant = |seat: &Seat| inner.play.ledger.holders[seat.index()].is_vacant();
        let vacant: Vec<Seat> = Seat::all(self.facts.n_seats).filter(is_vacant).collect();
        let player = &self.facts.settings.level;
        let bot = |seat: &Seat| Entry::Bot { seat: *seat, player: player.clone() };
        let bots: Vec<Entry> = vacant.iter().map(bot).collect();
        if !vacant.is_empty() {
            self.afford_bots(2 * vacant.len())?;
            let end = |seat: &Seat| KeyChange::End { seat: number(*seat) };
            self.commit_with(&mut inner, &bots, &[], vacant.iter().map(end).collect()).await?;
        }
        // A bot that is seated during the game has the seat until somebody comes.
        self.begin_if_full(&mut inner, bots).await?;
        Ok(inner.play.ledger.version)
    }

    /// After the room came into memory: begins what was about to begin, and lets bots and clocks go on.
    pub(crate) async fn wake(self: &Arc<Room>) -> Result<()> {
        let mut inner = self.lock().await?;
        self.begin_if_full(&mut inner, Vec::new()).await?;
        self.arrange(&mut inner);
        Ok(())
    }

    /// Begins the game where every seat is taken, and then does these.
    async fn begin_if_full(self: &Arc<Room>, inner: &mut Inner, then: Vec<Entry>) -> Result<()> {
        // Should the rules panic, the game is rebuilt before anybody uses it.
        let was_sound = std::mem::replace(&mut inner.is_sound, false);
        let begun = inner.play.begin(&self.facts, self.title());
        let Begun { mut entries, told } =
            begun.map_err(|reason| Error::new(Kind::Refused, reason))?;
        if entries.is_empty() {
            inner.is_sound = was_sound;
            return Ok(());
        }
        entries.extend(then);
        self.commit_told(inner, &entries, told, None).await?;
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
        // Leaving and coming back gives no time.
        let time_up_ms = inner.time_up(seat, &self.facts);
        if time_up_ms.is_some_and(|time_up_ms| time_up_ms <= self.house.now_ms()) {
            return Err(Error::refused("fault-time-is-up"));
        }
        self.afford(&inner, seat)?;
        inner.thinking[seat.index()] = None;
        inner.restart_wait(seat, self.house.now_ms());
        self.commit(&mut inner, &[Entry::Back(seat)], &[]).await
    }
}

impl Inner {
    /// Whether somebody may still sit down: before the game, or where a bot has taken a person's seat.
    fn check_sitting_down(&self) -> Result<()> {
        let is_over = self.turn() == Some(Turn::Over);
        let has_begun = self.play.ledger.is_started && self.play.ledger.freed.is_empty();
        if self.play.broken.is_some() || is_over || has_begun {
            return Err(Error::refused("fault-game-begun"));
        }
        Ok(())
    }

    /// The key with which somebody sits down: the one that the seat is kept for, that of the seat she leaves, or one that
    /// opens nothing here yet.
    fn key_for(&self, sitter: &Sitter, kept: Option<Seat>, left: Option<Seat>) -> String {
        // Whoever has one seat gives up what is kept for her when she takes another.
        let gives_up = sitter.changes || sitter.keys.len() == 1;
        let fits = |key: &&String| match (self.right(key), self.kept_for(key)) {
            (Some(right), _) => Some(right.seat) == left,
            (None, own) => own == kept || kept.is_none() && gives_up,
        };
        let key = sitter.keys.iter().find(fits).or(sitter.keys.last());
        key.cloned().expect("somebody who sits down has a key")
    }

    /// The seat somebody gets who asks for this one or for any, and for whom one may be kept, and some be barred.
    fn vacant_seat(
        &self,
        asked: Option<Seat>,
        kept: Option<Seat>,
        barred: SeatSet,
    ) -> Result<Seat> {
        let holders = &self.play.ledger.holders;
        let freed = self.play.ledger.freed;
        let is_free = |seat: &Seat| {
            holders[seat.index()] == Holder::Open || Some(*seat) == kept || freed.contains(*seat)
        };
        match asked {
            Some(seat) if seat.index() >= holders.len() => {
                Err(Error::says(Kind::BadRequest, "fault-no-such-seat"))
            }
            Some(seat) if barred.contains(seat) => Err(Error::refused("fault-left-hand")),
            Some(seat) if is_free(&seat) => Ok(seat),
            Some(seat) if holders[seat.index()].is_vacant() => {
                Err(Error::refused("fault-seat-kept"))
            }
            Some(_) => Err(Error::refused("fault-seat-taken")),
            None => {
                let mut free = Seat::all(holders.len()).filter(is_free);
                let free = kept.or_else(|| free.find(|seat| !barred.contains(*seat)));
                let is_barred = barred != SeatSet::EMPTY;
                let why = if is_barred { "fault-left-hand" } else { "fault-seat-taken" };
                free.ok_or_else(|| Error::refused(why))
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
