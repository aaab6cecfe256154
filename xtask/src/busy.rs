//! Busy processes beside a run, to see that nothing depends on how fast the machine is.

use std::io::Read as _;
use std::process::{Child, Command, Stdio};
use std::thread;

use anyhow::{Context, Result};

/// Processes that keep the cores busy. They end with this, and by themselves when this program ends.
pub(crate) struct Busy(Vec<Child>);

impl Busy {
    /// Starts so many of them.
    ///
    /// # Errors
    /// When they cannot be started.
    pub(crate) fn start(n: usize) -> Result<Busy> {
        let own = std::env::current_exe().context("this program's own file")?;
        let start = |_| Command::new(&own).arg("busy").stdin(Stdio::piped()).spawn();
        let mut busy = Busy(Vec::new());
        for child in (0..n).map(start) {
            busy.0.push(child.context("a busy process could not be started")?);
        }
        Ok(busy)
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        for child in &mut self.0 {
            // It may have ended already: then there is nothing to end.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// What such a process does: nothing of use, until whoever started it is gone.
pub(crate) fn until_the_input_ends() {
    let input = thread::spawn(|| std::io::stdin().read_to_end(&mut Vec::new()));
    let mut n = 0_u64;
    while !input.is_finished() {
        n = std::hint::black_box(n.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1));
    }
}
