//! A table in memory: one lock, in which everything is written down before anybody sees it.

mod account;
mod act;
mod again;
mod audience;
mod clock;
mod devices;
mod drawing;
#[cfg(test)]
mod fault;
mod foresight;
mod grid;
mod letters;
#[cfg(test)]
mod locked;
mod moment;
mod newcomer;
mod page;
mod publish;
mod record;
mod rights;
mod seats;
mod snapshot;
mod sockets;
mod talk;
#[cfg(test)]
mod timing;
mod undo;

use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use catalog::{AnyTable, Title, Told};
use engine::{Seat, Turn};
use store::KeyChange;
use tokio::sync::{Mutex, MutexGuard};
use tokio::task::AbortHandle;

use crate::cards::Card;
use crate::error::{Error, Kind, Result};
use crate::house::House;
use crate::journal::{self, Entry};
use crate::play::{Facts, Holder, Ledger, Play};
use crate::thinkers::{Asker, Urgency, Visitor, Wish};

pub(crate) use act::is_notation;

pub(crate) use devices::{Device, DeviceKind, SignOut};
pub(crate) use moment::Acted;
pub(crate) use newcomer::{Format, Newcomer};
pub(crate) use rights::{Own, Right, ended, viewer};
pub(crate) use seats::{Sitter, clean_salt};
pub(crate) use snapshot::Snapshot;
#[cfg(test)]
pub(crate) use timing::{Fault, Rehearsal};

use audience::{Audience, Change, News};
use foresight::Foresights;
use grid::{Answered, Early};
use talk::Talk;

/// A table in memory.
pub(crate) struct Room {
    pub(crate) facts: Arc<Facts>,
    pub(crate) house: Arc<House>,
    /// The table as lists show it.
    pub(crate) card: Arc<Card>,
    /// What never changes, as programs read it; written when first asked for.
    constants: OnceLock<String>,
    /// Held to act, to write, and to hand over what is to be told: nothing is drawn under this lock.
    inner: Mutex<Inner>,
    audience: Audience,
    talk: Talk,
    /// What each seat's page has to know beforehand, kept because it takes a while to find out.
    foresight: Foresights,
    /// When the table came into memory.
    opened_ms: i64,
    /// Between which times there was no table, if its clocks rest then.
    rest: Option<(i64, i64)>,
    /// When somebody last did something, for leaving memory.
    touched_ms: AtomicI64,
}

/// The room's lock. Once it is given back, whatever was done under it is published and told.
pub(crate) struct Locked<'a> {
    room: &'a Arc<Room>,
    inner: Option<MutexGuard<'a, Inner>>,
    /// Whether anything may have been changed under it.
    is_touched: bool,
}

impl Locked<'_> {
    /// Gives the lock back, and waits until everybody has been told.
    pub(crate) async fn release(mut self) {
        self.give_back();
        self.room.tell().await;
    }

    /// Readers see what was done before anybody else can do anything.
    fn give_back(&mut self) {
        if let Some(mut inner) = self.inner.take().filter(|_| self.is_touched) {
            self.room.publish(&mut inner);
        }
    }
}

impl Deref for Locked<'_> {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        self.inner.as_ref().expect("it is given back when this is dropped")
    }
}

impl DerefMut for Locked<'_> {
    fn deref_mut(&mut self) -> &mut Inner {
        self.is_touched = true;
        self.inner.as_mut().expect("it is given back when this is dropped")
    }
}

impl Drop for Locked<'_> {
    fn drop(&mut self) {
        self.give_back();
        if self.room.audience.has_news() {
            let room = self.room.clone();
            tokio::spawn(async move {
                room.tell().await;
                room.house.let_go(&room);
            });
        }
    }
}

/// Everything that changes.
pub(crate) struct Inner {
    pub(crate) play: Play,
    /// Whether the game in memory is what the disk has: not while something is being written, and not
    /// after something went wrong half-way. Then it is rebuilt before anybody uses it.
    is_sound: bool,
    /// What each seat may do.
    pub(crate) legal: Arc<Vec<Legal>>,
    /// Since when each seat has had to decide, as far as the moments of answers go by it.
    awaited_since: Vec<i64>,
    /// Counts up whenever somebody sits down, leaves or comes back.
    pub(crate) places_rev: u64,
    /// Who may act for which seat.
    keys: Arc<rights::Keys>,
    /// What is to be told once the lock is given back.
    news: Vec<News>,
    /// What was answered in a window and is not written yet.
    early: Vec<Early>,
    /// Those whose answers have been written, or refused: they are told once readers see it.
    answered: Answered,
    /// When the table next writes while a window is open.
    write_ms: Option<i64>,
    /// The moment of an answer that the store knows about.
    noted_due_ms: Option<i64>,
    /// What the table will do by itself.
    alarm: Option<AbortHandle>,
    /// Who thinks for each seat.
    thinking: Vec<Option<Thinking>>,
    /// How often somebody did something besides since the table is in memory: no bot thinks again for that.
    n_asides: usize,
    /// What the store knows about when something last happened, and whether the game is over.
    noted_ms: i64,
    noted_over: bool,
    /// How often somebody from each network has sat down, since the table is in memory.
    seatings: BTreeMap<Option<String>, u32>,
}

/// A bot that thinks for a seat. When this is forgotten, its answer is not wanted any more.
#[derive(Clone)]
struct Thinking {
    /// At which version it began.
    version: u64,
    _wish: Wish,
}

/// What a seat may do now.
#[derive(Clone, Default)]
pub(crate) struct Legal {
    /// A JSON list of notation.
    pub(crate) json: String,
    pub(crate) n_actions: usize,
    /// The version since which it is so.
    since: u64,
}

/// The lists of open tables are told at most this often that something happened.
const NOTE_EVERY_MS: i64 = 60_000;

impl Room {
    /// A room with what was played there so far.
    pub(crate) fn new(
        house: Arc<House>,
        facts: Facts,
        play: Play,
        keys: Vec<store::Key>,
    ) -> Arc<Room> {
        let n_seats = facts.n_seats;
        let touched_ms = AtomicI64::new(house.now_ms());
        let mut inner = Inner {
            is_sound: true,
            legal: Arc::new(vec![Legal::default(); n_seats]),
            awaited_since: vec![0; n_seats],
            places_rev: 1,
            keys: Arc::new(rights::keys_of(keys)),
            news: Vec::new(),
            early: Vec::new(),
            answered: Vec::new(),
            write_ms: None,
            noted_due_ms: None,
            alarm: None,
            thinking: vec![None; n_seats],
            n_asides: 0,
            noted_ms: house.now_ms(),
            noted_over: false,
            seatings: BTreeMap::new(),
            play,
        };
        let opened_ms = touched_ms.load(Ordering::Relaxed);
        let rest = inner.rest(&facts, house.was_closed(), opened_ms);
        if let Some((from_ms, to_ms)) = rest {
            inner.play.decisions.rest(from_ms, to_ms);
        }
        inner.refresh_legal(None);
        inner.set_clocks(&facts, opened_ms);
        let facts = Arc::new(facts);
        Arc::new(Room {
            card: Card::of(&facts, &inner.play),
            audience: Audience::new(inner.snapshot(&facts)),
            facts,
            house,
            constants: OnceLock::new(),
            inner: Mutex::new(inner),
            talk: Talk::default(),
            foresight: Foresights::default(),
            opened_ms,
            rest,
            touched_ms,
        })
    }

    /// The room for one who does something; a room that is not sound is rebuilt first.
    pub(crate) async fn lock(self: &Arc<Room>) -> Result<Locked<'_>> {
        let inner = Some(self.inner.lock().await);
        let mut locked = Locked { room: self, inner, is_touched: false };
        self.touch();
        if !locked.is_sound {
            self.rebuild(&mut locked).await?;
        }
        Ok(locked)
    }

    /// Somebody has done something: the room stays in memory for a while.
    fn touch(&self) {
        self.touched_ms.store(self.house.now_ms(), Ordering::Relaxed);
    }

    /// Whether nobody needs the room in memory, and has not for so long. A game that is over waits for nobody.
    pub(crate) fn is_idle(&self, patience: Duration) -> bool {
        let Ok(inner) = self.inner.try_lock() else { return false };
        let is_busy = !self.audience.is_empty()
            || self.audience.has_news()
            || inner.thinking.iter().any(Option::is_some)
            || !inner.early.is_empty()
            || inner.play.ledger.held.iter().any(Option::is_some)
            || (inner.alarm.is_some() && !self.facts.settings.pace.is_slow());
        let is_over = inner.turn() == Some(Turn::Over);
        let idle_ms = self.house.now_ms() - self.touched_ms.load(Ordering::Relaxed);
        !is_busy && (is_over || idle_ms >= patience.as_millis() as i64)
    }

    /// The table does nothing by itself any more. A room that is being used is left alone: its sockets are cut anyway.
    pub(crate) fn hang_up(&self) {
        // Whoever waits for an answer to be written is told what became of it.
        if let Ok(mut inner) = self.inner.try_lock()
            && inner.early.is_empty()
        {
            inner.set_alarm(None);
        }
    }

    /// On whose account the table's bots think, and how urgently.
    pub(super) fn asker(&self, ledger: &Ledger) -> Asker {
        let by = Visitor::from(self.facts.opened_by.clone());
        Asker { urgency: urgency(ledger, &self.presence()), by, table: self.facts.no }
    }

    /// Somebody has come: what the table's bots think about is more urgent.
    fn hurry(&self, now: &Snapshot) {
        let awaited = now.turn().map(Turn::awaited).unwrap_or_default();
        if awaited.into_iter().any(|seat| !now.is_present(seat)) {
            self.house.thinkers.promote(&self.asker(&now.ledger));
        }
    }

    fn title(&self) -> &dyn Title {
        self.house.shelf.title(&self.facts.title)
    }

    /// Reads the journal again: somebody else wrote, or something went wrong half-way.
    async fn rebuild(self: &Arc<Room>, inner: &mut Inner) -> Result<()> {
        let journal = self.house.journal(self.facts.no).await?;
        let keys = self.house.store.keys_at(self.facts.no).await?;
        inner.keys = Arc::new(rights::keys_of(keys));
        inner.play = Play::replay(&self.facts, self.title(), &journal, self.rest);
        inner.is_sound = true;
        inner.end_sockets();
        self.forget_foresight();
        inner.thinking.fill(None);
        inner.refresh_legal(None);
        inner.set_clocks(&self.facts, self.house.now_ms());
        inner.places_rev += 1;
        self.card.note(&inner.play, true);
        self.leave_news(inner, &[], Vec::new(), None, true);
        self.arrange(inner);
        Ok(())
    }

    /// Writes entries down; when this returns they are on disk, and everybody is told once the lock is given back. The
    /// game itself has already taken its steps (and is rebuilt when the disk refuses).
    async fn commit(
        self: &Arc<Room>,
        inner: &mut Inner,
        entries: &[Entry],
        told: &[Vec<Told>],
    ) -> Result<u64> {
        self.commit_with(inner, entries, told, Vec::new()).await
    }

    /// The same for steps, with what each told each viewer, and who decided with them or took them back.
    async fn commit_told(
        self: &Arc<Room>,
        inner: &mut Inner,
        entries: &[Entry],
        told: Vec<Vec<Told>>,
        by: Option<Seat>,
    ) -> Result<u64> {
        let at_ms = self.write(inner, entries, Vec::new()).await?;
        self.settle(inner, entries, told, by, at_ms);
        Ok(inner.play.ledger.version)
    }

    /// The same, together with what changes about who may act: all of it or nothing.
    async fn commit_with(
        self: &Arc<Room>,
        inner: &mut Inner,
        entries: &[Entry],
        told: &[Vec<Told>],
        keys: Vec<KeyChange>,
    ) -> Result<u64> {
        let at_ms = self.write(inner, entries, keys).await?;
        self.settle(inner, entries, told.to_vec(), None, at_ms);
        Ok(inner.play.ledger.version)
    }

    /// Writes entries down; returns when.
    async fn write(
        self: &Arc<Room>,
        inner: &mut Inner,
        entries: &[Entry],
        keys: Vec<KeyChange>,
    ) -> Result<i64> {
        let at_ms = self.house.now_ms();
        inner.is_sound = false;
        #[cfg(test)]
        self.watch_the_disk();
        let rows = entries.iter().map(|e| store::Entry { entry: e.to_string(), at_ms }).collect();
        let seq = inner.play.ledger.seq + 1;
        let (store, no) = (&self.house.store, self.facts.no);
        if let Err(error) = store.append_with_keys(no, seq, rows, keys.clone()).await {
            let error = Error::from(error);
            self.rebuild(inner).await?;
            return Err(error);
        }
        self.charge(inner, entries);
        for entry in entries {
            let noted = inner.play.note(entry, at_ms);
            noted.map_err(|reason| Error::new(Kind::Internal, reason))?;
        }
        inner.take_over(keys);
        inner.is_sound = true;
        Ok(at_ms)
    }

    /// After something was written: who may do what now, who is told, what the table does next.
    fn settle(
        self: &Arc<Room>,
        inner: &mut Inner,
        entries: &[Entry],
        told: Vec<Vec<Told>>,
        by: Option<Seat>,
        at_ms: i64,
    ) {
        let has_places = inner.note_places(entries);
        if has_places {
            inner.end_sockets();
        }
        let actor = entries.iter().find_map(Entry::actor);
        inner.n_asides += usize::from(actor.is_some() && by.is_none());
        inner.refresh_legal(actor);
        inner.play.note_decisions(entries, by, at_ms);
        inner.restart_waits(entries, by, at_ms);
        self.note_touch(inner, at_ms, entries.contains(&Entry::Start));
        self.card.note(&inner.play, has_places);
        self.leave_news(inner, entries, told, actor, false);
        self.arrange(inner);
    }

    /// Leaves what was written for those at the table, who are told once the lock is given back.
    fn leave_news(
        &self,
        inner: &mut Inner,
        entries: &[Entry],
        told: Vec<Vec<Told>>,
        actor: Option<Seat>,
        is_reread: bool,
    ) {
        let steps = entries.iter().flat_map(|entry| match entry {
            Entry::Steps(steps) => steps.as_slice(),
            _ => &[],
        });
        let actors = steps.map(|step| journal::actor(step)).collect();
        let snapshot = inner.snapshot(&self.facts);
        let change = Change { snapshot, actor, actors, told, is_reread };
        inner.news.push(News::Changed(Arc::new(change)));
    }

    /// Keeps the lists up to date, without making anybody wait for it.
    fn note_touch(self: &Arc<Room>, inner: &mut Inner, at_ms: i64, begins: bool) {
        let is_over = inner.turn() == Some(Turn::Over);
        if begins {
            self.house.list(&self.facts, true, is_over, at_ms);
        }
        let is_known =
            if is_over { inner.noted_over } else { at_ms - inner.noted_ms < NOTE_EVERY_MS };
        if is_known {
            return;
        }
        (inner.noted_ms, inner.noted_over) = (at_ms, is_over);
        self.house.list(&self.facts, inner.play.ledger.is_started, is_over, at_ms);
        let (house, no) = (self.house.clone(), self.facts.no);
        tokio::spawn(async move {
            let noted = if is_over {
                house.store.set_over(no, at_ms).await
            } else {
                house.store.touch(no, at_ms).await
            };
            if let Err(error) = noted {
                tracing::warn!(%error, "a list was not brought up to date");
            }
        });
    }
}

impl Inner {
    /// The game, if it is being played or over.
    pub(crate) fn table(&self) -> Option<&dyn AnyTable> {
        self.play.table.as_deref()
    }

    /// What the table waits for, once the game has begun.
    pub(crate) fn turn(&self) -> Option<Turn> {
        self.table().map(AnyTable::turn)
    }

    /// The game, to ask something about it.
    ///
    /// # Errors
    /// When it has not begun, or no longer replays.
    fn playing(&self) -> Result<&dyn AnyTable> {
        if self.play.broken.is_some() {
            return Err(Error::says(Kind::ReadOnly, "fault-read-only"));
        }
        self.table().ok_or_else(|| Error::refused("fault-not-begun"))
    }

    /// The same to be played on: readers keep the table as it was.
    ///
    /// # Errors
    /// As for [`Inner::playing`].
    fn playing_on(&mut self) -> Result<&mut dyn AnyTable> {
        self.playing()?;
        self.play.table_mut().ok_or_else(|| Error::refused("fault-not-begun"))
    }

    /// Finds out anew what each seat may do.
    fn refresh_legal(&mut self, actor: Option<Seat>) {
        let version = self.play.ledger.version;
        let awaited = self.turn().map(Turn::awaited).unwrap_or_default();
        let now = |(seat, before): (Seat, &Legal)| {
            let (json, n_actions) = match &self.play.table {
                Some(table) if awaited.contains(seat) => table.notations_text(seat),
                _ => ("[]".to_string(), 0),
            };
            let is_news = json != before.json || actor == Some(seat);
            let since = if is_news { version } else { before.since };
            Legal { json, n_actions, since }
        };
        let legal = Seat::all(self.legal.len()).zip(&*self.legal).map(now).collect();
        self.legal = Arc::new(legal);
    }

    /// Whether the seats look different after these.
    fn note_places(&mut self, entries: &[Entry]) -> bool {
        let changes = |entry: &Entry| {
            let is_play = matches!(entry, Entry::Steps(_) | Entry::Undo(_) | Entry::Rematch(_));
            !is_play && !entry.is_secret()
        };
        let has_places = entries.iter().any(changes);
        self.places_rev += u64::from(has_places);
        let names =
            |entry: &Entry| matches!(entry, Entry::Sit { .. } | Entry::Bot { .. } | Entry::Free(_));
        if entries.iter().any(names) {
            self.play.names = self.play.ledger.names().into();
        }
        has_places
    }

    /// At which version a bot began to think for a seat, if one does.
    fn thinks_since(&self, seat: Seat) -> Option<u64> {
        self.thinking[seat.index()].as_ref().map(|thinking| thinking.version)
    }

    /// Whether a person sits there who decides for herself.
    pub(crate) fn is_present(&self, seat: Seat) -> bool {
        matches!(self.play.ledger.holders[seat.index()], Holder::Person { is_away: false, .. })
    }

    /// Whether a bot plays for the person who sits there.
    pub(crate) fn is_away(&self, seat: Seat) -> bool {
        let holder = self.play.ledger.holders.get(seat.index());
        matches!(holder, Some(Holder::Person { is_away: true, .. }))
    }
}

/// How urgently a table's bots are to think.
fn urgency(ledger: &Ledger, presence: &newcomer::Presence) -> Urgency {
    if ledger.present().into_iter().any(|seat| presence.is_here(seat)) {
        Urgency::Awaited
    } else if ledger.has_people() {
        Urgency::Expected
    } else if presence.is_empty() {
        Urgency::Unwatched
    } else {
        Urgency::Watched
    }
}
