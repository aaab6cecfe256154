//! `tablee analyse`: a finished game looked at again, choice by choice.

mod plot;
mod report;

use bots::{Player, Settings};
use engine::Phrase;

use crate::analyse::report::Report;
use crate::args::AnalyseArgs;
use crate::complaint::{Complaint, Done};
use crate::house::House;
use crate::progress;
use crate::replay;
use crate::svg;
use crate::terminal;
use crate::voice;

/// Analyses the game on record and reports what was found.
pub(crate) fn run(house: &House, args: &AnalyseArgs) -> Done {
    let settings = settings(&args.level)?;
    let (table, record) = replay::load(house, &args.file)?;
    if let Some(seat) = args.seat
        && seat.index() >= table.n_seats()
    {
        let n_seats = table.n_seats();
        return Err(Complaint::usage(format!("--seat {seat}: the seats are 1 to {n_seats}")));
    }
    if table.outcome().is_none() {
        replay::warn_of_cut(house, &args.file, &record);
        let unfinished = Phrase::new("tablee-analyse-unfinished")
            .with("file", args.file.display().to_string())
            .with("steps", table.n_steps());
        return Err(Complaint::failed(voice::say(house.lang, &unfinished)));
    }
    args.plot.as_deref().map(svg::reserve).transpose()?;
    let bar = progress::bar(table.n_steps() as u64 + 1);
    let analysis = table.analyse(settings, args.seed, &|| bar.inc(1));
    bar.finish_and_clear();
    let report = Report { house, table: &*table, args, analysis: &analysis };
    if let Some(file) = &args.plot {
        plot::draw(&report).save(file)?;
    }
    if args.json {
        terminal::print_lines([report.json(&record).to_string()])
    } else {
        terminal::print_lines(report.lines())
    }
}

/// How the bot that looks on thinks: levels without their clocks, so that they think the same again.
fn settings(level: &str) -> Done<Settings> {
    match level.parse() {
        Ok(Player::Level(level)) => Ok(level.settings().untimed()),
        Ok(Player::Search(settings)) => Ok(settings),
        Ok(Player::Random | Player::Greedy) | Err(_) => Err(Complaint::usage(format!(
            "--level: `{level}` is not `easy`, `normal`, `hard`, `expert`, `sims:N` or `ms:N`"
        ))),
    }
}
