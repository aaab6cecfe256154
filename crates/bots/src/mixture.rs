//! Decisions for which theory knows the probabilities: drawn, not searched.

use engine::Hints;

use crate::bot::Question;
use crate::dice::Dice;

/// An action drawn from the game's own mixture, where it has one for this decision.
pub(crate) fn drawn<G: Hints>(question: &Question<'_, G>, dice: &mut Dice) -> Option<G::Action> {
    let weights = G::mixture(question.view, question.legal)?;
    let fits = weights.len() == question.legal.len() && weights.iter().any(|w| *w > 0.0);
    fits.then(|| question.legal[dice.weighted(&weights)])
}

/// Whether theory plays `action` with some probability.
pub(crate) fn allows<G: Hints>(question: &Question<'_, G>, action: G::Action) -> bool {
    let weights = G::mixture(question.view, question.legal).unwrap_or_default();
    question.legal.iter().zip(weights).any(|(legal, weight)| *legal == action && weight > 0.0)
}
