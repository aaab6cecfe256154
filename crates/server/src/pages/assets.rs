//! Style sheets and scripts, which browsers may keep for ever: their address changes when they do.

use axum::extract::Path;
use axum::http::{HeaderMap, Uri, header};
use axum::response::{IntoResponse, Response};

use crate::error::{Error, Kind};
use crate::pages::{problem, reader};

/// A file of ours.
pub(super) async fn asset(
    Path((_, path)): Path<(String, String)>,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    let Some(asset) = ui::assets::asset(&path) else {
        return problem(&reader(&headers, &uri), &Error::says(Kind::NotFound, "fault-not-found"));
    };
    // An old address gets today's file, but is not to be kept.
    let is_current = ui::assets::address(&path) == uri.path();
    let caching = if is_current { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [(header::CONTENT_TYPE, asset.media_type), (header::CACHE_CONTROL, caching)];
    (headers, asset.bytes).into_response()
}
