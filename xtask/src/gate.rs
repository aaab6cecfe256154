//! The gate, which decides whether a change may land, and everything, which is tried at night.

use anyhow::Result;
use clap::Args;

use crate::busy::Busy;
use crate::fuzz::Fuzz;
use crate::new_game::NewGame;
use crate::python::{self, Python};
use crate::report::{Report, Seen};
use crate::suite::{self, Which};
use crate::trials::{self, Passed, as_tested};
use crate::{browser, cargo, changes, deny, elsewhere, run};

/// How the gate is run.
#[derive(Args)]
pub(crate) struct Ci {
    /// Fails where a proof was skipped, for example because a tool could not be installed.
    #[arg(long)]
    strict: bool,
    /// Only the tests, with so many busy threads beside them: nothing may depend on how fast the machine is.
    #[arg(long, value_name = "N")]
    beside: Option<usize>,
    /// Only the tests, so many times in a row.
    #[arg(long, value_name = "N")]
    times: Option<usize>,
}

/// How everything is run.
#[derive(Args)]
pub(crate) struct Nightly {
    /// Fails where a proof was skipped, for example because a tool could not be installed.
    #[arg(long)]
    strict: bool,
}

impl Ci {
    pub(crate) fn run(&self) -> Result<()> {
        let mut report = Report::begin("gate");
        let changes = changes::since_landed();
        if self.beside.is_some() || self.times.is_some() {
            if prepare(&mut report) {
                let _busy = Busy::start(self.beside.unwrap_or(0));
                for _ in 0..self.times.unwrap_or(1) {
                    run_tests(&mut report, Which::Gate);
                }
            }
            return report.end(self.strict);
        }
        check_sources(&mut report);
        if prepare(&mut report) {
            run_tests(&mut report, Which::Gate);
        }
        if changes::touch(changes.as_deref(), "xtask/new-game") {
            report.check("a new game", || NewGame::trial().run());
        }
        if changes::touch(changes.as_deref(), "crates/python/") {
            report.step("Python", python);
        }
        report.end(self.strict)
    }
}

impl Nightly {
    pub(crate) fn run(&self) -> Result<()> {
        let mut report = Report::begin("nightly");
        check_sources(&mut report);
        if prepare(&mut report) {
            run_tests(&mut report, Which::All);
            report.step("the API by schemathesis", openapi);
        }
        report.step("examples in the documentation", suite::run_examples);
        report.check("a new game", || NewGame::trial().run());
        report.step("Python", python);
        report.check("the tests elsewhere", elsewhere::run);
        report.step("all attacks, release build", || trials::attack(&Passed::of(&[])));
        report.check("50 kills", || trials::chaos(&Passed::of(&["-n", "50"])));
        report.check("random games", || trials::soak(&Passed::of(&["-n", "20000"])));
        report.check("bytes of strangers", || Fuzz::slice().run());
        report.end(self.strict)
    }
}

/// What can be said without running anything.
fn check_sources(report: &mut Report) {
    report.check("formatting", || run(&mut cargo(&["fmt", "--all", "--check"])));
    report.step("dependencies", || {
        let skipped = deny::run()?;
        Ok(Seen { skipped: skipped.into_iter().collect(), ..Seen::default() })
    });
    report.check("lints", || {
        run(&mut cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))
    });
    report.check("documentation", || {
        let mut doc = cargo(&["doc", "--workspace", "--no-deps"]);
        run(doc.env("RUSTDOCFLAGS", "-D warnings"))
    });
}

/// Builds what the tests need; whether that went well.
fn prepare(report: &mut Report) -> bool {
    report.check("browser and fonts", browser::ensure_installed);
    report.check("build", suite::build)
}

/// The tests and what attacks and kills the server as they built it.
fn run_tests(report: &mut Report, which: Which) {
    report.step("tests", || suite::run(which));
    report.step("counting attacks", trials::counting_attacks);
    report.check("3 kills", || run(&mut as_tested("chaos", &["-n", "3", "--tables", "1"])));
}

/// The games for Python. Where there is no Python and nowhere to install it from, that is said.
fn python() -> Result<Seen> {
    if let Err(absence) = python::install() {
        return Ok(Seen::skipped(format!("crates/python is not tested: {absence:#}")));
    }
    Python::whole().run().map(|()| Seen::default())
}

/// A slice of the API's trial, of the server that the tests were built with.
fn openapi() -> Result<Seen> {
    let program = match trials::schemathesis() {
        Ok(environment) => environment.join("bin/schemathesis"),
        Err(absence) => {
            return Ok(Seen::skipped(format!("schemathesis is not to be had: {absence:#}")));
        }
    };
    let mut trial = as_tested("openapi", &["-n", "100"]);
    run(trial.arg("--schemathesis").arg(program)).map(|()| Seen::default())
}
