//! A rate limit for the log: what repeats is said once in a while, with how often it was not.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Lets one message through in a while.
#[derive(Debug)]
pub struct Quiet {
    every: Duration,
    /// When a message last went through, and how many have not since.
    state: Mutex<(Option<Instant>, u64)>,
}

impl Quiet {
    /// One message in so long.
    pub const fn new(every: Duration) -> Quiet {
        Quiet { every, state: Mutex::new((None, 0)) }
    }

    /// Whether to say it now: how many like it went unsaid before, or nothing where this one does too.
    pub fn says(&self, now: Instant) -> Option<u64> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let (last, n_unsaid) = &mut *state;
        if last.is_some_and(|last| now < last + self.every) {
            *n_unsaid += 1;
            return None;
        }
        *last = Some(now);
        Some(std::mem::take(n_unsaid))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_repeats_is_said_once_in_a_while_with_how_often_it_was_not() {
        let quiet = Quiet::new(Duration::from_secs(10));
        let start = Instant::now();
        let at = |ms: u64| quiet.says(start + Duration::from_millis(ms));
        assert_eq!(at(0), Some(0));
        assert_eq!((at(1), at(9_999)), (None, None));
        assert_eq!(at(10_000), Some(2));
        assert_eq!(at(10_001), None);
    }
}
