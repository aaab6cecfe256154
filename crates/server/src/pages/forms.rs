//! What people send with a form: a new table, sitting down, playing again.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Redirect, Response};
use catalog::Title;
use engine::{MAX_SEATS, Options, Seat};
use serde::Deserialize;
use ui::model::Reader;

use crate::api::{self, Access};
use crate::body::Filled;
use crate::caller::Caller;
use crate::error::{Error, Kind, Result};
use crate::house::House;
use crate::limit::Budget;
use crate::order::{TableRequest, detached};
use crate::pages::{go_on, person, problem, reader, shown};
use crate::room::{Right, Room, Sitter};
use crate::token;

/// The fields of a form, by name.
type Fields = BTreeMap<String, String>;

fn as_options(fields: &Fields) -> Options {
    let is_word = |text: &str| !text.is_empty() && !text.contains(char::is_whitespace);
    let known = fields.iter().filter(|(key, _)| is_word(key));
    known.fold(Options::new(), |options, (key, value)| options.with(key, value))
}

/// The form for a new table.
pub(super) async fn new_table(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    Query(fields): Query<Fields>,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    // Who changes the language keeps what she has chosen so far.
    let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_string();
    let reader = Reader { path, ..reader(&headers, &uri) };
    match house.shelf.catalog().title(&game) {
        Some(title) => {
            let page = ui::pages::new_table(&reader, title, &as_options(&fields), None);
            Html(page).into_response()
        }
        None => problem(&reader, &Error::says(Kind::NotFound, "fault-no-such-game")),
    }
}

/// Opens the table that the form asks for.
pub(super) async fn open(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    caller: Caller,
    headers: HeaderMap,
    uri: Uri,
    Filled(fields): Filled<Fields>,
) -> Response {
    let reader = reader(&headers, &uri);
    let Some(title) = house.shelf.catalog().title(&game) else {
        return problem(&reader, &Error::says(Kind::NotFound, "fault-no-such-game"));
    };
    let me = person(&headers);
    let name = fields.get("name").filter(|name| !name.trim().is_empty()).cloned();
    let opened = async {
        let hash = token::hash(&me);
        // Somebody new is still a stranger: otherwise throwing the cookie away would be worth a budget of one's own.
        let opener = caller.opener(house.store.hash_key());
        let request = request(title, &fields)?;
        let order = request.order(house.shelf.catalog(), &hash, opener)?;
        let house = house.clone();
        detached(async move { house.open(order).await }).await
    };
    match opened.await {
        Ok(room) => {
            let to = format!("/t/{}", room.facts.id);
            go_on(&house, &headers, &to, &me, name.as_deref())
        }
        Err(error) => {
            let error = error.in_lang(reader.lang);
            let (status, head) = error.head();
            // Whatever is wrong with the form, it is shown again; a quota keeps its own status.
            let is_quota = error.retry_after.is_some();
            let status = if is_quota { status } else { StatusCode::UNPROCESSABLE_ENTITY };
            let reason = Some(error.reason.as_str());
            let page = ui::pages::new_table(&reader, title, &as_options(&fields), reason);
            (status, head, Html(page)).into_response()
        }
    }
}

/// The form as a request: `me` sits first where the host plays.
fn request(title: &dyn Title, fields: &Fields) -> Result<TableRequest> {
    let field = |key: &str| fields.get(key).map(String::as_str).filter(|text| !text.is_empty());
    let chosen = title.knobs().iter().filter_map(|knob| Some((knob.key, field(knob.key)?)));
    let options: serde_json::Map<_, _> =
        chosen.map(|(key, value)| (key.to_string(), value.into())).collect();
    let n_seats = title.n_seats(&api::options(&options)?);
    let n_seats = n_seats.map_err(|error| Error::bad(error.to_string()))?;
    let seat = |n: usize| field(&format!("seat{n}")).unwrap_or(if n == 1 { "me" } else { "open" });
    let seats: Vec<&str> = (1..=n_seats.min(MAX_SEATS)).map(seat).collect();
    let number = |key: &str| match field(key) {
        Some(text) => text.parse().map(Some).map_err(|_| Error::bad(format!("{key}: `{text}`"))),
        None => Ok(None),
    };
    let sits = seats.contains(&"me");
    let name = field("name");
    if sits && name.is_none_or(|name| name.trim().is_empty()) {
        return Err(Error::says(Kind::BadRequest, "fault-name-needed"));
    }
    let pace = field("pace").map(str::parse).transpose().map_err(Error::bad)?;
    Ok(TableRequest {
        game: title.id().to_string(),
        options,
        seats: seats.iter().map(ToString::to_string).collect(),
        public: field("public") == Some("yes"),
        pace,
        pause_ms: number("pause_ms")?,
        delay: number("delay")?,
        level: field("bots").map(ToString::to_string),
        name: name.filter(|_| sits).map(ToString::to_string),
        salt: None,
        several_seats: field("several_seats") == Some("yes"),
    })
}

#[derive(Deserialize)]
pub(super) struct Sitting {
    name: String,
    seat: Option<String>,
    /// `yes` to leave the seat she has for it.
    change: Option<String>,
}

/// A seat by its number in a form.
fn seat_of(number: &str) -> Result<Seat> {
    number.parse().map_err(|_| Error::says(Kind::BadRequest, "fault-no-such-seat"))
}

/// Sits down.
pub(super) async fn sit(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    caller: Caller,
    headers: HeaderMap,
    uri: Uri,
    Filled(sitting): Filled<Sitting>,
) -> Response {
    let me = person(&headers);
    let sat = async {
        let room = house.room(&id).await?;
        house.take(Budget::Joins, &caller, 1)?;
        let asked = sitting.seat.as_deref().filter(|number| !number.is_empty());
        let sitter = Sitter {
            name: sitting.name.clone(),
            seat: asked.map(seat_of).transpose()?,
            salt: None,
            key: token::hash(&me),
            network: caller.opener(house.store.hash_key()).network,
            changes: sitting.change.as_deref() == Some("yes"),
        };
        detached(async move { room.sit(sitter).await }).await?;
        let to = format!("/t/{id}");
        Ok(go_on(&house, &headers, &to, &me, Some(&sitting.name)))
    };
    shown(&reader(&headers, &uri), sat.await)
}

#[derive(Deserialize)]
pub(super) struct Kept {
    seat: String,
}

/// Keeps a seat no longer for somebody who has not said yes.
pub(super) async fn free(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    uri: Uri,
    Filled(Kept { seat }): Filled<Kept>,
) -> Response {
    let freed = async {
        let (room, right) = own_seat(&house, &id, &headers).await?;
        let seat = seat_of(&seat)?;
        detached(async move { room.free(&right, seat).await }).await?;
        Ok(Redirect::to(&format!("/t/{id}")).into_response())
    };
    shown(&reader(&headers, &uri), freed.await)
}

/// The reader's right to a seat at a table.
pub(super) async fn own_seat(
    house: &Arc<House>,
    id: &str,
    headers: &HeaderMap,
) -> Result<(Arc<Room>, Right)> {
    let room = house.room(id).await?;
    let right = api::right(&room, headers, &Access::default()).await?;
    Ok((room, right.ok_or_else(|| Error::says(Kind::Forbidden, "fault-watching"))?))
}

/// Begins the game.
pub(super) async fn start(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    let started = async {
        let (room, right) = own_seat(&house, &id, &headers).await?;
        detached(async move { room.start(&right).await }).await?;
        Ok(Redirect::to(&format!("/t/{id}")).into_response())
    };
    shown(&reader(&headers, &uri), started.await)
}

/// The same people play the same game again.
pub(super) async fn rematch(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    caller: Caller,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    let again = async {
        let (room, right) = own_seat(&house, &id, &headers).await?;
        house.take(Budget::Proposals, &caller, 1)?;
        let next = detached(async move { room.rematch(&right, None).await }).await?;
        Ok(Redirect::to(&format!("/t/{next}")).into_response())
    };
    shown(&reader(&headers, &uri), again.await)
}

#[derive(Deserialize)]
pub(super) struct NextGame {
    game: String,
}

/// The same people play another game.
pub(super) async fn next(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    caller: Caller,
    headers: HeaderMap,
    uri: Uri,
    Filled(NextGame { game }): Filled<NextGame>,
) -> Response {
    let again = async {
        let (room, right) = own_seat(&house, &id, &headers).await?;
        house.take(Budget::Proposals, &caller, 1)?;
        let next = detached(async move { room.rematch(&right, Some(&game)).await }).await?;
        Ok(Redirect::to(&format!("/t/{next}")).into_response())
    };
    shown(&reader(&headers, &uri), again.await)
}
