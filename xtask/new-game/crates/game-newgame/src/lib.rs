//! Newgame: cards from a hidden hand, and the highest takes the round.
//!
//! Read [`state`] for what there is, [`action`] for what can be done and happen, [`game`] for the rules (`rules/newgame.md`),
//! [`view`] for what one viewer knows, then `words`, `hints` and `encode`.
//!
//! ```
//! use engine::{Content, Game, Options, Setup as _, Turn};
//! use game_newgame::{Setup, State};
//!
//! let setup = Setup::new(&Content::standard(), &Options::new())?;
//! let table = State::start(&setup);
//! assert_eq!(table.turn(), Turn::Chance); // cards are dealt first
//! # Ok::<(), engine::SetupError>(())
//! ```

#![no_std]

extern crate alloc;

pub mod action;
pub mod cards;
mod encode;
pub mod game;
mod hints;
pub mod setup;
pub mod state;
pub mod view;
mod words;

pub use action::{Chance, Event, Play};
pub use cards::Cards;
pub use game::NotHeld;
pub use setup::Setup;
pub use state::State;
pub use view::View;
