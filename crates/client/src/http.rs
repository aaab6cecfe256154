//! Requests over one connection that stays open.

use std::net::IpAddr;

use crate::Error;
use crate::dial::dial;
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{self, SendRequest};
use hyper::{Method, Request, header};
use hyper_util::rt::TokioIo;
use serde_json::Value;

/// A connection to a server, `127.0.0.1:8000` or the like.
#[derive(Debug)]
pub struct Http {
    address: String,
    sender: SendRequest<Full<Bytes>>,
}

/// What the server answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The status: 200 and the like.
    pub status: u16,
    /// The headers, names in lower case.
    pub headers: Vec<(String, String)>,
    /// The text.
    pub body: String,
}

impl Reply {
    /// The text as JSON; null when it is none.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or(Value::Null)
    }

    /// The first header of this name.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}

impl Http {
    /// Connects.
    ///
    /// # Errors
    /// When nobody listens there.
    pub async fn connect(address: &str) -> Result<Http, Error> {
        Http::connect_from(address, None).await
    }

    /// Connects from one of this machine's addresses.
    ///
    /// # Errors
    /// As [`connect`](Http::connect), and when the machine has no such address.
    pub async fn connect_from(address: &str, from: Option<IpAddr>) -> Result<Http, Error> {
        let stream = dial(address, from).await?;
        let (sender, connection) = http1::handshake(TokioIo::new(stream))
            .await
            .map_err(|error| Error::broken(address, &error))?;
        tokio::spawn(connection);
        Ok(Http { address: address.to_string(), sender })
    }

    /// Asks for `path`.
    ///
    /// # Errors
    /// When the connection breaks or nothing comes; an answer of any status is an answer.
    pub async fn get(&mut self, path: &str, headers: &[(&str, &str)]) -> Result<Reply, Error> {
        self.request(Method::GET, path, headers, String::new()).await
    }

    /// Posts JSON to `path`.
    ///
    /// # Errors
    /// As [`get`](Http::get).
    pub async fn post(
        &mut self,
        path: &str,
        headers: &[(&str, &str)],
        body: &Value,
    ) -> Result<Reply, Error> {
        let headers: Vec<_> =
            headers.iter().copied().chain([("content-type", "application/json")]).collect();
        self.request(Method::POST, path, &headers, body.to_string()).await
    }

    /// Sends any request. A `host` among the headers takes the place of the usual one.
    ///
    /// # Errors
    /// As [`get`](Http::get).
    pub async fn request(
        &mut self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: String,
    ) -> Result<Reply, Error> {
        let waited_for = format!("an answer to {method} {path}");
        let mut request = Request::builder().method(method).uri(path);
        if !headers.iter().any(|(name, _)| name.eq_ignore_ascii_case("host")) {
            request = request.header(header::HOST, &self.address);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let unfit = |error: hyper::http::Error| Error::broken(&self.address, &error);
        let request = request.body(Full::new(Bytes::from(body))).map_err(unfit)?;
        let (address, sender) = (&*self.address, &mut self.sender);
        Error::unless_hung(address, &waited_for, answer(address, sender, request)).await
    }
}

/// Sends a request and reads the whole answer.
async fn answer(
    address: &str,
    sender: &mut SendRequest<Full<Bytes>>,
    request: Request<Full<Bytes>>,
) -> Result<Reply, Error> {
    let broken = |error: hyper::Error| Error::broken(address, &error);
    sender.ready().await.map_err(broken)?;
    let (parts, body) = sender.send_request(request).await.map_err(broken)?.into_parts();
    let bytes = body.collect().await.map_err(broken)?.to_bytes();
    let text = |(name, value): (&header::HeaderName, &header::HeaderValue)| {
        (name.to_string(), String::from_utf8_lossy(value.as_bytes()).into_owned())
    };
    Ok(Reply {
        status: parts.status.as_u16(),
        headers: parts.headers.iter().map(text).collect(),
        body: String::from_utf8_lossy(&bytes).into_owned(),
    })
}
