//! What a bot may know beyond the rules.

use engine::{Game, Hints, Seat};

use crate::action::Action;
use crate::state::State;

impl Hints for State {
    fn evaluate(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.outcome() {
            return outcome.payoffs[seat.index()] as f32;
        }
        let caught = |seat: Seat| f32::from(self.open.caught[seat.index()]);
        let others = Seat::all(self.n_seats()).filter(|other| *other != seat);
        let lead = caught(seat) - others.map(caught).fold(0.0, f32::max);
        // A lead weighs the more, the fewer fireflies are still to come.
        let to_come: u8 = self.open.to_come().sum::<u8>() + self.open.swarm;
        (1.0 / self.n_seats() as f32 + lead / (4.0 + f32::from(to_come))).clamp(0.02, 0.98)
    }

    fn promise(&self, _: Seat, action: &Action) -> f32 {
        let size = f32::from(self.open.swarm);
        match action {
            // A stray firefly is worth most of a small swarm.
            Action::Dark => 0.8 / size.max(1.0),
            // Bright lanterns are for large swarms.
            Action::Show { lantern } => 1.0 / (1.0 + (size + 2.0 - f32::from(*lantern)).abs()),
        }
    }
}
