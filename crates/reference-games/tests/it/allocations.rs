//! Proof that play-outs allocate nothing once their buffers have grown.

use allocation_counter::measure;
use engine::{Content, Game, NoPack, Options, Setup, Silent, Step, Turn, below, repeatable};
use rand_core::Rng;
use reference_games::{connect_four, goofspiel, kuhn, leduc, tic_tac_toe};

const N_GAMES: usize = 200;

/// Plays one game at random, as a search does: listed actions, no questions, nobody told.
fn play<G: Game, R: Rng>(start: &G, rng: &mut R, legal: &mut Vec<G::Action>) -> usize {
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

fn allocates_nothing<G: Game<Setup: Setup<Pack = NoPack>>>() {
    let setup = G::Setup::new(&Content::standard(), &Options::new()).expect("defaults are valid");
    let start = G::start(&setup);
    let mut rng = repeatable(7);
    let mut legal = Vec::new();
    // The list of legal actions grows to its final size here.
    for _ in 0..N_GAMES {
        play(&start, &mut rng, &mut legal);
    }

    let mut n_steps = 0;
    let counted = measure(|| {
        n_steps = (0..N_GAMES).map(|_| play(&start, &mut rng, &mut legal)).sum();
    });
    assert!(n_steps >= N_GAMES * 3, "games of {} were played", G::ID);
    assert_eq!(counted.count_total, 0, "{} allocated in {n_steps} steps", G::ID);
}

#[test]
fn tic_tac_toe_allocates_nothing_per_move() {
    allocates_nothing::<tic_tac_toe::State>();
}

#[test]
fn connect_four_allocates_nothing_per_move() {
    allocates_nothing::<connect_four::State>();
}

#[test]
fn kuhn_allocates_nothing_per_move() {
    allocates_nothing::<kuhn::State>();
}

#[test]
fn leduc_allocates_nothing_per_move() {
    allocates_nothing::<leduc::State>();
}

#[test]
fn goofspiel_allocates_nothing_per_move() {
    allocates_nothing::<goofspiel::State>();
}

#[test]
fn the_counter_counts() {
    let counted = measure(|| drop(Vec::<u8>::with_capacity(1)));
    assert_eq!(counted.count_total, 1, "otherwise the tests above prove nothing");
}
