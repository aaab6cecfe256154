//! What programs are told, as JSON: each viewer gets her own view, her own legal list, and what she was told.

use std::collections::BTreeMap;
use std::fmt::Write;

use catalog::AnyTable;
use engine::{Seat, Turn, Viewer};
use serde::Serialize;
use store::Loss;

use crate::play::{Facts, Holder, Ledger};
use crate::room::Room;
use crate::room::newcomer::Presence;
use crate::room::snapshot::{Seen, Snapshot};
use crate::settings::{Pace, Settings};

/// A seat as programs read it.
#[derive(Serialize)]
struct PlaceBody<'a> {
    seat: Seat,
    name: &'a str,
    holder: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<&'a str>,
    here: bool,
}

impl Room {
    /// Everything a viewer may know, with what never changes.
    pub(crate) fn whole(&self, snapshot: &Snapshot, viewer: Viewer, told: &[String]) -> String {
        let people = People::of(&snapshot.ledger);
        let places = people.places(&self.presence());
        let mut text = snapshot.update(viewer, told, Some(&places));
        text.pop();
        let seat = match viewer {
            Viewer::Seat(seat) => seat.to_string(),
            Viewer::Spectator => "null".to_string(),
        };
        let constants = self.constants.get_or_init(|| constants(&self.facts));
        let _ = write!(text, ",\"seat\":{seat},{constants}}}");
        text
    }
}

impl Snapshot {
    /// What a seat's own programs are told about the answer that is held for it.
    pub(super) fn held_note(&self, seat: Seat) -> String {
        format!("{{\"held\":{}}}", json(&self.held_by(Viewer::Seat(seat))))
    }

    /// An update for one viewer.
    pub(super) fn update(&self, viewer: Viewer, told: &[String], places: Option<&str>) -> String {
        let mut text = String::with_capacity(512);
        let _ = write!(text, "{{\"v\":{}", self.version_shown(viewer));
        let seen = self.seen(viewer);
        let seen = seen.as_ref().map(Seen::table);
        self.write_turn(&mut text, seen);
        text.push_str(",\"told\":");
        text.push_str(&json(told));
        if let Some(table) = seen {
            text.push_str(",\"view\":");
            text.push_str(&table.view_text(viewer));
        }
        if let (Viewer::Seat(seat), Some(_)) = (viewer, seen) {
            text.push_str(",\"legal\":");
            // Whoever has answered may do nothing else but take that back.
            let is_held = self.held_by(viewer).is_some();
            text.push_str(if is_held { "[]" } else { &self.legal[seat.index()].json });
            let asides = seen.map(|table| table.asides(seat)).unwrap_or_default();
            if !asides.is_empty() {
                let asides: Vec<String> = asides.into_iter().map(|it| it.notation).collect();
                let _ = write!(text, ",\"asides\":{}", json(asides.as_slice()));
            }
        }
        if let Some(held) = self.held_by(viewer) {
            let _ = write!(text, ",\"held\":{}", json(held));
        }
        // Who asks to take something back asks about what whoever sees the table later does not know of.
        if let Some(asked) = self.ledger.asked.filter(|_| self.delay_of(viewer) == 0) {
            let _ = write!(text, ",\"asked\":{}", asked.by);
        }
        self.write_deadline(&mut text, viewer);
        if let Some(outcome) = seen.and_then(AnyTable::outcome) {
            let (payoffs, scores) = (outcome.payoffs.as_slice(), outcome.scores.as_slice());
            let _ = write!(
                text,
                ",\"outcome\":{{\"payoffs\":{},\"scores\":{}}}",
                json(payoffs),
                json(scores)
            );
        }
        if let Some(table) = &self.ledger.rematch {
            let _ = write!(text, ",\"rematch\":\"{table}\"");
        }
        if let Some(places) = places {
            let _ = write!(text, ",\"places\":{places}");
        }
        text.push('}');
        text
    }

    fn write_deadline(&self, text: &mut String, viewer: Viewer) {
        if self.delay_of(viewer) > 0 {
            return;
        }
        let seats = Seat::all(self.facts.n_seats);
        if let Some(deadline) = seats.filter_map(|seat| self.deadline(seat)).min() {
            let _ = write!(text, ",\"deadline_ms\":{deadline}");
        }
    }

    fn write_turn(&self, text: &mut String, seen: Option<&dyn AnyTable>) {
        text.push_str(",\"turn\":");
        match seen.map(AnyTable::turn) {
            Some(Turn::Decide(seats)) => {
                text.push_str("{\"decide\":[");
                for (n, seat) in seats.into_iter().enumerate() {
                    let _ = write!(text, "{}{seat}", if n == 0 { "" } else { "," });
                }
                text.push_str("]}");
            }
            // Only somebody who watches with a delay sees the table between a step and its draws.
            Some(Turn::Chance) => text.push_str("\"chance\""),
            Some(Turn::Over) => text.push_str("\"over\""),
            None if self.broken.is_some() => text.push_str("\"read-only\""),
            None => text.push_str("\"gathering\""),
        }
    }
}

/// What never changes about a table, as programs read it.
#[derive(Serialize)]
struct Constants<'a> {
    table: &'a str,
    game: &'static str,
    options: BTreeMap<&'a str, &'a str>,
    pace: Pace,
    pause_ms: u32,
    delay: u32,
    commitment: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    lost: Option<Lost>,
}

/// What the disk has lost of a table, in entries of its journal; nothing of either where that is not known.
#[derive(Serialize)]
struct Lost {
    kept: Option<i64>,
    had: Option<i64>,
}

/// The same as the members of a JSON object.
fn constants(facts: &Facts) -> String {
    let Settings { pace, pause_ms, delay, .. } = facts.settings;
    let mut text = json(&Constants {
        table: &facts.id,
        game: facts.game,
        options: facts.options.iter().collect(),
        pace,
        pause_ms,
        delay,
        commitment: facts.secret.commitment().to_string(),
        lost: facts.loss.map(|Loss { kept, had }| Lost { kept, had }),
    });
    text.pop();
    text.split_off(1)
}

fn json(value: &(impl Serialize + ?Sized)) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// Who sits where: what of a ledger tells who is at the table.
#[derive(Default)]
pub(super) struct People {
    holders: Vec<Holder>,
    names: Vec<String>,
}

impl People {
    pub(super) fn of(ledger: &Ledger) -> People {
        People { holders: ledger.holders.clone(), names: ledger.names() }
    }

    /// Who is at the table, as a JSON list.
    pub(super) fn places(&self, presence: &Presence) -> String {
        let place = |(seat, (holder, name)): (Seat, (&'_ Holder, &'_ String))| -> String {
            let (kind, level) = match holder {
                Holder::Open => ("open", None),
                Holder::Kept { .. } => ("kept", None),
                Holder::Person { is_away: false, .. } => ("person", None),
                Holder::Person { is_away: true, .. } => ("stand-in", None),
                Holder::Bot { level, .. } => ("bot", Some(level.as_str())),
            };
            let here = presence.is_here(seat);
            json(&PlaceBody { seat, name, holder: kind, level, here })
        };
        let seats = Seat::all(self.names.len()).zip(self.holders.iter().zip(&self.names));
        format!("[{}]", seats.map(place).collect::<Vec<_>>().join(","))
    }
}
