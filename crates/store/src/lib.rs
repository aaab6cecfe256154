//! Tables and their journals, on disk before anybody sees them.
//!
//! The store knows nothing of games: it keeps texts under ids and numbers. A table is what was agreed plus its
//! **journal**, one entry after another, and [`Store::append`] returns only when the entries are on disk. All
//! writes go through one writer that commits everything waiting in one transaction.

mod analyses;
mod batch;
mod error;
mod figures;
mod openers;
mod retention;
mod rows;
mod store;
mod writer;

pub use error::StoreError;
pub use figures::{COMMIT_BOUNDS_US, Figures};
pub use retention::Age;
pub use rows::{
    AnalysisWish, Entry, Key, KeyChange, NewTable, Opener, Remark, Summary, TableNo, TableRow,
};
pub use store::Store;
