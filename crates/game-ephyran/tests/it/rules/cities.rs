//! Locks: what they keep out, and how they are opened.

use super::*;

#[test]
fn eyr_25_nobody_changes_a_locked_territory_its_owner_included() {
    let mut game = table(&["e001 e002 e004 e006", "e003 e009 e010 e127"]);
    turn(&mut game, 1, "add e001 lagoon1", "e033");
    turn(&mut game, 2, "add e003 lagoon1", "e007");
    turn(&mut game, 1, "add e033 forest1", "e011");
    idle(&mut game, 2);
    game.act(1, "take e006").act(2, "pass").deal("token owl").act(1, "place lagoon1");
    take(&mut game, 1, "e018");
    idle(&mut game, 2);
    turn(&mut game, 1, "lock e011 lagoon", "e012");
    assert_eq!(
        city(&game, 1).lock(area("lagoon1").territory()).map(|c| c.to_string()),
        Some("e011".into())
    );
    assert!(tartarus(&game) == ["e006"], "the shield stays with the territory it locks");
    game.refuses(2, "exchange e009 1 lagoon1", "EYR-25");
    game.refuses(2, "steal e007 1 lagoon1", "EYR-25");
    game.act(2, "destroy e010 1").act(1, "pass");
    game.refuses(1, "lose lagoon1", "EYR-25");
    game.act(1, "lose forest1");
    take(&mut game, 2, "e121");
    game.refuses(1, "change e004 lagoon1", "EYR-25");
    game.refuses(1, "add dionysus lagoon2", "EYR-25");
    game.refuses(1, "replace e002 e004 lagoon1", "EYR-25");
}

#[test]
fn eyr_26_hecates_magic_unlocks_and_both_cards_go_to_the_tartarus() {
    let mut game = table(&["e001 e002 e004 e006", "e003 e008 e009 e010"]);
    turn(&mut game, 1, "add e001 lagoon1", "e120");
    game.refuses(2, "unlock e008 1 lagoon", "EYR-A29");
    idle(&mut game, 2);
    turn(&mut game, 1, "lock e004 lagoon", "e121");
    game.refuses(2, "unlock e008 4 lagoon", "EYR-A28");
    game.refuses(2, "unlock e009 1 lagoon", "EYR-6");
    turn(&mut game, 2, "unlock e008 1 lagoon", "e122");
    assert_eq!(tartarus(&game), ["e004", "e008"]);
    assert!(game.offers(1, "add dionysus lagoon2"), "the lagoon can grow again");
}

#[test]
fn eyr_a16_any_own_column_with_an_area_is_locked_once_complete_or_not() {
    let mut game = table(&["e001 e004 e011 e006", "e003 e008 e009 e010"]);
    game.refuses(1, "lock e004 lagoon", "EYR-A16");
    turn(&mut game, 1, "add e001 lagoon1", "e005");
    idle(&mut game, 2);
    turn(&mut game, 1, "lock e004 lagoon", "e121");
    idle(&mut game, 2);
    game.refuses(1, "lock e011 lagoon", "EYR-A16");
    game.refuses(1, "add e005 lagoon2", "EYR-25");
    game.refuses(1, "take e006", "EYR-A18");
    assert_eq!(city(&game, 1).n_areas(), 1, "the shield is none of the sixteen");
}

#[test]
fn eyr_a17_a_player_unlocks_his_own_column() {
    let mut game = table(&["e001 e004 e008 e005", "e003 e006 e009 e010"]);
    turn(&mut game, 1, "add e001 lagoon1", "e120");
    idle(&mut game, 2);
    turn(&mut game, 1, "lock e004 lagoon", "e121");
    idle(&mut game, 2);
    turn(&mut game, 1, "unlock e008 1 lagoon", "e122");
    idle(&mut game, 2);
    assert!(game.offers(1, "add e005 lagoon2"));
}
