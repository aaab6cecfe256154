//! Bodies of requests, whose faults are answered as every other fault is.

use axum::extract::rejection::{FormRejection, JsonRejection};
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Form, Json};
use serde::de::DeserializeOwned;

use crate::error::Error;
use crate::pages;

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
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Filled<T>, Response> {
        let reader = pages::reader(request.headers(), request.uri());
        let read: Result<Form<T>, FormRejection> = Form::from_request(request, state).await;
        match read {
            Ok(Form(fields)) => Ok(Filled(fields)),
            Err(wrong) => {
                let error = fault(wrong.status(), String::new());
                Err(pages::problem(&reader, &error).into_response())
            }
        }
    }
}

/// A body that cannot be read is a bad request, whichever way it cannot be read.
fn fault(status: StatusCode, reason: String) -> Error {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => Error::of_status(status, reason),
        _ => Error::of_status(StatusCode::BAD_REQUEST, reason),
    }
}
