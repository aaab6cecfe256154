//! Random play-outs of every reference game through the generic contract.
//!
//! `cargo bench -p reference-games`; `peers/` measures Connect Four beside other systems.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use engine::{Content, Game, NoPack, Options, Setup, Silent, Step, Turn, below};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use reference_games::{connect_four, goofspiel, kuhn, leduc, tic_tac_toe};

/// Games in one measured step, so that its number of decisions is nearly the mean one.
const BATCH: u64 = 1000;

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

/// Measures decisions a second.
fn playouts<G: Game<Setup: Setup<Pack = NoPack>>>(criterion: &mut Criterion) {
    let setup = G::Setup::new(&Content::standard(), &Options::new()).expect("defaults are valid");
    let start = G::start(&setup);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1000);
    let mut legal = Vec::new();
    let mut batch = || (0..BATCH).map(|_| play(black_box(&start), &mut rng, &mut legal)).sum();
    let mut group = criterion.benchmark_group("playouts");
    group.throughput(Throughput::Elements(batch()));
    group.bench_function(G::ID, |b| b.iter(&mut batch));
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .measurement_time(Duration::from_secs(3))
        .warm_up_time(Duration::from_millis(500))
        .sample_size(50);
    targets =
        playouts::<tic_tac_toe::State>,
        playouts::<connect_four::State>,
        playouts::<kuhn::State>,
        playouts::<leduc::State>,
        playouts::<goofspiel::State>,
}
criterion_main!(benches);
