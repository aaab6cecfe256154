//! The preliminary phase: recruit one, bid, pass.

use engine::{Game, Viewer};
use game_epix::{Event, Kind, Phase};

use super::play::{Play, seat};

/// Two seats with the abilities 1, 2 and 3 on offer.
fn auction() -> Play {
    let mut play = Play::new("seats=2 rules=advanced");
    for ability in 1..=3 {
        play.game.deal(&format!("draw {ability}"));
    }
    play
}

// EPX-11a, EPX-A3
#[test]
fn epx_11a_one_thing_at_a_time_in_turn() {
    let mut play = auction();
    play.act(1, "recruit camp w_a");
    play.refuses(1, "recruit camp w_b", "not-awaited");
    play.act(2, "bid 1 1 camp").act(1, "bid 2 1 camp").act(2, "pass");
    play.refuses(1, "done", "EPX-11a");
    play.refuses(1, "offer 1", "EPX-11a");
    assert_eq!(play.awaited(), 1, "EPX-A3: who passed is left out");
    play.act(1, "recruit camp w_b");
    assert_eq!(play.awaited(), 1);
}

#[test]
fn epx_11b_it_lasts_until_all_have_passed() {
    let mut play = auction();
    play.act(1, "pass");
    play.act(2, "recruit camp e_a").act(2, "recruit camp e_b");
    assert_eq!(play.phase(), Phase::Preliminary);
    play.act(2, "pass");
    assert_eq!(play.phase(), Phase::Auction);
}

#[test]
fn epx_a3_the_first_player_begins_and_it_goes_clockwise() {
    let mut game = engine_testkit::Script::<game_epix::State>::new("seats=3 rules=basic");
    game.deal("first 2");
    for number in [2, 3, 1, 2] {
        assert_eq!(game.state().turn().awaited().first(), Some(seat(number)));
        let spot = ["n_a", "se_a", "sw_a"][number - 1];
        let kind =
            if game.offers(number, &format!("recruit camp {spot}")) { "camp" } else { "soldier" };
        game.act(number, &format!("recruit {kind} {spot}"));
    }
}

#[test]
fn epx_a4_the_basic_game_recruits_without_bids() {
    let mut play = Play::new("seats=2 rules=basic");
    assert!(play.offers(1, "recruit camp w_a"));
    play.refuses(1, "bid 1 1 camp", "EPX-A4");
}

#[test]
fn epx_12_units_go_into_the_own_realm_and_are_paid() {
    let mut play = Play::new("seats=2 rules=basic");
    play.refuses(1, "recruit soldier lochmess", "EPX-12");
    play.refuses(1, "recruit soldier e_a", "EPX-12");
    play.refuses(1, "recruit camp castle_w", "EPX-27a");
    play.refuses(1, "recruit soldier castle_w", "EPX-25b");
    play.act(1, "recruit knight castle_w");
    assert_eq!((play.gold(1), play.at("castle_w").as_str()), (9, "1: soldier knight"));
    play.act(2, "pass").act(1, "recruit soldier w_a");
    play.act(1, "recruit knight w_b");
    play.refuses(1, "recruit catapult w_b", "EPX-24a");
}

// EPX-13a, EPX-A5
#[test]
fn epx_13a_a_first_bid_is_a_coin_and_a_unit_of_choice() {
    let mut play = auction();
    play.refuses(1, "bid 1 0 camp", "EPX-13a");
    for kind in ["soldier", "knight", "camp", "catapult"] {
        assert!(play.offers(1, &format!("bid 1 1 {kind}")), "EPX-A5");
    }
    play.act(1, "bid 1 1 knight");
    assert_eq!((play.gold(1), play.reserve(1, Kind::Knight)), (14, 1));
}

#[test]
fn epx_a5_the_kind_of_the_marker_is_the_bidders_choice() {
    let mut play = auction();
    play.act(1, "bid 1 2 catapult");
    assert_eq!(play.reserve(1, Kind::Catapult), 1);
    assert_eq!(play.reserve(1, Kind::Camp), 3);
}

// EPX-13b, EPX-13d
#[test]
fn epx_13b_a_bid_must_be_higher_and_gives_the_old_one_back() {
    let mut play = auction();
    play.act(1, "bid 2 3 camp");
    play.refuses(2, "bid 2 3 camp", "EPX-13b");
    play.refuses(2, "bid 2 1 camp", "EPX-13b");
    play.act(2, "bid 2 4 soldier");
    assert_eq!((play.gold(1), play.gold(2)), (15, 11));
    assert_eq!(play.reserve(1, Kind::Camp), 3);
    assert_eq!(play.reserve(2, Kind::Soldier), 1);
}

#[test]
fn epx_13d_gold_and_unit_come_back_at_once() {
    let mut play = auction();
    play.act(1, "bid 2 15 camp").act(2, "recruit camp e_a");
    assert_eq!((play.gold(1), play.reserve(1, Kind::Camp)), (0, 2));
    play.act(1, "pass").act(2, "bid 3 1 camp");
    play.act(2, "pass");
    assert_eq!(play.phase(), Phase::Auction);
    let mut play = auction();
    play.act(1, "bid 2 5 camp").act(2, "bid 2 6 camp");
    assert_eq!((play.gold(1), play.reserve(1, Kind::Camp)), (15, 3));
}

// EPX-13c, EPX-A7
#[test]
fn epx_13c_ones_own_bid_may_be_raised_for_the_difference() {
    let mut play = auction();
    play.act(1, "bid 1 10 camp").act(2, "pass");
    play.refuses(1, "bid 1 10 camp", "EPX-13b");
    play.act(1, "bid 1 12 knight");
    assert_eq!((play.gold(1), play.reserve(1, Kind::Camp)), (3, 3));
    play.refuses(1, "bid 1 16 camp", "EPX-A7");
    play.act(1, "bid 1 15 camp");
    assert_eq!(play.gold(1), 0);
}

#[test]
fn epx_a7_the_limit_is_gold_in_hand_and_on_that_card() {
    let mut play = auction();
    play.act(1, "bid 1 10 camp").act(2, "pass");
    play.refuses(1, "bid 2 6 camp", "EPX-A7");
    assert!(play.offers(1, "bid 2 5 camp") && play.offers(1, "bid 1 15 camp"));
}

#[test]
fn epx_13e_what_lies_on_a_card_cannot_be_used() {
    let mut play = auction();
    play.act(1, "bid 1 14 knight").act(2, "pass");
    play.refuses(1, "recruit camp w_a", "EPX-24a");
    let mut play = auction();
    play.act(1, "bid 1 1 knight").act(2, "pass").act(1, "bid 2 1 knight");
    play.refuses(1, "recruit knight w_a", "EPX-2b");
    assert!(play.offers(1, "recruit camp w_a"));
}

#[test]
fn epx_13f_without_an_unused_unit_only_ones_own_bid_is_raised() {
    let mut play = Play::new("seats=4 rules=advanced");
    for ability in 1..=5 {
        play.game.deal(&format!("draw {ability}"));
    }
    play.act(1, "recruit soldier nw_a").act(2, "pass").act(3, "pass").act(4, "pass");
    for text in [
        "recruit camp nw_a",
        "recruit catapult nw_a",
        "recruit soldier nw_b",
        "recruit camp nw_b",
        "bid 1 1 knight",
        "bid 2 1 knight",
        "bid 3 1 camp",
        "bid 4 1 catapult",
    ] {
        play.act(1, text);
    }
    assert_eq!((play.gold(1), Kind::ALL.map(|kind| play.reserve(1, kind))), (1, [0; 4]));
    for kind in ["soldier", "knight", "camp", "catapult"] {
        play.refuses(1, &format!("bid 5 1 {kind}"), "EPX-13f");
    }
    play.refuses(1, "bid 1 2 camp", "EPX-13f");
    play.act(1, "bid 1 2 knight");
}

#[test]
fn epx_a6_a_seat_may_hold_several_bids() {
    let mut play = auction();
    play.preliminary(&[(1, "bid 1 1 camp"), (1, "bid 2 1 camp"), (1, "bid 3 1 camp")]);
    assert_eq!(play.state().open().abilities[0], 0b111);
}

// EPX-14a, EPX-14b
#[test]
fn epx_14a_who_has_passed_does_not_come_back() {
    let mut play = auction();
    play.act(1, "bid 1 2 camp").act(2, "recruit camp e_a").act(1, "pass");
    play.act(2, "bid 1 3 camp");
    assert_eq!(play.gold(1), 15, "EPX-14b: beaten, the gold comes back");
    play.refuses(1, "bid 1 4 camp", "not-awaited");
    assert_eq!(play.awaited(), 2);
}

#[test]
fn epx_14b_standing_bids_of_the_passed_remain() {
    let mut play = auction();
    play.act(1, "bid 1 2 camp").act(2, "pass").act(1, "pass");
    assert_eq!(play.state().open().abilities[0], 0b001);
}

// EPX-15a, EPX-15b, EPX-15c, EPX-15d
#[test]
fn epx_15a_cards_go_to_those_who_bid_last() {
    let mut play = auction();
    play.act(1, "bid 1 2 camp").act(2, "bid 1 3 camp").act(1, "bid 2 4 knight");
    play.act(2, "pass").act(1, "pass");
    let heard = play.heard();
    let ability = |n: u8| game_epix::AbilityId(n - 1);
    assert!(heard.contains(&Event::AbilityWon { seat: seat(2), ability: ability(1), gold: 3 }));
    assert!(heard.contains(&Event::AbilityWon { seat: seat(1), ability: ability(2), gold: 4 }));
    assert!(heard.contains(&Event::AbilityDiscarded { ability: ability(3) }), "EPX-15c");
    assert_eq!((play.gold(1), play.gold(2)), (11, 12), "EPX-15b: spent");
    assert_eq!((play.reserve(1, Kind::Knight), play.reserve(2, Kind::Camp)), (2, 3), "EPX-15b");
    let view = play.game.view(Viewer::Spectator);
    assert_eq!(view.open.abilities[..2], [0b010, 0b001], "EPX-15d: everybody sees them");
}

#[test]
fn epx_15b_the_gold_is_spent_and_the_unit_comes_back() {
    let mut play = auction();
    play.preliminary(&[(1, "bid 1 5 catapult")]);
    assert_eq!((play.gold(1), play.reserve(1, Kind::Catapult)), (10, 2));
}

#[test]
fn epx_15c_what_nobody_bid_on_is_gone() {
    let mut play = auction();
    play.preliminary(&[]);
    assert!(play.state().open().offered.is_empty());
    assert_eq!(play.state().open().abilities, [0; 4]);
}

#[test]
fn epx_15d_an_ability_works_all_game() {
    // The tax collector, in spring and again in winter.
    let mut play = Play::owning_on("seats=2 rules=advanced", &[(1, 5)], &[]);
    play.idle();
    assert_eq!((play.gold(1), play.gold(2)), (14 + 5, 15 + 3));
    play.winter(1, &["recruit tax", "recruit tax"]);
    play.act(1, "play tax");
    assert_eq!(play.gold(1), 14 + 4 * 5);
}

#[test]
fn epx_15e_a_card_bid_on_does_nothing_yet() {
    let mut play = auction();
    play.act(1, "bid 1 1 camp").act(2, "pass").act(1, "recruit soldier w_a");
    assert_eq!(play.gold(1), 12, "the recruiter's soldiers cost 1 only from spring on");
}

#[test]
fn epx_16_the_phase_ends_however_it_is_played() {
    for seats in 2..=4 {
        let mut play = Play::new(&format!("seats={seats} rules=advanced"));
        play.game.deal_any();
        let mut n_steps = 0;
        // Never passing while anything else is possible is the longest way; bids come after recruits in the list.
        while play.phase() == Phase::Preliminary {
            let who = play.awaited();
            let legal = play.game.legal(who);
            let choice = legal.iter().find(|text| text.starts_with("bid"));
            let choice = choice.unwrap_or(&legal[0]).clone();
            play.act(who, &choice);
            n_steps += 1;
        }
        assert!(n_steps <= seats * 10 + (seats + 1) * 15, "{n_steps} steps");
    }
}
