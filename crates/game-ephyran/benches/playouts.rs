//! How fast random games are played, and states copied.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use engine::{Content, Game, Options, Setup as _, Silent, Step, Turn, below, repeatable};
use game_ephyran::{Action, Setup, State};
use rand_core::Rng;

fn start(n_seats: usize) -> State {
    let options = Options::new().with("seats", n_seats);
    State::start(&Setup::new(&Content::standard(), &options).expect("the options make a setup"))
}

/// Takes a random step and says whether somebody decided it.
fn step<R: Rng>(state: &mut State, actions: &mut Vec<Action>, rng: &mut R) -> bool {
    match state.turn() {
        Turn::Decide(seats) => {
            let seat = seats.first().expect("somebody is awaited");
            state.legal_actions(seat, actions);
            let action = actions[below(rng, actions.len() as u32) as usize];
            state.apply_unchecked(Step::Act { seat, action }, &mut Silent);
            true
        }
        Turn::Chance | Turn::Over => {
            let drawn = state.draw(rng);
            state.apply_unchecked(Step::Chance(drawn), &mut Silent);
            false
        }
    }
}

/// The time that `n_decisions` take, whole games one after another.
fn decide(start: &State, n_decisions: u64) -> Duration {
    let (mut rng, mut actions) = (repeatable(6), Vec::new());
    let (mut state, mut n_left) = (start.clone(), n_decisions);
    let clock = Instant::now();
    while n_left > 0 {
        if state.turn() == Turn::Over {
            state = start.clone();
        }
        n_left -= u64::from(step(&mut state, &mut actions, &mut rng));
    }
    clock.elapsed()
}

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("ephyran");
    group.throughput(Throughput::Elements(1));
    for n_seats in 2..=4 {
        let state = start(n_seats);
        group.bench_function(format!("decision, {n_seats} seats"), |bencher| {
            bencher.iter_custom(|n_decisions| decide(&state, n_decisions));
        });
    }
    let (mut rng, mut actions, mut state) = (repeatable(6), Vec::new(), start(4));
    for _ in 0..150 {
        step(&mut state, &mut actions, &mut rng);
    }
    group.bench_function("clone", |bencher| bencher.iter(|| black_box(&state).clone()));
    group.finish();
}

criterion_group!(benches, playouts);
criterion_main!(benches);
