//! A small two-player game written out whole: every history once, grouped by what the deciding seat knows.

use std::collections::BTreeMap;

use engine::{Game, Notice, Seat, Step, StepOf, Turn, Viewer};

/// A two-player game as a tree. At its leaves is the first seat's score above the average of both, so that
/// what one gains the other loses; where scores are chips won and lost, this is the first seat's.
#[derive(Clone, Debug)]
pub struct GameTree<G: Game> {
    pub(crate) nodes: Vec<Node>,
    pub(crate) edges: Vec<Edge>,
    /// Every decision that a seat can tell from others.
    pub(crate) infosets: Vec<Infoset<G::Action>>,
}

/// A decision as its seat knows it: histories that look the same to the seat share one.
#[derive(Clone, PartialEq, Debug)]
pub struct Infoset<A> {
    /// Whose decision it is.
    pub seat: Seat,
    /// What the seat may do.
    pub legal: Vec<A>,
    /// What the seat has seen and done, in words.
    pub history: String,
    /// Where its figures begin, in tables with a figure for each action of each infoset.
    pub(crate) first: usize,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Node {
    /// The first seat's score above the average.
    Over { score: f64 },
    /// Edges from here, with their probabilities.
    Chance { first: usize, n: usize },
    /// Edges from here, one for each action of the infoset.
    Decide { infoset: usize, first: usize },
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge {
    pub(crate) to: usize,
    pub(crate) probability: f64,
}

/// What a seat has seen, as a number: each is the one before with something more.
type Memory = usize;

struct Builder<G: Game> {
    tree: GameTree<G>,
    /// Each memory's words.
    words: Vec<String>,
    /// The memory that comes after another when something is seen.
    after: BTreeMap<(Memory, String), Memory>,
    infosets: BTreeMap<(Seat, Memory), usize>,
}

impl<G: Game> GameTree<G> {
    /// Writes out the game from `start`.
    ///
    /// # Panics
    /// When the game is not one of two seats.
    pub fn new(start: &G) -> GameTree<G> {
        assert_eq!(start.n_seats(), 2, "solvers are for games of two seats");
        let tree = GameTree { nodes: Vec::new(), edges: Vec::new(), infosets: Vec::new() };
        let mut builder = Builder {
            tree,
            words: vec![String::new()],
            after: BTreeMap::new(),
            infosets: BTreeMap::new(),
        };
        builder.write(start, [0, 0]);
        builder.tree
    }

    /// Every decision that a seat can tell from others.
    pub fn infosets(&self) -> &[Infoset<G::Action>] {
        &self.infosets
    }

    /// How many histories there are.
    pub fn n_histories(&self) -> usize {
        self.nodes.len()
    }

    /// How many figures a table with one for each action of each infoset holds.
    pub(crate) fn n_choices(&self) -> usize {
        self.infosets.last().map_or(0, |last| last.first + last.legal.len())
    }
}

impl<G: Game> Builder<G> {
    /// Writes out the tree below `state`, which the seats remember like this; returns its node.
    fn write(&mut self, state: &G, memories: [Memory; 2]) -> usize {
        let node = self.tree.nodes.len();
        // Children come after their parents; the place is held until they are there.
        self.tree.nodes.push(Node::Over { score: 0.0 });
        self.tree.nodes[node] = match state.turn() {
            Turn::Over => {
                let outcome = state.outcome().expect("a game that is over has an outcome");
                Node::Over { score: f64::from(outcome.scores[0] - outcome.scores[1]) / 2.0 }
            }
            Turn::Chance => self.write_chance(state, memories),
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                self.write_decision(state, seat, memories)
            }
        };
        node
    }

    fn write_chance(&mut self, state: &G, memories: [Memory; 2]) -> Node {
        let mut outcomes = Vec::new();
        state.chance_outcomes(&mut outcomes);
        let total = f64::from(state.chance_total());
        let first = self.reserve(outcomes.len());
        for (n, (outcome, weight)) in outcomes.iter().enumerate() {
            let to = self.follow(state, Step::Chance(*outcome), memories);
            self.tree.edges[first + n] = Edge { to, probability: f64::from(*weight) / total };
        }
        Node::Chance { first, n: outcomes.len() }
    }

    fn write_decision(&mut self, state: &G, seat: Seat, memories: [Memory; 2]) -> Node {
        let mut legal = Vec::new();
        state.legal_actions(seat, &mut legal);
        let infoset = self.infoset(seat, memories[seat.index()], &legal);
        let first = self.reserve(legal.len());
        for (n, action) in legal.iter().enumerate() {
            let to = self.follow(state, Step::Act { seat, action: *action }, memories);
            self.tree.edges[first + n] = Edge { to, probability: 1.0 };
        }
        Node::Decide { infoset, first }
    }

    fn reserve(&mut self, n_edges: usize) -> usize {
        let first = self.tree.edges.len();
        self.tree.edges.resize(first + n_edges, Edge { to: 0, probability: 0.0 });
        first
    }

    fn follow(&mut self, state: &G, step: StepOf<G>, memories: [Memory; 2]) -> usize {
        let mut next = state.clone();
        let mut notices = Vec::new();
        next.apply_unchecked(step, &mut notices);
        let mut after = memories;
        for seat in Seat::all(2) {
            let seen = seen_by::<G>(seat, &step, &notices);
            after[seat.index()] = self.remember(memories[seat.index()], seen);
        }
        self.write(&next, after)
    }

    fn remember(&mut self, memory: Memory, seen: String) -> Memory {
        if seen.is_empty() {
            return memory;
        }
        let words = format!("{}{seen}", self.words[memory]);
        let n_memories = self.words.len();
        let after = *self.after.entry((memory, seen)).or_insert(n_memories);
        if after == n_memories {
            self.words.push(words);
        }
        after
    }

    fn infoset(&mut self, seat: Seat, memory: Memory, legal: &[G::Action]) -> usize {
        let first = self.tree.n_choices();
        let infosets = &mut self.tree.infosets;
        let number = *self.infosets.entry((seat, memory)).or_insert(infosets.len());
        if number == infosets.len() {
            let history = self.words[memory].clone();
            infosets.push(Infoset { seat, legal: legal.to_vec(), history, first });
        }
        assert_eq!(infosets[number].legal, legal, "a seat knows what it may do");
        number
    }
}

/// What `seat` can write down about a step: what it did itself, and what it was told.
fn seen_by<G: Game>(seat: Seat, step: &StepOf<G>, notices: &[Notice<G::Event>]) -> String {
    let own = match step {
        Step::Act { seat: actor, action } if *actor == seat => format!("{action}; "),
        _ => String::new(),
    };
    let told = notices.iter().filter(|notice| notice.to.reaches(Viewer::Seat(seat)));
    told.fold(own, |words, notice| format!("{words}{:?}; ", notice.event))
}
