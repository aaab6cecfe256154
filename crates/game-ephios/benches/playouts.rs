//! How fast random games go, per decision, and what a copy of the state costs.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use engine::{Content, Game, Options, Setup as _, Silent, Step, Turn, Viewer, below, repeatable};
use game_ephios::{Action, Setup, State};
use rand_core::Rng;

fn start(options: &str) -> State {
    let options: Options = options.parse().expect("the options are well formed");
    State::start(&Setup::new(&Content::standard(), &options).expect("the setup is valid"))
}

/// Plays random games for `n` decisions and says how long it took.
fn decide<R: Rng>(from: &State, n: u64, rng: &mut R) -> Duration {
    let mut actions: Vec<Action> = Vec::with_capacity(64);
    let mut state = from.clone();
    let mut left = n;
    let begun = Instant::now();
    while left > 0 {
        match state.turn() {
            Turn::Over => state = from.clone(),
            Turn::Chance => {
                let outcome = state.draw(rng);
                state.apply_unchecked(Step::Chance(outcome), &mut Silent);
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                state.legal_actions(seat, &mut actions);
                let action = actions[below(rng, actions.len() as u32) as usize];
                state.apply_unchecked(Step::Act { seat, action }, &mut Silent);
                left -= 1;
            }
        }
    }
    black_box(&state);
    begun.elapsed()
}

fn decisions(c: &mut Criterion) {
    for (name, options) in [
        ("quick, 2 players", "mode=quick seats=2"),
        ("quick, 4 players", "mode=quick seats=4"),
        ("campaign, 4 players", "mode=campaign seats=4"),
        ("solo", "mode=solo"),
    ] {
        let from = start(options);
        let mut rng = repeatable(1);
        c.bench_function(&format!("one decision: {name}"), |b| {
            b.iter_custom(|n| decide(&from, n, &mut rng));
        });
    }
}

/// A state in the middle of a game with four players.
fn middle() -> State {
    let mut state = start("mode=quick seats=4");
    let mut rng = repeatable(7);
    let mut actions = Vec::new();
    for _ in 0..120 {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = state.draw(&mut rng);
                state.apply_unchecked(Step::Chance(outcome), &mut Silent);
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                state.legal_actions(seat, &mut actions);
                let action = actions[below(&mut rng, actions.len() as u32) as usize];
                state.apply_unchecked(Step::Act { seat, action }, &mut Silent);
            }
        }
    }
    state
}

fn copies(c: &mut Criterion) {
    let state = middle();
    c.bench_function("clone", |b| {
        b.iter_batched(|| (), |()| black_box(&state).clone(), BatchSize::SmallInput);
    });
    let view = state.view(Viewer::Seat(engine::Seat::new(0)));
    let mut rng = repeatable(3);
    c.bench_function("determinize", |b| b.iter(|| State::determinize(black_box(&view), &mut rng)));
}

criterion_group! {
    name = playouts;
    config = Criterion::default().sample_size(20).measurement_time(Duration::from_secs(2));
    targets = decisions, copies
}
criterion_main!(playouts);
