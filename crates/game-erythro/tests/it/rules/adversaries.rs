//! The Mars Mining Company and the Earth Alliance.

use engine::Game as _;
use engine_testkit::Script;
use game_erythro::action::Event;
use game_erythro::state::{Ending, Phase, State, Task};

use crate::support::{Opening, Print, go_to, player, pollution, public, quiet_step, table};

/// Two players against the Alliance at medium, mine 1 on tile 6, the first player rich and on tile 5.
fn alliance(print: Print) -> Opening {
    let print = print
        .with("alliance", "initial_mines", "[1, 1, 1]")
        .level("alliance", "medium", "pollution", "[0, 0, 0]")
        .level("alliance", "medium", "mines", "[[1, 1, 1], [0, 0, 0], [0, 0, 0], [0, 0, 0]]");
    Opening::new("seats=2 adversary=alliance difficulty=medium")
        .print(print)
        .mines(&[(1, 6)])
        .pawns(&[5, 9])
        .hand(1, &["b1", "b2", "b3", "b4", "b5"])
}

fn shuffling(print: Print) -> Print {
    print.with("brumes_souffle", "effects", "[{ draw = 4 }]")
}

fn shuffle_now(game: &mut Script<State>) {
    game.act(1, "play b4 effect")
        .deal("draw b6")
        .deal("draw b7")
        .deal("draw b8")
        .deal("draw contamination");
}

fn after_the_adversary(game: &mut Script<State>) {
    while table(game).phase <= Phase::Adversary && !game.is_over() {
        quiet_step(game);
    }
}

#[test]
fn ery_65_a_shuffle_reveals_a_mine_or_else_pollutes() {
    let open = |mines| {
        let print = shuffling(Print::standard().quiet(0, mines));
        Opening::two().print(print).pawns(&[5, 9]).hand(1, &["b1", "b2", "b3", "b4", "b5"]).play()
    };
    let mut game = open(5);
    shuffle_now(&mut game);
    game.deal("mine 1").deal("token 6");
    assert_eq!((table(&game).mines.len(), table(&game).mines_left()), (1, 4));
    let mut game = open(0);
    shuffle_now(&mut game);
    game.deal("token 6");
    assert_eq!((pollution(&game, 6), table(&game).mines.len()), (1, 0));
}

#[test]
fn ery_66_no_mine_and_no_dome_wins_whatever_is_in_the_deck() {
    let open = |mines| {
        let print = Print::standard().quiet(mines, 5).rich(12);
        let game = Opening::two().print(print).mines(&[(1, 6)]).pawns(&[5, 9]);
        game.hand(1, &["b1", "b2", "b3", "b5"]).play()
    };
    let mut game = open(0);
    game.act(1, "play b1 move").act(1, "go 1").act(1, "play b2 effect");
    // Ten influence in one element.
    game.act(1, "attack water");
    assert_eq!(
        (table(&game).ending, player(&game, 1).influence),
        (Some(Ending::DomeAndMinesGone), [12, 2])
    );
    assert_eq!(table(&game).mines_left(), 5);
    let mut game = open(1);
    game.act(1, "play b1 move").act(1, "go 1").act(1, "play b2 effect").act(1, "attack water");
    assert!(!game.is_over(), "a mine still stands");
    game.act(1, "play b3 move").act(1, "go 6").act(1, "play b5 effect").act(1, "attack air");
    assert_eq!(table(&game).ending, Some(Ending::DomeAndMinesGone));
}

#[test]
fn ery_67_ery_a15_reaching_the_limit_of_contaminated_tiles_loses() {
    for (seats, limit) in [(2, 3), (3, 4), (4, 4)] {
        for tiles in [limit - 1, limit] {
            let print = Print::standard().quiet(0, 5).with("limits", "pollution", "1").with(
                "introduction",
                "pollution",
                &format!("[{tiles}, {tiles}, {tiles}]"),
            );
            let options = format!("seats={seats} adversary=mars difficulty=introduction");
            let mut game = Script::<State>::with_content(&print.read(), &options);
            game.deal_any();
            let lost = table(&game).ending == Some(Ending::Contaminated);
            assert_eq!(lost, tiles == limit, "{tiles} tiles with {seats} players");
        }
    }
}

#[test]
fn ery_64_extraction_is_nothing_to_mars() {
    let mut game = Opening::two().play();
    after_the_adversary(&mut game);
    assert!(!table(&game).mines.is_empty());
    assert_eq!(table(&game).profitability, 0);
}

#[test]
fn ery_68_the_mines_earn_in_the_adversarys_phase() {
    let print = Print::standard().with("mine_1_01", "extraction", "4");
    let mut game = alliance(print).play();
    assert_eq!(table(&game).profitability, 6);
    after_the_adversary(&mut game);
    assert_eq!(table(&game).profitability, 10);
}

#[test]
fn ery_69_a_shuffle_with_an_empty_deck_earns_five() {
    let mut game = alliance(shuffling(Print::standard())).play();
    assert_eq!(table(&game).mines_left(), 0);
    shuffle_now(&mut game);
    assert_eq!(table(&game).profitability, 11);
    assert!(public(&game).contains(&Event::ProfitabilityChanged { by: 5, to: 11 }));
    let print = shuffling(Print::standard());
    let mut game =
        Opening::new("seats=2 adversary=alliance difficulty=hard").print(print).pawns(&[5, 9]);
    game =
        game.pollution(&[2, 3]).mines(&[(1, 6), (2, 7)]).hand(1, &["b1", "b2", "b3", "b4", "b5"]);
    let mut game = game.play();
    shuffle_now(&mut game);
    assert_eq!(table(&game).tasks.last(), Some(&Task::RevealMine));
}

#[test]
fn ery_70_a_destroyed_mine_costs_its_level_and_one() {
    let print = Print::standard().rich(12);
    let mut game = alliance(print).play();
    game.act(1, "play b1 move").act(1, "go 6").act(1, "play b2 effect").act(1, "attack air");
    assert_eq!(table(&game).profitability, 6 - 2);
}

#[test]
fn ery_71_the_dome_is_hit_and_stays() {
    let print =
        Print::standard().rich(12).level("alliance", "medium", "profitability", "[12, 12, 12]");
    let mut game = alliance(print).play();
    game.act(1, "play b1 move").act(1, "go 1").act(1, "play b2 effect").act(1, "attack air");
    assert_eq!((table(&game).profitability, table(&game).dome), (7, true));
    game.act(1, "play b5 effect").act(1, "attack water");
    assert_eq!((table(&game).profitability, table(&game).dome), (2, true));
}

#[test]
fn ery_72_ery_a16_profitability_decides() {
    let print =
        Print::standard().rich(12).level("alliance", "medium", "profitability", "[5, 5, 5]");
    let mut game = alliance(print).play();
    game.act(1, "play b1 move").act(1, "go 1").act(1, "play b2 effect").act(1, "attack air");
    assert_eq!(table(&game).ending, Some(Ending::Unprofitable));
    // ERY-A16: 16 is not yet 17.
    for (extraction, lost) in [(10, false), (11, true)] {
        let print = Print::standard().with("mine_1_01", "extraction", &extraction.to_string());
        let mut game = alliance(print).play();
        after_the_adversary(&mut game);
        assert_eq!(table(&game).ending == Some(Ending::Profitable), lost, "6 and {extraction}");
    }
    let game = alliance(Print::standard()).play();
    let sheet = &game.state().pack().printed.adversaries[1];
    assert_eq!(sheet.profitability_limit.map(|limit| limit.0), Some([17, 25, 33]));
}

#[test]
fn ery_72_ery_a17_ravaged_means_contaminated() {
    for (seats, limit) in [(2, 4), (3, 5), (4, 7)] {
        for tiles in [limit - 1, limit] {
            let print = Print::standard()
                .with("limits", "pollution", "1")
                .with("alliance", "initial_mines", "[0, 0, 0]")
                .level("alliance", "medium", "pollution", &format!("[{tiles}, {tiles}, {tiles}]"));
            let options = format!("seats={seats} adversary=alliance difficulty=medium");
            let mut game = Script::<State>::with_content(&print.read(), &options);
            game.deal_any();
            assert_eq!(game.is_over(), tiles == limit, "{tiles} tiles with {seats} players");
        }
    }
}

#[test]
fn ery_a34_against_the_alliance_a_board_without_mines_is_no_victory() {
    let mut game = alliance(Print::standard().rich(12)).play();
    game.act(1, "play b1 move").act(1, "go 6").act(1, "play b2 effect").act(1, "attack air");
    assert!(table(&game).mines.is_empty() && table(&game).mines_left() == 0);
    assert!(!game.is_over() && game.state().outcome().is_none());
}

#[test]
fn ery_73_no_token_of_the_centre_even_after_a_refill() {
    let print = shuffling(Print::standard()).with("alliance", "initial_mines", "[4, 4, 4]").level(
        "alliance",
        "medium",
        "pollution",
        "[3, 3, 3]",
    );
    let mut game = Opening::new("seats=2 adversary=alliance difficulty=medium")
        .print(print)
        .pollution(&[2, 3, 4])
        .mines(&[(1, 6), (2, 7), (11, 8), (12, 10)])
        .pawns(&[5, 9])
        .hand(1, &["b1", "b2", "b3", "b4", "b5"])
        .play();
    assert!(table(&game).bag.is_empty());
    shuffle_now(&mut game);
    let mine = game.state().chance_at(0);
    game.take(engine::Step::Chance(mine));
    assert_eq!(table(&game).bag.len(), 9);
    assert!(!table(&game).bag.has(game_erythro::state::TileId(0)));
}

#[test]
fn ery_28_mars_has_no_phase_of_its_own() {
    let mut game = Opening::two().print(Print::standard().rich(12)).play();
    let mines = table(&game).mines.len();
    go_to(&mut game, 1, Phase::Purchase);
    assert_eq!(table(&game).mines.len(), mines);
}
