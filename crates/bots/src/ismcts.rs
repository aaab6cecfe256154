//! A bot that searches: information-set Monte Carlo over deals of its own.

use std::time::{Duration, Instant};

use engine::{Game, Hints};

use crate::bot::{Bot, Candidate, Choice, Question};
use crate::dice::{Dice, mix};
use crate::level::Settings;
use crate::mixture;
use crate::search::Search;

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

    /// The legal actions with what the search thinks of them, the best first.
    pub(crate) fn compare(&mut self, question: &Question<'_, G>) -> Vec<Candidate<G::Action>> {
        let budget = self.settings.budget;
        let until = budget
            .limit_ms
            .map(|limit_ms| Instant::now() + Duration::from_millis(u64::from(limit_ms)));
        let share = budget.simulations.div_ceil(self.searches.len() as u32);
        match &mut self.searches[..] {
            [search] => search.run(question, share, until),
            searches => run_side_by_side(searches, question, share, until),
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
    share: u32,
    until: Option<Instant>,
) {
    let Question { seat, view, legal, seed } = *question;
    std::thread::scope(|scope| {
        for (n, search) in searches.iter_mut().enumerate() {
            let seed = mix(seed, n as u64);
            scope.spawn(move || search.run(&Question { seat, view, legal, seed }, share, until));
        }
    });
}

impl<G: Hints> Bot<G> for Ismcts<G> {
    fn choose(&mut self, question: &Question<'_, G>) -> Choice<G::Action> {
        if let [only] = question.legal {
            return Choice::unexamined(*only);
        }
        let candidates = self.compare(question);
        let n_simulations = self.searches.iter().map(Search::n_simulations).sum();
        let mut dice = Dice::new(mix(question.seed, u64::MAX));
        let chosen = match mixture::drawn(question, &mut dice) {
            Some(action) => candidates.iter().position(|c| c.action == action).unwrap_or(0),
            None => nearly_best(&candidates, self.settings.slip, &mut dice),
        };
        let Candidate { action, value, .. } = candidates[chosen];
        Choice { action, value, candidates, n_simulations }
    }
}

/// How many slips below the best an action may be and still be taken.
const WORST_SLIP: f64 = 3.0;

/// The best candidate, or one that seems nearly as good: the further below the best, the less often.
fn nearly_best<A>(candidates: &[Candidate<A>], slip: f32, dice: &mut Dice) -> usize {
    if slip <= 0.0 {
        return 0;
    }
    let slip = f64::from(slip);
    let best = candidates[0].value;
    let weight = |candidate: &Candidate<A>| {
        let behind = (best - candidate.value).max(0.0) / slip;
        let is_near = candidate.visits > 0 && behind <= WORST_SLIP;
        if is_near { (-behind).exp() as f32 } else { 0.0 }
    };
    dice.weighted(&candidates.iter().map(weight).collect::<Vec<_>>())
}
