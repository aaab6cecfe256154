//! Setting up a quick game, and the direction of play.

use engine::{Game as _, Seat, Viewer};
use game_ephios::Event;
use game_ephios::knowledge::Place;

use super::harness::Play;

#[test]
fn eph_13_markers_start_at_nothing() {
    // EPH-13, EPH-26: nobody has popularity or cards.
    let table = Play::two("").table();
    assert_eq!(table.popularity, [0; 4]);
    assert_eq!(table.hand_sizes, [0; 4]);
}

#[test]
fn eph_14_and_eph_77_play_goes_clockwise_at_first() {
    // EPH-14, EPH-29, EPH-77
    let mut play = Play::three("");
    let mut turns = Vec::new();
    for _ in 0..4 {
        turns.push(play.table().turn.index() + 1);
        play.filler();
    }
    assert_eq!(turns, [1, 2, 3, 1]);
}

#[test]
fn eph_78_a_flip_changes_who_is_next_and_not_the_running_turn() {
    // EPH-78
    let mut play = Play::three("aiguilleuse");
    play.hold(1, "aiguilleuse").go(1, "use aiguilleuse").go(1, "done");
    assert!(!play.table().is_clockwise);
    assert_eq!(play.table().turn.index(), 0, "the turn goes on");
    play.filler();
    assert_eq!(play.table().turn.index() + 1, 3);
    play.filler();
    assert_eq!(play.table().turn.index() + 1, 2);
}

#[test]
fn eph_a28_with_two_players_a_reversal_is_void_and_the_rest_applies() {
    let mut play = Play::two("aiguilleuse");
    play.hold(1, "aiguilleuse");
    let tokens = play.tokens(1);
    play.go(1, "use aiguilleuse").go(1, "done");
    assert!(play.table().is_clockwise);
    assert_eq!(play.tokens(1), tokens + 1);
    play.filler();
    assert_eq!(play.table().turn.index() + 1, 2);
}

#[test]
fn eph_16_and_eph_a3_everybody_starts_with_two_tokens_from_the_reserve() {
    // EPH-16, EPH-A3
    let table = Play::three("").table();
    assert_eq!(table.tokens, [2, 2, 2, 0]);
    assert_eq!(table.reserve, 15 - 6);
    let solo = Play::solo("").table();
    assert_eq!((solo.tokens[0], solo.reserve), (2, 3));
}

#[test]
fn eph_17_nobody_owns_more_than_five_tokens() {
    let mut play = Play::open("mode=quick seats=2 first=1", "", "ordre culte", "cantiniere");
    play.go(1, "use cantiniere");
    assert_eq!(play.tokens(1), 5, "2 and 4 make 5");
    assert_eq!(play.table().reserve, 10 - 5 - 3);
}

#[test]
fn eph_19_and_eph_23_four_of_the_eighteen_cards_are_turned_up() {
    // EPH-19, EPH-23
    let mut play = Play::new("mode=quick seats=2 first=1");
    play.script.deal("affinity ordre").deal("affinity culte");
    let table = play.table();
    assert_eq!((table.deck_size, table.crossroads.len()), (18, 0));
    assert_eq!(play.script.state().chance_total(), 18, "any of them may come up");
    play.settle();
    let table = play.table();
    assert_eq!((table.deck_size, table.crossroads.len()), (14, 4));
}

#[test]
fn eph_20_one_affinity_is_dealt_to_each_and_the_rest_set_aside_unseen() {
    let play = Play::three("");
    let view = play.view(1);
    assert_eq!(view.table.has_affinity, [true, true, true, false]);
    assert_eq!(view.affinities.may_be_aside().len(), 4, "any but one's own may be set aside");
}

#[test]
fn eph_21_one_sees_ones_own_affinity_and_no_other() {
    // EPH-21, EPH-A35
    let mut play = Play::new("mode=quick seats=2 first=1");
    play.script.deal("affinity ordre");
    let [owner, other] = [0, 1].map(|n| play.script.heard(Viewer::Seat(Seat::new(n))));
    let seat = Seat::new(0);
    let affinity = Some("ordre".parse().unwrap());
    assert_eq!(owner, [Event::AffinityDealt { seat, affinity }]);
    assert_eq!(other, [Event::AffinityDealt { seat, affinity: None }]);
    play.script.deal("affinity culte");
    play.settle();
    assert_eq!(play.view(1).affinity, affinity);
    assert_eq!(play.view(2).affinities.may_be_at(seat).len(), 4);
    assert_eq!(play.script.view(Viewer::Spectator).affinity, None);
}

#[test]
fn eph_22_the_affinity_is_no_hand_card() {
    // EPH-22: three cards and an affinity are within the limit, and a union keeps the affinity.
    let mut play = Play::two("juge perceptrice etudiant");
    play.hold(1, "juge perceptrice etudiant");
    assert_eq!(play.table().hand_sizes[0], 3);
    play.go(1, "unite ordre");
    assert_eq!(play.table().hand_sizes[0], 0);
    assert!(play.view(1).affinity.is_some());
}

#[test]
fn eph_24_an_inhabitant_turned_up_does_nothing() {
    let play = Play::open("mode=quick seats=2 first=1", "", "ordre culte", "cantiniere gazetiere");
    assert_eq!(play.table().tokens, [2, 2, 0, 0]);
    assert!(play.is_open("cantiniere") && play.is_open("gazetiere"));
}

#[test]
fn eph_25_and_eph_a14_discards_are_open_and_only_the_top_is_on_show() {
    // EPH-25, EPH-A14: who noted what was laid knows it; a card taken out is seen by its taker alone.
    let kept = "rectrice etudiant dockeuse courtiere";
    let open = "etudiant dockeuse courtiere";
    let mut play = Play::open("mode=quick seats=3 first=1", kept, "ordre culte academie", open);
    play.go(1, "debate etudiant");
    assert_eq!(play.top(), "etudiant");
    play.go(2, "debate dockeuse").go(3, "debate courtiere");
    assert_eq!(play.top(), "courtiere");
    play.keep("rectrice").hold(1, "rectrice").act(1, "use rectrice").pass();
    assert!(play.offers(1, "pick etudiant") && play.offers(1, "pick dockeuse"));
    play.act(1, "pick etudiant");
    assert!(play.heard(1).contains(&Event::Retrieved {
        seat: Seat::new(0),
        card: Some("etudiant".parse().unwrap())
    }));
    assert!(play.heard(2).contains(&Event::Retrieved { seat: Seat::new(0), card: None }));
    let known = play.view(2).cards;
    assert!(known.may_be_in(Place::Hand(Seat::new(0))).contains("dockeuse".parse().unwrap()));
    assert!(known.surely_in(Place::Hand(Seat::new(0))).is_empty());
}

#[test]
fn eph_26_hands_start_empty() {
    assert_eq!(Play::three("").table().hand_sizes, [0; 4]);
}

#[test]
fn eph_27_and_eph_a4_the_first_player_is_drawn_unless_the_host_names_one() {
    // EPH-27, EPH-A4
    let named = Play::open("mode=quick seats=3 first=3", "", "ordre culte academie", "");
    assert_eq!(named.table().turn.index() + 1, 3);
    let mut drawn = Play::new("mode=quick seats=3");
    assert_eq!(drawn.script.state().chance_total(), 3);
    drawn.script.deal("first 2");
    drawn.settle();
    assert_eq!(drawn.table().turn.index() + 1, 2);
}

#[test]
fn eph_a6_the_track_has_no_bonus_spaces() {
    // EPH-A6: 10 % from a card and 30 % from a union are 40 %, whatever is passed on the way.
    let mut play = Play::two("tribune juge perceptrice");
    play.hold(1, "tribune juge perceptrice").go(1, "use tribune").go(1, "unite ordre");
    assert_eq!(play.popularity(1), 40);
}

#[test]
fn eph_a7_the_reserve_can_always_fill_a_player_up() {
    let mut play = Play::open("mode=quick seats=2 first=1", "", "ordre culte", "cantiniere");
    play.go(1, "use cantiniere");
    assert_eq!((play.tokens(1), play.tokens(2)), (5, 3));
    play.filler();
    assert_eq!((play.tokens(2), play.table().reserve), (5, 0));
}

#[test]
fn eph_a35_hands_are_private_and_their_sizes_are_open() {
    let mut play = Play::two("juge");
    play.act(1, "recruit blind").deal("juge");
    let seat = Seat::new(0);
    assert!(play.heard(2).contains(&Event::Drew { seat, card: None }));
    assert!(play.heard(1).contains(&Event::Drew { seat, card: Some("juge".parse().unwrap()) }));
    let view = play.view(2);
    assert_eq!(view.table.hand_sizes[0], 1);
    assert!(view.hand.is_empty());
    assert!(view.cards.may_be_in(Place::Hand(seat)).len() > 1);
}
