//! When an answer is told: at a moment drawn without looking at the hand, so that time gives nothing away.
//!
//! In a window (a reaction, a defence, a sealed choice) a person's early answer is held: on disk at the next moment of the
//! table's grid (`grid.rs`), told when its own moment comes. A bot's moment is drawn before it thinks and leaves it all the time its level may take; one that
//! is late anyway waits for the next slot of the same grid. Everything here is computed from what everybody knows.

use std::sync::Arc;

use bots::Player;
use engine::{MAX_SEATS, Privacy, Seat, below};
use localization::Lang;

use crate::error::{Error, Kind, Result};
use crate::journal::Entry;
use crate::play::{Facts, Holder};
use crate::room::audience::News;
use crate::room::{Inner, Locked, Right, Room, act};

/// The shortest time in which a bot answers people where something is hidden.
const MIN_THOUGHT_MS: i64 = 100;
/// The longest wait for the next slot when a thought is late.
const MAX_SLOT_MS: i64 = 1_000;

/// The moment at which an answer is told, and the grid it lies on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Moment {
    pub(super) due_ms: i64,
    /// The distance of the grid's slots; 0 where an answer that is late is told as soon as it is there.
    pub(super) slot_ms: i64,
}

impl Moment {
    /// The first slot that has not passed.
    pub(super) fn slot(self, now_ms: i64) -> i64 {
        let late_ms = now_ms - self.due_ms;
        match self.slot_ms {
            _ if late_ms <= 0 => self.due_ms,
            0 => now_ms,
            slot_ms => self.due_ms + (late_ms + slot_ms - 1) / slot_ms * slot_ms,
        }
    }
}

/// What became of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Acted {
    pub(crate) version: u64,
    /// Whether it is held: on disk, and told to nobody before its moment.
    pub(crate) is_held: bool,
}

impl Room {
    /// How much of what an awaited seat decides now is a secret from somebody else at the table.
    pub(super) fn privacy(&self, inner: &Inner, seat: Seat) -> Privacy {
        match inner.table() {
            // Nobody is there to be deceived.
            _ if self.facts.n_seats == 1 => Privacy::Public,
            Some(table) => table.privacy(seat),
            None => Privacy::Public,
        }
    }

    /// When what a bot, stand-in or person answers for `seat` may be told.
    pub(super) fn moment(&self, inner: &Inner, seat: Seat) -> Moment {
        let since_ms = inner.awaited_since[seat.index()];
        let pause_ms = self.pause_ms(inner);
        let hides = inner.table().is_some_and(catalog::AnyTable::hides);
        let is_secret = hides && inner.play.ledger.has_people();
        #[cfg(test)]
        if let Some(moment) = self.wrong_moment(inner, seat) {
            return moment;
        }
        let base_ms = match inner.bot_of(seat, &self.facts) {
            _ if !is_secret => return Moment { due_ms: since_ms + pause_ms, slot_ms: 0 },
            Some(player) => pause_ms.max(limit_ms(player)).max(MIN_THOUGHT_MS),
            None => self.shortest_window_ms(inner),
        };
        // Each seat has milliseconds of its own: who comes first must not depend on who was ready first.
        let apart = MAX_SEATS as i64;
        let drawn_ms = base_ms + self.drawn(inner, seat, base_ms / 4);
        let wait_ms = (drawn_ms + apart - 1) / apart * apart + seat.index() as i64;
        // Whoever has answered must have been told before her clock runs out.
        let latest_ms = inner.deadline(seat, &self.facts).unwrap_or(i64::MAX);
        let due_ms = (since_ms + wait_ms).min(latest_ms);
        Moment { due_ms, slot_ms: base_ms.min(MAX_SLOT_MS) / apart * apart }
    }

    /// The shortest time after which a person's answer is told where something is hidden.
    pub(super) fn shortest_window_ms(&self, inner: &Inner) -> i64 {
        self.pause_ms(inner).max(self.house.config.least_pause.as_millis() as i64)
    }

    /// A time up to `most_ms`, drawn for this seat and step from the house's secret: nobody can foretell it, and the
    /// hand has no part in it.
    fn drawn(&self, inner: &Inner, seat: Seat, most_ms: i64) -> i64 {
        let seed = self.facts.secret.seed(["pause", &seat.to_string()]);
        let mut stream = seed.stream(inner.play.ledger.n_steps());
        i64::from(below(&mut stream, most_ms as u32 + 1))
    }

    /// Nobody waits at a table without people.
    pub(super) fn pause_ms(&self, inner: &Inner) -> i64 {
        let has_people = inner.play.ledger.has_people();
        if has_people { i64::from(self.facts.settings.pause_ms) } else { 0 }
    }

    /// Until when a person's answer is held, if she gives it now: only in windows, and only where somebody else plays
    /// in person who could read the time.
    pub(super) fn held_until(&self, inner: &Inner, seat: Seat) -> Option<i64> {
        let is_awaited = inner.turn()?.awaited().contains(seat);
        let is_window = is_awaited && self.privacy(inner, seat) == Privacy::Window;
        if !is_window || !inner.has_others(seat) {
            return None;
        }
        #[cfg(test)]
        if self.tells_held() {
            return None;
        }
        let due_ms = self.moment(inner, seat).due_ms;
        (self.house.now_ms() < due_ms).then_some(due_ms)
    }

    /// Keeps an answer until its moment: it is on disk when this returns, and nobody but its owner knows. Nothing where the
    /// table has moved on meanwhile, so that it has to be tried anew.
    ///
    /// # Errors
    /// Why the action is not allowed, or that another one is held already.
    pub(super) async fn hold(
        self: &Arc<Room>,
        mut inner: Locked<'_>,
        right: &Right,
        notation: &str,
        lang: Lang,
    ) -> Result<Option<Acted>> {
        let (seat, notation) = (right.seat, notation.trim());
        let held = |version| Some(Acted { version, is_held: true });
        match &inner.play.ledger.held[seat.index()] {
            Some(before) if before == notation => return Ok(held(inner.play.ledger.version)),
            Some(_) => return Err(Error::refused("fault-answer-is-in")),
            None => {}
        }
        let table = inner.playing()?;
        table.why(seat, notation).map_err(|denied| act::say(&denied, table, seat, lang))?;
        let entry = Entry::Hold { seat, notation: notation.to_string() };
        if !self.writes_later() {
            self.keep_secret(&mut inner, seat, entry).await?;
            let version = inner.play.ledger.version;
            inner.release().await;
            return Ok(held(version));
        }
        let written = self.write_later(&mut inner, right, entry);
        drop(inner);
        Ok(self.once_written(written).await.transpose()?.and_then(held))
    }

    /// Takes back an answer that has not been told; at the next moment of the grid while a window is open for this seat.
    /// Nothing where there is none any more.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub(super) async fn take_out(
        self: &Arc<Room>,
        mut inner: Locked<'_>,
        right: &Right,
    ) -> Result<Option<u64>> {
        let seat = right.seat;
        let is_open = inner.is_present(seat) && self.held_until(&inner, seat).is_some();
        if !is_open || !self.writes_later() {
            let version = self.withdraw(&mut inner, seat).await;
            inner.release().await;
            return version.map(Some);
        }
        let written = self.write_later(&mut inner, right, Entry::Withdraw(seat));
        drop(inner);
        self.once_written(written).await.transpose()
    }

    /// The same at once.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub(super) async fn withdraw(self: &Arc<Room>, inner: &mut Inner, seat: Seat) -> Result<u64> {
        self.keep_secret(inner, seat, Entry::Withdraw(seat)).await?;
        Ok(inner.play.ledger.version)
    }

    /// Writes down what concerns nobody but `seat`: nobody else is told, and no version counts it.
    async fn keep_secret(
        self: &Arc<Room>,
        inner: &mut Inner,
        seat: Seat,
        entry: Entry,
    ) -> Result<()> {
        self.write(inner, &[entry], Vec::new()).await?;
        #[cfg(test)]
        self.count_held(inner);
        let snapshot = Box::new(inner.snapshot(&self.facts));
        inner.news.push(News::Held(seat, snapshot));
        self.arrange(inner);
        Ok(())
    }

    /// Tells a held answer whose moment has come, and plays it. One that the rules have overtaken is given back.
    pub(super) async fn tell_held(self: &Arc<Room>, inner: &mut Inner, seat: Seat) -> Result<u64> {
        let Some(held) = inner.play.ledger.held[seat.index()].clone() else {
            return Ok(inner.play.ledger.version);
        };
        let told = self.act_within(inner, seat, &held, None, Lang::En).await;
        match told {
            Ok(version) => {
                self.house.metrics.count_act(true);
                Ok(version)
            }
            Err(error) if error.kind == Kind::Refused => self.withdraw(inner, seat).await,
            Err(error) => Err(error),
        }
    }
}

impl Inner {
    /// The answers of others that a step has overtaken: they are not awaited any more, or may not do that any more.
    pub(super) fn overtaken(&self, actor: Seat) -> Vec<Entry> {
        let Some(table) = self.table() else { return Vec::new() };
        let awaited = table.turn().awaited();
        let stands =
            |seat: Seat, held: &str| awaited.contains(seat) && table.why(seat, held).is_ok();
        let held = Seat::all(self.play.ledger.held.len()).zip(&self.play.ledger.held);
        held.filter(|(seat, _)| *seat != actor)
            .filter_map(|(seat, held)| (!stands(seat, held.as_deref()?)).then_some(seat))
            .map(Entry::Withdraw)
            .collect()
    }

    /// Whether somebody else plays in person, now or when she comes back.
    fn has_others(&self, seat: Seat) -> bool {
        let mut seats = Seat::all(self.play.ledger.holders.len()).zip(&self.play.ledger.holders);
        seats.any(|(other, holder)| other != seat && matches!(holder, Holder::Person { .. }))
    }

    /// The bot that decides for a seat, unless a person does.
    pub(super) fn bot_of(&self, seat: Seat, facts: &Facts) -> Option<Player> {
        match &self.play.ledger.holders[seat.index()] {
            Holder::Bot { player, .. } => Some(*player),
            Holder::Person { is_away: true, .. } => Some(facts.settings.stand_in()),
            Holder::Person { is_away: false, .. } | Holder::Open | Holder::Kept { .. } => None,
        }
    }
}

/// How long a bot may think.
pub(super) fn limit_ms(player: Player) -> i64 {
    let limit = match player {
        Player::Level(level) => level.settings().budget.limit_ms,
        Player::Search(settings) => settings.budget.limit_ms,
        Player::Random | Player::Greedy => None,
    };
    limit.map_or(0, i64::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_late_answer_waits_for_the_next_slot_of_its_grid() {
        let moment = Moment { due_ms: 2_000, slot_ms: 500 };
        let told = [0, 1_999, 2_000, 2_001, 2_499, 2_500, 2_501].map(|now_ms| moment.slot(now_ms));
        assert_eq!(told, [2_000, 2_000, 2_000, 2_500, 2_500, 2_500, 3_000]);
        let at_once = Moment { due_ms: 2_000, slot_ms: 0 };
        assert_eq!([1, 2_000, 2_003].map(|now_ms| at_once.slot(now_ms)), [2_000, 2_000, 2_003]);
    }
}
