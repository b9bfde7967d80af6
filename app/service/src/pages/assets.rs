use http::header::{CACHE_CONTROL, CONTENT_TYPE};
use http::{HeaderValue, Response};

use crate::request::{HandlerResult, WebRequest};
use crate::response::not_found;
use crate::service::Service;

/// A style sheet or script.
pub(crate) fn asset(_: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let name = request.part(1);
    let asset = page::ASSETS.iter().find(|asset| asset.name == name);
    kept(request, asset, Some(page::asset_address(name)))
}

/// The style sheet of a game.
pub(crate) fn game_style(_: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let game = request.part(1);
    kept(request, page::game_style(game).as_ref(), page::game_style_address(game))
}

/// An asset. Its address changes with its content, so browsers may cache it for ever at its current
/// address.
fn kept(
    request: &WebRequest<'_>,
    asset: Option<&page::Asset>,
    address: Option<String>,
) -> HandlerResult {
    let asset = asset.ok_or_else(|| not_found(request.locale()))?;
    let here = format!("/static/{}/", request.part(0));
    let current = address.is_some_and(|address| address.starts_with(&here));
    let keep = if current { "public, max-age=31536000, immutable" } else { "no-store" };
    let mut response = Response::new(asset.text.as_bytes().to_vec());
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(asset.kind));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(keep));
    Ok(response)
}
