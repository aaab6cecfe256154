//! A bar for work that takes a while.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar for `n_parts` of work. It moves on standard error, and only where somebody watches.
pub(crate) fn bar(n_parts: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {percent:>3} %  {eta}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    let target = ProgressDrawTarget::stderr_with_hz(5);
    let bar = ProgressBar::with_draw_target(Some(n_parts), target).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(500));
    bar
}
