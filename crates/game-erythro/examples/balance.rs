//! A greedy team against every adversary: the table of `docs/balance/erythro.md`.
//!
//! `cargo run --release -p game-erythro --example balance -- 2000` plays so many games of each line.
//! Everybody looks one action ahead in a world dealt from their own view, so nobody sees what is hidden.

use std::collections::BTreeMap;

use engine::{
    Content, Game, Hints, Seat, Setup as _, Silent, Step, Turn, Viewer, below, repeatable,
};
use game_erythro::action::Action;
use game_erythro::content::Pack;
use game_erythro::state::{Ending, State};
use game_erythro::{Setup, View};
use rand_core::Rng;

fn main() {
    let n_games = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(200);
    let content = Content::<Pack>::standard();
    println!("| adversary | difficulty | players | won | ± | rounds | mines destroyed | lost by |");
    println!("|---|---|---|---|---|---|---|---|");
    for sheet in &content.pack.printed.adversaries {
        for difficulty in &sheet.difficulties {
            for seats in 2..=4 {
                let options = format!(
                    "seats={seats} adversary={} difficulty={} characters=dealt",
                    sheet.id, difficulty.id
                );
                let options = options.parse().expect("the options can be read");
                let setup = Setup::new(&content, &options).expect("the options make a setup");
                let line = Line::played(&setup, n_games);
                println!("| {} | {} | {seats} | {line} |", sheet.id, difficulty.id);
            }
        }
    }
}

/// What came of the games of one setup.
#[derive(Default)]
struct Line {
    n_games: u32,
    n_won: u32,
    n_rounds: u32,
    n_destroyed: u32,
    lost_by: BTreeMap<&'static str, u32>,
}

impl Line {
    fn played(setup: &Setup, n_games: u64) -> Line {
        let mut line = Line::default();
        for seed in 0..n_games {
            let state = play(State::start(setup), seed);
            let table = state.table();
            line.n_games += 1;
            line.n_rounds += u32::from(table.round);
            line.n_destroyed += u32::from(table.destroyed);
            let ending = table.ending.expect("the game is over");
            line.n_won += u32::from(ending.is_won());
            if !ending.is_won() {
                *line.lost_by.entry(reason(ending)).or_default() += 1;
            }
        }
        line
    }
}

impl std::fmt::Display for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let n = f64::from(self.n_games);
        let won = f64::from(self.n_won) / n;
        // The half width of a 95 % interval.
        let half = 1.96 * (won * (1.0 - won) / n).sqrt();
        write!(f, "{:.1} % | {:.1} | ", 100.0 * won, 100.0 * half)?;
        write!(
            f,
            "{:.1} | {:.1} | ",
            f64::from(self.n_rounds) / n,
            f64::from(self.n_destroyed) / n
        )?;
        let lost: Vec<String> = self.lost_by.iter().map(|(why, k)| format!("{why} {k}")).collect();
        f.write_str(&lost.join(", "))
    }
}

fn reason(ending: Ending) -> &'static str {
    match ending {
        Ending::MineFinished => "mine",
        Ending::Contaminated => "contamination",
        Ending::CannotPlay => "stuck",
        Ending::Profitable => "profit",
        Ending::OutOfTime => "time",
        Ending::DomeAndMinesGone
        | Ending::Unprofitable
        | Ending::Clean
        | Ending::AllMinesDestroyed => "won",
    }
}

/// Plays a game with a greedy player at every seat; who may act next is drawn.
fn play(mut state: State, seed: u64) -> State {
    let mut rng = repeatable(seed);
    let mut actions = Vec::new();
    loop {
        let step = match state.turn() {
            Turn::Over => return state,
            Turn::Chance => Step::Chance(state.draw(&mut rng)),
            Turn::Decide(seats) => {
                let nth = below(&mut rng, seats.len() as u32) as usize;
                let seat = seats.into_iter().nth(nth).expect("somebody is awaited");
                state.legal_actions(seat, &mut actions);
                let view = state.view(Viewer::Seat(seat));
                Step::Act { seat, action: best(&view, seat, &actions, &mut rng) }
            }
        };
        state.apply_unchecked(step, &mut Silent);
    }
}

/// The action after which the position looks best.
fn best<R: Rng>(view: &View, seat: Seat, actions: &[Action], rng: &mut R) -> Action {
    let world = State::determinize(view, rng);
    let value = |action: &Action| {
        let mut after = world.clone();
        after.apply_unchecked(Step::Act { seat, action: *action }, &mut Silent);
        after.evaluate(seat)
    };
    let better = |a: &(f32, Action), b: &(f32, Action)| a.0.total_cmp(&b.0);
    let valued = actions.iter().map(|action| (value(action), *action));
    valued.max_by(better).expect("an awaited seat has something to do").1
}
