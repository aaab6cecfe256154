//! Whole games, printed step by step and reviewed like code.

use engine_testkit::playthrough;
use game_ephios::State;

#[test]
fn quick() {
    playthrough::check::<State>(
        "tests/playthroughs/quick.txt",
        "mode=quick seats=3 turns=100",
        248,
    );
}

#[test]
fn campaign() {
    let options = "mode=campaign seats=2 inhabitants=mixed turns=100";
    playthrough::check::<State>("tests/playthroughs/campaign.txt", options, 156);
}

#[test]
fn solo() {
    playthrough::check::<State>("tests/playthroughs/solo.txt", "mode=solo level=easy", 5);
}
