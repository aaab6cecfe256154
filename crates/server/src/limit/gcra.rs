//! Rate limits by the generic cell rate algorithm (GCRA): one for each key, in a bounded memory, on a clock that tests inject.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{BuildHasher, RandomState};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::time::Clock;

/// A rate limit: so many at once, and one more each so often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rate {
    pub(crate) burst: u32,
    pub(crate) each: Duration,
}

impl Rate {
    /// The same for so many times as much.
    pub(crate) fn times(self, n: u32) -> Rate {
        Rate { burst: self.burst.saturating_mul(n), each: self.each / n.max(1) }
    }

    /// How long it takes until what is taken out is there again, in nanoseconds. More than everything is everything.
    fn time_for(self, cost: u32) -> u64 {
        let each = u64::try_from(self.each.as_nanos()).unwrap_or(u64::MAX).max(1);
        each.saturating_mul(u64::from(cost.clamp(1, self.burst.max(1))))
    }

    /// When a budget that is full again at `full_at` would be if this were taken out of it now; otherwise how long it is until
    /// that may be. This is the whole of the algorithm: `full_at` is its theoretical arrival time.
    fn after(self, full_at: u64, cost: u32, now: u64) -> Result<u64, Duration> {
        let next = full_at.max(now).saturating_add(self.time_for(cost));
        let most = now.saturating_add(self.time_for(u32::MAX));
        if next <= most { Ok(next) } else { Err(Duration::from_nanos(next - most)) }
    }
}

/// A rate limit for each key. Only keys whose budget is not full are kept, since the others are as good as new. Where they
/// are too many all the same, the one that has used the least is forgotten: nobody is refused for being new, and whoever
/// would have herself forgotten has to make others spend more than she did.
#[derive(Debug)]
pub(super) struct Keyed {
    rate: Rate,
    max_keys: usize,
    /// A random hash, so that nobody can choose two keys that are one here.
    hasher: RandomState,
    /// When each budget is full again.
    full_at: BTreeMap<u64, u64>,
    by_time: BTreeSet<(u64, u64)>,
}

impl Keyed {
    pub(super) fn new(rate: Rate, max_keys: usize) -> Keyed {
        let (full_at, by_time) = (BTreeMap::new(), BTreeSet::new());
        Keyed { rate, max_keys, hasher: RandomState::new(), full_at, by_time }
    }

    fn after(&self, key: u64, cost: u32, now: u64) -> Result<u64, Duration> {
        self.rate.after(self.full_at.get(&key).copied().unwrap_or(0), cost, now)
    }

    /// How long it takes until `cost` is there; nothing where it is. This changes nothing.
    pub(super) fn wait(&self, key: &str, cost: u32, now: u64) -> Option<Duration> {
        self.after(self.hasher.hash_one(key), cost, now).err()
    }

    /// Takes out `cost`, or as much of it as there is.
    pub(super) fn charge(&mut self, key: &str, cost: u32, now: u64) {
        let key = self.hasher.hash_one(key);
        let next = self.after(key, cost, now);
        let next = next.unwrap_or_else(|_| now.saturating_add(self.rate.time_for(u32::MAX)));
        if let Some(before) = self.full_at.insert(key, next) {
            self.by_time.remove(&(before, key));
        }
        self.by_time.insert((next, key));
        self.forget(now);
    }

    /// Forgets keys that are as good as new, and those that are too many.
    fn forget(&mut self, now: u64) {
        while let Some(&(full_at, key)) = self.by_time.first()
            && (full_at <= now || self.full_at.len() > self.max_keys)
        {
            self.by_time.pop_first();
            self.full_at.remove(&key);
        }
    }

    #[cfg(test)]
    pub(super) fn n_keys(&self) -> usize {
        self.full_at.len()
    }
}

/// A rate limit for one thing, such as a socket.
#[derive(Debug)]
pub(crate) struct Flow {
    rate: Rate,
    ticks: Ticks,
    full_at: Mutex<u64>,
}

impl Flow {
    /// So many a second, and four seconds' worth at once.
    pub(crate) fn per_second(n: u32, clock: &Clock) -> Flow {
        let each = Duration::from_secs(1) / n.max(1);
        let rate = Rate { burst: n.saturating_mul(4), each };
        Flow { rate, ticks: Ticks::new(clock), full_at: Mutex::default() }
    }

    /// Whether there is one more.
    pub(crate) fn take(&self) -> bool {
        let mut full_at = self.full_at.lock().unwrap_or_else(PoisonError::into_inner);
        let next = self.rate.after(*full_at, 1, self.ticks.now());
        *full_at = next.unwrap_or(*full_at);
        next.is_ok()
    }
}

/// The time of rate limits: it never goes back when the machine's clock is set, and goes by hand in tests.
#[derive(Clone, Debug)]
pub(super) struct Ticks {
    clock: Clock,
    started: Instant,
}

impl Ticks {
    pub(super) fn new(clock: &Clock) -> Ticks {
        Ticks { clock: clock.clone(), started: Instant::now() }
    }

    /// In nanoseconds.
    pub(super) fn now(&self) -> u64 {
        let since = if self.clock.is_by_hand() {
            Duration::from_millis(self.clock.now_ms().unsigned_abs())
        } else {
            self.started.elapsed()
        };
        u64::try_from(since.as_nanos()).unwrap_or(u64::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: u64 = 1_000_000_000;

    fn keyed(burst: u32, each_ms: u64, max_keys: usize) -> Keyed {
        Keyed::new(Rate { burst, each: Duration::from_millis(each_ms) }, max_keys)
    }

    fn take(keyed: &mut Keyed, key: &str, cost: u32, now: u64) -> Result<(), Duration> {
        if let Some(wait) = keyed.wait(key, cost, now) {
            return Err(wait);
        }
        keyed.charge(key, cost, now);
        Ok(())
    }

    #[test]
    fn a_full_memory_forgets_whoever_used_the_least_and_refuses_nobody_for_being_new() {
        let mut keyed = keyed(2, 1_000, 3);
        for known in ["a", "a", "b", "b", "c"] {
            assert!(take(&mut keyed, known, 1, 0).is_ok());
        }
        // Each is new and has what everybody has; those who used theirs up are not forgotten.
        assert!((0..50).all(|n| take(&mut keyed, &format!("s{n}"), 1, 0).is_ok()));
        assert!(take(&mut keyed, "a", 1, 0).is_err() && take(&mut keyed, "b", 1, 0).is_err());
        assert_eq!(keyed.n_keys(), 3);
        assert!(take(&mut keyed, "t", 1, 60 * SECOND).is_ok());
        assert_eq!(keyed.n_keys(), 1, "the others are as good as new");
    }

    #[test]
    fn looking_charges_nothing_and_a_key_that_is_full_again_takes_no_room() {
        let mut keyed = keyed(2, 1_000, 9);
        assert_eq!((keyed.wait("a", 1, 0), keyed.n_keys()), (None, 0));
        keyed.charge("a", 2, 0);
        assert_eq!(keyed.wait("a", 1, SECOND / 2), Some(Duration::from_millis(500)));
        keyed.charge("b", 1, 2 * SECOND);
        assert_eq!(keyed.n_keys(), 1);
    }

    #[test]
    fn what_is_larger_than_a_budget_takes_all_of_it() {
        let mut keyed = keyed(10, 1_000, 9);
        assert!(take(&mut keyed, "a", 1_000, 5).is_ok());
        assert_eq!(take(&mut keyed, "a", 1, 5), Err(Duration::from_secs(1)));
    }
}
