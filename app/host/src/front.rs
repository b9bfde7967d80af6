//! What the program does with a request before the service answers it: limits, signing in, and what
//! is counted and logged.

use std::net::IpAddr;
use std::sync::Arc;

use http::header::{CONTENT_LENGTH, TRANSFER_ENCODING};
use http::request::Parts;
use http::{Method, Request};
use ipnet::IpNet;
use limits::too_many;
use server::{Admitted, Answered, Arriving, Asking, Front};
use service::{Caller, Person, Response, Service, locale, longest_body, route_kind};

use crate::limits::{Asker, Demand, Limits};
use crate::signing_in::Recognised;
use crate::telling::PAGE;
use crate::{Metrics, SigningIn, Telling, Workers, log};

/// The program in front of the service.
pub struct HostFront {
    /// The ways in; `None` where nobody can sign in.
    pub signing_in: Option<SigningIn>,
    /// How people are told what waits for them.
    pub telling: Telling,
    /// How much may be asked.
    pub limits: Arc<Limits>,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// Who thinks.
    pub workers: Workers,
    /// Whoever may read what is counted, besides this computer.
    pub metrics_readers: Vec<IpNet>,
}

/// The name of the route of a request. Nothing in it tells requests of one route apart.
fn route_name(method: &Method, path: &str) -> &'static str {
    let is_below =
        |area: &str| path.strip_prefix(area).is_some_and(|it| it.is_empty() || it.starts_with('/'));
    match route_kind(method, path) {
        Some(kind) => kind.name,
        None if is_below("/sign-in") => "/sign-in",
        None if is_below("/ways-in") => "/ways-in",
        None if is_below(PAGE) => PAGE,
        None if is_below("/games") && path.ends_with("/events") => "/games/{id}/events",
        None => "other",
    }
}

/// What a request asks for.
fn demand(arriving: &Arriving<'_>) -> Demand {
    let Parts { method, uri, headers, .. } = arriving.head;
    let stated = headers.get(CONTENT_LENGTH).and_then(|it| it.to_str().ok()?.parse().ok());
    let bytes = match stated {
        Some(stated) => stated,
        // Nobody knows yet how many come.
        None if headers.contains_key(TRANSFER_ENCODING) => longest_body(uri.path()) as u64,
        None => 0,
    };
    let starts = route_kind(method, uri.path()).is_some_and(|kind| kind.starts);
    Demand { is_stream: arriving.is_stream, starts, bytes }
}

impl HostFront {
    /// The program that sends a request by its token; `None` if there is no token, or the store
    /// cannot be read.
    fn recognised(&self, service: &Service, arriving: &Arriving<'_>) -> Option<Recognised> {
        let program = self.signing_in.as_ref()?.program(service, &arriving.head.headers)?;
        program.ok().map(Recognised)
    }

    /// The person who sends a request, or for whom a program does. A request with a token that is
    /// not known counts as that of a stranger, and so does one while the store cannot be read.
    fn person(
        &self,
        service: &Service,
        arriving: &Arriving<'_>,
        program: Option<&Recognised>,
    ) -> Option<Person> {
        match (program, arriving.device) {
            (Some(Recognised(program)), _) => {
                service.credentials().person(&program.as_ref()?.person).ok()?
            }
            (None, _) if self.has_token(arriving) => None,
            (None, device) => service.person_at(device?).ok()?,
        }
    }

    fn has_token(&self, arriving: &Arriving<'_>) -> bool {
        self.signing_in.as_ref().is_some_and(|it| it.has_token(&arriving.head.headers))
    }

    /// Whether somebody at this end of a connection may read what is counted.
    fn may_read(&self, peer: IpAddr) -> bool {
        peer.is_loopback() || self.metrics_readers.iter().any(|net| net.contains(&peer))
    }
}

/// What is held for a request, with the program that sends it. A token lets nobody in by cookies
/// that are sent along, and one that is not known lets in nobody.
fn found(held: Admitted, has_token: bool, program: Option<Recognised>) -> Admitted {
    let held = if has_token { held.knowing(Caller::default()) } else { held };
    let Some(recognised) = program else { return held };
    let held = match &recognised.0 {
        Some(program) => held.knowing(program.clone()),
        None => held,
    };
    held.knowing(recognised)
}

impl Front for HostFront {
    fn admit(&self, service: &Service, arriving: &Arriving<'_>) -> Result<Admitted, Box<Response>> {
        let program = self.recognised(service, arriving);
        let person = self.person(service, arriving, program.as_ref());
        let person = person.map(|it| (it.id, it.rank));
        let asker = Asker { person, address: arriving.sender };
        let has_token = self.has_token(arriving);
        match self.limits.admit(&asker, demand(arriving)) {
            Ok(held) => {
                let stream = arriving.is_stream.then(|| self.metrics.stream());
                Ok(found(Admitted::holding((held, stream)), has_token, program))
            }
            Err((limited, wait)) => {
                self.metrics.refused(limited);
                let locale = locale(&arriving.head.headers);
                Err(Box::new(too_many(locale, limited, wait, "/")))
            }
        }
    }

    fn answer(&self, service: &Service, request: &mut Request<Vec<u8>>) -> Option<Response> {
        let signing_in = self.signing_in.as_ref();
        let answered = signing_in.and_then(|it| it.answer(service, request));
        answered.or_else(|| self.telling.handle(service, request))
    }

    fn tick(&self, service: &Service) {
        self.telling.send_due(service);
    }

    fn answer_operator(&self, service: &Service, asking: &Asking<'_>) -> Option<Response> {
        let Parts { method, uri, .. } = asking.head;
        let is_asked = *method == Method::GET && uri.path() == "/metrics";
        let may = is_asked && self.may_read(asking.peer);
        may.then(|| self.metrics.answer(service, self.workers.load()))
    }

    fn answered(&self, answered: &Answered<'_>) {
        let route = route_name(answered.method, answered.path);
        self.metrics.answered(route, answered);
        log::answered(route, answered);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_route_is_named_without_ids_names_and_secrets() {
        let of = |path: &str| route_name(&Method::GET, path);
        for (path, name) in [
            ("/", "/"),
            ("/games/4f", "/games/{id}"),
            ("/games/4f/events", "/games/{id}/events"),
            ("/join/secret", "/join/{token}"),
            ("/sign-in", "/sign-in"),
            ("/sign-in/letter/secret", "/sign-in"),
            ("/ways-in/programs", "/ways-in"),
            ("/notices/stop/secret", "/notices"),
            ("/sign-inside", "other"),
            ("/secret", "other"),
        ] {
            assert_eq!(of(path), name, "{path}");
        }
    }
}
