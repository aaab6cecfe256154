//! The contract between a game's rules and everything around them.
//!
//! A game is a value of a type that implements [`Game`]. It is asked [whose turn](Turn) it is; a seat is
//! given its [`legal_actions`](Game::legal_actions); one [`Step`] at a time is applied, an action by a seat
//! or an outcome drawn by chance; what happened comes back as [`Notice`]s, each addressed to those who may
//! know it; and any viewer can be shown her [`View`](Game::View), never the state.
//!
//! Read the modules in this order:
//!
//! 1. [`seat`]: seats, sets of seats, viewers.
//! 2. [`turn`]: what the table waits for, and the steps a game is made of.
//! 3. [`notice`]: events, and who is told.
//! 4. [`game`]: the contract itself, refusals and outcomes.
//! 5. [`setup`], [`content`] and [`edition`]: what is agreed before a game, what its cards say, and by which rules.
//! 6. [`chance`]: where draws come from, so that nobody can have chosen them.
//! 7. [`table`] and [`record`]: a game being played, and the text file it is kept in.
//! 8. [`phrase`] and [`hints`]: what people read, and what bots may know.
//! 9. [`encode`]: what a seat sees and may do, as numbers for programs that learn.
//!
//! The crate is pure: no clock, no I/O, no threads, no global generator, no order that varies.

#![no_std]

extern crate alloc;

pub mod chance;
pub mod content;
pub mod edition;
pub mod encode;
pub mod game;
pub mod hints;
pub mod notice;
pub mod phrase;
pub mod record;
pub mod seat;
pub mod setup;
pub mod table;
pub mod turn;

pub use chance::{Digest, Repeatable, Secret, Seed, below, repeatable};
pub use content::{Content, ContentError, Entry, Fault, NoPack, Pack, Source};
pub use edition::{Edition, Editions};
pub use encode::{Encode, Layout, Pen};
pub use game::{Game, Notation, Outcome, Refusal, Refused, StepOf};
pub use hints::Hints;
pub use notice::{Audience, Notice, Silent, Sink};
pub use phrase::{Arg, Phrase, Text, Words};
pub use record::{Header, Line, Problem, Record, RecordError};
pub use seat::{BySeat, MAX_SEATS, ParseError, Seat, SeatSet, Viewer};
pub use setup::{Knob, Options, Settled, Setup, SetupError};
pub use table::{Applied, Dealing, PackOf, Table, Unfair, teaches};
pub use turn::{Privacy, Step, Turn};
