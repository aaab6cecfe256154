//! What one viewer could have written down, and dealing the rest anew.

use alloc::sync::Arc;
use alloc::vec::Vec;

use engine::{Seat, SeatSet, Viewer, below};
use rand_core::Rng;
use serde::Serialize;

use crate::content::Pack;
use crate::state::{Cards, Hand, MAX_PLAYERS, Shown, State, Table, cards_shown};

/// What one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    #[serde(skip)]
    pub(crate) pack: Arc<Pack>,
    /// Who looks.
    pub viewer: Viewer,
    /// Whom the table waits for.
    pub awaited: SeatSet,
    /// What everybody sees.
    pub table: Table,
    /// What the viewer knows of each player's cards.
    pub hands: Vec<SeenHand>,
    /// The cards that the viewer showed to single players, or was shown alone.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shown: Vec<Shown>,
}

/// What a viewer knows of a player's hand and draw pile.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct SeenHand {
    /// The hand itself, for its owner, or for everybody when hands are open.
    pub cards: Option<Cards>,
    /// How many cards are in the hand.
    pub n_cards: u8,
    /// What is in hand and draw pile together: everything else of the deck lies face up.
    pub hand_and_pile: Cards,
}

impl View {
    /// The content the game is played with.
    pub fn pack(&self) -> &Pack {
        &self.pack
    }

    /// The viewer's own seat, if that is one of those who play.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) if seat.index() < self.hands.len() => Some(seat),
            Viewer::Seat(_) | Viewer::Spectator => None,
        }
    }

    /// Contamination cards that everybody can tell to be in a player's hand (ERY-A47).
    pub fn certain_contamination(&self, seat: Seat) -> u8 {
        let seen = &self.hands[seat.index()];
        let known = self.table.player(seat).known;
        known.certain_contamination(seen.n_cards, seen.hand_and_pile)
    }

    /// What the viewer alone was shown of a player's hand (ERY-31).
    pub fn shown_by(&self, owner: Seat) -> Cards {
        self.seat().map_or(Cards::EMPTY, |me| cards_shown(&self.shown, owner, me))
    }

    /// What an attack of a player on the dome costs where it is paid in any mix (ERY-A5).
    pub fn mixed_price(&self, seat: Seat, reduction: u8) -> Option<u8> {
        self.table.mixed_price(&self.pack, seat, reduction)
    }

    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        View {
            pack: state.pack.clone(),
            viewer,
            awaited: state.turn_now().awaited(),
            table: state.table.clone(),
            shown: (state.shown.iter().copied())
                .filter(|shown| viewer.is(shown.owner) || viewer.is(shown.to))
                .collect(),
            hands: state.table.seats().map(|seat| SeenHand::of(state, viewer, seat)).collect(),
        }
    }

    /// A state that the viewer cannot tell from the true one.
    pub(crate) fn deal<R: Rng>(&self, rng: &mut R) -> State {
        let mut hands = [Hand::default(); MAX_PLAYERS];
        for (n, seen) in self.hands.iter().enumerate() {
            let cards = seen.cards.unwrap_or_else(|| {
                let known = self.table.players[n].known;
                deal_hand(known.with(self.shown_by(Seat::new(n))), seen, rng)
            });
            hands[n] = Hand { cards, pile: seen.hand_and_pile.without(cards) };
        }
        State {
            pack: self.pack.clone(),
            table: self.table.clone(),
            hands,
            shown: self.shown.clone(),
        }
    }
}

impl SeenHand {
    /// What `viewer` knows of the hand and the draw pile of `seat`.
    pub(crate) fn of(state: &State, viewer: Viewer, seat: Seat) -> SeenHand {
        let Hand { cards, pile } = state.hands[seat.index()];
        let visible = viewer.is(seat) || state.hands_are_open();
        SeenHand {
            cards: visible.then_some(cards),
            n_cards: cards.len(),
            hand_and_pile: cards.with(pile),
        }
    }
}

/// A hand with the known cards and others from those that may be in it.
fn deal_hand<R: Rng>(known: Cards, seen: &SeenHand, rng: &mut R) -> Cards {
    let mut hand = known;
    let mut pool = seen.hand_and_pile.without(known);
    while hand.len() < seen.n_cards {
        let ticket = below(rng, pool.len().into());
        match pool.actions.nth(ticket) {
            Some(card) => {
                pool.actions.remove(card);
                hand.actions.add(card);
            }
            None => {
                pool.contamination -= 1;
                hand.contamination += 1;
            }
        }
    }
    hand
}
