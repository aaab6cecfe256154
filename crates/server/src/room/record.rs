//! The record of a game, for those who want to keep it.

use std::sync::Arc;

use axum::http::header;
use axum::response::{IntoResponse, Response};
use engine::Turn;

use crate::error::{Error, Kind, Result};
use crate::room::Room;

impl Room {
    /// The record, to download. Everything hidden is in it, so there is none before the game is over.
    ///
    /// # Errors
    /// When the game is not over, or no longer replays and was not.
    pub(crate) async fn record_response(self: &Arc<Room>) -> Result<Response> {
        let now = self.published().await?;
        let record = match (now.table(), &now.leftover) {
            (Some(table), _) if table.turn() == Turn::Over => table.record().to_string(),
            // Of a game that was still going on it holds cards which nobody may see.
            (None, Some(_)) if !now.was_over => {
                return Err(Error::says(Kind::ReadOnly, "fault-record-kept"));
            }
            (None, Some(leftover)) => {
                let mut record = leftover.as_ref().clone();
                if let engine::Dealing::Committed { secret, .. } = &mut record.header.dealing {
                    *secret = None;
                }
                record.to_string()
            }
            _ => return Err(Error::says(Kind::Forbidden, "fault-not-over")),
        };
        let name = format!("attachment; filename=\"{}-{}.tablee\"", self.facts.game, self.facts.id);
        let headers = [
            (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_string()),
            (header::CONTENT_DISPOSITION, name),
        ];
        Ok((headers, record).into_response())
    }
}
