//! Decisions that somebody else takes at the same time, without seeing this one.

use engine::{Hints, Notice, Seat, Step, Viewer};

use crate::bot::Question;
use crate::dice::Dice;

/// Whether others decide at the same time and could not tell apart what the question's seat does. The bot
/// finds that out on a position it deals itself.
pub(crate) fn is_sealed<G: Hints>(question: &Question<'_, G>, dice: &mut Dice) -> bool {
    let dealt = G::determinize(question.view, dice);
    let [first, .., last] = question.legal else { return false };
    let mut others = dealt.turn().awaited().into_iter().filter(|seat| *seat != question.seat);
    others.any(|other| {
        told(&dealt, question.seat, *first, other) == told(&dealt, question.seat, *last, other)
    })
}

/// What `other` is told when `seat` takes `action`.
fn told<G: Hints>(state: &G, seat: Seat, action: G::Action, other: Seat) -> Vec<G::Event> {
    let mut notices: Vec<Notice<G::Event>> = Vec::new();
    state.clone().apply_unchecked(Step::Act { seat, action }, &mut notices);
    let reached = notices.into_iter().filter(|notice| notice.to.reaches(Viewer::Seat(other)));
    reached.map(|notice| notice.event).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Content, Options, Setup, Silent, Turn};
    use reference_games::{goofspiel, tic_tac_toe};

    fn first_decision_is_sealed<G: Hints>() -> bool {
        let setup =
            G::Setup::new(&Content::standard(), &Options::new()).expect("the defaults play");
        let mut dice = Dice::new(1);
        let mut state = G::start(&setup);
        while state.turn() == Turn::Chance {
            let drawn = state.draw(&mut dice);
            state.apply_unchecked(Step::Chance(drawn), &mut Silent);
        }
        let seat = state.turn().awaited().first().expect("somebody is awaited");
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        let view = state.view(Viewer::Seat(seat));
        is_sealed(&Question::<G> { seat, view: &view, legal: &legal, seed: 1 }, &mut dice)
    }

    #[test]
    fn bids_are_sealed_and_moves_are_not() {
        assert!(first_decision_is_sealed::<goofspiel::State>());
        assert!(!first_decision_is_sealed::<tic_tac_toe::State>());
        assert!(!first_decision_is_sealed::<game_erythro::state::State>());
    }
}
