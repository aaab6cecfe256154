//! Every position of a small game: what a viewer sees is a function of what she has been told.

use std::collections::BTreeMap;

use engine::{Game, Notice, Viewer};

use crate::leaks::{Sight, heard, own_action};
use crate::perft;
use crate::suite::Check;

/// What each viewer has been told in so many steps, and what she sees then.
type Seen<G> = BTreeMap<String, (Sight<G>, String)>;

/// Walks every position up to `depth` steps from `start`, and compares those that a viewer has been told
/// the same about: her first view, her own actions and the events that reached her, step by step. This
/// finds what a re-deal cannot, namely what the re-deal itself gives away.
///
/// # Errors
/// What leaks to whom, with both ways to get there.
pub fn walk<G: Game>(start: &G, depth: usize) -> Check {
    for viewer in Viewer::all(start.n_seats()) {
        let mut seen: Seen<G> = BTreeMap::new();
        visit(viewer, start, depth, &Way::default(), &mut seen)
            .map_err(|problem| format!("viewer {viewer}: {problem}"))?;
    }
    Ok(())
}

/// How a position was reached.
#[derive(Clone, Default)]
struct Way {
    /// What the viewer has been told.
    told: String,
    /// The steps in notation.
    steps: String,
}

fn visit<G: Game>(viewer: Viewer, state: &G, depth: usize, way: &Way, seen: &mut Seen<G>) -> Check {
    let sight = Sight::of(state, viewer);
    match seen.get(&way.told) {
        None => {
            seen.insert(way.told.clone(), (sight, way.steps.clone()));
        }
        Some((before, steps)) => before.equals(&sight).map_err(|problem| {
            format!("told the same by `{steps}` and by `{}`, and yet {problem}", way.steps)
        })?,
    }
    if depth == 0 {
        return Ok(());
    }
    for step in perft::steps(state) {
        let mut after = state.clone();
        let mut notices: Vec<Notice<G::Event>> = Vec::new();
        after.apply_unchecked(step, &mut notices);
        let did = own_action::<G>(viewer, step);
        let told = format!("{}{did:?}{:?};", way.told, heard(viewer, notices));
        let way = Way { told, steps: format!("{}{step}; ", way.steps) };
        visit(viewer, &after, depth - 1, &way, seen)?;
    }
    Ok(())
}
