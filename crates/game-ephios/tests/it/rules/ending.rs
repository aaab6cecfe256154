//! Winning, the track, and games that do not end.

use engine::{Game as _, Seat};
use game_ephios::{End, Event};

use super::harness::Play;

const TWO: &str = "mode=quick seats=2 first=1";

/// Seat 1 is at 60 % and holds what `cards` says.
fn near_the_goal(cards: &str) -> Play {
    let mut play = Play::open(TWO, &format!("courtiere argentier {cards}"), "compagnie culte", "");
    play.hold(1, "courtiere argentier").go(1, "unite compagnie affinity");
    assert_eq!(play.popularity(1), 60);
    play.keep(cards).hold(1, cards);
    play
}

#[test]
fn eph_30_eph_79_and_eph_a39_the_game_stops_at_once_at_70() {
    // EPH-30, EPH-79, EPH-A39: no replay, no refill, no hand limit, no next turn.
    let mut play = near_the_goal("tribune");
    let before = play.table();
    play.act(1, "use tribune").pass();
    assert!(play.script.is_over());
    assert_eq!(play.table().end, Some(End::Won(Seat::new(0))));
    assert_eq!(play.popularity(1), 70);
    assert_eq!(play.table().turn_number, before.turn_number);
    assert!(!play.heard(1).iter().any(|event| matches!(event, Event::Replays { .. })));
    play.refuses(2, "recruit blind", "game-over");
}

#[test]
fn eph_80_there_is_exactly_one_winner() {
    let mut play = near_the_goal("tribune");
    play.act(1, "use tribune").pass();
    let outcome = play.script.state().outcome().unwrap();
    assert_eq!(outcome.winners().len(), 1);
    assert_eq!(outcome.payoffs.as_slice(), [1.0, 0.0]);
}

#[test]
fn eph_a36_an_effect_wins_as_well_as_a_union() {
    // EPH-A36
    let mut play = near_the_goal("tribune");
    play.act(1, "use tribune").pass();
    assert_eq!(play.table().end, Some(End::Won(Seat::new(0))));
    let mut play = near_the_goal("juge perceptrice");
    play.act(1, "unite ordre").pass();
    assert!(play.script.is_over());
    assert_eq!(play.popularity(1), 90);
}

#[test]
fn eph_a37_changes_are_made_one_player_at_a_time_and_the_first_at_70_wins() {
    // EPH-A37: with a Columnist-like Tribune who gains before the other loses, the gain decides.
    let change = (
        "effects = [{ gain = 10 }, { replay = 1 }]",
        "effects = [{ gain = 10 }, { choose_opponent = \"any\" }, { lose = { who = \"chosen\", points = 10 } }]",
    );
    let kept = "courtiere argentier tribune medium predicateur";
    let mut play = Play::changed(&[change], TWO, kept, "compagnie ordre", "");
    play.hold(1, "courtiere argentier").go(1, "unite compagnie affinity");
    play.keep("tribune medium predicateur").hold(2, "medium predicateur").go(2, "unite culte");
    play.hold(1, "tribune").act(1, "use tribune").pass();
    assert!(play.script.is_over());
    assert_eq!((play.popularity(1), play.popularity(2)), (70, 40), "the other lost nothing more");
}

#[test]
fn eph_a38_popularity_stays_on_the_track() {
    // EPH-A38: losses stop at 0, gains at the end of the track.
    let change = (
        "effects = [{ gain = 10 }, { replay = 1 }]",
        "effects = [{ choose_opponent = \"any\" }, { lose = { who = \"chosen\", points = 30 } }]",
    );
    let mut play = Play::changed(&[change], TWO, "tribune", "ordre culte", "");
    play.hold(1, "tribune").go(1, "use tribune");
    assert_eq!(play.popularity(2), 0);
    let much = ("gain = 40\nset = \"quick\"", "gain = 100\nset = \"quick\"");
    let kept = "tribune courtiere argentier";
    let mut play = Play::changed(&[much], TWO, kept, "compagnie culte", "");
    play.hold(1, kept).go(1, "use tribune").act(1, "unite compagnie affinity").pass();
    assert_eq!(play.popularity(1), 100);
}

#[test]
fn eph_a56_a_game_stopped_by_the_turn_limit_has_no_winner() {
    let mut play = Play::open("mode=quick seats=2 first=1 turns=100", "", "ordre culte", "");
    for _ in 0..100 {
        assert!(!play.script.is_over());
        play.filler();
    }
    assert!(play.script.is_over());
    assert_eq!(play.table().end, Some(End::Unfinished));
    let outcome = play.script.state().outcome().unwrap();
    assert!(outcome.winners().is_empty());
}

#[test]
fn eph_a9_with_nothing_to_draw_a_blind_recruit_is_refused() {
    // EPH-A9: with a crossroads of 6 and four hands of 3, all 18 cards are out.
    let changes = [("crossroads = 4", "crossroads = 6")];
    let options = "mode=quick seats=4 first=1";
    let affinities = "ordre culte academie syndicat";
    let mut play = Play::changed(&changes, options, "", affinities, "");
    for _ in 0..80 {
        let table = play.table();
        let seat = table.turn.index() + 1;
        if table.deck_size + table.discard_size == 0 && play.tokens(seat) > 0 {
            break;
        }
        let recruit = play.script.legal(seat).into_iter().find(|a| a.starts_with("recruit "));
        match recruit {
            Some(recruit) if table.hand_sizes[seat - 1] < 3 => play.go(seat, &recruit),
            _ => play.filler(),
        };
    }
    let table = play.table();
    assert_eq!((table.deck_size + table.discard_size, table.crossroads.len()), (0, 6));
    play.refuses(table.turn.index() + 1, "recruit blind", "EPH-A9");
}

#[test]
fn eph_a11_a_player_without_an_action_after_a_replay_ends_the_turn() {
    // EPH-A11: a crossroads of one inhabitant, used in this turn, and no tokens.
    let changes = [
        ("crossroads = 4", "crossroads = 1"),
        ("{ take = 4 }, { others_take = 1 }", "{ replay = 1 }"),
        ("start_tokens = 2", "start_tokens = 0"),
    ];
    let mut play = Play::changed(&changes, TWO, "", "ordre culte", "cantiniere");
    play.act(1, "use cantiniere");
    assert!(play.heard(1).contains(&Event::NoAction { seat: Seat::new(0) }));
    play.settle();
    assert_eq!(play.table().turn.index() + 1, 2);
}
