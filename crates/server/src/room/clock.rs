//! What the table does by itself: bots think, held answers are told, single public choices are played, clocks run out.

use std::sync::{Arc, Weak};

use bots::Player;
use catalog::Advisor;
use engine::{Privacy, Seat, Turn};
use localization::Lang;
use tokio::task::AbortHandle;

use crate::error::Result;
use crate::journal::Entry;
use crate::play::Facts;
use crate::room::moment::Moment;
use crate::room::{Inner, Room, Thinking};
use crate::thinkers::{Asker, Unthought, Wanted, Wish};
use crate::time::Clock;
use crate::token;

/// How long the table waits before it tries again to do what failed.
const RETRY_MS: i64 = 1_000;

/// What a seat's bot is to think about.
struct Thought {
    seat: Seat,
    version: u64,
    n_decided: usize,
    player: Player,
    /// When its answer is told.
    moment: Moment,
    wanted: Wanted,
}

impl Room {
    /// Starts everything that the table does by itself now. Called after each change, within the lock.
    pub(super) fn arrange(self: &Arc<Room>, inner: &mut Inner) {
        inner.set_alarm(None);
        inner.write_ms = self.next_write(inner);
        let Some(Turn::Decide(awaited)) = inner.turn() else { return };
        let mut next_ms: Option<i64> = inner.write_ms;
        for seat in awaited {
            match inner.bot_of(seat, &self.facts) {
                Some(player) if !inner.has_answered(seat) => self.let_think(inner, seat, player),
                Some(_) | None => {
                    next_ms = self.next_due(inner, seat).into_iter().chain(next_ms).min();
                }
            }
        }
        if let Some(due_ms) = next_ms {
            let clock = self.house.config.clock.clone();
            inner.set_alarm(Some(ring_at(Arc::downgrade(self), clock, due_ms)));
        }
    }

    /// When the table does something by itself for somebody whom no bot thinks for.
    fn next_due(&self, inner: &Inner, seat: Seat) -> Option<i64> {
        let held = inner.has_answered(seat).then(|| self.moment(inner, seat).due_ms);
        let due = [held, self.single_due(inner, seat), inner.deadline(seat, &self.facts)];
        due.into_iter().flatten().min()
    }

    /// When the table plays a single choice for the person at `seat`: never where others cannot know that it is one,
    /// since that would show her hand.
    fn single_due(&self, inner: &Inner, seat: Seat) -> Option<i64> {
        let is_single = inner.legal[seat.index()].n_actions == 1;
        let is_public = self.privacy(inner, seat) == Privacy::Public;
        #[cfg(test)]
        let is_public = is_public || self.plays_forced();
        let due_ms = inner.awaited_since[seat.index()] + self.pause_ms(inner);
        (is_single && is_public).then_some(due_ms)
    }

    /// Draws the moment of a bot's answer, and then lets it think: a single choice goes the same way as any other.
    fn let_think(self: &Arc<Room>, inner: &mut Inner, seat: Seat, player: Player) {
        if inner.thinking[seat.index()].is_some() {
            return;
        }
        let (version, n_decided) = (inner.play.ledger.version, inner.n_decided());
        let wish = Wish::default();
        let wanted = wish.watched();
        inner.thinking[seat.index()] = Some(Thinking { version, _wish: wish });
        if self.moment(inner, seat).due_ms <= self.house.now_ms() {
            inner.restart_wait(seat, self.house.now_ms());
        }
        let moment = self.moment(inner, seat);
        let thought = Thought { seat, version, n_decided, player, moment, wanted };
        tokio::spawn(self.clone().think(thought));
    }

    async fn think(self: Arc<Room>, thought: Thought) {
        // While the disk takes nothing, there is nothing to think about.
        self.house.store.writable().await;
        let Some((asker, advisor)) = self.question(&thought).await else { return };
        #[cfg(test)]
        if let Some(answer) = self.rehearsed(thought.seat, thought.player).await {
            return self.answer_in_time(&thought, Some(answer)).await;
        }
        let thinkers = &self.house.thinkers;
        let answer = match thinkers.think(asker, thought.wanted.clone(), advisor).await {
            Ok(answer) => Some(answer),
            Err(Unthought::Failed) => None,
            Err(Unthought::Unwanted) => return,
        };
        self.answer_in_time(&thought, answer).await;
    }

    /// Waits for the moment that was drawn before the bot thought, and not for when it is ready.
    async fn answer_in_time(self: &Arc<Room>, thought: &Thought, answer: Option<String>) {
        let clock = &self.house.config.clock;
        clock.sleep_until(thought.moment.slot(clock.now_ms())).await;
        self.answer(thought, answer).await;
    }

    /// What the bot takes with it: what the seat knows, and nothing else. Putting that together holds nobody up.
    async fn question(self: &Arc<Room>, thought: &Thought) -> Option<(Asker, Advisor)> {
        let (asker, snapshot) = {
            let inner = self.lock().await.ok()?;
            if inner.thinks_since(thought.seat) != Some(thought.version) {
                return None;
            }
            (self.asker(&inner.play.ledger), inner.snapshot(&self.facts))
        };
        let seed = u64::from_le_bytes(token::random_bytes());
        let (seat, player) = (thought.seat, thought.player);
        let put_together =
            move || snapshot.table().and_then(|table| table.advisor(seat, player, seed));
        let advisor = tokio::task::spawn_blocking(put_together).await.ok()?;
        if advisor.is_none() {
            // Somebody else was faster, and the seat need not decide any more.
            let mut inner = self.lock().await.ok()?;
            if inner.thinks_since(seat) == Some(thought.version) {
                inner.thinking[seat.index()] = None;
                self.arrange(&mut inner);
            }
        }
        Some((asker, advisor?))
    }

    async fn answer(self: &Arc<Room>, thought: &Thought, answer: Option<String>) {
        let Ok(mut inner) = self.lock().await else { return };
        let Thought { seat, version, .. } = *thought;
        if inner.thinks_since(seat) != Some(version) {
            return;
        }
        inner.thinking[seat.index()] = None;
        let is_awaited = inner.turn().is_some_and(|turn| turn.awaited().contains(seat));
        if !is_awaited || inner.bot_of(seat, &self.facts).is_none() {
            return self.arrange(&mut inner);
        }
        if self.is_outdated(&inner, thought) {
            // From now on, and not from when it was asked first.
            inner.restart_wait(seat, self.house.now_ms());
            return self.arrange(&mut inner);
        }
        // A bot that failed must not hold everybody up: it does the first thing it may.
        let is_legal = |answer: &String| inner.table().is_some_and(|t| t.why(seat, answer).is_ok());
        let answer = answer.filter(is_legal);
        let answer = answer.or_else(|| inner.table()?.notations(seat).into_iter().next());
        let Some(answer) = answer else { return };
        match self.act_within(&mut inner, seat, &answer, None, Lang::En).await {
            Ok(_) => self.house.metrics.count_bot(),
            Err(error) if error.is_of_the_disk() => {}
            Err(error) => tracing::error!(table = self.facts.id, ?error, "a bot was refused"),
        }
    }

    /// Whether the table has moved on since a bot began to think, so that it thinks again. Others' answers in the same
    /// window teach it nothing. What it holds has no say in this: that would show by the time.
    fn is_outdated(&self, inner: &Inner, thought: &Thought) -> bool {
        if !inner.play.ledger.has_people() {
            // Nobody is there to whom it would show.
            return inner.legal[thought.seat.index()].since > thought.version;
        }
        let is_window = self.privacy(inner, thought.seat) == Privacy::Window;
        inner.n_decided() != thought.n_decided && !is_window
    }

    /// Does what is due: a held answer is told, a clock has run out, or a single choice is played.
    pub(crate) async fn ring(self: &Arc<Room>) {
        let Ok(mut inner) = self.lock().await else { return };
        match self.do_all_due(&mut inner).await {
            Ok(false) => self.arrange(&mut inner),
            // Everything has been arranged anew.
            Ok(true) => {}
            Err(error) => {
                if !error.is_of_the_disk() {
                    tracing::warn!(table = self.facts.id, ?error, "an alarm failed");
                }
                let again_ms = self.house.now_ms() + RETRY_MS;
                let clock = self.house.config.clock.clone();
                inner.set_alarm(Some(ring_at(Arc::downgrade(self), clock, again_ms)));
            }
        }
    }

    /// Writes what is to be written now, and does what is due at the first seat at which something is; whether there was one.
    async fn do_all_due(self: &Arc<Room>, inner: &mut Inner) -> Result<bool> {
        let now_ms = self.house.now_ms();
        if inner.write_ms.take_if(|at_ms| *at_ms <= now_ms).is_some() {
            self.write_window(inner).await?;
        }
        for seat in inner.turn().map(Turn::awaited).unwrap_or_default() {
            if self.do_due(inner, seat).await? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Does what is due at a seat; whether anything was.
    async fn do_due(self: &Arc<Room>, inner: &mut Inner, seat: Seat) -> Result<bool> {
        let now_ms = self.house.now_ms();
        if inner.has_answered(seat) {
            let is_due = self.moment(inner, seat).due_ms <= now_ms;
            if is_due {
                self.tell_held(inner, seat).await?;
            }
            return Ok(is_due);
        }
        if inner.bot_of(seat, &self.facts).is_some() {
            return Ok(false);
        }
        if inner.deadline(seat, &self.facts).is_some_and(|due_ms| due_ms <= now_ms) {
            self.commit(inner, &[Entry::Leave(seat)], &[]).await?;
            return Ok(true);
        }
        let only = inner.table().and_then(|table| table.notations(seat).pop());
        match only.filter(|_| self.single_due(inner, seat).is_some_and(|due_ms| due_ms <= now_ms)) {
            Some(only) => self.act_within(inner, seat, &only, None, Lang::En).await.map(|_| true),
            None => Ok(false),
        }
    }
}

fn ring_at(room: Weak<Room>, clock: Clock, due_ms: i64) -> AbortHandle {
    let alarm = tokio::spawn(async move {
        clock.sleep_until(due_ms).await;
        if let Some(room) = room.upgrade() {
            // In a task of its own: what it does sets the next alarm and ends this one.
            tokio::spawn(async move {
                room.house.store.writable().await;
                room.ring().await;
            });
        }
    });
    alarm.abort_handle()
}

impl Inner {
    /// Replaces what the table was going to do by itself.
    pub(super) fn set_alarm(&mut self, alarm: Option<AbortHandle>) {
        if let Some(before) = std::mem::replace(&mut self.alarm, alarm) {
            before.abort();
        }
    }

    /// Whether a seat has answered and nobody has been told yet.
    pub(super) fn has_answered(&self, seat: Seat) -> bool {
        self.play.ledger.held[seat.index()].is_some()
    }

    /// How many steps decided something, and what was done besides before the table came into memory.
    fn n_decided(&self) -> usize {
        self.play.ledger.n_steps().saturating_sub(self.n_asides)
    }

    /// When the clock of a person who has to decide runs out.
    pub(crate) fn deadline(&self, seat: Seat, facts: &Facts) -> Option<i64> {
        let awaited = self.turn()?.awaited().contains(seat) && self.is_present(seat);
        self.time_up(seat, facts).filter(|_| awaited)
    }

    /// When the time for what a seat decides now is over, whoever decides for it.
    pub(super) fn time_up(&self, seat: Seat, facts: &Facts) -> Option<i64> {
        self.play.decisions.due_ms(seat, facts.settings.pace.0? as i64)
    }

    /// Between which times there was no table and its clocks rested: where people leave the page between two decisions, they
    /// go on.
    pub(super) fn rest(
        &self,
        facts: &Facts,
        was_closed: Option<(i64, i64)>,
        opened_ms: i64,
    ) -> Option<(i64, i64)> {
        let (before_ms, began_ms) = was_closed.filter(|_| !facts.settings.pace.is_slow())?;
        let last_ms = self.play.ledger.last_ms;
        (last_ms < began_ms).then_some((last_ms.max(before_ms), opened_ms))
    }

    /// After the room came into memory: moments are drawn from now on, and nobody has more time than the pace gives.
    pub(super) fn set_clocks(&mut self, facts: &Facts, now_ms: i64) {
        let awaited = self.turn().map(Turn::awaited).unwrap_or_default();
        // A machine whose clock was set back must not give anybody more time than the pace does.
        let last_ms = self.play.ledger.last_ms.min(now_ms);
        let since = if facts.settings.pace.is_slow() { last_ms } else { now_ms };
        for (seat, at) in Seat::all(self.awaited_since.len()).zip(&mut self.awaited_since) {
            *at = if awaited.contains(seat) { since } else { 0 };
        }
        self.play.decisions.not_after(now_ms);
    }

    /// After these: a moment is drawn anew for those who have to decide now and did not before, who decided, or for whom
    /// somebody else decides from now on.
    pub(super) fn restart_waits(&mut self, entries: &[Entry], by: Option<Seat>, at_ms: i64) {
        let anew = |seat: Seat| {
            entries.iter().any(|entry| match entry {
                Entry::Leave(other)
                | Entry::Back(other)
                | Entry::Bot { seat: other, .. }
                | Entry::Sit { seat: other, .. } => *other == seat,
                _ => by == Some(seat),
            })
        };
        let awaited = self.turn().map(Turn::awaited).unwrap_or_default();
        for (seat, at) in Seat::all(self.awaited_since.len()).zip(&mut self.awaited_since) {
            if !awaited.contains(seat) {
                *at = 0;
            } else if *at == 0 || anew(seat) {
                *at = at_ms;
            }
        }
    }

    /// A seat's moment is drawn from now on.
    pub(super) fn restart_wait(&mut self, seat: Seat, now_ms: i64) {
        self.awaited_since[seat.index()] = now_ms;
    }
}

impl Inner {
    /// Before which time no clock of this table runs out; nothing where the game is over.
    pub(crate) fn due_ms(&self, facts: &Facts, now_ms: i64) -> Option<i64> {
        let pace_ms = facts.settings.pace.0? as i64;
        if self.turn() == Some(Turn::Over) || self.play.broken.is_some() {
            return None;
        }
        // Somebody who is away may be back before her time is over.
        let due_ms = |seat: Seat| {
            let is_late = |due_ms: &i64| self.is_present(seat) || *due_ms > now_ms;
            self.time_up(seat, facts).filter(is_late)
        };
        let next = Seat::all(facts.n_seats).filter_map(due_ms).min();
        Some(next.unwrap_or(now_ms + pace_ms))
    }
}

#[cfg(test)]
mod tests;
