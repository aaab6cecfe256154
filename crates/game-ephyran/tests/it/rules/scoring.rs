//! What a city is worth.

use super::*;

/// Seat `seat` of two (Poseidon and Gaia) has built these areas, one a turn, while the other idles.
fn built(seat: usize, areas: [(&str, &str); 4]) -> Game {
    let own = areas.map(|(card, _)| card).join(" ");
    let other = "e110 e111 e112 e113";
    let mut game = if seat == 1 { table(&[&own, other]) } else { table(&[other, &own]) };
    let mut spare = 119;
    for (card, place) in areas {
        if seat == 2 {
            idle(&mut game, 1);
        }
        turn(&mut game, seat, &format!("add {card} {place}"), &format!("e{spare}"));
        spare -= 1;
        if seat == 1 {
            idle(&mut game, 2);
        }
    }
    game
}

const FOUR_LANDS: [(&str, &str); 4] =
    [("e018", "lands1"), ("e021", "lands2"), ("e028", "lands3"), ("e031", "lands4")];

#[test]
fn eyr_34_four_different_creatures_are_worth_five() {
    // Minotaur, centaur, cyclops, satyr.
    assert_eq!(points(&built(1, FOUR_LANDS), 1), 5);
}

#[test]
fn eyr_34_a_creature_twice_in_a_territory_counts_once() {
    // Minotaur, minotaur, cyclops, satyr.
    let mut areas = FOUR_LANDS;
    areas[1].0 = "e022";
    assert_eq!(points(&built(1, areas), 1), 3);
}

#[test]
fn eyr_16_eyr_34_dionysus_makes_no_fourth_creature() {
    let mut game = table(&["e018 e021 e028 e120", "e110 e111 e112 e113"]);
    for (action, drawn) in [
        ("add e018 lands1", "e119"),
        ("add e021 lands2", "e118"),
        ("add e028 lands3", "e117"),
        ("add dionysus lands4", "e116"),
    ] {
        turn(&mut game, 1, action, drawn);
        idle(&mut game, 2);
    }
    assert_eq!(points(&game, 1), 3 + 1, "three creatures and his own point, but no bonus");
}

#[test]
fn eyr_35_eyr_28_printed_magic_and_tokens_are_added() {
    // Satyr with an owl, centaur, satyr with a trident, minotaur with a thunderbolt.
    let areas = [("e101", "lands1"), ("e021", "lands2"), ("e027", "lands3"), ("e030", "lands4")];
    assert_eq!(points(&built(1, areas), 1), 3 + 1 + 2 + 3);
    for (token, worth) in [("thunderbolt", 3), ("trident", 2), ("owl", 1), ("helmet", -1)] {
        let mut game = table(&["e018 e006 e028 e120", "e110 e111 e112 e113"]);
        turn(&mut game, 1, "add e018 lands1", "e119");
        idle(&mut game, 2);
        game.act(1, "take e006").act(2, "pass").deal(&format!("token {token}"));
        game.act(1, "place lands1");
        assert_eq!(points(&game, 1), 1 + worth, "{token}");
    }
}

#[test]
fn eyr_36_the_territory_of_the_own_god_counts_twice() {
    assert_eq!(points(&built(2, FOUR_LANDS), 2), 10, "Gaia in her own lands");
}

#[test]
fn eyr_33_eyr_a21_the_own_god_comes_first_so_dionysus_counts_twice_there() {
    for (god_of, place, expected) in [(1, "lagoon1", 2), (1, "mountain1", 1), (2, "lands1", 2)] {
        let mut game = table(&["e018 e006 e028 e120", "e110 e111 e112 e113"]);
        if god_of == 2 {
            idle(&mut game, 1);
        }
        turn(&mut game, god_of, &format!("add dionysus {place}"), "e119");
        assert_eq!(points(&game, god_of), expected, "seat {god_of}, {place}");
    }
    // Gaia has one in her lands and one in the lagoon, which comes before them on the table: her lands come first.
    let mut game = table(&["e018 e017 e028 e120", "e001 e111 e112 e113"]);
    turn(&mut game, 1, "add dionysus lagoon1", "e119");
    turn(&mut game, 2, "add dionysus lands1", "e118");
    idle(&mut game, 1);
    turn(&mut game, 2, "dionysus e001 1 lagoon1 lagoon1", "e117");
    assert_eq!(points(&game, 2), 2);
}

#[test]
fn eyr_a22_the_helmet_counts_twice_in_the_own_territory() {
    let mut game = table(&["e001 e006 e028 e120", "e110 e111 e112 e113"]);
    turn(&mut game, 1, "add e001 lagoon1", "e119");
    idle(&mut game, 2);
    game.act(1, "take e006").act(2, "pass").deal("token helmet").act(1, "place lagoon1");
    assert_eq!(points(&game, 1), 0, "a siren and the helmet: counted once it would leave a point");
    // With nothing beside it the helmet drags the city below zero, twice.
    take(&mut game, 1, "e118");
    idle(&mut game, 2);
    turn(&mut game, 1, "change dionysus lagoon1", "e117");
    assert_eq!(points(&game, 1), 2, "the helmet is gone with the siren; Dionysus counts twice");
}

#[test]
fn eyr_a23_what_is_unfinished_scores_what_it_holds() {
    let mut game = table(&["e018 e021 e028 e120", "e110 e111 e112 e113"]);
    assert_eq!(points(&game, 1), 0);
    turn(&mut game, 1, "add e018 lands1", "e119");
    idle(&mut game, 2);
    turn(&mut game, 1, "add e021 lands2", "e118");
    assert_eq!(points(&game, 1), 2);
    run_out(&mut game);
    let outcome = engine::Game::outcome(game.state()).expect("the game is over");
    assert_eq!(outcome.scores.to_vec(), [2, 0]);
    assert_eq!(outcome.payoffs.to_vec(), [1.0, 0.0]);
}

#[test]
fn eyr_38_eyr_1_the_most_prestigious_city_wins_and_ties_share() {
    let mut game = table(&["e018 e021 e028 e120", "e110 e111 e112 e113"]);
    run_out(&mut game);
    let outcome = engine::Game::outcome(game.state()).expect("the game is over");
    assert_eq!((outcome.scores.to_vec(), outcome.payoffs.to_vec()), (vec![0, 0], vec![0.5, 0.5]));
    let mut game = built(2, FOUR_LANDS);
    run_out(&mut game);
    let outcome = engine::Game::outcome(game.state()).expect("the game is over");
    assert_eq!((outcome.scores.to_vec(), outcome.payoffs.to_vec()), (vec![0, 10], vec![0.0, 1.0]));
}
