//! Which requests this server answers.
//!
//! Every account on a machine can reach its loopback address, and every device on a network its
//! other addresses. So the address that the program prints carries a code. A browser that opens it
//! gets its own token as a cookie, of which the store keeps a hash, and is recognised by it from
//! then on; nobody else is answered. A device on the network without a camera for the QR code can
//! type a number instead ([`Pairing`]). The code changes with each run of the program; tokens stay
//! valid.

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use http::header::{COOKIE, LOCATION, SET_COOKIE, USER_AGENT};
use http::{HeaderMap, HeaderValue, Method, Request, StatusCode};
use service::{DeviceId, Response, SESSION, Service};
use sha2::{Digest as _, Sha256};

use crate::places::Peer;
use crate::{Pairing, PublicAddress};

/// The query parameter of the printed address.
const FIELD: &str = "token";

/// The address to which a number is sent.
const PAIR: &str = "/pair";

/// How long the cookie lasts, in seconds: a year. A device absent for half a year is forgotten
/// before.
const KEPT: u32 = 31_536_000;

/// The most cookies of one name that are checked; a browser sends one.
const MOST_TOKENS: usize = 4;

/// Whom a server answers.
#[derive(Clone)]
pub enum Access {
    /// Everybody who reaches it: for tests. Each browser counts as a device.
    Open,
    /// Devices that are let in, and requests with this code of letters and digits.
    Token(String),
    /// Devices that are let in, and requests with this code or a valid number.
    Paired(String, Arc<Pairing>),
    /// Everybody, at a public address: who is signed in, the service knows by a session.
    Public(Arc<PublicAddress>),
}

impl fmt::Debug for Access {
    /// Leaves out the secrets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Access::Open => "Open",
            Access::Token(_) => "Token",
            Access::Paired(..) => "Paired",
            Access::Public(_) => "Public",
        })
    }
}

impl Access {
    /// An unpredictable code.
    ///
    /// # Errors
    ///
    /// If the machine provides no random number.
    pub fn new_code() -> io::Result<String> {
        drawn::<16>()
    }

    fn code(&self) -> Option<&str> {
        match self {
            Access::Open | Access::Public(_) => None,
            Access::Token(code) | Access::Paired(code, _) => Some(code),
        }
    }

    /// The address for a person to open, where the server listens at this one.
    pub(crate) fn open_at(&self, listening: SocketAddr) -> String {
        match (self.public(), self.code()) {
            (Some(public), _) => public.origin(),
            (None, None) => format!("http://{listening}/"),
            (None, Some(code)) => format!("http://{listening}/?{FIELD}={code}"),
        }
    }

    /// Whether everybody is answered, and each browser counts as a device.
    pub(crate) fn is_open(&self) -> bool {
        matches!(self, Access::Open)
    }

    /// The public address, if there is one.
    pub(crate) fn public(&self) -> Option<&Arc<PublicAddress>> {
        match self {
            Access::Public(address) => Some(address),
            Access::Open | Access::Token(_) | Access::Paired(..) => None,
        }
    }

    /// A peer, known as a proxy if it is one.
    pub(crate) fn peer(&self, peer: Peer) -> Peer {
        Peer { is_proxy: self.public().is_some_and(|public| public.trusts(peer.from)), ..peer }
    }

    /// The pairing that checks the number in this request, if the request sends one.
    pub(crate) fn pairing<B>(&self, request: &Request<B>) -> Option<&Arc<Pairing>> {
        match self {
            Access::Paired(_, pairing)
                if request.method() == Method::POST && request.uri().path() == PAIR =>
            {
                Some(pairing)
            }
            _ => None,
        }
    }

    /// Whether devices can be let in by a number.
    pub(crate) fn takes_numbers(&self) -> bool {
        matches!(self, Access::Paired(..))
    }

    /// Whether the code in a request is the right one; `None` if the request has no code.
    pub(crate) fn brings_code<B>(&self, request: &Request<B>) -> Option<bool> {
        let query = request.uri().query()?;
        let field = format!("{FIELD}=");
        let brought = query.split('&').find_map(|it| it.strip_prefix(&field))?;
        Some(is_same(brought, self.code()?))
    }

    /// The device that sent the request, by its token.
    pub(crate) fn device(
        &self,
        service: &Service,
        headers: &HeaderMap,
        port: u16,
    ) -> Option<DeviceId> {
        if let Access::Public(address) = self {
            let name = address.cookie_name(SESSION);
            let tokens = cookies(headers, &name).take(MOST_TOKENS);
            return tokens.map(PublicAddress::hash).find_map(|hash| service.device(&hash));
        }
        let name = cookie_name(port);
        let tokens = cookies(headers, &name).take(MOST_TOKENS);
        let mut tokens = tokens.map(|token| hash(token, port));
        match self {
            Access::Open => tokens.next().map(DeviceId),
            Access::Token(_) | Access::Paired(..) | Access::Public(_) => {
                tokens.find_map(|hash| service.device(&hash))
            }
        }
    }
}

/// The token of a new device.
pub(crate) struct Token {
    text: String,
    port: u16,
}

impl Token {
    /// A new token, for a port.
    ///
    /// # Errors
    ///
    /// If the machine provides no random number.
    pub(crate) fn new(port: u16) -> io::Result<Self> {
        Ok(Token { text: drawn::<32>()?, port })
    }

    /// The hash that the store keeps.
    pub(crate) fn hash(&self) -> String {
        hash(&self.text, self.port)
    }

    /// Sets the token as a cookie of the response.
    pub(crate) fn give(&self, response: &mut Response) {
        let (name, text) = (cookie_name(self.port), &self.text);
        let cookie = format!("{name}={text}; Path=/; HttpOnly; SameSite=Strict; Max-Age={KEPT}");
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
    }
}

/// This many unpredictable bytes, as text.
pub(crate) fn drawn<const BYTES: usize>() -> io::Result<String> {
    let mut bytes = [0; BYTES];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(in_hex(&bytes))
}

pub(crate) fn in_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The stored hash of a token. It includes the port, because browsers send a cookie to every port
/// of a host.
fn hash(token: &str, port: u16) -> String {
    in_hex(&Sha256::digest(format!("{port}:{token}")))
}

/// The name of the cookie. It includes the port, because browsers separate cookies by host only.
fn cookie_name(port: u16) -> String {
    format!("soloist-{port}")
}

/// Redirects to the same page without the code, so that the code stays in no history.
pub(crate) fn entered(path: &str) -> Response {
    let mut response = Response::new(Vec::new());
    *response.status_mut() = StatusCode::SEE_OTHER;
    // A path with two slashes at its start would name another host.
    let path = format!("/{}", path.trim_start_matches('/'));
    let location = HeaderValue::from_str(&path).unwrap_or(HeaderValue::from_static("/"));
    response.headers_mut().insert(LOCATION, location);
    response
}

fn cookies<'a>(headers: &'a HeaderMap, name: &'a str) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(COOKIE).iter().filter_map(|line| line.to_str().ok());
    let pairs = lines.flat_map(|line| line.split(';')).filter_map(|it| it.trim().split_once('='));
    pairs.filter(move |(key, _)| *key == name).map(|(_, value)| value)
}

/// The name by which a person recognises a device, from its user agent: "Firefox, Android".
pub(crate) fn name_of(headers: &HeaderMap) -> String {
    let said = headers.get(USER_AGENT).and_then(|said| said.to_str().ok()).unwrap_or_default();
    let first = |known: &[(&str, &'static str)]| {
        known.iter().find(|(word, _)| said.contains(word)).map(|(_, name)| *name)
    };
    let browser = first(&[
        ("Edg", "Edge"),
        ("Firefox", "Firefox"),
        ("FxiOS", "Firefox"),
        ("OPR", "Opera"),
        ("Chrom", "Chrome"),
        ("CriOS", "Chrome"),
        ("Safari", "Safari"),
    ]);
    let system = first(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "Mac"),
        ("CrOS", "Chromebook"),
        ("Linux", "Linux"),
    ]);
    browser.into_iter().chain(system).collect::<Vec<_>>().join(", ")
}

/// Compares two texts in a time that does not depend on how much of them is equal.
fn is_same(one: &str, other: &str) -> bool {
    let differing = one.bytes().zip(other.bytes()).fold(0, |all, (one, other)| all | (one ^ other));
    one.len() == other.len() && differing == 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use play::Catalog;
    use service::{AtOnce, MemoryStore};

    fn request(uri: &str, cookie: &str) -> Request<()> {
        Request::get(uri).header(COOKIE, cookie).body(()).expect("a request")
    }

    #[test]
    fn the_code_is_known_and_a_token_is_good_for_its_device_and_port_alone() {
        let access = Access::Token("0123abcd".into());
        let brings = |uri: &str| access.brings_code(&request(uri, ""));
        assert_eq!(brings("/"), None);
        assert_eq!(brings("/?token=0123abce"), Some(false));
        assert_eq!(brings("/?a=b&token=0123abcd"), Some(true));
        let service = Service::new(Catalog::ours(), MemoryStore::default(), AtOnce);
        let [one, other] = [80, 80].map(|port| Token::new(port).expect("random"));
        let known = service.let_in(&one.hash(), "").expect("let in");
        let device =
            |cookie: &str, port: u16| access.device(&service, request("/", cookie).headers(), port);
        let cookie = format!("soloist-80={}", one.text);
        assert_eq!(device(&cookie, 80), Some(known.clone()));
        assert_eq!(device(&format!("soloist-seat=1; soloist-80=x; {cookie}"), 80), Some(known));
        assert_eq!(device(&format!("soloist-81={}", one.text), 81), None, "it is good at one port");
        for stranger in [&other.text, &one.hash(), "0123abcd", "", &one.text[1..]] {
            assert_eq!(device(&format!("soloist-80={stranger}"), 80), None, "{stranger}");
        }
        assert_eq!(device(&format!("soloist-device={}", one.text), 80), None);
    }

    #[test]
    fn a_device_keeps_its_token_and_the_address_loses_the_code() {
        let mut response = entered("//a.example");
        assert_eq!(response.headers()[LOCATION], "/a.example");
        Token::new(80).expect("random").give(&mut response);
        let cookie = response.headers()[SET_COOKIE].to_str().expect("text");
        assert!(cookie.starts_with("soloist-80=") && cookie.contains("HttpOnly"), "{cookie}");
        assert!(cookie.contains("SameSite=Strict"), "{cookie}");
    }

    #[test]
    fn a_person_knows_a_device_by_its_browser_and_system() {
        for (said, name) in [
            (
                "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0",
                "Firefox, Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 \
                 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
                "Safari, iPhone",
            ),
            (
                "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) \
                 Chrome/128.0.0.0 Safari/537.36",
                "Chrome, Linux",
            ),
            ("curl/8.5.0", ""),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(USER_AGENT, HeaderValue::from_str(said).expect("text"));
            assert_eq!(name_of(&headers), name);
        }
    }
}
