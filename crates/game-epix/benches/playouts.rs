//! How fast random games are played, states are copied and the winter test is answered.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use engine::{Content, Game, Options, Seat, Setup as _, Silent, Step, Turn, below, repeatable};
use game_epix::{CardSet, Phase, Setup, State, winter};
use rand_core::Rng;
use std::hint::black_box;

const SETUPS: [&str; 4] = [
    "seats=4 rules=advanced",
    "seats=3 rules=advanced",
    "seats=2 rules=advanced",
    "seats=4 rules=basic",
];

fn start(options: &str) -> State {
    let options: Options = options.parse().expect("the options are well formed");
    let setup = Setup::new(&Content::standard(), &options).expect("the options make a setup");
    State::start(&setup)
}

/// Takes one random step; says whether the game goes on.
fn step<R: Rng>(state: &mut State, rng: &mut R, actions: &mut Vec<game_epix::Action>) -> bool {
    let step = match state.turn() {
        Turn::Over => return false,
        Turn::Chance => Step::Chance(state.draw(rng)),
        Turn::Decide(seats) => {
            let seat = seats.first().expect("somebody is awaited");
            state.legal_actions(seat, actions);
            let action = actions[below(rng, actions.len() as u32) as usize];
            Step::Act { seat, action }
        }
    };
    state.apply_unchecked(step, &mut Silent);
    true
}

/// Plays games to the end and returns how many steps they took.
fn play(start: &State, n_games: u64) -> u64 {
    let (mut rng, mut actions, mut n_steps) = (repeatable(7), Vec::new(), 0);
    for _ in 0..n_games {
        let mut state = start.clone();
        while step(&mut state, &mut rng, &mut actions) {
            n_steps += 1;
        }
        black_box(&state);
    }
    n_steps
}

fn playouts(c: &mut Criterion) {
    let mut group = c.benchmark_group("decisions");
    for options in SETUPS {
        let state = start(options);
        let n_games = 200;
        group.throughput(Throughput::Elements(play(&state, n_games)));
        group.bench_function(options, |b| b.iter(|| play(&state, n_games)));
    }
    group.finish();
}

/// Positions in which a seat is about to play two winter cards. Thrifty players stake nothing in auctions and do not
/// bid, so that winter finds them with gold and units.
fn winter_positions(options: &str, n: usize, thrifty: bool) -> Vec<State> {
    let (mut rng, mut actions, mut found) = (repeatable(11), Vec::new(), Vec::new());
    while found.len() < n {
        let mut state = start(options);
        loop {
            let open = state.open();
            if open.phase == Phase::Order {
                found.push(state.clone());
            }
            let lean = thrifty && matches!(open.phase, Phase::Auction | Phase::Stake);
            if lean {
                let seat = state.turn().awaited().first().expect("somebody is awaited");
                state.legal_actions(seat, &mut actions);
                state.apply_unchecked(Step::Act { seat, action: actions[0] }, &mut Silent);
            } else if !step(&mut state, &mut rng, &mut actions) {
                break;
            }
        }
    }
    found
}

fn winter_test(c: &mut Criterion) {
    for (name, options, thrifty) in [
        ("random play, four seats", SETUPS[0], false),
        ("thrifty play, four seats", SETUPS[3], true),
        ("thrifty play with abilities", SETUPS[0], true),
        ("thrifty play, two seats", "seats=2 rules=basic", true),
    ] {
        report_winter(name, &winter_positions(options, 4000, thrifty));
    }
    let positions = winter_positions(SETUPS[0], 500, false);
    c.bench_function("winter test, mean over positions and cards", |b| {
        b.iter(|| {
            for state in &positions {
                black_box(winter::can_win_with(state, Seat::new(0), CardSet::PAIRS[1]));
            }
        });
    });
}

/// Median and tail of the winter test, every pair of cards in every position.
fn report_winter(name: &str, positions: &[State]) {
    let mut times: Vec<u128> = Vec::new();
    for state in positions {
        for cards in CardSet::PAIRS {
            // The best of three: what else runs on the machine is not the search's fault.
            let time = || {
                let clock = std::time::Instant::now();
                black_box(winter::can_win_with(state, state.open().actor, cards));
                clock.elapsed().as_nanos()
            };
            times.push((0..3).map(|_| time()).min().expect("three times"));
        }
    }
    times.sort_unstable();
    let at = |share: usize| times[(times.len() - 1) * share / 1000];
    println!(
        "winter test, {name}, ns: median {}, 90 % {}, 99 % {}, 99.9 % {}, worst {}, mean {}",
        at(500),
        at(900),
        at(990),
        at(999),
        at(1000),
        times.iter().sum::<u128>() / times.len() as u128
    );
}

fn copying(c: &mut Criterion) {
    let mut state = start(SETUPS[0]);
    let (mut rng, mut actions) = (repeatable(3), Vec::new());
    for _ in 0..60 {
        step(&mut state, &mut rng, &mut actions);
    }
    println!("a state is {} bytes", size_of::<State>());
    c.bench_function("clone", |b| b.iter(|| black_box(state.clone())));
}

criterion_group!(benches, playouts, winter_test, copying);
criterion_main!(benches);
