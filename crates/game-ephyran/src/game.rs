//! The contract, fulfilled by calls into the other files.

use alloc::vec::Vec;

use engine::{Game, Outcome, Privacy, Seat, Sink, Step, StepOf, Turn, Viewer};
use rand_core::Rng;

use crate::action::{Action, Chance, Event};
use crate::city::N_AREAS;
use crate::content::Power;
use crate::refusal::Refusal;
use crate::setup::{N_DEALT, Setup};
use crate::state::{Phase, State};
use crate::view::View;

/// The most steps a turn takes: taking a token asks three others, then there are the action, the token, its place,
/// the choice of a source and a card. An exchange with the hand asks as many where anybody's shield stops it, and two
/// cards are taken after it.
const MAX_STEPS_PER_TURN: usize = 8;

impl State {
    /// How many turns a game can take at most (EYR-A25): each takes a card from the pile, uses up a Support or adds
    /// an area, and then the last round is played out.
    pub fn max_turns(&self) -> usize {
        let n_seats = self.board.n_seats();
        let n_draws = self.pack.n_cards() - N_DEALT * n_seats;
        let n_added = N_AREAS * n_seats + self.pack.n_supports(Power::Destroy);
        n_draws + self.pack.n_support_cards() + n_added + n_seats
    }
}

impl Game for State {
    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const ID: &'static str = "ephyran";

    fn start(setup: &Setup) -> State {
        State::new(setup)
    }

    fn n_seats(&self) -> usize {
        self.board.n_seats()
    }

    fn max_steps(&self) -> usize {
        let n_before = 1 + self.board.n_seats() + self.board.n_to_deal();
        n_before + MAX_STEPS_PER_TURN * self.max_turns()
    }

    fn turn(&self) -> Turn {
        self.board.turn()
    }

    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        self.list_actions(seat, actions);
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_action(seat, *action)
    }

    /// Whether somebody defends himself is asked of a hand; cities and the discard pile lie open.
    fn privacy(&self, _: Seat) -> Privacy {
        match self.board.phase {
            Phase::Answer { .. } => Privacy::Window,
            Phase::Act | Phase::ActAgain | Phase::Keep => Privacy::Hand,
            Phase::Gods { .. }
            | Phase::FirstPlayer
            | Phase::Deal { .. }
            | Phase::Refill { .. }
            | Phase::Draw { .. }
            | Phase::Look { .. }
            | Phase::TakeToken
            | Phase::Source { .. }
            | Phase::PlaceToken { .. }
            | Phase::Lose { .. }
            | Phase::Over => Privacy::Public,
        }
    }

    fn chance_total(&self) -> u32 {
        self.n_tickets()
    }

    fn chance_at(&self, ticket: u32) -> Chance {
        self.outcome_of(ticket)
    }

    fn apply_unchecked<S: Sink<Event>>(&mut self, step: StepOf<State>, sink: &mut S) {
        match step {
            Step::Act { seat, action } => self.act(seat, action, sink),
            Step::Chance(drawn) => self.take(drawn, sink),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.look(viewer)
    }

    fn determinize<R: Rng>(view: &View, rng: &mut R) -> State {
        State::deal_unseen(view, rng)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }
}
