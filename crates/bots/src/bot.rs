//! What a bot is: it is asked with a view and a legal list, and answers with a choice.

use engine::{Game, Seat};

use crate::interrupt::Interrupt;

/// A player of the game `G`.
///
/// It is handed what its seat could have written down and what its seat may do, never the table's state:
/// the only states it holds are those that it deals itself with [`Game::determinize`].
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal actions. The same question gets the same choice, unless the bot was given
    /// a time limit and ran into it.
    fn choose(&mut self, question: &Question<'_, G>) -> Choice<G::Action>;

    /// The same, but it lets itself be held up or ended. What it chooses does not depend on being held up; ended, it
    /// chooses by what it has seen so far. Those who do not think long need not be asked.
    fn choose_within(
        &mut self,
        question: &Question<'_, G>,
        _interrupt: &dyn Interrupt,
    ) -> Choice<G::Action> {
        self.choose(question)
    }
}

/// What a bot is asked: everything it gets to know about the table.
#[derive(Debug)]
pub struct Question<'a, G: Game> {
    /// The seat that the bot decides for.
    pub seat: Seat,
    /// What that seat could have written down.
    pub view: &'a G::View,
    /// What that seat may do: at least one action, ascending.
    pub legal: &'a [G::Action],
    /// What the bot's own draws depend on.
    pub seed: u64,
}

/// A bot's answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<A> {
    /// What it does.
    pub action: A,
    /// What it thinks its seat's payoff will be, from 0 to 1.
    pub value: f64,
    /// What it thinks of the actions it looked at, the best first.
    pub candidates: Vec<Candidate<A>>,
    /// How many simulations it made.
    pub n_simulations: u64,
}

/// What a bot thinks of one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<A> {
    /// The action.
    pub action: A,
    /// How many simulations tried it.
    pub visits: u32,
    /// The payoff it leads to, from 0 to 1.
    pub value: f64,
}

impl<A: Copy> Choice<A> {
    /// The choice of somebody who looked at nothing.
    pub(crate) fn unexamined(action: A) -> Choice<A> {
        Choice { action, value: 0.5, candidates: Vec::new(), n_simulations: 0 }
    }
}
