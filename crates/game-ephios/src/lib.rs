//! Ephios, whole: the quick game, the campaign and the solo game against the Plot.
//!
//! Read the modules in this order:
//!
//! 1. [`card`]: cards, alliances, sets and piles of them.
//! 2. [`content`]: what is printed on them, as data, and the vocabulary of effects.
//! 3. [`setup`] and [`roster`]: what is agreed before a game, and which cards are in play.
//! 4. [`state`] and [`knowledge`]: the table, what is hidden, and what each viewer can know of it.
//! 5. [`action`] and [`notation`]: what players do, what is drawn, what happens.
//! 6. `legal` and [`refusal`]: what may be done now, and why something may not.
//! 7. `apply`: what each step changes.
//! 8. `score`, [`view`], [`hints`] and `words`: results, views and deals, bots, sentences.
//!
//! ```
//! use engine::{Content, Game, Options, Setup as _, Silent, Step, Turn, Viewer};
//! use game_ephios::{Setup, State};
//!
//! let options: Options = "mode=quick seats=2 first=1".parse().unwrap();
//! let setup = Setup::new(&Content::standard(), &options).unwrap();
//! let mut state = State::start(&setup);
//! while state.turn() == Turn::Chance {
//!     let outcome = state.chance_at(0);
//!     state.apply_unchecked(Step::Chance(outcome), &mut Silent);
//! }
//! let seat = engine::Seat::new(0);
//! let action = "recruit blind".parse().unwrap();
//! state.apply(Step::Act { seat, action }).unwrap();
//! assert_eq!(state.view(Viewer::Spectator).table.tokens[0], 1);
//! ```

#![no_std]

extern crate alloc;

pub mod action;
mod apply;
pub mod card;
pub mod content;
pub mod encode;
mod game;
pub mod hints;
pub mod knowledge;
mod legal;
pub mod notation;
pub mod refusal;
pub mod roster;
mod score;
pub mod setup;
pub mod state;
pub mod view;
mod words;

pub use action::{Action, Chance, Event, Helpers, Party};
pub use card::{Alliance, AllianceSet, Card, CardSet, Pile};
pub use content::Pack;
pub use refusal::NotAllowed;
pub use setup::{Level, Mode, Setup};
pub use state::{End, State, Table};
pub use view::View;
