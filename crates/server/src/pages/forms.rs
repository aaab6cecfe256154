//! What people send with a form: a new table, sitting down, another device, playing again.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Redirect, Response};
use catalog::Title;
use engine::{MAX_SEATS, Options, Seat, Viewer};
use serde::Deserialize;
use store::Key;

use crate::api::{self, Access};
use crate::body::Filled;
use crate::caller::Caller;
use crate::error::{Error, Kind, Result};
use crate::house::House;
use crate::order::{TableRequest, detached};
use crate::pages::{go_on, person, problem, reader, shown};
use crate::room::Room;
use crate::{token, visitor};

/// How long the link to another device can be used.
const LINK_MS: i64 = 15 * 60 * 1000;

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
    let reader = reader(&headers, &uri);
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
        let opener = caller.known_as(&hash).opener(house.store.hash_key());
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
            let reason = error.in_lang(reader.lang).reason;
            let page = ui::pages::new_table(&reader, title, &as_options(&fields), Some(&reason));
            (StatusCode::UNPROCESSABLE_ENTITY, Html(page)).into_response()
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
    })
}

#[derive(Deserialize)]
pub(super) struct Sitting {
    name: String,
    seat: Option<String>,
}

/// Sits down.
pub(super) async fn sit(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    uri: Uri,
    Filled(sitting): Filled<Sitting>,
) -> Response {
    let me = person(&headers);
    let sat = async {
        let room = house.room(&id).await?;
        let seat = match sitting.seat.as_deref() {
            None | Some("") => None,
            Some(number) => Some(
                number
                    .parse::<Seat>()
                    .map_err(|_| Error::says(Kind::BadRequest, "fault-no-such-seat"))?,
            ),
        };
        let (hash, name) = (token::hash(&me), sitting.name.clone());
        detached(async move { room.sit(&name, seat, None, &hash).await }).await?;
        let to = format!("/t/{id}");
        Ok(go_on(&house, &headers, &to, &me, Some(&sitting.name)))
    };
    shown(&reader(&headers, &uri), sat.await)
}

/// The reader's seat at a table.
async fn own_seat(house: &Arc<House>, id: &str, headers: &HeaderMap) -> Result<(Arc<Room>, Seat)> {
    let room = house.room(id).await?;
    match api::viewer(&room, headers, &Access::default()).await? {
        Viewer::Seat(seat) => Ok((room, seat)),
        Viewer::Spectator => Err(Error::says(Kind::Forbidden, "fault-watching")),
    }
}

/// Begins the game.
pub(super) async fn start(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    let started = async {
        let (room, _) = own_seat(&house, &id, &headers).await?;
        detached(async move { room.start().await }).await?;
        Ok(Redirect::to(&format!("/t/{id}")).into_response())
    };
    shown(&reader(&headers, &uri), started.await)
}

/// A link that brings the seat to another device, once.
pub(super) async fn device(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    let reader = reader(&headers, &uri);
    let linked = async {
        let (room, seat) = own_seat(&house, &id, &headers).await?;
        let link = token::token();
        let key = Key {
            table_no: room.facts.no,
            seat: seat.index() as i64 + 1,
            expires_ms: Some(house.now_ms() + LINK_MS),
        };
        house.store.add_key(&token::hash(&link), key).await?;
        let address = format!("{}/d/{link}", visitor::base(&house, &headers));
        Ok(Html(ui::pages::device(&reader, &address)).into_response())
    };
    shown(&reader, linked.await)
}

/// Takes the seat that a link brings here.
pub(super) async fn take_seat(
    State(house): State<Arc<House>>,
    Path(link): Path<String>,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    let me = person(&headers);
    let taken = async {
        let used = || Error::says(Kind::NotFound, "fault-link-used");
        if !token::is_token(&link) {
            return Err(used());
        }
        let hash = token::hash(&link);
        let keys = house.store.keys(&hash).await?;
        let is_valid = |key: &&Key| key.expires_ms.is_some_and(|until| until > house.now_ms());
        let key = keys.iter().find(is_valid).ok_or_else(used)?.clone();
        let id = house.store.id_of(key.table_no).await?.ok_or_else(used)?;
        let (room, me) = (house.room(&id).await?, token::hash(&me));
        detached(async move { room.hand_over(&hash, &key, &me).await }).await?;
        Ok(id)
    };
    let gone = taken.await.map(|id| go_on(&house, &headers, &format!("/t/{id}"), &me, None));
    shown(&reader(&headers, &uri), gone)
}

/// The same people play the same game again.
pub(super) async fn rematch(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    let again = async {
        let (room, _) = own_seat(&house, &id, &headers).await?;
        let next = detached(async move { room.rematch(None).await }).await?;
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
    headers: HeaderMap,
    uri: Uri,
    Filled(NextGame { game }): Filled<NextGame>,
) -> Response {
    let again = async {
        let (room, _) = own_seat(&house, &id, &headers).await?;
        let next = detached(async move { room.rematch(Some(&game)).await }).await?;
        Ok(Redirect::to(&format!("/t/{next}")).into_response())
    };
    shown(&reader(&headers, &uri), again.await)
}
