//! Every position of a small game: what a viewer sees is a function of what she has been told.

use std::collections::BTreeMap;

use engine::{Game, Notice, Viewer, repeatable};

use crate::conformance::ensure;
use crate::leaks::{Sight, heard, own_action};
use crate::perft;
use crate::suite::Check;

/// How many re-deals there are for each position that a viewer could be in, before one that never came
/// up counts as forgotten.
const DEALS_EACH: usize = 60;

/// What a viewer sees after she has been told certain things, and the positions she could be in.
struct Knowledge<G: Game> {
    sight: Sight<G>,
    /// The first way to get there, in notation.
    way: String,
    positions: Vec<G>,
}

/// By what the viewer has been told, step by step.
type Known<G> = BTreeMap<String, Knowledge<G>>;

/// Walks every position up to `depth` steps from `start`, and compares those that a viewer has been told
/// the same about: her first view, her own actions and the events that reached her, step by step. This
/// finds what a re-deal cannot, namely what the re-deal itself gives away.
///
/// Re-deals are put to the test as well: they give the positions she could be in, all of them and no other.
///
/// # Errors
/// What leaks to whom, with both ways to get there.
pub fn walk<G: Game>(start: &G, depth: usize) -> Check {
    for viewer in Viewer::all(start.n_seats()) {
        let told = |problem| format!("viewer {viewer}: {problem}");
        let mut known: Known<G> = BTreeMap::new();
        visit(viewer, start, depth, &Way::default(), &mut known).map_err(told)?;
        for knowledge in known.values() {
            deals_fit(knowledge).map_err(told)?;
        }
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

fn visit<G: Game>(
    viewer: Viewer,
    state: &G,
    depth: usize,
    way: &Way,
    known: &mut Known<G>,
) -> Check {
    note(viewer, state, way, known)?;
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
        visit(viewer, &after, depth - 1, &way, known)?;
    }
    Ok(())
}

/// Adds a position to what the viewer knows by then.
fn note<G: Game>(viewer: Viewer, state: &G, way: &Way, known: &mut Known<G>) -> Check {
    let sight = Sight::of(state, viewer);
    let Some(knowledge) = known.get_mut(&way.told) else {
        let way = Way::clone(way);
        let knowledge = Knowledge { sight, way: way.steps, positions: vec![state.clone()] };
        known.insert(way.told, knowledge);
        return Ok(());
    };
    knowledge.sight.equals(&sight).map_err(|problem| {
        format!("told the same by `{}` and by `{}`, and yet {problem}", knowledge.way, way.steps)
    })?;
    if !knowledge.positions.contains(state) {
        knowledge.positions.push(state.clone());
    }
    Ok(())
}

/// Checks that re-deals give the positions that the viewer could be in: no other, and none never.
fn deals_fit<G: Game>(knowledge: &Knowledge<G>) -> Check {
    let Knowledge { sight, way, positions } = knowledge;
    let mut missing: Vec<&G> = positions.iter().collect();
    let mut rng = repeatable(0);
    for _ in 0..DEALS_EACH * positions.len() {
        let dealt = G::determinize(&sight.view, &mut rng);
        ensure!(
            positions.contains(&dealt),
            "told what `{way}` tells, she cannot be in the re-dealt position\n  {dealt:?}"
        );
        missing.retain(|position| **position != dealt);
        if missing.is_empty() {
            break;
        }
    }
    ensure!(
        missing.is_empty(),
        "told what `{way}` tells, she may be in a position that is never dealt\n  {:?}",
        missing[0]
    );
    Ok(())
}
