//! `tablee analyse`: what choices cost, and accounts that add up.

use std::fs;

use serde_json::Value;

use crate::program::run::{Run, scratch, tablee};

const LEDUC: &str = include_str!("../../records/leduc.tablee");

/// Max does not stop Léa's row.
const BLUNDER: &str = "\
[Tablee \"1\"]
[Game \"tic-tac-toe\"]
[Setup \"seats=2\"]
[Content \"none\"]
[Seat1 \"Léa\"]
[Seat2 \"Max\"]
[Dealing \"by hand\"]
[Result \"1.0000 0.0000 / 1 0\"]
[Steps \"5\"]

1 mark b2
2 mark a1
1 mark c2
2 mark c3
1 mark a2
";

fn analyse(record: &str, args: &[&str]) -> Run {
    let folder = scratch();
    let file = folder.path().join("game.tablee");
    fs::write(&file, record).unwrap();
    tablee(&[&["analyse", file.to_str().unwrap(), "--level", "sims:800"], args].concat())
}

fn figures(record: &str, args: &[&str]) -> Value {
    let run = analyse(record, &[args, &["--json"]].concat());
    serde_json::from_str(&run.ok()).unwrap()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap()
}

#[track_caller]
fn assert_adds_up(figures: &Value) {
    for account in figures["accounts"].as_array().unwrap() {
        let parts = ["start", "luck", "skill", "others", "unknown"];
        let sum: f64 = parts.iter().map(|part| number(&account[*part])).sum();
        assert!((sum - number(&account["result"])).abs() < 1e-9, "{account}");
        let seat = account["seat"].as_u64().unwrap();
        let payoff = &figures["outcome"]["payoffs"][seat as usize - 1];
        assert!((number(&account["result"]) - number(payoff)).abs() < 1e-9, "{figures}");
        let decisions = figures["decisions"].as_array().unwrap().iter();
        let costs: f64 = decisions.filter(|d| d["seat"] == seat).map(|d| number(&d["cost"])).sum();
        assert!((costs + number(&account["skill"])).abs() < 1e-9, "{figures}");
    }
}

#[test]
fn a_blunder_is_found_and_everything_adds_up() {
    let figures = figures(BLUNDER, &[]);
    assert_adds_up(&figures);
    let decisions = figures["decisions"].as_array().unwrap();
    assert_eq!(decisions.len(), 5);
    let blunder = &decisions[3];
    assert_eq!((&blunder["seat"], &blunder["step"]), (&2.into(), &4.into()));
    assert_eq!((&blunder["played"], &blunder["best"]), (&"mark c3".into(), &"mark a2".into()));
    assert_eq!(blunder["best_label"], "Claim a2");
    assert!(number(&blunder["cost"]) > 0.25, "{blunder}");
    assert!(number(&decisions[4]["cost"]).abs() < 1e-9, "{figures}");
    // Nothing is drawn in this game: there is no luck in it.
    assert!(figures["accounts"].as_array().unwrap().iter().all(|a| number(&a["luck"]) == 0.0));
    assert_eq!(figures["values"].as_array().unwrap().len(), 6);
}

#[test]
fn luck_is_told_from_skill_where_cards_are_drawn() {
    let figures = figures(LEDUC, &[]);
    assert_adds_up(&figures);
    let luck: Vec<f64> =
        figures["accounts"].as_array().unwrap().iter().map(|a| number(&a["luck"])).collect();
    assert!(luck[0] != 0.0 && (luck[0] + luck[1]).abs() < 1e-6, "{luck:?}");
}

#[test]
fn the_same_game_is_judged_the_same_again() {
    assert_eq!(figures(LEDUC, &[]), figures(LEDUC, &[]));
}

#[test]
fn people_get_a_table_of_one_seat_or_all_in_their_language() {
    let text = analyse(BLUNDER, &[]).ok();
    assert!(text.contains("Tic-tac-toe: Léa and Max"), "{text}");
    assert!(text.contains("Claim c3") && text.contains("the same"), "{text}");
    let text = analyse(LEDUC, &["--seat", "2", "--lang", "fr"]).ok();
    assert!(text.contains("Suivre") && text.contains("ce que le robot préfère"), "{text}");
    assert!(!text.lines().skip(1).any(|line| line.contains("Léa")), "{text}");
}

#[test]
fn the_plot_has_a_curve_for_each_seat_and_marks_the_blunder() {
    let folder = scratch();
    let file = folder.path().join("chances.svg");
    analyse(BLUNDER, &["--plot", file.to_str().unwrap()]).ok();
    let plot = fs::read_to_string(&file).unwrap();
    assert_eq!(plot.matches("<polyline").count(), 2, "{plot}");
    assert!(plot.contains(">Léa<") && plot.contains("better: Claim a2"), "{plot}");
    assert!(plot.contains("prefers-color-scheme:dark"), "{plot}");
}

#[test]
fn what_cannot_be_analysed_is_explained() {
    let cut = &BLUNDER[..BLUNDER.find("1 mark c2").unwrap()];
    let error = analyse(cut, &[]).failed(1);
    assert!(error.contains("breaks off") && error.contains("the game is not over"), "{error}");
    let broken = BLUNDER.replace("2 mark c3", "2 mark b2");
    let error = analyse(&broken, &[]).failed(1);
    assert!(error.contains("game.tablee:14: `2 mark b2`"), "{error}");
    let error = analyse(BLUNDER, &["--seat", "3"]).failed(2);
    assert!(error.contains("the seats are 1 to 2"), "{error}");
    for level in ["mighty", "ms:0", "random"] {
        let error = tablee(&["analyse", "game.tablee", "--level", level]).failed(2);
        assert!(error.contains(&format!("`{level}` is not `easy`")), "{error}");
    }
    let error = tablee(&["analyse", "no-such-file.tablee"]).failed(1);
    assert!(error.contains("no-such-file.tablee cannot be read"), "{error}");
}
