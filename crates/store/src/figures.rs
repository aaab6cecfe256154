//! What the writer does, counted.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// The upper bounds of the histogram of commits, in microseconds; what takes longer is counted at the end.
pub const COMMIT_BOUNDS_US: [u64; 10] =
    [250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 256_000];

/// Counters of the writer since the store was opened.
#[derive(Debug, Default)]
pub struct Figures {
    n_batches: AtomicU64,
    n_writes: AtomicU64,
    n_refused: AtomicU64,
    total_us: AtomicU64,
    buckets: [AtomicU64; COMMIT_BOUNDS_US.len() + 1],
}

impl Figures {
    /// Transactions committed.
    pub fn n_batches(&self) -> u64 {
        self.n_batches.load(Ordering::Relaxed)
    }

    /// Writes in them.
    pub fn n_writes(&self) -> u64 {
        self.n_writes.load(Ordering::Relaxed)
    }

    /// Writes that the disk refused.
    pub fn n_refused(&self) -> u64 {
        self.n_refused.load(Ordering::Relaxed)
    }

    pub(crate) fn count_refused(&self, n_writes: usize) {
        self.n_refused.fetch_add(n_writes as u64, Ordering::Relaxed);
    }

    /// The time all commits took together, in microseconds.
    pub fn total_us(&self) -> u64 {
        self.total_us.load(Ordering::Relaxed)
    }

    /// How many commits fell below each of [`COMMIT_BOUNDS_US`] and not below the one before; the last count
    /// is of those above all bounds.
    pub fn buckets(&self) -> [u64; COMMIT_BOUNDS_US.len() + 1] {
        self.buckets.each_ref().map(|bucket| bucket.load(Ordering::Relaxed))
    }

    pub(crate) fn count(&self, n_writes: usize, took: Duration) {
        let us = took.as_micros() as u64;
        let bucket = COMMIT_BOUNDS_US.partition_point(|bound| *bound < us);
        self.n_batches.fetch_add(1, Ordering::Relaxed);
        self.n_writes.fetch_add(n_writes as u64, Ordering::Relaxed);
        self.total_us.fetch_add(us, Ordering::Relaxed);
        self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commit_is_counted_in_the_bucket_whose_bound_it_does_not_exceed() {
        let figures = Figures::default();
        for us in [250, 251, 999_999] {
            figures.count(2, Duration::from_micros(us));
        }
        let buckets = figures.buckets();
        assert_eq!((buckets[0], buckets[1], buckets[10]), (1, 1, 1));
        assert_eq!((figures.n_batches(), figures.n_writes()), (3, 6));
        assert_eq!(figures.total_us(), 250 + 251 + 999_999);
    }
}
