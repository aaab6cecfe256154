//! The JSON API: what programs ask for.

mod devices;

use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use engine::{Options, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::accept::RETRY_AFTER;
use crate::analyses::Analysis;
use crate::at_table::{Access, Here, Seated, Visiting, right, seat_number};
use crate::body::{Sent, whole, whole_number};
use crate::caller::Caller;
use crate::connections::Pass;
use crate::error::{Error, Kind, Result};
use crate::house::House;
use crate::limit::Budget;
use crate::order::{TableRequest, detached};
use crate::room::{Format, Newcomer, Right, Sitter, viewer};
use crate::socket::{self, Client, MAX_MESSAGE};
use crate::thinkers::Visitor;
use crate::{token, visitor};

/// The API's routes.
pub(crate) fn routes() -> Router<Arc<House>> {
    Router::new()
        .route("/api/games", get(games))
        .route("/api/tables", get(public_tables).post(open))
        .route("/api/tables/{id}", get(state))
        .route("/api/tables/{id}/seats", post(sit))
        .route("/api/tables/{id}/start", post(start))
        .route("/api/tables/{id}/legal", get(legal))
        .route("/api/tables/{id}/act", post(act))
        .route("/api/tables/{id}/record", get(record))
        .route("/api/tables/{id}/analysis", get(analysis).post(analyse))
        .route("/api/tables/{id}/devices", get(devices::list))
        .route("/api/tables/{id}/devices/sign-out", post(devices::sign_out))
        .route("/api/tables/{id}/socket", get(connect))
}

async fn games(State(house): State<Arc<House>>) -> Json<Value> {
    let game = |title: &dyn catalog::Title| {
        let knob = |knob: &engine::Knob| json!({ "key": knob.key, "values": knob.values, "default": knob.default, "rule": knob.rule });
        let options: Vec<Value> = title.knobs().iter().map(knob).collect();
        let is_reference = title.shelf() == catalog::Shelf::Reference;
        json!({ "game": title.id(), "options": options, "reference": is_reference })
    };
    let games: Vec<Value> = house.shelf.catalog().titles().map(game).collect();
    Json(json!({ "games": games }))
}

async fn public_tables(State(house): State<Arc<House>>) -> Result<Json<Value>> {
    let mut tables = Vec::new();
    for listing in house.listings.first(50, house.now_ms()) {
        let Ok(card) = house.card(&listing.id).await else { continue };
        let now = card.listed();
        let names: Vec<&str> = now.seats.iter().map(|(_, name)| name.as_str()).collect();
        tables.push(json!({
            "table": card.id,
            "game": card.game,
            "options": card.options.to_string(),
            "names": names,
            "started": now.is_started,
        }));
    }
    Ok(Json(json!({ "tables": tables })))
}

async fn open(
    State(house): State<Arc<House>>,
    caller: Caller,
    headers: HeaderMap,
    Sent(request): Sent<TableRequest>,
) -> Result<Response> {
    let secret = token::token();
    let (hash, opener) = (token::program_hash(&secret), caller.opener(house.store.hash_key()));
    let order = request.order(house.shelf.catalog(), &hash, opener)?;
    let seat = order.keys.first().map(|(_, seat, _)| *seat);
    let room = detached(async move { house.open(order).await }).await?;
    let body = Opened {
        invitation: visitor::invitation(&room.house, &headers, &room.facts.id),
        table: &room.facts.id,
        seat,
        token: seat.map(|_| secret),
        commitment: room.facts.secret.commitment().to_string(),
    };
    Ok((axum::http::StatusCode::CREATED, Json(body)).into_response())
}

#[derive(Serialize)]
struct Opened<'a> {
    table: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
    invitation: String,
    commitment: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SitRequest {
    pub(crate) name: String,
    #[serde(default, deserialize_with = "whole")]
    pub(crate) seat: Option<u8>,
    pub(crate) salt: Option<String>,
}

async fn sit(
    Here(room): Here,
    query: Query<Access>,
    caller: Caller,
    headers: HeaderMap,
    Sent(request): Sent<SitRequest>,
) -> Result<Json<Value>> {
    room.house.take(Budget::Joins, &caller, 1)?;
    // A token of the table before says yes to the seat that is kept for it here.
    let known = visitor::bearer(&headers).or(query.token.as_deref());
    let secret = known.filter(|token| token::is_token(token)).map(ToString::to_string);
    if let Some(secret) = secret {
        let hash = token::program_hash(&secret);
        let (there, key) = (room.clone(), hash.clone());
        if let Some(right) = detached(async move { there.accept(&key).await }).await? {
            let v = room.published().await?.version();
            return Ok(Json(json!({ "seat": right.seat, "token": secret, "v": v })));
        }
    }
    let secret = token::token();
    let sitter = Sitter {
        name: request.name,
        seat: request.seat.map(seat_number).transpose()?,
        salt: request.salt,
        keys: vec![token::program_hash(&secret)],
        network: caller.opener(room.house.store.hash_key()).network,
        changes: false,
    };
    let seated = detached(async move { room.sit(sitter).await }).await?;
    Ok(Json(json!({ "seat": seated.seat, "token": secret, "v": seated.version })))
}

async fn start(Seated { room, right }: Seated) -> Result<Json<Value>> {
    let v = detached(async move { room.start(&right).await }).await?;
    Ok(Json(json!({ "v": v })))
}

async fn state(Visiting { room, right }: Visiting) -> Result<Response> {
    let text = room.whole(&room.snapshot().await?, viewer(right.as_ref()), &[]);
    Ok(([(header::CONTENT_TYPE, "application/json")], text).into_response())
}

async fn legal(
    Seated { room, right: Right { seat, .. } }: Seated,
    query: Query<Access>,
    headers: HeaderMap,
) -> Result<Json<Value>> {
    let lang = visitor::lang(&headers, query.lang.as_deref());
    let snapshot = room.snapshot().await?;
    let speaker =
        localization::Speaker { lang, names: &snapshot.names, reader: Viewer::Seat(seat) };
    let table = snapshot.table().filter(|_| snapshot.held_by(Viewer::Seat(seat)).is_none());
    let choices = table.map(|table| table.legal(seat)).unwrap_or_default();
    let choice = |choice: &catalog::Choice| json!({ "act": choice.notation, "label": speaker.say(&choice.label) });
    let legal: Vec<Value> = choices.iter().map(choice).collect();
    Ok(Json(json!({ "v": snapshot.version(), "legal": legal })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ActRequest {
    pub(crate) act: String,
    #[serde(default, deserialize_with = "whole")]
    v: Option<u64>,
}

async fn act(
    Seated { room, right }: Seated,
    query: Query<Access>,
    headers: HeaderMap,
    Sent(request): Sent<ActRequest>,
) -> Result<Json<Value>> {
    let lang = visitor::lang(&headers, query.lang.as_deref());
    let acting = async move { room.act(&right, &request.act, request.v, lang).await };
    let acted = detached(acting).await?;
    let mut answer = json!({ "v": acted.version });
    if acted.is_held {
        answer["held"] = true.into();
    }
    Ok(Json(answer))
}

async fn record(Here(room): Here) -> Result<Response> {
    room.record_response().await
}

async fn analysis(Here(room): Here) -> Result<Json<Analysis>> {
    room.house.analyses.look(&room).await.map(Json)
}

async fn analyse(Here(room): Here, caller: Caller) -> Result<Json<Analysis>> {
    let by = Visitor::from(caller.opener(room.house.store.hash_key()));
    room.house.analyses.ask(&room, by).await.map(Json)
}

async fn connect(
    Here(room): Here,
    query: Query<Access>,
    caller: Caller,
    Extension(pass): Extension<Arc<Pass>>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response> {
    visitor::check_origin(&room.house, &headers)?;
    let format = match query.format.as_deref() {
        None | Some("json") => Format::Json,
        Some("html") => Format::Html,
        Some(_) => return Err(Error::bad("the format is `json` or `html`")),
    };
    let right = match right(&room, &headers, &query).await {
        // A page cannot read the status of a socket that is refused: it is told over the socket.
        Err(error) if format == Format::Html && error.kind == Kind::Unauthorized => {
            let lang = visitor::lang(&headers, query.lang.as_deref());
            return Ok(upgrade.on_upgrade(move |socket| socket::turn_away(socket, error, lang)));
        }
        right => right?,
    };
    let who = Newcomer {
        right,
        lang: visitor::lang(&headers, query.lang.as_deref()),
        format,
        follows: query.follow,
        echoes: query.echo.unwrap_or(true),
    };
    let place = pass.seat(caller.network, who.viewer());
    let place = place.ok_or_else(|| Error::too_many("fault-house-full", RETRY_AFTER))?;
    let asker = caller.opener(room.house.store.hash_key());
    let client = Client { who, since: query.since, room, asker };
    // Small buffers: there are many sockets and their messages are short.
    let upgrade = upgrade
        .read_buffer_size(1024)
        .write_buffer_size(16 * 1024)
        .max_write_buffer_size(4 * 1024 * 1024)
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE);
    Ok(upgrade.on_upgrade(move |socket| socket::serve(socket, client, pass, place)))
}

/// The options of a request as the games take them.
pub(crate) fn options(chosen: &serde_json::Map<String, Value>) -> Result<Options> {
    let mut options = Options::new();
    for (key, value) in chosen {
        options = match value {
            Value::String(text) => options.with(key, text),
            Value::Number(number) => match whole_number(number) {
                Some(whole) => options.with(key, whole),
                None => options.with(key, number),
            },
            Value::Bool(flag) => options.with(key, if *flag { "yes" } else { "no" }),
            _ => return Err(Error::bad(format!("option `{key}`: expected a text or a number"))),
        };
    }
    Ok(options)
}
