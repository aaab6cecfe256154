//! A seat on several devices, for people: the link to another one, the list of them, signing out.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{Html, Redirect, Response};
use serde::Deserialize;
use ui::model::{DeviceKind as Kinds, DeviceLine, SeatLink};

use crate::at_table::{ReadBy, Seated};
use crate::body::Filled;
use crate::caller::Caller;
use crate::error::{Error, Kind, Result};
use crate::house::House;
use crate::limit::Budget;
use crate::order::detached;
use crate::pages::{go_on, person};
use crate::room::{Device, DeviceKind, Room, SignOut};
use crate::{token, visitor};

/// A link that brings the seat to another device, once.
pub(super) async fn make_link(
    Seated { room, right }: Seated,
    ReadBy(reader): ReadBy,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Html<String>> {
    room.house.take(Budget::DeviceLinks, &caller, 1)?;
    let link = token::token();
    let (hash, there) = (token::hash(&link), room.clone());
    detached(async move { there.make_link(&right, &hash).await }).await?;
    let address = format!("{}/d/{link}", visitor::base(&room.house, &headers));
    Ok(Html(ui::pages::device_link(&reader, &room.facts.id, &address)))
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
    ReadBy(reader): ReadBy,
) -> Result<Html<String>> {
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
    Ok(Html(ui::pages::take_seat(&reader, &seat)))
}

/// Takes the seat that a link brings here.
pub(super) async fn use_link(
    State(house): State<Arc<House>>,
    Path(link): Path<String>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Response> {
    let person = person(&headers);
    let (room, link) = linked(&house, &link).await?;
    let (to, me) = (format!("/t/{}", room.facts.id), token::hash(&person));
    let network = caller.opener(house.store.hash_key()).network;
    detached(async move { room.use_link(&link, &me, network).await }).await?;
    Ok(go_on(&house, &headers, &to, &person, None))
}

/// The reader's devices at a table.
pub(super) async fn list(
    Seated { room, right }: Seated,
    ReadBy(reader): ReadBy,
) -> Result<Html<String>> {
    let (devices, now_ms) = (room.devices(&right).await?, room.house.now_ms());
    let lines: Vec<DeviceLine> = devices.into_iter().map(|device| line(device, now_ms)).collect();
    Ok(Html(ui::pages::devices(&reader, &room.facts.id, right.seat, &lines)))
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
    Seated { room, right }: Seated,
    Filled(Which { device }): Filled<Which>,
) -> Result<Redirect> {
    let (id, there) = (room.facts.id.clone(), room.clone());
    let (which, before) = (SignOut::read(&device), right.clone());
    detached(async move { there.sign_out(&before, &which).await }).await?;
    let is_here = room.still_has(&right).await?;
    let to =
        if is_here { format!("/t/{id}/devices?seat={}", right.seat) } else { format!("/t/{id}") };
    Ok(Redirect::to(&to))
}
