//! A test for each numbered rule.

use engine::{Game, Seat, Viewer};
use engine_testkit::Script;
use game_newgame::{Event, State};

/// Two players with the odd cards from 1 and the even ones from 2.
fn dealt() -> Script<State> {
    let mut game = Script::new("seats=2");
    for card in 1..=6 {
        game.deal(&format!("deal {card}"));
    }
    game
}

#[test]
fn newg_1_newg_2_everybody_is_dealt_three_of_20_cards_unseen() {
    assert_eq!(Script::<State>::new("seats=2").state().chance_total(), 20);
    let game = dealt();
    assert_eq!(game.legal(1), ["play 1", "play 3", "play 5"]);
    assert_eq!(
        game.heard(Viewer::Seat(Seat::new(0))),
        [Event::Dealt { seat: Seat::new(1), card: None }]
    );
}

#[test]
fn newg_3_newg_4_each_in_turn_plays_a_card_it_holds() {
    let mut game = dealt();
    game.refuses(1, "play 2", "NEWG-4").act(1, "play 3").refuses(2, "play 3", "NEWG-4");
    game.act(2, "play 2");
}

#[test]
fn newg_5_the_highest_card_takes_the_round_and_leads() {
    let mut game = dealt();
    game.act(1, "play 3").act(2, "play 4");
    assert_eq!(game.view(Viewer::Spectator).seats[1].points, 1);
    assert_eq!(game.legal(2), ["play 2", "play 6"]);
}

#[test]
fn newg_6_after_three_rounds_the_most_points_win() {
    let mut game = dealt();
    game.act(1, "play 5").act(2, "play 2").act(1, "play 1").act(2, "play 4");
    game.act(2, "play 6").act(1, "play 3");
    assert_eq!(game.state().outcome().expect("it is over").to_string(), "0.0000 1.0000 / 1 2");
}
