//! Puts the program on trial: `cargo xtask attack`, `chaos`, `figures`, `openapi`, `pictures` and `soak` run this.

mod attack;
mod browser;
mod chaos;
mod figures;
mod openapi;
mod pictures;
mod soak;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use clap::{Parser, Subcommand};

/// Puts the program on trial.
#[derive(Parser)]
#[command(name = "cargo xtask", disable_version_flag = true)]
struct Arguments {
    #[command(subcommand)]
    trial: Trial,
}

#[derive(Subcommand)]
enum Trial {
    /// Attack a server of one's own on loopback as a stranger would, and print what came of it.
    Attack(attack::Attack),
    /// Kill the server again and again while people play, and check that nothing accepted is lost.
    Chaos(chaos::Chaos),
    /// How soon a table can be used in a browser, and how soon a move is on its screen.
    Figures(figures::Figures),
    /// Whether the server does what docs/openapi.json says, tried by schemathesis.
    Openapi(openapi::Openapi),
    /// Draw the README's pictures anew from real games.
    Pictures(pictures::Pictures),
    /// Random games by the million, every step checked: what the tests only take a slice of.
    Soak(soak::Soak),
}

fn main() -> Result<()> {
    match Arguments::parse().trial {
        Trial::Attack(attack) => attack.run(),
        Trial::Chaos(chaos) => chaos.run(),
        Trial::Figures(figures) => figures.run(),
        Trial::Openapi(openapi) => openapi.run(),
        Trial::Pictures(pictures) => pictures.run(),
        Trial::Soak(soak) => soak.run(),
    }
}

/// The `tablee` to put on trial: the one that was named; left out, it is built beside this program, optimised as this one is.
fn program(named: Option<&Path>) -> Result<PathBuf> {
    if let Some(program) = named {
        ensure!(program.exists(), "there is no program {}", program.display());
        return Ok(program.to_path_buf());
    }
    let release: &[&str] = if cfg!(debug_assertions) { &[] } else { &["--release"] };
    run(cargo(&["build", "--package", "tablee"]).args(release))?;
    let own = std::env::current_exe().context("this program's own file")?;
    Ok(own.with_file_name("tablee"))
}

/// The top of the repository.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A cargo command in the workspace, by the cargo that runs us.
fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    command
}

/// Runs a command and fails when it does.
fn run(command: &mut Command) -> Result<()> {
    let program = command.get_program().to_string_lossy().into_owned();
    let status = command.status().with_context(|| format!("could not start `{program}`"))?;
    ensure!(status.success(), "`{program}` failed ({status})");
    Ok(())
}
