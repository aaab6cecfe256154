//! Fireflies: everybody shows a lantern at once, and the brightest that is alone catches the swarm.
//!
//! Read [`state`] for what there is, [`action`] for what can be done and happen, [`game`] for the rules (`rules/fireflies.md`),
//! [`view`] for what one viewer knows, then `words`, `hints` and `encode`.
//!
//! ```
//! use engine::{Content, Game, Options, Setup as _, Turn};
//! use game_fireflies::{Setup, State};
//!
//! let setup = Setup::new(&Content::standard(), &Options::new())?;
//! let table = State::start(&setup);
//! assert_eq!(table.turn(), Turn::Chance); // lanterns are dealt first
//! # Ok::<(), engine::SetupError>(())
//! ```

#![no_std]

extern crate alloc;

pub mod action;
mod encode;
pub mod game;
mod hints;
pub mod lanterns;
pub mod setup;
pub mod state;
pub mod view;
mod words;

pub use action::{Action, Chance, Event};
pub use game::NotHeld;
pub use lanterns::Lanterns;
pub use setup::Setup;
pub use state::State;
pub use view::View;
