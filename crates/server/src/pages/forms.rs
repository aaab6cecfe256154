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

use crate::api;
use crate::at_table::{Here, ReadBy, Seated};
use crate::body::Filled;
use crate::caller::Caller;
use crate::error::{Error, Kind, Result};
use crate::house::House;
use crate::limit::Budget;
use crate::order::{TableRequest, detached};
use crate::pages::{go_on, person};
use crate::room::Sitter;
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
    ReadBy(reader): ReadBy,
    uri: Uri,
) -> Result<Html<String>> {
    // Who changes the language keeps what she has chosen so far.
    let path = uri.path_and_query().map_or("/", |path| path.as_str()).to_string();
    let reader = Reader { path, ..reader };
    let title = house.shelf.catalog().title(&game).ok_or_else(Error::no_such_game)?;
    Ok(Html(ui::pages::new_table(&reader, title, &as_options(&fields), None)))
}

/// Opens the table that the form asks for.
pub(super) async fn open(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    caller: Caller,
    ReadBy(reader): ReadBy,
    headers: HeaderMap,
    Filled(fields): Filled<Fields>,
) -> Result<Response> {
    let title = house.shelf.catalog().title(&game).ok_or_else(Error::no_such_game)?;
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
            Ok(go_on(&house, &headers, &to, &me, name.as_deref()))
        }
        Err(error) => Ok(form_again(&reader, title, &fields, error)),
    }
}

/// The form once more, with what is wrong; a quota keeps its own status.
fn form_again(reader: &Reader, title: &dyn Title, fields: &Fields, error: Error) -> Response {
    let error = error.in_lang(reader.lang);
    let (status, head) = error.head();
    let is_quota = error.retry_after.is_some();
    let status = if is_quota { status } else { StatusCode::UNPROCESSABLE_ENTITY };
    let reason = Some(error.reason.as_str());
    let page = ui::pages::new_table(reader, title, &as_options(fields), reason);
    (status, head, Html(page)).into_response()
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
    Here(room): Here,
    caller: Caller,
    headers: HeaderMap,
    Filled(sitting): Filled<Sitting>,
) -> Result<Response> {
    let (me, house) = (person(&headers), room.house.clone());
    house.take(Budget::Joins, &caller, 1)?;
    let asked = sitting.seat.as_deref().filter(|number| !number.is_empty());
    let sitter = Sitter {
        name: sitting.name.clone(),
        seat: asked.map(seat_of).transpose()?,
        salt: None,
        keys: token::hashes(&me).collect(),
        network: caller.opener(house.store.hash_key()).network,
        changes: sitting.change.as_deref() == Some("yes"),
    };
    let there = room.clone();
    let seated = detached(async move { there.sit(sitter).await }).await?;
    // The page of a table is that of a browser's first seat, unless it says another.
    let own = room.rights_of(&me).await?;
    let is_first = own.first().is_none_or(|right| right.seat == seated.seat);
    let which = if is_first { String::new() } else { format!("?seat={}", seated.seat) };
    let to = format!("/t/{}{which}", room.facts.id);
    Ok(go_on(&house, &headers, &to, &me, Some(&sitting.name)))
}

#[derive(Deserialize)]
pub(super) struct Freed {
    seat: String,
}

/// Frees a seat: one that is kept for somebody, or whose holder has been away for long.
pub(super) async fn free(
    Here(room): Here,
    headers: HeaderMap,
    Filled(Freed { seat }): Filled<Freed>,
) -> Result<Redirect> {
    let (key, seat) = (token::hash(&person(&headers)), seat_of(&seat)?);
    let to = format!("/t/{}", room.facts.id);
    detached(async move { room.free(&key, seat).await }).await?;
    Ok(Redirect::to(&to))
}

/// Begins the game.
pub(super) async fn start(Seated { room, right }: Seated) -> Result<Redirect> {
    let to = format!("/t/{}", room.facts.id);
    detached(async move { room.start(&right).await }).await?;
    Ok(Redirect::to(&to))
}

/// The same people play the same game again.
pub(super) async fn rematch(
    seated: Seated,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Redirect> {
    propose(seated, &caller, &headers, None).await
}

#[derive(Deserialize)]
pub(super) struct NextGame {
    game: String,
}

/// The same people play another game.
pub(super) async fn next(
    seated: Seated,
    caller: Caller,
    headers: HeaderMap,
    Filled(NextGame { game }): Filled<NextGame>,
) -> Result<Redirect> {
    propose(seated, &caller, &headers, Some(game)).await
}

/// Proposes another table. Whoever proposes it says yes for all her seats.
async fn propose(
    Seated { room, right }: Seated,
    caller: &Caller,
    headers: &HeaderMap,
    game: Option<String>,
) -> Result<Redirect> {
    room.house.take(Budget::Proposals, caller, 1)?;
    let own = room.rights_of(&person(headers)).await?.into_iter().map(|right| right.seat).collect();
    let next = detached(async move { room.rematch(&right, own, game.as_deref()).await }).await?;
    Ok(Redirect::to(&format!("/t/{next}")))
}
