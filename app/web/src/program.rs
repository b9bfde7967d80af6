//! The program, which handles one message at a time.

use std::collections::BTreeMap;
use std::sync::Mutex;

use http::header::{COOKIE, SET_COOKIE};
use http::{HeaderName, HeaderValue, Request, StatusCode};
use i18n::Locale;
use play::Catalog;
use service::{
    Caller, DeviceId, Response, Service, add_security_headers, locale, locked, longest_body,
    refusal,
};

use crate::browser_store::BrowserStore;
use crate::queue::Queue;
use crate::{Clock, Message, RequestHead, ResponseHead, StartData};

/// One service with its games in memory, which answers one request at a time.
pub struct Program {
    service: Service,
    games: BrowserStore,
    tasks: Queue,
    cookies: Mutex<Cookies>,
}

/// Cookies by their path and name. They never expire: session cookies can be asked for again, and
/// the others last a year anyway.
type Cookies = BTreeMap<String, String>;

/// The name of the only device: this browser.
const HERE: &str = "here";

/// The cookie in which earlier versions stored the name of the device: seats taken then are held
/// under that name.
const DEVICE: &str = "/ soloist-device";

impl Program {
    /// Starts the program with the stored data. The clock returns milliseconds since 1970.
    pub fn new(mut begun: StartData, clock: Clock) -> Self {
        for (code, words) in std::mem::take(&mut begun.languages) {
            if let Some(locale) = Locale::of_code(&code) {
                i18n::add_resources(locale, words);
            }
        }
        let cookies = Mutex::new(begun.kept.cookies.clone());
        let games = BrowserStore::new(begun, clock);
        let tasks = Queue::new(clock);
        let service = Service::new(Catalog::for_pages(), games.clone(), tasks.clone());
        Program { service, games, tasks, cookies }
    }

    /// Answers a request.
    pub fn answer(&self, asked: &Message<RequestHead>) -> Message<ResponseHead> {
        let Message { head, body } = asked;
        if head.method == "POST" {
            self.games.close(head.closed.clone());
        }
        let response = self.request(head, body).map_or_else(
            |why| unreadable(&why),
            |request| {
                if body.len() > longest_body(request.uri().path()) {
                    let why = "what was sent is too long".to_string();
                    return refusal(
                        locale(request.headers()),
                        StatusCode::PAYLOAD_TOO_LARGE,
                        &[why],
                        "/",
                    );
                }
                match watched(&request) {
                    Some(id) => self.revision(id),
                    None => self.service.handle(&request),
                }
            },
        );
        let (mut parts, body) = response.into_parts();
        add_security_headers(&mut parts.headers);
        let headers = parts.headers.iter().filter(|(name, _)| *name != SET_COOKIE);
        let text = |value: &HeaderValue| String::from_utf8_lossy(value.as_bytes()).into_owned();
        let headers = headers.map(|(name, value)| (name.to_string(), text(value))).collect();
        for line in parts.headers.get_all(SET_COOKIE) {
            self.keep_cookie(&text(line));
        }
        let told = ResponseHead { status: parts.status.as_u16(), headers, ..self.told() };
        Message { head: told, body }
    }

    /// Thinks for this many milliseconds, but for one step at least.
    pub fn think(&self, milliseconds: f64) -> Message<ResponseHead> {
        self.tasks.think(milliseconds);
        Message { head: self.told(), body: Vec::new() }
    }

    /// The changes to store now, and whether there is something to think about.
    fn told(&self) -> ResponseHead {
        let thinks = !self.tasks.is_empty();
        let lacks = i18n::missing_locales().map(|locale| locale.code().to_string()).collect();
        ResponseHead { changes: self.games.changes(), thinks, lacks, ..ResponseHead::default() }
    }

    fn request(&self, head: &RequestHead, body: &[u8]) -> Result<Request<Vec<u8>>, http::Error> {
        let mut request = Request::builder().method(&head.method[..]).uri(&head.address[..]);
        for (name, value) in &head.headers {
            request = request.header(HeaderName::try_from(name)?, HeaderValue::try_from(value)?);
        }
        let mut request = request.body(body.to_vec())?;
        let device = locked(&self.cookies).get(DEVICE).map_or(HERE, String::as_str).to_string();
        let device = Some(DeviceId(device));
        request.extensions_mut().insert(Caller { device, is_owner: true });
        let cookies = self.cookies_for(request.uri().path(), &head.cookies);
        request.headers_mut().insert(COOKIE, HeaderValue::try_from(cookies)?);
        Ok(request)
    }

    /// The cookies for a path, with those that the page itself has set last.
    fn cookies_for(&self, path: &str, own: &str) -> String {
        let kept = locked(&self.cookies);
        let holds = kept.iter().filter_map(|(cookie, value)| {
            let (at, name) = cookie.rsplit_once(' ')?;
            let below = path.strip_prefix(at)?;
            (at.ends_with('/') || below.is_empty() || below.starts_with('/'))
                .then(|| format!("{name}={value}"))
        });
        let all: Vec<String> = holds.chain((!own.is_empty()).then(|| own.to_string())).collect();
        all.join("; ")
    }

    /// Stores a cookie as a browser would, because a browser takes none from a service worker.
    fn keep_cookie(&self, line: &str) {
        let mut parts = line.split(';').map(str::trim);
        let Some((name, value)) = parts.next().and_then(|pair| pair.split_once('=')) else {
            return;
        };
        let path = parts.find_map(|part| part.strip_prefix("Path=")).unwrap_or("/");
        let cookie = format!("{path} {name}");
        if locked(&self.cookies).insert(cookie.clone(), value.to_string()).as_deref() != Some(value)
        {
            self.games.keep_cookie(&cookie, value);
        }
    }

    /// The revision of a game as an event, after which the browser polls again. Holding the
    /// response open would keep the worker awake.
    fn revision(&self, id: &str) -> Response {
        let Ok(revision) = self.service.revision(id) else {
            // A browser stops polling after this status.
            return answered(StatusCode::NO_CONTENT, Vec::new());
        };
        answered(StatusCode::OK, format!("retry: 1000\ndata: {revision}\n\n").into_bytes())
    }
}

/// The game whose changes a request follows.
fn watched(request: &Request<Vec<u8>>) -> Option<&str> {
    request.uri().path().strip_prefix("/games/")?.strip_suffix("/events")
}

fn answered(status: StatusCode, body: Vec<u8>) -> Response {
    let mut response = Response::new(body);
    *response.status_mut() = status;
    let kind = HeaderValue::from_static("text/event-stream");
    response.headers_mut().insert(http::header::CONTENT_TYPE, kind);
    response
}

fn unreadable(why: &http::Error) -> Response {
    refusal(
        Locale::default(),
        StatusCode::BAD_REQUEST,
        &[format!("the request cannot be read: {why}")],
        "/",
    )
}
