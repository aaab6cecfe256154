//! What a bot may know about a game beyond its rules.

use alloc::vec::Vec;

use crate::game::Game;
use crate::seat::Seat;

/// Advice for bots. The states here are ones that a bot dealt itself from its own view.
pub trait Hints: Game {
    /// A cheap guess at what the position is worth to `seat`, from 0 to 1, on the scale of its payoff.
    fn evaluate(&self, seat: Seat) -> f32;

    /// How promising `action` looks before any search, greater is better and 0 hopeless:
    /// search tries it earlier and roll-outs play it more often.
    fn promise(&self, seat: Seat, action: &Self::Action) -> f32 {
        let _ = (seat, action);
        1.0
    }

    /// After how many decisions a roll-out is better cut and evaluated, at most.
    fn horizon(&self) -> u32 {
        u32::MAX
    }

    /// Whether everybody has had their say, so that evaluations of such positions compare: a round's end, say.
    fn is_quiet(&self) -> bool {
        true
    }

    /// Where theory knows the right probabilities (a bluff), one for each of the `legal` actions.
    fn mixture(view: &Self::View, legal: &[Self::Action]) -> Option<Vec<f32>> {
        let _ = (view, legal);
        None
    }
}
