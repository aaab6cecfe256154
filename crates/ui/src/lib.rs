//! What people read: phrases in their language.
//!
//! The rules say *which* sentence and about *what* ([`engine::Phrase`]); the files under `locales/` hold
//! the words; a [`Speaker`] puts the two together for one reader.

mod speaker;

pub use speaker::{Lang, Mute, Speaker};
