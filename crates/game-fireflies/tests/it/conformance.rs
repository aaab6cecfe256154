//! The contract and the secrets, over random games; and a whole game as it was reviewed.

use engine_testkit::{Suite, playthrough};
use game_fireflies::State;

#[test]
fn every_table_keeps_the_contract_and_its_secrets() {
    let suite = Suite::<State>::new().setup("seats=3").setup("seats=6");
    suite.games(60).encoded().run();
}

#[test]
fn the_playthrough_is_as_reviewed() {
    playthrough::check::<State>("tests/playthroughs/seats=3.txt", "seats=3", 1);
}
