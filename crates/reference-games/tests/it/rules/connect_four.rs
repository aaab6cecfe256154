//! The numbered rules of Connect Four.

use engine::Viewer;
use engine_testkit::Script;
use reference_games::connect_four::{Dropped, State};

use super::{result, seat};

/// A game in which the seats drop into these columns by turns.
fn played(columns: &str) -> Script<State> {
    let mut game = Script::new("");
    for (n, column) in columns.split(' ').enumerate() {
        game.act(n % 2 + 1, &format!("drop {column}"));
    }
    game
}

#[test]
fn c4_1_the_board_has_seven_columns() {
    let mut game = Script::<State>::new("");
    assert_eq!(game.legal(1), [1, 2, 3, 4, 5, 6, 7].map(|column| format!("drop {column}")));
    game.refuses(1, "drop 0", "C4-1").refuses(1, "drop 8", "C4-1");
}

#[test]
fn c4_2_the_seats_drop_by_turns_and_seat_1_begins() {
    let mut game = Script::<State>::new("");
    game.refuses(2, "drop 4", "not-awaited").act(1, "drop 4");
    game.refuses(1, "drop 4", "not-awaited").act(2, "drop 4");
    game.act(1, "drop 1");
}

#[test]
fn c4_3_a_disc_falls_to_the_lowest_free_cell() {
    let mut game = played("4 4");
    game.act(1, "drop 4");
    let fell = |column, row| vec![Dropped { seat: seat(1), column, row }];
    assert_eq!(game.heard(Viewer::Spectator), fell(4, 3));
    game.act(2, "drop 4").act(1, "drop 5");
    assert_eq!(game.heard(Viewer::Spectator), fell(5, 1));
}

#[test]
fn c4_4_a_full_column_takes_no_disc() {
    let mut game = played("3 3 3 3 3");
    assert!(game.offers(2, "drop 3"));
    game.act(2, "drop 3");
    assert!(!game.offers(1, "drop 3"));
    game.refuses(1, "drop 3", "C4-4");
}

#[test]
fn c4_5_four_in_a_line_win_at_once() {
    let level = "1 1 2 2 3 3 4";
    let upright = "1 2 1 2 1 2 1";
    let rising = "1 2 2 3 3 4 3 4 4 6 4";
    let falling = "7 6 6 5 5 4 5 4 4 2 4";
    for game in [level, upright, rising, falling] {
        let mut game = played(game);
        assert_eq!(result(&game), "1.0000 0.0000 / 1 0");
        game.refuses(2, "drop 7", "game-over");
    }
    assert_eq!(result(&played("1 2 1 2 1 2 3 2")), "0.0000 1.0000 / 0 1");
    // Nearly: three in a line, and four with a gap.
    assert_eq!(result(&played("1 1 2 2 3 3")), "not over");
    assert_eq!(result(&played("1 1 2 2 4 4 5 5")), "not over");
}

#[test]
fn c4_6_a_full_board_without_a_line_is_shared() {
    // Columns in pairs, filled so that the discs alternate in blocks of two.
    let columns =
        "1 2 1 2 2 1 2 1 1 2 1 2 3 4 3 4 4 3 4 3 3 4 3 4 5 6 5 6 6 5 6 5 5 6 5 6 7 7 7 7 7";
    let mut game = played(columns);
    assert_eq!(result(&game), "not over");
    game.act(2, "drop 7");
    assert_eq!(result(&game), "0.5000 0.5000 / 0 0");
}
