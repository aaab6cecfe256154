//! Exploitability by iteration, to lay beside other solvers: `cargo run --release -p bots --example cfr_curve`

use bots::{Cfr, GameTree, Variant};
use engine::{Content, Game, Options, Setup};
use reference_games::{kuhn, leduc};

fn main() {
    curve::<kuhn::State>();
    curve::<leduc::State>();
}

fn curve<G: Game>() {
    let setup = G::Setup::new(&Content::standard(), &Options::new()).expect("the defaults play");
    let tree = GameTree::new(&G::start(&setup));
    println!("{}: {} histories, {} infosets", G::ID, tree.n_histories(), tree.infosets().len());
    println!("{:>10} {:>12} {:>12} {:>12} {:>12}", "iteration", "cfr", "value", "cfr+", "value");
    let mut plain = Cfr::new(&tree, Variant::Plain);
    let mut plus = Cfr::new(&tree, Variant::Plus);
    for n in 1..=1024u32 {
        plain.iterate();
        plus.iterate();
        if n.is_power_of_two() {
            let [a, b] = [plain.policy(), plus.policy()];
            println!(
                "{n:>10} {:>12.6} {:>12.6} {:>12.6} {:>12.6}",
                a.exploitability(&tree),
                a.value(&tree),
                b.exploitability(&tree),
                b.value(&tree)
            );
        }
    }
}
