//! What a browser keeps for the program.

use http::header::{COOKIE, SET_COOKIE};
use http::{HeaderMap, HeaderValue};

use crate::Response;

/// So long is a cookie kept that is to last, in seconds: a year.
pub(crate) const KEPT: u32 = 31_536_000;

/// Lets a browser keep a cookie.
pub(crate) fn keep(response: &mut Response, cookie: &str) {
    if let Ok(cookie) = HeaderValue::from_str(cookie) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
}

/// What a browser keeps under this name.
pub(crate) fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let pairs = headers.get_all(COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut pairs =
        pairs.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(kept, _)| *kept == name).map(|(_, value)| value)
}
