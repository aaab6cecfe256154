//! Dionysus: placed, taken from a neighbour, changed.

use super::*;

#[test]
fn eyr_14_dionysus_stands_for_any_area() {
    let mut game = table(&["e001 e005 e009 e013", "e002 e006 e010 e014"]);
    for place in ["lagoon1", "lands1", "forest1", "mountain1"] {
        assert!(game.offers(1, &format!("add dionysus {place}")));
    }
    turn(&mut game, 1, "add e001 lagoon1", "e120");
    idle(&mut game, 2);
    turn(&mut game, 1, "add dionysus lagoon2", "e121");
    idle(&mut game, 2);
    assert!(game.offers(1, "add e009 lagoon3"), "the column goes on above him");
}

#[test]
fn eyr_15_a_dionysus_is_taken_with_the_matching_area_and_placed_at_once() {
    let mut game = table(&["e001 e017 e009 e013", "e002 e018 e010 e014", "e003 e006 e011 e016"]);
    turn(&mut game, 1, "add dionysus lands1", "e120");
    game.refuses(2, "dionysus e002 1 lagoon1 forest1", "EYR-15");
    game.refuses(2, "dionysus e018 2 lands1 forest1", "EYR-15");
    game.refuses(2, "dionysus e002 1 lands1 forest1", "EYR-6");
    turn(&mut game, 2, "dionysus e018 1 lands1 forest1", "e121");
    assert_eq!(at(&game, 1, "lands1"), "e018");
    assert_eq!(at(&game, 2, "forest1"), "dionysus");
    assert!(hand(&game, 2).contains(&"dionysus".into()), "his own is still in hand");
    assert_eq!(hand(&game, 2).iter().filter(|card| *card == "dionysus").count(), 1);
}

#[test]
fn eyr_a6_taking_dionysus_needs_him_uncovered_unlocked_and_a_place_and_a_true_area() {
    let mut game = table(&["e004 e005 e017 e021", "e001 e018 e022 e011", "e020 e016 e010 e128"]);
    turn(&mut game, 1, "add dionysus lands1", "e120");
    game.refuses(2, "dionysus dionysus 1 lands1 lagoon1", "EYR-A6");
    game.refuses(2, "dionysus e018 1 lands1 lagoon2", "EYR-9");
    // It is action a: the turn goes on with the card of the turn, and nobody is asked.
    game.act(2, "dionysus e018 1 lands1 lagoon1");
    game.deal("card e121");
    assert_eq!(awaited(&game), Some(3));
    // One Dionysus covered, then locked away.
    turn(&mut game, 3, "add dionysus lands1", "e122");
    idle(&mut game, 1);
    turn(&mut game, 2, "add dionysus lagoon2", "e006");
    idle(&mut game, 3);
    game.refuses(1, "dionysus e004 2 lagoon1 lagoon1", "EYR-A6");
    assert!(game.offers(1, "dionysus e005 2 lagoon2 lagoon1"));
    idle(&mut game, 1);
    turn(&mut game, 2, "lock e011 lagoon", "e123");
    idle(&mut game, 3);
    game.refuses(1, "dionysus e005 2 lagoon2 lagoon1", "EYR-25");
    assert!(game.offers(1, "dionysus e017 3 lands1 forest1"));
}

#[test]
fn eyr_a6_his_token_comes_along_and_locked_columns_take_no_dionysus() {
    let mut game = table(&["e006 e017 e009 e013", "e001 e018 e011 e014"]);
    turn(&mut game, 1, "add dionysus lands1", "e120");
    turn(&mut game, 2, "add e001 lagoon1", "e121");
    game.act(1, "take e006").act(2, "pass").deal("token helmet").act(1, "place lands1");
    take(&mut game, 1, "e122");
    turn(&mut game, 2, "lock e011 lagoon", "e123");
    idle(&mut game, 1);
    game.refuses(2, "dionysus e018 1 lands1 lagoon2", "EYR-25");
    game.act(2, "dionysus e018 1 lands1 mountain1");
    assert!(has_token(&game, 2, "mountain1") && !has_token(&game, 1, "lands1"));
    // EYR-A30: the taker may look.
    assert_eq!(game.view(viewer(2)).tokens[0].magic, Some(game_ephyran::content::Magic::Helmet));
}

#[test]
fn eyr_a6_without_a_place_no_dionysus_is_taken() {
    let mut game = table(&["e001 e002 e009 e013", "e011 e023 e035 e054"]);
    turn(&mut game, 1, "add dionysus lands1", "e128");
    let turns = [
        ("add dionysus lagoon1", "e017"),
        ("add e017 lands1", "e033"),
        ("add e033 forest1", "e049"),
        ("add e049 mountain1", "e018"),
        ("lock e011 lagoon", "e019"),
        ("lock e023 lands", "e020"),
        ("lock e035 forest", "e021"),
    ];
    for (action, drawn) in turns {
        turn(&mut game, 2, action, drawn);
        idle(&mut game, 1);
    }
    assert!(game.offers(2, "dionysus e018 1 lands1 mountain2"));
    turn(&mut game, 2, "lock e054 mountain", "e022");
    idle(&mut game, 1);
    assert!(!game.legal(2).iter().any(|action| action.starts_with("dionysus")));
    game.refuses(2, "dionysus e018 1 lands1 mountain2", "EYR-25");
}

#[test]
fn eyr_a7_a_player_changes_his_own_dionysus_who_then_lies_on_the_discard() {
    let mut game = table(&["e001 e017 e009 e013", "e002 e018 e010 e014"]);
    turn(&mut game, 1, "add dionysus lands1", "e120");
    idle(&mut game, 2);
    turn(&mut game, 1, "change e017 lands1", "e121");
    assert_eq!(discard(&game).last(), Some(&"dionysus".to_string()));
    game.act(2, "add e002 lagoon1").act(2, "draw discard");
    assert_eq!(hand(&game, 2).iter().filter(|card| *card == "dionysus").count(), 2);
    assert_eq!(board(&game).open_hands[1].len(), 2, "everybody saw him go there");
}

#[test]
fn eyr_16_several_dionysus_in_a_city_are_worth_one_point_and_spoil_the_bonus() {
    let mut game = table(&["e001 e005 e009 e018", "e002 e017 e010 e014"]);
    turn(&mut game, 1, "add e001 lagoon1", "e120");
    turn(&mut game, 2, "add dionysus lands1", "e121");
    turn(&mut game, 1, "add dionysus lands1", "e122");
    idle(&mut game, 2);
    assert_eq!(points(&game, 1), 2 + 1, "a siren in Poseidon's own lagoon, and Dionysus");
    turn(&mut game, 1, "dionysus e018 2 lands1 lagoon2", "e123");
    idle(&mut game, 2);
    // The point is now counted in the lagoon, where it counts twice; the other Dionysus adds nothing.
    assert_eq!(points(&game, 1), 2 * (1 + 1));
}
