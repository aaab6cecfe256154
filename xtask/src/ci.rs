//! Everything that decides whether a change may land.

use anyhow::Result;

use crate::attack::Attack;
use crate::chaos::Chaos;
use crate::new_game::NewGame;
use crate::openapi::Openapi;
use crate::python::Python;
use crate::{browser, cargo, deny};

/// Runs the checks one after another; the first that fails ends it.
fn run_all(checks: &[&[&str]]) -> Result<()> {
    checks.iter().try_for_each(|check| crate::run(&mut cargo(check)))
}

/// Formatting, lints, documentation, what we depend on, all tests, a new game that is tried, the API against its document,
/// the games for Python, a server attacked, and one killed a few times.
pub(crate) fn run() -> Result<()> {
    run_all(&[
        &["fmt", "--all", "--check"],
        &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"],
    ])?;
    crate::run(cargo(&["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))?;
    deny::run()?;
    browser::ensure_installed()?;
    run_all(&[&["test", "--workspace", "--no-fail-fast"]])?;
    NewGame::trial().run()?;
    Openapi::run_slice()?;
    Python::run_slice()?;
    Attack::slice().run()?;
    Chaos::slice().run()
}
