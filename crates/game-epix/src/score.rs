//! Who has won: a conqueror, or the most provinces, then the most gold.

use engine::{BySeat, Outcome, Seat, SeatSet};

use crate::field::Field;
use crate::state::{Open, Phase, State};

impl Field<'_> {
    /// The winners if the game ended here; more than one share the victory (EPX-A37).
    pub fn winners(&self, open: &Open) -> SeatSet {
        if let Some(seat) = open.conqueror {
            return SeatSet::only(seat);
        }
        let standing = |seat: Seat| (self.n_provinces(seat), open.gold[seat.index()]);
        let seats = Seat::all(self.rules.n_seats);
        let best = seats.clone().map(standing).max();
        seats.filter(|seat| Some(standing(*seat)) == best).collect()
    }
}

impl State {
    pub(crate) fn result(&self) -> Option<Outcome> {
        if self.open.phase != Phase::Over {
            return None;
        }
        let provinces = |seat: Seat| i32::from(self.field().n_provinces(seat));
        let scores: BySeat<i32> = Seat::all(self.rules.n_seats).map(provinces).collect();
        Some(Outcome::shared_by(self.field().winners(&self.open), scores))
    }
}
