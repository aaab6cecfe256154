//! What things take on disk, as the budget of bytes counts them.

use crate::journal::Entry;

/// An entry of a journal with its index, or a remark, beside its text.
pub(crate) const ENTRY: u32 = 128;
/// A key to a seat.
pub(crate) const KEY: u32 = 256;
/// A new table with its keys and indexes. What people do there is counted for them as they do it.
pub(crate) const TABLE: u32 = 1024;
/// What a bot writes in a long game; it has no budget of its own.
pub(crate) const BOT: u32 = 16 * 1024;

/// An entry with its text.
pub(crate) fn of(entry: &Entry) -> u32 {
    ENTRY.saturating_add(entry.to_string().len() as u32)
}
