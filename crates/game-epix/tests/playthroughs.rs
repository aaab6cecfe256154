//! Whole games, printed step by step and reviewed like code.

use engine_testkit::playthrough;
use game_epix::State;

#[test]
fn a_basic_game_for_two() {
    let path = "tests/playthroughs/basic_two.txt";
    playthrough::check::<State>(path, "seats=2 rules=basic", 3);
}

#[test]
fn an_advanced_game_for_three() {
    let path = "tests/playthroughs/advanced_three.txt";
    playthrough::check::<State>(path, "seats=3 rules=advanced", 5);
}
