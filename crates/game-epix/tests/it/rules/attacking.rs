//! Attacks on provinces: duels, entering, camps and catapults.

use engine::Viewer;
use game_epix::{Defence, Event, Kind, Phase};

use super::play::{Play, THREE, seat};

/// Seat 1 marches first in spring.
pub(crate) fn marching(plan: &[(usize, &str)]) -> Play {
    marching_with(THREE, plan)
}

fn marching_with(options: &str, plan: &[(usize, &str)]) -> Play {
    let mut play = Play::opened(options, plan);
    let mut cards = vec!["tax"; play.state().rules().n_seats];
    cards[0] = "march";
    play.season(1, &cards);
    play
}

pub(crate) fn against(play: &Play) -> Defence {
    play.state().open().fight.as_ref().expect("a duel is fought").against
}

const SOLDIERS: [(usize, &str); 2] = [(1, "recruit soldier n_b"), (2, "recruit soldier se_a")];

#[test]
fn epx_35a_all_but_camps_attack_neighbouring_enemies() {
    let mut play = marching(&[
        (1, "recruit soldier n_b"),
        (1, "recruit knight n_b"),
        (1, "recruit camp n_b"),
        (1, "recruit catapult n_b"),
        (2, "recruit soldier se_a"),
        (2, "recruit soldier se_b"),
    ]);
    for kind in ["soldier", "knight", "catapult"] {
        assert!(play.offers(1, &format!("attack {kind} n_b se_a")), "{kind}");
        play.refuses(1, &format!("attack {kind} n_b se_b"), "EPX-35a");
    }
    play.refuses(1, "attack camp n_b se_a", "EPX-35a");
    play.refuses(1, "attack soldier n_b n_a", "EPX-35a");
    play.refuses(1, "attack soldier n_b kilimandjora", "EPX-35a");
}

// EPX-35b, EPX-46, EPX-54a
#[test]
fn epx_35b_soldier_then_knight_then_camp() {
    let mut play = marching(&[
        (1, "recruit soldier n_b"),
        (2, "recruit camp se_a"),
        (2, "recruit knight se_a"),
        (2, "recruit soldier se_a"),
        (2, "recruit catapult se_a"),
    ]);
    play.act(1, "attack soldier n_b se_a");
    for kind in [Kind::Soldier, Kind::Knight, Kind::Camp] {
        assert_eq!(against(&play), Defence::Unit(kind));
        play.win();
    }
    // EPX-46: three duels, and camp and catapult turn over together.
    assert_eq!(play.at("se_a"), "1: soldier camp catapult");
    assert_eq!(play.reserve(2, Kind::Camp), 3, "EPX-54a: the piece goes back to its owner");
    assert_eq!(play.reserve(1, Kind::Camp), 2, "EPX-54a: one of the attacker's takes its place");
}

#[test]
fn epx_46_three_duels_then_both_change_sides() {
    let mut play = marching(&[
        (1, "recruit knight n_b"),
        (2, "recruit camp se_a"),
        (2, "recruit catapult se_a"),
    ]);
    play.act(1, "attack knight n_b se_a").win();
    let converted =
        |kind| Event::Converted { seat: seat(1), kind, province: "se_a".parse().unwrap() };
    assert!(play.heard().contains(&converted(Kind::Camp)));
    assert!(play.heard().contains(&converted(Kind::Catapult)));
}

// EPX-36a, EPX-36b, EPX-36d
#[test]
fn epx_36a_a_hidden_stake_against_a_named_amount() {
    let mut play = marching(&SOLDIERS);
    play.act(1, "attack soldier n_b se_a");
    assert_eq!((play.awaited(), play.n_guesses()), (1, 1));
    play.act(1, "stake 4");
    assert_eq!(play.awaited(), 2);
    play.refuses(2, "stake 1", "EPX-36a");
    play.act(2, "guess 4");
    assert_eq!(play.phase(), Phase::March);
}

#[test]
fn epx_36b_a_stake_that_is_named_costs_the_attacking_unit() {
    let mut play = marching(&SOLDIERS);
    play.act(1, "attack soldier n_b se_a").act(1, "stake 4").act(2, "guess 4");
    assert_eq!((play.at("n_b").as_str(), play.at("se_a").as_str()), ("", "2: soldier"));
    assert_eq!(play.reserve(1, Kind::Soldier), 2);
    assert_eq!(play.gold(1), 13 - 4, "EPX-36d");
}

// EPX-36c, EPX-36d
#[test]
fn epx_36c_a_stake_that_is_not_named_costs_the_defending_unit() {
    let mut play = marching(&SOLDIERS);
    play.act(1, "attack soldier n_b se_a").act(1, "stake 4").act(2, "guess 3");
    assert_eq!((play.at("n_b").as_str(), play.at("se_a").as_str()), ("", "1: soldier"));
    assert_eq!(play.reserve(2, Kind::Soldier), 2);
    assert_eq!(play.gold(1), 13 - 4);
}

#[test]
fn epx_36d_the_stake_is_spent_either_way() {
    for guess in ["guess 5", "guess 6"] {
        let mut play = marching(&SOLDIERS);
        play.act(1, "attack soldier n_b se_a").act(1, "stake 5").act(2, guess);
        assert_eq!((play.gold(1), play.gold(2)), (8, 13));
    }
}

// EPX-37, EPX-A20
#[test]
fn epx_37_a_stake_is_between_one_and_all_there_is() {
    let mut play = marching(&SOLDIERS);
    play.act(1, "attack soldier n_b se_a");
    play.refuses(1, "stake 14", "EPX-37");
    play.refuses(1, "stake 0", "EPX-A20");
    assert!(play.offers(1, "stake 1") && play.offers(1, "stake 13"));
}

#[test]
fn epx_a20_without_gold_no_duel_is_fought() {
    let plan = [(1, "recruit soldier n_b"), (2, "recruit soldier se_a")];
    let mut play = Play::opened(THREE, &plan);
    play.act(1, "offer 13").act(2, "offer 0").act(3, "offer 0").act(1, "first 1");
    play.act(1, "choose march").act(2, "choose tax").act(3, "choose tax");
    play.refuses(1, "attack soldier n_b se_a", "EPX-A20");
    // With a least stake of nothing it may be fought, and is certain to fail.
    let mut play = Play::opened(&format!("{THREE} stake=0"), &plan);
    play.act(1, "offer 13").act(2, "offer 0").act(3, "offer 0").act(1, "first 1");
    play.act(1, "choose march").act(2, "choose tax").act(3, "choose tax");
    play.act(1, "attack soldier n_b se_a").act(1, "stake 0").act(2, "guess 0");
    assert_eq!(play.at("n_b"), "");
}

#[test]
fn epx_a21_a_hopeless_attack_is_allowed() {
    let mut play = Play::opened(THREE, &SOLDIERS);
    play.act(1, "offer 12").act(2, "offer 0").act(3, "offer 0").act(1, "first 1");
    play.act(1, "choose march").act(2, "choose tax").act(3, "choose tax");
    assert_eq!(play.gold(1), 1);
    play.act(1, "attack soldier n_b se_a").act(1, "stake 1");
    assert_eq!(play.game.legal(2), ["guess 1"]);
    play.act(2, "guess 1");
    assert_eq!(play.at("n_b"), "");
}

// EPX-38, EPX-A22
#[test]
fn epx_38_the_amounts_of_a_defence_are_different() {
    let mut play = castle_attack();
    play.act(1, "attack knight se_a castle_se").act(1, "stake 2");
    play.act(2, "guess 3");
    play.refuses(2, "guess 3", "EPX-38");
    assert_eq!(play.phase(), Phase::Guess, "both amounts are named before the fist opens");
    play.act(2, "guess 1");
    assert_ne!(play.phase(), Phase::Guess);
}

/// Seat 1's knight beside seat 2's castle, which a soldier holds.
fn castle_attack() -> Play {
    let mut play = marching(&[(1, "recruit knight n_b")]);
    play.act(1, "move knight n_b se_a");
    play
}

#[test]
fn epx_a22_only_possible_amounts_are_named() {
    let mut play = marching(&SOLDIERS);
    play.act(1, "attack soldier n_b se_a").act(1, "stake 3");
    play.refuses(2, "guess 0", "EPX-A22");
    play.refuses(2, "guess 14", "EPX-A22");
    assert_eq!(play.game.legal(2).len(), 13);
    // Fewer amounts than guesses: all of them are named, and that is all.
    let mut play = Play::opened(THREE, &[(1, "recruit knight n_b")]);
    play.act(1, "offer 8").act(2, "offer 0").act(3, "offer 0").act(1, "first 1");
    play.act(1, "choose march").act(2, "choose tax").act(3, "choose tax");
    assert_eq!(play.gold(1), 1);
    play.act(1, "move knight n_b se_a").act(1, "attack knight se_a castle_se");
    assert_eq!(play.n_guesses(), 2);
    play.act(1, "stake 1").act(2, "guess 1");
    assert_eq!((play.phase(), play.at("se_a").as_str()), (Phase::March, ""));
}

// EPX-39a, EPX-A24, EPX-A25
#[test]
fn epx_39a_fight_on_or_withdraw() {
    let plan = [(1, "recruit soldier n_b"), (2, "recruit soldier se_a"), (2, "recruit camp se_a")];
    let mut play = marching(&plan);
    play.act(1, "attack soldier n_b se_a").win();
    assert_eq!((play.awaited(), play.phase()), (1, Phase::Stake));
    play.refuses(1, "move soldier castle_n n_a", "EPX-A24");
    play.refuses(1, "done", "EPX-A24");
    let mut other = Play { game: play.game.clone() };
    play.act(1, "withdraw");
    assert_eq!((play.at("n_b").as_str(), play.at("se_a").as_str()), ("1: soldier", "2: camp"));
    play.refuses(1, "move soldier n_b n_a", "EPX-A25");
    play.refuses(1, "attack soldier n_b se_a", "EPX-53");
    other.win();
    assert_eq!(other.at("se_a"), "1: soldier camp");
}

// EPX-39b, EPX-39c
#[test]
fn epx_39b_the_last_beaten_the_unit_enters() {
    let mut play = marching(&[
        (1, "recruit soldier n_b"),
        (1, "recruit knight n_b"),
        (2, "recruit soldier se_a"),
        (2, "recruit soldier se_b"),
    ]);
    play.act(1, "attack knight n_b se_a").win();
    assert_eq!((play.at("n_b").as_str(), play.at("se_a").as_str()), ("1: soldier", "1: knight"));
    assert!(play.offers(1, "attack knight se_a se_b"), "EPX-39c: a knight goes on");
    assert!(play.offers(1, "move knight se_a n_a"), "EPX-39c");
}

#[test]
fn epx_39c_a_soldier_that_entered_is_finished() {
    let mut play = marching(&[
        (1, "recruit soldier n_b"),
        (2, "recruit soldier se_a"),
        (2, "recruit soldier se_b"),
    ]);
    play.act(1, "attack soldier n_b se_a").win();
    play.refuses(1, "attack soldier se_a se_b", "EPX-53");
    play.refuses(1, "move soldier se_a n_b", "EPX-39c");
}

#[test]
fn epx_a23_an_attack_is_at_least_one_duel() {
    let mut play = marching(&SOLDIERS);
    play.act(1, "attack soldier n_b se_a");
    play.refuses(1, "withdraw", "EPX-A23");
}

#[test]
fn epx_a24_it_is_decided_at_once() {
    let mut play = marching(&[
        (1, "recruit knight n_b"),
        (1, "recruit soldier n_b"),
        (2, "recruit soldier se_a"),
        (2, "recruit camp se_a"),
    ]);
    play.act(1, "attack knight n_b se_a").win();
    play.refuses(1, "attack soldier n_b se_a", "EPX-A24");
    play.refuses(1, "move soldier n_b n_a", "EPX-A24");
}

#[test]
fn epx_a25_a_soldier_that_withdraws_is_finished() {
    let mut play = marching(&[
        (1, "recruit soldier n_b"),
        (2, "recruit soldier se_a"),
        (2, "recruit camp se_a"),
    ]);
    play.act(1, "attack soldier n_b se_a").win().act(1, "withdraw");
    assert!(!play.game.legal(1).iter().any(|text| text.contains("soldier n_b")));
}

#[test]
fn epx_a26_a_knight_that_withdraws_goes_on() {
    let mut play = marching(&[
        (1, "recruit knight n_b"),
        (2, "recruit soldier se_a"),
        (2, "recruit camp se_a"),
    ]);
    play.act(1, "attack knight n_b se_a").win().act(1, "withdraw");
    assert!(play.offers(1, "move knight n_b n_a"));
    play.act(1, "attack knight n_b se_a").win();
    assert_eq!(play.at("se_a"), "1: knight camp");
}

#[test]
fn epx_40_several_attack_one_after_the_other() {
    let mut play = marching(&[
        (1, "recruit knight n_b"),
        (1, "recruit soldier n_b"),
        (2, "recruit soldier se_a"),
        (2, "recruit knight se_a"),
    ]);
    play.act(1, "attack knight n_b se_a").win().lose();
    assert_eq!(play.at("se_a"), "2: knight", "what is lost stays lost");
    play.act(1, "attack soldier n_b se_a").win();
    assert_eq!(play.at("se_a"), "1: soldier", "who beats the last one enters");
}

// EPX-41a, EPX-41b, EPX-41c
#[test]
fn epx_41a_the_mountain_doubles_the_defence() {
    let mut play = Play::opened(
        THREE,
        &[
            (1, "recruit soldier n_b"),
            (1, "recruit knight n_a"),
            (1, "recruit catapult n_a"),
            (2, "recruit soldier se_a"),
        ],
    );
    play.season(2, &["tax", "march", "tax"]);
    play.act(2, "move soldier se_a kilimandjora").act(2, "done");
    play.season(2, &["march", "recruit", "tax"]);
    play.act(2, "recruit camp kilimandjora").act(2, "done");
    play.refuses(1, "attack knight n_a kilimandjora", "EPX-41b");
    play.refuses(1, "attack catapult n_a kilimandjora", "EPX-41c");
    play.act(1, "attack soldier n_b kilimandjora");
    assert_eq!((against(&play), play.n_guesses()), (Defence::Unit(Kind::Soldier), 2));
    play.win();
    assert_eq!((against(&play), play.n_guesses()), (Defence::Unit(Kind::Camp), 2));
    play.win();
    assert_eq!(play.at("kilimandjora"), "1: soldier camp");
}

#[test]
fn epx_41b_knights_never_attack_the_mountain() {
    let mut play = mountain_of_seat_2(&[(1, "recruit knight n_a")]);
    play.refuses(1, "attack knight n_a kilimandjora", "EPX-41b");
}

#[test]
fn epx_41c_catapults_never_attack_the_mountain() {
    let mut play = mountain_of_seat_2(&[(1, "recruit catapult n_a")]);
    play.refuses(1, "attack catapult n_a kilimandjora", "EPX-41c");
}

/// Seat 2's soldier on the mountain, seat 1 to march in summer.
fn mountain_of_seat_2(plan: &[(usize, &str)]) -> Play {
    let mut all = plan.to_vec();
    all.push((2, "recruit soldier se_a"));
    let mut play = Play::opened(THREE, &all);
    play.season(2, &["tax", "march", "tax"]);
    play.act(2, "move soldier se_a kilimandjora").act(2, "done");
    play.season(1, &["march", "tax", "tax"]);
    play
}

#[test]
fn epx_47_nobody_is_ever_out_of_the_game() {
    // Seat 2's only soldier is shot out of its castle; it recruits there again.
    let mut play = Play::opened(THREE, &[(1, "recruit soldier n_b")]);
    play.season(1, &["march", "tax", "tax"]);
    play.act(1, "move soldier n_b se_a").act(1, "done");
    play.season(1, &["recruit", "tax", "tax"]);
    play.act(1, "recruit catapult se_a").act(1, "done");
    play.season(1, &["march", "recruit", "tax"]);
    play.act(1, "attack catapult se_a castle_se").win().act(1, "done");
    assert_eq!(play.at("castle_se"), "");
    play.act(2, "recruit soldier castle_se");
    assert_eq!(play.at("castle_se"), "2: soldier");
}

#[test]
fn epx_52_the_attacker_stays_where_it_is_while_it_fights() {
    let mut play = marching(&[
        (1, "recruit soldier n_b"),
        (2, "recruit soldier se_a"),
        (2, "recruit camp se_a"),
    ]);
    play.act(1, "attack soldier n_b se_a");
    assert_eq!(play.at("n_b"), "1: soldier");
    play.win();
    assert_eq!((play.at("n_b").as_str(), play.at("se_a").as_str()), ("1: soldier", "2: camp"));
}

#[test]
fn epx_53_a_soldier_attacks_one_province_and_a_knight_many() {
    let mut play = marching(&[
        (1, "recruit soldier n_b"),
        (1, "recruit knight n_a"),
        (2, "recruit soldier se_a"),
        (2, "recruit camp se_a"),
        (3, "recruit camp sw_b"),
        (3, "recruit camp sw_a"),
    ]);
    play.act(1, "attack soldier n_b se_a").win().act(1, "withdraw");
    play.refuses(1, "attack soldier n_b se_a", "EPX-53");
    play.act(1, "move knight n_a castle_n").act(1, "move soldier castle_n n_a");
    play.refuses(1, "attack soldier n_a sw_b", "EPX-31b");
    play.act(1, "done");
    play.season(1, &["march", "tax", "tax"]);
    play.act(1, "move knight castle_n n_b").act(1, "attack knight n_b se_a").win();
    play.act(1, "move knight se_a n_a");
    play.act(1, "attack knight n_a sw_b").win();
    assert_eq!((play.at("se_a").as_str(), play.at("sw_b").as_str()), ("1: camp", "1: knight camp"));
}

// EPX-A39, EPX-A40
#[test]
fn epx_a39_a_stake_is_known_to_its_owner_only() {
    let mut play = marching(&SOLDIERS);
    play.act(1, "attack soldier n_b se_a").act(1, "stake 4");
    let hidden =
        |gold| Event::StakeHidden { seat: seat(1), gold, against: Defence::Unit(Kind::Soldier) };
    assert_eq!(play.game.heard(Viewer::Seat(seat(1))), [hidden(Some(4))]);
    for viewer in [Viewer::Seat(seat(2)), Viewer::Seat(seat(3)), Viewer::Spectator] {
        assert_eq!(play.game.heard(viewer), [hidden(None)]);
        assert_eq!(play.game.view(viewer).own.stake, None);
        assert_eq!(play.game.view(viewer).open.gold[0], 13, "the gold shown is all of it");
    }
    let view = play.game.view(Viewer::Spectator);
    assert_eq!(view.open.reserve(&view.rules, seat(1), Kind::Knight), 2, "reserves are public");
}

#[test]
fn epx_a40_the_stake_is_shown_after_the_guess() {
    for (guess, named) in [("guess 4", true), ("guess 5", false)] {
        let mut play = marching(&SOLDIERS);
        play.act(1, "attack soldier n_b se_a").act(1, "stake 4").act(2, guess);
        let opened = Event::StakeOpened { seat: seat(1), gold: 4, named };
        assert!(play.game.heard(Viewer::Seat(seat(3))).contains(&opened));
    }
}
