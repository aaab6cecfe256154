//! The command line itself: help, completions, complaints.

use crate::program::run::{tablee, tablee_fed};

#[test]
fn without_a_game_and_without_a_terminal_a_guide_is_printed() {
    let guide = tablee(&["play"]).ok();
    assert!(guide.contains("Leduc poker") && guide.contains("tablee play"), "{guide}");
    let french = tablee(&["play", "--lang", "fr"]).ok();
    assert!(french.contains("Pour jouer"), "{french}");
}

#[test]
fn every_command_has_help() {
    for command in [
        "serve",
        "backup",
        "restore",
        "doctor",
        "load",
        "play",
        "referee",
        "simulate",
        "ladder",
        "analyse",
        "replay",
        "content",
        "completions",
    ] {
        let help = tablee(&[command, "--help"]).ok();
        assert!(help.contains("Usage: tablee"), "{help}");
    }
}

#[test]
fn completions_are_scripts_that_know_the_commands() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = tablee(&["completions", shell]).ok();
        assert!(script.contains("simulate") && script.contains("referee"), "{shell}");
    }
}

#[test]
fn wrong_usage_exits_with_2_and_names_the_way_out() {
    let error = tablee(&["play", "chess"]).failed(2);
    assert!(error.contains("there is no game `chess`; the games are"), "{error}");
    let error = tablee(&["play", "leduc", "--set", "seats=9"]).failed(2);
    assert!(error.contains("option `seats`: `9` is not one of 2"), "{error}");
    let error = tablee(&["simulate", "leduc", "--seats", "random,strong"]).failed(2);
    assert!(error.contains("`strong`"), "{error}");
    for (option, value, bounds) in [
        ("--tables", "0", "from 1 to 5000"),
        ("--seconds=-1", "--json", "from 0 to 3600"),
        ("--rate", "NaN", "from 0 to 1000"),
    ] {
        let error = tablee(&["load", option, value]).failed(2);
        assert!(error.contains(bounds), "{error}");
    }
    tablee(&["dance"]).failed(2);
}

#[test]
fn colours_are_there_when_wanted_and_only_then() {
    let plain = tablee(&["play"]).ok();
    assert!(!plain.contains('\u{1b}'));
    let colourful = tablee(&["play", "--color", "always"]).ok();
    assert!(colourful.contains('\u{1b}'));
}

#[test]
fn a_reader_who_leaves_early_is_no_failure() {
    // The input ends before the game does: the game is kept, and that is all.
    let out = tablee_fed(&["play", "tic-tac-toe", "--seats", "you,you"], b"1\n").ok();
    assert!(out.contains("The game is kept in"), "{out}");
}
