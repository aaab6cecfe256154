//! `tablee simulate`: figures that do not depend on who counted them.

use serde_json::Value;

use crate::program::run::tablee;

fn figures(args: &[&str]) -> Value {
    let args = [&["simulate"], args, &["--json"]].concat();
    let mut figures: Value = serde_json::from_str(&tablee(&args).ok()).unwrap();
    let speed = figures.as_object_mut().unwrap().remove("speed").unwrap();
    assert!(
        speed["seconds"].as_f64().unwrap() > 0.0 && speed["games_per_second"].is_u64(),
        "{speed}"
    );
    figures
}

#[test]
fn the_same_seed_gives_the_same_figures_on_any_number_of_threads() {
    let one = figures(&["leduc", "-n", "5000", "--seed", "3", "--threads", "1"]);
    for threads in ["2", "3", "8"] {
        assert_eq!(one, figures(&["leduc", "-n", "5000", "--seed", "3", "--threads", threads]));
    }
    assert_ne!(one, figures(&["leduc", "-n", "5000", "--seed", "4", "--threads", "1"]));
}

#[test]
fn bots_give_the_same_figures_again_too() {
    let args = ["tic-tac-toe", "-n", "40", "--seats", "random,sims:30", "--threads"];
    let one = figures(&[&args[..], &["1"]].concat());
    assert_eq!(one, figures(&[&args[..], &["2"]].concat()));
    let share = |seat: usize| one["seats"][seat]["payoff"].as_f64().unwrap();
    assert!(share(1) > share(0), "{one}");
}

#[test]
fn figures_add_up() {
    let figures = figures(&["tic-tac-toe", "-n", "2000"]);
    assert_eq!(figures["games"], 2000);
    let payoffs: f64 = (0..2).map(|n| figures["seats"][n]["payoff"].as_f64().unwrap()).sum();
    assert!((payoffs - 1.0).abs() < 1e-6, "{figures}");
    assert!(figures["length"]["p5"].as_u64() <= figures["length"]["p95"].as_u64());
}

#[test]
fn people_get_a_table_in_their_language() {
    let table = tablee(&["simulate", "tic-tac-toe", "-n", "100", "--lang", "fr"]).ok();
    assert!(table.contains("Parties") && table.contains('±'), "{table}");
    let none = tablee(&["simulate", "tic-tac-toe", "-n", "0"]).ok();
    assert!(none.contains("Games") && !none.contains("NaN"), "{none}");
}
