//! Tables and their journals, on disk before anybody sees them.
//!
//! The store knows nothing of games: it keeps texts under ids and numbers. A table is what was agreed plus its
//! **journal**, one line an entry, and [`Store::append`] returns only when the entries are on disk. All
//! writes go through one [writer](writer) that commits everything waiting in one transaction.

mod error;
mod rows;
mod store;
mod writer;

pub use error::StoreError;
pub use rows::{Entry, Key, NewTable, Remark, Summary, TableRow};
pub use store::Store;
