//! What can go wrong with a request: a refusal reaches the one who asked, an inner fault is logged.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::{Phrase, Viewer};
use serde::Serialize;
use store::StoreError;
use ui::{Lang, Speaker};

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Error {
    /// What kind of fault it is.
    pub(crate) kind: Kind,
    /// The reason, as a sentence.
    pub(crate) reason: String,
    /// The reason's key in the locale files, where it has one.
    pub(crate) key: Option<&'static str>,
    /// The rule that was broken, where it is one of the game's.
    pub(crate) rule: Option<&'static str>,
}

/// What kinds of faults there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// The request makes no sense.
    BadRequest,
    /// The token is not known.
    Unauthorized,
    /// Not for this one.
    Forbidden,
    /// There is no such thing.
    NotFound,
    /// There was such a thing, and its time is over.
    Gone,
    /// The table has moved on.
    Stale,
    /// The game or the table does not allow it.
    Refused,
    /// Too much is sent.
    TooLarge,
    /// Too much is asked at once.
    TooMany,
    /// The table's steps no longer replay.
    ReadOnly,
    /// Something inside went wrong.
    Internal,
}

/// What a request comes to.
pub(crate) type Result<T> = std::result::Result<T, Error>;

impl Kind {
    /// The word that programs look at.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Kind::BadRequest => "bad-request",
            Kind::Unauthorized => "unauthorized",
            Kind::Forbidden => "forbidden",
            Kind::NotFound => "not-found",
            Kind::Gone => "gone",
            Kind::Stale => "stale",
            Kind::Refused => "refused",
            Kind::TooLarge => "too-large",
            Kind::TooMany => "too-many",
            Kind::ReadOnly => "read-only",
            Kind::Internal => "internal",
        }
    }

    /// The status of an answer.
    pub(crate) fn status(self) -> StatusCode {
        match self {
            Kind::BadRequest => StatusCode::BAD_REQUEST,
            Kind::Unauthorized => StatusCode::UNAUTHORIZED,
            Kind::Forbidden => StatusCode::FORBIDDEN,
            Kind::NotFound => StatusCode::NOT_FOUND,
            Kind::Gone => StatusCode::GONE,
            Kind::Stale | Kind::ReadOnly => StatusCode::CONFLICT,
            Kind::Refused => StatusCode::UNPROCESSABLE_ENTITY,
            Kind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Kind::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Kind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl Error {
    /// A fault of this kind.
    pub(crate) fn new(kind: Kind, reason: impl Into<String>) -> Error {
        Error { kind, reason: reason.into(), key: None, rule: None }
    }

    /// A fault whose reason is in the locale files.
    pub(crate) fn says(kind: Kind, key: &'static str) -> Error {
        let reason = sentence(Lang::En, key);
        Error { kind, reason, key: Some(key), rule: None }
    }

    /// The table or the game does not allow it.
    pub(crate) fn refused(key: &'static str) -> Error {
        Error::says(Kind::Refused, key)
    }

    /// The same in another language, as far as there are words for it.
    #[must_use]
    pub(crate) fn in_lang(mut self, lang: Lang) -> Error {
        if let Some(key) = self.key {
            self.reason = sentence(lang, key);
        }
        self
    }

    /// What a page says about it.
    pub(crate) fn phrase(&self) -> Phrase {
        match self.key {
            Some(key) => Phrase::new(key),
            None => Phrase::verbatim(self.reason.clone()),
        }
    }

    /// The request makes no sense.
    pub(crate) fn bad(reason: impl Into<String>) -> Error {
        Error::new(Kind::BadRequest, reason)
    }

    /// There is no such table.
    pub(crate) fn no_such_table() -> Error {
        Error::says(Kind::NotFound, "fault-no-such-table")
    }

    /// What programs are told.
    pub(crate) fn body(&self) -> Body<'_> {
        Body { code: self.kind.code(), reason: &self.reason, rule: self.rule }
    }
}

fn sentence(lang: Lang, key: &str) -> String {
    let speaker = Speaker { lang, names: &[], reader: Viewer::Spectator };
    speaker.look_up(key).unwrap_or_else(|_| key.to_string())
}

/// An error as programs read it.
#[derive(Serialize)]
pub(crate) struct Body<'a> {
    code: &'a str,
    reason: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'a str>,
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        match error {
            StoreError::Conflict { .. } => Error::says(Kind::Stale, "fault-somebody-first"),
            other => {
                tracing::error!(error = %other, "the store failed");
                Error::says(Kind::Internal, "fault-disk")
            }
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let body = serde_json::json!({ "error": self.body() });
        (self.kind.status(), Json(body)).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_has_words_in_every_language() {
        let sources = [
            include_str!("analyses.rs"),
            include_str!("api.rs"),
            include_str!("house.rs"),
            include_str!("order.rs"),
            include_str!("pages.rs"),
            include_str!("pages/forms.rs"),
            include_str!("pages/replay.rs"),
            include_str!("guard.rs"),
            include_str!("body.rs"),
            include_str!("room.rs"),
            include_str!("room/act.rs"),
            include_str!("room/again.rs"),
            include_str!("room/devices.rs"),
            include_str!("room/rights.rs"),
            include_str!("room/record.rs"),
            include_str!("room/seats.rs"),
            include_str!("room/talk.rs"),
            include_str!("room/undo.rs"),
            include_str!("socket.rs"),
            include_str!("visitor.rs"),
            include_str!("error.rs"),
        ];
        let mut n_keys = 0;
        for key in sources.iter().flat_map(|source| source.split('"')) {
            if key.strip_prefix("fault-").is_some_and(|rest| !rest.is_empty()) {
                n_keys += 1;
                for lang in Lang::ALL {
                    let speaker = Speaker { lang, names: &[], reader: Viewer::Spectator };
                    assert!(speaker.knows(key), "{lang} {key}");
                }
            }
        }
        assert!(n_keys > 20, "{n_keys}");
    }
}
