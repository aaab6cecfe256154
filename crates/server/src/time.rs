//! The one source of time for tables: the machine's clock, or one that whoever puts the server on trial sets by hand.
//!
//! The machine's own is read once, when the program begins; from then on only the time is counted that passes (a
//! monotonic clock). Whoever sets the machine's clock back or ahead gives nobody more time and takes nobody's away.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// What time it is, and waiting until it is later: everything a table does by itself goes by this clock, so that tests
/// inject one and never sleep.
#[derive(Clone, Debug, Default)]
pub struct Clock(Source);

#[derive(Clone, Debug, Default)]
enum Source {
    #[default]
    Machine,
    ByHand(Arc<Hands>),
    Leaping(Arc<Hands>),
}

/// The hands of a clock that a test moves.
#[derive(Debug)]
struct Hands {
    now_ms: watch::Sender<i64>,
    /// Until when each sleeper sleeps that has not been woken yet.
    sleepers: Mutex<Sleepers>,
}

#[derive(Debug, Default)]
struct Sleepers {
    next_id: u64,
    until_ms: BTreeMap<u64, i64>,
}

/// A sleeper; dropped, nobody waits for it any more.
struct Sleeper<'a> {
    hands: &'a Hands,
    id: u64,
}

impl Clock {
    /// A clock that stands still at this time, in milliseconds since 1970, until it is [put forward](Clock::advance):
    /// so that a trial sees days pass without waiting for them. Its copies show the same time.
    pub fn by_hand(now_ms: i64) -> Clock {
        Clock(Source::ByHand(Arc::new(Hands::at(now_ms))))
    }

    /// A clock that leaps to whatever time somebody waits for, so that nothing ever takes any time: for trials of
    /// whole games, not of tables whose own clocks could run out.
    pub fn leaping(now_ms: i64) -> Clock {
        Clock(Source::Leaping(Arc::new(Hands::at(now_ms))))
    }

    /// Puts a clock by hand forward and wakes whoever waited for that; the machine's own goes by itself.
    pub fn advance(&self, time: Duration) {
        match &self.0 {
            Source::Machine => {}
            Source::ByHand(hands) | Source::Leaping(hands) => {
                hands.put_to(self.now_ms() + time.as_millis() as i64);
            }
        }
    }

    /// Milliseconds since 1970.
    pub fn now_ms(&self) -> i64 {
        match &self.0 {
            Source::Machine => BEGAN_MS.saturating_add(uptime().as_millis() as i64),
            Source::ByHand(hands) | Source::Leaping(hands) => *hands.now_ms.borrow(),
        }
    }

    /// Waits until it is this time; not at all if it is already.
    pub(crate) async fn sleep_until(&self, at_ms: i64) {
        match &self.0 {
            Source::Machine => {
                let wait_ms = u64::try_from(at_ms - self.now_ms()).unwrap_or(0);
                // Even a sleep of no time takes a tick of the runtime's timer.
                if wait_ms > 0 {
                    tokio::time::sleep(Duration::from_millis(wait_ms)).await;
                }
            }
            Source::ByHand(hands) => hands.sleep_until(at_ms).await,
            Source::Leaping(hands) => hands.put_to(at_ms),
        }
    }

    /// What `work` gives, unless so much time passes before (timeout). Where the clock leaps nothing takes any time, and
    /// nothing is too late.
    pub(crate) async fn in_time<T>(
        &self,
        patience: Duration,
        work: impl Future<Output = T>,
    ) -> Option<T> {
        if let Source::Leaping(_) = &self.0 {
            return Some(work.await);
        }
        let until_ms = self.now_ms() + patience.as_millis() as i64;
        tokio::select! {
            biased;
            done = work => Some(done),
            () = self.sleep_until(until_ms) => None,
        }
    }

    /// How many sleepers a clock by hand has not woken yet, and when the first of them wants to be.
    #[cfg(test)]
    pub(crate) fn waiting(&self) -> (usize, Option<i64>) {
        match &self.0 {
            Source::Machine => (0, None),
            Source::ByHand(hands) | Source::Leaping(hands) => {
                let sleepers = hands.sleepers();
                (sleepers.until_ms.len(), sleepers.until_ms.values().min().copied())
            }
        }
    }
}

/// What the machine's clock would have said when [`uptime`] began, as it was when the program first asked.
static BEGAN_MS: LazyLock<i64> = LazyLock::new(|| {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_millis() as i64 - uptime().as_millis() as i64
});

/// How long the machine has been on, also while it slept: days pass for those who are asleep.
#[cfg(target_os = "linux")]
fn uptime() -> Duration {
    let since = rustix::time::clock_gettime(rustix::time::ClockId::Boottime);
    since.try_into().unwrap_or_default()
}

/// How long the program has been running.
#[cfg(not(target_os = "linux"))]
fn uptime() -> Duration {
    static BEGAN: LazyLock<std::time::Instant> = LazyLock::new(std::time::Instant::now);
    BEGAN.elapsed()
}

impl Hands {
    fn at(now_ms: i64) -> Hands {
        Hands { now_ms: watch::Sender::new(now_ms), sleepers: Mutex::default() }
    }

    fn sleepers(&self) -> MutexGuard<'_, Sleepers> {
        self.sleepers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Time never goes back.
    fn put_to(&self, at_ms: i64) {
        let mut sleepers = self.sleepers();
        self.now_ms.send_if_modified(|now_ms| {
            let is_later = at_ms > *now_ms;
            *now_ms = at_ms.max(*now_ms);
            is_later
        });
        let now_ms = *self.now_ms.borrow();
        sleepers.until_ms.retain(|_, until_ms| *until_ms > now_ms);
    }

    async fn sleep_until(&self, at_ms: i64) {
        let mut now_ms = self.now_ms.subscribe();
        let Some(sleeper) = self.lie_down(at_ms) else { return };
        // The sender is here as long as the sleeper is.
        let _ = now_ms.wait_for(|now_ms| *now_ms >= at_ms).await;
        drop(sleeper);
    }

    fn lie_down(&self, at_ms: i64) -> Option<Sleeper<'_>> {
        let mut sleepers = self.sleepers();
        if *self.now_ms.borrow() >= at_ms {
            return None;
        }
        let id = sleepers.next_id;
        sleepers.next_id += 1;
        sleepers.until_ms.insert(id, at_ms);
        Some(Sleeper { hands: self, id })
    }
}

impl Drop for Sleeper<'_> {
    fn drop(&mut self) {
        self.hands.sleepers().until_ms.remove(&self.id);
    }
}

impl Clock {
    /// Whether it goes by hand.
    pub(crate) fn is_by_hand(&self) -> bool {
        !matches!(self.0, Source::Machine)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_by_hand_moves_when_it_is_put_forward() {
        let clock = Clock::by_hand(5);
        let same = clock.clone();
        clock.advance(Duration::from_secs(1));
        assert_eq!((clock.now_ms(), same.now_ms()), (1005, 1005));
        assert!(Clock::default().now_ms() > 1_700_000_000_000);
    }

    #[tokio::test]
    async fn sleepers_wake_when_their_time_has_come_and_not_before() {
        let clock = Clock::by_hand(0);
        clock.sleep_until(0).await;
        let (log, mut heard) = tokio::sync::mpsc::unbounded_channel();
        for at_ms in [30, 10, 20] {
            let (clock, log) = (clock.clone(), log.clone());
            tokio::spawn(async move {
                clock.sleep_until(at_ms).await;
                log.send((at_ms, clock.now_ms()))
            });
        }
        while clock.waiting() != (3, Some(10)) {
            tokio::task::yield_now().await;
        }
        for at_ms in [10, 20, 30] {
            clock.advance(Duration::from_millis(9));
            assert_eq!(clock.waiting().1, Some(at_ms), "nobody is woken too early");
            clock.advance(Duration::from_millis(1));
            assert_eq!(heard.recv().await, Some((at_ms, at_ms)));
        }
        assert_eq!(clock.waiting(), (0, None));
    }

    #[tokio::test]
    async fn nobody_waits_for_a_sleeper_that_has_gone_away() {
        let clock = Clock::by_hand(0);
        let asleep = clock.clone();
        let task = tokio::spawn(async move { asleep.sleep_until(10).await });
        while clock.waiting().0 == 0 {
            tokio::task::yield_now().await;
        }
        task.abort();
        assert!(task.await.is_err());
        assert_eq!(clock.waiting(), (0, None));
    }

    #[tokio::test]
    async fn a_leaping_clock_makes_nobody_wait() {
        let clock = Clock::leaping(0);
        clock.sleep_until(86_400_000).await;
        clock.sleep_until(5).await;
        assert_eq!(clock.now_ms(), 86_400_000);
    }

    #[tokio::test]
    async fn what_is_waited_for_by_a_clock_is_late_when_that_clock_says_so() {
        let patience = Duration::from_millis(10);
        for (passes_ms, is_late) in [(9, false), (10, true)] {
            let clock = Clock::by_hand(0);
            let (tell, told) = tokio::sync::oneshot::channel();
            let by = clock.clone();
            let waiting = tokio::spawn(async move { by.in_time(patience, told).await });
            while clock.waiting().0 == 0 {
                tokio::task::yield_now().await;
            }
            clock.advance(Duration::from_millis(passes_ms));
            if is_late {
                assert_eq!(waiting.await.unwrap(), None);
            } else {
                tell.send(7).unwrap();
                assert_eq!(waiting.await.unwrap(), Some(Ok(7)));
            }
            assert_eq!(clock.waiting(), (0, None), "nobody waits any more");
        }
    }

    #[tokio::test]
    async fn nothing_is_late_by_a_leaping_clock() {
        let (clock, (tell, told)) = (Clock::leaping(5), tokio::sync::oneshot::channel());
        let late = async {
            tokio::task::yield_now().await;
            tell.send(7).unwrap();
            told.await
        };
        assert_eq!(clock.in_time(Duration::ZERO, late).await, Some(Ok(7)));
        assert_eq!(clock.now_ms(), 5, "and it has not leapt for it");
    }
}
