//! The numbered rules of Kuhn poker.

use engine::{Game, Viewer};
use engine_testkit::Script;
use reference_games::kuhn::{Event, Rank, State};
use serde_json::json;

use super::{result, seat, seen};

/// A game with these cards, in which the seats speak by turns.
fn played(cards: [&str; 2], words: &str) -> Script<State> {
    let mut game = Script::new("");
    for card in cards {
        game.deal(&format!("deal {card}"));
    }
    for (n, word) in words.split_whitespace().enumerate() {
        game.act(n % 2 + 1, word);
    }
    game
}

#[test]
fn kuhn_1_each_seat_is_dealt_one_of_three_cards_and_nobody_else_sees_it() {
    let mut game = Script::<State>::new("");
    assert_eq!(game.state().chance_total(), 3);
    game.deal("deal king");
    assert_eq!(seen(&game, Viewer::Seat(seat(1)), "hand"), "king");
    assert_eq!(seen(&game, Viewer::Seat(seat(2)), "hand"), json!(null));
    let told = game.heard(Viewer::Seat(seat(2)));
    assert_eq!(told, [Event::Dealt { seat: seat(1), rank: None }]);
    assert_eq!(told, game.heard(Viewer::Spectator));
    // The king is gone, so the second seat's card is one of the other two.
    let left: Vec<Rank> = (0..2).map(|ticket| game.state().chance_at(ticket).rank).collect();
    assert_eq!((game.state().chance_total(), left), (2, vec![Rank::Jack, Rank::Queen]));
}

#[test]
fn kuhn_2_each_seat_puts_in_a_chip_before_the_cards_are_dealt() {
    let game = Script::<State>::new("");
    assert_eq!(seen(&game, Viewer::Spectator, "chips"), json!([1, 1]));
}

#[test]
fn kuhn_3_seat_1_speaks_first_and_then_by_turns() {
    let mut game = played(["king", "jack"], "");
    game.refuses(2, "check", "not-awaited").act(1, "check");
    game.refuses(1, "bet", "not-awaited").act(2, "bet");
    game.refuses(2, "call", "not-awaited").act(1, "call");
}

#[test]
fn kuhn_4_without_a_bet_a_seat_checks_or_bets() {
    let mut game = played(["king", "jack"], "");
    assert_eq!(game.legal(1), ["check", "bet"]);
    game.refuses(1, "fold", "KUHN-4").refuses(1, "call", "KUHN-4").act(1, "check");
    assert_eq!(game.legal(2), ["check", "bet"]);
    game.refuses(2, "call", "KUHN-4").act(2, "bet");
    assert_eq!(seen(&game, Viewer::Spectator, "chips"), json!([1, 2]));
}

#[test]
fn kuhn_5_a_bet_is_folded_to_or_called() {
    let mut game = played(["king", "jack"], "bet");
    assert_eq!(game.legal(2), ["fold", "call"]);
    game.refuses(2, "check", "KUHN-5").refuses(2, "bet", "KUHN-5").act(2, "call");
    assert_eq!(seen(&game, Viewer::Spectator, "chips"), json!([2, 2]));
}

#[test]
fn kuhn_6_who_folds_loses_what_is_in_and_no_card_is_shown() {
    let game = played(["jack", "king"], "bet fold");
    assert_eq!(result(&game), "0.7500 0.2500 / 1 -1");
    assert_eq!(seen(&game, Viewer::Spectator, "shown"), json!(null));
    assert_eq!(seen(&game, Viewer::Seat(seat(2)), "shown"), json!(null));
    assert_eq!(result(&played(["queen", "jack"], "check bet fold")), "0.2500 0.7500 / -1 1");
}

#[test]
fn kuhn_7_the_higher_card_wins_what_the_other_put_in() {
    let game = played(["queen", "jack"], "check check");
    assert_eq!(result(&game), "0.7500 0.2500 / 1 -1");
    assert_eq!(seen(&game, Viewer::Spectator, "shown"), json!(["queen", "jack"]));
    let hands = [Rank::Queen, Rank::Jack];
    assert!(game.heard(Viewer::Spectator).contains(&Event::Shown { hands }));
    assert_eq!(result(&played(["queen", "king"], "bet call")), "0.0000 1.0000 / -2 2");
    assert_eq!(result(&played(["king", "queen"], "check bet call")), "1.0000 0.0000 / 2 -2");
}
