//! What is in the box and how a game starts.

use engine::{Content, Game, Options, Setup as _, Viewer};
use engine_testkit::Script;
use game_epix::{Chance, Kind, N_ABILITIES, Pack, Phase, Province, Setup, State};

use super::play::{Play, seat};

fn setup(options: &str) -> Result<Setup, String> {
    let options: Options = options.parse().unwrap();
    Setup::new(&Content::standard(), &options).map_err(|error| error.to_string())
}

fn province(id: &str) -> Province {
    id.parse().unwrap()
}

#[test]
fn epx_1a_two_three_or_four_play() {
    for seats in 2..=4 {
        assert_eq!(setup(&format!("seats={seats}")).unwrap().n_seats(), seats);
    }
    assert!(setup("seats=1").is_err() && setup("seats=5").is_err());
    assert!(setup("seats=4 map=three_12").unwrap_err().contains("a map for 3 seats"));
}

#[test]
fn epx_2a_each_seat_owns_ten_units() {
    let play = Play::new("seats=2 rules=basic");
    let counts: u8 = play.state().rules().counts.iter().sum();
    assert_eq!((counts, play.state().rules().counts), (10, [3, 2, 3, 2]));
    for number in 1..=2 {
        assert_eq!(Kind::ALL.map(|kind| play.reserve(number, kind)), [2, 2, 3, 2]);
    }
}

#[test]
fn epx_6b_each_seat_has_one_of_its_soldiers_in_its_castle_for_free() {
    let play = Play::new("seats=2 rules=basic");
    for (number, castle) in [(1, "castle_w"), (2, "castle_e")] {
        assert_eq!(play.at(castle), format!("{number}: soldier"));
        assert_eq!(play.reserve(number, Kind::Soldier), 2, "one of its three");
        assert_eq!(play.gold(number), 15, "free");
    }
}

#[test]
fn epx_3a_there_are_three_action_cards() {
    let mut play = Play::opened("seats=2 rules=basic", &[]);
    for number in 1..=2 {
        play.act(number, "offer 0");
    }
    play.act(1, "first 1");
    assert_eq!(play.game.legal(1), ["choose recruit", "choose tax", "choose march"]);
}

#[test]
fn epx_3b_there_are_twenty_abilities() {
    let content = Content::<Pack>::standard();
    assert_eq!(content.pack.abilities.len(), 20);
    assert_eq!(N_ABILITIES, 20);
}

#[test]
fn epx_3c_the_game_starts_in_spring() {
    let play = Play::opened("seats=2 rules=basic", &[]);
    assert_eq!(play.state().open().season, 0);
    assert_eq!(play.state().rules().pack.seasons[0].name.en, "Spring");
}

#[test]
fn epx_4_each_seat_starts_with_15_gold() {
    let play = Play::new("seats=4 rules=basic");
    assert!((1..=4).all(|number| play.gold(number) == 15));
}

#[test]
fn epx_a1_the_bank_pays_more_than_the_box_holds() {
    let mut play = Play::opened("seats=4 rules=basic", &[]);
    play.idle().idle();
    // 60 gold are dealt out, 24 are paid as tax: the box holds 79.
    assert_eq!((1..=4).map(|number| play.gold(number)).sum::<u16>(), 84);
}

#[test]
fn epx_5_everybody_sees_everybodys_gold_but_not_a_closed_fist() {
    let mut play = Play::opened("seats=2 rules=basic", &[(1, "recruit camp w_a")]);
    play.act(1, "offer 4");
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert_eq!(play.game.view(viewer).open.gold[..2], [13, 15]);
    }
    assert_eq!(play.game.view(Viewer::Seat(seat(1))).own.offer, Some(4));
    assert_eq!(play.game.view(Viewer::Seat(seat(2))).own.offer, None);
}

#[test]
fn epx_6a_the_first_player_is_drawn_by_lot() {
    let mut game = Script::<State>::new("seats=3 rules=basic");
    let state = game.state();
    assert_eq!((state.open().phase, state.chance_total()), (Phase::Lot, 3));
    let tickets: Vec<Chance> = (0..3).map(|ticket| state.chance_at(ticket)).collect();
    assert_eq!(tickets, [1, 2, 3].map(|number| Chance::First { seat: seat(number) }));
    game.deal("first 3");
    assert_eq!(game.state().open().first, seat(3));
}

#[test]
fn epx_a2_castles_are_taken_clockwise() {
    let castles = |options: &str| -> Vec<&'static str> {
        let play = Play::new(options);
        let rules = play.state().rules();
        (1..=rules.n_seats).map(|number| rules.board.castle(seat(number)).id()).collect()
    };
    assert_eq!(castles("seats=2"), ["castle_w", "castle_e"]);
    assert_eq!(castles("seats=3"), ["castle_n", "castle_se", "castle_sw"]);
    assert_eq!(castles("seats=4"), ["castle_nw", "castle_ne", "castle_se", "castle_sw"]);
}

#[test]
fn epx_7a_one_ability_more_than_seats_is_drawn_and_seen() {
    for seats in 2..=4 {
        let mut game = Script::<State>::new(&format!("seats={seats} rules=advanced"));
        game.deal("first 1");
        assert_eq!(game.state().chance_total(), 20);
        for ability in 1..=seats + 1 {
            assert_eq!(game.state().open().phase, Phase::Draw);
            game.deal(&format!("draw {ability}"));
        }
        assert_eq!(game.state().open().phase, Phase::Preliminary);
        let seen = &game.view(Viewer::Spectator).open.offered;
        assert_eq!(seen.len(), seats + 1);
        game.refuses(1, "bid 20 1 camp", "EPX-7a");
    }
}

#[test]
fn epx_7b_the_basic_game_lays_out_none() {
    let play = Play::new("seats=3 rules=basic");
    assert_eq!(play.phase(), Phase::Preliminary);
    assert!(play.state().open().offered.is_empty());
}

#[test]
fn epx_8a_the_boards_have_their_provinces() {
    for (options, n_provinces) in [
        ("seats=4", 15),
        ("seats=3", 13),
        ("seats=3 map=three_12", 12),
        ("seats=3 map=three_10", 10),
        ("seats=2", 9),
    ] {
        assert_eq!(Play::new(options).state().rules().board.all.len(), n_provinces, "{options}");
    }
}

#[test]
fn epx_8b_a_castle_is_a_province() {
    let play = Play::new("seats=2 rules=basic");
    assert_eq!(play.provinces(1), 1);
}

#[test]
fn epx_9_a_realm_is_a_castle_and_its_two_neighbours() {
    for options in ["seats=4", "seats=3", "seats=3 map=three_12", "seats=2"] {
        let play = Play::new(options);
        let rules = play.state().rules();
        let mut taken = game_epix::ProvinceSet::EMPTY;
        for number in 1..=rules.n_seats {
            let realm = rules.board.realm(seat(number));
            assert_eq!(rules.board.neighbours(rules.board.castle(seat(number))).len(), 2);
            assert_eq!(realm.len(), 3);
            assert!(realm.and(taken).is_empty(), "realms are apart");
            taken = taken.or(realm);
        }
    }
}

#[test]
fn epx_10_the_named_places_are_there() {
    for options in ["seats=4", "seats=3", "seats=2"] {
        let play = Play::new(options);
        let board = &play.state().rules().board;
        assert_eq!(board.mountain, province("kilimandjora"));
        assert_eq!(board.gold(province("lochmess")), 1);
        assert_eq!(board.gold(province("broceland")), 1);
        assert_eq!(board.gold(board.mountain), 0);
        // EPX-44a rests on it: from the mountain every castle is two provinces away.
        assert!(board.castles.without(board.within_two(board.mountain)).is_empty());
    }
}
