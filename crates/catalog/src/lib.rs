//! The games there are, behind one interface without their types.
//!
//! This is the only crate that names all the games. Everybody above it (terminal, referee, server) opens a
//! [`Title`] by its id and plays an [`AnyTable`], in and out of which go notation, phrases and JSON.
//!
//! ```
//! use catalog::Catalog;
//! use engine::{Dealing, Options, Seat};
//!
//! let catalog = Catalog::standard();
//! let title = catalog.title("tic-tac-toe").unwrap();
//! let mut table = title.open(&Options::new(), vec!["Léa".into(), "Max".into()], Dealing::ByHand)?;
//! table.act(Seat::new(0), "mark b2")?;
//! assert_eq!(table.legal(Seat::new(1)).len(), 8);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod advice;
mod batch;
mod catalog;
mod simulate;
mod soak;
mod state;
mod table;
mod title;

pub use advice::Advice;
pub use batch::{AnyBatch, Autoreset, NotLegal, Reward, Rows, Terms};
pub use catalog::{Catalog, PackError};
pub use simulate::{SeatTally, Tally, UNIT};
pub use soak::Soaked;
pub use state::AnyState;
pub use table::{Advisor, AnyEvent, AnyTable, AnyView, Appraiser, Choice, Denied, Seen, Told};
pub use title::{Shelf, Title, all_setups, all_setups_and_readings};
