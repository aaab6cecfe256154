//! The numbered rules of Goofspiel.

use engine::{Content, Game, Options, Setup, Turn, Viewer};
use engine_testkit::Script;
use reference_games::goofspiel::{Event, Round, State, Suit};
use serde_json::json;

use super::{result, seat, seen};

/// A game with three cards after rounds of prize, first bid, second bid.
fn played(rounds: &[[u8; 3]]) -> Script<State> {
    let mut game = Script::new("cards=3");
    for [prize, first, second] in rounds {
        game.deal(&format!("prize {prize}"));
        game.act(1, &format!("bid {first}")).act(2, &format!("bid {second}"));
    }
    game
}

#[test]
fn goof_1_hands_and_prizes_run_from_1_to_as_many_as_agreed() {
    let mut game = Script::<State>::new("cards=3");
    assert_eq!(game.state().chance_total(), 3);
    game.deal("prize 2");
    assert_eq!(game.legal(1), ["bid 1", "bid 2", "bid 3"]);
    assert_eq!(game.legal(2), game.legal(1));
    game.refuses(1, "bid 4", "GOOF-1")
        .refuses(1, "bid 0", "GOOF-1")
        .refuses(2, "bid 255", "GOOF-1");
    assert_eq!(Script::<State>::new("").deal_any().legal(2).len(), 13);
    let setup = |options: Options| Suit::new(&Content::standard(), &options);
    for wrong in [0, 2, 14] {
        assert_eq!(setup(Options::new().with("cards", wrong)).unwrap_err().key, "cards");
    }
}

#[test]
fn goof_2_each_round_turns_up_one_of_the_prizes_left() {
    let game = played(&[[2, 1, 3]]);
    let mut bag = Vec::new();
    game.state().chance_outcomes(&mut bag);
    let weights: Vec<(u8, u32)> = bag.iter().map(|(drawn, n)| (drawn.prize, *n)).collect();
    assert_eq!(weights, [(1, 1), (3, 1)]);
    assert_eq!(game.state().turn(), Turn::Chance);
}

#[test]
fn goof_3_bids_come_in_any_order_and_stay_sealed_until_both_are_in() {
    for (early, late) in [(1, 2), (2, 1)] {
        let mut game = Script::<State>::new("cards=3");
        game.deal("prize 2").act(early, "bid 3");
        let (owner, other) = (Viewer::Seat(seat(early)), Viewer::Seat(seat(late)));
        assert_eq!(seen(&game, owner, "own_bid"), 3);
        let sealed = |card| vec![Event::Sealed { seat: seat(early), card }];
        assert_eq!(game.heard(owner), sealed(Some(3)));
        for viewer in [other, Viewer::Spectator] {
            assert_eq!(game.heard(viewer), sealed(None));
            // Another bid would have looked the same.
            let mut instead = Script::<State>::new("cards=3");
            instead.deal("prize 2").act(early, "bid 1");
            assert_eq!(game.view(viewer), instead.view(viewer));
        }
        game.act(late, "bid 1");
        assert_eq!(game.state().turn(), Turn::Chance);
    }
}

#[test]
fn goof_4_a_seat_that_has_bid_waits_for_the_other() {
    let mut game = Script::<State>::new("cards=3");
    game.deal("prize 2");
    assert_eq!(game.state().turn().awaited().len(), 2);
    game.act(2, "bid 3").refuses(2, "bid 1", "not-awaited");
    assert!(game.legal(2).is_empty());
    game.act(1, "bid 1");
}

#[test]
fn goof_5_a_spent_card_cannot_be_bid_again() {
    let mut game = played(&[[2, 1, 3]]);
    game.deal("prize 3").refuses(1, "bid 1", "GOOF-5").refuses(2, "bid 3", "GOOF-5");
    assert_eq!(
        (game.legal(1), game.legal(2)),
        (vec_of(["bid 2", "bid 3"]), vec_of(["bid 1", "bid 2"]))
    );
}

fn vec_of(texts: [&str; 2]) -> Vec<String> {
    texts.map(String::from).to_vec()
}

#[test]
fn goof_6_bids_are_opened_for_all_when_both_are_in() {
    let game = played(&[[2, 1, 3]]);
    let round = Round { prize: 2, bids: [1, 3] };
    for viewer in Viewer::all(2) {
        assert!(game.heard(viewer).contains(&Event::Opened { round }));
        assert_eq!(seen(&game, viewer, "rounds"), json!([{ "prize": 2, "bids": [1, 3] }]));
        assert_eq!(seen(&game, viewer, "hands"), json!([[2, 3], [1, 2]]));
    }
}

#[test]
fn goof_7_the_higher_bid_scores_the_prize() {
    let game = played(&[[2, 1, 3]]);
    assert_eq!(seen(&game, Viewer::Spectator, "points"), json!([0, 2]));
    let game = played(&[[2, 1, 3], [3, 3, 2]]);
    assert_eq!(seen(&game, Viewer::Spectator, "points"), json!([3, 2]));
}

#[test]
fn goof_8_equal_bids_discard_the_prize() {
    let game = played(&[[3, 2, 2], [1, 3, 1]]);
    assert_eq!(seen(&game, Viewer::Spectator, "points"), json!([1, 0]));
    assert_eq!(seen(&game, Viewer::Spectator, "prizes"), json!([2]));
}

#[test]
fn goof_9_more_points_win_after_the_last_prize() {
    assert_eq!(result(&played(&[[3, 2, 1], [2, 1, 2]])), "not over");
    assert_eq!(result(&played(&[[3, 2, 1], [2, 1, 2], [1, 3, 3]])), "1.0000 0.0000 / 3 2");
    assert_eq!(result(&played(&[[3, 1, 2], [2, 2, 3], [1, 3, 1]])), "0.0000 1.0000 / 1 5");
    assert_eq!(result(&played(&[[3, 1, 1], [2, 2, 2], [1, 3, 3]])), "0.5000 0.5000 / 0 0");
}
