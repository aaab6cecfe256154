//! What the table does by itself: bots think, single choices are played, clocks run out.

use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use bots::Player;
use catalog::Advisor;
use engine::{Seat, Turn};
use tokio::task::AbortHandle;
use ui::Lang;

use crate::journal::Entry;
use crate::play::{Facts, Holder};
use crate::room::{Inner, Room, Thinking};
use crate::thinkers::{Asker, Unthought, Wanted, Wish};
use crate::token;

/// What a seat's bot is to think about.
struct Thought {
    seat: Seat,
    version: u64,
    player: Player,
    /// When its answer may be given at the earliest.
    not_before: Instant,
    wanted: Wanted,
}

impl Room {
    /// Starts everything that the table does by itself now. Called after each change, within the lock.
    pub(super) fn arrange(self: &Arc<Room>, inner: &mut Inner) {
        inner.set_alarm(None);
        let Some(Turn::Decide(awaited)) = inner.turn() else { return };
        let mut next_ms: Option<i64> = None;
        for seat in awaited {
            match inner.bot_of(seat, &self.facts) {
                Some(player) => self.let_think(inner, seat, player),
                None => {
                    let due = [self.single_due(inner, seat), inner.deadline(seat, &self.facts)];
                    next_ms = due.into_iter().flatten().chain(next_ms).min();
                }
            }
        }
        if let Some(due_ms) = next_ms {
            let wait = Duration::from_millis((due_ms - self.house.now_ms()).max(0) as u64);
            inner.set_alarm(Some(ring_after(Arc::downgrade(self), wait)));
        }
    }

    /// When the table plays a single choice for the person at `seat`: after the same pause for everybody.
    fn single_due(&self, inner: &Inner, seat: Seat) -> Option<i64> {
        let is_single = inner.legal[seat.index()].n_actions == 1;
        is_single.then(|| inner.awaited_since[seat.index()] + self.pause_ms(inner))
    }

    /// Nobody waits at a table without people.
    fn pause_ms(&self, inner: &Inner) -> i64 {
        let has_people = inner.play.ledger.has_people();
        if has_people { i64::from(self.facts.settings.pause_ms) } else { 0 }
    }

    fn let_think(self: &Arc<Room>, inner: &mut Inner, seat: Seat, player: Player) {
        if inner.thinking[seat.index()].is_some() {
            return;
        }
        let version = inner.play.ledger.version;
        let wish = Wish::default();
        let wanted = wish.watched();
        inner.thinking[seat.index()] = Some(Thinking { version, _wish: wish });
        let pause_ms = self.pause_ms(inner);
        let is_single = inner.legal[seat.index()].n_actions == 1;
        // An answer that needed no thought must not come sooner than others do.
        let usual_ms = match player {
            Player::Level(level) if is_single && pause_ms > 0 => level.settings().budget.limit_ms,
            _ => None,
        };
        let wait_ms = pause_ms.max(usual_ms.map_or(0, i64::from));
        let not_before = Instant::now() + Duration::from_millis(wait_ms as u64);
        let thought = Thought { seat, version, player, not_before, wanted };
        tokio::spawn(self.clone().think(thought));
    }

    async fn think(self: Arc<Room>, thought: Thought) {
        // While the disk takes nothing, there is nothing to think about.
        self.house.store.writable().await;
        let Some((asker, advisor)) = self.question(&thought).await else { return };
        let thinkers = &self.house.thinkers;
        let answer = match thinkers.think(asker, thought.wanted.clone(), advisor).await {
            Ok(answer) => Some(answer),
            Err(Unthought::Failed) => None,
            Err(Unthought::Unwanted) => return,
        };
        tokio::time::sleep_until(thought.not_before.into()).await;
        self.answer(&thought, answer).await;
    }

    /// What the bot takes with it: what the seat knows, and nothing else.
    async fn question(self: &Arc<Room>, thought: &Thought) -> Option<(Asker, Advisor)> {
        let mut inner = self.lock().await.ok()?;
        if inner.thinks_since(thought.seat) != Some(thought.version) {
            return None;
        }
        let seed = u64::from_le_bytes(token::random_bytes());
        let advisor = inner.table()?.advisor(thought.seat, thought.player, seed);
        if advisor.is_none() {
            // Somebody else was faster, and the seat need not decide any more.
            inner.thinking[thought.seat.index()] = None;
            self.arrange(&mut inner);
        }
        Some((self.asker(&inner), advisor?))
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
        // A bot that failed must not hold everybody up: it does the first thing it may.
        let answer = answer.or_else(|| inner.table()?.notations(seat).into_iter().next());
        let Some(answer) = answer else { return };
        let acted = self.act_within(&mut inner, seat, &answer, Some(version), Lang::En).await;
        match acted {
            Ok(_) => self.house.metrics.count_bot(),
            // The table has moved on: think again.
            Err(error) if error.kind == crate::error::Kind::Stale => self.arrange(&mut inner),
            Err(error) if error.is_of_the_disk() => {}
            Err(error) => tracing::error!(table = self.facts.id, ?error, "a bot was refused"),
        }
    }

    /// Does what is due: a clock has run out, or a single choice is played.
    pub(crate) async fn ring(self: &Arc<Room>) {
        let Ok(mut inner) = self.lock().await else { return };
        let now = self.house.now_ms();
        let awaited = inner.turn().map(Turn::awaited).unwrap_or_default();
        for seat in awaited {
            if inner.bot_of(seat, &self.facts).is_some() {
                continue;
            }
            let done = if inner.deadline(seat, &self.facts).is_some_and(|due| due <= now) {
                self.commit(&mut inner, &[Entry::Leave(seat)], &[]).await
            } else if self.single_due(&inner, seat).is_some_and(|due| due <= now) {
                let only = inner.table().and_then(|table| table.notations(seat).pop());
                let Some(only) = only else { continue };
                self.act_within(&mut inner, seat, &only, None, Lang::En).await
            } else {
                continue;
            };
            match done {
                // Everything has been arranged anew.
                Ok(_) => return,
                Err(error) if error.is_of_the_disk() => {}
                Err(error) => tracing::warn!(table = self.facts.id, ?error, "an alarm failed"),
            }
        }
        self.arrange(&mut inner);
    }
}

fn ring_after(room: Weak<Room>, wait: Duration) -> AbortHandle {
    let alarm = tokio::spawn(async move {
        tokio::time::sleep(wait).await;
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

    /// The bot that decides for a seat, unless a person does.
    pub(super) fn bot_of(&self, seat: Seat, facts: &Facts) -> Option<Player> {
        match &self.play.ledger.holders[seat.index()] {
            Holder::Bot { player, .. } => Some(*player),
            Holder::Person { is_away: true, .. } => Some(facts.settings.stand_in()),
            Holder::Person { is_away: false, .. } | Holder::Open | Holder::Kept { .. } => None,
        }
    }

    /// When the clock of a person who has to decide runs out.
    pub(crate) fn deadline(&self, seat: Seat, facts: &Facts) -> Option<i64> {
        let awaited = self.turn()?.awaited().contains(seat) && self.is_present(seat);
        let pace_ms = facts.settings.pace.0.filter(|_| awaited)?;
        Some(self.awaited_since[seat.index()] + pace_ms as i64)
    }

    /// After the room came into memory: clocks go on, but nobody loses the time in which there was no table.
    pub(super) fn set_clocks(&mut self, facts: &Facts, now_ms: i64) {
        let awaited = self.turn().map(Turn::awaited).unwrap_or_default();
        // A machine whose clock was set back must not give anybody more time than the pace does.
        let last_ms = self.play.ledger.last_ms.min(now_ms);
        let since = if facts.settings.pace.is_slow() { last_ms } else { now_ms };
        for (seat, at) in Seat::all(self.awaited_since.len()).zip(&mut self.awaited_since) {
            *at = if awaited.contains(seat) { since } else { 0 };
        }
    }

    /// After a step: the clock starts for those who have to decide now and did not before, or who decided.
    pub(super) fn restart_clocks(&mut self, actor: Option<Seat>, at_ms: i64) {
        let awaited = self.turn().map(Turn::awaited).unwrap_or_default();
        for (seat, at) in Seat::all(self.awaited_since.len()).zip(&mut self.awaited_since) {
            if !awaited.contains(seat) {
                *at = 0;
            } else if *at == 0 || actor == Some(seat) {
                *at = at_ms;
            }
        }
    }

    /// Somebody comes back: her clock starts anew.
    pub(super) fn restart_clock(&mut self, seat: Seat, now_ms: i64) {
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
        let seats = Seat::all(facts.n_seats);
        let next = seats.filter_map(|seat| self.deadline(seat, facts)).min();
        Some(next.unwrap_or(now_ms + pace_ms))
    }
}
