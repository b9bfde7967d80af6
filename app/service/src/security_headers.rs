//! The security headers of every response, and the check against cross-site requests, on any
//! platform.

use http::header::{
    CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use http::{HeaderMap, HeaderName, HeaderValue, Method, Request};

/// Everything from this origin, nothing inline, no embedding by other pages.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
                      frame-ancestors 'none'";

/// The policy of pages for devices that are not let in: no scripts, no pictures.
pub(crate) const DOOR_POLICY: &str = "default-src 'none'; style-src 'self'; form-action 'self'; \
                                      base-uri 'none'; frame-ancestors 'none'";

const CROSS_ORIGIN_RESOURCE_POLICY: HeaderName =
    HeaderName::from_static("cross-origin-resource-policy");

/// Adds the security headers to a response; a stricter policy already set stays.
pub fn add_security_headers(headers: &mut HeaderMap) {
    headers.entry(CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.insert(CROSS_ORIGIN_RESOURCE_POLICY, HeaderValue::from_static("same-origin"));
}

/// The address of this program as the client knows it, such as `http://localhost:7777`. A proxy in
/// between states whether the connection to it is encrypted.
pub(crate) fn request_origin(headers: &HeaderMap) -> String {
    let header = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let encrypted = header("x-forwarded-proto") == Some("https");
    let scheme = if encrypted { "https" } else { "http" };
    format!("{scheme}://{}", header(HOST.as_str()).unwrap_or("localhost"))
}

/// Whether a request would change something and comes from a page of another site. Such a page can
/// make a browser submit a form to any address that the browser reaches.
pub fn is_cross_site<B>(request: &Request<B>) -> bool {
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return false;
    }
    let headers = request.headers();
    let mut sites = headers.get_all("sec-fetch-site").iter();
    let mut origins = headers.get_all(ORIGIN).iter();
    let own = request_origin(headers);
    sites.any(|site| site != "same-origin" && site != "none")
        || origins.any(|origin| origin.as_bytes() != own.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(method: Method, pairs: &[(&str, &str)]) -> Request<()> {
        let mut request = Request::builder().method(method);
        for (name, value) in pairs {
            request = request.header(*name, *value);
        }
        request.body(()).expect("a request")
    }

    #[test]
    fn a_change_from_another_site_is_told_from_our_own() {
        let host = ("host", "localhost:1");
        let own = [host, ("origin", "http://localhost:1"), ("sec-fetch-site", "same-origin")];
        assert!(!is_cross_site(&request(Method::POST, &own)));
        assert!(!is_cross_site(&request(Method::POST, &[host])), "no browser sent it");
        let encrypted = [host, ("x-forwarded-proto", "https"), ("origin", "https://localhost:1")];
        assert!(!is_cross_site(&request(Method::POST, &encrypted)));
        for other in [
            ("origin", "http://localhost:2"),
            ("origin", "https://localhost:1"),
            ("origin", "null"),
            ("origin", "https://evil.example"),
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
        ] {
            assert!(is_cross_site(&request(Method::POST, &[host, other])), "{other:?}");
            let both = [host, ("origin", "http://localhost:1"), other];
            assert!(is_cross_site(&request(Method::POST, &both)), "{other:?} beside our own");
            assert!(!is_cross_site(&request(Method::GET, &[host, other])), "it changes nothing");
        }
    }
}
