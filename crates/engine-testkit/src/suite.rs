//! Random games of a game, put through every check there is.

use std::any::Any;
use std::cell::Cell;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::{
    Content, Encode, Game, Options, PackOf, Secret, Setup, Step, StepOf, Table, Turn, Viewer,
    Words, below, repeatable,
};
use rand_core::Rng;

use crate::conformance::{self, Pool};
use crate::encode;
use crate::exhaustive;
use crate::leaks::{self, Claims};

/// What a check found: nothing, or what is wrong.
pub type Check = Result<(), String>;

/// Something wrong with a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The game's options.
    pub setup: String,
    /// The number of the random game, which is its seed.
    pub seed: u64,
    /// How many steps of it had been taken.
    pub step: usize,
    /// What is wrong.
    pub problem: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Finding { setup, seed, step, problem } = self;
        write!(f, "setup `{setup}`, seed {seed}, after {step} steps: {problem}")
    }
}

/// The conformance and leak suite of the game `G`.
pub struct Suite<G: Words> {
    content: Content<PackOf<G>>,
    setups: Vec<String>,
    first_seed: u64,
    n_games: u64,
    n_samples: usize,
    depth: Option<usize>,
    claims: Claims<G>,
}

/// How many positions of a random game are looked at closely, unless told otherwise.
const SAMPLES: usize = 8;
/// How many random games are played for each setup, unless told otherwise.
const GAMES: u64 = 50;
/// One random game in so many tries to take back, which deals a lot.
const UNDO_EVERY: u64 = 8;
/// One in so many steps is something that a seat does besides, where the game has such things.
const ASIDE_EVERY: u32 = 6;
/// How many findings of a setup are enough.
const ENOUGH: usize = 3;

impl<G: Words> Default for Suite<G> {
    fn default() -> Suite<G> {
        Suite::new()
    }
}

impl<G: Words> Suite<G> {
    /// The suite with the standard content.
    pub fn new() -> Suite<G> {
        Suite {
            content: Content::standard(),
            setups: Vec::new(),
            first_seed: 0,
            n_games: GAMES,
            n_samples: SAMPLES,
            depth: None,
            claims: Claims::default(),
        }
    }

    /// Plays with other content.
    #[must_use]
    pub fn content(mut self, content: Content<PackOf<G>>) -> Suite<G> {
        self.content = content;
        self
    }

    /// Adds a setup such as `mode=quick seats=4`. Without any, the defaults are played.
    #[must_use]
    pub fn setup(mut self, options: &str) -> Suite<G> {
        self.setups.push(options.to_string());
        self
    }

    /// How many random games are played for each setup.
    #[must_use]
    pub fn games(mut self, n_games: u64) -> Suite<G> {
        self.n_games = n_games;
        self
    }

    /// The seed of the first random game, to see a finding again or to see other games.
    #[must_use]
    pub fn first_seed(mut self, seed: u64) -> Suite<G> {
        self.first_seed = seed;
        self
    }

    /// How many positions of each random game are looked at closely.
    #[must_use]
    pub fn samples(mut self, n_samples: usize) -> Suite<G> {
        self.n_samples = n_samples;
        self
    }

    /// A claim that must hold in every position, dealt anew or not: it panics when it does not.
    #[must_use]
    pub fn invariant(mut self, claim: impl Fn(&G) + 'static) -> Suite<G> {
        self.claims.invariant = Box::new(claim);
        self
    }

    /// Names the events by which the rules show something hidden that the view need not remember, such as
    /// a card that is shown and shuffled back. Whatever else an event tells must be found in the view.
    #[must_use]
    pub fn shows(mut self, is_shown: impl Fn(&G::Event) -> bool + 'static) -> Suite<G> {
        self.claims.shows = Box::new(is_shown);
        self
    }

    /// Also checks what viewers are shown, and what they may do, as numbers.
    #[must_use]
    pub fn encoded(mut self) -> Suite<G>
    where
        G: Encode,
    {
        self.claims.numbers = encode::position::<G>;
        self
    }

    /// Also walks every position of a small game up to `depth` steps from the start.
    #[must_use]
    pub fn exhaustive(mut self, depth: usize) -> Suite<G> {
        self.depth = Some(depth);
        self
    }

    /// Runs everything.
    ///
    /// # Panics
    /// When something is wrong: with setup, seed, step and what differs.
    #[track_caller]
    pub fn run(&self) {
        let findings = self.findings();
        let list: Vec<String> = findings.iter().map(ToString::to_string).collect();
        assert!(findings.is_empty(), "{} breaks the contract:\n{}", G::ID, list.join("\n"));
    }

    /// Runs everything and returns what is wrong, a few findings for each setup.
    pub fn findings(&self) -> Vec<Finding> {
        let defaults = [String::new()];
        let setups = if self.setups.is_empty() { &defaults[..] } else { &self.setups };
        setups.iter().flat_map(|setup| self.findings_in(setup)).collect()
    }

    /// Requires that re-deals are real: that for every viewer, in at least this share of the looked-at
    /// positions, a re-deal differs from the truth. A view that smuggled the truth along in a field that
    /// nobody prints would deal the truth every time.
    ///
    /// # Panics
    /// When a viewer's re-deals keep to the truth.
    #[track_caller]
    pub fn hides(&self, at_least: f64) {
        for setup in &self.setups {
            let options =
                conformance::setup::<G>(&self.content, setup).expect("the setup is sound");
            let mut counts: Vec<(Viewer, u32, u32)> = Vec::new();
            for seed in self.first_seed..self.first_seed + self.n_games {
                let mut rng = repeatable(seed);
                let table =
                    self.play(&options, seed, &mut rng, &Cell::new(0)).expect("the game ends");
                for n in sample(&mut rng, table.steps().len(), self.n_samples) {
                    count_redeals(&table.state_after(n), &mut counts, &mut rng);
                }
            }
            for (viewer, n_other, n) in counts {
                let share = f64::from(n_other) / f64::from(n);
                assert!(
                    share >= at_least,
                    "setup `{setup}`: viewer {viewer} is dealt anew in {share:.3} of positions only"
                );
            }
        }
    }

    fn findings_in(&self, text: &str) -> Vec<Finding> {
        let found = |seed, step, problem| Finding { setup: text.to_string(), seed, step, problem };
        let options = match conformance::setup::<G>(&self.content, text) {
            Ok(options) => options,
            Err(problem) => return vec![found(0, 0, problem)],
        };
        let mut findings = Vec::new();
        if let Some(depth) = self.depth {
            let setup = G::Setup::new(&self.content, &options).expect("the setup was checked");
            let walked = quietly(|| exhaustive::walk(&G::start(&setup), depth));
            findings.extend(walked.err().map(|problem| found(0, 0, problem)));
        }
        let mut pool = Pool::new();
        for seed in self.first_seed..self.first_seed + self.n_games {
            let step = Cell::new(0);
            let played = quietly(|| self.game(&options, seed, &mut pool, &step));
            findings.extend(played.err().map(|problem| found(seed, step.get(), problem)));
            if findings.len() >= ENOUGH {
                break;
            }
        }
        findings
    }

    /// One random game: played first, then gone through step by step.
    fn game(&self, options: &Options, seed: u64, pool: &mut Pool<G>, at: &Cell<usize>) -> Check {
        let mut rng = repeatable(seed);
        let table = self.play(options, seed, &mut rng, at)?;
        let samples = sample(&mut rng, table.steps().len() + 1, self.n_samples);
        let mut state = table.state_after(0);
        for n in 0..=table.steps().len() {
            at.set(n);
            let step = table.steps().get(n).copied();
            let told = |problem| in_game(&table, n, problem);
            (self.claims.invariant)(&state);
            conformance::position(&state, &mut rng).map_err(told)?;
            if samples.contains(&n) {
                pool.harvest(&state, &mut rng);
                conformance::closely(&state, pool, step).map_err(told)?;
                leaks::position(&state, pool, &self.claims, step, &mut rng).map_err(told)?;
            }
            if let Some(step) = step {
                conformance::step(&mut state, step).map_err(told)?;
            }
        }
        if seed.is_multiple_of(UNDO_EVERY) {
            let mut table = table.clone();
            table.take_back(below(&mut rng, table.steps().len() as u32 + 1) as usize);
            conformance::undo(&table)?;
        }
        conformance::whole(&self.content, &table)
    }

    /// Plays a random game at a table whose cards are drawn from a committed seed.
    fn play<R: Rng>(
        &self,
        options: &Options,
        seed: u64,
        rng: &mut R,
        at: &Cell<usize>,
    ) -> Result<Table<G>, String> {
        let secret = Secret::from_number(seed);
        let mut table: Table<G> = conformance::open(&self.content, options, secret)?;
        let max_steps = table.state().max_steps();
        while table.state().turn() != Turn::Over {
            at.set(table.steps().len());
            if table.steps().len() >= max_steps {
                let problem = format!("the game goes on past max_steps, which is {max_steps}");
                return Err(in_game(&table, at.get(), problem));
            }
            match table.state().turn() {
                Turn::Chance => table.draw().expect("the table knows its secret"),
                _ => {
                    let aside = random_aside(table.state(), rng);
                    let aside = aside.filter(|_| below(rng, ASIDE_EVERY) == 0);
                    let step = match aside {
                        Some(step) => step,
                        None => random_action(table.state(), seed, rng)?,
                    };
                    table.apply(step)
                }
            }
            .map_err(|refused| {
                in_game(&table, at.get(), format!("a listed step is refused: {refused:?}"))
            })?;
        }
        Ok(table)
    }
}

/// Notes for every viewer whether what is dealt from her view differs from the truth.
fn count_redeals<G: Game, R: Rng>(truth: &G, counts: &mut Vec<(Viewer, u32, u32)>, rng: &mut R) {
    for (n, viewer) in Viewer::all(truth.n_seats()).enumerate() {
        if counts.len() == n {
            counts.push((viewer, 0, 0));
        }
        let view = truth.view(viewer);
        let differs = (0..3).any(|_| G::determinize(&view, rng) != *truth);
        counts[n].1 += u32::from(differs);
        counts[n].2 += 1;
    }
}

/// A random awaited seat does something random. Every fourth game prefers what stands early in the list
/// and every other fourth what stands late, so that single-minded play is seen too.
pub(crate) fn random_action<G: Game, R: Rng>(
    state: &G,
    seed: u64,
    rng: &mut R,
) -> Result<StepOf<G>, String> {
    let seats: Vec<_> = state.turn().awaited().into_iter().collect();
    if seats.is_empty() {
        return Err("the turn is Decide, but nobody is awaited".into());
    }
    let seat = seats[below(rng, seats.len() as u32) as usize];
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    if actions.is_empty() {
        return Err(format!("seat {seat} is awaited, but its list is empty"));
    }
    let [one, other] = [0; 2].map(|_| below(rng, actions.len() as u32) as usize);
    let index = match seed % 4 {
        2 => one.min(other),
        3 => one.max(other),
        _ => one,
    };
    Ok(Step::Act { seat, action: actions[index] })
}

/// Something that a random seat may do besides, awaited or not.
pub(crate) fn random_aside<G: Game, R: Rng>(state: &G, rng: &mut R) -> Option<StepOf<G>> {
    let mut actions = Vec::new();
    let asides: Vec<StepOf<G>> = engine::Seat::all(state.n_seats())
        .flat_map(|seat| {
            state.asides(seat, &mut actions);
            actions.iter().map(|action| Step::Act { seat, action: *action }).collect::<Vec<_>>()
        })
        .collect();
    let last = asides.len().checked_sub(1)?;
    Some(asides[below(rng, last as u32 + 1) as usize])
}

/// Up to `n_samples` numbers below `n`, in order, each equally likely.
fn sample<R: Rng>(rng: &mut R, n: usize, n_samples: usize) -> Vec<usize> {
    let mut numbers: Vec<usize> = (0..n).collect();
    while numbers.len() > n_samples {
        numbers.swap_remove(below(rng, numbers.len() as u32) as usize);
    }
    numbers.sort_unstable();
    numbers
}

/// A problem with the steps that led to it.
fn in_game<G: Game>(table: &Table<G>, n: usize, problem: String) -> String {
    let steps = &table.steps()[..n];
    let last: Vec<String> =
        steps[n.saturating_sub(4)..].iter().map(|step| format!("`{step}`")).collect();
    match last.as_slice() {
        [] => problem,
        last => format!("{problem}\n  (the last steps were {})", last.join(", ")),
    }
}

/// Runs a check; a panic of the game's is a finding as well.
fn quietly(check: impl FnOnce() -> Check) -> Check {
    catch_unwind(AssertUnwindSafe(check)).unwrap_or_else(|panic| Err(said(panic.as_ref())))
}

fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    format!("panicked: {}", text.unwrap_or("without a message"))
}
