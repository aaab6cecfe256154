//! Supports that draw, exchange, destroy; those about tokens are in a file of their own.

use engine::Turn;
use game_ephyran::Event;
use game_ephyran::content::{Family, Power};

use super::*;

#[test]
fn eyr_17_eight_supports_in_four_families() {
    let pack = public(&table(&["e001 e002 e003 e004", "e005 e006 e007 e008"])).pack;
    let of = |family: Family| -> Vec<Power> {
        let supports = pack.printed.supports.iter().filter(|support| support.family == family);
        supports.map(|support| support.effect.power()).collect()
    };
    assert_eq!(of(Family::Pile), [Power::Twins, Power::Graeae]);
    assert_eq!(of(Family::Athena), [Power::Exchange, Power::TakeToken]);
    assert_eq!(of(Family::Ares), [Power::Destroy, Power::StealToken]);
    assert_eq!(of(Family::Defence), [Power::Lock, Power::Unlock]);
    assert_eq!(pack.printed.supports.len(), 8);
}

#[test]
fn eyr_18_eyr_a13_castor_and_pollux_bring_two_cards_and_a_second_play_that_is_no_support() {
    let mut game = table(&["e001 e002 e005 e012", "e003 e006 e010 e014"]);
    game.act(1, "twins e001");
    assert_eq!(tartarus(&game), ["e001"]);
    game.refuses(1, "add e002 lagoon1", "draw-first");
    game.deal("card e120").deal("card e121");
    assert_eq!(hand(&game, 1).len(), 6, "the French rules count six");
    game.refuses(1, "graeae e005", "EYR-18");
    game.refuses(1, "twins e012", "EYR-18");
    game.refuses(1, "pass", "EYR-18");
    game.act(1, "add e002 lagoon1");
    assert_eq!(
        (awaited(&game), hand(&game, 1).len()),
        (Some(2), 5),
        "no card after the second play"
    );
}

#[test]
fn eyr_a13_the_two_cards_come_one_by_one_and_the_second_play_may_change_discard_or_take() {
    let mut game = table(&["e001 e002 e012 e017", "e003 e006 e010 e014"]);
    turn(&mut game, 1, "add e002 lagoon1", "e120");
    game.act(2, "add dionysus lands1").deal("card e121");
    turn(&mut game, 1, "discard e120", "e122");
    turn(&mut game, 2, "discard e121", "e123");
    game.act(1, "twins e012");
    assert_eq!(game.legal(1), ["draw pile", "draw discard"]);
    game.act(1, "draw discard");
    assert!(board(&game).open_hands[0].iter().any(|card| card.to_string() == "e121"));
    assert_eq!(game.legal(1), ["draw pile", "draw discard"], "the second card is asked for anew");
    game.act(1, "draw pile").deal("card e004");
    for action in ["change e001 lagoon1", "discard e122", "dionysus e017 2 lands1 forest1"] {
        assert!(game.offers(1, action), "{action}");
    }
    game.act(1, "change e004 lagoon1");
    assert_eq!(awaited(&game), Some(2), "a change draws nothing either");
}

#[test]
fn eyr_19_the_graeae_show_three_cards_of_which_one_is_kept() {
    let mut game = table(&["e005 e002 e009 e013", "e003 e006 e010 e014"]);
    game.act(1, "graeae e005");
    game.deal("card e120").deal("card e110");
    assert_eq!(game.heard(viewer(2)), [Event::LookedAt { seat: Seat::new(0), card: None }]);
    game.deal("card e115");
    let seen: Vec<String> =
        game.view(viewer(1)).looked_at.iter().map(ToString::to_string).collect();
    assert_eq!(seen, ["e110", "e115", "e120"]);
    assert!(game.view(viewer(2)).looked_at.is_empty());
    assert_eq!(game.legal(1).len(), 6, "three to keep, two orders of the others");
    game.refuses(1, "keep e115", "EYR-19");
    game.refuses(1, "keep e115 e115", "EYR-19");
    game.refuses(1, "keep e002 e115", "EYR-19");
    game.refuses(1, "discard e002", "EYR-19");
    game.act(1, "keep e115 e110");
    assert_eq!(discard(&game), ["e120", "e110"], "the one named ends on top");
    assert!(hand(&game, 1).contains(&"e115".into()));
    assert_eq!(board(&game).open_hands[0].len(), 1, "nobody else saw which card was kept");
}

#[test]
fn eyr_a14_the_graeae_need_a_pile_and_their_card_is_the_card_of_the_turn() {
    let mut game = table(&["e005 e016 e028 e001", "e003 e006 e010 e014"]);
    run_down(&mut game, 2, 1, &[2]);
    game.act(1, "graeae e005").deal_any();
    assert_eq!(game.view(viewer(1)).looked_at.len(), 2, "a short pile shows what it has");
    let n_before = hand(&game, 1).len();
    let first = game.legal(1)[0].clone();
    game.act(1, &first);
    assert_eq!(hand(&game, 1).len(), n_before + 1);
    assert_eq!(awaited(&game), Some(2), "no further card");
    let mut game = table(&["e001 e002 e003 e004", "e005 e016 e028 e006"]);
    run_down(&mut game, 1, 1, &[1]);
    idle(&mut game, 1);
    game.refuses(2, "graeae e005", "EYR-A14");
}

#[test]
fn eyr_a14_one_card_left_is_kept() {
    let mut game = table(&["e001 e002 e003 e004", "e005 e016 e028 e006"]);
    run_down(&mut game, 1, 2, &[1]);
    game.act(2, "graeae e005");
    let left = game.state().chance_at(0).to_string().replace("card ", "");
    game.deal_any();
    assert_eq!(game.legal(2), [format!("keep {left}")]);
}

#[test]
fn eyr_20_eyr_a4_areas_are_exchanged_with_an_opponent_covered_or_not() {
    let mut game = table(&["e001 e005 e009 e044", "e003 e006 e010 e014", "e002 e007 e011 e015"]);
    turn(&mut game, 1, "add e001 lagoon1", "e120");
    turn(&mut game, 2, "add e003 lagoon1", "e121");
    turn(&mut game, 3, "add dionysus lagoon1", "e122");
    turn(&mut game, 1, "add e005 lagoon2", "e123");
    turn(&mut game, 2, "add e006 lagoon2", "e124");
    idle(&mut game, 3);
    game.refuses(1, "exchange e009 1 lagoon1", "EYR-20");
    game.refuses(1, "exchange e009 3 lagoon2", "EYR-A4");
    game.refuses(1, "exchange e009 4 lagoon1", "EYR-A28");
    // Covered in both cities, and still exchanged; Dionysus counts as the area he stands for.
    assert!(game.offers(1, "exchange e009 3 lagoon1"));
    game.act(1, "exchange e009 2 lagoon1").act(2, "pass");
    assert_eq!((at(&game, 1, "lagoon1"), at(&game, 2, "lagoon1")), ("e003".into(), "e001".into()));
    assert_eq!(tartarus(&game), ["e009"], "nothing but the Support");
    take(&mut game, 1, "e119");
    idle(&mut game, 2);
    game.act(3, "exchange e002 1 lagoon1").act(1, "pass");
    assert_eq!(
        (at(&game, 1, "lagoon1"), at(&game, 3, "lagoon1")),
        ("dionysus".into(), "e003".into())
    );
}

#[test]
fn eyr_a4_locked_columns_are_not_exchanged_and_tokens_go_along() {
    let mut game = table(&["e001 e006 e009 e021", "e003 e004 e010 e011"]);
    turn(&mut game, 1, "add e001 lagoon1", "e002");
    turn(&mut game, 2, "add e003 lagoon1", "e121");
    game.act(1, "take e006").act(2, "pass").deal("token trident").act(1, "place lagoon1");
    take(&mut game, 1, "e122");
    idle(&mut game, 2);
    game.act(1, "exchange e009 2 lagoon1").act(2, "pass");
    assert!(has_token(&game, 2, "lagoon1") && !has_token(&game, 1, "lagoon1"));
    take(&mut game, 1, "e123");
    turn(&mut game, 2, "lock e011 lagoon", "e124");
    game.refuses(1, "exchange e002 2 lagoon1", "EYR-25");
}

#[test]
fn eyr_20_eyr_a3_eyr_a8_an_area_is_exchanged_with_the_hand_and_nobody_can_object() {
    let mut game = table(&["e001 e005 e002 e004", "e003 e006 e011 e014"]);
    turn(&mut game, 1, "add e001 lagoon1", "e013");
    idle(&mut game, 2);
    turn(&mut game, 1, "add e005 lagoon2", "e120");
    idle(&mut game, 2);
    game.refuses(1, "change e004 lagoon1", "EYR-12");
    game.refuses(1, "replace e002 e002 lagoon1", "EYR-6");
    game.refuses(1, "replace e002 e004 lagoon2", "EYR-6");
    game.refuses(1, "replace e002 e013 lagoon4", "EYR-20");
    assert!(game.offers(1, "replace e002 dionysus lagoon2"));
    // Covered, and the shield in seat 2's hand is of no use: it is not even asked.
    game.act(1, "replace e002 e004 lagoon1");
    assert_eq!(at(&game, 1, "lagoon1"), "e004");
    assert_eq!(tartarus(&game), ["e001", "e002"]);
    assert_eq!((awaited(&game), hand(&game, 1).len()), (Some(1), 3));
    game.act(1, "draw pile").deal("card e121");
    assert_eq!(game.legal(1), ["draw pile", "draw discard"], "the second of two cards");
    game.act(1, "draw discard");
    assert_eq!((awaited(&game), hand(&game, 1).len()), (Some(2), 5));
}

#[test]
fn eyr_a3_as_an_option_the_old_area_comes_to_the_hand() {
    let mut game = table_with("exchange=hand", &["e001 e005 e002 e004", "e003 e006 e011 e014"]);
    turn(&mut game, 1, "add e001 lagoon1", "e044");
    idle(&mut game, 2);
    turn(&mut game, 1, "add dionysus lagoon2", "e120");
    idle(&mut game, 2);
    game.refuses(1, "replace e002 e005 lagoon2", "EYR-A3");
    game.act(1, "replace e002 e004 lagoon1");
    assert!(hand(&game, 1).contains(&"e001".into()) && tartarus(&game) == ["e002"]);
    assert!(board(&game).open_hands[0].iter().any(|card| card.to_string() == "e001"));
    take(&mut game, 1, "e121");
    assert_eq!((awaited(&game), hand(&game, 1).len()), (Some(2), 5), "one card is enough");
}

#[test]
fn eyr_22_eyr_a5_the_victim_of_a_destruction_gives_up_an_uncovered_area() {
    let mut game = table(&["e003 e010 e022 e001", "e002 e006 e017 e023"]);
    game.refuses(1, "destroy e003 2", "EYR-A5");
    game.refuses(1, "destroy e003 1", "EYR-22");
    idle(&mut game, 1);
    turn(&mut game, 2, "add e002 lagoon1", "e120");
    idle(&mut game, 1);
    turn(&mut game, 2, "add e006 lagoon2", "e121");
    idle(&mut game, 1);
    turn(&mut game, 2, "add e017 lands1", "e122");
    game.act(1, "destroy e003 2").act(2, "pass");
    assert_eq!(game.legal(2), ["lose lagoon2", "lose lands1"], "his choice, uncovered ones only");
    game.refuses(2, "lose lagoon1", "EYR-22");
    game.refuses(2, "lose forest1", "EYR-22");
    game.refuses(2, "pass", "EYR-22");
    game.act(2, "lose lagoon2");
    assert_eq!(at(&game, 2, "lagoon2"), "nothing");
    assert_eq!(tartarus(&game), ["e003", "e006"], "to the Tartarus, not to the discard");
    assert_eq!(
        game.state().turn().awaited().first(),
        Some(Seat::new(0)),
        "the active player draws"
    );
}

#[test]
fn eyr_a5_a_locked_column_is_not_destroyed() {
    let mut game = table(&["e003 e010 e022 e001", "e002 e006 e017 e023"]);
    idle(&mut game, 1);
    turn(&mut game, 2, "add e002 lagoon1", "e120");
    idle(&mut game, 1);
    turn(&mut game, 2, "lock e023 lagoon", "e121");
    game.refuses(1, "destroy e003 2", "EYR-A5");
    idle(&mut game, 1);
    turn(&mut game, 2, "add e017 lands1", "e122");
    game.act(1, "destroy e003 2").act(2, "pass");
    assert_eq!(game.legal(2), ["lose lands1"]);
    game.refuses(2, "lose lagoon1", "EYR-25");
}

#[test]
fn eyr_27_what_supports_use_up_goes_to_the_tartarus_and_never_comes_back() {
    let mut game = table(&["e003 e005 e022 e001", "e002 e006 e017 e011"]);
    game.act(1, "graeae e005").deal("card e120").deal("card e121").deal("card e122");
    game.act(1, "keep e120 e121");
    turn(&mut game, 2, "add e002 lagoon1", "e123");
    game.act(1, "destroy e003 2").act(2, "defend e011").deal("card e124");
    assert_eq!(tartarus(&game), ["e003", "e005", "e011"]);
    assert_eq!(discard(&game), ["e122", "e121"]);
    // The only sources are the pile and the discard.
    assert_eq!(game.legal(1), ["draw pile", "draw discard"]);
    game.act(1, "draw pile");
    let buried = board(&game).tartarus;
    let mut outcomes = Vec::new();
    game.state().chance_outcomes(&mut outcomes);
    let possible = |drawn: &Chance| matches!(drawn, Chance::Card(card) if buried.contains(*card));
    assert!(!outcomes.iter().any(|(drawn, _)| possible(drawn)));
    assert_eq!(game.state().turn(), Turn::Chance);
}
