//! A position of the winter test: the board, the gold, and who is finished.

use engine::Seat;

use super::Search;
use crate::action::Defence;
use crate::board::{Kind, N_KINDS, Province, ProvinceSet};
use crate::setup::Rules;
use crate::state::{MAX_SEATS, State, Units};

/// A position within the last seat's march.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) units: Units,
    pub(super) gold: [u16; MAX_SEATS],
    /// Soldiers that are finished.
    pub(super) spent: ProvinceSet,
    /// Soldiers that withdrew and may still move (EPX-A25).
    pub(super) halted: ProvinceSet,
    /// Soldiers that have moved.
    pub(super) moved: ProvinceSet,
    /// Knights that do not move before another attack (EPX-A19).
    pub(super) tired: ProvinceSet,
    /// Whether knights still keep from where they have been on the march as it is (EPX-A19).
    pub(super) is_ridden: bool,
    /// Catapults that have been hauled.
    pub(super) hauled: ProvinceSet,
    /// Catapults converted this season.
    pub(super) fresh: ProvinceSet,
    /// Units paid for before the march and not put on the board yet.
    pub(super) hired: [u8; N_KINDS],
    /// Where hired units were put, by kind.
    pub(super) taken: [ProvinceSet; N_KINDS],
}

/// What one duel of an attack came to.
pub(super) enum Fought {
    /// The garrison was beaten.
    Castle,
    /// The attack is over and won.
    Done,
    /// A defender is gone and another is left.
    OneLess,
    /// The duel is certain to fail (EPX-A21), or there is no gold for it.
    Hopeless,
}

impl Node {
    /// The position as it is: before the turn, or within its march.
    pub(super) fn start(state: &State) -> Self {
        let march = &state.open.march;
        let rider = march.rider.map_or(ProvinceSet::EMPTY, ProvinceSet::only);
        Self {
            units: state.open.units,
            gold: state.open.gold,
            spent: march.spent,
            halted: march.halted,
            moved: march.moved,
            tired: march.tired.without(rider),
            is_ridden: march.is_ridden(),
            hauled: march.hauled,
            fresh: state.open.fresh,
            hired: [0; N_KINDS],
            taken: [ProvinceSet::EMPTY; N_KINDS],
        }
    }

    pub(super) fn reserve(&self, rules: &Rules, seat: Seat, kind: Kind) -> u8 {
        let on_board = self.units[seat.index()][kind.index()].len() as u8;
        rules.counts[kind.index()] - on_board - self.hired[kind.index()]
    }

    /// A hired unit is put on the board.
    pub(super) fn with_hired(&self, seat: Seat, kind: Kind, at: Province) -> Self {
        let mut node = *self;
        node.hired[kind.index()] -= 1;
        node.taken[kind.index()].insert(at);
        node.units[seat.index()][kind.index()].insert(at);
        node
    }

    pub(super) fn with_moved(&self, seat: Seat, from: Province, to: Province) -> Self {
        let mut node = *self;
        let soldiers = &mut node.units[seat.index()][Kind::Soldier.index()];
        soldiers.remove(from);
        soldiers.insert(to);
        node.moved.insert(to);
        node
    }

    pub(super) fn after_withdrawal(&self, rules: &Rules, kind: Kind, from: Province) -> Self {
        let mut node = *self;
        match kind {
            Kind::Soldier if rules.readings.withdrawn_move && !node.moved.has(from) => {
                node.halted.insert(from);
            }
            Kind::Soldier => node.spent.insert(from),
            Kind::Knight | Kind::Camp | Kind::Catapult => {}
        }
        node.after_attack()
    }

    /// Whether an attack would let a knight move that cannot, or only where it has not been (EPX-A19).
    pub(super) fn knights_wait(&self) -> bool {
        self.is_ridden || !self.tired.is_empty()
    }

    /// EPX-A19: an attack is over, so knights may move again.
    pub(super) fn after_attack(mut self) -> Self {
        self.tired = ProvinceSet::EMPTY;
        self.is_ridden = false;
        self
    }

    pub(super) fn remove(&mut self, seat: Seat, kind: Kind, at: Province) {
        self.units[seat.index()][kind.index()].remove(at);
        match kind {
            Kind::Catapult => {
                self.fresh.remove(at);
                self.hauled.remove(at);
            }
            Kind::Soldier => {
                self.moved.remove(at);
                self.spent.remove(at);
                self.halted.remove(at);
            }
            Kind::Knight | Kind::Camp => {}
        }
    }

    /// A number that differs for different positions, but for an accident of one in 2^64.
    pub(super) fn key(&self) -> u64 {
        let sets = self.units.iter().flatten().chain(&self.taken);
        let done = [&self.spent, &self.halted, &self.moved, &self.tired, &self.hauled, &self.fresh];
        let sets = sets.chain(done).map(|set| set.bits());
        let gold = self.gold.iter().map(|gold| u32::from(*gold));
        let hired = [u32::from_le_bytes(self.hired)];
        let mut key = 0x9e37_79b9_7f4a_7c15_u64;
        for word in sets.chain(gold).chain(hired) {
            key = (key ^ u64::from(word)).wrapping_mul(0xff51_afd7_ed55_8ccd);
            key ^= key >> 32;
        }
        key | 1
    }
}

impl Search<'_> {
    /// The next duel of an attack, won if it can be.
    pub(super) fn fight(
        &self,
        node: &mut Node,
        kind: Kind,
        from: Province,
        to: Province,
        owner: Seat,
    ) -> Fought {
        let Some(against) = self.field(node).defence(kind, to, owner) else {
            self.conquer(node, kind, from, to, owner);
            return Fought::Done;
        };
        if !self.win_duel(node, to, owner, against) {
            return Fought::Hopeless;
        }
        match against {
            Defence::Garrison => return Fought::Castle,
            Defence::Unit(Kind::Camp) => {}
            Defence::Unit(_) if kind == Kind::Catapult => {}
            Defence::Unit(unit) => {
                node.remove(owner, unit, to);
                if self.field(node).defence(kind, to, owner).is_some() {
                    return Fought::OneLess;
                }
            }
        }
        self.conquer(node, kind, from, to, owner);
        Fought::Done
    }

    /// Pays the least stake, unless the duel is certain to fail.
    fn win_duel(&self, node: &mut Node, to: Province, owner: Seat, against: Defence) -> bool {
        let stake = self.state.rules.min_stake;
        let n_guesses = u16::from(self.field(node).guesses(self.seat, owner, to, against));
        let gold = node.gold[self.seat.index()];
        if gold < stake + n_guesses {
            return false;
        }
        let refund = if self.power().refund { stake / 2 } else { 0 };
        let loot = u16::from(self.power().plunder).min(node.gold[owner.index()]);
        node.gold[owner.index()] -= loot;
        node.gold[self.seat.index()] = gold - stake + refund + loot;
        true
    }

    /// Nobody defends the province any more.
    fn conquer(&self, node: &mut Node, kind: Kind, from: Province, to: Province, owner: Seat) {
        if kind == Kind::Catapult {
            node.remove(self.seat, kind, from);
            for unit in Kind::ALL {
                if node.units[owner.index()][unit.index()].has(to) {
                    node.remove(owner, unit, to);
                }
            }
            return;
        }
        node.remove(self.seat, kind, from);
        node.units[self.seat.index()][kind.index()].insert(to);
        if kind == Kind::Soldier {
            node.spent.insert(to);
        }
        for unit in [Kind::Camp, Kind::Catapult] {
            if !node.units[owner.index()][unit.index()].has(to) {
                continue;
            }
            node.remove(owner, unit, to);
            let burnt = unit == Kind::Camp && self.state.open.powers[owner.index()].burn_camps;
            if !burnt && node.reserve(&self.state.rules, self.seat, unit) > 0 {
                node.units[self.seat.index()][unit.index()].insert(to);
                if unit == Kind::Catapult {
                    node.fresh.insert(to);
                }
            }
        }
    }
}
