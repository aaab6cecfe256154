//! The referee's `bot` command: what a bot thinks of a decision, without making it.

use bots::{Candidate, Player};
use catalog::{AnyTable, Choice};
use engine::Viewer;
use serde_json::{Value, json};

use crate::house::shortened;
use crate::referee::commands::Command;
use crate::referee::request::{Fields, Wrong};
use crate::referee::teller::{Answer, Teller, answer};

/// The most simulations and milliseconds: a request must not keep the session busy for hours.
const MAX_SIMULATIONS: u64 = 1_000_000;
const MAX_MS: u64 = 60_000;
/// What the bot's draws depend on when the request does not say.
const SEED: u64 = 1;

/// Asks a bot what it would do for a seat.
pub(super) fn ask(
    teller: Teller,
    table: &dyn AnyTable,
    command: &Command,
    fields: &mut Fields,
) -> Result<Answer, Wrong> {
    let seat = fields.needed_seat("seat", table.n_seats())?;
    let player = player(fields)?;
    let seed = fields.number("seed")?.unwrap_or(SEED);
    fields.none_left(command.fields)?;
    let advice = table
        .advice(seat, player, seed)
        .ok_or_else(|| Wrong::new(format!("seat {seat} has nothing to decide now")))?;
    let speaker = teller.speaker(table, Viewer::Seat(seat));
    let line = |line: &Candidate<Choice>| {
        json!({
            "action": line.action.notation,
            "label": speaker.say(&line.action.label),
            "visits": line.visits,
            "value": (line.visits > 0).then(|| rounded(line.value)),
        })
    };
    let lines: Value = advice.candidates.iter().map(line).collect();
    // Who looked at nothing has no opinion.
    let value = (advice.n_simulations > 0).then(|| rounded(advice.value));
    Ok(answer(json!({
        "action": advice.action.notation,
        "label": speaker.say(&advice.action.label),
        "value": value,
        "sims": advice.n_simulations,
        "lines": lines,
    })))
}

/// The bot that is asked: a level, or an expert with another budget.
fn player(fields: &mut Fields) -> Result<Player, Wrong> {
    let level = fields.text("level")?;
    let sims = limited(fields, "sims", MAX_SIMULATIONS)?;
    let ms = limited(fields, "ms", MAX_MS)?;
    let name = match (level, sims, ms) {
        // A budget has fields of its own, with their limits.
        (Some(level), None, None) if !level.contains(':') => level,
        (Some(level), None, None) => {
            let level = shortened(&level);
            return Err(Wrong::new(format!("`{level}`: a budget is given with `sims` or `ms`")));
        }
        (None, Some(sims), None) => format!("sims:{sims}"),
        (None, None, Some(ms)) => format!("ms:{ms}"),
        _ => return Err(Wrong::new("give one of `level`, `sims` and `ms`")),
    };
    name.parse().map_err(|_| {
        let name = shortened(&name);
        Wrong::new(format!(
            "there is no level `{name}`: the levels are easy, normal, hard and expert, and below \
             them random and greedy"
        ))
    })
}

fn limited(fields: &mut Fields, name: &str, most: u64) -> Result<Option<u64>, Wrong> {
    match fields.number(name)? {
        Some(number) if !(1..=most).contains(&number) => {
            Err(Wrong::new(format!("`{name}` goes from 1 to {most}")))
        }
        number => Ok(number),
    }
}

/// As many digits as a search is good for.
fn rounded(value: f64) -> f64 {
    (value * 1e4).round() / 1e4
}
