//! Where a viewer knows the hidden cards can be.
//!
//! Every hidden place (the deck, a hand, …) has a set of the cards that may be there as far as the viewer
//! can tell. A card seen on its way is in one set only; a card that moved unseen is in the set of where it
//! came from and of where it went. Nothing here depends on more than the viewer has been shown, so the same
//! sets come out of every deal that looks the same to her.

use engine::Seat;

/// The most players, and so hands.
pub const MAX_PLAYERS: usize = 4;

/// Everybody who can look: the seats, then the spectators.
pub const N_VIEWERS: usize = MAX_PLAYERS + 1;

/// The spectators' place among the viewers: what they know, everybody knows.
pub const PUBLIC: usize = MAX_PLAYERS;

/// Every viewer, as bits.
pub const EVERYBODY: u8 = (1 << N_VIEWERS) - 1;

/// Where characters can be hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In the deck.
    Deck,
    /// In the discard: laid open, but a card may have been taken out unseen.
    Discard,
    /// Before the eyes of the player who looks at the top of the deck.
    Looked,
    /// In a hand.
    Hand(Seat),
}

/// How many [`Place`]s there are.
pub const N_PLACES: usize = 3 + MAX_PLAYERS;

impl Place {
    /// Its place among the places.
    pub const fn index(self) -> usize {
        match self {
            Place::Deck => 0,
            Place::Discard => 1,
            Place::Looked => 2,
            Place::Hand(seat) => 3 + seat.index(),
        }
    }
}

/// The place of the affinities set aside; those of the seats come before.
pub const ASIDE: usize = MAX_PLAYERS;

/// How many places an affinity can be in.
pub const N_AFFINITY_PLACES: usize = MAX_PLAYERS + 1;

/// What may be in each of `N` places, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Known<const N: usize>(pub [u64; N]);

impl<const N: usize> Known<N> {
    /// Nothing is hidden.
    pub const NOTHING: Known<N> = Known([0; N]);

    /// `items` lie open now.
    pub fn publish(&mut self, items: u64) {
        self.0.iter_mut().for_each(|may| *may &= !items);
    }

    /// `items` are in `place`, for certain.
    pub fn locate(&mut self, items: u64, place: usize) {
        self.publish(items);
        self.0[place] |= items;
    }

    /// One of the `among` that may be in `from` went to `to`, unseen.
    pub fn unseen(&mut self, from: usize, to: usize, among: u64) {
        let may = self.0[from] & among;
        if may.is_power_of_two() {
            self.locate(may, to);
        } else {
            self.0[to] |= may;
        }
    }

    /// Exactly `items` are in `place`: it was looked through.
    pub fn learn(&mut self, items: u64, place: usize) {
        self.0[place] = 0;
        self.locate(items, place);
    }

    /// Nothing is left in `place`.
    pub fn emptied(&mut self, place: usize) {
        self.0[place] = 0;
    }

    /// One item each may have gone from `one` to `other` and back.
    pub fn mixed(&mut self, one: usize, other: usize) {
        let both = self.0[one] | self.0[other];
        self.0[one] = both;
        self.0[other] = both;
    }
}
