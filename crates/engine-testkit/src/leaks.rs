//! Nobody can tell two positions apart that she has been told the same about.
//!
//! From a viewer's view the rest is dealt anew. The truth and the deals must look the same to her now:
//! view, turn, list, refusals. Then each takes steps: where the same things are told to her, the same
//! must be seen by her afterwards; and where they look the same to her afterwards, no event may have told
//! them apart by what is hidden.

use engine::{Game, Notice, Outcome, Privacy, Silent, Step, StepOf, Turn, Viewer, Words};
use rand_core::Rng;

use crate::conformance::{self, Pool, ensure};
use crate::perft;
use crate::suite::{Check, random_action, random_aside};

/// How often what is hidden is dealt anew for a viewer.
const DEALS: usize = 3;
/// How many steps each deal takes.
const STEPS: usize = 6;

/// Whether an event may tell what no view remembers, because the rules show it in passing.
pub type Shows<G> = dyn Fn(&<G as Game>::Event) -> bool;

/// What a game's tests say about it beyond the contract.
pub struct Claims<G: Game> {
    /// Panics in a position that cannot be, such as one with a piece too many.
    pub invariant: Box<dyn Fn(&G)>,
    /// Names the events that may tell what no view remembers.
    pub shows: Box<Shows<G>>,
    /// Compares what a viewer is shown as numbers, where the game has them.
    pub(crate) numbers: fn(&G, &G, Viewer) -> Check,
}

impl<G: Game> Default for Claims<G> {
    fn default() -> Claims<G> {
        Claims {
            invariant: Box::new(|_| {}),
            shows: Box::new(|_| false),
            numbers: |_, _, _| Ok(()),
        }
    }
}

/// Checks one position for every viewer; `next` is the step that the game takes from here.
///
/// # Errors
/// What leaks to whom, with both values.
pub fn position<G: Words, R: Rng>(
    state: &G,
    pool: &Pool<G>,
    claims: &Claims<G>,
    next: Option<StepOf<G>>,
    rng: &mut R,
) -> Check {
    let n_viewers = state.n_seats() as u32 + 1;
    let player = engine::below(rng, n_viewers) as usize;
    for (n, viewer) in Viewer::all(state.n_seats()).enumerate() {
        let told = |problem| format!("viewer {viewer}: {problem}");
        let view = state.view(viewer);
        let mut worlds = vec![state.clone()];
        for _ in 0..DEALS {
            let dealt = G::determinize(&view, rng);
            (claims.invariant)(&dealt);
            looks_the_same(viewer, state, &dealt, pool).map_err(told)?;
            is_as_private_as_said(state, &dealt).map_err(told)?;
            (claims.numbers)(state, &dealt, viewer).map_err(told)?;
            worlds.push(dealt);
        }
        let stories = stories(viewer, &worlds, next, rng);
        consistent(&stories, &claims.shows).map_err(told)?;
        if n == player {
            plays_on(&worlds[1], claims, rng)
                .map_err(|problem| format!("played on from a re-deal for {viewer}: {problem}"))?;
        }
    }
    Ok(())
}

/// A deal is a game like any other: whoever searches plays it to its end.
fn plays_on<G: Game, R: Rng>(deal: &G, claims: &Claims<G>, rng: &mut R) -> Check {
    let mut state = deal.clone();
    for _ in 0..=state.max_steps() {
        conformance::position(&state, rng)?;
        (claims.invariant)(&state);
        let step = match state.turn() {
            Turn::Over => return Ok(()),
            Turn::Chance => Step::Chance(state.draw(rng)),
            Turn::Decide(_) => random_action(&state, 0, rng)?,
        };
        state.apply_unchecked(step, &mut Silent);
    }
    Err(format!("the game goes on past max_steps, which is {}", deal.max_steps()))
}

/// Compares what `viewer` sees of the truth and of a deal before anything happens.
fn looks_the_same<G: Words>(viewer: Viewer, truth: &G, deal: &G, pool: &Pool<G>) -> Check {
    let [one, other] = [Sight::of(truth, viewer), Sight::of(deal, viewer)];
    one.equals(&other).map_err(|problem| format!("after a re-deal {problem}"))?;
    bytes_are_equal::<G>(&one.view, &other.view)?;
    spoken_alike::<G>(&one, &other)?;
    let Viewer::Seat(seat) = viewer else { return Ok(()) };
    if !matches!(truth.turn(), Turn::Decide(_)) {
        return Ok(());
    }
    let is_awaited = truth.turn().awaited().contains(seat);
    for action in &pool.actions {
        let [one, other] = [truth, deal].map(|state| {
            if is_awaited {
                state.check(seat, action)
            } else {
                state.why_not_awaited(seat, action).map_or(Ok(()), Err)
            }
        });
        ensure!(
            one == other,
            "`{action}` is answered otherwise after a re-deal: {one:?} and {other:?}"
        );
        if let (Err(one), Err(other)) = (one, other) {
            let [one, other] = [(truth, one), (deal, other)]
                .map(|(state, refusal)| G::refusal(&state.view(viewer), &refusal));
            ensure!(
                one == other,
                "the refusal of `{action}` reads otherwise after a re-deal: {one:?} and {other:?}"
            );
        }
    }
    Ok(())
}

/// What a game says about its secrets holds for whoever was dealt anew: how private a decision is is no secret, a
/// public one offers the same whatever is hidden, and a game that hides nothing has nothing to deal anew.
fn is_as_private_as_said<G: Game>(truth: &G, deal: &G) -> Check {
    ensure!(
        truth.hides() || truth == deal,
        "the game says that it hides nothing, and yet a re-deal differs:\n  {truth:?}\n  {deal:?}"
    );
    let (mut one, mut other) = (Vec::new(), Vec::new());
    for seat in truth.turn().awaited() {
        let [a, b] = [truth, deal].map(|state| state.privacy(seat));
        ensure!(a == b, "how private seat {seat} decides differs after a re-deal: {a:?} and {b:?}");
        truth.legal_actions(seat, &mut one);
        deal.legal_actions(seat, &mut other);
        ensure!(
            a != Privacy::Public || one == other,
            "seat {seat} is said to decide in public, but may do otherwise after a re-deal:\n  {one:?}\n  {other:?}"
        );
    }
    Ok(())
}

fn bytes_are_equal<G: Game>(one: &G::View, other: &G::View) -> Check {
    let [one, other] = [one, other].map(serde_json::to_string);
    match (one, other) {
        (Ok(one), Ok(other)) => {
            ensure!(one == other, "the view's bytes differ after a re-deal:\n  {one}\n  {other}");
            Ok(())
        }
        (Err(error), _) | (_, Err(error)) => Err(format!("the view is no JSON: {error}")),
    }
}

fn spoken_alike<G: Words>(one: &Sight<G>, other: &Sight<G>) -> Check {
    let [a, b] = [one, other].map(|sight| G::prompt(&sight.view));
    ensure!(a == b, "the prompt differs after a re-deal: {a:?} and {b:?}");
    let [a, b] = [one, other].map(|sight| G::picture(&sight.view));
    ensure!(a == b, "the picture differs after a re-deal: {a:?} and {b:?}");
    for action in &one.actions {
        let [a, b] = [one, other].map(|sight| G::label(&sight.view, action));
        ensure!(a == b, "the label of `{action}` differs after a re-deal: {a:?} and {b:?}");
    }
    Ok(())
}

/// All that a viewer sees of a position.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sight<G: Game> {
    pub(crate) view: G::View,
    turn: Turn,
    actions: Vec<G::Action>,
    asides: Vec<G::Action>,
    outcome: Option<Outcome>,
}

impl<G: Game> Sight<G> {
    pub(crate) fn of(state: &G, viewer: Viewer) -> Sight<G> {
        let (mut actions, mut asides) = (Vec::new(), Vec::new());
        if let Viewer::Seat(seat) = viewer {
            state.legal_actions(seat, &mut actions);
            state.asides(seat, &mut asides);
        }
        let (view, turn, outcome) = (state.view(viewer), state.turn(), state.outcome());
        Sight { view, turn, actions, asides, outcome }
    }

    /// # Errors
    /// The first thing that differs, with both values.
    pub(crate) fn equals(&self, other: &Sight<G>) -> Check {
        ensure!(
            self.view == other.view,
            "the view differs:\n  {:?}\n  {:?}",
            self.view,
            other.view
        );
        ensure!(
            self.turn == other.turn,
            "who is awaited differs: {:?} and {:?}",
            self.turn,
            other.turn
        );
        ensure!(
            self.actions == other.actions,
            "the legal list differs:\n  {:?}\n  {:?}",
            self.actions,
            other.actions
        );
        ensure!(
            self.asides == other.asides,
            "what may be done besides differs:\n  {:?}\n  {:?}",
            self.asides,
            other.asides
        );
        ensure!(
            self.outcome == other.outcome,
            "the outcome differs: {:?} and {:?}",
            self.outcome,
            other.outcome
        );
        Ok(())
    }
}

/// A step that one of the worlds took, what the viewer did and heard, and what she sees afterwards.
struct Story<G: Game> {
    /// Which of the worlds it was.
    world: usize,
    step: StepOf<G>,
    after: G,
    /// The viewer's own action, which she knows without being told.
    did: Option<G::Action>,
    heard: Vec<G::Event>,
    sees: Sight<G>,
}

/// Lets every world take steps: those that the truth takes where they are possible, and one of its own.
fn stories<G: Game, R: Rng>(
    viewer: Viewer,
    worlds: &[G],
    next: Option<StepOf<G>>,
    rng: &mut R,
) -> Vec<Story<G>> {
    let mut shared: Vec<StepOf<G>> = next.into_iter().collect();
    let possible = perft::steps(&worlds[0]);
    while shared.len() < STEPS.min(possible.len()) {
        shared.push(possible[engine::below(rng, possible.len() as u32) as usize]);
    }
    let mut stories = Vec::new();
    for (n, world) in worlds.iter().enumerate() {
        let own = perft::steps(world);
        let mut steps: Vec<StepOf<G>> =
            shared.iter().filter(|step| own.contains(step)).copied().collect();
        if !own.is_empty() {
            steps.push(own[engine::below(rng, own.len() as u32) as usize]);
        }
        steps.extend(random_aside(world, rng));
        stories.extend(steps.into_iter().map(|step| story(viewer, world, n, step)));
    }
    stories
}

fn story<G: Game>(viewer: Viewer, before: &G, world: usize, step: StepOf<G>) -> Story<G> {
    let mut after = before.clone();
    let mut notices: Vec<Notice<G::Event>> = Vec::new();
    after.apply_unchecked(step, &mut notices);
    let did = own_action::<G>(viewer, step);
    let sees = Sight::of(&after, viewer);
    Story { world, step, after, did, heard: heard(viewer, notices), sees }
}

/// What `viewer` did in `step`, if it was hers.
pub(crate) fn own_action<G: Game>(viewer: Viewer, step: StepOf<G>) -> Option<G::Action> {
    match step {
        Step::Act { seat, action } if viewer.is(seat) => Some(action),
        _ => None,
    }
}

/// The events that reach `viewer`, in order.
pub(crate) fn heard<E>(viewer: Viewer, notices: Vec<Notice<E>>) -> Vec<E> {
    let reached = notices.into_iter().filter(|notice| notice.to.reaches(viewer));
    reached.map(|notice| notice.event).collect()
}

fn consistent<G: Game>(stories: &[Story<G>], shows: &Shows<G>) -> Check {
    for (n, one) in stories.iter().enumerate() {
        for other in &stories[..n] {
            if one.did != other.did {
                continue;
            }
            if one.heard == other.heard {
                one.sees.equals(&other.sees).map_err(|problem| {
                    let [a, b] = [one.step, other.step];
                    format!("told the same by `{a}` and by `{b}`, and yet {problem}")
                })?;
            } else if one.sees == other.sees && differ_in_secret(one, other) {
                heard_the_same(one, other, shows)?;
            }
        }
    }
    Ok(())
}

/// Whether what sets two stories apart is hidden: the deal of the same step, or what two steps from the
/// same position left behind. Steps that leave no trace, such as a die that missed, are no secret.
fn differ_in_secret<G: Game>(one: &Story<G>, other: &Story<G>) -> bool {
    one.step == other.step || (one.world == other.world && one.after != other.after)
}

/// What looks the same afterwards must have been told in the same words, but for what is shown in passing.
fn heard_the_same<G: Game>(one: &Story<G>, other: &Story<G>, shows: &Shows<G>) -> Check {
    let [a, b] = [one, other].map(|story| -> Vec<&G::Event> {
        story.heard.iter().filter(|event| !shows(event)).collect()
    });
    let [step, twin] = [one.step, other.step];
    ensure!(
        a == b,
        "the events differ, though what they tell is hidden from her view: after `{step}`\n  {a:?}\n\
         and after `{twin}`\n  {b:?}"
    );
    Ok(())
}
