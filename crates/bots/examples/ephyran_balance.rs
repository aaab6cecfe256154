//! The figures of `docs/balance/ephyran.md`: random and greedy players at tables of two, three and four.

use std::collections::BTreeMap;

use bots::{Bot, Greedy, Question};
use engine::{
    Content, Game, Options, Seat, Setup as _, Silent, Step, Turn, Viewer, below, repeatable,
};
use game_ephyran::{Action, Ending, Setup, State};
use rand_core::Rng;

/// What many games came to.
#[derive(Default)]
struct Tally {
    n_games: usize,
    n_by_city: usize,
    rounds: Vec<u8>,
    n_areas: usize,
    n_complete: usize,
    points: i32,
    winning_points: i32,
    /// Victories by place in the order of play, shared ones in parts.
    by_place: [f64; 4],
    /// Victories and games of each god.
    by_god: [(f64, f64); 4],
    actions: BTreeMap<&'static str, usize>,
}

fn main() {
    let arguments: Vec<usize> = std::env::args().skip(1).filter_map(|a| a.parse().ok()).collect();
    let [n_random, n_greedy] = match arguments[..] {
        [n_random, n_greedy] => [n_random, n_greedy],
        _ => [20_000, 600],
    };
    for n_seats in 2..=4 {
        report("random", n_seats, &play(n_seats, n_random, |_, _, legal, rng| pick(legal, rng)));
        report("greedy", n_seats, &play(n_seats, n_greedy, greedy));
    }
}

fn play<R>(n_seats: usize, n_games: usize, mut player: R) -> Tally
where
    R: FnMut(&State, Seat, &[Action], &mut dyn Rng) -> Action,
{
    let options = Options::new().with("seats", n_seats);
    let setup = Setup::new(&Content::standard(), &options).expect("the options make a setup");
    let mut tally = Tally::default();
    for game in 0..n_games {
        let (mut state, mut rng, mut legal) =
            (State::start(&setup), repeatable(game as u64), Vec::new());
        while state.turn() != Turn::Over {
            let step = match state.turn() {
                Turn::Decide(seats) => {
                    let seat = seats.first().expect("somebody is awaited");
                    state.legal_actions(seat, &mut legal);
                    let action = player(&state, seat, &legal, &mut rng);
                    *tally.actions.entry(kind(action)).or_default() += 1;
                    Step::Act { seat, action }
                }
                Turn::Chance | Turn::Over => Step::Chance(state.draw(&mut rng)),
            };
            state.apply_unchecked(step, &mut Silent);
        }
        tally.count(&state);
    }
    tally
}

fn pick(legal: &[Action], rng: &mut dyn Rng) -> Action {
    legal[below(rng, legal.len() as u32) as usize]
}

fn greedy(state: &State, seat: Seat, legal: &[Action], rng: &mut dyn Rng) -> Action {
    let view = state.view(Viewer::Seat(seat));
    let question = Question { seat, view: &view, legal, seed: rng.next_u64() };
    Bot::<State>::choose(&mut Greedy::default(), &question).action
}

fn kind(action: Action) -> &'static str {
    match action {
        Action::ChooseGod { .. } => "god",
        Action::Add { .. } => "add",
        Action::TakeDionysus { .. } => "take Dionysus",
        Action::Change { .. } => "change",
        Action::Discard { .. } => "discard",
        Action::Twins { .. } => "Castor & Pollux",
        Action::Graeae { .. } => "Graeae",
        Action::Exchange { .. } => "exchange",
        Action::Replace { .. } => "exchange with the hand",
        Action::TakeToken { .. } => "take a token",
        Action::Destroy { .. } => "destroy",
        Action::StealToken { .. } => "steal a token",
        Action::Lock { .. } => "lock",
        Action::Unlock { .. } => "unlock",
        Action::Defend { .. } => "defend",
        Action::Pass => "pass",
        Action::DrawPile => "from the pile",
        Action::DrawDiscard => "from the discard",
        Action::Keep { .. } | Action::PlaceToken { .. } | Action::Lose { .. } => "other",
    }
}

impl Tally {
    fn count(&mut self, state: &State) {
        let view = state.view(Viewer::Spectator);
        let outcome = state.outcome().expect("the game is over");
        let board = &view.board;
        self.n_games += 1;
        self.n_by_city += usize::from(board.ending == Some(Ending::City));
        self.rounds.push(board.round);
        self.winning_points += outcome.scores.iter().max().expect("somebody plays");
        self.points += outcome.scores.iter().sum::<i32>();
        for seat in board.seats() {
            let (city, payoff) = (board.city(seat), outcome.payoffs[seat.index()]);
            self.n_areas += city.n_areas();
            self.n_complete += usize::from(board.city_bonus[seat.index()] > 0);
            let n_seats = board.n_seats();
            self.by_place[(seat.index() + n_seats - board.first.index()) % n_seats] += payoff;
            if let Some(god) = board.gods[seat.index()] {
                let (won, played) = &mut self.by_god[god.0.index()];
                *won += payoff;
                *played += 1.0;
            }
        }
    }
}

fn report(players: &str, n_seats: usize, tally: &Tally) {
    let n_games = tally.n_games as f64;
    let n_cities = n_games * n_seats as f64;
    let mut rounds = tally.rounds.clone();
    rounds.sort_unstable();
    let by_city = 100.0 * tally.n_by_city as f64 / n_games;
    println!("{n_seats} {players}, {} games", tally.n_games);
    println!("  ended by a city {by_city:.1} %, by the pile {:.1} %", 100.0 - by_city);
    let (low, median, high) = (rounds[0], rounds[rounds.len() / 2], rounds[rounds.len() - 1]);
    println!("  rounds {low} / {median} / {high}");
    println!("  areas {:.1}", tally.n_areas as f64 / n_cities);
    println!("  complete cities per game {:.2}", tally.n_complete as f64 / n_games);
    let points = f64::from(tally.points) / n_cities;
    println!("  points {points:.1}, winner {:.1}", f64::from(tally.winning_points) / n_games);
    let places = tally.by_place[..n_seats].iter().map(|won| format!("{:.3}", won / n_games));
    println!("  wins by place {}", places.collect::<Vec<_>>().join(" "));
    let gods = tally.by_god.iter().map(|(won, played)| format!("{:.3}", won / played));
    println!("  wins by god {}", gods.collect::<Vec<_>>().join(" "));
    for (action, count) in &tally.actions {
        println!("  {action} {:.1}", *count as f64 / n_games);
    }
}
