//! Responses: pages, redirects, and refusals with one clear sentence and the right status.

use http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, LOCATION};
use http::{HeaderValue, Method, Request, StatusCode};
use i18n::{Locale, message};
use serde_json::Value;

use crate::Problem;
use crate::security_headers::DOOR_POLICY;

/// The response to a request.
pub type Response = http::Response<Vec<u8>>;

/// A response of this content type that caches must not keep, because tables change.
pub(crate) fn uncached(status: StatusCode, kind: &'static str, body: Vec<u8>) -> Response {
    let mut response = Response::new(body);
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// An HTML page.
pub(crate) fn page(status: StatusCode, text: String) -> Response {
    uncached(status, "text/html; charset=utf-8", text.into_bytes())
}

/// JSON for a script.
pub(crate) fn json(value: &Value) -> Response {
    uncached(StatusCode::OK, "application/json", value.to_string().into_bytes())
}

/// A redirect to another page, after a form.
pub(crate) fn redirect_to(address: &str) -> Response {
    let mut response = Response::new(Vec::new());
    *response.status_mut() = StatusCode::SEE_OTHER;
    if let Ok(address) = HeaderValue::from_str(address) {
        response.headers_mut().insert(LOCATION, address);
    }
    response
}

/// A redirect to the table of a game.
pub(crate) fn redirect_to_game(id: &str) -> Response {
    redirect_to(&format!("/games/{}", sanitize_id(id)))
}

/// An id as part of an address: only letters, digits and hyphens remain.
pub(crate) fn sanitize_id(id: &str) -> String {
    id.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').collect()
}

/// What a refusal says, kept beside its page for those who read no pages.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct RefusalLines(pub(crate) Vec<String>);

/// A refusal as a page, with a link back.
pub fn refusal(locale: Locale, status: StatusCode, lines: &[String], back: &str) -> Response {
    let title = match status {
        StatusCode::NOT_FOUND => message!(locale, "problem-not-found"),
        StatusCode::CONFLICT => message!(locale, "problem-moved-on"),
        StatusCode::FORBIDDEN => message!(locale, "problem-forbidden"),
        StatusCode::SERVICE_UNAVAILABLE => message!(locale, "problem-busy"),
        status if status.is_server_error() => message!(locale, "problem-broken"),
        _ => message!(locale, "problem-refused"),
    };
    let lines: Vec<String> = lines.iter().map(|line| sentence(line)).collect();
    let mut response = page(status, page::problem(locale, &title, &lines, back));
    response.extensions_mut().insert(RefusalLines(lines));
    response
}

/// The page for a device that is not let in yet: a field for the number, and what was wrong with
/// the last one. It is short, because anybody may request it any number of times.
pub fn pairing_page(locale: Locale, status: StatusCode, wrong: Option<&str>) -> Response {
    at_the_door(status, page::pairing(locale, wrong))
}

/// A refusal for a device that is not let in, as short as [`pairing_page`].
pub fn closed_door(locale: Locale, status: StatusCode, why: &str) -> Response {
    at_the_door(status, page::closed_door(locale, &sentence(why)))
}

fn at_the_door(status: StatusCode, text: String) -> Response {
    let mut response = page(status, text);
    response.headers_mut().insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(DOOR_POLICY));
    response
}

/// Whether a request is for an asset of the pages for devices that are not let in.
pub fn is_look_of_door<B>(request: &Request<B>) -> bool {
    let version = request.uri().path().strip_prefix("/static/");
    let version = version.and_then(|rest| rest.strip_suffix(page::DOOR_STYLE)?.strip_suffix('/'));
    request.method() == Method::GET && version.is_some_and(|version| !version.contains('/'))
}

/// The status of a problem.
pub(crate) fn status(problem: &Problem) -> StatusCode {
    match problem {
        Problem::Missing(_) => StatusCode::NOT_FOUND,
        Problem::Refused(_) | Problem::ValidationErrors(_) => StatusCode::UNPROCESSABLE_ENTITY,
        Problem::Overtaken => StatusCode::CONFLICT,
        Problem::Busy(_) => StatusCode::SERVICE_UNAVAILABLE,
        Problem::Storage(_) => StatusCode::INSUFFICIENT_STORAGE,
        Problem::Damaged(_) => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

/// A problem as a page.
pub(crate) fn problem(locale: Locale, problem: &Problem) -> Response {
    refusal(locale, status(problem), &problem.lines_in(locale), "/")
}

/// The page for an address that does not exist.
pub(crate) fn not_found(locale: Locale) -> Response {
    let line = message!(locale, "problem-no-page").into();
    refusal(locale, StatusCode::NOT_FOUND, &[line], "/")
}

/// The page for a method that an address does not take.
pub(crate) fn method_not_allowed(locale: Locale) -> Response {
    let line = message!(locale, "problem-wrong-method").into();
    refusal(locale, StatusCode::METHOD_NOT_ALLOWED, &[line], "/")
}

/// A reason as a sentence.
pub(crate) fn sentence(why: &str) -> String {
    let mut letters = why.chars();
    let mut text: String =
        letters.next().map_or(String::new(), |first| first.to_uppercase().collect());
    text.push_str(letters.as_str());
    if !text.ends_with(['.', '?', '!']) {
        text.push('.');
    }
    text
}
