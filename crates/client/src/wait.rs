//! Waiting in tests and chores: for a condition, with one limit that says nothing but that something hangs.

use std::fmt::{Debug, Display};
use std::panic::Location;
use std::time::Duration;

/// How long anything may take before it counts as hung: far longer than a slow or busy machine takes.
pub const HUNG_AFTER: Duration = Duration::from_mins(1);
/// The pause between two looks, so that whoever is waited for has the processor.
const PAUSE: Duration = Duration::from_millis(1);

/// Waits for what `work` gives.
///
/// # Panics
/// When it has not come after [`HUNG_AFTER`]: with the caller's place and `what` was waited for.
#[track_caller]
pub fn within<T>(what: impl Display, work: impl Future<Output = T>) -> impl Future<Output = T> {
    within_limit(HUNG_AFTER, Location::caller(), what, work)
}

async fn within_limit<T>(
    limit: Duration,
    caller: &Location<'_>,
    what: impl Display,
    work: impl Future<Output = T>,
) -> T {
    let done = tokio::time::timeout(limit, work).await;
    done.unwrap_or_else(|_| panic!("{caller}: hung: waited {limit:?} for {what}"))
}

/// Looks again and again until what is seen is as wanted, and returns it.
///
/// # Panics
/// When it has not come after [`HUNG_AFTER`]: with the caller's place, `what` was waited for and what was seen last.
#[track_caller]
pub fn until<S: Debug>(
    what: impl Display,
    look: impl AsyncFnMut() -> S,
    wanted: impl Fn(&S) -> bool,
) -> impl Future<Output = S> {
    until_limit(HUNG_AFTER, Location::caller(), what, look, wanted)
}

async fn until_limit<S: Debug>(
    limit: Duration,
    caller: &Location<'_>,
    what: impl Display,
    mut look: impl AsyncFnMut() -> S,
    wanted: impl Fn(&S) -> bool,
) -> S {
    let mut last = None;
    let looking = async {
        loop {
            let seen = look().await;
            if wanted(&seen) {
                return seen;
            }
            last = Some(seen);
            tokio::time::sleep(PAUSE).await;
        }
    };
    let seen = tokio::time::timeout(limit, looking).await;
    seen.unwrap_or_else(|_| {
        panic!("{caller}: hung: waited {limit:?} for {what}; last seen: {last:?}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a wait that hangs says.
    async fn says(waiting: impl Future<Output = ()> + Send + 'static) -> String {
        let panic = tokio::spawn(waiting).await.expect_err("it hangs").into_panic();
        panic.downcast_ref::<String>().expect("a sentence").clone()
    }

    #[tokio::test]
    async fn what_comes_is_returned() {
        assert_eq!(within("seven", async { 7 }).await, 7);
        let mut n = 0;
        let look = async || {
            n += 1;
            n
        };
        assert_eq!(until("the third look", look, |n| *n == 3).await, 3);
    }

    #[tokio::test]
    async fn what_hangs_says_where_it_was_waited_and_for_what() {
        let here = Location::caller();
        let endless = std::future::pending();
        let said = says(within_limit(Duration::ZERO, here, "the end of days", endless)).await;
        assert_eq!(said, format!("{here}: hung: waited 0ns for the end of days"));
    }

    #[tokio::test]
    async fn a_condition_that_never_comes_says_what_was_seen_last() {
        let here = Location::caller();
        let said = says(async move {
            until_limit(Duration::ZERO, here, "eight", async || 7, |n| *n == 8).await;
        })
        .await;
        assert_eq!(said, format!("{here}: hung: waited 0ns for eight; last seen: Some(7)"));
    }
}
