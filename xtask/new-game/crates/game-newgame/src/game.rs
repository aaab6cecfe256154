//! The rules: the deal, the turns, the rounds.

use alloc::vec::Vec;

use engine::{
    Audience, BySeat, Game, Outcome, Privacy, Refusal, Seat, SeatSet, Sink, Step, StepOf, Turn,
    Viewer,
};
use rand_core::Rng;

use crate::action::{Chance, Event, Play};
use crate::cards::Cards;
use crate::setup::Setup;
use crate::state::{HAND, Open, State};
use crate::view::{self, View};

/// A card that the player does not hold cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotHeld {
    /// Which.
    pub card: u8,
}

impl Refusal for NotHeld {
    fn rule(&self) -> &'static str {
        "NEWG-4"
    }
}

impl Game for State {
    type Setup = Setup;
    type Action = Play;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Refusal = NotHeld;

    const ID: &'static str = "newgame";

    fn start(&Setup { n_seats }: &Setup) -> State {
        let open = Open {
            is_dealt: false,
            next: Seat::new(0),
            played: each(n_seats, None),
            spent: Cards::default(),
            points: each(n_seats, 0),
        };
        State { hands: each(n_seats, Cards::default()), deck: Cards::ALL, open }
    }

    fn n_seats(&self) -> usize {
        self.hands.len()
    }

    fn max_steps(&self) -> usize {
        // Every card of every hand is dealt and played.
        2 * HAND as usize * self.n_seats()
    }

    fn turn(&self) -> Turn {
        if self.drawer().is_some() {
            Turn::Chance
        } else if self.hands.iter().all(|hand| hand.is_empty()) {
            Turn::Over
        } else {
            Turn::Decide(SeatSet::only(self.open.next))
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Play>) {
        actions.clear();
        if self.turn().awaited().contains(seat) {
            actions.extend(self.hands[seat.index()].iter().map(|card| Play { card }));
        }
    }

    fn check(&self, seat: Seat, &Play { card }: &Play) -> Result<(), NotHeld> {
        if self.hands[seat.index()].contains(card) { Ok(()) } else { Err(NotHeld { card }) }
    }

    /// What may be played depends on the hidden hand.
    fn privacy(&self, _: Seat) -> Privacy {
        Privacy::Hand
    }

    fn chance_total(&self) -> u32 {
        self.deck.len()
    }

    fn chance_at(&self, ticket: u32) -> Chance {
        Chance { card: self.deck.nth(ticket) }
    }

    fn apply_unchecked<S: Sink<Event>>(&mut self, step: StepOf<State>, sink: &mut S) {
        match step {
            Step::Chance(Chance { card }) => self.deal(card, sink),
            Step::Act { seat, action: Play { card } } => self.play(seat, card, sink),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn determinize<R: Rng>(view: &View, rng: &mut R) -> State {
        view::determinize(view, rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.turn() != Turn::Over {
            return None;
        }
        let scores: BySeat<i32> = self.open.points.iter().map(|n| i32::from(*n)).collect();
        let most = scores.iter().copied().max().unwrap_or(0);
        let winners = Seat::all(self.n_seats()).filter(|seat| scores[seat.index()] == most);
        Some(Outcome::shared_by(winners.collect(), scores))
    }
}

fn each<T: Clone>(n_seats: usize, value: T) -> BySeat<T> {
    Seat::all(n_seats).map(|_| value.clone()).collect()
}

impl State {
    fn deal<S: Sink<Event>>(&mut self, card: u8, sink: &mut S) {
        let Some(seat) = self.drawer() else { return };
        self.deck.take(card);
        self.hands[seat.index()].add(card);
        self.open.is_dealt = self.hands.iter().all(|hand| hand.len() == HAND);
        let owner = SeatSet::only(seat);
        sink.tell(Audience::Only(owner), Event::Dealt { seat, card: Some(card) });
        sink.tell(Audience::AllBut(owner), Event::Dealt { seat, card: None });
    }

    fn play<S: Sink<Event>>(&mut self, seat: Seat, card: u8, sink: &mut S) {
        self.hands[seat.index()].take(card);
        self.open.played[seat.index()] = Some(card);
        self.open.next = seat.next(self.n_seats());
        sink.tell(Audience::Everyone, Event::Played { seat, card });
        if self.open.played.iter().all(Option::is_some) {
            self.end_round(sink);
        }
    }

    /// NEWG-5: the highest card takes the round, and its owner leads the next.
    fn end_round<S: Sink<Event>>(&mut self, sink: &mut S) {
        let highest = |seat: &Seat| self.open.played[seat.index()];
        let Some(seat) = Seat::all(self.n_seats()).max_by_key(highest) else { return };
        self.open.points[seat.index()] += 1;
        self.open.next = seat;
        for played in &mut self.open.played {
            played.take().into_iter().for_each(|card| self.open.spent.add(card));
        }
        sink.tell(Audience::Everyone, Event::Took { seat });
    }
}
