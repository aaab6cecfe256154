//! Rules that people read one way or another: each reading both ways, and the old one where nothing is said.

use engine::{
    Content, Dealing, Game as _, Header, Options, Record, Seat, Setup as _, Table, Viewer,
    Words as _,
};
use engine_testkit::Script;
use game_epix::setup::Rides;
use game_epix::{Colour, Event, Pack, Phase, Setup, State};
use localization::{Lang, Speaker};

use super::play::{Play, THREE};

fn marching(reading: &str, plan: &[(usize, &str)]) -> Play {
    let mut play = Play::opened(&format!("{THREE} {reading}"), plan);
    play.season(1, &["march", "tax", "tax"]);
    play
}

#[test]
fn epx_a2_a_table_may_choose_the_castle_of_the_first_seat() {
    for (castle, at) in [("1", "castle_n"), ("2", "castle_se"), ("3", "castle_sw")] {
        let play = Play::new(&format!("{THREE} castle={castle}"));
        assert_eq!(play.at(at), "1: soldier", "castle={castle}");
    }
}

#[test]
fn epx_a54_a_new_table_plays_the_basic_game_and_an_old_one_what_it_played() {
    let is_advanced = |options: &Options| {
        Setup::new(&Content::standard(), options).map(|setup| State::start(&setup).rules().advanced)
    };
    let options = |text: &str| text.parse::<Options>().unwrap();
    assert_eq!(is_advanced(&options("seats=2")), Ok(false));
    assert_eq!(is_advanced(&options("seats=2 rules=advanced")), Ok(true));
    assert_eq!(is_advanced(&Setup::recalled(&options("seats=2"))), Ok(true));
    assert_eq!(is_advanced(&Setup::recalled(&options("seats=2 rules=basic"))), Ok(false));
}

#[test]
fn epx_a55_the_third_rich_province_is_ours_and_may_give_nothing() {
    let tierce = "tierce".parse().unwrap();
    let plan = [(2, "recruit knight se_b")];
    let revenue = |reading: &str| {
        let mut play = Play::opened(&format!("seats=3 rules=basic {reading}"), &plan);
        play.season(1, &["tax", "march", "tax"]).act(2, "move knight se_b tierce").act(2, "done");
        let earned = play.heard().into_iter().find_map(|event| match event {
            Event::Earned { seat, gold } if seat.index() == 1 => Some(gold),
            _ => None,
        });
        let shown = State::picture(&play.game.view(Viewer::Spectator));
        let is_marked = shown.iter().any(|line| line.key == "epix-show-ours");
        let rules = play.state().rules();
        let ours = rules.map().provinces.iter().filter(|place| place.is_ours()).count();
        (earned, rules.board.gold(tierce), is_marked, ours)
    };
    assert_eq!(revenue(""), (Some(1), 1, true, 1));
    assert_eq!(revenue("tierce=gold"), (Some(1), 1, true, 1));
    assert_eq!(revenue("tierce=plain"), (Some(0), 0, true, 1));
    // Nothing is added to the boards of two and four, and nothing to the others of three.
    for options in ["seats=2", "seats=4", "seats=3 map=three_12", "seats=3 map=three_10"] {
        let play = Play::new(options);
        assert!(!play.state().rules().map().provinces.iter().any(game_epix::Place::is_ours));
    }
}

#[test]
fn epx_a2_there_is_no_castle_beyond_the_last() {
    let setup = |options: &str| {
        let options: Options = options.parse().unwrap();
        Setup::new(&Content::standard(), &options).map_err(|error| error.to_string())
    };
    for (options, said) in [
        ("seats=2 castle=3", "there are 2 castles on this map, and no castle 3 (EPX-A2)"),
        ("seats=2 castle=4", "there are 2 castles on this map, and no castle 4 (EPX-A2)"),
        ("seats=3 castle=4", "there are 3 castles on this map, and no castle 4 (EPX-A2)"),
    ] {
        assert_eq!(setup(options).unwrap_err(), format!("option `castle`: {said}"));
    }
    for options in ["seats=2 castle=2", "seats=3 castle=3", "seats=4 castle=4"] {
        assert!(setup(options).is_ok(), "{options}");
    }
}

#[test]
fn epx_a2_a_setup_on_record_keeps_the_castle_that_was_counted_round() {
    let recalled = |options: &str| {
        let options: Options = options.parse().unwrap();
        Setup::recalled(&options).get("castle").unwrap().to_string()
    };
    assert_eq!(recalled("seats=2 castle=3"), "1");
    assert_eq!(recalled("seats=2 castle=4"), "2");
    assert_eq!(recalled("seats=3 castle=4"), "1");
    assert_eq!(recalled("seats=4 castle=4"), "4");
    assert_eq!(recalled("seats=2 castle=chosen"), "chosen");
}

#[test]
fn epx_a2_before_anybody_has_chosen_no_castle_is_anybodys() {
    let mut game = Script::<State>::new(&format!("{THREE} castle=chosen"));
    let shown = |game: &Script<State>| {
        let view = game.view(Viewer::Spectator);
        let owners: Vec<Option<usize>> = ["castle_n", "castle_se", "castle_sw"]
            .map(|castle| view.field().owner(castle.parse().unwrap()).map(Seat::index))
            .to_vec();
        let provinces = [0, 1, 2].map(|seat| view.field().n_provinces(Seat::new(seat)));
        let lines = State::picture(&view);
        let n_free = lines.iter().filter(|line| line.key == "epix-show-free-castle").count();
        (owners, provinces, n_free)
    };
    assert_eq!(shown(&game), (vec![None; 3], [0; 3], 3), "while lots are drawn");
    game.deal("first 2");
    assert_eq!(shown(&game), (vec![None; 3], [0; 3], 3));
    // Seat 2 takes what would have been seat 1's.
    game.act(2, "castle castle_n");
    assert_eq!(shown(&game), (vec![Some(1), None, None], [0, 1, 0], 2));
    game.act(3, "castle castle_sw").act(1, "castle castle_se");
    assert_eq!(shown(&game), (vec![Some(1), Some(0), Some(2)], [1; 3], 0));
}

#[test]
fn epx_a2_each_player_may_choose_a_castle_and_a_colour() {
    let mut game = Script::<State>::new(&format!("{THREE} castle=chosen colours=chosen"));
    game.deal("first 2");
    assert_eq!(game.legal(2).len(), 3, "{:?}", game.legal(2));
    game.refuses(2, "castle n_a", "EPX-A2").refuses(2, "pass", "EPX-A2");
    game.act(2, "castle castle_n").refuses(3, "castle castle_n", "EPX-A2");
    game.act(3, "castle castle_sw");
    assert_eq!(game.legal(1), ["castle castle_se"]);
    game.act(1, "castle castle_se");
    assert_eq!(game.legal(2), ["colour red", "colour blue", "colour green", "colour yellow"]);
    game.act(2, "colour yellow").refuses(3, "colour yellow", "EPX-A2");
    game.act(3, "colour red").act(1, "colour blue");
    let view = game.view(Viewer::Spectator);
    assert_eq!(view.open.phase, Phase::Preliminary);
    assert_eq!(view.open.colours[..3], [Colour::Blue, Colour::Yellow, Colour::Red]);
    let play = Play { game };
    for (castle, held) in
        [("castle_n", "2: soldier"), ("castle_sw", "3: soldier"), ("castle_se", "1: soldier")]
    {
        assert_eq!(play.at(castle), held);
    }
}

#[test]
fn epx_a2_a_table_may_choose_colours_alone() {
    let mut game = Script::<State>::new("seats=2 rules=basic colours=chosen");
    game.deal("first 1").act(1, "colour green").refuses(2, "castle castle_w", "EPX-A2");
    game.act(2, "colour red");
    assert_eq!(game.view(Viewer::Spectator).open.phase, Phase::Preliminary);
}

/// What a seat is told that tries something, in English and in French.
fn told(play: &Play, seat: usize, action: &str) -> [String; 2] {
    let (phrase, reader) = (play.game.refusal(seat, action), Viewer::Seat(Seat::new(seat - 1)));
    Lang::ALL.map(|lang| Speaker { lang, names: &[], reader }.say(&phrase))
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
fn epx_a19_a_table_may_let_a_knight_go_on_whatever_else_is_done() {
    let plan = [(1, "recruit knight n_b"), (1, "recruit knight n_a"), (2, "recruit camp se_a")];
    let mut play = marching("knights=free", &plan);
    // After a jump, after another unit moved, and after another knight did, but never back.
    play.act(1, "move knight n_a sw_a").act(1, "move knight sw_a se_b");
    play.act(1, "move soldier castle_n n_a").act(1, "move knight se_b sw_b");
    play.refuses(1, "move knight sw_b sw_a", "EPX-A19");
    play.refuses(1, "move knight sw_b n_a", "EPX-A19");
    // Each knight has a ride of its own: the other may come where the first has been.
    play.act(1, "move knight n_b sw_a").act(1, "move knight sw_b castle_n");
    play.refuses(1, "move knight castle_n se_b", "EPX-A19");
    // An attack begins all rides anew.
    play.act(1, "move knight sw_a se_b").act(1, "attack knight se_b se_a").win();
    play.act(1, "move knight castle_n se_b").act(1, "move knight se_a sw_a");
    // By the other readings the first of these ends it.
    for reading in ["knights=once", "knights=on"] {
        let mut play = marching(reading, &plan);
        play.act(1, "move knight n_a sw_a").refuses(1, "move knight sw_a se_b", "EPX-A19");
    }
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
    assert_eq!(table.state().rules().readings.rides, Rides::Once);
    assert_eq!(table.record().header.setup.get("knights"), Some("once"), "and says so from now on");
}

#[test]
fn a_refusal_says_what_is_true_at_this_table() {
    // Recruiting while moving, in a game without abilities: no word of a levy.
    let mut play = marching("", &[(1, "recruit soldier n_b"), (2, "recruit soldier se_a")]);
    play.refuses(1, "recruit soldier n_a", "EPX-30a");
    let said = ["Now you move and attack.", "Pour l’instant\u{a0}: déplacer et attaquer."];
    assert_eq!(told(&play, 1, "recruit soldier n_a"), said);
    // Moving while recruiting in spring: no word of winter.
    let mut play = Play::opened(THREE, &[]);
    play.season(1, &["recruit", "tax", "tax"]);
    play.refuses(1, "move soldier castle_n n_a", "EPX-24b");
    let said = [
        "Now you recruit units, or say that you are done.",
        "Pour l’instant\u{a0}: recruter des Unités, ou dire que vous avez fini.",
    ];
    assert_eq!(told(&play, 1, "move soldier castle_n n_a"), said);
    // The muster of the basic game has no bids.
    let mut play = Play::new(THREE);
    play.refuses(1, "done", "EPX-A4");
    let said = [
        "Now you recruit one unit, or pass.",
        "Pour l’instant\u{a0}: recruter une Unité ou passer.",
    ];
    assert_eq!(told(&play, 1, "done"), said);
    // Winter chooses two.
    let mut play = Play::opened(THREE, &[]);
    play.idle().idle().idle();
    for seat in 1..=3 {
        play.act(seat, "offer 0");
    }
    play.act(1, "first 1").refuses(1, "done", "EPX-22a");
}

#[test]
fn epx_a20_too_little_gold_for_a_stake_is_not_none() {
    let plan = [(1, "recruit soldier n_b"), (1, "recruit knight n_b"), (2, "recruit soldier se_a")];
    let mut play = Play::opened(&format!("{THREE} stake=2"), &plan);
    for seat in 1..=3 {
        play.act(seat, if seat == 1 { "offer 6" } else { "offer 0" });
    }
    play.act(1, "first 1");
    for (seat, card) in [(1, "march"), (2, "tax"), (3, "tax")] {
        play.act(seat, &format!("choose {card}"));
    }
    assert_eq!(play.gold(1), 1);
    play.refuses(1, "attack soldier n_b se_a", "EPX-A20");
    let said = [
        "A stake is at least 2 gold, and you have 1.",
        "Une mise est d’au moins 2 Or, et vous en avez 1.",
    ];
    assert_eq!(told(&play, 1, "attack soldier n_b se_a"), said);
}

#[test]
fn epx_30b_an_enemy_out_of_reach_is_not_to_be_attacked() {
    let plan = [(1, "recruit soldier n_b"), (2, "recruit soldier se_b")];
    let mut play = marching("", &plan);
    play.refuses(1, "move soldier n_b se_b", "EPX-30b");
    let said = ["An enemy holds that province.", "Un ennemi tient cette Province."];
    assert_eq!(told(&play, 1, "move soldier n_b se_b"), said);
}

#[test]
fn epx_39c_a_soldier_that_has_entered_did_not_withdraw() {
    let plan = [(1, "recruit soldier n_b"), (2, "recruit soldier se_a")];
    let mut play = marching("", &plan);
    play.act(1, "attack soldier n_b se_a").win();
    play.refuses(1, "move soldier se_a n_b", "EPX-39c");
}
