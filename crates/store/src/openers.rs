//! What is asked of tables by who opened them: how many there are, and which of them the lobby may list.

use crate::error::StoreError;
use crate::rows::{Listing, Opener};
use crate::store::Store;

impl Store {
    /// The public tables that are not over and were touched of late, for the lobby: all of them, to be kept in order.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn listings(&self, now_ms: i64) -> Result<Vec<Listing>, StoreError> {
        let rows = sqlx::query_as(
            "SELECT no, id, opened_by_person, opened_by_network, begun_ms IS NOT NULL AS is_begun, touched_ms,
                 listed_for_ms
             FROM tables WHERE is_public AND over_ms IS NULL AND touched_ms + listed_for_ms > ?
             ORDER BY no",
        );
        Ok(rows.bind(now_ms).fetch_all(&self.reader).await?)
    }

    /// How many tables of this person are not over and were touched since then, or, if she is not known, of all the
    /// strangers of her network; counted as far as `most`.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn n_open(&self, who: &Opener, since_ms: i64, most: i64) -> Result<i64, StoreError> {
        let count = match &who.person {
            Some(person) => sqlx::query_scalar(
                "SELECT count(*) FROM (SELECT 1 FROM tables
                     WHERE opened_by_person = ? AND over_ms IS NULL AND touched_ms >= ? LIMIT ?)",
            )
            .bind(person),
            None => sqlx::query_scalar(
                "SELECT count(*) FROM (SELECT 1 FROM tables WHERE opened_by_network = ?
                     AND opened_by_person IS NULL AND over_ms IS NULL AND touched_ms >= ? LIMIT ?)",
            )
            .bind(&who.network),
        };
        Ok(count.bind(since_ms).bind(most).fetch_one(&self.reader).await?)
    }

    /// The same of everybody in the networks that begin like this.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn n_open_within(
        &self,
        network: &str,
        since_ms: i64,
        most: i64,
    ) -> Result<i64, StoreError> {
        // Networks are kept as hexadecimal digits: `g` comes after all of them.
        let count = sqlx::query_scalar(
            "SELECT count(*) FROM (SELECT 1 FROM tables
                 WHERE opened_by_network >= ?1 AND opened_by_network < ?1 || 'g'
                     AND over_ms IS NULL AND touched_ms >= ?2 LIMIT ?3)",
        );
        Ok(count.bind(network).bind(since_ms).bind(most).fetch_one(&self.reader).await?)
    }
}
