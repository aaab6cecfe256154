//! Games between bots.

use bots::{Bot, Choice, Question, Random, play_game, play_watched};
use engine::{Content, Game, Options, Setup, Step};
use reference_games::{goofspiel, leduc};

fn setup<G: Game>() -> G::Setup {
    G::Setup::new(&Content::standard(), &Options::new()).expect("the defaults play")
}

/// A random bot that will not be asked what is no question.
struct Fussy;

impl<G: Game> Bot<G> for Fussy {
    fn choose(&mut self, question: &Question<'_, G>) -> Choice<G::Action> {
        assert!(question.legal.len() > 1, "the table plays single choices itself");
        Random.choose(question)
    }
}

#[test]
fn the_table_draws_and_plays_single_choices_itself() {
    for seed in 0..20 {
        let mut bots: [Box<dyn Bot<goofspiel::State>>; 2] = [Box::new(Fussy), Box::new(Fussy)];
        let mut n_steps = [0, 0];
        let outcome = play_watched(&setup::<goofspiel::State>(), &mut bots, seed, |step, _| {
            n_steps[usize::from(matches!(step, Step::Act { .. }))] += 1;
        });
        // Thirteen prizes and two bids for each, the last of which is no choice.
        assert_eq!(n_steps, [13, 26]);
        assert!((outcome.payoffs.iter().sum::<f64>() - 1.0).abs() < 1e-12);
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let play = |seed| {
        let mut bots: [Box<dyn Bot<leduc::State>>; 2] = [Box::new(Random), Box::new(Random)];
        play_game(&setup::<leduc::State>(), &mut bots, seed)
    };
    assert_eq!(play(3), play(3));
    assert!((0..20).any(|seed| play(seed) != play(3)));
}
