use std::borrow::Cow;
use std::convert::Infallible;
use std::io;
use std::mem;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use http::header::{CONNECTION, HeaderValue};
use http::request::Parts;
use http::{Method, Request, StatusCode};
use http_body_util::{BodyExt as _, LengthLimitError, Limited};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use i18n::{Locale, message};
use service::{
    Caller, DeviceId, Problem, Response, Service, add_security_headers, closed_door, is_cross_site,
    is_look_of_door, locale, longest_body, pairing_page, refusal,
};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{MissedTickBehavior, sleep, timeout};

use crate::access::{Token, entered, name_of};
use crate::changes::{Body, Changes};
use crate::front::{Admitted, Answered, Arriving, Asking, Front, Sender};
use crate::pairing::Tried;
use crate::places::{HeldPlace, Peer, Places};
use crate::timeout_stream::TimeoutStream;
use crate::{Access, Pairing, changes, compression, guard, health};

/// How often the list of devices is read again.
const LOOK_AT_DEVICES: Duration = Duration::from_secs(5);

/// How often it is looked whether somebody's time has run out.
const LOOK_AT_CLOCKS: Duration = Duration::from_secs(1);

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
    front: Option<Arc<dyn Front>>,
}

impl Serving {
    /// A service, whom it answers, and the address at which it is reached.
    pub fn new(service: Service, access: Access, address: SocketAddr) -> Self {
        match &access {
            Access::Open | Access::Public(_) => {}
            Access::Token(_) => service.has_door(None::<Arc<Pairing>>),
            Access::Paired(_, pairing) => service.has_door(Some(Arc::clone(pairing))),
        }
        let changes = Changes::of(&service);
        let (service, patience) = (Arc::new(service), Timeouts::default());
        Serving { service, access, address, patience, changes, front: None }
    }

    /// The same with pages of the host program.
    pub fn with_front(self, front: Arc<dyn Front>) -> Self {
        Serving { front: Some(front), ..self }
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
    let clocks = tokio::spawn(look_at_clocks(Arc::clone(&serving)));
    let ticks = tokio::spawn(tick(Arc::clone(&serving)));
    loop {
        tokio::select! {
            () = &mut end => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, from)) => {
                    let to = stream.local_addr().map_or(from.ip(), |to| to.ip());
                    let peer = serving.access.peer(Peer::new(from.ip(), to));
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
    clocks.abort();
    ticks.abort();
    drop(listener);
    serving.changes.end();
    graceful.shutdown().await;
    Ok(())
}

/// Does, for ever, what is due because somebody's time has run out; one look after the other, so that
/// a slow store is not asked twice at once.
async fn look_at_clocks(serving: Arc<Serving>) {
    let mut look = tokio::time::interval(LOOK_AT_CLOCKS);
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        look.tick().await;
        let service = Arc::clone(&serving.service);
        // On failure the next look, in a second, tries again.
        let _ = tokio::task::spawn_blocking(move || drop(service.run_due())).await;
    }
}

/// Lets the host program do, for ever, what it has to do besides.
async fn tick(serving: Arc<Serving>) {
    let Some(front) = serving.front.clone() else { return };
    let mut tick = tokio::time::interval(LOOK_AT_CLOCKS);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tick.tick().await;
        let (front, service) = (Arc::clone(&front), Arc::clone(&serving.service));
        // A panic would be a bug of the host program; the next tick tries again.
        let _ = tokio::task::spawn_blocking(move || front.tick(&service)).await;
    }
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
async fn answered(mut request: Request<Incoming>, at: &At) -> http::Response<Body> {
    let Serving { service, access, address, .. } = &*at.serving;
    if access.public().is_some()
        && let Some(asked) = health::asked(&request)
    {
        return health_of(asked, at).await;
    }
    if let Some(public) = access.public() {
        let (head, body) = request.into_parts();
        let (is_public, head) = (public.is_public(at.peer.from, &head), Arc::new(head));
        if let Some(response) = answer_operator(&head, is_public, at).await {
            return response.map(changes::whole);
        }
        request = Request::from_parts(Arc::unwrap_or_clone(head), body);
    }
    let begun = Instant::now();
    let (method, path) = (request.method().clone(), request.uri().path().to_string());
    let device = access.device(service, request.headers(), address.port());
    let is_in = device.is_some() || access.is_open() || access.public().is_some();
    at.place.used(device.as_ref().filter(|_| !access.is_open()), is_in);
    let mut response = match at_the_door(&request, at, device.as_ref()) {
        Some(Entering::Refused(refused)) => (*refused).map(changes::whole),
        Some(Entering::LetIn(path)) => {
            let_in(request.headers(), &at.serving, &path).await.map(changes::whole)
        }
        Some(Entering::Number(pairing)) => paired(request, at, &pairing).await.map(changes::whole),
        None => {
            if let Some(public) = access.public() {
                let sender = public.sender(at.peer.from, request.headers());
                request.extensions_mut().insert(Sender(sender));
                public.settle(request.headers_mut());
            }
            admitted(request, at, device).await
        }
    };
    if let Some(front) = &at.serving.front {
        let (status, time) = (response.status(), begun.elapsed());
        front.answered(&Answered { method: &method, path: &path, status, time });
    }
    if !is_in {
        // A device that was just let in reconnects, now as a known one.
        response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    }
    add_security_headers(response.headers_mut());
    response
}

/// The answer of the host program to whoever runs the service, if the request asks for it.
async fn answer_operator(head: &Arc<Parts>, is_public: bool, at: &At) -> Option<Response> {
    let front = at.serving.front.clone().filter(|_| !is_public)?;
    let (service, peer, head) = (Arc::clone(&at.serving.service), at.peer.from, Arc::clone(head));
    let answered = tokio::task::spawn_blocking(move || {
        front.answer_operator(&service, &Asking { head: &head, peer })
    });
    answered.await.unwrap_or_else(|_| Some(broken(Locale::English)))
}

/// The response, if the host program admits the request.
async fn admitted(
    request: Request<Incoming>,
    at: &At,
    device: Option<DeviceId>,
) -> http::Response<Body> {
    let Some(front) = at.serving.front.clone() else {
        return asked(request, at, device, Admitted::default()).await;
    };
    let is_stream = changes::watched(&request).is_some();
    let sender = request.extensions().get().map_or(at.peer.from, |&Sender(sender)| sender);
    let (head, body) = request.into_parts();
    let service = Arc::clone(&at.serving.service);
    let admitting = tokio::task::spawn_blocking(move || {
        let arriving = Arriving { head: &head, sender, device: device.as_ref(), is_stream };
        let admitted = front.admit(&service, &arriving);
        (head, device, admitted)
    });
    match admitting.await {
        Ok((mut head, device, Ok(mut held))) => {
            head.extensions.extend(mem::take(&mut held.found));
            asked(Request::from_parts(head, body), at, device, held).await
        }
        Ok((_, _, Err(refused))) => (*refused).map(changes::whole),
        Err(_) => broken(Locale::English).map(changes::whole),
    }
}

/// The answer to whoever runs the service and asks how it is.
async fn health_of(asked: health::Asked, at: &At) -> http::Response<Body> {
    at.place.used(None, true);
    let service = Arc::clone(&at.serving.service);
    let answered = tokio::task::spawn_blocking(move || health::answer(asked, &service)).await;
    let mut response = answered.unwrap_or_else(|_| {
        let mut broken = Response::new(Vec::new());
        *broken.status_mut() = StatusCode::INTERNAL_SERVER_ERROR;
        broken
    });
    add_security_headers(response.headers_mut());
    response.map(changes::whole)
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
    if let Some(public) = access.public() {
        let why = message!(locale, "door-public", address = public.origin());
        return if public.is_meant(at.peer.from, request.headers()) { None } else { closed(&why) };
    }
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
    mut request: Request<Incoming>,
    at: &At,
    device: Option<DeviceId>,
    held: Admitted,
) -> http::Response<Body> {
    let Serving { service, access, address, patience, changes, .. } = &*at.serving;
    if let Some(id) = changes::watched(&request) {
        // If everybody is answered, no device is known.
        let device = device.filter(|_| !access.is_open());
        let mut sender = mem::take(request.extensions_mut());
        // Unless the host program has found out better who it is.
        if sender.get::<Caller>().is_none() {
            sender.insert(Caller { device, is_owner: at.peer.is_own });
        }
        return changes.told(Arc::clone(service), id, sender, held);
    }
    // If everybody is answered, a browser gets a token when it first takes a seat.
    let takes_seat = *request.method() == Method::POST && request.uri().path().ends_with("/seats");
    let is_new = device.is_none() && access.is_open() && takes_seat;
    let token = is_new.then(|| Token::new(address.port()).ok()).flatten();
    let device = device.or_else(|| token.as_ref().map(|token| DeviceId(token.hash())));
    let mut response = match whole(request, patience.body).await {
        Ok(mut request) => {
            request.extensions_mut().insert(Caller { device, is_owner: at.peer.is_own });
            ask(Arc::clone(&at.serving), request).await
        }
        Err(refused) => *refused,
    };
    if let Some(token) = token {
        token.give(&mut response);
    }
    drop(held);
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
        let token = Token::new(port).map_err(|error| Problem::Storage(error.to_string().into()))?;
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
    let refuse = |status, line: Cow<'_, str>| {
        Err(Box::new(refusal(locale, status, &[line.into_owned()], "/")))
    };
    match timeout(patience, Limited::new(body, longest).collect()).await {
        Ok(Ok(body)) => Ok(Request::from_parts(head, body.to_bytes().to_vec())),
        Ok(Err(problem)) if problem.is::<LengthLimitError>() => {
            refuse(StatusCode::PAYLOAD_TOO_LARGE, message!(locale, "problem-too-long"))
        }
        Ok(Err(_)) => refuse(StatusCode::BAD_REQUEST, message!(locale, "problem-broken-off")),
        Err(_) => refuse(StatusCode::REQUEST_TIMEOUT, message!(locale, "problem-too-slow")),
    }
}

/// Calls the host program and the service on a thread that may block on the disk.
async fn ask(serving: Arc<Serving>, mut request: Request<Vec<u8>>) -> Response {
    let locale = locale(request.headers());
    let answered = tokio::task::spawn_blocking(move || {
        let Serving { service, front, .. } = &*serving;
        let own = front.as_ref().and_then(|front| front.answer(service, &mut request));
        let response = own.unwrap_or_else(|| service.handle(&request));
        compression::packed(request.headers(), response)
    });
    let answered = answered.await;
    answered.unwrap_or_else(|_| broken(locale))
}

/// The page after a fault of the program.
fn broken(locale: Locale) -> Response {
    let line = message!(locale, "door-broken").into_owned();
    refusal(locale, StatusCode::INTERNAL_SERVER_ERROR, &[line], "/")
}
