//! The table page: only what changed is sent to those who have it open.

use crate::room::{Inner, Room};

impl Room {
    pub(super) fn greet_page(&self, _inner: &mut Inner, _n: usize, _is_fresh: bool) {}

    pub(super) fn publish_pages(&self, _inner: &mut Inner) {}
}
