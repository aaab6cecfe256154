//! Moving units.

use game_epix::Phase;

use super::play::{Play, THREE};

/// Seat 1 marches in spring, then nobody does anything.
fn marching(plan: &[(usize, &str)]) -> Play {
    let mut play = Play::opened(THREE, plan);
    play.season(1, &["march", "tax", "tax"]);
    play
}

// EPX-30a, EPX-A17
#[test]
fn epx_30a_moves_and_attacks_come_in_any_order() {
    let mut play = marching(&[
        (1, "recruit soldier n_b"),
        (1, "recruit knight n_a"),
        (2, "recruit soldier se_a"),
        (3, "recruit camp sw_b"),
    ]);
    play.act(1, "move soldier castle_n n_a");
    play.act(1, "attack soldier n_b se_a").win();
    play.act(1, "attack knight n_a sw_b").win();
    assert_eq!((play.at("se_a").as_str(), play.phase()), ("1: soldier", Phase::March));
    play.refuses(1, "move knight n_a n_b", "EPX-30a");
    play.act(1, "move knight sw_b castle_n").act(1, "done");
}

#[test]
fn epx_30b_moves_enter_empty_or_friendly_provinces() {
    let mut play = marching(&[
        (1, "recruit soldier n_b"),
        (1, "recruit camp n_a"),
        (1, "recruit knight n_b"),
        (2, "recruit soldier se_a"),
    ]);
    play.refuses(1, "move soldier n_b se_a", "EPX-30b");
    play.refuses(1, "move knight n_b se_a", "EPX-30b");
    assert!(play.offers(1, "move soldier n_b n_a"), "friendly");
    assert!(play.offers(1, "move soldier n_b kilimandjora"), "empty");
}

#[test]
fn epx_30c_nothing_has_to_be_used() {
    let mut play = marching(&[(1, "recruit soldier n_b"), (1, "recruit knight n_a")]);
    play.act(1, "done");
    assert_eq!(play.phase(), Phase::Auction);
}

#[test]
fn epx_a17_units_act_in_turns_but_not_within_an_attack() {
    let mut play = marching(&[
        (1, "recruit knight n_b"),
        (1, "recruit soldier n_b"),
        (2, "recruit soldier se_a"),
        (2, "recruit camp se_a"),
    ]);
    play.act(1, "move knight n_b n_a").act(1, "attack soldier n_b se_a").win();
    play.refuses(1, "move knight n_a n_b", "EPX-A24");
    play.act(1, "withdraw").act(1, "move knight n_a n_b");
    play.act(1, "attack knight n_b se_a").win();
    assert_eq!(play.at("se_a"), "1: knight camp");
}

#[test]
fn epx_31a_a_soldier_moves_once_to_a_neighbour() {
    let mut play = marching(&[(1, "recruit soldier n_b"), (1, "recruit soldier n_a")]);
    play.refuses(1, "move soldier n_b sw_b", "EPX-31a");
    play.refuses(1, "move soldier n_b n_a", "EPX-25b");
    play.act(1, "move soldier n_a sw_b");
    play.refuses(1, "move soldier sw_b n_a", "EPX-31a");
    play.act(1, "move soldier castle_n n_a").act(1, "move soldier n_b castle_n");
    assert_eq!(play.at("castle_n"), "1: soldier", "its own castle included");
}

#[test]
fn epx_31b_a_soldier_that_moved_does_not_attack() {
    let mut play = marching(&[(1, "recruit soldier n_a"), (2, "recruit soldier se_a")]);
    play.act(1, "move soldier n_a n_b");
    play.refuses(1, "attack soldier n_b se_a", "EPX-31b");
}

// EPX-32a
#[test]
fn epx_32a_a_knight_rides_any_distance_on_free_ground() {
    let mut play = marching(&[(1, "recruit knight n_a"), (3, "recruit camp sw_a")]);
    // Round the mountain the other way: n_b, se_a, se_b.
    assert!(play.offers(1, "move knight n_a se_b"));
    assert!(play.offers(1, "move knight n_a castle_n"));
    play.refuses(1, "move knight n_a sw_a", "EPX-30b");
    let mut shut =
        marching(&[(1, "recruit knight n_a"), (2, "recruit camp se_a"), (3, "recruit camp sw_b")]);
    shut.refuses(1, "move knight n_a se_b", "EPX-32a");
}

#[test]
fn epx_32b_no_knight_on_the_mountain() {
    let mut play =
        marching(&[(1, "recruit knight n_a"), (2, "recruit camp se_a"), (3, "recruit camp sw_b")]);
    play.refuses(1, "move knight n_a kilimandjora", "EPX-32b");
    // Nor across: the only other way to se_b is shut on both sides.
    assert!(!play.offers(1, "move knight n_a se_b"));
}

#[test]
fn epx_a18_a_knight_passes_an_own_knight_but_does_not_stop_there() {
    let mut play =
        marching(&[(1, "recruit knight n_a"), (1, "recruit knight n_b"), (3, "recruit camp sw_b")]);
    play.refuses(1, "move knight n_a n_b", "EPX-A18");
    play.act(1, "move knight n_a se_a");
    assert_eq!((play.at("n_b").as_str(), play.at("se_a").as_str()), ("1: knight", "1: knight"));
}

#[test]
fn epx_a19_a_knight_moves_again_only_after_another_attack() {
    let mut play = marching(&[
        (1, "recruit knight n_b"),
        (1, "recruit soldier n_a"),
        (3, "recruit soldier sw_b"),
    ]);
    play.act(1, "move knight n_b se_a");
    play.refuses(1, "move knight se_a n_b", "EPX-A19");
    // Any attack of its owner, won or lost, by any unit.
    play.act(1, "attack soldier n_a sw_b").lose();
    play.act(1, "move knight se_a n_b");
    play.refuses(1, "move knight n_b se_a", "EPX-A19");
}

#[test]
fn epx_33_camps_and_catapults_never_move() {
    let mut play = marching(&[(1, "recruit camp n_b"), (1, "recruit catapult n_b")]);
    play.refuses(1, "move camp n_b n_a", "EPX-33");
    play.refuses(1, "move catapult n_b n_a", "EPX-33");
}

#[test]
fn epx_34a_an_enemy_castle_is_never_empty() {
    let mut play = Play::opened(THREE, &[(1, "recruit knight n_b"), (2, "pass")]);
    // Seat 2's soldier leaves its castle: the garrison stays.
    play.season(2, &["march", "march", "tax"]);
    play.act(2, "move soldier castle_se se_b").act(2, "done");
    play.refuses(1, "move knight n_b castle_se", "EPX-34a");
    play.act(1, "move knight n_b se_a");
    assert!(play.offers(1, "attack knight se_a castle_se"));
}

#[test]
fn epx_34b_a_lone_enemy_catapult_bars_the_way() {
    let mut play = marching(&[
        (1, "recruit knight n_b"),
        (1, "recruit soldier n_b"),
        (2, "recruit catapult se_a"),
        (3, "recruit camp sw_b"),
    ]);
    play.refuses(1, "move knight n_b se_a", "EPX-34b");
    play.refuses(1, "move soldier n_b se_a", "EPX-34b");
    assert!(!play.offers(1, "move knight n_b se_b"));
    assert!(play.offers(1, "attack knight n_b se_a"), "it is an attack instead: EPX-A33");
}
