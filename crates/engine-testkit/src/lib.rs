//! What every game's tests share: conformance, leaks, scripts, playthroughs, perft.
//!
//! Read the modules in this order:
//!
//! 1. [`suite`]: random games of a game, put through every check below.
//! 2. [`conformance`]: what the contract says about any position and any whole game.
//! 3. [`leaks`]: nobody can tell two positions apart that she has been told the same about.
//!    Beside it `encode`: the same for what is written as numbers.
//! 4. [`exhaustive`]: the same for every position of a small game.
//! 5. [`script`]: a game driven in notation, for rule tests.
//! 6. [`refusals`]: whatever the rules forbid is refused by a rule of this table, in words that are true there.
//! 7. [`sentence`]: what is wrong with a sentence, as far as a machine can tell.
//! 8. [`playthrough`]: a game printed step by step, compared with a [`golden`] file.
//! 9. [`perft`](mod@perft): how many games there are.
//!
//! ```
//! use engine_testkit::{Script, Suite, perft};
//! use reference_games::leduc::State;
//!
//! Suite::<State>::new().games(3).run();
//!
//! let mut game = Script::<State>::new("seats=2");
//! game.deal("deal king").deal("deal jack");
//! game.refuses(1, "fold", "LED-4");
//! game.act(1, "raise");
//! assert_eq!(game.legal(2), ["fold", "call", "raise"]);
//! assert_eq!(perft(game.state(), 1), 3);
//! ```

pub mod conformance;
mod encode;
pub mod exhaustive;
pub mod golden;
pub mod leaks;
pub mod perft;
pub mod playthrough;
pub mod refusals;
pub mod script;
pub mod sentence;
pub mod suite;

pub use perft::perft;
pub use refusals::{Attempt, Grammar, Refusals};
pub use script::Script;
pub use suite::{Finding, Suite};
