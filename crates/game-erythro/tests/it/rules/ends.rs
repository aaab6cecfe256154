//! How games end.

use engine::{Game as _, Seat};
use game_erythro::action::Event;
use game_erythro::state::{Ending, Phase};

use crate::support::{Opening, Print, dirt, go_to, hand, player, public, table};

#[test]
fn ery_1_all_win_or_all_lose() {
    let print = Print::standard().quiet(0, 5).rich(12);
    let mut game = Opening::new("seats=3 adversary=mars difficulty=introduction")
        .print(print)
        .pawns(&[5, 9, 4])
        .hand(1, &["b1", "b2"])
        .play();
    game.act(1, "play b1 move").act(1, "go 1").act(1, "play b2 effect").act(1, "attack air");
    let outcome = game.state().outcome().expect("the dome is gone");
    assert_eq!(outcome.payoffs.as_slice(), [1.0; 3]);
    let print = Print::standard().quiet(1, 5).with("mine_1_01", "rows", r#"["nothing", "lost"]"#);
    let mut game = Opening::two().print(print).mines(&[(1, 6)]).play();
    go_to_the_end(&mut game);
    let outcome = game.state().outcome().expect("a mine is finished");
    assert_eq!(outcome.payoffs.as_slice(), [0.0; 2]);
}

fn go_to_the_end(game: &mut engine_testkit::Script<game_erythro::state::State>) {
    while !game.is_over() {
        crate::support::quiet_step(game);
    }
}

#[test]
fn ery_57_the_game_ends_at_once() {
    let print = Print::standard().quiet(0, 5).rich(11).with(
        "brumes_bourrasque",
        "effects",
        r#"["attack", { gain_any = 2 }]"#,
    );
    let mut game = Opening::two().print(print).pawns(&[5, 9]).hand(1, &["b1", "b2"]).play();
    game.act(1, "play b1 move").act(1, "go 1").act(1, "play b2 effect").act(1, "attack air");
    assert!(game.is_over() && table(&game).tasks.is_empty());
    assert_eq!(player(&game, 1).influence, [1, 11], "the rest of the card is not carried out");
    assert_eq!(public(&game).last(), Some(&Event::Ended { ending: Ending::DomeAndMinesGone }));
    game.refuses(2, "play b17 gain", "game-over");
}

#[test]
fn ery_58_a_finished_mine_loses() {
    let print = Print::standard().quiet(1, 1).with(
        "mine_1_01",
        "rows",
        r#"["nothing", "nothing", "lost"]"#,
    );
    let mut game = Opening::two().print(print).mines(&[(1, 6)]).play();
    go_to(&mut game, 2, Phase::Players);
    go_to_the_end(&mut game);
    assert_eq!((table(&game).ending, table(&game).round), (Some(Ending::MineFinished), 2));
}

/// The first player has only contamination cards and stands on contaminated ground; the second has one card.
fn cornered(reading: &str, effects: &str) -> engine_testkit::Script<game_erythro::state::State> {
    let print = Print::standard()
        .quiet(0, 5)
        .with("limits", "hand", "1")
        .with("limits", "pollution", "1")
        .with("brumes_brise", "effects", "[{ take_contamination = 3 }]")
        .with("volcans_secousse", "effects", effects);
    let options = format!("seats=2 adversary=mars difficulty=introduction cornered={reading}");
    let opening = Opening::new(&options).print(print).pawns(&[5, 9]);
    let mut game = opening.hand(1, &["b1"]).hand(2, &["b17"]).play();
    game.act(1, "play b1 effect").act(1, "play contamination spend").act(1, "pay air 2 water 1");
    assert_eq!((hand(&game, 1), dirt(&game, 1)), (2, 2));
    game
}

#[test]
fn ery_a26_as_a_reading_one_player_who_cannot_play_loses_for_all() {
    // Nobody asks him, and the other could have helped: it is over at once.
    let game = cornered("one", "[{ other = { move = 1 } }]");
    assert_eq!(table(&game).ending, Some(Ending::CannotPlay));
}

#[test]
fn ery_58_ery_a26_ery_a48_nobody_who_has_to_play_can() {
    let mut game = cornered("all", r#"["attack"]"#);
    assert_eq!(game.legal(1), ["stuck"]);
    game.refuses(2, "stuck", "ERY-58");
    game.act(1, "stuck");
    // ERY-A26: not yet lost, for the other player still has to play and can.
    assert!(!game.is_over() && game.legal(1).is_empty());
    game.act(2, "play b17 gain");
    assert_eq!(game.legal(1), ["stuck"], "ERY-A48: asked again after the other's card");
    game.act(1, "stuck");
    assert_eq!(table(&game).ending, Some(Ending::CannotPlay));
}

#[test]
fn ery_a26_ery_a48_another_players_card_may_help() {
    let mut game = cornered("all", "[{ other = { move = 1 } }]");
    game.act(1, "stuck");
    // What he has said, everybody knows.
    assert_eq!(table(&game).player(Seat::new(0)).known.contamination, 2);
    game.act(2, "play b17 effect").act(2, "choose 1").act(1, "go 4");
    assert_eq!(game.legal(1), ["play contamination draw"]);
    game.act(1, "play contamination draw");
    assert!(!game.is_over());
}

#[test]
fn ery_a46_out_of_time() {
    let print = Print::standard().quiet(0, 5).with("limits", "rounds", "1");
    let mut game = Opening::two().print(print).play();
    go_to_the_end(&mut game);
    assert_eq!((table(&game).ending, table(&game).round), (Some(Ending::OutOfTime), 1));
}
