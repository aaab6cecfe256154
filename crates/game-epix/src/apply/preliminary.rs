//! The draws before the game and the preliminary phase: recruit one, bid, pass.

use engine::{Seat, Sink};

use super::tell;
use crate::action::{AbilityId, Event};
use crate::board::Kind;
use crate::state::{Bid, Offered, Phase, State};

impl State {
    pub(super) fn draw_first<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        self.open.first = seat;
        tell(sink, Event::FirstDrawn { seat });
        self.begin_seating();
    }

    /// EPX-7a, EPX-7b: abilities are drawn in the advanced game only.
    pub(super) fn lay_out_abilities(&mut self) {
        if self.rules.advanced {
            self.open.phase = Phase::Draw;
        } else {
            self.begin_preliminary();
        }
    }

    pub(super) fn draw_ability<S: Sink<Event>>(&mut self, ability: AbilityId, sink: &mut S) {
        // Kept in the order of the pack, so that the legal list comes out sorted.
        let offered = &mut self.open.offered;
        let place = offered.iter().position(|other| other.ability > ability);
        offered.insert(place.unwrap_or(offered.len()), Offered { ability, bid: None });
        tell(sink, Event::AbilityDrawn { ability });
        // EPX-7a: one more than there are seats.
        if self.open.offered.len() > self.rules.n_seats {
            self.begin_preliminary();
        }
    }

    fn begin_preliminary(&mut self) {
        self.open.phase = Phase::Preliminary;
        self.open.actor = self.open.first;
    }

    pub(super) fn bid<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        ability: AbilityId,
        gold: u16,
        marker: Kind,
        sink: &mut S,
    ) {
        let found = self.open.offered.iter_mut().find(|offered| offered.ability == ability);
        let Some(offered) = found else { return };
        let old = offered.bid.replace(Bid { seat, gold, marker });
        if let Some(old) = old {
            // EPX-13d: the marker is back in the reserve by being no longer on a card.
            self.open.gold[old.seat.index()] += old.gold;
        }
        self.open.gold[seat.index()] -= gold;
        let over = old.map(|bid| bid.seat);
        tell(sink, Event::BidPlaced { seat, ability, gold, marker, over });
        self.next_preliminary(sink);
    }

    pub(super) fn pass<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        self.open.passed = self.open.passed.with(seat);
        tell(sink, Event::Passed { seat });
        self.next_preliminary(sink);
    }

    /// The next seat that has not passed (EPX-A3), or the end of the phase.
    pub(super) fn next_preliminary<S: Sink<Event>>(&mut self, sink: &mut S) {
        let n_seats = self.rules.n_seats;
        if self.open.passed.len() == n_seats {
            self.hand_out_abilities(sink);
            self.begin_season(0, sink);
            return;
        }
        let mut next = self.open.actor.next(n_seats);
        while self.open.passed.contains(next) {
            next = next.next(n_seats);
        }
        self.open.actor = next;
    }

    /// EPX-15a to EPX-15d: the gold was taken when it was laid down, the markers go back with the cards.
    fn hand_out_abilities<S: Sink<Event>>(&mut self, sink: &mut S) {
        let offered = core::mem::take(&mut self.open.offered);
        for Offered { ability, bid } in offered {
            let Some(Bid { seat, gold, .. }) = bid else {
                tell(sink, Event::AbilityDiscarded { ability });
                continue;
            };
            self.open.abilities[seat.index()] |= 1 << ability.0;
            for effect in &self.rules.pack.abilities[ability.index()].effects {
                self.open.powers[seat.index()].add(*effect);
            }
            tell(sink, Event::AbilityWon { seat, ability, gold });
        }
    }
}
