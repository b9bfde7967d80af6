//! The program, which handles one message at a time.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

use game_core::{GameFiles, add_game_files};
use http::header::{COOKIE, SET_COOKIE};
use http::{HeaderName, HeaderValue, Request, StatusCode};
use i18n::{Locale, Resources, message};
use play::Catalog;
use service::{
    About, Caller, DeviceId, Response, Service, about, add_security_headers, locale, locked,
    longest_body, refusal,
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
    /// Files of games that are not fetched yet: `game-colab`, `rules-colab.de`.
    lacks: BTreeSet<String>,
}

/// What a request lacks.
#[derive(Default)]
struct Lacking {
    /// The game without whose files it cannot be answered.
    needs: Option<String>,
    /// The files to fetch. Without one in a language it is answered in English.
    files: Vec<String>,
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
        let (fetched, lacking): (Vec<_>, Vec<_>) = std::mem::take(&mut begun.game_files)
            .into_iter()
            .partition(|(_, files)| files.is_some());
        let lacks = lacking.into_iter().map(|(name, _)| name).collect();
        add_files(
            std::mem::take(&mut begun.languages),
            fetched.into_iter().filter_map(|(_, files)| files).flatten(),
        );
        let cookies = Mutex::new(begun.kept.cookies.clone());
        let games = BrowserStore::new(begun, clock);
        let tasks = Queue::new(clock);
        let service = Service::new(Catalog::for_pages(), games.clone(), tasks.clone());
        Program { service, games, tasks, cookies, lacks }
    }

    /// Answers a request.
    pub fn answer(&self, asked: &Message<RequestHead>) -> Message<ResponseHead> {
        let Message { head, body } = asked;
        if head.method == "POST" {
            self.games.close(head.closed.clone());
        }
        let mut lacks = Vec::new();
        let response = match self.request(head, body) {
            Ok(request) => {
                let lacking = self.lacking(&request);
                lacks = lacking.files;
                match lacking.needs {
                    Some(game) => not_here(&request, &game),
                    None => self.response(&request),
                }
            }
            Err(why) => unreadable(&why),
        };
        let (mut parts, body) = response.into_parts();
        add_security_headers(&mut parts.headers);
        let headers = parts.headers.iter().filter(|(name, _)| *name != SET_COOKIE);
        let text = |value: &HeaderValue| String::from_utf8_lossy(value.as_bytes()).into_owned();
        let headers = headers.map(|(name, value)| (name.to_string(), text(value))).collect();
        for line in parts.headers.get_all(SET_COOKIE) {
            self.keep_cookie(&text(line));
        }
        let mut told = self.told();
        told.lacks.extend(lacks);
        Message { head: ResponseHead { status: parts.status.as_u16(), headers, ..told }, body }
    }

    fn response(&self, request: &Request<Vec<u8>>) -> Response {
        if request.body().len() > longest_body(request.uri().path()) {
            let locale = locale(request.headers());
            let why = message!(locale, "problem-too-long").into();
            return refusal(locale, StatusCode::PAYLOAD_TOO_LARGE, &[why], "/");
        }
        match watched(request) {
            Some(id) => self.revision(id),
            None => self.service.handle(request),
        }
    }

    /// What a request needs of the game that it is about, and what is not fetched yet of it: the
    /// game's files, its rules where they are read, and both in the language of the request.
    fn lacking(&self, request: &Request<Vec<u8>>) -> Lacking {
        let About { game, saved, reads_rules } = match self.lacks.is_empty() {
            true => About::default(),
            false => about(request),
        };
        let game = game.or_else(|| self.games.kind(&saved?));
        let Some(game) = game else { return Lacking::default() };
        let kinds = if reads_rules { &["game", "rules"][..] } else { &["game"] };
        let names = kinds.iter().map(|kind| format!("{kind}-{game}"));
        let names: Vec<String> = names.filter(|name| self.lacks.contains(name)).collect();
        let language = locale(request.headers()).code();
        let words = kinds.iter().map(|kind| format!("{kind}-{game}.{language}"));
        let words = words.filter(|name| self.lacks.contains(name));
        let needs = (!names.is_empty()).then(|| game.clone());
        let files = names.iter().cloned().chain(words).map(|name| format!("{name}.json"));
        Lacking { needs, files: files.collect() }
    }

    /// Thinks for this many milliseconds, but for one step at least.
    pub fn think(&self, milliseconds: f64) -> Message<ResponseHead> {
        self.tasks.think(milliseconds);
        Message { head: self.told(), body: Vec::new() }
    }

    /// The changes to store now, and whether there is something to think about.
    fn told(&self) -> ResponseHead {
        let thinks = !self.tasks.is_empty();
        let lacks = i18n::missing_locales();
        let lacks = lacks.map(|locale| format!("messages-{}.json", locale.code())).collect();
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
        let Ok(revision) = self.service.followed(&Caller::default().sent(), id) else {
            // A browser stops polling after this status.
            return answered(StatusCode::NO_CONTENT, Vec::new());
        };
        answered(StatusCode::OK, format!("retry: 1000\ndata: {revision}\n\n").into_bytes())
    }
}

/// Adds the languages, and the files of games by crate and path: their messages belong to the
/// languages. A language whose own messages are not fetched is left out whole.
fn add_files(
    mut languages: BTreeMap<String, Resources>,
    of_games: impl Iterator<Item = (String, String)>,
) {
    let mut files = GameFiles::new();
    languages.entry(Locale::English.code().to_string()).or_default();
    for (path, text) in of_games {
        match message_file(&path) {
            None => drop(files.insert(path, text)),
            Some((code, name)) => {
                if let Some(language) = languages.get_mut(code) {
                    language.insert(name, text);
                }
            }
        }
    }
    add_game_files(files);
    for (code, words) in languages {
        if let Some(locale) = Locale::of_code(&code) {
            i18n::add_resources(locale, words);
        }
    }
}

/// The language of a message file, and its name there: `colab/messages/de/board.ftl` is
/// `colab/board.ftl`.
fn message_file(path: &str) -> Option<(&str, String)> {
    let (game, rest) = path.split_once("/messages/")?;
    let (code, file) = rest.split_once('/')?;
    Some((code, format!("{game}/{file}")))
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

/// The answer to a request about a game whose files are not fetched yet, where they cannot be.
fn not_here(request: &Request<Vec<u8>>, game: &str) -> Response {
    let locale = locale(request.headers());
    let catalog = Catalog::for_pages();
    let title = catalog.game(game).map_or(game, |kind| kind.title());
    let line = message!(locale, "problem-game-not-here", game = title);
    refusal(locale, StatusCode::SERVICE_UNAVAILABLE, &[line.into()], "/")
}

fn unreadable(why: &http::Error) -> Response {
    let locale = Locale::default();
    let why = message!(locale, "problem-unreadable", why = why.to_string()).into();
    refusal(locale, StatusCode::BAD_REQUEST, &[why], "/")
}
