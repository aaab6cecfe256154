//! What one viewer knows, and deals that look the same to her.

use alloc::vec::Vec;

use engine::{BySeat, Game, Seat, Turn, Viewer, below};
use rand_core::Rng;
use serde::Serialize;

use crate::cards::Cards;
use crate::state::{Open, State};

/// What one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub(crate) viewer: Viewer,
    /// Cards of the rounds before.
    pub spent: Cards,
    /// How many cards nobody holds.
    pub deck: u32,
    /// The viewer's own cards.
    pub hand: Cards,
    /// What is public about each player.
    pub seats: Vec<Player>,
    #[serde(skip)]
    pub(crate) is_dealt: bool,
    #[serde(skip)]
    pub(crate) is_over: bool,
}

/// What is public about a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Player {
    /// Rounds she took.
    pub points: u8,
    /// How many cards she holds.
    pub cards: u32,
    /// What she has played in this round.
    pub played: Option<u8>,
    /// Whether it is her turn.
    pub to_play: bool,
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let open = &state.open;
    let own = match viewer {
        Viewer::Seat(seat) => state.hands.get(seat.index()).copied(),
        Viewer::Spectator => None,
    };
    let player = |seat: Seat| Player {
        points: open.points[seat.index()],
        cards: state.hands[seat.index()].len(),
        played: open.played[seat.index()],
        to_play: open.next == seat,
    };
    View {
        viewer,
        spent: open.spent,
        deck: state.deck.len(),
        hand: own.unwrap_or_default(),
        seats: Seat::all(state.n_seats()).map(player).collect(),
        is_dealt: open.is_dealt,
        is_over: state.turn() == Turn::Over,
    }
}

pub(crate) fn determinize<R: Rng>(view: &View, rng: &mut R) -> State {
    let mut deck = Cards::ALL;
    let played = view.seats.iter().filter_map(|player| player.played);
    view.spent.iter().chain(view.hand.iter()).chain(played).for_each(|card| deck.take(card));
    let mut hand = |seat: Seat| {
        if view.viewer.is(seat) {
            return view.hand;
        }
        let mut hand = Cards::default();
        for _ in 0..view.seats[seat.index()].cards {
            let card = deck.nth(below(rng, deck.len()));
            deck.take(card);
            hand.add(card);
        }
        hand
    };
    let seats = || Seat::all(view.seats.len());
    let hands: BySeat<Cards> = seats().map(&mut hand).collect();
    let next = seats().find(|seat| view.seats[seat.index()].to_play);
    let open = Open {
        is_dealt: view.is_dealt,
        next: next.expect("it is always somebody's turn"),
        played: view.seats.iter().map(|player| player.played).collect(),
        spent: view.spent,
        points: view.seats.iter().map(|player| player.points).collect(),
    };
    State { hands, deck, open }
}
