//! Busy threads beside a run, to see that nothing depends on how fast the machine is.

use std::hint::black_box;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};

/// Threads that keep the cores busy until this is dropped. To the system each weighs as much as a process, and none of them
/// is left behind when the run is ended from outside.
pub(crate) struct Busy {
    is_over: Arc<AtomicBool>,
    threads: Vec<JoinHandle<()>>,
}

impl Busy {
    /// Starts so many of them.
    pub(crate) fn start(n: usize) -> Busy {
        let is_over = Arc::new(AtomicBool::new(false));
        let start = |_| {
            let is_over = is_over.clone();
            thread::spawn(move || count_until(&is_over))
        };
        let threads = (0..n).map(start).collect();
        Busy { is_over, threads }
    }
}

/// Does nothing of use.
fn count_until(is_over: &AtomicBool) {
    let mut n = 0_u64;
    while !is_over.load(Ordering::Relaxed) {
        n = black_box(n.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1));
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::Relaxed);
        for thread in self.threads.drain(..) {
            // It does nothing that could fail.
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_end_with_the_run() {
        let busy = Busy::start(2);
        let is_over = busy.is_over.clone();
        drop(busy);
        assert_eq!(Arc::strong_count(&is_over), 1, "nobody is busy any more");
    }
}
