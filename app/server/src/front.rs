//! What a host program does with a request before the service answers it.

use std::any::Any;
use std::net::IpAddr;
use std::time::Duration;

use http::request::Parts;
use http::{Extensions, Method, Request, StatusCode};
use service::{DeviceId, Response, Service};

/// Pages of a host program beside those of the service, such as signing in; its limits, and what it
/// measures.
pub trait Front: Send + Sync {
    /// Permits a request of which only the head has arrived, before its body is read. It may block.
    ///
    /// # Errors
    ///
    /// The refusal.
    fn admit(&self, service: &Service, arriving: &Arriving<'_>) -> Result<Admitted, Box<Response>> {
        let _ = (service, arriving);
        Ok(Admitted::default())
    }

    /// The answer to a request of its own; `None` leaves it to the service, with the extensions
    /// that this adds or replaces. [`Caller`](service::Caller) and [`Sender`] are among them. It
    /// may block.
    fn answer(&self, service: &Service, request: &mut Request<Vec<u8>>) -> Option<Response>;

    /// The answer to whoever runs the service and asks how it is; `None` if the request is no such
    /// question, or comes from somebody else. It may block.
    fn answer_operator(&self, service: &Service, asking: &Asking<'_>) -> Option<Response> {
        let _ = (service, asking);
        None
    }

    /// Does what is to be done besides, such as telling people who are not there. It is called about
    /// every second, one call after the other, and may block.
    fn tick(&self, service: &Service) {
        let _ = service;
    }

    /// Hears of every answer at the public address, once it is ready to be sent.
    fn answered(&self, answered: &Answered<'_>) {
        let _ = answered;
    }
}

/// A request of which only the head has arrived.
#[derive(Clone, Copy, Debug)]
pub struct Arriving<'a> {
    /// Its head.
    pub head: &'a Parts,
    /// Where it came from, by the word of trusted proxies.
    pub sender: IpAddr,
    /// The session that its cookie names, if there is one.
    pub device: Option<&'a DeviceId>,
    /// Whether it follows the changes of a game, until it is closed.
    pub is_stream: bool,
}

/// What is held for a request until it is answered, or for a stream until it ends, and what was
/// found out about it.
#[derive(Default)]
pub struct Admitted {
    _held: Option<Box<dyn Any + Send>>,
    /// Added to the extensions of the request, so that [`Front::answer`] need not look again.
    pub found: Extensions,
}

impl Admitted {
    /// Gives this back when it is dropped.
    pub fn holding(held: impl Any + Send) -> Self {
        Admitted { _held: Some(Box::new(held)), ..Admitted::default() }
    }

    /// The same, with what was found out about the request.
    #[must_use]
    pub fn knowing(mut self, found: impl Clone + Send + Sync + 'static) -> Self {
        self.found.insert(found);
        self
    }
}

/// A request that came through no proxy and does not ask for the public address.
#[derive(Clone, Copy, Debug)]
pub struct Asking<'a> {
    /// Its head.
    pub head: &'a Parts,
    /// The other end of the connection.
    pub peer: IpAddr,
}

/// A request that was answered.
#[derive(Clone, Copy, Debug)]
pub struct Answered<'a> {
    /// Its method.
    pub method: &'a Method,
    /// The path that it asked for; it may have secrets in it.
    pub path: &'a str,
    /// The status of the answer.
    pub status: StatusCode,
    /// How long the answer took, from the head of the request; for a stream, until it began.
    pub time: Duration,
}

/// The network address that a request came from, by the word of trusted proxies.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Sender(pub IpAddr);
