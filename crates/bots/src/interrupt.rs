//! How a search is held up or ended from outside, between two simulations.

use std::time::Duration;

/// Whoever lets a search go on. It is asked after each simulation, on the thread that searches, so it must be cheap.
pub trait Interrupt: Sync {
    /// Returns when the search may go on: at once, or after having it wait. What it returns is added to the search's
    /// time limit; `None` ends the search, because nobody wants its answer any more.
    fn check(&self) -> Option<Duration>;
}

/// Lets every search go on to its end.
#[derive(Clone, Copy, Debug)]
pub struct Uninterrupted;

impl Interrupt for Uninterrupted {
    fn check(&self) -> Option<Duration> {
        Some(Duration::ZERO)
    }
}
