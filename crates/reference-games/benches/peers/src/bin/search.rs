//! Searches and solvers beside two peers, in one run: simulations a second, and how fast CFR gets near equilibrium.
//!
//! `compare.sh search [rounds] [seconds]` in this folder installs OpenSpiel, builds this and runs it.

use std::fs;
use std::hint::black_box;
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use board_game::ai::mcts::mcts_build_tree;
use board_game::games::connect4::Connect4;
use bots::{Bot, ByCompany, Cfr, GameTree, Ismcts, Level, Picks, Question, Settings, Variant};
use engine::{Content, Game, Hints, Options, Setup, Silent, Step, Turn, Viewer, repeatable};
use reference_games::{connect_four, leduc, tic_tac_toe};

/// How many simulations a search makes.
const N_SIMULATIONS: u32 = 10_000;
/// The weight of exploration that the peers are given, as in their own examples.
const PEERS_EXPLORATION: f32 = 2.0;
/// After how many iterations of CFR its policy is looked at.
const MARKS: [u32; 3] = [10, 100, 1000];

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<f64>());
    let mut next = |default: f64| match arguments.next() {
        None => default,
        Some(number) => number.expect("rounds and seconds are numbers"),
    };
    let (n_rounds, seconds) = (next(5.0) as u64, next(1.0));
    let mut rates: [Vec<f64>; 7] = Default::default();
    for round in 0..n_rounds {
        // By turns, so that whatever else the machine does meets all of them.
        rates[0].push(ours::<connect_four::State>(seconds, round));
        rates[1].push(board_game(seconds, round));
        rates[2].extend(openspiel("connect_four", seconds, round));
        rates[3].push(ours::<tic_tac_toe::State>(seconds, round));
        rates[4].extend(openspiel("tic_tac_toe", seconds, round));
        rates[5].push(ours::<leduc::State>(seconds, round));
        rates[6].extend(openspiel("leduc_poker", seconds, round));
    }
    println!(
        "Searches of {N_SIMULATIONS} simulations with random roll-outs on one thread, {n_rounds} rounds of {seconds} s by turns"
    );
    report("Connect Four", "board-game 0.8.2", &rates[0], &rates[1], 0.4);
    report("Connect Four", "OpenSpiel 2.0.2 MCTS", &rates[0], &rates[2], 5.0);
    report("tic-tac-toe", "OpenSpiel 2.0.2 MCTS", &rates[3], &rates[4], 3.0);
    report("Leduc", "OpenSpiel 2.0.2 IS-MCTS", &rates[5], &rates[6], 3.0);
    solvers();
}

fn report(game: &str, peer: &str, ours: &[f64], theirs: &[f64], goal: f64) {
    if theirs.is_empty() {
        println!("{game}: {peer} is not installed: use compare.sh");
        return;
    }
    let mut ratios: Vec<f64> =
        ours.iter().zip(theirs).map(|(ours, theirs)| ours / theirs).collect();
    ratios.sort_by(f64::total_cmp);
    println!(
        "{game:<13} ours {:>9.0}/s   {peer:<23} {:>9.0}/s   ours is {:.2} times that ({:.2} to {:.2}; the goal is {goal})",
        median(ours),
        median(theirs),
        median(&ratios),
        ratios[0],
        ratios[ratios.len() - 1],
    );
}

fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

/// Our search as the peers' are: every roll-out to the end, everything equally likely.
fn plain() -> Settings {
    Settings {
        depth: ByCompany::always(u32::MAX),
        horizon: ByCompany::always(u32::MAX),
        picks: ByCompany::always(Picks::Any),
        ..Level::Expert.settings().with_simulations(N_SIMULATIONS)
    }
}

fn start_of<G: Game>() -> G {
    G::start(&G::Setup::new(&Content::standard(), &Options::new()).expect("the defaults play"))
}

fn ours<G: Hints>(seconds: f64, seed: u64) -> f64 {
    let mut state = start_of::<G>();
    let mut rng = repeatable(seed);
    while state.turn() == Turn::Chance {
        let drawn = state.draw(&mut rng);
        state.apply_unchecked(Step::Chance(drawn), &mut Silent);
    }
    let seat = state.turn().awaited().first().expect("somebody is to act");
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let view = state.view(Viewer::Seat(seat));
    let mut bot = Ismcts::<G>::new(plain());
    let mut seed = seed << 32;
    rate(seconds, || {
        seed += 1;
        // It stops when its choice is settled: what counts is what it did.
        bot.choose(&Question { seat, view: &view, legal: &legal, seed }).n_simulations
    })
}

fn board_game(seconds: f64, seed: u64) -> f64 {
    let board = Connect4::default();
    let mut rng: rand_08::rngs::SmallRng = rand_08::SeedableRng::seed_from_u64(seed);
    rate(seconds, || {
        let tree =
            mcts_build_tree(black_box(&board), N_SIMULATIONS.into(), PEERS_EXPLORATION, &mut rng);
        tree[0].visits as u64
    })
}

/// Simulations a CPU second when `one` makes one search after the other.
fn rate(seconds: f64, mut one: impl FnMut() -> u64) -> f64 {
    black_box(one());
    let (wall, cpu) = (Instant::now(), cpu_seconds());
    let mut n_simulations = 0;
    while wall.elapsed().as_secs_f64() < seconds {
        n_simulations += black_box(one());
    }
    let spent = match (cpu, cpu_seconds()) {
        (Some(before), Some(after)) => after - before,
        _ => wall.elapsed().as_secs_f64(),
    };
    n_simulations as f64 / spent
}

/// How long this thread has been on a core, where the system says so: on a busy machine that is what compares.
fn cpu_seconds() -> Option<f64> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(text.split(' ').next()?.parse::<f64>().ok()? / 1e9)
}

/// What the peer's script prints; nothing when the peer is not installed.
fn script(arguments: &[String]) -> Option<String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let python = folder.join("../../../../target/peers/venv/bin/python");
    if !python.exists() {
        return None;
    }
    let printed = Command::new(python)
        .arg(folder.join("openspiel_search.py"))
        .args(arguments)
        .output()
        .expect("Python starts");
    assert!(printed.status.success(), "{}", String::from_utf8_lossy(&printed.stderr));
    Some(String::from_utf8_lossy(&printed.stdout).into_owned())
}

fn openspiel(game: &str, seconds: f64, seed: u64) -> Option<f64> {
    let arguments =
        ["search", game, &N_SIMULATIONS.to_string(), &seconds.to_string(), &seed.to_string()];
    let text = script(&arguments.map(String::from))?;
    Some(text.trim().parse().unwrap_or_else(|_| panic!("no rate but {text:?}")))
}

/// Exploitability of Leduc after some iterations of CFR, ours and OpenSpiel's, with the time both took.
fn solvers() {
    let tree = GameTree::new(&start_of::<leduc::State>());
    let mut theirs = vec![String::from("cfr"), String::from("leduc_poker")];
    theirs.extend(MARKS.map(|mark| mark.to_string()));
    let theirs = script(&theirs).unwrap_or_default();
    let mut theirs = theirs.lines();
    println!("\nLeduc, CFR: exploitability in chips and CPU seconds spent on the iterations");
    println!("iterations       ours                 ours, CFR+           OpenSpiel 2.0.2");
    let mut solvers = [Variant::InTurn, Variant::Plus].map(|variant| Cfr::new(&tree, variant));
    let (mut n_done, mut spent) = (0, [0.0; 2]);
    for mark in MARKS {
        let mut line = format!("{mark:>10}");
        for (solver, spent) in solvers.iter_mut().zip(&mut spent) {
            let start = cpu_seconds().unwrap_or_default();
            (n_done..mark).for_each(|_| solver.iterate());
            *spent += cpu_seconds().unwrap_or_default() - start;
            let exploitability = solver.policy().exploitability(&tree);
            line += &format!("   {exploitability:>9.6} {spent:>6.3} s");
        }
        n_done = mark;
        let peer = theirs.next().and_then(|line| line.split_once(' '));
        let peer = peer.and_then(|(a, b)| Some((a.parse::<f64>().ok()?, b.parse::<f64>().ok()?)));
        match peer {
            Some((exploitability, spent)) => {
                println!("{line}   {exploitability:>9.6} {spent:>6.3} s")
            }
            None => println!("{line}   not installed: use compare.sh"),
        }
    }
}
