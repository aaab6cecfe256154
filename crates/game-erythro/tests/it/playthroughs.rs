//! Whole games, printed step by step and compared with reviewed files: one for each adversary.

use engine_testkit::playthrough;
use game_erythro::state::State;

#[test]
fn playthrough_against_mars() {
    let options = "seats=2 adversary=mars difficulty=introduction";
    playthrough::check::<State>("tests/playthroughs/mars.txt", options, 3);
}

#[test]
fn playthrough_against_the_alliance() {
    let options = "seats=3 adversary=alliance difficulty=hard characters=dealt";
    playthrough::check::<State>("tests/playthroughs/alliance.txt", options, 3);
}

#[test]
fn playthrough_against_the_consortium() {
    let options = "seats=2 adversary=consortium difficulty=medium hands=open";
    playthrough::check::<State>("tests/playthroughs/consortium.txt", options, 3);
}
