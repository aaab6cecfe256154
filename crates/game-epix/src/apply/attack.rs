//! Attacks: the duel, what is beaten, who enters, what changes sides.

use arrayvec::ArrayVec;
use engine::{Seat, Sink};

use super::{tell, tell_apart};
use crate::action::{Defence, Event};
use crate::board::{Kind, Province, ProvinceSet};
use crate::state::{Fight, Opened, Phase, State};

impl State {
    pub(super) fn attack<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        kind: Kind,
        from: Province,
        to: Province,
        sink: &mut S,
    ) {
        let defender = self.field().owner(to).expect("an attack is on somebody's province");
        self.open.march.begun = true;
        // EPX-A19: a ride is over when anything else is done.
        (self.open.march.rider, self.open.march.ride) = (None, ProvinceSet::EMPTY);
        tell(sink, Event::Attacked { seat, kind, from, to, defender });
        match self.field().defence(kind, to, defender) {
            Some(against) => {
                let n_guesses = self.field().guesses(seat, defender, to, against);
                let named = ArrayVec::new();
                let fight = Fight {
                    kind,
                    from,
                    to,
                    defender,
                    against,
                    n_guesses,
                    named,
                    odd: None,
                    winning: false,
                };
                self.open.fight = Some(fight);
                self.open.phase = Phase::Stake;
            }
            // EPX-A29: a catapult against a lone catapult needs no duel.
            None if kind == Kind::Catapult => {
                self.destroy_all(defender, to, sink);
                self.remove(seat, kind, from, sink);
                self.end_attack();
            }
            // EPX-A33: nor does a soldier or knight that walks in on one.
            None => self.enter(seat, kind, from, to, defender, sink),
        }
    }

    pub(super) fn stake<S: Sink<Event>>(&mut self, seat: Seat, gold: u16, sink: &mut S) {
        let Some(fight) = &self.open.fight else { return };
        self.sealed.stake = gold;
        self.open.phase = Phase::Guess;
        let against = fight.against;
        let secret = Event::StakeHidden { seat, gold: Some(gold), against };
        tell_apart(sink, seat, secret, Event::StakeHidden { seat, gold: None, against });
    }

    pub(super) fn spy<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        let Some(fight) = &mut self.open.fight else { return };
        let odd = self.sealed.stake % 2 == 1;
        fight.odd = Some(odd);
        self.open.spied = self.open.spied.with(seat);
        tell(sink, Event::SpyTold { seat, odd });
    }

    pub(super) fn guess<S: Sink<Event>>(&mut self, seat: Seat, gold: u16, sink: &mut S) {
        let Some(fight) = &mut self.open.fight else { return };
        let place = fight.named.iter().position(|named| *named > gold);
        fight.named.insert(place.unwrap_or(fight.named.len()), gold);
        tell(sink, Event::Guessed { seat, gold });
        let is_last = self.fight().is_some_and(|fight| fight.named.len() == self.n_to_name(fight));
        if is_last && let Some(fight) = self.open.fight.take() {
            self.settle(&fight, sink);
        }
    }

    /// EPX-36b to EPX-36d: the stake is opened and spent, and somebody loses a unit.
    fn settle<S: Sink<Event>>(&mut self, fight: &Fight, sink: &mut S) {
        let seat = self.open.actor;
        let stake = core::mem::take(&mut self.sealed.stake);
        let named = fight.named.contains(&stake);
        self.open.last_duel = Some(Opened { stake, named: fight.named.clone() });
        self.open.gold[seat.index()] -= stake;
        tell(sink, Event::StakeOpened { seat, gold: stake, named });
        if named {
            self.remove(seat, fight.kind, fight.from, sink);
            self.end_attack();
            return;
        }
        self.reward(seat, fight.defender, stake, sink);
        if fight.kind == Kind::Catapult {
            self.destroy_all(fight.defender, fight.to, sink);
            self.remove(seat, fight.kind, fight.from, sink);
            self.end_attack();
            return;
        }
        self.beat(seat, fight, sink);
    }

    /// EPX-A48a, EPX-A48b: what abilities give for a won duel.
    fn reward<S: Sink<Event>>(&mut self, seat: Seat, from: Seat, stake: u16, sink: &mut S) {
        let power = self.open.powers[seat.index()];
        let refund = stake / 2;
        if power.refund && refund > 0 {
            self.open.gold[seat.index()] += refund;
            tell(sink, Event::Refunded { seat, gold: refund });
        }
        let gold = u16::from(power.plunder).min(self.open.gold[from.index()]);
        if gold > 0 {
            self.open.gold[from.index()] -= gold;
            self.open.gold[seat.index()] += gold;
            tell(sink, Event::Plundered { seat, from, gold });
        }
    }

    /// A soldier or knight has won a duel: the beaten one goes, and the attack goes on or ends.
    fn beat<S: Sink<Event>>(&mut self, seat: Seat, fight: &Fight, sink: &mut S) {
        let Fight { kind, from, to, defender, .. } = *fight;
        match fight.against {
            Defence::Garrison => {
                self.open.conqueror = Some(seat);
                tell(sink, Event::CastleTaken { seat, castle: to });
                return self.finish(sink);
            }
            // EPX-43b: a camp is not removed but turned over, by `enter`.
            Defence::Unit(Kind::Camp) => {}
            Defence::Unit(unit) => {
                self.remove(defender, unit, to, sink);
                if let Some(against) = self.field().defence(kind, to, defender) {
                    let n_guesses = self.field().guesses(seat, defender, to, against);
                    self.open.fight = Some(Fight {
                        kind,
                        from,
                        to,
                        defender,
                        against,
                        n_guesses,
                        named: ArrayVec::new(),
                        odd: None,
                        winning: true,
                    });
                    self.open.phase = Phase::Stake;
                    return;
                }
            }
        }
        self.enter(seat, kind, from, to, defender, sink);
    }

    /// EPX-39b: the attacking unit enters, and what stands there without defence changes sides.
    fn enter<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        kind: Kind,
        from: Province,
        to: Province,
        defender: Seat,
        sink: &mut S,
    ) {
        let units = &mut self.open.units[seat.index()][kind.index()];
        units.remove(from);
        units.insert(to);
        tell(sink, Event::Entered { seat, kind, from, to });
        if kind == Kind::Soldier {
            self.open.march.moved.remove(from);
            self.open.march.spent.insert(to);
            self.open.march.entered.insert(to);
        }
        self.convert(seat, Kind::Camp, to, defender, sink);
        self.convert(seat, Kind::Catapult, to, defender, sink);
        self.end_attack();
    }

    fn convert<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        kind: Kind,
        at: Province,
        defender: Seat,
        sink: &mut S,
    ) {
        if !self.open.units[defender.index()][kind.index()].has(at) {
            return;
        }
        // EPX-54a: the piece goes back to its owner, one of the attacker's takes its place.
        self.remove(defender, kind, at, sink);
        let burnt = kind == Kind::Camp && self.open.powers[defender.index()].burn_camps;
        // EPX-A28: without a piece in reserve there is nothing to put there.
        if burnt || self.open.reserve(&self.rules, seat, kind) == 0 {
            return;
        }
        self.open.units[seat.index()][kind.index()].insert(at);
        if kind == Kind::Catapult {
            self.open.fresh.insert(at);
        }
        tell(sink, Event::Converted { seat, kind, province: at });
    }

    /// EPX-44b: every unit of the province, camp and catapult included.
    fn destroy_all<S: Sink<Event>>(&mut self, owner: Seat, at: Province, sink: &mut S) {
        for kind in Kind::ALL {
            if self.open.units[owner.index()][kind.index()].has(at) {
                self.remove(owner, kind, at, sink);
            }
        }
    }

    /// EPX-2c: a unit goes back to its owner's reserve, and leaves nothing behind.
    fn remove<S: Sink<Event>>(&mut self, seat: Seat, kind: Kind, at: Province, sink: &mut S) {
        self.open.units[seat.index()][kind.index()].remove(at);
        let march = &mut self.open.march;
        match kind {
            Kind::Soldier if seat == self.open.actor => {
                march.moved.remove(at);
                march.spent.remove(at);
                march.halted.remove(at);
            }
            Kind::Knight if seat == self.open.actor => march.tired.remove(at),
            Kind::Catapult => self.open.fresh.remove(at),
            Kind::Soldier | Kind::Knight | Kind::Camp => {}
        }
        tell(sink, Event::Removed { seat, kind, province: at });
    }

    pub(super) fn withdraw<S: Sink<Event>>(&mut self, seat: Seat, sink: &mut S) {
        if let Some(fight) = self.open.fight.take()
            && fight.kind == Kind::Soldier
        {
            // EPX-A25: a soldier that withdraws is finished, or may still move; EPX-A26: a knight goes on.
            let march = &mut self.open.march;
            if self.rules.readings.withdrawn_move && !march.moved.has(fight.from) {
                march.halted.insert(fight.from);
            } else {
                march.moved.remove(fight.from);
                march.spent.insert(fight.from);
            }
        }
        tell(sink, Event::Withdrew { seat });
        self.end_attack();
    }

    /// EPX-A19: an attack is over, so knights may move again.
    fn end_attack(&mut self) {
        self.open.fight = None;
        self.open.march.tired = ProvinceSet::EMPTY;
        self.open.march.rides = Default::default();
        self.open.phase = Phase::March;
    }
}
