//! How many ways a game can go: the oldest test of a move generator.

use engine::{Game, Silent, Step, StepOf, Turn};

/// Every step that may be taken now: all actions of all awaited seats, or all outcomes, once each.
pub fn steps<G: Game>(state: &G) -> Vec<StepOf<G>> {
    match state.turn() {
        Turn::Over => Vec::new(),
        Turn::Chance => {
            let mut outcomes = Vec::new();
            state.chance_outcomes(&mut outcomes);
            outcomes.into_iter().map(|(outcome, _)| Step::Chance(outcome)).collect()
        }
        Turn::Decide(seats) => {
            let mut actions = Vec::new();
            let mut steps = Vec::new();
            for seat in seats {
                state.legal_actions(seat, &mut actions);
                steps.extend(actions.iter().map(|action| Step::Act { seat, action: *action }));
            }
            steps
        }
    }
}

/// The position after a legal step.
pub(crate) fn after<G: Game>(state: &G, step: StepOf<G>) -> G {
    let mut next = state.clone();
    next.apply_unchecked(step, &mut Silent);
    next
}

/// How many sequences of exactly `depth` steps there are from here; outcomes count once each, whatever
/// their weight.
pub fn perft<G: Game>(state: &G, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    steps(state).into_iter().map(|step| perft(&after(state, step), depth - 1)).sum()
}

/// How many whole games there are from here.
pub fn games<G: Game>(state: &G) -> u64 {
    if state.turn() == Turn::Over {
        return 1;
    }
    steps(state).into_iter().map(|step| games(&after(state, step))).sum()
}
