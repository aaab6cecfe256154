//! A bot that searches: information-set Monte Carlo over deals of its own.

use engine::{Game, Hints};

use crate::bot::{Bot, Candidate, Choice, Question};
use crate::dice::{Dice, mix};
use crate::interrupt::{Interrupt, Uninterrupted};
use crate::level::Settings;
use crate::mixture;
use crate::sealed;
use crate::search::{Limits, Search};

/// Searches within its settings. Every simulation starts from a new deal of what the view leaves open, goes
/// down trees whose nodes are what a seat can have seen, and ends in a roll-out.
#[derive(Debug)]
pub struct Ismcts<G: Game> {
    settings: Settings,
    /// One for each thread.
    searches: Vec<Search<G>>,
}

impl<G: Hints> Ismcts<G> {
    /// A bot that searches like this.
    pub fn new(settings: Settings) -> Ismcts<G> {
        let searches = (0..settings.n_threads.max(1)).map(|_| Search::new(settings)).collect();
        Ismcts { settings, searches }
    }

    /// The legal actions with what the search thinks of them, the best first. It may stop when it is `settled`
    /// which is the best, for those who do not ask how good the others are.
    fn compare(
        &mut self,
        question: &Question<'_, G>,
        settles: bool,
        interrupt: &dyn Interrupt,
    ) -> Vec<Candidate<G::Action>> {
        let whole = Limits::of(self.settings.budget, 1, interrupt);
        let n_simulations = whole.n_simulations.div_ceil(self.searches.len() as u32);
        // Side by side, nobody knows what the others have tried.
        let settles = settles && self.searches.len() == 1;
        let limits = Limits { n_simulations, settles, ..whole };
        match &mut self.searches[..] {
            [search] => search.run(question, limits),
            searches => run_side_by_side(searches, question, limits),
        }
        let mut candidates = self.added_up(question.legal);
        candidates.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
        candidates
    }

    fn added_up(&self, legal: &[G::Action]) -> Vec<Candidate<G::Action>> {
        let candidate = |(place, action): (usize, &G::Action)| {
            let edges = self.searches.iter().filter_map(|search| search.tried().get(place));
            let (visits, total) = edges.fold((0, 0.0), |(visits, total), edge| {
                (visits + edge.visits, total + f64::from(edge.total))
            });
            let value = if visits == 0 { 0.0 } else { total / f64::from(visits) };
            Candidate { action: *action, visits, value }
        };
        legal.iter().enumerate().map(candidate).collect()
    }
}

fn run_side_by_side<G: Hints>(
    searches: &mut [Search<G>],
    question: &Question<'_, G>,
    limits: Limits<'_>,
) {
    let Question { seat, view, legal, seed } = *question;
    std::thread::scope(|scope| {
        for (n, search) in searches.iter_mut().enumerate() {
            let seed = mix(seed, n as u64);
            scope.spawn(move || search.run(&Question { seat, view, legal, seed }, limits));
        }
    });
}

impl<G: Hints> Bot<G> for Ismcts<G> {
    fn choose(&mut self, question: &Question<'_, G>) -> Choice<G::Action> {
        self.choose_within(question, &Uninterrupted)
    }

    fn choose_within(
        &mut self,
        question: &Question<'_, G>,
        interrupt: &dyn Interrupt,
    ) -> Choice<G::Action> {
        if let [only] = question.legal {
            return Choice::unexamined(*only);
        }
        let mut dice = Dice::new(mix(question.seed, u64::MAX));
        let drawn = mixture::drawn(question, &mut dice);
        let is_sealed = drawn.is_none() && sealed::is_sealed(question, &mut dice);
        let takes_the_best = self.settings.slip <= 0.0 && !is_sealed;
        let candidates = self.compare(question, takes_the_best, interrupt);
        let n_simulations = self.searches.iter().map(Search::n_simulations).sum();
        let chosen = match drawn {
            Some(action) => candidates.iter().position(|c| c.action == action).unwrap_or(0),
            None if is_sealed => unforeseeable(&candidates, &mut dice),
            None => nearly_best(&candidates, self.settings.slip, &mut dice),
        };
        let Candidate { action, value, .. } = candidates[chosen];
        Choice { action, value, candidates, n_simulations }
    }
}

/// What an action must have been tried, of the most tried one, to be played in a sealed decision.
const SERIOUS: f64 = 0.4;

/// One of the candidates that were tried nearly as often as the favourite, in proportion: others decide at the
/// same time, and who always does the same is read.
fn unforeseeable<A>(candidates: &[Candidate<A>], dice: &mut Dice) -> usize {
    let least = SERIOUS * f64::from(candidates[0].visits);
    let weight = |candidate: &Candidate<A>| match f64::from(candidate.visits) {
        visits if visits >= least => visits as f32,
        _ => 0.0,
    };
    dice.weighted(&candidates.iter().map(weight).collect::<Vec<_>>())
}

/// How many visits an average opinion is worth against what an action's own visits say.
const OPINION: f64 = 2.0;

/// The best candidate, or one that seems nearly as good: the further below the best, the less often. A slip
/// of 1 gives an action that seems average a third of the best one's chances. What matters is how an
/// action compares with the others, so that no slip throws away a game that any sound move wins.
fn nearly_best<A>(candidates: &[Candidate<A>], slip: f32, dice: &mut Dice) -> usize {
    if slip <= 0.0 {
        return 0;
    }
    let n_visits: f64 = candidates.iter().map(|c| f64::from(c.visits)).sum();
    let average = candidates.iter().map(|c| f64::from(c.visits) * c.value).sum::<f64>() / n_visits;
    let opinion = |candidate: &Candidate<A>| {
        let visits = f64::from(candidate.visits);
        (visits * candidate.value + OPINION * average) / (visits + OPINION)
    };
    let opinions: Vec<f64> = candidates.iter().map(opinion).collect();
    let best = opinions[0];
    let usual = opinions.iter().sum::<f64>() / opinions.len() as f64;
    let reach = f64::from(slip) * (best - usual).max(f64::MIN_POSITIVE);
    let weight = |opinion: &f64| (-(best - opinion).max(0.0) / reach).exp() as f32;
    dice.weighted(&opinions.iter().map(weight).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(values: &[(u32, f64)], slip: f32) -> Vec<u32> {
        let candidate = |&(visits, value): &(u32, f64)| Candidate { action: (), visits, value };
        let candidates: Vec<_> = values.iter().map(candidate).collect();
        let mut dice = Dice::new(1);
        let mut counts = vec![0; values.len()];
        for _ in 0..1_000 {
            counts[nearly_best(&candidates, slip, &mut dice)] += 1;
        }
        counts
    }

    #[test]
    fn slips_stay_near_the_best() {
        let counts = taken(&[(60, 0.60), (40, 0.58), (30, 0.45), (20, 0.30), (20, 0.20)], 0.3);
        assert!(counts[0] > counts[1] && counts[1] > 200, "{counts:?}");
        assert!(counts[2] < 150 && counts[3] + counts[4] < 20, "{counts:?}");
    }

    #[test]
    fn a_won_game_is_not_thrown_away() {
        let counts = taken(&[(90, 0.98), (10, 0.1), (10, 0.1), (10, 0.1)], 0.3);
        assert!(counts[0] > 950, "{counts:?}");
    }

    #[test]
    fn who_never_slips_takes_the_best() {
        assert_eq!(taken(&[(3, 0.5), (2, 0.9)], 0.0), [1_000, 0]);
    }
}
