//! What a bot may know beyond the rules: a cheap evaluation, move ordering, and the duel's equilibrium.

use alloc::vec::Vec;

use engine::{Game, Hints, Seat, Viewer};

use crate::action::{Action, Defence};
use crate::board::{Kind, Province};
use crate::duel::{Duel, Solution};
use crate::field::Field;
use crate::state::{Fight, N_SEASONS, Open, Phase, State};
use crate::view::View;

/// What units on the board are worth beyond the province they hold, in provinces.
const UNIT_WORTH: [f32; 4] = [0.45, 0.9, 0.25, 0.3];
/// What a coin is worth, in provinces.
const COIN_WORTH: f32 = 0.12;
/// What taking a castle is worth in a duel, in coins: the game.
const CASTLE_COINS: u32 = 60;
/// What holding a province is worth in a duel, in coins.
const PROVINCE_COINS: u32 = 5;

impl Hints for State {
    fn evaluate(&self, seat: Seat) -> f32 {
        if let Some(outcome) = self.outcome() {
            return outcome.payoffs[seat.index()] as f32;
        }
        // Shares of the cubed standings: a lead counts for more than its size.
        let weight = |seat: Seat| {
            let standing = self.standing(seat);
            standing * standing * standing
        };
        let total: f32 = Seat::all(self.rules.n_seats).map(weight).sum();
        weight(seat) / total
    }

    fn promise(&self, seat: Seat, action: &Action) -> f32 {
        match *action {
            Action::Recruit { kind, province } => self.promise_of_unit(seat, kind, province),
            Action::Bid { gold, .. } => 1.0 / (2.0 + f32::from(gold) * f32::from(gold)),
            Action::Pass => 0.3,
            Action::Offer { gold } => 1.0 / (1.0 + f32::from(gold) * f32::from(gold)),
            Action::Appoint { seat: first } if first == seat => 1.0,
            Action::Appoint { .. } | Action::Done => 0.3,
            Action::Choose { .. } | Action::Keep | Action::Play { .. } => 1.0,
            Action::TakeCastle { .. } | Action::TakeColour { .. } => 1.0,
            Action::Exchange { .. } => 0.5,
            Action::Move { to, .. } => self.promise_of_move(seat, to),
            Action::Attack { kind, to, .. } => self.promise_of_attack(seat, kind, to),
            Action::Stake { gold } => 1.0 / (1.0 + f32::from(gold - self.rules.min_stake)),
            Action::Withdraw => 0.4,
            Action::Spy => 2.0,
            Action::Guess { gold } => 1.0 / (1.0 + f32::from(gold - self.rules.min_stake)),
        }
    }

    /// The duel's equilibrium, for hiding as for guessing.
    fn mixture(view: &View, legal: &[Action]) -> Option<Vec<f32>> {
        let fight = view.open.fight.as_ref()?;
        let solution = duel_of(view, fight).solve()?;
        let chances = match view.open.phase {
            Phase::Stake => stake_chances(&solution, unit_worth(&view.open, fight), legal),
            Phase::Guess => guess_chances(view, fight, &solution, legal),
            _ => return None,
        };
        let total: f32 = chances.iter().sum();
        (total > 0.0).then(|| chances.iter().map(|chance| chance / total).collect())
    }
}

impl State {
    /// Provinces, gold to come and units, in provinces.
    fn standing(&self, seat: Seat) -> f32 {
        let field = self.field();
        let seasons_left = f32::from(N_SEASONS - self.open.season);
        let to_come = f32::from(field.revenue(seat)) * seasons_left;
        let gold = f32::from(self.open.gold[seat.index()]) + to_come;
        let units: f32 = Kind::ALL
            .iter()
            .map(|kind| {
                let n_units = self.open.units[seat.index()][kind.index()].len() as f32;
                n_units * UNIT_WORTH[kind.index()]
            })
            .sum();
        f32::from(field.n_provinces(seat)) + COIN_WORTH * gold + units
    }

    fn promise_of_unit(&self, seat: Seat, kind: Kind, province: Province) -> f32 {
        let gains = if self.open.held(seat).has(province) { 0.6 } else { 1.5 };
        gains * (0.5 + UNIT_WORTH[kind.index()])
    }

    fn promise_of_move(&self, seat: Seat, to: Province) -> f32 {
        let rich = f32::from(self.rules.board.gold(to));
        if self.open.held(seat).has(to) { 0.15 } else { 0.8 + 0.4 * rich }
    }

    fn promise_of_attack(&self, seat: Seat, kind: Kind, to: Province) -> f32 {
        let field = self.field();
        let Some(owner) = field.owner(to) else { return 0.0 };
        let Some(against) = field.defence(kind, to, owner) else { return 2.5 };
        let guesses = u32::from(field.guesses(seat, owner, to, against));
        let gold = u32::from(self.open.gold[seat.index()]);
        let duel =
            Duel { gold, min_stake: u32::from(self.rules.min_stake), guesses, win: 1, coin: 0 };
        // EPX-A21: allowed, but nobody's plan.
        if duel.is_hopeless() {
            return 0.01;
        }
        let odds = 1.0 - guesses as f32 / duel.n_amounts() as f32;
        let castle = self.rules.board.castles.has(to) && kind != Kind::Catapult;
        odds * if castle { 3.0 } else { 1.5 }
    }
}

/// The duel that is being fought, with what winning it is worth in coins.
pub fn duel_of(view: &View, fight: &Fight) -> Duel {
    let open = &view.open;
    let power = &open.powers[open.actor.index()];
    Duel {
        gold: u32::from(open.gold[open.actor.index()]),
        min_stake: u32::from(view.rules.min_stake),
        guesses: u32::from(fight.n_guesses),
        win: worth(view, open, fight),
        // Half of a stake that wins comes back.
        coin: if power.refund { 1 } else { 2 },
    }
}

/// What winning the duel is worth, in half coins: both units, and what the attack is about.
fn worth(view: &View, open: &Open, fight: &Fight) -> u32 {
    let field = Field::of(&view.rules, open);
    let theirs = match fight.against {
        Defence::Unit(kind) => 2 * cost(open, fight.defender, kind),
        Defence::Garrison => 0,
    };
    let at_stake = if field.rules.board.castles.has(fight.to) && fight.kind != Kind::Catapult {
        CASTLE_COINS
    } else {
        PROVINCE_COINS
    };
    unit_worth(open, fight) + theirs + 2 * at_stake
}

fn cost(open: &Open, seat: Seat, kind: Kind) -> u32 {
    u32::from(open.powers[seat.index()].cost[kind.index()])
}

/// What the attacking unit is worth, in half coins; a catapult is lost either way.
fn unit_worth(open: &Open, fight: &Fight) -> u32 {
    match fight.kind {
        Kind::Catapult => 0,
        kind => 2 * cost(open, open.actor, kind),
    }
}

fn stake_chances(solution: &Solution, unit_worth: u32, legal: &[Action]) -> Vec<f32> {
    // Who withdraws keeps the unit, which the duel's value leaves out.
    let may_withdraw = legal.last() == Some(&Action::Withdraw);
    let withdraws = may_withdraw && solution.value.to_f64() < f64::from(unit_worth);
    let chance = |action: &Action| match action {
        Action::Stake { gold } if !withdraws => {
            solution.chance_staked(u32::from(*gold)).to_f64() as f32
        }
        Action::Withdraw if withdraws => 1.0,
        _ => 0.0,
    };
    legal.iter().map(chance).collect()
}

/// The chance of each amount to be named next, given those named already: the sets the defender's lottery can still
/// mean, their amounts in any order.
fn guess_chances(view: &View, fight: &Fight, solution: &Solution, legal: &[Action]) -> Vec<f32> {
    let mut chances: Vec<f32> = legal.iter().map(|_| 0.0).collect();
    for (weight, amounts) in solution.guess_sets() {
        let has_all = fight.named.iter().all(|named| amounts.contains(&u32::from(*named)));
        if !has_all {
            continue;
        }
        for (chance, action) in chances.iter_mut().zip(legal) {
            if let Action::Guess { gold } = action
                && amounts.contains(&u32::from(*gold))
            {
                *chance += weight as f32;
            }
        }
    }
    let can_ask = legal.first() == Some(&Action::Spy) && matches!(view.viewer, Viewer::Seat(_));
    let nothing_left = chances.iter().all(|chance| *chance == 0.0);
    for (chance, action) in chances.iter_mut().zip(legal) {
        match action {
            // Knowing half the amounts to be wrong is worth the season's question.
            Action::Spy if can_ask => *chance = 1.0,
            Action::Guess { .. } if nothing_left => *chance = 1.0,
            _ => {}
        }
    }
    chances
}
