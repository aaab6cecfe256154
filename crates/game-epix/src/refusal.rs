//! Why something is not allowed, each reason with the rule that says so.

use engine::Seat;

use crate::action::{Action, Card};
use crate::board::{Kind, Province, ProvinceSet};
use crate::state::{Phase, State, WINTER};

/// Why a player cannot do that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Something else is going on.
    NotNow {
        /// What.
        phase: Phase,
    },
    /// The same in the preliminary phase of the basic game, which has no bids.
    NotInMuster,
    /// The same when the two cards of winter are chosen.
    NotInWinterChoice,
    /// The second card of winter waits for the first.
    OtherCard,
    /// That knight has been there on its ride.
    RodeThere,
    /// That soldier withdrew and attacks no more.
    SoldierWithdrew,
    /// The basic game has no bids.
    NoBids,
    /// The unit costs more than there is.
    TooDear {
        /// What it costs.
        cost: u16,
    },
    /// No such unit is left.
    NoneInReserve {
        /// Of which kind.
        kind: Kind,
    },
    /// There is one of that kind already.
    SameKind {
        /// Which.
        kind: Kind,
    },
    /// A unit does not stop where another of its kind stands.
    StopsWith {
        /// Which kind.
        kind: Kind,
    },
    /// Enemy units are in the way of recruiting.
    EnemyInRealm,
    /// Camps and castles do not go together.
    CampInCastle,
    /// A knight is not recruited on the mountain.
    KnightOnMountain,
    /// Not in one's realm, during the preliminary phase.
    OutsideRealm,
    /// Neither in one's realm nor beside one's own units.
    NotYourGround,
    /// Only one soldier is levied, before anything else.
    NoLevy,
    /// The ability is not on the table.
    NotOffered,
    /// A bid is at least one gold.
    BidOfNothing,
    /// The bid has to be higher than what lies there.
    BidTooLow {
        /// What lies there.
        gold: u16,
    },
    /// The bid is more than there is.
    BidTooHigh {
        /// The most that is possible.
        gold: u16,
    },
    /// No unused unit of that kind to mark the bid.
    NoMarker {
        /// Which.
        kind: Kind,
    },
    /// More than there is.
    OfferTooHigh {
        /// The most that is possible.
        gold: u16,
    },
    /// Nobody sits there.
    NobodyThere,
    /// One card, two in winter.
    WrongNumber {
        /// How many.
        n_cards: u8,
    },
    /// That exchange is not possible.
    NoSuchExchange,
    /// That card was not chosen.
    NotChosen {
        /// Which.
        card: Card,
    },
    /// No such unit of the seat is there.
    NoSuchUnit {
        /// Which kind.
        kind: Kind,
    },
    /// That kind never moves.
    NeverMoves {
        /// Which.
        kind: Kind,
    },
    /// That soldier has moved.
    SoldierMoved,
    /// That soldier is finished.
    SoldierSpent,
    /// That soldier has taken the province it stands in.
    SoldierEntered,
    /// That knight has moved and no attack has followed.
    KnightTired,
    /// That catapult has been hauled.
    CatapultHauled,
    /// That catapult was converted this season.
    CatapultFresh,
    /// Knights do not go to the mountain.
    NoKnightsThere,
    /// Enemy units are there.
    EnemyThere {
        /// Whether the unit could attack them from where it stands.
        near: bool,
    },
    /// An enemy castle is never empty.
    CastleThere {
        /// Whether the unit could attack it from where it stands.
        near: bool,
    },
    /// Only an enemy catapult is there, but that is not empty either.
    CatapultThere {
        /// Whether the unit could attack it from where it stands.
        near: bool,
    },
    /// Out of a soldier's or catapult's reach.
    TooFar {
        /// Which kind.
        kind: Kind,
    },
    /// There is no way for the knight.
    NoWay,
    /// Camps never attack.
    CampAttacks,
    /// Nobody to attack.
    NoEnemyThere,
    /// Out of reach for an attack.
    OutOfReach,
    /// A soldier that has moved does not attack.
    MovedAndAttacks,
    /// A soldier attacks once.
    AttackedAlready,
    /// Knights do not attack the mountain.
    KnightAttacksMountain,
    /// Catapults do not attack the mountain.
    CatapultAttacksMountain,
    /// A castle without units is no target for a catapult.
    OnlyGarrison,
    /// Less gold than the least stake.
    NoGoldToFight {
        /// The least stake.
        least: u16,
        /// What there is.
        gold: u16,
    },
    /// The stake is too small.
    StakeTooLow {
        /// The least.
        gold: u16,
    },
    /// The stake is more than there is.
    StakeTooHigh {
        /// The most.
        gold: u16,
    },
    /// An attack is at least one duel.
    FightFirst,
    /// No spies, or not now.
    NoSpies,
    /// That cannot be the stake.
    ImpossibleStake,
    /// That was named already.
    NamedAlready,
    /// Not a castle that is still free.
    CastleGone,
    /// Another player has that colour.
    ColourGone,
    /// The last seat of winter could not win after that.
    OnlyToWin,
}

impl engine::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotNow { phase } => rule_of_phase(*phase),
            Self::NoBids | Self::NotInMuster => "EPX-A4",
            Self::TooDear { .. } => "EPX-24a",
            Self::NoneInReserve { .. } => "EPX-2b",
            Self::StopsWith { kind: Kind::Knight } => "EPX-A18",
            Self::SameKind { .. } | Self::StopsWith { .. } => "EPX-25b",
            Self::EnemyInRealm => "EPX-26b",
            Self::CampInCastle => "EPX-27a",
            Self::KnightOnMountain => "EPX-27b",
            Self::OutsideRealm => "EPX-12",
            Self::NotYourGround => "EPX-26d",
            Self::NoLevy => "EPX-A43",
            Self::NotOffered => "EPX-7a",
            Self::BidOfNothing => "EPX-13a",
            Self::BidTooLow { .. } => "EPX-13b",
            Self::BidTooHigh { .. } => "EPX-A7",
            Self::NoMarker { .. } => "EPX-13f",
            Self::OfferTooHigh { .. } => "EPX-18a",
            Self::NobodyThere => "EPX-18c",
            Self::WrongNumber { n_cards: 1 } => "EPX-21",
            Self::WrongNumber { .. } | Self::NotInWinterChoice => "EPX-22a",
            Self::NoSuchExchange => "EPX-A51a",
            Self::NotChosen { .. } | Self::OtherCard => "EPX-22c",
            Self::NoSuchUnit { .. } => "EPX-30a",
            Self::NeverMoves { .. } => "EPX-33",
            Self::SoldierMoved => "EPX-31a",
            Self::SoldierSpent | Self::SoldierWithdrew => "EPX-A25",
            Self::SoldierEntered => "EPX-39c",
            Self::KnightTired | Self::RodeThere => "EPX-A19",
            Self::CatapultHauled => "EPX-A46",
            Self::CatapultFresh => "EPX-45b",
            Self::NoKnightsThere => "EPX-32b",
            Self::EnemyThere { .. } => "EPX-30b",
            Self::CastleThere { .. } => "EPX-34a",
            Self::CatapultThere { .. } => "EPX-34b",
            Self::TooFar { kind: Kind::Catapult } => "EPX-A46",
            Self::TooFar { .. } => "EPX-31a",
            Self::NoWay => "EPX-32a",
            Self::CampAttacks | Self::NoEnemyThere | Self::OutOfReach => "EPX-35a",
            Self::MovedAndAttacks => "EPX-31b",
            Self::AttackedAlready => "EPX-53",
            Self::KnightAttacksMountain => "EPX-41b",
            Self::CatapultAttacksMountain => "EPX-41c",
            Self::OnlyGarrison => "EPX-A31",
            Self::NoGoldToFight { .. } | Self::StakeTooLow { .. } => "EPX-A20",
            Self::StakeTooHigh { .. } => "EPX-37",
            Self::FightFirst => "EPX-A23",
            Self::NoSpies => "EPX-A50",
            Self::ImpossibleStake => "EPX-A22",
            Self::NamedAlready => "EPX-38",
            Self::OnlyToWin => "EPX-A53",
            Self::CastleGone | Self::ColourGone => "EPX-A2",
        }
    }
}

/// The rule that says what is done in a phase, and so what is not.
fn rule_of_phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Lot => "EPX-6a",
        Phase::Castles | Phase::Colours => "EPX-A2",
        Phase::Draw => "EPX-7a",
        Phase::Preliminary => "EPX-11a",
        Phase::Auction => "EPX-18a",
        Phase::Appoint => "EPX-18e",
        Phase::Choose => "EPX-21",
        Phase::Exchange => "EPX-A51a",
        Phase::Order => "EPX-22b",
        Phase::Recruit => "EPX-24b",
        Phase::March => "EPX-30a",
        Phase::Stake => "EPX-A24",
        Phase::Guess => "EPX-36a",
        Phase::Over => "EPX-55",
    }
}

impl State {
    /// The reason why an action is not in the list; only asked about actions that are not.
    pub(crate) fn why_not(&self, seat: Seat, action: Action) -> Refusal {
        let phase = self.open.phase;
        match (phase, action) {
            (
                Phase::Preliminary | Phase::Recruit | Phase::March,
                Action::Recruit { kind, province },
            ) => self.why_no_recruit(seat, kind, province),
            (Phase::Castles, Action::TakeCastle { .. }) => Refusal::CastleGone,
            (Phase::Colours, Action::TakeColour { .. }) => Refusal::ColourGone,
            (Phase::Preliminary, Action::Bid { .. }) => self.why_no_bid(seat, action),
            (Phase::Auction, Action::Offer { .. }) => {
                Refusal::OfferTooHigh { gold: self.gold(seat) }
            }
            (Phase::Appoint, Action::Appoint { .. }) => Refusal::NobodyThere,
            (Phase::Choose, Action::Choose { .. }) => {
                Refusal::WrongNumber { n_cards: if self.open.season == WINTER { 2 } else { 1 } }
            }
            (Phase::Exchange, Action::Exchange { .. }) => Refusal::NoSuchExchange,
            (Phase::Order, Action::Play { card }) => Refusal::NotChosen { card },
            (Phase::March, Action::Move { kind, from, to }) => {
                self.why_no_move(seat, kind, from, to)
            }
            (Phase::March, Action::Attack { kind, from, to }) => {
                self.why_no_attack(seat, kind, from, to)
            }
            (Phase::Stake, Action::Stake { gold }) if gold < self.rules.min_stake => {
                Refusal::StakeTooLow { gold: self.rules.min_stake }
            }
            (Phase::Stake, Action::Stake { .. }) => Refusal::StakeTooHigh { gold: self.gold(seat) },
            (Phase::Stake, Action::Withdraw) => Refusal::FightFirst,
            (Phase::Guess, Action::Spy) if self.open.powers[seat.index()].spies => Refusal::NoSpies,
            (Phase::Guess, Action::Guess { gold }) => self.why_no_guess(gold),
            (Phase::Recruit, Action::Move { .. } | Action::Attack { .. })
                if self.open.pending.has(Card::March) =>
            {
                Refusal::OtherCard
            }
            (Phase::Preliminary, _) if !self.rules.advanced => Refusal::NotInMuster,
            (Phase::Choose, _) if self.open.season == WINTER => Refusal::NotInWinterChoice,
            _ => Refusal::NotNow { phase },
        }
    }

    fn why_no_recruit(&self, seat: Seat, kind: Kind, province: Province) -> Refusal {
        let (board, field) = (&self.rules.board, self.field());
        let (realm, own) = (board.realm(seat), self.open.held(seat));
        if self.open.phase == Phase::March && !(self.may_levy(seat) && kind == Kind::Soldier) {
            // Who has no levy does not hear of it.
            return match self.open.powers[seat.index()].levy {
                true => Refusal::NoLevy,
                false if self.open.pending.has(Card::Recruit) => Refusal::OtherCard,
                false => Refusal::NotNow { phase: Phase::March },
            };
        }
        if self.open.phase == Phase::Preliminary && !realm.has(province) {
            return Refusal::OutsideRealm;
        }
        if realm.has(province) && field.enemies(seat).has(province) {
            return Refusal::EnemyInRealm;
        }
        if !realm.or(own).has(province) {
            return Refusal::NotYourGround;
        }
        if kind == Kind::Camp && board.castles.has(province) {
            return Refusal::CampInCastle;
        }
        let highlander = self.open.powers[seat.index()].mountain_knights;
        if kind == Kind::Knight && province == board.mountain && !highlander {
            return Refusal::KnightOnMountain;
        }
        if self.open.units[seat.index()][kind.index()].has(province) {
            return Refusal::SameKind { kind };
        }
        if self.open.reserve(&self.rules, seat, kind) == 0 {
            return Refusal::NoneInReserve { kind };
        }
        Refusal::TooDear { cost: self.cost(seat, kind) }
    }

    fn why_no_bid(&self, seat: Seat, action: Action) -> Refusal {
        let Action::Bid { ability, gold, marker } = action else {
            return Refusal::NotNow { phase: self.open.phase };
        };
        if !self.rules.advanced {
            return Refusal::NoBids;
        }
        let Some(offered) = self.offered(ability) else {
            return Refusal::NotOffered;
        };
        let range = self.bid_range(seat, offered);
        match offered.bid {
            None if gold == 0 => Refusal::BidOfNothing,
            Some(bid) if gold < *range.start() => Refusal::BidTooLow { gold: bid.gold },
            _ if gold > *range.end() => Refusal::BidTooHigh { gold: *range.end() },
            _ => Refusal::NoMarker { kind: marker },
        }
    }

    fn why_no_move(&self, seat: Seat, kind: Kind, from: Province, to: Province) -> Refusal {
        let hauls = self.open.powers[seat.index()].haul;
        if kind == Kind::Camp || kind == Kind::Catapult && !hauls {
            return Refusal::NeverMoves { kind };
        }
        if let Some(refusal) = self.why_no_unit(seat, kind, from) {
            return refusal;
        }
        if !self.movers(seat, kind).has(from) {
            return match kind {
                Kind::Soldier if self.open.march.moved.has(from) => Refusal::SoldierMoved,
                Kind::Soldier if self.open.march.entered.has(from) => Refusal::SoldierEntered,
                Kind::Soldier => Refusal::SoldierSpent,
                Kind::Knight => Refusal::KnightTired,
                Kind::Camp | Kind::Catapult => Refusal::CatapultHauled,
            };
        }
        self.why_not_there(seat, kind, from, to)
    }

    /// Why a unit that may move may not move to `to`.
    fn why_not_there(&self, seat: Seat, kind: Kind, from: Province, to: Province) -> Refusal {
        let (board, field) = (&self.rules.board, self.field());
        let near = self.attackers(seat, kind).has(from) && self.targets(seat, kind, from).has(to);
        let highlander = self.open.powers[seat.index()].mountain_knights;
        if field.enemy_castles(seat).has(to) {
            return Refusal::CastleThere { near };
        }
        if field.enemies(seat).has(to) {
            let defended = field
                .owner(to)
                .is_some_and(|owner| field.defence(Kind::Soldier, to, owner).is_some());
            return if defended {
                Refusal::EnemyThere { near }
            } else {
                Refusal::CatapultThere { near }
            };
        }
        if kind == Kind::Knight && to == board.mountain && !highlander {
            return Refusal::NoKnightsThere;
        }
        if self.open.units[seat.index()][kind.index()].has(to) {
            return Refusal::StopsWith { kind };
        }
        let march = &self.open.march;
        if kind == Kind::Knight && march.ridden(from).has(to) {
            return Refusal::RodeThere;
        }
        if kind == Kind::Knight { Refusal::NoWay } else { Refusal::TooFar { kind } }
    }

    /// Why no unit can be used there: it is not there, or it changed sides this season.
    fn why_no_unit(&self, seat: Seat, kind: Kind, from: Province) -> Option<Refusal> {
        if !self.open.units[seat.index()][kind.index()].has(from) {
            return Some(Refusal::NoSuchUnit { kind });
        }
        (kind == Kind::Catapult && self.open.fresh.has(from)).then_some(Refusal::CatapultFresh)
    }

    fn why_no_attack(&self, seat: Seat, kind: Kind, from: Province, to: Province) -> Refusal {
        let field = self.field();
        let mountain = self.rules.board.mountain;
        if kind == Kind::Camp {
            return Refusal::CampAttacks;
        }
        if let Some(refusal) = self.why_no_unit(seat, kind, from) {
            return refusal;
        }
        if !self.attackers(seat, kind).has(from) {
            return match kind {
                Kind::Soldier if self.open.march.halted.has(from) => Refusal::SoldierWithdrew,
                Kind::Soldier if self.open.march.spent.has(from) => Refusal::AttackedAlready,
                Kind::Soldier => Refusal::MovedAndAttacks,
                Kind::Knight | Kind::Camp | Kind::Catapult => Refusal::CatapultHauled,
            };
        }
        if field.targets(seat, kind, from).has(to) {
            let (least, gold) = (self.rules.min_stake, self.gold(seat));
            return Refusal::NoGoldToFight { least, gold };
        }
        let castles = field.enemy_castles(seat);
        if kind == Kind::Catapult && castles.without(field.enemies(seat)).has(to) {
            return Refusal::OnlyGarrison;
        }
        if !field.enemies(seat).or(castles).has(to) {
            return Refusal::NoEnemyThere;
        }
        let near = self.rules.board.neighbours(from).or(ProvinceSet::only(from));
        match kind {
            Kind::Catapult if to == mountain => Refusal::CatapultAttacksMountain,
            Kind::Knight if to == mountain && near.has(to) => Refusal::KnightAttacksMountain,
            _ => Refusal::OutOfReach,
        }
    }

    fn why_no_guess(&self, gold: u16) -> Refusal {
        let named = self.fight().is_some_and(|fight| fight.named.contains(&gold));
        if named { Refusal::NamedAlready } else { Refusal::ImpossibleStake }
    }
}
