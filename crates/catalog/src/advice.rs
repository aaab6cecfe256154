//! What bots think, with their actions in notation and in words.

use bots::{Analysis, Candidate, Decision, Kind, Moment, Player, Question, Settings};
use engine::{Hints, Seat, Silent, Table, Viewer, Words};

use crate::table::Choice;

/// A bot's answer about a seat's decision.
pub type Advice = bots::Choice<Choice>;

/// What `player` thinks of the decision that `seat` is to make; `None` when it is not awaited.
pub(crate) fn advise<G: Words + Hints>(
    state: &G,
    seat: Seat,
    player: Player,
    seed: u64,
) -> Option<Advice> {
    if !state.turn().awaited().contains(seat) {
        return None;
    }
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let view = state.view(Viewer::Seat(seat));
    let thought = player.bot::<G>().choose(&Question { seat, view: &view, legal: &legal, seed });
    let candidate = |candidate: Candidate<G::Action>| Candidate {
        action: labelled::<G>(&view, &candidate.action),
        visits: candidate.visits,
        value: candidate.value,
    };
    Some(Advice {
        action: labelled::<G>(&view, &thought.action),
        value: thought.value,
        candidates: thought.candidates.into_iter().map(candidate).collect(),
        n_simulations: thought.n_simulations,
    })
}

/// Looks at the game again, step by step.
pub(crate) fn analyse<G: Words + Hints>(
    table: &Table<G>,
    settings: Settings,
    seed: u64,
    progress: &(dyn Fn() + Sync),
) -> Analysis<Choice> {
    let Analysis { start, moments, accounts } = bots::analyse(table, settings, seed, progress);
    let mut state = table.state_after(0);
    let mut labelled_moments = Vec::with_capacity(moments.len());
    for (moment, step) in moments.into_iter().zip(table.steps()) {
        let kind = labelled_kind(&state, &moment.kind);
        labelled_moments.push(Moment { kind, values: moment.values });
        state.apply_unchecked(*step, &mut Silent);
    }
    Analysis { start, moments: labelled_moments, accounts }
}

fn labelled_kind<G: Words>(state: &G, kind: &Kind<G::Action>) -> Kind<Choice> {
    match *kind {
        Kind::Chance => Kind::Chance,
        Kind::Forced { seat } => Kind::Forced { seat },
        Kind::Decision(Decision { seat, played, best, value, cost }) => {
            let view = state.view(Viewer::Seat(seat));
            let [played, best] = [played, best].map(|action| labelled::<G>(&view, &action));
            Kind::Decision(Decision { seat, played, best, value, cost })
        }
    }
}

/// An action as its seat reads it.
pub(crate) fn labelled<G: Words>(view: &G::View, action: &G::Action) -> Choice {
    Choice { notation: action.to_string(), label: G::label(view, action) }
}
