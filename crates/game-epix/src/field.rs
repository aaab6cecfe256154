//! What the board allows: where units may be recruited, go and strike, and how well a place is defended.

use engine::Seat;

use crate::action::Defence;
use crate::board::{Kind, N_KINDS, Province, ProvinceSet};
use crate::powers::{CASTLE_GUESSES, Powers};
use crate::setup::Rules;
use crate::state::{MAX_SEATS, Open, State, Units, held};

/// A look at the board: enough to answer every question of geography and defence.
#[derive(Clone, Copy, Debug)]
pub struct Field<'a> {
    /// What never changes.
    pub rules: &'a Rules,
    /// Who stands where.
    pub units: &'a Units,
    /// Everybody's abilities.
    pub powers: &'a [Powers; MAX_SEATS],
}

impl State {
    /// The board as it is now.
    pub fn field(&self) -> Field<'_> {
        Field::of(&self.rules, &self.open)
    }
}

impl<'a> Field<'a> {
    /// The board of a position.
    pub fn of(rules: &'a Rules, open: &'a Open) -> Self {
        Self { rules, units: &open.units, powers: &open.powers }
    }

    fn power(&self, seat: Seat) -> &'a Powers {
        &self.powers[seat.index()]
    }

    fn own(&self, seat: Seat, kind: Kind) -> ProvinceSet {
        self.units[seat.index()][kind.index()]
    }

    /// The provinces with units of anybody else.
    pub fn enemies(&self, seat: Seat) -> ProvinceSet {
        let others = (0..self.rules.n_seats).filter(|other| *other != seat.index());
        others.fold(ProvinceSet::EMPTY, |set, other| set.or(held(self.units, Seat::new(other))))
    }

    /// The castles of anybody else.
    pub fn enemy_castles(&self, seat: Seat) -> ProvinceSet {
        let board = &self.rules.board;
        board.castles.without(ProvinceSet::only(board.castle(seat)))
    }

    /// The provinces a move may enter or cross: empty or friendly ones (EPX-30b, EPX-34a, EPX-34b).
    pub fn passable(&self, seat: Seat) -> ProvinceSet {
        self.rules.board.all.without(self.enemies(seat)).without(self.enemy_castles(seat))
    }

    /// Where a knight may be or pass at all.
    fn knight_ground(&self, seat: Seat) -> ProvinceSet {
        if self.power(seat).mountain_knights {
            return self.rules.board.all;
        }
        self.rules.board.all.without(ProvinceSet::only(self.rules.board.mountain))
    }

    /// Where a unit of this kind may be recruited, gold and reserve apart (EPX-25b, EPX-26a to EPX-27b).
    pub fn recruit_spots(&self, seat: Seat, kind: Kind) -> ProvinceSet {
        let board = &self.rules.board;
        let realm = board.realm(seat).without(self.enemies(seat));
        let spots = realm.or(held(self.units, seat)).without(self.own(seat, kind));
        match kind {
            Kind::Camp => spots.without(board.castles),
            Kind::Knight => spots.and(self.knight_ground(seat)),
            Kind::Soldier | Kind::Catapult => spots,
        }
    }

    /// Where a unit may move to from `from`, by its kind alone.
    pub fn moves(&self, seat: Seat, kind: Kind, from: Province) -> ProvinceSet {
        // EPX-25b, EPX-A18: never stop with one of the same kind, the unit itself included.
        self.reach(seat, kind, from).without(self.own(seat, kind)).without(ProvinceSet::only(from))
    }

    /// Where a unit could go from `from` if others of its kind were not in the way; `from` may be among them.
    pub fn reach(&self, seat: Seat, kind: Kind, from: Province) -> ProvinceSet {
        let board = &self.rules.board;
        let open = self.passable(seat);
        let near = board.neighbours(from).and(open);
        match kind {
            Kind::Soldier if self.power(seat).soldier_steps > 1 => {
                near.or(board.around(near).and(open))
            }
            Kind::Soldier => near,
            Kind::Knight => {
                board.spread(ProvinceSet::only(from), open.and(self.knight_ground(seat)))
            }
            Kind::Catapult if self.power(seat).haul => near,
            Kind::Camp | Kind::Catapult => ProvinceSet::EMPTY,
        }
    }

    /// What a unit may attack from `from`, gold apart.
    pub fn targets(&self, seat: Seat, kind: Kind, from: Province) -> ProvinceSet {
        let board = &self.rules.board;
        let mountain = ProvinceSet::only(board.mountain);
        let enemies = self.enemies(seat);
        match kind {
            Kind::Soldier => board.neighbours(from).and(enemies.or(self.enemy_castles(seat))),
            Kind::Knight => board
                .neighbours(from)
                .and(enemies.or(self.enemy_castles(seat)))
                .and(self.knight_ground(seat)),
            Kind::Camp => ProvinceSet::EMPTY,
            // EPX-41c, EPX-44c, EPX-A31: units only, and never on the mountain.
            Kind::Catapult => self.catapult_reach(seat, from).and(enemies).without(mountain),
        }
    }

    fn catapult_reach(&self, seat: Seat, from: Province) -> ProvinceSet {
        let board = &self.rules.board;
        if from == board.mountain || self.power(seat).catapult_range > 1 {
            board.within_two(from)
        } else {
            board.neighbours(from)
        }
    }

    /// Whose province it is: that of the units there, or of the castle.
    pub fn owner(&self, province: Province) -> Option<Seat> {
        let holder = (0..self.rules.n_seats)
            .map(Seat::new)
            .find(|seat| held(self.units, *seat).has(province));
        holder.or_else(|| self.rules.board.castle_owner(province))
    }

    /// Who is fought first when a unit of `kind` attacks `to` (EPX-35b, EPX-42b, EPX-A30); nobody where only a
    /// catapult is left.
    pub fn defence(&self, kind: Kind, to: Province, owner: Seat) -> Option<Defence> {
        let fighters = [Kind::Soldier, Kind::Knight, Kind::Camp];
        let unit = fighters.into_iter().find(|unit| self.own(owner, *unit).has(to));
        match unit {
            Some(unit) => Some(Defence::Unit(unit)),
            None if kind != Kind::Catapult && self.rules.board.castles.has(to) => {
                Some(Defence::Garrison)
            }
            None => None,
        }
    }

    /// How many amounts are named in a duel (EPX-36a, EPX-41a, EPX-42a, EPX-43a, EPX-A52).
    pub fn guesses(&self, attacker: Seat, owner: Seat, to: Province, against: Defence) -> u8 {
        let (attack, defend) = (self.power(attacker), self.power(owner));
        if self.rules.board.castles.has(to) {
            let stronger = defend.castle_guesses > CASTLE_GUESSES;
            return match (attack.sap, stronger) {
                // EPX-A42: what contradicts each other is ignored.
                (true, true) | (false, false) => CASTLE_GUESSES,
                (true, false) => 1,
                (false, true) => defend.castle_guesses,
            };
        }
        let place = if to == self.rules.board.mountain { 2 } else { 1 };
        match against {
            Defence::Unit(Kind::Camp) => place.max(defend.camp_guesses),
            Defence::Unit(_) | Defence::Garrison => place,
        }
    }

    /// What a seat receives in the revenue (EPX-48a, EPX-48b).
    pub fn revenue(&self, seat: Seat) -> u16 {
        let (board, power) = (&self.rules.board, self.power(seat));
        let mine = held(self.units, seat);
        let camps = self.own(seat, Kind::Camp).len() as u16 * u16::from(power.camp_gold);
        let rich = mine.and(board.rich);
        let lands: u16 =
            rich.iter().map(|land| u16::from(board.gold(land)) + u16::from(power.rich_gold)).sum();
        let mountain = if mine.has(board.mountain) { u16::from(power.mountain_gold) } else { 0 };
        camps + lands + mountain + u16::from(power.season_gold)
    }

    /// How many provinces a seat holds (EPX-49, EPX-A35, EPX-A36).
    pub fn n_provinces(&self, seat: Seat) -> u8 {
        let mut mine = held(self.units, seat);
        if self.rules.castles_count
            && let Some(castle) = self.rules.board.claimed_castle(seat)
        {
            mine.insert(castle);
        }
        mine.len() as u8
    }
}

/// Units of every kind on the board, for checks that none is lost.
pub fn n_units(units: &Units, seat: Seat) -> [u8; N_KINDS] {
    core::array::from_fn(|kind| units[seat.index()][kind].len() as u8)
}
