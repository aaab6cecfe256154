//! How well a seat can stand at the end: the best placing of its units, as a matching of units to provinces.

use arrayvec::ArrayVec;
use engine::Seat;

use super::Search;
use super::node::Node;
use crate::board::{Kind, N_KINDS, Province, ProvinceSet};
use crate::setup::LastSeat;

/// More units than a seat can ever have.
const MAX_UNITS: usize = 4 * 8;

/// What decides the game: provinces, then gold.
type Standing = (u32, u32);

/// The units that can still choose where to end, each with the provinces it may choose.
type Movers = ArrayVec<ProvinceSet, MAX_UNITS>;

impl Search<'_> {
    /// Whether the seat wins or shares the victory if no further attack is made.
    pub(super) fn stands(&self, node: &Node, may_march: bool) -> bool {
        let rival = self.best_rival(node);
        self.is_enough(self.best_standing(node, may_march), rival)
            && self.stands_exactly(node, may_march, rival)
    }

    /// EPX-A14: whether that wins against the best of the others, alone where the table says so.
    fn is_enough(&self, standing: Standing, rival: Standing) -> bool {
        match self.state.rules.readings.last_seat {
            LastSeat::Shared => standing >= rival,
            LastSeat::Sole | LastSeat::OnlyToWin => standing > rival,
        }
    }

    /// What the best of the others ends with.
    fn best_rival(&self, node: &Node) -> Standing {
        let field = self.field(node);
        let others = Seat::all(self.state.rules.n_seats).filter(|seat| *seat != self.seat);
        let standing = |seat: Seat| {
            let gold = node.gold[seat.index()] + field.revenue(seat);
            (u32::from(field.n_provinces(seat)), u32::from(gold))
        };
        others.map(standing).max().unwrap_or((0, 0))
    }

    /// Two hired units of a kind may have counted on the same spot: put them on the board one by one to be sure.
    fn stands_exactly(&self, node: &Node, may_march: bool, rival: Standing) -> bool {
        let moves = |kind: &Kind| match kind {
            Kind::Soldier | Kind::Knight => true,
            Kind::Camp => false,
            Kind::Catapult => self.power().haul,
        };
        let mut kinds = Kind::ALL.into_iter().filter(moves);
        let crowded = kinds.find(|kind| node.hired[kind.index()] > 1);
        let Some(kind) = crowded else {
            return self.is_enough(self.best_standing(node, may_march), rival);
        };
        let mut spots = self.free_spots(node, kind).iter();
        let placed = spots.any(|at| {
            let node = node.with_hired(self.seat, kind, at);
            self.stands_exactly(&node, may_march, rival)
        });
        placed || {
            let mut node = *node;
            node.hired[kind.index()] -= 1;
            self.stands_exactly(&node, may_march, rival)
        }
    }

    /// The best end of the turn from here without another attack.
    fn best_standing(&self, node: &Node, may_march: bool) -> Standing {
        let (mut fixed, movers) = self.sort_units(node, may_march);
        let board = &self.state.rules.board;
        if self.state.rules.castles_count {
            fixed.insert(board.castle(self.seat));
        }
        if !self.hires {
            return self.standing(node, fixed, &movers, ProvinceSet::EMPTY);
        }
        // A recruitment follows: it can fill what is free of the realm (EPX-26b), and no other province is won by it.
        let realm = board.realm(self.seat).without(self.field(node).enemies(self.seat));
        let gaps = realm.without(fixed);
        subsets(gaps).map(|fill| self.standing(node, fixed, &movers, fill)).max().unwrap_or((0, 0))
    }

    /// Where units stay whatever happens, and those that may still choose.
    fn sort_units(&self, node: &Node, may_march: bool) -> (ProvinceSet, Movers) {
        let own = node.units[self.seat.index()];
        let mut movers = Movers::new();
        let mut fixed = ProvinceSet::EMPTY;
        for kind in Kind::ALL {
            let ready = if may_march { self.ready(node, kind) } else { ProvinceSet::EMPTY };
            fixed = fixed.or(own[kind.index()].without(ready));
            movers.extend(ready.iter().map(|from| self.cover(node, kind, from)));
            let spots = self.free_spots(node, kind);
            let cover =
                spots.iter().fold(ProvinceSet::EMPTY, |set, at| set.or(self.cover(node, kind, at)));
            movers.extend((0..node.hired[kind.index()]).map(|_| cover));
        }
        (fixed, movers)
    }

    fn ready(&self, node: &Node, kind: Kind) -> ProvinceSet {
        let own = node.units[self.seat.index()][kind.index()];
        match kind {
            Kind::Soldier => own.without(node.spent).without(node.moved),
            Kind::Knight => own.without(node.tired),
            Kind::Catapult if self.power().haul => own.without(node.fresh).without(node.hauled),
            Kind::Camp | Kind::Catapult => ProvinceSet::EMPTY,
        }
    }

    /// Where a unit can end. Provinces of its own kind count too: if that one stays, the two change parts.
    fn cover(&self, node: &Node, kind: Kind, from: Province) -> ProvinceSet {
        let (field, rules) = (self.field(node), &self.state.rules);
        let (reach, rider) = (field.reach(self.seat, kind, from), self.state.open.march.rider);
        let goals = match kind {
            // EPX-A19: whoever makes room for a ride ends it.
            Kind::Knight if node.is_ridden && rider == Some(from) && !rules.overlooks() => {
                self.onward(node, from, field.moves(self.seat, kind, from))
            }
            Kind::Knight => self.onward(node, from, reach),
            Kind::Soldier | Kind::Camp | Kind::Catapult => reach,
        };
        goals.or(ProvinceSet::only(from))
    }

    /// What the seat ends with, if a recruitment afterwards fills the provinces `fill`.
    fn standing(
        &self,
        node: &Node,
        fixed: ProvinceSet,
        movers: &Movers,
        fill: ProvinceSet,
    ) -> Standing {
        let covered = fixed.or(fill);
        let held = covered.or(self.spread_out(covered, movers));
        let Some(gold) = self.gold_after(node, held, fill) else { return (0, 0) };
        (held.len(), gold)
    }

    /// The most provinces the movers can add, the most lucrative ones: a greedy choice is best, for the sets of
    /// provinces that can be covered are a matroid.
    fn spread_out(&self, covered: ProvinceSet, movers: &Movers) -> ProvinceSet {
        let wanted = movers.iter().fold(ProvinceSet::EMPTY, |set, cover| set.or(*cover));
        let mut left = wanted.without(covered);
        let mut matching = Matching::new(movers);
        let mut won = ProvinceSet::EMPTY;
        while let Some(province) = left.iter().max_by_key(|province| self.yield_of(*province)) {
            left.remove(province);
            if won.len() as usize == movers.len() {
                break;
            }
            if matching.cover(province, &mut 0) {
                won.insert(province);
            }
        }
        won
    }

    /// What holding a province brings in the revenue.
    fn yield_of(&self, province: Province) -> u32 {
        let board = &self.state.rules.board;
        let rich = u32::from(board.gold(province));
        let bonus = if rich > 0 { u32::from(self.power().rich_gold) } else { 0 };
        let mountain = province == board.mountain;
        rich + bonus + if mountain { u32::from(self.power().mountain_gold) } else { 0 }
    }

    /// The gold at the end, or nothing if filling those provinces cannot be paid.
    fn gold_after(&self, node: &Node, held: ProvinceSet, fill: ProvinceSet) -> Option<u32> {
        let camps = node.units[self.seat.index()][Kind::Camp.index()];
        let hired = u32::from(node.hired[Kind::Camp.index()]);
        let hired = hired.min(self.free_spots(node, Kind::Camp).len());
        let lands: u32 = held.iter().map(|province| self.yield_of(province)).sum();
        let income = lands
            + u32::from(self.power().season_gold)
            + (camps.len() + hired) * u32::from(self.power().camp_gold);
        let (gold, later) = (u32::from(node.gold[self.seat.index()]), u32::from(self.later));
        if !self.hires {
            return Some(gold + later + income);
        }
        // What comes later pays for nothing now; the first edition spent it.
        let (gold, later) =
            if self.state.rules.overlooks() { (gold + later, 0) } else { (gold, later) };
        let income = income + later;
        let reserve = Kind::ALL.map(|kind| node.reserve(&self.state.rules, self.seat, kind));
        let castles = self.state.rules.board.castles;
        let room = held.without(fill).without(castles).without(camps).len();
        self.hire(fill, gold, reserve, room).map(|gold| gold + income)
    }

    /// The most gold left, camps' income included, after putting a unit into each of these provinces.
    fn hire(&self, fill: ProvinceSet, gold: u32, reserve: [u8; N_KINDS], room: u32) -> Option<u32> {
        let Some(province) = fill.first() else {
            return Some(gold + self.camp_profit(gold, reserve, room));
        };
        let fill = fill.without(ProvinceSet::only(province));
        let castle = self.state.rules.board.castles.has(province);
        let mut best = None;
        for kind in Kind::ALL {
            let cost = u32::from(self.power().cost[kind.index()]);
            let banned = kind == Kind::Camp && castle;
            if banned || reserve[kind.index()] == 0 || cost > gold {
                continue;
            }
            let mut reserve = reserve;
            reserve[kind.index()] -= 1;
            let is_camp = kind == Kind::Camp;
            let income = if is_camp { u32::from(self.power().camp_gold) } else { 0 };
            // A province just filled has room for a camp beside whatever else stands there.
            let room = room + u32::from(!is_camp && !castle);
            let rest = self.hire(fill, gold - cost, reserve, room);
            best = best.max(rest.map(|rest| rest + income));
        }
        best
    }

    /// Camps that earn more than they cost are bought for their own sake.
    fn camp_profit(&self, gold: u32, reserve: [u8; N_KINDS], room: u32) -> u32 {
        let cost = u32::from(self.power().cost[Kind::Camp.index()]);
        let profit = u32::from(self.power().camp_gold).saturating_sub(cost);
        profit * room.min(u32::from(reserve[Kind::Camp.index()])).min(gold / cost)
    }
}

/// Units matched to provinces, one each.
struct Matching<'a> {
    movers: &'a Movers,
    /// Which province a unit covers.
    place: [Option<Province>; MAX_UNITS],
}

impl<'a> Matching<'a> {
    fn new(movers: &'a Movers) -> Self {
        Self { movers, place: [None; MAX_UNITS] }
    }

    /// Finds a unit for one more province, moving others along where that helps.
    fn cover(&mut self, province: Province, tried: &mut u32) -> bool {
        for (idx, cover) in self.movers.iter().enumerate() {
            if !cover.has(province) || *tried & 1 << idx != 0 {
                continue;
            }
            *tried |= 1 << idx;
            let free = self.place[idx].is_none_or(|old| self.cover(old, tried));
            if free {
                self.place[idx] = Some(province);
                return true;
            }
        }
        false
    }
}

/// All subsets of a small set.
fn subsets(set: ProvinceSet) -> impl Iterator<Item = ProvinceSet> {
    let members: ArrayVec<Province, 4> = set.iter().take(4).collect();
    (0..1_u32 << members.len()).map(move |pick| {
        let chosen = members.iter().enumerate().filter(|(n, _)| pick & 1 << n != 0);
        chosen.map(|(_, province)| *province).collect()
    })
}
