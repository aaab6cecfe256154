//! The contract and the secrets, over random games; and a whole game as it was reviewed.

use engine_testkit::{Suite, playthrough};
use game_newgame::State;

#[test]
fn every_table_keeps_the_contract_and_its_secrets() {
    Suite::<State>::new().setup("seats=2").setup("seats=4").games(60).encoded().run();
}

#[test]
fn the_playthrough_is_as_reviewed() {
    playthrough::check::<State>("tests/playthroughs/seats=3.txt", "seats=3", 1);
}
