//! Many games of one setup side by side, for programs that learn: numbers in, numbers out (a vectorised environment).
//!
//! Each game of a batch waits for one seat at a time. Where the rules wait for several, one of them is asked, drawn anew
//! each time; what others have sealed stays sealed, for observations are written from what a seat may know. Chance is
//! drawn in between.

use engine::encode::Reused;
use engine::{
    Encode, Layout, Outcome, Pen, Repeatable, Seat, Silent, Step, StepOf, Turn, Viewer, below,
    repeatable,
};

use crate::simulate::any_of;

/// How a batch plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// What the games are drawn from; a game depends on this, its place in the batch and its actions alone.
    pub seed: u64,
    /// The place of the first game, where this is a part of a larger batch.
    pub first: u64,
    /// What happens after the end of a game.
    pub autoreset: Autoreset,
    /// What a game is worth at its end.
    pub reward: Reward,
    /// A game with so many decisions is cut off.
    pub max_decisions: u32,
    /// Whether the steps of each game are kept, so that its record can be asked for.
    pub keeps_steps: bool,
}

/// What happens after the end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Autoreset {
    /// The next step begins another game, whatever the action.
    NextStep,
    /// The next game begins at once: what is shown with the end is its first position.
    SameStep,
    /// Nothing: the game stays over until it is reset.
    Disabled,
}

/// What a game is worth to its seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    /// The payoff, from 0 to 1; a shared victory is shared.
    Payoff,
    /// The final score, in the game's own unit.
    Score,
}

/// Where a batch writes, a row for each game.
#[derive(Debug)]
pub struct Rows<'a> {
    /// What the seat to move sees: [`Layout::n_cells`] cells a row. Here and in the masks the batch clears only what it
    /// set itself, so that these are the same rows every time, 0 at first.
    pub observations: &'a mut [i16],
    /// Which actions it may take: [`Layout::n_actions`] places a row.
    pub masks: &'a mut [bool],
    /// The seat to move, from 0; -1 where the game is over.
    pub seats: &'a mut [i8],
    /// What each seat won with this step, a place for each.
    pub rewards: &'a mut [f32],
    /// Whether the game ended with this step.
    pub ended: &'a mut [bool],
    /// Whether it was cut off with this step.
    pub cut: &'a mut [bool],
}

/// An action that cannot be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotLegal {
    /// Which game, by its place in the batch.
    pub game: usize,
    /// The number of the action.
    pub number: i64,
}

/// Many games side by side, whatever their types.
pub trait AnyBatch: Send + Sync {
    /// How many games.
    fn len(&self) -> usize;

    /// Whether there are none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many seats each game has.
    fn n_seats(&self) -> usize;

    /// What the numbers mean.
    fn layout(&self) -> Layout;

    /// Begins every game anew.
    fn reset(&mut self, seed: Option<u64>, rows: Rows<'_>);

    /// Begins these games anew; the others stay as they are.
    fn reset_some(&mut self, which: &[bool], rows: Rows<'_>);

    /// Whether these actions, one a game, can all be taken. Those of games that are over do not matter.
    ///
    /// # Errors
    /// The first that cannot.
    fn check(&self, actions: &[i64]) -> Result<(), NotLegal>;

    /// Takes an action in each game.
    ///
    /// # Panics
    /// When one of them cannot be taken: see [`check`](AnyBatch::check).
    fn step(&mut self, actions: &[i64], rows: Rows<'_>);

    /// Draws one of the legal actions of each game, each equally likely; -1 where the game is over.
    fn sample(&mut self, actions: &mut [i64]);

    /// The steps of a game so far in notation, where they are kept.
    fn steps(&self, game: usize) -> Vec<String>;
}

/// Games of `G`.
pub(crate) struct Batch<G: Encode> {
    start: G,
    terms: Terms,
    games: Vec<Playing<G>>,
    /// What random actions are drawn from: the games do not depend on it.
    dice: Repeatable,
}

/// One game of a batch.
struct Playing<G: Encode> {
    state: G,
    chance: Repeatable,
    n_decisions: u32,
    seat: Option<Seat>,
    legal: Vec<G::Action>,
    /// The numbers of the legal actions that have one, with their places in `legal`.
    numbers: Vec<(u32, u16)>,
    /// The cells of the row that are not 0.
    cells: Vec<u16>,
    steps: Vec<StepOf<G>>,
}

/// The row of one game.
struct Row<'a> {
    observation: &'a mut [i16],
    mask: &'a mut [bool],
    seat: &'a mut i8,
    rewards: &'a mut [f32],
    ended: &'a mut bool,
    cut: &'a mut bool,
}

impl<'a> Rows<'a> {
    fn split(
        self,
        n_cells: usize,
        n_actions: usize,
        n_seats: usize,
    ) -> impl Iterator<Item = Row<'a>> {
        let observations = self.observations.chunks_exact_mut(n_cells);
        let masks = self.masks.chunks_exact_mut(n_actions);
        let rewards = self.rewards.chunks_exact_mut(n_seats);
        let rows = observations.zip(masks).zip(rewards).zip(self.seats);
        rows.zip(self.ended).zip(self.cut).map(
            |(((((observation, mask), rewards), seat), ended), cut)| Row {
                observation,
                mask,
                seat,
                rewards,
                ended,
                cut,
            },
        )
    }
}

fn dice(terms: &Terms) -> Repeatable {
    let mut dice = repeatable(terms.seed);
    dice.set_stream(u64::MAX - terms.first);
    dice
}

impl<G: Encode> Batch<G> {
    pub(crate) fn new(setup: &G::Setup, n_games: usize, terms: Terms) -> Batch<G> {
        let start = G::start(setup);
        let games = (0..n_games).map(|_| Playing {
            state: start.clone(),
            chance: repeatable(terms.seed),
            n_decisions: 0,
            seat: None,
            legal: Vec::new(),
            numbers: Vec::new(),
            cells: Vec::new(),
            steps: Vec::new(),
        });
        Batch { games: games.collect(), start, terms, dice: dice(&terms) }
    }

    fn each<'a>(
        &'a mut self,
        rows: Rows<'a>,
    ) -> impl Iterator<Item = (u64, &'a mut Playing<G>, Row<'a>)> {
        let n_seats = self.start.n_seats();
        let rows =
            rows.split(const { G::LAYOUT.n_cells() }, const { G::LAYOUT.n_actions() }, n_seats);
        let places = self.terms.first..;
        places.zip(self.games.iter_mut()).zip(rows).map(|((place, game), row)| (place, game, row))
    }
}

impl<G: Encode> AnyBatch for Batch<G> {
    fn len(&self) -> usize {
        self.games.len()
    }

    fn n_seats(&self) -> usize {
        self.start.n_seats()
    }

    fn layout(&self) -> Layout {
        G::LAYOUT
    }

    fn reset(&mut self, seed: Option<u64>, rows: Rows<'_>) {
        self.terms.seed = seed.unwrap_or(self.terms.seed);
        self.dice = dice(&self.terms);
        let (terms, start) = (self.terms, self.start.clone());
        for (place, game, mut row) in self.each(rows) {
            game.chance = repeatable(terms.seed);
            game.chance.set_stream(place);
            game.begin(&start, &terms);
            game.tell(&mut row);
        }
    }

    fn reset_some(&mut self, which: &[bool], rows: Rows<'_>) {
        let (terms, start) = (self.terms, self.start.clone());
        for ((_, game, mut row), chosen) in self.each(rows).zip(which) {
            if *chosen {
                game.begin(&start, &terms);
                game.tell(&mut row);
            }
        }
    }

    fn check(&self, actions: &[i64]) -> Result<(), NotLegal> {
        for (n, (game, number)) in self.games.iter().zip(actions).enumerate() {
            if game.seat.is_some() && game.find(*number).is_none() {
                let game = self.terms.first as usize + n;
                return Err(NotLegal { game, number: *number });
            }
        }
        Ok(())
    }

    fn step(&mut self, actions: &[i64], rows: Rows<'_>) {
        let (terms, start) = (self.terms, self.start.clone());
        for ((_, game, mut row), number) in self.each(rows).zip(actions) {
            game.step(*number, &terms, &start, &mut row);
        }
    }

    fn sample(&mut self, actions: &mut [i64]) {
        for (game, action) in self.games.iter().zip(actions) {
            *action = match game.seat {
                Some(_) if !game.numbers.is_empty() => {
                    let n = below(&mut self.dice, game.numbers.len() as u32);
                    game.numbers[n as usize].0.into()
                }
                Some(_) | None => -1,
            };
        }
    }

    fn steps(&self, game: usize) -> Vec<String> {
        self.games[game].steps.iter().map(ToString::to_string).collect()
    }
}

impl<G: Encode> Playing<G> {
    fn begin(&mut self, start: &G, terms: &Terms) {
        self.state.clone_from(start);
        self.n_decisions = 0;
        self.steps.clear();
        self.go_on(terms);
    }

    fn find(&self, number: i64) -> Option<G::Action> {
        let (_, place) = self.numbers.iter().find(|(own, _)| i64::from(*own) == number)?;
        Some(self.legal[usize::from(*place)])
    }

    fn step(&mut self, number: i64, terms: &Terms, start: &G, row: &mut Row<'_>) {
        row.rewards.fill(0.0);
        (*row.ended, *row.cut) = (false, false);
        let Some(seat) = self.seat else {
            if terms.autoreset == Autoreset::NextStep {
                self.begin(start, terms);
                self.show(row);
            }
            return;
        };
        let action = self.find(number).expect("actions are checked before they are taken");
        self.take(Step::Act { seat, action }, terms);
        self.n_decisions += 1;
        self.go_on(terms);
        self.end(terms, row);
        if self.seat.is_none() && terms.autoreset == Autoreset::SameStep {
            self.begin(start, terms);
        }
        self.show(row);
    }

    /// Writes what the game was worth, where this was its end.
    fn end(&mut self, terms: &Terms, row: &mut Row<'_>) {
        if let Some(outcome) = self.state.outcome() {
            *row.ended = true;
            pay(&outcome, terms.reward, row.rewards);
        } else if self.n_decisions >= terms.max_decisions {
            *row.cut = true;
            self.seat = None;
        }
    }

    fn take(&mut self, step: StepOf<G>, terms: &Terms) {
        if terms.keeps_steps {
            self.steps.push(step);
        }
        self.state.apply_unchecked(step, &mut Silent);
    }

    /// Draws until somebody decides, and says who.
    fn go_on(&mut self, terms: &Terms) {
        loop {
            match self.state.turn() {
                Turn::Chance => {
                    let outcome = self.state.draw(&mut self.chance);
                    self.take(Step::Chance(outcome), terms);
                }
                Turn::Decide(seats) => {
                    self.seat = Some(any_of(seats, &mut self.chance));
                    return;
                }
                Turn::Over => {
                    self.seat = None;
                    return;
                }
            }
        }
    }

    /// Writes a position that nothing led to.
    fn tell(&mut self, row: &mut Row<'_>) {
        row.rewards.fill(0.0);
        (*row.ended, *row.cut) = (false, false);
        self.show(row);
    }

    /// Writes what the seat to move sees and may do.
    fn show(&mut self, row: &mut Row<'_>) {
        for (number, _) in self.numbers.drain(..) {
            row.mask[number as usize] = false;
        }
        let Some(seat) = self.seat else {
            *row.seat = -1;
            Reused::new(row.observation, &mut self.cells);
            return;
        };
        *row.seat = seat.index() as i8;
        let seen = self.state.seen(Viewer::Seat(seat));
        let mut sheet = Reused::new(row.observation, &mut self.cells);
        G::observe(&seen, &mut Pen::new(&mut sheet));
        self.state.legal_actions(seat, &mut self.legal);
        for (place, action) in self.legal.iter().enumerate() {
            if let Some(number) = G::number(&seen, action) {
                self.numbers.push((number, place as u16));
                row.mask[number as usize] = true;
            }
        }
    }
}

fn pay(outcome: &Outcome, reward: Reward, rewards: &mut [f32]) {
    for (seat, paid) in rewards.iter_mut().enumerate() {
        *paid = match reward {
            Reward::Payoff => outcome.payoffs[seat] as f32,
            Reward::Score => outcome.scores[seat] as f32,
        };
    }
}
