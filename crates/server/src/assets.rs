use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use crate::answer::nothing_here;

/// A style sheet or a script. Its address changes with its content, so it may be kept for ever.
pub(crate) async fn asset(Path((version, name)): Path<(String, String)>) -> Response {
    let current = version == format!("{:016x}", page::asset_version());
    match page::ASSETS.iter().find(|asset| asset.name == name) {
        Some(asset) => {
            let keep = if current { "public, max-age=31536000, immutable" } else { "no-store" };
            let headers = [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, keep)];
            (StatusCode::OK, headers, asset.text).into_response()
        }
        None => nothing_here(),
    }
}
