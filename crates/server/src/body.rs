//! Bodies of requests, whose faults are answered as every other fault is.

use axum::extract::rejection::{FormRejection, JsonRejection};
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::{Form, Json};
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer};
use serde_json::Number;

use crate::error::Error;

/// A JSON body.
pub(crate) struct Sent<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Sent<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Sent<T>, Error> {
        let read: Result<Json<T>, JsonRejection> = Json::from_request(request, state).await;
        match read {
            Ok(Json(body)) => Ok(Sent(body)),
            Err(wrong) => Err(fault(wrong.status(), wrong.body_text())),
        }
    }
}

/// A form.
pub(crate) struct Filled<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Filled<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Filled<T>, Error> {
        let read: Result<Form<T>, FormRejection> = Form::from_request(request, state).await;
        match read {
            Ok(Form(fields)) => Ok(Filled(fields)),
            Err(wrong) => Err(fault(wrong.status(), String::new())),
        }
    }
}

/// A whole number, also as programs write it that know one kind of numbers only: `2.0` is 2.
///
/// # Errors
/// When it is none, or too large.
pub(crate) fn whole<'de, D: Deserializer<'de>, N: TryFrom<u64>>(
    deserializer: D,
) -> Result<Option<N>, D::Error> {
    let Some(number) = Option::<Number>::deserialize(deserializer)? else { return Ok(None) };
    let whole = whole_number(&number).and_then(|number| N::try_from(number).ok());
    whole
        .map(Some)
        .ok_or_else(|| D::Error::custom(format!("`{number}` is no whole number that fits here")))
}

/// The number, if it is whole and not below 0.
pub(crate) fn whole_number(number: &Number) -> Option<u64> {
    /// Beyond it, not every whole number is one of those.
    const MOST: f64 = 9_007_199_254_740_992.0;
    let is_whole = |number: &f64| number.fract() == 0.0 && (0.0..=MOST).contains(number);
    number.as_u64().or_else(|| number.as_f64().filter(is_whole).map(|number| number as u64))
}

/// A body that cannot be read is a bad request, whichever way it cannot be read.
fn fault(status: StatusCode, reason: String) -> Error {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => Error::of_status(status, reason),
        _ => Error::of_status(StatusCode::BAD_REQUEST, reason),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_number_may_be_written_as_a_fraction_of_one() {
        let read = |text: &str| whole::<_, u8>(&mut serde_json::Deserializer::from_str(text)).ok();
        assert_eq!(read("2"), Some(Some(2)));
        assert_eq!(read("2.0"), Some(Some(2)));
        assert_eq!(read("1e2"), Some(Some(100)));
        assert_eq!(read("null"), Some(None));
        for wrong in ["2.5", "-1", "-1.0", "256", "1e300", "\"2\"", "true"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
