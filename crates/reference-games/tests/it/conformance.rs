//! The whole contract, leaks included, on all five games.

use engine_testkit::Suite;
use reference_games::{connect_four, goofspiel, kuhn, leduc, tic_tac_toe};

#[test]
fn tic_tac_toe_keeps_the_contract() {
    Suite::<tic_tac_toe::State>::new().games(200).encoded().run();
}

#[test]
fn connect_four_keeps_the_contract() {
    Suite::<connect_four::State>::new().games(100).encoded().run();
}

#[test]
fn kuhn_keeps_the_contract_in_every_position() {
    Suite::<kuhn::State>::new().games(200).exhaustive(5).encoded().run();
}

#[test]
fn leduc_keeps_the_contract_in_every_position() {
    Suite::<leduc::State>::new().games(200).exhaustive(11).encoded().run();
}

#[test]
fn goofspiel_with_three_cards_keeps_the_contract_in_every_position() {
    Suite::<goofspiel::State>::new().setup("cards=3").games(200).exhaustive(9).encoded().run();
}

#[test]
fn goofspiel_keeps_the_contract() {
    Suite::<goofspiel::State>::new().setup("cards=4").setup("cards=13").games(100).encoded().run();
}
