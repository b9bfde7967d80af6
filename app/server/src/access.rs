//! Before whom this server answers at all.
//!
//! Every account of a machine reaches its loopback address, and every device of a network the other
//! ones. So the address that the program prints carries a token, which becomes a cookie of the
//! browser that opens it; nobody else is answered. A device of the network that has no camera for
//! the address may type a number instead ([`Pairing`]).

use std::fmt;
use std::sync::Arc;
use std::time::Instant;

use http::header::{COOKIE, LOCATION, SET_COOKIE};
use http::{HeaderMap, HeaderValue, Method, Request, Response, StatusCode};
use service::{Answer, pairing_page, refusal, tongue};
use tongues::say;

use crate::Pairing;
use crate::pairing::Tried;

/// The field of the printed address.
const FIELD: &str = "token";

/// Where a number is sent to.
const PAIR: &str = "/pair";

/// What the pages of a device that is not known yet look like.
const LOOKS: &str = "/static/";

/// Before whom a server answers.
#[derive(Clone)]
pub enum Access {
    /// Before everybody who reaches it: for tests.
    Open,
    /// Before whoever knows this token, which consists of letters and digits.
    Token(String),
    /// Before whoever knows this token, or the number that stands in the terminal.
    Paired(String, Arc<Pairing>),
}

impl fmt::Debug for Access {
    /// Without what must stay secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Access::Open => "Open",
            Access::Token(_) => "Token",
            Access::Paired(..) => "Paired",
        })
    }
}

impl Access {
    fn token(&self) -> Option<&str> {
        match self {
            Access::Open => None,
            Access::Token(token) | Access::Paired(token, _) => Some(token),
        }
    }

    /// What the printed address ends with.
    pub(crate) fn entrance(&self) -> String {
        self.token().map_or_else(String::new, |token| format!("?{FIELD}={token}"))
    }

    /// Whether this request brings a number; its body is read before it is answered.
    pub(crate) fn is_number<B>(&self, request: &Request<B>) -> bool {
        matches!(self, Access::Paired(..))
            && request.method() == Method::POST
            && request.uri().path() == PAIR
    }

    /// The answer to whoever sends a number: on with a cookie if it is the right one.
    pub(crate) fn paired(&self, request: &Request<Vec<u8>>, port: u16) -> Answer {
        let tongue = tongue(request.headers());
        let Access::Paired(token, pairing) = self else {
            return refusal(
                tongue,
                StatusCode::NOT_FOUND,
                &["There are no numbers here".into()],
                "/",
            );
        };
        let mut fields = form_urlencoded::parse(request.body());
        let typed = fields.find(|(name, _)| name == "number").map(|(_, typed)| typed);
        match pairing.tried(&typed.unwrap_or_default(), Instant::now()) {
            Tried::Right => entered("/", &cookie_name(port), token),
            Tried::Wrong => {
                let why = say!(tongue, "pairing-wrong");
                pairing_page(tongue, StatusCode::FORBIDDEN, Some(&why))
            }
            Tried::TooSoon => {
                let why = say!(tongue, "pairing-too-soon");
                pairing_page(tongue, StatusCode::TOO_MANY_REQUESTS, Some(&why))
            }
        }
    }

    /// The answer to a request that is not let in: on with a cookie where it brings the token, a
    /// refusal where it does not. `None` if it is let in.
    ///
    /// Browsers tell cookies apart by host, not by port, so the cookie is called by the port.
    pub(crate) fn instead<B>(&self, request: &Request<B>, port: u16) -> Option<Answer> {
        let (token, tongue) = (self.token()?, tongue(request.headers()));
        let name = cookie_name(port);
        let query = request.uri().query().unwrap_or_default();
        let brought = query.split('&').find_map(|field| field.strip_prefix(&format!("{FIELD}=")));
        if brought.is_some_and(|brought| is_same(brought, token)) {
            return Some(entered(request.uri().path(), &name, token));
        }
        if cookies(request.headers(), &name).any(|cookie| is_same(cookie, token)) {
            return None;
        }
        if matches!(self, Access::Paired(..)) {
            let is_look = request.uri().path().starts_with(LOOKS);
            return (!is_look).then(|| pairing_page(tongue, StatusCode::FORBIDDEN, None));
        }
        let why = "This table is for whoever started the program: open the address that it printed";
        Some(refusal(tongue, StatusCode::FORBIDDEN, &[why.to_string()], "/"))
    }
}

fn cookie_name(port: u16) -> String {
    format!("soloist-{port}")
}

/// On to the same page without the token, which stays in no history.
fn entered(path: &str, name: &str, token: &str) -> Answer {
    let mut answer = Response::new(Vec::new());
    *answer.status_mut() = StatusCode::SEE_OTHER;
    let cookie = format!("{name}={token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000");
    let headers = answer.headers_mut();
    // A path that begins with two slashes would name another host.
    let path = format!("/{}", path.trim_start_matches('/'));
    headers.insert(LOCATION, HeaderValue::from_str(&path).unwrap_or(HeaderValue::from_static("/")));
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        headers.insert(SET_COOKIE, cookie);
    }
    answer
}

fn cookies<'a>(headers: &'a HeaderMap, name: &'a str) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(COOKIE).iter().filter_map(|line| line.to_str().ok());
    let pairs = lines.flat_map(|line| line.split(';')).filter_map(|it| it.trim().split_once('='));
    pairs.filter(move |(key, _)| *key == name).map(|(_, value)| value)
}

/// Whether two texts are the same, in a time that does not tell how much of them is.
fn is_same(one: &str, other: &str) -> bool {
    let differing = one.bytes().zip(other.bytes()).fold(0, |all, (one, other)| all | (one ^ other));
    one.len() == other.len() && differing == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(uri: &str, cookie: &str) -> Request<()> {
        Request::get(uri).header(COOKIE, cookie).body(()).expect("a request")
    }

    #[test]
    fn the_token_becomes_a_cookie_and_only_its_holder_is_let_in() {
        let access = Access::Token("0123abcd".into());
        let status = |uri: &str, cookie: &str| {
            access.instead(&request(uri, cookie), 80).map(|answer| answer.status())
        };
        assert_eq!(status("/", ""), Some(StatusCode::FORBIDDEN));
        assert_eq!(status("/?token=0123abce", ""), Some(StatusCode::FORBIDDEN));
        assert_eq!(status("/", "soloist-81=0123abcd"), Some(StatusCode::FORBIDDEN));
        assert_eq!(status("/", "soloist-80=0123abc"), Some(StatusCode::FORBIDDEN));
        assert_eq!(status("/", "soloist-seat=1; soloist-80=0123abcd"), None);
        let entered = access.instead(&request("//a.example?token=0123abcd", ""), 80);
        let entered = entered.expect("it is sent on");
        assert_eq!(entered.headers()[LOCATION], "/a.example");
        let cookie = entered.headers()[SET_COOKIE].to_str().expect("text");
        assert!(cookie.starts_with("soloist-80=0123abcd; ") && cookie.contains("HttpOnly"));
        assert!(Access::Open.instead(&request("/", ""), 80).is_none());
    }
}
