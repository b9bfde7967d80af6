//! Which seat a browser has last shown, so that another seat's cards wait behind a hand-over.

use http::header::{COOKIE, SET_COOKIE};
use http::{HeaderMap, HeaderValue};
use table::Seat;

use crate::Answer;

const NAME: &str = "soloist-seat";

/// The seat that this browser has confirmed for the game whose address it asked.
pub(crate) fn confirmed(headers: &HeaderMap) -> Option<Seat> {
    cookie(headers, NAME)?.parse().ok().map(Seat)
}

/// What a browser keeps under this name.
pub(crate) fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let pairs = headers.get_all(COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut pairs =
        pairs.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(kept, _)| *kept == name).map(|(_, value)| value)
}

/// Remembers a seat for the addresses of one game.
pub(crate) fn confirm(answer: &mut Answer, id: &str, seat: Seat) {
    let cookie = format!("{NAME}={}; Path=/games/{id}; HttpOnly; SameSite=Strict", seat.0);
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        answer.headers_mut().append(SET_COOKIE, cookie);
    }
}
