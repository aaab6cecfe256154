//! The project's chores: `cargo xtask ci`, `attack`, `bless`, `bench`, `soak`, `chaos`, `deny`, `fuzz`, `new-game`, `openapi`, `pictures`, `python`, `figures`.

mod attack;
mod browser;
mod chaos;
mod ci;
mod deny;
mod figures;
mod fuzz;
mod new_game;
mod openapi;
mod pictures;
mod python;
mod soak;

use std::path::Path;
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
    /// Everything that decides whether a change may land: formatting, lints, documentation, tests.
    Ci,
    /// Attack a server of one's own on loopback as a stranger would, and print what came of it.
    Attack(attack::Attack),
    /// Rewrite the golden files (playthroughs) from what the code does now; review the diff like code.
    Bless,
    /// Run the benchmarks. What follows goes to `cargo bench`.
    Bench {
        /// For example `-p bots`, or a benchmark's name.
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Kill the server again and again while people play, and check that nothing accepted is lost.
    Chaos(chaos::Chaos),
    /// Whether we may use what we depend on: licences, sources, versions.
    Deny,
    /// How soon a table can be used in a browser, and how soon a move is on its screen.
    Figures(figures::Figures),
    /// Bytes of strangers by the million, given to the readers of messages, requests and journals.
    Fuzz(fuzz::Fuzz),
    /// Write a small complete game to start from, with rules, words, hints and tests.
    NewGame(new_game::NewGame),
    /// Whether the server does what docs/openapi.json says, tried by schemathesis.
    Openapi(openapi::Openapi),
    /// Draw the README's pictures anew from real games.
    Pictures(pictures::Pictures),
    /// Build the games for Python as a wheel, install it into an environment of its own and test it there.
    Python(python::Python),
    /// Random games by the million, every step checked: what the tests only take a slice of.
    Soak(soak::Soak),
}

fn main() -> Result<()> {
    match Arguments::parse().chore {
        Chore::Ci => ci::run(),
        Chore::Attack(attack) => attack.run(),
        Chore::Bless => {
            // The golden games of every crate, and what other tests keep beside them.
            let golden = ["test", "--workspace", "--test", "playthroughs", "--test", "refusals"];
            run(cargo(&golden).env("BLESS", "1"))?;
            let missing = ["test", "--workspace", "--test", "corpus", "every_game_on_record"];
            run(cargo(&missing).env("BLESS", "1"))?;
            run(cargo(&["test", "--workspace", "--tests", "playthrough"]).env("BLESS", "1"))
        }
        Chore::Bench { arguments } => run(cargo(&["bench", "--workspace"]).args(arguments)),
        Chore::Chaos(chaos) => chaos.run(),
        Chore::Deny => deny::run(),
        Chore::Figures(figures) => figures.run(),
        Chore::Fuzz(fuzz) => fuzz.run(),
        Chore::NewGame(new_game) => new_game.run(),
        Chore::Openapi(openapi) => openapi.run(),
        Chore::Pictures(pictures) => pictures.run(),
        Chore::Python(python) => python.run(),
        Chore::Soak(soak) => soak.run(),
    }
}

/// A cargo command in the workspace, by the cargo that runs us.
fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
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
