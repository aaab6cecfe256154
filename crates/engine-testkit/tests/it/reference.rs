//! The reference games pass the suite, and there are as many games of each as is known.

use engine::Game;
use engine_testkit::{Suite, perft};
use reference_games::two_seats::TwoSeats;
use reference_games::{leduc, tic_tac_toe};

#[test]
fn tic_tac_toe_keeps_the_contract() {
    Suite::<tic_tac_toe::State>::new().setup("seats=2").games(200).run();
}

#[test]
fn leduc_keeps_the_contract() {
    Suite::<leduc::State>::new().setup("").setup("seats=2").games(200).exhaustive(11).run();
}

#[test]
fn there_are_as_many_games_of_tic_tac_toe_as_is_known() {
    // Henry Bottomley, "How many Tic-Tac-Toe games are possible?", 2001: 255,168.
    let start = tic_tac_toe::State::start(&TwoSeats);
    assert_eq!((0..=5).map(|depth| perft(&start, depth)).collect::<Vec<_>>(), PATHS);
    assert_eq!(perft::games(&start), 255_168);
}

const PATHS: [u64; 6] = [1, 9, 72, 504, 3_024, 15_120];

#[test]
fn leduc_is_really_dealt_anew_and_tic_tac_toe_has_nothing_to_deal() {
    Suite::<leduc::State>::new().setup("").games(50).hides(0.3);
    let open = Suite::<tic_tac_toe::State>::new().setup("").games(2);
    assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| open.hides(0.1))).is_err());
}
