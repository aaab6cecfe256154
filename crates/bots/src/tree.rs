//! The tree a search grows: one node for each thing that its owner can have seen happen.

use engine::{Notice, Seat, Viewer};

use crate::dice::Dice;

/// What one seat has seen in the simulations so far, and what was tried where it was in the know.
///
/// A node is a history as the owner knows it. Actions and draws that look the same to the owner lead to
/// the same node; the owner's own actions are told apart even when nobody is told about them.
#[derive(Debug)]
pub(crate) struct Tree<A, E> {
    owner: Viewer,
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    seen: Vec<E>,
    /// For each legal action of the decision at hand, its edge; scratch.
    slots: Vec<u32>,
    /// How promising each of them looks; scratch.
    promises: Vec<f32>,
}

/// The node at which every simulation begins.
pub(crate) const ROOT: u32 = 0;
const NONE: u32 = u32::MAX;
/// Beyond this a tree stops growing and only gathers figures, so that memory has a bound.
const MAX_NODES: usize = 1 << 20;

#[derive(Clone, Copy, Debug)]
struct Node {
    first_edge: u32,
    n_edges: u32,
    first_child: u32,
    sibling: u32,
    first_seen: u32,
    n_seen: u16,
    /// The owner's own action that led here, as its place among the parent's edges; `u16::MAX` for others.
    by: u16,
    visits: u32,
    total: f32,
}

/// Something that can be done at a node, and how it did.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<A> {
    pub(crate) action: A,
    pub(crate) visits: u32,
    /// How often the node was passed while this could not be done.
    missed: u32,
    pub(crate) total: f32,
    /// What it came to on average.
    mean: f32,
    /// How promising it looked before it was tried, at most 1.
    prior: f32,
    /// The prior over the root of the visits.
    doubt: f32,
    /// The node that it led to last.
    child: u32,
}

/// A step through a tree.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Via {
    /// Something the owner only watches.
    Watched,
    /// An action of the owner, by its place among the node's edges.
    Own(u32),
    /// Somebody else's action, kept among the node's edges, which the owner only watches.
    Other(u32),
}

impl<A: Copy + PartialEq, E: Clone + PartialEq> Tree<A, E> {
    pub(crate) fn new(owner: Viewer) -> Tree<A, E> {
        let mut tree = Tree {
            owner,
            nodes: Vec::new(),
            edges: Vec::new(),
            seen: Vec::new(),
            slots: Vec::new(),
            promises: Vec::new(),
        };
        tree.clear(owner);
        tree
    }

    /// Back to a root alone, for another owner; the memory is kept.
    pub(crate) fn clear(&mut self, owner: Viewer) {
        self.owner = owner;
        self.nodes.clear();
        self.edges.clear();
        self.seen.clear();
        // The root counts as visited: the first simulation already chooses there.
        self.nodes.push(Node { visits: 1, total: 0.5, ..Node::NEW });
    }

    pub(crate) fn is_fresh(&self, node: u32) -> bool {
        self.nodes[node as usize].visits == 0
    }

    pub(crate) fn is_owned_by(&self, seat: Seat) -> bool {
        self.owner == Viewer::Seat(seat)
    }

    /// The action of an edge, by its place among the node's edges.
    pub(crate) fn action(&self, node: u32, edge: u32) -> A {
        self.edges[(self.nodes[node as usize].first_edge + edge) as usize].action
    }

    /// The edges at the root, in the order in which they were first listed.
    pub(crate) fn root_edges(&self) -> &[Edge<A>] {
        self.edges_of(&self.nodes[ROOT as usize])
    }

    fn edges_of(&self, node: &Node) -> &[Edge<A>] {
        &self.edges[node.first_edge as usize..(node.first_edge + node.n_edges) as usize]
    }

    /// Adds what a simulation came to at `node`, after the edge it took there if any.
    pub(crate) fn record(&mut self, node: u32, edge: Option<u32>, payoff: f32) {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        node.total += payoff;
        if let Some(edge) = edge {
            self.edges[(node.first_edge + edge) as usize].record(payoff);
        }
    }

    /// The node that a step leads to, where `notices` were told; `None` when it is new and the tree is full.
    #[inline]
    pub(crate) fn descend(&mut self, node: u32, via: Via, notices: &[Notice<E>]) -> Option<u32> {
        let (edge, by) = match via {
            Via::Watched => (NONE, u16::MAX),
            Via::Own(edge) => (self.nodes[node as usize].first_edge + edge, edge as u16),
            Via::Other(edge) => (self.nodes[node as usize].first_edge + edge, u16::MAX),
        };
        let last = if edge == NONE { NONE } else { self.edges[edge as usize].child };
        if last != NONE && self.looks_like(last, notices) {
            return Some(last);
        }
        let child = self.find_child(node, by, notices).or_else(|| self.grow(node, by, notices))?;
        if edge != NONE {
            self.edges[edge as usize].child = child;
        }
        Some(child)
    }

    fn find_child(&self, node: u32, by: u16, notices: &[Notice<E>]) -> Option<u32> {
        let mut child = self.nodes[node as usize].first_child;
        while child != NONE {
            if self.nodes[child as usize].by == by && self.looks_like(child, notices) {
                return Some(child);
            }
            child = self.nodes[child as usize].sibling;
        }
        None
    }

    /// Whether what the owner is told of `notices` is what leads to `node`.
    #[inline]
    fn looks_like(&self, node: u32, notices: &[Notice<E>]) -> bool {
        let node = &self.nodes[node as usize];
        let mut seen = self.seen[node.first_seen as usize..][..usize::from(node.n_seen)].iter();
        let mut told = notices.iter().filter(|notice| notice.to.reaches(self.owner));
        told.all(|notice| seen.next() == Some(&notice.event)) && seen.len() == 0
    }

    fn grow(&mut self, parent: u32, by: u16, notices: &[Notice<E>]) -> Option<u32> {
        if self.nodes.len() >= MAX_NODES {
            return None;
        }
        let first_seen = self.seen.len();
        let told = notices.iter().filter(|notice| notice.to.reaches(self.owner));
        self.seen.extend(told.map(|notice| notice.event.clone()));
        let child = self.nodes.len() as u32;
        let sibling = self.nodes[parent as usize].first_child;
        self.nodes[parent as usize].first_child = child;
        self.nodes.push(Node {
            sibling,
            first_seen: first_seen as u32,
            n_seen: (self.seen.len() - first_seen) as u16,
            by,
            ..Node::NEW
        });
        Some(child)
    }

    /// Chooses among the `legal` actions at `node`: what did well, and what has not been tried enough.
    /// `priors` gives new actions their promise.
    pub(crate) fn select(
        &mut self,
        node: u32,
        legal: &[A],
        exploration: f32,
        dice: &mut Dice,
        priors: impl FnOnce(&mut Vec<f32>),
    ) -> u32 {
        let Node { first_edge, n_edges, visits, total, .. } = self.nodes[node as usize];
        let edges = &self.edges[first_edge as usize..][..n_edges as usize];
        let urgency = Urgency::new(exploration, visits, total);
        if edges.len() == legal.len()
            && let Some(best) = urgency.greatest_as_listed(edges, legal)
        {
            return best;
        }
        self.match_edges(node, legal, dice, priors);
        let Node { first_edge, n_edges, .. } = self.nodes[node as usize];
        let edges = &mut self.edges[first_edge as usize..][..n_edges as usize];
        urgency.greatest_among(edges, &self.slots)
    }

    /// Finds the edge of each legal action, making those that are missing.
    fn match_edges(
        &mut self,
        node: u32,
        legal: &[A],
        dice: &mut Dice,
        priors: impl FnOnce(&mut Vec<f32>),
    ) {
        let Node { first_edge, n_edges, .. } = self.nodes[node as usize];
        let edges = &self.edges[first_edge as usize..][..n_edges as usize];
        let n_edges = edges.len();
        self.slots.clear();
        let mut cursor = 0;
        let mut is_missing = false;
        for action in legal {
            // Both lists ascend but for late-comers, so the next one is mostly right here.
            let found =
                (cursor..n_edges).chain(0..cursor).find(|place| edges[*place].action == *action);
            if let Some(place) = found {
                cursor = place + 1;
            } else {
                is_missing = true;
            }
            self.slots.push(found.map_or(NONE, |place| place as u32));
        }
        if is_missing {
            self.add_edges(node, legal, dice, priors);
        }
    }

    fn add_edges(
        &mut self,
        node: u32,
        legal: &[A],
        dice: &mut Dice,
        priors: impl FnOnce(&mut Vec<f32>),
    ) {
        let Node { first_edge, n_edges, visits, .. } = self.nodes[node as usize];
        // Whoever comes late has missed what went before.
        let n_passed = if n_edges == 0 { 0 } else { visits };
        if (first_edge + n_edges) as usize != self.edges.len() {
            // The node's edges move to the end, where there is room; their old place stays empty.
            let moved = self.edges.len() as u32;
            self.edges.extend_from_within(first_edge as usize..(first_edge + n_edges) as usize);
            self.nodes[node as usize].first_edge = moved;
        }
        self.promises.clear();
        priors(&mut self.promises);
        let most = self.promises.iter().copied().fold(f32::MIN_POSITIVE, f32::max);
        for ((action, slot), place) in legal.iter().zip(&mut self.slots).zip(0..) {
            if *slot == NONE {
                let promise = self.promises.get(place).map_or(1.0, |promise| promise / most);
                // A hair of chance, so that equals are not tried in the order of the list.
                let prior = promise.clamp(0.02, 1.0).sqrt() * (1.0 - 1e-3 * dice.fraction());
                *slot = self.nodes[node as usize].n_edges;
                self.nodes[node as usize].n_edges += 1;
                self.edges.push(Edge::new(*action, prior, n_passed));
            }
        }
    }
}

impl Node {
    const NEW: Node = Node {
        first_edge: 0,
        n_edges: 0,
        first_child: NONE,
        sibling: NONE,
        first_seen: 0,
        n_seen: 0,
        by: u16::MAX,
        visits: 0,
        total: 0.0,
    };
}

impl<A> Edge<A> {
    fn new(action: A, prior: f32, missed: u32) -> Edge<A> {
        // Before the first visit there is twice the doubt of one.
        let doubt = prior * core::f32::consts::SQRT_2;
        Edge { action, visits: 0, missed, total: 0.0, mean: 0.0, prior, doubt, child: NONE }
    }

    fn record(&mut self, payoff: f32) {
        self.visits += 1;
        self.total += payoff;
        let visits = self.visits as f32;
        self.mean = self.total / visits;
        self.doubt = self.prior / visits.sqrt();
    }
}

/// How much the edges of a node want to be tried.
#[derive(Clone, Copy)]
struct Urgency {
    exploration: f32,
    visits: u32,
    /// The weight of doubt for an edge that was always available.
    weight: f32,
    /// What an action that was never tried is taken to be worth: what its node is.
    unvisited: f32,
}

impl Urgency {
    fn new(exploration: f32, visits: u32, total: f32) -> Urgency {
        let weight = exploration * fast_ln(visits + 1).sqrt();
        Urgency { exploration, visits, weight, unvisited: total / visits as f32 }
    }

    /// The place of the edge to try, if the edges are the `legal` actions in their order.
    #[inline]
    fn greatest_as_listed<A: PartialEq>(self, edges: &[Edge<A>], legal: &[A]) -> Option<u32> {
        let mut best = (f32::NEG_INFINITY, 0);
        for (place, (edge, action)) in edges.iter().zip(legal).enumerate() {
            if edge.action != *action {
                return None;
            }
            let urgency = self.of(edge);
            if urgency > best.0 {
                best = (urgency, place as u32);
            }
        }
        Some(best.1)
    }

    /// The place of the edge to try among those in `slots`; the others have missed a turn.
    fn greatest_among<A>(self, edges: &mut [Edge<A>], slots: &[u32]) -> u32 {
        for edge in edges.iter_mut() {
            edge.missed += 1;
        }
        let mut best = (f32::NEG_INFINITY, 0);
        for slot in slots {
            let edge = &mut edges[*slot as usize];
            edge.missed -= 1;
            let urgency = self.of(edge);
            if urgency > best.0 {
                best = (urgency, *slot);
            }
        }
        best.1
    }

    #[inline]
    fn of<A>(self, edge: &Edge<A>) -> f32 {
        let weight = match edge.missed {
            0 => self.weight,
            missed => self.exploration * fast_ln(self.visits - missed.min(self.visits) + 2).sqrt(),
        };
        let mean = if edge.visits == 0 { self.unvisited } else { edge.mean };
        mean + weight * edge.doubt
    }
}

/// The natural logarithm to two digits, which is all that exploration needs.
#[inline]
fn fast_ln(n: u32) -> f32 {
    let bits = (n as f32).to_bits();
    let exponent = (bits >> 23) as f32 - 127.0;
    let mantissa = f32::from_bits(bits & 0x007F_FFFF | 0x3F80_0000);
    // A parabola through log2 at 1, 1.5 and 2.
    let log2 = exponent + (mantissa - 1.0) * (1.339_85 - 0.339_85 * (mantissa - 1.0));
    log2 * core::f32::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Audience, SeatSet};

    #[test]
    fn the_quick_logarithm_is_close() {
        for n in 1..100_000 {
            assert!((fast_ln(n) - (n as f32).ln()).abs() < 0.01, "{n}");
        }
    }

    #[test]
    fn what_looks_the_same_leads_to_the_same_node_but_own_actions_never_do() {
        let (me, other) = (Seat::new(0), Seat::new(1));
        let mut tree: Tree<u8, u8> = Tree::new(Viewer::Seat(me));
        let told = |to, event| vec![Notice { to, event }];
        let hidden = |event| told(Audience::Only(SeatSet::only(other)), event);
        let open = |event| told(Audience::Everyone, event);
        let mut go = |via, notices: Vec<Notice<u8>>| tree.descend(ROOT, via, &notices);
        assert_eq!(go(Via::Watched, hidden(1)), go(Via::Watched, hidden(2)));
        assert_ne!(go(Via::Watched, open(1)), go(Via::Watched, open(2)));
        assert_ne!(go(Via::Watched, open(1)), go(Via::Watched, hidden(1)));
        let mut dice = Dice::new(1);
        for (via, is_same) in [(Via::Own as fn(u32) -> Via, false), (Via::Other, true)] {
            tree.clear(Viewer::Seat(me));
            tree.select(ROOT, &[5, 6], 1.0, &mut dice, |_| {});
            let first = tree.descend(ROOT, via(0), &hidden(1));
            let second = tree.descend(ROOT, via(1), &hidden(1));
            assert_eq!(first == second, is_same);
            assert_eq!(first, tree.descend(ROOT, via(0), &hidden(1)));
        }
    }

    #[test]
    fn late_comers_join_the_edges_and_keep_their_figures() {
        let mut tree: Tree<u8, u8> = Tree::new(Viewer::Spectator);
        let mut dice = Dice::new(1);
        for legal in [&[2u8, 4][..], &[1, 4], &[1, 2, 3, 4], &[3]] {
            let edge = tree.select(ROOT, legal, 1.0, &mut dice, |_| {});
            tree.record(ROOT, Some(edge), 1.0);
        }
        let edges = tree.root_edges();
        assert_eq!(edges.iter().map(|e| e.action).collect::<Vec<_>>(), [2, 4, 1, 3]);
        assert_eq!(edges.iter().map(|e| e.missed).collect::<Vec<_>>(), [2, 1, 3, 3]);
        assert_eq!(edges.iter().map(|e| e.visits).sum::<u32>(), 4);
    }
}
