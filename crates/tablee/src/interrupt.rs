//! Ctrl-C: remembered, or answered with a last word.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// What programs exit with when they are interrupted.
const INTERRUPTED: i32 = 130;

/// Whether somebody has pressed Ctrl-C since the start of [`watch`].
#[derive(Clone, Debug, Default)]
pub(crate) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Whether it is time to stop.
    pub(crate) fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Somebody has.
    #[cfg(test)]
    pub(crate) fn raised() -> Interrupt {
        Interrupt(Arc::new(AtomicBool::new(true)))
    }
}

/// From now on the first Ctrl-C is only remembered, and the second one ends the program.
pub(crate) fn watch() -> Interrupt {
    let interrupt = Interrupt::default();
    let raised = interrupt.clone();
    let handler = move || {
        if raised.0.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED);
        }
    };
    // Where the system has no such signal, there is nothing to watch for.
    let _ = ctrlc::set_handler(handler);
    interrupt
}

/// From now on Ctrl-C has `last_word` said, and ends the program.
pub(crate) fn leave_with(last_word: impl Fn() + Send + 'static) {
    let handler = move || {
        last_word();
        std::process::exit(INTERRUPTED);
    };
    // Where the system has no such signal, there is nothing to answer.
    let _ = ctrlc::set_handler(handler);
}
