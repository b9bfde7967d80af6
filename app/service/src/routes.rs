//! Every route and its handler.

use std::sync::LazyLock;

use http::{Method, Request, StatusCode};
use i18n::message;
use matchit::Router;
use play::MOST_BYTES;

use crate::device::Device;
use crate::device_requests::settle;
use crate::fragments;
use crate::language::locale;
use crate::pages::{
    achievements, assets, bots, content_overrides, device_requests, devices, front, helper, hints,
    language, link, log, new_game, review, rules, seats, table,
};
use crate::request::{HandlerResult, WebRequest};
use crate::response::{Response, closed_door, method_not_allowed, not_found, problem, sanitize_id};
use crate::rights::{Act, May, forbidden, may};
use crate::security_headers::is_cross_site;
use crate::service::Service;

/// Answers a request. A refusal is also an answer.
type Handler = fn(&Service, &WebRequest<'_>) -> HandlerResult;

/// The handlers at an address: GET, POST, or both.
#[derive(Default)]
pub(crate) struct Route {
    pub(crate) get: Option<Endpoint>,
    pub(crate) post: Option<Endpoint>,
}

/// A handler, and the permission it needs.
pub(crate) struct Endpoint {
    handler: Handler,
    access: Access,
}

/// The permission that a request needs.
enum Access {
    /// None: it is not about a particular game.
    Nothing,
    /// This act, in the game whose id is the first part of the path.
    In(Act),
    /// It depends on the form; the handler checks it.
    InHandler,
}

fn get(access: Access, handler: Handler) -> Route {
    Route { get: Some(Endpoint { handler, access }), post: None }
}

fn post(access: Access, handler: Handler) -> Route {
    Route { get: None, post: Some(Endpoint { handler, access }) }
}

/// A GET that looks at a game.
fn look(handler: Handler) -> Route {
    get(Access::In(Act::Look), handler)
}

/// A route with both methods.
fn both(get: Route, post: Route) -> Route {
    Route { get: get.get, post: post.post }
}

/// The address to which saves are uploaded.
const IMPORT: &str = "/import";

pub(crate) fn routes() -> Vec<(&'static str, Route)> {
    use Access::{In, InHandler, Nothing};
    vec![
        ("/", get(Nothing, front::show)),
        (IMPORT, post(Nothing, front::import)),
        ("/language", post(Nothing, language::choose)),
        ("/new/{game}", get(Nothing, new_game::form)),
        ("/helper/{game}", both(get(Nothing, helper::form), post(Nothing, helper::start))),
        ("/games", post(Nothing, new_game::start)),
        ("/games/{id}", look(table::now)),
        ("/games/{id}/at", look(table::look)),
        ("/games/{id}/at/{entry}", look(table::at)),
        ("/games/{id}/told/{beat}", look(table::told)),
        ("/games/{id}/choose", post(InHandler, table::choose)),
        ("/games/{id}/undo", post(InHandler, table::undo)),
        ("/games/{id}/redo", post(InHandler, table::redo)),
        ("/games/{id}/seat", post(InHandler, table::seat)),
        ("/games/{id}/seats", both(look(seats::show), post(InHandler, seats::give))),
        ("/games/{id}/asked", post(InHandler, device_requests::reply)),
        ("/games/{id}/next", look(table::next)),
        ("/games/{id}/log", look(log::show)),
        ("/games/{id}/rules", look(rules::list_in)),
        ("/games/{id}/rules/{rule}", look(rules::one_in)),
        ("/games/{id}/status", look(table::live_status)),
        ("/games/{id}/pause", post(In(Act::ControlBots), bots::pause)),
        ("/games/{id}/resume", post(In(Act::ControlBots), bots::resume)),
        ("/games/{id}/hint", post(InHandler, hints::ask)),
        ("/games/{id}/hint/cancel", post(InHandler, hints::cancel)),
        ("/games/{id}/review", both(look(review::show), post(In(Act::Look), review::ask))),
        ("/games/{id}/review/cancel", post(In(Act::Look), review::cancel)),
        ("/games/{id}/review/status", look(review::live_status)),
        ("/games/{id}/rename", post(In(Act::Rename), front::rename)),
        ("/games/{id}/delete", post(In(Act::Delete), front::delete)),
        ("/games/{id}/export", get(In(Act::TakeAlong), front::export)),
        ("/games/{id}/link", get(In(Act::TakeAlong), link::show)),
        ("/achievements/{game}", get(Nothing, achievements::show)),
        ("/devices", both(get(Nothing, devices::show), post(Nothing, devices::act))),
        (
            "/overrides/{game}",
            both(get(Nothing, content_overrides::show), post(Nothing, content_overrides::enter)),
        ),
        ("/rules/{game}", get(Nothing, rules::list)),
        ("/rules/{game}/{rule}", get(Nothing, rules::one)),
        ("/static/{version}/{name}", get(Nothing, assets::asset)),
    ]
}

static ROUTES: LazyLock<Router<Route>> = LazyLock::new(|| {
    let mut router = Router::new();
    for (path, route) in routes() {
        router.insert(path, route).unwrap_or_else(|clash| panic!("{path}: {clash}"));
    }
    router
});

impl Service {
    /// Answers a request. The host program decides which requests to pass on; cross-site requests
    /// that would change something are refused here.
    pub fn handle(&self, request: &Request<Vec<u8>>) -> Response {
        if is_cross_site(request) {
            let locale = locale(request.headers());
            let why = message!(locale, "door-elsewhere");
            return closed_door(locale, StatusCode::FORBIDDEN, &why);
        }
        fragments::answered(request, |request| self.handle_whole(request))
    }

    /// The whole page for a request, or a redirect.
    fn handle_whole(&self, request: &Request<Vec<u8>>) -> Response {
        let Ok(found) = ROUTES.at(request.uri().path()) else {
            return not_found(locale(request.headers()));
        };
        let endpoint = match *request.method() {
            Method::GET | Method::HEAD => found.value.get.as_ref(),
            Method::POST => found.value.post.as_ref(),
            _ => None,
        };
        let Some(endpoint) = endpoint else {
            return method_not_allowed(locale(request.headers()));
        };
        let answered = WebRequest::new(request, &found.params).and_then(|request| {
            self.let_through(&request, &endpoint.access)?;
            (endpoint.handler)(self, &request)
        });
        answered.unwrap_or_else(|refusal| *refusal)
    }

    /// Checks the permission that a request needs.
    ///
    /// # Errors
    ///
    /// The refusal, if the request is not permitted.
    fn let_through(&self, request: &WebRequest<'_>, access: &Access) -> Result<(), Box<Response>> {
        let (id, locale) = (request.id(), request.locale());
        if matches!(access, Access::Nothing) {
            return Ok(());
        }
        // A later request tries again.
        let _ = settle(self, id);
        let Access::In(act) = access else { return Ok(()) };
        // A game that cannot be opened has no players; the handler reports what is wrong with it.
        let Ok(open) = self.games.open(id) else { return Ok(()) };
        let device = Device::of(self.games.store(), open.session(), request);
        let device = device.map_err(|trouble| problem(locale, &trouble))?;
        match may(&device, open.session(), act) {
            May::Yes => Ok(()),
            refused => {
                Err(forbidden(locale, &refused, &format!("/games/{}", sanitize_id(id))).into())
            }
        }
    }
}

/// Every route that changes something, such as `/games/{id}/undo`.
pub fn changing_routes() -> Vec<&'static str> {
    let changing = routes().into_iter().filter(|(_, route)| route.post.is_some());
    changing.map(|(path, _)| path).collect()
}

/// The longest body of a form, in bytes; only uploads of saves may be longer.
const LONGEST_FORM: usize = 64 * 1024;

/// The longest body that an address accepts, in bytes. For a save this allows that form encoding
/// spells any byte with three.
pub fn longest_body(path: &str) -> usize {
    match path {
        IMPORT => 3 * MOST_BYTES + LONGEST_FORM,
        _ => LONGEST_FORM,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_is_found_as_itself() {
        for (path, route) in routes() {
            let endpoint = path.replace(['{', '}'], "");
            let found = ROUTES.at(&endpoint).unwrap_or_else(|_| panic!("{endpoint}")).value;
            assert_eq!(found.get.is_some(), route.get.is_some(), "{path}");
            assert_eq!(found.post.is_some(), route.post.is_some(), "{path}");
        }
    }
}
