//! Whether the server does what `docs/openapi.json` says, tried by schemathesis with requests that fit and that do not.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use clap::Args;
use client::ServerProcess;

/// The version that is installed: another one may find other things.
const SCHEMATHESIS: &str = "schemathesis==4.32.5";

/// How much is tried.
#[derive(Args)]
pub(crate) struct Openapi {
    /// How many requests of each kind for each operation.
    #[arg(short = 'n', long, default_value_t = 100, value_name = "N")]
    examples: u32,
    /// Which requests; the same number tries the same.
    #[arg(long, default_value_t = 1, value_name = "N")]
    seed: u64,
}

impl Openapi {
    /// A slice of the trial, for the checks before a change lands.
    ///
    /// # Errors
    /// When the server does something else than the document says. Where there is no Python or nowhere to install from, that is said.
    pub(crate) fn run_slice() -> Result<()> {
        match install() {
            Ok(program) => Openapi { examples: 10, seed: 1 }.try_it(&program),
            Err(absence) => {
                eprintln!(
                    "\nschemathesis is not to be had here, so docs/openapi.json is not tried by it: {absence:#}"
                );
                Ok(())
            }
        }
    }

    pub(crate) fn run(&self) -> Result<()> {
        self.try_it(&install()?)
    }

    fn try_it(&self, program: &Path) -> Result<()> {
        crate::run(&mut crate::cargo(&["build", "--package", "tablee"]))?;
        let folder = folder().join("data");
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        let file = folder.join("tables.sqlite");
        let flags = ["--rate", "0", "--log", "off"];
        let server = ServerProcess::start(&crate::chaos::built("tablee")?, &file, &flags)?;
        let mut trial = Command::new(program);
        trial
            .args(["run", "docs/openapi.json", "--url", &format!("http://{}", server.address())])
            .args(["--phases", "examples,coverage,fuzzing", "--checks", "all", "--warnings", "off"])
            .args(["--max-examples", &self.examples.to_string(), "--seed", &self.seed.to_string()])
            .args(["--continue-on-failure", "--generation-database", "none", "--no-color"])
            .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
        crate::run(&mut trial)
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/openapi")
}

/// Schemathesis in an environment of its own; installed where it is not there.
fn install() -> Result<PathBuf> {
    let environment = folder().join("venv");
    let program = environment.join("bin/schemathesis");
    if !program.exists() {
        finish(Command::new("python3").args(["-m", "venv"]).arg(&environment))?;
        let pip = environment.join("bin/pip");
        finish(Command::new(pip).args([
            "install",
            "--quiet",
            "--disable-pip-version-check",
            SCHEMATHESIS,
        ]))?;
    }
    Ok(program)
}

fn finish(command: &mut Command) -> Result<()> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.stdin(Stdio::null()).output().with_context(|| format!("no {name}"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{name} failed: {}", said.lines().last().unwrap_or_default());
    Ok(())
}
