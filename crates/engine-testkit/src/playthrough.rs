//! A game printed step by step, compared with a file that is reviewed like code.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use engine::{
    Audience, Content, Game, Notice, Options, Setup, Step, StepOf, Turn, Viewer, Words, below,
    repeatable,
};
use rand_core::Rng;
use serde_json::Value;

use crate::golden;

/// How many actions of a list are printed.
const LISTED: usize = 24;

/// Plays a random game from `seed` and compares what is printed of it with the file at `path`, which is
/// relative to the crate's folder. With `BLESS=1` in the environment the file is written instead.
///
/// # Panics
/// At the first line that differs, or when there is no such file.
#[track_caller]
pub fn check<G: Words>(path: &str, options: &str, seed: u64) {
    golden::check(path, &print::<G>(options, seed));
}

/// A random game from `seed`: at each step the turn, the lists, what happens and who is told, and what
/// has changed in everybody's view.
///
/// # Panics
/// When the options do not make a setup, or the game breaks the contract.
pub fn print<G: Words>(options: &str, seed: u64) -> String {
    let chosen: Options = options.parse().expect("the options can be read");
    let setup = G::Setup::new(&Content::standard(), &chosen).expect("the options make a setup");
    let mut state = G::start(&setup);
    let mut rng = repeatable(seed);
    let mut text = format!("game {}\nsetup {}\nseed {seed}\n", G::ID, setup.options());
    let mut shown: Vec<Lines> = Viewer::all(state.n_seats()).map(|_| Lines::new()).collect();
    let mut n_steps = 0;
    loop {
        changes(&mut text, &state, &mut shown);
        let Some(step) = choose(&mut text, &state, &mut rng) else { break };
        n_steps += 1;
        writeln!(text, "\n#{n_steps} {step}").expect("a string takes any text");
        let notices = state.apply(step).expect("a listed step may be taken");
        events(&mut text, &notices);
    }
    let outcome = state.outcome().expect("the game is over");
    writeln!(text, "  outcome {outcome}").expect("a string takes any text");
    text
}

/// Prints the turn and the lists, and chooses a step.
fn choose<G: Game, R: Rng>(text: &mut String, state: &G, rng: &mut R) -> Option<StepOf<G>> {
    match state.turn() {
        Turn::Over => {
            text.push_str("  over\n");
            None
        }
        Turn::Chance => {
            let mut outcomes = Vec::new();
            state.chance_outcomes(&mut outcomes);
            list(
                text,
                "chance",
                outcomes.iter().map(|(drawn, weight)| format!("{drawn} x{weight}")),
            );
            Some(Step::Chance(state.draw(rng)))
        }
        Turn::Decide(seats) => {
            let mut steps = Vec::new();
            let mut actions = Vec::new();
            for seat in seats {
                state.legal_actions(seat, &mut actions);
                list(text, &format!("seat {seat} may"), actions.iter().map(ToString::to_string));
                let action = actions[below(rng, actions.len() as u32) as usize];
                steps.push(Step::Act { seat, action });
            }
            Some(steps[below(rng, steps.len() as u32) as usize])
        }
    }
}

fn list(text: &mut String, title: &str, things: impl ExactSizeIterator<Item = String>) {
    let n_more = things.len().saturating_sub(LISTED);
    let listed: Vec<String> = things.take(LISTED).collect();
    let more = if n_more > 0 { format!(", and {n_more} more") } else { String::new() };
    writeln!(text, "  {title}: {}{more}", listed.join(", ")).expect("a string takes any text");
}

fn events<E: std::fmt::Debug>(text: &mut String, notices: &[Notice<E>]) {
    for Notice { to, event } in notices {
        let to = match to {
            Audience::Everyone => String::from("all"),
            Audience::Only(seats) => format!("only {}", numbers(*seats)),
            Audience::AllBut(seats) => format!("all but {}", numbers(*seats)),
        };
        writeln!(text, "  to {to}: {event:?}").expect("a string takes any text");
    }
}

fn numbers(seats: engine::SeatSet) -> String {
    let numbers: Vec<String> = seats.into_iter().map(|seat| seat.to_string()).collect();
    numbers.join(" ")
}

/// A view as lines: each path in it with its value.
type Lines = BTreeMap<String, String>;

/// Prints what has changed in the views since they were printed last, once for all who see the same.
fn changes<G: Words>(text: &mut String, state: &G, shown: &mut [Lines]) {
    let mut changed: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (viewer, shown) in Viewer::all(state.n_seats()).zip(&mut *shown) {
        let lines = lines(state, viewer);
        let gone = shown.keys().filter(|path| !lines.contains_key(*path));
        let gone = gone.map(|path| format!("{path} is gone"));
        let new = lines.iter().filter(|(path, value)| shown.get(*path) != Some(value));
        let new = new.map(|(path, value)| format!("{path} = {value}"));
        for line in gone.chain(new) {
            changed.entry(line).or_default().push(viewer.to_string());
        }
        *shown = lines;
    }
    for (line, viewers) in changed {
        let who =
            if viewers.len() == shown.len() { String::from("all") } else { viewers.join(" ") };
        writeln!(text, "  seen by {who}: {line}").expect("a string takes any text");
    }
}

fn lines<G: Words>(state: &G, viewer: Viewer) -> Lines {
    let view = state.view(viewer);
    let json = serde_json::to_value(&view).expect("a view is JSON");
    let mut lines = Lines::new();
    flatten("", &json, &mut lines);
    lines.insert(String::from("(prompt)"), G::prompt(&view).key.to_string());
    lines
}

fn flatten(path: &str, value: &Value, lines: &mut Lines) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let dot = if path.is_empty() { "" } else { "." };
            for (key, value) in fields {
                flatten(&format!("{path}{dot}{key}"), value, lines);
            }
        }
        // A list of plain things is easier to read in one piece.
        Value::Array(items) if items.iter().any(|item| item.is_object() || item.is_array()) => {
            for (n, item) in items.iter().enumerate() {
                flatten(&format!("{path}[{n}]"), item, lines);
            }
        }
        plain => {
            lines.insert(path.to_string(), plain.to_string());
        }
    }
}
