//! An analysis for people and as JSON.

use bots::{Account, Analysis, Decision, Kind};
use catalog::{AnyTable, Choice};
use engine::{Phrase, Record, Seat, Viewer};
use localization::Speaker;
use serde_json::{Value, json};

use crate::args::AnalyseArgs;
use crate::house::House;
use crate::layout;
use crate::referee;
use crate::replay::every_seat;
use crate::terminal::{self, CAUTION, FAINT, STRONG, styled};
use crate::voice::{self, decimal};

/// What a choice costs at least to be pointed out.
pub(super) const NOTABLE: f64 = 0.05;

/// A game, and what was found in it.
pub(super) struct Report<'a> {
    /// Who asked.
    pub(super) house: &'a House,
    /// The game.
    pub(super) table: &'a dyn AnyTable,
    /// What was asked for.
    pub(super) args: &'a AnalyseArgs,
    /// What was found.
    pub(super) analysis: &'a Analysis<Choice>,
}

impl Report<'_> {
    /// What it is about: the game and who played it.
    pub(super) fn title(&self) -> String {
        let title = Phrase::new("tablee-title")
            .with("game", voice::name_of(self.house.lang, self.table.game()))
            .with("players", every_seat(self.table));
        self.speaker().say(&title)
    }

    /// Speaks about everybody from outside.
    pub(super) fn speaker(&self) -> Speaker<'_> {
        self.house.speaker(self.table.names(), Viewer::Spectator)
    }

    /// A player's name.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.speaker().say(&Phrase::new("tablee-seat").with("who", seat))
    }

    /// What an action means to the seat that took it.
    pub(super) fn label(&self, seat: Seat, choice: &Choice) -> String {
        self.house.speaker(self.table.names(), Viewer::Seat(seat)).say(&choice.label)
    }

    /// The seats that were asked for.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> {
        let wanted = self.args.seat;
        Seat::all(self.table.n_seats()).filter(move |seat| wanted.is_none_or(|w| w == *seat))
    }

    /// The decisions of those seats, each with its step, counted from 1.
    pub(super) fn decisions(&self) -> impl Iterator<Item = (usize, &Decision<Choice>)> {
        let wanted = self.args.seat;
        (1..).zip(&self.analysis.moments).filter_map(move |(step, moment)| match &moment.kind {
            Kind::Decision(decision) if wanted.is_none_or(|seat| seat == decision.seat) => {
                Some((step, decision))
            }
            Kind::Decision(_) | Kind::Chance | Kind::Forced { .. } => None,
        })
    }

    /// The report as lines.
    pub(super) fn lines(&self) -> Vec<String> {
        let speaker = self.speaker();
        let mut lines = vec![styled(STRONG, &self.title()), String::new()];
        if self.decisions().next().is_none() {
            lines.push(speaker.say(&Phrase::new("tablee-analyse-no-decision")));
        } else {
            lines.extend(self.choices());
        }
        lines.push(String::new());
        lines.extend(terminal::table_in_the_room(&self.accounts()));
        let note = Phrase::new("tablee-analyse-note").with("level", self.args.level.as_str());
        let note = layout::wrap(&speaker.say(&note), terminal::room(), 0);
        lines.extend(note.iter().map(|line| styled(FAINT, line)));
        lines
    }

    /// The decisions under each other; what cost much stands out.
    fn choices(&self) -> Vec<String> {
        let head = |key| self.speaker().say(&Phrase::new(key));
        let heads = [
            "tablee-analyse-step",
            "tablee-analyse-who",
            "tablee-analyse-done",
            "tablee-analyse-better",
            "tablee-analyse-cost",
        ];
        let mut rows = vec![heads.map(head).to_vec()];
        rows.extend(self.decisions().map(|(step, decision)| self.choice(step, decision)));
        layout::flush_left(&mut rows, 1..4);
        let mut lines = layout::table(&rows);
        if lines.iter().any(|line| layout::width(line) > terminal::room()) {
            return self.decisions().flat_map(|(step, d)| self.choice_in_words(step, d)).collect();
        }
        lines[0] = styled(FAINT, &lines[0]);
        for (line, (_, decision)) in lines.iter_mut().skip(1).zip(self.decisions()) {
            if decision.cost >= NOTABLE {
                *line = styled(CAUTION, line);
            }
        }
        lines
    }

    /// A decision where there is no room for columns.
    fn choice_in_words(&self, step: usize, decision: &Decision<Choice>) -> Vec<String> {
        let Decision { seat, played, best, cost, .. } = decision;
        let room = terminal::room();
        let done = Phrase::new("tablee-analyse-line")
            .with("step", step)
            .with("who", *seat)
            .with("done", self.label(*seat, played));
        let mut lines = layout::wrap(&self.speaker().say(&done), room, 4);
        if best != played {
            let better = Phrase::new("tablee-analyse-line-better")
                .with("better", self.label(*seat, best))
                .with("cost", decimal(self.house.lang, 100.0 * cost, 1));
            let better = layout::wrap(&format!("    {}", self.speaker().say(&better)), room, 2);
            let style = if *cost >= NOTABLE { CAUTION } else { FAINT };
            lines.extend(better.iter().map(|line| styled(style, line)));
        }
        lines
    }

    fn choice(&self, step: usize, decision: &Decision<Choice>) -> Vec<String> {
        let Decision { seat, played, best, cost, .. } = decision;
        let same = || self.speaker().say(&Phrase::new("tablee-analyse-same"));
        let better = if best == played { same() } else { self.label(*seat, best) };
        // Noise below nothing is no gain.
        let cost = decimal(self.house.lang, 100.0 * cost.max(0.0), 1);
        vec![step.to_string(), self.name(*seat), self.label(*seat, played), better, cost]
    }

    /// How each seat's result came about.
    fn accounts(&self) -> Vec<Vec<String>> {
        let head = |key| self.speaker().say(&Phrase::new(key));
        let heads = [
            "tablee-analyse-who",
            "tablee-analyse-start",
            "tablee-analyse-luck",
            "tablee-analyse-skill",
            "tablee-analyse-others",
            "tablee-analyse-unknown",
            "tablee-analyse-result",
        ];
        let mut rows = vec![heads.map(head).to_vec()];
        for seat in self.seats() {
            let Account { start, luck, skill, others, unknown, result } =
                self.analysis.accounts[seat.index()];
            let lang = self.house.lang;
            let change = |share: f64| {
                let text = decimal(lang, 100.0 * share.abs(), 1);
                let is_nothing = text.chars().all(|c| !('1'..='9').contains(&c));
                let sign = if is_nothing {
                    ""
                } else if share > 0.0 {
                    "+"
                } else {
                    "−"
                };
                format!("{sign}{text}")
            };
            let level = |share: f64| decimal(lang, 100.0 * share, 1);
            let changes = [luck, skill, others, unknown].map(change);
            let mut row = vec![self.name(seat), level(start)];
            row.extend(changes);
            row.push(level(result));
            rows.push(row);
        }
        rows
    }

    /// The report as JSON.
    pub(super) fn json(&self, record: &Record) -> Value {
        let decision = |(step, decision): (usize, &Decision<Choice>)| {
            let Decision { seat, played, best, value, cost } = decision;
            json!({
                "step": step,
                "seat": seat.index() + 1,
                "played": played.notation,
                "played_label": self.label(*seat, played),
                "best": best.notation,
                "best_label": self.label(*seat, best),
                "value": value,
                "cost": cost,
            })
        };
        let account = |seat: Seat| {
            let Account { start, luck, skill, others, unknown, result } =
                self.analysis.accounts[seat.index()];
            json!({
                "seat": seat.index() + 1, "start": start, "luck": luck, "skill": skill,
                "others": others, "unknown": unknown, "result": result,
            })
        };
        let values = std::iter::once(&self.analysis.start)
            .chain(self.analysis.moments.iter().map(|moment| &moment.values));
        json!({
            "game": self.table.game(),
            "setup": record.header.setup.to_string(),
            "names": self.table.names(),
            "level": self.args.level,
            "seed": self.args.seed,
            "decisions": self.decisions().map(decision).collect::<Value>(),
            "accounts": self.seats().map(account).collect::<Value>(),
            "values": values.map(|values| json!(values.as_slice())).collect::<Value>(),
            "outcome": self.table.outcome().as_ref().map(referee::result),
        })
    }
}
