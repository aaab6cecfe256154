//! Counterfactual regret minimisation on small two-player games, and how far a policy is from equilibrium.

use engine::{Game, Seat};

use crate::game_tree::{Edge, GameTree, Node};

/// How regrets are kept and averaged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variant {
    /// As first published: every iteration counts the same, both seats are updated at once.
    Plain,
    /// The same, but seats are updated in turn, each against what the other has just learned.
    InTurn,
    /// CFR+: regrets never fall below 0, later iterations count more, seats are updated in turn.
    Plus,
}

/// A solver at work on a game in which one seat's score is the other's loss.
#[derive(Clone, Debug)]
pub struct Cfr<'a, G: Game> {
    tree: &'a GameTree<G>,
    variant: Variant,
    regrets: Vec<f64>,
    /// The sum of the policies so far, by how likely their seat made its decision matter.
    sums: Vec<f64>,
    current: Vec<f64>,
    n_iterations: u32,
}

/// A probability for each action of each infoset, in the order of [`GameTree::infosets`].
#[derive(Clone, PartialEq, Debug)]
pub struct Policy(Vec<f64>);

impl Policy {
    /// Everything equally likely.
    pub fn uniform<G: Game>(tree: &GameTree<G>) -> Policy {
        let each = tree.infosets.iter().map(|infoset| infoset.legal.len());
        Policy(each.flat_map(|n| core::iter::repeat_n(1.0 / n as f64, n)).collect())
    }

    /// The probabilities at infoset number `infoset`.
    pub fn at<G: Game>(&self, tree: &GameTree<G>, infoset: usize) -> &[f64] {
        let infoset = &tree.infosets[infoset];
        &self.0[infoset.first..][..infoset.legal.len()]
    }

    /// What the first seat scores on average when both play like this.
    pub fn value<G: Game>(&self, tree: &GameTree<G>) -> f64 {
        self.value_below(tree, 0)
    }

    fn value_below<G: Game>(&self, tree: &GameTree<G>, node: usize) -> f64 {
        match tree.nodes[node] {
            Node::Over { score } => score,
            Node::Chance { first, n } => {
                let edges = tree.edges[first..first + n].iter();
                edges.map(|edge| edge.probability * self.value_below(tree, edge.to)).sum()
            }
            Node::Decide { infoset, first } => {
                let edges = tree.edges[first..].iter().zip(self.at(tree, infoset));
                edges.map(|(edge, p)| p * self.value_below(tree, edge.to)).sum()
            }
        }
    }

    /// What `seat` scores on average when it plays as well as can be against this.
    pub fn best_response<G: Game>(&self, tree: &GameTree<G>, seat: Seat) -> f64 {
        BestResponse::new(self, tree, seat).value()
    }

    /// How much a seat gains on average by switching to its best response: 0 in equilibrium.
    pub fn exploitability<G: Game>(&self, tree: &GameTree<G>) -> f64 {
        Seat::all(2).map(|seat| self.best_response(tree, seat)).sum::<f64>() / 2.0
    }
}

impl<'a, G: Game> Cfr<'a, G> {
    /// A solver that has done nothing yet.
    pub fn new(tree: &'a GameTree<G>, variant: Variant) -> Cfr<'a, G> {
        let n_choices = tree.n_choices();
        let Policy(current) = Policy::uniform(tree);
        let (regrets, sums) = (vec![0.0; n_choices], vec![0.0; n_choices]);
        Cfr { tree, variant, regrets, sums, current, n_iterations: 0 }
    }

    /// One iteration.
    pub fn iterate(&mut self) {
        self.n_iterations += 1;
        match self.variant {
            Variant::Plain => {
                Seat::all(2).for_each(|seat| self.gather(seat));
                self.match_regrets(None);
            }
            Variant::InTurn | Variant::Plus => {
                for seat in Seat::all(2) {
                    self.gather(seat);
                    self.match_regrets(Some(seat));
                }
            }
        }
    }

    /// The average of the policies so far: this is what approaches the equilibrium.
    pub fn policy(&self) -> Policy {
        let mut policy = Policy::uniform(self.tree);
        for infoset in &self.tree.infosets {
            let range = infoset.first..infoset.first + infoset.legal.len();
            let total: f64 = self.sums[range.clone()].iter().sum();
            if total > 0.0 {
                let sums = self.sums[range.clone()].iter();
                policy.0[range].iter_mut().zip(sums).for_each(|(p, sum)| *p = sum / total);
            }
        }
        policy
    }

    fn gather(&mut self, seat: Seat) {
        self.walk(0, seat, [1.0, 1.0]);
    }

    /// What `seat` scores below `node`, gathering its regrets. `reach` is how likely the seat itself, and
    /// everybody else with chance, play towards the node.
    fn walk(&mut self, node: usize, seat: Seat, reach: [f64; 2]) -> f64 {
        match self.tree.nodes[node] {
            Node::Over { score } if seat == Seat::new(0) => score,
            Node::Over { score } => -score,
            Node::Chance { first, n } => {
                let mut value = 0.0;
                for Edge { to, probability } in &self.tree.edges[first..first + n] {
                    let reach = [reach[0], reach[1] * probability];
                    value += probability * self.walk(*to, seat, reach);
                }
                value
            }
            Node::Decide { infoset, first } if self.tree.infosets[infoset].seat == seat => {
                self.walk_own(infoset, first, seat, reach)
            }
            Node::Decide { infoset, first } => {
                let choices = &self.tree.infosets[infoset];
                let mut value = 0.0;
                for n in 0..choices.legal.len() {
                    let p = self.current[choices.first + n];
                    let reach = [reach[0], reach[1] * p];
                    // What neither side plays towards changes no regret and no average.
                    if reach != [0.0, 0.0] {
                        value += p * self.walk(self.tree.edges[first + n].to, seat, reach);
                    }
                }
                value
            }
        }
    }

    fn walk_own(&mut self, infoset: usize, first: usize, seat: Seat, reach: [f64; 2]) -> f64 {
        let choices = &self.tree.infosets[infoset];
        let weight = match self.variant {
            Variant::Plain | Variant::InTurn => 1.0,
            Variant::Plus => f64::from(self.n_iterations),
        };
        let mut value = 0.0;
        for n in 0..choices.legal.len() {
            let place = choices.first + n;
            let p = self.current[place];
            let below = self.walk(self.tree.edges[first + n].to, seat, [reach[0] * p, reach[1]]);
            value += p * below;
            self.regrets[place] += reach[1] * below;
            self.sums[place] += weight * reach[0] * p;
        }
        for regret in &mut self.regrets[choices.first..][..choices.legal.len()] {
            *regret -= reach[1] * value;
        }
        value
    }

    /// Sets the current policy in proportion to the regrets, for one seat or for both.
    fn match_regrets(&mut self, only: Option<Seat>) {
        let concerned = |seat| only.is_none_or(|only| only == seat);
        for infoset in self.tree.infosets.iter().filter(|infoset| concerned(infoset.seat)) {
            let range = infoset.first..infoset.first + infoset.legal.len();
            let regrets = &mut self.regrets[range.clone()];
            if self.variant == Variant::Plus {
                for regret in regrets.iter_mut() {
                    *regret = regret.max(0.0);
                }
            }
            let total: f64 = regrets.iter().map(|regret| regret.max(0.0)).sum();
            let even = 1.0 / regrets.len() as f64;
            for (p, regret) in self.current[range].iter_mut().zip(regrets) {
                *p = if total > 0.0 { regret.max(0.0) / total } else { even };
            }
        }
    }
}

/// The best that a seat can do against a policy.
struct BestResponse<'a, G: Game> {
    policy: &'a Policy,
    tree: &'a GameTree<G>,
    seat: Seat,
    /// For each infoset of the seat: its histories, and how likely the others play towards each.
    histories: Vec<Vec<(usize, f64)>>,
    /// For each infoset of the seat: the action that does best, once it is known.
    best: Vec<Option<usize>>,
}

impl<'a, G: Game> BestResponse<'a, G> {
    fn new(policy: &'a Policy, tree: &'a GameTree<G>, seat: Seat) -> BestResponse<'a, G> {
        let n_infosets = tree.infosets.len();
        let histories = vec![Vec::new(); n_infosets];
        let mut response =
            BestResponse { policy, tree, seat, histories, best: vec![None; n_infosets] };
        response.reach(0, 1.0);
        response
    }

    fn reach(&mut self, node: usize, reach: f64) {
        let tree = self.tree;
        match tree.nodes[node] {
            Node::Over { .. } => {}
            Node::Chance { first, n } => {
                for edge in &tree.edges[first..first + n] {
                    self.reach(edge.to, reach * edge.probability);
                }
            }
            Node::Decide { infoset, first } => {
                let is_own = tree.infosets[infoset].seat == self.seat;
                if is_own {
                    self.histories[infoset].push((node, reach));
                }
                for (n, p) in self.policy.at(tree, infoset).iter().enumerate() {
                    let p = if is_own { 1.0 } else { *p };
                    self.reach(tree.edges[first + n].to, reach * p);
                }
            }
        }
    }

    fn value(&mut self) -> f64 {
        self.value_below(0)
    }

    fn value_below(&mut self, node: usize) -> f64 {
        let tree = self.tree;
        match tree.nodes[node] {
            Node::Over { score } if self.seat == Seat::new(0) => score,
            Node::Over { score } => -score,
            Node::Chance { first, n } => {
                let edges = tree.edges[first..first + n].iter();
                edges.map(|edge| edge.probability * self.value_below(edge.to)).sum()
            }
            Node::Decide { infoset, first } if tree.infosets[infoset].seat == self.seat => {
                let best = self.best_at(infoset);
                self.value_below(tree.edges[first + best].to)
            }
            Node::Decide { infoset, first } => {
                let policy = self.policy.at(tree, infoset);
                let edges = tree.edges[first..].iter().zip(policy).filter(|(_, p)| **p > 0.0);
                edges.map(|(edge, p)| p * self.value_below(edge.to)).sum()
            }
        }
    }

    /// The action that does best over all histories that the seat cannot tell apart.
    fn best_at(&mut self, infoset: usize) -> usize {
        if let Some(best) = self.best[infoset] {
            return best;
        }
        let histories = core::mem::take(&mut self.histories[infoset]);
        let mut best = (f64::NEG_INFINITY, 0);
        for n in 0..self.tree.infosets[infoset].legal.len() {
            let mut total = 0.0;
            for (node, reach) in histories.iter().filter(|(_, reach)| *reach > 0.0) {
                if let Node::Decide { first, .. } = self.tree.nodes[*node] {
                    total += reach * self.value_below(self.tree.edges[first + n].to);
                }
            }
            if total > best.0 {
                best = (total, n);
            }
        }
        self.best[infoset] = Some(best.1);
        best.1
    }
}
