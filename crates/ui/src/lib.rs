//! What people see and read: a view in, HTML and SVG out, in their language.
//!
//! A [`Board`] draws a game and says which of its things an action touches; [`model`] is what the pages are made from.
//! Sentences are said by a [`localization::Speaker`]. There are no rules here and no input or output.

pub mod assets;
pub mod board;
mod boards;
mod emblem;
pub mod model;
pub mod pages;
mod plain;
pub mod rules;
mod shown;

pub use board::{AnyBoard, AnyScene, Board, Scene, Touch};
pub use boards::{board_of, boards};
pub use shown::{Portrait, Sample, Shown, Shows, Until};
