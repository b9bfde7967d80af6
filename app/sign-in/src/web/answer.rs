//! Answers of the pages of signing in.

use http::header::{CACHE_CONTROL, CONTENT_TYPE, LOCATION, REFERRER_POLICY, SET_COOKIE};
use http::{HeaderValue, StatusCode};
use i18n::Locale;
use serde_json::{Value, json};
use service::Response;

use crate::Refusal;

/// The script that speaks with the browser's passkeys.
const SCRIPT: &str = include_str!("../../assets/passkey.js");

/// The answer of a handler.
pub(super) type Answer = Result<Response, Refusal>;

fn answer(status: StatusCode, kind: &'static str, body: Vec<u8>) -> Response {
    let mut response = Response::new(body);
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// A page.
pub(super) fn html(text: String) -> Response {
    answer(StatusCode::OK, "text/html; charset=utf-8", text.into_bytes())
}

/// JSON for the script.
pub(super) fn json(value: &Value) -> Response {
    answer(StatusCode::OK, "application/json", value.to_string().into_bytes())
}

/// A refusal for the script: a sentence to show.
pub(super) fn json_refused(locale: Locale, why: &Refusal) -> Response {
    let said = json!({ "problem": format!("{}.", i18n::capital(&why.text(locale))) });
    let mut response = json(&said);
    *response.status_mut() = why.status();
    limited(&mut response, why);
    response
}

/// The script.
pub(super) fn script() -> Response {
    answer(StatusCode::OK, "text/javascript; charset=utf-8", SCRIPT.as_bytes().to_vec())
}

/// A redirect to another page.
pub(super) fn redirect(address: &str) -> Response {
    let mut response = answer(StatusCode::SEE_OTHER, "text/html; charset=utf-8", Vec::new());
    if let Ok(address) = HeaderValue::from_str(address) {
        response.headers_mut().insert(LOCATION, address);
    }
    response.headers_mut().insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    response
}

/// The same answer with a cookie.
pub(super) fn with_cookie(mut response: Response, cookie: HeaderValue) -> Response {
    response.headers_mut().append(SET_COOKIE, cookie);
    response
}

/// A refusal as a page, with a link back.
pub(super) fn refused(locale: Locale, why: &Refusal, back: &str) -> Response {
    let text = why.text(locale);
    let mut response = service::refusal(locale, why.status(), &[text], back);
    limited(&mut response, why);
    response
}

/// Says when to try again, in seconds.
fn limited(response: &mut Response, why: &Refusal) {
    if let Refusal::TooOften(wait) = why {
        limits::retry_after(response, *wait);
    }
}
