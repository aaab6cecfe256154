//! Before the game, where the table likes: everybody chooses a castle and a colour, the first player first (EPX-A2).

use alloc::sync::Arc;

use engine::{Seat, Sink};

use super::tell;
use crate::action::{Colour, Event};
use crate::board::{Kind, Province, ProvinceSet};
use crate::state::{Phase, State};

impl State {
    /// After the first player is drawn.
    pub(super) fn begin_seating(&mut self) {
        self.open.actor = self.open.first;
        match (self.rules.readings.castle, self.rules.colours_chosen) {
            (None, _) => self.open.phase = Phase::Castles,
            (Some(_), true) => self.open.phase = Phase::Colours,
            (Some(_), false) => self.lay_out_abilities(),
        }
    }

    pub(super) fn take_castle<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        castle: Province,
        sink: &mut S,
    ) {
        Arc::make_mut(&mut self.rules).board.claim_castle(seat, castle);
        // EPX-6b: the soldier stands where its owner does.
        self.open.units[seat.index()][Kind::Soldier.index()] = ProvinceSet::only(castle);
        tell(sink, Event::Settled { seat, castle });
        let then = if self.rules.colours_chosen { Some(Phase::Colours) } else { None };
        self.next_to_choose(then);
    }

    pub(super) fn take_colour<S: Sink<Event>>(&mut self, seat: Seat, colour: Colour, sink: &mut S) {
        let colours = &mut self.open.colours;
        let other = colours.iter().position(|held| *held == colour).unwrap_or(seat.index());
        colours.swap(seat.index(), other);
        tell(sink, Event::ColourTaken { seat, colour });
        self.next_to_choose(None);
    }

    /// The next seat clockwise, or what comes when all have chosen.
    fn next_to_choose(&mut self, then: Option<Phase>) {
        self.open.actor = self.open.actor.next(self.rules.n_seats);
        if self.open.actor == self.open.first {
            match then {
                Some(phase) => self.open.phase = phase,
                None => self.lay_out_abilities(),
            }
        }
    }
}
