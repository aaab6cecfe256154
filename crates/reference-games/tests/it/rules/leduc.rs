//! The numbered rules of Leduc poker.

use engine::{Game, Turn, Viewer};
use engine_testkit::Script;
use reference_games::leduc::{Event, Rank, State};
use serde_json::{Value, json};

use super::{result, seat, seen};

/// A game with these cards in the hands, in which the seats speak by turns.
fn dealt(cards: [&str; 2], words: &str) -> Script<State> {
    let mut game = Script::new("");
    for card in cards {
        game.deal(&format!("deal {card}"));
    }
    say(&mut game, words);
    game
}

/// The same with a second round, after `board` has been turned up.
fn played(cards: [&str; 2], words: &str, board: &str, more: &str) -> Script<State> {
    let mut game = dealt(cards, words);
    game.deal(&format!("deal {board}"));
    say(&mut game, more);
    game
}

fn say(game: &mut Script<State>, words: &str) {
    for (n, word) in words.split_whitespace().enumerate() {
        game.act(n % 2 + 1, word);
    }
}

fn chips(game: &Script<State>) -> Value {
    seen(game, Viewer::Spectator, "bets")["chips"].clone()
}

#[test]
fn led_1_each_seat_is_dealt_one_of_six_cards_and_nobody_else_sees_it() {
    let mut game = Script::<State>::new("");
    let mut bag = Vec::new();
    game.state().chance_outcomes(&mut bag);
    let weights: Vec<(Rank, u32)> = bag.iter().map(|(deal, n)| (deal.rank, *n)).collect();
    assert_eq!(weights, [(Rank::Jack, 2), (Rank::Queen, 2), (Rank::King, 2)]);
    game.deal("deal king");
    assert_eq!(seen(&game, Viewer::Seat(seat(1)), "hand"), "king");
    assert_eq!(seen(&game, Viewer::Seat(seat(2)), "hand"), json!(null));
    assert_eq!(game.heard(Viewer::Seat(seat(2))), [Event::Dealt { seat: seat(1), rank: None }]);
    game.deal("deal king");
    assert_eq!(seen(&game, Viewer::Seat(seat(2)), "hand"), "king");
}

#[test]
fn led_2_each_seat_puts_in_a_chip_before_the_cards_are_dealt() {
    assert_eq!(chips(&Script::new("")), json!([1, 1]));
}

#[test]
fn led_3_seat_1_speaks_first_in_both_rounds() {
    let mut game = dealt(["king", "jack"], "");
    game.refuses(2, "call", "not-awaited").act(1, "raise").refuses(1, "call", "not-awaited");
    // Seat 2 spoke last, and yet seat 1 opens the second round.
    game.act(2, "raise").act(1, "call").deal("deal queen");
    game.refuses(2, "call", "not-awaited").act(1, "call").act(2, "call");
    assert!(game.is_over());
}

#[test]
fn led_4_a_seat_folds_only_to_a_raise() {
    let mut game = dealt(["king", "jack"], "");
    game.refuses(1, "fold", "LED-4").act(1, "call").refuses(2, "fold", "LED-4");
    game.act(2, "raise");
    assert!(game.offers(1, "fold"));
    let mut second = played(["king", "jack"], "raise call", "queen", "");
    second.refuses(1, "fold", "LED-4");
}

#[test]
fn led_5_a_round_has_at_most_two_raises() {
    let mut game = dealt(["king", "jack"], "call raise raise");
    assert_eq!(game.legal(2), ["fold", "call"]);
    game.refuses(2, "raise", "LED-5").act(2, "call").deal("deal queen");
    // The second round counts anew.
    game.act(1, "raise").act(2, "raise").refuses(1, "raise", "LED-5");
}

#[test]
fn led_6_a_raise_adds_two_chips_and_then_four() {
    assert_eq!(chips(&dealt(["king", "jack"], "raise")), json!([3, 1]));
    assert_eq!(chips(&dealt(["king", "jack"], "raise raise")), json!([3, 5]));
    let game = played(["king", "jack"], "raise raise call", "queen", "raise raise call");
    assert_eq!(chips(&game), json!([13, 13]));
}

#[test]
fn led_7_a_round_ends_with_two_checks_or_a_called_raise() {
    for words in ["call call", "raise call", "call raise call", "raise raise call"] {
        assert_eq!(dealt(["king", "jack"], words).state().turn(), Turn::Chance, "{words}");
        assert!(played(["king", "jack"], "call call", "jack", words).is_over(), "{words}");
    }
    for words in ["call", "raise", "call raise", "raise raise"] {
        let awaited = dealt(["king", "jack"], words).state().turn().awaited();
        assert!(!awaited.is_empty(), "{words}");
        assert!(!played(["king", "jack"], "call call", "jack", words).is_over(), "{words}");
    }
}

#[test]
fn led_8_one_of_the_four_cards_left_is_turned_up_for_all() {
    let mut game = dealt(["king", "king"], "call call");
    let mut bag = Vec::new();
    game.state().chance_outcomes(&mut bag);
    let weights: Vec<(Rank, u32)> = bag.iter().map(|(deal, n)| (deal.rank, *n)).collect();
    assert_eq!(weights, [(Rank::Jack, 2), (Rank::Queen, 2)]);
    game.deal("deal queen");
    for viewer in Viewer::all(2) {
        assert_eq!(game.heard(viewer), [Event::Turned { rank: Rank::Queen }]);
        assert_eq!(seen(&game, viewer, "board"), "queen");
    }
}

#[test]
fn led_9_who_folds_loses_what_is_in_and_no_hand_is_shown() {
    let game = played(["jack", "king"], "raise call", "queen", "raise fold");
    assert_eq!(game.state().outcome().expect("it is over").scores.as_slice(), [3, -3]);
    assert_eq!(seen(&game, Viewer::Spectator, "shown"), json!(null));
    assert_eq!(seen(&game, Viewer::Seat(seat(2)), "shown"), json!(null));
}

#[test]
fn led_10_a_pair_wins_or_else_the_higher_card() {
    let pair = played(["jack", "king"], "raise call", "jack", "raise call");
    assert_eq!(pair.state().outcome().expect("it is over").scores.as_slice(), [7, -7]);
    let hands = [Rank::Jack, Rank::King];
    assert!(pair.heard(Viewer::Spectator).contains(&Event::Shown { hands }));
    let higher = played(["queen", "king"], "call call", "jack", "call call");
    assert_eq!(higher.state().outcome().expect("it is over").scores.as_slice(), [-1, 1]);
}

#[test]
fn led_11_equal_hands_take_back_what_they_put_in() {
    let game = played(["queen", "queen"], "raise call", "king", "call call");
    assert_eq!(result(&game), "0.5000 0.5000 / 0 0");
}
