//! A bot that looks one action ahead and takes what the game's own evaluation likes best.

use engine::{Game, Hints, Seat, Silent, Step, StepOf, Turn};

use crate::bot::{Bot, Candidate, Choice, Question};
use crate::dice::Dice;
use crate::mixture;

/// Looks one action ahead.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    /// Over how many re-deals of what it cannot see it averages.
    pub n_deals: u32,
}

impl Default for Greedy {
    fn default() -> Greedy {
        Greedy { n_deals: 8 }
    }
}

impl<G: Hints> Bot<G> for Greedy {
    fn choose(&mut self, question: &Question<'_, G>) -> Choice<G::Action> {
        let mut dice = Dice::new(question.seed);
        let mut candidates = self.candidates(question, &mut dice);
        candidates.sort_by(|a, b| b.value.total_cmp(&a.value));
        let ties = candidates.iter().take_while(|c| c.value >= candidates[0].value).count();
        // Equals are told apart by the draw, not by their place in the list.
        candidates.swap(0, dice.index(ties));
        let best = candidates[0];
        let action = mixture::drawn::<G>(question, &mut dice).unwrap_or(best.action);
        let n_simulations = candidates.iter().map(|c| u64::from(c.visits)).sum();
        Choice { action, value: best.value, candidates, n_simulations }
    }
}

impl Greedy {
    fn candidates<G: Hints>(
        self,
        question: &Question<'_, G>,
        dice: &mut Dice,
    ) -> Vec<Candidate<G::Action>> {
        let blank = |action: &G::Action| Candidate { action: *action, visits: 0, value: 0.0 };
        let mut candidates: Vec<_> = question.legal.iter().map(blank).collect();
        for _ in 0..self.n_deals.max(1) {
            // Every action is tried on the same deal, so that luck in the deal favours none of them.
            let dealt = G::determinize(question.view, dice);
            for candidate in &mut candidates {
                let step = Step::Act { seat: question.seat, action: candidate.action };
                candidate.value += f64::from(value_after(dealt.clone(), step, question.seat, dice));
                candidate.visits += 1;
            }
        }
        for candidate in &mut candidates {
            candidate.value /= f64::from(candidate.visits);
        }
        candidates
    }
}

/// What the position is worth to `seat` after `step` and the draws that follow it.
pub(crate) fn value_after<G: Hints>(
    mut state: G,
    step: StepOf<G>,
    seat: Seat,
    dice: &mut Dice,
) -> f32 {
    state.apply_unchecked(step, &mut Silent);
    while state.turn() == Turn::Chance {
        let drawn = state.draw(dice);
        state.apply_unchecked(Step::Chance(drawn), &mut Silent);
    }
    worth(&state, seat)
}

/// The payoff of a finished game, or the game's guess at it.
pub(crate) fn worth<G: Hints>(state: &G, seat: Seat) -> f32 {
    match Game::outcome(state) {
        Some(outcome) => outcome.payoffs[seat.index()] as f32,
        None => state.evaluate(seat).clamp(0.0, 1.0),
    }
}
