//! The aim and the table: who plays, with which cards, in which order.

use engine::{Game as _, Options, Setup as _, Turn};
use game_ephyran::Setup;
use game_ephyran::city::{Area, God, Territory};

use super::*;

#[test]
fn eyr_1_eyr_a28_two_to_four_gods_play_each_with_another_god() {
    for n_seats in 2..=4 {
        let mut game = Game::new(&format!("seats={n_seats}"));
        game.deal("first 2");
        let free = |game: &Game| game.state().chance_total();
        for n_taken in 0..n_seats {
            assert_eq!(free(&game), 4 - n_taken as u32, "nobody is a god that somebody else is");
            let drawn = game.state().chance_at(0);
            game.take(engine::Step::Chance(drawn));
        }
        let gods: Vec<_> = board(&game).gods.into_iter().flatten().collect();
        assert_eq!(gods.len(), n_seats);
    }
    for n_seats in [1, 5] {
        let options = Options::new().with("seats", n_seats);
        assert!(Setup::new(&engine::Content::standard(), &options).is_err(), "{n_seats} seats");
    }
}

#[test]
fn eyr_a28_the_first_player_is_drawn_and_play_goes_clockwise() {
    let mut game = Game::new("seats=3");
    assert_eq!((game.state().turn(), game.state().chance_total()), (Turn::Chance, 3));
    game.deal("first 3").deal_any();
    for seat in [3, 1, 2, 3] {
        assert_eq!(awaited(&game), Some(seat));
        idle(&mut game, seat);
    }
    assert_eq!(board(&game).round, 2);
}

#[test]
fn eyr_2_a_city_has_four_territories_of_four_areas_in_the_order_of_the_gods() {
    let pack = public(&table(&["e001 e002 e003 e004", "e005 e006 e007 e008"])).pack;
    let printed = pack.printed.territories.iter().zip(&pack.printed.gods);
    let rows: Vec<String> = printed
        .map(|(territory, god)| format!("{} {} {}", territory.id, god.id, territory.colour))
        .collect();
    let expected = [
        "lagoon poseidon blue",
        "lands gaia brown",
        "forest aeolus green",
        "mountain hephaestus red",
    ];
    assert_eq!(rows, expected);
    assert_eq!(Area::all().count(), 16);
    for territory in Territory::ALL {
        assert_eq!(Area::all().filter(|area| area.territory() == territory).count(), 4);
    }
}

#[test]
fn eyr_3_gods_are_dealt() {
    let mut game = Game::new("seats=2 gods=dealt");
    game.deal("first 1");
    assert_eq!(game.state().turn(), Turn::Chance);
    game.deal("god aeolus").deal("god gaia");
    let gods = board(&game).gods;
    assert_eq!(gods[0].map(God::id), Some("aeolus"));
    assert_eq!(gods[1].map(God::id), Some("gaia"));
}

#[test]
fn eyr_3_eyr_a28_gods_are_chosen_where_the_table_agreed_and_none_twice() {
    let mut game = Game::new("seats=2 gods=chosen");
    game.deal("first 2");
    assert_eq!(game.legal(2), ["god poseidon", "god gaia", "god aeolus", "god hephaestus"]);
    game.refuses(1, "god gaia", "not-awaited");
    game.act(2, "god gaia");
    game.refuses(1, "god gaia", "EYR-A28");
    game.refuses(1, "discard e001", "EYR-3");
    game.act(1, "god poseidon");
    assert_eq!(board(&game).gods[1].map(God::id), Some("gaia"));
    assert_eq!(game.state().turn(), Turn::Chance, "the hands are dealt next");
}

#[test]
fn eyr_4_eyr_a26_everybody_starts_with_dionysus_and_four_cards() {
    let game = table(&["e001 e002 e003 e004", "e005 e006 e007 e008", "e009 e010 e011 e012"]);
    assert_eq!(hand(&game, 3), ["e009", "e010", "e011", "e012", "dionysus"]);
    let view = public(&game);
    assert_eq!(view.n_pile, 116, "three players: 128 cards less twelve, no Dionysus in the pile");
    assert_eq!(view.pack.printed.wilds[0].count, 4);
    let n_dionysus = (1..=3).flat_map(|seat| hand(&game, seat)).filter(|c| c == "dionysus").count();
    assert_eq!(n_dionysus, 3, "the fourth stays in the box");
}

#[test]
fn eyr_5_the_first_player_has_the_athena_token_and_magic_lies_face_down() {
    let mut game = Game::new("seats=2");
    game.deal("first 2").deal_any();
    let view = public(&game);
    assert_eq!(view.board.first, Seat::new(1));
    assert_eq!(awaited(&game), Some(2));
    assert!(view.tokens.is_empty(), "no token has been drawn, and none can be seen");
}

#[test]
fn eyr_6_a_card_is_played_as_one_half_and_the_other_is_given_up() {
    let mut game = table(&["e001 e005 e067 e128", "e002 e006 e010 e014"]);
    // e001 is lagoon 1 or Castor & Pollux; e067 is lagoon 1 or lands 2.
    assert!(game.offers(1, "add e001 lagoon1") && game.offers(1, "twins e001"));
    game.refuses(1, "add e001 lands1", "EYR-6");
    game.refuses(1, "graeae e001", "EYR-6");
    game.refuses(1, "add e002 lagoon1", "EYR-6");
    turn(&mut game, 1, "add e001 lagoon1", "e012");
    assert!(!hand(&game, 1).contains(&"e001".into()));
    idle(&mut game, 2);
    game.refuses(1, "twins e001", "EYR-6");
}
