//! The duel's solution against hand-computed cases and against brute force over all guesses.

use game_epix::duel::{Duel, Payoff, Ratio, Solution, solve_general};

fn duel(gold: u32, guesses: u32, win: u32, coin: u32) -> Duel {
    Duel { gold, min_stake: 1, guesses, win, coin }
}

fn ratio(num: i64, den: i64) -> Ratio {
    Ratio { num, den }
}

#[test]
fn two_coins_and_one_guess_is_matching_pennies() {
    let solution = duel(2, 1, 1, 0).solve().unwrap();
    assert_eq!(solution.value, ratio(1, 2));
    assert_eq!(solution.n_stakes, 2);
    assert_eq!(solution.named, [ratio(1, 2), ratio(1, 2)]);
}

#[test]
fn three_coins_worth_something_are_named_less_the_dearer_they_are() {
    // One stake guarantees -1, two 6 * 1/2 - 3/2 = 3/2, three 6 * 2/3 - 2 = 2.
    let solution = duel(3, 1, 6, 1).solve().unwrap();
    assert_eq!(solution.value, ratio(2, 1));
    assert_eq!(solution.n_stakes, 3);
    assert_eq!(solution.named, [ratio(3, 6), ratio(2, 6), ratio(1, 6)]);
}

#[test]
fn more_gold_than_the_prize_is_worth_stays_in_the_purse() {
    // Two stakes guarantee 4/2 - 3/2 = 1/2, three 8/3 - 2 = 2/3, four 3 - 5/2 = 1/2.
    let solution = duel(10, 1, 4, 1).solve().unwrap();
    assert_eq!((solution.n_stakes, solution.value), (3, ratio(2, 3)));
    assert_eq!(solution.chance_staked(3), ratio(1, 3));
    assert_eq!(solution.chance_staked(4), ratio(0, 1));
    assert_eq!(solution.chance_named(4), ratio(0, 1));
}

#[test]
fn a_double_defence_halves_what_uniform_stakes_win() {
    // EPX-A21's figures: without a value of coins the defender is right k times in g.
    assert_eq!(duel(5, 1, 1, 0).solve().unwrap().value, ratio(4, 5));
    assert_eq!(duel(5, 2, 1, 0).solve().unwrap().value, ratio(3, 5));
    assert_eq!(duel(5, 3, 1, 0).solve().unwrap().value, ratio(2, 5));
}

#[test]
fn what_can_all_be_named_is_hopeless() {
    for (gold, guesses) in [(1, 1), (2, 2), (1, 2), (3, 3)] {
        let duel = duel(gold, guesses, 50, 1);
        assert!(duel.is_hopeless());
        let solution = duel.solve().unwrap();
        assert_eq!(solution.value, ratio(-1, 1), "the least stake is lost");
        assert_eq!(solution.chance_staked(1), ratio(1, 1));
    }
    assert!(!duel(2, 1, 1, 0).is_hopeless());
    assert_eq!(duel(0, 1, 50, 1).solve(), None, "nothing to stake");
}

#[test]
fn a_prize_not_worth_a_coin_is_fought_for_with_the_least() {
    let solution = duel(9, 1, 1, 10).solve().unwrap();
    assert_eq!((solution.n_stakes, solution.value), (1, ratio(-10, 1)));
}

/// Every set of at most `n` of the amounts, as bits.
fn sets(n_amounts: u32, n: u32) -> impl Iterator<Item = u32> {
    (0..1_u32 << n_amounts).filter(move |set| set.count_ones() <= n)
}

fn every_duel(mut check: impl FnMut(Duel, Solution)) {
    for gold in 0..=8 {
        for min_stake in 0..=2 {
            for guesses in 1..=3 {
                for win in [0, 1, 3, 8, 25] {
                    for coin in [0, 1, 2] {
                        let duel = Duel { gold, min_stake, guesses, win, coin };
                        if let Some(solution) = duel.solve() {
                            check(duel, solution);
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn no_stake_beats_the_defender_and_no_guess_beats_the_attacker() {
    let mut n_duels = 0;
    every_duel(|duel, solution| {
        n_duels += 1;
        let (win, coin, value) =
            (f64::from(duel.win), f64::from(duel.coin), solution.value.to_f64());
        let stakes: Vec<u32> = (duel.min_stake..=duel.gold).collect();
        // The best stake against the defender's chances brings exactly the value.
        let brings =
            |s: &u32| win * (1.0 - solution.chance_named(*s).to_f64()) - coin * f64::from(*s);
        let best = stakes.iter().map(brings).fold(f64::MIN, f64::max);
        assert!((best - value).abs() < 1e-9, "{duel:?}: {best} and {value}");
        // The best of all sets of guesses against the attacker's chances leaves exactly the value.
        let chance = |s: u32| solution.chance_staked(s).to_f64();
        let paid: f64 = stakes.iter().map(|s| chance(*s) * coin * f64::from(*s)).sum();
        let missed = |set: u32| -> f64 {
            let named = |s: &u32| set & 1 << (s - duel.min_stake) != 0;
            stakes.iter().filter(|s| !named(s)).map(|s| chance(*s)).sum()
        };
        let worst = sets(duel.n_amounts(), duel.guesses)
            .map(|set| win * missed(set) - paid)
            .fold(f64::MAX, f64::min);
        assert!((worst - value).abs() < 1e-9, "{duel:?}: {worst} and {value}");
    });
    assert!(n_duels > 1000);
}

#[test]
fn the_guesses_can_really_be_made() {
    every_duel(|duel, solution| {
        let mut named = vec![0.0; solution.named.len()];
        let mut total = 0.0;
        for (weight, amounts) in solution.guess_sets() {
            total += weight;
            assert!(amounts.len() <= duel.guesses as usize, "{duel:?}: too many amounts");
            assert!(amounts.windows(2).all(|pair| pair[0] < pair[1]), "{duel:?}: one twice");
            for amount in amounts {
                named[(amount - duel.min_stake) as usize] += weight;
            }
        }
        assert!((total - 1.0).abs() < 1e-9, "{duel:?}: weights add up to {total}");
        for (chance, wanted) in named.iter().zip(&solution.named) {
            assert!((chance - wanted.to_f64()).abs() < 1e-9, "{duel:?}");
        }
    });
}

#[test]
fn the_general_solution_agrees_with_the_closed_form() {
    every_duel(|duel, solution| {
        if duel.win == 0 {
            return;
        }
        let (win, coin) = (f64::from(duel.win), f64::from(duel.coin));
        let payoff =
            |s: u32| Payoff { missed: win - coin * f64::from(s), named: -coin * f64::from(s) };
        let payoffs: Vec<Payoff> = (duel.min_stake..=duel.gold).map(payoff).collect();
        let general = solve_general(&payoffs, duel.guesses).unwrap();
        assert!((general.value - solution.value.to_f64()).abs() < 1e-9, "{duel:?}");
    });
}

/// A thrifty attacker gets half his stake back when he wins.
fn thrifty(gold: u32, win: f64) -> Vec<Payoff> {
    let payoff =
        |s: u32| Payoff { missed: win - f64::from(s) + f64::from(s / 2), named: -f64::from(s) };
    (1..=gold).map(payoff).collect()
}

#[test]
fn the_general_solution_is_a_saddle_point() {
    for gold in 1..=9 {
        for guesses in 1..=3 {
            for win in [0.5, 2.0, 6.0, 30.0] {
                let payoffs = thrifty(gold, win);
                let general = solve_general(&payoffs, guesses).unwrap();
                let total: f64 = general.staked.iter().sum();
                assert!((total - 1.0).abs() < 1e-9);
                assert!(general.named.iter().sum::<f64>() <= f64::from(guesses) + 1e-9);
                let brings =
                    |(payoff, q): (&Payoff, &f64)| payoff.missed * (1.0 - q) + payoff.named * q;
                let best = payoffs.iter().zip(&general.named).map(brings).fold(f64::MIN, f64::max);
                assert!((best - general.value).abs() < 1e-9, "gold {gold}, {guesses} guesses");
                let leaves = |set: u32| -> f64 {
                    let each = payoffs.iter().zip(&general.staked).enumerate();
                    each.map(|(n, (payoff, p))| {
                        p * if set & 1 << n != 0 { payoff.named } else { payoff.missed }
                    })
                    .sum()
                };
                let worst = sets(gold, guesses).map(leaves).fold(f64::MAX, f64::min);
                assert!((worst - general.value).abs() < 1e-9, "gold {gold}, {guesses} guesses");
            }
        }
    }
    assert_eq!(solve_general(&[], 1), None);
}

/// The chance to get through two double defences in a row, when nothing but the castle matters.
fn through_a_castle(gold: u32) -> f64 {
    let garrison = |gold: u32| Duel { gold, min_stake: 1, guesses: 2, win: 1, coin: 0 };
    let after = |stake| garrison(gold - stake).solve().map_or(0.0, |duel| duel.value.to_f64());
    // A stake after which the garrison cannot be beaten is never worth hiding.
    let hopes = (1..=gold).map(after).filter(|hope| *hope > 0.0);
    let payoffs: Vec<Payoff> = hopes.map(|hope| Payoff { missed: hope, named: 0.0 }).collect();
    solve_general(&payoffs, 2).map_or(0.0, |duel| duel.value)
}

#[test]
fn a_castle_with_one_soldier_takes_gold_for_two_duels() {
    // The figures of docs/balance/epix.md.
    for (gold, chance) in [(4, 0.0), (6, 0.15), (8, 0.31), (12, 0.52), (15, 0.61)] {
        assert!((through_a_castle(gold) - chance).abs() < 0.006, "{gold} gold");
    }
}
