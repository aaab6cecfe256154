//! `tablee replay`: records told, proved and, where they are broken, explained.

use std::fs;

use serde_json::Value;

use crate::program::run::{Run, scratch, tablee, tablee_fed};

/// A finished game of Leduc poker with its secret.
const GOLDEN: &str = include_str!("../../records/leduc.tablee");

fn replay(text: &str, args: &[&str]) -> Run {
    let folder = scratch();
    let file = folder.path().join("game.tablee");
    fs::write(&file, text).unwrap();
    tablee(&[&["replay", file.to_str().unwrap()], args].concat())
}

#[test]
fn the_playthrough_on_record_is_still_what_the_program_writes() {
    let folder = scratch();
    let file = folder.path().join("game.tablee");
    let file = file.to_str().unwrap();
    let args =
        ["play", "leduc", "--seats", "you,you", "--names", "Léa,Max", "--seed", "3", "--record"];
    let moves = b"\nraise\n\ncall\n\nraise\n\ncall\n";
    tablee_fed(&[&args[..], &[file]].concat(), moves).ok();
    let written = fs::read_to_string(file).unwrap();
    if std::env::var_os("BLESS").is_some_and(|bless| bless == "1") {
        let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records/leduc.tablee");
        fs::write(golden, &written).unwrap();
    } else {
        assert_eq!(written, GOLDEN);
    }
}

#[test]
fn a_game_is_told_with_numbers_names_and_hidden_cards() {
    let told = replay(GOLDEN, &[]).ok();
    assert!(told.contains("Léa is dealt a") && told.contains("Max is dealt a"), "{told}");
    assert!(told.contains("\n1  ") && told.contains("Won by"), "{told}");
}

#[test]
fn a_viewer_is_told_what_she_saw_and_no_more() {
    let hers = replay(GOLDEN, &["--view", "1"]).ok();
    assert!(hers.contains("You are dealt a"), "{hers}");
    assert!(hers.contains("Max is dealt a card and looks at it"), "{hers}");
    let public = replay(GOLDEN, &["--view", "spectator"]).ok();
    assert!(public.contains("Léa is dealt a card and looks at it"), "{public}");
    let error = replay(GOLDEN, &["--view", "3"]).failed(2);
    assert!(error.contains("seats are 1 to 2"), "{error}");
}

#[test]
fn a_shuffle_is_proved_fair() {
    let told = replay(GOLDEN, &["--verify"]).ok();
    assert!(told.contains("All 3 draws follow from the secret"), "{told}");
    let told = replay(GOLDEN, &["--verify", "--json"]).ok();
    let told: Value = serde_json::from_str(&told).unwrap();
    assert_eq!((&told["verified"], &told["draws"]), (&true.into(), &3.into()));
}

#[test]
fn a_shuffle_that_was_tampered_with_is_not() {
    let commitment = GOLDEN.lines().find(|line| line.starts_with("[Commitment")).unwrap();
    let other = format!("[Commitment \"{}\"]", "0".repeat(64));
    let error = replay(&GOLDEN.replace(commitment, &other), &["--verify"]);
    assert!(error.failed(1).contains("not the one committed to"));
    let salted = GOLDEN.replace("[Salt1 \"\"]", "[Salt1 \"pepper\"]");
    let error = replay(&salted, &["--verify"]).failed(1);
    assert!(error.contains("is not what the secret gives"), "{error}");
}

#[test]
fn a_broken_record_is_explained_with_its_line_and_the_rule() {
    // Somebody folds where there is no raise to answer.
    let first_act = GOLDEN.lines().position(|line| line == "1 raise").unwrap() + 1;
    let folded = GOLDEN.replacen("1 raise", "1 fold", 1);
    let error = replay(&folded, &[]).failed(1);
    assert!(error.contains(&format!("game.tablee:{first_act}: `1 fold`")), "{error}");
    assert!(error.contains("(LED-4)") && error.contains("no raise to answer"), "{error}");
    let french = replay(&folded, &["--lang", "fr"]).failed(1);
    assert!(french.contains("relance"), "{french}");
}

#[test]
fn every_kind_of_damage_is_an_error_and_no_panic() {
    let broken = [
        ("header", GOLDEN.replace("[Game \"leduc\"]", "[Game leduc]"), ":2: "),
        ("game", GOLDEN.replace("leduc", "chess"), "there is no game `chess`"),
        ("setup", GOLDEN.replace("seats=2", "seats=7"), "`7` is not one of 2"),
        ("notation", GOLDEN.replacen("1 raise", "1 jump", 1), "`1 jump` is not a step"),
        ("seat", GOLDEN.replacen("1 raise", "9 raise", 1), "`9 raise` is not a step"),
        ("result", GOLDEN.replace("[Result \"", "[Result \"1"), "header Result"),
        ("format", GOLDEN.replace("[Tablee \"1\"]", "[Tablee \"2\"]"), "format 2 is not known"),
        ("empty", String::new(), "Tablee is missing"),
    ];
    for (name, text, expected) in broken {
        let error = replay(&text, &[]).failed(1);
        assert!(error.contains(expected) && !error.contains("panicked"), "{name}: {error}");
    }
    let error = tablee(&["replay", "no-such-file.tablee"]).failed(1);
    assert!(error.contains("no-such-file.tablee cannot be read"), "{error}");
}

#[test]
fn bytes_that_are_no_text_are_named_by_line() {
    let folder = scratch();
    let file = folder.path().join("game.tablee");
    fs::write(&file, b"[Tablee \"1\"]\n\xff\xfe\n").unwrap();
    let error = tablee(&["replay", file.to_str().unwrap()]).failed(1);
    assert!(error.contains("game.tablee:2: the line is not UTF-8"), "{error}");
}

#[test]
fn a_record_cut_anywhere_after_its_headers_is_told_up_to_there() {
    let start = GOLDEN.find("\n\n").unwrap() + 2;
    for end in start..GOLDEN.len() {
        if !GOLDEN.is_char_boundary(end) {
            continue;
        }
        let text = &GOLDEN[..end];
        let run = replay(text, &[]);
        assert!(run.err.contains("breaks off at line"), "{end}: {run:?}");
        run.ok();
    }
}

#[test]
fn names_cannot_play_tricks_on_the_terminal() {
    let tricky = GOLDEN.replace("Léa", "Lé\u{1b}[2Ja\\n");
    let told = replay(&tricky, &[]).ok();
    assert!(!told.contains('\u{1b}'), "{told}");
    let tricky = GOLDEN.replacen("1 raise", "1 \u{1b}]0;boo", 1);
    let error = replay(&tricky, &[]).failed(1);
    assert!(!error.contains('\u{1b}'), "{error}");
}
