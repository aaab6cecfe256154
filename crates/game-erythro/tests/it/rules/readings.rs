//! Contested rules, read one way and the other.

use engine_testkit::Script;
use game_erythro::state::{Ending, State};

use crate::support::{Opening, Print, holds, player, table};

const TWO: &str = "seats=2 adversary=mars difficulty=introduction";

/// The first player has 2 air and 1 water and a card that acquires one of the market's, all of which cost 3 or more.
fn shopping(reading: &str) -> Script<State> {
    let print = Print::standard().quiet(0, 5).with("brumes", "influence", "[2, 1]").with(
        "brumes_brise",
        "effects",
        "[{ acquire = { discount = 0 } }]",
    );
    Opening::new(&format!("{TWO} card_payment={reading}"))
        .print(print)
        .market(&["a4", "a8", "a20", "a24"])
        .hand(1, &["b1", "b2"])
        .play()
}

#[test]
fn ery_a4_a_card_is_paid_in_its_own_element() {
    shopping("own").refuses(1, "play b1 effect", "ERY-38");
}

#[test]
fn ery_a4_as_a_reading_a_card_is_paid_in_any_mix() {
    let mut game = shopping("mixed");
    game.act(1, "play b1 effect");
    assert_eq!(game.legal(1), ["buy a4", "buy a20"], "cards of his elements that cost 3");
    game.refuses(1, "buy a8", "ERY-A4");
    game.act(1, "buy a4");
    assert_eq!(game.legal(1), ["pay air 2 water 1"]);
    game.act(1, "pay air 2 water 1");
    assert!(holds(&game, 1, "a4") && player(&game, 1).influence == [0, 0]);
}

/// The second player stands under the dome with 4 earth and 6 fire and attacks.
fn siege(reading: &str) -> Script<State> {
    let print = Print::standard().quiet(0, 5).with("volcans", "influence", "[4, 6]").with(
        "volcans_secousse",
        "effects",
        r#"["attack"]"#,
    );
    Opening::new(&format!("{TWO} dome_payment={reading}"))
        .print(print)
        .pawns(&[2, 1])
        .hand(2, &["b17"])
        .play()
}

#[test]
fn ery_a5_the_dome_is_paid_in_one_element() {
    siege("own").refuses(2, "play b17 effect", "ERY-38");
}

#[test]
fn ery_a5_as_a_reading_the_dome_is_paid_in_any_mix() {
    let mut game = siege("mixed");
    game.act(2, "play b17 effect");
    assert_eq!(game.legal(2), ["pay earth 4 fire 6"]);
    game.refuses(2, "attack fire", "ERY-A5").refuses(2, "pay earth 3 fire 6", "ERY-40");
    game.act(2, "pay earth 4 fire 6");
    assert!(!table(&game).dome && player(&game, 2).influence == [0, 0]);
    assert_eq!(table(&game).ending, Some(Ending::DomeAndMinesGone));
}

#[test]
fn ery_a5_a_mine_is_paid_in_one_element_however_the_dome_is_read() {
    let print = Print::standard().quiet(1, 5).with("volcans", "influence", "[4, 6]").with(
        "volcans_secousse",
        "effects",
        r#"["attack"]"#,
    );
    let opening = Opening::new(&format!("{TWO} dome_payment=mixed")).print(print);
    let mut game = opening.mines(&[(1, 6)]).pawns(&[2, 5]).hand(2, &["b17", "b18"]).play();
    game.act(2, "play b18 move").act(2, "go 6").act(2, "play b17 effect");
    assert_eq!(game.legal(2), ["attack fire"], "6 earth are too many");
}
