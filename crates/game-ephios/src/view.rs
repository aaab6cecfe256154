//! What a viewer could have written down, and full states that it allows.

mod deal;

use alloc::sync::Arc;
use alloc::vec::Vec;

use engine::{Seat, Viewer};
use rand_core::Rng;
use serde::{Serialize, Serializer};

use crate::card::{Alliance, AllianceSet, Card, CardSet, Pile};
use crate::content::{Effect, Pack};
use crate::knowledge::{ASIDE, Known, MAX_PLAYERS, N_AFFINITY_PLACES, N_PLACES, PUBLIC, Place};
use crate::state::{State, Table};

/// Everything a viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    #[serde(skip)]
    pub(crate) pack: Arc<Pack>,
    /// Who looks.
    pub viewer: Viewer,
    /// What everybody sees.
    pub table: Table,
    /// The viewer's hand.
    pub hand: CardSet,
    /// The viewer's unplayed affinity.
    pub affinity: Option<Alliance>,
    /// The cards from the deck that the viewer is looking at, in the order they came.
    pub looked: Pile,
    /// The cards put back on the deck, the top one last, as far as the viewer knows them.
    pub put_back: Vec<Option<Card>>,
    /// Where the viewer knows that hidden cards can be.
    pub cards: Whereabouts,
    /// The same for what everybody knows.
    pub public_cards: Whereabouts,
    /// Where the viewer knows that affinities can be.
    pub affinities: AffinityWhereabouts,
    /// The same for what everybody knows.
    pub public_affinities: AffinityWhereabouts,
}

/// What a union would bring the viewer, part by part, before anybody answers it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// What the alliance brings.
    pub base: u8,
    /// What the affinity adds (EPH-66, EPH-67).
    pub affinity: u8,
    /// What the helpers add or cost.
    pub helpers: i16,
}

impl Prospect {
    /// All of it; never less than nothing (EPH-A19).
    pub fn gain(self) -> u8 {
        (i16::from(self.base) + i16::from(self.affinity) + self.helpers).max(0) as u8
    }
}

/// For each hidden place, the characters that may be there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Whereabouts(pub(crate) Known<N_PLACES>);

/// For each seat and for those set aside, the affinities that may be there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AffinityWhereabouts(pub(crate) Known<N_AFFINITY_PLACES>);

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let State { pack, table, secret } = state;
        let (me, knows) = match viewer {
            Viewer::Seat(seat) => (Some(seat), seat.index()),
            Viewer::Spectator => (None, PUBLIC),
        };
        let put_back = secret.top.iter().enumerate().map(|(n, card)| {
            let knowers = table.put_back.knowers(n);
            (knowers & (1 << knows) != 0).then_some(card)
        });
        View {
            pack: pack.clone(),
            viewer,
            table: *table,
            hand: me.map_or(CardSet::EMPTY, |seat| secret.hands[seat.index()]),
            affinity: me.and_then(|seat| secret.affinities[seat.index()]),
            looked: if sees_looked(table, me) { secret.looked } else { Pile::EMPTY },
            put_back: put_back.collect(),
            cards: Whereabouts(secret.cards_known[knows]),
            public_cards: Whereabouts(secret.cards_known[PUBLIC]),
            affinities: AffinityWhereabouts(secret.affinities_known[knows]),
            public_affinities: AffinityWhereabouts(secret.affinities_known[PUBLIC]),
        }
    }

    /// The pack that the cards come from.
    pub fn pack(&self) -> &Pack {
        &self.pack
    }

    /// The seat of the viewer.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The members of `alliance` in the viewer's hand.
    pub fn members(&self, alliance: Alliance) -> CardSet {
        self.hand & self.pack.members[alliance.index()]
    }

    /// Those of `cards` that can stand in for a missing member.
    pub fn substitutes(&self, cards: CardSet) -> CardSet {
        let stands_in = |card: &Card| {
            self.pack.program(*card, false).has(|effect| *effect == Effect::Substitute)
        };
        cards.into_iter().filter(stands_in).collect()
    }

    /// What the viewer's unplayed affinity would add to a union with these helpers, if it fits.
    pub fn affinity_bonus(&self, alliance: Alliance, helpers: CardSet) -> Option<u8> {
        let affinity = self.affinity.filter(|_| !self.table.is_solo())?;
        let bars =
            |card: Card| self.pack.program(card, false).has(|effect| *effect == Effect::NoAffinity);
        if helpers.into_iter().any(bars) {
            return None;
        }
        let numbers = &self.pack.printed.numbers;
        if affinity == alliance {
            return Some(numbers.affinity_match);
        }
        // EPH-A18: a substitute counts only as what it stands for.
        let counted = self.members(affinity) - self.substitutes(helpers);
        (!counted.is_empty()).then_some(numbers.affinity_side)
    }

    /// What a union would bring the viewer.
    pub fn prospect(&self, alliance: Alliance, affinity: bool, helpers: CardSet) -> Prospect {
        let is_solo = self.table.is_solo();
        let base = if is_solo {
            self.pack.printed.solo.union_gain
        } else {
            self.pack.alliance(alliance).gain
        };
        let bonus = affinity.then(|| self.affinity_bonus(alliance, helpers)).flatten();
        let modifiers = helpers.into_iter().flat_map(|card| {
            let program = self.pack.program(card, is_solo);
            program.instructions.iter().map(|instruction| match instruction.effect {
                Effect::UnionGain(by) => i16::from(by),
                _ => 0,
            })
        });
        Prospect { base, affinity: bonus.unwrap_or(0), helpers: modifiers.sum() }
    }

    /// A full state that looks like this to the viewer.
    pub(crate) fn deal<R: Rng>(&self, rng: &mut R) -> State {
        State { pack: self.pack.clone(), table: self.table, secret: deal::secret(self, rng) }
    }
}

/// Whether the player at `seat`, or a spectator, sees the cards that are being looked at.
pub(crate) fn sees_looked(table: &Table, seat: Option<Seat>) -> bool {
    let is_user = |seat| table.running().is_some_and(|running| running.user == seat);
    table.looked_open || seat.is_some_and(is_user)
}

impl Whereabouts {
    /// The cards that may be in `place`.
    pub fn may_be_in(&self, place: Place) -> CardSet {
        CardSet::from_bits(self.0.0[place.index()])
    }

    /// The cards that are in `place` for certain.
    pub fn surely_in(&self, place: Place) -> CardSet {
        let elsewhere = (0..N_PLACES).filter(|n| *n != place.index());
        let others = elsewhere.fold(0, |cards, n| cards | self.0.0[n]);
        CardSet::from_bits(self.0.0[place.index()] & !others)
    }
}

impl AffinityWhereabouts {
    /// The affinities that the player at `seat` may have.
    pub fn may_be_at(&self, seat: Seat) -> AllianceSet {
        AllianceSet::from_bits(self.0.0[seat.index()] as u16)
    }

    /// The affinities that may be set aside.
    pub fn may_be_aside(&self) -> AllianceSet {
        AllianceSet::from_bits(self.0.0[ASIDE] as u16)
    }
}

/// What a program reads: the cards that may be in each place.
#[derive(Serialize)]
struct Listed {
    deck: CardSet,
    discard: CardSet,
    looked: CardSet,
    hands: [CardSet; MAX_PLAYERS],
}

impl Serialize for Whereabouts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let listed = Listed {
            deck: self.may_be_in(Place::Deck),
            discard: self.may_be_in(Place::Discard),
            looked: self.may_be_in(Place::Looked),
            hands: core::array::from_fn(|n| self.may_be_in(Place::Hand(Seat::new(n)))),
        };
        listed.serialize(serializer)
    }
}

/// What a program reads: the affinities that may be in each place.
#[derive(Serialize)]
struct ListedAffinities {
    seats: [AllianceSet; MAX_PLAYERS],
    aside: AllianceSet,
}

impl Serialize for AffinityWhereabouts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let listed = ListedAffinities {
            seats: core::array::from_fn(|n| self.may_be_at(Seat::new(n))),
            aside: self.may_be_aside(),
        };
        listed.serialize(serializer)
    }
}
