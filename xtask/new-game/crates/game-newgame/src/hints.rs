//! What a bot may know beyond the rules.

use engine::{Game, Hints, Seat};

use crate::action::Play;
use crate::state::{HAND, State};

impl Hints for State {
    fn evaluate(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.outcome() {
            return outcome.payoffs[seat.index()] as f32;
        }
        let points = |seat: Seat| f32::from(self.open.points[seat.index()]);
        let others = Seat::all(self.n_seats()).filter(|other| *other != seat);
        let lead = points(seat) - others.map(points).fold(0.0, f32::max);
        (0.5 + lead / (2.0 * HAND as f32)).clamp(0.0, 1.0)
    }

    fn promise(&self, seat: Seat, action: &Play) -> f32 {
        let highest = self.open.played.iter().flatten().max();
        let lowest = self.hands[seat.index()].iter().next();
        // A card that cannot take the round had better be the lowest.
        let is_sensible =
            highest.is_none_or(|card| action.card > *card) || lowest == Some(action.card);
        if is_sensible { 1.0 } else { 0.2 }
    }
}
