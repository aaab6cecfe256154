//! `tablee simulate`: many games on all cores, the same figures whatever the number of threads.

mod report;

use std::time::Instant;

use bots::Player;
use catalog::{Tally, Title};
use engine::Options;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::args::SimulateArgs;
use crate::complaint::{Complaint, Done};
use crate::house::{self, House};
use crate::interrupt::{self, Interrupt};
use crate::progress;
use crate::simulate::report::Report;
use crate::terminal;

/// Plays the games that were asked for and reports them.
pub(crate) fn run(house: &House, args: &SimulateArgs) -> Done {
    let title = house.title(&args.game)?;
    // One name stands for everybody, however many there are.
    let named = if args.seats.len() > 1 { args.seats.as_slice() } else { &[] };
    let options = house::options(title, &args.setting.set, named)?;
    let n_seats = title.n_seats(&options)?;
    let players = players(&args.seats, n_seats)?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads.map_or(0, std::num::NonZero::get))
        .build()
        .map_err(|error| Complaint::failed(format!("no threads to play on: {error}")))?;
    let games = Games { title, options: &options, players: &players, seed: args.seed };
    let interrupt = interrupt::watch();
    let start = Instant::now();
    let tally = pool.install(|| games.play(args.n_games, &interrupt))?;
    let report = Report {
        house,
        games: &games,
        tally: &tally,
        n_asked: args.n_games,
        n_threads: pool.current_num_threads(),
        elapsed: start.elapsed(),
    };
    if args.json {
        terminal::print_lines([report.json().to_string()])
    } else {
        terminal::print_lines(report.lines())
    }
}

/// The games to play: each depends on these and on its own number alone.
struct Games<'a> {
    title: &'a dyn Title,
    options: &'a Options,
    players: &'a [Player],
    seed: u64,
}

impl Games<'_> {
    /// Plays `n_games`, or as many as are done when somebody interrupts.
    fn play(&self, n_games: u64, interrupt: &Interrupt) -> Done<Tally> {
        let chunk = self.chunk(n_games);
        let bar = progress::bar(n_games);
        let tally = (0..n_games.div_ceil(chunk))
            .into_par_iter()
            .map(|n| {
                if interrupt.is_raised() {
                    return Ok(Tally::default());
                }
                let games = n * chunk..n_games.min((n + 1) * chunk);
                let n_played = games.end - games.start;
                let tally = self.title.simulate(self.options, self.players, self.seed, games)?;
                bar.inc(n_played);
                Ok(tally)
            })
            .try_reduce(Tally::default, |a, b| Ok(a.plus(&b)));
        bar.finish_and_clear();
        tally
    }

    /// How many games a thread plays in one go: enough that sharing out the work costs nothing,
    /// few enough that all threads are busy to the end and an interrupt is heard.
    fn chunk(&self, n_games: u64) -> u64 {
        let most =
            if self.players.iter().all(|player| *player == Player::Random) { 1024 } else { 1 };
        (n_games / 256).clamp(1, most)
    }
}

/// The players named on the command line: all random if none are, the same everywhere if one is.
fn players(names: &[String], n_seats: usize) -> Done<Vec<Player>> {
    let player = |name: &String| match name.parse() {
        Ok(player) => Ok(player),
        Err(error) => Err(Complaint::usage(format!("--seats: `{name}`: {error}"))),
    };
    let players = names.iter().map(player).collect::<Done<Vec<Player>>>()?;
    match players.as_slice() {
        [] => Ok(vec![Player::Random; n_seats]),
        [everybody] => Ok(vec![*everybody; n_seats]),
        several if several.len() == n_seats => Ok(players),
        several => Err(Complaint::usage(format!(
            "--seats names {} players, but the game has {n_seats} seats",
            several.len()
        ))),
    }
}
