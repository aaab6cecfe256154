//! Who meets whom on the ladder, in which seats, and how often.

use std::ops::Range;

use bots::{Player, Tally};
use catalog::{Title, UNIT};
use engine::{Options, Seat, SeatSet};
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::complaint::Done;
use crate::interrupt::Interrupt;
use crate::ladder::standings;
use crate::progress;

/// The least games of each pair, or of each team, before their order can be certain.
pub(super) const N_LEAST: u32 = 40;
/// How many of those are played between two looks at the order.
const N_BETWEEN_LOOKS: u32 = 8;

/// How two players are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Meeting {
    /// At one table: each takes half of the seats, and all arrangements are played with the same draws.
    Rivals,
    /// At tables of their own with the same draws, each with all the seats: for games that a table wins
    /// together.
    Teams,
}

/// A ladder to be played.
pub(super) struct Contest<'a> {
    /// The game.
    pub(super) title: &'a dyn Title,
    /// Its options.
    pub(super) options: &'a Options,
    /// How many seats it has with these.
    pub(super) n_seats: usize,
    /// Whether players meet at a table, or teams at tables of their own.
    pub(super) meeting: Meeting,
    /// Who plays.
    pub(super) players: Vec<Player>,
    /// What all draws depend on.
    pub(super) seed: u64,
    /// The most games of each pair, or of each team.
    pub(super) n_games: u32,
    /// Whether to go on when the order is certain.
    pub(super) plays_all: bool,
}

/// What came of it: for rivals how each did against each, for teams how each did, on the diagonal.
pub(super) struct Results {
    /// In the order of the contest's players.
    pub(super) tallies: Vec<Vec<Tally>>,
    /// Why it ended.
    pub(super) ending: Ending,
}

/// Why a ladder ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ending {
    /// Everything was played.
    Played,
    /// The order was certain before.
    Certain,
    /// Somebody pressed Ctrl-C.
    Interrupted,
}

/// A game: its round, the two who meet (or one twice), and the seats of the first.
struct Game {
    round: u32,
    players: (usize, usize),
    first_seats: SeatSet,
}

impl Contest<'_> {
    /// Plays until it is over, certain or interrupted.
    pub(super) fn play(&self, interrupt: &Interrupt) -> Done<Results> {
        let n_players = self.players.len();
        let mut tallies = vec![vec![Tally::default(); n_players]; n_players];
        let bar = progress::bar(u64::from(self.n_rounds()) * self.round(0).len() as u64);
        let mut next = 0;
        let ending = loop {
            let rounds = next..(next + self.rounds_between_looks()).min(self.n_rounds());
            next = rounds.end;
            self.play_rounds(rounds, interrupt, &bar, &mut tallies)?;
            if interrupt.is_raised() {
                break Ending::Interrupted;
            }
            if next == self.n_rounds() {
                break Ending::Played;
            }
            let is_enough = next * self.seatings().len() as u32 >= N_LEAST;
            if is_enough && !self.plays_all && standings::is_certain(&tallies, self.meeting) {
                break Ending::Certain;
            }
        };
        bar.finish_and_clear();
        Ok(Results { tallies, ending })
    }

    /// Plays the rounds on all threads. Games end in any order, but are counted in theirs.
    fn play_rounds(
        &self,
        rounds: Range<u32>,
        interrupt: &Interrupt,
        bar: &indicatif::ProgressBar,
        tallies: &mut [Vec<Tally>],
    ) -> Done {
        let games: Vec<Game> = rounds.flat_map(|round| self.round(round)).collect();
        let play = |game: Game| {
            if interrupt.is_raised() {
                return Ok(None);
            }
            let points = self.points(&game)?;
            bar.inc(1);
            Ok(Some((game.players, points)))
        };
        for (players, points) in
            games.into_par_iter().map(play).collect::<Done<Vec<_>>>()?.into_iter().flatten()
        {
            let (first, second) = players;
            tallies[first][second].add(points);
            if first != second {
                tallies[second][first].add(1.0 - points);
            }
        }
        Ok(())
    }

    /// What the first of two gets from a game, from 0 to 1.
    fn points(&self, game: &Game) -> Done<f64> {
        let Game { round, players: (first, second), first_seats } = *game;
        let player = |seat: Seat| if first_seats.contains(seat) { first } else { second };
        let seated: Vec<Player> =
            Seat::all(self.n_seats).map(|seat| self.players[player(seat)]).collect();
        let number = u64::from(round);
        let tally = self.title.simulate(self.options, &seated, self.seed, number..number + 1)?;
        let mean = |seats: SeatSet| {
            let payoff = |seat: Seat| tally.seats[seat.index()].payoffs as f64 / UNIT;
            seats.into_iter().map(payoff).sum::<f64>() / seats.len().max(1) as f64
        };
        if first == second {
            return Ok(mean(first_seats));
        }
        let (mine, theirs) = (mean(first_seats), mean(others(first_seats, self.n_seats)));
        Ok(if mine + theirs > 0.0 { mine / (mine + theirs) } else { 0.5 })
    }

    fn n_rounds(&self) -> u32 {
        self.n_games.div_ceil(self.seatings().len() as u32)
    }

    fn rounds_between_looks(&self) -> u32 {
        N_BETWEEN_LOOKS.div_ceil(self.seatings().len() as u32)
    }

    /// The games of a round: every two players (or every team) in every seating, with the same draws.
    fn round(&self, round: u32) -> Vec<Game> {
        let n_players = self.players.len();
        let pairs: Vec<(usize, usize)> = match self.meeting {
            Meeting::Rivals => {
                (0..n_players).flat_map(|i| (i + 1..n_players).map(move |j| (i, j))).collect()
            }
            Meeting::Teams => (0..n_players).map(|i| (i, i)).collect(),
        };
        let seatings = self.seatings();
        let games = pairs.into_iter().flat_map(|players| {
            seatings.iter().map(move |seats| Game { round, players, first_seats: *seats })
        });
        games.collect()
    }

    /// The seats that the first of two takes, one arrangement after another.
    fn seatings(&self) -> Vec<SeatSet> {
        match self.meeting {
            Meeting::Rivals => halves(self.n_seats),
            Meeting::Teams => vec![SeatSet::all(self.n_seats)],
        }
    }
}

/// Every other seat, from each seat on, and what that leaves: everybody sits everywhere equally often.
fn halves(n_seats: usize) -> Vec<SeatSet> {
    let mut halves: Vec<SeatSet> = Vec::new();
    for start in 0..n_seats {
        let every_other: SeatSet =
            (0..n_seats / 2).map(|n| Seat::new((start + 2 * n) % n_seats)).collect();
        for seats in [every_other, others(every_other, n_seats)] {
            if !halves.contains(&seats) {
                halves.push(seats);
            }
        }
    }
    halves
}

fn others(seats: SeatSet, n_seats: usize) -> SeatSet {
    Seat::all(n_seats).filter(|seat| !seats.contains(*seat)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sits_everywhere_equally_often() {
        for n_seats in 2..=8 {
            let halves = halves(n_seats);
            for seat in Seat::all(n_seats) {
                let n_first = halves.iter().filter(|seats| seats.contains(seat)).count();
                assert_eq!(2 * n_first, halves.len(), "{n_seats} seats, seat {seat}");
            }
            assert!(halves.iter().all(|seats| !seats.is_empty() && seats.len() < n_seats));
        }
    }
}
