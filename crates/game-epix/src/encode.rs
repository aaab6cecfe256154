//! What a seat sees and may do as numbers: `epix-v1`. Abilities are written by what they do, so that another pack's fit.

use engine::encode::{Family, Round, Sheet, Slice};
use engine::{Encode, Layout, Pen, Seat, Viewer};

use crate::action::{Action, Defence};
use crate::board::{Kind, N_KINDS, N_PROVINCES, Province, ProvinceSet};
use crate::powers::Powers;
use crate::setup::{LastSeat, Rides, Rules};
use crate::state::{
    Bid, Fight, MAX_GUESSES, MAX_OFFERED, MAX_SEATS, N_SEASONS, Open, Phase, State,
};
use crate::view::{Own, View};

/// What a viewer may know.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    viewer: Viewer,
    rules: &'a Rules,
    open: &'a Open,
    own: Own,
}

/// Amounts of gold have numbers from 0 to one less than this; whoever has more goes without the rest.
const N_AMOUNTS: usize = 128;
/// Bids have numbers by how much they raise: by 1 to so much.
const N_RAISES: usize = 32;
/// The most gold a cell tells.
const MOST_GOLD: i16 = 255;
/// The numbers of [`Powers`], then its flags.
const N_POWERS: usize = 14 + 9;
/// Kinds that move or attack: all but the camp.
const N_MOVERS: usize = 3;
const N_PHASES: usize = 15;

const FAMILIES: [Family; 16] = Family::in_order([
    Family::new("recruit", &[N_KINDS, N_PROVINCES], "kind, province"),
    Family::new(
        "bid",
        &[MAX_OFFERED, N_KINDS, N_RAISES],
        "ability in the order in which they are offered; kind of the marker; by how much more than the least bid",
    ),
    Family::new("pass", &[], ""),
    Family::new("offer", &[N_AMOUNTS], "gold"),
    Family::new("appoint", &[MAX_SEATS], "seat, the viewer first"),
    Family::new(
        "choose",
        &[6],
        "recruit, tax, march; recruit and tax, recruit and march, tax and march",
    ),
    Family::new("keep", &[], ""),
    Family::new("exchange", &[3, 3], "card taken back, card laid down: recruit, tax, march"),
    Family::new("play", &[3], "recruit, tax, march"),
    Family::new(
        "march",
        &[N_MOVERS, N_PROVINCES, N_PROVINCES],
        "soldier, knight or catapult; from; to: a move, or an attack where somebody else is",
    ),
    Family::new("done", &[], ""),
    Family::new("stake", &[N_AMOUNTS], "gold"),
    Family::new("withdraw_or_spy", &[2], "withdraw, spy"),
    Family::new("guess", &[N_AMOUNTS], "gold"),
    Family::new("take_castle", &[N_PROVINCES], "province"),
    Family::new("take_colour", &[4], "red, blue, green, yellow"),
]);

const SLICES: &[Slice] = &[
    Slice::flags(
        "phase",
        &[N_PHASES],
        "lot, castles, colours, draw, preliminary, auction, appoint, choose, exchange, order, recruit, march, stake, guess, over",
    ),
    Slice::flags("season", &[4], "spring, summer, autumn, winter"),
    Slice::counts(
        "rules",
        &[8],
        4,
        "seats, advanced, least stake, castles count, spring auction, the last must win alone, knights go on, the withdrawn may move",
    ),
    Slice::flags("land", &[N_PROVINCES], "province: whether it is on the map"),
    Slice::counts("rich", &[N_PROVINCES], 9, "province: the gold it gives"),
    Slice::flags("castle", &[MAX_SEATS, N_PROVINCES], "seat, the viewer first; province"),
    Slice::flags("turn", &[3, MAX_SEATS], "awaited, first player, actor; seat, the viewer first"),
    Slice::counts("gold", &[MAX_SEATS], MOST_GOLD, "seat, the viewer first"),
    Slice::flags(
        "units",
        &[MAX_SEATS, N_KINDS, N_PROVINCES],
        "seat, the viewer first; kind; province",
    ),
    Slice::counts(
        "reserve",
        &[MAX_SEATS, N_KINDS],
        15,
        "seat, the viewer first; kind: units neither on the board nor on an ability",
    ),
    Slice::counts("powers", &[MAX_SEATS, N_POWERS], 15, POWERS),
    Slice::flags(
        "status",
        &[MAX_SEATS, 5],
        "seat, the viewer first; passed, to seal, cards face down, exchanged, spies used",
    ),
    Slice::flags("shown", &[MAX_SEATS, 3], "seat, the viewer first; action card turned up"),
    Slice::flags("pending", &[3], "action card still to be played"),
    Slice::counts(
        "offered",
        &[MAX_OFFERED, N_POWERS],
        15,
        "ability; what it would change of a seat without abilities, as in powers",
    )
    .down_to(-15),
    Slice::flags("bidder", &[MAX_OFFERED, MAX_SEATS], "ability; seat, the viewer first"),
    Slice::counts("bid", &[MAX_OFFERED, 2], MOST_GOLD, "ability; gold, kind of the marker from 1"),
    Slice::flags("fresh", &[N_PROVINCES], "province: a catapult converted this season"),
    Slice::flags(
        "march",
        &[8, N_PROVINCES],
        "soldiers moved, finished, withdrawn; knights moved, the one that rides on, its ride; catapults hauled, soldiers that entered a province; province",
    ),
    Slice::flags("begun", &[1], "whether the march has begun"),
    Slice::flags("fight_at", &[2, N_PROVINCES], "from, to; province"),
    Slice::flags("fight_unit", &[N_KINDS], "kind that attacks"),
    Slice::flags("fight_against", &[N_KINDS + 1], "kind that defends, garrison"),
    Slice::flags("fight_defender", &[MAX_SEATS], "seat, the viewer first"),
    Slice::counts(
        "fight_guesses",
        &[1 + MAX_GUESSES],
        MOST_GOLD,
        "how many amounts may be named; those named, and 1",
    ),
    Slice::flags(
        "fight_known",
        &[3],
        "the stake is even, it is odd, a duel of this attack was won",
    ),
    Slice::counts(
        "last_auction",
        &[MAX_SEATS],
        MOST_GOLD,
        "seat, the viewer first; the stake opened, and 1",
    ),
    Slice::counts(
        "last_duel",
        &[1 + MAX_GUESSES],
        MOST_GOLD,
        "the stake opened, and 1; the amounts named, and 1",
    ),
    Slice::flags("conqueror", &[MAX_SEATS], "seat, the viewer first"),
    Slice::counts(
        "own_gold",
        &[2],
        MOST_GOLD,
        "the viewer's sealed stake in the auction, and 1; in the duel, and 1",
    ),
    Slice::flags("own_cards", &[3], "the viewer's action card face down"),
];

const POWERS: &str = "seat, the viewer first; cost of soldier, knight, camp, catapult; tax, gold from a camp, from a season, from a rich province, from the mountain; \
     steps of a soldier, range of a catapult, plunder, amounts named for the castle, for camps; levy, assault, mountain knights, haul, sap, refund, burn camps, spies, exchange";

impl Encode for State {
    type Seen<'a> = Seen<'a>;

    const LAYOUT: Layout = Layout { id: "epix-v1", slices: SLICES, families: &FAMILIES };

    fn seen(&self, viewer: Viewer) -> Seen<'_> {
        Seen { viewer, rules: &self.rules, open: &self.open, own: self.own_of(viewer) }
    }

    fn seen_in(view: &View) -> Seen<'_> {
        Seen { viewer: view.viewer, rules: &view.rules, open: &view.open, own: view.own }
    }

    fn observe<S: Sheet + ?Sized>(seen: &Seen<'_>, pen: &mut Pen<'_, S>) {
        let round = Round::from(seen.viewer, seen.rules.n_seats);
        pen.one_of(N_PHASES, seen.open.phase as usize);
        pen.one_of(usize::from(N_SEASONS), usize::from(seen.open.season));
        seen.terms(pen);
        seen.turn(round, pen);
        seen.players(pen);
        seen.offers(round, pen);
        seen.march(pen);
        seen.fight(round, pen);
        seen.past(round, pen);
        pen.count(and_one(seen.own.offer), MOST_GOLD);
        pen.count(and_one(seen.own.stake), MOST_GOLD);
        pen.bits(3, seen.own.cards.bits());
    }

    fn number(seen: &Seen<'_>, action: &Action) -> Option<u32> {
        let [
            recruit,
            bid,
            pass,
            offer,
            appoint,
            choose,
            keep,
            exchange,
            play,
            march,
            done,
            stake,
            other,
            guess,
            take_castle,
            take_colour,
        ] = &FAMILIES;
        match *action {
            Action::Recruit { kind, province } => recruit.at([kind.index(), province.index()]),
            Action::Bid { ability, gold, marker } => {
                let slot = seen.open.offered.iter().position(|offer| offer.ability == ability)?;
                let lying = seen.open.offered[slot].bid.map_or(0, |bid| bid.gold);
                bid.at([
                    slot,
                    marker.index(),
                    usize::from(gold).checked_sub(usize::from(lying) + 1)?,
                ])
            }
            Action::Pass => pass.at([]),
            Action::Offer { gold } => offer.at([usize::from(gold)]),
            Action::Appoint { seat } => appoint.at([seen.round().place(seat)]),
            Action::Choose { cards } => choose.at([match cards.bits() {
                0b001 => 0,
                0b010 => 1,
                0b100 => 2,
                0b011 => 3,
                0b101 => 4,
                _ => 5,
            }]),
            Action::Keep => keep.at([]),
            Action::Exchange { out, into } => exchange.at([out as usize, into as usize]),
            Action::Play { card } => play.at([card as usize]),
            Action::Move { kind, from, to } | Action::Attack { kind, from, to } => {
                march.at([mover(kind)?, from.index(), to.index()])
            }
            Action::Done => done.at([]),
            Action::Stake { gold } => stake.at([usize::from(gold)]),
            Action::Withdraw => other.at([0]),
            Action::Spy => other.at([1]),
            Action::Guess { gold } => guess.at([usize::from(gold)]),
            Action::TakeCastle { castle } => take_castle.at([castle.index()]),
            Action::TakeColour { colour } => take_colour.at([colour as usize]),
        }
    }
}

/// The place of a kind among those that move or attack.
fn mover(kind: Kind) -> Option<usize> {
    match kind {
        Kind::Soldier => Some(0),
        Kind::Knight => Some(1),
        Kind::Catapult => Some(2),
        Kind::Camp => None,
    }
}

/// An amount and 1, so that 0 says that there is none.
fn and_one(gold: Option<u16>) -> i32 {
    gold.map_or(0, |gold| i32::from(gold) + 1)
}

fn set<S: Sheet + ?Sized>(pen: &mut Pen<'_, S>, provinces: ProvinceSet) {
    pen.bits(N_PROVINCES, provinces.bits());
}

fn place<S: Sheet + ?Sized>(pen: &mut Pen<'_, S>, province: Option<Province>) {
    pen.one_of(N_PROVINCES, province.map(Province::index));
}

impl Powers {
    fn cells(&self) -> [u8; N_POWERS] {
        let [soldier, knight, camp, catapult] = self.cost;
        let flag = u8::from;
        [
            soldier,
            knight,
            camp,
            catapult,
            self.tax,
            self.camp_gold,
            self.season_gold,
            self.rich_gold,
            self.mountain_gold,
            self.soldier_steps,
            self.catapult_range,
            self.plunder,
            self.castle_guesses,
            self.camp_guesses,
            flag(self.levy),
            flag(self.assault),
            flag(self.mountain_knights),
            flag(self.haul),
            flag(self.sap),
            flag(self.refund),
            flag(self.burn_camps),
            flag(self.spies),
            flag(self.exchange),
        ]
    }
}

impl Seen<'_> {
    fn round(&self) -> Round {
        Round::from(self.viewer, self.rules.n_seats)
    }

    fn terms<S: Sheet + ?Sized>(&self, pen: &mut Pen<'_, S>) {
        let (rules, readings) = (self.rules, &self.rules.readings);
        pen.count(rules.n_seats as i32, 4);
        pen.flag(rules.advanced);
        pen.count(rules.min_stake, 4);
        pen.flag(rules.castles_count);
        pen.flag(readings.spring_auction);
        pen.flag(readings.last_seat == LastSeat::Sole);
        pen.flag(readings.rides != Rides::Once);
        pen.flag(readings.withdrawn_move);
        set(pen, rules.board.all);
        for index in 0..N_PROVINCES {
            pen.count(Province::at(index).map_or(0, |at| rules.board.gold(at)), 9);
        }
    }

    fn turn<S: Sheet + ?Sized>(&self, round: Round, pen: &mut Pen<'_, S>) {
        for seat in round.seats() {
            place(pen, self.rules.board.claimed_castle(seat));
        }
        pen.skip((MAX_SEATS - self.rules.n_seats) * N_PROVINCES);
        pen.bits(MAX_SEATS, round.bits(self.open.turn().awaited()));
        pen.one_of(MAX_SEATS, round.place(self.open.first));
        pen.one_of(MAX_SEATS, round.place(self.open.actor));
    }

    /// Writes `each` for every seat of the round, and leaves `n` cells for each seat that nobody has.
    fn by_seat<S: Sheet + ?Sized>(
        &self,
        pen: &mut Pen<'_, S>,
        n: usize,
        mut each: impl FnMut(Seat, &mut Pen<'_, S>),
    ) {
        self.round().seats().for_each(|seat| each(seat, pen));
        pen.skip((MAX_SEATS - self.rules.n_seats) * n);
    }

    fn players<S: Sheet + ?Sized>(&self, pen: &mut Pen<'_, S>) {
        let open = self.open;
        self.by_seat(pen, 1, |seat, pen| pen.count(open.gold[seat.index()], MOST_GOLD));
        self.by_seat(pen, N_KINDS * N_PROVINCES, |seat, pen| {
            for units in &open.units[seat.index()] {
                set(pen, *units);
            }
        });
        self.by_seat(pen, N_KINDS, |seat, pen| {
            for kind in &Kind::ALL {
                pen.count(open.reserve(self.rules, seat, *kind), 15);
            }
        });
        self.by_seat(pen, N_POWERS, |seat, pen| {
            for cell in &open.powers[seat.index()].cells() {
                pen.count(*cell, 15);
            }
        });
        self.by_seat(pen, 5, |seat, pen| {
            pen.flag(open.passed.contains(seat));
            pen.flag(open.unsealed.contains(seat));
            pen.flag(open.face_down.contains(seat));
            pen.flag(open.exchanged.contains(seat));
            pen.flag(open.spied.contains(seat));
        });
        self.by_seat(pen, 3, |seat, pen| pen.bits(3, open.shown[seat.index()].bits()));
        pen.bits(3, open.pending.bits());
    }

    fn offers<S: Sheet + ?Sized>(&self, round: Round, pen: &mut Pen<'_, S>) {
        let offered = &self.open.offered;
        let free = MAX_OFFERED - offered.len();
        let plain = self.rules.plain.cells();
        for offer in offered {
            let mut powers = self.rules.plain;
            let ability = &self.rules.pack.abilities[offer.ability.index()];
            for effect in &ability.effects {
                powers.add(*effect);
            }
            for (cell, plain) in powers.cells().iter().zip(plain) {
                pen.number(i32::from(*cell) - i32::from(plain), -15, 15);
            }
        }
        pen.skip(free * N_POWERS);
        let bids = || offered.iter().map(|offer| offer.bid);
        bids().for_each(|bid| pen.one_of(MAX_SEATS, bid.map(|bid| round.place(bid.seat))));
        pen.skip(free * MAX_SEATS);
        for bid in bids() {
            let Bid { gold, marker, .. } =
                bid.unwrap_or(Bid { seat: Seat::new(0), gold: 0, marker: Kind::Soldier });
            pen.count(gold, MOST_GOLD);
            pen.count(if bid.is_some() { marker as i32 + 1 } else { 0 }, 4);
        }
        pen.skip(free * 2);
    }

    fn march<S: Sheet + ?Sized>(&self, pen: &mut Pen<'_, S>) {
        let march = &self.open.march;
        set(pen, self.open.fresh);
        for units in [march.moved, march.spent, march.halted, march.tired] {
            set(pen, units);
        }
        place(pen, march.rider);
        for units in [march.ride, march.hauled, march.entered] {
            set(pen, units);
        }
        pen.flag(march.begun);
    }

    fn fight<S: Sheet + ?Sized>(&self, round: Round, pen: &mut Pen<'_, S>) {
        let fight = self.open.fight.as_ref();
        place(pen, fight.map(|fight| fight.from));
        place(pen, fight.map(|fight| fight.to));
        pen.one_of(N_KINDS, fight.map(|fight| fight.kind.index()));
        pen.one_of(
            N_KINDS + 1,
            fight.map(|fight| match fight.against {
                Defence::Unit(kind) => kind.index(),
                Defence::Garrison => N_KINDS,
            }),
        );
        pen.one_of(MAX_SEATS, fight.map(|fight| round.place(fight.defender)));
        pen.count(fight.map_or(0, |fight| fight.n_guesses), MOST_GOLD);
        named(pen, fight.map_or(&[], |fight| &fight.named));
        let is = |odd: bool| fight.is_some_and(|fight: &Fight| fight.odd == Some(odd));
        for flag in [is(false), is(true), fight.is_some_and(|fight| fight.winning)] {
            pen.flag(flag);
        }
    }

    fn past<S: Sheet + ?Sized>(&self, round: Round, pen: &mut Pen<'_, S>) {
        let open = self.open;
        self.by_seat(pen, 1, |seat, pen| {
            pen.count(and_one(open.auction.map(|offers| offers[seat.index()])), MOST_GOLD);
        });
        let duel = open.last_duel.as_ref();
        pen.count(and_one(duel.map(|duel| duel.stake)), MOST_GOLD);
        named(pen, duel.map_or(&[], |duel| &duel.named));
        pen.one_of(MAX_SEATS, open.conqueror.map(|seat| round.place(seat)));
    }
}

fn named<S: Sheet + ?Sized>(pen: &mut Pen<'_, S>, amounts: &[u16]) {
    for n in 0..MAX_GUESSES {
        pen.count(and_one(amounts.get(n).copied()), MOST_GOLD);
    }
}

const _: () = assert!(Phase::Over as usize + 1 == N_PHASES, "every phase has a cell");
