//! The pages behind the link of a letter, and what is common to the pages of what people are told.

use std::borrow::Cow;

use http::header::{CACHE_CONTROL, CONTENT_TYPE, LOCATION};
use http::{HeaderValue, Method, StatusCode};
use i18n::{Locale, message};
use maud::{Markup, html};
use page::{ReadingPage, reading_page};
use service::{Problem, Response, Service, refusal};

use super::words::{PAGE, messages};

/// A page with a heading.
pub(super) fn drawn(locale: Locale, title: &str, body: &Markup) -> Response {
    let skip: Cow<'_, str> = message!(messages(locale), "told-skip");
    let text = reading_page(&ReadingPage { locale, title, skip: &skip, script: None, body });
    answer(StatusCode::OK, text)
}

fn answer(status: StatusCode, text: String) -> Response {
    let mut response = Response::new(text.into_bytes());
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// A redirect to another page.
pub(super) fn redirect(address: &'static str) -> Response {
    let mut response = answer(StatusCode::SEE_OTHER, String::new());
    response.headers_mut().insert(LOCATION, HeaderValue::from_static(address));
    response
}

/// A problem as a page.
pub(super) fn problem(locale: Locale, why: &Problem) -> Response {
    refusal(locale, StatusCode::SERVICE_UNAVAILABLE, &why.lines_in(locale), "/")
}

/// The refusal of a form that another site sent.
pub(super) fn refused(locale: Locale) -> Response {
    let why = message!(locale, "door-elsewhere").into_owned();
    refusal(locale, StatusCode::FORBIDDEN, &[why], "/")
}

/// The link that ends the letters of whoever got it. A look at it changes nothing, since programs
/// that read mail look at every link; the press of the button, or of the one that mail programs
/// show (RFC 8058), ends them.
pub(super) fn stop(service: &Service, locale: Locale, method: &Method, secret: &str) -> Response {
    let words = messages(locale);
    let whose = match service.notices().whose_letters(secret) {
        Ok(whose) => whose,
        Err(why) => return problem(locale, &why),
    };
    let Some(person) = whose else {
        let why = message!(words, "told-stop-unknown").into_owned();
        return refusal(locale, StatusCode::NOT_FOUND, &[why], "/");
    };
    if *method != Method::POST {
        let body = html! {
            section class="paper" {
                p { (message!(words, "told-stop")) }
                form method="post" action={ (PAGE) "/stop/" (secret) } {
                    p class="form-end" {
                        button class="button main" type="submit" { (message!(words, "told-stop-go")) }
                    }
                }
            }
        };
        return drawn(locale, &message!(words, "told-stop-title"), &body);
    }
    let ended = service.change_notice_settings(&person, |settings| settings.letter.clear());
    if let Err(why) = ended {
        return problem(locale, &why);
    }
    let body =
        html! { section class="paper" { p role="status" { (message!(words, "told-stopped")) } } };
    drawn(locale, &message!(words, "told-stopped-title"), &body)
}
