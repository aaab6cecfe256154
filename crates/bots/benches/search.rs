//! Simulations per second of the search, on one thread, from the opening of the reference games.

use std::hint::black_box;

use bots::{Bot, Budget, ByCompany, Ismcts, Level, Picks, Question, Settings};
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use engine::{Content, Hints, Options, Setup, Silent, Step, Turn, Viewer, repeatable};
use reference_games::{connect_four, goofspiel, leduc, tic_tac_toe};

/// How many simulations a measured decision makes.
const SIMULATIONS: u32 = 20_000;

/// Roll-outs to the very end, everything equally likely: what the peers do.
fn plain() -> Settings {
    Settings {
        budget: Budget { simulations: SIMULATIONS, limit_ms: None },
        horizon: ByCompany::always(u32::MAX),
        picks: ByCompany::always(Picks::Any),
        ..Level::Expert.settings()
    }
}

fn measure<G: Hints>(criterion: &mut Criterion, name: &str, settings: Settings) {
    let setup = G::Setup::new(&Content::standard(), &Options::new()).expect("the defaults play");
    let mut state = G::start(&setup);
    let mut rng = repeatable(1);
    while state.turn() == Turn::Chance {
        let drawn = state.draw(&mut rng);
        state.apply_unchecked(Step::Chance(drawn), &mut Silent);
    }
    let seat = state.turn().awaited().first().expect("somebody is to act");
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let view = state.view(Viewer::Seat(seat));
    let mut bot = Ismcts::<G>::new(settings);
    let mut group = criterion.benchmark_group("simulations");
    group.throughput(Throughput::Elements(u64::from(SIMULATIONS)));
    group.sample_size(10);
    group.bench_function(BenchmarkId::new(G::ID, name), |bencher| {
        let mut seed = 0;
        bencher.iter(|| {
            seed += 1;
            black_box(bot.choose(&Question { seat, view: &view, legal: &legal, seed }))
        });
    });
    group.finish();
}

fn benches(criterion: &mut Criterion) {
    measure::<connect_four::State>(criterion, "plain", plain());
    measure::<tic_tac_toe::State>(criterion, "plain", plain());
    measure::<leduc::State>(criterion, "plain", plain());
    measure::<goofspiel::State>(criterion, "plain", plain());
    let expert = Level::Expert.settings().with_simulations(SIMULATIONS);
    measure::<connect_four::State>(criterion, "expert", expert);
}

criterion_group!(search, benches);
criterion_main!(search);
