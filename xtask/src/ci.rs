//! Everything that decides whether a change may land.

use anyhow::Result;

use crate::cargo;

/// Runs the checks one after another; the first that fails ends it.
fn run_all(checks: &[&[&str]]) -> Result<()> {
    checks.iter().try_for_each(|check| crate::run(&mut cargo(check)))
}

/// Formatting, lints, documentation and all tests.
pub(crate) fn run() -> Result<()> {
    run_all(&[
        &["fmt", "--all", "--check"],
        &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"],
    ])?;
    crate::run(cargo(&["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))?;
    run_all(&[&["test", "--workspace", "--no-fail-fast"]])
}
