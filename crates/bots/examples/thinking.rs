//! How fast bots think: `cargo run --release -p bots --example thinking speed` or `thinking moves GAME N PLAYER...`
//!
//! `speed` counts simulations a second of CPU time on one thread, at positions all through a game, for every
//! game with its usual number of seats; `moves` reports how long the decisions of N games took.

use std::time::Instant;

use bots::{Bot, Ismcts, Level, Player, Question, Settings, mix, play_watched};
use engine::{Content, Hints, Options, SeatSet, Setup, Turn, Viewer};
use reference_games::{connect_four, goofspiel, leduc, tic_tac_toe};

/// How many simulations a measured decision makes.
const N_SIMULATIONS: u32 = 2_000;
/// How long a position is searched again and again.
const LEAST_SECONDS: f64 = 0.1;
/// How many decisions of each game are measured, at most.
const N_DECISIONS: usize = 40;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["speed"] => [
            "ephios",
            "epix",
            "ephyran",
            "erythro:seats=3",
            "connect-four",
            "tic-tac-toe",
            "leduc",
            "goofspiel",
        ]
        .iter()
        .for_each(|game| play(game, &[])),
        ["speed", game] => play(game, &[]),
        ["moves", game, ref rest @ ..] if rest.len() > 1 => play(game, rest),
        _ => eprintln!(
            "thinking speed [GAME[:OPTIONS]]\nthinking moves GAME[:OPTIONS] N PLAYER...   e.g. moves erythro:seats=3 4 easy hard"
        ),
    }
}

/// `GAME` or `GAME:KEY=VALUE ...`.
fn play(game: &str, moves: &[&str]) {
    let (game, options) = game.split_once(':').unwrap_or((game, ""));
    match game {
        "ephios" => run::<game_ephios::State>(options, moves),
        "epix" => run::<game_epix::State>(options, moves),
        "ephyran" => run::<game_ephyran::State>(options, moves),
        "erythro" => run::<game_erythro::state::State>(options, moves),
        "connect-four" => run::<connect_four::State>(options, moves),
        "tic-tac-toe" => run::<tic_tac_toe::State>(options, moves),
        "leduc" => run::<leduc::State>(options, moves),
        "goofspiel" => run::<goofspiel::State>(options, moves),
        other => eprintln!("no game is called {other}"),
    }
}

fn run<G: Hints>(options: &str, moves: &[&str]) {
    let options: Options = options.parse().expect("OPTIONS are KEY=VALUE pairs");
    let setup = G::Setup::new(&Content::standard(), &options).expect("a setup of the game");
    let name = format!("{} {options}", G::ID);
    match moves {
        [] => speed::<G>(name.trim(), &setup),
        [n_games, players @ ..] => {
            let n_games = n_games.parse().expect("N is a number");
            for player in players {
                time_moves::<G>(name.trim(), &setup, n_games, player);
            }
        }
    }
}

/// The positions of a game between greedy bots in which somebody has a choice, evenly spread.
fn positions<G: Hints>(setup: &G::Setup) -> Vec<G> {
    let mut states = vec![G::start(setup)];
    let mut bots: Vec<_> = (0..setup.n_seats()).map(|_| Player::Greedy.bot::<G>()).collect();
    play_watched(setup, &mut bots, 1, |_, state| states.push(state.clone()));
    let mut legal = Vec::new();
    states.retain(|state| match state.turn() {
        Turn::Decide(seats) => {
            state.legal_actions(first(seats), &mut legal);
            legal.len() > 1
        }
        Turn::Chance | Turn::Over => false,
    });
    let every = states.len().div_ceil(N_DECISIONS);
    states.into_iter().step_by(every).collect()
}

fn first(seats: SeatSet) -> engine::Seat {
    seats.first().expect("somebody is awaited")
}

fn speed<G: Hints>(name: &str, setup: &G::Setup) {
    let hard: Settings = Level::Hard.settings().with_simulations(N_SIMULATIONS);
    let mut bot = Ismcts::<G>::new(hard);
    let mut rates = Vec::new();
    let (mut n_simulations, mut seconds) = (0, 0.0);
    for (n, state) in positions::<G>(setup).iter().enumerate() {
        let seat = first(state.turn().awaited());
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        let view = state.view(Viewer::Seat(seat));
        let question = Question::<G> { seat, view: &view, legal: &legal, seed: n as u64 };
        let (start, mut n_done) = (cpu_seconds(), 0);
        // The system counts in steps of some milliseconds.
        while cpu_seconds() - start < LEAST_SECONDS {
            n_done += bot.choose(&question).n_simulations;
        }
        let spent = cpu_seconds() - start;
        rates.push(n_done as f64 / spent);
        n_simulations += n_done;
        seconds += spent;
    }
    rates.sort_by(f64::total_cmp);
    println!(
        "{name:<24} {:>9.0} simulations/s (at {} positions: slowest {:.0}, median {:.0})",
        n_simulations as f64 / seconds,
        rates.len(),
        rates[0],
        rates[rates.len() / 2],
    );
}

/// The CPU time that this thread was given; the time of day where the system does not tell.
fn cpu_seconds() -> f64 {
    let given = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let given = given.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    given.map_or_else(
        || std::time::UNIX_EPOCH.elapsed().map_or(0.0, |since| since.as_secs_f64()),
        |nanoseconds| nanoseconds / 1e9,
    )
}

/// A bot that keeps the time each of its decisions takes.
struct Timed<G: Hints> {
    bot: Box<dyn Bot<G>>,
    spent: std::sync::mpsc::Sender<(f64, f64)>,
}

impl<G: Hints> Bot<G> for Timed<G> {
    fn choose(&mut self, question: &Question<'_, G>) -> bots::Choice<G::Action> {
        let (start, cpu) = (Instant::now(), cpu_seconds());
        let choice = self.bot.choose(question);
        let spent = (1e3 * start.elapsed().as_secs_f64(), 1e3 * (cpu_seconds() - cpu));
        // Whoever measures outlives the bots.
        self.spent.send(spent).expect("somebody is counting");
        choice
    }
}

/// Plays games between bots of one kind, with their clocks, and reports how long their decisions took.
fn time_moves<G: Hints>(name: &str, setup: &G::Setup, n_games: u64, player: &str) {
    let who: Player = player.parse().expect("PLAYER is a player");
    let (sender, spent) = std::sync::mpsc::channel();
    for number in 0..n_games {
        let timed = || -> Box<dyn Bot<G>> {
            Box::new(Timed { bot: who.bot::<G>(), spent: sender.clone() })
        };
        let mut bots: Vec<_> = (0..setup.n_seats()).map(|_| timed()).collect();
        play_watched(setup, &mut bots, mix(1, number), |_, _| {});
    }
    let spent: Vec<(f64, f64)> = spent.try_iter().collect();
    let longest = |of: fn(&(f64, f64)) -> f64| spent.iter().map(of).fold(0.0, f64::max);
    let sum: f64 = spent.iter().map(|(_, cpu)| cpu).sum();
    println!(
        "{name:<24} {player:<8} {n_games:>4} games {:>6} decisions  mean {:>7.1} ms of CPU, longest {:>7.1} ms of CPU, {:>7.1} ms by the clock",
        spent.len(),
        sum / spent.len().max(1) as f64,
        longest(|(_, cpu)| *cpu),
        longest(|(wall, _)| *wall),
    );
}
