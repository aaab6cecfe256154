//! For how long a file has been served, run by run: time that was really lived through, whatever the machine's date says.
//!
//! A date may be wrong by years, and what is done by it cannot be undone. So whoever serves the file counts the time that
//! passes, and how long ago something happened is how much was counted since. Dates only tell in which run it was, and where
//! they leave a choice, the latest counts: what is in doubt is younger rather than older.

use sqlx::SqliteConnection;

use crate::error::StoreError;
use crate::store::Store;
use crate::writer::Write;

/// One time that a server had the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, sqlx::FromRow)]
pub struct Run {
    /// Its number, from 1.
    pub no: i64,
    /// The machine's date when it began.
    pub began_ms: i64,
    /// The machine's date when it was last looked at.
    pub seen_ms: i64,
    /// How much of it was lived through.
    pub lived_ms: i64,
}

/// All runs, the one that goes on last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lived {
    runs: Vec<Run>,
}

impl Lived {
    /// These runs, in their order.
    pub fn of(runs: Vec<Run>) -> Lived {
        Lived { runs }
    }

    /// The run that goes on; none where nobody serves the file.
    pub fn current(&self) -> Option<&Run> {
        self.runs.last()
    }

    /// The run before that.
    pub fn previous(&self) -> Option<&Run> {
        self.runs.iter().rev().nth(1)
    }

    /// So much was lived through since it was last said, and the machine's date is this.
    pub fn pass(&mut self, passed_ms: i64, now_ms: i64) {
        if let Some(run) = self.runs.last_mut() {
            run.lived_ms += passed_ms;
            run.seen_ms = now_ms;
        }
    }

    /// How much was lived through in all.
    pub fn total_ms(&self) -> i64 {
        self.runs.iter().map(|run| run.lived_ms).sum()
    }

    /// How much had been lived through on this date, at most.
    pub fn before(&self, date_ms: i64) -> i64 {
        let (mut earlier_ms, mut latest_ms) = (0, 0);
        for run in &self.runs {
            if run.began_ms <= date_ms {
                let in_run_ms = (date_ms - run.began_ms).min(run.lived_ms);
                latest_ms = latest_ms.max(earlier_ms + in_run_ms);
            }
            earlier_ms += run.lived_ms;
        }
        latest_ms
    }

    /// How much has been lived through since this date, at least.
    pub fn since(&self, date_ms: i64) -> i64 {
        self.total_ms() - self.before(date_ms)
    }
}

impl Store {
    /// Begins a run; returns all of them, this one last.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn begin_run(&self, now_ms: i64) -> Result<Lived, StoreError> {
        self.writer.write(Write::BeginRun { now_ms }).await?;
        let runs = sqlx::query_as("SELECT no, began_ms, seen_ms, lived_ms FROM runs ORDER BY no");
        Ok(Lived::of(runs.fetch_all(&self.reader).await?))
    }

    /// Notes how long a run lasts by now.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn note_run(&self, run: Run) -> Result<(), StoreError> {
        self.writer.write(Write::NoteRun(run)).await.map(drop)
    }
}

pub(crate) async fn begin(
    connection: &mut SqliteConnection,
    now_ms: i64,
) -> Result<i64, StoreError> {
    let begun = sqlx::query("INSERT INTO runs (began_ms, seen_ms, lived_ms) VALUES (?1, ?1, 0)");
    Ok(begun.bind(now_ms).execute(connection).await?.last_insert_rowid())
}

pub(crate) async fn note(connection: &mut SqliteConnection, run: &Run) -> Result<i64, StoreError> {
    let noted = sqlx::query("UPDATE runs SET seen_ms = ?, lived_ms = ? WHERE no = ?");
    let noted = noted.bind(run.seen_ms).bind(run.lived_ms).bind(run.no).execute(connection).await?;
    Ok(noted.rows_affected() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY_MS: i64 = 86_400_000;

    /// Runs that began on these days and were lived through for so many days.
    fn lived(days: &[(i64, i64)]) -> Lived {
        let run = |(no, (began, lived)): (i64, &(i64, i64))| Run {
            no,
            began_ms: began * DAY_MS,
            seen_ms: (began + lived) * DAY_MS,
            lived_ms: lived * DAY_MS,
        };
        Lived::of((1..).zip(days).map(run).collect())
    }

    fn since(lived: &Lived, day: i64) -> i64 {
        lived.since(day * DAY_MS) / DAY_MS
    }

    #[test]
    fn time_without_a_server_does_not_count() {
        let lived = lived(&[(100, 10), (200, 5)]);
        assert_eq!(
            [100, 103, 110, 150, 200, 202].map(|day| since(&lived, day)),
            [15, 12, 5, 5, 5, 3]
        );
        assert_eq!(since(&lived, 50), 15, "before anybody counted: as long as was counted");
        assert_eq!(since(&lived, 900), 0, "in the future");
        let [previous, current] = [lived.previous(), lived.current()].map(|run| run.unwrap().no);
        assert_eq!((previous, current), (1, 2));
    }

    #[test]
    fn a_run_with_a_wrong_date_ages_nothing_by_more_than_it_lasted() {
        let ahead = lived(&[(100, 10), (830, 0)]);
        assert_eq!(since(&ahead, 110), 0, "two years ahead for a moment");
        let back = lived(&[(100, 10), (830, 1), (111, 2)]);
        assert_eq!(since(&back, 110), 3);
        assert_eq!(since(&back, 831), 0, "what was touched with the wrong date is as good as new");
        let behind = lived(&[(100, 10), (0, 1), (111, 2)]);
        assert_eq!(since(&behind, 0), 3, "touched with a date far behind");
        assert_eq!(since(&behind, 110), 2, "what is in doubt is younger");
    }

    #[test]
    fn what_passes_belongs_to_the_last_run() {
        let mut lived = lived(&[(100, 10), (200, 0)]);
        lived.pass(3 * DAY_MS, 900 * DAY_MS);
        let current = *lived.current().unwrap();
        assert_eq!((current.lived_ms, current.seen_ms), (3 * DAY_MS, 900 * DAY_MS));
        assert_eq!((since(&lived, 199), since(&lived, 201)), (3, 2));
    }
}
