//! The chores of `crates/trials`: they are built first and handed what they put on trial.

use std::process::Command;

use anyhow::Result;
use clap::Args;

use crate::report::Seen;
use crate::{browser, cargo, install, root, run, target};

/// The version that is installed: another one may find other things.
const SCHEMATHESIS: &str = "schemathesis==4.32.5";

/// What is passed on as it is; `--help` too.
#[derive(Args)]
pub(crate) struct Passed {
    /// What the trial can be told: `--help` lists it.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<String>,
}

impl Passed {
    /// Passes these.
    pub(crate) fn of(arguments: &[&str]) -> Passed {
        Passed { arguments: arguments.iter().map(ToString::to_string).collect() }
    }
}

/// Optimised, since it measures time.
pub(crate) fn attack(passed: &Passed) -> Result<Seen> {
    let skipped = without_other_dates();
    run(&mut optimised("attack", passed))?;
    Ok(Seen { skipped, ..Seen::default() })
}

/// The attacks that count, of the server that the tests were built with.
pub(crate) fn counting_attacks() -> Result<Seen> {
    let skipped = without_other_dates();
    run(&mut as_tested("attack", &["--counting"]))?;
    Ok(Seen { skipped, ..Seen::default() })
}

/// Installs what starts a server with another date where it is missing; what is not tried without it, and why.
fn without_other_dates() -> Vec<String> {
    let missing = || !install::answers("faketime");
    let absence = missing().then(|| install::apt(&["faketime"]).err()).flatten();
    absence.map(|error| format!("no server with a wrong date: {error:#}")).into_iter().collect()
}

pub(crate) fn chaos(passed: &Passed) -> Result<()> {
    run(&mut built("chaos", passed))
}

/// Optimised, since it measures time.
pub(crate) fn figures(passed: &Passed) -> Result<()> {
    browser::ensure_installed()?;
    run(&mut optimised("figures", passed))
}

pub(crate) fn openapi(passed: &Passed) -> Result<()> {
    let program = schemathesis()?.join("bin/schemathesis");
    run(built("openapi", passed).arg("--schemathesis").arg(program))
}

/// An environment with schemathesis in it; installed where it is not there.
///
/// # Errors
/// When there is no Python, or nowhere to install from.
pub(crate) fn schemathesis() -> Result<std::path::PathBuf> {
    install::python("openapi", &[SCHEMATHESIS])
}

pub(crate) fn pictures(passed: &Passed) -> Result<()> {
    browser::ensure_installed()?;
    run(&mut built("pictures", passed))
}

/// Optimised, since it plays millions of games.
pub(crate) fn soak(passed: &Passed) -> Result<()> {
    run(&mut optimised("soak", passed))
}

fn built(trial: &str, passed: &Passed) -> Command {
    by_cargo(&["run", "--quiet"], trial, passed)
}

fn optimised(trial: &str, passed: &Passed) -> Command {
    by_cargo(&["run", "--quiet", "--release"], trial, passed)
}

fn by_cargo(run: &[&str], trial: &str, passed: &Passed) -> Command {
    let mut command = cargo(run);
    command.args(["--package", "trials", "--", trial]).args(&passed.arguments);
    command
}

/// A trial by the program that the tests were built with, of the server that they were built with.
pub(crate) fn as_tested(trial: &str, arguments: &[&str]) -> Command {
    let folder = target().join("debug");
    let mut command = Command::new(folder.join("trials"));
    command.arg(trial).arg("--program").arg(folder.join("tablee")).args(arguments);
    command.current_dir(root());
    command
}
