//! Whole games, printed step by step and reviewed like code.

use engine_testkit::playthrough;
use game_epix::State;

#[test]
fn a_basic_game_for_two_that_ends_with_a_castle() {
    playthrough::check::<State>("tests/playthroughs/two_castle.txt", "seats=2 rules=basic", 44);
}

#[test]
fn an_advanced_game_for_three_in_which_the_last_seat_does_not_play() {
    let path = "tests/playthroughs/three_skipped.txt";
    playthrough::check::<State>(path, "seats=3 rules=advanced", 322);
}

#[test]
fn an_advanced_game_for_four_with_an_exchange() {
    let path = "tests/playthroughs/four_exchange.txt";
    playthrough::check::<State>(path, "seats=4 rules=advanced", 350);
}
