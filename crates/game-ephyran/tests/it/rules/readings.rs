//! Contested rules, read one way and the other.

use game_ephyran::setup::{OneToken, Shield};

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

/// Seat 1 has lagoon 1 and could exchange or destroy, seat 2 has lagoon 1, seat 3 holds a shield.
fn before_the_shield(reading: &str) -> Game {
    let hands = ["e001 e002 e003 e065", "e004 e008 e005 e014", "e011 e023 e010 e016"];
    let mut game = table_with(&format!("shield={reading}"), &hands);
    turn(&mut game, 1, "add e001 lagoon1", "e120");
    turn(&mut game, 2, "add e004 lagoon1", "e121");
    idle(&mut game, 3);
    game
}

#[test]
fn eyr_a8_as_a_reading_any_opponents_shield_stops_a_destruction_and_an_exchange() {
    for action in ["destroy e003 2", "exchange e002 2 lagoon1"] {
        let mut game = before_the_shield("victim");
        game.act(1, action).act(2, "pass");
        assert_ne!(awaited(&game), Some(3), "nobody else is asked");
        let mut game = before_the_shield("anyone");
        game.act(1, action);
        assert_eq!(awaited(&game), Some(2), "clockwise from the active player");
        game.act(2, "pass");
        assert_eq!(game.legal(3), ["defend e011", "pass"]);
        game.act(3, "defend e011").deal("card e122");
        assert_eq!(
            (at(&game, 1, "lagoon1"), at(&game, 2, "lagoon1")),
            ("e001".into(), "e004".into())
        );
        assert_eq!(hand(&game, 3).len(), 5, "the one who defended completes the hand");
        assert_eq!(game.legal(1), ["draw pile", "draw discard"], "the action is spent");
        let mut game = before_the_shield("anyone");
        game.act(1, action).act(2, "pass").act(3, "pass");
        assert_ne!(awaited(&game), Some(3), "nobody stops it");
    }
}

#[test]
fn eyr_a8_as_a_reading_an_exchange_with_the_hand_is_stopped_too_and_its_card_is_known() {
    let action = "replace e002 e065 lagoon1";
    let mut game = before_the_shield("victim");
    game.act(1, action);
    assert_eq!((at(&game, 1, "lagoon1"), awaited(&game)), ("e065".into(), Some(1)));
    let mut game = before_the_shield("anyone");
    game.act(1, action);
    assert_eq!((at(&game, 1, "lagoon1"), awaited(&game)), ("e001".into(), Some(2)));
    let is_known =
        |game: &Game| board(game).open_hands[0].iter().any(|card| card.to_string() == "e065");
    assert!(is_known(&game), "it was named");
    game.act(2, "pass").act(3, "defend e011").deal("card e122");
    assert_eq!(at(&game, 1, "lagoon1"), "e001");
    assert!(is_known(&game) && hand(&game, 1).contains(&"e065".into()), "and stays in the hand");
    assert_eq!(tartarus(&game), ["e002", "e011"]);
    take(&mut game, 1, "e123");
    assert_eq!((hand(&game, 1).len(), awaited(&game)), (5, Some(2)), "one card was used");
    let mut game = before_the_shield("anyone");
    game.act(1, action).act(2, "pass").act(3, "pass");
    assert_eq!(at(&game, 1, "lagoon1"), "e065");
    assert!(!is_known(&game));
}

#[test]
fn eyr_a1_as_a_reading_a_column_has_one_token_at_most() {
    let hands = ["e001 e005 e006 e017", "e002 e003 e009 e014"];
    for (reading, is_one) in [("area", false), ("column", true)] {
        let mut game = table_with(&format!("tokens={reading}"), &hands);
        turn(&mut game, 1, "add e001 lagoon1", "e013");
        turn(&mut game, 2, "add e003 lagoon1", "e121");
        turn(&mut game, 1, "add e005 lagoon2", "e018");
        idle(&mut game, 2);
        game.act(1, "take e006").act(2, "pass").deal("token owl").act(1, "place lagoon1");
        take(&mut game, 1, "e120");
        idle(&mut game, 2);
        assert_eq!(game.offers(1, "take e013"), !is_one, "{reading}");
        if is_one {
            game.refuses(1, "take e013", "EYR-A18");
        }
        turn(&mut game, 1, "add e017 lands1", "e122");
        idle(&mut game, 2);
        game.act(1, "take e013").act(2, "pass").deal("token trident");
        game.refuses(1, "place lagoon1", "EYR-30");
        if is_one {
            game.refuses(1, "place lagoon2", "EYR-A1");
        }
        assert_eq!(game.offers(1, "place lagoon2"), !is_one, "{reading}");
        game.act(1, "place lands1");
    }
}

#[test]
fn eyr_a1_as_a_reading_no_exchange_brings_a_second_token_into_a_column() {
    let hands = ["e001 e005 e006 e017", "e003 e075 e018 e002"];
    for (reading, is_one) in [("area", false), ("column", true)] {
        let mut game = table_with(&format!("tokens={reading}"), &hands);
        turn(&mut game, 1, "add e001 lagoon1", "e120");
        turn(&mut game, 2, "add e003 lagoon1", "e121");
        turn(&mut game, 1, "add e005 lagoon2", "e122");
        turn(&mut game, 2, "add e075 lagoon2", "e123");
        game.act(1, "take e006").act(2, "pass").deal("token owl").act(1, "place lagoon1");
        take(&mut game, 1, "e124");
        // Before seat 2 has a token of its own, the owl may come.
        assert!(game.offers(2, "exchange e002 1 lagoon1"), "{reading}");
        game.act(2, "take e018").act(1, "pass").deal("token trident").act(2, "place lagoon2");
        take(&mut game, 2, "e125");
        idle(&mut game, 1);
        for action in ["exchange e002 1 lagoon1", "exchange e002 1 lagoon2"] {
            assert_eq!(game.offers(2, action), !is_one, "{reading}");
            if is_one {
                game.refuses(2, action, "EYR-A1");
            }
        }
    }
}

#[test]
fn eyr_a1_as_a_reading_no_dionysus_brings_a_second_token_into_a_column() {
    let hands = ["e006 e007 e009 e013", "e003 e018 e019 e002"];
    for (reading, is_one) in [("area", false), ("column", true)] {
        let mut game = table_with(&format!("tokens={reading}"), &hands);
        turn(&mut game, 1, "add dionysus lagoon1", "e120");
        turn(&mut game, 2, "add e019 lands1", "e121");
        game.act(1, "take e006").act(2, "pass").deal("token owl").act(1, "place lagoon1");
        take(&mut game, 1, "e122");
        game.act(2, "take e018").act(1, "pass").deal("token trident").act(2, "place lands1");
        take(&mut game, 2, "e123");
        idle(&mut game, 1);
        let taken = "dionysus e003 1 lagoon1 lands2";
        assert_eq!(game.offers(2, taken), !is_one, "{reading}");
        if is_one {
            game.refuses(2, taken, "EYR-A1");
        }
        game.act(2, "dionysus e003 1 lagoon1 forest1");
        assert!(has_token(&game, 2, "forest1"));
    }
}

#[test]
fn a_record_that_names_no_reading_goes_on_by_the_old_ones() {
    let board = board(&table(&["e001 e002 e003 e006", "e004 e008 e011 e014"]));
    let readings = board.terms.readings;
    assert_eq!((readings.shield, readings.tokens), (Shield::Victim, OneToken::Area));
    assert_eq!(readings, game_ephyran::setup::Readings::default());
}
