//! A round robin of players with balanced seats, rated, until the order is certain.

use std::ops::Range;
use std::sync::atomic::{AtomicU32, Ordering};

use engine::{Game, Outcome, Seat, SeatSet, Setup};
use rayon::prelude::*;
use serde::Serialize;

use crate::bot::Bot;
use crate::dice::mix;
use crate::elo::{Ratings, Tally};
use crate::play::play_game;

/// Somebody on the ladder.
pub struct Entrant<G: Game> {
    /// What the tables call it.
    pub name: String,
    /// A new one for each game.
    pub bot: Box<dyn Fn() -> Box<dyn Bot<G>> + Sync>,
}

/// How a ladder is played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// The most games that each pair plays.
    pub n_games: u32,
    /// The least games that each pair plays before an early end.
    pub n_least: u32,
    /// How many standard errors must lie between neighbours for their order to be certain. It is looked
    /// at after every round, so this should be well above the 1.96 of a single look.
    pub certain_z: f64,
    /// What all draws depend on.
    pub seed: u64,
    /// How two players meet.
    pub meeting: Meeting,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan { n_games: 400, n_least: 40, certain_z: 3.0, seed: 1, meeting: Meeting::Rivals }
    }
}

/// How two players meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meeting {
    /// At one table: each takes half of the seats, and all arrangements are played with the same draws.
    Rivals,
    /// At two tables with the same draws, each with all the seats: for games that a table wins together.
    Teams,
}

/// How far a ladder has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Games played.
    pub n_played: u32,
    /// Games if nothing becomes certain early.
    pub n_at_most: u32,
}

/// What a ladder found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standings {
    /// The players, the strongest first.
    pub players: Vec<Standing>,
    /// How the players did against each other, in the order of `players`.
    pub results: Vec<Vec<Tally>>,
    /// Games played.
    pub n_games: u32,
    /// Whether every neighbour's place is certain.
    pub is_certain: bool,
}

/// One player's place.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// The player's name.
    pub name: String,
    /// The rating, where the mean of all is 0.
    pub elo: f64,
    /// Half the width of its 95 % interval.
    pub margin: f64,
    /// The player's share of all points it played for.
    pub share: f64,
}

/// Plays the ladder. The result depends on the plan alone, if the bots have no clocks; `progress` is called
/// after each game, from any thread.
///
/// # Panics
/// When there are fewer than two entrants, or rivals at a table of one seat.
pub fn climb<G: Game>(
    setup: &G::Setup,
    entrants: &[Entrant<G>],
    plan: &Plan,
    progress: impl Fn(Progress) + Sync,
) -> Standings {
    assert!(entrants.len() > 1, "a ladder has two players at least");
    let schedule = Schedule::new(setup.n_seats(), entrants.len(), plan);
    let mut results = vec![vec![Tally::default(); entrants.len()]; entrants.len()];
    let n_played = AtomicU32::new(0);
    let mut first = 0;
    loop {
        let rounds = first..(first + ROUNDS_AT_ONCE).min(schedule.n_rounds);
        first = rounds.end;
        let result_of = |&(round, (i, j), seats): &Meet| {
            let seed = mix(plan.seed, u64::from(round));
            let points = meet(setup, [&entrants[i], &entrants[j]], seats, seed, plan.meeting);
            let n_played = n_played.fetch_add(1, Ordering::Relaxed) + 1;
            progress(Progress { n_played, n_at_most: schedule.n_games(schedule.n_rounds) });
            (i, j, points)
        };
        // Games run in any order, but are counted in theirs.
        for (i, j, points) in schedule.games(rounds).par_iter().map(result_of).collect::<Vec<_>>() {
            results[i][j].add(points);
            results[j][i].add(1.0 - points);
        }
        let standings = Standings::new(entrants, &results, plan.certain_z);
        let is_enough = first * schedule.seatings.len() as u32 >= plan.n_least;
        if first == schedule.n_rounds || (standings.is_certain && is_enough) {
            return standings;
        }
    }
}

/// After how many rounds the standings are looked at.
const ROUNDS_AT_ONCE: u32 = 4;

/// A game to play: its round, the two who meet, and the seats of the first.
type Meet = (u32, (usize, usize), SeatSet);

/// Who meets whom, where.
struct Schedule {
    pairs: Vec<(usize, usize)>,
    seatings: Vec<SeatSet>,
    n_rounds: u32,
}

impl Schedule {
    fn new(n_seats: usize, n_players: usize, plan: &Plan) -> Schedule {
        let seatings = seatings(n_seats, plan.meeting);
        assert!(!seatings.is_empty(), "rivals need two seats at least");
        let n_rounds = plan.n_games.div_ceil(seatings.len() as u32).max(1);
        Schedule { pairs: pairs(n_players), seatings, n_rounds }
    }

    fn n_games(&self, n_rounds: u32) -> u32 {
        n_rounds * (self.seatings.len() * self.pairs.len()) as u32
    }

    fn games(&self, rounds: Range<u32>) -> Vec<Meet> {
        rounds
            .flat_map(|round| self.pairs.iter().map(move |pair| (round, *pair)))
            .flat_map(|(round, pair)| self.seatings.iter().map(move |seats| (round, pair, *seats)))
            .collect()
    }
}

fn pairs(n_players: usize) -> Vec<(usize, usize)> {
    (0..n_players).flat_map(|i| (i + 1..n_players).map(move |j| (i, j))).collect()
}

/// The seats that the first of two players takes, in each game of a round.
fn seatings(n_seats: usize, meeting: Meeting) -> Vec<SeatSet> {
    if meeting == Meeting::Teams {
        return vec![SeatSet::all(n_seats)];
    }
    let every_other = |start: usize| -> SeatSet {
        (0..n_seats / 2).map(|n| Seat::new((start + 2 * n) % n_seats)).collect()
    };
    let all = SeatSet::all(n_seats);
    let mut seatings: Vec<SeatSet> = Vec::new();
    for start in 0..n_seats {
        let few = every_other(start);
        let rest: SeatSet = all.into_iter().filter(|seat| !few.contains(*seat)).collect();
        for seats in [few, rest] {
            if !seats.is_empty() && seats != all && !seatings.contains(&seats) {
                seatings.push(seats);
            }
        }
    }
    seatings
}

/// What the first of two gets from a game (a pair of games for teams), from 0 to 1.
fn meet<G: Game>(
    setup: &G::Setup,
    players: [&Entrant<G>; 2],
    first_seats: SeatSet,
    seed: u64,
    meeting: Meeting,
) -> f64 {
    let n_seats = setup.n_seats();
    let seated = |who: &dyn Fn(Seat) -> usize| -> Outcome {
        let mut bots: Vec<_> = Seat::all(n_seats).map(|seat| (players[who(seat)].bot)()).collect();
        play_game(setup, &mut bots, seed)
    };
    let mean = |outcome: &Outcome, seats: SeatSet| {
        seats.into_iter().map(|seat| outcome.payoffs[seat.index()]).sum::<f64>()
            / seats.len() as f64
    };
    match meeting {
        Meeting::Rivals => {
            let outcome = seated(&|seat| usize::from(!first_seats.contains(seat)));
            let rest = Seat::all(n_seats).filter(|seat| !first_seats.contains(*seat)).collect();
            let (first, second) = (mean(&outcome, first_seats), mean(&outcome, rest));
            if first + second > 0.0 { first / (first + second) } else { 0.5 }
        }
        Meeting::Teams => {
            let [first, second] = [0, 1].map(|n| mean(&seated(&|_| n), first_seats));
            0.5 + 0.5 * (first - second)
        }
    }
}

impl Standings {
    fn new<G: Game>(entrants: &[Entrant<G>], results: &[Vec<Tally>], certain_z: f64) -> Standings {
        let ratings = Ratings::fit(results);
        let mut order: Vec<usize> = (0..entrants.len()).collect();
        order.sort_by(|a, b| ratings.elo[*b].total_cmp(&ratings.elo[*a]));
        let standing = |player: &usize| {
            let games = results[*player].iter();
            let (n_games, points) =
                games.fold((0, 0.0), |(n, points), t| (n + t.n_games, points + t.points));
            Standing {
                name: entrants[*player].name.clone(),
                elo: ratings.elo[*player],
                margin: ratings.margin(*player),
                share: points / f64::from(n_games.max(1)),
            }
        };
        let row = |i: &usize| order.iter().map(|j| results[*i][*j]).collect();
        let n_games = results.iter().flatten().map(|tally| tally.n_games).sum::<u32>() / 2;
        Standings {
            players: order.iter().map(standing).collect(),
            results: order.iter().map(row).collect(),
            n_games,
            is_certain: order.windows(2).all(|w| ratings.z_between(w[0], w[1]) >= certain_z),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn indexes(seatings: &[SeatSet]) -> Vec<Vec<usize>> {
        seatings.iter().map(|set| set.into_iter().map(Seat::index).collect()).collect()
    }

    #[test]
    fn everybody_sits_everywhere_equally_often() {
        assert_eq!(indexes(&seatings(2, Meeting::Rivals)), [[0], [1]]);
        for n_seats in 2..=6 {
            let seatings = indexes(&seatings(n_seats, Meeting::Rivals));
            for seat in 0..n_seats {
                let first = seatings.iter().filter(|seats| seats.contains(&seat)).count();
                assert_eq!(first * 2, seatings.len(), "{n_seats} seats, seat {seat}");
            }
        }
    }
}
