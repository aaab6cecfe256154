//! What others have counted and computed, counted and computed again.

use std::collections::BTreeSet;

use engine::{Content, Game, Hints, NoPack, Options, Seat, Setup, Silent, Step, Turn, Viewer};
use engine_testkit::perft;
use reference_games::kuhn::{self, Action};
use reference_games::{connect_four, goofspiel, leduc, tic_tac_toe};

fn start<G: Game<Setup: Setup<Pack = NoPack>>>(options: &str) -> G {
    let options: Options = options.parse().expect("the options can be read");
    G::start(&G::Setup::new(&Content::standard(), &options).expect("the options make a setup"))
}

fn after<G: Game>(state: &G, step: Step<G::Action, G::Chance>) -> G {
    let mut next = state.clone();
    next.apply_unchecked(step, &mut Silent);
    next
}

/// A whole game tree, in which each ticket of a chance turn (each single card) is a branch of its own.
#[derive(Default)]
struct Tree {
    n_histories: usize,
    n_games: usize,
    /// What a seat knows when it is awaited.
    information_sets: BTreeSet<String>,
}

impl Tree {
    fn of<G: Game>(state: &G) -> Tree {
        let mut tree = Tree::default();
        tree.grow(state);
        tree
    }

    fn grow<G: Game>(&mut self, state: &G) {
        self.n_histories += 1;
        match state.turn() {
            Turn::Over => self.n_games += 1,
            Turn::Chance => {
                for ticket in 0..state.chance_total() {
                    self.grow(&after(state, Step::Chance(state.chance_at(ticket))));
                }
            }
            Turn::Decide(seats) => {
                let mut actions = Vec::new();
                for seat in seats {
                    self.information_sets.insert(format!("{:?}", state.view(Viewer::Seat(seat))));
                    state.legal_actions(seat, &mut actions);
                    for action in &actions {
                        self.grow(&after(state, Step::Act { seat, action: *action }));
                    }
                }
            }
        }
    }
}

/// The different positions after each number of steps up to `depth`.
fn positions<G: Game>(start: &G, depth: usize) -> Vec<usize> {
    let mut counts = vec![1];
    let mut level = vec![start.clone()];
    for _ in 0..depth {
        let mut seen = BTreeSet::new();
        let nexts = level.iter().flat_map(|state| {
            perft::steps(state).into_iter().map(|step| after(state, step)).collect::<Vec<_>>()
        });
        level = nexts.filter(|state| seen.insert(format!("{state:?}"))).collect();
        counts.push(level.len());
    }
    counts
}

#[test]
fn tic_tac_toe_has_as_many_games_as_is_known() {
    // Henry Bottomley, "How many Tic-Tac-Toe games are possible?", 2001.
    let start: tic_tac_toe::State = start("");
    assert_eq!(perft::games(&start), 255_168);
    let paths: Vec<u64> = (0..=9).map(|depth| perft(&start, depth)).collect();
    assert_eq!(paths, [1, 9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872]);
}

#[test]
fn tic_tac_toe_has_as_many_positions_as_is_known() {
    // The sum of OEIS A008907, positions that play can reach, the empty board included.
    let counts = positions(&start::<tic_tac_toe::State>(""), 9);
    assert_eq!(counts, [1, 9, 72, 252, 756, 1_260, 1_520, 1_140, 390, 78]);
    assert_eq!(counts.iter().sum::<usize>(), 5_478);
}

#[test]
fn connect_four_has_as_many_move_sequences_as_is_known() {
    // The counts in the tests of radekmie/rg (Regular Games, `connect4.hrg`), which go to depth 8;
    // OpenSpiel 2.0.2 gives the same to depth 7.
    let start: connect_four::State = start("");
    let paths: Vec<u64> = (0..=8).map(|depth| perft(&start, depth)).collect();
    assert_eq!(paths, [1, 7, 49, 343, 2_401, 16_807, 117_649, 823_536, 5_673_234]);
}

#[test]
fn connect_four_has_as_many_positions_as_is_known() {
    // OEIS A212693 (John Tromp): legal positions after n plies.
    let counts = positions(&start::<connect_four::State>(""), 7);
    assert_eq!(counts, [1, 7, 49, 238, 1_120, 4_263, 16_422, 54_859]);
}

#[test]
fn the_tree_of_kuhn_is_as_known() {
    // Six deals. In each, four turns to speak (at the start, after a check, a bet, a check and a bet)
    // and five ends (two checks; a bet or a check and a bet, each called or folded): 1 + 3 + 6 * 4 + 6 * 5
    // histories, of which 30 are games. A seat knows its card (3) and one of the two moments at which it
    // speaks: 12 information sets for both. OpenSpiel 2.0.2 counts 58, 30 and 12 too.
    let tree = Tree::of(&start::<kuhn::State>(""));
    assert_eq!((tree.n_histories, tree.n_games, tree.information_sets.len()), (58, 30, 12));
}

#[test]
fn the_tree_of_leduc_is_as_known() {
    // A round has six turns to speak: "", c, r, cr, rr, crr; five ends by a call: cc, rc, crc, rrc, crrc;
    // and four by a fold: rf, crf, rrf, crrf. Card by card there are 6 * 5 = 30 deals and 30 * 4 = 120 with
    // the card in the middle, so 30 * 4 + 120 * 5 * (5 + 4) = 5,520 games, and
    // 1 + 6 + 30 * 6 + 30 * 5 + 120 * 5 * 6 + 5,520 = 9,457 histories, as OpenSpiel 2.0.2 counts them.
    let tree = Tree::of(&start::<leduc::State>(""));
    assert_eq!((tree.n_histories, tree.n_games), (9_457, 5_520));
    // A view shows ranks, not suits: 3 * 6 in the first round and 3 * 3 * 5 * 6 in the second make 288.
    // With suits, as OpenSpiel counts, they are 6 * 6 + 6 * 5 * 5 * 6 = 936.
    assert_eq!(tree.information_sets.len(), 288);
    // The same tree with each rank dealt once: 9 deals, 3 * 2 + 6 * 3 = 24 with the card in the middle.
    assert_eq!(perft::games(&start::<leduc::State>("")), 9 * 4 + 24 * 5 * 9);
}

#[test]
fn the_tree_of_goofspiel_with_three_cards_is_as_derived() {
    // With k cards left: k prizes, k bids of each seat, and two orders in which the bids come in.
    let tree = Tree::of(&start::<goofspiel::State>("cards=3"));
    assert_eq!(tree.n_games, (3 * 3 * 3 * 2) * (2 * 2 * 2 * 2) * 2);
    // An awaited seat knows the prizes so far (3, 6, 6), the bids opened so far (1, 9, 9 * 4), and
    // whether the other's bid is in: twice 2 * (3 * 1 + 6 * 9 + 6 * 36).
    assert_eq!(tree.information_sets.len(), 2 * 2 * (3 + 54 + 216));
}

/// What the first seat wins on average when seat 1 plays `first` and seat 2 plays `second`.
fn kuhn_value(state: &kuhn::State, first: &Strategy<'_>, second: &Strategy<'_>) -> f64 {
    match state.turn() {
        Turn::Over => f64::from(state.outcome().expect("the game is over").scores[0]),
        Turn::Chance => {
            let n_cards = state.chance_total();
            let dealt = (0..n_cards).map(|t| after(state, Step::Chance(state.chance_at(t))));
            dealt.map(|next| kuhn_value(&next, first, second)).sum::<f64>() / f64::from(n_cards)
        }
        Turn::Decide(seats) => {
            let seat = seats.first().expect("somebody is awaited");
            let mut actions = Vec::new();
            state.legal_actions(seat, &mut actions);
            let strategy = if seat == Seat::new(0) { first } else { second };
            let chances = strategy(&state.view(Viewer::Seat(seat)), &actions);
            let branches = actions.iter().zip(chances).filter(|(_, chance)| *chance > 0.0);
            let value = |(action, chance): (&Action, f64)| {
                let next = after(state, Step::Act { seat, action: *action });
                chance * kuhn_value(&next, first, second)
            };
            branches.map(value).sum()
        }
    }
}

/// How likely each of the legal actions is, given what a seat knows.
type Strategy<'a> = dyn Fn(&kuhn::View, &[Action]) -> Vec<f64> + 'a;

fn theory(view: &kuhn::View, legal: &[Action]) -> Vec<f64> {
    let mixture = kuhn::State::mixture(view, legal).expect("theory knows every position");
    mixture.into_iter().map(f64::from).collect()
}

#[test]
fn the_known_mixture_of_kuhn_is_worth_a_loss_of_one_eighteenth() {
    let value = kuhn_value(&start(""), &theory, &theory);
    assert!((value + 1.0 / 18.0).abs() < 1e-6, "{value}");
}

#[test]
fn nobody_does_better_against_the_known_mixture_of_kuhn() {
    let start: kuhn::State = start("");
    let known: Vec<String> = Tree::of(&start).information_sets.into_iter().collect();
    let (n_first, n_second) = (6, 6);
    assert_eq!(known.len(), n_first + n_second, "sorted, so that the first seat's come first");
    let pure = |plan: usize| {
        let known = &known;
        move |view: &kuhn::View, legal: &[Action]| {
            let place = known.binary_search(&format!("{view:?}")).expect("it is in the tree");
            let chosen = plan >> place & 1;
            (0..legal.len()).map(|n| f64::from(u8::from(n == chosen))).collect()
        }
    };
    // Every way to answer each of a seat's six information sets with one action.
    for plan in 0..1 << n_first {
        let value = kuhn_value(&start, &pure(plan), &theory);
        assert!(value < -1.0 / 18.0 + 1e-6, "seat 1 wins {value} with plan {plan}");
    }
    for plan in 0..1 << n_second {
        let value = kuhn_value(&start, &theory, &pure(plan << n_first));
        assert!(value > -1.0 / 18.0 - 1e-6, "seat 2 wins {} with plan {plan}", -value);
    }
}
