use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use http::{Request, StatusCode};
use http_body_util::{BodyExt as _, LengthLimitError, Limited};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use service::{Answer, Service, longest_body, protect, refusal, tongue};
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::changes::{Body, Changes};
use crate::{Access, changes, guard, packing};

/// So many connections are open at once; more wait until one is closed.
const MOST_CONNECTIONS: usize = 256;

/// How long the other end of a connection may take.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// To send the head of a request, also of its next one: who says nothing for longer is hung up
    /// on.
    pub head: Duration,
    /// To send the body of a request.
    pub body: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Patience { head: Duration::from_secs(30), body: Duration::from_secs(60) }
    }
}

/// What connections share.
pub struct Serving {
    service: Arc<Service>,
    access: Access,
    address: SocketAddr,
    patience: Patience,
    changes: Changes,
}

impl Serving {
    /// A service, before whom it answers, and the address at which it is reached.
    pub fn new(service: Service, access: Access, address: SocketAddr) -> Self {
        let changes = Changes::of(&service);
        let (service, patience) = (Arc::new(service), Patience::default());
        Serving { service, access, address, patience, changes }
    }

    /// The same with another patience.
    pub fn with_patience(self, patience: Patience) -> Self {
        Serving { patience, ..self }
    }
}

/// Answers whoever connects, until `end` comes; then no more connections are taken, and those that
/// are under way are ended.
///
/// # Errors
///
/// If the listener fails for good.
pub async fn serve(
    listener: TcpListener,
    serving: Serving,
    end: impl Future<Output = ()>,
) -> io::Result<()> {
    let serving = Arc::new(serving);
    let places = Arc::new(Semaphore::new(MOST_CONNECTIONS));
    let graceful = GracefulShutdown::new();
    let mut end = std::pin::pin!(end);
    loop {
        let accepted = async {
            let place = Arc::clone(&places).acquire_owned().await;
            (listener.accept().await, place)
        };
        let (stream, place) = tokio::select! {
            () = &mut end => break,
            (accepted, place) = accepted => match accepted {
                Ok((stream, _)) => (stream, place),
                Err(_) => {
                    // A connection that broke at once, or too many open files: a moment helps.
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
        };
        let head = serving.patience.head;
        let serving = Arc::clone(&serving);
        let answer = service_fn(move |request| {
            let serving = Arc::clone(&serving);
            async move { Ok::<_, Infallible>(answered(request, &serving).await) }
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(head)
            .serve_connection(TokioIo::new(stream), answer);
        let connection = graceful.watch(connection);
        tokio::spawn(async move {
            // What goes wrong with a connection concerns whoever sits at its other end.
            let _ = connection.await;
            drop(place);
        });
    }
    drop(listener);
    serving.changes.end();
    graceful.shutdown().await;
    Ok(())
}

/// The answer of the service, or why it is not asked.
async fn answered(request: Request<Incoming>, serving: &Serving) -> http::Response<Body> {
    let Serving { access, address, patience, .. } = serving;
    let refused = guard::refused(address.ip(), request.method(), request.headers()).map(|why| {
        refusal(tongue(request.headers()), StatusCode::FORBIDDEN, &[why.to_string()], "/")
    });
    let is_number = access.is_number(&request);
    let refused = match refused {
        None if !is_number => access.instead(&request, address.port()),
        refused => refused,
    };
    let mut answer = match (refused, changes::watched(&request)) {
        (Some(refused), _) => refused.map(changes::whole),
        (None, Some(id)) => serving.changes.told(Arc::clone(&serving.service), id),
        (None, None) => match whole(request, patience.body).await {
            Ok(request) if is_number => access.paired(&request, address.port()),
            Ok(request) => ask(Arc::clone(&serving.service), request).await,
            Err(refused) => *refused,
        }
        .map(changes::whole),
    };
    protect(answer.headers_mut());
    answer
}

/// A request with its body.
async fn whole(
    request: Request<Incoming>,
    patience: Duration,
) -> Result<Request<Vec<u8>>, Box<Answer>> {
    let longest = longest_body(request.uri().path());
    let (head, body) = request.into_parts();
    let tongue = tongue(&head.headers);
    let refuse =
        |status, line: &str| Err(Box::new(refusal(tongue, status, &[line.to_string()], "/")));
    match timeout(patience, Limited::new(body, longest).collect()).await {
        Ok(Ok(body)) => Ok(Request::from_parts(head, body.to_bytes().to_vec())),
        Ok(Err(problem)) if problem.is::<LengthLimitError>() => {
            refuse(StatusCode::PAYLOAD_TOO_LARGE, "what was sent is too long")
        }
        Ok(Err(_)) => refuse(StatusCode::BAD_REQUEST, "what was sent broke off"),
        Err(_) => refuse(StatusCode::REQUEST_TIMEOUT, "what was sent took too long"),
    }
}

/// Asks the service on a thread where it may wait for the disk.
async fn ask(service: Arc<Service>, request: Request<Vec<u8>>) -> Answer {
    let tongue = tongue(request.headers());
    let answered = tokio::task::spawn_blocking(move || {
        packing::packed(request.headers(), service.answer(&request))
    });
    let answered = answered.await;
    answered.unwrap_or_else(|_| {
        let line = "the program broke down at this; that is a bug, please report it";
        refusal(tongue, StatusCode::INTERNAL_SERVER_ERROR, &[line.to_string()], "/")
    })
}
