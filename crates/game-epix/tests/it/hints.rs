//! Hints: evaluation, move ordering and the mixture of a duel.

use engine::{
    Content, Game, Hints, Options, Seat, Setup as _, Silent, Step, Turn, Viewer, below, repeatable,
};
use engine_testkit::Script;
use game_epix::hints::duel_of;
use game_epix::{Phase, Setup, State};

fn start(options: &str) -> State {
    let options: Options = options.parse().unwrap();
    State::start(&Setup::new(&Content::standard(), &options).unwrap())
}

#[test]
fn evaluations_are_shares_and_promises_are_not_negative() {
    for (options, seed) in [
        ("seats=2 rules=advanced", 1),
        ("seats=3 rules=basic", 2),
        ("seats=4 rules=advanced stake=0", 3),
    ] {
        let (mut state, mut rng, mut actions) = (start(options), repeatable(seed), Vec::new());
        while state.turn() != Turn::Over {
            let values: Vec<f32> =
                Seat::all(state.n_seats()).map(|seat| state.evaluate(seat)).collect();
            let total: f32 = values.iter().sum();
            assert!(values.iter().all(|value| (0.0..=1.0).contains(value)), "{values:?}");
            assert!((total - 1.0).abs() < 1e-4, "{total}");
            let step = match state.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(state.draw(&mut rng)),
                Turn::Decide(seats) => {
                    let seat = seats.first().unwrap();
                    state.legal_actions(seat, &mut actions);
                    let promises = actions.iter().map(|action| state.promise(seat, action));
                    assert!(promises.clone().all(|promise| promise.is_finite() && promise >= 0.0));
                    assert!(promises.sum::<f32>() > 0.0);
                    let action = actions[below(&mut rng, actions.len() as u32) as usize];
                    Step::Act { seat, action }
                }
            };
            state.apply_unchecked(step, &mut Silent);
        }
        let outcome = state.outcome().unwrap();
        for seat in Seat::all(state.n_seats()) {
            assert!((f64::from(state.evaluate(seat)) - outcome.payoffs[seat.index()]).abs() < 1e-6);
        }
    }
}

#[test]
fn more_provinces_are_worth_more() {
    let mut game = Script::<State>::new("seats=2 rules=basic");
    game.deal("first 1").act(1, "recruit camp w_a").act(2, "recruit camp e_a");
    let even = game.state().evaluate(Seat::new(0));
    game.act(1, "recruit soldier w_b");
    assert!(game.state().evaluate(Seat::new(0)) > even);
}

/// Seat 1's knight beside seat 2's castle, which one soldier holds.
fn siege() -> Script<State> {
    let mut game = Script::<State>::new("seats=2 rules=basic");
    game.play(
        "* first 1
        1 recruit knight w_a
        2 pass
        1 pass
        1 offer 0
        2 offer 0
        1 first 1
        1 choose march
        2 choose tax
        1 move knight w_a e_a
        1 attack knight e_a castle_e",
    );
    game
}

fn mixture(game: &Script<State>, number: usize) -> Vec<(String, f32)> {
    let seat = Seat::new(number - 1);
    let (view, mut legal) = (game.view(Viewer::Seat(seat)), Vec::new());
    game.state().legal_actions(seat, &mut legal);
    let chances = State::mixture(&view, &legal).expect("a duel has a mixture");
    legal.iter().map(ToString::to_string).zip(chances).collect()
}

#[test]
fn stakes_and_guesses_follow_the_equilibrium() {
    let mut game = siege();
    let view = game.view(Viewer::Seat(Seat::new(0)));
    let solution = duel_of(&view, view.open.fight.as_ref().unwrap()).solve().unwrap();
    for (text, chance) in mixture(&game, 1) {
        let gold: u32 = text.strip_prefix("stake ").unwrap().parse().unwrap();
        assert!((f64::from(chance) - solution.chance_staked(gold).to_f64()).abs() < 1e-6, "{text}");
    }
    game.act(1, "stake 2");
    // Two amounts are named one after the other: each comes first half as often as it is named at all.
    for (text, chance) in mixture(&game, 2) {
        let gold: u32 = text.strip_prefix("guess ").unwrap().parse().unwrap();
        let named = solution.chance_named(gold).to_f64();
        assert!((f64::from(chance) - named / 2.0).abs() < 1e-3, "{text}: {chance} and {named}");
    }
    game.act(2, "guess 1");
    let second = mixture(&game, 2);
    assert!((second.iter().map(|(_, chance)| chance).sum::<f32>() - 1.0).abs() < 1e-5);
    assert!(second.iter().all(|(text, _)| text != "guess 1"));
}

#[test]
fn a_hopeless_attack_is_broken_off() {
    let mut game = siege();
    // All but one coin is spent on the soldier: the garrison cannot be beaten with it.
    game.act(1, "stake 8").act(2, "guess 1").act(2, "guess 2");
    assert_eq!(game.state().open().phase, Phase::Stake);
    let chances = mixture(&game, 1);
    let withdraws = chances.iter().find(|(text, _)| text == "withdraw").unwrap();
    assert!((withdraws.1 - 1.0).abs() < 1e-6, "{chances:?}");
}

#[test]
fn outside_duels_there_is_no_mixture() {
    let game = Script::<State>::new("seats=2 rules=advanced");
    assert_eq!(State::mixture(&game.view(Viewer::Seat(Seat::new(0))), &[]), None);
}
