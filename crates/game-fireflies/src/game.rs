//! The rules: dusk, the choice, the light.

use alloc::vec::Vec;

use engine::{
    Audience, BySeat, Game, Outcome, Refusal, Seat, SeatSet, Sink, Step, StepOf, Turn, Viewer,
};
use rand_core::Rng;

use crate::action::{Action, Chance, Event};
use crate::lanterns::{BRIGHTEST, Lanterns};
use crate::setup::Setup;
use crate::state::{HAND, N_NIGHTS, Open, State};
use crate::view::{self, View};

/// A lantern that the player does not hold cannot be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotHeld {
    /// Which.
    pub lantern: u8,
}

impl Refusal for NotHeld {
    fn rule(&self) -> &'static str {
        "FLY-5"
    }
}

impl Game for State {
    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Refusal = NotHeld;

    const ID: &'static str = "fireflies";

    fn start(&Setup { n_seats }: &Setup) -> State {
        let (owed, caught, last) = (each(n_seats, HAND), each(n_seats, 0), each(n_seats, None));
        let burnt = Lanterns::default();
        let open = Open { came: 0, swarm: 0, lingering: 0, owed, burnt, caught, last };
        let hands = each(n_seats, Lanterns::default());
        State { hands, choices: each(n_seats, None), deck: Lanterns::ALL, open }
    }

    fn n_seats(&self) -> usize {
        self.hands.len()
    }

    fn max_steps(&self) -> usize {
        // Every lantern dealt, and seven nights with a swarm and everybody's choice.
        Lanterns::ALL.count() as usize + usize::from(N_NIGHTS) * (1 + self.n_seats())
    }

    fn turn(&self) -> Turn {
        if self.open.swarm > 0 {
            Turn::Decide(self.undecided())
        } else if self.drawer().is_some() || self.open.to_come().next().is_some() {
            Turn::Chance
        } else {
            Turn::Over
        }
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.turn().awaited().contains(seat) {
            let hand = self.hands[seat.index()];
            let shown = (1..=BRIGHTEST).filter(|lantern| hand.contains(*lantern));
            actions.push(Action::Dark);
            actions.extend(shown.map(|lantern| Action::Show { lantern }));
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), NotHeld> {
        match *action {
            Action::Show { lantern } if !self.hands[seat.index()].contains(lantern) => {
                Err(NotHeld { lantern })
            }
            Action::Dark | Action::Show { .. } => Ok(()),
        }
    }

    fn chance_total(&self) -> u32 {
        match self.drawer() {
            Some(_) => self.deck.count(),
            None => self.open.to_come().count() as u32,
        }
    }

    fn chance_at(&self, ticket: u32) -> Chance {
        match self.drawer() {
            Some(_) => Chance::Deal { lantern: self.deck.nth(ticket) },
            None => {
                let size = self.open.to_come().nth(ticket as usize);
                Chance::Swarm { size: size.expect("a ticket is below the total") }
            }
        }
    }

    fn apply_unchecked<S: Sink<Event>>(&mut self, step: StepOf<State>, sink: &mut S) {
        match step {
            Step::Chance(Chance::Deal { lantern }) => self.deal(lantern, sink),
            Step::Chance(Chance::Swarm { size }) => self.dusk(size, sink),
            Step::Act { seat, action } => self.choose(seat, action, sink),
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
        let scores: BySeat<i32> = self.open.caught.iter().map(|n| i32::from(*n)).collect();
        let most = scores.iter().copied().max().unwrap_or(0);
        let winners = Seat::all(self.n_seats()).filter(|seat| scores[seat.index()] == most);
        Some(Outcome::shared_by(winners.collect(), scores))
    }
}

fn each<T: Clone>(n_seats: usize, value: T) -> BySeat<T> {
    Seat::all(n_seats).map(|_| value.clone()).collect()
}

impl State {
    fn deal<S: Sink<Event>>(&mut self, lantern: u8, sink: &mut S) {
        let Some(seat) = self.drawer() else { return };
        self.deck.take(lantern);
        self.hands[seat.index()].add(lantern);
        self.open.owed[seat.index()] -= 1;
        tell_apart(seat, sink, |told| Event::Drew { seat, lantern: told.then_some(lantern) });
    }

    fn dusk<S: Sink<Event>>(&mut self, size: u8, sink: &mut S) {
        self.open.came |= 1 << size;
        self.open.swarm = size + self.open.lingering;
        // FLY-10: where the deck is empty, nobody is owed anything any more.
        self.open.owed.iter_mut().for_each(|owed| *owed = 0);
        sink.tell(Audience::Everyone, Event::Came { size: self.open.swarm });
    }

    fn choose<S: Sink<Event>>(&mut self, seat: Seat, action: Action, sink: &mut S) {
        self.choices[seat.index()] = Some(action);
        tell_apart(seat, sink, |told| Event::Chose { seat, action: told.then_some(action) });
        // FLY-6: the last choice brings all to light.
        if self.undecided().is_empty() {
            self.light(sink);
        }
    }

    fn light<S: Sink<Event>>(&mut self, sink: &mut S) {
        for seat in Seat::all(self.n_seats()) {
            let Some(action) = self.choices[seat.index()] else { continue };
            if let Action::Show { lantern } = action {
                self.hands[seat.index()].take(lantern);
                self.open.burnt.add(lantern);
                self.open.owed[seat.index()] = 1;
            }
            sink.tell(Audience::Everyone, Event::Showed { seat, action });
        }
        self.hand_out(sink);
        self.open.last.clone_from(&self.choices);
        self.choices.iter_mut().for_each(|choice| *choice = None);
        self.open.swarm = 0;
    }

    /// FLY-7 to FLY-9: who catches what.
    fn hand_out<S: Sink<Event>>(&mut self, sink: &mut S) {
        let mut lanterns = (1..=BRIGHTEST).rev().map(|lantern| Action::Show { lantern });
        let size = self.open.swarm;
        match lanterns.find_map(|action| self.alone_with(action)) {
            Some(seat) => {
                self.open.caught[seat.index()] += size;
                self.open.lingering = 0;
                sink.tell(Audience::Everyone, Event::Caught { seat, size });
            }
            None => {
                self.open.lingering = size;
                sink.tell(Audience::Everyone, Event::Lingered { size });
            }
        }
        if let Some(seat) = self.alone_with(Action::Dark) {
            self.open.caught[seat.index()] += 1;
            sink.tell(Audience::Everyone, Event::Strayed { seat });
        }
    }

    /// The only seat that chose this.
    fn alone_with(&self, action: Action) -> Option<Seat> {
        let has = |seat: &Seat| self.choices[seat.index()] == Some(action);
        let mut seats = Seat::all(self.n_seats()).filter(has);
        seats.next().filter(|_| seats.next().is_none())
    }
}

/// Tells its owner what the others only see happen.
fn tell_apart<S: Sink<Event>>(seat: Seat, sink: &mut S, event: impl Fn(bool) -> Event) {
    let owner = SeatSet::only(seat);
    sink.tell(Audience::Only(owner), event(true));
    sink.tell(Audience::AllBut(owner), event(false));
}
