//! How much one address or one socket may ask for: buckets that fill up again with time.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// A bucket of permissions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    filled: Instant,
}

/// How fast a bucket fills and how much it holds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    pub(crate) per_second: f64,
    pub(crate) burst: f64,
}

impl Rate {
    /// So many a second, and four seconds' worth at once.
    pub(crate) fn per_second(n: u32) -> Rate {
        Rate { per_second: f64::from(n), burst: f64::from(n) * 4.0 }
    }
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Instant) -> Bucket {
        Bucket { left: rate.burst, filled: now }
    }

    /// Takes out `cost`, if it is there.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant, cost: f64) -> bool {
        let seconds = now.saturating_duration_since(self.filled).as_secs_f64();
        self.left = (self.left + seconds * rate.per_second).min(rate.burst);
        self.filled = now;
        let is_there = self.left >= cost;
        if is_there {
            self.left -= cost;
        }
        is_there
    }

    fn is_full(&self, rate: Rate, now: Instant) -> bool {
        let seconds = now.saturating_duration_since(self.filled).as_secs_f64();
        self.left + seconds * rate.per_second >= rate.burst
    }
}

/// A bucket for each address.
#[derive(Debug, Default)]
pub(crate) struct Addresses(Mutex<BTreeMap<IpAddr, Bucket>>);

/// How many addresses are remembered at once; beyond that those with full buckets are forgotten.
const MAX_ADDRESSES: usize = 10_000;

impl Addresses {
    /// Whether `address` may do something of this cost now.
    pub(crate) fn allow(&self, address: IpAddr, rate: Rate, cost: f64) -> bool {
        let now = Instant::now();
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MAX_ADDRESSES && !buckets.contains_key(&address) {
            buckets.retain(|_, bucket| !bucket.is_full(rate, now));
            if buckets.len() >= MAX_ADDRESSES {
                return false;
            }
        }
        let bucket = buckets.entry(network(address)).or_insert_with(|| Bucket::full(rate, now));
        bucket.take(rate, now, cost)
    }
}

/// One household has a whole network of the newer addresses: it counts as one.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => {
            let mut segments = v6.segments();
            segments[4..].fill(0);
            IpAddr::V6(segments.into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let (rate, start) = (Rate { per_second: 2.0, burst: 3.0 }, Instant::now());
        let mut bucket = Bucket::full(rate, start);
        let taken = (0..5).filter(|_| bucket.take(rate, start, 1.0)).count();
        assert_eq!(taken, 3);
        assert!(!bucket.take(rate, start + Duration::from_millis(400), 1.0));
        assert!(bucket.take(rate, start + Duration::from_millis(600), 1.0));
    }

    #[test]
    fn one_address_does_not_spend_what_another_has() {
        let (addresses, rate) = (Addresses::default(), Rate { per_second: 0.0, burst: 1.0 });
        let [a, b] = [[127, 0, 0, 1], [127, 0, 0, 2]].map(IpAddr::from);
        assert!(addresses.allow(a, rate, 1.0));
        assert!(!addresses.allow(a, rate, 1.0));
        assert!(addresses.allow(b, rate, 1.0));
    }
}
