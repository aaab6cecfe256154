//! The last seat's winter test (EPX-23, EPX-A13): can it still win, if it wins every duel it can win? Exactly, by search.
//!
//! A line of play is a sequence of attacks; everything else can be put off. Moves that do not lead to an attack are made
//! at the end, where the best placing of all units is a matching of units to provinces (`placing`). Units recruited
//! before a move & attack are counted and paid for at once but put on the board only when something depends on where
//! they are. Stakes are the least allowed, for the duel is won anyway, and a province is fought for to the end, for
//! whoever wins the last duel could have fought the others too; where a won duel takes gold, or knights wait for an attack
//! (EPX-A19), breaking off is tried as well. A duel that is certain to fail gives a piece back to the reserve and lets
//! knights move again.

mod node;
mod placing;
mod turn;

use engine::Seat;

use crate::action::{Card, CardSet};
use crate::board::{Kind, N_KINDS, Province, ProvinceSet};
use crate::field::Field;
use crate::powers::Powers;
use crate::state::State;

use node::{Fought, Node};

/// Whether the seat can win with its face-down cards, or with any two if it may exchange one (EPX-A51b).
pub(crate) fn can_win(state: &State, seat: Seat) -> bool {
    if state.open.powers[seat.index()].exchange {
        CardSet::PAIRS.into_iter().any(|cards| can_win_with(state, seat, cards))
    } else {
        can_win_with(state, seat, state.sealed.cards[seat.index()])
    }
}

/// Whether the seat can win by playing these two cards now, last of all in winter.
pub fn can_win_with(state: &State, seat: Seat, cards: CardSet) -> bool {
    let node = Node::start(state);
    let mut search = Search::new(state, seat);
    if cards.has(Card::Tax) {
        // More gold never hurts, so tax comes first.
        let mut node = node;
        node.gold[seat.index()] += u16::from(search.power().tax);
        if cards.has(Card::March) {
            return search.levy_and_march(node);
        }
        search.hires = true;
        return search.stands(&node, false);
    }
    search.recruit_then_march(node) || {
        search.hires = true;
        search.forget();
        search.levy_and_march(node)
    }
}

/// How many positions a search remembers having seen.
const N_SEEN: usize = 1024;

/// One search, for one order of the cards.
struct Search<'a> {
    state: &'a State,
    seat: Seat,
    /// Where units could be recruited before the march, by kind.
    spots: [ProvinceSet; N_KINDS],
    /// Whether a recruitment follows the march.
    hires: bool,
    /// Gold that comes after the march.
    later: u16,
    seen: [u64; N_SEEN],
}

impl<'a> Search<'a> {
    fn new(state: &'a State, seat: Seat) -> Self {
        let field = state.field();
        let spots = Kind::ALL.map(|kind| field.recruit_spots(seat, kind));
        Self { state, seat, spots, hires: false, later: 0, seen: [0; N_SEEN] }
    }

    fn power(&self) -> &'a Powers {
        &self.state.open.powers[self.seat.index()]
    }

    fn field<'b>(&self, node: &'b Node) -> Field<'b>
    where
        'a: 'b,
    {
        let State { rules, open, .. } = self.state;
        Field { rules, units: &node.units, powers: &open.powers }
    }

    fn forget(&mut self) {
        self.seen = [0; N_SEEN];
    }

    /// Every number of recruits that can be paid for, the cheapest first, each with its march.
    fn recruit_then_march(&mut self, node: Node) -> bool {
        let limit = Kind::ALL.map(|kind| {
            let reserve = u32::from(node.reserve(&self.state.rules, self.seat, kind));
            reserve.min(self.spots[kind.index()].len()) as u8
        });
        let mut hired = [0; N_KINDS];
        loop {
            if self.march_with(&node, hired) {
                return true;
            }
            let Some(next) = next_count(hired, limit) else { return false };
            hired = next;
        }
    }

    /// Without a recruitment before it, a march may still begin with a levy (EPX-A43).
    fn levy_and_march(&mut self, node: Node) -> bool {
        let can_levy =
            self.power().levy && node.reserve(&self.state.rules, self.seat, Kind::Soldier) > 0;
        self.march_with(&node, [0; N_KINDS]) || can_levy && self.march_with(&node, [1, 0, 0, 0])
    }

    /// The march after so many recruits of each kind.
    fn march_with(&mut self, node: &Node, hired: [u8; N_KINDS]) -> bool {
        let costs = self.power().cost.iter().zip(hired);
        let price: u16 = costs.map(|(cost, n)| u16::from(*cost) * u16::from(n)).sum();
        let mut node = *node;
        let gold = &mut node.gold[self.seat.index()];
        if price > *gold {
            return false;
        }
        *gold -= price;
        node.hired = hired;
        self.march(&node)
    }

    fn march(&mut self, node: &Node) -> bool {
        if self.stands(node, true) {
            return true;
        }
        let key = node.key();
        let slot = &mut self.seen[(key % N_SEEN as u64) as usize];
        if *slot == key {
            return false;
        }
        *slot = key;
        self.attack_with_soldiers(node)
            || self.attack_with_knights(node)
            || self.attack_with_catapults(node)
    }
}

/// The next of all counts within the limits, or nothing after the last.
fn next_count(mut count: [u8; N_KINDS], limit: [u8; N_KINDS]) -> Option<[u8; N_KINDS]> {
    for (n, most) in count.iter_mut().zip(limit) {
        if *n < most {
            *n += 1;
            return Some(count);
        }
        *n = 0;
    }
    None
}

/// Attacks.
impl Search<'_> {
    fn attack_with_soldiers(&mut self, node: &Node) -> bool {
        let assault = self.power().assault;
        let own = node.units[self.seat.index()][Kind::Soldier.index()]
            .without(node.spent)
            .without(node.halted)
            .without(if assault { ProvinceSet::EMPTY } else { node.moved });
        for from in own {
            if self.attack_from(node, Kind::Soldier, from) {
                return true;
            }
        }
        let hired = self.free_spots(node, Kind::Soldier).iter().any(|from| {
            let node = node.with_hired(self.seat, Kind::Soldier, from);
            // Only where soldiers move before they attack does placing one change more than its own attack.
            if assault { self.march(&node) } else { self.attack_from(&node, Kind::Soldier, from) }
        });
        hired || assault && self.move_soldiers(node, own.without(node.moved))
    }

    /// EPX-A44b: with an assault, soldiers move first.
    fn move_soldiers(&mut self, node: &Node, ready: ProvinceSet) -> bool {
        ready.iter().any(|from| {
            let goals = self.field(node).moves(self.seat, Kind::Soldier, from);
            goals.iter().any(|to| self.march(&node.with_moved(self.seat, from, to)))
        })
    }

    fn attack_with_knights(&mut self, node: &Node) -> bool {
        for from in node.units[self.seat.index()][Kind::Knight.index()] {
            if self.ride_from(node, from) {
                return true;
            }
        }
        // Where a knight starts matters only for what it can reach.
        let mut reached = ProvinceSet::EMPTY;
        for from in self.free_spots(node, Kind::Knight) {
            let fresh = !reached.has(from);
            reached = reached.or(self.ride(node, from));
            let node = node.with_hired(self.seat, Kind::Knight, from);
            if fresh && self.ride_from(&node, from) {
                return true;
            }
        }
        false
    }

    /// Everything a knight can ride to, where it is included.
    fn ride(&self, node: &Node, from: Province) -> ProvinceSet {
        if node.tired.has(from) {
            return ProvinceSet::only(from);
        }
        let moves = self.field(node).moves(self.seat, Kind::Knight, from);
        self.onward(node, from, moves).or(ProvinceSet::only(from))
    }

    /// Where a knight that could go there goes on: no ride comes back to where it was.
    fn onward(&self, node: &Node, from: Province, goals: ProvinceSet) -> ProvinceSet {
        if node.is_ridden { goals.without(self.state.open.march.ridden(from)) } else { goals }
    }

    fn ride_from(&mut self, node: &Node, from: Province) -> bool {
        let field = self.field(node);
        let ride = self.ride(node, from);
        let reach = |set: ProvinceSet, at| set.or(field.targets(self.seat, Kind::Knight, at));
        let targets = ride.iter().fold(ProvinceSet::EMPTY, reach);
        self.attack_each(node, Kind::Knight, from, targets)
    }

    fn attack_with_catapults(&mut self, node: &Node) -> bool {
        let own = node.units[self.seat.index()][Kind::Catapult.index()]
            .without(node.fresh)
            .without(node.hauled);
        for from in own {
            if self.attack_from(node, Kind::Catapult, from) {
                return true;
            }
        }
        self.free_spots(node, Kind::Catapult).iter().any(|from| {
            let node = node.with_hired(self.seat, Kind::Catapult, from);
            self.attack_from(&node, Kind::Catapult, from)
        })
    }

    /// Where a unit that has been paid for can have been put.
    fn free_spots(&self, node: &Node, kind: Kind) -> ProvinceSet {
        if node.hired[kind.index()] == 0 {
            return ProvinceSet::EMPTY;
        }
        let own = node.units[self.seat.index()][kind.index()];
        self.spots[kind.index()].without(node.taken[kind.index()]).without(own)
    }

    fn attack_from(&mut self, node: &Node, kind: Kind, from: Province) -> bool {
        let targets = self.field(node).targets(self.seat, kind, from);
        self.attack_each(node, kind, from, targets)
    }

    fn attack_each(
        &mut self,
        node: &Node,
        kind: Kind,
        from: Province,
        targets: ProvinceSet,
    ) -> bool {
        let castles = targets.and(self.state.rules.board.castles);
        let order = castles.iter().chain(targets.without(castles));
        for to in order {
            if self.attack(node, kind, from, to) {
                return true;
            }
        }
        false
    }

    /// One attack, fought to the end.
    fn attack(&mut self, node: &Node, kind: Kind, from: Province, to: Province) -> bool {
        let Some(owner) = self.field(node).owner(to) else { return false };
        let mut node = *node;
        loop {
            match self.fight(&mut node, kind, from, to, owner) {
                Fought::Castle => return true,
                Fought::Done => return self.march(&node.after_attack()),
                Fought::Hopeless => {
                    return self.may_sacrifice(&node) && self.sacrifice(node, kind, from);
                }
                Fought::OneLess => {
                    // A won duel that takes gold or rests a knight may be worth breaking off after.
                    let rests = node.knights_wait() && !self.state.rules.overlooks();
                    if (self.power().plunder > 0 || rests)
                        && self.march(&node.after_withdrawal(&self.state.rules, kind, from))
                    {
                        return true;
                    }
                }
            }
        }
    }

    /// A duel is lost for the piece that comes back to the reserve, or for the knights that move again.
    fn may_sacrifice(&self, node: &Node) -> bool {
        let gold = node.gold[self.seat.index()];
        if !self.state.rules.overlooks() {
            return gold >= self.state.rules.min_stake;
        }
        // The first edition lost one only where nothing else could be recruited afterwards.
        let buys = |kind: Kind| {
            node.reserve(&self.state.rules, self.seat, kind) > 0
                && u16::from(self.power().cost[kind.index()]) <= gold
        };
        self.hires && gold >= self.state.rules.min_stake && !Kind::ALL.into_iter().any(buys)
    }

    fn sacrifice(&mut self, mut node: Node, kind: Kind, from: Province) -> bool {
        node.gold[self.seat.index()] -= self.state.rules.min_stake;
        node.remove(self.seat, kind, from);
        self.march(&node.after_attack())
    }
}
