//! What is touched, in order, to take an action.

use game_ephios::state::Wait;
use game_ephios::{Action, View};

use super::touch;
use crate::board::Touch;

/// The path of `action`. On a turn a personality of the crossroads can be recruited or debated with, so that takes a
/// second touch; wherever a card can do one thing only, touching it is enough.
pub(super) fn path(view: &View, action: Action) -> Vec<Touch> {
    match action {
        Action::Recruit { card } if view.table.wait == Wait::Act => {
            vec![touch::card(card), touch::RECRUIT.into()]
        }
        Action::Debate { card } => vec![touch::card(card), touch::DEBATE.into()],
        Action::RecruitBlind => vec![touch::DECK.into()],
        Action::Recruit { card }
        | Action::Use { card }
        | Action::Corrupt { card }
        | Action::React { card }
        | Action::Pick { card }
        | Action::Discard { card }
        | Action::Put { card }
        | Action::Apply { card }
        | Action::Copy { card } => vec![touch::card(card)],
        Action::Unite { alliance, affinity, helpers } => {
            let mut path = vec![touch::alliance(alliance)];
            path.extend(helpers.cards().into_iter().map(touch::card));
            path.extend(affinity.then(|| touch::AFFINITY.into()));
            path
        }
        Action::Swap { give, take } => vec![touch::card(give), touch::card(take)],
        Action::Target { seat } => vec![touch::seat(seat)],
        Action::TakeAffinity { affinity } => vec![touch::aside(affinity)],
        Action::Choose { option } => vec![touch::option(option)],
        Action::Pass => vec![touch::PASS.into()],
        Action::Done => vec![touch::STOP.into()],
    }
}
