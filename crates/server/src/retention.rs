//! Retention: tables to which nobody will return are put away, a few at a time, and the lobby is told who is still there.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use store::Age;

use crate::house::House;

/// How long what is kept; for ever where there is no time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep {
    /// A table where no game has begun, after somebody last came or went.
    pub unstarted: Option<Duration>,
    /// A game that is not over, after the last action.
    pub unfinished: Option<Duration>,
    /// Seats' keys and the chat of a game, after it ended. Its record is kept for ever.
    pub finished: Option<Duration>,
}

const DAY: Duration = Duration::from_hours(24);

impl Default for Keep {
    fn default() -> Keep {
        Keep { unstarted: Some(DAY * 7), unfinished: Some(DAY * 180), finished: Some(DAY * 90) }
    }
}

impl Keep {
    /// Whether a table's time is over. A game whose clock still runs is never touched, whatever else is said.
    fn is_over_for(&self, age: &Age, now_ms: i64) -> bool {
        let is_past = |keep: Option<Duration>, since_ms: i64| {
            keep.is_some_and(|keep| now_ms - since_ms > keep.as_millis() as i64)
        };
        let is_running = age.due_ms.is_some_and(|due_ms| due_ms > now_ms);
        if age.put_away_ms.is_some() || is_running {
            return false;
        }
        match age.over_ms {
            Some(over_ms) => is_past(self.finished, over_ms),
            None if age.is_begun => is_past(self.unfinished, age.touched_ms),
            None => is_past(self.unstarted, age.touched_ms),
        }
    }
}

/// Where the last look at the tables ended, and when the lobby was last told who is there.
#[derive(Debug, Default)]
pub(crate) struct Rounds {
    after: AtomicI64,
    told_ms: AtomicI64,
}

/// How many tables are looked at in one sweep: a million takes a working day.
const AT_ONCE: u32 = 500;
/// How often the lobby hears that somebody waits at a table. It lists a table for an hour after that.
const TELL_EVERY_MS: i64 = 600_000;

impl House {
    /// Looks at the next few tables and puts those away whose time is over. Those in memory are somebody's.
    pub(crate) async fn put_away(&self) {
        let (after, now_ms) = (self.rounds.after.load(Ordering::Relaxed), self.now_ms());
        let ages = self.store.ages(after, AT_ONCE).await.unwrap_or_default();
        let last = ages.last().map_or(0, |age| age.no);
        let is_stale =
            |age: &&Age| self.config.keep.is_over_for(age, now_ms) && !self.is_in_memory(&age.id);
        let stale: Vec<_> = ages.iter().filter(is_stale).map(|age| age.no).collect();
        let n_stale = stale.len();
        if n_stale > 0 {
            match self.store.put_away(stale, now_ms).await {
                Ok(()) => {
                    self.metrics.count_put_away(n_stale);
                    tracing::info!(tables = n_stale, "put away");
                }
                Err(error) => tracing::warn!(%error, "tables were not put away"),
            }
        }
        // From the beginning again after the last.
        let is_end = ages.len() < AT_ONCE as usize;
        self.rounds.after.store(if is_end { 0 } else { last }, Ordering::Relaxed);
    }

    /// Notes for the lobby at which of its tables somebody is: nothing else happens at one that waits for players.
    pub(crate) async fn note_presence(&self) {
        let now_ms = self.now_ms();
        if now_ms - self.rounds.told_ms.load(Ordering::Relaxed) < TELL_EVERY_MS {
            return;
        }
        self.rounds.told_ms.store(now_ms, Ordering::Relaxed);
        for no in self.attended() {
            if let Err(error) = self.store.touch(no, now_ms).await {
                tracing::warn!(%error, "a list was not brought up to date");
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY_MS: i64 = 86_400_000;

    fn age(is_begun: bool, touched_ms: i64) -> Age {
        let id = "0123456789abcdef".to_string();
        Age { no: 1, id, is_begun, touched_ms, over_ms: None, due_ms: None, put_away_ms: None }
    }

    #[test]
    fn each_kind_of_table_has_its_time() {
        let keep = Keep::default();
        assert!(!keep.is_over_for(&age(false, 0), 7 * DAY_MS));
        assert!(keep.is_over_for(&age(false, 0), 7 * DAY_MS + 1));
        assert!(!keep.is_over_for(&age(true, 0), 180 * DAY_MS));
        assert!(keep.is_over_for(&age(true, 0), 180 * DAY_MS + 1));
        let over = Age { over_ms: Some(DAY_MS), ..age(true, DAY_MS) };
        assert!(!keep.is_over_for(&over, 91 * DAY_MS));
        assert!(keep.is_over_for(&over, 91 * DAY_MS + 1));
        let put_away = Age { put_away_ms: Some(1), ..age(false, 0) };
        assert!(!keep.is_over_for(&put_away, 900 * DAY_MS), "once is enough");
    }

    #[test]
    fn a_game_within_its_time_is_never_touched() {
        let keep = Keep { unfinished: Some(DAY), ..Keep::default() };
        let by_days = Age { due_ms: Some(30 * DAY_MS), ..age(true, 0) };
        assert!(!keep.is_over_for(&by_days, 29 * DAY_MS));
        assert!(keep.is_over_for(&by_days, 30 * DAY_MS));
        let for_ever = Keep { unstarted: None, unfinished: None, finished: None };
        assert!(!for_ever.is_over_for(&age(false, 0), 9_000 * DAY_MS));
    }
}
