use http::header::{CACHE_CONTROL, CONTENT_TYPE};
use http::{HeaderValue, Response};

use crate::request::{HandlerResult, WebRequest};
use crate::response::not_found;
use crate::service::Service;

/// A style sheet or script. Its address changes with its content, so browsers may cache it for
/// ever.
pub(crate) fn asset(_: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (version, name) = (request.part(0), request.part(1));
    let current = version == format!("{:016x}", page::asset_version());
    let asset = page::ASSETS
        .iter()
        .find(|asset| asset.name == name)
        .ok_or_else(|| not_found(request.locale()))?;
    let keep = if current { "public, max-age=31536000, immutable" } else { "no-store" };
    let mut response = Response::new(asset.text.as_bytes().to_vec());
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(asset.kind));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(keep));
    Ok(response)
}
