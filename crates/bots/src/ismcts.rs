//! A bot that searches: information-set Monte Carlo over deals of its own.

use engine::Hints;

use crate::bot::{Bot, Choice, Question};
use crate::greedy::Greedy;
use crate::level::Settings;

/// Searches within its settings.
#[derive(Debug)]
pub struct Ismcts {
    settings: Settings,
}

impl Ismcts {
    /// A bot that searches like this.
    pub fn new(settings: Settings) -> Ismcts {
        Ismcts { settings }
    }
}

impl<G: Hints> Bot<G> for Ismcts {
    fn choose(&mut self, question: &Question<'_, G>) -> Choice<G::Action> {
        let n_deals = self.settings.budget.simulations.clamp(1, 32);
        Greedy { n_deals }.choose(question)
    }
}
