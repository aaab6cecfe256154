//! A finished game looked at again: what each choice cost, and what was luck.

use engine::{BySeat, Game, Hints, Seat, Step, StepOf, Table, Turn, Viewer};
use rayon::prelude::*;
use serde::Serialize;

use crate::bot::{Bot, Choice, Question};
use crate::dice::mix;
use crate::interrupt::{Interrupt, Uninterrupted};
use crate::ismcts::Ismcts;
use crate::level::Settings;
use crate::mixture;
use crate::search::{Limits, Search};

/// What an analysis found.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis<A> {
    /// What the game was worth to each seat before the first step.
    pub start: BySeat<f64>,
    /// The steps, in order.
    pub moments: Vec<Moment<A>>,
    /// For each seat, how its result came about.
    pub accounts: BySeat<Account>,
}

/// One step of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Moment<A> {
    /// What kind of step it was.
    pub kind: Kind<A>,
    /// What the game was worth to each seat after it, all cards on the table.
    pub values: BySeat<f64>,
}

/// What kind of step it was.
#[derive(Clone, PartialEq, Debug)]
pub enum Kind<A> {
    /// Something was drawn.
    Chance,
    /// A seat had no choice.
    Forced {
        /// Who.
        seat: Seat,
    },
    /// A seat chose.
    Decision(Decision<A>),
}

/// A choice, beside what the bot would have done with the seat's knowledge.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<A> {
    /// Who chose.
    pub seat: Seat,
    /// What it did.
    pub played: A,
    /// What the bot would have done.
    pub best: A,
    /// What the bot's choice promised the seat.
    pub value: f64,
    /// How much less the seat's own choice promised. Where the two are as good as each other it is noise around
    /// 0, so that the sum over many choices is not more than they cost.
    pub cost: f64,
}

/// How a seat's result came about: the start and the four parts add up to the result.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Account {
    /// What the game was worth before the first step.
    pub start: f64,
    /// What the draws brought.
    pub luck: f64,
    /// What the seat's own choices cost: 0 or less, but for noise.
    pub skill: f64,
    /// What the others' choices brought.
    pub others: f64,
    /// What the seat could not know when it chose, and where the search misjudged.
    pub unknown: f64,
    /// The payoff.
    pub result: f64,
}

/// A part of the settings' simulations is enough to see what a position is worth.
const APPRAISAL_SHARE: u32 = 4;

/// Analyses a game. The settings are those of the bot that looks on; `progress` is called after each step
/// that was looked at, from any thread.
pub fn analyse<G: Hints>(
    table: &Table<G>,
    settings: Settings,
    seed: u64,
    progress: impl Fn() + Sync,
) -> Analysis<G::Action> {
    let states: Vec<G> = positions(table);
    let look = |n: usize| {
        let kind =
            table.steps().get(n).map(|step| kind(&states[n], step, settings, mix(seed, n as u64)));
        let values = values(&states[n], settings, mix(seed, u64::MAX - n as u64), &Uninterrupted);
        progress();
        (kind, values)
    };
    let looks: Vec<_> = (0..states.len()).into_par_iter().map(look).collect();
    let start = looks[0].1.clone();
    let mut moments: Vec<Moment<G::Action>> = Vec::new();
    for (n, kind) in looks.iter().enumerate().filter_map(|(n, (kind, _))| Some((n, kind.clone()?)))
    {
        let values = match kind {
            // What could not be otherwise changes nothing.
            Kind::Forced { .. } => moments.last().map_or(&start, |moment| &moment.values).clone(),
            Kind::Chance | Kind::Decision(_) => looks[n + 1].1.clone(),
        };
        moments.push(Moment { kind, values });
    }
    // The last word is the result's, even when the last step was forced.
    if let (Some(last), Some((_, end))) = (moments.last_mut(), looks.last()) {
        last.values.clone_from(end);
    }
    let accounts = Seat::all(start.len()).map(|seat| account(seat, &start, &moments)).collect();
    Analysis { start, moments, accounts }
}

/// What the game was worth to each seat before the first step and after each, one moment at a time: an [`analyse`]
/// that does not ask what choices cost, for those who want to do something else in between.
#[derive(Debug)]
pub struct Chances<G: Game> {
    state: G,
    steps: std::vec::IntoIter<StepOf<G>>,
    settings: Settings,
    seed: u64,
    n_seen: u64,
    last: Option<BySeat<f64>>,
}

impl<G: Hints> Chances<G> {
    /// The chances over a table's steps so far, as the bot with these settings sees them.
    pub fn new(table: &Table<G>, settings: Settings, seed: u64) -> Chances<G> {
        let steps = table.steps().to_vec().into_iter();
        Chances { state: table.state_after(0), steps, settings, seed, n_seen: 0, last: None }
    }

    /// The next moment; `None` after the last step. Of a moment that was ended from outside only a guess comes out.
    pub fn next(&mut self, interrupt: &dyn Interrupt) -> Option<BySeat<f64>> {
        let same = match &self.last {
            None => None,
            Some(last) => {
                let step = self.steps.next()?;
                // What could not be otherwise changes nothing; but the last word is the result's.
                let is_same = is_forced(&self.state, &step) && self.steps.len() > 0;
                self.state.apply_unchecked(step, &mut engine::Silent);
                is_same.then(|| last.clone())
            }
        };
        let seed = mix(self.seed, u64::MAX - self.n_seen);
        let look = || values(&self.state, self.settings, seed, interrupt);
        let values = same.unwrap_or_else(look);
        self.n_seen += 1;
        self.last = Some(values.clone());
        Some(values)
    }
}

/// The position before each step, and the last one.
fn positions<G: Game>(table: &Table<G>) -> Vec<G> {
    let mut states = vec![table.state_after(0)];
    for step in table.steps() {
        let mut state = states.last().expect("there is a first").clone();
        state.apply_unchecked(*step, &mut engine::Silent);
        states.push(state);
    }
    states
}

/// What the position is worth to each seat, all cards on the table.
fn values<G: Hints>(
    state: &G,
    settings: Settings,
    seed: u64,
    interrupt: &dyn Interrupt,
) -> BySeat<f64> {
    if let Some(outcome) = state.outcome() {
        return outcome.payoffs;
    }
    let mut search = Search::new(settings);
    search.appraise(state, seed, Limits::of(settings.budget, APPRAISAL_SHARE, interrupt));
    search.values()
}

fn kind<G: Hints>(state: &G, step: &StepOf<G>, settings: Settings, seed: u64) -> Kind<G::Action> {
    let &Step::Act { seat, action: played } = step else {
        return Kind::Chance;
    };
    if is_forced(state, step) {
        return Kind::Forced { seat };
    }
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    debug_assert!(matches!(state.turn(), Turn::Decide(_)));
    let view = state.view(Viewer::Seat(seat));
    let question = Question::<G> { seat, view: &view, legal: &legal, seed };
    Kind::Decision(judge(&question, played, settings))
}

/// Whether a seat acted that had no choice.
fn is_forced<G: Game>(state: &G, step: &StepOf<G>) -> bool {
    let &Step::Act { seat, .. } = step else { return false };
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    legal.len() == 1
}

/// Compares what was played with what the bot would have done.
fn judge<G: Hints>(
    question: &Question<'_, G>,
    played: G::Action,
    settings: Settings,
) -> Decision<G::Action> {
    let &Question { seat, view, seed, .. } = question;
    let mut bot = Ismcts::<G>::new(Settings { slip: 0.0, ..settings });
    let Choice { action: best, value, .. } = bot.choose(question);
    if best == played || mixture::allows(question, played) {
        return Decision { seat, played, best: played, value, cost: 0.0 };
    }
    // Each on its own with the same effort and the same deals: the first search liked `best` by luck as well.
    let mut search = Search::<G>::new(settings);
    let mut value_of = |action| {
        let alone = Question::<G> { seat, view, legal: &[action], seed: mix(seed, 1) };
        search.run(&alone, Limits::of(settings.budget, 2, &Uninterrupted));
        search.values()[seat.index()]
    };
    let [best_value, played_value] = [best, played].map(&mut value_of);
    let cost = best_value - played_value;
    let best = if cost > 0.0 { best } else { played };
    Decision { seat, played, best, value: best_value.max(played_value), cost }
}

fn account<A>(seat: Seat, start: &BySeat<f64>, moments: &[Moment<A>]) -> Account {
    let place = seat.index();
    let mut account = Account { start: start[place], ..Account::default() };
    let mut before = account.start;
    for moment in moments {
        let change = moment.values[place] - before;
        match &moment.kind {
            Kind::Chance => account.luck += change,
            Kind::Decision(decision) if decision.seat == seat => account.skill -= decision.cost,
            Kind::Decision(_) => account.others += change,
            Kind::Forced { .. } => {}
        }
        before = moment.values[place];
    }
    account.result = before;
    let explained = account.start + account.luck + account.skill + account.others;
    account.unknown = account.result - explained;
    account
}
