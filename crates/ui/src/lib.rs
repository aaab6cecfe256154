//! What people see and read: a view in, HTML and SVG out, in their language.
//!
//! The rules say *which* sentence and about *what* ([`engine::Phrase`]); the files under `locales/` hold
//! the words; a [`Speaker`] puts the two together for one reader. A [`Board`] draws a game and says which of its things
//! an action touches; [`model`] is what the pages are made from. There are no rules here and no input or output.

pub mod assets;
mod bidi;
pub mod board;
mod boards;
mod emblem;
pub mod model;
pub mod pages;
mod plain;
pub mod rules;
mod shown;
mod speaker;

pub use board::{AnyBoard, AnyScene, Board, Scene, Touch};
pub use boards::{board_of, boards};
pub use shown::{Portrait, Sample, Shown, Shows, Until};
pub use speaker::{Lang, Mute, Speaker};
