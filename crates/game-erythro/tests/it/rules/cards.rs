//! Playing cards: zones, effects, what can be carried out, contamination, attacks and purchases.

use engine_testkit::Script;
use game_erythro::action::Event;
use game_erythro::state::{Element, Phase, State};

use crate::support::{
    Opening, Print, card, dirt, go_to, hand, holds, player, pollution, public, table,
};

/// Two players on tiles 5 and 9, mine 1 (air 5, water 7, fire 6, earth 6) on tile 6, no pollution.
fn at_the_mine(print: Print) -> Opening {
    Opening::two()
        .print(print.quiet(1, 5))
        .mines(&[(1, 6)])
        .pawns(&[5, 9])
        .hand(1, &["b1", "b2", "b3", "b4", "b5"])
        .hand(2, &["b17", "b18", "b19", "b20", "b22"])
}

/// The same once the first player has moved to the mine.
fn on_the_mine(print: Print) -> Script<State> {
    let mut game = at_the_mine(print).play();
    game.act(1, "play b1 move").act(1, "go 6");
    game
}

#[test]
fn ery_36_one_sanctuary_a_tile_and_none_on_contaminated_ground() {
    let print = Print::standard().quiet(0, 5).with("limits", "pollution", "1").with(
        "introduction",
        "pollution",
        "[1, 1, 1]",
    );
    let mut game = Opening::two()
        .print(print)
        .pollution(&[2])
        .pawns(&[3, 9])
        .hand(1, &["b1", "b2", "b3"])
        .play();
    game.act(1, "play b2 sanctuary");
    assert_eq!(table(&game).sanctuary_supply[Element::Air.index()], 7);
    game.refuses(1, "play b3 sanctuary", "ERY-36");
    game.act(1, "play b1 move").act(1, "go 2");
    assert!(table(&game).contaminated.has(player(&game, 1).tile));
    game.refuses(1, "play b3 sanctuary", "ERY-36");
}

#[test]
fn ery_37_the_upper_part_needs_its_sanctuary_and_comes_first() {
    let mut game = at_the_mine(Print::standard()).play();
    game.refuses(1, "play b4 bonus", "ERY-37");
    assert!(game.offers(1, "play b4 effect"));
    game.act(1, "play b3 sanctuary");
    // Both ways are open now: with the upper part, which is done first, and without.
    assert!(game.offers(1, "play b4 effect") && game.offers(1, "play b4 bonus"));
    game.act(1, "play b4 bonus");
    assert_eq!(player(&game, 1).influence, [3, 1]);
    assert_eq!(game.legal(1), ["choose 2"]);
}

#[test]
fn ery_38_only_what_can_be_carried_out_whole() {
    let mut game = at_the_mine(Print::standard()).play();
    game.refuses(1, "play b2 effect", "ERY-38");
    game.act(1, "play b1 move").act(1, "go 6");
    // On the mine, but too poor.
    game.refuses(1, "play b2 effect", "ERY-38");
}

#[test]
fn ery_39_moves_and_removals_may_be_smaller_and_nothing_else() {
    let print = Print::standard().quiet(0, 5).with("introduction", "pollution", "[1, 1, 1]");
    let mut game = Opening::two()
        .print(print)
        .pollution(&[4])
        .pawns(&[5, 9])
        .hand(1, &["b1", "b3", "b4", "b7"])
        .play();
    game.act(1, "play b3 effect");
    assert_eq!(game.legal(1), ["remove 4 1", "pass"]);
    game.act(1, "pass");
    assert_eq!(pollution(&game, 4), 1);
    game.act(1, "play b1 move").act(1, "go 5");
    game.act(1, "play b4 effect");
    game.refuses(1, "pass", "ERY-39");
    game.act(1, "choose 2");
    game.refuses(2, "pass", "ERY-39");
    game.refuses(2, "gain earth 1 fire 0", "ERY-40");
}

#[test]
fn ery_41_print_overrides_the_rule() {
    let print = Print::standard().with("contamination", "spend", "2").with(
        "brumes_brise",
        "effects",
        "[{ take_contamination = 1 }]",
    );
    let mut game = at_the_mine(print).play();
    game.act(1, "play b1 effect").act(1, "play contamination spend").act(1, "pay air 1 water 1");
    assert_eq!(player(&game, 1).influence, [1, 0]);
}

#[test]
fn ery_42_playing_a_contamination_card() {
    let print = Print::standard()
        .with("brumes_brise", "effects", "[{ take_contamination = 3 }]")
        .with("limits", "pollution", "2");
    let mut game = at_the_mine(print).play();
    game.act(1, "play b1 effect").act(1, "play contamination spend");
    assert_eq!(pollution(&game, 5), 1);
    assert_eq!(game.legal(1), ["pay air 2 water 1"]);
    game.act(1, "pay air 2 water 1");
    assert_eq!((player(&game, 1).played.len(), table(&game).contamination), (2, 7));
    game.act(1, "play contamination draw").deal("draw b6").deal("draw b7").deal("draw b8");
    assert!(table(&game).contaminated.has(player(&game, 1).tile));
    game.refuses(1, "play contamination spend", "ERY-42");
    game.act(1, "play b2 gain");
    go_to(&mut game, 1, Phase::Discard);
    assert_eq!(table(&game).contamination, 9, "two played cards are back in the pile");
}

#[test]
fn ery_43_a_taken_contamination_card_goes_to_the_hand() {
    let print = Print::standard().with("brumes_brise", "effects", "[{ take_contamination = 2 }]");
    let mut game = at_the_mine(print).play();
    game.act(1, "play b1 effect");
    assert_eq!((dirt(&game, 1), hand(&game, 1), table(&game).contamination), (2, 6, 8));
}

#[test]
fn ery_44_a_destroyed_one_goes_from_hand_or_discard_pile_to_its_pile() {
    let print = Print::standard()
        .with("volcans_secousse", "effects", "[{ take_contamination = 1 }]")
        .with("volcans_humus", "effects", "[{ destroy_contamination = 1 }]");
    let mut game = at_the_mine(print).play();
    game.act(2, "play b22 effect");
    assert_eq!(game.legal(2), ["destroy discard"]);
    game.refuses(2, "destroy hand", "ERY-44");
    game.act(2, "destroy discard");
    assert_eq!((player(&game, 2).discard.len(), table(&game).contamination), (0, 11));
    game.refuses(2, "play b18 effect", "ERY-38");
    game.act(2, "play b17 effect").act(2, "play b18 effect").act(2, "destroy hand");
    assert_eq!((dirt(&game, 2), table(&game).contamination), (0, 11));
}

#[test]
fn ery_45_ery_a4_an_acquired_card() {
    let print = Print::standard().with("volcans", "influence", "[3, 12]");
    let mut game = at_the_mine(print).market(&["a50", "a53", "a1"]).play();
    game.act(2, "play b20 effect");
    // Éboulement and Compost cost 3 earth, and earth is what they are paid in.
    game.act(2, "buy a50");
    assert_eq!(player(&game, 2).influence, [0, 12]);
    assert!(holds(&game, 2, "a50") && !table(&game).market.has(card("a50")));
    game.deal("market a61");
    assert!(table(&game).market.has(card("a61")));
    go_to(&mut game, 1, Phase::Purchase);
    game.refuses(2, "buy a61", "ERY-A4");
    game.refuses(2, "buy a1", "ERY-4");
    game.refuses(2, "buy a60", "ERY-45");
}

#[test]
fn ery_46_ery_a6_an_attack_on_the_mine_of_ones_tile() {
    let mut game = on_the_mine(Print::standard().rich(7));
    game.refuses(2, "play b17 effect", "ERY-38");
    game.act(1, "play b2 effect");
    assert_eq!(dirt(&game, 1), 1);
    assert_eq!(game.legal(1), ["attack air", "attack water"]);
    game.refuses(1, "attack fire", "ERY-4");
    game.act(1, "attack water");
    assert_eq!(player(&game, 1).influence, [7, 0]);
    assert!(table(&game).mines.is_empty() && table(&game).mined.is_empty());
    assert_eq!((table(&game).destroyed, table(&game).unseen_mines & 1), (1, 0));
}

#[test]
fn ery_46_an_element_that_cannot_pay_is_refused() {
    let mut game = on_the_mine(Print::standard().rich(6));
    game.act(1, "play b2 effect");
    game.refuses(1, "attack water", "ERY-46");
    game.act(1, "attack air");
}

#[test]
fn ery_4_influence_only_in_ones_own_elements() {
    let mut game = at_the_mine(Print::standard()).play();
    game.act(2, "play b19 effect").act(2, "choose 1");
    assert_eq!(game.legal(1), ["gain air 0 water 2", "gain air 1 water 1", "gain air 2 water 0"]);
    game.refuses(1, "gain earth 1 fire 1", "ERY-4");
    game.refuses(1, "gain water 1 air 1", "ERY-4");
}

#[test]
fn ery_40_effects_for_others_near_others_and_by_draw() {
    let print = Print::standard()
        .with("brumes_brise", "effects", "[{ other = { move = 2 } }, { gain_any = 1 }]")
        .quiet(0, 5)
        .with("introduction", "pollution", "[2, 2, 2]");
    let mut game = Opening::two()
        .print(print)
        .pollution(&[8, 4])
        .pawns(&[2, 9])
        .hand(1, &["b1", "b7", "b6", "b4"])
        .play();
    game.act(1, "play b1 effect").act(1, "choose 2").act(2, "go 3").act(1, "gain air 0 water 1");
    assert_eq!((player(&game, 2).tile.number(), player(&game, 1).influence), (3, [2, 2]));
    // Near another player: tiles around 3, not those around 2 alone.
    game.act(1, "play b7 effect");
    assert_eq!(game.legal(1), ["remove 4 1", "remove 8 1", "pass"]);
    game.refuses(1, "remove 4 2", "ERY-40");
    game.refuses(1, "remove 9 1", "ERY-A8");
    game.refuses(1, "remove 3 1", "ERY-54");
    game.act(1, "remove 4 1").act(1, "gain air 1 water 0");
    assert_eq!(pollution(&game, 4), 0);
}

#[test]
fn ery_a3_influence_beyond_twelve_is_lost() {
    let mut game = at_the_mine(Print::standard().with("brumes", "influence", "[11, 12]")).play();
    game.act(1, "play b4 gain");
    assert_eq!(player(&game, 1).influence, [12, 12]);
    let gained = Event::InfluenceGained { seat: engine::Seat::new(0), element: Element::Air, n: 1 };
    assert!(public(&game).contains(&gained));
    game.act(1, "play b5 gain");
    assert_eq!(player(&game, 1).influence, [12, 12]);
}

#[test]
fn ery_a5_the_dome_takes_ten_of_one_element_and_reductions_count() {
    let mut game = at_the_mine(Print::standard().rich(9)).play();
    game.act(1, "play b1 move").act(1, "go 1");
    game.refuses(1, "play b2 effect", "ERY-38");
    game.act(1, "play b3 sanctuary");
    game.refuses(1, "play b2 effect", "ERY-38");
    game.act(1, "play b2 bonus").act(1, "attack water");
    assert_eq!(player(&game, 1).influence, [9, 0]);
    assert!(!table(&game).dome);
}

#[test]
fn ery_a7_a_reduction_takes_no_cost_below_nothing_and_lasts_for_its_action() {
    let print = Print::standard().with(
        "brumes_bourrasque",
        "bonus",
        r#"{ needs = "air", effects = [{ reduce_attack = 9 }] }"#,
    );
    let mut game = on_the_mine(print);
    game.act(1, "play b3 sanctuary").act(1, "play b2 bonus").act(1, "attack air");
    assert_eq!((player(&game, 1).influence, table(&game).destroyed), ([2, 1], 1));
    let print = Print::standard().with(
        "brumes_bourrasque",
        "effects",
        "[{ reduce_attack = 9 }, { gain_any = 1 }]",
    );
    let mut game = on_the_mine(print);
    game.act(1, "play b2 effect").act(1, "gain air 1 water 0");
    game.refuses(1, "play b5 effect", "ERY-38");
}

#[test]
fn ery_a8_tokens_of_one_effect_leave_one_tile() {
    let print = Print::standard().quiet(0, 5).with("introduction", "pollution", "[3, 3, 3]");
    let print = print.with(
        "brumes_brume",
        "effects",
        r#"[{ remove_pollution = { n = 3, reach = "near" } }]"#,
    );
    let print = print.with(
        "brumes_ondee",
        "effects",
        r#"[{ remove_pollution = { n = 2, reach = "here" } }]"#,
    );
    let mut game = Opening::two()
        .print(print)
        .pollution(&[4, 6, 9])
        .pawns(&[5, 3])
        .hand(1, &["b3", "b6", "b1"])
        .play();
    // Nothing on the player's own tile: nothing to ask.
    game.act(1, "play b6 effect");
    assert!(table(&game).tasks.is_empty());
    game.act(1, "play b3 effect");
    assert_eq!(game.legal(1), ["remove 4 1", "remove 6 1", "remove 9 1", "pass"]);
    game.act(1, "remove 6 1");
    assert!(table(&game).tasks.is_empty(), "one tile only");
    assert_eq!([4, 6, 9].map(|tile| pollution(&game, tile)), [1, 0, 1]);
}

#[test]
fn ery_a10_an_impossible_upper_part_is_left_out_an_idle_one_is_not() {
    let print = Print::standard().with(
        "brumes_brise",
        "bonus",
        r#"{ needs = "air", effects = [{ destroy_contamination = 2 }] }"#,
    );
    let mut game = at_the_mine(print).play();
    game.act(1, "play b2 sanctuary");
    // One contamination card is in the discard pile, not two.
    game.refuses(1, "play b1 bonus", "ERY-38");
    assert!(game.offers(1, "play b1 effect"));
    // Nothing to remove here, and yet the upper part of Brume may be used.
    assert!(game.offers(1, "play b3 bonus"));
}

#[test]
fn ery_a11_only_who_can_do_it_may_be_chosen_and_he_cannot_refuse() {
    let print =
        Print::standard().rich(12).with("brumes_brise", "effects", r#"[{ other = "attack" }]"#);
    let mut game = Opening::new("seats=3 adversary=mars difficulty=introduction")
        .print(print.quiet(1, 5))
        .mines(&[(1, 6)])
        .pawns(&[9, 5, 4])
        .hand(1, &["b1"])
        .hand(2, &["b9"])
        .play();
    game.refuses(1, "play b1 effect", "ERY-38");
    game.act(2, "play b9 move").act(2, "go 6");
    game.act(1, "play b1 effect");
    assert_eq!(game.legal(1), ["choose 2"]);
    game.refuses(1, "choose 3", "ERY-A11");
    game.refuses(1, "choose 8", "ERY-32");
    game.act(1, "choose 2");
    game.refuses(2, "pass", "ERY-39");
    game.act(2, "attack water");
    assert_eq!(table(&game).destroyed, 1);
}

#[test]
fn ery_a12_no_contamination_card_to_take() {
    let print = Print::standard().rich(12).with("contamination", "pile_per_player", "0");
    let mut game = on_the_mine(print);
    assert_eq!(table(&game).contamination, 0);
    game.refuses(1, "play b2 effect", "ERY-38");
}

#[test]
fn ery_a22_a_sanctuary_stands_beside_mine_or_dome() {
    let mut game = on_the_mine(Print::standard());
    game.act(1, "play b4 sanctuary");
    assert_eq!(table(&game).sanctuaries[5], Some(Element::Water));
    game.refuses(1, "play b3 sanctuary", "ERY-36");
    game.act(1, "play b2 move").act(1, "go 1").act(1, "play b3 sanctuary");
    assert_eq!(table(&game).sanctuaries[0], Some(Element::Air));
}

#[test]
fn ery_a37_within_the_number_of_steps() {
    let mut game = at_the_mine(Print::standard()).play();
    game.act(2, "play b17 move");
    assert_eq!(game.legal(2), ["go 4", "go 5", "go 9"]);
    game.refuses(2, "go 3", "ERY-A37");
    game.act(2, "go 9");
    assert_eq!(player(&game, 2).tile.number(), 9);
    game.act(1, "play b2 move");
    assert_eq!(
        game.legal(1),
        ["go 1", "go 2", "go 3", "go 4", "go 5", "go 6", "go 7", "go 9", "go 10"]
    );
}

#[test]
fn ery_a39_payments_that_would_spoil_the_attack_are_not_offered() {
    let print = |air: u8, water: u8| {
        Print::standard().with("brumes", "influence", &format!("[{air}, {water}]")).with(
            "brumes_bourrasque",
            "effects",
            r#"[{ lose_any = 2 }, "attack"]"#,
        )
    };
    let mut game = on_the_mine(print(6, 1));
    game.act(1, "play b2 effect");
    assert_eq!(game.legal(1), ["pay air 1 water 1"]);
    game.refuses(1, "pay air 2 water 0", "ERY-A39");
    game.act(1, "pay air 1 water 1").act(1, "attack air");
    let mut game = on_the_mine(print(6, 0));
    game.refuses(1, "play b2 effect", "ERY-38");
}

#[test]
fn ery_a39_an_upper_part_may_be_what_makes_the_attack_possible() {
    let print = Print::standard()
        .with("brumes", "influence", "[5, 3]")
        .with("brumes_bourrasque", "bonus", r#"{ needs = "air", effects = [{ move = 1 }] }"#)
        .with("brumes_bourrasque", "effects", r#"["attack"]"#)
        .with("brumes_souffle", "bonus", r#"{ needs = "air", effects = [{ gain_any = 2 }] }"#)
        .with("brumes_souffle", "effects", "[{ lose_any = 9 }]");
    let mut game = at_the_mine(print).play();
    game.act(1, "play b3 sanctuary");
    game.refuses(1, "play b4 effect", "ERY-38");
    assert!(game.offers(1, "play b4 bonus"), "eight and two are more than nine");
    game.refuses(1, "play b2 effect", "ERY-38");
    game.act(1, "play b2 bonus");
    assert_eq!(game.legal(1), ["go 6"]);
    game.refuses(1, "go 4", "ERY-A39");
    game.act(1, "go 6");
    assert_eq!(game.legal(1), ["attack air"]);
}

#[test]
fn ery_a42_a_reduction_is_for_the_one_who_plays_the_card() {
    let print = Print::standard()
        .with(
            "brumes_bourrasque",
            "bonus",
            r#"{ needs = "air", effects = [{ reduce_attack = 9 }] }"#,
        )
        .with("brumes_bourrasque", "effects", r#"[{ other = "attack" }]"#)
        .with("volcans", "influence", "[5, 5]");
    let mut game = at_the_mine(print).hand(2, &["b24", "b19"]).play();
    game.act(2, "play b24 move").act(2, "go 5").act(2, "play b19 move").act(2, "go 6");
    game.act(1, "play b3 sanctuary");
    // The mine costs the other 6, and he has 5.
    game.refuses(1, "play b2 bonus", "ERY-38");
}
