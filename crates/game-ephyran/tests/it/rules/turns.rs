//! A turn: the four actions and the card.

use engine::Turn;

use super::*;

#[test]
fn eyr_8_a_turn_is_one_action_and_one_card_from_the_pile_or_the_discard() {
    let mut game = table(&["e001 e005 e009 e013", "e002 e006 e010 e014"]);
    game.act(1, "add e001 lagoon1");
    assert_eq!(game.state().turn(), Turn::Chance, "no discard yet: the card comes from the pile");
    game.deal("card e120");
    assert_eq!(hand(&game, 1), ["e005", "e009", "e013", "e120", "dionysus"]);
    turn(&mut game, 2, "discard e014", "e121");
    game.act(1, "add e005 lagoon2");
    assert_eq!(game.legal(1), ["draw pile", "draw discard"]);
    game.refuses(1, "add e009 lagoon3", "EYR-8");
    game.refuses(1, "pass", "EYR-8");
    game.act(1, "draw discard");
    assert!(hand(&game, 1).contains(&"e014".into()) && discard(&game).is_empty());
    assert_eq!(awaited(&game), Some(2));
    game.refuses(2, "draw pile", "EYR-8");
}

#[test]
fn eyr_9_areas_are_added_in_order() {
    let mut game = table(&["e001 e005 e009 e013", "e002 e006 e010 e014"]);
    for (card, place) in [("e005", "lagoon2"), ("e009", "lagoon3"), ("e013", "lagoon4")] {
        game.refuses(1, &format!("add {card} {place}"), "EYR-9");
    }
    for (card, place) in [("e001", "lagoon1"), ("e005", "lagoon2"), ("e009", "lagoon3")] {
        turn(&mut game, 1, &format!("add {card} {place}"), &format!("e1{}", &card[2..]));
        idle(&mut game, 2);
    }
    assert!(game.offers(1, "add e013 lagoon4"));
    game.refuses(1, "add dionysus lands2", "EYR-9");
}

#[test]
fn eyr_10_a_city_has_each_area_once() {
    let mut game = table(&["e001 e002 e003 e004", "e005 e006 e010 e014"]);
    turn(&mut game, 1, "add e001 lagoon1", "e120");
    idle(&mut game, 2);
    game.refuses(1, "add e002 lagoon1", "EYR-10");
    game.refuses(1, "add dionysus lagoon1", "EYR-10");
    assert!(
        !game
            .legal(1)
            .iter()
            .any(|action| action.ends_with("lagoon1") && action.starts_with("add"))
    );
}

#[test]
fn eyr_11_a_support_is_one_of_the_actions() {
    let mut game = table(&["e001 e002 e003 e005", "e004 e006 e010 e014"]);
    game.act(1, "graeae e005");
    assert_eq!(tartarus(&game), ["e005"]);
    assert_eq!(at(&game, 1, "lagoon2"), "nothing", "its area half is given up");
}

#[test]
fn eyr_12_an_uncovered_area_is_changed_and_the_old_card_discarded() {
    let mut game = table(&["e001 e002 e005 e006", "e003 e007 e010 e014"]);
    turn(&mut game, 1, "add e001 lagoon1", "e004");
    game.refuses(2, "change e003 lagoon1", "EYR-12");
    turn(&mut game, 2, "add e003 lagoon1", "e120");
    turn(&mut game, 1, "change e002 lagoon1", "e121");
    assert_eq!((at(&game, 1, "lagoon1"), discard(&game)), ("e002".into(), vec!["e001".into()]));
    idle(&mut game, 2);
    turn(&mut game, 1, "add e005 lagoon2", "e122");
    idle(&mut game, 2);
    game.refuses(1, "change e004 lagoon1", "EYR-12");
    assert!(game.offers(1, "change e006 lagoon2"));
}

#[test]
fn eyr_13_whoever_does_nothing_else_discards_a_card() {
    let mut game = table(&["e005 e009 e013 e128", "e002 e006 e010 e014"]);
    for card in ["e005", "e009", "e013", "e128", "dionysus"] {
        assert!(game.offers(1, &format!("discard {card}")), "any card may go: {card}");
    }
    game.refuses(1, "pass", "EYR-8");
    game.refuses(1, "discard e006", "EYR-6");
    turn(&mut game, 1, "discard e128", "e120");
    assert_eq!(discard(&game), ["e128"]);
}

#[test]
fn eyr_a2_an_area_is_changed_for_the_same_area_or_dionysus() {
    let mut game = table(&["e001 e002 e006 e011", "e003 e007 e010 e014"]);
    turn(&mut game, 1, "add e001 lagoon1", "e004");
    idle(&mut game, 2);
    game.refuses(1, "change e006 lagoon1", "EYR-6");
    // A token on the area leaves the game with the old card.
    game.act(1, "take e006").act(2, "pass").deal("token owl").act(1, "place lagoon1");
    take(&mut game, 1, "e120");
    idle(&mut game, 2);
    turn(&mut game, 1, "change dionysus lagoon1", "e121");
    assert_eq!(at(&game, 1, "lagoon1"), "dionysus");
    assert!(!has_token(&game, 1, "lagoon1"));
    assert_eq!(discard(&game).last(), Some(&"e001".to_string()));
    idle(&mut game, 2);
    turn(&mut game, 1, "lock e011 lagoon", "e122");
    idle(&mut game, 2);
    game.refuses(1, "change e002 lagoon1", "EYR-25");
}

#[test]
fn eyr_a15_what_was_discarded_is_not_taken_back() {
    let mut game = table(&["e001 e002 e005 e006", "e003 e007 e010 e014"]);
    turn(&mut game, 1, "add e001 lagoon1", "e120");
    turn(&mut game, 2, "discard e014", "e121");
    game.act(1, "discard e120");
    assert_eq!(
        game.state().turn(),
        Turn::Chance,
        "only the pile, though the discard has two cards"
    );
    game.deal("card e122");
    idle(&mut game, 2);
    game.act(1, "change e002 lagoon1");
    assert_eq!(game.state().turn(), Turn::Chance, "the same after a change");
    game.deal("card e123");
    run_down(&mut game, 1, 1, &[2]);
    idle(&mut game, 1);
    let seat = 2;
    let n_cards = hand(&game, seat).len();
    idle(&mut game, seat);
    assert_eq!(hand(&game, seat).len(), n_cards - 1, "no pile, no card");
}

#[test]
fn eyr_a29_a_support_without_effect_is_discarded_at_best() {
    let mut game = table(&["e002 e003 e007 e008", "e001 e006 e010 e014"]);
    game.refuses(1, "unlock e008 2 lagoon", "EYR-A29");
    game.refuses(1, "destroy e003 2", "EYR-A5");
    game.refuses(1, "steal e007 2 lagoon1", "EYR-A19");
    game.refuses(1, "exchange e002 2 lagoon1", "EYR-A4");
    game.refuses(1, "replace e002 e003 lagoon1", "EYR-20");
    turn(&mut game, 1, "discard e008", "e120");
    assert_eq!((discard(&game), tartarus(&game)), (vec!["e008".into()], vec![]));
}

#[test]
fn eyr_a29_no_token_left_means_no_taking() {
    // Sixteen tokens, eight cards that take one: a pack with fewer tokens runs out.
    let few = <game_ephyran::Pack as engine::Pack>::STANDARD
        .replace("magic = \"thunderbolt\"\ncount = 3", "magic = \"thunderbolt\"\ncount = 0")
        .replace("magic = \"trident\"\ncount = 4", "magic = \"trident\"\ncount = 0")
        .replace("magic = \"owl\"\ncount = 5", "magic = \"owl\"\ncount = 1")
        .replace("magic = \"helmet\"\ncount = 4", "magic = \"helmet\"\ncount = 0");
    let content = engine::Content::read(&few).expect("a pack with one token is sound");
    let mut game = Game::with_content(&content, "seats=2");
    game.deal("first 1").deal("god gaia").deal("god aeolus");
    for card in ["e001", "e002", "e006", "e003", "e013", "e004", "e005", "e007"] {
        game.deal(&format!("card {card}"));
    }
    turn(&mut game, 1, "add e001 lagoon1", "e120");
    idle(&mut game, 2);
    game.act(1, "take e006").act(2, "pass").deal("token owl").act(1, "place lagoon1");
    take(&mut game, 1, "e009");
    idle(&mut game, 2);
    turn(&mut game, 1, "add e005 lagoon2", "e121");
    idle(&mut game, 2);
    game.refuses(1, "take e013", "EYR-A29");
}
