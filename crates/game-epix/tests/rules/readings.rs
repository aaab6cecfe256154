//! Rules that people read one way or another: each reading both ways, and the old one where nothing is said.

use engine::{Content, Dealing, Header, Record, Table};
use game_epix::{Pack, Phase, State};

use crate::play::{Play, THREE};

fn marching(reading: &str, plan: &[(usize, &str)]) -> Play {
    let mut play = Play::opened(&format!("{THREE} {reading}"), plan);
    play.season(1, &["march", "tax", "tax"]);
    play
}

#[test]
fn epx_a2_a_table_may_choose_the_castle_of_the_first_seat() {
    for (castle, at) in
        [("1", "castle_n"), ("2", "castle_se"), ("3", "castle_sw"), ("4", "castle_n")]
    {
        let play = Play::new(&format!("{THREE} castle={castle}"));
        assert_eq!(play.at(at), "1: soldier", "castle={castle}");
    }
}

#[test]
fn epx_a8_a_table_may_do_without_the_auction_of_spring() {
    let mut play = Play::opened(&format!("{THREE} spring=none"), &[]);
    assert_eq!(play.phase(), Phase::Choose);
    for seat in 1..=3 {
        play.act(seat, "choose tax");
    }
    assert_eq!((play.phase(), play.state().open().season), (Phase::Auction, 1), "summer has one");
    let play = Play::opened(THREE, &[]);
    assert_eq!(play.phase(), Phase::Auction);
}

#[test]
fn epx_a19_a_knight_moved_by_single_provinces_goes_on() {
    let plan = [(1, "recruit knight n_b"), (1, "recruit soldier n_a")];
    let mut play = marching("", &plan);
    play.act(1, "move knight n_b se_a").act(1, "move knight se_a se_b");
    play.refuses(1, "move knight se_b se_a", "EPX-A19");
    // Once something else is done the ride is over.
    play.act(1, "move soldier n_a sw_b").refuses(1, "move knight se_b sw_a", "EPX-A19");
    let mut play = marching("knights=once", &plan);
    play.act(1, "move knight n_b se_a").refuses(1, "move knight se_a se_b", "EPX-A19");
    // A knight that rode far at once has moved.
    let mut play = marching("", &plan);
    play.act(1, "move knight n_b se_b").refuses(1, "move knight se_b sw_a", "EPX-A19");
}

#[test]
fn epx_a25_a_table_may_let_a_soldier_that_withdrew_move() {
    let plan = [(1, "recruit soldier n_b"), (2, "recruit soldier se_a"), (2, "recruit camp se_a")];
    let mut play = marching("withdrawal=moves", &plan);
    play.act(1, "attack soldier n_b se_a").win().act(1, "withdraw");
    play.refuses(1, "attack soldier n_b se_a", "EPX-A25");
    play.act(1, "move soldier n_b n_a").refuses(1, "move soldier n_a n_b", "EPX-A25");
    let mut play = marching("", &plan);
    play.act(1, "attack soldier n_b se_a").win().act(1, "withdraw");
    play.refuses(1, "move soldier n_b n_a", "EPX-A25");
}

#[test]
fn a_record_that_names_no_reading_goes_on_by_the_old_ones() {
    let content = Content::<Pack>::standard();
    let header = Header {
        game: "epix".into(),
        edition: engine::Edition::FIRST,
        setup: "seats=2 rules=basic".parse().unwrap(),
        content: content.hash(),
        names: vec![String::new(); 2],
        dealing: Dealing::ByHand,
        result: None,
        places: Vec::new(),
    };
    let record = Record { header, steps: Vec::new(), cut: Some(0) };
    let table = Table::<State>::load(&content, &record).unwrap();
    assert!(!table.state().rules().readings.knights_go_on);
    assert_eq!(table.record().header.setup.get("knights"), Some("once"), "and says so from now on");
}

#[test]
fn a_refusal_says_what_is_true_at_this_table() {
    // Recruiting while moving, in a game without abilities: no word of a levy.
    let mut play = marching("", &[(1, "recruit soldier n_b"), (2, "recruit soldier se_a")]);
    play.refuses(1, "recruit soldier n_a", "EPX-30a");
    // Moving while recruiting in spring: no word of winter.
    let mut play = Play::opened(THREE, &[]);
    play.season(1, &["recruit", "tax", "tax"]);
    play.refuses(1, "move soldier castle_n n_a", "EPX-24b");
    // The muster of the basic game has no bids.
    let mut play = Play::new(THREE);
    play.refuses(1, "done", "EPX-A4");
    // Winter chooses two.
    let mut play = Play::opened(THREE, &[]);
    play.idle().idle().idle();
    for seat in 1..=3 {
        play.act(seat, "offer 0");
    }
    play.act(1, "first 1").refuses(1, "done", "EPX-22a");
}
