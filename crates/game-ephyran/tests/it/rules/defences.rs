//! Defences: who is asked, what they stop, and what it costs.

use super::*;

#[test]
fn eyr_24_the_shield_stops_exchange_and_destruction_and_the_hand_is_completed_from_the_pile() {
    let mut game = table(&["e001 e002 e003 e006", "e004 e008 e011 e014"]);
    turn(&mut game, 1, "add e001 lagoon1", "e120");
    turn(&mut game, 2, "add e004 lagoon1", "e121");
    game.act(1, "exchange e002 2 lagoon1");
    assert_eq!(game.legal(2), ["defend e011", "pass"]);
    game.refuses(2, "defend e008", "EYR-24");
    game.refuses(2, "defend e035", "EYR-6");
    game.refuses(2, "add e008 lagoon2", "EYR-24");
    game.act(2, "defend e011");
    // The discard is empty here; with cards on it the defender still gets no choice.
    game.deal("card e122");
    assert_eq!(hand(&game, 2).len(), 5);
    assert_eq!((at(&game, 1, "lagoon1"), at(&game, 2, "lagoon1")), ("e001".into(), "e004".into()));
    take(&mut game, 1, "e023");
    idle(&mut game, 2);
    // Hecate's magic stops a taking, the shield does not.
    game.act(1, "take e006");
    assert_eq!(game.legal(2), ["defend e008", "pass"]);
    game.act(2, "defend e008");
    assert_eq!(
        game.state().turn(),
        engine::Turn::Chance,
        "from the pile only, though there is a discard"
    );
    game.deal("card e030");
    take(&mut game, 1, "e124");
    idle(&mut game, 2);
    assert!(board(&game).n_tokens_drawn == 0, "no token was taken");
    game.act(1, "destroy e003 2").act(2, "defend e030").deal("card e125");
    assert_eq!(at(&game, 2, "lagoon1"), "e004", "the destruction is stopped too");
}

#[test]
fn eyr_24_hecates_magic_stops_a_theft() {
    let mut game = table(&["e001 e006 e017 e005", "e007 e015 e003 e014"]);
    turn(&mut game, 1, "add e001 lagoon1", "e008");
    turn(&mut game, 2, "add e003 lagoon1", "e120");
    game.act(1, "take e006").act(2, "pass").deal("token owl").act(1, "place lagoon1");
    take(&mut game, 1, "e121");
    game.act(2, "steal e007 1 lagoon1");
    game.act(1, "defend e008").deal("card e122");
    assert!(has_token(&game, 1, "lagoon1"));
    assert_eq!(tartarus(&game), ["e006", "e007", "e008"]);
}

#[test]
fn eyr_a9_anybody_may_object_to_a_taking_clockwise_but_only_the_victim_to_a_theft() {
    let mut game = table(&["e001 e006 e017 e005", "e007 e013 e003 e014", "e008 e015 e010 e016"]);
    turn(&mut game, 1, "add e001 lagoon1", "e120");
    turn(&mut game, 2, "add e003 lagoon1", "e121");
    idle(&mut game, 3);
    game.act(1, "take e006");
    game.refuses(3, "pass", "not-awaited");
    game.act(2, "pass");
    assert_eq!(awaited(&game), Some(3));
    game.act(3, "pass").deal("token owl").act(1, "place lagoon1");
    take(&mut game, 1, "e122");
    game.act(2, "take e013");
    assert_eq!(awaited(&game), Some(3), "clockwise from the active player");
    game.act(3, "defend e015").deal("card e123");
    assert_eq!(awaited(&game), Some(2), "the first use ends it: seat 1 is not asked");
    take(&mut game, 2, "e124");
    idle(&mut game, 3);
    idle(&mut game, 1);
    game.act(2, "steal e007 1 lagoon1");
    assert_eq!(awaited(&game), Some(1));
    game.act(1, "pass");
    assert_eq!(awaited(&game), Some(2), "seat 3 holds Hecate's magic, but is not asked");
}

#[test]
fn eyr_a8_only_the_city_aimed_at_may_use_the_shield() {
    let mut game = table(&["e001 e002 e003 e006", "e004 e008 e005 e014", "e011 e023 e010 e016"]);
    turn(&mut game, 1, "add e001 lagoon1", "e120");
    turn(&mut game, 2, "add e004 lagoon1", "e121");
    idle(&mut game, 3);
    game.act(1, "destroy e003 2");
    assert_eq!(awaited(&game), Some(2));
    game.refuses(3, "defend e011", "not-awaited");
    game.act(2, "pass");
    assert_eq!(game.legal(2), ["lose lagoon1"], "nobody else was asked");
}

#[test]
fn eyr_a10_a_defence_is_not_answered_and_the_active_player_has_none() {
    let mut game = table(&["e001 e008 e006 e015", "e020 e003 e005 e127"]);
    turn(&mut game, 1, "add e001 lagoon1", "e120");
    idle(&mut game, 2);
    game.refuses(1, "defend e008", "EYR-8");
    game.act(1, "take e006");
    game.refuses(1, "defend e008", "not-awaited");
    game.act(2, "defend e020");
    game.refuses(1, "defend e008", "draw-first");
    game.deal("card e121");
    assert_eq!(game.legal(1), ["draw pile", "draw discard"], "the taking is over");
}

#[test]
fn eyr_a11_everybody_entitled_is_asked_whatever_he_holds() {
    let mut game = table(&["e001 e006 e002 e013", "e003 e005 e009 e014"]);
    turn(&mut game, 1, "add e001 lagoon1", "e120");
    turn(&mut game, 2, "add e003 lagoon1", "e121");
    game.act(1, "take e006");
    assert_eq!(game.legal(2), ["pass"], "nothing to answer with, and asked all the same");
    assert!(board(&game).n_tokens_drawn == 0, "before anything happens");
    game.act(2, "pass").deal("token owl").act(1, "place lagoon1");
    take(&mut game, 1, "e122");
    idle(&mut game, 2);
    game.act(1, "exchange e002 2 lagoon1");
    assert_eq!(game.legal(2), ["pass"]);
}

#[test]
fn eyr_a11_a_stopped_support_is_spent_and_the_active_player_still_draws() {
    let mut game = table(&["e001 e002 e003 e006", "e004 e008 e011 e014"]);
    turn(&mut game, 1, "add e001 lagoon1", "e120");
    turn(&mut game, 2, "add e004 lagoon1", "e121");
    game.act(1, "destroy e003 2").act(2, "defend e011").deal("card e122");
    assert_eq!(tartarus(&game), ["e003", "e011"]);
    assert_eq!(hand(&game, 1).len(), 4);
    take(&mut game, 1, "e123");
    assert_eq!((hand(&game, 1).len(), awaited(&game)), (5, Some(2)));
}

#[test]
fn eyr_a12_the_defender_of_the_last_round_keeps_a_smaller_hand() {
    let mut game = table(&["e004 e008 e011 e002", "e001 e003 e005 e006"]);
    turn(&mut game, 1, "add e002 lagoon1", "e010");
    turn(&mut game, 2, "add e001 lagoon1", "e007");
    run_down(&mut game, 1, 1, &[2]);
    idle(&mut game, 1);
    assert_eq!(public(&game).n_pile, 0);
    let n_cards = hand(&game, 1).len();
    game.act(2, "destroy e003 1").act(1, "defend e004");
    assert_eq!(hand(&game, 1).len(), n_cards - 1, "no pile, no card");
    assert_eq!(game.legal(2), ["pass", "draw discard"], "the turn goes on");
}
