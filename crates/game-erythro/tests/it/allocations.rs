//! Proof that play-outs allocate nothing once their buffers have grown.

use allocation_counter::measure;
use engine::{Content, Game, Setup as _, Silent, Step, Turn, below, repeatable};
use game_erythro::action::Action;
use game_erythro::{Setup, State};
use rand_core::Rng;

const N_GAMES: usize = 60;

fn play<R: Rng>(start: &State, rng: &mut R, legal: &mut Vec<Action>) -> usize {
    let mut state = start.clone();
    let mut n_steps = 0;
    loop {
        let step = match state.turn() {
            Turn::Over => return n_steps,
            Turn::Chance => Step::Chance(state.draw(rng)),
            Turn::Decide(seats) => {
                let nth = below(rng, seats.len() as u32) as usize;
                let seat = seats.into_iter().nth(nth).expect("somebody is awaited");
                state.legal_actions(seat, legal);
                Step::Act { seat, action: legal[below(rng, legal.len() as u32) as usize] }
            }
        };
        state.apply_unchecked(step, &mut Silent);
        n_steps += 1;
    }
}

#[test]
fn erythro_allocates_nothing_per_move() {
    for adversary in ["mars", "alliance", "consortium"] {
        let options = format!("seats=4 adversary={adversary}").parse().expect("options");
        let setup = Setup::new(&Content::standard(), &options).expect("they make a setup");
        let start = State::start(&setup);
        let mut rng = repeatable(7);
        // More than any list of actions ever needs.
        let mut legal = Vec::with_capacity(1_000);
        let mut n_steps = 0;
        let counted = measure(|| {
            n_steps = (0..N_GAMES).map(|_| play(&start, &mut rng, &mut legal)).sum();
        });
        assert!(n_steps > N_GAMES * 50, "games against {adversary} were played");
        assert_eq!(counted.count_total, 0, "{adversary} allocated in {n_steps} steps");
    }
}

#[test]
fn the_counter_counts() {
    let counted = measure(|| drop(Vec::<u8>::with_capacity(1)));
    assert_eq!(counted.count_total, 1, "otherwise the test above proves nothing");
}
