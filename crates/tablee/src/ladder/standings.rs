//! Places on the ladder: ratings for rivals, shares of games won for teams, each with its interval.

use bots::{Ratings, Tally};

use crate::interval::wilson;
use crate::ladder::contest::Meeting;

/// How many standard errors must lie between neighbours for their order to be certain. It is looked at
/// again and again, so this is well above the 1.96 of a single look.
const CERTAIN: f64 = 3.0;

/// One player's place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Place {
    /// Which player, in the contest's order.
    pub(super) player: usize,
    /// The rating on Elo's scale, or the share of games won.
    pub(super) rating: f64,
    /// The 95 % interval around it.
    pub(super) range: (f64, f64),
    /// The share of all the points that were to be had.
    pub(super) share: f64,
    /// Games played.
    pub(super) n_games: u32,
    /// Games won.
    pub(super) n_won: u32,
}

/// The places, the best first.
pub(super) fn places(tallies: &[Vec<Tally>], meeting: Meeting) -> Vec<Place> {
    let mut places: Vec<Place> = match meeting {
        Meeting::Rivals => {
            let ratings = Ratings::fit(tallies);
            (0..tallies.len()).map(|player| rated(player, &tallies[player], &ratings)).collect()
        }
        Meeting::Teams => (0..tallies.len()).map(|n| counted(n, &tallies[n][n])).collect(),
    };
    places.sort_by(|a, b| b.rating.total_cmp(&a.rating));
    places
}

/// Whether every neighbour's place is certain.
pub(super) fn is_certain(tallies: &[Vec<Tally>], meeting: Meeting) -> bool {
    let places = places(tallies, meeting);
    let mut neighbours = places.windows(2).map(|pair| (pair[0].player, pair[1].player));
    match meeting {
        Meeting::Rivals => {
            let ratings = Ratings::fit(tallies);
            neighbours.all(|(above, below)| ratings.z_between(above, below) >= CERTAIN)
        }
        Meeting::Teams => neighbours.all(|(above, below)| {
            errors_between(&tallies[above][above], &tallies[below][below]) >= CERTAIN
        }),
    }
}

fn rated(player: usize, tallies: &[Tally], ratings: &Ratings) -> Place {
    let sum = |of: fn(&Tally) -> u32| tallies.iter().map(of).sum::<u32>();
    let n_games = sum(|tally| tally.n_games);
    let points: f64 = tallies.iter().map(|tally| tally.points).sum();
    let (rating, margin) = (ratings.elo[player], ratings.margin(player));
    Place {
        player,
        rating,
        range: (rating - margin, rating + margin),
        share: points / f64::from(n_games.max(1)),
        n_games,
        n_won: sum(|tally| tally.n_won),
    }
}

fn counted(player: usize, tally: &Tally) -> Place {
    let n = f64::from(tally.n_games.max(1));
    let rating = f64::from(tally.n_won) / n;
    // Who has not played may be anything.
    let range = if tally.n_games == 0 { (0.0, 1.0) } else { wilson(rating, n) };
    let Tally { n_games, n_won, .. } = *tally;
    Place { player, rating, range, share: tally.points / n, n_games, n_won }
}

/// How many standard errors lie between two shares of games won, a won and a lost game added to both.
fn errors_between(above: &Tally, below: &Tally) -> f64 {
    let counts = |tally: &Tally| (f64::from(tally.n_won) + 1.0, f64::from(tally.n_games) + 2.0);
    let ((won_above, n_above), (won_below, n_below)) = (counts(above), counts(below));
    let pooled = (won_above + won_below) / (n_above + n_below);
    let error = (pooled * (1.0 - pooled) * (1.0 / n_above + 1.0 / n_below)).sqrt();
    (won_above / n_above - won_below / n_below) / error
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(n_won: u32, n_lost: u32) -> Tally {
        let mut tally = Tally::default();
        (0..n_won).for_each(|_| tally.add(1.0));
        (0..n_lost).for_each(|_| tally.add(0.0));
        tally
    }

    #[test]
    fn rivals_are_certain_when_one_wins_nearly_always() {
        let against = |won, lost| {
            let tally = tally(won, lost);
            vec![vec![Tally::default(), tally.reversed()], vec![tally, Tally::default()]]
        };
        assert!(is_certain(&against(38, 2), Meeting::Rivals));
        assert!(!is_certain(&against(22, 18), Meeting::Rivals));
        let places = places(&against(38, 2), Meeting::Rivals);
        assert_eq!((places[0].player, places[0].n_won, places[1].n_won), (1, 38, 2));
        assert!(places[0].range.0 > places[1].range.1, "{places:?}");
    }

    #[test]
    fn teams_are_compared_by_their_shares_of_games_won() {
        let alone = |a, b| vec![vec![a, Tally::default()], vec![Tally::default(), b]];
        let clear = alone(tally(5, 45), tally(40, 10));
        assert!(is_certain(&clear, Meeting::Teams));
        let places = places(&clear, Meeting::Teams);
        assert!(places[0].player == 1 && (places[0].rating - 0.8).abs() < 1e-12, "{places:?}");
        assert!(!is_certain(&alone(tally(20, 30), tally(25, 25)), Meeting::Teams));
    }
}
