//! `tablee ladder`: ratings that come out the same again, and an end when the order is certain.

use std::fs;
#[cfg(unix)]
use std::process::Command;

use serde_json::Value;

#[cfg(unix)]
use crate::program::run::{patiently, program};
use crate::program::run::{scratch, tablee};

fn ladder(args: &[&str]) -> Value {
    let args = [&["ladder"], args, &["--json"]].concat();
    serde_json::from_str(&tablee(&args).ok()).unwrap()
}

#[test]
fn whoever_looks_further_ahead_stands_higher_on_any_number_of_threads() {
    let args = ["tic-tac-toe", "--players", "random,sims:60,greedy", "-n", "24", "--threads"];
    let one = ladder(&[&args[..], &["1"]].concat());
    assert_eq!(one, ladder(&[&args[..], &["3"]].concat()));
    assert_eq!((&one["meeting"], &one["games"]), (&"rivals".into(), &72.into()));
    let players = one["players"].as_array().unwrap();
    assert_eq!(players[0]["player"], "sims:60", "{one}");
    let elo: Vec<f64> = players.iter().map(|player| player["elo"].as_f64().unwrap()).collect();
    assert!(elo.is_sorted_by(|a, b| a >= b) && elo.iter().sum::<f64>().abs() < 1e-6, "{elo:?}");
    for (player, elo) in players.iter().zip(elo) {
        let range = |n: usize| player["elo_range"][n].as_f64().unwrap();
        assert!(range(0) < elo && elo < range(1), "{player}");
    }
    for i in 0..3 {
        assert!(one["results"][i][i].is_null());
        for j in (0..3).filter(|j| *j != i) {
            let share = |i: usize, j: usize| one["results"][i][j]["share"].as_f64().unwrap();
            assert!((share(i, j) + share(j, i) - 1.0).abs() < 1e-9, "{one}");
            assert_eq!(one["results"][i][j]["games"], 24);
        }
    }
}

#[test]
fn a_ladder_ends_when_the_order_is_certain_and_says_so() {
    let args = ["tic-tac-toe", "--players", "random,sims:60", "-n", "2000"];
    let figures = ladder(&args);
    assert_eq!((&figures["certain"], &figures["stopped_early"]), (&true.into(), &true.into()));
    let each = figures["games_each"].as_u64().unwrap();
    assert!((40..200).contains(&each), "{figures}");
    let text = tablee(&[&["ladder"], &args[..]].concat()).ok();
    assert!(text.contains("The order is certain after") && text.contains("not played"), "{text}");
    let all = ladder(&["tic-tac-toe", "--players", "random,sims:60", "-n", "60", "--all"]);
    assert_eq!((&all["games"], &all["stopped_early"]), (&60.into(), &false.into()));
}

#[test]
fn hidden_cards_are_played_for_too_and_french_is_spoken() {
    let args = ["ladder", "leduc", "--players", "random,sims:20", "-n", "8", "--lang", "fr"];
    let text = tablee(&args).ok();
    assert!(text.contains("Poker Leduc : l’échelle") && text.contains("% contre"), "{text}");
    assert!(text.contains("pas certain") && text.contains('±'), "{text}");
}

#[test]
fn three_at_a_table_sit_everywhere_equally_often() {
    let args = ["ephyran", "--set", "seats=3", "--players", "random,greedy", "-n", "6"];
    let figures = ladder(&args);
    assert_eq!((&figures["meeting"], &figures["games"]), (&"rivals".into(), &6.into()));
    assert_eq!(figures["players"][0]["player"], "greedy", "{figures}");
    assert_eq!(figures["certain"], false, "six games are not enough to be certain of anything");
}

#[test]
fn who_wins_together_or_alone_is_rated_by_games_won() {
    let solo = ["ephios", "--set", "seats=1", "--set", "mode=solo"];
    for game in [&["erythro"][..], &solo] {
        let figures = ladder(&[game, &["--players", "random,greedy", "-n", "3"]].concat());
        assert_eq!((&figures["meeting"], &figures["games"]), (&"teams".into(), &6.into()));
        assert!(figures.get("results").is_none(), "{figures}");
        let player = &figures["players"][0];
        let range = |n: usize| player["win_share_range"][n].as_f64().unwrap();
        let share = player["win_share"].as_f64().unwrap();
        assert!(0.0 <= range(0) && range(0) <= share && share <= range(1), "{figures}");
    }
}

#[test]
fn the_plot_shows_everybody_on_light_and_on_dark() {
    let folder = scratch();
    let file = folder.path().join("ladder.svg");
    let path = file.to_str().unwrap();
    let players = ["--players", "random,greedy", "-n", "8", "--plot", path];
    tablee(&[&["ladder", "tic-tac-toe"], &players[..]].concat()).ok();
    let plot = fs::read_to_string(&file).unwrap();
    assert!(plot.starts_with("<svg ") && plot.ends_with("</svg>\n"), "{plot}");
    assert!(plot.contains(">random<") && plot.contains(">greedy<"), "{plot}");
    assert!(plot.contains("prefers-color-scheme:dark"), "{plot}");
    assert_eq!(plot.matches("<circle").count(), 2);
}

#[test]
fn what_makes_no_ladder_is_explained() {
    let usage = |args: &[&str]| tablee(&[&["ladder"], args].concat()).failed(2);
    assert!(usage(&["chess"]).contains("there is no game `chess`"));
    let error = usage(&["leduc", "--players", "random,mighty"]);
    assert!(error.contains("--players: `mighty`") && error.contains("`sims:N`"), "{error}");
    assert!(usage(&["leduc", "--players", "easy,easy"]).contains("named twice"));
    assert!(usage(&["leduc", "--players", "easy"]).contains("two at least"));
    usage(&["leduc", "-n", "0"]);
    let folder = scratch();
    let nowhere = folder.path().join("no").join("such.svg");
    let plot = ["ladder", "leduc", "--plot", nowhere.to_str().unwrap()];
    // Found out before anything is played: these four would take long.
    assert!(tablee(&plot).failed(1).contains("cannot be written"));
}

#[cfg(unix)]
#[test]
fn an_interrupt_reports_the_games_so_far() {
    let folder = scratch();
    let file = folder.path().join("ladder.svg");
    let mut child = program(folder.path())
        .args(["ladder", "tic-tac-toe", "--players", "random,greedy", "-n", "100000000", "--all"])
        .arg("--plot")
        .arg(&file)
        .spawn()
        .unwrap();
    // Once the picture's place is taken, the program listens.
    patiently("the place of the picture is not taken", || {
        assert_eq!(child.try_wait().unwrap(), None, "it has left early");
        file.exists()
    });
    let interrupt = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(interrupt.unwrap().success());
    let output = child.wait_with_output().unwrap();
    let report = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && report.contains("Stopped after"), "{report}");
    assert!(fs::read_to_string(&file).unwrap().ends_with("</svg>\n"));
}
