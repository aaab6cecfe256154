//! What stands before every request: limits, origins, security headers, and a net under everything.

use std::net::{IpAddr, SocketAddr};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use axum::body::HttpBody;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use tower_http::compression::Predicate;
use ui::model::Reader;

use crate::caller::Caller;
use crate::error::{Error, Kind};
use crate::house::House;
use crate::limit::Budget;
use crate::{at_table, pages, visitor};

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

/// For how long browsers that reached the server encrypted come no other way.
const A_YEAR: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// A replay is drawn from the beginning of its game: it costs as much as so many other pages.
const COST_OF_A_REPLAY: u32 = 5;

/// Marks an answer that shows a hand, or something else that is one person's: it is sent as it is. How far a text can be
/// compressed tells how much of it is there twice, and others have their say in such a page: names, remarks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Uncompressed;

/// Which answers may be compressed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HidesNothing;

impl Predicate for HidesNothing {
    fn should_compress<B: HttpBody>(&self, response: &axum::http::Response<B>) -> bool {
        response.extensions().get::<Uncompressed>().is_none()
    }
}

/// Lets a request through, or answers it.
pub(crate) async fn guard(
    State(house): State<Arc<House>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let reader = pages::reader(request.headers(), request.uri());
    let style = Style::of(request.uri().path());
    let host = check_host(&house, peer.ip(), &request);
    let address = visitor::admit(&house.config, peer.ip(), request.headers_mut());
    let caller = Caller::of(address, request.headers(), request.uri());
    let checked = match host.and_then(|()| check_origin(&house, &request)) {
        Ok(()) => charge(&house, &caller, request.uri().path()).await,
        wrong => wrong,
    };
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
        Ok(response) => style.restyled(response, &reader).await,
        Err(error) => style.say(error, &reader),
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if visitor::is_encrypted(&house.config) {
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, A_YEAR);
    }
    if style == Style::Json {
        // What programs are told has hands and tokens in it.
        response.extensions_mut().insert(Uncompressed);
    }
    let uncached = HeaderValue::from_static("no-store");
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(uncached);
    response
}

/// Whoever watches the house asks under any name: there is nothing of anybody's in the answers.
fn check_host(house: &House, peer: IpAddr, request: &Request) -> Result<(), Error> {
    visitor::check_one_host(request.version(), request.headers())?;
    let is_watching = Style::of(request.uri().path()) == Style::Figures;
    if is_watching { Ok(()) } else { visitor::check_host(&house.config, peer, request.headers()) }
}

fn check_origin(house: &House, request: &Request) -> Result<(), Error> {
    let is_looking = [Method::GET, Method::HEAD].contains(request.method());
    if is_looking { Ok(()) } else { visitor::check_origin(house, request.headers()) }
}

/// Takes a request out of the budget of whoever asks. At a game where she has a seat, what belongs to the seat alone comes
/// first, so that nobody beside her uses up what she needs to play.
async fn charge(house: &House, caller: &Caller, path: &str) -> Result<(), Error> {
    // Static files cost next to nothing and every page needs several; whoever watches over the house always gets in.
    let is_free = path.starts_with("/assets/") || Style::of(path) == Style::Figures;
    if is_free {
        return Ok(());
    }
    let cost = if path.ends_with("/replay") { COST_OF_A_REPLAY } else { 1 };
    let seat = caller.person.as_deref().zip(at_table::table_of(path));
    if let Some((person, table)) = seat
        && house.is_seated(table, person)
        && house.quotas.take_of_seat(&format!("{table} {person}"), cost)
    {
        return Ok(());
    }
    let taken = house.take(Budget::Requests, caller, cost);
    // Where the table is not in memory, the disk is asked; but only for those who would be refused otherwise.
    if taken.is_err()
        && let Some((person, table)) = seat
        && house.is_seated_on_disk(table, person).await
        && house.quotas.take_of_seat(&format!("{table} {person}"), cost)
    {
        return Ok(());
    }
    taken
}

/// How faults are told, by what is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Style {
    /// JSON, for programs.
    Json,
    /// Pages, for people.
    Page,
    /// JSON, for those who watch over the house.
    Figures,
}

/// The longest text of a fault that the framework answers by itself.
const MAX_FAULT: usize = 4096;

impl Style {
    fn of(path: &str) -> Style {
        match path {
            "/healthz" | "/readyz" => Style::Figures,
            _ if path.starts_with("/api/") => Style::Json,
            _ => Style::Page,
        }
    }

    fn say(self, error: Error, reader: &Reader) -> Response {
        match self {
            Style::Json | Style::Figures => error.in_lang(reader.lang).into_response(),
            Style::Page => pages::problem(reader, &error),
        }
    }

    /// Faults are told as what was asked for, page or JSON, under the same status. The framework tells its own (a wrong
    /// method, a query it cannot read, no upgrade) in plain text: they are told like all others.
    async fn restyled(self, mut response: Response, reader: &Reader) -> Response {
        if let Some(error) = response.extensions_mut().remove::<Error>() {
            let (mut head, body) = self.say(error, reader).into_parts();
            head.status = response.status();
            let close = response.headers_mut().remove(header::CONNECTION);
            head.headers.extend(close.map(|close| (header::CONNECTION, close)));
            return Response::from_parts(head, body);
        }
        let (status, kept) = (response.status(), response.headers().get(header::ALLOW).cloned());
        let media_type = response.headers().get(header::CONTENT_TYPE);
        let is_plain = media_type.is_none_or(|value| value.as_bytes().starts_with(b"text/plain"));
        let is_fault = status.is_client_error() || status.is_server_error();
        if !is_fault || !is_plain {
            return response;
        }
        let text = axum::body::to_bytes(response.into_body(), MAX_FAULT).await.unwrap_or_default();
        let error = Error::of_status(status, String::from_utf8_lossy(&text).into_owned());
        let mut told = self.say(error, reader);
        *told.status_mut() = status;
        if let Some(allowed) = kept {
            told.headers_mut().insert(header::ALLOW, allowed);
        }
        told
    }
}
