//! The round: phases, simultaneous play, piles and hands.

use engine::{Seat, Viewer};
use game_erythro::action::Event;
use game_erythro::state::{Cards, Element, Phase, Task};
use localization::{Lang, Speaker};

use crate::support::{
    Opening, Print, card, dirt, finish_players_phase, go_to, hand, holds, player, pollution,
    public, quiet_step, table,
};

/// Two players, no pollution, no mines on the board, five in the deck.
fn calm(print: Print) -> Opening {
    let opening = Opening::two().print(print.quiet(0, 5));
    opening.hand(1, &["b1", "b2", "b3", "b4", "b5"]).hand(2, &["b17", "b18", "b19", "b20", "b21"])
}

#[test]
fn ery_28_six_phases_in_order() {
    let mut game = calm(Print::standard()).play();
    let mut phases = vec![];
    while table(&game).round == 1 {
        quiet_step(&mut game);
        phases.extend(public(&game).iter().filter_map(|event| match event {
            Event::PhaseBegan { phase, .. } => Some(*phase),
            _ => None,
        }));
    }
    let expected = [
        Phase::Discard,
        Phase::Mines,
        Phase::Adversary,
        Phase::Purchase,
        Phase::Draw,
        Phase::Players,
    ];
    assert_eq!(phases, expected);
    game.refuses(1, "keep", "ERY-28");
    game.refuses(1, "buy a1", "ERY-28");
}

#[test]
fn ery_29_everybody_finishes_a_phase_first() {
    let mut game = calm(Print::standard()).play();
    for card in ["b1", "b2", "b3", "b4"] {
        game.act(1, &format!("play {card} gain"));
    }
    assert_eq!(table(&game).phase, Phase::Players);
    game.refuses(1, "play b5 gain", "ERY-33").refuses(1, "buy a1", "ERY-28");
    finish_players_phase(&mut game);
    assert_eq!(table(&game).phase, Phase::Discard);
    // The second player discards first; the mines wait for the first.
    game.act(2, "keep");
    assert_eq!(table(&game).phase, Phase::Discard);
    game.act(1, "keep");
    assert_ne!(table(&game).phase, Phase::Discard);
}

#[test]
fn ery_30_no_turn_order_but_one_card_at_a_time() {
    let mut game = calm(Print::standard()).hand(2, &["b17", "b18"]).pawns(&[2, 3]).play();
    game.act(2, "play b17 gain").act(1, "play b1 gain").act(1, "play b3 move");
    game.refuses(2, "play b18 gain", "ERY-30");
    game.refuses(1, "play b2 gain", "ERY-30");
    game.act(1, "go 8").act(2, "play b18 gain");
}

#[test]
fn ery_30_whoever_is_not_asked_is_told_why_and_not_of_turns() {
    let mut game = calm(Print::standard()).hand(2, &["b17", "b18"]).pawns(&[2, 3]).play();
    game.act(1, "play b3 move");
    let told = game.refusal(2, "play b18 gain");
    let names = ["Ada", "Bea"].map(String::from);
    let said = Lang::ALL
        .map(|lang| Speaker { lang, names: &names, reader: Viewer::Seat(Seat::new(1)) }.say(&told));
    assert_eq!(said[0], "There is no turn order, but what was begun is finished first. Now: Ada.");
    assert!(said[1].contains("pas d’ordre de tour") && said[1].contains("Ada"), "{said:?}");
    // Who is not at the table has no rule of the game to break.
    game.refuses(3, "play b18 gain", "not-awaited");
}

#[test]
fn ery_31_hands_are_hidden_or_open() {
    for (hands, seen) in [("hidden", false), ("open", true)] {
        let options = format!("seats=2 adversary=mars difficulty=introduction hands={hands}");
        let mut game = Opening::new(&options).print(Print::standard().with(
            "brumes_brise",
            "effects",
            "[{ draw = 1 }]",
        ));
        game = game.hand(1, &["b1", "b2", "b3", "b4", "b5"]);
        let mut game = game.play();
        let other = game.view(Viewer::Seat(Seat::new(1)));
        assert_eq!(other.hands[0].cards.is_some(), seen);
        assert_eq!(other.hands[0].n_cards, 5);
        assert_eq!(other.hands[1].cards.map(Cards::len), Some(5));
        game.act(1, "play b1 effect").deal("draw b8");
        let drawn = Event::CardDrawn { seat: Seat::new(0), card: card("b8") };
        assert!(game.heard(Viewer::Seat(Seat::new(0))).contains(&drawn));
        assert_eq!(game.heard(Viewer::Seat(Seat::new(1))).contains(&drawn), seen);
        assert_eq!(public(&game).contains(&drawn), seen);
    }
}

#[test]
fn ery_32_one_chooses_who_the_other_chooses_how() {
    let mut game = Opening::new("seats=3").hand(1, &["b4"]).play();
    game.act(1, "play b4 effect");
    assert_eq!(game.legal(1), ["choose 2", "choose 3"]);
    game.refuses(1, "choose 1", "ERY-32");
    game.act(1, "choose 3");
    game.refuses(1, "gain earth 2 fire 0", "ERY-30");
    assert_eq!(
        game.legal(3),
        ["gain earth 0 fire 2", "gain earth 1 fire 1", "gain earth 2 fire 0"]
    );
    game.act(3, "gain earth 0 fire 2");
    assert_eq!((player(&game, 3).influence, player(&game, 2).influence), ([2, 3], [2, 1]));
}

#[test]
fn ery_33_exactly_four_cards() {
    let mut game = calm(Print::standard()).play();
    game.refuses(1, "play b8 gain", "ERY-33");
    game.refuses(1, "play contamination draw", "ERY-33");
    game.refuses(1, "pass", "ERY-39");
    for card in ["b5", "b3", "b1", "b2"] {
        game.act(1, &format!("play {card} gain"));
    }
    assert_eq!(player(&game, 1).played.len(), 4);
    assert_eq!(game.legal(1), [""; 0]);
}

#[test]
fn ery_34_ery_35_one_of_four_zones() {
    let mut game = calm(Print::standard()).pawns(&[2, 9]).play();
    game.act(1, "play b1 gain");
    assert_eq!(player(&game, 1).influence, [4, 1]);
    game.refuses(1, "play b1 move", "ERY-33");
    game.act(1, "play b2 move").act(1, "go 4");
    assert_eq!(player(&game, 1).tile.number(), 4);
    game.act(1, "play b4 sanctuary");
    assert_eq!(table(&game).sanctuaries[3], Some(Element::Water));
    game.act(1, "play b3 effect");
    assert_eq!(player(&game, 1).played.len(), 4);
}

#[test]
fn ery_47_ery_a50_keep_one_card_or_none() {
    let print = Print::standard().with("limits", "cards_played", "2").with(
        "brumes_brise",
        "effects",
        "[{ take_contamination = 2 }]",
    );
    let mut game = calm(print).play();
    game.act(1, "play b1 effect")
        .act(1, "play contamination draw")
        .deal("draw b6")
        .deal("draw b7")
        .deal("draw b8");
    finish_players_phase(&mut game);
    let pile = table(&game).contamination;
    assert_eq!(pile, 10 - 2 + 1, "the played contamination card is back in its pile");
    assert!(
        player(&game, 1).discard.actions.has(card("b1")),
        "the played card is in the discard pile"
    );
    assert_eq!(hand(&game, 1), 8);
    game.refuses(1, "keep", "ERY-47");
    game.refuses(1, "discard b1", "ERY-33");
    game.act(1, "discard contamination");
    for name in ["b2", "b3", "b4", "b5", "b6", "b7"] {
        game.act(1, &format!("discard {name}"));
    }
    // ERY-A50: everybody sees the pile, nobody else the kept card.
    let seen = game.view(Viewer::Spectator);
    assert_eq!(seen.table.players[0].discard.contamination, 2);
    assert!(seen.table.players[0].discard.actions.has(card("b7")));
    assert_eq!(game.legal(1), ["discard b8", "keep"]);
    game.act(1, "keep");
    assert!(holds(&game, 1, "b8"));
    game.act(2, "discard b19");
}

#[test]
fn ery_50_ery_a29_one_purchase_each_in_any_order() {
    let print = Print::standard().rich(6);
    let mut game =
        calm(print).hand(2, &["b20", "b17", "b18", "b19"]).market(&["a1", "a47", "a48"]).play();
    // ERY-A29: a card acquired by an effect comes on top.
    game.act(2, "play b20 effect").act(2, "buy a47").deal("market a49");
    go_to(&mut game, 1, Phase::Purchase);
    game.act(2, "buy a48");
    assert_eq!(table(&game).tasks.last(), Some(&Task::Refill { element: Element::Earth }));
    game.deal("market a50");
    assert!(!game.offers(2, "buy a49"));
    game.act(1, "buy a1").deal("market a10");
    assert_eq!(table(&game).phase, Phase::Draw);
    assert!(holds(&game, 1, "a1") && holds(&game, 2, "a47") && holds(&game, 2, "a48"));
}

#[test]
fn ery_50_nobody_has_to_buy() {
    let mut game = calm(Print::standard().rich(6)).play();
    go_to(&mut game, 1, Phase::Purchase);
    game.act(1, "pass");
    game.refuses(1, "pass", "ERY-29");
    game.act(2, "pass");
    assert_eq!(table(&game).phase, Phase::Draw);
}

#[test]
fn ery_51_ery_52_a_needed_card_shuffles_and_wakes_the_adversary() {
    let mut game = calm(Print::standard()).play();
    go_to(&mut game, 1, Phase::Discard);
    game.act(1, "keep").act(2, "discard b21");
    go_to(&mut game, 1, Phase::Draw);
    // The first has kept a card: three in the pile, a fourth after shuffling.
    for name in ["b6", "b7", "b8"] {
        game.deal(&format!("draw {name}"));
    }
    assert!(public(&game).contains(&Event::Shuffled { seat: Seat::new(0) }));
    assert_eq!(
        game.state().pile(Seat::new(0)).len(),
        5,
        "four played cards and the contamination card"
    );
    game.deal("draw contamination");
    assert_eq!((hand(&game, 1), dirt(&game, 1)), (5, 1));
    assert_eq!(table(&game).shuffled.len(), 1, "one action for one shuffle");
}

#[test]
fn ery_a40_everybody_draws_before_the_adversary_acts_in_seat_order() {
    let mut game = calm(Print::standard()).play();
    go_to(&mut game, 1, Phase::Discard);
    game.act(1, "keep").act(2, "keep");
    go_to(&mut game, 1, Phase::Draw);
    for _ in 0..8 {
        assert!(matches!(table(&game).tasks.last(), Some(Task::Draw { .. })));
        let outcome = engine::Game::chance_at(game.state(), 0);
        game.take(engine::Step::Chance(outcome));
    }
    assert_eq!(table(&game).tasks.last(), Some(&Task::RevealMine));
    assert_eq!(
        table(&game).shuffled.first(),
        Some(Seat::new(1)),
        "the first seat's shuffle is answered first"
    );
    game.deal("mine 1").deal("token 7").deal("mine 2").deal("token 6");
    assert_eq!((table(&game).mines.len(), table(&game).round), (2, 2));
}

#[test]
fn ery_a40_an_empty_discard_pile_is_no_shuffle() {
    let print = Print::standard()
        .with("contamination", "in_each_discard", "0")
        .with("brumes_brise", "effects", "[{ draw = 3 }]")
        .with("brumes_brume", "effects", "[{ draw = 1 }]");
    let mut game = calm(print).play();
    game.act(1, "play b1 effect").deal("draw b6").deal("draw b7").deal("draw b8");
    assert!(table(&game).tasks.is_empty(), "nobody shuffled, so nobody is disturbed");
    // Nothing is left to draw, so a card that says so cannot be used.
    game.refuses(1, "play b3 effect", "ERY-38");
}

#[test]
fn ery_80_played_cards_are_not_shuffled() {
    let print = Print::standard().with("brumes_souffle", "effects", "[{ draw = 4 }]");
    let mut game = calm(print).play();
    game.act(1, "play b1 gain").act(1, "play b4 effect");
    game.deal("draw b6").deal("draw b7").deal("draw b8").deal("draw contamination");
    assert!(game.state().pile(Seat::new(0)).is_empty() && player(&game, 1).discard.is_empty());
    assert_eq!(player(&game, 1).played.len(), 2);
    // The draw is complete, so the adversary answers now.
    assert_eq!(table(&game).tasks.last(), Some(&Task::RevealMine));
}

#[test]
fn ery_a13_draw_3_needs_three_cards() {
    let print = Print::standard().with("brumes_brise", "effects", "[{ take_contamination = 2 }]");
    let mut game = calm(print).pawns(&[2, 9]).play();
    game.act(1, "play b1 effect").act(1, "play contamination draw");
    game.deal("draw b6").deal("draw b7").deal("draw b8");
    game.refuses(1, "play contamination draw", "ERY-A13");
    game.act(1, "play contamination spend").act(1, "pay air 2 water 1");
    assert_eq!(pollution(&game, 2), 2);
}

#[test]
fn ery_a14_spend_3_needs_three_influence() {
    let print =
        Print::standard().rich(1).with("brumes_brise", "effects", "[{ take_contamination = 1 }]");
    let mut game = calm(print).play();
    game.act(1, "play b1 effect");
    game.refuses(1, "play contamination spend", "ERY-A14");
    game.act(1, "play b2 gain").act(1, "play contamination spend");
    assert_eq!(game.legal(1), ["pay air 2 water 1", "pay air 3 water 0"]);
    game.refuses(1, "pay air 1 water 2", "ERY-40");
}

#[test]
fn ery_a30_no_hand_limit_and_drawing_stops_at_five() {
    let print = Print::standard().with("brumes_brise", "effects", "[{ draw = 3 }]");
    let mut game = calm(print).play();
    game.act(1, "play b1 effect").deal("draw b6").deal("draw b7").deal("draw b8");
    assert_eq!(hand(&game, 1), 7);
    go_to(&mut game, 2, Phase::Players);
    assert_eq!((hand(&game, 1), hand(&game, 2)), (5, 5));
}

#[test]
fn ery_a41_an_empty_hand_is_done_unless_it_gets_a_card() {
    let print = Print::standard().with("limits", "hand", "3").with(
        "volcans_secousse",
        "effects",
        "[{ other = { take_contamination = 1 } }]",
    );
    let mut game = Opening::two()
        .print(print.quiet(0, 5))
        .hand(1, &["b1", "b2", "b3"])
        .hand(2, &["b17", "b18"])
        .play();
    game.act(1, "play b1 gain").act(1, "play b2 gain").act(1, "play b3 gain");
    game.refuses(1, "pass", "ERY-29");
    game.act(2, "play b17 effect").act(2, "choose 1");
    assert_eq!((hand(&game, 1), dirt(&game, 1)), (1, 1));
    game.act(1, "play contamination spend").act(1, "pay air 3 water 0");
    finish_players_phase(&mut game);
    assert!(
        !game.is_over() && table(&game).phase > Phase::Discard,
        "no defeat, and nothing to discard"
    );
}
