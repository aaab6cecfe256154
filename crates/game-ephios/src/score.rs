//! Who won, and the scores to show.

use engine::{BySeat, Outcome, SeatSet};

use crate::setup::Mode;
use crate::state::{End, Table};

/// The result, once there is one. Scores are rounds won in a campaign and popularity otherwise.
pub(crate) fn outcome(table: &Table) -> Option<Outcome> {
    let scores: BySeat<i32> = table
        .seats()
        .map(|seat| match table.mode {
            Mode::Campaign { .. } => i32::from(table.wins[seat.index()]),
            Mode::Quick | Mode::Solo { .. } => i32::from(table.popularity[seat.index()]),
        })
        .collect();
    Some(match table.end? {
        End::Won(_) if table.is_solo() => Outcome::together(true, scores),
        // EPH-80: one winner, never a tie.
        End::Won(seat) => Outcome::shared_by(SeatSet::only(seat), scores),
        // EPH-A56: a game that was stopped has no winner.
        End::Lost(_) | End::Unfinished => Outcome::together(false, scores),
    })
}
