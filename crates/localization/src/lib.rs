//! What people read, in their language: phrases in, sentences out.
//!
//! The rules say *which* sentence and about *what* ([`engine::Phrase`]); the files under `locales/` hold
//! the words, in Fluent; a [`Speaker`] puts the two together for one reader. It names no game: a game's words are a file.
//!
//! ```
//! use engine::{Phrase, Seat, Viewer};
//! use localization::{Lang, Speaker};
//!
//! let names = ["Inès".to_string(), "Max".to_string()];
//! let speaker = Speaker { lang: Lang::Fr, names: &names, reader: Viewer::Spectator };
//! assert_eq!(speaker.say(&Phrase::new("won-by").with("who", Seat::new(0))), "Victoire d’Inès.");
//! ```

mod bidi;
mod speaker;

pub use bidi::isolated;
pub use speaker::{Lang, Mute, Speaker};
