//! A ladder on a reference game: `cargo run --release -p bots --example ladder GAME GAMES PLAYER...`

use bots::{Entrant, Plan, Player, climb};
use engine::{Content, Hints, Options, Setup};
use reference_games::{connect_four, goofspiel, kuhn, leduc, tic_tac_toe};

fn main() {
    let mut args = std::env::args().skip(1);
    let game = args.next().unwrap_or_else(|| String::from("connect-four"));
    let n_games = args.next().map_or(100, |n| n.parse().expect("GAMES is a number"));
    let mut names: Vec<String> = args.collect();
    if names.is_empty() {
        names = ["random", "greedy", "easy", "normal", "sims:2000"].map(String::from).to_vec();
    }
    match game.as_str() {
        "tic-tac-toe" => show::<tic_tac_toe::State>(n_games, &names),
        "connect-four" => show::<connect_four::State>(n_games, &names),
        "kuhn" => show::<kuhn::State>(n_games, &names),
        "leduc" => show::<leduc::State>(n_games, &names),
        "goofspiel" => show::<goofspiel::State>(n_games, &names),
        other => panic!("no reference game is called {other}"),
    }
}

fn show<G: Hints>(n_games: u32, names: &[String]) {
    let setup = G::Setup::new(&Content::standard(), &Options::new()).expect("the defaults play");
    let entrant = |name: &String| {
        let player = name.parse::<Player>().expect("PLAYER is a player").untimed();
        Entrant { name: name.clone(), bot: Box::new(move || player.bot::<G>()) }
    };
    let entrants: Vec<_> = names.iter().map(entrant).collect();
    let standings = climb(&setup, &entrants, &Plan { n_games, ..Plan::default() }, |_| {});
    println!("{} games, order certain: {}", standings.n_games, standings.is_certain);
    for (player, row) in standings.players.iter().zip(&standings.results) {
        print!("{:>12} {:>7.0} ± {:<4.0}", player.name, player.elo, player.margin);
        for tally in row {
            print!(" {:>5.1}%", 100.0 * tally.share());
        }
        println!();
    }
}
