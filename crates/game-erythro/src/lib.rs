//! The rules of Erythro: two to four ambassadors of a living planet against one adversary who mines it.
//!
//! Read the modules in this order:
//!
//! 1. [`content`]: what is printed on cards, mines, tiles and sheets, and the vocabulary of effects.
//! 2. [`setup`]: how many play, against whom, how hard.
//! 3. [`state`]: the table that everybody sees, the hands that only their owners see, and the stack of
//!    tasks: what is being resolved, the last one first. Nothing is in an order that nobody knows.
//! 4. [`action`] and `notation`: what players do, what is drawn, what happens, and how it is written.
//! 5. `legal`, `possible` and [`refusal`]: who may act, whether a card can be carried out whole, and why not.
//! 6. `apply`: what a step changes, and everything that follows by itself until somebody is needed.
//! 7. [`view`]: what one viewer knows, and dealing the rest anew.
//! 8. `words` and `hints`: phrases for people, advice for bots.
//!
//! ```
//! use engine::{Content, Game, Seat, Setup as _, Step, Turn};
//! use game_erythro::{Setup, State};
//!
//! let options = "seats=2 adversary=mars difficulty=introduction".parse()?;
//! let setup = Setup::new(&Content::standard(), &options)?;
//! let mut game = State::start(&setup);
//! // The market, the first pollution and the first mines are drawn, one thing at a time.
//! while game.turn() == Turn::Chance {
//!     let outcome = game.chance_at(0);
//!     game.apply(Step::Chance(outcome)).expect("it is in the bag");
//! }
//! // Both players choose; after the first, two must master all four elements.
//! game.apply(Step::Act { seat: Seat::new(1), action: "character 1".parse()? }).expect("it is free");
//! let mut actions = Vec::new();
//! game.legal_actions(Seat::new(0), &mut actions);
//! assert_eq!(actions[0].to_string(), "character 3");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![no_std]

extern crate alloc;

pub mod content;
pub mod setup;
pub mod state;

pub mod action;
mod notation;

mod legal;
mod possible;
pub mod refusal;

mod apply;
mod game;

pub mod view;

pub mod encode;
mod hints;
mod words;

pub use action::{Action, Chance, Event};
pub use content::Pack;
pub use refusal::Refusal;
pub use setup::Setup;
pub use state::State;
pub use view::View;
