//! The numbered rules of tic-tac-toe.

use engine::Game;
use engine_testkit::Script;
use reference_games::tic_tac_toe::{Mark, NotThere, State};

use super::{result, seat};

/// A game in which the seats claim these cells by turns.
fn played(cells: &str) -> Script<State> {
    let mut game = Script::new("");
    for (n, cell) in cells.split(' ').enumerate() {
        game.act(n % 2 + 1, &format!("mark {cell}"));
    }
    game
}

#[test]
fn ttt_1_the_board_has_nine_cells() {
    let game = Script::<State>::new("");
    let cells = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];
    assert_eq!(game.legal(1), cells.map(|cell| format!("mark {cell}")));
    for cell in [9, 10, 255] {
        assert_eq!(game.state().check(seat(1), &Mark { cell }), Err(NotThere::NoSuchCell));
    }
    assert_eq!(engine::Refusal::rule(&NotThere::NoSuchCell), "TTT-1");
}

#[test]
fn ttt_2_a_claimed_cell_stays_claimed() {
    let mut game = played("b2 a1");
    game.refuses(1, "mark b2", "TTT-2").refuses(1, "mark a1", "TTT-2");
    assert!(!game.offers(1, "mark b2") && !game.offers(1, "mark a1"));
}

#[test]
fn ttt_3_the_seats_claim_by_turns_and_seat_1_begins() {
    let mut game = Script::<State>::new("");
    game.refuses(2, "mark b2", "not-awaited").act(1, "mark b2");
    game.refuses(1, "mark a1", "not-awaited").act(2, "mark a1");
    game.act(1, "mark c3");
}

#[test]
fn ttt_4_a_line_of_three_wins_at_once() {
    for game in ["a1 a2 b1 b2 c1", "a1 b1 a2 b2 a3", "a1 b1 b2 c1 c3", "c1 b1 b2 a1 a3"] {
        let mut game = played(game);
        assert_eq!(result(&game), "1.0000 0.0000 / 1 0");
        game.refuses(2, "mark b3", "game-over");
    }
    assert_eq!(result(&played("b1 a1 b2 a2 c3 a3")), "0.0000 1.0000 / 0 1");
    // Nearly: three marks that are no line.
    assert_eq!(result(&played("a1 a2 b1 b2 c3")), "not over");
}

#[test]
fn ttt_5_a_full_board_without_a_line_is_shared() {
    assert_eq!(result(&played("b2 a1 c1 a3 a2 c2 b1 b3 c3")), "0.5000 0.5000 / 0 0");
    assert_eq!(result(&played("b2 a1 c1 a3 a2 c2 b1 b3")), "not over");
}
