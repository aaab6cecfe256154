//! What the referee tells about a table: its events to every viewer, and whose turn it is.

use catalog::{AnyTable, Told};
use engine::{Dealing, Outcome, Phrase, Seat, Turn, Viewer};
use localization::{Lang, Speaker};
use serde_json::{Map, Value, json};

/// The fields of an answer, in order.
pub(super) type Answer = Map<String, Value>;

/// Tells about tables in one language.
#[derive(Clone, Copy)]
pub(super) struct Teller {
    /// The language.
    pub(super) lang: Lang,
}

impl Teller {
    /// Speaks to one viewer.
    pub(super) fn speaker(self, table: &dyn AnyTable, reader: Viewer) -> Speaker<'_> {
        Speaker { lang: self.lang, names: table.names(), reader }
    }

    /// A table that was just set up: what it is, what it draws by itself, and whose turn it is.
    pub(super) fn opening(self, table: &mut dyn AnyTable) -> Answer {
        let events = self.draw_all(table);
        let mut answer = self.introduce(table);
        answer.insert("events".into(), events.into());
        answer.append(&mut turn(table));
        answer
    }

    /// What a step comes to: its event, what the table then draws by itself, and whose turn it is.
    pub(super) fn after(self, table: &mut dyn AnyTable, told: &[Told]) -> Answer {
        let mut events = vec![self.event(table, told)];
        events.extend(self.draw_all(table));
        let mut answer = answer(json!({ "events": events }));
        answer.append(&mut turn(table));
        answer
    }

    fn draw_all(self, table: &mut dyn AnyTable) -> Vec<Value> {
        let mut events = Vec::new();
        while table.turn() == Turn::Chance
            && let Ok(told) = table.draw()
        {
            events.push(self.event(table, &told));
        }
        events
    }

    /// The last step and what each viewer is told about it.
    fn event(self, table: &dyn AnyTable, told: &[Told]) -> Value {
        let lines = |viewer: Viewer| -> Value {
            let speaker = self.speaker(table, viewer);
            let heard = told.iter().filter(|told| told.viewer == viewer);
            heard.map(|told| speaker.say(&told.line)).collect()
        };
        let viewers = Viewer::all(table.n_seats());
        let told: Answer = viewers.map(|viewer| (viewer.to_string(), lines(viewer))).collect();
        let last = table.n_steps().saturating_sub(1);
        json!({ "step": table.steps_since(last).pop(), "told": told })
    }

    fn introduce(self, table: &dyn AnyTable) -> Answer {
        let record = table.record();
        let setup: Answer =
            record.header.setup.iter().map(|(key, value)| (key.into(), value.into())).collect();
        let speaker = self.speaker(table, Viewer::Spectator);
        let name = |seat| speaker.say(&Phrase::new("tablee-seat").with("who", seat));
        let names: Vec<String> = Seat::all(table.n_seats()).map(name).collect();
        let mut answer = answer(json!({ "game": table.game(), "setup": setup, "names": names }));
        let chance = if table.dealing().seed().is_some() { "auto" } else { "manual" };
        answer.insert("chance".into(), chance.into());
        if let Dealing::Committed { commitment, .. } = table.dealing() {
            answer.insert("commitment".into(), commitment.to_string().into());
        }
        answer
    }
}

/// Whose turn it is, and the result once there is one.
pub(super) fn turn(table: &dyn AnyTable) -> Answer {
    let turn = match table.turn() {
        Turn::Decide(_) => "decide",
        Turn::Chance => "chance",
        Turn::Over => "over",
    };
    let seats: Value = table.turn().awaited().into_iter().map(|seat| seat.index() + 1).collect();
    let mut answer = answer(json!({ "turn": turn, "seats": seats, "steps": table.n_steps() }));
    if let Some(outcome) = table.outcome() {
        answer.insert("outcome".into(), result(&outcome));
    }
    answer
}

/// A result as JSON.
pub(crate) fn result(outcome: &Outcome) -> Value {
    let winners: Value = outcome.winners().into_iter().map(|seat| seat.index() + 1).collect();
    json!({
        "payoffs": outcome.payoffs.as_slice(),
        "scores": outcome.scores.as_slice(),
        "winners": winners,
    })
}

/// What may be drawn.
pub(super) fn outcomes(table: &dyn AnyTable) -> Answer {
    let outcome = |(outcome, weight)| json!({ "outcome": outcome, "weight": weight });
    let outcomes: Value = table.outcomes().into_iter().map(outcome).collect();
    answer(json!({ "outcomes": outcomes }))
}

/// The fields of an object written in place.
pub(super) fn answer(object: Value) -> Answer {
    match object {
        Value::Object(fields) => fields,
        other => Answer::from_iter([("answer".to_string(), other)]),
    }
}
