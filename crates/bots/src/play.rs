//! A whole game between bots, with the table drawing and playing single choices itself.

use engine::{Game, Outcome, Seat, SeatSet, Silent, Step, StepOf, Turn, Viewer, repeatable};

use crate::bot::{Bot, Question};
use crate::dice::mix;

/// Plays a game from `setup` to its end, `bots` seat by seat, and returns how it ended.
///
/// # Panics
/// When there is not one bot for each seat.
pub fn play_game<G: Game>(setup: &G::Setup, bots: &mut [Box<dyn Bot<G>>], seed: u64) -> Outcome {
    play_watched(setup, bots, seed, |_, _| {})
}

/// As [`play_game`]; `watch` is told each step and the position after it.
///
/// # Panics
/// When there is not one bot for each seat.
pub fn play_watched<G: Game>(
    setup: &G::Setup,
    bots: &mut [Box<dyn Bot<G>>],
    seed: u64,
    mut watch: impl FnMut(&StepOf<G>, &G),
) -> Outcome {
    let mut state = G::start(setup);
    assert_eq!(bots.len(), state.n_seats(), "there is one bot for each seat");
    let mut chance = repeatable(seed);
    let mut legal = Vec::new();
    let mut last = Seat::new(state.n_seats() - 1);
    for n in 0u64.. {
        let step = match state.turn() {
            Turn::Over => break,
            Turn::Chance => Step::Chance(state.draw(&mut chance)),
            Turn::Decide(seats) => {
                last = next_after(last, seats, state.n_seats());
                state.legal_actions(last, &mut legal);
                let action = ask(&state, last, &legal, &mut bots[last.index()], mix(seed, n));
                Step::Act { seat: last, action }
            }
        };
        state.apply_unchecked(step, &mut Silent);
        watch(&step, &state);
    }
    state.outcome().expect("a game that is over has an outcome")
}

fn ask<G: Game>(
    state: &G,
    seat: Seat,
    legal: &[G::Action],
    bot: &mut Box<dyn Bot<G>>,
    seed: u64,
) -> G::Action {
    if let [only] = legal {
        return *only;
    }
    let view = state.view(Viewer::Seat(seat));
    bot.choose(&Question { seat, view: &view, legal, seed }).action
}

/// Of those awaited, the first to the left of whoever acted last: where several may act, all get their turn.
fn next_after(last: Seat, awaited: SeatSet, n_seats: usize) -> Seat {
    let mut seat = last.next(n_seats);
    while !awaited.contains(seat) {
        seat = seat.next(n_seats);
    }
    seat
}
