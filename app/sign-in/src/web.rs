//! The pages and forms of signing in, over the types of `http` alone.

mod answer;
mod enter;
mod pages;
mod visit;
mod ways;

use http::{Method, Request};
use service::{Response, Service, is_cross_site};

use crate::{Refusal, SignIn};
use answer::refused;
use visit::Visit;

impl SignIn {
    /// Answers a request for the pages of signing in; `None` if it is for another page.
    ///
    /// Every address begins with `/sign-in` or `/ways-in`. The host program adds the security
    /// headers, as to every answer, and has added the [`ClientAddress`](crate::ClientAddress) of
    /// the sender to the request. The handlers may block on the store and on the network.
    pub fn handle(&self, service: &Service, request: &Request<Vec<u8>>) -> Option<Response> {
        let path = request.uri().path().trim_end_matches('/');
        let mut parts = path.split('/').skip(1);
        let area = parts.next().unwrap_or_default();
        let rest: Vec<&str> = parts.collect();
        if !matches!(area, "sign-in" | "ways-in") {
            return None;
        }
        let host = service.host()?;
        let locale = service::locale(request.headers());
        if is_cross_site(request) {
            return Some(refused(locale, &Refusal::AnotherSite, "/"));
        }
        let visit = Visit::of(self, (service, host), request);
        let answered = visit.and_then(|visit| {
            let answered = match area {
                "sign-in" => enter::answer(&visit, request.method(), &rest)?,
                _ => ways::answer(&visit, request.method(), &rest)?,
            };
            Ok(answered.map(|answered| visit.with_browser(answered)))
        });
        match answered {
            Ok(answered) => answered,
            Err(why) => Some(refused(locale, &why, back(request.method(), area))),
        }
    }
}

/// Where somebody goes from a refusal.
fn back(method: &Method, area: &str) -> &'static str {
    match area {
        "ways-in" if *method == Method::POST => "/ways-in",
        _ => "/sign-in",
    }
}
