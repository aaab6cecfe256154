//! The duel as a matrix game, solved exactly: how to hide a stake, how to guess it, what it is worth.
//!
//! The attacker hides `s` coins, the defender names `k` different amounts. Not named, the attacker wins `win`; either
//! way `s` coins worth `coin` each are gone. Only the chance `q(s)` that an amount is named matters, and any chances in
//! `0..=1` that add up to `k` can be had with `k` different amounts (see [`Solution::guess_sets`]). So the defender
//! levels what every stake brings, `win * (1 - q(s)) - coin * s`, and pushes the level down as far as his `k` guesses
//! reach; the attacker answers with a uniform choice among the `t` cheapest stakes. For each `t` that choice guarantees
//! `win * (1 - k / t) - coin * (mean of the t stakes)`, and the best `t` is the equilibrium.

use alloc::vec::Vec;

/// One duel: what both sides know before the stake is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Duel {
    /// The gold the attacker shows.
    pub gold: u32,
    /// The least he may stake.
    pub min_stake: u32,
    /// How many different amounts the defender names.
    pub guesses: u32,
    /// What winning instead of losing is worth to the attacker.
    pub win: u32,
    /// What a coin is worth to him, in the same measure.
    pub coin: u32,
}

/// A number `num / den` with `den > 0`.
#[derive(Clone, Copy, Debug)]
pub struct Ratio {
    /// Above the line.
    pub num: i64,
    /// Below the line, positive.
    pub den: i64,
}

impl Ratio {
    /// As a floating-point number.
    pub fn to_f64(self) -> f64 {
        self.num as f64 / self.den as f64
    }
}

impl PartialEq for Ratio {
    fn eq(&self, other: &Self) -> bool {
        i128::from(self.num) * i128::from(other.den) == i128::from(other.num) * i128::from(self.den)
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        let left = i128::from(self.num) * i128::from(other.den);
        left.partial_cmp(&(i128::from(other.num) * i128::from(self.den)))
    }
}

/// An equilibrium of a [`Duel`]; amounts that do not appear have chance zero.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution {
    /// What the duel is worth to the attacker when both play it.
    pub value: Ratio,
    /// The attacker stakes each of `min_stake .. min_stake + n_stakes` with the same chance.
    pub n_stakes: u32,
    /// The least stake.
    pub min_stake: u32,
    /// The chance that each amount is among those the defender names, from `min_stake` on.
    pub named: Vec<Ratio>,
}

impl Duel {
    /// How many different stakes the attacker can hide.
    pub const fn n_amounts(&self) -> u32 {
        (self.gold + 1).saturating_sub(self.min_stake)
    }

    /// Whether the defender can name every possible stake (EPX-A21).
    pub const fn is_hopeless(&self) -> bool {
        self.n_amounts() <= self.guesses
    }

    /// The equilibrium in closed form, or `None` if no stake is possible (EPX-A20).
    pub fn solve(&self) -> Option<Solution> {
        if self.n_amounts() == 0 {
            return None;
        }
        let n_stakes = self.best_width();
        let value = self.guarantee(n_stakes);
        let named = (0..self.n_amounts()).map(|step| self.chance_named(n_stakes, step)).collect();
        Some(Solution { value, n_stakes, min_stake: self.min_stake, named })
    }

    /// What a uniform choice among the `width` cheapest stakes guarantees the attacker.
    fn guarantee(&self, width: u32) -> Ratio {
        let (width, guesses) = (i64::from(width), i64::from(self.guesses.min(width)));
        let twice_mean = 2 * i64::from(self.min_stake) + width - 1;
        let num =
            2 * i64::from(self.win) * (width - guesses) - i64::from(self.coin) * width * twice_mean;
        Ratio { num, den: 2 * width }
    }

    /// The width with the best guarantee; the narrowest of equals, which saves coins' variance.
    fn best_width(&self) -> u32 {
        let mut best = 1;
        // Between 1 and the number of guesses a wider choice only costs more.
        for width in self.guesses + 1..=self.n_amounts() {
            if self.guarantee(width) > self.guarantee(best) {
                best = width;
            }
        }
        best
    }

    /// The chance that the defender names the stake `min_stake + step`.
    fn chance_named(&self, width: u32, step: u32) -> Ratio {
        if width == 1 {
            return self.chance_named_when_hopeless(step);
        }
        if step >= width {
            return Ratio { num: 0, den: 1 };
        }
        // Level what the stakes bring: win * (1 - q) - coin * s = value.
        let (width, step) = (i64::from(width), i64::from(step));
        let tilt = i64::from(self.coin) * width * (width - 1 - 2 * step);
        let num = 2 * i64::from(self.win) * i64::from(self.guesses) + tilt;
        Ratio { num, den: 2 * width * i64::from(self.win) }
    }

    /// The attacker stakes the least; all the defender must see to is that no other stake is better.
    fn chance_named_when_hopeless(&self, step: u32) -> Ratio {
        if self.win == 0 {
            return Ratio { num: i64::from(step < self.guesses), den: 1 };
        }
        // win * (1 - q) - coin * step <= 0, which the guesses suffice for or a wider choice would pay.
        let (win, loss) = (i64::from(self.win), i64::from(self.coin) * i64::from(step));
        Ratio { num: (win - loss).max(0), den: win }
    }
}

impl Solution {
    /// The chance that the attacker stakes exactly this.
    pub fn chance_staked(&self, stake: u32) -> Ratio {
        let inside = stake >= self.min_stake && stake - self.min_stake < self.n_stakes;
        Ratio { num: i64::from(inside), den: i64::from(self.n_stakes) }
    }

    /// The chance that this amount is among those the defender names.
    pub fn chance_named(&self, amount: u32) -> Ratio {
        let step = amount.checked_sub(self.min_stake).map(|step| step as usize);
        let found = step.and_then(|step| self.named.get(step));
        found.copied().unwrap_or(Ratio { num: 0, den: 1 })
    }

    /// A lottery over sets of different amounts that names each with its chance: `(weight, amounts)`, weights adding up
    /// to one, at most `guesses` amounts in each set.
    ///
    /// The chances are laid end to end on a line and read off at `u`, `u + 1`, `u + 2`… for a uniform `u` in `0..1`; as
    /// no chance is above one, no amount is read twice.
    pub fn guess_sets(&self) -> Vec<(f64, Vec<u32>)> {
        let mut ends = Vec::with_capacity(self.named.len());
        let mut total = 0.0;
        for chance in &self.named {
            total += chance.to_f64();
            ends.push(total);
        }
        let mut cuts: Vec<f64> = ends.iter().map(|end| end - floor(*end)).collect();
        cuts.extend([0.0, 1.0]);
        cuts.sort_by(f64::total_cmp);
        let mut sets = Vec::new();
        for pair in cuts.windows(2).filter(|pair| pair[1] - pair[0] > 1e-12) {
            sets.push((pair[1] - pair[0], self.read_off(&ends, f64::midpoint(pair[0], pair[1]))));
        }
        sets
    }

    fn read_off(&self, ends: &[f64], start: f64) -> Vec<u32> {
        let mut amounts = Vec::new();
        let mut mark = start;
        for (step, end) in ends.iter().enumerate() {
            if mark < *end {
                amounts.push(self.min_stake + step as u32);
                mark += 1.0;
            }
        }
        amounts
    }
}

/// What a stake brings in a duel with any payoffs: for abilities that return part of a stake or take gold.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Payoff {
    /// To the attacker, if the stake is not named.
    pub missed: f64,
    /// To the attacker, if it is named; below `missed`.
    pub named: f64,
}

/// An equilibrium of a duel with any payoffs.
#[derive(Clone, PartialEq, Debug)]
pub struct General {
    /// What the duel is worth to the attacker.
    pub value: f64,
    /// The chance of each stake.
    pub staked: Vec<f64>,
    /// The chance that each amount is named.
    pub named: Vec<f64>,
}

/// Solves the duel for one payoff per possible stake, by the same levelling: the defender names each stake just often
/// enough to bring it down to the value, which is where his guesses are used up.
///
/// Returns `None` without a stake or where a named stake is not worse than a missed one.
pub fn solve_general(payoffs: &[Payoff], guesses: u32) -> Option<General> {
    if payoffs.is_empty() || payoffs.iter().any(|payoff| payoff.missed <= payoff.named) {
        return None;
    }
    let floor_value = payoffs.iter().map(|payoff| payoff.named).fold(f64::MIN, f64::max);
    let level = level(payoffs, f64::from(guesses));
    let value = floor_value.max(level);
    let named = payoffs.iter().map(|payoff| need(*payoff, value).clamp(0.0, 1.0)).collect();
    Some(General { value, staked: stakes_at(payoffs, value, level < floor_value), named })
}

/// How often a stake has to be named to bring no more than `value`.
fn need(payoff: Payoff, value: f64) -> f64 {
    ((payoff.missed - value) / (payoff.missed - payoff.named)).max(0.0)
}

/// The value at which the needs of all stakes add up to the guesses.
fn level(payoffs: &[Payoff], guesses: f64) -> f64 {
    let mut order: Vec<Payoff> = payoffs.to_vec();
    order.sort_by(|a, b| b.missed.total_cmp(&a.missed));
    let (mut shares, mut weights, mut best) = (0.0, 0.0, f64::MIN);
    // The stakes with the best `missed` are the ones in use; the right number of them gives the highest level.
    for payoff in order {
        let gap = payoff.missed - payoff.named;
        shares += payoff.missed / gap;
        weights += 1.0 / gap;
        best = best.max((shares - guesses) / weights);
    }
    best
}

/// The attacker's side: every stake in use with a weight that makes the defender's guesses equally good.
fn stakes_at(payoffs: &[Payoff], value: f64, hopeless: bool) -> Vec<f64> {
    let in_use = |payoff: &Payoff| {
        if hopeless { payoff.named >= value } else { payoff.missed > value + 1e-12 }
    };
    let weight = |payoff: &Payoff| 1.0 / (payoff.missed - payoff.named);
    let total: f64 = payoffs.iter().filter(|payoff| in_use(payoff)).map(weight).sum();
    if total == 0.0 {
        // Nothing beats the value: any best stake will do.
        let best = payoffs.iter().position(|payoff| payoff.missed >= value - 1e-12).unwrap_or(0);
        return (0..payoffs.len()).map(|idx| f64::from(u8::from(idx == best))).collect();
    }
    payoffs.iter().map(|payoff| if in_use(payoff) { weight(payoff) / total } else { 0.0 }).collect()
}

/// `f64::floor` for small positive numbers; `core` has none.
fn floor(number: f64) -> f64 {
    f64::from(number as u32)
}
