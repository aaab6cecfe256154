//! Players for any game of the engine: they see a view, never the table.
//!
//! A [`Bot`] is asked with a [`Question`] (its seat, its view, its legal list, a seed) and answers with a
//! [`Choice`]. The generic bots know a game only through its rules and its [`Hints`](engine::Hints).

pub mod analysis;
pub mod bot;
pub mod cfr;
pub mod dice;
pub mod elo;
pub mod game_tree;
pub mod greedy;
pub mod ismcts;
pub mod ladder;
pub mod level;
pub mod matrix;
mod mixture;
pub mod play;
pub mod random;
mod search;
mod tree;

pub use analysis::{Account, Analysis, Decision, Kind, Moment, analyse};
pub use bot::{Bot, Candidate, Choice, Question};
pub use cfr::{Cfr, Policy, Variant};
pub use dice::{Dice, mix};
pub use elo::{Ratings, Tally};
pub use game_tree::{GameTree, Infoset};
pub use greedy::Greedy;
pub use ismcts::Ismcts;
pub use ladder::{Entrant, Meeting, Plan, Progress, Standing, Standings, climb};
pub use level::{Budget, LEVELS, Level, Minds, Player, Settings};
pub use matrix::{Equilibrium, NoGame};
pub use play::{play_game, play_watched};
pub use random::Random;
