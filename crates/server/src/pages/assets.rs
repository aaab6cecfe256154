//! Style sheets and scripts, which browsers may keep for ever: their address changes when they do.

use axum::extract::Path;
use axum::http::{Uri, header};
use axum::response::IntoResponse;

use crate::error::{Error, Kind, Result};

/// A file of ours.
pub(super) async fn asset(
    Path((_, path)): Path<(String, String)>,
    uri: Uri,
) -> Result<impl IntoResponse> {
    let asset = ui::assets::asset(&path);
    let asset = asset.ok_or_else(|| Error::says(Kind::NotFound, "fault-not-found"))?;
    // An old address gets today's file, but is not to be kept.
    let is_current = ui::assets::address(&path) == uri.path();
    let caching = if is_current { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [(header::CONTENT_TYPE, asset.media_type), (header::CACHE_CONTROL, caching)];
    Ok((headers, asset.bytes))
}
