//! Random Connect Four play-outs beside two peers, in one run: moves a second, and the ratios.
//!
//! `compare.sh [rounds] [seconds]` in this folder installs OpenSpiel, builds this and runs it.

use std::fs;
use std::hint::black_box;
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use board_game::board::Board;
use board_game::games::connect4::Connect4;
use engine::{Game, Silent, Step, Turn, below};
use rand_08::rngs::SmallRng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use reference_games::connect_four;
use reference_games::two_seats::TwoSeats;

/// Games between two looks at the clock.
const BATCH: usize = 1000;

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<f64>());
    let mut next = |default: f64| match arguments.next() {
        None => default,
        Some(number) => number.expect("rounds and seconds are numbers"),
    };
    let (n_rounds, seconds) = (next(7.0) as u64, next(1.0));
    let mut rates: [Vec<f64>; 3] = Default::default();
    for round in 0..n_rounds {
        // By turns, so that whatever else the machine does meets all of them.
        rates[0].push(ours(seconds, round));
        rates[1].push(board_game(seconds, round));
        rates[2].extend(openspiel(seconds, round));
    }
    println!(
        "Connect Four, random play-outs on one thread, {n_rounds} rounds of {seconds} s by turns"
    );
    println!("ours (generic contract)   {:>7.2} M moves/s", median(&rates[0]) / 1e6);
    report("board-game 0.8.2", &rates[0], &rates[1], 0.6);
    report("OpenSpiel, C++ roll-outs", &rates[0], &rates[2], 8.0);
}

fn report(peer: &str, ours: &[f64], theirs: &[f64], goal: f64) {
    if theirs.is_empty() {
        println!("{peer:<25} not installed: use compare.sh");
        return;
    }
    let mut ratios: Vec<f64> =
        ours.iter().zip(theirs).map(|(ours, theirs)| ours / theirs).collect();
    ratios.sort_by(f64::total_cmp);
    println!(
        "{peer:<25} {:>7.2} M moves/s   ours is {:.2} times that ({:.2} to {:.2}; the goal is {goal})",
        median(theirs) / 1e6,
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

fn ours(seconds: f64, seed: u64) -> f64 {
    let start = connect_four::State::start(&TwoSeats);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut legal = Vec::new();
    rate(seconds, || play(black_box(&start), &mut rng, &mut legal))
}

fn board_game(seconds: f64, seed: u64) -> f64 {
    let start = Connect4::default();
    let mut rng = rand_08::SeedableRng::seed_from_u64(seed);
    rate(seconds, || play_peer(black_box(&start), &mut rng))
}

/// Plays one game at random, as a roll-out does; returns how many decisions it took.
fn play<G: Game, R: Rng>(start: &G, rng: &mut R, legal: &mut Vec<G::Action>) -> u64 {
    let mut state = start.clone();
    let mut n_decisions = 0;
    loop {
        let step = match state.turn() {
            Turn::Over => return n_decisions,
            Turn::Chance => Step::Chance(state.draw(rng)),
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                state.legal_actions(seat, legal);
                n_decisions += 1;
                Step::Act { seat, action: legal[below(rng, legal.len() as u32) as usize] }
            }
        };
        state.apply_unchecked(step, &mut Silent);
    }
}

/// The same with the peer's own way of playing a random move.
fn play_peer<B: Board>(start: &B, rng: &mut SmallRng) -> u64 {
    let mut board = start.clone();
    let mut n_decisions = 0;
    while board.play_random_available_move(rng).is_ok() {
        n_decisions += 1;
    }
    n_decisions
}

/// The rate that the peer's script prints; nothing when the peer is not installed.
fn openspiel(seconds: f64, seed: u64) -> Option<f64> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let python = folder.join("../../../../target/peers/venv/bin/python");
    if !python.exists() {
        return None;
    }
    let printed = Command::new(python)
        .arg(folder.join("openspiel_rollouts.py"))
        .args([seconds.to_string(), seed.to_string()])
        .output()
        .expect("Python starts");
    let text = String::from_utf8_lossy(&printed.stdout);
    Some(text.trim().parse().unwrap_or_else(|_| panic!("no rate but {printed:?}")))
}

/// Moves a second when `one` plays one game after the other.
fn rate(seconds: f64, mut one: impl FnMut() -> u64) -> f64 {
    for _ in 0..BATCH {
        black_box(one());
    }
    let (wall, cpu) = (Instant::now(), cpu_seconds());
    let mut n_moves = 0;
    while wall.elapsed().as_secs_f64() < seconds {
        n_moves += (0..BATCH).map(|_| black_box(one())).sum::<u64>();
    }
    let spent = match (cpu, cpu_seconds()) {
        (Some(before), Some(after)) => after - before,
        _ => wall.elapsed().as_secs_f64(),
    };
    n_moves as f64 / spent
}

/// How long this thread has been on a core, where the system says so: on a busy machine that is what compares.
fn cpu_seconds() -> Option<f64> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(text.split(' ').next()?.parse::<f64>().ok()? / 1e9)
}
