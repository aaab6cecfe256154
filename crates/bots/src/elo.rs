//! Ratings from results: Bradley-Terry by maximum likelihood, on Elo's scale, with honest margins.

use serde::Serialize;

/// How two players did against each other, seen from the first.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Tally {
    /// Games.
    pub n_games: u32,
    /// Games that the first came out ahead in.
    pub n_won: u32,
    /// Games without a better side.
    pub n_drawn: u32,
    /// The first's points, from 0 to 1 a game.
    pub points: f64,
    /// The sum of their squares.
    pub squares: f64,
}

impl Tally {
    /// Adds a game in which the first got `points`, from 0 to 1.
    pub fn add(&mut self, points: f64) {
        self.n_games += 1;
        self.n_won += u32::from(points > 0.5);
        self.n_drawn += u32::from((points - 0.5).abs() < 1e-12);
        self.points += points;
        self.squares += points * points;
    }

    /// The first's share of the points.
    pub fn share(&self) -> f64 {
        if self.n_games == 0 { 0.5 } else { self.points / f64::from(self.n_games) }
    }

    /// Half the width of the 95 % interval around the share.
    pub fn margin(&self) -> f64 {
        let n = f64::from(self.n_games.max(1));
        Z95 * (self.squares / n - self.share().powi(2)).max(0.25 / n).sqrt() / n.sqrt()
    }

    /// The same games seen from the second.
    #[must_use]
    pub fn reversed(&self) -> Tally {
        let n = f64::from(self.n_games);
        Tally {
            n_games: self.n_games,
            n_won: self.n_games - self.n_won - self.n_drawn,
            n_drawn: self.n_drawn,
            points: n - self.points,
            squares: n - 2.0 * self.points + self.squares,
        }
    }

    /// The spread of the points around an expected share, summed over the games and one drawn game more.
    fn spread(&self, expected: f64) -> f64 {
        let n = f64::from(self.n_games);
        let games = self.squares - 2.0 * expected * self.points + n * expected * expected;
        games + (0.5 - expected).powi(2)
    }
}

/// Ratings on Elo's scale, their mean being 0.
#[derive(Clone, PartialEq, Debug)]
pub struct Ratings {
    /// Each player's rating.
    pub elo: Vec<f64>,
    /// How the estimates vary together, in squared Elo.
    covariance: Vec<Vec<f64>>,
}

const Z95: f64 = 1.959_964;
/// Elo points to one unit of log-odds.
const PER_LOGIT: f64 = 173.717_792_761;

impl Ratings {
    /// The ratings that make the results likeliest; `results[i][j]` is how `i` did against `j`. One drawn
    /// game is added to each pair, so that a clean sweep has a finite rating.
    pub fn fit(results: &[Vec<Tally>]) -> Ratings {
        let n = results.len();
        let mut logits = vec![0.0; n];
        for _ in 0..60 {
            let (slope, curve) = likelihood(results, &logits);
            let step = product(&inverse(curve), &slope);
            // A step of more than two logits would leave the region where the parabola holds.
            logits.iter_mut().zip(step).for_each(|(logit, step)| *logit += step.clamp(-2.0, 2.0));
        }
        let bread = inverse(likelihood(results, &logits).1);
        let covariance = sandwich(&bread, &spreads(results, &logits));
        Ratings { elo: logits.iter().map(|logit| logit * PER_LOGIT).collect(), covariance }
    }

    /// Half the width of the 95 % interval around a player's rating.
    pub fn margin(&self, player: usize) -> f64 {
        Z95 * self.covariance[player][player].max(0.0).sqrt()
    }

    /// How many standard errors lie between two players.
    pub fn z_between(&self, above: usize, below: usize) -> f64 {
        let c = &self.covariance;
        let variance = c[above][above] + c[below][below] - 2.0 * c[above][below];
        (self.elo[above] - self.elo[below]) / variance.max(f64::MIN_POSITIVE).sqrt()
    }
}

fn expected(logits: &[f64], i: usize, j: usize) -> f64 {
    1.0 / (1.0 + (logits[j] - logits[i]).exp())
}

/// The slope of the log-likelihood and its negative curvature, made regular by holding the mean at 0.
fn likelihood(results: &[Vec<Tally>], logits: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let n = logits.len();
    let mut slope = vec![0.0; n];
    let mut curve = vec![vec![1.0 / n as f64; n]; n];
    for (i, row) in results.iter().enumerate() {
        for (j, tally) in row.iter().enumerate().filter(|(j, _)| *j != i) {
            let p = expected(logits, i, j);
            let n_games = f64::from(tally.n_games) + 1.0;
            slope[i] += tally.points + 0.5 - n_games * p;
            curve[i][i] += n_games * p * (1.0 - p);
            curve[i][j] -= n_games * p * (1.0 - p);
        }
    }
    (slope, curve)
}

fn spreads(results: &[Vec<Tally>], logits: &[f64]) -> Vec<Vec<f64>> {
    let n = logits.len();
    let mut spreads = vec![vec![0.0; n]; n];
    for (i, row) in results.iter().enumerate() {
        for (j, tally) in row.iter().enumerate().filter(|(j, _)| *j != i) {
            let spread = tally.spread(expected(logits, i, j));
            spreads[i][i] += spread;
            spreads[i][j] -= spread;
        }
    }
    spreads
}

/// The covariance when the spread of the results is not what the model thinks (points that are shares).
fn sandwich(bread: &[Vec<f64>], filling: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let columns: Vec<Vec<f64>> = bread.iter().map(|row| product(filling, row)).collect();
    let scale = |value: f64| value * PER_LOGIT * PER_LOGIT;
    let row = |row: &Vec<f64>| product(&columns, row).into_iter().map(scale).collect();
    bread.iter().map(row).collect()
}

fn product(matrix: &[Vec<f64>], vector: &[f64]) -> Vec<f64> {
    matrix.iter().map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum()).collect()
}

/// The inverse of a symmetric positive definite matrix, by elimination.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let n = matrix.len();
    for (i, row) in matrix.iter_mut().enumerate() {
        row.extend((0..n).map(|j| if i == j { 1.0 } else { 0.0 }));
    }
    for pivot in 0..n {
        let scale = 1.0 / matrix[pivot][pivot];
        matrix[pivot].iter_mut().for_each(|value| *value *= scale);
        let pivot_row = matrix[pivot].clone();
        for (_, row) in matrix.iter_mut().enumerate().filter(|(i, _)| *i != pivot) {
            let factor = row[pivot];
            row.iter_mut().zip(&pivot_row).for_each(|(value, above)| *value -= factor * above);
        }
    }
    matrix.into_iter().map(|row| row[n..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(n_players: usize, games: &[(usize, usize, u32, u32)]) -> Vec<Vec<Tally>> {
        let mut results = vec![vec![Tally::default(); n_players]; n_players];
        for (i, j, n_games, n_won) in games {
            for n in 0..*n_games {
                results[*i][*j].add(f64::from(u8::from(n < *n_won)));
            }
            results[*j][*i] = results[*i][*j].reversed();
        }
        results
    }

    #[test]
    fn three_wins_in_four_are_191_points() {
        let ratings = Ratings::fit(&table(2, &[(0, 1, 40_000, 30_000)]));
        assert!((ratings.elo[0] - ratings.elo[1] - 190.85).abs() < 0.1, "{ratings:?}");
        // The share's standard error is 0.2165 %, which is 2 Elo at that slope; half of it for each.
        let margin = 1.96 * 0.5 * PER_LOGIT * 0.75f64.mul_add(0.25, 0.0).sqrt() / 200.0 / 0.1875;
        assert!((ratings.margin(0) - margin).abs() < 0.01, "{} {margin}", ratings.margin(0));
    }

    #[test]
    fn ratings_agree_with_results_that_have_no_loops() {
        let games = [(0, 1, 400, 300), (1, 2, 400, 300), (0, 2, 400, 360)];
        let ratings = Ratings::fit(&table(3, &games));
        assert!((ratings.elo.iter().sum::<f64>()).abs() < 1e-6);
        assert!((ratings.elo[0] - ratings.elo[1] - 190.0).abs() < 6.0, "{ratings:?}");
        assert!(ratings.z_between(0, 1) > 8.0 && ratings.z_between(1, 2) > 8.0);
    }

    #[test]
    fn a_clean_sweep_is_finite_and_no_games_tell_nothing() {
        let ratings = Ratings::fit(&table(2, &[(0, 1, 20, 20)]));
        assert!(ratings.elo[0] > 100.0 && ratings.elo[0] < 1000.0, "{ratings:?}");
        let ratings = Ratings::fit(&table(3, &[]));
        assert!(ratings.elo.iter().all(|elo| elo.abs() < 1e-9));
    }

    #[test]
    fn reversed_tallies_mirror() {
        let mut tally = Tally::default();
        for points in [1.0, 0.5, 0.0, 1.0, 0.25] {
            tally.add(points);
        }
        let back = tally.reversed();
        assert_eq!((back.n_won, back.n_drawn), (2, 1));
        assert!((back.points - 2.25).abs() < 1e-12);
        assert!((back.squares - (0.25 + 1.0 + 0.75 * 0.75)).abs() < 1e-12);
        assert!((tally.margin() - back.margin()).abs() < 1e-12);
    }
}
