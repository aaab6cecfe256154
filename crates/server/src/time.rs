//! What time it is at the tables: the machine's time, or one that whoever puts the server on trial sets by hand.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// What time it is.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    by_hand: Option<Arc<AtomicI64>>,
}

impl Clock {
    /// A clock that stands still at this time, in milliseconds since 1970, until it is [put forward](Clock::advance):
    /// so that a trial sees days pass without waiting for them. Its copies show the same time.
    pub fn by_hand(now_ms: i64) -> Clock {
        Clock { by_hand: Some(Arc::new(AtomicI64::new(now_ms))) }
    }

    /// Puts a clock by hand forward; the machine's own goes by itself.
    pub fn advance(&self, time: Duration) {
        if let Some(now_ms) = &self.by_hand {
            now_ms.fetch_add(time.as_millis() as i64, Ordering::Relaxed);
        }
    }

    /// Milliseconds since 1970.
    pub fn now_ms(&self) -> i64 {
        match &self.by_hand {
            Some(now_ms) => now_ms.load(Ordering::Relaxed),
            None => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH);
                since.map_or(0, |since| since.as_millis() as i64)
            }
        }
    }
}

impl Clock {
    /// Whether it goes by hand.
    pub(crate) fn is_by_hand(&self) -> bool {
        self.by_hand.is_some()
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
}
