//! Whole games, printed step by step and reviewed like code.

use engine_testkit::playthrough;
use game_ephyran::State;

#[test]
fn playthrough_of_two_gods() {
    playthrough::check::<State>("tests/playthroughs/two.txt", "seats=2", 3);
}

#[test]
fn playthrough_of_four_gods_chosen_with_the_true_swap() {
    let options = "seats=4 gods=chosen exchange=hand";
    playthrough::check::<State>("tests/playthroughs/four_chosen.txt", options, 1);
}
