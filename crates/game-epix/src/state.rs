//! The state: what everybody can see, and what is sealed. No rules here.

use alloc::sync::Arc;

use arrayvec::ArrayVec;
use engine::{Seat, SeatSet};
use serde::Serialize;

use crate::action::{AbilityId, CardSet, Colour, Defence};
use crate::board::{Kind, N_KINDS, Province, ProvinceSet};
use crate::powers::Powers;
use crate::setup::Rules;

/// The most seats.
pub const MAX_SEATS: usize = 4;

/// The most abilities laid out: one more than there are seats (EPX-7a).
pub const MAX_OFFERED: usize = MAX_SEATS + 1;

/// The most knights a seat can have: a pack has no more.
pub const MAX_KNIGHTS: usize = 8;

/// The most amounts a defender names.
pub const MAX_GUESSES: usize = 3;

/// The number of seasons.
pub const N_SEASONS: u8 = 4;

/// Winter, counted from spring as 0.
pub const WINTER: u8 = N_SEASONS - 1;

/// The full truth about a table.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    pub(crate) rules: Arc<Rules>,
    pub(crate) open: Open,
    pub(crate) sealed: Sealed,
}

/// Where every seat's units are: `units[seat][kind]` is a set of provinces, for a province never holds two of a kind
/// (EPX-25b). No province is in the sets of two seats (EPX-25a).
pub type Units = [[ProvinceSet; N_KINDS]; MAX_SEATS];

/// What everybody can see.
#[derive(Clone, PartialEq, Debug)]
pub struct Open {
    /// What is going on.
    pub phase: Phase,
    /// The season, spring being 0.
    pub season: u8,
    /// Who holds the first-player card.
    pub first: Seat,
    /// Who acts, where one seat does; the attacker during a duel.
    pub actor: Seat,
    /// Who has still to seal a choice.
    pub unsealed: SeatSet,
    /// The board.
    pub units: Units,
    /// Everybody's gold; what is in a closed fist is still counted here.
    pub gold: [u16; MAX_SEATS],
    /// What everybody's abilities add up to.
    pub powers: [Powers; MAX_SEATS],
    /// Everybody's abilities, a bit for each place in the pack.
    pub abilities: [u32; MAX_SEATS],
    /// The abilities laid out, with the bids on them; empty after the preliminary phase.
    pub offered: ArrayVec<Offered, MAX_OFFERED>,
    /// Who has passed in the preliminary phase.
    pub passed: SeatSet,
    /// Who has cards face down.
    pub face_down: SeatSet,
    /// Cards turned up this season.
    pub shown: [CardSet; MAX_SEATS],
    /// Cards of the actor that are still to be played.
    pub pending: CardSet,
    /// Catapults converted this season (EPX-45b).
    pub fresh: ProvinceSet,
    /// Who has used spies this season (EPX-A50).
    pub spied: SeatSet,
    /// The running move & attack.
    pub march: March,
    /// The running attack.
    pub fight: Option<Fight>,
    /// Who exchanged a face-down card this season.
    pub exchanged: SeatSet,
    /// The stakes of the last auction, as they were opened.
    pub auction: Option<[u16; MAX_SEATS]>,
    /// The last duel, as it was opened.
    pub last_duel: Option<Opened>,
    /// Who took a castle.
    pub conqueror: Option<Seat>,
    /// Everybody's colour.
    pub colours: [Colour; MAX_SEATS],
}

/// What is hidden from all but its owner (EPX-A39).
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sealed {
    /// The stakes of a running auction, of those who have closed their fists.
    pub offers: [u16; MAX_SEATS],
    /// The face-down cards.
    pub cards: [CardSet; MAX_SEATS],
    /// The stake of a running duel.
    pub stake: u16,
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The first player is drawn.
    Lot,
    /// The actor chooses a castle.
    Castles,
    /// The actor chooses a colour.
    Colours,
    /// Abilities are drawn.
    Draw,
    /// The actor recruits a unit, bids or passes.
    Preliminary,
    /// Stakes for the first-player card.
    Auction,
    /// The actor says who is first player.
    Appoint,
    /// Action cards are chosen.
    Choose,
    /// The actor may exchange a face-down card.
    Exchange,
    /// The actor says which of two cards comes first.
    Order,
    /// The actor recruits.
    Recruit,
    /// The actor moves and attacks.
    March,
    /// The actor hides a stake, or breaks off.
    Stake,
    /// The defender guesses.
    Guess,
    /// The game is over.
    Over,
}

/// An ability laid out in the preliminary phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offered {
    /// Which.
    pub ability: AbilityId,
    /// What lies on it.
    pub bid: Option<Bid>,
}

/// A bid on an ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bid {
    /// Whose.
    pub seat: Seat,
    /// How much; no longer in the bidder's gold.
    pub gold: u16,
    /// The unit that marks it; no longer in the bidder's reserve.
    pub marker: Kind,
}

/// What the actor's units have done in this move & attack, by where they stand now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct March {
    /// Soldiers that have moved.
    pub moved: ProvinceSet,
    /// Soldiers that are finished.
    pub spent: ProvinceSet,
    /// Those of them that have entered a province (EPX-39c).
    pub entered: ProvinceSet,
    /// Soldiers that withdrew and may still move, but not attack (EPX-A25).
    pub halted: ProvinceSet,
    /// Knights that have moved since the last attack (EPX-A19).
    pub tired: ProvinceSet,
    /// The one of them that moved last, by a single province, and goes on if nothing else is done (EPX-A19).
    pub rider: Option<Province>,
    /// Where that one has been on its ride.
    pub ride: ProvinceSet,
    /// Where knights have been since the last attack, at tables where they go on whatever else is done (EPX-A19).
    pub rides: [Ride; MAX_KNIGHTS],
    /// Catapults that have been hauled (EPX-A46).
    pub hauled: ProvinceSet,
    /// Whether anything has been moved, attacked or levied (EPX-A43).
    pub begun: bool,
}

/// Where one knight has been since the last attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ride {
    /// Where it stands; nowhere if it has not moved.
    pub at: Option<Province>,
    /// Where it has been.
    pub been: ProvinceSet,
}

impl March {
    /// Where the knight that stands there has been, and does not come again before an attack (EPX-A19).
    pub fn ridden(&self, at: Province) -> ProvinceSet {
        if self.rider == Some(at) {
            return self.ride;
        }
        let ride = self.rides.iter().find(|ride| ride.at == Some(at));
        ride.map_or(ProvinceSet::EMPTY, |ride| ride.been)
    }

    /// Whether a knight has places to which it does not come again.
    pub fn is_ridden(&self) -> bool {
        self.rider.is_some() || self.rides.iter().any(|ride| ride.at.is_some())
    }

    /// A knight that may go on has moved.
    pub(crate) fn ride_on(&mut self, from: Province, to: Province) {
        let known = self.rides.iter().position(|ride| ride.at == Some(from));
        let place = known.or_else(|| self.rides.iter().position(|ride| ride.at.is_none()));
        let ride = &mut self.rides[place.expect("there is a place for each knight")];
        ride.at = Some(to);
        ride.been.insert(from);
        ride.been.insert(to);
    }
}

/// A running attack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fight {
    /// The attacking unit.
    pub kind: Kind,
    /// Where it stands (EPX-52).
    pub from: Province,
    /// What it attacks.
    pub to: Province,
    /// Whose province that is.
    pub defender: Seat,
    /// Who is fought now.
    pub against: Defence,
    /// How many amounts the defender has to name for that.
    pub n_guesses: u8,
    /// The amounts named so far, in rising order.
    pub named: ArrayVec<u16, MAX_GUESSES>,
    /// Whether the stake is odd, once spies have told.
    pub odd: Option<bool>,
    /// Whether a duel of this attack has been won already.
    pub winning: bool,
}

/// A duel that has been decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    /// What was staked.
    pub stake: u16,
    /// What was named.
    pub named: ArrayVec<u16, MAX_GUESSES>,
}

impl Open {
    /// All provinces with a unit of this seat.
    pub fn held(&self, seat: Seat) -> ProvinceSet {
        held(&self.units, seat)
    }

    /// How many units of a kind a seat has in reserve: neither on the board nor on an ability.
    pub fn reserve(&self, rules: &Rules, seat: Seat, kind: Kind) -> u8 {
        let on_board = self.units[seat.index()][kind.index()].len() as u8;
        let marks = |offered: &&Offered| {
            offered.bid.is_some_and(|bid| bid.seat == seat && bid.marker == kind)
        };
        let on_cards = self.offered.iter().filter(marks).count() as u8;
        rules.counts[kind.index()] - on_board - on_cards
    }
}

/// All provinces with a unit of this seat.
pub fn held(units: &Units, seat: Seat) -> ProvinceSet {
    units[seat.index()].iter().fold(ProvinceSet::EMPTY, |set, kind| set.or(*kind))
}

impl State {
    /// What everybody can see.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// What never changes during the game.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }
}
