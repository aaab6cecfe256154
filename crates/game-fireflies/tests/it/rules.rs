//! A test for each numbered rule.

use engine::{Game, Seat, Turn, Viewer};
use engine_testkit::Script;
use game_fireflies::{Event, State};

/// Three players with 1 to 4, 3 to 6 and 6 to 9, at the first dusk.
fn dusk(size: u8) -> Script<State> {
    let mut game = Script::new("seats=3");
    for round in 1..=4 {
        for first in [0, 2, 5] {
            game.deal(&format!("deal {}", first + round));
        }
    }
    game.deal(&format!("swarm {size}"));
    game
}

/// A night: what each of the three does.
fn night(game: &mut Script<State>, choices: [&str; 3]) {
    for (n, choice) in choices.iter().enumerate() {
        game.act(n + 1, choice);
    }
}

fn caught(game: &Script<State>) -> Vec<u8> {
    game.view(Viewer::Spectator).seats.iter().map(|player| player.caught).collect()
}

#[test]
fn fly_1_fly_2_everybody_is_dealt_four_of_36_lanterns_unseen() {
    let game = Script::<State>::new("seats=3");
    let mut bag = Vec::new();
    game.state().chance_outcomes(&mut bag);
    assert_eq!(bag.iter().map(|(_, n)| *n).collect::<Vec<_>>(), [4; 9]);
    let game = dusk(1);
    assert_eq!(game.view(Viewer::Seat(Seat::new(0))).hand.iter().collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!(game.view(Viewer::Spectator).deck, 24);
    assert_eq!(game.view(Viewer::Spectator).hand.count(), 0);
}

#[test]
fn fly_3_each_swarm_comes_once_in_seven_nights() {
    let mut game = dusk(5);
    for night in 1..=7 {
        assert_eq!(game.view(Viewer::Spectator).night, night);
        assert!(!game.view(Viewer::Spectator).to_come.contains(&5));
        while game.state().turn() != Turn::Chance && !game.is_over() {
            game.play_any();
        }
        game.deal_any();
    }
    assert!(game.is_over());
}

#[test]
fn fly_4_fly_6_choices_are_secret_until_all_are_in() {
    let mut game = dusk(5);
    assert_eq!(game.legal(1), ["dark", "show 1", "show 2", "show 3", "show 4"]);
    game.act(2, "show 6");
    let other = Viewer::Seat(Seat::new(0));
    assert_eq!(game.heard(other), [Event::Chose { seat: Seat::new(1), action: None }]);
    assert_eq!(game.view(other).seats[1].showed, None);
    game.act(1, "dark").act(3, "show 9");
    assert!(game.view(other).seats.iter().all(|player| player.showed.is_some()));
}

#[test]
fn fly_5_only_a_lantern_in_hand_is_shown() {
    dusk(5).refuses(1, "show 9", "FLY-5").refuses(2, "show 1", "FLY-5");
}

#[test]
fn fly_7_the_brightest_that_is_alone_catches_the_swarm() {
    let mut game = dusk(5);
    night(&mut game, ["show 4", "show 6", "show 6"]);
    assert_eq!(caught(&game), [5, 0, 0]);
    let mut game = dusk(5);
    night(&mut game, ["show 4", "show 6", "show 7"]);
    assert_eq!(caught(&game), [0, 0, 5]);
}

#[test]
fn fly_8_a_swarm_that_nobody_catches_lingers() {
    let mut game = dusk(5);
    night(&mut game, ["dark", "show 6", "show 6"]);
    assert_eq!(caught(&game), [1, 0, 0]);
    game.deal_any();
    assert_eq!(game.view(Viewer::Spectator).swarm, 6, "five that stayed, and the swarm of one");
}

#[test]
fn fly_9_who_is_alone_in_the_dark_catches_a_stray() {
    let mut game = dusk(5);
    night(&mut game, ["dark", "show 3", "show 7"]);
    assert_eq!(caught(&game), [1, 0, 5]);
    let mut game = dusk(5);
    night(&mut game, ["dark", "dark", "show 7"]);
    assert_eq!(caught(&game), [0, 0, 5]);
}

#[test]
fn fly_10_lanterns_burn_out_and_are_drawn_anew_while_there_are_any() {
    let mut game = dusk(5);
    night(&mut game, ["dark", "show 6", "show 9"]);
    let lanterns = |game: &Script<State>| -> Vec<u32> {
        game.view(Viewer::Spectator).seats.iter().map(|player| player.lanterns).collect()
    };
    assert_eq!(game.view(Viewer::Spectator).burnt.iter().collect::<Vec<_>>(), [6, 9]);
    assert_eq!(lanterns(&game), [4, 3, 3]);
    game.deal("deal 1").deal("deal 2");
    assert_eq!(lanterns(&game), [4, 4, 4]);
    assert_eq!(game.state().chance_total(), 6, "the next swarm");
}

#[test]
fn fly_11_the_most_fireflies_win_and_equals_share() {
    let mut game = dusk(5);
    while !game.is_over() {
        game.deal_any();
        if !game.is_over() {
            game.play_any();
        }
    }
    let outcome = game.state().outcome().expect("it is over");
    let most = *outcome.scores.iter().max().expect("players");
    for seat in Seat::all(3) {
        assert_eq!(outcome.winners().contains(seat), outcome.scores[seat.index()] == most);
    }
}
