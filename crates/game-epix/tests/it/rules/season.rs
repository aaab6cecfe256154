//! The season: auction, cards, order of play, winter.

use engine::Viewer;
use game_epix::{Card, CardSet, Event, Kind, Phase};

use super::play::{Play, THREE, seat};

const TWO: &str = "seats=2 rules=basic";

// EPX-17, EPX-A8
#[test]
fn epx_17_the_phases_follow_each_other() {
    let mut play = Play::opened(TWO, &[(1, "recruit camp w_a")]);
    assert_eq!((play.phase(), play.state().open().season), (Phase::Auction, 0), "EPX-A8");
    play.refuses(1, "choose tax", "EPX-18a");
    play.act(1, "offer 0").act(2, "offer 0");
    assert_eq!(play.phase(), Phase::Appoint);
    play.act(1, "first 1");
    assert_eq!(play.phase(), Phase::Choose);
    play.act(1, "choose recruit").act(2, "choose tax");
    assert_eq!(play.phase(), Phase::Recruit);
    play.act(1, "done");
    // Seat 2's tax, the revenue of the camp, and summer's auction.
    assert_eq!((play.gold(1), play.gold(2)), (14, 18));
    assert_eq!((play.phase(), play.state().open().season), (Phase::Auction, 1));
}

#[test]
fn epx_a8_spring_has_an_auction() {
    let mut play = Play::opened(TWO, &[]);
    play.act(1, "offer 0").act(2, "offer 1");
    assert!(play.heard().contains(&Event::AuctionWon { seat: seat(2), gold: 1 }));
}

#[test]
fn epx_18a_a_stake_is_anything_up_to_all_ones_gold() {
    let mut play = Play::opened(TWO, &[]);
    assert!(play.offers(1, "offer 0") && play.offers(1, "offer 15"));
    play.refuses(1, "offer 16", "EPX-18a");
    play.refuses(1, "pass", "EPX-18a");
}

// EPX-18b, EPX-A39
#[test]
fn epx_18b_stakes_are_opened_together() {
    let mut play = Play::opened(TWO, &[]);
    play.act(2, "offer 7");
    for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
        assert_eq!(play.game.heard(viewer), [Event::OfferSealed { seat: seat(2), gold: None }]);
        assert_eq!(play.game.view(viewer).own.offer, None);
        assert_eq!(play.game.view(viewer).open.auction, None);
    }
    play.refuses(2, "offer 8", "not-awaited");
    play.act(1, "offer 3");
    for (number, gold) in [(1, 3), (2, 7)] {
        assert!(play.heard().contains(&Event::OfferOpened { seat: seat(number), gold }));
    }
}

// EPX-18c, EPX-18d
#[test]
fn epx_18c_the_highest_stake_decides_who_is_first() {
    let mut play = Play::opened(THREE, &[]);
    play.act(1, "offer 2").act(2, "offer 5").act(3, "offer 4");
    assert_eq!(play.awaited(), 2);
    play.refuses(2, "first 4", "EPX-18c");
    assert_eq!(play.game.legal(2), ["first 1", "first 2", "first 3"]);
    play.act(2, "first 3");
    assert_eq!(play.state().open().first, seat(3));
    assert_eq!((play.gold(1), play.gold(2), play.gold(3)), (15, 10, 15), "EPX-18d");
}

#[test]
fn epx_18d_only_the_winner_pays_even_if_he_gives_the_card_away() {
    for first in ["first 1", "first 2"] {
        let mut play = Play::opened(TWO, &[]);
        play.act(1, "offer 6").act(2, "offer 5").act(1, first);
        assert_eq!((play.gold(1), play.gold(2)), (9, 15));
    }
}

#[test]
fn epx_18e_the_first_player_is_named_before_cards_are_chosen() {
    let mut play = Play::opened(TWO, &[]);
    play.act(1, "offer 0").act(2, "offer 0");
    play.refuses(1, "choose tax", "EPX-18e");
    play.refuses(2, "choose tax", "not-awaited");
    play.act(1, "first 2").act(1, "choose tax");
}

// EPX-19, EPX-A9
#[test]
fn epx_19_a_tie_goes_to_the_nearest_after_the_holder() {
    let mut play = Play::opened("seats=4 rules=basic", &[]);
    play.act(1, "offer 0").act(2, "offer 0").act(3, "offer 2").act(4, "offer 2");
    assert_eq!(play.awaited(), 3);
    // The holder meant is the one before this auction: now seat 4, so seat 1 is nearer than seat 3.
    play.act(3, "first 4");
    for number in 1..=4 {
        play.act(number, "choose tax");
    }
    play.act(1, "offer 3").act(2, "offer 0").act(3, "offer 3").act(4, "offer 0");
    assert_eq!(play.awaited(), 1);
}

#[test]
fn epx_a9_the_holder_wins_ties_he_is_in() {
    let mut play = Play::opened(THREE, &[]);
    play.act(1, "offer 4").act(2, "offer 4").act(3, "offer 4");
    assert_eq!((play.awaited(), play.gold(1)), (1, 11));
}

#[test]
fn epx_a10_zeros_are_a_tie_like_any_other() {
    let mut play = Play::opened(THREE, &[]);
    play.act(3, "offer 0").act(2, "offer 0").act(1, "offer 0");
    assert!(play.heard().contains(&Event::AuctionWon { seat: seat(1), gold: 0 }));
    play.act(1, "first 2");
    assert_eq!(play.state().open().first, seat(2));
}

// EPX-20a, EPX-20b
#[test]
fn epx_20a_the_holder_plays_first_and_then_clockwise() {
    let mut play = Play::opened(THREE, &[]);
    play.season(2, &["recruit", "march", "recruit"]);
    for (number, phase) in [(2, Phase::March), (3, Phase::Recruit), (1, Phase::Recruit)] {
        assert_eq!((play.awaited(), play.phase()), (number, phase));
        play.act(number, "done");
    }
    assert_eq!(play.phase(), Phase::Auction);
}

#[test]
fn epx_20b_a_card_is_hidden_until_its_owners_turn() {
    let mut play = Play::opened(TWO, &[]);
    play.season(1, &["recruit", "march"]);
    let view = play.game.view(Viewer::Seat(seat(1)));
    assert_eq!(view.open.shown[..2], [CardSet::only(Card::Recruit), CardSet::EMPTY]);
    assert_eq!(view.own.cards, CardSet::EMPTY);
    assert!(view.open.face_down.contains(seat(2)));
    assert_eq!(play.game.view(Viewer::Seat(seat(2))).own.cards, CardSet::only(Card::March));
    play.act(1, "done");
    let cards = CardSet::only(Card::March);
    assert!(play.heard().contains(&Event::Revealed { seat: seat(2), cards }));
}

#[test]
fn epx_21_everybody_chooses_one_card_and_plays_it() {
    let mut play = Play::opened(TWO, &[]);
    play.act(1, "offer 0").act(2, "offer 0").act(1, "first 1");
    play.refuses(1, "choose recruit tax", "EPX-21");
    play.refuses(1, "pass", "EPX-21");
    play.act(2, "choose tax").act(1, "choose recruit");
    assert_eq!(play.game.legal(2), Vec::<String>::new());
    play.act(1, "done");
    assert_eq!(play.gold(2), 18, "its turn came and the tax was paid");
}

// EPX-A11, EPX-30c
#[test]
fn epx_a11_recruiting_and_marching_may_do_nothing_but_tax_pays() {
    let mut play = Play::opened(THREE, &[]);
    play.season(1, &["recruit", "march", "tax"]);
    play.act(1, "done").act(2, "done");
    assert_eq!((play.gold(1), play.gold(2), play.gold(3)), (15, 15, 18));
    assert_eq!(play.at("castle_se"), "2: soldier", "EPX-30c: it did not have to move");
}

#[test]
fn epx_22a_in_winter_two_cards_are_chosen() {
    let mut play = Play::opened(TWO, &[]);
    play.idle().idle().idle();
    play.act(1, "offer 0").act(2, "offer 0").act(1, "first 1");
    play.refuses(1, "choose tax", "EPX-22a");
    play.refuses(1, "choose recruit tax march", "EPX-22a");
    let pairs = ["choose recruit tax", "choose recruit march", "choose tax march"];
    assert_eq!(play.game.legal(1), pairs);
}

// EPX-22b, EPX-22c
#[test]
fn epx_22b_both_winter_cards_are_turned_up_at_once() {
    let mut play = Play::opened(TWO, &[]);
    play.winter(1, &["recruit march", "recruit tax"]);
    let cards = CardSet::only(Card::Recruit).with(Card::March);
    assert_eq!(play.state().open().shown[0], cards);
    assert_eq!(play.phase(), Phase::Order);
    assert_eq!(play.state().open().shown[1], CardSet::EMPTY);
    play.refuses(1, "recruit camp w_a", "EPX-22b");
}

#[test]
fn epx_22c_one_winter_card_after_the_other_in_any_order() {
    let mut play = Play::opened(TWO, &[]);
    play.winter(1, &["recruit march", "recruit tax"]);
    play.refuses(1, "play tax", "EPX-22c");
    let mut other = Play { game: play.game.clone() };
    play.act(1, "play recruit");
    play.refuses(1, "move soldier castle_w w_a", "EPX-22c");
    play.act(1, "done");
    assert_eq!(play.phase(), Phase::March);
    play.refuses(1, "recruit camp w_a", "EPX-30a");
    other.act(1, "play march").refuses(1, "recruit camp w_a", "EPX-22c").act(1, "done");
    assert_eq!(other.phase(), Phase::Recruit);
}

#[test]
fn epx_a12_winter_has_its_auction_and_its_revenue() {
    let mut play = Play::opened(TWO, &[(1, "recruit camp w_a"), (1, "recruit camp w_b")]);
    play.idle().idle().idle();
    let before = play.gold(1);
    play.act(1, "offer 4").act(2, "offer 0").act(1, "first 1");
    play.act(1, "choose tax march").act(2, "choose tax march");
    play.act(1, "play tax").act(1, "done");
    assert!(play.game.is_over());
    // Four paid in the auction, three of tax, two of revenue; the revenue is in the count.
    assert_eq!(play.gold(1), before - 4 + 3 + 2);
    let counted = Event::Counted { seat: seat(1), provinces: 3, gold: play.gold(1) };
    assert!(play.heard().contains(&counted));
}

/// Seat 2 holds its whole realm with camps; seat 1 plays last in winter.
fn behind(offer: u16, cards: &str) -> Play {
    behind_by(TWO, offer, cards)
}

fn behind_by(options: &str, offer: u16, cards: &str) -> Play {
    let mut play = Play::opened(options, &[(2, "recruit camp e_a"), (2, "recruit camp e_b")]);
    play.idle().idle().idle();
    // Seat 1 has 24 gold, seat 2 has 26.
    play.act(1, "offer 0").act(2, &format!("offer {offer}"));
    let winner = if offer == 0 { 1 } else { 2 };
    play.act(winner, "first 2");
    play.act(1, &format!("choose {cards}")).act(2, "choose tax march");
    play.act(2, "play tax");
    play
}

// EPX-23, EPX-A15
#[test]
fn epx_23_the_last_seat_of_winter_does_not_play_if_it_cannot_win() {
    // Recruiting fills both provinces of the realm: three each, but 25 gold against 31.
    let mut play = behind(0, "recruit tax");
    play.act(2, "done");
    assert!(play.game.is_over());
    let heard = play.heard();
    assert!(heard.contains(&Event::Skipped { seat: seat(1) }));
    let revealed = |event: &Event| matches!(event, Event::Revealed { .. });
    assert!(!heard.iter().any(revealed), "EPX-A15");
    assert_eq!(play.winners(), [2]);
}

#[test]
fn epx_a15_the_skipped_seat_still_has_its_revenue() {
    let mut play = Play::opened(
        TWO,
        &[
            (1, "recruit camp w_a"),
            (2, "recruit camp e_a"),
            (2, "recruit camp e_b"),
            (2, "recruit soldier e_a"),
        ],
    );
    // Seat 2 walks to Broceland, so that four provinces stand against three at best.
    play.season(2, &["tax", "march"]);
    play.act(2, "move soldier e_a lochmess").act(2, "done");
    play.idle().idle();
    play.season(2, &["recruit tax", "tax march"]);
    play.act(2, "play tax");
    let gold = play.gold(1);
    play.act(2, "done");
    let heard = play.heard();
    assert!(heard.contains(&Event::Skipped { seat: seat(1) }));
    assert!(heard.contains(&Event::Earned { seat: seat(1), gold: 1 }));
    assert_eq!(play.gold(1), gold + 1);
    assert_eq!(play.state().open().shown[0], CardSet::EMPTY, "the cards stay unrevealed");
}

#[test]
fn epx_a13_a_line_that_wins_every_duel_is_enough() {
    // The same position, but a knight may ride through to the castle: it is not certain to fail.
    let mut play = behind(0, "recruit march");
    play.act(2, "done");
    assert_eq!((play.awaited(), play.phase()), (1, Phase::Order));
    // With tax and march nobody gets there, and nobody gets ahead.
    let mut play = behind(0, "tax march");
    play.act(2, "done");
    assert!(play.game.is_over());
}

#[test]
fn epx_a53_a_table_may_ask_that_the_last_seat_acts_only_to_win() {
    // A coin ahead if two camps fill the realm, and level with anything else.
    let mut play = behind_by(&format!("{TWO} last=win"), 7, "recruit tax");
    play.act(2, "done").act(1, "play tax");
    assert_eq!(play.phase(), Phase::Recruit);
    play.refuses(1, "done", "EPX-A53").refuses(1, "recruit soldier w_a", "EPX-A53");
    play.act(1, "recruit camp w_a").refuses(1, "done", "EPX-A53");
    play.act(1, "recruit camp w_b").refuses(1, "recruit soldier w_a", "EPX-A53");
    play.act(1, "done");
    assert_eq!(play.winners(), [1]);
    // As it likes elsewhere, a victory alone being possible.
    let mut play = behind_by(&format!("{TWO} last=sole"), 7, "recruit tax");
    play.act(2, "done").act(1, "play tax").act(1, "done");
    assert_eq!(play.winners(), [2]);
    // Level at best: it does not play at all.
    let mut play = behind_by(&format!("{TWO} last=win"), 6, "recruit tax");
    play.act(2, "done");
    assert!(play.heard().contains(&Event::Skipped { seat: seat(1) }));
}

#[test]
fn epx_a14_a_shared_victory_counts() {
    // 26 - offer + 3 + 2 for seat 2, 24 + 3 - 4 + 2 for seat 1, three provinces each.
    let mut tied = behind(6, "recruit tax");
    tied.act(2, "done");
    assert_eq!(tied.awaited(), 1);
    let mut short = behind(5, "recruit tax");
    short.act(2, "done");
    assert!(short.game.is_over());
}

#[test]
fn epx_a14_a_table_may_ask_for_a_victory_alone() {
    let sole = format!("{TWO} last=sole");
    let mut tied = behind_by(&sole, 6, "recruit tax");
    tied.act(2, "done");
    assert!(tied.game.is_over(), "a shared victory is not enough");
    let mut ahead = behind_by(&sole, 7, "recruit tax");
    ahead.act(2, "done");
    assert_eq!(ahead.awaited(), 1);
}

#[test]
fn epx_a53_who_may_play_plays_as_he_likes() {
    let mut play = behind(0, "recruit march");
    play.act(2, "done").act(1, "play recruit").act(1, "done").act(1, "done");
    assert!(play.game.is_over());
    assert_eq!(play.winners(), [2]);
}

#[test]
fn epx_50_the_same_card_may_be_chosen_again() {
    let mut play = Play::opened(TWO, &[]);
    for _ in 0..3 {
        play.idle();
    }
    assert_eq!(play.gold(1), 15 + 9);
}

#[test]
fn epx_51_what_is_spent_goes_to_nobody() {
    let mut play = Play::opened(THREE, &[(1, "recruit soldier n_b"), (2, "recruit soldier se_a")]);
    play.act(1, "offer 3").act(2, "offer 0").act(3, "offer 0").act(1, "first 1");
    play.act(1, "choose march").act(2, "choose tax").act(3, "choose tax");
    play.act(1, "attack soldier n_b se_a");
    play.win();
    assert_eq!((play.gold(1), play.gold(2), play.gold(3)), (9, 13, 15));
    assert_eq!(play.reserve(2, Kind::Soldier), 2);
}
