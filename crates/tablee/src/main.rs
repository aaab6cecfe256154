//! `tablee`: board games in a browser and in a terminal, for people and for programs.

mod analyse;
mod args;
mod backup;
mod chooser;
mod complaint;
mod content;
mod dev;
mod doctor;
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
mod restore;
mod rules;
mod serve;
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

/// A tenth less work for the server at full load than with the system's own (docs/performance.md).
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

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
    match command.unwrap_or_else(|| Command::Serve(Box::default())) {
        // Each reader of the web site has a language of her own.
        Command::Serve(args) => serve::run(house.catalog, &args)?,
        Command::Backup(args) => backup::run(&args)?,
        Command::Restore(args) => restore::run(&args)?,
        Command::Doctor(args) => doctor::run(&house, &args)?,
        Command::Play(args) if args.game.is_none() && args.resume.is_none() => {
            chooser::run(&house)?;
        }
        Command::Play(args) => play::run(&house, &args)?,
        Command::Referee => referee::run(&house)?,
        Command::Simulate(args) => simulate::run(&house, &args)?,
        Command::Ladder(args) => ladder::run(&house, &args)?,
        Command::Load(args) => load::run(&args)?,
        Command::Analyse(args) => analyse::run(&house, &args)?,
        Command::Replay(args) => replay::run(&house, &args)?,
        Command::Dev(args) => dev::run(house, &args)?,
        Command::Content { command } => content::run(&house, &command)?,
        Command::Completions { shell } => {
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
