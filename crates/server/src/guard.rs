//! What stands before every request: limits, origins, security headers, and a net under everything.

use std::net::{IpAddr, SocketAddr};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;

use crate::caller::Caller;
use crate::error::{Error, Kind};
use crate::house::House;
use crate::limit::Rate;
use crate::{pages, visitor};

/// The policy of every page: nothing but our own files, no inline script or style.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; manifest-src 'self'; font-src 'none'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";

/// Headers that go with every answer.
const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// Opening a table costs as much as so many other requests.
const COST_OF_A_TABLE: f64 = 5.0;

/// Lets a request through, or answers it.
pub(crate) async fn guard(
    State(house): State<Arc<House>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let reader = pages::reader(request.headers(), request.uri());
    let is_api = request.uri().path().starts_with("/api/");
    let checked = check(&house, peer.ip(), &request);
    let address = address(&house, peer.ip(), request.headers());
    let caller = Caller::of(address, request.headers());
    request.extensions_mut().insert(caller);
    let answered = match checked {
        Ok(()) => AssertUnwindSafe(next.run(request)).catch_unwind().await.map_err(|_| {
            house.metrics.count_panic();
            tracing::error!("a request failed");
            Error::says(Kind::Internal, "fault-internal")
        }),
        Err(error) => Err(error),
    };
    let mut response = match answered {
        Ok(response) => response,
        Err(error) if is_api => error.in_lang(reader.lang).into_response(),
        Err(error) => pages::problem(&reader, &error),
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    let uncached = HeaderValue::from_static("no-store");
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(uncached);
    response
}

fn check(house: &House, peer: IpAddr, request: &Request) -> Result<(), Error> {
    let path = request.uri().path();
    if request.method() != Method::GET && request.method() != Method::HEAD {
        visitor::check_origin(house, request.headers())?;
    }
    let Some(per_second) = house.config.requests_per_second else { return Ok(()) };
    if path == "/healthz" || path == "/metrics" {
        return Ok(());
    }
    let opens =
        request.method() == Method::POST && (path == "/api/tables" || path.starts_with("/new/"));
    let cost = if opens { COST_OF_A_TABLE } else { 1.0 };
    let address = address(house, peer, request.headers());
    if house.addresses.allow(address, Rate::per_second(per_second), cost) {
        return Ok(());
    }
    house.metrics.count_limited();
    Err(Error::says(Kind::TooMany, "fault-too-many"))
}

/// Who asks: the other end of the connection, or whom the proxy names last.
fn address(house: &House, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    if !house.config.behind_proxy {
        return peer;
    }
    let named = headers.get_all("x-forwarded-for").into_iter().next_back();
    let named = named.and_then(|value| value.to_str().ok()?.rsplit(',').next());
    named.and_then(|text| text.trim().parse().ok()).unwrap_or(peer)
}
