//! What the developer's browser asks for. Answers go to this machine under its own names alone.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::Router;
use axum::extract::{Form, Path, Query, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use engine::Viewer;

use super::bench::Bench;
use super::{page, seat};

/// What every handler knows.
struct Dev {
    bench: Bench,
    /// Another one for each start of the program: pages that are open notice it and load again.
    start: String,
}

type Fields = BTreeMap<String, String>;

pub(super) fn routes(bench: Bench, address: SocketAddr) -> Router {
    let started = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let dev = Dev { bench, start: started.as_nanos().to_string() };
    let own = [address.to_string(), format!("localhost:{}", address.port())];
    let guard = middleware::from_fn(move |request: Request, next: Next| {
        let is_ours = is_ours(request.headers(), &own);
        async move { if is_ours { next.run(request).await } else { forbidden() } }
    });
    Router::new()
        .route("/", get(look))
        .route("/seat/{viewer}", get(look_as))
        .route("/start", get(|State(dev): State<Arc<Dev>>| async move { dev.start.clone() }))
        .route("/do/{what}", post(change))
        .route("/dev.css", get(|| async { asset("text/css", include_str!("dev.css")) }))
        .route("/dev.js", get(|| async { asset("text/javascript", include_str!("dev.js")) }))
        .route("/assets/{stamp}/{*path}", get(ui_asset))
        .layer(guard)
        .with_state(Arc::new(dev))
}

/// Neither a name that somebody else's server gave this machine, nor a page from elsewhere.
fn is_ours(headers: &HeaderMap, own: &[String]) -> bool {
    let texts = |name| headers.get_all(name).iter().map(|value| value.to_str().unwrap_or_default());
    let is_own = |host: &str| own.iter().any(|own| own == host);
    let host = |origin: &str| origin.strip_prefix("http://").unwrap_or(origin).to_string();
    headers.contains_key(header::HOST)
        && texts(header::HOST).all(is_own)
        && texts(header::ORIGIN).all(|origin| is_own(&host(origin)))
}

fn forbidden() -> Response {
    (StatusCode::FORBIDDEN, "open the address that `tablee dev` printed").into_response()
}

async fn look(State(dev): State<Arc<Dev>>, Query(fields): Query<Fields>) -> Response {
    // A bot may think for a while.
    let drawn = tokio::task::spawn_blocking(move || page::page(&dev.bench, &fields)).await;
    drawn.map_or_else(|error| problem(&error.to_string()), |page| Html(page).into_response())
}

async fn look_as(
    State(dev): State<Arc<Dev>>,
    Path(viewer): Path<String>,
    Query(fields): Query<Fields>,
) -> Response {
    match viewer.parse::<Viewer>() {
        Ok(viewer) => Html(seat::frame(&dev.bench, viewer, &fields)).into_response(),
        Err(error) => problem(&format!("`{viewer}`: {error}")),
    }
}

async fn change(
    State(dev): State<Arc<Dev>>,
    Path(what): Path<String>,
    Form(fields): Form<Fields>,
) -> Response {
    let done = tokio::task::spawn_blocking(move || apply(&dev.bench, &what, &fields)).await;
    match done {
        Ok(Ok(())) => Redirect::to("/").into_response(),
        Ok(Err(reason)) => problem(&reason),
        Err(error) => problem(&error.to_string()),
    }
}

fn apply(bench: &Bench, what: &str, fields: &Fields) -> Result<(), String> {
    let text = |name: &str| fields.get(name).map(|text| text.trim()).unwrap_or_default();
    let number = |name: &str| {
        let reason = |_| format!("`{name}` must be a number, and `{}` is none", text(name));
        text(name).parse::<usize>().map_err(reason)
    };
    match what {
        "act" => {
            let seat = text("seat").parse().map_err(|error| format!("`seat`: {error}"))?;
            bench.act(seat, text("act"))
        }
        "draw" => bench.draw(fields.get("outcome").map(String::as_str)),
        "bot" => bench.play_on(number("decisions")?),
        "back" => bench.take_back(number("step")?),
        "new" => bench.start_anew(number("seed")? as u64),
        other => Err(format!("there is nothing to do called `{other}`")),
    }
}

fn problem(reason: &str) -> Response {
    (StatusCode::UNPROCESSABLE_ENTITY, Html(page::problem(reason))).into_response()
}

fn asset(media_type: &'static str, text: &'static str) -> Response {
    ([(header::CONTENT_TYPE, media_type)], text).into_response()
}

async fn ui_asset(Path((_, path)): Path<(String, String)>) -> Response {
    match ui::assets::asset(&path) {
        Some(asset) => ([(header::CONTENT_TYPE, asset.media_type)], asset.bytes).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
