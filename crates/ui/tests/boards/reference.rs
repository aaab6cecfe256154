//! The boards of the small games: every action is a path of things that are there, and secrets stay face down.

use std::collections::BTreeSet;

use bots::Player;
use catalog::{AnyTable, Catalog};
use engine::{Dealing, Options, Seat, Secret, Turn, Viewer};
use ui::{AnyScene, Lang, Speaker, board_of};

use crate::bench::values;

const GAMES: [&str; 5] = ["tic-tac-toe", "connect-four", "kuhn", "leduc", "goofspiel"];

fn open(game: &str, seed: u64) -> Box<dyn AnyTable> {
    let catalog = Catalog::standard();
    let names = vec!["Ana".to_string(), "Bo".to_string()];
    let dealing = Dealing::committed(Secret::from_number(seed), vec!["a".into(), "b".into()]);
    catalog.title(game).unwrap().open(&Options::new(), names, dealing).unwrap()
}

/// Board, own things and every player's line, as one viewer sees them.
fn markup(table: &dyn AnyTable, viewer: Viewer, lang: Lang) -> String {
    let (board, view, outcome) = (board_of(table.game()), table.snapshot(viewer), table.outcome());
    let speaker = Speaker { lang, names: table.names(), reader: viewer };
    let marked = BTreeSet::new();
    let scene = AnyScene { view: &*view, speaker, marked: &marked, outcome: outcome.as_ref() };
    let players = Seat::all(2).map(|seat| board.player(&scene, seat).into_string());
    let result = outcome.as_ref().map(|outcome| board.result(&scene, outcome).into_string());
    let coach = board.coach(&scene).map(|(_, text)| text);
    let parts = [board.board(&scene).into_string(), board.mine(&scene).into_string()];
    parts.into_iter().chain(players).chain(result).chain(coach).collect()
}

fn check(table: &dyn AnyTable) {
    for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        for lang in Lang::ALL {
            let markup = markup(table, viewer, lang);
            assert!(!markup.contains('[') && !markup.contains(" style="), "{markup}");
            let glides = values(&markup, "data-glide");
            let unique: BTreeSet<_> = glides.iter().collect();
            assert_eq!(unique.len(), glides.len(), "{glides:?}");
        }
        let Viewer::Seat(seat) = viewer else { continue };
        check_paths(table, seat);
    }
}

fn check_paths(table: &dyn AnyTable, seat: Seat) {
    let board = board_of(table.game());
    let markup = markup(table, Viewer::Seat(seat), Lang::En);
    let touches: BTreeSet<&str> = values(&markup, "data-touch").into_iter().collect();
    let view = table.snapshot(Viewer::Seat(seat));
    let mut paths = BTreeSet::new();
    for notation in table.notations(seat) {
        let path = board.path(&*view, &notation);
        assert!(!path.is_empty(), "{notation} has no path");
        assert!(
            path.iter().all(|touch| touches.contains(touch.as_str())),
            "{path:?} in {touches:?}"
        );
        assert_eq!(
            board.attempts(&*view, &path),
            [notation.as_str()],
            "what was touched is what was meant"
        );
        assert!(paths.insert(path), "{notation} has the path of another action");
    }
    for touch in touches {
        for attempt in board.attempts(&*view, &[touch.to_string()]) {
            let _ = table.why(seat, &attempt);
        }
    }
    assert!(
        board
            .attempts(&*view, &["card:999".into(), "column:0".into(), "cell:zz".into()])
            .is_empty()
    );
}

#[test]
fn whole_games_can_be_touched() {
    for game in GAMES {
        for seed in 0..12 {
            let mut table = open(game, seed);
            loop {
                check(&*table);
                match table.turn() {
                    Turn::Chance => drop(table.draw().unwrap()),
                    Turn::Decide(seats) => {
                        let seat = seats.into_iter().next().unwrap();
                        let n_steps = table.n_steps() as u64;
                        let act =
                            table.advisor(seat, Player::Random, seed * 100 + n_steps).unwrap();
                        table.act(seat, &act.think()).unwrap();
                    }
                    Turn::Over => break,
                }
            }
        }
    }
}

/// Two deals that the viewer cannot tell apart look the same to her.
#[test]
fn what_the_other_holds_is_not_in_the_page() {
    for (game, mine, theirs) in
        [("kuhn", "queen", ["jack", "king"]), ("leduc", "queen", ["jack", "king"])]
    {
        let drawn = |other: &str| {
            let mut table = open(game, 1);
            table.deal(&format!("deal {mine}")).unwrap();
            table.deal(&format!("deal {other}")).unwrap();
            [Viewer::Seat(Seat::new(0)), Viewer::Spectator]
                .map(|viewer| markup(&*table, viewer, Lang::En))
        };
        assert_eq!(drawn(theirs[0]), drawn(theirs[1]), "{game}");
    }
    let sealed = |card: u8| {
        let mut table = open("goofspiel", 1);
        table.draw().unwrap();
        table.act(Seat::new(1), &format!("bid {card}")).unwrap();
        [Viewer::Seat(Seat::new(0)), Viewer::Spectator]
            .map(|viewer| markup(&*table, viewer, Lang::En))
    };
    assert_eq!(sealed(3), sealed(12));
}

#[test]
fn a_winning_line_is_seen_and_told_beforehand() {
    let mut table = open("tic-tac-toe", 1);
    for (n, cell) in ["a1", "b1", "a2", "b2"].iter().enumerate() {
        table.act(Seat::new(n % 2), &format!("mark {cell}")).unwrap();
    }
    let viewer = Viewer::Seat(Seat::new(0));
    let (board, view, marked) = (board_of("tic-tac-toe"), table.snapshot(viewer), BTreeSet::new());
    let speaker = Speaker { lang: Lang::En, names: table.names(), reader: viewer };
    let scene = AnyScene { view: &*view, speaker, marked: &marked, outcome: None };
    assert_eq!(board.consequence(&scene, "mark a3").as_deref(), Some("Three in a row: you win"));
    assert_eq!(board.consequence(&scene, "mark c3"), None);
    assert!(!markup(&*table, viewer, Lang::En).contains("class=\"won\""));
    table.act(Seat::new(0), "mark a3").unwrap();
    assert!(markup(&*table, viewer, Lang::En).contains("class=\"won\" d=\"M20 20L20 100\""));
}
