//! The boards of the small games: secrets stay face down, and a winning line is seen.

use std::collections::BTreeSet;

use engine::{Seat, Viewer};
use localization::{Lang, Speaker};
use ui::{AnyScene, board_of};

use super::every::{markup, open};

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
