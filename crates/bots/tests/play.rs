//! Games between bots, and ladders of them.

use bots::{
    Bot, Choice, Entrant, Meeting, Plan, Player, Question, Random, Standings, climb, play_game,
    play_watched,
};
use engine::{Content, Game, Hints, Options, Setup, Step};
use reference_games::{goofspiel, leduc, tic_tac_toe};

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

fn ladder<G: Hints>(names: &[&str], plan: &Plan) -> Standings {
    let entrant = |name: &&str| {
        let player = name.parse::<Player>().expect("a player").untimed();
        Entrant { name: String::from(*name), bot: Box::new(move || player.bot::<G>()) }
    };
    let entrants: Vec<_> = names.iter().map(entrant).collect();
    climb(&setup::<G>(), &entrants, plan, |_| {})
}

#[test]
fn a_ladder_stops_when_the_order_is_certain_and_comes_out_the_same_again() {
    let plan = Plan { n_games: 2_000, ..Plan::default() };
    let standings = ladder::<tic_tac_toe::State>(&["random", "sims:100"], &plan);
    assert!(standings.is_certain && standings.n_games < 200, "{standings:?}");
    assert_eq!(standings.players[0].name, "sims:100");
    assert!(standings.results[0][1].share() > 0.8);
    assert_eq!(standings, ladder::<tic_tac_toe::State>(&["random", "sims:100"], &plan));
}

#[test]
fn equals_are_never_ranked_with_certainty() {
    let plan = Plan { n_games: 200, ..Plan::default() };
    let standings = ladder::<tic_tac_toe::State>(&["random", "random"], &plan);
    assert!(!standings.is_certain);
    assert_eq!(standings.n_games, 200);
    assert!(standings.players.iter().all(|player| player.elo.abs() < player.margin));
}

#[test]
fn teams_meet_at_two_tables() {
    // Whoever has both seats of a game with one winner gets half of it.
    let plan = Plan { n_games: 10, meeting: Meeting::Teams, ..Plan::default() };
    let standings = ladder::<tic_tac_toe::State>(&["random", "sims:50"], &plan);
    assert_eq!((standings.n_games, standings.results[0][1].n_drawn), (10, 10));
}
