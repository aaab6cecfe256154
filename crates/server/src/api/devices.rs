//! What opens a seat, for programs: the list of its keys, and signing them out.

use axum::Json;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::at_table::Seated;
use crate::body::Sent;
use crate::error::Result;
use crate::order::detached;
use crate::room::{Device, DeviceKind, SignOut};

/// A key as programs read it.
#[derive(Serialize)]
struct DeviceBody {
    device: String,
    kind: &'static str,
    made_ms: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    used_ms: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expires_ms: Option<i64>,
    this: bool,
}

impl From<Device> for DeviceBody {
    fn from(device: Device) -> DeviceBody {
        let (kind, expires_ms) = match device.kind {
            DeviceKind::Browser => ("browser", None),
            DeviceKind::Program => ("program", None),
            DeviceKind::Link { expires_ms } => ("link", Some(expires_ms)),
        };
        let Device { id, made_ms, used_ms, is_this, .. } = device;
        DeviceBody { device: id, kind, made_ms, used_ms, expires_ms, this: is_this }
    }
}

/// Everything that opens the seat of whoever asks.
pub(super) async fn list(Seated { room, right }: Seated) -> Result<Json<Value>> {
    let devices = room.devices(&right).await?.into_iter().map(DeviceBody::from);
    Ok(Json(json!({ "devices": devices.collect::<Vec<_>>() })))
}

/// Which devices are signed out: one by its id, or `others` or `everywhere`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SignOutRequest {
    device: String,
}

/// Signs devices out.
pub(super) async fn sign_out(
    Seated { room, right }: Seated,
    Sent(request): Sent<SignOutRequest>,
) -> Result<Json<Value>> {
    let which = SignOut::read(&request.device);
    let n_signed_out = detached(async move { room.sign_out(&right, &which).await }).await?;
    Ok(Json(json!({ "signed_out": n_signed_out })))
}
