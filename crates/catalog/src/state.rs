//! A position without its game's types and without a history, for programs that search and learn: actions are numbers.

use std::any::Any;

use bots::{Player, Question};
use engine::{Encode, Hints, Outcome, Seat, Silent, Step, Turn, Viewer, repeatable};

/// A position, whatever its types.
pub trait AnyState: Send + Sync {
    /// The game's id.
    fn game(&self) -> &'static str;

    /// How many seats play.
    fn n_seats(&self) -> usize;

    /// A bound on the steps of any game from here on.
    fn max_steps(&self) -> usize;

    /// What the position waits for.
    fn turn(&self) -> Turn;

    /// Writes the numbers of what `seat` may do into `numbers`: nothing unless it is awaited.
    fn numbers(&self, seat: Seat, numbers: &mut Vec<u32>);

    /// The notation of what `seat` may do under this number.
    fn notation(&self, seat: Seat, number: u32) -> Option<String>;

    /// Takes the action with this number, and says whether it was legal: if not, nothing has changed.
    fn act(&mut self, seat: Seat, number: u32) -> bool;

    /// The number of what `player` would do in `seat`, which is told what the seat knows. `None` when it is not awaited.
    fn advice(&self, seat: Seat, player: Player, seed: u64) -> Option<u32>;

    /// What may be drawn now, with weights.
    fn outcomes(&self) -> Vec<(String, u32)>;

    /// Takes the outcome at this place of [`outcomes`](AnyState::outcomes), and says whether there is one.
    fn deal(&mut self, place: usize) -> bool;

    /// Draws from what is possible until somebody decides or the game is over.
    fn draw(&mut self, dice: &mut dyn FnMut(u32) -> u32);

    /// Writes what `viewer` sees as numbers.
    fn observe(&self, viewer: Viewer, out: &mut [i16]);

    /// What `viewer` knows, as JSON text.
    fn view_text(&self, viewer: Viewer) -> String;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// A position that `viewer` cannot tell from this one: the rest is dealt anew.
    fn determinize(&self, viewer: Viewer, seed: u64) -> Box<dyn AnyState>;

    /// The same position again.
    fn boxed(&self) -> Box<dyn AnyState>;

    /// Whether this is the same position.
    fn equals(&self, other: &dyn AnyState) -> bool;

    /// The position with its type, for those who know it.
    fn as_any(&self) -> &dyn Any;
}

/// A position of `G`, with room for its lists.
pub(crate) struct Position<G: Encode> {
    pub(crate) state: G,
    legal: Vec<G::Action>,
}

impl<G: Encode> Position<G> {
    pub(crate) fn new(state: G) -> Position<G> {
        Position { state, legal: Vec::new() }
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if seat.index() < self.state.n_seats() {
            self.state.legal_actions(seat, &mut legal);
        }
        legal
    }
}

impl<G: Encode + Hints> AnyState for Position<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn n_seats(&self) -> usize {
        self.state.n_seats()
    }

    fn max_steps(&self) -> usize {
        self.state.max_steps()
    }

    fn turn(&self) -> Turn {
        self.state.turn()
    }

    fn numbers(&self, seat: Seat, numbers: &mut Vec<u32>) {
        numbers.clear();
        let seen = self.state.seen(Viewer::Seat(seat));
        numbers.extend(self.legal(seat).iter().filter_map(|action| G::number(&seen, action)));
    }

    fn notation(&self, seat: Seat, number: u32) -> Option<String> {
        let seen = self.state.seen(Viewer::Seat(seat));
        G::action(&seen, &self.legal(seat), number).map(|action| action.to_string())
    }

    fn act(&mut self, seat: Seat, number: u32) -> bool {
        if seat.index() >= self.state.n_seats() {
            return false;
        }
        self.state.legal_actions(seat, &mut self.legal);
        let found = G::action(&self.state.seen(Viewer::Seat(seat)), &self.legal, number);
        if let Some(action) = found {
            self.state.apply_unchecked(Step::Act { seat, action }, &mut Silent);
        }
        found.is_some()
    }

    fn advice(&self, seat: Seat, player: Player, seed: u64) -> Option<u32> {
        let view = self.state.view(Viewer::Seat(seat));
        let seen = G::seen_in(&view);
        let mut legal = self.legal(seat);
        // A bot that goes by numbers chooses among what has one.
        legal.retain(|action| G::number(&seen, action).is_some());
        if legal.is_empty() {
            return None;
        }
        let question = Question { seat, view: &view, legal: &legal, seed };
        let action = player.bot::<G>().choose(&question).action;
        G::number(&seen, &action)
    }

    fn outcomes(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        if self.state.turn() == Turn::Chance {
            self.state.chance_outcomes(&mut outcomes);
        }
        outcomes.into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect()
    }

    fn deal(&mut self, place: usize) -> bool {
        let mut outcomes = Vec::new();
        if self.state.turn() == Turn::Chance {
            self.state.chance_outcomes(&mut outcomes);
        }
        let outcome = outcomes.get(place).map(|(outcome, _)| *outcome);
        if let Some(outcome) = outcome {
            self.state.apply_unchecked(Step::Chance(outcome), &mut Silent);
        }
        outcome.is_some()
    }

    fn draw(&mut self, dice: &mut dyn FnMut(u32) -> u32) {
        while self.state.turn() == Turn::Chance {
            let outcome = self.state.chance_at(dice(self.state.chance_total()));
            self.state.apply_unchecked(Step::Chance(outcome), &mut Silent);
        }
    }

    fn observe(&self, viewer: Viewer, out: &mut [i16]) {
        G::write(&self.state.seen(viewer), out);
    }

    fn view_text(&self, viewer: Viewer) -> String {
        serde_json::to_string(&self.state.view(viewer))
            .expect("views have text keys and plain values")
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    fn determinize(&self, viewer: Viewer, seed: u64) -> Box<dyn AnyState> {
        let dealt = G::determinize(&self.state.view(viewer), &mut repeatable(seed));
        Box::new(Position::new(dealt))
    }

    fn boxed(&self) -> Box<dyn AnyState> {
        Box::new(Position::new(self.state.clone()))
    }

    fn equals(&self, other: &dyn AnyState) -> bool {
        let other = other.as_any().downcast_ref::<Position<G>>();
        other.is_some_and(|other| other.state == self.state)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
