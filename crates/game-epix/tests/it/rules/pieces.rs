//! Camps and catapults: what is destroyed, what changes sides.

use game_epix::{Defence, Event, Kind, Phase};

use super::attacking::{against, marching};
use super::play::{Play, THREE, seat};

// EPX-43a, EPX-43b, EPX-43c
#[test]
fn epx_43a_a_camp_has_a_simple_defence() {
    let mut play = marching(&[(1, "recruit soldier n_b"), (2, "recruit camp se_a")]);
    play.act(1, "attack soldier n_b se_a");
    assert_eq!((against(&play), play.n_guesses()), (Defence::Unit(Kind::Camp), 1));
}

#[test]
fn epx_43b_a_beaten_camp_changes_sides() {
    let mut play = marching(&[(1, "recruit soldier n_b"), (2, "recruit camp se_a")]);
    play.act(1, "attack soldier n_b se_a").win();
    assert_eq!(play.at("se_a"), "1: soldier camp");
    assert_eq!((play.reserve(1, Kind::Camp), play.reserve(2, Kind::Camp)), (2, 3));
}

#[test]
fn epx_43c_it_pays_its_new_owner_in_the_same_season() {
    let mut play = marching(&[(1, "recruit soldier n_b"), (2, "recruit camp se_a")]);
    play.act(1, "attack soldier n_b se_a").win().act(1, "done");
    assert!(play.heard().contains(&Event::Earned { seat: seat(1), gold: 1 }));
    assert!(play.heard().contains(&Event::Earned { seat: seat(2), gold: 0 }));
}

#[test]
fn epx_a28_without_a_piece_in_reserve_the_beaten_one_is_removed() {
    let mut play = Play::opened(
        THREE,
        &[
            (1, "recruit camp n_a"),
            (1, "recruit camp n_b"),
            (1, "recruit soldier n_b"),
            (1, "recruit soldier n_a"),
            (2, "recruit camp se_a"),
        ],
    );
    play.season(1, &["march", "tax", "tax"]);
    play.act(1, "move soldier n_a kilimandjora").act(1, "done");
    play.season(1, &["recruit", "tax", "tax"]);
    play.act(1, "recruit camp kilimandjora").act(1, "done");
    assert_eq!(play.reserve(1, Kind::Camp), 0);
    play.season(1, &["march", "tax", "tax"]);
    play.act(1, "attack soldier n_b se_a").win();
    assert_eq!((play.at("se_a").as_str(), play.reserve(2, Kind::Camp)), ("1: soldier", 3));
}

// EPX-44a, EPX-A32
#[test]
fn epx_44a_a_catapult_reaches_a_neighbour_and_two_from_the_mountain() {
    let mut play = Play::opened(
        THREE,
        &[
            (1, "recruit soldier n_b"),
            (1, "recruit catapult n_b"),
            (2, "recruit camp se_b"),
            (3, "recruit camp sw_a"),
        ],
    );
    play.season(1, &["march", "tax", "tax"]);
    play.refuses(1, "attack catapult n_b se_b", "EPX-35a");
    play.act(1, "move soldier n_b kilimandjora").act(1, "done");
    play.season(1, &["recruit", "tax", "tax"]);
    play.act(1, "recruit catapult kilimandjora").act(1, "done");
    play.season(1, &["march", "tax", "tax"]);
    for target in ["castle_se", "castle_sw", "se_b", "sw_a"] {
        assert!(play.offers(1, &format!("attack catapult kilimandjora {target}")), "{target}");
    }
    // EPX-A32: the way to castle_se lies across provinces of anybody.
    play.act(1, "attack catapult kilimandjora castle_se").win();
    assert_eq!(play.at("castle_se"), "");
}

#[test]
fn epx_a32_nothing_blocks_a_shot_over_two_provinces() {
    let mut play = Play::opened(
        THREE,
        &[
            (1, "recruit soldier n_b"),
            (2, "recruit camp se_a"),
            (2, "recruit camp se_b"),
            (3, "recruit camp sw_a"),
        ],
    );
    play.season(1, &["march", "tax", "tax"]);
    play.act(1, "move soldier n_b kilimandjora").act(1, "done");
    play.season(1, &["recruit", "tax", "tax"]);
    play.act(1, "recruit catapult kilimandjora").act(1, "done");
    play.season(1, &["march", "tax", "tax"]);
    // Both neighbours of the castle are held by its owner.
    assert!(play.offers(1, "attack catapult kilimandjora castle_se"));
}

// EPX-44b, EPX-44d, EPX-44e, EPX-A30
#[test]
fn epx_44b_a_catapult_destroys_everything_and_converts_nothing() {
    let mut play = marching(&[
        (1, "recruit catapult n_b"),
        (2, "recruit soldier se_a"),
        (2, "recruit camp se_a"),
        (2, "recruit catapult se_a"),
    ]);
    play.act(1, "attack catapult n_b se_a");
    assert_eq!(
        against(&play),
        Defence::Unit(Kind::Soldier),
        "EPX-A30: one duel, the first in order"
    );
    play.win();
    assert_eq!((play.at("se_a").as_str(), play.phase()), ("", Phase::March));
    assert_eq!(play.reserve(2, Kind::Camp), 3);
    assert_eq!(play.reserve(1, Kind::Catapult), 2, "EPX-44d: back in reserve");
    assert_eq!(play.at("n_b"), "", "EPX-44e: and not in the province either");
}

#[test]
fn epx_44d_a_catapult_is_gone_after_a_lost_attack_too() {
    let mut play = marching(&[(1, "recruit catapult n_b"), (2, "recruit soldier se_a")]);
    play.act(1, "attack catapult n_b se_a").lose();
    assert_eq!((play.at("n_b").as_str(), play.at("se_a").as_str()), ("", "2: soldier"));
    assert_eq!(play.reserve(1, Kind::Catapult), 2);
}

#[test]
fn epx_44e_a_catapult_never_enters() {
    let mut play = marching(&[(1, "recruit catapult n_b"), (2, "recruit camp se_a")]);
    play.act(1, "attack catapult n_b se_a").win();
    assert_eq!(play.at("se_a"), "");
}

#[test]
fn epx_a29_a_lone_catapult_is_shot_without_a_duel() {
    let mut play = marching(&[(1, "recruit catapult n_b"), (2, "recruit catapult se_a")]);
    play.act(1, "attack catapult n_b se_a");
    assert_eq!((play.phase(), play.at("se_a").as_str(), play.gold(1)), (Phase::March, "", 13));
    assert_eq!(play.reserve(1, Kind::Catapult), 2);
}

#[test]
fn epx_a30_one_duel_against_the_first_in_order() {
    let mut play = marching(&[
        (1, "recruit catapult n_b"),
        (2, "recruit knight se_a"),
        (2, "recruit camp se_a"),
    ]);
    play.act(1, "attack catapult n_b se_a");
    assert_eq!((against(&play), play.n_guesses()), (Defence::Unit(Kind::Knight), 1));
    play.win();
    assert_eq!(play.at("se_a"), "");
}

// EPX-45a, EPX-45b
#[test]
fn epx_45a_a_lone_catapult_changes_sides() {
    let mut play = marching(&[(1, "recruit soldier n_b"), (2, "recruit catapult se_a")]);
    play.act(1, "attack soldier n_b se_a");
    assert_eq!(play.at("se_a"), "1: soldier catapult");
    assert_eq!((play.reserve(1, Kind::Catapult), play.reserve(2, Kind::Catapult)), (1, 2));
}

#[test]
fn epx_45b_a_converted_catapult_waits_for_the_next_season() {
    let mut play = marching(&[
        (1, "recruit soldier n_b"),
        (2, "recruit catapult se_a"),
        (2, "recruit camp se_b"),
    ]);
    play.act(1, "attack soldier n_b se_a");
    play.refuses(1, "attack catapult se_a se_b", "EPX-45b");
    play.act(1, "done");
    play.season(1, &["march", "tax", "tax"]);
    play.act(1, "attack catapult se_a se_b").win();
    assert_eq!(play.at("se_b"), "");
}

#[test]
fn epx_a33_walking_in_on_a_catapult_is_an_attack_without_a_duel() {
    let plan = [
        (1, "recruit soldier n_a"),
        (1, "recruit knight n_b"),
        (2, "recruit catapult se_a"),
        (3, "recruit catapult sw_b"),
    ];
    let mut play = marching(&plan);
    play.act(1, "attack soldier n_a sw_b");
    assert_eq!((play.phase(), play.gold(1)), (Phase::March, 7), "no stake");
    play.refuses(1, "move soldier sw_b n_a", "EPX-39c");
    // The soldier from the castle has moved: it may not.
    let mut play = marching(&plan);
    play.act(1, "move soldier n_a kilimandjora");
    play.refuses(1, "attack soldier kilimandjora se_a", "EPX-31b");
    // A knight may, and goes on.
    play.act(1, "attack knight n_b se_a");
    assert_eq!(play.at("se_a"), "1: knight catapult");
    assert!(play.offers(1, "move knight se_a se_b"));
}

#[test]
fn epx_54a_a_piece_of_the_attackers_takes_the_place() {
    let mut play = marching(&[(1, "recruit knight n_b"), (2, "recruit camp se_a")]);
    play.act(1, "attack knight n_b se_a").win();
    assert_eq!((play.reserve(1, Kind::Camp), play.reserve(2, Kind::Camp)), (2, 3));
}

#[test]
fn epx_54b_only_who_enters_converts() {
    let mut play = marching(&[
        (1, "recruit catapult n_b"),
        (1, "recruit soldier n_b"),
        (2, "recruit camp se_a"),
    ]);
    play.act(1, "attack catapult n_b se_a").win();
    assert_eq!(play.reserve(1, Kind::Camp), 3, "the catapult took nothing over");
    play.act(1, "move soldier n_b se_a");
    assert_eq!(play.at("se_a"), "1: soldier");
}
