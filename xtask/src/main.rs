//! The project's chores. `cargo xtask ci` decides whether a change may land; `cargo xtask help` lists all of them.

mod browser;
mod busy;
mod changes;
mod deny;
mod elsewhere;
mod fuzz;
mod gate;
mod install;
mod new_game;
mod python;
mod report;
mod suite;
mod trials;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use clap::{Parser, Subcommand};

/// The project's chores.
#[derive(Parser)]
#[command(name = "cargo xtask", disable_version_flag = true)]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// The gate, which decides whether a change may land: formatting, lints, documentation, tests.
    Ci(gate::Ci),
    /// Everything: the gate and all the long walks, before a release or a long night.
    Nightly(gate::Nightly),
    /// Attack a server of one's own on loopback as a stranger would, and print what came of it.
    #[command(disable_help_flag = true)]
    Attack(trials::Passed),
    /// Rewrite the golden files (playthroughs) from what the code does now; review the diff like code.
    Bless,
    /// Run the benchmarks. What follows goes to `cargo bench`.
    Bench {
        /// For example `-p bots`, or a benchmark's name.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Kill the server again and again while people play, and check that nothing accepted is lost.
    #[command(disable_help_flag = true)]
    Chaos(trials::Passed),
    /// Whether we may use what we depend on: licences, sources, versions.
    Deny,
    /// The tests of the last commit in clones at other paths, under another person's settings.
    Elsewhere,
    /// How soon a table can be used in a browser, and how soon a move is on its screen.
    #[command(disable_help_flag = true)]
    Figures(trials::Passed),
    /// Bytes of strangers by the million, given to the readers of messages, requests and journals.
    Fuzz(fuzz::Fuzz),
    /// Write a small complete game to start from, with rules, words, hints and tests.
    NewGame(new_game::NewGame),
    /// Whether the server does what docs/openapi.json says, tried by schemathesis.
    #[command(disable_help_flag = true)]
    Openapi(trials::Passed),
    /// Draw the README's pictures anew from real games.
    #[command(disable_help_flag = true)]
    Pictures(trials::Passed),
    /// Build the games for Python as a wheel, install it into an environment of its own and test it there.
    Python(python::Python),
    /// Random games by the million, every step checked: what the tests only take a slice of.
    #[command(disable_help_flag = true)]
    Soak(trials::Passed),
}

fn main() -> Result<()> {
    match Arguments::parse().chore {
        Chore::Ci(ci) => ci.run(),
        Chore::Nightly(nightly) => nightly.run(),
        Chore::Attack(passed) => trials::attack(&passed).map(|seen| say(&seen.skipped)),
        Chore::Bless => bless(),
        Chore::Bench { arguments } => run(cargo(&["bench", "--workspace"]).args(arguments)),
        Chore::Chaos(passed) => trials::chaos(&passed),
        Chore::Deny => deny::run().map(|skipped| say(skipped.as_slice())),
        Chore::Elsewhere => elsewhere::run(),
        Chore::Figures(passed) => trials::figures(&passed),
        Chore::Fuzz(fuzz) => fuzz.run(),
        Chore::NewGame(new_game) => new_game.run(),
        Chore::Openapi(passed) => trials::openapi(&passed),
        Chore::Pictures(passed) => trials::pictures(&passed),
        Chore::Python(python) => python.run(),
        Chore::Soak(passed) => trials::soak(&passed),
    }
}

/// Says what was skipped, and why.
fn say(skipped: &[String]) {
    for what in skipped {
        eprintln!("{what}");
    }
}

/// The golden games of every crate, and the refusals that the large games keep beside them.
fn bless() -> Result<()> {
    let golden = ["test", "--workspace", "--test", "it", "--", "playthrough", "refusals::"];
    run(cargo(&golden).env("BLESS", "1"))?;
    let missing = ["test", "--package", "catalog", "--test", "it", "every_game_on_record"];
    run(cargo(&missing).env("BLESS", "1"))
}

/// The top of the repository: of the one that cargo runs us in, since a folder that was copied with what was built there has a
/// program in it that was built elsewhere.
fn root() -> PathBuf {
    let own =
        std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    PathBuf::from(own).join("..")
}

/// The folder that cargo builds into: this program lies in its `debug`.
fn target() -> PathBuf {
    let own = std::env::current_exe().ok();
    let of_own = own.as_deref().and_then(Path::parent).and_then(Path::parent).map(PathBuf::from);
    of_own.unwrap_or_else(|| root().join("target"))
}

/// A cargo command in the workspace, by the cargo that runs us.
fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(root());
    command
}

/// Runs a command, showing what it is, and fails when it does.
fn run(command: &mut Command) -> Result<()> {
    eprintln!("\n$ {}", shown(command));
    let status =
        command.status().with_context(|| format!("could not start `{}`", shown(command)))?;
    ensure!(status.success(), "`{}` failed ({status})", shown(command));
    Ok(())
}

fn shown(command: &Command) -> String {
    let arguments = command.get_args().map(|argument| argument.to_string_lossy().into_owned());
    let program = Path::new(command.get_program()).file_name().unwrap_or_default();
    [program.to_string_lossy().into_owned()]
        .into_iter()
        .chain(arguments)
        .collect::<Vec<_>>()
        .join(" ")
}
