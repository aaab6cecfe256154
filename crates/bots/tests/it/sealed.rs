//! A bot's choice rests on what its seat knows: re-dealing the rest changes nothing.

use bots::{Bot, Choice, Greedy, Ismcts, Level, Question, Random};
use engine::{Content, Hints, Options, Seat, Setup, Silent, Step, Turn, Viewer, repeatable};
use reference_games::{connect_four, goofspiel, kuhn, leduc, tic_tac_toe};

const N_GAMES: u64 = 6;
const N_REDEALS: usize = 6;
/// How many decisions of a game are looked at.
const LONGEST: usize = 240;

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
    assert_sealed_every::<G>(1, N_GAMES);
}

/// The same for long games: at every so many decisions of the first few hundred.
fn assert_sealed_every<G: Hints>(every: usize, n_games: u64) {
    let setup = G::Setup::new(&Content::standard(), &Options::new()).expect("the defaults play");
    let mut n_otherwise = 0;
    for seed in 0..n_games {
        let mut rng = repeatable(seed);
        let mut state = G::start(&setup);
        let mut n_decisions = 0;
        while n_decisions < LONGEST {
            let step = match state.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(state.draw(&mut rng)),
                Turn::Decide(seats) => {
                    let seat = seats.first().expect("somebody is awaited");
                    let view = state.view(Viewer::Seat(seat));
                    n_decisions += 1;
                    let asked = if n_decisions % every == 0 { bots::<G>() } else { Vec::new() };
                    for mut bot in asked {
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
    let hides = ["leduc", "kuhn", "ephios", "epix", "erythro", "ephyran"].contains(&G::ID);
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

#[test]
fn nothing_unseen_sways_a_bot_in_ephios() {
    assert_sealed_every::<game_ephios::State>(40, 2);
}

#[test]
fn nothing_unseen_sways_a_bot_in_epix() {
    assert_sealed_every::<game_epix::State>(11, 3);
}

#[test]
fn nothing_unseen_sways_a_bot_in_erythro() {
    assert_sealed_every::<game_erythro::State>(29, 2);
}

#[test]
fn nothing_unseen_sways_a_bot_in_ephyran() {
    assert_sealed_every::<game_ephyran::State>(37, 2);
}
