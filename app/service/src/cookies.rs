//! Cookies.

use http::header::{COOKIE, SET_COOKIE};
use http::{HeaderMap, HeaderValue};

use crate::Response;

/// How long a lasting cookie is kept, in seconds: a year.
pub(crate) const KEPT: u32 = 31_536_000;

/// Sets a cookie.
pub(crate) fn keep(response: &mut Response, cookie: &str) {
    if let Ok(cookie) = HeaderValue::from_str(cookie) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
}

/// The value of the cookie with this name.
pub fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let pairs = headers.get_all(COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut pairs =
        pairs.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(kept, _)| *kept == name).map(|(_, value)| value)
}
