//! Partial answers: a page that is already open is sent only the fragments that differ.
//!
//! A request with the header [`FRAGMENTS`] names the digests of the fragments that it has. It is
//! not
//! redirected: the answer is the page at the end of the redirects, with its address in
//! `Content-Location`. A request without the header gets ordinary pages and redirects.

use std::collections::HashSet;

use http::header::{CONTENT_LOCATION, CONTENT_TYPE, COOKIE, LOCATION, SET_COOKIE};
use http::{HeaderMap, HeaderValue, Method, Request, StatusCode, Uri};

use crate::response::Response;

/// The header that names the digests of the fragments that a page has, separated by spaces.
const FRAGMENTS: &str = "soloist-fragments";

/// Whether a request is for what differs from a page that is open.
pub(crate) fn is_partial(headers: &HeaderMap) -> bool {
    headers.contains_key(FRAGMENTS)
}

/// The most redirects that are followed.
const MOST_STEPS: usize = 3;

/// The whole page, or the differing fragments if the request names what it has.
pub(crate) fn answered(
    request: &Request<Vec<u8>>,
    answer: impl Fn(&Request<Vec<u8>>) -> Response,
) -> Response {
    let first = answer(request);
    let Some(known) = request.headers().get(FRAGMENTS).and_then(|known| known.to_str().ok()) else {
        return changed(first, |page| Some(page::sealed(page)));
    };
    let mut found = first;
    let mut address = request.uri().path().to_string();
    for _ in 0..MOST_STEPS {
        let Some(next) = on_from(request, &found) else { break };
        address = next.uri().path().to_string();
        let cookies: Vec<HeaderValue> =
            found.headers().get_all(SET_COOKIE).iter().cloned().collect();
        found = answer(&next);
        for cookie in cookies {
            found.headers_mut().append(SET_COOKIE, cookie);
        }
    }
    let known: HashSet<&str> = known.split(' ').collect();
    if let Ok(address) = HeaderValue::from_str(&address) {
        found.headers_mut().insert(CONTENT_LOCATION, address);
    }
    changed(found, |page| page::differing(page, |digest| known.contains(digest)))
}

/// The request that follows a redirect: a GET with the cookies that the answer sets. `None` if the
/// answer is no redirect within this site.
fn on_from(request: &Request<Vec<u8>>, answer: &Response) -> Option<Request<Vec<u8>>> {
    if answer.status() != StatusCode::SEE_OTHER {
        return None;
    }
    let address = answer.headers().get(LOCATION)?.to_str().ok()?;
    let uri: Uri = address.parse().ok().filter(|uri: &Uri| uri.authority().is_none())?;
    let mut next = Request::new(Vec::new());
    *next.method_mut() = Method::GET;
    *next.uri_mut() = uri;
    *next.headers_mut() = request.headers().clone();
    *next.extensions_mut() = request.extensions().clone();
    let headers = next.headers_mut();
    headers.remove(CONTENT_TYPE);
    let set = answer.headers().get_all(SET_COOKIE).iter().filter_map(|line| line.to_str().ok());
    let had = request.headers().get_all(COOKIE).iter().filter_map(|line| line.to_str().ok());
    // The first of two cookies with one name counts, so the new ones come first.
    let cookies: Vec<&str> = set.filter_map(|line| line.split(';').next()).chain(had).collect();
    headers.remove(COOKIE);
    if let Ok(cookies) = HeaderValue::from_str(&cookies.join("; ")) {
        headers.insert(COOKIE, cookies);
    }
    Some(next)
}

/// The answer with its HTML replaced by what `change` returns.
fn changed(answer: Response, change: impl Fn(&str) -> Option<String>) -> Response {
    let kind = answer.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    if !kind.is_some_and(|kind| kind.starts_with("text/html")) {
        return answer;
    }
    answer.map(|body| {
        let changed = std::str::from_utf8(&body).ok().and_then(change);
        changed.map_or(body, String::into_bytes)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Answers a form with a redirect and a cookie, and any other request with a page that shows
    /// both.
    fn answer(request: &Request<Vec<u8>>) -> Response {
        let mut answer = Response::new(Vec::new());
        if request.method() == Method::POST {
            *answer.status_mut() = StatusCode::SEE_OTHER;
            answer.headers_mut().insert(LOCATION, HeaderValue::from_static("/there"));
            answer.headers_mut().insert(SET_COOKIE, HeaderValue::from_static("seat=2; Path=/"));
            return answer;
        }
        let cookie = request.headers().get(COOKIE).map_or("", |line| line.to_str().unwrap_or("?"));
        let text = format!(
            "<title>T</title><div class=\"app\" id=\"app\"><p>{}</p><i>{cookie}</i></div>",
            request.uri().path()
        );
        *answer.body_mut() = text.into_bytes();
        answer.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/html"));
        answer
    }

    fn body(answer: &Response) -> &str {
        std::str::from_utf8(answer.body()).expect("text")
    }

    #[test]
    fn a_form_with_the_header_is_answered_at_once_and_without_it_leads_on() {
        let form = Request::post("/here").header(COOKIE, "seat=1").body(Vec::new());
        let mut form = form.expect("a request");
        assert_eq!(answered(&form, answer).status(), StatusCode::SEE_OTHER);
        form.headers_mut().insert(FRAGMENTS, HeaderValue::from_static(""));
        let found = answered(&form, answer);
        assert_eq!(found.status(), StatusCode::OK);
        assert_eq!(found.headers()[CONTENT_LOCATION], "/there");
        assert_eq!(found.headers()[SET_COOKIE], "seat=2; Path=/");
        assert!(
            body(&found).contains("<p id=\"app.1\">/there</p><i id=\"app.2\">seat=2; seat=1</i>"),
            "{}",
            body(&found)
        );
    }

    #[test]
    fn what_a_page_has_is_not_sent_again() {
        let plain = Request::get("/there").body(Vec::new()).expect("a request");
        let sealed = answered(&plain, answer);
        let digest =
            body(&sealed).split("data-fragment=\"").nth(1).and_then(|it| it.split('"').next());
        let header = HeaderValue::from_str(digest.expect("a digest")).expect("a header");
        let mut again = plain;
        again.headers_mut().insert(FRAGMENTS, header);
        let found = answered(&again, answer);
        assert_eq!(body(&found), "<title>T</title><div id=\"app\" data-same></div>");
    }
}
