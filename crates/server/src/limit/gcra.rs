//! Keyed rate limits by the generic cell rate algorithm, with a bounded memory of keys and a clock that tests inject.

use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use governor::clock::Clock as _;
use governor::middleware::NoOpMiddleware;
use governor::nanos::Nanos;
use governor::state::keyed::ShrinkableKeyedStateStore;
use governor::state::{InMemoryState, NotKeyed, StateStore};
use governor::{Quota, RateLimiter};

use crate::time::Clock;

/// A rate limit: so many at once, and one more each so often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rate {
    pub(crate) burst: u32,
    pub(crate) each: Duration,
}

/// How often a full limiter looks for keys it can forget.
const FORGET_EVERY: Duration = Duration::from_secs(1);

/// A rate limiter for each key.
#[derive(Debug)]
pub(super) struct Keyed {
    limiter: RateLimiter<String, Bounded, Ticks, NoOpMiddleware<Nanos>>,
    max_keys: usize,
    /// When it last looked for keys to forget.
    forgot: AtomicU64,
}

impl Keyed {
    pub(super) fn new(rate: Rate, clock: &Clock, max_keys: usize) -> Keyed {
        let states = Bounded { max_keys, states: Mutex::default() };
        let limiter = RateLimiter::new(rate.quota(), states, Ticks::new(clock));
        Keyed { limiter, max_keys, forgot: AtomicU64::new(0) }
    }

    /// Takes out `cost`, or says how long it takes until it is there. What is larger than the whole budget costs all of it.
    pub(super) fn take(&self, key: &str, cost: u32) -> std::result::Result<(), Duration> {
        self.forget();
        let key = key.to_string();
        let cost = NonZeroU32::new(cost).unwrap_or(NonZeroU32::MIN);
        let taken = match self.limiter.check_key_n(&key, cost) {
            Ok(taken) => taken,
            Err(most) => {
                let all = NonZeroU32::new(most.0).unwrap_or(NonZeroU32::MIN);
                self.limiter.check_key_n(&key, all).unwrap_or(Ok(()))
            }
        };
        taken.map_err(|not_until| not_until.wait_time_from(self.limiter.clock().now()))
    }

    /// A key whose budget is whole again is as good as new.
    fn forget(&self) {
        if self.limiter.len() < self.max_keys {
            return;
        }
        let now = self.limiter.clock().now().as_u64();
        let last = self.forgot.load(Ordering::Relaxed);
        if last == 0 || now.saturating_sub(last) >= FORGET_EVERY.as_nanos() as u64 {
            self.forgot.store(now.max(1), Ordering::Relaxed);
            self.limiter.retain_recent();
        }
    }
}

/// A rate limiter for one socket.
#[derive(Debug)]
pub(crate) struct Flow(RateLimiter<NotKeyed, InMemoryState, Ticks, NoOpMiddleware<Nanos>>);

impl Flow {
    /// So many a second, and four seconds' worth at once.
    pub(crate) fn per_second(n: u32, clock: &Clock) -> Flow {
        let each = Duration::from_secs(1) / n.max(1);
        let rate = Rate { burst: n.saturating_mul(4), each };
        Flow(RateLimiter::new(rate.quota(), InMemoryState::default(), Ticks::new(clock)))
    }

    /// Whether there is one more.
    pub(crate) fn take(&self) -> bool {
        self.0.check().is_ok()
    }
}

impl Rate {
    fn quota(self) -> Quota {
        let burst = NonZeroU32::new(self.burst).unwrap_or(NonZeroU32::MIN);
        let quota = Quota::with_period(self.each.max(Duration::from_nanos(1)));
        quota.expect("a period is longer than nothing").allow_burst(burst)
    }
}

/// The time of rate limits: it never goes back when the machine's clock is set, and goes by hand in tests.
#[derive(Clone, Debug)]
struct Ticks {
    clock: Clock,
    started: Instant,
}

impl Ticks {
    fn new(clock: &Clock) -> Ticks {
        Ticks { clock: clock.clone(), started: Instant::now() }
    }
}

impl governor::clock::Clock for Ticks {
    type Instant = Nanos;

    fn now(&self) -> Nanos {
        if self.clock.is_by_hand() {
            return Duration::from_millis(self.clock.now_ms().unsigned_abs()).into();
        }
        self.started.elapsed().into()
    }
}

/// The states of so many keys and no more: those that come when it is full share one.
#[derive(Debug)]
struct Bounded {
    max_keys: usize,
    states: Mutex<States>,
}

#[derive(Debug, Default)]
struct States {
    of_keys: BTreeMap<String, Nanos>,
    of_all_others: Option<Nanos>,
}

impl Bounded {
    fn states(&self) -> MutexGuard<'_, States> {
        self.states.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl StateStore for Bounded {
    type Key = String;

    fn measure_and_replace<T, F, E>(&self, key: &String, measure: F) -> std::result::Result<T, E>
    where
        F: Fn(Option<Nanos>) -> std::result::Result<(T, Nanos), E>,
    {
        let mut states = self.states();
        if let Some(state) = states.of_keys.get_mut(key) {
            let (outcome, next) = measure(Some(*state))?;
            *state = next;
            return Ok(outcome);
        }
        if states.of_keys.len() >= self.max_keys {
            let (outcome, next) = measure(states.of_all_others)?;
            states.of_all_others = Some(next);
            return Ok(outcome);
        }
        let (outcome, next) = measure(None)?;
        states.of_keys.insert(key.clone(), next);
        Ok(outcome)
    }
}

impl ShrinkableKeyedStateStore<String> for Bounded {
    fn retain_recent(&self, drop_below: Nanos) {
        self.states().of_keys.retain(|_, state| *state > drop_below);
    }

    fn len(&self) -> usize {
        self.states().of_keys.len()
    }

    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rate(burst: u32, each_ms: u64) -> Rate {
        Rate { burst, each: Duration::from_millis(each_ms) }
    }

    #[test]
    fn a_full_limiter_lets_strangers_share_one_budget_and_forgets_those_who_have_theirs_back() {
        let clock = Clock::by_hand(1_000);
        let keyed = Keyed::new(rate(2, 1_000), &clock, 3);
        for known in ["a", "b", "c"] {
            assert!(keyed.take(known, 1).is_ok());
        }
        // Neither refused nor without a limit, and those who are known keep their own.
        let n_strangers = (0..50).filter(|n| keyed.take(&format!("s{n}"), 1).is_ok()).count();
        assert_eq!(n_strangers, 2);
        assert!(keyed.take("a", 1).is_ok());
        assert!(keyed.take("a", 1).is_err());
        assert_eq!(keyed.limiter.len(), 3);
        clock.advance(Duration::from_mins(1));
        assert!(
            (0..3).all(|n| keyed.take(&format!("t{n}"), 2).is_ok()),
            "those known are forgotten"
        );
        assert_eq!(keyed.limiter.len(), 3);
    }

    #[test]
    fn what_is_larger_than_a_budget_takes_all_of_it() {
        let keyed = Keyed::new(rate(10, 1_000), &Clock::by_hand(0), 9);
        assert!(keyed.take("a", 1_000).is_ok());
        assert_eq!(keyed.take("a", 1), Err(Duration::from_secs(1)));
    }
}
