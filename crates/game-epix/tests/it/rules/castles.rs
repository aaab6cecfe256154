//! Castles and their garrisons.

use game_epix::{Defence, Event, Kind, Phase};

use super::play::{Play, THREE, seat};

/// Seat 1's knight and soldier beside seat 2's castle, in summer.
fn siege(plan: &[(usize, &str)]) -> Play {
    let mut all = vec![(1, "recruit soldier n_b"), (1, "recruit knight n_b")];
    all.extend_from_slice(plan);
    let mut play = Play::opened(THREE, &all);
    play.season(1, &["march", "tax", "tax"]);
    play.act(1, "move soldier n_b se_a").act(1, "move knight n_b se_a").act(1, "done");
    play.season(1, &["march", "tax", "tax"]);
    play
}

fn against(play: &Play) -> Defence {
    play.state().open().fight.as_ref().expect("a duel is fought").against
}

// EPX-1b, EPX-42a, EPX-42c, EPX-55
#[test]
fn epx_42a_units_and_garrison_have_a_double_defence() {
    let mut play = siege(&[(2, "recruit knight castle_se")]);
    play.act(1, "attack knight se_a castle_se");
    for defence in [Defence::Unit(Kind::Soldier), Defence::Unit(Kind::Knight), Defence::Garrison] {
        assert_eq!((against(&play), play.n_guesses()), (defence, 2));
        play.win();
    }
    assert!(play.game.is_over(), "EPX-42c");
    assert_eq!(play.winners(), [1], "EPX-1b");
}

#[test]
fn epx_1b_a_castle_wins_and_otherwise_the_most_provinces() {
    let mut play = siege(&[]);
    play.act(1, "attack soldier se_a castle_se").win().win();
    assert_eq!(play.winners(), [1]);
    let mut play = Play::opened(THREE, &[(3, "recruit camp sw_a")]);
    play.winter(1, &["recruit tax", "recruit tax", "tax march"]);
    play.act(1, "play tax").act(1, "done").act(2, "play tax").act(2, "done");
    play.act(3, "play tax").act(3, "done");
    assert_eq!(play.winners(), [3]);
}

#[test]
fn epx_42b_a_catapult_in_a_castle_is_passed_over() {
    let mut play =
        Play::opened(THREE, &[(1, "recruit knight n_b"), (2, "recruit catapult castle_se")]);
    play.season(2, &["march", "march", "tax"]);
    play.act(2, "move soldier castle_se se_b").act(2, "done");
    play.act(1, "move knight n_b se_a").act(1, "attack knight se_a castle_se");
    assert_eq!((against(&play), play.n_guesses()), (Defence::Garrison, 2));
}

// EPX-42c, EPX-55
#[test]
fn epx_42c_beating_the_garrison_wins_the_game() {
    let mut play = siege(&[]);
    play.act(1, "attack soldier se_a castle_se").win();
    assert_eq!(against(&play), Defence::Garrison);
    play.win();
    let castle = "castle_se".parse().unwrap();
    assert!(play.heard().contains(&Event::CastleTaken { seat: seat(1), castle }));
    assert!(play.heard().contains(&Event::Won { seat: seat(1) }));
}

#[test]
fn epx_55_the_game_ends_at_once_in_any_season() {
    let mut play = siege(&[(2, "recruit camp se_b")]);
    let gold = play.gold(2);
    play.act(1, "attack soldier se_a castle_se").win().win();
    assert!(play.game.is_over());
    assert_eq!(play.state().open().season, 1, "it is summer");
    assert_eq!(play.gold(2), gold, "neither seat 2's tax nor its revenue is paid");
    play.refuses(1, "done", "game-over");
}

#[test]
fn epx_a27_a_garrison_left_is_an_enemy_left() {
    let mut play = siege(&[]);
    play.act(1, "attack knight se_a castle_se").win();
    assert_eq!((play.phase(), against(&play)), (Phase::Stake, Defence::Garrison));
    play.act(1, "withdraw");
    assert_eq!(play.at("castle_se"), "");
    play.refuses(1, "move knight se_a castle_se", "EPX-34a");
    play.act(1, "attack knight se_a castle_se");
    assert_eq!(against(&play), Defence::Garrison);
}

// EPX-44c, EPX-A31
#[test]
fn epx_44c_a_catapult_never_hits_the_garrison() {
    let mut play =
        Play::opened(THREE, &[(1, "recruit soldier n_b"), (2, "recruit knight castle_se")]);
    play.season(1, &["march", "tax", "tax"]);
    play.act(1, "move soldier n_b se_a").act(1, "done");
    play.season(1, &["recruit", "tax", "tax"]);
    play.act(1, "recruit catapult se_a").act(1, "recruit catapult castle_n").act(1, "done");
    play.season(1, &["march", "tax", "tax"]);
    play.act(1, "attack catapult se_a castle_se");
    assert_eq!(play.n_guesses(), 2, "EPX-A30: double in a castle");
    play.win();
    assert_eq!((play.phase(), play.at("castle_se").as_str()), (Phase::March, ""));
    assert!(!play.game.is_over());
}

#[test]
fn epx_a31_a_castle_without_units_is_no_target() {
    let mut play = Play::opened(THREE, &[(1, "recruit soldier n_b")]);
    play.season(1, &["march", "tax", "tax"]);
    play.act(1, "move soldier n_b se_a").act(1, "done");
    play.season(2, &["recruit", "march", "tax"]);
    play.act(2, "move soldier castle_se se_b").act(2, "done");
    play.act(1, "recruit catapult se_a").act(1, "done");
    play.season(1, &["march", "tax", "tax"]);
    play.refuses(1, "attack catapult se_a castle_se", "EPX-A31");
    assert!(play.offers(1, "attack catapult se_a se_b"));
    assert!(play.offers(1, "attack soldier se_a castle_se"));
}
