//! A table rebuilt from its journal: who sits where, the game, and what is being asked.

use std::sync::Arc;

use bots::Player;
use catalog::{AnyTable, Denied, Title, Told};
use engine::{
    Dealing, Edition, Header, Line, Options, Phrase, Record, Seat, SeatSet, Secret, Turn,
};
use store::{Loss, Opener, TableNo};

use crate::decisions::{Decisions, Moment, Retaken};
use crate::journal::Entry;
use crate::settings::{Settings, bot};
use crate::shelf::PinnedTitle;

/// What never changes about a table.
pub(crate) struct Facts {
    pub(crate) id: String,
    pub(crate) no: TableNo,
    pub(crate) title: PinnedTitle,
    pub(crate) game: &'static str,
    /// By which edition of the rules it is played, and whether this program has them.
    pub(crate) edition: Edition,
    pub(crate) has_rules: bool,
    pub(crate) options: Options,
    pub(crate) settings: Settings,
    pub(crate) secret: Secret,
    pub(crate) is_public: bool,
    /// Whether the game had ended when the table came into memory.
    pub(crate) was_over: bool,
    /// What the disk has lost of it.
    pub(crate) loss: Option<Loss>,
    pub(crate) n_seats: usize,
    /// Who opened it, hashed: for quotas and fair shares, and never shown.
    pub(crate) opened_by: Opener,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Holder {
    /// Nobody yet.
    Open,
    /// Nobody but one person may have it, and she has not said yes.
    Kept { name: String },
    /// A person; when she is away, a bot plays for her.
    Person { name: String, salt: String, is_away: bool },
    /// A bot.
    Bot { player: Player, level: String },
}

/// Somebody asks to take back her last action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asked {
    pub(crate) by: Seat,
    pub(crate) agreed: SeatSet,
}

/// Somebody who has taken a seat during the game, and the hand that lay there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Successor {
    pub(crate) seat: Seat,
    pub(crate) name: String,
    /// The version since which she has it.
    pub(crate) version: u64,
    /// After how many steps she took it.
    pub(crate) n_steps: usize,
}

impl Successor {
    /// What everybody is told.
    pub(crate) fn line(&self) -> Phrase {
        let name = localization::isolated(&self.name);
        let line = Phrase::new("page-newcomer").with("name", name.as_ref());
        line.with("seat", self.seat.index() + 1)
    }
}

/// What the journal says, without the game itself.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Ledger {
    /// The number of the last entry on disk.
    pub(crate) seq: u64,
    /// How many entries everybody may know of: those that are secret do not count.
    pub(crate) version: u64,
    pub(crate) holders: Vec<Holder>,
    /// Whose time each seat has: the number of the entry with which somebody took it, 0 for nobody. It is no truth of
    /// its own on disk, and names nobody twice.
    pub(crate) occupancies: Vec<u64>,
    pub(crate) is_started: bool,
    /// Each seat's part of the shuffle, as it was when the game began: whoever takes a seat later changes no deal.
    salts: Vec<String>,
    /// The seats that bots took from people during the game: somebody else may have them.
    pub(crate) freed: SeatSet,
    /// Those of which a person had the hand who was replaced for good. They stay so whoever has them later.
    pub(crate) replaced: SeatSet,
    /// Who has taken a seat during the game, one after the other.
    pub(crate) successors: Vec<Successor>,
    /// When a bot last began to play for the person at each seat.
    pub(crate) away_ms: Vec<i64>,
    /// How many steps there were at each version; before the first, none.
    pub(crate) steps_at: Vec<u32>,
    pub(crate) asked: Option<Asked>,
    pub(crate) rematch: Option<String>,
    /// How many tables were proposed.
    pub(crate) n_proposed: usize,
    /// What each seat has answered and nobody has been told yet.
    pub(crate) held: Vec<Option<String>>,
    /// When the last entry was written that everybody may know of.
    pub(crate) last_ms: i64,
}

impl Ledger {
    fn new(n_seats: usize) -> Ledger {
        Ledger {
            seq: 0,
            version: 0,
            held: vec![None; n_seats],
            holders: vec![Holder::Open; n_seats],
            occupancies: vec![0; n_seats],
            is_started: false,
            salts: Vec::new(),
            freed: SeatSet::default(),
            replaced: SeatSet::default(),
            successors: Vec::new(),
            away_ms: vec![0; n_seats],
            steps_at: vec![0],
            asked: None,
            rematch: None,
            n_proposed: 0,
            last_ms: 0,
        }
    }

    /// How many steps have been taken.
    pub(crate) fn n_steps(&self) -> usize {
        self.steps_at.last().map_or(0, |n| *n as usize)
    }

    /// What is shown to whoever sees everything so many steps late: a version, and how many steps there were at it. What
    /// was shown and is taken back goes at once; beside that, the steps that are still to come have no part in it.
    pub(crate) fn delayed(&self, delay: usize) -> (u64, usize) {
        let (mut shown, mut n_shown) = (0, 0);
        for (version, n_steps) in self.steps_at.iter().map(|n| *n as usize).enumerate() {
            let n_due = n_steps.saturating_sub(delay);
            if n_steps < n_shown {
                (shown, n_shown) = (version, n_steps);
            } else if n_due > n_shown {
                let is_due = |n: &u32| *n as usize <= n_due;
                let last = self.steps_at[..=version].iter().rposition(is_due).unwrap_or(0);
                // Of the steps of one entry, all are shown or none.
                if self.steps_at[last] as usize > n_shown {
                    (shown, n_shown) = (last, self.steps_at[last] as usize);
                }
            } else if n_steps == 0 && shown + 1 == version {
                // Who comes before the first step is seen by everybody.
                shown = version;
            }
        }
        (shown as u64, n_shown)
    }

    /// Writes down what happened.
    ///
    /// # Errors
    /// When it cannot have happened: the journal is not from this program.
    pub(crate) fn note(&mut self, entry: &Entry, at_ms: i64) -> Result<(), String> {
        let mut n_steps = self.n_steps();
        match entry {
            Entry::Sit { seat, salt, name } => {
                let (name, salt) = (name.clone(), salt.clone());
                if self.is_started {
                    let (version, n_steps, name) = (self.version + 1, n_steps, name.clone());
                    self.successors.push(Successor { seat: *seat, name, version, n_steps });
                }
                self.seat(*seat, Holder::Person { name, salt, is_away: false })?;
                self.freed = self.freed.without(*seat);
            }
            Entry::Bot { seat, player } => self.seat_bot(*seat, player)?,
            Entry::Keep { seat, name } => self.seat(*seat, Holder::Kept { name: name.clone() })?,
            Entry::Free(seat) => self.seat(*seat, Holder::Open)?,
            Entry::Start => {
                self.is_started = true;
                self.salts = self.holders.iter().map(Holder::salt).collect();
            }
            Entry::Steps(steps) => {
                n_steps += steps.len();
                self.asked = None;
                if let Some(seat) = entry.actor() {
                    *self.answer(seat)? = None;
                }
            }
            Entry::Undo(n) => {
                n_steps = n_steps.checked_sub(*n).ok_or("more taken back than was done")?;
                self.asked = None;
                self.held.fill(None);
            }
            // Before the game begins, a seat that somebody leaves is free again.
            Entry::Leave(seat) if !self.is_started => self.seat(*seat, Holder::Open)?,
            Entry::Leave(seat) => {
                self.set_away(*seat, true)?;
                self.away_ms[seat.index()] = at_ms;
            }
            Entry::Back(seat) => self.set_away(*seat, false)?,
            Entry::Ask(seat) => {
                self.asked = Some(Asked { by: *seat, agreed: SeatSet::only(*seat) });
            }
            Entry::Agree(seat) => {
                if let Some(asked) = &mut self.asked {
                    asked.agreed = asked.agreed.with(*seat);
                }
            }
            Entry::Refuse(_) => self.asked = None,
            Entry::Rematch(table) => {
                self.rematch = Some(table.clone());
                self.n_proposed += 1;
            }
            Entry::Hold { seat, notation } => *self.answer(*seat)? = Some(notation.clone()),
            Entry::Withdraw(seat) => *self.answer(*seat)? = None,
        }
        self.seq += 1;
        if !entry.is_secret() {
            self.version += 1;
            self.steps_at.push(n_steps as u32);
            self.last_ms = at_ms;
        }
        Ok(())
    }

    /// Counts an entry that cannot be read, so that nothing is ever written over it.
    fn skip(&mut self, at_ms: i64) {
        self.seq += 1;
        self.version += 1;
        self.steps_at.push(self.n_steps() as u32);
        self.last_ms = at_ms;
    }

    /// Gives a seat to somebody else: another occupancy begins with the entry that is being noted.
    fn seat(&mut self, seat: Seat, holder: Holder) -> Result<(), String> {
        let occupancy = if holder == Holder::Open { 0 } else { self.version + 1 };
        *self.holder(seat)? = holder;
        self.occupancies[seat.index()] = occupancy;
        Ok(())
    }

    /// Gives a seat to a bot; during the game, somebody else may have it from then on.
    fn seat_bot(&mut self, seat: Seat, level: &str) -> Result<(), String> {
        let was_hers = matches!(self.holder(seat)?, Holder::Person { .. });
        self.seat(seat, Holder::Bot { player: bot(level)?, level: level.to_string() })?;
        if self.is_started {
            self.freed = self.freed.with(seat);
            self.replaced = if was_hers { self.replaced.with(seat) } else { self.replaced };
        }
        Ok(())
    }

    fn holder(&mut self, seat: Seat) -> Result<&mut Holder, String> {
        self.holders.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn answer(&mut self, seat: Seat) -> Result<&mut Option<String>, String> {
        self.held.get_mut(seat.index()).ok_or_else(|| format!("there is no seat {seat}"))
    }

    fn set_away(&mut self, seat: Seat, now: bool) -> Result<(), String> {
        match self.holder(seat)? {
            Holder::Person { is_away, .. } => *is_away = now,
            Holder::Open | Holder::Kept { .. } | Holder::Bot { .. } => {
                return Err(format!("nobody sits at {seat}"));
            }
        }
        Ok(())
    }

    /// The players' names, seat by seat; nobody's is empty.
    pub(crate) fn names(&self) -> Vec<String> {
        self.holders.iter().zip(BOT_NAMES).map(|(holder, bot)| holder.name(bot)).collect()
    }

    /// The name at a seat.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.holders[seat.index()].name(bot_name(seat))
    }

    /// The names from which that of somebody at this seat is told apart: those of the others, and those that bots
    /// have or would have at the other seats.
    pub(crate) fn names_beside(&self, seat: Seat) -> impl Iterator<Item = &str> {
        let others = Seat::all(self.holders.len()).filter(move |other| *other != seat);
        others.map(|other| match &self.holders[other.index()] {
            Holder::Person { name, .. } | Holder::Kept { name } => name.as_str(),
            Holder::Open | Holder::Bot { .. } => bot_name(other),
        })
    }

    /// Whether every seat is taken.
    pub(crate) fn is_full(&self) -> bool {
        self.holders.iter().all(|holder| !holder.is_vacant())
    }

    /// Whether somebody plays in person, now or when she comes back.
    pub(crate) fn has_people(&self) -> bool {
        self.holders.iter().any(|holder| matches!(holder, Holder::Person { .. }))
    }

    /// Those who decide for themselves and have sat here longer than whoever has this seat. Who has sat here longest of those
    /// who are there is the host, who sees to the table.
    pub(crate) fn elders(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let since = |seat: Seat| self.occupancies[seat.index()];
        self.present().into_iter().filter(move |other| since(*other) < since(seat))
    }

    /// The seats whose people decide for themselves.
    pub(crate) fn present(&self) -> SeatSet {
        let is_present = |seat: &Seat| {
            matches!(self.holders[seat.index()], Holder::Person { is_away: false, .. })
        };
        Seat::all(self.holders.len()).filter(is_present).collect()
    }
}

/// What bots are called, seat by seat: names that are the same in every language.
const BOT_NAMES: [&str; engine::MAX_SEATS] =
    ["Ariane", "Basile", "Cléo", "Dante", "Elvire", "Félix", "Gaïa", "Hugo"];

/// What a bot at this seat is called.
pub(crate) fn bot_name(seat: Seat) -> &'static str {
    BOT_NAMES[seat.index()]
}

impl Holder {
    /// Whether nobody sits there: the seat is free, or kept for somebody.
    pub(crate) fn is_vacant(&self) -> bool {
        matches!(self, Holder::Open | Holder::Kept { .. })
    }

    fn name(&self, bot: &str) -> String {
        match self {
            Holder::Open => String::new(),
            Holder::Person { name, .. } | Holder::Kept { name } => name.clone(),
            Holder::Bot { .. } => bot.to_string(),
        }
    }

    fn salt(&self) -> String {
        match self {
            Holder::Person { salt, .. } => salt.clone(),
            Holder::Open | Holder::Kept { .. } | Holder::Bot { .. } => String::new(),
        }
    }
}

/// A journal as it was read.
pub(crate) struct Journal {
    pub(crate) entries: Vec<store::Entry>,
    /// The number of the first entry that is not what was written, if there is one: they end before it.
    pub(crate) damaged: Option<u64>,
}

/// A table as its journal has it.
pub(crate) struct Play {
    pub(crate) ledger: Arc<Ledger>,
    pub(crate) names: Arc<Vec<String>>,
    /// How long each seat has had for its decision; nothing where nobody's time is limited.
    pub(crate) decisions: Decisions,
    /// The game, once it has begun.
    pub(crate) table: Option<Arc<dyn AnyTable>>,
    /// Why the journal no longer replays, if it does not.
    pub(crate) broken: Option<String>,
    /// What the journal says was played, where it no longer replays.
    pub(crate) leftover: Option<Arc<Record>>,
}

/// How a game begins.
#[derive(Default)]
pub(crate) struct Begun {
    pub(crate) entries: Vec<Entry>,
    pub(crate) told: Vec<Vec<Told>>,
}

/// Draws until somebody has to decide; returns what was drawn, and what each draw told.
///
/// # Errors
/// When the game does not allow what it drew.
pub(crate) fn draw(table: &mut dyn AnyTable) -> Result<(Vec<String>, Vec<Vec<Told>>), Denied> {
    let n_before = table.n_steps();
    let mut told = Vec::new();
    while table.turn() == Turn::Chance {
        told.push(table.draw()?);
    }
    Ok((table.steps_since(n_before), told))
}

impl Play {
    /// Writes down what happened. Whoever looks at the ledger as it was keeps that (copy on write).
    ///
    /// # Errors
    /// As [`Ledger::note`].
    pub(crate) fn note(&mut self, entry: &Entry, at_ms: i64) -> Result<(), String> {
        Arc::make_mut(&mut self.ledger).note(entry, at_ms)
    }

    /// Notes who decided, or took back, with these.
    pub(crate) fn note_decisions(&mut self, entries: &[Entry], by: Option<Seat>, at_ms: i64) {
        let now = self.table.as_deref().map(|table| Moment::of(table, at_ms));
        for entry in entries {
            match (entry, now) {
                (Entry::Start | Entry::Steps(_), Some(now)) => self.decisions.go_on(by, now),
                (Entry::Undo(_), Some(now)) => self.decisions.take_back(by, now),
                (Entry::Sit { seat, .. }, _) => self.decisions.sit(*seat, at_ms),
                _ => {}
            }
        }
    }

    /// The game, to be played on. Whoever looks at it as it is keeps that (copy on write).
    pub(crate) fn table_mut(&mut self) -> Option<&mut dyn AnyTable> {
        let table = self.table.as_mut()?;
        if Arc::get_mut(table).is_none() {
            *table = table.after(table.n_steps()).into();
        }
        Arc::get_mut(table).map(|table| table as &mut dyn AnyTable)
    }

    /// A table at which nothing has happened but these.
    ///
    /// # Errors
    /// When they cannot happen.
    pub(crate) fn opened(facts: &Facts, entries: &[Entry], at_ms: i64) -> Result<Play, String> {
        let mut ledger = Ledger::new(facts.n_seats);
        entries.iter().try_for_each(|entry| ledger.note(entry, at_ms))?;
        let (names, ledger) = (ledger.names().into(), ledger.into());
        let decisions = Decisions::of(facts);
        Ok(Play { ledger, names, decisions, table: None, broken: None, leftover: None })
    }

    /// Rebuilds a table. Clocks rested between these two times, if they did.
    pub(crate) fn replay(
        facts: &Facts,
        title: &dyn Title,
        journal: &Journal,
        rest: Option<(i64, i64)>,
    ) -> Play {
        let mut ledger = Ledger::new(facts.n_seats);
        let mut retaken = Retaken::new(facts, title, rest);
        let mut steps = Vec::new();
        let mut broken = None;
        for line in &journal.entries {
            let noted = Entry::read(&line.entry)
                .ok_or_else(|| format!("`{}` is not known here", line.entry))
                .and_then(|entry| {
                    if let Some(retaken) = &mut retaken {
                        retaken.note(&entry, &ledger, line.at_ms);
                    }
                    ledger.note(&entry, line.at_ms)?;
                    match entry {
                        Entry::Steps(more) => steps.extend(more.into_iter().map(Line::new)),
                        Entry::Undo(_) => steps.truncate(ledger.n_steps()),
                        _ => {}
                    }
                    Ok(())
                });
            if let Err(reason) = noted {
                broken = broken.or(Some(format!("entry {}: {reason}", ledger.seq + 1)));
                ledger.skip(line.at_ms);
            }
        }
        let damage = |seq| format!("entry {seq} has been damaged on the disk");
        let other_rules = || format!("it is played by edition {} of the rules", facts.edition);
        let broken = broken.or(journal.damaged.map(damage));
        let broken = broken.or((!facts.has_rules).then(other_rules));
        let (names, ledger) = (ledger.names().into(), ledger.into());
        let decisions = retaken.map_or_else(|| Decisions::of(facts), Retaken::decisions);
        let mut play = Play { ledger, names, decisions, table: None, broken, leftover: None };
        if play.ledger.is_started {
            play.load(facts, title, steps);
        }
        play
    }

    fn load(&mut self, facts: &Facts, title: &dyn Title, steps: Vec<Line>) {
        let record = self.record_of(facts, title, steps);
        match title.load(&record) {
            Ok(table) if self.broken.is_none() => self.table = Some(table.into()),
            Ok(_) => self.leftover = Some(Arc::new(record)),
            Err(error) => {
                self.broken = self.broken.take().or_else(|| Some(error.to_string()));
                self.leftover = Some(Arc::new(record));
            }
        }
    }

    fn record_of(&self, facts: &Facts, title: &dyn Title, steps: Vec<Line>) -> Record {
        let content = title.pack_file().map(|_| engine::Digest::of(title.pack_text().as_bytes()));
        let header = Header {
            game: facts.game.to_string(),
            edition: facts.edition,
            setup: facts.options.clone(),
            content,
            names: self.names.to_vec(),
            dealing: self.dealing(facts),
            result: None,
            places: Vec::new(),
        };
        // Whether the game is over is for the steps to say.
        Record { header, steps, cut: Some(0) }
    }

    fn dealing(&self, facts: &Facts) -> Dealing {
        let salts = if self.ledger.is_started {
            self.ledger.salts.clone()
        } else {
            self.ledger.holders.iter().map(Holder::salt).collect()
        };
        Dealing::committed(facts.secret, salts)
    }

    /// Sets the game up if it has not begun and every seat is taken; returns what is to be written down, and what
    /// each step told. Nothing where it does not begin.
    ///
    /// # Errors
    /// When it cannot begin.
    pub(crate) fn begin(&mut self, facts: &Facts, title: &dyn Title) -> Result<Begun, String> {
        let is_ready = !self.ledger.is_started && self.ledger.is_full() && self.broken.is_none();
        if !is_ready {
            return Ok(Begun::default());
        }
        let names = self.ledger.names();
        self.names = names.clone().into();
        let opened = title.open_by(facts.edition, &facts.options, names, self.dealing(facts));
        let mut table = opened.map_err(|error| error.to_string())?;
        let (draws, told) = draw(&mut *table).map_err(|denied| denied.to_string())?;
        self.table = Some(table.into());
        let draws = (!draws.is_empty()).then_some(Entry::Steps(draws));
        Ok(Begun { entries: std::iter::once(Entry::Start).chain(draws).collect(), told })
    }
}

#[cfg(test)]
#[path = "play/tests.rs"]
mod tests;
