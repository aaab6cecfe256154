//! Proof that play-outs, winter test included, allocate nothing once their buffers have grown.

use allocation_counter::measure;
use engine::{Content, Game, Options, Setup as _, Silent, Step, Turn, below, repeatable};
use game_epix::{Action, Setup, State};
use rand_core::Rng;

const N_GAMES: usize = 100;

/// Plays one game at random, as a search does: listed actions, no questions, nobody told.
fn play<R: Rng>(start: &State, rng: &mut R, legal: &mut Vec<Action>) -> usize {
    let mut state = start.clone();
    let mut n_steps = 0;
    loop {
        let step = match state.turn() {
            Turn::Over => return n_steps,
            Turn::Chance => Step::Chance(state.draw(rng)),
            Turn::Decide(seats) => {
                let seat = seats.first().expect("somebody is awaited");
                state.legal_actions(seat, legal);
                let action = legal[below(rng, legal.len() as u32) as usize];
                Step::Act { seat, action }
            }
        };
        state.apply_unchecked(step, &mut Silent);
        n_steps += 1;
    }
}

#[test]
fn random_games_allocate_nothing_per_move() {
    for options in ["seats=4 rules=advanced", "seats=2 rules=basic"] {
        let options: Options = options.parse().unwrap();
        let start = State::start(&Setup::new(&Content::standard(), &options).unwrap());
        let mut rng = repeatable(7);
        let mut legal = Vec::with_capacity(1000);
        play(&start, &mut rng, &mut legal);
        let mut n_steps = 0;
        let counted = measure(|| {
            n_steps = (0..N_GAMES).map(|_| play(&start, &mut rng, &mut legal)).sum();
        });
        assert!(n_steps > N_GAMES * 20);
        assert_eq!(counted.count_total, 0, "allocations in {n_steps} steps");
    }
}
