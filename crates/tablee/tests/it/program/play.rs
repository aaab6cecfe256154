//! `tablee play`: whole games typed in, and what everybody sees of them.

use std::fs;
#[cfg(unix)]
use std::io::{Read, Write};
#[cfg(unix)]
use std::process::Command;

#[cfg(unix)]
use crate::program::run::program;
use crate::program::run::{scratch, tablee, tablee_fed, unwrapped};

#[test]
fn two_people_play_tic_tac_toe_to_the_end() {
    let folder = scratch();
    let file = folder.path().join("game.tablee");
    let file = file.to_str().unwrap();
    let args =
        ["play", "tic-tac-toe", "--seats", "you,you", "--names", "Léa,Max", "--record", file];
    // By number, by notation, by the end of a notation; refusals and a riddle in between.
    let input = "5\nmark b2\nb2\nhello\nwhy b2\nwhy c3\na1\nc1\na3\na2\nc3\nb3\nb1\nc2\n";
    let out = tablee_fed(&args, input.as_bytes()).ok();
    assert_eq!(out.matches("TTT-2").count(), 3, "{out}");
    assert!(out.contains("“mark c3” is allowed now"), "{out}");
    assert!(out.contains("“hello” is none of the choices"), "{out}");
    assert!(out.contains(file), "{out}");
    let record = fs::read_to_string(file).unwrap();
    assert!(record.contains("1 mark b2\n2 mark a1\n1 mark c1\n2 mark a3\n"), "{record}");
    assert!(record.contains("[Result \""), "{record}");
}

#[test]
fn nothing_is_asked_between_seats_when_nothing_is_hidden() {
    let input = b"1\n4\n2\n5\n3\n";
    let out = tablee_fed(&["play", "tic-tac-toe", "--seats", "you,human"], input).ok();
    assert!(!out.contains("Pass the keyboard"), "{out}");
}

#[test]
fn hidden_cards_are_handed_over_behind_a_screen() {
    let folder = scratch();
    let file = folder.path().join("game.tablee");
    let file = file.to_str().unwrap();
    let args = ["play", "leduc", "--seats", "you,you", "--seed", "3", "--record", file];
    // Enter at each handover, then a choice.
    let out = tablee_fed(&args, b"\ncall\n\nraise\n\ncall\n\ncall\n\ncall\n").ok();
    let parts: Vec<&str> = out.split("Pass the keyboard to ").collect();
    assert!(parts.len() >= 5, "{out}");
    let record = fs::read_to_string(file).unwrap();
    let dealt: Vec<&str> = record.lines().filter_map(|l| l.strip_prefix("* deal ")).collect();
    for (n, part) in parts.iter().enumerate().skip(1) {
        let reader = usize::from(!part.starts_with("Player 1"));
        let before_end = part.split("The hands are shown").next().unwrap();
        let holds = format!("You hold a {}", dealt[reader]);
        let is_last = n == parts.len() - 1;
        assert!(is_last || before_end.contains(&holds), "{part}");
        let others = format!("is dealt a {}", dealt[1 - reader]);
        assert!(!before_end.contains(&others), "{part}");
    }
    let told = tablee(&["replay", file, "--verify"]).ok();
    assert!(told.contains("follow from the secret"), "{told}");
}

#[test]
fn a_card_can_be_shown_besides_the_choices() {
    let folder = scratch();
    let file = folder.path().join("game.tablee");
    let file = file.to_str().unwrap();
    let setup = ["--set", "adversary=mars", "--set", "characters=dealt"];
    let args = ["play", "erythro", "--seats", "you,you,you", "--seed", "4", "--record", file];
    let args: Vec<&str> = args.into_iter().chain(setup).collect();
    // Whoever is asked lists what can be shown, shows the first of it, and leaves.
    let out = tablee_fed(&args, b"\nalso\nalso 1\n\nq\n").ok();
    assert!(out.contains("Show "), "{out}");
    let record = fs::read_to_string(file).unwrap();
    assert!(record.lines().any(|line| line.contains(" show ")), "{record}");
    // Where there is nothing besides, that is said.
    let out = tablee_fed(&["play", "tic-tac-toe", "--seats", "you,you"], b"also\nq\n").ok();
    assert!(out.contains("nothing to do besides"), "{out}");
}

#[test]
fn a_game_that_was_left_goes_on_where_it_was() {
    let folder = scratch();
    let [whole, parts] = ["whole.tablee", "parts.tablee"].map(|name| folder.path().join(name));
    let (whole, parts) = (whole.to_str().unwrap(), parts.to_str().unwrap());
    let start = ["play", "leduc", "--seats", "you,you", "--seed", "5", "--record"];
    let moves = b"\nraise\n\ncall\n\nraise\n\ncall\n";
    tablee_fed(&[&start[..], &[whole]].concat(), moves).ok();
    tablee_fed(&[&start[..], &[parts]].concat(), b"\nraise\n\nq\n").ok();
    let unfinished = fs::read_to_string(parts).unwrap();
    assert!(unfinished.contains("[Secret \"") && !unfinished.contains("[Result"), "{unfinished}");
    let rest = b"\ncall\n\nraise\n\ncall\n";
    tablee_fed(&["play", "--resume", parts, "--seats", "you,you"], rest).ok();
    assert_eq!(fs::read_to_string(whole).unwrap(), fs::read_to_string(parts).unwrap());
}

#[test]
fn what_taught_nobody_anything_can_be_taken_back() {
    let args = ["play", "tic-tac-toe", "--seats", "you,you"];
    let out = tablee_fed(&args, b"u\n5\nu\n1\nlog\nq\n").ok();
    assert!(out.contains("There is nothing that can be taken back"), "{out}");
    assert!(out.contains("Taken back."), "{out}");
    assert!(out.contains("1 X . .\n2 . . .") && !out.contains("1 X . .\n2 . X ."), "{out}");
}

#[test]
fn a_bot_answers_and_can_be_taken_back_with_ones_own_move() {
    let args = ["play", "tic-tac-toe", "--seats", "you,random", "--seed", "1"];
    let out = tablee_fed(&args, b"b2\nu\nsave\na1\nq\n").ok();
    assert!(out.contains("Taken back."), "{out}");
    assert!(out.contains("Player 1 and Bot\n"), "{out}");
}

#[test]
fn bots_alone_play_to_the_end_and_the_result_is_told() {
    let args = ["play", "leduc", "--seats", "easy,random", "--seed", "2", "--lang", "fr"];
    let out = tablee(&args).ok();
    assert!(out.contains("La partie est gardée dans"), "{out}");
    assert!(out.contains("score"), "{out}");
}

#[test]
fn a_copy_is_saved_where_it_is_wanted_and_never_over_something() {
    let folder = scratch();
    let file = folder.path().join("copy.tablee");
    let save = format!("1\nsave {0}\nsave {0}\nq\n", file.display());
    let args = ["play", "tic-tac-toe", "--seats", "you,you"];
    let out = tablee_fed(&args, save.as_bytes()).ok();
    let said = unwrapped(&out);
    assert!(said.contains("A copy is in") && said.contains("was not written"), "{out}");
    tablee(&["replay", file.to_str().unwrap()]).ok();
    let args = ["play", "tic-tac-toe", "--record", file.to_str().unwrap()];
    assert!(tablee(&args).failed(1).contains("is there already"));
}

#[test]
fn a_path_is_never_broken_however_long_and_whatever_blanks_are_in_it() {
    let folder = scratch();
    let deep = folder.path().join("été").join("a name with so many blanks ".repeat(4).trim_end());
    fs::create_dir_all(&deep).unwrap();
    let file = deep.join("my copy.tablee");
    let save = format!("1\nsave {0}\nsave {0}\nq\n", file.display());
    let out = tablee_fed(&["play", "tic-tac-toe", "--seats", "you,you"], save.as_bytes()).ok();
    assert_eq!(out.matches(file.to_str().unwrap()).count(), 2, "written, and refused: {out}");
    let dir = deep.to_str().unwrap();
    let out = tablee(&["content", "export", "epix", dir]).ok();
    assert_eq!(out.matches(dir).count(), 3, "the file and two commands: {out}");
}

#[test]
fn the_rules_can_be_read_during_the_game() {
    let out = tablee_fed(&["play", "leduc", "--seats", "you,random"], b"rules\n? led-4\nq\n").ok();
    assert!(out.matches("LED-4").count() >= 2 && !out.contains("**"), "{out}");
}

#[cfg(unix)]
#[test]
fn an_interrupt_loses_nothing_and_says_where_the_game_is() {
    let folder = scratch();
    let file = folder.path().join("game.tablee");
    let mut child = program(folder.path())
        .args(["play", "tic-tac-toe", "--seats", "you,you", "--record"])
        .arg(&file)
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = child.stdout.take().unwrap();
    stdin.write_all(b"b2\n").unwrap();
    // Once the second prompt is there, the program waits for the second player.
    let mut seen = Vec::new();
    while seen.windows(2).filter(|pair| *pair == b"> ").count() < 2 {
        let mut byte = [0];
        stdout.read_exact(&mut byte).unwrap();
        seen.push(byte[0]);
    }
    let interrupt = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(interrupt.unwrap().success());
    let mut rest = String::new();
    stdout.read_to_string(&mut rest).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert!(rest.contains("The game is kept in"), "{rest}");
    assert!(fs::read_to_string(&file).unwrap().ends_with("\n1 mark b2\n"));
}
