//! Who has won: a conqueror, or the most provinces, then the most gold.

use engine::{BySeat, Outcome, Seat, SeatSet};

use crate::state::{Phase, State};

impl State {
    /// The winners if the game ended here; more than one share the victory (EPX-A37).
    pub(crate) fn winners(&self) -> SeatSet {
        if let Some(seat) = self.open.conqueror {
            return SeatSet::only(seat);
        }
        let standing = |seat: Seat| (self.field().n_provinces(seat), self.open.gold[seat.index()]);
        let seats = Seat::all(self.rules.n_seats);
        let best = seats.clone().map(standing).max();
        seats.filter(|seat| Some(standing(*seat)) == best).collect()
    }

    pub(crate) fn result(&self) -> Option<Outcome> {
        if self.open.phase != Phase::Over {
            return None;
        }
        let provinces = |seat: Seat| i32::from(self.field().n_provinces(seat));
        let scores: BySeat<i32> = Seat::all(self.rules.n_seats).map(provinces).collect();
        Some(Outcome::shared_by(self.winners(), scores))
    }
}
