//! Taking a step: one private function per action, in the files of `apply/`.

mod attack;
mod preliminary;
mod season;
mod seating;

use engine::{Audience, Seat, SeatSet, Sink, Step};

use crate::action::{Action, Chance, Event};
use crate::board::{Kind, Province, ProvinceSet};
use crate::setup::Rides;
use crate::state::{Phase, State};

impl State {
    pub(crate) fn take<S: Sink<Event>>(&mut self, step: Step<Action, Chance>, sink: &mut S) {
        match step {
            Step::Chance(Chance::First { seat }) => self.draw_first(seat, sink),
            Step::Chance(Chance::Draw { ability }) => self.draw_ability(ability, sink),
            Step::Act { seat, action } => {
                self.act(seat, action, sink);
                // EPX-A53, where the table asks for it.
                if self.has_to_give_up() {
                    self.give_up(sink);
                }
            }
        }
    }

    /// What an action does, whoever may still win after it.
    pub(crate) fn act<S: Sink<Event>>(&mut self, seat: Seat, action: Action, sink: &mut S) {
        match action {
            Action::Recruit { kind, province } => self.recruit(seat, kind, province, sink),
            Action::Bid { ability, gold, marker } => self.bid(seat, ability, gold, marker, sink),
            Action::Pass => self.pass(seat, sink),
            Action::Offer { gold } => self.offer(seat, gold, sink),
            Action::Appoint { seat: first } => self.appoint(seat, first, sink),
            Action::Choose { cards } => self.choose(seat, cards, sink),
            Action::Keep => self.reveal(seat, sink),
            Action::Exchange { out, into } => self.exchange(seat, out, into, sink),
            Action::Play { card } => self.begin_card(seat, card, sink),
            Action::Move { kind, from, to } => self.move_unit(seat, kind, from, to, sink),
            Action::Attack { kind, from, to } => self.attack(seat, kind, from, to, sink),
            Action::Done => self.end_card(seat, sink),
            Action::Stake { gold } => self.stake(seat, gold, sink),
            Action::Withdraw => self.withdraw(seat, sink),
            Action::Spy => self.spy(seat, sink),
            Action::Guess { gold } => self.guess(seat, gold, sink),
            Action::TakeCastle { castle } => self.take_castle(seat, castle, sink),
            Action::TakeColour { colour } => self.take_colour(seat, colour, sink),
        }
    }

    fn recruit<S: Sink<Event>>(&mut self, seat: Seat, kind: Kind, at: Province, sink: &mut S) {
        let cost = self.open.powers[seat.index()].cost[kind.index()];
        self.open.gold[seat.index()] -= u16::from(cost);
        self.open.units[seat.index()][kind.index()].insert(at);
        tell(sink, Event::Recruited { seat, kind, province: at, cost });
        match self.open.phase {
            Phase::Preliminary => self.next_preliminary(sink),
            // EPX-A43: one soldier, before anything else.
            Phase::March => self.open.march.begun = true,
            _ => {}
        }
    }

    fn move_unit<S: Sink<Event>>(
        &mut self,
        seat: Seat,
        kind: Kind,
        from: Province,
        to: Province,
        sink: &mut S,
    ) {
        let units = &mut self.open.units[seat.index()][kind.index()];
        units.remove(from);
        units.insert(to);
        let march = &mut self.open.march;
        march.begun = true;
        let ride = core::mem::take(&mut march.ride);
        let was_riding = march.rider.take() == Some(from);
        match kind {
            // EPX-A25: one that withdrew is finished by its move.
            Kind::Soldier if march.halted.has(from) => {
                march.halted.remove(from);
                march.spent.insert(to);
            }
            Kind::Soldier => march.moved.insert(to),
            Kind::Knight if self.rules.readings.rides == Rides::Free => march.ride_on(from, to),
            Kind::Knight => {
                march.tired.remove(from);
                march.tired.insert(to);
                // EPX-A19: by single provinces it goes on, but not in circles.
                let is_single = self.rules.board.neighbours(from).has(to);
                if self.rules.readings.rides == Rides::On && is_single {
                    let before = if was_riding { ride } else { ProvinceSet::only(from) };
                    march.ride = before.or(ProvinceSet::only(to));
                    march.rider = Some(to);
                }
            }
            Kind::Camp | Kind::Catapult => march.hauled.insert(to),
        }
        tell(sink, Event::Moved { seat, kind, from, to });
    }
}

/// Tells everybody.
fn tell<S: Sink<Event>>(sink: &mut S, event: Event) {
    sink.tell(Audience::Everyone, event);
}

/// Tells the owner of a secret what it is, and everybody else that there is one.
fn tell_apart<S: Sink<Event>>(sink: &mut S, owner: Seat, secret: Event, public: Event) {
    sink.tell(Audience::Only(SeatSet::only(owner)), secret);
    sink.tell(Audience::AllBut(SeatSet::only(owner)), public);
}
