use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use http::header::{CONNECTION, HeaderValue};
use http::{Method, Request, StatusCode};
use http_body_util::{BodyExt as _, LengthLimitError, Limited};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use i18n::message;
use service::{
    Caller, DeviceId, Problem, Response, Service, add_security_headers, closed_door, is_cross_site,
    is_look_of_door, locale, longest_body, pairing_page, refusal,
};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};

use crate::access::{Token, entered, name_of};
use crate::changes::{Body, Changes};
use crate::pairing::Tried;
use crate::places::{HeldPlace, Peer, Places};
use crate::timeout_stream::TimeoutStream;
use crate::{Access, Pairing, changes, compression, guard};

/// How often the list of devices is read again.
const LOOK_AT_DEVICES: Duration = Duration::from_secs(5);

/// The longest form body with a number, in bytes.
const LONGEST_NUMBER: usize = 256;

/// How long a client may take.
#[derive(Clone, Copy, Debug)]
pub struct Timeouts {
    /// To send the head of a request, including the next one on the connection; a silent connection
    /// is closed.
    pub head: Duration,
    /// To send the body of a request.
    pub body: Duration,
    /// To read more of a response; a connection that reads nothing for longer is closed.
    pub response: Duration,
    /// To be let in: a client that is not let in is disconnected after this time.
    pub stranger: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        Timeouts {
            head: Duration::from_secs(30),
            body: Duration::from_secs(60),
            response: Duration::from_secs(20),
            stranger: Duration::from_secs(20),
        }
    }
}

/// State shared by all connections.
pub struct Serving {
    service: Arc<Service>,
    access: Access,
    address: SocketAddr,
    patience: Timeouts,
    changes: Changes,
}

impl Serving {
    /// A service, whom it answers, and the address at which it is reached.
    pub fn new(service: Service, access: Access, address: SocketAddr) -> Self {
        match &access {
            Access::Open => {}
            Access::Token(_) => service.has_door(None::<Arc<Pairing>>),
            Access::Paired(_, pairing) => service.has_door(Some(Arc::clone(pairing))),
        }
        let changes = Changes::of(&service);
        let (service, patience) = (Arc::new(service), Timeouts::default());
        Serving { service, access, address, patience, changes }
    }

    /// The same with other timeouts.
    pub fn with_patience(self, patience: Timeouts) -> Self {
        Serving { patience, ..self }
    }
}

/// Serves connections until `end` completes; then takes no more connections and closes the open
/// ones.
///
/// # Errors
///
/// If the listener fails permanently.
pub async fn serve(
    listener: TcpListener,
    serving: Serving,
    end: impl Future<Output = ()>,
) -> io::Result<()> {
    let serving = Arc::new(serving);
    let places = Arc::new(Places::default());
    let graceful = GracefulShutdown::new();
    let mut end = std::pin::pin!(end);
    let mut look_at_devices = tokio::time::interval(LOOK_AT_DEVICES);
    loop {
        tokio::select! {
            () = &mut end => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, from)) => {
                    let to = stream.local_addr().map_or(from.ip(), |to| to.ip());
                    let peer = Peer::new(from.ip(), to);
                    let place = Arc::new(places.take(peer));
                    let at = At { serving: Arc::clone(&serving), peer, place };
                    tokio::spawn(connected(stream, at, graceful.watcher()));
                }
                Err(_) => {
                    // A connection that failed at once, or too many open files.
                    places.give_one_up();
                    sleep(Duration::from_millis(2)).await;
                }
            },
            _ = look_at_devices.tick() => {
                let service = Arc::clone(&serving.service);
                // On failure the next call, in a few seconds, tries again.
                tokio::task::spawn_blocking(move || drop(service.look_at_devices()));
            }
        }
    }
    drop(listener);
    serving.changes.end();
    graceful.shutdown().await;
    Ok(())
}

/// One connection.
#[derive(Clone)]
struct At {
    serving: Arc<Serving>,
    peer: Peer,
    place: Arc<HeldPlace>,
}

/// Serves a connection until it ends, its place is needed, or its client has gone without being let
/// in for too long.
async fn connected(stream: TcpStream, at: At, watcher: Watcher) {
    let Timeouts { head, response: patience, stranger, .. } = at.serving.patience;
    let place = Arc::clone(&at.place);
    let handler = service_fn(move |request| {
        let at = at.clone();
        async move { Ok::<_, Infallible>(answered(request, &at).await) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head)
        .serve_connection(TokioIo::new(TimeoutStream::new(stream, patience)), handler);
    let too_long = async {
        sleep(stranger).await;
        while place.is_let_in() {
            sleep(stranger).await;
        }
    };
    tokio::select! {
        // An error on a connection only concerns its client.
        _ = watcher.watch(connection) => {}
        () = place.is_needed() => {}
        () = too_long => {}
    }
}

/// The response of the service, or the reason for not asking it.
async fn answered(request: Request<Incoming>, at: &At) -> http::Response<Body> {
    let Serving { service, access, address, .. } = &*at.serving;
    let device = access.device(service, request.headers(), address.port());
    let is_in = device.is_some() || access.is_open();
    at.place.used(device.as_ref().filter(|_| !access.is_open()), is_in);
    let mut response = match at_the_door(&request, at, device.as_ref()) {
        Some(Entering::Refused(refused)) => (*refused).map(changes::whole),
        Some(Entering::LetIn(path)) => {
            let_in(request.headers(), &at.serving, &path).await.map(changes::whole)
        }
        Some(Entering::Number(pairing)) => paired(request, at, &pairing).await.map(changes::whole),
        None => asked(request, at, device).await,
    };
    if !is_in {
        // A device that was just let in reconnects, now as a known one.
        response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    }
    add_security_headers(response.headers_mut());
    response
}

/// What happens to a request that is not passed to the service.
enum Entering {
    /// It gets this response.
    Refused(Box<Response>),
    /// The sender is let in and redirected to this path.
    LetIn(String),
    /// It sends a number.
    Number(Arc<Pairing>),
}

/// Checks a request before it reaches the service; usually returns `None`.
fn at_the_door(
    request: &Request<Incoming>,
    at: &At,
    device: Option<&DeviceId>,
) -> Option<Entering> {
    let Serving { access, address, .. } = &*at.serving;
    let locale = locale(request.headers());
    let closed =
        |why| Some(Entering::Refused(closed_door(locale, StatusCode::FORBIDDEN, why).into()));
    if !guard::is_for_us(address.ip(), request.headers()) {
        return closed(&message!(locale, "door-host"));
    }
    let path = request.uri().path();
    let is_known = device.is_some() || access.is_open();
    match access.brings_code(request) {
        Some(_) if is_known => return Some(Entering::Refused(entered(path).into())),
        Some(true) if *request.method() == Method::GET => {
            return Some(Entering::LetIn(path.to_string()));
        }
        _ if is_known => return None,
        Some(false) => return closed(&message!(locale, "door-old")),
        _ => {}
    }
    if let Some(pairing) = access.pairing(request) {
        return match is_cross_site(request) {
            true => closed(&message!(locale, "door-elsewhere")),
            false => Some(Entering::Number(Arc::clone(pairing))),
        };
    }
    if !access.takes_numbers() {
        return closed(&message!(locale, "door-code"));
    }
    if is_look_of_door(request) {
        return None;
    }
    Some(Entering::Refused(pairing_page(locale, StatusCode::FORBIDDEN, None).into()))
}

/// The response of the service.
async fn asked(
    request: Request<Incoming>,
    at: &At,
    device: Option<DeviceId>,
) -> http::Response<Body> {
    let Serving { service, access, address, patience, changes } = &*at.serving;
    if let Some(id) = changes::watched(&request) {
        let device = device.filter(|_| !access.is_open());
        return changes.told(Arc::clone(service), id, device);
    }
    // If everybody is answered, a browser gets a token when it first takes a seat.
    let takes_seat = *request.method() == Method::POST && request.uri().path().ends_with("/seats");
    let is_new = device.is_none() && access.is_open() && takes_seat;
    let token = is_new.then(|| Token::new(address.port()).ok()).flatten();
    let device = device.or_else(|| token.as_ref().map(|token| DeviceId(token.hash())));
    let mut response = match whole(request, patience.body).await {
        Ok(mut request) => {
            request.extensions_mut().insert(Caller { device, is_owner: at.peer.is_own });
            ask(Arc::clone(service), request).await
        }
        Err(refused) => *refused,
    };
    if let Some(token) = token {
        token.give(&mut response);
    }
    response.map(changes::whole)
}

/// Answers a request with a number: lets the device in and redirects it if the number is right.
async fn paired(request: Request<Incoming>, at: &At, pairing: &Pairing) -> Response {
    let locale = locale(request.headers());
    let (head, body) = request.into_parts();
    let patience = at.serving.patience.stranger;
    let body = timeout(patience, Limited::new(body, LONGEST_NUMBER).collect()).await;
    let body = body.ok().and_then(Result::ok).map(|body| body.to_bytes()).unwrap_or_default();
    let mut fields = form_urlencoded::parse(&body);
    let typed = fields.find(|(name, _)| name == "number").map(|(_, typed)| typed);
    match pairing.tried(&typed.unwrap_or_default(), at.peer.house(), Instant::now()) {
        Tried::Right => let_in(&head.headers, &at.serving, "/").await,
        Tried::Wrong => {
            let why = message!(locale, "pairing-wrong");
            pairing_page(locale, StatusCode::FORBIDDEN, Some(&why))
        }
        Tried::TooMany => {
            let why = message!(locale, "pairing-too-many");
            closed_door(locale, StatusCode::TOO_MANY_REQUESTS, &why)
        }
    }
}

/// Lets the sender in with a new token, and redirects to a page.
async fn let_in(headers: &http::HeaderMap, serving: &Serving, path: &str) -> Response {
    let (locale, name) = (locale(headers), name_of(headers));
    let service = Arc::clone(&serving.service);
    let port = serving.address.port();
    let given = tokio::task::spawn_blocking(move || {
        let token = Token::new(port).map_err(|error| Problem::Storage(error.to_string()))?;
        service.let_in(&token.hash(), &name)?;
        Ok::<_, Problem>(token)
    });
    let why = match given.await {
        Ok(Ok(token)) => {
            let mut response = entered(path);
            token.give(&mut response);
            return response;
        }
        Ok(Err(problem)) => problem.lines_in(locale).join(" "),
        Err(_) => message!(locale, "door-broken").to_string(),
    };
    closed_door(locale, StatusCode::SERVICE_UNAVAILABLE, &why)
}

/// Reads the whole body of a request.
async fn whole(
    request: Request<Incoming>,
    patience: Duration,
) -> Result<Request<Vec<u8>>, Box<Response>> {
    let longest = longest_body(request.uri().path());
    let (head, body) = request.into_parts();
    let locale = locale(&head.headers);
    let refuse =
        |status, line: &str| Err(Box::new(refusal(locale, status, &[line.to_string()], "/")));
    match timeout(patience, Limited::new(body, longest).collect()).await {
        Ok(Ok(body)) => Ok(Request::from_parts(head, body.to_bytes().to_vec())),
        Ok(Err(problem)) if problem.is::<LengthLimitError>() => {
            refuse(StatusCode::PAYLOAD_TOO_LARGE, "what was sent is too long")
        }
        Ok(Err(_)) => refuse(StatusCode::BAD_REQUEST, "what was sent broke off"),
        Err(_) => refuse(StatusCode::REQUEST_TIMEOUT, "what was sent took too long"),
    }
}

/// Calls the service on a thread that may block on the disk.
async fn ask(service: Arc<Service>, request: Request<Vec<u8>>) -> Response {
    let locale = locale(request.headers());
    let answered = tokio::task::spawn_blocking(move || {
        compression::packed(request.headers(), service.handle(&request))
    });
    let answered = answered.await;
    answered.unwrap_or_else(|_| {
        let line = "the program broke down at this; that is a bug, please report it";
        refusal(locale, StatusCode::INTERNAL_SERVER_ERROR, &[line.to_string()], "/")
    })
}
