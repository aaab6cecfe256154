//! A table at one version, as everybody looks at it: immutable, so that whoever reads, writes or draws needs no lock.

use std::sync::Arc;

use catalog::AnyTable;
use engine::{Record, Seat, Turn, Viewer};
use localization::{Lang, Speaker};

use crate::error::{Error, Kind, Result};
use crate::play::{Facts, Holder, Ledger};
use crate::room::rights::{Keys, Rights};
use crate::room::{Inner, Legal, Room};

/// A table at one version. Its parts are shared with the room, which copies what it changes meanwhile (copy on write).
#[derive(Clone)]
pub(crate) struct Snapshot {
    pub(crate) facts: Arc<Facts>,
    pub(crate) ledger: Arc<Ledger>,
    pub(crate) names: Arc<Vec<String>>,
    table: Option<Arc<dyn AnyTable>>,
    /// Why the journal no longer replays, if it does not.
    pub(crate) broken: Option<String>,
    /// What is left of a game that no longer replays.
    pub(super) leftover: Option<Arc<Record>>,
    /// Whether the game had ended, as far as the disk knows.
    pub(super) was_over: bool,
    /// What opens the seats.
    pub(super) keys: Arc<Keys>,
    /// What each seat may do.
    pub(super) legal: Arc<Vec<Legal>>,
    /// When each seat's clock runs out; empty where no clock runs.
    deadlines: Vec<Option<i64>>,
    /// Counts up whenever somebody sits down, leaves or comes back.
    pub(super) places_rev: u64,
}

/// The game as a viewer may see it: now, or some steps ago.
pub(crate) enum Seen<'a> {
    Now(&'a dyn AnyTable),
    Earlier(Box<dyn AnyTable>),
}

impl Seen<'_> {
    pub(crate) fn table(&self) -> &dyn AnyTable {
        match self {
            Seen::Now(table) => *table,
            Seen::Earlier(table) => &**table,
        }
    }
}

impl Room {
    /// The table as it was when the room's lock was last given back: what is on disk, whatever is being written. Who reads
    /// waits for nobody who writes, so that how long it takes tells nobody that somebody does.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(crate) async fn published(self: &Arc<Room>) -> Result<Arc<Snapshot>> {
        self.touch();
        let now = self.audience.now();
        #[cfg(test)]
        let now = now.filter(|_| !self.readers_wait());
        if let Some(now) = now {
            return Ok(now);
        }
        // Something went wrong half-way: it is rebuilt first.
        let inner = self.lock().await?;
        Ok(Arc::new(inner.snapshot(&self.facts)))
    }

    /// The same, to take along.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(crate) async fn snapshot(self: &Arc<Room>) -> Result<Snapshot> {
        Ok(self.published().await?.as_ref().clone())
    }
}

impl Inner {
    /// The table as it is now, for those who look at it without the lock.
    pub(crate) fn snapshot(&self, facts: &Arc<Facts>) -> Snapshot {
        let deadline = |seat| self.deadline(seat, facts);
        let deadlines = match facts.settings.pace.0 {
            Some(_) => Seat::all(facts.n_seats).map(deadline).collect(),
            None => Vec::new(),
        };
        Snapshot {
            facts: facts.clone(),
            ledger: self.play.ledger.clone(),
            names: self.play.names.clone(),
            table: self.play.table.clone(),
            broken: self.play.broken.clone(),
            leftover: self.play.leftover.clone(),
            was_over: facts.was_over || self.noted_over,
            keys: self.keys.clone(),
            legal: self.legal.clone(),
            deadlines,
            places_rev: self.places_rev,
        }
    }
}

impl Snapshot {
    /// Who may act for which seat.
    pub(super) fn rights(&self) -> Rights<'_> {
        Rights { ledger: &self.ledger, keys: &self.keys }
    }

    /// The game, if it is being played or over.
    pub(crate) fn table(&self) -> Option<&dyn AnyTable> {
        self.table.as_deref()
    }

    /// What the table waits for, once the game has begun.
    pub(crate) fn turn(&self) -> Option<Turn> {
        self.table().map(AnyTable::turn)
    }

    /// The game, to ask something about it.
    ///
    /// # Errors
    /// When it has not begun, or no longer replays.
    pub(super) fn playing(&self) -> Result<&dyn AnyTable> {
        if self.broken.is_some() {
            return Err(Error::says(Kind::ReadOnly, "fault-read-only"));
        }
        self.table().ok_or_else(|| Error::refused("fault-not-begun"))
    }

    /// What this viewer has answered and nobody else has been told yet.
    pub(crate) fn held_by(&self, viewer: Viewer) -> Option<&str> {
        match viewer {
            Viewer::Seat(seat) => self.ledger.held.get(seat.index())?.as_deref(),
            Viewer::Spectator => None,
        }
    }

    /// How many entries everybody may know of.
    pub(crate) fn version(&self) -> u64 {
        self.ledger.version
    }

    /// When the clock of a person who has to decide runs out.
    pub(super) fn deadline(&self, seat: Seat) -> Option<i64> {
        self.deadlines.get(seat.index()).copied().flatten()
    }

    /// Whether a person sits there who decides for herself.
    pub(super) fn is_present(&self, seat: Seat) -> bool {
        matches!(self.ledger.holders[seat.index()], Holder::Person { is_away: false, .. })
    }

    /// How many steps behind a viewer is: those who watch, where the host wished so, until the game is over.
    pub(super) fn delay_of(&self, viewer: Viewer) -> usize {
        let is_delayed = viewer == Viewer::Spectator && self.turn() != Some(Turn::Over);
        if is_delayed { self.facts.settings.delay as usize } else { 0 }
    }

    /// The version that a viewer has been shown, and how many steps the game had then.
    pub(super) fn shown(&self, viewer: Viewer) -> (u64, usize) {
        match self.delay_of(viewer) {
            0 => (self.version(), self.ledger.n_steps()),
            delay => self.ledger.delayed(delay),
        }
    }

    /// The version that a viewer has been shown: whoever sees the table later is told no number that says what is to come.
    pub(super) fn version_shown(&self, viewer: Viewer) -> u64 {
        self.shown(viewer).0
    }

    /// How many steps a viewer has been shown.
    pub(super) fn n_steps_shown(&self, viewer: Viewer) -> usize {
        self.shown(viewer).1
    }

    /// The game as this viewer may see it.
    pub(crate) fn seen(&self, viewer: Viewer) -> Option<Seen<'_>> {
        let table = self.table()?;
        Some(match self.delay_of(viewer) {
            0 => Seen::Now(table),
            _ => Seen::Earlier(table.after(self.n_steps_shown(viewer).min(table.n_steps()))),
        })
    }

    /// What was told since a version, in sentences.
    pub(super) fn missed(&self, viewer: Viewer, lang: Lang, since: u64) -> Vec<String> {
        let now = self.version_shown(viewer) as usize;
        let since = usize::try_from(since).unwrap_or(usize::MAX).min(now);
        // What was taken back and done differently is told from where it was taken back.
        let from = self.ledger.steps_at[since..=now].iter().min().map_or(0, |n| *n as usize);
        let mut missed = self.story(viewer, lang, from);
        let speaker = Speaker { lang, names: &self.names, reader: viewer };
        let is_missed = |version: u64| (since + 1..=now).contains(&(version as usize));
        let successors = self.ledger.successors.iter().filter(|new| is_missed(new.version));
        missed.extend(successors.map(|new| speaker.say(&new.line())));
        missed
    }

    /// What a viewer was told from a step on, in sentences.
    pub(super) fn story(&self, viewer: Viewer, lang: Lang, from: usize) -> Vec<String> {
        let Some(table) = self.table() else { return Vec::new() };
        let to = self.n_steps_shown(viewer);
        if from >= to {
            return Vec::new();
        }
        let speaker = Speaker { lang, names: &self.names, reader: viewer };
        let story = table.story_of(viewer, from..to);
        story.iter().flatten().map(|told| speaker.say(&told.line)).collect()
    }
}
