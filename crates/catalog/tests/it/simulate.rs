//! Games by the thousand: they add up, and they come out as the books say.

use std::ops::Range;

use bots::Player;
use catalog::{Catalog, Tally};
use engine::Options;

fn simulate(game: &str, players: &[Player], seed: u64, games: Range<u64>) -> Tally {
    let catalog = Catalog::standard();
    let title = catalog.title(game).expect("a game of the catalog");
    title.simulate(&Options::new(), players, seed, games).expect("a setup")
}

const AT_RANDOM: [Player; 2] = [Player::Random, Player::Random];

#[test]
fn games_in_parts_add_up_to_the_games_in_one_go() {
    let games = |seed, games| simulate("leduc", &AT_RANDOM, seed, games);
    let whole = games(7, 0..300);
    let parts = [games(7, 200..300), games(7, 0..200)];
    let sum = parts.iter().fold(Tally::default(), Tally::plus);
    assert_eq!(sum, whole);
    assert_ne!(games(8, 0..300), whole);
}

#[test]
fn somebody_who_looks_ahead_beats_somebody_who_does_not() {
    let players = [Player::Random, "sims:50".parse().unwrap()];
    let games = || simulate("tic-tac-toe", &players, 1, 0..40);
    let tally = games();
    assert!(tally.seats[1].n_wins > tally.seats[0].n_wins, "{tally:?}");
    assert_eq!(tally, games());
}

#[test]
fn tic_tac_toe_at_random_comes_out_as_the_books_say() {
    // Of random games the first player wins 58.5 %, the second 28.8 %, and 12.7 % are drawn.
    let tally = simulate("tic-tac-toe", &AT_RANDOM, 1, 0..20_000);
    let share = |seat: usize| tally.seats[seat].n_wins as f64 / 20_000.0;
    assert!((share(0) - 0.585).abs() < 0.015, "{}", share(0));
    assert!((share(1) - 0.288).abs() < 0.015, "{}", share(1));
    assert_eq!((tally.length_quantile(0.0), tally.length_quantile(1.0)), (5, 9));
}
