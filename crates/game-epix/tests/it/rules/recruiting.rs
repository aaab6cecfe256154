//! Recruitment, stacking, tax.

use game_epix::{Kind, Phase};

use super::play::{Play, THREE};

/// Seat 1 recruits in spring.
fn recruiting(plan: &[(usize, &str)]) -> Play {
    let mut play = Play::opened(THREE, plan);
    play.season(1, &["recruit", "tax", "tax"]);
    play
}

// EPX-2b, EPX-24b
#[test]
fn epx_2b_what_is_not_in_reserve_is_not_recruited() {
    let mut play = recruiting(&[]);
    play.act(1, "recruit catapult n_a").act(1, "recruit catapult n_b");
    play.refuses(1, "recruit catapult castle_n", "EPX-2b");
    play.act(1, "recruit soldier n_a").act(1, "recruit soldier n_b");
    assert_eq!(play.reserve(1, Kind::Soldier), 0);
}

#[test]
fn epx_2c_an_eliminated_unit_is_bought_again() {
    let mut play = Play::opened(
        THREE,
        &[(1, "recruit soldier n_b"), (1, "recruit soldier n_a"), (2, "recruit soldier se_a")],
    );
    play.season(1, &["march", "tax", "tax"]);
    play.act(1, "attack soldier n_b se_a").lose().act(1, "done");
    assert_eq!((play.at("n_b").as_str(), play.reserve(1, Kind::Soldier)), ("", 1));
    play.season(1, &["recruit", "tax", "tax"]);
    play.act(1, "recruit soldier n_b");
    assert_eq!(play.at("n_b"), "1: soldier");
}

#[test]
fn epx_24a_units_have_their_costs() {
    for (text, cost) in [
        ("recruit soldier n_a", 2),
        ("recruit knight n_a", 6),
        ("recruit camp n_a", 2),
        ("recruit catapult n_a", 2),
    ] {
        let mut play = recruiting(&[]);
        play.act(1, text);
        assert_eq!(play.gold(1), 15 - cost, "{text}");
    }
    let mut play = recruiting(&[(1, "recruit knight n_a"), (1, "recruit knight n_b")]);
    play.act(1, "recruit camp n_a");
    play.refuses(1, "recruit camp n_b", "EPX-24a");
}

#[test]
fn epx_24b_a_recruitment_buys_any_number() {
    let mut play = recruiting(&[]);
    for kind in ["soldier", "camp", "catapult"] {
        play.act(1, &format!("recruit {kind} n_a"));
        play.act(1, &format!("recruit {kind} n_b"));
    }
    assert_eq!((play.gold(1), play.phase()), (3, Phase::Recruit));
    play.act(1, "done");
}

#[test]
fn epx_25a_a_province_has_one_colour() {
    // Seat 2 stands in seat 1's realm: neither recruits nor moves of seat 1 get in.
    let mut play = Play::opened(THREE, &[(2, "recruit soldier se_a")]);
    play.season(2, &["march", "march", "tax"]);
    play.act(2, "move soldier se_a n_b").act(2, "done");
    play.refuses(1, "move soldier castle_n n_b", "EPX-30b");
    play.act(1, "done");
    play.season(1, &["recruit", "tax", "tax"]);
    play.refuses(1, "recruit soldier n_b", "EPX-26b");
    assert_eq!(play.at("n_b"), "2: soldier");
}

#[test]
fn epx_25b_never_two_of_a_kind_in_a_province() {
    let mut play = recruiting(&[(1, "recruit camp n_a")]);
    play.refuses(1, "recruit camp n_a", "EPX-25b");
    play.refuses(1, "recruit soldier castle_n", "EPX-25b");
    play.act(1, "recruit knight n_a").act(1, "recruit soldier n_a");
    play.refuses(1, "recruit knight n_a", "EPX-25b");
    assert_eq!(play.at("n_a"), "1: soldier knight camp");
}

#[test]
fn epx_26a_the_own_castle_is_always_open() {
    let mut play = recruiting(&[]);
    play.act(1, "recruit knight castle_n").act(1, "recruit catapult castle_n");
    assert_eq!(play.at("castle_n"), "1: soldier knight catapult");
}

// EPX-26b, EPX-26d
#[test]
fn epx_26b_the_realm_is_open_while_no_enemy_is_there() {
    let mut play = Play::opened(THREE, &[(2, "recruit soldier se_a")]);
    play.season(2, &["recruit", "march", "tax"]);
    play.act(2, "move soldier se_a n_b").act(2, "done");
    assert!(play.offers(1, "recruit soldier n_a"));
    play.refuses(1, "recruit soldier n_b", "EPX-26b");
}

#[test]
fn epx_26c_beside_any_own_unit_even_in_an_enemy_realm() {
    let mut play = Play::opened(THREE, &[(1, "recruit soldier n_b")]);
    play.season(1, &["march", "tax", "tax"]);
    play.act(1, "move soldier n_b se_a").act(1, "done");
    play.season(1, &["recruit", "tax", "tax"]);
    play.act(1, "recruit camp se_a").act(1, "recruit catapult se_a").act(1, "done");
    // The soldier leaves; camp and catapult alone keep the place open.
    play.season(1, &["march", "tax", "tax"]);
    play.act(1, "move soldier se_a n_b").act(1, "done");
    play.season(1, &["recruit tax", "tax march", "tax march"]);
    play.act(1, "play recruit");
    assert!(play.offers(1, "recruit knight se_a"));
}

#[test]
fn epx_26d_nowhere_else() {
    let mut play = recruiting(&[]);
    play.refuses(1, "recruit soldier kilimandjora", "EPX-26d");
    play.refuses(1, "recruit soldier se_a", "EPX-26d");
    play.refuses(1, "recruit soldier castle_se", "EPX-26d");
    play.refuses(1, "recruit soldier lochmess", "EPX-26d");
}

#[test]
fn epx_27a_no_camp_in_a_castle() {
    let mut play = recruiting(&[]);
    play.refuses(1, "recruit camp castle_n", "EPX-27a");
}

#[test]
fn epx_27b_no_knight_is_recruited_on_the_mountain() {
    let mut play = Play::opened(THREE, &[(1, "recruit soldier n_b")]);
    play.season(1, &["march", "tax", "tax"]);
    play.act(1, "move soldier n_b kilimandjora").act(1, "done");
    play.season(1, &["recruit", "tax", "tax"]);
    play.refuses(1, "recruit knight kilimandjora", "EPX-27b");
    play.act(1, "recruit camp kilimandjora").act(1, "recruit catapult kilimandjora");
}

// EPX-28, EPX-A16
#[test]
fn epx_28_a_unit_may_act_in_the_turn_it_came() {
    let mut play = Play::opened(THREE, &[(2, "recruit soldier se_a")]);
    play.winter(1, &["recruit march", "tax march", "tax march"]);
    play.act(1, "play recruit").act(1, "recruit soldier n_b").act(1, "recruit catapult n_a");
    play.act(1, "recruit knight castle_n").act(1, "done");
    assert!(play.offers(1, "attack soldier n_b se_a"));
    assert!(play.offers(1, "move knight castle_n sw_b"));
}

#[test]
fn epx_a16_a_province_just_taken_is_open_to_the_recruitment() {
    let mut play = Play::opened(THREE, &[(1, "recruit soldier n_b"), (2, "recruit soldier se_a")]);
    play.winter(1, &["recruit march", "tax march", "tax march"]);
    play.act(1, "play march").act(1, "attack soldier n_b se_a").win();
    play.act(1, "done").act(1, "recruit camp se_a");
    assert_eq!(play.at("se_a"), "1: soldier camp");
}

#[test]
fn epx_29_tax_gives_three() {
    let mut play = Play::opened(THREE, &[]);
    play.idle();
    assert_eq!(play.gold(1), 18);
}
