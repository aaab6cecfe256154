//! What one viewer knows, and full states that fit it.

use alloc::sync::Arc;
use alloc::vec::Vec;

use engine::{Seat, Viewer, below};
use rand_core::Rng;
use serde::{Serialize, Serializer};

use crate::action::{CardSet, Colour, Defence};
use crate::board::{Kind, Province, ProvinceSet};
use crate::field::Field;
use crate::setup::Rules;
use crate::state::{Open, Opened, Phase, Sealed, State, WINTER};

/// What one viewer knows: what everybody can see, and what is the viewer's own.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What never changes during the game.
    pub rules: Arc<Rules>,
    /// What everybody can see.
    pub open: Open,
    /// What only the viewer knows.
    pub own: Own,
}

/// What only the viewer knows.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Own {
    /// The stake in a running auction.
    pub offer: Option<u16>,
    /// The cards face down.
    pub cards: CardSet,
    /// The stake in a running duel.
    pub stake: Option<u16>,
}

impl View {
    /// The board as it is now.
    pub fn field(&self) -> Field<'_> {
        Field::of(&self.rules, &self.open)
    }
}

impl State {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let own = self.own_of(viewer);
        View { viewer, rules: self.rules.clone(), open: self.open.clone(), own }
    }

    /// What only `viewer` knows.
    pub(crate) fn own_of(&self, viewer: Viewer) -> Own {
        match viewer {
            Viewer::Seat(seat) => self.own(seat),
            Viewer::Spectator => Own::default(),
        }
    }

    fn own(&self, seat: Seat) -> Own {
        let Open { phase, unsealed, face_down, actor, .. } = &self.open;
        let has_offered = *phase == Phase::Auction && !unsealed.contains(seat);
        let has_staked = *phase == Phase::Guess && *actor == seat;
        let cards = self.sealed.cards[seat.index()];
        Own {
            offer: has_offered.then_some(self.sealed.offers[seat.index()]),
            cards: if face_down.contains(seat) { cards } else { CardSet::EMPTY },
            stake: has_staked.then_some(self.sealed.stake),
        }
    }

    /// A state the viewer cannot tell from the true one: everything sealed by others is sealed anew, each possible
    /// choice equally likely.
    pub(crate) fn dealt<R: Rng>(view: &View, rng: &mut R) -> Self {
        let View { viewer, rules, open, own } = view;
        let mut state =
            Self { rules: rules.clone(), open: open.clone(), sealed: Sealed::default() };
        for seat in Seat::all(rules.n_seats) {
            let mine = viewer.is(seat);
            if open.phase == Phase::Auction && !open.unsealed.contains(seat) {
                let gold = u32::from(open.gold[seat.index()]);
                let other = || below(rng, gold + 1) as u16;
                state.sealed.offers[seat.index()] =
                    own.offer.filter(|_| mine).unwrap_or_else(other);
            }
            if open.face_down.contains(seat) {
                let choices = if open.season == WINTER { CardSet::PAIRS } else { CardSet::SINGLES };
                state.sealed.cards[seat.index()] =
                    if mine { own.cards } else { choices[below(rng, 3) as usize] };
            }
        }
        if open.phase == Phase::Guess {
            state.sealed.stake = own.stake.unwrap_or_else(|| state.any_stake(rng));
        }
        state
    }

    /// Any stake the attacker can have hidden, as far as is public.
    fn any_stake<R: Rng>(&self, rng: &mut R) -> u16 {
        let Some(fight) = self.fight() else { return 0 };
        let amounts = self.rules.min_stake..=self.gold(self.open.actor);
        let possible = amounts.filter(|gold| self.is_possible_stake(fight, *gold));
        let n_possible = possible.clone().count() as u32;
        let mut possible = possible.skip(below(rng, n_possible.max(1)) as usize);
        possible.next().unwrap_or(self.rules.min_stake)
    }
}

/// A view as programs read it.
#[derive(Serialize)]
struct Shown<'a> {
    viewer: Viewer,
    map: &'a str,
    season: &'a str,
    phase: Phase,
    awaited: engine::SeatSet,
    first_player: Seat,
    actor: Seat,
    min_stake: u16,
    players: Vec<Player<'a>>,
    board: Vec<Occupied>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    offered: Vec<OnOffer<'a>>,
    pending_cards: CardSet,
    #[serde(skip_serializing_if = "Option::is_none")]
    march: Option<Marching>,
    #[serde(skip_serializing_if = "Option::is_none")]
    duel: Option<Duelling<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_auction: Option<&'a [u16]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_duel: Option<LastDuel<'a>>,
    own: Own,
    #[serde(skip_serializing_if = "Option::is_none")]
    conqueror: Option<Seat>,
}

#[derive(Serialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own in the JSON")]
struct Player<'a> {
    seat: Seat,
    /// None before it is chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    castle: Option<Province>,
    #[serde(skip_serializing_if = "Option::is_none")]
    colour: Option<Colour>,
    gold: u16,
    provinces: u8,
    reserve: Counts,
    abilities: Vec<&'a str>,
    passed: bool,
    sealed: bool,
    cards_shown: CardSet,
    exchanged: bool,
    spies_used: bool,
}

#[derive(Serialize)]
struct Counts {
    soldier: u8,
    knight: u8,
    camp: u8,
    catapult: u8,
}

#[derive(Serialize)]
struct Occupied {
    province: Province,
    seat: Seat,
    units: Vec<Kind>,
    catapult_waits: bool,
}

#[derive(Serialize)]
struct OnOffer<'a> {
    number: u8,
    id: &'a str,
    bid: Option<OnCard>,
}

#[derive(Serialize)]
struct OnCard {
    seat: Seat,
    gold: u16,
    marker: Kind,
}

#[derive(Serialize)]
struct Marching {
    soldiers_moved: ProvinceSet,
    soldiers_finished: ProvinceSet,
    /// Soldiers that withdrew and may still move, but not attack.
    #[serde(skip_serializing_if = "is_nowhere")]
    soldiers_halted: ProvinceSet,
    knights_waiting: ProvinceSet,
    catapults_hauled: ProvinceSet,
    begun: bool,
}

#[derive(Serialize)]
struct Duelling<'a> {
    unit: Kind,
    from: Province,
    to: Province,
    attacker: Seat,
    defender: Seat,
    against: Defence,
    guesses: u8,
    named: &'a [u16],
    odd: Option<bool>,
    may_withdraw: bool,
}

#[derive(Serialize)]
struct LastDuel<'a> {
    stake: u16,
    named: &'a [u16],
}

impl<'a> LastDuel<'a> {
    fn of(duel: &'a Opened) -> Self {
        Self { stake: duel.stake, named: &duel.named }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the shape that serde asks for")]
fn is_nowhere(set: &ProvinceSet) -> bool {
    set.is_empty()
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (rules, open) = (&self.rules, &self.open);
        let seats = Seat::all(rules.n_seats);
        Shown {
            viewer: self.viewer,
            map: &rules.map().id,
            season: &rules.pack.seasons[usize::from(open.season)].id,
            phase: open.phase,
            awaited: open.turn().awaited(),
            first_player: open.first,
            actor: open.actor,
            min_stake: rules.min_stake,
            players: seats.map(|seat| self.player(seat)).collect(),
            board: self.occupied(),
            offered: self.on_offer(),
            pending_cards: open.pending,
            march: (open.phase == Phase::March || open.fight.is_some()).then(|| self.marching()),
            duel: self.duelling(),
            last_auction: open.auction.as_ref().map(|offers| &offers[..rules.n_seats]),
            last_duel: open.last_duel.as_ref().map(LastDuel::of),
            own: self.own,
            conqueror: open.conqueror,
        }
        .serialize(serializer)
    }
}

impl View {
    fn player(&self, seat: Seat) -> Player<'_> {
        let (rules, open) = (&self.rules, &self.open);
        let reserve = |kind| open.reserve(rules, seat, kind);
        let has_offered = open.phase == Phase::Auction && !open.unsealed.contains(seat);
        Player {
            seat,
            castle: rules.board.claimed_castle(seat),
            colour: rules.colours_chosen.then_some(open.colours[seat.index()]),
            gold: open.gold[seat.index()],
            provinces: self.field().n_provinces(seat),
            reserve: Counts {
                soldier: reserve(Kind::Soldier),
                knight: reserve(Kind::Knight),
                camp: reserve(Kind::Camp),
                catapult: reserve(Kind::Catapult),
            },
            abilities: self
                .abilities(seat)
                .map(|idx| rules.pack.abilities[idx].id.as_str())
                .collect(),
            passed: open.passed.contains(seat),
            sealed: has_offered || open.face_down.contains(seat),
            cards_shown: open.shown[seat.index()],
            exchanged: open.exchanged.contains(seat),
            spies_used: open.spied.contains(seat),
        }
    }

    /// The places in the pack of a seat's abilities.
    pub fn abilities(&self, seat: Seat) -> impl Iterator<Item = usize> {
        let owned = self.open.abilities[seat.index()];
        (0..32).filter(move |idx| owned & 1 << idx != 0)
    }

    /// The kinds of unit a seat has in a province.
    pub fn units_at(&self, seat: Seat, province: Province) -> impl Iterator<Item = Kind> {
        let units = self.open.units[seat.index()];
        Kind::ALL.into_iter().filter(move |kind| units[kind.index()].has(province))
    }

    fn occupied(&self) -> Vec<Occupied> {
        let mut list = Vec::new();
        for seat in Seat::all(self.rules.n_seats) {
            list.extend(self.open.held(seat).iter().map(|province| Occupied {
                province,
                seat,
                units: self.units_at(seat, province).collect(),
                catapult_waits: self.open.fresh.has(province),
            }));
        }
        list
    }

    fn on_offer(&self) -> Vec<OnOffer<'_>> {
        let offered = self.open.offered.iter().map(|offered| OnOffer {
            number: offered.ability.0 + 1,
            id: &self.rules.pack.abilities[offered.ability.index()].id,
            bid: offered.bid.map(|bid| OnCard {
                seat: bid.seat,
                gold: bid.gold,
                marker: bid.marker,
            }),
        });
        offered.collect()
    }

    fn marching(&self) -> Marching {
        let march = self.open.march;
        Marching {
            soldiers_moved: march.moved,
            soldiers_finished: march.spent,
            soldiers_halted: march.halted,
            knights_waiting: march
                .tired
                .without(march.rider.map_or(ProvinceSet::EMPTY, ProvinceSet::only)),
            catapults_hauled: march.hauled,
            begun: march.begun,
        }
    }

    fn duelling(&self) -> Option<Duelling<'_>> {
        self.open.fight.as_ref().map(|fight| Duelling {
            unit: fight.kind,
            from: fight.from,
            to: fight.to,
            attacker: self.open.actor,
            defender: fight.defender,
            against: fight.against,
            guesses: fight.n_guesses,
            named: &fight.named,
            odd: fight.odd,
            may_withdraw: fight.winning,
        })
    }
}
