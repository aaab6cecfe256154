//! What is asked of tables by who opened them: how many there are, and which of them the lobby lists.

use sqlx::AssertSqlSafe;

use crate::error::StoreError;
use crate::rows::{Opener, Summary};
use crate::store::Store;

/// How many tables of one person the lobby lists at once.
const SHOWN_OF_A_PERSON: u32 = 3;
/// How many tables of a network's strangers the lobby lists at once.
const SHOWN_OF_STRANGERS: u32 = 12;
/// How many tables of one network the lobby lists at once.
const SHOWN_OF_A_NETWORK: u32 = 20;

/// Public tables that are not over and were touched of late, with their places in line. Those that wait for players come
/// before those that are played. Networks take turns, and within a network its persons do: each offers the one touched
/// last first. The strangers of a network are one opener with more places than a person: those who come to a club for the first
/// time find their tables, and still nobody whom the house knows is pushed out.
const LISTED: &str = "
    WITH live AS (
        SELECT id, no, touched_ms, over_ms,
            coalesce(opened_by_network, id) AS network,
            coalesce(opened_by_person, opened_by_network, id) AS person,
            opened_by_person IS NULL AS is_strange,
            begun_ms IS NOT NULL AS is_begun
        FROM tables
        WHERE is_public AND over_ms IS NULL AND touched_ms + listed_for_ms > ?1
    ), by_person AS (
        SELECT *, row_number() OVER
            (PARTITION BY person, network ORDER BY is_begun, touched_ms DESC, no DESC) AS nth_of_person
        FROM live
    ), by_network AS (
        SELECT *, row_number() OVER
            (PARTITION BY network ORDER BY is_begun, nth_of_person, touched_ms DESC, no DESC) AS nth_of_network
        FROM by_person WHERE nth_of_person <= iif(is_strange, ?5, ?2)
    )
    SELECT id, touched_ms, over_ms, NULL AS seat FROM by_network WHERE nth_of_network <= ?3
    ORDER BY is_begun, nth_of_network, touched_ms DESC, no DESC LIMIT ?4";

impl Store {
    /// The public tables for the lobby: its places are shared out fairly among those who opened tables, and tables that
    /// nobody touched for as long as they are listed have dropped out.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn listed_tables(&self, now_ms: i64, limit: u32) -> Result<Vec<Summary>, StoreError> {
        let rows = sqlx::query_as(LISTED).bind(now_ms);
        let rows = rows.bind(SHOWN_OF_A_PERSON).bind(SHOWN_OF_A_NETWORK).bind(limit);
        let rows = rows.bind(SHOWN_OF_STRANGERS);
        Ok(rows.fetch_all(&self.reader).await?)
    }

    /// How many tables of this person (or of all the network's strangers, if she is one) and of this network wait for
    /// players in the lobby, or would if there were places.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn n_listed(&self, who: &Opener, now_ms: i64) -> Result<(i64, i64), StoreError> {
        let counts = sqlx::query_as(
            "SELECT
                 count(*) FILTER (WHERE opened_by_person = ?1
                     OR ?1 IS NULL AND opened_by_person IS NULL AND opened_by_network = ?2),
                 count(*) FILTER (WHERE opened_by_network = ?2)
             FROM tables WHERE is_public AND over_ms IS NULL AND touched_ms + listed_for_ms > ?3
                 AND begun_ms IS NULL",
        );
        let counts = counts.bind(&who.person).bind(&who.network).bind(now_ms);
        Ok(counts.fetch_one(&self.reader).await?)
    }

    /// How many tables of this person (or of all the network's strangers, if she is one) and of this network are not over
    /// and were touched since then; counted as far as `most`.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn n_open(
        &self,
        who: &Opener,
        since_ms: i64,
        most: i64,
    ) -> Result<(i64, i64), StoreError> {
        let own = match who.person {
            Some(_) => "opened_by_person = ?1",
            None => "?1 IS NULL AND opened_by_person IS NULL AND opened_by_network = ?2",
        };
        let count = |whose: &str| {
            format!(
                "(SELECT count(*) FROM (SELECT 1 FROM tables
                     WHERE {whose} AND over_ms IS NULL AND touched_ms >= ?3 LIMIT ?4))"
            )
        };
        let text = format!("SELECT {}, {}", count(own), count("opened_by_network = ?2"));
        let counts = sqlx::query_as(AssertSqlSafe(text));
        let counts = counts.bind(&who.person).bind(&who.network).bind(since_ms).bind(most);
        Ok(counts.fetch_one(&self.reader).await?)
    }
}
