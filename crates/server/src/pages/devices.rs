//! A seat on several devices, for people: the link to another one, the list of them, signing out.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, Uri};
use axum::response::{Html, IntoResponse, Redirect, Response};
use serde::Deserialize;
use ui::model::{DeviceKind as Kinds, DeviceLine, Reader, SeatLink};

use crate::body::Filled;
use crate::caller::Caller;
use crate::error::{Error, Kind, Result};
use crate::house::House;
use crate::limit::Budget;
use crate::order::detached;
use crate::pages::forms::own_seat;
use crate::pages::{go_on, person, reader, shown};
use crate::room::{Device, DeviceKind, Room, SignOut};
use crate::{token, visitor};

/// A link that brings the seat to another device, once.
pub(super) async fn make_link(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    caller: Caller,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    let reader = reader(&headers, &uri);
    let linked = async {
        let (room, right) = own_seat(&house, &id, &headers).await?;
        house.take(Budget::DeviceLinks, &caller, 1)?;
        let link = token::token();
        let hash = token::hash(&link);
        detached(async move { room.make_link(&right, &hash).await }).await?;
        let address = format!("{}/d/{link}", visitor::base(&house, &headers));
        Ok(Html(ui::pages::device_link(&reader, &id, &address)).into_response())
    };
    shown(&reader, linked.await)
}

/// The table that a link leads to, and what is stored of the link.
async fn linked(house: &Arc<House>, link: &str) -> Result<(Arc<Room>, String)> {
    let unknown = || Error::says(Kind::NotFound, "fault-link-unknown");
    if !token::is_token(link) {
        return Err(unknown());
    }
    let hash = token::hash(link);
    let keys = house.store.keys(&hash).await?;
    let key = keys.iter().find(|key| key.expires_ms.is_some()).ok_or_else(unknown)?;
    let id = house.store.id_of(key.table_no).await?.ok_or_else(unknown)?;
    Ok((house.room(&id).await?, hash))
}

/// What a link brings here. Looking uses up nothing: programs that draw previews look too.
pub(super) async fn show_link(
    State(house): State<Arc<House>>,
    Path(link): Path<String>,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    // The link is a secret, and no page that it leads to needs it in an address.
    let reader = Reader { path: "/".into(), ..reader(&headers, &uri) };
    let looked = async {
        let (room, hash) = linked(&house, &link).await?;
        let found = room.link(&hash).await?;
        let left_ms = found.expires_ms - house.now_ms();
        let seat = SeatLink {
            address: format!("/d/{link}"),
            game: room.facts.game.to_string(),
            seat: found.seat,
            name: found.name,
            // The last minute is one too.
            minutes: usize::try_from(left_ms / 60_000 + 1).unwrap_or(1),
        };
        Ok(Html(ui::pages::take_seat(&reader, &seat)).into_response())
    };
    shown(&reader, looked.await)
}

/// Takes the seat that a link brings here.
pub(super) async fn use_link(
    State(house): State<Arc<House>>,
    Path(link): Path<String>,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    let me = person(&headers);
    let taken = async {
        let (room, link) = linked(&house, &link).await?;
        let (to, me) = (format!("/t/{}", room.facts.id), token::hash(&me));
        detached(async move { room.use_link(&link, &me).await }).await?;
        Ok(to)
    };
    let gone = taken.await.map(|to| go_on(&house, &headers, &to, &me, None));
    shown(&Reader { path: "/".into(), ..reader(&headers, &uri) }, gone)
}

/// The reader's devices at a table.
pub(super) async fn list(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    let reader = reader(&headers, &uri);
    let listed = async {
        let (room, right) = own_seat(&house, &id, &headers).await?;
        let devices: Vec<DeviceLine> = room
            .devices(&right)
            .await?
            .into_iter()
            .map(|device| line(device, house.now_ms()))
            .collect();
        Ok(Html(ui::pages::devices(&reader, &room.facts.id, &devices)).into_response())
    };
    shown(&reader, listed.await)
}

fn line(device: Device, now_ms: i64) -> DeviceLine {
    let minutes = |until_ms: i64| usize::try_from((until_ms - now_ms) / 60_000 + 1).unwrap_or(1);
    DeviceLine {
        id: device.id,
        kind: match device.kind {
            DeviceKind::Browser => Kinds::Browser,
            DeviceKind::Program => Kinds::Program,
            DeviceKind::Link { expires_ms } => Kinds::Link { minutes: minutes(expires_ms) },
        },
        made_ms: device.made_ms,
        used_ms: device.used_ms,
        is_this: device.is_this,
    }
}

/// Which devices are signed out: one by its id, or `others` or `everywhere`.
#[derive(Deserialize)]
pub(super) struct Which {
    device: String,
}

/// Signs devices out.
pub(super) async fn sign_out(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    uri: Uri,
    Filled(Which { device }): Filled<Which>,
) -> Response {
    let signed_out = async {
        let (room, right) = own_seat(&house, &id, &headers).await?;
        let which = SignOut::read(&device);
        detached(async move { room.sign_out(&right, &which).await }).await?;
        let right = own_seat(&house, &id, &headers).await;
        let to = if right.is_ok() { format!("/t/{id}/devices") } else { format!("/t/{id}") };
        Ok(Redirect::to(&to).into_response())
    };
    shown(&reader(&headers, &uri), signed_out.await)
}
