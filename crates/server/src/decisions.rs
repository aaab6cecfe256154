//! How long each seat has had for its decision. A clock belongs to the decision: it goes on whoever leaves or comes back, and
//! whatever is taken back, done besides, or read anew from the disk.

use catalog::{AnyTable, Title};
use engine::{Dealing, Seat, SeatSet, Turn};

use crate::journal::{self, Entry};
use crate::play::{Facts, Ledger};

/// A decision of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Decision {
    /// After how many steps the seat was first awaited.
    from: usize,
    began_ms: i64,
    /// What was used before it was resumed.
    used_ms: i64,
    /// Since when the seat decides; not while somebody else does.
    since_ms: Option<i64>,
}

impl Decision {
    fn begin(from: usize, at_ms: i64) -> Decision {
        Decision { from, began_ms: at_ms, used_ms: 0, since_ms: Some(at_ms) }
    }

    fn end(&mut self, at_ms: i64) {
        if let Some(since_ms) = self.since_ms.take() {
            self.used_ms += (at_ms - since_ms).max(0);
        }
    }
}

/// Who decides at a moment of a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moment {
    pub(crate) awaited: SeatSet,
    pub(crate) n_steps: usize,
    pub(crate) at_ms: i64,
}

impl Moment {
    pub(crate) fn of(table: &dyn AnyTable, at_ms: i64) -> Moment {
        Moment { awaited: table.turn().awaited(), n_steps: table.n_steps(), at_ms }
    }
}

/// The decisions of each seat up to now, for tables where they have clocks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Decisions(Vec<Vec<Decision>>);

impl Decisions {
    /// Those of a table at which nobody has decided yet.
    pub(crate) fn of(facts: &Facts) -> Decisions {
        let n_clocks = if facts.settings.pace.0.is_some() { facts.n_seats } else { 0 };
        Decisions(vec![Vec::new(); n_clocks])
    }

    /// The game has gone on, and whoever was `decider` has decided. Who waits for others to answer as well goes on.
    pub(crate) fn go_on(&mut self, decider: Option<Seat>, now: Moment) {
        for (seat, all) in Seat::all(self.0.len()).zip(&mut self.0) {
            let is_awaited = now.awaited.contains(seat);
            let Some(last) = all.last_mut().filter(|last| last.since_ms.is_some()) else {
                all.extend(is_awaited.then(|| Decision::begin(now.n_steps, now.at_ms)));
                continue;
            };
            if decider == Some(seat) || !is_awaited {
                last.end(now.at_ms);
                all.extend(is_awaited.then(|| Decision::begin(now.n_steps, now.at_ms)));
            }
        }
    }

    /// Steps were taken back: decisions that are there again go on with what was used of them. Whoever took back of her own
    /// accord has used all the time since her decision began: otherwise acting and taking back would stop every clock.
    pub(crate) fn take_back(&mut self, by: Option<Seat>, now: Moment) {
        for (seat, all) in Seat::all(self.0.len()).zip(&mut self.0) {
            all.retain(|decision| decision.from <= now.n_steps);
            match all.last_mut() {
                Some(last) if !now.awaited.contains(seat) => last.end(now.at_ms),
                Some(last) if last.since_ms.is_none() => {
                    if by == Some(seat) {
                        last.used_ms = last.used_ms.max(now.at_ms - last.began_ms);
                    }
                    last.since_ms = Some(now.at_ms);
                }
                Some(_) => {}
                None if now.awaited.contains(seat) => {
                    all.push(Decision::begin(now.n_steps, now.at_ms));
                }
                None => {}
            }
        }
    }

    /// Somebody else has a seat from now on: her time begins.
    pub(crate) fn sit(&mut self, seat: Seat, at_ms: i64) {
        let decision = self.0.get_mut(seat.index()).and_then(|all| all.last_mut());
        if let Some(decision) = decision.filter(|decision| decision.since_ms.is_some()) {
            *decision = Decision::begin(decision.from, at_ms);
        }
    }

    /// When the time for what a seat decides now is over; nothing where it does not decide.
    pub(crate) fn due_ms(&self, seat: Seat, pace_ms: i64) -> Option<i64> {
        let decision = self.0.get(seat.index())?.last()?;
        Some(decision.since_ms? + (pace_ms - decision.used_ms).max(0))
    }

    /// Until when a seat may take back, of its own accord, so much that the game is after `n_steps` again.
    pub(crate) fn may_return_until(&self, seat: Seat, n_steps: usize, pace_ms: i64) -> Option<i64> {
        self.at(seat, n_steps).map(|decision| decision.began_ms + pace_ms)
    }

    /// Whether a seat would have time left for its decision where the game is after `n_steps` again.
    pub(crate) fn has_time_at(&self, seat: Seat, n_steps: usize, pace_ms: i64) -> bool {
        self.at(seat, n_steps).is_none_or(|decision| decision.used_ms < pace_ms)
    }

    fn at(&self, seat: Seat, n_steps: usize) -> Option<&Decision> {
        let all = self.0.get(seat.index())?;
        all.iter().rfind(|decision| decision.from <= n_steps)
    }

    /// Time in which there was no table does not count.
    pub(crate) fn rest(&mut self, from_ms: i64, to_ms: i64) {
        let rested_ms = (to_ms - from_ms).max(0);
        for decision in self.0.iter_mut().flatten() {
            if let Some(since_ms) = decision.since_ms.as_mut().filter(|since| **since <= from_ms) {
                *since_ms += rested_ms;
            }
            if decision.began_ms <= from_ms {
                decision.began_ms += rested_ms;
            }
        }
    }

    /// A machine whose clock was set back gives nobody more time than the pace does.
    pub(crate) fn not_after(&mut self, now_ms: i64) {
        for decision in self.0.iter_mut().flatten() {
            decision.since_ms = decision.since_ms.map(|since_ms| since_ms.min(now_ms));
            decision.began_ms = decision.began_ms.min(now_ms);
        }
    }
}

/// A game that is gone through once more, to see who decided when.
pub(crate) struct Retaken<'a> {
    facts: &'a Facts,
    title: &'a dyn Title,
    table: Option<Box<dyn AnyTable>>,
    decisions: Decisions,
    /// Between which times no clock went; until the game has gone beyond that.
    rest: Option<(i64, i64)>,
}

impl<'a> Retaken<'a> {
    /// Where decisions have clocks, and there may still be one to make.
    pub(crate) fn new(
        facts: &'a Facts,
        title: &'a dyn Title,
        rest: Option<(i64, i64)>,
    ) -> Option<Retaken<'a>> {
        let has_clocks = facts.settings.pace.0.is_some() && !facts.was_over && facts.has_rules;
        let decisions = Decisions::of(facts);
        has_clocks.then_some(Retaken { facts, title, table: None, decisions, rest })
    }

    /// Notes an entry of the journal, with the ledger as it was before it.
    pub(crate) fn note(&mut self, entry: &Entry, before: &Ledger, at_ms: i64) {
        if let Some((from_ms, to_ms)) = self.rest.take_if(|(_, to_ms)| at_ms >= *to_ms) {
            self.decisions.rest(from_ms, to_ms);
        }
        match entry {
            Entry::Start => {
                let (edition, options) = (self.facts.edition, &self.facts.options);
                // What was drawn is in the journal.
                let opened = self.title.open_by(edition, options, before.names(), Dealing::ByHand);
                self.table = opened.ok();
                self.go_on(None, at_ms);
            }
            Entry::Steps(steps) => {
                let decider = self.retake(steps);
                self.go_on(decider, at_ms);
            }
            Entry::Undo(n_steps) => {
                let Some(table) = &mut self.table else { return };
                let n_left = table.n_steps().saturating_sub(*n_steps);
                let by = table.steps().get(n_left).and_then(|step| journal::actor(step));
                let by = by.filter(|by| before.asked.is_none_or(|asked| asked.by != *by));
                table.take_back(*n_steps);
                self.decisions.take_back(by, Moment::of(&**table, at_ms));
            }
            Entry::Sit { seat, .. } => self.decisions.sit(*seat, at_ms),
            _ => {}
        }
    }

    fn go_on(&mut self, decider: Option<Seat>, at_ms: i64) {
        if let Some(table) = self.table.as_deref() {
            self.decisions.go_on(decider, Moment::of(table, at_ms));
        }
    }

    /// A game that no longer replays has no clocks.
    fn retake(&mut self, steps: &[String]) -> Option<Seat> {
        let table = self.table.as_mut()?;
        let taken: Result<Vec<_>, _> = steps.iter().map(|step| table.retake(step)).collect();
        let Ok(deciders) = taken else {
            self.table = None;
            return None;
        };
        deciders.into_iter().flatten().next()
    }

    pub(crate) fn decisions(mut self) -> Decisions {
        if let Some((from_ms, to_ms)) = self.rest {
            self.decisions.rest(from_ms, to_ms);
        }
        let is_on = self.table.is_some_and(|table| table.turn() != Turn::Over);
        if is_on { self.decisions } else { Decisions::of(self.facts) }
    }
}
