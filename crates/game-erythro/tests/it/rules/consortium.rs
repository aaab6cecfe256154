//! The Consortium: special depollution, its phase, and events.

use engine::Seat;
use engine_testkit::Script;
use game_erythro::action::Event;
use game_erythro::state::{Ending, EventId, Phase, State, Task};

use crate::support::{
    Opening, Print, dirt, go_to, hand, holds, player, pollution, public, quiet_step, table,
};

const MEDIUM: &str = "seats=2 adversary=consortium difficulty=medium";

/// Nine mines of level 1, the first on tile 6, so many tokens of pollution; pawns on 5 and 9.
fn colony(print: Print, tiles: &[u8]) -> Opening {
    let n = tiles.len();
    let print = print
        .level("consortium", "medium", "pollution", &format!("[{n}, {n}, {n}]"))
        .level("consortium", "medium", "mines", "[[9, 9, 9], [0, 0, 0], [0, 0, 0], [0, 0, 0]]");
    Opening::new(MEDIUM)
        .print(print)
        .pollution(tiles)
        .mines(&[(1, 6)])
        .pawns(&[5, 9])
        .hand(1, &["b1", "b2", "b3", "b4", "b5"])
        .hand(2, &["b17", "b18", "b19", "b20", "b22"])
}

/// Goes on quietly until an event is about to be drawn, and draws this one.
fn draw_event(game: &mut Script<State>, event: &str) {
    while table(game).tasks.last() != Some(&Task::RevealEvent) {
        quiet_step(game);
        assert!(!game.is_over(), "the game ended before an event");
    }
    game.deal(event);
}

/// The first player, on tile 5 with `b3` and rich, goes to the mine on 6 and destroys it with `b5`.
fn destroy_the_mine(game: &mut Script<State>) {
    game.act(1, "play b6 move").act(1, "go 6").act(1, "play b5 effect").act(1, "attack air");
}

/// Round 2, with this event active and nothing left to decide about its first part.
fn round_two(print: Print, tiles: &[u8], event: &str) -> Script<State> {
    let mut game = colony(print.rich(12), tiles).play();
    draw_event(&mut game, event);
    go_to(&mut game, 2, Phase::Players);
    game
}

#[test]
fn ery_74_ery_a38_two_influence_for_two_tokens_once_a_round() {
    let mut game = colony(Print::standard(), &[4, 2]).play();
    game.refuses(1, "special 2 1", "ERY-A8");
    game.refuses(1, "special 4 3", "ERY-40");
    game.refuses(1, "special 5 1", "ERY-54");
    game.act(1, "special 4 1");
    assert_eq!(game.legal(1), ["pay air 1 water 1", "pay air 2 water 0"]);
    game.act(1, "pay air 1 water 1");
    assert_eq!((pollution(&game, 4), player(&game, 1).influence), (0, [1, 0]));
    game.refuses(1, "special 4 1", "ERY-A38");
    assert!(table(&game).special_used.contains(Seat::new(0)));
    go_to(&mut game, 2, Phase::Players);
    assert!(table(&game).special_used.is_empty());
}

#[test]
fn ery_74_it_has_its_price_and_its_adversary() {
    let poor = Print::standard().with("brumes", "influence", "[1, 0]");
    let mut game = colony(poor, &[4]).play();
    game.refuses(1, "special 4 1", "ERY-74");
    let mut mars = Opening::two().play();
    mars.refuses(1, "special 4 1", "ERY-41");
}

#[test]
fn ery_a9_those_who_could_use_it_are_asked_before_each_automatic_step() {
    let print = Print::standard().rich(12).with("limits", "hand", "4");
    let mut game = colony(print, &[4]).pawns(&[5, 8]).hand(1, &["b1", "b2", "b3", "b4"]).play();
    let mut asked = vec![];
    while table(&game).round == 1 {
        if table(&game).tasks.is_empty() && game.offers(1, "special 4 1") && game.offers(1, "pass")
        {
            asked.push(table(&game).phase);
            game.act(1, "pass");
        } else {
            assert!(!game.offers(2, "special 4 1"), "tile 4 is out of the second player's reach");
            quiet_step(&mut game);
        }
    }
    // After his cards, after discarding; one mine; one placement and the event; the purchase; the draws, the end.
    let expected = [
        Phase::Players,
        Phase::Discard,
        Phase::Mines,
        Phase::Adversary,
        Phase::Adversary,
        Phase::Purchase,
        Phase::Draw,
        Phase::Draw,
    ];
    assert_eq!(asked, expected);
}

#[test]
fn ery_a9_it_may_save_a_tile_just_before_a_mine_progresses() {
    let print = Print::standard().rich(12).with(
        "mine_1_01",
        "rows",
        r#"[{ pollute = 3 }, { pollute = 1 }, "lost"]"#,
    );
    let mut game = colony(print, &[]).play();
    while table(&game).phase != Phase::Mines {
        quiet_step(&mut game);
    }
    assert_eq!((table(&game).mines[0].row, pollution(&game, 6)), (0, 3));
    game.act(1, "special 6 2").act(1, "pay air 0 water 2");
    assert_eq!(pollution(&game, 6), 2, "two removed, then one added by the mine");
    assert!(!game.is_over());
}

#[test]
fn ery_75_mines_then_an_event() {
    for (seats, mines) in [(2, 1), (3, 1), (4, 2)] {
        let options = format!("seats={seats} adversary=consortium difficulty=medium");
        let print = Print::standard().level("consortium", "medium", "pollution", "[0, 0, 0]");
        let mut game = Opening::new(&options).print(print).play();
        let before = table(&game).mines.len();
        while table(&game).tasks.last() != Some(&Task::RevealEvent) {
            quiet_step(&mut game);
        }
        assert_eq!(table(&game).mines.len(), before + mines, "{seats} players");
        game.deal("event 7");
        assert_eq!(table(&game).event, Some(EventId(6)));
    }
}

#[test]
fn ery_75_with_an_empty_deck_pollution_for_each_player() {
    let print = Print::standard()
        .level("consortium", "medium", "pollution", "[0, 0, 0]")
        .level("consortium", "medium", "mines", "[[1, 2, 2], [0, 0, 0], [0, 0, 0], [0, 0, 0]]")
        .with("mine_1_01", "rows", r#"["nothing", "nothing", "nothing", "lost"]"#);
    let mut game = Opening::new(MEDIUM).print(print).mines(&[(1, 6)]).pawns(&[5, 9]).play();
    while table(&game).tasks.last() != Some(&Task::RevealEvent) {
        quiet_step(&mut game);
    }
    assert_eq!(table(&game).pollution.iter().sum::<u8>(), 2);
    assert_eq!(table(&game).mines.len(), 1);
}

#[test]
fn ery_a32_the_last_mine_of_two_is_added_without_pollution() {
    let print = Print::standard().level("consortium", "medium", "pollution", "[0, 0, 0]").level(
        "consortium",
        "medium",
        "mines",
        "[[3, 3, 3], [0, 0, 0], [0, 0, 0], [0, 0, 0]]",
    );
    let print = ["mine_1_01", "mine_1_02", "mine_1_03"].into_iter().fold(print, |print, mine| {
        print.with(mine, "rows", r#"["nothing", "nothing", "nothing", "lost"]"#)
    });
    let mut game = Opening::new("seats=4 adversary=consortium difficulty=medium")
        .print(print)
        .mines(&[(1, 16), (2, 15)])
        .play();
    while table(&game).tasks.last() != Some(&Task::RevealMine) {
        quiet_step(&mut game);
    }
    game.deal("mine 3");
    while table(&game).tasks.last() != Some(&Task::RevealEvent) {
        quiet_step(&mut game);
    }
    assert_eq!((table(&game).mines.len(), table(&game).pollution.iter().sum::<u8>()), (3, 0));
}

#[test]
fn ery_76_ery_a43_the_first_part_happens_at_once() {
    let mut game = colony(Print::standard(), &[4, 2, 7]).play();
    draw_event(&mut game, "event 1");
    // Thundershower: up to two tokens anywhere, from several tiles; the first seat decides in round 1.
    assert!(game.offers(1, "remove 2 1") && game.offers(1, "remove 7 1") && game.offers(1, "pass"));
    game.refuses(1, "remove 2 2", "ERY-40");
    game.act(1, "remove 2 1").act(1, "remove 7 1");
    assert_eq!([2, 4, 7].map(|tile| pollution(&game, tile)), [0, 1, 0]);
    draw_event(&mut game, "event 4");
    // The second seat decides in round 2, and all tokens come from one tile.
    assert_eq!(table(&game).round, 2);
    assert!(game.offers(2, "pass") && game.legal(1).is_empty());
    game.act(2, "pass");
    assert_eq!(table(&game).event, Some(EventId(3)), "the first event is over");
}

#[test]
fn ery_76_ery_a43_each_player_decides_for_himself_in_seat_order() {
    let print = Print::standard().with(
        "mine_1_01",
        "rows",
        r#"["nothing", "pollute_around", "nothing", "lost"]"#,
    );
    let mut game = colony(print, &[4]).play();
    // The mine fouls tiles 6, 1, 5, 7 and 10 in round 1; both players stand on dirty ground.
    game.act(2, "play b18 move").act(2, "go 5");
    draw_event(&mut game, "event 2");
    assert_eq!(game.legal(1), ["remove 5 1", "pass"]);
    assert!(game.legal(2).is_empty());
    game.act(1, "remove 5 1");
    assert_eq!(pollution(&game, 5), 0);
    assert!(table(&game).tasks.is_empty(), "nothing is left for the second player to remove");
}

#[test]
fn ery_76_every_tile_of_a_kind_or_else_one_token_anywhere() {
    let mut game = colony(Print::standard(), &[4, 2]).play();
    game.act(1, "play b2 move").act(1, "go 4").act(1, "play b3 sanctuary");
    draw_event(&mut game, "event 3");
    assert_eq!(
        (pollution(&game, 4), pollution(&game, 2)),
        (0, 1),
        "the tile with the sanctuary is cleaned"
    );
    let mut game = colony(Print::standard(), &[4, 2]).play();
    draw_event(&mut game, "event 3");
    assert!(
        game.offers(1, "remove 4 1") && game.offers(1, "remove 2 1"),
        "no sanctuary: one anywhere"
    );
    game.act(1, "remove 4 1");
    assert_ne!(table(&game).tasks.last().and_then(Task::decider), Some(Seat::new(0)));
}

#[test]
fn ery_76_the_second_part_answers_a_shuffle() {
    let mut game = colony(Print::standard(), &[]).play();
    draw_event(&mut game, "event 2");
    while table(&game).phase != Phase::Draw {
        quiet_step(&mut game);
    }
    // Both shuffle, and each takes a contamination card then: a hand of six.
    go_to(&mut game, 2, Phase::Players);
    assert_eq!((hand(&game, 1), hand(&game, 2)), (6, 6));
    assert!(dirt(&game, 1) >= 1 && dirt(&game, 2) >= 1);
}

#[test]
fn ery_a43_losses_are_compulsory_as_far_as_possible() {
    let print = Print::standard().with("brumes", "influence", "[1, 0]");
    let mut game = colony(print, &[]).play();
    for card in ["b1", "b2", "b3", "b4"] {
        game.act(1, &format!("play {card} move")).act(1, "go 5");
    }
    draw_event(&mut game, "event 3");
    while !matches!(table(&game).tasks.last(), Some(Task::Pay { .. })) {
        quiet_step(&mut game);
    }
    // He shuffles and would lose 2, but has only 1.
    assert_eq!(table(&game).tasks.last(), Some(&Task::Pay { seat: Seat::new(0), n: 1 }));
    assert_eq!(game.legal(1), ["pay air 1 water 0"]);
    game.refuses(1, "pass", "ERY-39");
}

#[test]
fn ery_76_the_third_part_answers_a_destroyed_mine() {
    let mut game = round_two(Print::standard(), &[], "event 1");
    destroy_the_mine(&mut game);
    assert_eq!(game.legal(1).len(), 3, "the destroying player gains two influence of his choice");
    game.act(1, "gain air 0 water 2");
    let mut game = round_two(Print::standard(), &[], "event 5");
    destroy_the_mine(&mut game);
    assert!(game.offers(1, "gain air 1 water 0"));
    game.act(1, "gain air 1 water 0").act(2, "gain earth 0 fire 1");
}

#[test]
fn ery_76_a_destroyed_mine_may_clean_its_surroundings() {
    let print = Print::standard().with(
        "mine_1_01",
        "rows",
        r#"["pollute_around", "nothing", "nothing", "lost"]"#,
    );
    let mut game = round_two(print, &[4], "event 6");
    destroy_the_mine(&mut game);
    // Convoy: up to two tokens around tile 6, from several tiles; tile 4 is not around it.
    assert!(
        game.offers(1, "remove 6 1")
            && game.offers(1, "remove 10 1")
            && !game.offers(1, "remove 4 1")
    );
    game.act(1, "remove 6 1").act(1, "remove 10 1");
    assert_eq!((pollution(&game, 6), pollution(&game, 10)), (0, 0));
}

#[test]
fn ery_76_a_destroyed_mine_may_sell_a_card_cheaply() {
    let mut game = round_two(Print::standard(), &[], "event 10");
    destroy_the_mine(&mut game);
    assert!(game.offers(1, "pass"));
    let before = player(&game, 1).influence;
    let buy = game.legal(1)[0].clone();
    game.act(1, &buy);
    let bought = buy.strip_prefix("buy ").expect("the first choice is a card");
    assert!(holds(&game, 1, bought));
    let after = player(&game, 1).influence;
    let paid = before.iter().sum::<u8>() - after.iter().sum::<u8>();
    assert_eq!(paid, game.state().pack().cost(crate::support::card(bought)).saturating_sub(2));
}

#[test]
fn ery_a43_the_one_who_attacks_decides_even_for_anothers_card() {
    let print = Print::standard().with("volcans_braise", "effects", r#"[{ other = "attack" }]"#);
    let mut game = round_two(print, &[], "event 1");
    game.act(1, "play b6 move").act(1, "go 6");
    game.act(2, "play b22 effect").act(2, "choose 1").act(1, "attack air");
    assert_eq!(table(&game).tasks.last(), Some(&Task::Gain { seat: Seat::new(0), n: 2 }));
}

#[test]
fn ery_a27_a_victory_comes_before_the_adversarys_answer() {
    // The event would take the win away again by polluting a tile.
    let print = Print::standard()
        .with("mine_1_01", "rows", r#"["nothing", "nothing", "nothing", "lost"]"#)
        .with("consortium", "victory", "{ no_pollution_after = [1, 1, 1] }")
        .with("campagne_de_presse", "on_mine_destroyed", "[{ pollute_own_tile = 1 }]");
    let mut game = round_two(print, &[], "event 7");
    assert!(table(&game).is_clean());
    destroy_the_mine(&mut game);
    assert_eq!(table(&game).ending, Some(Ending::Clean));
    assert!(table(&game).is_clean());
}

#[test]
fn ery_77_enough_mines_and_no_pollution() {
    let print = Print::standard().rich(12).with(
        "consortium",
        "victory",
        "{ no_pollution_after = [1, 1, 1] }",
    );
    let mut game = colony(print, &[]).play();
    game.act(1, "play b1 move").act(1, "go 6").act(1, "play b2 effect").act(1, "attack air");
    assert_eq!(table(&game).ending, Some(Ending::Clean));
    let print = Print::standard().rich(12).with(
        "consortium",
        "victory",
        "{ no_pollution_after = [1, 1, 1] }",
    );
    let mut game = colony(print, &[7]).play();
    game.act(1, "play b1 move").act(1, "go 6").act(1, "play b2 effect").act(1, "attack air");
    assert!(!game.is_over(), "tile 7 is polluted");
    game.act(1, "play b3 effect").act(1, "remove 7 1");
    assert_eq!(table(&game).ending, Some(Ending::Clean));
    let sheet = &game.state().pack().printed.adversaries[2];
    assert_eq!(sheet.contaminated_limit.0, [1, 1, 1]);
}

#[test]
fn ery_77_ery_a33_all_mines_destroyed_wins_too() {
    let print = |mines: u8| {
        Print::standard().rich(12).level("consortium", "medium", "pollution", "[1, 1, 1]").level(
            "consortium",
            "medium",
            "mines",
            &format!("[[{mines}, 2, 2], [0, 0, 0], [0, 0, 0], [0, 0, 0]]"),
        )
    };
    for (mines, won) in [(1, true), (2, false)] {
        let mut game = Opening::new(MEDIUM)
            .print(print(mines))
            .pollution(&[2])
            .mines(&[(1, 6)])
            .pawns(&[5, 9])
            .hand(1, &["b1", "b2"])
            .play();
        game.act(1, "play b1 move").act(1, "go 6").act(1, "play b2 effect").act(1, "attack air");
        assert_eq!(
            table(&game).ending == Some(Ending::AllMinesDestroyed),
            won,
            "{mines} mines in all"
        );
    }
}

#[test]
fn ery_78_one_contaminated_tile_loses() {
    let print = Print::standard().with("limits", "pollution", "1").level(
        "consortium",
        "medium",
        "pollution",
        "[1, 1, 1]",
    );
    let mut game = Script::<State>::with_content(&print.read(), MEDIUM);
    game.deal_any();
    assert_eq!(table(&game).ending, Some(Ending::Contaminated));
}

#[test]
fn ery_79_ery_a44_a_shuffle_adds_no_mine_and_before_the_first_event_nothing_at_all() {
    let print = Print::standard().rich(12).with("brumes_brise", "effects", "[{ draw = 4 }]");
    let mut game = colony(print, &[]).play();
    game.act(1, "play b1 effect")
        .deal("draw b6")
        .deal("draw b7")
        .deal("draw b8")
        .deal("draw contamination");
    assert!(table(&game).tasks.is_empty(), "ERY-A44: no event is active");
    game.act(1, "play b3 move").act(1, "go 6").act(1, "play b2 effect").act(1, "attack air");
    assert!(table(&game).tasks.is_empty(), "ERY-A44: nor for a destroyed mine");
    draw_event(&mut game, "event 7");
    let mines = table(&game).mines.len();
    go_to(&mut game, 2, Phase::Players);
    assert_eq!(table(&game).mines.len(), mines, "both shuffled");
}

#[test]
fn ery_13_only_the_consortium_has_events() {
    let mut game = Opening::two().print(Print::standard().quiet(0, 5)).play();
    go_to(&mut game, 2, Phase::Players);
    assert_eq!(table(&game).event, None);
}

#[test]
fn ery_a12_events_hand_out_nothing_from_an_empty_pile() {
    let print = Print::standard().with("contamination", "pile_per_player", "0");
    let mut game = colony(print, &[]).play();
    draw_event(&mut game, "event 2");
    go_to(&mut game, 2, Phase::Players);
    assert_eq!((hand(&game, 1), hand(&game, 2)), (5, 5));
}

#[test]
fn ery_a49_what_an_event_made_impossible_is_left_out() {
    let print = Print::standard()
        .with("contamination", "pile_per_player", "1")
        .with("forage_profond", "on_mine_destroyed", "[{ take_contamination = 2 }]")
        .with(
            "brumes_ruisseau",
            "effects",
            r#"["attack", { take_contamination = 1 }, { gain_any = 1 }]"#,
        );
    let mut game = round_two(print, &[], "event 9");
    let pile = table(&game).contamination;
    assert_eq!(pile, 2);
    game.act(1, "play b6 move").act(1, "go 6").act(1, "play b5 effect").act(1, "attack air");
    // The event took both cards; the card's own is left out, and the card goes on.
    assert_eq!(table(&game).contamination, 0);
    assert_eq!(table(&game).tasks.last(), Some(&Task::Gain { seat: Seat::new(0), n: 1 }));
    assert!(
        public(&game).iter().filter(|e| matches!(e, Event::ContaminationTaken { .. })).count() == 1
    );
}
