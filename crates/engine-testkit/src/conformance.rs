//! What the contract says about any position and any whole game.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use engine::{
    Content, Dealing, Game, Line, Notation, Options, Outcome, PackOf, Record, Refused, Seat,
    Secret, Setup, Silent, Step, StepOf, Table, Turn, Viewer, Words, below,
};
use rand_core::Rng;

use crate::perft;
use crate::suite::Check;

/// Fails the check with a message unless the claim holds.
macro_rules! ensure {
    ($claim:expr, $($message:tt)+) => {
        if !$claim {
            return Err(format!($($message)+));
        }
    };
}
pub(crate) use ensure;

/// Actions and outcomes seen elsewhere in the same games: most of them are wrong here.
#[derive(Clone, Debug)]
pub struct Pool<G: Game> {
    /// What seats could do in other positions.
    pub actions: Vec<G::Action>,
    /// What could be drawn in other positions.
    pub outcomes: Vec<G::Chance>,
}

/// How many different things a pool keeps of each kind.
const POOL: usize = 48;
/// How many things of a position are added to the pool at a time.
const HARVEST: usize = 4;
/// How many refusals are tried through `apply` in a position.
const TRIES: usize = 8;

impl<G: Game> Default for Pool<G> {
    fn default() -> Pool<G> {
        Pool::new()
    }
}

impl<G: Game> Pool<G> {
    /// A pool of nothing yet.
    pub fn new() -> Pool<G> {
        Pool { actions: Vec::new(), outcomes: Vec::new() }
    }

    /// Adds some of what can happen in `state`.
    pub fn harvest<R: Rng>(&mut self, state: &G, rng: &mut R) {
        let steps = perft::steps(state);
        if steps.is_empty() {
            return;
        }
        for _ in 0..HARVEST {
            match steps[below(rng, steps.len() as u32) as usize] {
                Step::Act { action, .. } => keep(&mut self.actions, action, rng),
                Step::Chance(outcome) => keep(&mut self.outcomes, outcome, rng),
            }
        }
    }
}

fn keep<T: PartialEq, R: Rng>(pool: &mut Vec<T>, thing: T, rng: &mut R) {
    if pool.contains(&thing) {
        return;
    }
    if pool.len() < POOL {
        pool.push(thing);
    } else {
        pool[below(rng, POOL as u32) as usize] = thing;
    }
}

/// Checks that `text` makes a setup whose options make the same setup again.
///
/// # Errors
/// What is wrong with it.
pub fn setup<G: Game>(content: &Content<PackOf<G>>, text: &str) -> Result<Options, String> {
    let options: Options = text.parse().map_err(|error| format!("no options: {error}"))?;
    let setup = G::Setup::new(content, &options).map_err(|error| format!("no setup: {error}"))?;
    let full = setup.options();
    let again = G::Setup::new(content, &full)
        .map_err(|error| format!("the setup's own options `{full}` are refused: {error}"))?;
    ensure!(again == setup, "options `{full}` give another setup: {again:?}, not {setup:?}");
    let read = full.to_string().parse::<Options>();
    ensure!(read.as_ref() == Ok(&full), "options `{full}` do not round-trip: {read:?}");
    let knobs = G::Setup::knobs();
    ensure!(knobs.first().is_some_and(|knob| knob.key == "seats"), "the first knob is not `seats`");
    for knob in knobs {
        ensure!(knob.values.contains(&knob.default), "knob `{}` cannot have its default", knob.key);
        ensure!(full.get(knob.key).is_some(), "options `{full}` leave out `{}`", knob.key);
    }
    for (key, value) in options.iter() {
        ensure!(
            full.get(key) == Some(value),
            "`{key}={value}` was chosen, but not taken: `{full}`"
        );
    }
    let start = G::start(&setup);
    let [said, is] = [setup.n_seats(), start.n_seats()];
    ensure!(said == is, "the setup has {said} seats, the state {is}");
    Ok(options)
}

/// Opens a table whose cards come from `secret`.
pub(crate) fn open<G: Game>(
    content: &Content<PackOf<G>>,
    options: &Options,
    secret: Secret,
) -> Result<Table<G>, String> {
    let setup = G::Setup::new(content, options).map_err(|error| error.to_string())?;
    // Names that a careless format would trip over.
    let name = |seat: Seat| format!("\"{seat}\" [\\] Éloïse\n");
    let names = Seat::all(setup.n_seats()).map(name).collect();
    let salts = Seat::all(setup.n_seats()).map(|seat| format!("salt {seat}")).collect();
    Table::open(content, options, names, Dealing::committed(secret, salts))
        .map_err(|error| error.to_string())
}

/// What must hold in every position, at little cost.
///
/// # Errors
/// What is wrong.
pub fn position<G: Game, R: Rng>(state: &G, rng: &mut R) -> Check {
    turn(state)?;
    let mut actions = Vec::new();
    for seat in Seat::all(state.n_seats()) {
        // The buffer still holds the seat before's actions: they must be gone.
        list(state, seat, &mut actions)?;
        if let Some(last) = actions.len().checked_sub(1) {
            for _ in 0..HARVEST {
                let action = &actions[below(rng, last as u32 + 1) as usize];
                listed_is_accepted(state, seat, action)?;
            }
        }
        asides(state, seat, &actions, rng)?;
    }
    Ok(())
}

/// What a seat may do besides: in order, not on its list, accepted, and the turn stays as it is.
fn asides<G: Game, R: Rng>(state: &G, seat: Seat, legal: &[G::Action], rng: &mut R) -> Check {
    // What was in the buffer before must be gone.
    let mut asides = legal.to_vec();
    state.asides(seat, &mut asides);
    let Some(last) = asides.len().checked_sub(1) else { return Ok(()) };
    let turn = state.turn();
    ensure!(matches!(turn, Turn::Decide(_)), "seat {seat} has {asides:?} besides on {turn:?}");
    ascending(&asides).map_err(|problem| format!("what seat {seat} may do besides {problem}"))?;
    let listed = asides.iter().find(|action| legal.contains(action));
    ensure!(listed.is_none(), "{listed:?} is on the list of seat {seat} and besides it");
    let action = asides[below(rng, last as u32 + 1) as usize];
    round_trips(&action)?;
    let mut after = state.clone();
    let taken = after.apply(Step::Act { seat, action });
    ensure!(taken.is_ok(), "`{action}` is open to seat {seat} besides, but refused: {taken:?}");
    ensure!(after.turn() == turn, "`{action}` besides makes {turn:?} into {:?}", after.turn());
    Ok(())
}

fn turn<G: Game>(state: &G) -> Check {
    let outcome = state.outcome();
    match state.turn() {
        Turn::Over => match &outcome {
            None => return Err("the game is over, but has no outcome".into()),
            Some(outcome) => fair(outcome, state.n_seats())?,
        },
        Turn::Chance => {
            ensure!(state.chance_total() > 0, "a chance turn, but no ticket in the bag");
        }
        Turn::Decide(seats) => {
            ensure!(!seats.is_empty(), "the turn is Decide, but nobody is awaited");
            let stranger = seats.into_iter().find(|seat| seat.index() >= state.n_seats());
            ensure!(stranger.is_none(), "awaited seats {seats:?} are not all at the table");
        }
    }
    ensure!(
        outcome.is_none() || state.turn() == Turn::Over,
        "the game is not over, but has the outcome {outcome:?}"
    );
    Ok(())
}

fn fair(outcome: &Outcome, n_seats: usize) -> Check {
    let Outcome { payoffs, scores } = outcome;
    ensure!(payoffs.len() == n_seats, "payoffs {payoffs:?} are not one for each seat");
    ensure!(scores.len() == n_seats, "scores {scores:?} are not one for each seat");
    let all_fit = payoffs.iter().all(|payoff| (0.0..=1.0).contains(payoff));
    ensure!(all_fit, "payoffs {payoffs:?} are not all from 0 to 1");
    Ok(())
}

/// Fills `actions` with the list of `seat`, checking the list itself.
fn list<G: Game>(state: &G, seat: Seat, actions: &mut Vec<G::Action>) -> Check {
    state.legal_actions(seat, actions);
    let is_awaited = state.turn().awaited().contains(seat);
    if !is_awaited {
        ensure!(actions.is_empty(), "seat {seat} is not awaited, but is offered {actions:?}");
        return Ok(());
    }
    ensure!(!actions.is_empty(), "seat {seat} is awaited, but its list is empty");
    ascending(actions).map_err(|problem| format!("the list of seat {seat} {problem}"))
}

fn ascending<T: Ord + Debug>(things: &[T]) -> Check {
    for pair in things.windows(2) {
        ensure!(pair[0] != pair[1], "holds {:?} twice", pair[0]);
        ensure!(pair[0] < pair[1], "is not sorted: {:?} before {:?}", pair[0], pair[1]);
    }
    Ok(())
}

fn listed_is_accepted<G: Game>(state: &G, seat: Seat, action: &G::Action) -> Check {
    let checked = state.check(seat, action);
    ensure!(
        checked.is_ok(),
        "list and check disagree: `{action}` is offered to seat {seat}, but refused: {checked:?}"
    );
    Ok(())
}

/// What must hold in every position, at some cost; `next` is the step that the game takes from here.
///
/// # Errors
/// What is wrong.
pub fn closely<G: Words>(state: &G, pool: &Pool<G>, next: Option<StepOf<G>>) -> Check {
    let mut actions = Vec::new();
    for seat in state.turn().awaited() {
        list(state, seat, &mut actions)?;
        for action in &actions {
            listed_is_accepted(state, seat, action)?;
            round_trips(action)?;
        }
        for action in &pool.actions {
            let is_listed = actions.binary_search(action).is_ok();
            let is_accepted = state.check(seat, action).is_ok();
            ensure!(
                is_listed || !is_accepted,
                "list and check disagree: `{action}` is not offered to seat {seat}, but accepted"
            );
        }
    }
    if state.turn() == Turn::Chance {
        bag(state)?;
    }
    refusals_change_nothing(state, pool)?;
    if let Some(step) = next {
        clones_are_independent(state, step)?;
    }
    words(state, pool)
}

/// The notation of one thing: round-trips, lower case, one line, no outer blanks.
fn round_trips<T: Notation>(thing: &T) -> Check {
    let text = thing.to_string();
    let read = <T as FromStr>::from_str(&text);
    ensure!(read.as_ref() == Ok(thing), "`{text}` does not round-trip: {thing:?} became {read:?}");
    ensure!(text.is_ascii(), "`{text}` is not plain ASCII");
    ensure!(!text.bytes().any(|byte| byte.is_ascii_uppercase()), "`{text}` is not lower case");
    ensure!(!text.bytes().any(|byte| byte.is_ascii_control()), "{text:?} is not one line");
    ensure!(!text.is_empty() && text.trim() == text, "`{text}` is empty or has outer blanks");
    Ok(())
}

fn bag<G: Game>(state: &G) -> Check {
    let total = state.chance_total();
    let tickets: Vec<G::Chance> = (0..total).map(|ticket| state.chance_at(ticket)).collect();
    for pair in tickets.windows(2) {
        let [one, next] = [pair[0], pair[1]];
        ensure!(one <= next, "tickets do not ascend: {one:?} before {next:?}");
    }
    let mut outcomes = vec![(tickets[0], 0)];
    state.chance_outcomes(&mut outcomes);
    let drawn: Vec<G::Chance> = outcomes.iter().map(|(outcome, _)| *outcome).collect();
    ascending(&drawn).map_err(|problem| format!("the list of outcomes {problem}"))?;
    for (outcome, weight) in outcomes {
        let n_tickets = tickets.iter().filter(|ticket| **ticket == outcome).count();
        ensure!(
            n_tickets == weight as usize,
            "`{outcome}` has weight {weight}, but {n_tickets} tickets"
        );
        round_trips(&outcome)?;
        let may = state.may(&Step::Chance(outcome));
        ensure!(may.is_ok(), "`{outcome}` is in the bag, but refused: {may:?}");
    }
    let missing = tickets.iter().find(|ticket| !drawn.contains(ticket));
    ensure!(missing.is_none(), "{missing:?} has a ticket, but is not among the outcomes");
    Ok(())
}

/// Wrong steps of every kind are refused for the right reason and leave the state as it was.
fn refusals_change_nothing<G: Game>(state: &G, pool: &Pool<G>) -> Check {
    let seats: Vec<Seat> = Seat::all(state.n_seats()).collect();
    for action in pool.actions.iter().take(TRIES) {
        for seat in &seats {
            refused(state, Step::Act { seat: *seat, action: *action })?;
        }
        if state.n_seats() < engine::MAX_SEATS {
            refused(state, Step::Act { seat: Seat::new(state.n_seats()), action: *action })?;
        }
    }
    let impossible = |outcome: &&G::Chance| state.may(&Step::Chance(**outcome)).is_err();
    for outcome in pool.outcomes.iter().filter(impossible).take(TRIES) {
        refused(state, Step::Chance(*outcome))?;
    }
    Ok(())
}

/// Tries `step`, unless it may be taken.
fn refused<G: Game>(state: &G, step: StepOf<G>) -> Check {
    let awaited = state.turn().awaited();
    let mut tried = state.clone();
    let result = tried.apply(step);
    let is_as_it_should = match (state.turn(), step, &result) {
        (Turn::Over, _, Err(Refused::GameOver))
        | (Turn::Chance, Step::Act { .. }, Err(Refused::DrawFirst))
        | (Turn::Chance, Step::Chance(_), Err(Refused::NotInTheBag))
        | (Turn::Decide(_), Step::Chance(_), Err(Refused::NothingToDraw)) => true,
        (Turn::Decide(_), Step::Act { seat, action }, Ok(_)) if state.is_aside(seat, &action) => {
            true
        }
        (Turn::Decide(_), Step::Act { seat, action }, result) if awaited.contains(seat) => {
            result.is_ok() == state.check(seat, &action).is_ok()
        }
        (Turn::Decide(_), Step::Act { .. }, Err(Refused::NotAwaited { .. })) => true,
        (Turn::Decide(_), Step::Act { seat, action }, Err(Refused::Rule(rule))) => {
            seat.index() < state.n_seats()
                && state.why_not_awaited(seat, &action).as_ref() == Some(rule)
        }
        _ => false,
    };
    let turn = state.turn();
    ensure!(is_as_it_should, "`{step}` on turn {turn:?} was answered with {result:?}");
    if let Err(refused) = result {
        ensure!(tried == *state, "`{step}` was refused ({refused:?}), but changed the state");
    }
    Ok(())
}

/// A step taken by a clone is no step of the original's.
fn clones_are_independent<G: Game>(state: &G, step: StepOf<G>) -> Check {
    let views = |state: &G| -> Vec<G::View> {
        Viewer::all(state.n_seats()).map(|viewer| state.view(viewer)).collect()
    };
    let before = views(state);
    let mut clone = state.clone();
    ensure!(clone == *state, "a clone does not equal its original");
    clone.apply_unchecked(step, &mut Silent);
    ensure!(views(state) == before, "`{step}` taken by a clone changed the original");
    Ok(())
}

/// Says everything there is to say; a panic is the suite's to report.
fn words<G: Words>(state: &G, pool: &Pool<G>) -> Check {
    let mut actions = Vec::new();
    for viewer in Viewer::all(state.n_seats()) {
        let view = state.view(viewer);
        spoken(&G::prompt(&view), "prompt")?;
        for line in G::picture(&view) {
            spoken(&line, "picture")?;
        }
        let Viewer::Seat(seat) = viewer else { continue };
        state.legal_actions(seat, &mut actions);
        for action in &actions {
            spoken(&G::label(&view, action), "label")?;
        }
        if !actions.is_empty() {
            for refusal in pool.actions.iter().filter_map(|a| state.check(seat, a).err()) {
                spoken(&G::refusal(&view, &refusal), "refusal")?;
            }
        }
    }
    Ok(())
}

fn spoken(phrase: &engine::Phrase, what: &str) -> Check {
    ensure!(!phrase.key.is_empty(), "a {what} has no key: {phrase:?}");
    Ok(())
}

/// Takes a step of the game, telling every viewer the events that reach her.
pub(crate) fn step<G: Words>(state: &mut G, step: StepOf<G>) -> Check {
    let mut silent = state.clone();
    silent.apply_unchecked(step, &mut Silent);
    let notices = state
        .apply(step)
        .map_err(|refused| format!("`{step}` was taken before, but is refused now: {refused:?}"))?;
    ensure!(silent == *state, "`{step}` leads elsewhere when nobody listens");
    for viewer in Viewer::all(state.n_seats()) {
        let mut heard = notices.iter().filter(|notice| notice.to.reaches(viewer)).peekable();
        if heard.peek().is_some() {
            let view = state.view(viewer);
            for notice in heard {
                spoken(&G::line(&view, &notice.event), "line")?;
            }
        }
    }
    Ok(())
}

/// What must hold of a game that has been played to its end.
///
/// # Errors
/// What is wrong.
pub fn whole<G: Words>(content: &Content<PackOf<G>>, table: &Table<G>) -> Check {
    replay(table)?;
    let text = table.record().to_string();
    let broken = |error: &dyn Display| format!("the record cannot be read: {error}\n{text}");
    let record: Record = text.parse().map_err(|error| broken(&error))?;
    ensure!(record.to_string() == text, "the record does not round-trip:\n{text}\n{record}");
    let loaded = Table::<G>::load(content, &record).map_err(|error| broken(&error))?;
    ensure!(loaded.state() == table.state(), "the record rebuilds another state");
    ensure!(loaded.names() == table.names(), "the record names others: {:?}", loaded.names());
    let n_draws = table.steps().iter().filter(|step| matches!(step, Step::Chance(_))).count();
    let verified = loaded.verify();
    ensure!(verified == Ok(n_draws), "{n_draws} draws were not verified: {verified:?}");
    Ok(())
}

/// What a table lets a seat take back starts with that seat's own action, and leads to where it is awaited.
pub(crate) fn undo<G: Game>(table: &Table<G>) -> Check {
    for seat in Seat::all(table.state().n_seats()) {
        let Some(n_steps) = table.undoable(seat) else { continue };
        let Some(left) = table.steps().len().checked_sub(n_steps) else {
            return Err(format!("seat {seat} may take back {n_steps} steps, more than there are"));
        };
        let is_own = matches!(table.steps()[left], Step::Act { seat: actor, .. } if actor == seat);
        let mut earlier = table.clone();
        earlier.take_back(n_steps);
        ensure!(
            is_own && earlier.state().turn().awaited().contains(seat),
            "seat {seat} may take back {n_steps} steps, but is not asked again then"
        );
    }
    Ok(())
}

/// Takes the steps again from their notation.
fn replay<G: Game>(table: &Table<G>) -> Check {
    let mut state = table.state_after(0);
    for (n, step) in table.steps().iter().enumerate() {
        let line = Line::new(step.to_string());
        let read = line.step::<G>().map_err(|error| format!("step {n}: {error}"))?;
        ensure!(read == *step, "step {n}, `{step}`, reads as another: {read:?}");
        let applied = state.apply(read);
        ensure!(applied.is_ok(), "step {n}, `{step}`, is refused in the replay: {applied:?}");
    }
    ensure!(state == *table.state(), "the replay ends in another state");
    Ok(())
}
