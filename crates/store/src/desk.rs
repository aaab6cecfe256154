//! The writer's connection to the database: whenever it is in doubt it is replaced, with backoff while the disk fails. Where
//! the file itself is gone from its path, the connection is kept, since what it leads to may come back, and nothing is written.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::watch;

use crate::chain::Chains;
use crate::database::close;
use crate::error::StoreError;
use crate::heads::Heads;
use crate::place::Place;
use crate::quiet::Quiet;
use crate::writer::{Write, Written, write_all};

/// How long the second attempt waits after the first; each further one waits twice as long.
const FIRST_WAIT: Duration = Duration::from_millis(50);
/// The longest wait between two attempts.
const LONGEST_WAIT: Duration = Duration::from_secs(2);
/// How often the log says that the disk still fails.
const SAY_EVERY: Duration = Duration::from_secs(10);

/// The connection on which everything is written.
pub(crate) struct Desk {
    options: SqliteConnectOptions,
    /// Nothing while the disk fails.
    connection: Option<SqliteConnection>,
    chains: Chains,
    heads: Arc<Mutex<Heads>>,
    place: Place,
    /// Whether the file was not at its place when last looked at.
    is_moved: bool,
    /// Why nothing can be written, while that is so.
    fault: watch::Sender<Option<StoreError>>,
    /// Failures since something was last written.
    n_failed: u32,
    retry_at: Instant,
    complaints: Quiet,
}

impl Desk {
    pub(crate) fn new(
        options: SqliteConnectOptions,
        connection: SqliteConnection,
        heads: Arc<Mutex<Heads>>,
        place: Place,
    ) -> Desk {
        Desk {
            options,
            connection: Some(connection),
            chains: Chains::default(),
            heads,
            place,
            is_moved: false,
            fault: watch::Sender::new(None),
            n_failed: 0,
            retry_at: Instant::now(),
            complaints: Quiet::new(SAY_EVERY),
        }
    }

    /// Tells why nothing can be written, while that is so.
    pub(crate) fn fault(&self) -> watch::Receiver<Option<StoreError>> {
        self.fault.subscribe()
    }

    /// Whether there is nothing to write on.
    pub(crate) fn is_down(&self) -> bool {
        self.connection.is_none() || self.is_moved
    }

    /// Waits until it is time for another attempt.
    pub(crate) async fn until_retry(&self) {
        tokio::time::sleep_until(self.retry_at.into()).await;
    }

    /// Writes everything that can be done; where the disk fails, nothing.
    pub(crate) async fn write(&mut self, writes: &mut [Write]) -> Vec<Written> {
        let written = match &mut self.connection {
            Some(connection) => in_place(connection, &self.place, &self.chains, writes).await,
            None => Err(self.fault.borrow().clone().unwrap_or(StoreError::Closed)),
        };
        match written {
            Ok(results) => {
                self.n_failed = 0;
                self.chains.note(writes, &results);
                let mut heads = self.heads.lock().unwrap_or_else(PoisonError::into_inner);
                heads.note(writes, &results);
                results
            }
            Err(error) => {
                if matches!(error, StoreError::Moved { .. }) {
                    self.is_moved = true;
                    self.note_failure(&error);
                } else if self.connection.is_some() {
                    self.give_up(&error).await;
                }
                let refused = || Err(StoreError::Disk(error.to_string().into()));
                std::iter::repeat_with(refused).take(writes.len()).collect()
            }
        }
    }

    /// What the connection is in the middle of ends with it: whatever was not committed is taken back. What was
    /// refused may stand behind the end of the log; the probe on the next connection writes over it.
    async fn give_up(&mut self, error: &StoreError) {
        if let Some(connection) = self.connection.take() {
            let _ = connection.close().await;
        }
        self.chains = Chains::default();
        self.note_failure(error);
        if self.n_failed == 1 {
            self.reconnect().await;
        }
    }

    fn note_failure(&mut self, error: &StoreError) {
        self.n_failed += 1;
        self.retry_at = Instant::now() + wait(self.n_failed);
        self.fault.send_replace(Some(StoreError::Disk(error.to_string().into())));
        if let Some(n_unsaid) = self.complaints.says(Instant::now()) {
            tracing::error!(%error, n_unsaid, "the disk refuses what is written");
        }
    }

    /// Tries again, with a write that has to reach the disk.
    pub(crate) async fn reconnect(&mut self) {
        // Another connection would make another file at that path, or write to one that is none of ours.
        if let Err(error) = self.place.check() {
            return self.note_failure(&error);
        }
        if self.is_moved {
            tracing::warn!("the database's file is back at its place");
            self.is_moved = false;
        }
        if self.connection.is_some() {
            self.fault.send_replace(None);
            return;
        }
        match self.connect().await {
            Ok(connection) => {
                self.connection = Some(connection);
                self.fault.send_replace(None);
                tracing::debug!("a new connection to the database can write");
            }
            Err(error) => self.note_failure(&error),
        }
    }

    async fn connect(&self) -> Result<SqliteConnection, StoreError> {
        let mut connection = self.options.connect().await?;
        probe(&mut connection).await?;
        Ok(connection)
    }

    pub(crate) async fn close(self) {
        if let Some(connection) = self.connection {
            close(connection, &self.place).await;
        }
    }
}

/// Writes everything that can be done, where the files are still those at their paths before and after.
///
/// # Errors
/// As for [`write_all`], and [`StoreError::Moved`].
async fn in_place(
    connection: &mut SqliteConnection,
    place: &Place,
    chains: &Chains,
    writes: &mut [Write],
) -> Result<Vec<Written>, StoreError> {
    place.check()?;
    let results = write_all(connection, chains, writes).await?;
    place.check()?;
    Ok(results)
}

/// A write that changes nothing of what is kept.
pub(crate) async fn probe(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    sqlx::query("UPDATE file SET n_probes = n_probes + 1").execute(connection).await?;
    Ok(())
}

/// How long to wait after so many failures in a row: at first not at all.
fn wait(n_failed: u32) -> Duration {
    match n_failed {
        0 | 1 => Duration::ZERO,
        n => FIRST_WAIT.saturating_mul(1 << (n - 2).min(16)).min(LONGEST_WAIT),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attempts_are_made_at_once_and_then_ever_more_seldom() {
        let waits: Vec<u128> = (1..=9).map(|n| wait(n).as_millis()).collect();
        assert_eq!(waits, [0, 50, 100, 200, 400, 800, 1600, 2000, 2000]);
        assert_eq!(wait(u32::MAX), LONGEST_WAIT);
    }
}
