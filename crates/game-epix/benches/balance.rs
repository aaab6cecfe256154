//! The figures of `docs/balance/epix.md`: who wins, and how, when nobody thinks and when hints are followed.
//!
//! `cargo bench -p game-epix --bench balance` prints the tables; a number after `--` is how many games each.

use engine::{
    Content, Game, Hints, Options, Seat, Setup as _, Step, Turn, Viewer, below, repeatable,
};
use game_epix::{Action, Event, Setup, State};
use rand_core::Rng;

const N_GAMES: u64 = 100_000;

const SETUPS: [&str; 6] = [
    "seats=4 rules=advanced",
    "seats=4 rules=basic",
    "seats=3 rules=advanced",
    "seats=3 rules=advanced map=three_12",
    "seats=3 rules=advanced map=three_10",
    "seats=2 rules=advanced",
];

/// How a player chooses among what is legal.
#[derive(Clone, Copy)]
enum Policy {
    /// Anything, equally likely.
    Random,
    /// As often as it looks promising; duels by their equilibrium.
    Hinted,
}

#[derive(Default)]
struct Tally {
    n_games: u64,
    n_steps: u64,
    seats: [f64; 4],
    drawn_first: f64,
    winter_first: f64,
    winter_last: f64,
    castles: u64,
    shared: u64,
    n_winters: u64,
    skipped: u64,
}

fn choose<R: Rng>(
    state: &State,
    seat: Seat,
    legal: &[Action],
    policy: Policy,
    rng: &mut R,
) -> Action {
    let weights: Vec<f32> = match policy {
        Policy::Random => return legal[below(rng, legal.len() as u32) as usize],
        Policy::Hinted => State::mixture(&state.view(Viewer::Seat(seat)), legal)
            .unwrap_or_else(|| legal.iter().map(|action| state.promise(seat, action)).collect()),
    };
    let total: f32 = weights.iter().sum();
    let mut mark = below(rng, 1 << 24) as f32 / (1 << 24) as f32 * total;
    for (action, weight) in legal.iter().zip(&weights) {
        mark -= weight;
        if mark < 0.0 {
            return *action;
        }
    }
    *legal.last().expect("an awaited seat has something to do")
}

impl Tally {
    fn play<R: Rng>(&mut self, start: &State, policy: Policy, rng: &mut R) {
        let (mut state, mut legal, mut notices) = (start.clone(), Vec::new(), Vec::new());
        let mut drawn = Seat::new(0);
        loop {
            let step = match state.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(state.draw(rng)),
                Turn::Decide(seats) => {
                    let seat = seats.first().expect("somebody is awaited");
                    state.legal_actions(seat, &mut legal);
                    Step::Act { seat, action: choose(&state, seat, &legal, policy, rng) }
                }
            };
            notices.clear();
            state.apply_unchecked(step, &mut notices);
            self.n_steps += 1;
            for notice in &notices {
                match notice.event {
                    Event::FirstDrawn { seat } => drawn = seat,
                    Event::Skipped { .. } => self.skipped += 1,
                    _ => {}
                }
            }
        }
        self.count(&state, drawn);
    }

    fn count(&mut self, state: &State, drawn: Seat) {
        let outcome = state.outcome().expect("the game is over");
        let (open, n_seats) = (state.open(), state.n_seats());
        self.n_games += 1;
        for seat in Seat::all(n_seats) {
            self.seats[seat.index()] += outcome.payoffs[seat.index()];
        }
        self.drawn_first += outcome.payoffs[drawn.index()];
        self.castles += u64::from(open.conqueror.is_some());
        self.shared += u64::from(outcome.winners().len() > 1);
        if open.season == 3 {
            self.n_winters += 1;
            let last = (open.first.index() + n_seats - 1) % n_seats;
            self.winter_first += outcome.payoffs[open.first.index()];
            self.winter_last += outcome.payoffs[last];
        }
    }

    fn print(&self, options: &str, n_seats: usize) {
        let share = |x: f64, of: u64| 100.0 * x / of.max(1) as f64;
        let seats: Vec<String> = self.seats[..n_seats]
            .iter()
            .map(|wins| format!("{:.1}", share(*wins, self.n_games)))
            .collect();
        println!(
            "| {options} | {} | {:.1} | {:.1} / {:.1} | {:.1} | {:.1} | {:.1} | {:.0} |",
            seats.join(" "),
            share(self.drawn_first, self.n_games),
            share(self.winter_first, self.n_winters),
            share(self.winter_last, self.n_winters),
            share(self.castles as f64, self.n_games),
            share(self.shared as f64, self.n_games),
            share(self.skipped as f64, self.n_winters),
            self.n_steps as f64 / self.n_games as f64,
        );
    }
}

fn main() {
    let n_games = std::env::args().find_map(|arg| arg.parse().ok()).unwrap_or(N_GAMES);
    for (name, policy) in [("random", Policy::Random), ("hinted", Policy::Hinted)] {
        println!("\n{name} play, {n_games} games each; all figures but the last in percent\n");
        println!(
            "| setup | wins by seat | drawn first wins | first / last in winter wins | won by castle | shared | last seat skipped | steps |"
        );
        println!("|---|---|---|---|---|---|---|---|");
        for options in SETUPS {
            let parsed: Options = options.parse().expect("the options are well formed");
            let setup = Setup::new(&Content::standard(), &parsed).expect("they make a setup");
            let (start, mut rng) = (State::start(&setup), repeatable(1));
            let mut tally = Tally::default();
            for _ in 0..n_games {
                tally.play(&start, policy, &mut rng);
            }
            tally.print(options, start.n_seats());
        }
    }
}
