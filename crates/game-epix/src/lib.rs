//! The rules of Epix: four seasons of hidden stakes for castles and provinces.
//!
//! Read the modules in this order: [`board`] (provinces and units), [`content`] and [`powers`] (what is printed, what
//! abilities do), [`setup`], [`state`], [`action`] and [`notation`], [`field`] (what the board allows), `legal` and
//! [`refusal`], `apply`, `score`, [`view`], and beside them [`winter`] (may the last seat of winter play?), [`duel`]
//! (the hidden stake, solved), [`hints`], [`words`] and [`encode`] (views and actions as numbers).
//!
//! ```
//! use engine::{Content, Game, Options, Seat, Setup as _, Step, Turn};
//! use game_epix::{Setup, State};
//!
//! let options: Options = "seats=2 rules=basic".parse()?;
//! let mut game = State::start(&Setup::new(&Content::standard(), &options)?);
//! assert_eq!(game.turn(), Turn::Chance);
//! game.apply(Step::Chance("first 1".parse()?)).unwrap();
//!
//! // Before spring: a camp for 2 gold, and both pass.
//! let [one, two] = [Seat::new(0), Seat::new(1)];
//! for (seat, text) in [(one, "recruit camp w_a"), (two, "pass"), (one, "pass")] {
//!     game.apply(Step::Act { seat, action: text.parse()? }).unwrap();
//! }
//!
//! // Spring's auction: both fists are awaited, in any order, and nobody sees into the other's.
//! assert_eq!(game.turn().awaited().len(), 2);
//! game.apply(Step::Act { seat: two, action: "offer 1".parse()? }).unwrap();
//! assert_eq!(game.turn().awaited().first(), Some(one));
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```

#![no_std]

extern crate alloc;

pub mod action;
mod apply;
pub mod board;
pub mod content;
pub mod duel;
pub mod encode;
pub mod field;
mod game;
pub mod hints;
mod legal;
pub mod notation;
pub mod powers;
pub mod refusal;
mod score;
pub mod setup;
pub mod state;
pub mod view;
pub mod winter;
pub mod words;

pub use action::{AbilityId, Action, Card, CardSet, Chance, Colour, Defence, Event};
pub use board::{Board, Kind, N_KINDS, N_PROVINCES, Province, ProvinceSet};
pub use content::{Ability, Map, N_ABILITIES, Named, Numbers, Pack, Place, Unit};
pub use field::Field;
pub use powers::{Effect, Powers};
pub use refusal::Refusal;
pub use setup::{Rules, Setup};
pub use state::{Bid, Fight, March, Offered, Open, Phase, State, Units};
pub use view::{Own, View};
