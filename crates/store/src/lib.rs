//! Tables and their journals, on disk before anybody sees them.
//!
//! The store knows nothing of games: it keeps texts under ids and numbers. A table is what was agreed plus its
//! **journal**, one entry after another, and [`Store::append`] returns only when the entries are on disk. All
//! writes go through one writer that commits everything waiting in one transaction.
//!
//! Where the disk fails, what is written is refused and leaves nothing behind; the writer tries again by itself, and
//! [`Store::writable`] waits for it. What was lost although it had been acknowledged is noticed: an entry inside a journal by the
//! journal's running hash, its last entries by what is noted beside the database.

mod analyses;
mod batch;
mod chain;
mod database;
mod desk;
mod error;
mod figures;
mod files;
mod heads;
mod losses;
mod openers;
mod place;
mod quiet;
mod restore;
mod retention;
mod rows;
mod runs;
mod store;
mod survey;
mod writer;

pub use database::backup;
pub use error::StoreError;
pub use figures::{COMMIT_BOUNDS_US, Figures};
pub use files::narrow;
pub use losses::{Loss, Losses};
pub use quiet::Quiet;
pub use restore::{Restored, restore};
pub use retention::Age;
pub use rows::{
    AnalysisWish, Entry, Key, KeyChange, Listing, NewTable, Opener, Remark, Summary, TableNo,
    TableRow,
};
pub use runs::{Lived, Run};
pub use store::Store;
pub use survey::{Count, Survey, survey};
