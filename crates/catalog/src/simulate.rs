//! Many games in a row, counted in integers so that the figures do not depend on the order of counting.

use std::ops::Range;

use bots::{Bot, Player, mix, play_watched};
use engine::{BySeat, Game, Hints, Outcome, Seat, SeatSet, Silent, Step, Turn, below, repeatable};
use rand_core::Rng;

/// What came of a number of games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// How many games were played to the end.
    pub n_games: u64,
    /// How often somebody chose something.
    pub n_decisions: u64,
    /// How often something was drawn.
    pub n_draws: u64,
    /// Games by their number of decisions.
    pub lengths: Vec<u64>,
    /// What became of each seat.
    pub seats: Vec<SeatTally>,
}

/// What became of one seat over a number of games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatTally {
    /// Games won, shared victories included; a game that everybody shares is drawn, not won.
    pub n_wins: u64,
    /// The sum of the payoffs, in units of 1 / [`UNIT`].
    pub payoffs: u64,
    /// The sum of the payoffs' squares, in the square of that unit.
    pub squares: u128,
    /// The sum of the scores.
    pub scores: i64,
}

/// What a payoff of 1 counts: fine enough for any game, and ten thousand million games fit the sum.
pub const UNIT: f64 = (1u64 << 30) as f64;

impl Tally {
    /// No games yet, at a table of `n_seats`.
    fn of(n_seats: usize) -> Tally {
        Tally { seats: vec![SeatTally::default(); n_seats], ..Tally::default() }
    }

    /// Adds what was counted elsewhere.
    #[must_use]
    pub fn plus(mut self, other: &Tally) -> Tally {
        self.n_games += other.n_games;
        self.n_decisions += other.n_decisions;
        self.n_draws += other.n_draws;
        self.lengths.resize(self.lengths.len().max(other.lengths.len()), 0);
        for (mine, theirs) in self.lengths.iter_mut().zip(&other.lengths) {
            *mine += theirs;
        }
        self.seats.resize(self.seats.len().max(other.seats.len()), SeatTally::default());
        for (mine, theirs) in self.seats.iter_mut().zip(&other.seats) {
            mine.n_wins += theirs.n_wins;
            mine.payoffs += theirs.payoffs;
            mine.squares += theirs.squares;
            mine.scores += theirs.scores;
        }
        self
    }

    /// The number of decisions that `share` (from 0 to 1) of the games do not exceed.
    pub fn length_quantile(&self, share: f64) -> usize {
        let wanted = (share * self.n_games as f64).ceil().max(1.0) as u64;
        let mut n_games = 0;
        let reaches = |count: &u64| {
            n_games += count;
            n_games >= wanted
        };
        self.lengths.iter().position(reaches).unwrap_or(0)
    }

    fn count(&mut self, n_decisions: usize, n_draws: u64, outcome: &Outcome) {
        self.n_games += 1;
        self.n_decisions += n_decisions as u64;
        self.n_draws += n_draws;
        if self.lengths.len() <= n_decisions {
            self.lengths.resize(n_decisions + 1, 0);
        }
        self.lengths[n_decisions] += 1;
        let victors = victors(outcome);
        for (seat, tally) in self.seats.iter_mut().enumerate() {
            let payoff = (outcome.payoffs[seat] * UNIT).round() as u64;
            tally.n_wins += u64::from(victors.contains(Seat::new(seat)));
            tally.payoffs += payoff;
            tally.squares += u128::from(payoff) * u128::from(payoff);
            tally.scores += i64::from(outcome.scores.get(seat).copied().unwrap_or_default());
        }
    }
}

/// Who won: the best, unless all are equally good without having won together.
fn victors(outcome: &Outcome) -> SeatSet {
    let best = outcome.winners();
    let is_draw = best.len() == outcome.payoffs.len() && outcome.payoffs.iter().all(|p| *p < 1.0);
    if is_draw { SeatSet::EMPTY } else { best }
}

/// Plays the games with these numbers, `players` seat by seat.
pub(crate) fn play_games<G: Hints>(
    setup: &G::Setup,
    players: &[Player],
    seed: u64,
    games: Range<u64>,
) -> Tally {
    if players.iter().all(|player| *player == Player::Random) {
        return random_games(&G::start(setup), seed, games);
    }
    let mut tally = Tally::of(players.len());
    let mut bots: Vec<Box<dyn Bot<G>>> =
        players.iter().map(|player| repeatable_player(*player).bot()).collect();
    for number in games {
        let (mut n_decisions, mut n_draws) = (0, 0);
        let outcome = play_watched(setup, &mut bots, mix(seed, number), |step, _| match step {
            Step::Act { .. } => n_decisions += 1,
            Step::Chance(_) => n_draws += 1,
        });
        tally.count(n_decisions, n_draws, &outcome);
    }
    tally
}

/// The player without a clock, so that games come out the same again; unless a clock is all it has.
fn repeatable_player(player: Player) -> Player {
    match player {
        Player::Search(settings) if settings.budget.simulations == u32::MAX => player,
        other => other.untimed(),
    }
}

/// Plays the games with these numbers at random. A game depends on `seed` and its number alone.
fn random_games<G: Game>(start: &G, seed: u64, games: Range<u64>) -> Tally {
    let mut tally = Tally::of(start.n_seats());
    let mut legal = Vec::new();
    let root = repeatable(seed);
    for number in games {
        let mut rng = root.clone();
        rng.set_stream(number);
        play_one(start.clone(), &mut rng, &mut legal, &mut tally);
    }
    tally
}

fn play_one<G: Game, R: Rng>(
    mut state: G,
    rng: &mut R,
    legal: &mut Vec<G::Action>,
    tally: &mut Tally,
) {
    let (mut n_decisions, mut n_draws) = (0, 0);
    loop {
        match state.turn() {
            Turn::Chance => {
                let outcome = state.draw(rng);
                state.apply_unchecked(Step::Chance(outcome), &mut Silent);
                n_draws += 1;
            }
            Turn::Decide(seats) => {
                let seat = any_of(seats, rng);
                state.legal_actions(seat, legal);
                let action = legal[below(rng, legal.len() as u32) as usize];
                state.apply_unchecked(Step::Act { seat, action }, &mut Silent);
                n_decisions += 1;
            }
            Turn::Over => break,
        }
    }
    let outcome = state.outcome().expect("a game that is over has an outcome");
    tally.count(n_decisions, n_draws, &outcome);
}

/// One of several who may act: whoever happens to be quickest.
pub(crate) fn any_of<R: Rng>(seats: SeatSet, rng: &mut R) -> Seat {
    let awaited: BySeat<Seat> = seats.into_iter().collect();
    match awaited.as_slice() {
        [only] => *only,
        several => several[below(rng, several.len() as u32) as usize],
    }
}
