//! What one viewer knows, and deals that look the same to her.

use alloc::vec::Vec;

use engine::{BySeat, Game, Seat, Viewer, below};
use rand_core::Rng;
use serde::Serialize;

use crate::action::Action;
use crate::lanterns::Lanterns;
use crate::state::{N_NIGHTS, Open, State};

/// What one viewer knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub(crate) viewer: Viewer,
    /// The number of the night; 0 before the first.
    pub night: u8,
    /// How many fireflies are there to be caught; 0 by day.
    pub swarm: u8,
    /// How many of them stayed from nights before.
    pub lingering: u8,
    /// The swarms to come.
    pub to_come: Vec<u8>,
    /// Lanterns that burnt out.
    pub burnt: Lanterns,
    /// How many lanterns are left to draw.
    pub deck: u32,
    /// The viewer's own lanterns.
    pub hand: Lanterns,
    /// What the viewer chose tonight.
    pub chosen: Option<Action>,
    /// What is public about each player.
    pub seats: Vec<Player>,
    #[serde(skip)]
    pub(crate) is_over: bool,
}

/// What is public about a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Player {
    /// How many fireflies she caught.
    pub caught: u8,
    /// How many lanterns she holds.
    pub lanterns: u32,
    /// What she showed last night.
    pub showed: Option<Action>,
    /// Whether she has chosen tonight.
    pub has_chosen: bool,
    /// How many lanterns she is to draw.
    #[serde(skip)]
    pub(crate) owed: u8,
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let open = &state.open;
    let own = match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => usize::MAX,
    };
    let player = |n: usize| Player {
        caught: open.caught[n],
        lanterns: state.hands[n].count(),
        showed: open.last[n],
        has_chosen: state.choices[n].is_some(),
        owed: open.owed[n],
    };
    View {
        viewer,
        night: N_NIGHTS - open.to_come().count() as u8,
        swarm: open.swarm,
        lingering: open.lingering,
        to_come: open.to_come().collect(),
        burnt: open.burnt,
        deck: state.deck.count(),
        hand: state.hands.get(own).copied().unwrap_or_default(),
        chosen: state.choices.get(own).copied().flatten(),
        seats: (0..state.n_seats()).map(player).collect(),
        is_over: state.outcome().is_some(),
    }
}

pub(crate) fn determinize<R: Rng>(view: &View, rng: &mut R) -> State {
    let mut deck = Lanterns::ALL;
    view.burnt.iter().chain(view.hand.iter()).for_each(|lantern| deck.take(lantern));
    let mut hand = |seat: Seat| {
        if view.viewer.is(seat) {
            return view.hand;
        }
        let mut hand = Lanterns::default();
        for _ in 0..view.seats[seat.index()].lanterns {
            let lantern = deck.nth(below(rng, deck.count()));
            deck.take(lantern);
            hand.add(lantern);
        }
        hand
    };
    let seats = || Seat::all(view.seats.len());
    let hands: BySeat<Lanterns> = seats().map(&mut hand).collect();
    let mut choice = |seat: Seat| match view.seats[seat.index()].has_chosen {
        false => None,
        true if view.viewer.is(seat) => view.chosen,
        true => Some(any_choice(hands[seat.index()], rng)),
    };
    let choices = seats().map(&mut choice).collect();
    let came = view.to_come.iter().fold(u8::MAX << 1, |came, size| came & !(1 << size));
    let open = Open {
        came,
        swarm: view.swarm,
        lingering: view.lingering,
        owed: view.seats.iter().map(|player| player.owed).collect(),
        burnt: view.burnt,
        caught: view.seats.iter().map(|player| player.caught).collect(),
        last: view.seats.iter().map(|player| player.showed).collect(),
    };
    State { hands, choices, deck, open }
}

/// Darkness or any lantern of a hand.
fn any_choice<R: Rng>(hand: Lanterns, rng: &mut R) -> Action {
    match below(rng, hand.count() + 1).checked_sub(1) {
        None => Action::Dark,
        Some(n) => Action::Show { lantern: hand.nth(n) },
    }
}
