//! Mines and their rows, contaminated ground, and the bag.

use engine::{Game as _, Seat, Turn};
use game_erythro::action::Event;
use game_erythro::state::{Element, MineId, Phase, TileId};

use crate::support::{Opening, Print, card, go_to, player, pollution, public, quiet_step, table};

/// One mine with these rows on tile 6, pawns on 5 and 9, no other pollution.
fn mine_with(rows: &str) -> Opening {
    let print = Print::standard().quiet(1, 1).with("mine_1_01", "rows", rows);
    Opening::two()
        .print(print)
        .mines(&[(1, 6)])
        .pawns(&[5, 9])
        .hand(1, &["b1", "b2", "b3", "b4", "b5"])
}

/// A card that makes its player draw four cards, and so shuffle in round 1.
fn shuffling(print: Print) -> Print {
    print.with("brumes_brise", "effects", "[{ draw = 4 }]")
}

fn shuffle_now(game: &mut engine_testkit::Script<game_erythro::state::State>) {
    game.act(1, "play b1 effect")
        .deal("draw b6")
        .deal("draw b7")
        .deal("draw b8")
        .deal("draw contamination");
}

#[test]
fn ery_48_a_cube_goes_down_and_its_row_happens() {
    let rows =
        r#"["nothing", "destroy_sanctuary", { pollute = 2 }, "pollute_around", "nothing", "lost"]"#;
    let mut game = mine_with(rows).play();
    game.act(1, "play b2 move").act(1, "go 6").act(1, "play b3 sanctuary");
    go_to(&mut game, 2, Phase::Players);
    assert_eq!((table(&game).sanctuaries[5], table(&game).sanctuary_supply[0]), (None, 8));
    assert_eq!((table(&game).mines[0].row, pollution(&game, 6)), (1, 0));
    go_to(&mut game, 3, Phase::Players);
    assert_eq!(pollution(&game, 6), 2);
    let before: Vec<u8> = table(&game).pollution.to_vec();
    go_to(&mut game, 3, Phase::Discard);
    while table(&game).phase == Phase::Discard {
        quiet_step(&mut game);
    }
    // Tile 6 and its neighbours 1, 5, 7 and 10; the others are as they were.
    for tile in 1..=10u8 {
        let more = u8::from([1, 5, 6, 7, 10].contains(&tile));
        assert_eq!(pollution(&game, tile), before[usize::from(tile) - 1] + more, "tile {tile}");
    }
}

#[test]
fn ery_48_a_row_is_carried_out_as_far_as_possible() {
    // Nothing to destroy, and four tokens where two are room for.
    let mut game =
        mine_with(r#"[{ pollute = 2 }, "destroy_sanctuary", { pollute = 9 }, "lost"]"#).play();
    assert_eq!(pollution(&game, 6), 2);
    go_to(&mut game, 3, Phase::Players);
    assert_eq!(pollution(&game, 6), 4);
    assert!(table(&game).contaminated.has(TileId(5)));
}

#[test]
fn ery_49_the_first_row_happens_at_once() {
    let game = mine_with(r#"[{ pollute = 1 }, "nothing", "lost"]"#).play();
    assert_eq!((table(&game).mines[0].row, pollution(&game, 6)), (0, 1));
}

#[test]
fn ery_a25_a_mine_of_the_players_phase_progresses_in_the_same_round() {
    let print = shuffling(Print::standard().quiet(0, 5)).with(
        "mine_1_01",
        "rows",
        r#"[{ pollute = 1 }, { pollute = 2 }, "nothing", "lost"]"#,
    );
    let mut game =
        Opening::two().print(print).pawns(&[5, 9]).hand(1, &["b1", "b2", "b3", "b4", "b5"]).play();
    shuffle_now(&mut game);
    game.deal("mine 1").deal("token 6");
    assert_eq!((table(&game).phase, pollution(&game, 6)), (Phase::Players, 1));
    go_to(&mut game, 1, Phase::Discard);
    while table(&game).phase == Phase::Discard {
        quiet_step(&mut game);
    }
    assert_eq!((table(&game).mines[0].row, pollution(&game, 6)), (1, 3));
}

#[test]
fn ery_53_the_fourth_token_contaminates_and_takes_the_sanctuary() {
    let mut game =
        mine_with(r#"["nothing", { pollute = 3 }, { pollute = 1 }, "nothing", "lost"]"#).play();
    game.act(1, "play b2 move").act(1, "go 6").act(1, "play b3 sanctuary");
    go_to(&mut game, 2, Phase::Players);
    assert_eq!((pollution(&game, 6), table(&game).sanctuaries[5]), (3, Some(Element::Air)));
    assert!(table(&game).contaminated.is_empty());
    go_to(&mut game, 3, Phase::Players);
    assert_eq!((pollution(&game, 6), table(&game).sanctuaries[5]), (4, None));
    assert_eq!(table(&game).contaminated.len(), 1);
}

#[test]
fn ery_54_ery_a23_contaminated_ground_stays_as_it_is() {
    let print = Print::standard().quiet(1, 5).rich(12).with("limits", "pollution", "2").with(
        "mine_1_01",
        "rows",
        r#"[{ pollute = 2 }, { pollute = 1 }, "nothing", "lost"]"#,
    );
    let mut game = Opening::two()
        .print(print)
        .mines(&[(1, 6)])
        .pawns(&[5, 9])
        .hand(1, &["b1", "b2", "b3", "b4", "b5"])
        .play();
    assert_eq!(pollution(&game, 6), 2);
    // Nothing can be removed there: the only polluted tile is contaminated, so nothing is asked.
    game.act(1, "play b3 effect");
    assert!(table(&game).tasks.is_empty());
    go_to(&mut game, 2, Phase::Players);
    // ERY-A23: the mine is still there, has progressed, and can be attacked.
    assert_eq!((pollution(&game, 6), table(&game).mines[0].row), (2, 1));
    game.act(1, "play b6 move").act(1, "go 6").act(1, "play b5 effect").act(1, "attack air");
    assert_eq!(table(&game).destroyed, 1);
}

#[test]
fn ery_55_ery_56_ery_a18_tokens_are_redrawn_and_the_bag_refilled() {
    let print = shuffling(Print::standard())
        .with("mars", "initial_mines", "[3, 3, 3]")
        .with("introduction", "mines", "[[3, 3, 3], [0, 0, 0], [0, 0, 0], [0, 0, 0]]")
        .with("introduction", "pollution", "[5, 5, 5]");
    let mut game = Opening::two()
        .print(print)
        .pollution(&[2, 3, 4, 5, 6])
        .mines(&[(1, 7), (2, 8), (3, 9)])
        .pawns(&[1, 10])
        .hand(1, &["b1", "b2", "b3", "b4", "b5"])
        .play();
    assert!(table(&game).bag.is_empty());
    shuffle_now(&mut game);
    assert!(public(&game).contains(&Event::BagRefilled));
    assert_eq!(table(&game).bag.len(), 10);
    // A mine's tile and the dome's take no random pollution.
    game.deal("token 7").deal("token 1");
    assert_eq!(public(&game), [Event::TokenSetAside { tile: TileId(0) }]);
    assert_eq!((pollution(&game, 7), pollution(&game, 1)), (0, 0));
    game.deal("token 10");
    assert_eq!((pollution(&game, 10), table(&game).bag.len()), (1, 7));
}

#[test]
fn ery_a18_a_mine_pollutes_the_tiles_of_mines_and_dome() {
    let print = Print::standard().quiet(2, 2).with(
        "mine_1_01",
        "rows",
        r#"["pollute_around", "nothing", "lost"]"#,
    );
    let game = Opening::two().print(print).mines(&[(2, 7), (1, 6)]).pawns(&[4, 9]).play();
    assert_eq!((pollution(&game, 7), pollution(&game, 1), pollution(&game, 6)), (1, 1, 1));
}

#[test]
fn ery_56_contaminated_ground_takes_no_new_mine() {
    let print = shuffling(Print::standard().quiet(0, 5)).with("limits", "pollution", "1").with(
        "introduction",
        "pollution",
        "[1, 1, 1]",
    );
    let mut game = Opening::two()
        .print(print)
        .pollution(&[3])
        .pawns(&[5, 9])
        .hand(1, &["b1", "b2", "b3", "b4", "b5"])
        .play();
    shuffle_now(&mut game);
    game.deal("mine 1");
    game.deal("token 1");
    assert_eq!(public(&game), [Event::TokenSetAside { tile: TileId(0) }]);
    game.deal("token 2");
    assert_eq!(table(&game).mines[0].tile, TileId(1));
    assert!(!table(&game).free_tiles(game.state().pack().board(2)).has(TileId(2)));
}

#[test]
fn ery_a19_with_no_tile_left_nothing_is_drawn_and_the_mine_stays_on_its_deck() {
    let print = Print::standard()
        .quiet(0, 5)
        .with("limits", "pollution", "1")
        .with("mars", "contaminated_limit", "[10, 10, 10]")
        .with("introduction", "pollution", "[7, 7, 7]")
        .with("brumes_brise", "effects", "[{ take_contamination = 1 }]")
        .with("brumes_bourrasque", "effects", "[{ draw = 4 }]")
        .with("volcans_secousse", "effects", "[{ take_contamination = 1 }]");
    let mut game = Opening::two()
        .print(print)
        .pollution(&[2, 3, 4, 5, 6, 7, 8])
        .pawns(&[9, 10])
        .hand(1, &["b1", "b2", "b3", "b4", "b5"])
        .hand(2, &["b17"])
        .play();
    game.act(1, "play b1 effect").act(1, "play contamination spend").act(1, "pay air 2 water 1");
    game.act(2, "play b17 effect").act(2, "play contamination spend").act(2, "pay earth 2 fire 1");
    assert_eq!(table(&game).contaminated.len(), 9);
    let bag = table(&game).bag;
    game.act(1, "play b2 effect")
        .deal("draw b6")
        .deal("draw b7")
        .deal("draw b8")
        .deal("draw contamination");
    assert!(matches!(game.state().turn(), Turn::Decide(_)), "no mine, no token");
    assert_eq!((table(&game).mines_left(), table(&game).bag), (5, bag));
}

#[test]
fn ery_a21_pawns_go_and_stand_anywhere() {
    let print = Print::standard()
        .quiet(1, 5)
        .with("limits", "pollution", "1")
        .with("introduction", "pollution", "[1, 1, 1]")
        .with("mine_1_01", "rows", r#"["nothing", "nothing", "lost"]"#);
    let mut game = Opening::two()
        .print(print)
        .pollution(&[4])
        .mines(&[(1, 6)])
        .pawns(&[5, 9])
        .hand(1, &["b1", "b2", "b3"])
        .hand(2, &["b24"])
        .play();
    for (play, go) in [("play b1 move", "go 6"), ("play b2 move", "go 1"), ("play b3 move", "go 4")]
    {
        game.act(1, play).act(1, go);
    }
    game.act(2, "play b24 move").act(2, "go 4");
    assert_eq!(player(&game, 1).tile, player(&game, 2).tile);
    assert!(table(&game).contaminated.has(player(&game, 1).tile));
}

#[test]
fn ery_a24_the_oldest_mine_first() {
    let print = Print::standard().quiet(2, 5);
    let mut game = Opening::two().print(print).mines(&[(5, 7), (2, 6)]).pawns(&[5, 9]).play();
    go_to(&mut game, 1, Phase::Discard);
    let mut order = vec![];
    while table(&game).phase == Phase::Discard {
        quiet_step(&mut game);
        order.extend(public(&game).iter().filter_map(|event| match event {
            Event::MineProgressed { mine, .. } => Some(*mine),
            _ => None,
        }));
    }
    assert_eq!(order, [MineId(4), MineId(1)]);
}

#[test]
fn ery_a31_sanctuaries_run_out_and_pollution_does_not() {
    let print = Print::standard().quiet(0, 5).with("limits", "sanctuaries", "1");
    let mut game = Opening::two().print(print).pawns(&[5, 9]).hand(1, &["b1", "b2", "b3"]).play();
    game.act(1, "play b2 sanctuary").act(1, "play b1 move").act(1, "go 4");
    game.refuses(1, "play b3 sanctuary", "ERY-A31");
    let print = (1..=6).fold(
        Print::standard().quiet(0, 6).with("mars", "initial_mines", "[0, 0, 6]").with(
            "limits",
            "pollution",
            "9",
        ),
        |print, n| print.with(&format!("mine_1_0{n}"), "rows", r#"[{ pollute = 8 }, "lost"]"#),
    );
    let game = Opening::new("seats=4 adversary=mars difficulty=introduction")
        .print(print)
        .mines(&[(1, 11), (2, 12), (3, 13), (4, 14), (5, 15), (6, 16)])
        .play();
    assert_eq!(table(&game).pollution.iter().map(|n| u32::from(*n)).sum::<u32>(), 48);
}

#[test]
fn ery_a45_without_its_dome_the_centre_is_a_tile_like_any_other() {
    let print = shuffling(Print::standard().quiet(1, 1).rich(12));
    let mut game = Opening::two()
        .print(print)
        .mines(&[(1, 6)])
        .pawns(&[2, 9])
        .hand(1, &["b1", "b2", "b3", "b4", "b5"])
        .play();
    game.act(1, "play b3 move").act(1, "go 1").act(1, "play b2 effect").act(1, "attack air");
    assert!(!table(&game).dome && !game.is_over());
    assert!(player(&game, 1).played.actions.has(card("b2")));
    shuffle_now(&mut game);
    game.deal("token 1");
    assert_eq!(pollution(&game, 1), 1);
}

#[test]
fn ery_52_each_shuffling_player_wakes_the_adversary_once() {
    let print = shuffling(Print::standard().quiet(0, 5));
    let mut game =
        Opening::two().print(print).pawns(&[5, 9]).hand(1, &["b1", "b2", "b3", "b4", "b5"]).play();
    shuffle_now(&mut game);
    game.deal("mine 1").deal("token 6");
    assert!(matches!(game.state().turn(), Turn::Decide(_)));
    assert_eq!((table(&game).mines.len(), table(&game).player(Seat::new(0)).tile), (1, TileId(4)));
}
