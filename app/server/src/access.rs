//! Before whom this server answers at all.
//!
//! Every account of a machine reaches its loopback address. So the address that the program prints
//! carries a token, which becomes a cookie of the browser that opens it; nobody else is answered.

use http::header::{COOKIE, LOCATION, SET_COOKIE};
use http::{HeaderMap, HeaderValue, Request, Response, StatusCode};
use service::{Answer, refusal};

/// The field of the printed address.
const FIELD: &str = "token";

/// Before whom a server answers.
#[derive(Clone, Debug)]
pub enum Access {
    /// Before everybody who reaches it: for tests.
    Open,
    /// Before whoever knows this token, which consists of letters and digits.
    Token(String),
}

impl Access {
    /// What the printed address ends with.
    pub(crate) fn entrance(&self) -> String {
        match self {
            Access::Open => String::new(),
            Access::Token(token) => format!("?{FIELD}={token}"),
        }
    }

    /// The answer to a request that is not let in: on with a cookie where it brings the token, a
    /// refusal where it does not. `None` if it is let in.
    ///
    /// Browsers tell cookies apart by host, not by port, so the cookie is called by the port.
    pub(crate) fn instead<B>(&self, request: &Request<B>, port: u16) -> Option<Answer> {
        let Access::Token(token) = self else { return None };
        let name = format!("soloist-{port}");
        let query = request.uri().query().unwrap_or_default();
        let brought = query.split('&').find_map(|field| field.strip_prefix(&format!("{FIELD}=")));
        if brought.is_some_and(|brought| is_same(brought, token)) {
            return Some(entered(request.uri().path(), &name, token));
        }
        if cookies(request.headers(), &name).any(|cookie| is_same(cookie, token)) {
            return None;
        }
        let why = "This table is for whoever started the program: open the address that it printed";
        Some(refusal(StatusCode::FORBIDDEN, &[why.to_string()], "/"))
    }
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
