//! The course of a round: set-up, turns, the Plot's turns, the steps at the end of each.

use engine::{Seat, Sink};

use super::Play;
use super::moves::Drawing;
use crate::action::{Event, Party};
use crate::card::{Card, CardSet};
use crate::content::Trigger;
use crate::setup::{Mode, Uses};
use crate::state::{Deed, Draw, End, Frame, Stage, Wait};

impl<S: Sink<Event>> Play<'_, S> {
    /// Nothing is being resolved: goes on to what comes next in the set-up or in the turn.
    pub(super) fn between_actions(&mut self) {
        match self.table.stage {
            Stage::First => self.table.stage = Stage::Inhabitants,
            Stage::Inhabitants => self.gather_inhabitants(),
            Stage::Affinities => self.deal_affinities(),
            Stage::Opening => {
                if !self.fill_crossroads() {
                    let (round, first) = (self.table.round, self.table.turn);
                    self.tell(Event::RoundBegan { round, first });
                    self.begin_turn(first);
                }
            }
            Stage::Action => self.next_action(),
            Stage::Limit => self.check_hand_limit(),
            Stage::Refill => {
                if !self.fill_crossroads() {
                    self.pass_the_turn();
                }
            }
        }
    }

    fn gather_inhabitants(&mut self) {
        let inhabitants = (self.table.roster.cards - CardSet::PERSONALITIES).len();
        let wanted = self.pack.quick_inhabitants().len();
        let mixed = self.table.mode == Mode::Campaign { mixed_inhabitants: true };
        if mixed && inhabitants < wanted {
            self.table.wait = Wait::Draw(Draw::Inhabitant);
        } else {
            self.set_up_round();
        }
    }

    fn deal_affinities(&mut self) {
        let without = |seat: &Seat| !self.table.has_affinity[seat.index()];
        match self.table.seats().find(without) {
            Some(seat) if !self.table.is_solo() => {
                self.table.wait = Wait::Draw(Draw::Affinity(seat));
            }
            _ => self.table.stage = Stage::Opening,
        }
    }

    /// Turns one more card up if the crossroads is short and there is one (EPH-57, EPH-75).
    pub(super) fn fill_crossroads(&mut self) -> bool {
        let short = self.table.crossroads.len() < usize::from(self.pack.printed.numbers.crossroads);
        short && self.draw_card(Draw::Crossroads) == Drawing::Going
    }

    fn begin_turn(&mut self, seat: Seat) {
        if self.table.turn_number >= self.table.turn_limit {
            // EPH-A56: the table's limit ends a game that nobody wins.
            self.table.end = Some(End::Unfinished);
            self.tell(Event::Unfinished);
            return;
        }
        self.table.turn = seat;
        self.table.turn_number += 1;
        self.table.actions_left = 1;
        self.table.corruptions = 0;
        self.begin_either_turn();
    }

    /// What a turn of a player and one of the Plot have in common.
    fn begin_either_turn(&mut self) {
        self.table.used = CardSet::EMPTY;
        self.table.replayed = CardSet::EMPTY;
        self.table.stage = Stage::Action;
    }

    fn next_action(&mut self) {
        if self.table.actions_left == 0 {
            self.table.stage = Stage::Limit;
            return;
        }
        if self.table.readings.uses == Uses::OnceAnAction {
            self.table.used = CardSet::EMPTY;
        }
        if self.table.is_plots_turn {
            self.table.actions_left = 0;
            self.plot_acts();
        } else if self.position().can_act(self.table.turn) {
            self.table.wait = Wait::Act;
        } else {
            // EPH-A11.
            self.table.actions_left = 0;
            self.tell(Event::NoAction { seat: self.table.turn });
        }
    }

    fn check_hand_limit(&mut self) {
        let hand = self.table.hand_sizes[self.table.turn.index()];
        if hand > self.pack.printed.numbers.hand_limit {
            self.table.wait = Wait::Limit;
        } else {
            self.table.stage = Stage::Refill;
        }
    }

    fn pass_the_turn(&mut self) {
        if !self.table.is_solo() {
            self.begin_turn(self.table.next_seat());
            return;
        }
        if !self.table.is_plots_turn {
            // EPH-110, EPH-A49: one turn, and one more for every corruption.
            self.table.plot_turns = 1 + self.table.corruptions;
            self.table.is_plots_turn = true;
        }
        if self.table.plot_turns == 0 {
            self.table.is_plots_turn = false;
            self.begin_turn(self.table.turn);
        } else {
            self.table.plot_turns -= 1;
            self.table.actions_left = 1;
            self.begin_either_turn();
        }
    }

    /// The Plot takes the right-most Dignitary, or else discards the right-most personality.
    fn plot_acts(&mut self) {
        let is_dignitary = |card: &Card| self.pack.dignitaries.contains(*card);
        let dignitary = self.table.crossroads.iter().rev().find(is_dignitary);
        let right_most = self.table.crossroads.iter().rev().find(|card| card.is_personality());
        let (trigger, card) = match (dignitary, right_most) {
            (Some(card), _) => (Trigger::RecruitOpen, card),
            (None, Some(card)) => (Trigger::Debate, card),
            (None, None) => return,
        };
        let party = Party::Plot;
        self.tell(match trigger {
            Trigger::RecruitOpen => Event::Recruits { party, card, paid: 0 },
            _ => Event::Debates { party, card },
        });
        self.table.stack.push(Frame::Deed(Deed::new(trigger, party, Some(card), 0)));
    }
}
