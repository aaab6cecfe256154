//! `tablee replay`: a game told again from its record, and its shuffle proved.

use std::path::Path;

use catalog::{AnyTable, Told};
use engine::{Dealing, Phrase, Problem, Record, RecordError, Unfair, Viewer};
use localization::Speaker;
use serde_json::{Value, json};

use crate::args::ReplayArgs;
use crate::complaint::{Complaint, Done};
use crate::house::House;
use crate::layout;
use crate::referee;
use crate::terminal::{self, CAUTION, FAINT, GOOD, STRONG, styled};
use crate::voice;

/// Prints the game, and checks what was asked to be checked.
pub(crate) fn run(house: &House, args: &ReplayArgs) -> Done {
    let (table, record) = load(house, &args.file)?;
    if let Some(Viewer::Seat(seat)) = args.view
        && seat.index() >= table.n_seats()
    {
        let n_seats = table.n_seats();
        return Err(Complaint::usage(format!("--view {seat}: the seats are 1 to {n_seats}")));
    }
    let replay = Replay { house, table: &*table, view: args.view };
    let verdict = args.verify.then(|| table.verify());
    if args.json {
        terminal::print_lines([replay.json(&record, verdict.as_ref()).to_string()])?;
    } else {
        terminal::print_lines(replay.lines())?;
    }
    warn_of_cut(house, &args.file, &record);
    match verdict {
        None => Ok(()),
        Some(Ok(_)) if args.json => Ok(()),
        Some(Ok(n_draws)) => {
            let fair = Phrase::new("tablee-replay-fair").with("draws", n_draws);
            let fair = voice::say_in_lines(house.lang, &fair, terminal::room());
            terminal::print_lines(fair.iter().map(|line| styled(GOOD, line)))
        }
        Some(Err(unfair)) => Err(Complaint::failed(voice::say(house.lang, &not_proved(&unfair)))),
    }
}

/// Reads a record and sets up its table.
pub(crate) fn load(house: &House, file: &Path) -> Done<(Box<dyn AnyTable>, Record)> {
    let shown = file.display();
    let bytes = std::fs::read(file)
        .map_err(|error| Complaint::failed(format!("{shown} cannot be read: {error}")))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.split(|byte| *byte == b'\n').count();
        Complaint::failed(format!("{shown}:{line}: the line is not UTF-8"))
    })?;
    let wrong = |error: RecordError, names: &[String]| {
        let place = if error.line > 0 { format!(":{}", error.line) } else { String::new() };
        Complaint::failed(format!("{shown}{place}: {}", reason(house, &error, names)))
    };
    let mut record: Record = text.parse().map_err(|error| wrong(error, &[]))?;
    for name in &mut record.header.names {
        *name = terminal::harmless(name).replace('\n', " ");
    }
    let title = house
        .title(&record.header.game)
        .map_err(|error| Complaint::failed(format!("{shown}: {error}")))?;
    let table = title.load(&record).map_err(|error| wrong(error, &record.header.names))?;
    Ok((table, record))
}

/// Says where a record was cut off, if it was.
pub(crate) fn warn_of_cut(house: &House, file: &Path, record: &Record) {
    if let Some(line) = record.cut {
        let cut = Phrase::new("tablee-replay-cut")
            .with("file", file.display().to_string())
            .with("line", line)
            .with("steps", record.steps.len());
        terminal::warn(&voice::say(house.lang, &cut));
    }
}

fn reason(house: &House, error: &RecordError, names: &[String]) -> String {
    match &error.problem {
        Problem::Text(reason) => reason.clone(),
        Problem::Refused { step, rule, phrase } => {
            let sentence = house.speaker(names, Viewer::Spectator).say(phrase);
            match rule {
                Some(rule) => format!("`{step}`: {sentence} ({rule})"),
                None => format!("`{step}`: {sentence}"),
            }
        }
    }
}

fn not_proved(unfair: &Unfair) -> Phrase {
    match unfair {
        Unfair::DealtByHand => Phrase::new("tablee-replay-by-hand"),
        Unfair::SecretNotRevealed => Phrase::new("tablee-replay-secret"),
        Unfair::OtherSecret => Phrase::new("tablee-replay-other-secret"),
        Unfair::OtherDraw { step, drawn } => Phrase::new("tablee-replay-other-draw")
            .with("step", step + 1)
            .with("drawn", drawn.as_str()),
    }
}

/// A game to be told to somebody.
struct Replay<'a> {
    house: &'a House,
    table: &'a dyn AnyTable,
    /// Whose eyes to see with; `None` sees everything.
    view: Option<Viewer>,
}

impl Replay<'_> {
    fn speaker(&self) -> Speaker<'_> {
        self.house.speaker(self.table.names(), self.view.unwrap_or(Viewer::Spectator))
    }

    fn lines(&self) -> Vec<String> {
        let speaker = self.speaker();
        let title = Phrase::new("tablee-title")
            .with("game", voice::name_of(self.house.lang, self.table.game()))
            .with("players", every_seat(self.table));
        let mut lines = vec![styled(STRONG, &speaker.say(&title)), String::new()];
        let n_digits = self.table.n_steps().to_string().len();
        for (n, (step, told)) in self.table.steps().iter().zip(self.told()).enumerate() {
            lines.extend(self.step(&format!("{:>n_digits$}", n + 1), step, &told));
        }
        lines.push(String::new());
        lines.extend(result_lines(&speaker, self.table));
        lines
    }

    /// A step's number with what was told about it, or with its notation where nothing was.
    fn step(&self, number: &str, step: &str, told: &[String]) -> Vec<String> {
        let margin = " ".repeat(number.len() + 2);
        let room = terminal::room();
        let mut lines = Vec::new();
        for text in told {
            for line in layout::wrap(text, room.saturating_sub(margin.len()), 2) {
                let start =
                    if lines.is_empty() { styled(FAINT, number) + "  " } else { margin.clone() };
                lines.push(start + &line);
            }
        }
        if lines.is_empty() && self.view.is_none() {
            lines.push(format!("{}  {}", styled(FAINT, number), styled(FAINT, step)));
        }
        lines
    }

    /// What each step told the viewer, or everything there was to tell.
    fn told(&self) -> Vec<Vec<String>> {
        let speaker = self.speaker();
        let story = |viewer: Viewer| -> Vec<Vec<String>> {
            let say = |told: &Vec<Told>| told.iter().map(|told| speaker.say(&told.line)).collect();
            self.table.story(viewer).iter().map(say).collect()
        };
        if let Some(viewer) = self.view {
            return story(viewer);
        }
        let stories: Vec<_> = Viewer::all(self.table.n_seats()).map(story).collect();
        (0..self.table.n_steps())
            .map(|n| {
                everything(&stories.iter().map(|story| story[n].as_slice()).collect::<Vec<_>>())
            })
            .collect()
    }

    fn json(&self, record: &Record, verdict: Option<&Result<usize, Unfair>>) -> Value {
        let steps: Value = (1..)
            .zip(self.table.steps().into_iter().zip(self.told()))
            .map(|(n, (step, told))| match self.view {
                None => json!({ "n": n, "step": step, "told": told }),
                Some(_) => json!({ "n": n, "told": told }),
            })
            .collect();
        let mut whole = json!({
            "game": self.table.game(),
            "setup": record.header.setup.to_string(),
            "names": self.table.names(),
            "view": self.view.map(|viewer| viewer.to_string()),
            "steps": steps,
            "outcome": self.table.outcome().as_ref().map(referee::result),
            "cut_at_line": record.cut,
        });
        if let Some(verdict) = verdict {
            whole["verified"] = verdict.is_ok().into();
            whole["draws"] = verdict.as_ref().ok().copied().into();
        }
        whole
    }
}

/// Of what the viewers were told about a step (the spectator last), everything once: what all heard, and
/// where somebody was told more than the spectator, that instead of the spectator's version.
fn everything(told: &[&[String]]) -> Vec<String> {
    let Some((public, seats)) = told.split_last() else { return Vec::new() };
    let mut private: Vec<String> = Vec::new();
    for line in seats.iter().flat_map(|lines| lines.iter()) {
        if !public.contains(line) && !private.contains(line) {
            private.push(line.clone());
        }
    }
    if private.is_empty() {
        return public.to_vec();
    }
    let all_heard = |line: &&String| seats.iter().all(|lines| lines.contains(line));
    public.iter().filter(all_heard).cloned().chain(private).collect()
}

/// Every player, for a phrase that lists them.
pub(crate) fn every_seat(table: &dyn AnyTable) -> Vec<engine::Arg> {
    engine::Seat::all(table.n_seats()).map(engine::Arg::Seat).collect()
}

/// How it ended, or that it has not.
pub(crate) fn result_lines(speaker: &Speaker<'_>, table: &dyn AnyTable) -> Vec<String> {
    let Some(outcome) = table.outcome() else {
        let left = Phrase::new("tablee-unfinished").with("steps", table.n_steps());
        return vec![styled(CAUTION, &speaker.say(&left))];
    };
    let mut lines = vec![styled(STRONG, &speaker.say(&verdict(&outcome)))];
    let head = |key| speaker.say(&Phrase::new(key));
    let mut rows =
        vec![vec![String::new(), head("tablee-result-score"), head("tablee-result-payoff")]];
    for seat in engine::Seat::all(table.n_seats()) {
        let score = outcome.scores.get(seat.index()).copied().unwrap_or_default();
        let payoff = voice::decimal(speaker.lang, 100.0 * outcome.payoffs[seat.index()], 0);
        let name = speaker.say(&Phrase::new("tablee-seat").with("who", seat));
        rows.push(vec![name, score.to_string(), format!("{payoff} %")]);
    }
    lines.extend(layout::table(&rows));
    if let Dealing::Committed { secret: Some(_), .. } = table.dealing()
        && table.steps().iter().any(|step| step.starts_with('*'))
    {
        lines.push(styled(FAINT, &speaker.say(&Phrase::new("tablee-result-verify"))));
    }
    lines
}

/// Who won, as one sentence.
fn verdict(outcome: &engine::Outcome) -> Phrase {
    let winners = outcome.winners();
    let n_seats = outcome.payoffs.len();
    let are_equal = outcome.payoffs.iter().all(|payoff| *payoff >= outcome.payoffs[0]);
    match winners.len() {
        0 => Phrase::new("all-lost"),
        n if n == n_seats && are_equal && outcome.payoffs[0] >= 1.0 => Phrase::new("all-won"),
        n if n == n_seats => Phrase::new("tablee-drawn"),
        _ => {
            let who: Vec<engine::Arg> = winners.into_iter().map(engine::Arg::Seat).collect();
            Phrase::new("won-by").with("who", who)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_told_once_and_the_fullest_version_wins() {
        let all = ["a card falls".to_string()];
        let (hers, theirs) = (["Léa draws the king".to_string()], ["Léa draws".to_string()]);
        assert_eq!(everything(&[&all, &all, &all]), all);
        assert_eq!(everything(&[&hers, &theirs, &theirs]), hers);
    }
}
