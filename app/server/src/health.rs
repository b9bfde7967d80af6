//! The two addresses at which whoever runs a public service asks how it is.

use http::header::{CACHE_CONTROL, CONTENT_TYPE};
use http::{HeaderValue, Method, Request, StatusCode};
use service::{Response, Service};

/// What is asked.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Asked {
    /// Whether the process answers at all.
    Health,
    /// Whether the store can be read, so that requests can be answered.
    Ready,
}

/// What a request asks, if it is one of these.
pub(crate) fn asked<B>(request: &Request<B>) -> Option<Asked> {
    let asked = match request.uri().path() {
        "/health" => Asked::Health,
        "/ready" => Asked::Ready,
        _ => return None,
    };
    matches!(*request.method(), Method::GET | Method::HEAD).then_some(asked)
}

/// The answer, a word for programs.
pub(crate) fn answer(asked: Asked, service: &Service) -> Response {
    let is_well = asked == Asked::Health || service.is_ready();
    let (status, word) = match is_well {
        true => (StatusCode::OK, "ok\n"),
        false => (StatusCode::SERVICE_UNAVAILABLE, "not ready\n"),
    };
    let mut response = Response::new(word.into());
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
