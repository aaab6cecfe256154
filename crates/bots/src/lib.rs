//! Players for any game of the engine: they see a view, never the table.
//!
//! A [`Bot`] is asked with a [`Question`] (its seat, its view, its legal list, a seed) and answers with a
//! [`Choice`]. The generic bots know a game only through its rules and its [`Hints`](engine::Hints).
//!
//! ```
//! use bots::{Level, Player, play_game};
//! use engine::{Content, Options, Setup};
//! use reference_games::{tic_tac_toe::State, two_seats::TwoSeats};
//!
//! let setup = TwoSeats::new(&Content::standard(), &Options::new())?;
//! let mut bots = [Player::Level(Level::Normal), Player::Random].map(|player| player.bot::<State>());
//! let outcome = play_game(&setup, &mut bots, 1);
//! assert!(outcome.payoffs[0] >= 0.5);
//! # Ok::<(), engine::SetupError>(())
//! ```
//!
//! Read the modules in this order:
//!
//! 1. [`bot`], [`random`], [`greedy`]: what a bot is, and the two simplest. [`interrupt`]: how one is held up.
//! 2. [`level`], [`player`]: the levels, as one table of settings, and who else can take a seat.
//! 3. [`ismcts`], with `search` and `tree` behind it: the bot that plans.
//! 4. [`matrix`], [`game_tree`], [`cfr`]: exact solvers for small games.
//! 5. [`play`], [`elo`]: games between bots, and what they say about the bots.
//! 6. [`analysis`]: a finished game looked at again.

pub mod analysis;
pub mod bot;
pub mod cfr;
pub mod dice;
pub mod elo;
pub mod game_tree;
pub mod greedy;
pub mod interrupt;
pub mod ismcts;
pub mod level;
pub mod matrix;
mod mixture;
pub mod play;
pub mod player;
pub mod random;
mod sealed;
mod search;
mod tree;

pub use analysis::{Account, Analysis, Chances, Decision, Kind, Moment, analyse};
pub use bot::{Bot, Candidate, Choice, Question};
pub use cfr::{Cfr, Policy, Variant};
pub use dice::{Dice, mix};
pub use elo::{Ratings, Tally};
pub use game_tree::{GameTree, Infoset};
pub use greedy::Greedy;
pub use interrupt::{Interrupt, Uninterrupted};
pub use ismcts::Ismcts;
pub use level::{Budget, ByCompany, LEVELS, Level, Minds, Picks, Settings};
pub use matrix::{Equilibrium, NoGame};
pub use play::{play_game, play_watched};
pub use player::Player;
pub use random::Random;
