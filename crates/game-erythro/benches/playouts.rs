//! How fast random games go, in decisions per second, and what a clone costs.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use engine::{Content, Game, Setup as _, Silent, Step, Turn, below, repeatable};
use game_erythro::action::Action;
use game_erythro::setup::Setup;
use game_erythro::state::State;

const GAMES: u64 = 100;

fn start(options: &str) -> State {
    let options = options.parse().expect("the options can be read");
    State::start(&Setup::new(&Content::standard(), &options).expect("the options make a setup"))
}

/// Plays a random game and returns how many decisions it took.
fn playout(mut state: State, seed: u64, actions: &mut Vec<Action>) -> u64 {
    let mut rng = repeatable(seed);
    let mut n_decisions = 0;
    loop {
        let step = match state.turn() {
            Turn::Over => return n_decisions,
            Turn::Chance => Step::Chance(state.draw(&mut rng)),
            Turn::Decide(seats) => {
                let nth = below(&mut rng, seats.len() as u32) as usize;
                let seat = seats.into_iter().nth(nth).expect("somebody is awaited");
                state.legal_actions(seat, actions);
                let action = actions[below(&mut rng, actions.len() as u32) as usize];
                n_decisions += 1;
                Step::Act { seat, action }
            }
        };
        state.apply_unchecked(step, &mut Silent);
    }
}

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("playouts");
    for adversary in ["mars", "alliance", "consortium"] {
        let state = start(&format!("seats=4 adversary={adversary} difficulty=medium"));
        let mut actions = Vec::new();
        let n: u64 = (0..GAMES).map(|seed| playout(state.clone(), seed, &mut actions)).sum();
        group.throughput(Throughput::Elements(n));
        group.bench_function(adversary, |bencher| {
            bencher.iter(|| {
                (0..GAMES).map(|seed| playout(state.clone(), seed, &mut actions)).sum::<u64>()
            });
        });
    }
    group.finish();
}

fn clones(criterion: &mut Criterion) {
    let state = start("seats=4 adversary=mars difficulty=hard");
    criterion.bench_function("clone", |bencher| {
        bencher.iter_batched(|| (), |()| black_box(state.clone()), BatchSize::SmallInput);
    });
}

criterion_group!(benches, playouts, clones);
criterion_main!(benches);
