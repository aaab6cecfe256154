//! The contract that every game fulfils and everything else relies on.

use alloc::vec::Vec;
use core::fmt::{self, Debug, Display};
use core::str::FromStr;

use rand_core::Rng;
use serde::Serialize;

use crate::chance::below;
use crate::edition::Editions;
use crate::notice::{Notice, Sink};
use crate::seat::{BySeat, ParseError, Seat, Viewer};
use crate::setup::Setup;
use crate::turn::{Privacy, Step, Turn};

/// A step of the game `G`.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

/// A short text form that round-trips: records, the referee, the sockets and the tests all speak it.
/// Lower case, one line, no leading or trailing blanks.
pub trait Notation:
    Copy + Ord + Debug + Display + FromStr<Err = ParseError> + Send + Sync + 'static
{
}

impl<T> Notation for T where
    T: Copy + Ord + Debug + Display + FromStr<Err = ParseError> + Send + Sync + 'static
{
}

/// A game in progress: the full truth about a table, hidden cards included.
///
/// A state is a value. Equal states behave equally, a clone is independent, and the only way forward
/// is a [`Step`]. There is no clock, no generator and no order of cards to come inside: what will be
/// drawn is not decided until it is drawn.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// What was agreed before the first step.
    type Setup: Setup;
    /// What a player can do.
    type Action: Notation;
    /// What can be drawn.
    type Chance: Notation;
    /// What can happen.
    type Event: Clone + PartialEq + Debug + Send + Sync + 'static;
    /// What one viewer could have written down so far: built up, never blanked out.
    type View: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static;
    /// Why an action is not allowed.
    type Refusal: Refusal;

    /// The game's name in commands, files and records.
    const ID: &'static str;

    /// The editions of its rules that can be played.
    const EDITIONS: Editions = Editions::ONE;

    /// The position before the first step.
    fn start(setup: &Self::Setup) -> Self;

    /// How many seats play.
    fn n_seats(&self) -> usize;

    /// A bound on the steps of any game from this setup, however it is played.
    fn max_steps(&self) -> usize;

    /// What the table waits for.
    fn turn(&self) -> Turn;

    /// Writes what `seat` may do now into `actions`, in ascending order: nothing unless it is awaited,
    /// at least one action if it is. What was in the buffer before is gone.
    fn legal_actions(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Whether the awaited `seat` may do `action`; agrees with [`legal_actions`](Game::legal_actions).
    ///
    /// # Errors
    /// The rule that forbids it, in terms of what `seat` knows.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// The rule that forbids `action` to a seat of this table that is not awaited while somebody decides, in terms of what
    /// `seat` knows. A game that goes by turns has none of its own: it says nothing here, and it is not that seat's turn.
    fn why_not_awaited(&self, seat: Seat, action: &Self::Action) -> Option<Self::Refusal> {
        let _ = (seat, action);
        None
    }

    /// Writes what `seat` may do besides while somebody decides, whether it is awaited or not: showing a card, say. In
    /// ascending order, and nothing of its list of legal actions. Nobody waits for it and no bot is asked for it; it
    /// leaves the turn as it is, and a game ends within [`max_steps`](Game::max_steps) however much of it is done.
    fn asides(&self, seat: Seat, actions: &mut Vec<Self::Action>) {
        let _ = seat;
        actions.clear();
    }

    /// Whether anything in this game is ever hidden from anybody. Where nothing is, every decision is public.
    fn hides(&self) -> bool {
        true
    }

    /// How much of what the awaited `seat` decides now is a secret; a function of what everybody knows. A game says
    /// less than [`Privacy::Window`] only where less is true.
    fn privacy(&self, seat: Seat) -> Privacy {
        let _ = seat;
        if self.hides() { Privacy::Window } else { Privacy::Public }
    }

    /// How many equally likely tickets are in the bag on a chance turn; not 0 there.
    fn chance_total(&self) -> u32;

    /// The outcome that `ticket` (below the total) stands for. Ascending tickets give ascending outcomes,
    /// and an outcome holds as many tickets as its weight.
    fn chance_at(&self, ticket: u32) -> Self::Chance;

    /// Takes a step that is known to be legal, telling `sink` what happened.
    /// Any other step leaves the state unspecified (though never unsound); use [`apply`](Game::apply) for those.
    fn apply_unchecked<S: Sink<Self::Event>>(&mut self, step: StepOf<Self>, sink: &mut S);

    /// What `viewer` could have written down.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Deals a full state that the owner of `view` cannot tell from the true one:
    /// the view of the result, for the same viewer, equals `view`.
    fn determinize<R: Rng>(view: &Self::View, rng: &mut R) -> Self;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Whether `step` may be taken now.
    ///
    /// # Errors
    /// The reason why not.
    fn may(&self, step: &StepOf<Self>) -> Result<(), Refused<Self::Refusal>> {
        match (self.turn(), step) {
            (Turn::Over, _) => Err(Refused::GameOver),
            (Turn::Decide(seats), &Step::Act { seat, ref action }) => {
                let checked = if seats.contains(seat) {
                    self.check(seat, action).map_err(Refused::Rule)
                } else {
                    let rule = self.why_not_awaited(seat, action);
                    Err(rule.map_or(Refused::NotAwaited { seat }, Refused::Rule))
                };
                if checked.is_err() && self.is_aside(seat, action) { Ok(()) } else { checked }
            }
            (Turn::Chance, Step::Chance(outcome)) => {
                let possible = (0..self.chance_total()).any(|t| self.chance_at(t) == *outcome);
                if possible { Ok(()) } else { Err(Refused::NotInTheBag) }
            }
            (Turn::Decide(_), Step::Chance(_)) => Err(Refused::NothingToDraw),
            (Turn::Chance, Step::Act { .. }) => Err(Refused::DrawFirst),
        }
    }

    /// Whether `action` is one of the [`asides`](Game::asides) of `seat`.
    fn is_aside(&self, seat: Seat, action: &Self::Action) -> bool {
        let mut asides = Vec::new();
        self.asides(seat, &mut asides);
        asides.binary_search(action).is_ok()
    }

    /// Takes a step: returns what happened, or the reason why not, with the state untouched.
    ///
    /// # Errors
    /// As [`may`](Game::may).
    fn apply(
        &mut self,
        step: StepOf<Self>,
    ) -> Result<Vec<Notice<Self::Event>>, Refused<Self::Refusal>> {
        self.may(&step)?;
        let mut notices = Vec::new();
        self.apply_unchecked(step, &mut notices);
        Ok(notices)
    }

    /// Writes every outcome of a chance turn with its weight into `outcomes`, in ascending order.
    fn chance_outcomes(&self, outcomes: &mut Vec<(Self::Chance, u32)>) {
        outcomes.clear();
        for ticket in 0..self.chance_total() {
            let outcome = self.chance_at(ticket);
            match outcomes.last_mut() {
                Some((last, weight)) if *last == outcome => *weight += 1,
                _ => outcomes.push((outcome, 1)),
            }
        }
    }

    /// Draws an outcome of a chance turn, straight from the bag.
    fn draw<R: Rng>(&self, rng: &mut R) -> Self::Chance {
        self.chance_at(below(rng, self.chance_total()))
    }
}

/// Why the rules forbid an action.
pub trait Refusal: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The id of the broken rule, as `rules/<game>.md` has it.
    fn rule(&self) -> &'static str;
}

/// Why a step was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused<R> {
    /// The game is over.
    GameOver,
    /// The table does not wait for this seat.
    NotAwaited {
        /// Who tried.
        seat: Seat,
    },
    /// A draw comes before anybody's action.
    DrawFirst,
    /// Nothing is drawn now: a player decides.
    NothingToDraw,
    /// This outcome is not possible.
    NotInTheBag,
    /// A rule of the game forbids it.
    Rule(R),
}

impl<R: Refusal> Refused<R> {
    /// The id of the broken rule, where it is one of the game's own.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Refused::Rule(refusal) => Some(refusal.rule()),
            _ => None,
        }
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// What the result is worth to each seat, from 0 (lost) to 1 (won). A victory shared by k seats is
    /// worth 1/k to each; players who win or lose together all get the same.
    pub payoffs: BySeat<f64>,
    /// Final scores to show, in the game's own unit.
    pub scores: BySeat<i32>,
}

impl Outcome {
    /// The outcome of a competitive game in which the `winners` share the victory.
    ///
    /// # Panics
    /// When nobody wins: a drawn game is one that all seats share.
    pub fn shared_by(winners: crate::SeatSet, scores: BySeat<i32>) -> Outcome {
        assert!(!winners.is_empty(), "somebody wins, if only by sharing");
        let share = 1.0 / winners.len() as f64;
        let payoff = |seat| if winners.contains(seat) { share } else { 0.0 };
        Outcome { payoffs: Seat::all(scores.len()).map(payoff).collect(), scores }
    }

    /// The outcome of a game that its players win or lose together.
    pub fn together(won: bool, scores: BySeat<i32>) -> Outcome {
        let payoff = if won { 1.0 } else { 0.0 };
        Outcome { payoffs: scores.iter().map(|_| payoff).collect(), scores }
    }

    /// The seats with the best payoff, unless everybody lost.
    pub fn winners(&self) -> crate::SeatSet {
        let best = self.payoffs.iter().copied().fold(0.0, f64::max);
        Seat::all(self.payoffs.len())
            .filter(|seat| best > 0.0 && self.payoffs[seat.index()] >= best)
            .collect()
    }
}

/// The result as records write it: payoffs, then scores.
impl Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for payoff in &self.payoffs {
            write!(f, "{payoff:.4} ")?;
        }
        f.write_str("/")?;
        self.scores.iter().try_for_each(|score| write!(f, " {score}"))
    }
}
