//! Revenue and the end of the game.

use engine::Game;
use game_epix::Event;

use super::play::{Play, THREE, seat};

const TWO: &str = "seats=2 rules=basic";

fn earned(play: &Play, number: usize) -> u16 {
    let of = |event: &Event| match event {
        Event::Earned { seat: who, gold } if *who == seat(number) => Some(*gold),
        _ => None,
    };
    play.heard().iter().find_map(of).expect("the revenue was paid")
}

#[test]
fn epx_48a_a_camp_gives_one() {
    let mut play = Play::opened(THREE, &[(1, "recruit camp n_a"), (1, "recruit camp n_b")]);
    play.idle();
    assert_eq!((earned(&play, 1), earned(&play, 2)), (2, 0));
}

// EPX-48b, EPX-A34
#[test]
fn epx_48b_a_rich_province_gives_one_on_top_of_its_camp() {
    let mut play = Play::opened(TWO, &[(1, "recruit soldier w_a")]);
    play.season(1, &["march", "tax"]);
    play.act(1, "move soldier w_a lochmess").act(1, "done");
    assert_eq!(earned(&play, 1), 1);
    play.season(2, &["recruit", "tax"]);
    play.act(1, "recruit camp lochmess").act(1, "done");
    assert_eq!(earned(&play, 1), 2);
    // EPX-A34: the camp alone occupies it as well.
    play.season(2, &["march", "tax"]);
    play.act(1, "move soldier lochmess w_a").act(1, "done");
    assert_eq!((play.at("lochmess").as_str(), earned(&play, 1)), ("1: camp", 2));
}

#[test]
fn epx_a34_a_lone_catapult_occupies_too() {
    let mut play = Play::opened(TWO, &[(1, "recruit soldier w_a")]);
    play.season(1, &["march", "tax"]);
    play.act(1, "move soldier w_a lochmess").act(1, "done");
    play.season(2, &["recruit", "tax"]);
    play.act(1, "recruit catapult lochmess").act(1, "done");
    play.season(2, &["march", "tax"]);
    play.act(1, "move soldier lochmess w_a").act(1, "done");
    assert_eq!((play.at("lochmess").as_str(), earned(&play, 1)), ("1: catapult", 1));
}

/// Both seats do nothing in winter but collect; seat 1 plays first.
fn finish(play: &mut Play) {
    play.winter(1, &["tax march", "tax march"]);
    play.act(1, "play tax").act(1, "done");
    if !play.game.is_over() {
        play.act(2, "play tax").act(2, "done");
    }
}

// EPX-49, EPX-A36
#[test]
fn epx_49_the_most_provinces_win_and_then_the_most_gold() {
    let mut play = Play::opened(TWO, &[(1, "recruit catapult w_a")]);
    finish(&mut play);
    // EPX-A36: a lone catapult occupies for the count, and one province more beats two gold.
    assert_eq!((play.provinces(1), play.provinces(2)), (2, 1));
    assert!(play.gold(1) < play.gold(2));
    assert_eq!(play.winners(), [1]);
    // As many provinces: the gold decides.
    let mut play = Play::opened(TWO, &[(1, "recruit camp w_a"), (2, "recruit soldier e_a")]);
    finish(&mut play);
    assert_eq!((play.provinces(1), play.provinces(2)), (2, 2));
    assert_eq!(play.winners(), [1], "the camp's revenue makes the difference");
}

#[test]
fn epx_a35_an_empty_castle_counts_by_default() {
    for (castles, provinces) in [("count", [2, 1]), ("held", [1, 1])] {
        let mut play = Play::opened(&format!("{TWO} castles={castles}"), &[]);
        play.season(1, &["march", "tax"]);
        play.act(1, "move soldier castle_w w_a").act(1, "done");
        assert_eq!([play.provinces(1), play.provinces(2)], provinces, "{castles}");
    }
}

#[test]
fn epx_a36_any_unit_occupies_for_the_count() {
    for kind in ["soldier", "knight", "camp", "catapult"] {
        let play = Play::opened(TWO, &[(1, &format!("recruit {kind} w_a"))]);
        assert_eq!(play.provinces(1), 2, "{kind}");
    }
}

#[test]
fn epx_a37_who_is_still_equal_shares_the_victory() {
    let mut play = Play::opened(TWO, &[]);
    finish(&mut play);
    assert_eq!(play.winners(), [1, 2]);
    let outcome = play.state().outcome().unwrap();
    assert_eq!(outcome.payoffs[..], [0.5, 0.5]);
}

#[test]
fn epx_a38_wealth_is_gold_after_the_winter_revenue_and_nothing_else() {
    // Both hold two provinces. Seat 1 owns a camp and a knight more, seat 2 the gold.
    let mut play = Play::opened(
        TWO,
        &[(1, "recruit camp w_a"), (1, "recruit knight w_a"), (2, "recruit camp e_a")],
    );
    finish(&mut play);
    assert_eq!((play.provinces(1), play.provinces(2)), (2, 2));
    assert_eq!((play.gold(1), play.gold(2)), (7 + 12 + 4, 13 + 12 + 4));
    assert_eq!(play.winners(), [2]);
}

#[test]
fn epx_56_nothing_follows_winter() {
    let mut play = Play::opened(TWO, &[(1, "recruit camp w_a")]);
    finish(&mut play);
    assert!(play.game.is_over());
    assert_eq!(play.state().open().season, 3);
    let heard = play.heard();
    let place = |wanted: fn(&Event) -> bool| heard.iter().position(wanted).unwrap();
    let revenue = place(|event| matches!(event, Event::Earned { .. }));
    let count = place(|event| matches!(event, Event::Counted { .. }));
    assert!(revenue < count, "the count comes after the revenue");
    assert!(!heard.iter().any(|event| matches!(event, Event::SeasonBegan { .. })));
}
