//! The pages people open: lobby, tables, rules, replays, and what to say when there is nothing.

mod assets;
mod devices;
mod forms;
mod lobby;
mod replay;

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use ui::model::Reader;

use crate::at_table::{Here, ReadBy, Visiting};
use crate::error::{Error, Kind, Result};
use crate::guard::Uncompressed;
use crate::house::House;
use crate::names::clean_name;
use crate::room::{Own, viewer};
use crate::{token, visitor};

/// The pages' routes.
pub(crate) fn routes() -> Router<Arc<House>> {
    Router::new()
        .route("/", get(lobby::lobby))
        .route("/new/{game}", get(forms::new_table).post(forms::open))
        .route("/t/{id}", get(table))
        .route("/t/{id}/log", get(log))
        .route("/t/{id}/sit", post(forms::sit))
        .route("/t/{id}/free", post(forms::free))
        .route("/t/{id}/start", post(forms::start))
        .route("/t/{id}/device", post(devices::make_link))
        .route("/t/{id}/devices", get(devices::list).post(devices::sign_out))
        .route("/t/{id}/rematch", post(forms::rematch))
        .route("/t/{id}/next", post(forms::next))
        .route("/t/{id}/replay", get(replay::replay))
        .route("/t/{id}/analysis", post(replay::analyse))
        .route("/t/{id}/record", get(record))
        .route("/d/{token}", get(devices::show_link).post(devices::use_link))
        .route("/rules/{game}", get(rules))
        .route("/lang/{code}", get(language))
        .route("/assets/{stamp}/{*path}", get(assets::asset))
}

/// Who reads a page. Of its address the query is left out: nothing that others choose comes back in a page, but for
/// those that say so.
pub(crate) fn reader(headers: &HeaderMap, uri: &Uri) -> Reader {
    // A link to another device is a secret, and no page needs it in an address.
    let path = if uri.path().starts_with("/d/") { "/" } else { uri.path() };
    Reader {
        lang: visitor::lang(headers, None),
        name: visitor::name(headers),
        path: path.to_string(),
    }
}

/// A page that is one person's: it is not compressed.
fn private(page: String) -> Response {
    let mut response = Html(page).into_response();
    response.extensions_mut().insert(Uncompressed);
    response
}

/// A page that says what is wrong.
pub(crate) fn problem(reader: &Reader, error: &Error) -> Response {
    let page = ui::pages::problem(reader, &error.phrase());
    let (status, headers) = error.head();
    (status, headers, Html(page)).into_response()
}

/// What to say where there is nothing.
pub(crate) async fn nothing() -> Error {
    Error::says(Kind::NotFound, "fault-not-found")
}

async fn table(
    Visiting { room, right }: Visiting,
    ReadBy(reader): ReadBy,
    headers: HeaderMap,
) -> Result<Response> {
    let own = match visitor::person(&headers) {
        Some(me) => room.own(&me).await?,
        None => Own::default(),
    };
    let base = visitor::base(&room.house, &headers);
    let page = room.page(reader, viewer(right.as_ref()), base, own).await?;
    Ok(if right.is_some() { private(page) } else { Html(page).into_response() })
}

#[derive(Deserialize)]
struct Earlier {
    before: Option<usize>,
}

/// A part of the log, for a page that has what comes after it.
async fn log(
    Visiting { room, right }: Visiting,
    ReadBy(reader): ReadBy,
    Query(Earlier { before }): Query<Earlier>,
) -> Result<Response> {
    let before = before.unwrap_or(usize::MAX);
    let part = room.earlier_log(viewer(right.as_ref()), reader.lang, before).await?;
    Ok(if right.is_some() { private(part) } else { Html(part).into_response() })
}

async fn record(Here(room): Here) -> Result<Response> {
    room.record_response().await
}

async fn rules(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    ReadBy(reader): ReadBy,
) -> Result<Html<String>> {
    let title = house.shelf.catalog().title(&game).ok_or_else(Error::no_such_game)?;
    Ok(Html(ui::pages::rules(&reader, title)))
}

#[derive(Deserialize)]
struct To {
    to: Option<String>,
}

async fn language(
    State(house): State<Arc<House>>,
    Path(code): Path<String>,
    Query(To { to }): Query<To>,
    headers: HeaderMap,
) -> Response {
    // Only to our own pages: `//elsewhere` and `/\elsewhere` are other sites to a browser.
    let is_ours = |to: &String| {
        to.starts_with('/')
            && !to[1..].starts_with(['/', '\\'])
            && to.chars().all(|c| c.is_ascii_graphic())
    };
    let to = to.filter(is_ours).unwrap_or_else(|| "/".into());
    let mut response = Redirect::to(&to).into_response();
    if let Ok(lang) = code.parse::<localization::Lang>() {
        set_cookie(&mut response, &house, &headers, "lang", lang.code());
    }
    response
}

/// A cookie for a year. Scripts never see any.
fn set_cookie(
    response: &mut Response,
    house: &House,
    headers: &HeaderMap,
    name: &str,
    value: &str,
) {
    let is_secure = visitor::base(house, headers).starts_with("https://");
    let secure = if is_secure { "; Secure" } else { "" };
    let cookie =
        format!("{name}={value}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax{secure}");
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
}

/// To another page, with the cookies that make this browser a person with a name.
fn go_on(
    house: &House,
    headers: &HeaderMap,
    to: &str,
    person: &str,
    name: Option<&str>,
) -> Response {
    let mut response = (StatusCode::SEE_OTHER, [(header::LOCATION, to)]).into_response();
    set_cookie(&mut response, house, headers, "me", person);
    if let Some(name) = name.and_then(|name| clean_name(name).ok()) {
        set_cookie(&mut response, house, headers, "name", &visitor::encode(&name));
    }
    response
}

/// The person this browser is, or a new one.
fn person(headers: &HeaderMap) -> String {
    visitor::person(headers).unwrap_or_else(token::token)
}
