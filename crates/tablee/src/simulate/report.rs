//! The figures of a simulation, for people and as JSON.

use std::time::Duration;

use bots::Player;
use catalog::{SeatTally, Tally, UNIT};
use engine::{Phrase, Seat, Viewer};
use localization::Lang;
use serde_json::{Value, json};

use crate::house::House;
use crate::interval::{Z, wilson};
use crate::layout;
use crate::simulate::Games;
use crate::terminal::{self, FAINT, STRONG, styled};
use crate::voice::{self, decimal, grouped};

/// What was asked for, and what came of it.
pub(super) struct Report<'a> {
    /// Who asked.
    pub(super) house: &'a House,
    /// What was played.
    pub(super) games: &'a Games<'a>,
    /// What came of it.
    pub(super) tally: &'a Tally,
    /// How many games were asked for.
    pub(super) n_asked: u64,
    /// How many threads played.
    pub(super) n_threads: usize,
    /// How long it took.
    pub(super) elapsed: Duration,
}

/// A seat's figures, each a value and what to add and subtract, or a range, for 95 % confidence.
struct Figures {
    payoff: f64,
    payoff_error: f64,
    wins: f64,
    wins_range: (f64, f64),
    score: f64,
}

impl Report<'_> {
    /// The report as lines.
    pub(super) fn lines(&self) -> Vec<String> {
        let lang = self.house.lang;
        let tally = self.tally;
        let mut lines = vec![styled(STRONG, &voice::name_of(lang, self.games.title.id()))];
        if tally.n_games < self.n_asked {
            let stopped = Phrase::new("tablee-simulate-stopped")
                .with("played", grouped(lang, tally.n_games))
                .with("asked", grouped(lang, self.n_asked));
            lines.push(self.say(&stopped));
        }
        lines.extend(layout::table(&self.general()));
        if tally.n_games > 0 {
            lines.push(String::new());
            lines.extend(terminal::table_in_the_room(&self.by_seat()));
            let note = self.say(&Phrase::new("tablee-simulate-note"));
            lines.extend(layout::wrap(&note, terminal::room(), 0).iter().map(|l| styled(FAINT, l)));
        }
        lines
    }

    fn general(&self) -> Vec<Vec<String>> {
        let lang = self.house.lang;
        let tally = self.tally;
        let row = |key: &'static str, value: String| vec![self.say(&Phrase::new(key)), value];
        let length = Phrase::new("tablee-simulate-length-value")
            .with("mean", decimal(lang, self.mean_length(), 1))
            .with("low", tally.length_quantile(0.05))
            .with("high", tally.length_quantile(0.95));
        vec![
            row("tablee-simulate-games", grouped(lang, tally.n_games)),
            row("tablee-simulate-games-per-second", grouped(lang, self.per_second(tally.n_games))),
            row(
                "tablee-simulate-decisions-per-second",
                grouped(lang, self.per_second(tally.n_decisions)),
            ),
            row("tablee-simulate-length", self.say(&length)),
        ]
    }

    fn by_seat(&self) -> Vec<Vec<String>> {
        let lang = self.house.lang;
        let heads = ["seat", "payoff", "wins", "score"];
        let head = |head: &str| voice::look_up(lang, &format!("tablee-simulate-{head}"), head);
        let mut rows = vec![heads.map(head).to_vec()];
        let speaker = self.house.speaker(&[], Viewer::Spectator);
        for (seat, (tally, player)) in self.tally.seats.iter().zip(self.games.players).enumerate() {
            let name = Phrase::new("tablee-simulate-player")
                .with("who", Seat::new(seat))
                .with("player", player.to_string());
            let Figures { payoff, payoff_error, wins, wins_range: (low, high), score } =
                figures(tally, self.tally.n_games);
            rows.push(vec![
                speaker.say(&name),
                format!("{} ± {}", decimal(lang, payoff, 4), decimal(lang, payoff_error, 4)),
                format!(
                    "{} % ({}–{})",
                    percent(lang, wins),
                    percent(lang, low),
                    percent(lang, high)
                ),
                decimal(lang, score, 2),
            ]);
        }
        rows
    }

    /// The report as JSON: only `speed` depends on the machine.
    pub(super) fn json(&self) -> Value {
        let tally = self.tally;
        let seat = |(n, (seat, player)): (usize, (&SeatTally, &Player))| {
            let figures = figures(seat, tally.n_games);
            json!({
                "seat": n + 1,
                "player": player.to_string(),
                "payoff": figures.payoff,
                "payoff_error": figures.payoff_error,
                "wins": seat.n_wins,
                "win_share": figures.wins,
                "win_share_range": [figures.wins_range.0, figures.wins_range.1],
                "score": figures.score,
            })
        };
        let seats: Value =
            tally.seats.iter().zip(self.games.players).enumerate().map(seat).collect();
        json!({
            "game": self.games.title.id(),
            "setup": self.games.options.to_string(),
            "seed": self.games.seed,
            "games": tally.n_games,
            "asked": self.n_asked,
            "decisions": tally.n_decisions,
            "draws": tally.n_draws,
            "length": {
                "mean": self.mean_length(),
                "p5": tally.length_quantile(0.05),
                "p95": tally.length_quantile(0.95),
            },
            "seats": seats,
            "speed": {
                "seconds": self.elapsed.as_secs_f64(),
                "threads": self.n_threads,
                "games_per_second": self.per_second(tally.n_games),
                "decisions_per_second": self.per_second(tally.n_decisions),
            },
        })
    }

    fn say(&self, phrase: &Phrase) -> String {
        voice::say(self.house.lang, phrase)
    }

    fn mean_length(&self) -> f64 {
        self.tally.n_decisions as f64 / self.tally.n_games.max(1) as f64
    }

    fn per_second(&self, count: u64) -> u64 {
        (count as f64 / self.elapsed.as_secs_f64().max(1e-9)).round() as u64
    }
}

fn figures(seat: &SeatTally, n_games: u64) -> Figures {
    let n = n_games.max(1) as f64;
    let payoff = seat.payoffs as f64 / UNIT / n;
    let variance = (seat.squares as f64 / (UNIT * UNIT) / n - payoff * payoff).max(0.0);
    let wins = seat.n_wins as f64 / n;
    Figures {
        payoff,
        payoff_error: Z * (variance / n).sqrt(),
        wins,
        wins_range: wilson(wins, n),
        score: seat.scores as f64 / n,
    }
}

fn percent(lang: Lang, share: f64) -> String {
    decimal(lang, 100.0 * share, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_coin_has_the_error_of_a_coin() {
        let half = (UNIT as u64) * 50;
        let squares = (UNIT as u128) * (UNIT as u128) * 50;
        let coin = SeatTally { n_wins: 50, payoffs: half, squares, scores: 50 };
        let figures = figures(&coin, 100);
        assert!((figures.payoff - 0.5).abs() < 1e-9);
        assert!((figures.payoff_error - 0.098).abs() < 1e-3, "{}", figures.payoff_error);
    }
}
