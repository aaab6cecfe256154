//! Contested rules, read one way and the other.

use super::*;

#[test]
fn eyr_a5_a_destroyed_area_goes_to_the_tartarus_or_as_a_reading_to_the_discard() {
    let hands = ["e001 e003 e009 e013", "e002 e006 e010 e014"];
    for (reading, is_discarded) in [("tartarus", false), ("discard", true)] {
        let mut game = table_with(&format!("destroyed={reading}"), &hands);
        turn(&mut game, 1, "add e001 lagoon1", "e120");
        turn(&mut game, 2, "add e002 lagoon1", "e121");
        game.act(1, "destroy e003 2").act(2, "pass").act(2, "lose lagoon1");
        assert_eq!(discard(&game).contains(&"e002".to_string()), is_discarded, "{reading}");
        assert_eq!(tartarus(&game).contains(&"e002".to_string()), !is_discarded, "{reading}");
        assert_eq!(game.offers(1, "draw discard"), is_discarded, "{reading}");
    }
}

#[test]
fn eyr_a6_as_a_reading_a_covered_dionysus_can_be_taken() {
    let hands = ["e017 e006 e009 e013", "e018 e002 e010 e014"];
    for (reading, is_taken) in [("uncovered", false), ("any", true)] {
        let mut game = table_with(&format!("dionysus={reading}"), &hands);
        turn(&mut game, 1, "add dionysus lands1", "e022");
        turn(&mut game, 2, "discard e014", "e121");
        let on_top = game.legal(1).into_iter().find(|action| action.ends_with(" lands2"));
        turn(&mut game, 1, &on_top.expect("a second area of the lands"), "e120");
        let take = "dionysus e018 1 lands1 forest1";
        assert_eq!(game.offers(2, take), is_taken, "{reading}");
        if is_taken {
            game.act(2, take);
            assert_eq!(
                (at(&game, 1, "lands1"), at(&game, 2, "forest1")),
                ("e018".into(), "dionysus".into())
            );
        } else {
            game.refuses(2, take, "EYR-A6");
        }
    }
}

#[test]
fn eyr_a15_as_a_reading_the_discard_is_open_after_discarding_too() {
    let hands = ["e001 e003 e009 e013", "e002 e006 e010 e014"];
    let mut game = table_with("discard=closed", &hands);
    game.act(1, "discard e001");
    assert_eq!(game.state().turn(), Turn::Chance, "the card comes from the pile");
    let mut game = table_with("discard=open", &hands);
    game.act(1, "discard e001");
    assert_eq!(game.legal(1), ["draw pile", "draw discard"]);
    game.act(1, "draw discard");
    assert!(hand(&game, 1).contains(&"e001".into()), "what was discarded is taken back");
    assert_eq!(awaited(&game), Some(2));
}

#[test]
fn eyr_a25_with_an_open_discard_the_game_ends_all_the_same() {
    let mut game = table_with("discard=open", &["e001 e003 e009 e013", "e002 e006 e010 e014"]);
    let most = game.state().max_turns();
    let mut n_turns = 0;
    while !game.is_over() {
        let seat = awaited(&game).expect("somebody's turn");
        game.act(seat, "discard dionysus").act(seat, "draw discard");
        n_turns += 1;
        assert!(n_turns <= most, "for ever");
    }
    assert!(n_turns + 2 > most - 2, "{n_turns} turns of {most}");
    assert_eq!(board(&game).ending, Some(game_ephyran::action::Ending::Turns));
}
