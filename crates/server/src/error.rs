//! What can go wrong with a request: a refusal reaches the one who asked, an inner fault is logged.

use std::time::{Duration, Instant};

use axum::Json;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::{Phrase, Viewer};
use localization::{Lang, Speaker};
use serde::Serialize;
use store::{Quiet, StoreError};

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
    /// After how long it may be tried again, where that helps.
    pub(crate) retry_after: Option<Duration>,
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
    /// Nothing of that kind is done here.
    NotAllowed,
    /// The table has moved on.
    Stale,
    /// The game or the table does not allow it.
    Refused,
    /// It was asked under a name that is not ours.
    Misdirected,
    /// Too much is sent.
    TooLarge,
    /// It takes too long to arrive.
    TooSlow,
    /// Too much is asked at once.
    TooMany,
    /// The table's steps no longer replay.
    ReadOnly,
    /// Something inside went wrong.
    Internal,
    /// The table has lost what this one has seen.
    Lost,
    /// Not now: the disk takes no writes.
    Unavailable,
}

/// When to come back where nobody can say exactly: no refusal for being too much goes without.
const USUAL_WAIT: Duration = Duration::from_secs(10);

/// When to come back to a disk that takes no writes: so often it is tried.
const DISK_WAIT: Duration = Duration::from_secs(2);

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
            Kind::NotAllowed => "method-not-allowed",
            Kind::Stale => "stale",
            Kind::Refused => "refused",
            Kind::Misdirected => "misdirected",
            Kind::TooLarge => "too-large",
            Kind::TooSlow => "too-slow",
            Kind::TooMany => "too-many",
            Kind::ReadOnly => "read-only",
            Kind::Internal => "internal",
            Kind::Lost => "lost",
            Kind::Unavailable => "unavailable",
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
            Kind::NotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Kind::Stale | Kind::ReadOnly | Kind::Lost => StatusCode::CONFLICT,
            Kind::Refused => StatusCode::UNPROCESSABLE_ENTITY,
            Kind::Misdirected => StatusCode::MISDIRECTED_REQUEST,
            Kind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Kind::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Kind::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Kind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            Kind::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl Error {
    /// A fault of this kind.
    pub(crate) fn new(kind: Kind, reason: impl Into<String>) -> Error {
        Error { kind, reason: reason.into(), key: None, rule: None, retry_after: None }
    }

    /// A fault whose reason is in the locale files.
    pub(crate) fn says(kind: Kind, key: &'static str) -> Error {
        if kind == Kind::TooMany {
            return Error::too_many(key, USUAL_WAIT);
        }
        let reason = sentence(Lang::En, key, None);
        Error { kind, reason, key: Some(key), rule: None, retry_after: None }
    }

    /// A quota is used up, until so long from now. The reason may name the `seconds`.
    pub(crate) fn too_many(key: &'static str, wait: Duration) -> Error {
        let reason = sentence(Lang::En, key, Some(wait));
        let retry_after = Some(wait);
        Error { kind: Kind::TooMany, reason, key: Some(key), rule: None, retry_after }
    }

    /// The table or the game does not allow it.
    pub(crate) fn refused(key: &'static str) -> Error {
        Error::says(Kind::Refused, key)
    }

    /// The same in another language, as far as there are words for it.
    #[must_use]
    pub(crate) fn in_lang(mut self, lang: Lang) -> Error {
        if let Some(key) = self.key {
            self.reason = sentence(lang, key, self.retry_after);
        }
        self
    }

    /// What a page says about it.
    pub(crate) fn phrase(&self) -> Phrase {
        match self.key {
            Some(key) => phrase(key, self.retry_after),
            None => Phrase::verbatim(self.reason.clone()),
        }
    }

    /// The status, and when to come back where that is known: whatever the body is.
    pub(crate) fn head(&self) -> (StatusCode, HeaderMap) {
        let mut headers = HeaderMap::new();
        if let Some(wait) = self.retry_after {
            headers.insert(header::RETRY_AFTER, whole_seconds(wait).into());
        }
        (self.kind.status(), headers)
    }

    /// The request makes no sense.
    pub(crate) fn bad(reason: impl Into<String>) -> Error {
        Error::new(Kind::BadRequest, reason)
    }

    /// A fault that the framework found, by its status; in words of ours where there are any.
    pub(crate) fn of_status(status: StatusCode, reason: String) -> Error {
        match status {
            StatusCode::NOT_FOUND => Error::says(Kind::NotFound, "fault-not-found"),
            StatusCode::METHOD_NOT_ALLOWED => Error::says(Kind::NotAllowed, "fault-method"),
            StatusCode::PAYLOAD_TOO_LARGE => Error::says(Kind::TooLarge, "fault-too-large"),
            _ if status.is_server_error() => Error::says(Kind::Internal, "fault-internal"),
            _ if reason.is_empty() => Error::says(Kind::BadRequest, "fault-bad-request"),
            _ => Error::bad(reason),
        }
    }

    /// There is no such table.
    pub(crate) fn no_such_table() -> Error {
        Error::says(Kind::NotFound, "fault-no-such-table")
    }

    /// There is no such game.
    pub(crate) fn no_such_game() -> Error {
        Error::says(Kind::NotFound, "fault-no-such-game")
    }

    /// The disk takes no writes: nothing has changed, and the same can be tried again when it does.
    pub(crate) fn of_the_disk() -> Error {
        let retry_after = Some(DISK_WAIT);
        Error { retry_after, ..Error::says(Kind::Unavailable, "fault-disk") }
    }

    /// Whether the disk refused: it will take the same again, and its own log has said so.
    pub(crate) fn is_of_the_disk(&self) -> bool {
        self.key == Some("fault-disk")
    }

    /// What programs are told.
    pub(crate) fn body(&self) -> Body<'_> {
        Body {
            code: self.kind.code(),
            reason: &self.reason,
            rule: self.rule,
            retry_after_ms: self.retry_after.map(|wait| wait.as_millis() as u64),
        }
    }
}

/// Rounded up: whoever comes back then is let in.
fn whole_seconds(wait: Duration) -> u64 {
    wait.as_secs() + u64::from(wait.subsec_nanos() > 0).max(u64::from(wait.is_zero()))
}

fn phrase(key: &'static str, wait: Option<Duration>) -> Phrase {
    match wait {
        Some(wait) => Phrase::new(key).with("seconds", whole_seconds(wait) as i64),
        None => Phrase::new(key),
    }
}

fn sentence(lang: Lang, key: &'static str, wait: Option<Duration>) -> String {
    let speaker = Speaker { lang, names: &[], reader: Viewer::Spectator };
    speaker.try_say(&phrase(key, wait)).unwrap_or_else(|_| key.to_string())
}

/// An error as programs read it.
#[derive(Serialize)]
pub(crate) struct Body<'a> {
    code: &'a str,
    reason: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    retry_after_ms: Option<u64>,
}

/// A disk that fails, fails often: the log says so once in a while.
static STORE_FAILED: Quiet = Quiet::new(Duration::from_secs(10));

/// What was chosen makes no setup: the game does not allow it.
impl From<engine::SetupError> for Error {
    fn from(error: engine::SetupError) -> Error {
        Error::new(Kind::Refused, error.to_string())
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        match error {
            StoreError::Conflict { .. } | StoreError::Gap { .. } => {
                Error::says(Kind::Stale, "fault-somebody-first")
            }
            // The store has said so, and tries again by itself.
            StoreError::Disk(_) => Error::of_the_disk(),
            other => {
                if let Some(n_unsaid) = STORE_FAILED.says(Instant::now()) {
                    tracing::error!(error = %other, n_unsaid, "the store failed");
                }
                Error::of_the_disk()
            }
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let body = serde_json::json!({ "error": self.body() });
        let (status, headers) = self.head();
        let mut response = (status, headers, Json(body)).into_response();
        // The guard tells it once more, as a page where one was asked for, and in the reader's language.
        response.extensions_mut().insert(self);
        response
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
            include_str!("at_table.rs"),
            include_str!("house.rs"),
            include_str!("order.rs"),
            include_str!("pages.rs"),
            include_str!("pages/forms.rs"),
            include_str!("pages/replay.rs"),
            include_str!("guard.rs"),
            include_str!("health.rs"),
            include_str!("body.rs"),
            include_str!("limit.rs"),
            include_str!("names.rs"),
            include_str!("room.rs"),
            include_str!("room/act.rs"),
            include_str!("room/again.rs"),
            include_str!("room/devices.rs"),
            include_str!("room/rights.rs"),
            include_str!("room/audience.rs"),
            include_str!("room/sockets.rs"),
            include_str!("room/record.rs"),
            include_str!("room/moment.rs"),
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

    #[test]
    fn a_quota_says_when_to_come_back_in_whole_seconds_and_in_words() {
        let error = Error::too_many("fault-too-many-remarks", Duration::from_millis(1_200));
        let (status, headers) = error.head();
        assert_eq!((status.as_u16(), &headers["retry-after"]), (429, &"2".parse().unwrap()));
        assert!(error.reason.contains('2'), "{}", error.reason);
        assert!(error.in_lang(Lang::Fr).reason.contains('2'));
        let full = Error::says(Kind::TooMany, "fault-too-many");
        assert_eq!(full.head().1["retry-after"], "10");
        assert_eq!(whole_seconds(Duration::ZERO), 1);
        assert_eq!(whole_seconds(Duration::from_secs(3)), 3);
    }
}
