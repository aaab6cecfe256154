//! Random play-outs through the generic contract, with the `board-game` crate beside them.
//!
//! `cargo bench -p reference-games --bench playouts`; `docs/performance.md` has the figures.

use std::hint::black_box;
use std::time::Duration;

use board_game::board::Board;
use board_game::games::connect4::Connect4;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use engine::{Content, Game, NoPack, Options, Setup, Silent, Step, Turn, below};
use rand_08::rngs::SmallRng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use reference_games::{connect_four, goofspiel, kuhn, leduc, tic_tac_toe};

/// Plays one game at random; returns how many decisions it took.
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

fn ours<G: Game<Setup: Setup<Pack = NoPack>>>(criterion: &mut Criterion) {
    let setup = G::Setup::new(&Content::standard(), &Options::new()).expect("defaults are valid");
    let start = G::start(&setup);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1000);
    let mut legal = Vec::new();
    let mut group = criterion.benchmark_group(G::ID);
    group.throughput(Throughput::Elements(1));
    group.bench_function("ours", |b| b.iter(|| play(black_box(&start), &mut rng, &mut legal)));
    group.finish();
}

fn peer(criterion: &mut Criterion) {
    let start = Connect4::default();
    let mut rng = rand_08::SeedableRng::seed_from_u64(1000);
    let mut group = criterion.benchmark_group(connect_four::State::ID);
    group.throughput(Throughput::Elements(1));
    group.bench_function("board-game", |b| b.iter(|| play_peer(black_box(&start), &mut rng)));
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .measurement_time(Duration::from_secs(2))
        .warm_up_time(Duration::from_millis(500));
    targets =
        ours::<connect_four::State>,
        peer,
        ours::<tic_tac_toe::State>,
        ours::<kuhn::State>,
        ours::<leduc::State>,
        ours::<goofspiel::State>,
}
criterion_main!(benches);
