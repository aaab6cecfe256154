//! Steps: each one changes the state, then the rules go on until somebody decides or something is drawn.

mod answer;
mod deed;
mod effect;
mod moves;
mod round;
mod turn;

use engine::{Audience, Seat, SeatSet, Sink, Step, StepOf};

use crate::action::{Action, Chance, Event};
use crate::content::Pack;
use crate::legal::Position;
use crate::state::{Draw, Frame, Running, Secret, State, Table, Wait};

/// A state being played on.
pub(crate) struct Play<'a, S> {
    pack: &'a Pack,
    table: &'a mut Table,
    secret: &'a mut Secret,
    sink: &'a mut S,
}

impl State {
    pub(crate) fn play<'a, S: Sink<Event>>(&'a mut self, sink: &'a mut S) -> Play<'a, S> {
        Play { pack: &self.pack, table: &mut self.table, secret: &mut self.secret, sink }
    }

    /// Takes a legal step.
    pub(crate) fn take<S: Sink<Event>>(&mut self, step: StepOf<State>, sink: &mut S) {
        let mut play = self.play(sink);
        match step {
            Step::Act { seat, action } => play.act(seat, action),
            Step::Chance(outcome) => play.chance(outcome),
        }
        play.run();
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    fn act(&mut self, seat: Seat, action: Action) {
        let wait = core::mem::replace(&mut self.table.wait, Wait::Ready);
        match wait {
            Wait::Act => self.turn_action(seat, action),
            Wait::Limit => {
                if let Action::Discard { card } = action {
                    self.discard_from_hand(seat, card);
                }
            }
            Wait::Lay(_) => {
                if let Action::Discard { card } = action {
                    self.lay_for_union(seat, card);
                }
            }
            Wait::React(_) => self.reaction(seat, action),
            Wait::Answer(_) => self.answer(seat, action),
            Wait::Ready | Wait::Draw(_) | Wait::Over => self.table.wait = wait,
        }
    }

    fn chance(&mut self, outcome: Chance) {
        let Wait::Draw(draw) = self.table.wait else { return };
        self.table.wait = Wait::Ready;
        match (draw, outcome) {
            (Draw::First, Chance::First { seat }) => {
                self.table.turn = seat;
                self.tell(Event::Begins { seat });
            }
            (Draw::Inhabitant, Chance::Card { card }) => self.inhabitant_joins(card),
            (Draw::Affinity(seat), Chance::Affinity { affinity }) => {
                self.deal_affinity(seat, affinity);
            }
            (Draw::Steal { from, to }, Chance::Card { card }) => self.steal_card(from, to, card),
            (draw, Chance::Card { card }) => self.drawn(draw, card),
            (draw, Chance::First { .. } | Chance::Affinity { .. }) => {
                self.table.wait = Wait::Draw(draw);
            }
        }
    }

    /// Goes on until the table waits for somebody or for a draw.
    pub(crate) fn run(&mut self) {
        while self.table.wait == Wait::Ready {
            if self.table.end.is_some() {
                self.table.wait = Wait::Over;
            } else if let Some(winner) = self.table.round_winner {
                self.finish_round(winner);
            } else {
                match self.table.stack.last() {
                    None => self.between_actions(),
                    Some(Frame::Deed(deed)) => self.step_deed(*deed),
                    Some(Frame::Running(running)) => self.step_effect(*running),
                }
            }
        }
    }

    /// Whether the game or the round has just ended, so that nothing more of the turn happens (EPH-30).
    fn is_stopped(&self) -> bool {
        self.table.end.is_some() || self.table.round_winner.is_some()
    }

    fn position(&self) -> Position<'_> {
        Position { pack: self.pack, table: self.table, secret: self.secret }
    }

    /// The card whose effect is being applied; only called while there is one.
    fn running(&mut self) -> &mut Running {
        match self.table.stack.last_mut() {
            Some(Frame::Running(running)) => running,
            Some(Frame::Deed(_)) | None => unreachable!("an effect is being applied"),
        }
    }

    fn tell(&mut self, event: Event) {
        self.sink.tell(Audience::Everyone, event);
    }

    /// Tells `seats` what happened, and everybody else what they may know of it.
    fn tell_apart(&mut self, seats: SeatSet, secret: Event, public: Event) {
        self.sink.tell(Audience::Only(seats), secret);
        self.sink.tell(Audience::AllBut(seats), public);
    }
}
