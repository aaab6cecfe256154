//! Analyses of finished games: asked for, made once, kept.

use sqlx::SqliteConnection;

use crate::error::StoreError;
use crate::rows::{AnalysisWish, TableNo};
use crate::store::Store;
use crate::writer::Write;

/// What becomes of an analysis.
#[derive(Debug)]
pub(crate) enum AnalysisChange {
    Asked(AnalysisWish),
    Made { table_no: TableNo, method: String, chances: String },
    Dropped { table_no: TableNo },
}

/// Writes it down, within whatever transaction there is.
///
/// # Errors
/// Whatever the disk says.
pub(crate) async fn write(
    connection: &mut SqliteConnection,
    change: &AnalysisChange,
) -> Result<i64, StoreError> {
    let query = match change {
        AnalysisChange::Asked(wish) => sqlx::query(
            "INSERT INTO analyses (table_no, method, network, person, asked_ms) VALUES (?, ?, ?, ?, ?)
             ON CONFLICT (table_no) DO UPDATE SET method = excluded.method, chances = NULL,
                 network = excluded.network, person = excluded.person, asked_ms = excluded.asked_ms",
        )
        .bind(wish.table_no)
        .bind(&wish.method)
        .bind(&wish.network)
        .bind(&wish.person)
        .bind(wish.asked_ms),
        AnalysisChange::Made { table_no, method, chances } => {
            sqlx::query("UPDATE analyses SET chances = ? WHERE table_no = ? AND method = ?")
                .bind(chances)
                .bind(table_no)
                .bind(method)
        }
        AnalysisChange::Dropped { table_no } => {
            sqlx::query("DELETE FROM analyses WHERE table_no = ? AND chances IS NULL").bind(table_no)
        }
    };
    let done = query.execute(connection).await?;
    Ok(done.rows_affected() as i64)
}

impl Store {
    /// Notes that somebody asks for an analysis, so that it is made even if the program ends meanwhile.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn ask_analysis(&self, wish: AnalysisWish) -> Result<(), StoreError> {
        self.writer.write(Write::Analysis(AnalysisChange::Asked(wish))).await.map(drop)
    }

    /// Keeps an analysis that was asked for: the chances as JSON.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn keep_analysis(
        &self,
        table_no: TableNo,
        method: &str,
        chances: String,
    ) -> Result<(), StoreError> {
        let change = AnalysisChange::Made { table_no, method: method.to_string(), chances };
        self.writer.write(Write::Analysis(change)).await.map(drop)
    }

    /// Forgets that somebody asked. What was kept stays.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn drop_analysis(&self, table_no: TableNo) -> Result<(), StoreError> {
        let change = AnalysisChange::Dropped { table_no };
        self.writer.write(Write::Analysis(change)).await.map(drop)
    }

    /// The chances at a table as JSON, if they were worked out by this method.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn analysis(
        &self,
        table_no: TableNo,
        method: &str,
    ) -> Result<Option<String>, StoreError> {
        let chances = sqlx::query_scalar(
            "SELECT chances FROM analyses WHERE table_no = ? AND method = ? AND chances IS NOT NULL",
        );
        Ok(chances.bind(table_no).bind(method).fetch_optional(&self.reader).await?)
    }

    /// What was asked for and has not been made, the oldest first.
    ///
    /// # Errors
    /// Whatever the disk says.
    pub async fn analysis_wishes(&self, limit: u32) -> Result<Vec<AnalysisWish>, StoreError> {
        let rows = sqlx::query_as(
            "SELECT table_no, method, network, person, asked_ms FROM analyses
             WHERE chances IS NULL ORDER BY asked_ms LIMIT ?",
        );
        Ok(rows.bind(limit).fetch_all(&self.reader).await?)
    }
}
