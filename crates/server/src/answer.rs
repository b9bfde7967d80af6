//! Answers: pages, redirects, refusals with one clear sentence and the right status.

use axum::extract::rejection::FormRejection;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use store::Problem;

/// A page, never kept by a cache: tables change.
pub(crate) fn page(status: StatusCode, text: String) -> Response {
    let mut answer = (status, text).into_response();
    let headers = answer.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    answer
}

/// On to another page, after a form.
pub(crate) fn on_to(address: &str) -> Response {
    Redirect::to(address).into_response()
}

/// A refusal as a page.
pub(crate) fn refusal(status: StatusCode, lines: &[String], back: &str) -> Response {
    let title = match status {
        StatusCode::NOT_FOUND => "Nothing is here",
        StatusCode::CONFLICT => "The game has moved on",
        StatusCode::FORBIDDEN => "Not from there",
        status if status.is_server_error() => "This went wrong",
        _ => "That cannot be done",
    };
    let lines: Vec<String> = lines.iter().map(|line| sentence(line)).collect();
    page(status, page::problem(title, &lines, back))
}

/// The status of a problem.
pub(crate) fn status(problem: &Problem) -> StatusCode {
    match problem {
        Problem::Missing(_) => StatusCode::NOT_FOUND,
        Problem::Refused(_) | Problem::Objections(_) => StatusCode::UNPROCESSABLE_ENTITY,
        Problem::Overtaken => StatusCode::CONFLICT,
        Problem::Storage(_) => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// A problem of the desk as a page.
pub(crate) fn problem(problem: &Problem) -> Response {
    refusal(status(problem), &problem.lines(), "/")
}

/// A form that cannot be read.
pub(crate) fn bad_form(rejection: &FormRejection) -> Response {
    refusal(rejection.status(), &["The form cannot be read.".to_string()], "/")
}

/// No such address.
pub(crate) async fn no_address() -> Response {
    nothing_here()
}

/// There is nothing at this address.
pub(crate) fn nothing_here() -> Response {
    refusal(StatusCode::NOT_FOUND, &["There is no such page.".to_string()], "/")
}

/// An address that is not asked like this.
pub(crate) async fn wrong_method() -> Response {
    let line = "This address does not answer that kind of request.".to_string();
    refusal(StatusCode::METHOD_NOT_ALLOWED, &[line], "/")
}

/// A reason as a sentence.
pub(crate) fn sentence(why: &str) -> String {
    let mut letters = why.chars();
    let mut text: String =
        letters.next().map_or(String::new(), |first| first.to_uppercase().collect());
    text.push_str(letters.as_str());
    if !text.ends_with('.') {
        text.push('.');
    }
    text
}
