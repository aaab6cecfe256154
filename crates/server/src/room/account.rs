//! Who pays for what a table writes: bytes on disk are counted here, however the wish for them came, by socket, request or
//! form. Acting and leaving are counted and never refused; everything else is refused where the budget is used up.

use engine::Seat;
use store::{Key, Opener};

use crate::caller;
use crate::error::Result;
use crate::journal::Entry;
use crate::limit::{Budget, bytes};
use crate::room::{Inner, Room};

impl Room {
    /// Takes what an entry costs out of the budget of whoever sits at `seat`: hers alone, since what she does at her table
    /// is not refused for what her neighbours do.
    ///
    /// # Errors
    /// When it is used up.
    pub(super) fn afford(&self, inner: &Inner, seat: Seat) -> Result<()> {
        match self.account(inner, seat) {
            Some(account) => self.house.take_own(Budget::Bytes, &account, bytes::ENTRY),
            None => Ok(()),
        }
    }

    /// The same for somebody who sits down with this key.
    ///
    /// # Errors
    /// When it is used up.
    pub(super) fn afford_new(&self, key: &str, network: Option<&String>) -> Result<()> {
        if !self.house.quotas.are_kept() {
            return Ok(());
        }
        let account = caller::account(self.house.store.hash_key(), key, network.cloned());
        self.house.take_of(Budget::Bytes, &account, bytes::ENTRY + bytes::KEY)
    }

    /// The same for bots that sit down, who write for as long as the game takes: whoever opened the table pays.
    ///
    /// # Errors
    /// When it is used up.
    pub(super) fn afford_bots(&self, n_bots: usize) -> Result<()> {
        self.house.take_of(Budget::Bytes, &self.facts.opened_by, bytes::BOT * n_bots as u32)
    }

    /// Counts what is written because somebody acts or leaves. Bots have been paid for.
    pub(super) fn charge(&self, inner: &Inner, entries: &[Entry]) {
        for entry in entries {
            let is_counted =
                matches!(entry, Entry::Steps(_) | Entry::Hold { .. } | Entry::Leave(_));
            let seat = entry.seat().filter(|_| is_counted);
            if let Some(account) = seat.and_then(|seat| self.account(inner, seat)) {
                // A game goes on whatever the quota says.
                self.house.quotas.count(Budget::Bytes, &account, bytes::of(entry));
            }
        }
    }

    /// On whose account somebody sits at a seat: that of the key with which she sat down, whichever of her devices she uses.
    fn account(&self, inner: &Inner, seat: Seat) -> Option<Opener> {
        if !self.house.quotas.are_kept() {
            return None;
        }
        let Key { token_hash, network, .. } = inner.rights().first_key(seat)?;
        let hash_key = self.house.store.hash_key();
        Some(caller::account(hash_key, token_hash, network.clone()))
    }
}

#[cfg(test)]
#[path = "account/tests.rs"]
mod tests;
