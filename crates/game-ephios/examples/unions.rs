//! Counts unions by alliance in games where every choice is as likely as the hints find it promising.

use std::collections::BTreeMap;
use std::env;

use engine::{Content, Game, Hints, Notice, Options, Setup as _, Step, Turn, below, repeatable};
use game_ephios::{Event, Setup, State};

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let n_games: u64 = arguments.first().and_then(|n| n.parse().ok()).unwrap_or(1000);
    let options = arguments.get(1..).unwrap_or_default().join(" ");
    let options: Options = options.parse().expect("options are written key=value");
    let setup = Setup::new(&Content::standard(), &options).expect("the options make a setup");
    let (mut made, mut winning) = (BTreeMap::new(), BTreeMap::new());
    for seed in 0..n_games {
        let last = play(State::start(&setup), seed, |alliance| {
            *made.entry(alliance).or_insert(0u64) += 1;
        });
        if let Some(alliance) = last {
            *winning.entry(alliance).or_insert(0u64) += 1;
        }
    }
    println!("alliance    unions a game   decided the game");
    for (alliance, count) in made {
        let per_game = count as f64 / n_games as f64;
        let decided = 100.0 * winning.get(alliance).copied().unwrap_or(0) as f64 / n_games as f64;
        println!("{alliance:<12}{per_game:>13.3}{decided:>17.1} %");
    }
}

/// Plays a game, telling each union, and returns the last one if it ended the game.
fn play(mut state: State, seed: u64, mut united: impl FnMut(&'static str)) -> Option<&'static str> {
    let mut rng = repeatable(seed);
    let mut actions = Vec::new();
    let mut last = None;
    loop {
        let step = match state.turn() {
            Turn::Over => return last,
            Turn::Chance => Step::Chance(state.draw(&mut rng)),
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                state.legal_actions(seat, &mut actions);
                let weight = |action| (100.0 * state.promise(seat, action)).max(1.0) as u32;
                let total = actions.iter().map(weight).sum();
                let mut ticket = below(&mut rng, total);
                let chosen = actions.iter().find(|action| {
                    let weight = weight(action);
                    let is_it = ticket < weight;
                    ticket = ticket.saturating_sub(weight);
                    is_it
                });
                Step::Act { seat, action: *chosen.expect("the ticket is below the total") }
            }
        };
        let mut notices: Vec<Notice<Event>> = Vec::new();
        state.apply_unchecked(step, &mut notices);
        last = None;
        for notice in notices {
            if let Event::Unites { alliance, .. } = notice.event {
                united(alliance.id());
                last = Some(alliance.id());
            }
        }
    }
}
