//! What special abilities do: the vocabulary of effects, and what a seat's cards add up to.

use serde::{Deserialize, Serialize};

use crate::board::{Kind, N_KINDS};
use crate::content::Pack;

/// One thing an ability does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// A kind of unit costs this; the lowest cost counts.
    UnitCost {
        /// Which kind.
        unit: Kind,
        /// Its cost.
        gold: u8,
    },
    /// One soldier may be recruited before the first move or attack (EPX-A43).
    LevySoldier,
    /// A tax gives this; the highest counts.
    TaxGold(u8),
    /// Each camp gives this in the revenue; the highest counts.
    CampGold(u8),
    /// So much more in every revenue.
    SeasonGold(u8),
    /// So much more from each +1 province occupied.
    RichGold(u8),
    /// So much from the mountain, if occupied.
    MountainGold(u8),
    /// Soldiers move up to so many provinces.
    SoldierSteps(u8),
    /// Soldiers may attack after they have moved (EPX-A44b).
    AttackAfterMove,
    /// Knights are at home on the mountain (EPX-A45a).
    MountainKnights,
    /// Catapults may move instead of attacking (EPX-A46).
    HaulCatapults,
    /// Catapults reach so far from anywhere (EPX-A47).
    CatapultRange(u8),
    /// Each duel won as attacker takes so much from the defender (EPX-A48a).
    Plunder(u8),
    /// Castles have a simple defence against the owner.
    SapCastles,
    /// Half the stake of a duel won as attacker comes back (EPX-A48b).
    RefundHalf,
    /// So many amounts are named for the owner's castle.
    CastleGuesses(u8),
    /// So many amounts are named for the owner's camps, wherever they are.
    CampGuesses(u8),
    /// The owner's beaten camps are removed, not converted (EPX-A49b).
    BurnCamps,
    /// Once a season an attacker tells whether his stake is odd or even (EPX-A50).
    Spies,
    /// An action card may be exchanged before it is turned up (EPX-A51a).
    ExchangeCard,
}

impl Effect {
    /// What is wrong with its number, if anything.
    pub fn fault(self) -> Option<&'static str> {
        match self {
            // EPX-A41: no cost falls below 1.
            Self::UnitCost { gold: 0, .. } => Some("no unit is free"),
            Self::SoldierSteps(n) | Self::CatapultRange(n) if !(1..=2).contains(&n) => {
                Some("expected 1 or 2 provinces")
            }
            Self::CastleGuesses(n) | Self::CampGuesses(n) if !(1..=3).contains(&n) => {
                Some("expected 1, 2 or 3 amounts")
            }
            _ => None,
        }
    }
}

/// What a seat's abilities add up to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is an ability of its own")]
pub struct Powers {
    /// What each kind of unit costs.
    pub cost: [u8; N_KINDS],
    /// What a tax gives.
    pub tax: u8,
    /// What a camp gives.
    pub camp_gold: u8,
    /// What every revenue gives besides.
    pub season_gold: u8,
    /// What a +1 province gives besides.
    pub rich_gold: u8,
    /// What the mountain gives.
    pub mountain_gold: u8,
    /// How far soldiers move.
    pub soldier_steps: u8,
    /// How far catapults reach from anywhere.
    pub catapult_range: u8,
    /// What a won duel takes from the defender.
    pub plunder: u8,
    /// How many amounts are named for the castle.
    pub castle_guesses: u8,
    /// How many amounts are named for camps outside the mountain.
    pub camp_guesses: u8,
    /// See [`Effect::LevySoldier`].
    pub levy: bool,
    /// See [`Effect::AttackAfterMove`].
    pub assault: bool,
    /// See [`Effect::MountainKnights`].
    pub mountain_knights: bool,
    /// See [`Effect::HaulCatapults`].
    pub haul: bool,
    /// See [`Effect::SapCastles`].
    pub sap: bool,
    /// See [`Effect::RefundHalf`].
    pub refund: bool,
    /// See [`Effect::BurnCamps`].
    pub burn_camps: bool,
    /// See [`Effect::Spies`].
    pub spies: bool,
    /// See [`Effect::ExchangeCard`].
    pub exchange: bool,
}

/// What is named for a castle without any ability (EPX-42a).
pub const CASTLE_GUESSES: u8 = 2;

impl Powers {
    /// A seat without abilities.
    pub fn plain(pack: &Pack) -> Self {
        Self {
            cost: core::array::from_fn(|kind| pack.units[kind].cost),
            tax: pack.numbers.tax,
            camp_gold: pack.numbers.camp_income,
            season_gold: 0,
            rich_gold: 0,
            mountain_gold: 0,
            soldier_steps: 1,
            catapult_range: 1,
            plunder: 0,
            castle_guesses: CASTLE_GUESSES,
            camp_guesses: 1,
            levy: false,
            assault: false,
            mountain_knights: false,
            haul: false,
            sap: false,
            refund: false,
            burn_camps: false,
            spies: false,
            exchange: false,
        }
    }

    /// Adds what an ability does.
    pub fn add(&mut self, effect: Effect) {
        match effect {
            Effect::UnitCost { unit, gold } => {
                let cost = &mut self.cost[unit.index()];
                // EPX-A41: abilities add up, but no cost falls below 1.
                *cost = (*cost).min(gold).max(1);
            }
            Effect::LevySoldier => self.levy = true,
            Effect::TaxGold(gold) => self.tax = self.tax.max(gold),
            Effect::CampGold(gold) => self.camp_gold = self.camp_gold.max(gold),
            Effect::SeasonGold(gold) => self.season_gold = self.season_gold.saturating_add(gold),
            Effect::RichGold(gold) => self.rich_gold = self.rich_gold.saturating_add(gold),
            Effect::MountainGold(gold) => {
                self.mountain_gold = self.mountain_gold.saturating_add(gold);
            }
            Effect::SoldierSteps(steps) => self.soldier_steps = self.soldier_steps.max(steps),
            Effect::AttackAfterMove => self.assault = true,
            Effect::MountainKnights => self.mountain_knights = true,
            Effect::HaulCatapults => self.haul = true,
            Effect::CatapultRange(range) => self.catapult_range = self.catapult_range.max(range),
            Effect::Plunder(gold) => self.plunder = self.plunder.saturating_add(gold),
            Effect::SapCastles => self.sap = true,
            Effect::RefundHalf => self.refund = true,
            Effect::CastleGuesses(n) => self.castle_guesses = self.castle_guesses.max(n),
            Effect::CampGuesses(n) => self.camp_guesses = self.camp_guesses.max(n),
            Effect::BurnCamps => self.burn_camps = true,
            Effect::Spies => self.spies = true,
            Effect::ExchangeCard => self.exchange = true,
        }
    }
}
