//! What is allowed: the legal list, the draws, and the sets both the list and the check are made from.

use alloc::vec::Vec;

use engine::{Seat, SeatSet, Turn};

use crate::action::{AbilityId, Action, Card, CardSet, Chance, Colour};
use crate::board::{Kind, Province, ProvinceSet};
use crate::refusal::Refusal;
use crate::state::{Fight, Offered, Open, Phase, State, WINTER};

impl Open {
    /// What the table waits for.
    pub fn turn(&self) -> Turn {
        match self.phase {
            Phase::Lot | Phase::Draw => Turn::Chance,
            Phase::Auction | Phase::Choose => Turn::Decide(self.unsealed),
            Phase::Guess => {
                let defender = self.fight.as_ref().map_or(self.actor, |fight| fight.defender);
                Turn::Decide(SeatSet::only(defender))
            }
            Phase::Over => Turn::Over,
            Phase::Castles
            | Phase::Colours
            | Phase::Preliminary
            | Phase::Appoint
            | Phase::Exchange
            | Phase::Order
            | Phase::Recruit
            | Phase::March
            | Phase::Stake => Turn::Decide(SeatSet::only(self.actor)),
        }
    }
}

impl State {
    pub(crate) fn list(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.open.turn().awaited().contains(seat) {
            self.list_all(seat, actions);
        }
        if self.acts_only_to_win() {
            self.keep_to_winning(actions);
        }
    }

    /// Everything that the awaited seat may do, whatever it plays for.
    pub(crate) fn list_all(&self, seat: Seat, actions: &mut Vec<Action>) {
        match self.open.phase {
            Phase::Castles => {
                let free = self.free_castles();
                actions.extend(free.iter().map(|castle| Action::TakeCastle { castle }));
            }
            Phase::Colours => {
                let free = Colour::ALL.into_iter().filter(|colour| self.is_free(*colour));
                actions.extend(free.map(|colour| Action::TakeColour { colour }));
            }
            Phase::Preliminary => self.list_preliminary(seat, actions),
            Phase::Auction => {
                actions.extend((0..=self.gold(seat)).map(|gold| Action::Offer { gold }));
            }
            Phase::Appoint => {
                actions.extend(Seat::all(self.rules.n_seats).map(|seat| Action::Appoint { seat }));
            }
            Phase::Choose => {
                actions.extend(self.choices().iter().map(|cards| Action::Choose { cards: *cards }));
            }
            Phase::Exchange => self.list_exchange(seat, actions),
            Phase::Order => {
                actions.extend(self.open.pending.cards().map(|card| Action::Play { card }));
            }
            Phase::Recruit => {
                self.list_recruits(seat, actions);
                actions.push(Action::Done);
            }
            Phase::March => self.list_march(seat, actions),
            Phase::Stake => self.list_stakes(seat, actions),
            Phase::Guess => self.list_guesses(seat, actions),
            Phase::Lot | Phase::Draw | Phase::Over => {}
        }
    }

    /// Whether the awaited seat may do it: exactly the members of the list.
    pub(crate) fn verdict(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if !self.is_legal(seat, action) {
            return Err(self.why_not(seat, action));
        }
        if self.acts_only_to_win() && !self.can_win_after(seat, action) {
            return Err(Refusal::OnlyToWin);
        }
        Ok(())
    }

    fn is_legal(&self, seat: Seat, action: Action) -> bool {
        match (self.open.phase, action) {
            (Phase::Castles, Action::TakeCastle { castle }) => self.free_castles().has(castle),
            (Phase::Colours, Action::TakeColour { colour }) => self.is_free(colour),
            (
                Phase::Preliminary | Phase::Recruit | Phase::March,
                Action::Recruit { kind, province },
            ) => self.recruit_spots(seat, kind).has(province),
            (Phase::Preliminary, Action::Bid { ability, gold, marker }) => {
                self.offered(ability).is_some_and(|offered| {
                    self.bid_range(seat, offered).contains(&gold)
                        && self.may_mark(seat, offered, marker)
                })
            }
            (Phase::Preliminary, Action::Pass) => true,
            (Phase::Auction, Action::Offer { gold }) => gold <= self.gold(seat),
            (Phase::Appoint, Action::Appoint { seat }) => seat.index() < self.rules.n_seats,
            (Phase::Choose, Action::Choose { cards }) => self.choices().contains(&cards),
            (Phase::Exchange, Action::Keep) => true,
            (Phase::Exchange, Action::Exchange { out, into }) => {
                let cards = self.sealed.cards[seat.index()];
                cards.has(out) && !cards.has(into)
            }
            (Phase::Order, Action::Play { card }) => self.open.pending.has(card),
            (Phase::Recruit | Phase::March, Action::Done) => true,
            (Phase::March, Action::Move { kind, from, to }) => {
                self.movers(seat, kind).has(from) && self.goals(seat, kind, from).has(to)
            }
            (Phase::March, Action::Attack { kind, from, to }) => {
                self.attackers(seat, kind).has(from) && self.targets(seat, kind, from).has(to)
            }
            (Phase::Stake, Action::Stake { gold }) => {
                (self.rules.min_stake..=self.gold(seat)).contains(&gold)
            }
            (Phase::Stake, Action::Withdraw) => self.fight().is_some_and(|fight| fight.winning),
            (Phase::Guess, Action::Spy) => self.may_spy(seat),
            (Phase::Guess, Action::Guess { gold }) => {
                self.fight().is_some_and(|fight| self.may_guess(fight, gold))
            }
            _ => false,
        }
    }

    pub(crate) fn gold(&self, seat: Seat) -> u16 {
        self.open.gold[seat.index()]
    }

    pub(crate) fn fight(&self) -> Option<&Fight> {
        self.open.fight.as_ref()
    }
}

/// Castles and colours (EPX-A2).
impl State {
    /// Who has yet to choose: the actor, and whoever comes after it.
    fn choosers(&self) -> SeatSet {
        let (n_seats, first) = (self.rules.n_seats, self.open.first);
        let later = core::iter::successors(Some(self.open.actor), |seat| {
            Some(seat.next(n_seats)).filter(|next| *next != first)
        });
        later.collect()
    }

    /// The castles that nobody has chosen.
    fn free_castles(&self) -> ProvinceSet {
        self.choosers().into_iter().map(|seat| self.rules.board.castle(seat)).collect()
    }

    /// Whether nobody has chosen the colour.
    fn is_free(&self, colour: Colour) -> bool {
        let choosers = self.choosers();
        let mut chosen = Seat::all(self.rules.n_seats).filter(|seat| !choosers.contains(*seat));
        !chosen.any(|seat| self.open.colours[seat.index()] == colour)
    }
}

/// Recruiting and bidding.
impl State {
    /// Where a seat may recruit this kind now, all things considered.
    pub(crate) fn recruit_spots(&self, seat: Seat, kind: Kind) -> ProvinceSet {
        if !self.may_recruit(seat, kind) {
            return ProvinceSet::EMPTY;
        }
        // EPX-12: before spring nobody stands outside the realm, so there it is the realm only.
        self.field().recruit_spots(seat, kind)
    }

    /// Whether phase, gold and reserve allow this kind at all.
    fn may_recruit(&self, seat: Seat, kind: Kind) -> bool {
        let levied =
            self.open.phase != Phase::March || self.may_levy(seat) && kind == Kind::Soldier;
        levied
            && self.gold(seat) >= self.cost(seat, kind)
            && self.open.reserve(&self.rules, seat, kind) > 0
    }

    pub(crate) fn may_levy(&self, seat: Seat) -> bool {
        self.open.powers[seat.index()].levy && !self.open.march.begun
    }

    pub(crate) fn cost(&self, seat: Seat, kind: Kind) -> u16 {
        u16::from(self.open.powers[seat.index()].cost[kind.index()])
    }

    fn list_recruits(&self, seat: Seat, actions: &mut Vec<Action>) {
        for kind in Kind::ALL {
            let spots = self.recruit_spots(seat, kind);
            actions.extend(spots.iter().map(|province| Action::Recruit { kind, province }));
        }
    }

    pub(crate) fn offered(&self, ability: AbilityId) -> Option<Offered> {
        self.open.offered.iter().copied().find(|offered| offered.ability == ability)
    }

    /// What may lie on a card after a bid (EPX-13a, EPX-13b, EPX-A7).
    pub(crate) fn bid_range(&self, seat: Seat, offered: Offered) -> core::ops::RangeInclusive<u16> {
        let lying = offered.bid.map_or(0, |bid| bid.gold);
        let own = offered.bid.filter(|bid| bid.seat == seat).map_or(0, |bid| bid.gold);
        lying + 1..=self.gold(seat) + own
    }

    /// Whether a unit of this kind is unused, the marker of one's own bid on the card coming back first (EPX-13f).
    pub(crate) fn may_mark(&self, seat: Seat, offered: Offered, marker: Kind) -> bool {
        let comes_back = offered.bid.is_some_and(|bid| bid.seat == seat && bid.marker == marker);
        comes_back || self.open.reserve(&self.rules, seat, marker) > 0
    }

    fn list_preliminary(&self, seat: Seat, actions: &mut Vec<Action>) {
        self.list_recruits(seat, actions);
        // The cards lie in the order of their ids: see `draw_ability`.
        for offered in self.open.offered.iter().copied() {
            for gold in self.bid_range(seat, offered) {
                let ability = offered.ability;
                for marker in Kind::ALL {
                    if self.may_mark(seat, offered, marker) {
                        actions.push(Action::Bid { ability, gold, marker });
                    }
                }
            }
        }
        actions.push(Action::Pass);
    }
}

/// Cards.
impl State {
    /// How many cards are chosen now (EPX-21, EPX-22a), as a list of all choices.
    fn choices(&self) -> &'static [CardSet; 3] {
        if self.open.season == WINTER { &CardSet::PAIRS } else { &CardSet::SINGLES }
    }

    fn list_exchange(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.push(Action::Keep);
        let cards = self.sealed.cards[seat.index()];
        for out in cards.cards() {
            let others = Card::ALL.into_iter().filter(|into| !cards.has(*into));
            actions.extend(others.map(|into| Action::Exchange { out, into }));
        }
    }
}

/// Moves and attacks.
impl State {
    /// Where units of this kind stand that may still move.
    pub(crate) fn movers(&self, seat: Seat, kind: Kind) -> ProvinceSet {
        let march = &self.open.march;
        let units = self.open.units[seat.index()][kind.index()];
        match kind {
            Kind::Soldier => units.without(march.moved).without(march.spent),
            Kind::Knight => {
                let rider = march.rider.map_or(ProvinceSet::EMPTY, ProvinceSet::only);
                units.without(march.tired).or(units.and(rider))
            }
            Kind::Camp => ProvinceSet::EMPTY,
            Kind::Catapult if self.open.powers[seat.index()].haul => {
                units.without(march.hauled).without(self.open.fresh)
            }
            Kind::Catapult => ProvinceSet::EMPTY,
        }
    }

    /// Where a unit that may still move can go.
    pub(crate) fn goals(&self, seat: Seat, kind: Kind, from: Province) -> ProvinceSet {
        let march = &self.open.march;
        let moves = self.field().moves(seat, kind, from);
        // EPX-A19: no ride comes back to where it was.
        if kind == Kind::Knight { moves.without(march.ridden(from)) } else { moves }
    }

    /// Where units of this kind stand that may still attack.
    pub(crate) fn attackers(&self, seat: Seat, kind: Kind) -> ProvinceSet {
        let march = &self.open.march;
        let units = self.open.units[seat.index()][kind.index()].without(match kind {
            Kind::Soldier => march.halted,
            Kind::Knight | Kind::Camp | Kind::Catapult => ProvinceSet::EMPTY,
        });
        match kind {
            Kind::Soldier if self.open.powers[seat.index()].assault => units.without(march.spent),
            Kind::Soldier => units.without(march.spent).without(march.moved),
            Kind::Knight => units,
            Kind::Camp => ProvinceSet::EMPTY,
            Kind::Catapult => units.without(march.hauled).without(self.open.fresh),
        }
    }

    /// What a unit may attack, gold considered: without the least stake only where there is no duel (EPX-A20).
    pub(crate) fn targets(&self, seat: Seat, kind: Kind, from: Province) -> ProvinceSet {
        let field = self.field();
        let targets = field.targets(seat, kind, from);
        if self.gold(seat) >= self.rules.min_stake {
            return targets;
        }
        let no_duel = |to: &Province| {
            field.owner(*to).is_some_and(|owner| field.defence(kind, *to, owner).is_none())
        };
        targets.iter().filter(no_duel).collect()
    }

    fn list_march(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.may_levy(seat) {
            self.list_recruits(seat, actions);
        }
        for kind in Kind::ALL {
            for from in self.movers(seat, kind) {
                let moves = self.goals(seat, kind, from);
                actions.extend(moves.iter().map(|to| Action::Move { kind, from, to }));
            }
        }
        for kind in Kind::ALL {
            for from in self.attackers(seat, kind) {
                let targets = self.targets(seat, kind, from);
                actions.extend(targets.iter().map(|to| Action::Attack { kind, from, to }));
            }
        }
        actions.push(Action::Done);
    }
}

/// Duels.
impl State {
    fn list_stakes(&self, seat: Seat, actions: &mut Vec<Action>) {
        let stakes = self.rules.min_stake..=self.gold(seat);
        actions.extend(stakes.map(|gold| Action::Stake { gold }));
        if self.fight().is_some_and(|fight| fight.winning) {
            actions.push(Action::Withdraw);
        }
    }

    fn list_guesses(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.may_spy(seat) {
            actions.push(Action::Spy);
        }
        if let Some(fight) = self.fight() {
            let amounts = self.rules.min_stake..=self.gold(self.open.actor);
            let open = amounts.filter(|gold| self.may_guess(fight, *gold));
            actions.extend(open.map(|gold| Action::Guess { gold }));
        }
    }

    /// Whether the amount could have been staked (EPX-A22) and has not been named (EPX-38).
    pub(crate) fn may_guess(&self, fight: &Fight, gold: u16) -> bool {
        self.is_possible_stake(fight, gold) && !fight.named.contains(&gold)
    }

    pub(crate) fn is_possible_stake(&self, fight: &Fight, gold: u16) -> bool {
        let amounts = self.rules.min_stake..=self.gold(self.open.actor);
        amounts.contains(&gold) && fight.odd.is_none_or(|odd| (gold % 2 == 1) == odd)
    }

    /// How many amounts the defender names: the guesses he has, or all that are possible (EPX-A22).
    pub(crate) fn n_to_name(&self, fight: &Fight) -> usize {
        let amounts = self.rules.min_stake..=self.gold(self.open.actor);
        let possible = amounts.filter(|gold| self.is_possible_stake(fight, *gold));
        possible.take(usize::from(fight.n_guesses)).count()
    }

    /// EPX-A50: once a season, before the first amount is named.
    fn may_spy(&self, seat: Seat) -> bool {
        self.open.powers[seat.index()].spies
            && !self.open.spied.contains(seat)
            && self.fight().is_some_and(|fight| fight.named.is_empty() && fight.odd.is_none())
    }
}

/// Draws.
impl State {
    pub(crate) fn n_tickets(&self) -> u32 {
        match self.open.phase {
            Phase::Lot => self.rules.n_seats as u32,
            Phase::Draw => (self.rules.pack.abilities.len() - self.open.offered.len()) as u32,
            _ => 0,
        }
    }

    pub(crate) fn ticket(&self, ticket: u32) -> Chance {
        if self.open.phase == Phase::Lot {
            return Chance::First { seat: Seat::new(ticket as usize) };
        }
        let mut left = (0..self.rules.pack.abilities.len())
            .map(|idx| AbilityId(idx as u8))
            .filter(|ability| self.offered(*ability).is_none());
        let ability = left.nth(ticket as usize);
        Chance::Draw { ability: ability.expect("the ticket is below the number of cards left") }
    }
}
