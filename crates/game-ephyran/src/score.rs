//! What cities are worth, and who wins.

use engine::{BySeat, Outcome, Seat, SeatSet};
use serde::Serialize;

use crate::city::{Area, SIDE, Territory, TokenId};
use crate::content::{Magic, Pack};
use crate::state::{Board, Phase, State};

/// The prestige of a city, part by part.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Score {
    /// Each territory's points, already doubled where they are.
    pub territories: [i32; SIDE],
    /// What finishing the city earned.
    pub city_bonus: i32,
}

impl Score {
    /// All of it.
    pub fn total(&self) -> i32 {
        self.territories.iter().sum::<i32>() + self.city_bonus
    }
}

/// What one territory of a city holds, count by count, before its own god doubles it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// How many different creatures live there (EYR-34).
    pub n_creatures: i32,
    /// What four different creatures earn (EYR-34).
    pub creatures_bonus: i32,
    /// The magic printed on its areas (EYR-35).
    pub printed: i32,
    /// The tokens that are known (EYR-35).
    pub tokens: i32,
    /// The point for all the city's Dionysus cards, if it is counted here (EYR-A21).
    pub dionysus: i32,
    /// How often all of it counts: twice in the territory of the own god (EYR-36).
    pub times: i32,
}

impl Tally {
    /// The territory's points.
    pub fn points(&self) -> i32 {
        let once =
            self.n_creatures + self.creatures_bonus + self.printed + self.tokens + self.dionysus;
        once * self.times
    }
}

/// Counts the city of `seat`, with what `magic` says about tokens: nothing for those it does not know.
pub fn score(
    pack: &Pack,
    board: &Board,
    seat: Seat,
    magic: impl Fn(TokenId) -> Option<Magic>,
) -> Score {
    let tallies = tally(pack, board, seat, magic);
    Score {
        territories: tallies.map(|tally| tally.points()),
        city_bonus: i32::from(board.city_bonus[seat.index()]),
    }
}

/// Counts the territories of `seat` one by one, as [`score`] does.
pub fn tally(
    pack: &Pack,
    board: &Board,
    seat: Seat,
    magic: impl Fn(TokenId) -> Option<Magic>,
) -> [Tally; SIDE] {
    let own = board.gods[seat.index()].map(|god| god.0);
    let columns =
        Territory::ALL.map(|territory| count_column(pack, board, seat, territory, &magic));
    let mut tallies = columns.map(|column| column.tally);
    // EYR-16, EYR-A21: one point for all the Dionysus cards, where the count meets the first of them.
    let in_order = own.into_iter().chain(Territory::ALL);
    if let Some(home) = in_order.into_iter().find(|t: &Territory| columns[t.index()].has_dionysus) {
        tallies[home.index()].dionysus = 1;
    }
    // EYR-36, EYR-A22: everything in the own god's territory counts twice, the helmet too.
    if let Some(own) = own {
        tallies[own.index()].times = 2;
    }
    tallies
}

#[derive(Clone, Copy)]
struct Column {
    tally: Tally,
    has_dionysus: bool,
}

fn count_column(
    pack: &Pack,
    board: &Board,
    seat: Seat,
    territory: Territory,
    magic: &impl Fn(TokenId) -> Option<Magic>,
) -> Column {
    let city = board.city(seat);
    let mut column = Column { tally: Tally { times: 1, ..Tally::default() }, has_dionysus: false };
    let mut creatures = 0_u64;
    for area in (1..=city.height(territory)).map(|number| Area::new(territory, number)) {
        let half = city.card(area).and_then(|card| pack.face(card).half(area));
        match half {
            Some(half) => {
                creatures |= 1 << half.creature;
                column.tally.printed += half.magic.map_or(0, |magic| pack.value(magic));
            }
            None => column.has_dionysus = true,
        }
        let token = city.token(area).and_then(magic);
        column.tally.tokens += token.map_or(0, |magic| pack.value(magic));
    }
    // EYR-34: four areas with four creatures leave no room for Dionysus.
    column.tally.n_creatures = creatures.count_ones() as i32;
    column.tally.creatures_bonus = i32::from(column.tally.n_creatures == SIDE as i32);
    column
}

impl State {
    /// The prestige of the city of `seat`, with all its tokens.
    pub(crate) fn score(&self, seat: Seat) -> Score {
        score(&self.pack, &self.board, seat, |token| self.magic(token))
    }

    /// The result, once the game is over: the best share the victory (EYR-38).
    pub(crate) fn result(&self) -> Option<Outcome> {
        if self.board.phase != Phase::Over {
            return None;
        }
        let scores: BySeat<i32> = self.board.seats().map(|seat| self.score(seat).total()).collect();
        let best = scores.iter().copied().max()?;
        let winners: SeatSet =
            self.board.seats().filter(|seat| scores[seat.index()] == best).collect();
        Some(Outcome::shared_by(winners, scores))
    }
}
