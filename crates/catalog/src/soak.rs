//! Random games by the thousand, every step of them checked.

use std::ops::Range;

use engine::{Game, Outcome, Seat, Step, StepOf, Turn, below, repeatable};
use rand_core::Rng;

/// What a stretch of random games came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Soaked {
    /// Games played to their end.
    pub n_games: u64,
    /// Steps taken.
    pub n_steps: u64,
    /// Steps of the longest game.
    pub longest: usize,
}

/// Plays the random games with these numbers, through the checked way in.
pub(crate) fn soak<G: Game>(setup: &G::Setup, games: Range<u64>) -> Result<Soaked, String> {
    let mut soaked = Soaked::default();
    let mut actions = Vec::new();
    for number in games {
        let mut rng = repeatable(number);
        let mut state = G::start(setup);
        let mut n_steps = 0;
        while state.turn() != Turn::Over {
            if n_steps == state.max_steps() {
                return Err(format!(
                    "game {number} is not over after its bound of {n_steps} steps"
                ));
            }
            let step = random_step(&state, &mut actions, &mut rng);
            if let Err(refused) = state.apply(step) {
                return Err(format!(
                    "game {number}, step {n_steps}: `{step}` was offered, then refused: {refused:?}"
                ));
            }
            n_steps += 1;
        }
        is_sound(&state).map_err(|reason| format!("game {number}: {reason}"))?;
        soaked.n_games += 1;
        soaked.n_steps += n_steps as u64;
        soaked.longest = soaked.longest.max(n_steps);
    }
    Ok(soaked)
}

fn random_step<G: Game, R: Rng>(state: &G, actions: &mut Vec<G::Action>, rng: &mut R) -> StepOf<G> {
    match state.turn() {
        Turn::Chance => Step::Chance(state.draw(rng)),
        Turn::Decide(seats) => {
            let nth = below(rng, seats.len() as u32) as usize;
            let seat = seats.into_iter().nth(nth).unwrap_or(Seat::new(0));
            state.legal_actions(seat, actions);
            Step::Act { seat, action: actions[below(rng, actions.len() as u32) as usize] }
        }
        Turn::Over => unreachable!("nobody steps past the end"),
    }
}

fn is_sound<G: Game>(state: &G) -> Result<(), String> {
    let Outcome { payoffs, scores } = state.outcome().ok_or("it is over without an outcome")?;
    if payoffs.len() != state.n_seats() || scores.len() != state.n_seats() {
        return Err("the outcome is not one value for each seat".into());
    }
    if payoffs.iter().any(|payoff| !(0.0..=1.0).contains(payoff)) {
        return Err(format!("a payoff is not within 0 and 1: {payoffs:?}"));
    }
    Ok(())
}
