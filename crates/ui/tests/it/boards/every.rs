//! What holds for the board of every game: nobody has to add a game here.

use std::collections::BTreeSet;

use bots::Player;
use catalog::{AnyTable, Catalog, Shelf, Title};
use engine::{Dealing, Options, Seat, Secret, Turn, Viewer};
use localization::{Lang, Speaker};
use ui::{AnyBoard, AnyScene, assets, board_of, boards};

use super::bench::values;

/// A table of a game with the options of its short games.
pub(crate) fn open(game: &str, seed: u64) -> Box<dyn AnyTable> {
    let catalog = Catalog::standard();
    let title = catalog.title(game).expect("a game of the catalog");
    let options: Options = board_of(game).shown().short.parse().expect("options");
    let n_seats = title.n_seats(&options).expect("a setup");
    let names = ["Ana", "Bo", "Cy", "Di", "Ed", "Flo"].into_iter().map(String::from);
    let salts = (0..n_seats).map(|n| n.to_string()).collect();
    let dealing = Dealing::committed(Secret::from_number(seed), salts);
    title.open(&options, names.take(n_seats).collect(), dealing).expect("a setup")
}

/// Board, own things and every player's line, as one viewer sees them.
pub(crate) fn markup(table: &dyn AnyTable, viewer: Viewer, lang: Lang) -> String {
    let (board, view, outcome) = (board_of(table.game()), table.snapshot(viewer), table.outcome());
    let speaker = Speaker { lang, names: table.names(), reader: viewer };
    let marked = BTreeSet::new();
    let scene = AnyScene { view: &*view, speaker, marked: &marked, outcome: outcome.as_ref() };
    let players = Seat::all(table.n_seats()).map(|seat| board.player(&scene, seat).into_string());
    let result = outcome.as_ref().map(|outcome| board.result(&scene, outcome).into_string());
    let coach = board.coach(&scene).map(|(_, text)| text);
    let parts = [board.board(&scene).into_string(), board.mine(&scene).into_string()];
    parts.into_iter().chain(players).chain(result).chain(coach).collect()
}

fn check(table: &dyn AnyTable) {
    for viewer in Viewer::all(table.n_seats()) {
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

fn knows(key: &str) {
    for lang in Lang::ALL {
        let speaker = Speaker { lang, names: &[], reader: Viewer::Spectator };
        assert!(speaker.knows(key), "{lang} has no {key}");
    }
}

#[test]
fn every_game_of_the_catalog_has_one_board_and_no_other_has() {
    let catalog = Catalog::standard();
    let games: Vec<&str> = catalog.titles().map(Title::id).collect();
    let drawn: Vec<&str> = boards().map(AnyBoard::game).collect();
    assert_eq!(games, drawn, "in the catalog, and in the list of boards");
}

#[test]
fn what_is_shown_of_a_game_is_there() {
    let catalog = Catalog::standard();
    for board in boards() {
        let (game, shown) = (board.game(), board.shown());
        assert!(assets::asset(&format!("games/{}.css", shown.sheet)).is_some(), "{game}");
        assert!((shown.emblem)().into_string().starts_with("<svg class=\"emblem"), "{game}");
        let names: BTreeSet<&str> = shown.samples.iter().map(|sample| sample.name).collect();
        assert_eq!(names.len(), shown.samples.len(), "{game} has two pictures of one name");
        for name in names {
            knows(&format!("{game}-picture-{name}"));
        }
        if !shown.mood.is_empty() {
            for key in ["mood", "minutes", "brief-1"] {
                knows(&format!("{game}-{key}"));
            }
        }
        let title = catalog.title(game).expect("a game of the catalog");
        let portrait = shown.portrait.map_or("", |portrait| portrait.options);
        for options in [shown.short, portrait] {
            let options = options.parse().expect("options are written key=value");
            title.n_seats(&options).unwrap_or_else(|error| panic!("{game}: {error}"));
        }
    }
}

#[test]
fn every_card_in_the_lobby_has_its_colour() {
    let sheet = assets::asset("frame.css").expect("the frame's sheet");
    let sheet = String::from_utf8(sheet.bytes.to_vec()).expect("style sheets are text");
    for board in boards().filter(|board| !board.shown().mood.is_empty()) {
        let rule = format!(".mood-{} {{ --mood: {}; }}", board.game(), board.shown().mood);
        assert!(sheet.contains(&rule), "{rule}");
    }
}

#[test]
fn whole_games_can_be_touched() {
    let catalog = Catalog::standard();
    // The games in front have tests of their own.
    for title in catalog.titles().filter(|title| title.shelf() != Shelf::Front) {
        let game = title.id();
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

#[test]
fn zones_and_things_of_the_plain_board_have_words() {
    for board in boards().filter(|board| board.shown().sheet == "plain") {
        let mut table = open(board.game(), 3);
        while table.turn() != Turn::Over {
            for (zone, _) in zones(&table.view(Viewer::Seat(Seat::new(0)))) {
                knows(&format!("{}-zone-{}", board.game(), zone.replace('_', "-")));
            }
            step(&mut *table);
        }
    }
}

/// The names of all fields of a view that are shown.
fn zones(view: &serde_json::Value) -> Vec<(String, serde_json::Value)> {
    let fields = view.as_object().into_iter().flatten();
    let inner = view.as_array().into_iter().flatten().flat_map(zones);
    let own = fields.filter(|(key, _)| !matches!(key.as_str(), "viewer" | "seats"));
    let seats = view.get("seats").map(zones).unwrap_or_default();
    own.map(|(key, part)| (key.clone(), part.clone())).chain(inner).chain(seats).collect()
}

fn step(table: &mut dyn AnyTable) {
    match table.turn() {
        Turn::Chance => drop(table.draw().expect("the seed is known")),
        Turn::Decide(seats) => {
            let seat = seats.first().expect("somebody is awaited");
            let n_steps = table.n_steps() as u64;
            let act = table.advisor(seat, Player::Random, n_steps).expect("awaited").think();
            table.act(seat, &act).expect("bots keep the rules");
        }
        Turn::Over => {}
    }
}
