//! Simulations: a deal of its own, a way down the trees, a roll-out, and what it came to.

use std::time::{Duration, Instant};

use engine::{
    BySeat, Game, Hints, MAX_SEATS, Notice, Seat, SeatSet, Silent, Step, StepOf, Turn, Viewer,
};

use crate::bot::Question;
use crate::dice::Dice;
use crate::greedy::{value_after, worth};
use crate::interrupt::Interrupt;
use crate::level::{Budget, ByCompany, Minds, Picks, Settings};
use crate::tree::{Edge, ROOT, Tree, Via};

/// A search and its memory, used again for each decision.
#[derive(Debug)]
pub(crate) struct Search<G: Game> {
    settings: Settings,
    dice: Dice,
    seat: Seat,
    /// One for each mind that decisions rest on.
    trees: Vec<Tree<G::Action, G::Event>>,
    /// Where the simulation is in each tree.
    at: [u32; MAX_SEATS],
    path: Vec<Visit>,
    legal: Vec<G::Action>,
    weights: Vec<f32>,
    notices: Vec<Notice<G::Event>>,
    /// The sum of what the simulations came to, seat by seat.
    totals: BySeat<f64>,
    /// The sum of the squares of what they came to for the searcher.
    squares: f64,
    n_simulations: u64,
    /// Who plays, once it is known.
    company: Option<Company>,
    /// How many decisions ahead it plans in this company, and how many a roll-out goes on.
    depth: u32,
    horizon: u32,
    /// How its roll-outs pick what to play in this company.
    picks: Picks,
    /// How much the simulation at hand tries what is new.
    exploration: f32,
}

/// When a search ends.
#[derive(Clone, Copy)]
pub(crate) struct Limits<'a> {
    /// After so many simulations.
    pub(crate) n_simulations: u32,
    /// At this time.
    pub(crate) until: Option<Instant>,
    /// Once more simulations cannot change which action was tried most.
    pub(crate) settles: bool,
    /// When somebody else says so.
    pub(crate) interrupt: &'a dyn Interrupt,
}

impl Limits<'_> {
    /// One of `n_shares` equal parts of a budget, from now on.
    pub(crate) fn of(budget: Budget, n_shares: u32, interrupt: &dyn Interrupt) -> Limits<'_> {
        let until = budget.limit_ms.map(|limit_ms| {
            Instant::now() + Duration::from_millis(u64::from(limit_ms.div_ceil(n_shares)))
        });
        let n_simulations = budget.simulations.div_ceil(n_shares);
        Limits { n_simulations, until, settles: false, interrupt }
    }
}

/// Below this, results are taken to be all the same.
const LEAST_SPREAD: f64 = 0.02;

/// How many simulations pass between two looks at whether the choice is settled.
const BETWEEN_LOOKS: u32 = 16;

/// A decision that a simulation went through.
#[derive(Clone, Copy, Debug)]
struct Visit {
    tree: usize,
    node: u32,
    edge: Option<u32>,
    seat: Seat,
}

/// Where a search gets its positions from.
enum Deals<'a, G: Game> {
    /// The view leaves nothing open: there is only this one.
    Known(G),
    /// A new one for each simulation.
    From(&'a G::View),
}

/// How far down the trees a simulation came.
enum Leaf {
    /// The game is over.
    Over(BySeat<f64>),
    /// Into the open: the rest is rolled out.
    Open,
}

impl<G: Hints> Search<G> {
    pub(crate) fn new(settings: Settings) -> Search<G> {
        Search {
            settings,
            dice: Dice::new(0),
            seat: Seat::new(0),
            trees: Vec::new(),
            at: [ROOT; MAX_SEATS],
            path: Vec::new(),
            legal: Vec::new(),
            weights: Vec::new(),
            notices: Vec::new(),
            totals: BySeat::new(),
            squares: 0.0,
            n_simulations: 0,
            company: None,
            depth: 0,
            horizon: 0,
            picks: Picks::Any,
            exploration: 0.0,
        }
    }

    /// Simulates for the question's seat until one of the limits is reached, once at least.
    pub(crate) fn run(&mut self, question: &Question<'_, G>, limits: Limits<'_>) {
        self.dice = Dice::new(question.seed);
        let first = G::determinize(question.view, &mut self.dice);
        let is_known = self.dice.n_drawn() == 0;
        self.prepare(&first, question.seat, is_known);
        // What was dealt without a draw would be dealt the same again.
        let deals = if is_known { Deals::Known(first) } else { Deals::From(question.view) };
        self.simulate(&deals, Some(question.legal), limits);
    }

    /// Simulates from a position that is known in full, whoever is to act, to see what it is worth.
    pub(crate) fn appraise(&mut self, state: &G, seed: u64, limits: Limits<'_>) {
        self.dice = Dice::new(seed);
        let seat = state.turn().awaited().first().unwrap_or(Seat::new(0));
        self.prepare(state, seat, true);
        self.simulate(&Deals::Known(state.clone()), None, limits);
    }

    fn simulate(&mut self, deals: &Deals<'_, G>, asked: Option<&[G::Action]>, limits: Limits<'_>) {
        let effort = self.company.map_or(1, |company| company.of(self.settings.effort));
        let n_simulations = limits.n_simulations.saturating_mul(effort).max(1);
        let mut until = limits.until;
        for n_left in (0..n_simulations).rev() {
            let mut state = match deals {
                Deals::Known(state) => state.clone(),
                Deals::From(view) => G::determinize(view, &mut self.dice),
            };
            let payoffs = match self.walk(&mut state, asked) {
                Leaf::Over(payoffs) => payoffs,
                Leaf::Open => self.roll_out(state),
            };
            self.record(&payoffs);
            let Some(held_up) = limits.interrupt.check() else { break };
            until = until.map(|until| until + held_up);
            if until.is_some_and(|until| Instant::now() >= until) {
                break;
            }
            if limits.settles && n_left % BETWEEN_LOOKS == 0 && self.is_settled(n_left) {
                break;
            }
        }
    }

    /// Whether nothing can be tried more often than the favourite any more, with so many simulations left.
    fn is_settled(&self, n_left: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        for edge in self.tried() {
            if edge.visits > most {
                (most, second) = (edge.visits, most);
            } else {
                second = second.max(edge.visits);
            }
        }
        most > second + n_left
    }

    /// What was tried at the decision, in the order of the question's legal list.
    pub(crate) fn tried(&self) -> &[Edge<G::Action>] {
        self.trees[self.mind_of(self.seat)].root_edges()
    }

    pub(crate) fn n_simulations(&self) -> u64 {
        self.n_simulations
    }

    /// What the simulations came to on average, seat by seat.
    pub(crate) fn values(&self) -> BySeat<f64> {
        self.totals.iter().map(|total| total / self.n_simulations as f64).collect()
    }

    fn prepare(&mut self, state: &G, seat: Seat, is_known: bool) {
        self.seat = seat;
        self.n_simulations = 0;
        self.squares = 0.0;
        let company = *self.company.get_or_insert_with(|| company_at(state));
        self.depth = company.of(self.settings.depth);
        self.horizon = company.of(self.settings.horizon).min(state.horizon());
        self.picks = company.of(self.settings.picks);
        self.totals = Seat::all(state.n_seats()).map(|_| 0.0).collect();
        let one_mind = self.settings.minds == Minds::Own
            || (is_known && all_in_the_open(state, &mut self.dice, &mut self.legal));
        let n_minds = if one_mind { 1 } else { state.n_seats() };
        self.trees.truncate(n_minds);
        for (n, tree) in self.trees.iter_mut().enumerate() {
            tree.clear(owner(one_mind, seat, n));
        }
        for n in self.trees.len()..n_minds {
            self.trees.push(Tree::new(owner(one_mind, seat, n)));
        }
    }

    fn mind_of(&self, seat: Seat) -> usize {
        if self.trees.len() == 1 { 0 } else { seat.index() }
    }

    /// Goes down the trees until something new, taking the steps on `state`. The first decision is among
    /// the actions `asked` about, if any.
    fn walk(&mut self, state: &mut G, mut asked: Option<&[G::Action]>) -> Leaf {
        self.at = [ROOT; MAX_SEATS];
        self.path.clear();
        self.exploration = self.settings.exploration * self.spread();
        loop {
            let goes_on = match state.turn() {
                Turn::Over => return Leaf::Over(payoffs_of(state)),
                Turn::Chance => self.watch_chance(state),
                Turn::Decide(seats) => self.decide(state, seats, asked.take()),
            };
            if !goes_on {
                return Leaf::Open;
            }
        }
    }

    fn watch_chance(&mut self, state: &mut G) -> bool {
        let is_averaged = state.chance_total() > self.settings.widest_chance;
        let step = Step::Chance(state.draw(&mut self.dice));
        if is_averaged {
            state.apply_unchecked(step, &mut Silent);
            return true;
        }
        self.follow(state, step, None)
    }

    /// One decision in the trees; false when the simulation leaves them here.
    fn decide(&mut self, state: &mut G, seats: SeatSet, asked: Option<&[G::Action]>) -> bool {
        let seat = first_to_act(seats, self.seat);
        match asked {
            Some(asked) => {
                self.legal.clear();
                self.legal.extend_from_slice(asked);
            }
            None => state.legal_actions(seat, &mut self.legal),
        }
        if let [action] = self.legal[..] {
            return self.follow(state, Step::Act { seat, action }, None);
        }
        let tree = self.mind_of(seat);
        let node = self.at[tree];
        if self.trees[tree].is_fresh(node) || self.path.len() >= self.depth as usize {
            self.path.push(Visit { tree, node, edge: None, seat });
            return false;
        }
        let legal = &self.legal;
        let promise = |promises: &mut Vec<f32>| {
            promises.extend(legal.iter().map(|action| state.promise(seat, action).max(0.0)));
        };
        let edge = self.trees[tree].select(node, legal, self.exploration, &mut self.dice, promise);
        let action = self.trees[tree].action(node, edge);
        self.path.push(Visit { tree, node, edge: Some(edge), seat });
        self.follow(state, Step::Act { seat, action }, Some((seat, edge)))
    }

    /// Takes a step and goes after it in every tree; false when one of them is full.
    fn follow(&mut self, state: &mut G, step: StepOf<G>, chosen: Option<(Seat, u32)>) -> bool {
        self.notices.clear();
        state.apply_unchecked(step, &mut self.notices);
        let deciding = chosen.map(|(seat, _)| self.mind_of(seat));
        for (n, tree) in self.trees.iter_mut().enumerate() {
            let via = match chosen {
                Some((seat, edge)) if tree.is_owned_by(seat) => Via::Own(edge),
                Some((_, edge)) if deciding == Some(n) => Via::Other(edge),
                _ => Via::Watched,
            };
            match tree.descend(self.at[n], via, &self.notices) {
                Some(node) => self.at[n] = node,
                None => return false,
            }
        }
        true
    }

    /// Plays on without a plan, to the end or to the horizon.
    fn roll_out(&mut self, mut state: G) -> BySeat<f64> {
        let mut n_decisions = 0;
        loop {
            match state.turn() {
                Turn::Over => return payoffs_of(&state),
                Turn::Chance => {
                    let drawn = state.draw(&mut self.dice);
                    state.apply_unchecked(Step::Chance(drawn), &mut Silent);
                }
                Turn::Decide(_) if n_decisions >= self.horizon && self.may_stop(&state) => {
                    return guesses_at(&state);
                }
                Turn::Decide(seats) => {
                    let seat = first_to_act(seats, self.seat);
                    state.legal_actions(seat, &mut self.legal);
                    n_decisions += u32::from(self.legal.len() > 1);
                    let action = self.pick(&state, seat);
                    state.apply_unchecked(Step::Act { seat, action }, &mut Silent);
                }
            }
        }
    }

    /// A legal action of a roll-out.
    #[inline]
    fn pick(&mut self, state: &G, seat: Seat) -> G::Action {
        if let [only] = self.legal[..] {
            return only;
        }
        match self.picks {
            Picks::Any => self.legal[self.dice.index(self.legal.len())],
            Picks::Promising => {
                self.weights.clear();
                let promise = |action| state.promise(seat, action).max(0.0);
                self.weights.extend(self.legal.iter().map(promise));
                self.legal[self.dice.weighted(&self.weights)]
            }
            Picks::Best => self.best(state, seat),
        }
    }

    /// The legal action after which the position is worth most.
    fn best(&mut self, state: &G, seat: Seat) -> G::Action {
        let mut best = (f32::NEG_INFINITY, self.legal[0]);
        for action in &self.legal {
            let step = Step::Act { seat, action: *action };
            let value = value_after(state.clone(), step, seat, &mut self.dice);
            if value > best.0 {
                best = (value, *action);
            }
        }
        best.1
    }

    /// Whether a roll-out may be cut here. One that plays its best goes on until all have had their say.
    fn may_stop(&self, state: &G) -> bool {
        self.picks != Picks::Best || state.is_quiet()
    }

    /// How far apart the simulations' results lie, from nearly 0 to 1: what is new is worth as much trying as
    /// there is to gain by it. Victories and defeats lie apart by 1, guesses of the game's by much less.
    fn spread(&self) -> f32 {
        let n = self.n_simulations as f64;
        if self.n_simulations < 8 {
            return 1.0;
        }
        let mean = self.totals[self.seat.index()] / n;
        let variance = self.squares / n - mean * mean;
        (2.0 * variance.max(0.0).sqrt()).clamp(LEAST_SPREAD, 1.0) as f32
    }

    fn record(&mut self, payoffs: &BySeat<f64>) {
        self.n_simulations += 1;
        self.squares += payoffs[self.seat.index()] * payoffs[self.seat.index()];
        for (total, payoff) in self.totals.iter_mut().zip(payoffs) {
            *total += payoff;
        }
        for visit in &self.path {
            let payoff = payoffs[visit.seat.index()] as f32;
            self.trees[visit.tree].record(visit.node, visit.edge, payoff);
        }
    }
}

fn owner(one_mind: bool, seat: Seat, n: usize) -> Viewer {
    Viewer::Seat(if one_mind { seat } else { Seat::new(n) })
}

/// Of several who may act, the searcher comes first: the question is what it does now.
fn first_to_act(seats: SeatSet, searcher: Seat) -> Seat {
    if seats.contains(searcher) {
        return searcher;
    }
    seats.first().expect("somebody is awaited")
}

fn payoffs_of<G: Game>(state: &G) -> BySeat<f64> {
    state.outcome().expect("a game that is over has an outcome").payoffs
}

fn guesses_at<G: Hints>(state: &G) -> BySeat<f64> {
    Seat::all(state.n_seats()).map(|seat| f64::from(worth(state, seat))).collect()
}

/// Who is at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Company {
    Rivals,
    Together,
    Alone,
}

impl Company {
    fn of<T>(self, settings: ByCompany<T>) -> T {
        match self {
            Company::Rivals => settings.rivals,
            Company::Together => settings.together,
            Company::Alone => settings.alone,
        }
    }
}

fn company_at<G: Game>(state: &G) -> Company {
    match state.n_seats() {
        1 => Company::Alone,
        _ if is_won_together(state.clone()) => Company::Together,
        _ => Company::Rivals,
    }
}

/// Whether the players win or lose together: a random game from here tells, because rivals share one victory.
fn is_won_together<G: Game>(mut state: G) -> bool {
    let (mut dice, mut legal) = (Dice::new(1), Vec::new());
    while let Some(step) = random_step(&state, &mut dice, &mut legal) {
        state.apply_unchecked(step, &mut Silent);
    }
    (payoffs_of(&state).iter().sum::<f64>() - 1.0).abs() > 1e-3
}

/// Any step that can come next, unless the game is over.
fn random_step<G: Game>(
    state: &G,
    dice: &mut Dice,
    legal: &mut Vec<G::Action>,
) -> Option<StepOf<G>> {
    match state.turn() {
        Turn::Over => None,
        Turn::Chance => Some(Step::Chance(state.draw(dice))),
        Turn::Decide(seats) => {
            let seat = seats.first().expect("somebody is awaited");
            state.legal_actions(seat, legal);
            Some(Step::Act { seat, action: legal[dice.index(legal.len())] })
        }
    }
}

/// How many random games tell whether a game plays in the open.
const N_PROBES: usize = 6;

/// Whether in a few random games from here everybody was told everything and acted one at a time. Then all
/// minds are alike, and one tree serves them all.
fn all_in_the_open<G: Game>(state: &G, dice: &mut Dice, legal: &mut Vec<G::Action>) -> bool {
    (0..N_PROBES).all(|_| plays_in_the_open(state.clone(), dice, legal))
}

fn plays_in_the_open<G: Game>(mut state: G, dice: &mut Dice, legal: &mut Vec<G::Action>) -> bool {
    let mut notices = Vec::new();
    while let Some(step) = random_step(&state, dice, legal) {
        let is_crowded = state.turn().awaited().len() > 1;
        notices.clear();
        state.apply_unchecked(step, &mut notices);
        let is_told = notices.iter().all(|notice| notice.to == engine::Audience::Everyone);
        if is_crowded || !is_told {
            return false;
        }
    }
    true
}
