//! Games of one sealed choice each: zero-sum matrices, solved by the simplex method.

use core::fmt;

/// How both sides play a matrix game best.
#[derive(Clone, PartialEq, Debug)]
pub struct Equilibrium {
    /// What the row player can make sure of, and the column player can hold it to.
    pub value: f64,
    /// The probability of each row.
    pub rows: Vec<f64>,
    /// The probability of each column.
    pub columns: Vec<f64>,
}

/// Why a matrix is no game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoGame {
    /// A side has nothing to choose from.
    Empty,
    /// The rows are not equally long.
    Ragged,
    /// An entry is no number.
    NotFinite,
}

impl fmt::Display for NoGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoGame::Empty => "a side has nothing to choose from",
            NoGame::Ragged => "the rows are not equally long",
            NoGame::NotFinite => "an entry is no number",
        })
    }
}

impl core::error::Error for NoGame {}

/// Solves the game in which the row player wins `payoffs[row][column]` from the column player.
///
/// # Errors
/// When the matrix is no game.
pub fn solve(payoffs: &[Vec<f64>]) -> Result<Equilibrium, NoGame> {
    check(payoffs)?;
    let least = payoffs.iter().flatten().copied().fold(f64::INFINITY, f64::min);
    let most = payoffs.iter().flatten().copied().fold(f64::NEG_INFINITY, f64::max);
    // All entries become positive and of the order of 1, so that the value is positive and the steps well scaled.
    let scale = (most - least).max(f64::MIN_POSITIVE);
    let mut tableau = Tableau::new(payoffs, |payoff| 1.0 + (payoff - least) / scale);
    while tableau.improve() {}
    Ok(tableau.equilibrium(|value| least + (value - 1.0) * scale))
}

fn check(payoffs: &[Vec<f64>]) -> Result<(), NoGame> {
    let Some(n_columns) = payoffs.first().map(Vec::len).filter(|n| *n > 0) else {
        return Err(NoGame::Empty);
    };
    if payoffs.iter().any(|row| row.len() != n_columns) {
        return Err(NoGame::Ragged);
    }
    if payoffs.iter().flatten().any(|payoff| !payoff.is_finite()) {
        return Err(NoGame::NotFinite);
    }
    Ok(())
}

/// The linear program "maximise the sum of y with M y at most 1": y is the column player's mix times
/// one over the value, and the prices of the rows are the row player's.
struct Tableau {
    n_columns: usize,
    /// For each constraint: the columns, the slacks, and the right-hand side; the objective last.
    rows: Vec<Vec<f64>>,
    /// The variable that each constraint determines.
    basis: Vec<usize>,
}

const EPSILON: f64 = 1e-11;

impl Tableau {
    fn new(payoffs: &[Vec<f64>], positive: impl Fn(f64) -> f64) -> Tableau {
        let (n_rows, n_columns) = (payoffs.len(), payoffs[0].len());
        let constraint = |(place, row): (usize, &Vec<f64>)| {
            let slacks = (0..n_rows).map(|n| f64::from(u8::from(n == place)));
            row.iter().map(|payoff| positive(*payoff)).chain(slacks).chain([1.0]).collect()
        };
        let mut rows: Vec<Vec<f64>> = payoffs.iter().enumerate().map(constraint).collect();
        let mut objective = vec![-1.0; n_columns];
        objective.resize(n_columns + n_rows + 1, 0.0);
        rows.push(objective);
        Tableau { n_columns, rows, basis: (n_columns..n_columns + n_rows).collect() }
    }

    fn objective(&self) -> &[f64] {
        self.rows.last().expect("the objective is the last row")
    }

    /// Brings the first variable that improves the objective into the basis; false at the optimum.
    /// Taking the first each time (Bland's rule) never runs in circles.
    fn improve(&mut self) -> bool {
        let n_variables = self.objective().len() - 1;
        let Some(entering) = (0..n_variables).find(|n| self.objective()[*n] < -EPSILON) else {
            return false;
        };
        let mut leaving: Option<(f64, usize)> = None;
        for (place, row) in self.rows[..self.basis.len()].iter().enumerate() {
            if row[entering] > EPSILON {
                let ratio = row[n_variables] / row[entering];
                let is_better = leaving.is_none_or(|(least, other)| {
                    ratio < least - EPSILON
                        || (ratio <= least + EPSILON && self.basis[place] < self.basis[other])
                });
                if is_better {
                    leaving = Some((ratio, place));
                }
            }
        }
        let (_, place) = leaving.expect("positive entries bound the program");
        self.pivot(place, entering);
        true
    }

    fn pivot(&mut self, place: usize, entering: usize) {
        let scale = 1.0 / self.rows[place][entering];
        self.rows[place].iter_mut().for_each(|value| *value *= scale);
        let pivot_row = self.rows[place].clone();
        for (_, row) in self.rows.iter_mut().enumerate().filter(|(n, _)| *n != place) {
            let factor = row[entering];
            row.iter_mut().zip(&pivot_row).for_each(|(value, pivot)| *value -= factor * pivot);
        }
        self.basis[place] = entering;
    }

    fn equilibrium(&self, unscale: impl Fn(f64) -> f64) -> Equilibrium {
        let last = self.objective().len() - 1;
        let value = 1.0 / self.objective()[last];
        let mut columns = vec![0.0; self.n_columns];
        for (row, variable) in self.rows.iter().zip(&self.basis) {
            if let Some(column) = columns.get_mut(*variable) {
                *column = row[last];
            }
        }
        let rows = self.objective()[self.n_columns..last].to_vec();
        Equilibrium { value: unscale(value), rows: normal(rows), columns: normal(columns) }
    }
}

/// The weights as probabilities, without what rounding left below 0.
fn normal(mut weights: Vec<f64>) -> Vec<f64> {
    for weight in &mut weights {
        *weight = weight.max(0.0);
    }
    let total: f64 = weights.iter().sum();
    weights.into_iter().map(|weight| weight / total).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Dice;

    fn assert_close(found: &[f64], known: &[f64]) {
        let is_close = found.iter().zip(known).all(|(a, b)| (a - b).abs() < 1e-9);
        assert!(is_close && found.len() == known.len(), "{found:?} is not {known:?}");
    }

    fn solved(payoffs: &[&[f64]]) -> Equilibrium {
        solve(&payoffs.iter().map(|row| row.to_vec()).collect::<Vec<_>>()).unwrap()
    }

    #[test]
    fn rock_paper_scissors_is_a_third_each() {
        let game = solved(&[&[0.0, -1.0, 1.0], &[1.0, 0.0, -1.0], &[-1.0, 1.0, 0.0]]);
        assert_close(&[game.value], &[0.0]);
        assert_close(&game.rows, &[1.0 / 3.0; 3]);
        assert_close(&game.columns, &[1.0 / 3.0; 3]);
    }

    #[test]
    fn known_games_have_their_known_answers() {
        // Two-finger Morra for unequal stakes: the caller of even loses a twelfth.
        let morra = solved(&[&[-2.0, 3.0], &[3.0, -4.0]]);
        assert_close(&[morra.value], &[1.0 / 12.0]);
        assert_close(&morra.rows, &[7.0 / 12.0, 5.0 / 12.0]);
        // A saddle point: both have a pure best choice.
        let saddle = solved(&[&[3.0, 5.0], &[1.0, 7.0], &[2.0, 4.0]]);
        assert_close(&[saddle.value], &[3.0]);
        assert_close(&saddle.rows, &[1.0, 0.0, 0.0]);
        // Rock, paper, scissors with rock's win counting double: paper half of the time.
        let doubled = solved(&[&[0.0, -1.0, 2.0], &[1.0, 0.0, -1.0], &[-2.0, 1.0, 0.0]]);
        assert_close(&[doubled.value], &[0.0]);
        assert_close(&doubled.rows, &[0.25, 0.5, 0.25]);
        // A guess of a hidden coin that pays only on heads.
        let coin = solved(&[&[1.0, 0.0], &[0.0, 0.0]]);
        assert_close(&[coin.value], &[0.0]);
        assert_close(&[solved(&[&[-7.5]]).value], &[-7.5]);
    }

    #[test]
    fn neither_side_can_do_better_against_the_solution() {
        let mut dice = Dice::new(5);
        for size in 1..=12 {
            let entry = |dice: &mut Dice| f64::from(dice.fraction() * 200.0 - 100.0).round();
            let payoffs: Vec<Vec<f64>> =
                (0..size).map(|_| (0..13 - size).map(|_| entry(&mut dice)).collect()).collect();
            let game = solve(&payoffs).unwrap();
            let against_columns = payoffs.iter().map(|row| dot(row, &game.columns));
            assert!(against_columns.into_iter().all(|won| won <= game.value + 1e-6));
            for column in 0..13 - size {
                let won: f64 = payoffs.iter().zip(&game.rows).map(|(row, p)| row[column] * p).sum();
                assert!(won >= game.value - 1e-6);
            }
        }
    }

    fn dot(a: &[f64], b: &[f64]) -> f64 {
        a.iter().zip(b).map(|(a, b)| a * b).sum()
    }

    #[test]
    fn what_is_no_game_is_refused() {
        assert_eq!(solve(&[]), Err(NoGame::Empty));
        assert_eq!(solve(&[vec![]]), Err(NoGame::Empty));
        assert_eq!(solve(&[vec![1.0], vec![1.0, 2.0]]), Err(NoGame::Ragged));
        assert_eq!(solve(&[vec![f64::NAN]]), Err(NoGame::NotFinite));
    }
}
