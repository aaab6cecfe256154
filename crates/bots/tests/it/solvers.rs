//! Solvers against published answers.

use bots::{Cfr, GameTree, Policy, Variant};
use engine::{Content, Game, Options, Seat, Setup};
use reference_games::{goofspiel, kuhn, leduc};

fn tree<G: Game>(options: &str) -> GameTree<G> {
    let options: Options = options.parse().expect("options");
    let setup = G::Setup::new(&Content::standard(), &options).expect("a setup");
    GameTree::new(&G::start(&setup))
}

fn solved<G: Game>(tree: &GameTree<G>, variant: Variant, n_iterations: u32) -> Policy {
    let mut cfr = Cfr::new(tree, variant);
    (0..n_iterations).for_each(|_| cfr.iterate());
    cfr.policy()
}

#[test]
fn kuhn_has_twelve_decisions_and_is_worth_a_loss_of_one_in_eighteen() {
    let tree = tree::<kuhn::State>("");
    assert_eq!(tree.infosets().len(), 12);
    for variant in [Variant::Plain, Variant::InTurn, Variant::Plus] {
        let policy = solved(&tree, variant, 1_000);
        assert!((policy.value(&tree) + 1.0 / 18.0).abs() < 0.002, "{}", policy.value(&tree));
        assert!(policy.exploitability(&tree) < 0.01, "{}", policy.exploitability(&tree));
    }
}

#[test]
fn whoever_answers_a_uniform_player_of_kuhn_gains_what_is_published() {
    // OpenSpiel's exploitability test has 11/12 for the sum of both best responses to uniform play.
    let tree = tree::<kuhn::State>("");
    let exploitability = Policy::uniform(&tree).exploitability(&tree);
    assert!((2.0 * exploitability - 11.0 / 12.0).abs() < 1e-9, "{exploitability}");
}

#[test]
fn leduc_is_solved_to_a_hundredth_of_a_chip() {
    let tree = tree::<leduc::State>("");
    let policy = solved(&tree, Variant::Plus, 400);
    let exploitability = policy.exploitability(&tree);
    assert!(exploitability < 0.01, "{exploitability}");
    // The first seat loses 0.0856 chips a game between perfect players.
    assert!((policy.value(&tree) + 0.0856).abs() < 0.005, "{}", policy.value(&tree));
    let gain = policy.best_response(&tree, Seat::new(0)) - policy.value(&tree);
    assert!((0.0..0.02).contains(&gain), "{gain}");
}

#[test]
fn regret_falls_with_the_iterations() {
    let tree = tree::<leduc::State>("");
    for variant in [Variant::Plain, Variant::Plus] {
        let after = [4, 32, 128].map(|n| solved(&tree, variant, n).exploitability(&tree));
        assert!(after.is_sorted_by(|a, b| a > b), "{variant:?} {after:?}");
    }
}

#[test]
fn sealed_bids_are_even_between_equal_hands() {
    // Goofspiel is symmetric, so it is worth nothing to either side, if the second bidder cannot peek.
    let tree = tree::<goofspiel::State>("cards=3");
    let policy = solved(&tree, Variant::Plus, 300);
    assert!(policy.value(&tree).abs() < 0.01, "{}", policy.value(&tree));
    assert!(policy.exploitability(&tree) < 0.02, "{}", policy.exploitability(&tree));
}

#[test]
fn leduc_comes_as_near_as_openspiels_own_solver_does() {
    // What `pyspiel.CFRSolver` of OpenSpiel 2.0.2 comes to after 10 and 100 iterations
    // (crates/reference-games/benches/peers/compare.sh search).
    let tree = tree::<leduc::State>("");
    for (n_iterations, published) in [(10, 0.888_579), (100, 0.095_716)] {
        let found = solved(&tree, Variant::InTurn, n_iterations).exploitability(&tree);
        assert!((found - published).abs() < 1e-6, "{n_iterations}: {found}");
    }
}
