//! Retention: tables to which nobody will return are put away, a few at a time, and the lobby is told who is still there.
//!
//! What is put away cannot be had back, so nothing of it goes by the machine's date alone, which may be wrong by years. How
//! old a table is, is how long the file was served since ([`Lived`]); a table is marked first and whole for a week of that;
//! a day of it marks a small share of all; and where the date leapt while nobody served the file, all this rests for a week.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use engine::Seat;
use store::{Age, Lived, TableNo};
use tokio::sync::Mutex;

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
const DAY_MS: i64 = DAY.as_millis() as i64;

impl Default for Keep {
    fn default() -> Keep {
        Keep { unstarted: Some(DAY * 7), unfinished: Some(DAY * 180), finished: Some(DAY * 90) }
    }
}

/// What becomes of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    /// Nothing.
    Stays,
    /// It was to be put away, and somebody has returned.
    Returns,
    /// It is to be put away, unless somebody returns.
    Leaves,
    /// It is put away.
    Goes,
}

impl Keep {
    /// Whether a table's time is over. A game whose clock still runs is never touched, whatever else is said.
    fn is_over_for(&self, age: &Age, lived: &Lived, now_ms: i64) -> bool {
        let is_past = |keep: Option<Duration>, since_ms: i64| {
            keep.is_some_and(|keep| lived.since(since_ms) > keep.as_millis() as i64)
        };
        let is_running = age.due_ms.is_some_and(|due_ms| due_ms > now_ms);
        if is_running {
            return false;
        }
        match age.over_ms {
            Some(over_ms) => is_past(self.finished, over_ms),
            None if age.is_begun => is_past(self.unfinished, age.touched_ms),
            None => is_past(self.unstarted, age.touched_ms),
        }
    }

    fn fate_of(&self, age: &Age, lived: &Lived, now_ms: i64) -> Fate {
        if age.put_away_ms.is_some() {
            return Fate::Stays;
        }
        match (self.is_over_for(age, lived, now_ms), age.leaving_at_ms) {
            (false, None) => Fate::Stays,
            (false, Some(_)) => Fate::Returns,
            (true, None) => Fate::Leaves,
            (true, Some(at_ms)) if lived.total_ms() - at_ms >= GRACE_MS => Fate::Goes,
            (true, Some(_)) => Fate::Stays,
        }
    }
}

/// How long a table that is to be put away stays whole.
const GRACE_MS: i64 = 7 * DAY_MS;
/// For how long nothing is marked or put away after the date leapt.
const REST_MS: i64 = 7 * DAY_MS;
/// What is no leap: a clock that was set right by a few hours, or a summer in which nobody served the file.
const MOST_BACK_MS: i64 = DAY_MS;
const MOST_AHEAD_MS: i64 = 60 * DAY_MS;
/// A machine that slept has lived through no more than this.
const MOST_AT_ONCE_MS: i64 = DAY_MS;
/// How often it is written down how long the file has been served.
const NOTE_EVERY_MS: i64 = 600_000;

/// How many of so many tables are marked in a day at the most: few at a house of few.
fn share(n_tables: i64) -> i64 {
    (n_tables / 20).max(20)
}

/// The run of this server, and what was last done about it.
#[derive(Debug)]
struct Serving {
    lived: Lived,
    counted_ms: i64,
    noted_ms: i64,
    /// Nothing is marked or put away before so much has been lived through.
    rests_until: i64,
}

impl Serving {
    fn begin(lived: Lived, now_ms: i64) -> Serving {
        let leap_ms = lived.previous().map_or(0, |previous| now_ms - previous.seen_ms);
        let has_leapt = !(-MOST_BACK_MS..=MOST_AHEAD_MS).contains(&leap_ms);
        if has_leapt {
            tracing::warn!(
                days = leap_ms / DAY_MS,
                "since this file was last served the machine's date has leapt; is it right? No table is put away \
                 before the server has run for a week"
            );
        }
        let rests_until = if has_leapt { lived.total_ms() + REST_MS } else { 0 };
        Serving { lived, counted_ms: now_ms, noted_ms: now_ms, rests_until }
    }

    /// Counts what has passed.
    fn count(&mut self, now_ms: i64) {
        let passed_ms = (now_ms - self.counted_ms).clamp(0, MOST_AT_ONCE_MS);
        self.lived.pass(passed_ms, now_ms);
        self.counted_ms = now_ms;
    }
}

/// Where the last look at the tables ended, and when the lobby was last told who is there.
#[derive(Debug, Default)]
pub(crate) struct Rounds {
    after: AtomicI64,
    told_ms: AtomicI64,
    /// When this run began, and when the one before was last seen; 0 where that is not known.
    began_ms: AtomicI64,
    before_ms: AtomicI64,
    serving: Mutex<Option<Serving>>,
}

/// How many tables are looked at in one sweep: a million takes a working day.
const AT_ONCE: u32 = 500;
/// How often the lobby hears that somebody waits at a table. It lists a table for an hour after that.
const TELL_EVERY_MS: i64 = 600_000;
/// How many tables the log names one by one.
const NAMED: usize = 10;

impl House {
    /// Looks at the next few tables, marks those whose time is over, and puts those away that were marked for long enough.
    /// Those in memory are somebody's.
    pub(crate) async fn put_away(&self) {
        let now_ms = self.now_ms();
        let Some((lived, is_resting)) = self.lived(now_ms).await else { return };
        let after = self.rounds.after.load(Ordering::Relaxed);
        let ages = self.store.ages(after, AT_ONCE).await.unwrap_or_default();
        let last = ages.last().map_or(0, |age| age.no);
        let mut fates: [Vec<&Age>; 3] = Default::default();
        let [returned, leaving, going] = &mut fates;
        for age in ages.iter().filter(|_| !is_resting) {
            let is_in_memory = self.is_in_memory(&age.id);
            match self.config.keep.fate_of(age, &lived, now_ms) {
                Fate::Returns => returned.push(age),
                _ if age.leaving_at_ms.is_some() && self.is_player_at(&age.id) => {
                    returned.push(age);
                }
                Fate::Leaves if !is_in_memory => leaving.push(age),
                Fate::Goes if !is_in_memory => going.push(age),
                Fate::Stays | Fate::Leaves | Fate::Goes => {}
            }
        }
        let [returned, leaving, going] = fates;
        let done = async {
            self.call_back(&returned).await?;
            self.mark(&leaving, lived.total_ms()).await?;
            self.take_away(&going, now_ms).await
        };
        if let Err(error) = done.await {
            tracing::warn!(%error, "tables were not put away");
        }
        // From the beginning again after the last.
        let is_end = ages.len() < AT_ONCE as usize;
        self.rounds.after.store(if is_end { 0 } else { last }, Ordering::Relaxed);
    }

    /// Begins to count for how long the file is served. Where the disk fails now, the first sweep that can does.
    pub(crate) async fn begin_to_live(&self) {
        self.lived(self.now_ms()).await;
    }

    /// Since when nobody had the file before this run began, and when it began; nothing where that is not known.
    pub(crate) fn was_closed(&self) -> Option<(i64, i64)> {
        let [before_ms, began_ms] =
            [&self.rounds.before_ms, &self.rounds.began_ms].map(|at| at.load(Ordering::Relaxed));
        (began_ms > 0).then_some((before_ms, began_ms))
    }

    /// For how long the file has been served by now, and whether nothing is to be put away yet; nothing where the disk fails.
    async fn lived(&self, now_ms: i64) -> Option<(Lived, bool)> {
        let mut serving = self.rounds.serving.lock().await;
        if serving.is_none() {
            let lived = self.store.begin_run(now_ms).await.ok()?;
            let before_ms = lived.previous().map_or(0, |previous| previous.seen_ms);
            self.rounds.before_ms.store(before_ms, Ordering::Relaxed);
            self.rounds.began_ms.store(now_ms, Ordering::Relaxed);
            *serving = Some(Serving::begin(lived, now_ms));
        }
        let serving = serving.as_mut()?;
        serving.count(now_ms);
        if now_ms - serving.noted_ms >= NOTE_EVERY_MS {
            serving.noted_ms = now_ms;
            self.note(serving).await;
        }
        let total_ms = serving.lived.total_ms();
        self.metrics.set_lived(total_ms);
        Some((serving.lived.clone(), total_ms < serving.rests_until))
    }

    async fn note(&self, serving: &Serving) {
        let Some(run) = serving.lived.current() else { return };
        if let Err(error) = self.store.note_run(*run).await {
            tracing::warn!(%error, "how long the file has been served was not noted");
        }
    }

    /// Writes down for how long the file has been served, at the end.
    pub(crate) async fn note_lived(&self) {
        if let Some(serving) = self.rounds.serving.lock().await.as_mut() {
            serving.count(self.now_ms());
            self.note(serving).await;
        }
    }

    async fn call_back(&self, returned: &[&Age]) -> Result<(), store::StoreError> {
        if returned.is_empty() {
            return Ok(());
        }
        self.store.set_leaving(numbers(returned), None).await?;
        tracing::info!(tables = returned.len(), "somebody has returned: not to be put away");
        Ok(())
    }

    /// Marks as many as the day allows.
    async fn mark(&self, leaving: &[&Age], total_ms: i64) -> Result<(), store::StoreError> {
        if leaving.is_empty() {
            return Ok(());
        }
        let (n_today, n_tables) = self.store.n_leaving(total_ms - DAY_MS).await?;
        let n_left = usize::try_from(share(n_tables) - n_today).unwrap_or_default();
        let leaving = &leaving[..leaving.len().min(n_left)];
        if leaving.is_empty() {
            return Ok(());
        }
        self.store.set_leaving(numbers(leaving), Some(total_ms)).await?;
        self.metrics.count_leaving(leaving.len());
        let first: Vec<&str> = leaving.iter().take(NAMED).map(|age| age.id.as_str()).collect();
        tracing::info!(
            tables = leaving.len(),
            ?first,
            "to be put away after another week of running, unless somebody returns"
        );
        Ok(())
    }

    async fn take_away(&self, going: &[&Age], now_ms: i64) -> Result<(), store::StoreError> {
        if going.is_empty() {
            return Ok(());
        }
        self.store.put_away(numbers(going), now_ms).await?;
        for age in going {
            self.listings.remove(age.no);
        }
        self.metrics.count_put_away(going.len());
        tracing::info!(tables = going.len(), "put away");
        Ok(())
    }

    /// Whether one of those who play at a table is there.
    fn is_player_at(&self, id: &str) -> bool {
        self.in_memory(id).is_some_and(|room| {
            let presence = room.presence();
            Seat::all(room.facts.n_seats).any(|seat| presence.is_here(seat))
        })
    }

    /// Notes for the lobby at which of its tables somebody is: nothing else happens at one that waits for players.
    pub(crate) async fn note_presence(&self) {
        let now_ms = self.now_ms();
        if now_ms - self.rounds.told_ms.load(Ordering::Relaxed) < TELL_EVERY_MS {
            return;
        }
        self.rounds.told_ms.store(now_ms, Ordering::Relaxed);
        for room in self.attended() {
            if !self.listings.touch(room.facts.no, now_ms) {
                let now = room.card.listed();
                self.list(&room.facts, now.is_started, now.is_over, now_ms);
            }
            if let Err(error) = self.store.touch(room.facts.no, now_ms).await {
                tracing::warn!(%error, "a list was not brought up to date");
                return;
            }
        }
    }
}

fn numbers(ages: &[&Age]) -> Vec<TableNo> {
    ages.iter().map(|age| age.no).collect()
}

#[cfg(test)]
mod tests {
    use store::Run;

    use super::*;

    /// A file that has been served since 1970.
    fn lived(for_ms: i64) -> Lived {
        Lived::of(vec![Run { no: 1, began_ms: 0, seen_ms: for_ms, lived_ms: for_ms }])
    }

    fn age(is_begun: bool, touched_ms: i64) -> Age {
        let id = "0123456789abcdef".to_string();
        let (over_ms, due_ms, leaving_at_ms, put_away_ms) = (None, None, None, None);
        Age { no: 1, id, is_begun, touched_ms, over_ms, due_ms, leaving_at_ms, put_away_ms }
    }

    fn is_over(keep: &Keep, age: &Age, at_ms: i64) -> bool {
        keep.is_over_for(age, &lived(at_ms), at_ms)
    }

    #[test]
    fn each_kind_of_table_has_its_time() {
        let keep = Keep::default();
        assert!(!is_over(&keep, &age(false, 0), 7 * DAY_MS));
        assert!(is_over(&keep, &age(false, 0), 7 * DAY_MS + 1));
        assert!(!is_over(&keep, &age(true, 0), 180 * DAY_MS));
        assert!(is_over(&keep, &age(true, 0), 180 * DAY_MS + 1));
        let over = Age { over_ms: Some(DAY_MS), ..age(true, DAY_MS) };
        assert!(!is_over(&keep, &over, 91 * DAY_MS));
        assert!(is_over(&keep, &over, 91 * DAY_MS + 1));
    }

    #[test]
    fn a_game_within_its_time_is_never_touched() {
        let keep = Keep { unfinished: Some(DAY), ..Keep::default() };
        let by_days = Age { due_ms: Some(30 * DAY_MS), ..age(true, 0) };
        assert!(!is_over(&keep, &by_days, 29 * DAY_MS));
        assert!(is_over(&keep, &by_days, 30 * DAY_MS));
        let for_ever = Keep { unstarted: None, unfinished: None, finished: None };
        assert!(!is_over(&for_ever, &age(false, 0), 9_000 * DAY_MS));
    }

    #[test]
    fn a_table_is_marked_then_whole_for_a_week_and_then_goes_once() {
        let fate =
            |age: &Age, day: i64| Keep::default().fate_of(age, &lived(day * DAY_MS), day * DAY_MS);
        assert_eq!(fate(&age(false, 0), 7), Fate::Stays);
        assert_eq!(fate(&age(false, 0), 8), Fate::Leaves);
        let marked = Age { leaving_at_ms: Some(8 * DAY_MS), ..age(false, 0) };
        assert_eq!(fate(&marked, 14), Fate::Stays);
        assert_eq!(fate(&marked, 15), Fate::Goes);
        assert_eq!(fate(&Age { touched_ms: 14 * DAY_MS, ..marked.clone() }, 15), Fate::Returns);
        let put_away = Age { put_away_ms: Some(1), ..marked };
        assert_eq!(fate(&put_away, 900), Fate::Stays, "once is enough");
    }

    #[test]
    fn after_a_leap_of_the_date_it_rests_for_a_week_of_running() {
        let run = |no, began: i64, lived: i64| Run {
            no,
            began_ms: began * DAY_MS,
            seen_ms: (began + lived) * DAY_MS,
            lived_ms: lived * DAY_MS,
        };
        let rests_until = |began: i64| {
            let lived = Lived::of(vec![run(1, 100, 10), run(2, began, 0)]);
            Serving::begin(lived, began * DAY_MS).rests_until / DAY_MS
        };
        assert_eq!([110, 109, 170].map(rests_until), [0; 3]);
        assert_eq!([108, 171, 840].map(rests_until), [17; 3]);
    }

    #[test]
    fn a_machine_that_slept_has_lived_through_a_day_at_most() {
        let mut serving = Serving::begin(lived(0), 0);
        for (now_ms, total_ms) in [(5, 5), (9, 9), (9 + 40 * DAY_MS, 9 + DAY_MS), (0, 9 + DAY_MS)] {
            serving.count(now_ms);
            assert_eq!(serving.lived.total_ms(), total_ms);
        }
    }
}
