//! What can go wrong with a request: a refusal reaches the one who asked, an inner fault is logged.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use store::StoreError;

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Error {
    /// What kind of fault it is.
    pub(crate) kind: Kind,
    /// The reason, as a sentence.
    pub(crate) reason: String,
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
        Error { kind, reason: reason.into(), rule: None }
    }

    /// The request makes no sense.
    pub(crate) fn bad(reason: impl Into<String>) -> Error {
        Error::new(Kind::BadRequest, reason)
    }

    /// There is no such table.
    pub(crate) fn no_such_table() -> Error {
        Error::new(Kind::NotFound, "there is no such table")
    }

    /// What programs are told.
    pub(crate) fn body(&self) -> Body<'_> {
        Body { code: self.kind.code(), reason: &self.reason, rule: self.rule }
    }
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
            StoreError::Conflict { .. } => Error::new(Kind::Stale, "somebody else was first"),
            other => {
                tracing::error!(error = %other, "the store failed");
                Error::new(Kind::Internal, "the table could not be written to disk")
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
