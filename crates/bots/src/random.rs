//! A bot that takes any legal action, each equally likely: the yardstick below all others.

use engine::Game;

use crate::bot::{Bot, Choice, Question};
use crate::dice::Dice;

/// Takes any legal action.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, question: &Question<'_, G>) -> Choice<G::Action> {
        let index = Dice::new(question.seed).index(question.legal.len());
        Choice::unexamined(question.legal[index])
    }
}
