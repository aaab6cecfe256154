//! `tablee`: board games in a terminal, for people and for programs.

mod analyse;
mod args;
mod chooser;
mod complaint;
mod content;
mod house;
mod interrupt;
mod interval;
mod ladder;
mod layout;
mod load;
mod play;
mod progress;
mod referee;
mod replay;
mod rules;
mod simulate;
mod svg;
mod terminal;
mod voice;

use std::process::ExitCode;

use anyhow::Context;
use catalog::Catalog;
use clap::{CommandFactory, Parser};

use crate::args::{Cli, Color, Command, Common};
use crate::complaint::Complaint;
use crate::house::House;

fn main() -> ExitCode {
    let Cli { common, command } = Cli::parse();
    match common.color {
        Color::Auto => anstream::ColorChoice::Auto,
        Color::Always => anstream::ColorChoice::Always,
        Color::Never => anstream::ColorChoice::Never,
    }
    .write_global();
    match run(&common, command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => complain(&error),
    }
}

fn run(common: &Common, command: Option<Command>) -> anyhow::Result<()> {
    let catalog = match &common.content {
        None => Catalog::standard(),
        Some(folder) => Catalog::with_content(folder)
            .context("the content packs cannot be used; `tablee content check` says more")?,
    };
    let house = House { catalog, lang: common.lang.unwrap_or_else(voice::lang_of_environment) };
    match command {
        None => chooser::run(&house)?,
        Some(Command::Play(args)) => play::run(&house, &args)?,
        Some(Command::Referee) => referee::run(&house)?,
        Some(Command::Simulate(args)) => simulate::run(&house, &args)?,
        Some(Command::Ladder(args)) => ladder::run(&house, &args)?,
        Some(Command::Load(args)) => load::run(&args)?,
        Some(Command::Analyse(args)) => analyse::run(&house, &args)?,
        Some(Command::Replay(args)) => replay::run(&house, &args)?,
        Some(Command::Content { command }) => content::run(&house, &command)?,
        Some(Command::Completions { shell }) => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "tablee", &mut script);
            terminal::print(&String::from_utf8_lossy(&script))?;
        }
    }
    Ok(())
}

/// Says what went wrong, and with which exit code to leave.
fn complain(error: &anyhow::Error) -> ExitCode {
    let complaint = error.downcast_ref::<Complaint>();
    match complaint {
        Some(Complaint::Said | Complaint::Unheard) => {}
        _ => terminal::complain(&format!("{error:#}")),
    }
    ExitCode::from(complaint.map_or(1, Complaint::exit_code))
}
