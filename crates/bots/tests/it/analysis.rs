//! Analyses add up, and blame the right step.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use bots::{
    Bot, Chances, Interrupt, Ismcts, Kind, Level, Question, Settings, Uninterrupted, analyse,
};
use engine::{
    Content, Dealing, Hints, Options, PackOf, Seat, Step, StepOf, Table, Turn, below, repeatable,
};
use reference_games::{connect_four, goofspiel, leduc};

fn settings() -> Settings {
    Level::Expert.settings().with_simulations(400)
}

fn open<G: Hints>() -> Table<G> {
    let names = vec![String::from("Ada"), String::from("Bo")];
    let content = Content::<PackOf<G>>::standard();
    Table::open(&content, &Options::new(), names, Dealing::ByHand).expect("the defaults play")
}

fn random_table<G: Hints>(seed: u64) -> Table<G> {
    let mut table = open::<G>();
    let mut rng = repeatable(seed);
    let mut legal = Vec::new();
    loop {
        let state = table.state();
        let step: StepOf<G> = match state.turn() {
            Turn::Over => return table,
            Turn::Chance => Step::Chance(state.draw(&mut rng)),
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                state.legal_actions(seat, &mut legal);
                Step::Act { seat, action: legal[below(&mut rng, legal.len() as u32) as usize] }
            }
        };
        table.apply(step).expect("a legal step");
    }
}

fn assert_adds_up<G: Hints>() {
    for seed in 0..3 {
        let table = random_table::<G>(seed);
        let analysis = analyse(&table, settings(), seed, || {});
        assert_eq!(analysis.moments.len(), table.steps().len());
        let outcome = table.state().outcome().expect("the game is over");
        for (account, payoff) in analysis.accounts.iter().zip(&outcome.payoffs) {
            let parts = account.start + account.luck + account.skill + account.others;
            assert!((parts + account.unknown - payoff).abs() < 1e-12, "{account:?}");
            assert!((account.result - payoff).abs() < 1e-12, "{account:?}");
            // Random play cannot come out as better than the bot's but for noise.
            assert!(account.skill <= 0.05, "{account:?}");
        }
    }
}

#[test]
fn luck_and_skill_add_up_to_the_result() {
    assert_adds_up::<connect_four::State>();
    assert_adds_up::<leduc::State>();
    assert_adds_up::<goofspiel::State>();
}

#[test]
fn the_same_seed_gives_the_same_analysis() {
    let table = random_table::<leduc::State>(5);
    let twice = [0, 1].map(|_| analyse(&table, settings(), 7, || {}));
    assert_eq!(twice[0], twice[1]);
}

#[test]
fn a_blunder_is_named_with_what_should_have_been_done() {
    // The second seat lets three in a row stand, and the first completes them.
    let mut table = open::<connect_four::State>();
    for (n, column) in [4, 1, 4, 1, 4, 7, 4].into_iter().enumerate() {
        let action = connect_four::DropDisc { column };
        table.apply(Step::Act { seat: Seat::new(n % 2), action }).expect("a legal step");
    }
    let analysis = analyse(&table, settings(), 1, || {});
    let Kind::Decision(blunder) = &analysis.moments[5].kind else {
        panic!("the sixth step was a choice");
    };
    assert_eq!((blunder.seat, blunder.best.column), (Seat::new(1), 4));
    assert!(blunder.cost > 0.2, "{blunder:?}");
    let Kind::Decision(win) = &analysis.moments[6].kind else {
        panic!("the last step was a choice");
    };
    assert!(win.cost == 0.0 && win.value > 0.9, "{win:?}");
    assert!(analysis.accounts[1].skill < -0.2 && analysis.accounts[0].luck == 0.0);
}

#[test]
fn noise_lies_on_both_sides_of_nothing() {
    // A cost that was never below 0 would add up noise where choices are as good as each other.
    let tables: Vec<_> = (0..6).map(random_table::<goofspiel::State>).collect();
    let mut costs = Vec::new();
    for table in &tables {
        for moment in analyse(table, settings(), 3, || {}).moments {
            if let Kind::Decision(decision) = moment.kind {
                costs.push(decision.cost);
            }
        }
    }
    assert!(costs.iter().any(|cost| *cost < 0.0), "no noise at all below 0");
}

#[test]
fn a_clock_is_enough_to_analyse_by() {
    let table = random_table::<leduc::State>(2);
    let analysis = analyse(&table, settings().with_time(2), 1, || {});
    assert_eq!(analysis.moments.len(), table.steps().len());
}

/// The chances one moment at a time.
fn chances<G: Hints>(table: &Table<G>, interrupt: &dyn Interrupt) -> Vec<Vec<f64>> {
    let mut chances = Chances::new(table, settings(), 5);
    std::iter::from_fn(|| chances.next(interrupt)).map(|values| values.to_vec()).collect()
}

#[test]
fn chances_moment_by_moment_are_those_of_the_analysis() {
    for seed in 0..3 {
        let table = random_table::<leduc::State>(seed);
        let analysis = analyse(&table, settings(), 5, || {});
        let whole = std::iter::once(analysis.start.to_vec())
            .chain(analysis.moments.iter().map(|moment| moment.values.to_vec()));
        assert_eq!(chances(&table, &Uninterrupted), whole.collect::<Vec<_>>());
    }
}

/// Counts how often it is asked, says that it held the search up, and ends it after so many times.
struct Gate {
    n_asked: AtomicU32,
    last: u32,
}

impl Gate {
    fn after(last: u32) -> Gate {
        Gate { n_asked: AtomicU32::new(0), last }
    }

    fn n_asked(&self) -> u32 {
        self.n_asked.load(Ordering::Relaxed)
    }
}

impl Interrupt for Gate {
    fn check(&self) -> Option<Duration> {
        let n_asked = self.n_asked.fetch_add(1, Ordering::Relaxed) + 1;
        (n_asked < self.last).then_some(Duration::from_secs(1))
    }
}

fn choice<G: Hints>(settings: Settings, gate: &Gate) -> bots::Choice<G::Action> {
    let table = open::<G>();
    let seat = Seat::new(0);
    let mut legal = Vec::new();
    table.state().legal_actions(seat, &mut legal);
    let view = table.state().view(engine::Viewer::Seat(seat));
    let question = Question { seat, view: &view, legal: &legal, seed: 3 };
    Ismcts::<G>::new(settings).choose_within(&question, gate)
}

#[test]
fn a_search_that_is_held_up_chooses_what_it_would_have_chosen() {
    let table = random_table::<leduc::State>(1);
    let gate = Gate::after(u32::MAX);
    assert_eq!(chances(&table, &gate), chances(&table, &Uninterrupted));
    assert!(gate.n_asked() >= 100, "{}", gate.n_asked());
    let settled = choice::<connect_four::State>(settings(), &Gate::after(u32::MAX));
    assert!(settled.n_simulations > 100, "{settled:?}");
    // The time for which it was held up is not taken from what it has: it could do nothing else with 1 ms.
    let gate = Gate::after(500);
    choice::<connect_four::State>(settings().with_time(1), &gate);
    assert_eq!(gate.n_asked(), 500);
}

#[test]
fn a_search_that_is_ended_stops_at_once_and_still_chooses() {
    let gate = Gate::after(7);
    let choice = choice::<connect_four::State>(settings(), &gate);
    assert_eq!((gate.n_asked(), choice.n_simulations), (7, 7));
}
