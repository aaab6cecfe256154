//! Magical tokens: where they lie, where they go, and who knows what they are.

use game_ephyran::Event;
use game_ephyran::content::Magic;

use super::*;

/// Seat 1 has lagoon 1 and 2 and takes a token; `game.act(1, "place …")` comes next.
fn taking(magic: &str) -> Game {
    let mut game = table(&["e001 e005 e006 e013", "e003 e007 e010 e014", "e004 e008 e009 e015"]);
    turn(&mut game, 1, "add e001 lagoon1", "e002");
    turn(&mut game, 2, "add e003 lagoon1", "e120");
    idle(&mut game, 3);
    turn(&mut game, 1, "add e005 lagoon2", "e121");
    idle(&mut game, 2);
    idle(&mut game, 3);
    game.act(1, "take e006").act(2, "pass").act(3, "pass").deal(&format!("token {magic}"));
    game
}

fn known(game: &Game, viewer: Viewer) -> Option<Magic> {
    game.view(viewer).tokens[0].magic
}

#[test]
fn eyr_21_a_token_is_drawn_looked_at_and_put_face_down() {
    let mut game = taking("thunderbolt");
    let seat = Seat::new(0);
    let seen = Event::TokenDrawn { seat, magic: Some(Magic::Thunderbolt) };
    assert_eq!(game.heard(viewer(1)), [seen]);
    assert_eq!(game.heard(viewer(2)), [Event::TokenDrawn { seat, magic: None }]);
    assert_eq!(game.legal(1), ["place lagoon1", "place lagoon2"]);
    game.act(1, "place lagoon2");
    assert!(has_token(&game, 1, "lagoon2"));
    assert_eq!(known(&game, viewer(1)), Some(Magic::Thunderbolt));
    for other in [viewer(2), viewer(3), Viewer::Spectator] {
        assert_eq!(known(&game, other), None, "face down to {other}");
    }
}

#[test]
fn eyr_29_a_token_goes_on_any_own_area_covered_or_not_and_stays() {
    let mut game = taking("owl");
    assert!(game.offers(1, "place lagoon1"), "lagoon 1 is covered, and it is allowed");
    game.refuses(1, "place lagoon3", "EYR-29");
    game.refuses(1, "place lands1", "EYR-29");
    game.refuses(1, "pass", "EYR-29");
    game.act(1, "place lagoon1");
    take(&mut game, 1, "e122");
    idle(&mut game, 2);
    idle(&mut game, 3);
    game.refuses(1, "place lagoon2", "EYR-8");
}

#[test]
fn eyr_30_eyr_a1_an_area_has_one_token_and_a_column_may_have_several() {
    let mut game = taking("owl");
    game.act(1, "place lagoon1");
    take(&mut game, 1, "e122");
    idle(&mut game, 2);
    idle(&mut game, 3);
    game.act(1, "take e013").act(2, "pass").act(3, "pass").deal("token trident");
    game.refuses(1, "place lagoon1", "EYR-30");
    game.act(1, "place lagoon2");
    assert!(has_token(&game, 1, "lagoon1") && has_token(&game, 1, "lagoon2"));
}

#[test]
fn eyr_30_an_area_with_printed_magic_takes_a_token_too() {
    let mut game = table(&["e004 e005 e006 e013", "e003 e007 e010 e014"]);
    turn(&mut game, 1, "add e004 lagoon1", "e120");
    idle(&mut game, 2);
    game.act(1, "take e006").act(2, "pass").deal("token trident").act(1, "place lagoon1");
    assert_eq!(
        points(&game, 1),
        2 * (1 + 1 + 2),
        "Scylla, the owl on her and the trident, doubled"
    );
}

#[test]
fn eyr_23_eyr_a19_a_named_token_is_stolen_looked_at_and_put_on_an_own_area() {
    let mut game = taking("trident");
    game.act(1, "place lagoon1");
    take(&mut game, 1, "e122");
    game.refuses(2, "steal e007 1 lagoon2", "EYR-A19");
    game.refuses(2, "steal e007 2 lagoon1", "EYR-23");
    game.refuses(2, "steal e007 3 lagoon1", "EYR-A19");
    // The token lies on a covered area.
    game.act(2, "steal e007 1 lagoon1").act(1, "pass");
    let (seat, from, area) = (Seat::new(1), Seat::new(0), area("lagoon1"));
    let seen = Event::TokenStolen { seat, from, area, magic: Some(Magic::Trident) };
    assert!(game.heard(viewer(2)).contains(&seen));
    assert!(game.heard(viewer(3)).contains(&Event::TokenStolen { seat, from, area, magic: None }));
    assert_eq!(game.legal(2), ["place lagoon1"]);
    game.act(2, "place lagoon1");
    assert!(has_token(&game, 2, "lagoon1") && !has_token(&game, 1, "lagoon1"));
}

#[test]
fn eyr_a18_without_a_free_area_no_token_is_taken_or_stolen() {
    let mut game = table(&["e001 e006 e013 e005", "e003 e007 e010 e014"]);
    game.refuses(1, "take e006", "EYR-A18");
    turn(&mut game, 1, "add e001 lagoon1", "e120");
    idle(&mut game, 2);
    game.act(1, "take e006").act(2, "pass").deal("token owl").act(1, "place lagoon1");
    take(&mut game, 1, "e121");
    game.refuses(2, "steal e007 1 lagoon1", "EYR-A18");
    idle(&mut game, 2);
    game.refuses(1, "take e013", "EYR-A18");
}

#[test]
fn eyr_a27_printed_magic_is_not_stolen() {
    let mut game = table(&["e004 e006 e013 e005", "e003 e007 e010 e014"]);
    turn(&mut game, 1, "add e004 lagoon1", "e120");
    turn(&mut game, 2, "add e003 lagoon1", "e121");
    idle(&mut game, 1);
    game.refuses(2, "steal e007 1 lagoon1", "EYR-A19");
}

#[test]
fn eyr_31_a_token_is_lost_with_its_area() {
    // Destroyed.
    let mut game = taking("owl");
    game.act(1, "place lagoon2");
    take(&mut game, 1, "e122");
    game.act(2, "destroy e010 1").act(1, "pass").act(1, "lose lagoon2");
    let lost = Event::TokenLost { seat: Seat::new(0), area: area("lagoon2") };
    assert!(game.heard(viewer(3)).contains(&lost));
    assert!(board(&game).place_of(game.view(viewer(1)).tokens[0].id).is_none());
    // Replaced from the hand.
    let mut game = taking("owl");
    game.act(1, "place lagoon1");
    take(&mut game, 1, "e122");
    idle(&mut game, 2);
    idle(&mut game, 3);
    game.act(1, "replace e002 dionysus lagoon1");
    assert!(!has_token(&game, 1, "lagoon1"));
    assert_eq!(game.state().turn().awaited().first(), Some(Seat::new(0)));
}

#[test]
fn eyr_31_eyr_a30_an_exchanged_area_takes_its_token_along_and_both_know_it() {
    let mut game = taking("helmet");
    game.act(1, "place lagoon1");
    take(&mut game, 1, "e122");
    idle(&mut game, 2);
    idle(&mut game, 3);
    game.act(1, "exchange e002 2 lagoon1").act(2, "pass");
    assert!(has_token(&game, 2, "lagoon1"));
    assert_eq!(known(&game, viewer(2)), Some(Magic::Helmet), "he may look at what he received");
    assert_eq!(known(&game, viewer(1)), Some(Magic::Helmet), "she remembers");
    assert_eq!(known(&game, viewer(3)), None);
    let seen = Event::TokenSeen { seat: Seat::new(1), area: area("lagoon1"), magic: Magic::Helmet };
    assert!(game.heard(viewer(2)).contains(&seen) && !game.heard(viewer(3)).contains(&seen));
}

#[test]
fn eyr_a30_former_owners_and_thieves_know_a_token_even_when_it_is_gone() {
    let mut game = taking("thunderbolt");
    game.act(1, "place lagoon1");
    take(&mut game, 1, "e122");
    game.act(2, "steal e007 1 lagoon1").act(1, "pass").act(2, "place lagoon1");
    take(&mut game, 2, "e123");
    assert_eq!(known(&game, viewer(1)), Some(Magic::Thunderbolt));
    assert_eq!(known(&game, viewer(2)), Some(Magic::Thunderbolt));
    assert_eq!(known(&game, viewer(3)), None);
    idle(&mut game, 3);
    idle(&mut game, 1);
    turn(&mut game, 2, "change dionysus lagoon1", "e016");
    let token = game.view(viewer(1)).tokens[0];
    assert!(board(&game).place_of(token.id).is_none(), "it left the game");
    assert_eq!(token.magic, Some(Magic::Thunderbolt), "and is remembered");
    assert_eq!(known(&game, viewer(3)), None, "unseen to the end");
    run_out(&mut game);
    assert_eq!(known(&game, viewer(3)), None, "what left the game is not revealed");
}

#[test]
fn a_card_taken_from_the_discard_is_known_to_all_until_it_is_played() {
    // EYR-8: the discard lies open, so everybody sees what is taken from it.
    let mut game = table(&["e001 e005 e006 e013", "e003 e007 e010 e014"]);
    turn(&mut game, 1, "discard e013", "e120");
    game.act(2, "add e003 lagoon1").act(2, "draw discard");
    let open = |game: &Game| -> Vec<String> {
        board(game).open_hands[1].iter().map(ToString::to_string).collect()
    };
    assert_eq!(open(&game), ["e013", "dionysus"]);
    idle(&mut game, 1);
    turn(&mut game, 2, "discard e013", "e121");
    assert_eq!(open(&game), ["dionysus"]);
}
