//! Ephyran, by Cédric Duwelz: two to four gods build the city of Ephyran out of half-cards.
//!
//! A turn is one action and one card. The action adds an area to the own city, plays a Support, changes an area or
//! discards. Every card is two halves, and playing one gives up the other.
//!
//! Read the modules in this order: [`content`] (what is printed), [`card`] and [`city`] (the nouns), [`setup`], [`state`],
//! [`action`], [`notation`], [`refusal`], then the rules themselves in `legal` and `apply`, [`score`], [`view`], and
//! what bots and people get: `hints` and `words`. The rules are numbered in `rules/ephyran.md`; code cites the numbers.
//!
//! ```
//! use engine::{Content, Game, Options, Seat, Setup as _, Step, Turn};
//! use game_ephyran::{Setup, State};
//!
//! let setup = Setup::new(&Content::standard(), &Options::new().with("seats", 2))?;
//! let mut game = State::start(&setup);
//! while game.turn() == Turn::Chance {
//!     game.apply(Step::Chance(game.chance_at(0))).unwrap(); // the first player, the gods, the hands
//! }
//! let first = Seat::new(0);
//! game.apply(Step::Act { seat: first, action: "add dionysus forest1".parse()? }).unwrap();
//! assert_eq!(game.turn(), Turn::Chance); // nothing on the discard yet: the card comes from the pile
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![no_std]

extern crate alloc;

pub mod action;
mod apply;
pub mod card;
pub mod city;
pub mod content;
pub mod encode;
mod game;
mod hints;
mod legal;
pub mod notation;
pub mod refusal;
pub mod score;
pub mod setup;
pub mod state;
pub mod view;
mod words;

pub use action::{Action, Chance, Ending, Event};
pub use content::Pack;
pub use refusal::Refusal;
pub use setup::Setup;
pub use state::{Board, Phase, State};
pub use view::View;
