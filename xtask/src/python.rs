//! The games for Python: crates/python built as a wheel, installed into an environment of its own, and tested there.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use clap::Args;

use crate::install;

/// What the tests need besides the wheel; pinned, since another version may ask for other things.
const NEEDED: [&str; 5] =
    ["maturin==1.16.0", "numpy==2.4.6", "pytest==9.2.0", "pettingzoo==1.27.0", "gymnasium==1.4.0"];

/// What is done with the wheel.
#[derive(Args)]
pub(crate) struct Python {
    /// Build it as it is given away: slower to build, fast to run.
    #[arg(long)]
    release: bool,
    /// What follows goes to pytest.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    arguments: Vec<String>,
}

impl Python {
    /// The whole of it, for the checks.
    pub(crate) fn whole() -> Python {
        Python { release: false, arguments: Vec::new() }
    }

    pub(crate) fn run(&self) -> Result<()> {
        let environment = install()?;
        crate::run(&mut here(&["fmt", "--check"]))?;
        crate::run(&mut here(&["clippy", "--all-targets", "--", "-D", "warnings"]))?;
        let wheels = tempfile::tempdir()?;
        let mut build = Command::new(environment.join("bin/maturin"));
        build
            .arg("build")
            .arg("--out")
            .arg(wheels.path())
            .args(self.release.then_some("--release"));
        crate::run(in_crate(&mut build))?;
        let wheel = only_file(wheels.path())?;
        let pip = environment.join("bin/pip");
        let quietly = ["install", "--quiet", "--disable-pip-version-check"];
        crate::run(
            Command::new(pip).args(quietly).args(["--force-reinstall", "--no-deps"]).arg(wheel),
        )?;
        let mut tests = Command::new(environment.join("bin/python"));
        tests.args(["-m", "pytest", "-q"]).args(&self.arguments);
        crate::run(in_crate(&mut tests))
    }
}

fn folder() -> PathBuf {
    crate::target().join("python")
}

/// Runs in crates/python, and builds into a folder of its own: it is another workspace.
fn in_crate(command: &mut Command) -> &mut Command {
    command
        .current_dir(crate::root().join("crates/python"))
        .env("CARGO_TARGET_DIR", folder().join("cargo"))
}

fn here(arguments: &[&str]) -> Command {
    let mut command = crate::cargo(arguments);
    in_crate(&mut command);
    command
}

fn only_file(folder: &Path) -> Result<PathBuf> {
    let mut files = std::fs::read_dir(folder)?;
    let file = files.next().context("maturin built nothing")??;
    Ok(file.path())
}

/// An environment with what is needed; installed where it is not there.
///
/// # Errors
/// When there is no Python, or nowhere to install from.
pub(crate) fn install() -> Result<PathBuf> {
    install::python("python", &NEEDED)
}
