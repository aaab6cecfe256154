//! A bot's choice rests on what its seat knows: re-dealing the rest changes nothing.

use bots::{Bot, Choice, Greedy, Ismcts, Level, Question, Random};
use engine::{Content, Hints, Options, Seat, Setup, Silent, Step, Turn, Viewer, repeatable};
use reference_games::{connect_four, goofspiel, kuhn, leduc, tic_tac_toe};

const N_GAMES: u64 = 6;
const N_REDEALS: usize = 6;

fn bots<G: Hints>() -> Vec<Box<dyn Bot<G>>> {
    let search = |level: Level| Ismcts::new(level.settings().with_simulations(60));
    vec![
        Box::new(Random),
        Box::new(Greedy::default()),
        Box::new(search(Level::Easy)),
        Box::new(search(Level::Expert)),
    ]
}

fn ask<G: Hints>(bot: &mut dyn Bot<G>, state: &G, seat: Seat, seed: u64) -> Choice<G::Action> {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    let view = state.view(Viewer::Seat(seat));
    bot.choose(&Question { seat, view: &view, legal: &legal, seed })
}

/// Walks through random games; at each decision, whatever the seat cannot know is dealt anew.
fn assert_sealed<G: Hints>() {
    let setup = G::Setup::new(&Content::standard(), &Options::new()).expect("the defaults play");
    let mut n_otherwise = 0;
    for seed in 0..N_GAMES {
        let mut rng = repeatable(seed);
        let mut state = G::start(&setup);
        loop {
            let step = match state.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(state.draw(&mut rng)),
                Turn::Decide(seats) => {
                    let seat = seats.first().expect("somebody is awaited");
                    let view = state.view(Viewer::Seat(seat));
                    for mut bot in bots::<G>() {
                        let choice = ask(bot.as_mut(), &state, seat, seed);
                        for _ in 0..N_REDEALS {
                            let dealt = G::determinize(&view, &mut rng);
                            n_otherwise += usize::from(dealt != state);
                            assert_eq!(ask(bot.as_mut(), &dealt, seat, seed), choice, "{view:?}");
                        }
                    }
                    Step::Act { seat, action: ask(&mut Random, &state, seat, seed).action }
                }
            };
            state.apply_unchecked(step, &mut Silent);
        }
    }
    // Without this the test would say nothing about games that hide something.
    let hides = ["leduc", "kuhn"].contains(&G::ID);
    assert!(!hides || n_otherwise > 0, "{} was never dealt otherwise", G::ID);
}

#[test]
fn no_choice_depends_on_what_the_seat_cannot_know() {
    assert_sealed::<tic_tac_toe::State>();
    assert_sealed::<connect_four::State>();
    assert_sealed::<kuhn::State>();
    assert_sealed::<leduc::State>();
    assert_sealed::<goofspiel::State>();
}
