//! Whole games, printed as every viewer sees them and reviewed like code.

use engine_testkit::playthrough;
use reference_games::{connect_four, goofspiel, kuhn, leduc, tic_tac_toe};

#[test]
fn the_playthrough_of_tic_tac_toe_is_as_reviewed() {
    playthrough::check::<tic_tac_toe::State>("tests/playthroughs/tic-tac-toe.txt", "", 1);
}

#[test]
fn the_playthrough_of_connect_four_is_as_reviewed() {
    playthrough::check::<connect_four::State>("tests/playthroughs/connect-four.txt", "", 1);
}

#[test]
fn the_playthrough_of_kuhn_is_as_reviewed() {
    playthrough::check::<kuhn::State>("tests/playthroughs/kuhn.txt", "", 1);
}

#[test]
fn the_playthrough_of_leduc_is_as_reviewed() {
    playthrough::check::<leduc::State>("tests/playthroughs/leduc.txt", "", 1);
}

#[test]
fn the_playthrough_of_goofspiel_is_as_reviewed() {
    playthrough::check::<goofspiel::State>("tests/playthroughs/goofspiel.txt", "cards=4", 1);
}
