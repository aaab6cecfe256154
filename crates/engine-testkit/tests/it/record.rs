//! Records that are torn, forged or garbled: never a panic, never a step that was not taken.

use engine::{
    Content, Dealing, Game, Options, Problem, Record, RecordError, Secret, Step, Table, Turn,
    below, repeatable,
};
use rand_core::Rng;
use reference_games::leduc::{Action, State};

/// A game of Leduc with `n_steps` steps, or to its end: raises where possible, else calls.
fn table(dealing: Dealing, n_steps: usize) -> Table<State> {
    let names = ["Zoë \"Z\" [\\]", "line\nend"].map(String::from).to_vec();
    let mut table: Table<State> =
        Table::open(&Content::standard(), &Options::new(), names, dealing).expect("a table opens");
    for n in 0..n_steps {
        let step = match table.state().turn() {
            Turn::Over => break,
            Turn::Chance => match table.draw() {
                Some(drawn) => drawn.map(drop).map_err(|refused| format!("{refused:?}")),
                None => {
                    take(&mut table, "* deal queen").or_else(|_| take(&mut table, "* deal king"))
                }
            },
            Turn::Decide(_) => {
                let action = if n % 3 == 2 { Action::Raise } else { Action::Call };
                let seat = table.state().turn().awaited().first().expect("somebody is awaited");
                table.apply(Step::Act { seat, action }).map(drop).map_err(|r| format!("{r:?}"))
            }
        };
        step.expect("the step may be taken");
    }
    table
}

fn take(table: &mut Table<State>, text: &str) -> Result<(), String> {
    let step = engine::Line::new(text.to_string()).step::<State>().expect("it is in notation");
    table.apply(step).map(drop).map_err(|refused| format!("{refused:?}"))
}

fn committed() -> Dealing {
    Dealing::committed(Secret::from_number(5), ["sel", "poivre"].map(String::from).to_vec())
}

/// A finished game with a committed shuffle, as text.
fn finished() -> String {
    let table = table(committed(), 100);
    assert_eq!(table.state().turn(), Turn::Over);
    table.record().to_string()
}

fn load(text: &str) -> Result<Table<State>, RecordError> {
    Table::load(&Content::standard(), &text.parse::<Record>()?)
}

fn complaint(text: &str) -> String {
    match load(text) {
        Ok(_) => panic!("this should not load:\n{text}"),
        Err(error) => error.to_string(),
    }
}

/// The number of the line that starts with `start`, counted from 1.
fn line_of(text: &str, start: &str) -> usize {
    text.lines().position(|line| line.starts_with(start)).expect("the line is there") + 1
}

/// The text with the line that starts with `start` replaced.
fn with_line(text: &str, start: &str, line: &str) -> String {
    let old = text.lines().nth(line_of(text, start) - 1).expect("the line is there");
    text.replacen(&format!("{old}\n"), line, 1)
}

#[test]
fn records_round_trip_whatever_people_are_called() {
    for dealing in [committed(), Dealing::ByHand] {
        for n_steps in [0, 3, 5, 100] {
            let table = table(dealing.clone(), n_steps);
            let text = table.record().to_string();
            let loaded = load(&text).expect("the record loads");
            assert_eq!(loaded.record().to_string(), text);
            assert_eq!((loaded.names(), loaded.steps()), (table.names(), table.steps()));
            assert_eq!(loaded.state(), table.state());
        }
    }
}

#[test]
fn a_record_cut_anywhere_gives_its_whole_steps_or_says_what_is_wrong() {
    for dealing in [committed(), Dealing::ByHand] {
        for n_steps in [6, 100] {
            let table = table(dealing.clone(), n_steps);
            let text = table.record().to_string();
            for end in 0..text.len() {
                cut(&table, &text.as_bytes()[..end]);
            }
        }
    }
}

fn cut(table: &Table<State>, bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let Some((_, steps)) = text.split_once("\n\n") else {
        // Cut in the headers: whatever is read of it, there are no steps.
        match load(&text) {
            Ok(loaded) => assert_eq!(loaded.steps().len(), 0, "{text}"),
            Err(error) => assert!(
                error.line > 0 || error.to_string().contains("the header "),
                "{error} names neither a line nor what is missing in\n{text}"
            ),
        }
        return;
    };
    let n_whole = steps.matches('\n').count();
    let loaded = load(&text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
    assert_eq!(loaded.steps(), &table.steps()[..n_whole], "{text}");
    assert_eq!(*loaded.state(), table.state_after(n_whole));
    let record: Record = text.parse().expect("it has been read before");
    let is_shorter = text.contains("[Steps") && n_whole < table.steps().len();
    let is_torn = !text.ends_with('\n');
    assert_eq!(record.cut.is_some(), is_torn || is_shorter, "{text}");
}

#[test]
fn a_missing_header_is_named() {
    let text = finished();
    for key in ["Tablee", "Game", "Setup", "Content"] {
        let said = complaint(&with_line(&text, &format!("[{key} "), ""));
        assert_eq!(said, format!("the header {key} is missing"));
    }
    let without_commitment = with_line(&text, "[Commitment ", "");
    assert!(complaint(&without_commitment).contains("neither the header Commitment nor Dealing"));
    assert!(complaint(&with_line(&text, "[Seat2 ", "")).contains("one name for each seat"));
    assert!(complaint(&with_line(&text, "[Salt2 ", "")).contains("one salt for each seat"));
    assert!(complaint(&with_line(&text, "[Result ", "")).contains("header Result: "));
    let gap = with_line(&text, "[Seat1 ", "");
    let line = line_of(&gap, "[Seat2 ");
    assert_eq!(complaint(&gap), format!("line {line}: the header Seat2 is not known"));
}

#[test]
fn a_header_that_is_there_twice_is_named_with_its_line() {
    let text = finished();
    for (n, line) in text.lines().enumerate().take_while(|(_, line)| line.starts_with('[')) {
        let twice = text.replacen(line, &format!("{line}\n{line}"), 1);
        let key = line[1..].split_once(' ').expect("a header has a key").0;
        let expected = format!("line {}: the header {key} is there twice", n + 2);
        assert_eq!(complaint(&twice), expected);
    }
}

#[test]
fn an_unknown_header_is_named_with_its_line() {
    let text = finished();
    let unknown = text.replacen("[Setup", "[Weather \"fine\"]\n[Setup", 1);
    assert_eq!(complaint(&unknown), "line 4: the header Weather is not known");
    let both = text.replacen("[Setup", "[Dealing \"by hand\"]\n[Setup", 1);
    let line = line_of(&both, "[Commitment ");
    assert_eq!(complaint(&both), format!("line {line}: the header Commitment is not known"));
}

#[test]
fn a_header_with_a_wrong_value_is_named_with_its_line() {
    let text = finished();
    let wrong = [
        ("Tablee", "2"),
        ("Edition", "new"),
        ("Edition", "9"),
        ("Setup", "seats"),
        ("Content", "abc"),
        ("Commitment", "abc"),
        ("Secret", "abc"),
        ("Steps", "many"),
        ("Steps", "2"),
    ];
    for (key, value) in wrong {
        let start = format!("[{key} ");
        let said = complaint(&with_line(&text, &start, &format!("[{key} \"{value}\"]\n")));
        let line = format!("line {}: ", line_of(&text, &start));
        assert!(said.starts_with(&line), "{key}={value}: {said}");
    }
    let by_foot = with_line(
        &table(Dealing::ByHand, 3).record().to_string(),
        "[Dealing ",
        "[Dealing \"by foot\"]\n",
    );
    assert!(complaint(&by_foot).contains("header Dealing: `by foot`"));
}

#[test]
fn a_header_that_does_not_fit_the_game_is_named_with_its_line() {
    let text = finished();
    let other_pack = "0".repeat(64);
    let wrong = [
        ("Game", "chess", "this is not a game of leduc"),
        ("Setup", "seats=9", "option `seats`: `9` is not one of 2"),
        ("Content", &other_pack, "played with another content pack"),
        ("Result", "1.0000 0.0000 / 99 -99", "the game ended `"),
    ];
    for (key, value, reason) in wrong {
        let start = format!("[{key} ");
        let said = complaint(&with_line(&text, &start, &format!("[{key} \"{value}\"]\n")));
        let expected = format!("line {}: header {key}: {reason}", line_of(&text, &start));
        assert!(said.starts_with(&expected), "{key}: {said}");
    }
    let unfinished = table(committed(), 4).record().to_string();
    let early = unfinished.replacen("\n\n", "\n[Result \"1.0000 0.0000 / 1 -1\"]\n\n", 1);
    let line = line_of(&early, "[Result ");
    assert_eq!(complaint(&early), format!("line {line}: header Result: the game is not over"));
}

#[test]
fn lines_that_are_no_headers_and_no_steps_are_named() {
    let text = finished();
    for garbage in ["[Game leduc]", "[Game \"le\"duc\"]", "[Game \"le\\duc\"]", "[]", "[\"]"] {
        let said = complaint(&with_line(&text, "[Game ", &format!("{garbage}\n")));
        assert!(said.starts_with("line 2: "), "{garbage}: {said}");
    }
    let first = line_of(&text, "* deal");
    let garbage = [
        "deal",
        "* deal",
        "*deal jack",
        "* deal knave",
        "9 call",
        "0 call",
        "1 bluff",
        "1  call",
        " 1 call",
        "1 call ",
        "# 1 call",
        "1 CALL",
    ];
    for garbage in garbage {
        let said = complaint(&with_line(&text, "* deal", &format!("{garbage}\n")));
        assert!(said.starts_with(&format!("line {first}: ")), "{garbage}: {said}");
    }
    let late = format!("{text}[Weather \"fine\"]\n");
    let last = late.lines().count();
    assert_eq!(complaint(&late), format!("line {last}: a header after the first step"));
}

#[test]
fn an_illegal_step_names_its_line_and_its_rule() {
    let text = table(Dealing::ByHand, 2).record().to_string();
    let next = text.lines().count() + 1;
    let fold = complaint(&format!("{text}1 fold\n"));
    assert_eq!(fold, format!("line {next}: `1 fold` is forbidden by LED-4"));
    for (step, key) in
        [("2 call", "refused-not-awaited"), ("* deal jack", "refused-nothing-to-draw")]
    {
        let error = load(&format!("{text}{step}\n")).expect_err("it may not be taken");
        let Problem::Refused { rule, phrase, .. } = error.problem else { panic!("{error}") };
        assert_eq!((error.line, rule, phrase.key), (next, None, key));
    }
}

#[test]
fn a_step_after_the_end_names_its_line() {
    let mut text = table(Dealing::ByHand, 100).record().to_string();
    text = with_line(&text, "[Steps ", "");
    let next = text.lines().count() + 1;
    let said = complaint(&format!("{text}1 call\n"));
    assert_eq!(said, format!("line {next}: `1 call`: refused-game-over"));
}

#[test]
fn a_step_of_somebody_who_is_not_at_the_table_names_its_line() {
    let text = table(Dealing::ByHand, 2).record().to_string();
    let next = text.lines().count() + 1;
    let said = complaint(&format!("{text}8 call\n"));
    assert_eq!(said, format!("line {next}: `8 call`: refused-not-awaited"));
}

#[test]
fn line_ends_of_other_systems_and_blank_lines_are_read() {
    let text = finished();
    let steps = load(&text).expect("the record loads").steps().to_vec();
    for other in [text.replace('\n', "\r\n"), text.replace('\n', "\n\n")] {
        assert_eq!(load(&other).expect("the record loads").steps(), steps);
    }
}

#[test]
fn a_garbled_record_never_panics() {
    let texts = [finished(), table(Dealing::ByHand, 6).record().to_string()];
    let mut rng = repeatable(1);
    for n in 0..4_000 {
        let mut bytes = texts[n % 2].clone().into_bytes();
        for _ in 0..=below(&mut rng, 3) {
            garble(&mut bytes, &mut rng);
        }
        if let Ok(table) = load(&String::from_utf8_lossy(&bytes)) {
            let _ = table.verify();
        }
    }
}

/// Changes, takes out or doubles a byte, or swaps two lines.
fn garble<R: Rng>(bytes: &mut Vec<u8>, rng: &mut R) {
    // Half of the time in the steps, which are the end of the text.
    let n_bytes = if below(rng, 2) == 0 { bytes.len() } else { bytes.len().min(80) };
    let at = bytes.len() - 1 - below(rng, n_bytes as u32) as usize;
    match below(rng, 4) {
        0 => bytes[at] = b"*[]\"\\ \n18 acekr\xff"[below(rng, 16) as usize],
        1 => drop(bytes.remove(at)),
        2 => bytes.insert(at, bytes[at]),
        _ => {
            let mut lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
            let [one, other] = [0; 2].map(|_| below(rng, lines.len() as u32) as usize);
            lines.swap(one, other);
            *bytes = lines.concat();
        }
    }
}
