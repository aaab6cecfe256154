//! Proof that play-outs allocate nothing once the list of actions has grown.

use allocation_counter::measure;
use engine::{Content, Game, Options, Setup as _, Silent, Step, Turn, below, repeatable};
use game_ephyran::{Action, Setup, State};
use rand_core::Rng;

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
                Step::Act { seat, action: legal[below(rng, legal.len() as u32) as usize] }
            }
        };
        state.apply_unchecked(step, &mut Silent);
        n_steps += 1;
    }
}

#[test]
fn play_outs_allocate_nothing_per_move() {
    let setup = Setup::new(&Content::standard(), &Options::new()).expect("defaults are valid");
    let start = State::start(&setup);
    let (mut rng, mut legal) = (repeatable(7), Vec::with_capacity(512));
    let mut n_steps = 0;
    let counted = measure(|| {
        n_steps = (0..100).map(|_| play(&start, &mut rng, &mut legal)).sum();
    });
    assert!(n_steps > 10_000, "whole games were played");
    assert_eq!(counted.count_total, 0, "allocations in {n_steps} steps");
    let counted = measure(|| drop(Vec::<u8>::with_capacity(1)));
    assert_eq!(counted.count_total, 1, "the counter counts");
}
