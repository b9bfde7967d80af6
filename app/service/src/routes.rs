//! Every route and its handler.

use std::sync::LazyLock;

use http::{Method, Request, StatusCode};
use i18n::message;
use matchit::{Params, Router};
use play::MOST_BYTES;

use crate::Problem;
use crate::asker::Asker;
use crate::device_requests::settle;
use crate::fragments;
use crate::language::locale;
use crate::link::read_save;
use crate::membership::{Membership, Role};
use crate::pages::{
    achievements, api, assets, blocks, bots, clock, content, content_overrides, device_requests,
    devices, front, guide, helper, hints, home, join, language, link, log, me, new_game, people,
    report, review, rules, seat_offers, seats, since, table, table_people,
};
use crate::people::PEOPLE;
use crate::request::{Form, HandlerResult, WebRequest};
use crate::response::{Response, closed_door, method_not_allowed, not_found, problem};
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
    /// Its address, with the names of the variable parts.
    name: &'static str,
    /// Whether its page shows statements of a game's rules.
    reads_rules: bool,
}

/// A handler, and the permission it needs.
pub(crate) struct Endpoint {
    handler: Handler,
    access: Access,
}

/// The permission that a request needs.
enum Access {
    /// To this act, which is about no game.
    To(Act),
    /// To this act in the game whose id is the first part of the path. Where the act depends on the
    /// form, it is the least one, and the handler asks again.
    In(Act),
}

fn get(access: Access, handler: Handler) -> Route {
    Route { get: Some(Endpoint { handler, access }), ..Route::default() }
}

fn post(access: Access, handler: Handler) -> Route {
    Route { post: Some(Endpoint { handler, access }), ..Route::default() }
}

/// A GET that looks at a game.
fn look(handler: Handler) -> Route {
    get(Access::In(Act::Look), handler)
}

/// A route with both methods.
fn both(get: Route, post: Route) -> Route {
    Route { get: get.get, post: post.post, ..Route::default() }
}

/// A route whose page shows statements of a game's rules.
fn of_rules(route: Route) -> Route {
    Route { reads_rules: true, ..route }
}

/// The address to which saves are uploaded.
const IMPORT: &str = "/import";

pub(crate) fn routes() -> Vec<(&'static str, Route)> {
    let mut all = everybodys_routes();
    if PEOPLE {
        all.extend(peoples_routes());
    }
    all
}

/// The routes where people live apart.
fn peoples_routes() -> Vec<(&'static str, Route)> {
    use Access::{In, To};
    use Act::{HostGame, HostService, Read, Report, SeeGames, SeeOwn};
    vec![
        ("/api/games", get(To(SeeGames), api::games)),
        ("/api/games/{id}", look(api::game)),
        ("/api/games/{id}/choices", look(api::choices)),
        ("/api/games/{id}/view", look(api::view)),
        ("/api/games/{id}/log", look(api::log)),
        ("/api/games/{id}/choose", post(In(Act::Look), api::choose)),
        ("/join", both(get(To(Read), join::show), post(To(Read), join::accept))),
        ("/join/{token}", get(To(Read), join::open)),
        ("/me/export", get(To(SeeOwn), me::export)),
        ("/me/delete", post(To(SeeOwn), me::delete)),
        ("/me/block", post(To(SeeOwn), blocks::act)),
        ("/people", both(get(To(HostService), people::show), post(To(HostService), people::act))),
        ("/waiting", get(To(SeeOwn), home::waiting)),
        ("/me/hours", post(To(SeeOwn), clock::keep_hours)),
        ("/offers", post(To(SeeOwn), seat_offers::answer)),
        ("/offers/{id}", get(To(SeeOwn), seat_offers::show)),
        ("/games/{id}/content", look(content::show)),
        ("/games/{id}/since/{entry}/told/{beat}", look(table::told_since)),
        ("/games/{id}/seen", post(In(Act::MarkSeen), since::mark)),
        ("/games/{id}/clock", post(In(Act::Look), clock::act)),
        ("/games/{id}/offer", post(In(Act::Look), seat_offers::offer)),
        ("/games/{id}/end", post(In(Act::Look), table_people::end)),
        ("/games/{id}/report", both(get(In(Report), report::show), post(In(Report), report::send))),
        ("/games/{id}/invite", post(In(HostGame), table_people::invite)),
        ("/games/{id}/settings", post(In(HostGame), table_people::settle_table)),
    ]
}

fn everybodys_routes() -> Vec<(&'static str, Route)> {
    use Access::{In, To};
    use Act::{KeepContent, Look, Read, SeeOwn, Start};
    vec![
        ("/", get(To(Read), front::show)),
        (IMPORT, post(To(Start), front::import)),
        ("/language", post(To(Read), language::choose)),
        ("/new/{game}", get(To(Start), new_game::form)),
        ("/helper/{game}", both(get(To(Start), helper::form), post(To(Start), helper::start))),
        ("/games", post(To(Start), new_game::start)),
        ("/learn/{game}", post(To(Start), guide::start)),
        ("/games/{id}", look(table::now)),
        ("/games/{id}/at", look(table::look)),
        ("/games/{id}/at/{entry}", look(table::at)),
        ("/games/{id}/told/{beat}", look(table::told)),
        ("/games/{id}/choose", post(In(Look), table::choose)),
        ("/games/{id}/undo", post(In(Look), table::undo)),
        ("/games/{id}/redo", post(In(Look), table::redo)),
        ("/games/{id}/guide", post(In(Look), guide::leave)),
        ("/games/{id}/seat", post(In(Look), table::seat)),
        ("/games/{id}/seats", both(look(seats::show), post(In(Look), seats::give))),
        ("/games/{id}/asked", post(In(Look), device_requests::reply)),
        ("/games/{id}/next", look(table::next)),
        ("/games/{id}/log", look(log::show)),
        ("/games/{id}/rules", of_rules(look(rules::list_in))),
        ("/games/{id}/rules/{rule}", of_rules(look(rules::one_in))),
        ("/games/{id}/status", look(table::live_status)),
        ("/games/{id}/pause", post(In(Act::ControlBots), bots::pause)),
        ("/games/{id}/resume", post(In(Act::ControlBots), bots::resume)),
        ("/games/{id}/hint", post(In(Look), hints::ask)),
        ("/games/{id}/hint/cancel", post(In(Look), hints::cancel)),
        ("/games/{id}/review", both(look(review::show), post(In(Act::Review), review::ask))),
        ("/games/{id}/review/cancel", post(In(Act::Review), review::cancel)),
        ("/games/{id}/review/status", look(review::live_status)),
        ("/games/{id}/rename", post(In(Act::Rename), front::rename)),
        ("/games/{id}/delete", post(In(Act::Delete), front::delete)),
        ("/games/{id}/export", get(In(Act::TakeAlong), front::export)),
        ("/games/{id}/link", get(In(Act::TakeAlong), link::show)),
        ("/achievements/{game}", get(To(SeeOwn), achievements::show)),
        ("/devices", both(get(To(SeeOwn), devices::show), post(To(SeeOwn), devices::act))),
        (
            "/overrides/{game}",
            both(
                get(To(KeepContent), content_overrides::show),
                post(To(KeepContent), content_overrides::enter),
            ),
        ),
        ("/icons/{game}", of_rules(get(To(Read), rules::icons))),
        ("/rules/{game}", of_rules(get(To(Read), rules::list))),
        ("/rules/{game}/{rule}", of_rules(get(To(Read), rules::one))),
        ("/static/{version}/{name}", get(To(Read), assets::asset)),
        ("/static/{version}/{game}/table.css", get(To(Read), assets::game_style)),
    ]
}

static ROUTES: LazyLock<Router<Route>> = LazyLock::new(|| {
    let mut router = Router::new();
    for (path, route) in routes() {
        let route = Route { name: path, ..route };
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
        if api::is_asked(request.uri().path()) {
            return api::as_json(self.handle_whole(request));
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
        let answered = self.web_request(request, &found.params).and_then(|request| {
            self.let_through(&request, &endpoint.access)?;
            (endpoint.handler)(self, &request)
        });
        answered.unwrap_or_else(|refusal| *refusal)
    }

    /// The request with its sender.
    fn web_request<'r>(
        &self,
        request: &'r Request<Vec<u8>>,
        parts: &Params<'_, '_>,
    ) -> Result<WebRequest<'r>, Box<Response>> {
        let asker = self.asker_of(request.extensions());
        let asker = asker.map_err(|trouble| problem(locale(request.headers()), &trouble))?;
        WebRequest::new(request, parts, asker)
    }

    /// Checks the permission that a request needs.
    ///
    /// # Errors
    ///
    /// The refusal, if the request is not permitted.
    fn let_through(&self, request: &WebRequest<'_>, access: &Access) -> Result<(), Box<Response>> {
        let locale = request.locale();
        let refuse = |may, id| Err(Box::new(forbidden(locale, may, id)));
        let (id, act) = match access {
            Access::To(act) => match may(&Membership::outside(&request.asker), None, act) {
                May::Yes => return Ok(()),
                refused => return refuse(&refused, ""),
            },
            Access::In(act) => (request.id(), act),
        };
        let failed = |trouble| problem(locale, &trouble);
        match self.may_in(&request.asker, id, act).map_err(failed)? {
            May::Yes => Ok(()),
            refused => refuse(&refused, id),
        }
    }

    /// Whether somebody may perform an act in a game.
    ///
    /// A game that cannot be opened has no players: in a house the handler reports what is wrong
    /// with it to everybody, elsewhere to its host.
    ///
    /// # Errors
    ///
    /// If there is no such game, outside a house, or the store cannot be read.
    pub(crate) fn may_in(&self, asker: &Asker, id: &str, act: &Act) -> Result<May, Problem> {
        // A later request tries again.
        let _ = settle(self, id);
        let store = self.games.store();
        let Ok(open) = self.games.open(id) else {
            if asker.is_house {
                return Ok(May::Yes);
            }
            let who = Membership::in_stored(store, id, asker)?;
            return Ok(if who.role == Role::Host { May::Yes } else { May::Hidden });
        };
        let who = Membership::of_asker(store, id, open.session(), asker)?;
        Ok(may(&who, open.session(), act))
    }
}

/// What kind of request it is, without anything that tells requests of a kind apart.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct RouteKind {
    /// The address with the names of its variable parts, such as `/games/{id}/choose`.
    pub name: &'static str,
    /// Whether it starts a game.
    pub starts: bool,
}

/// What kind of request it is; `None` if no route answers it.
pub fn route_kind(method: &Method, path: &str) -> Option<RouteKind> {
    let route = ROUTES.at(path).ok()?.value;
    let starts = |endpoint: &Endpoint| matches!(endpoint.access, Access::To(Act::Start));
    let starts = *method == Method::POST && route.post.as_ref().is_some_and(starts);
    Some(RouteKind { name: route.name, starts })
}

/// What a request is about.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct About {
    /// The id of the game that its address or its form names, or of which it brings a save, such as
    /// `colab`.
    pub game: Option<String>,
    /// The id of the saved game that its address names.
    pub saved: Option<String>,
    /// Whether its page shows statements of the game's rules.
    pub reads_rules: bool,
}

/// What a request is about, as its route says. Nothing, if it has no route.
pub fn about(request: &Request<Vec<u8>>) -> About {
    let Ok(found) = ROUTES.at(request.uri().path()) else { return About::default() };
    let named = |name| found.params.get(name).map(str::to_string);
    About {
        game: named("game").or_else(|| match *request.method() {
            Method::POST => entered(&Form::read(request.body())),
            _ => Form::read(request.uri().query()?.as_bytes()).get("game").and_then(of_save),
        }),
        saved: named("id"),
        reads_rules: found.value.reads_rules,
    }
}

/// The game that a form names, or of which it brings a save.
fn entered(form: &Form) -> Option<String> {
    form.get("game").map(str::to_string).or_else(|| of_save(form.get("save")?))
}

/// The game of a save, from a file or a link.
fn of_save(text: &str) -> Option<String> {
    Some(read_save(text).ok()?.game)
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
    fn a_request_is_about_the_game_that_its_address_or_its_form_names() {
        let asked = |method: &str, address: &str, form: &str| {
            let request = Request::builder().method(method).uri(address);
            about(&request.body(form.as_bytes().to_vec()).expect("a request"))
        };
        let of = |game: Option<&str>, saved: Option<&str>, reads_rules| About {
            game: game.map(str::to_string),
            saved: saved.map(str::to_string),
            reads_rules,
        };
        assert_eq!(asked("GET", "/new/pig?game=ox", ""), of(Some("pig"), None, false));
        assert_eq!(asked("POST", "/games", "a=b&game=p%69g"), of(Some("pig"), None, false));
        assert_eq!(asked("POST", "/games/7/choose", "text=a"), of(None, Some("7"), false));
        assert_eq!(asked("GET", "/games/7/rules", ""), of(None, Some("7"), true));
        assert_eq!(asked("GET", "/rules/pig/PG-1", ""), of(Some("pig"), None, true));
        assert_eq!(asked("GET", "/nowhere", "game=pig"), About::default());
        let style = "/static/0/pig/table.css";
        assert_eq!(asked("GET", style, ""), of(Some("pig"), None, false));
        let saved = r#"{"soloist": 1, "game": "colab", "rules": 1, "content": "0", "options": {},
            "luck": {"seed": 1}, "entries": []}"#;
        let sent: String = form_urlencoded::byte_serialize(saved.as_bytes()).collect();
        let brought = asked("POST", "/import", &format!("save={sent}"));
        assert_eq!(brought, of(Some("colab"), None, false));
        assert_eq!(asked("GET", "/?game=ABC", ""), About::default());
    }

    #[test]
    fn a_route_has_a_name_without_what_is_variable_and_says_whether_it_starts_a_game() {
        let kind = |method: Method, path: &str| {
            route_kind(&method, path).map(|kind| (kind.name, kind.starts))
        };
        assert_eq!(kind(Method::GET, "/games/4f"), Some(("/games/{id}", false)));
        assert_eq!(kind(Method::GET, "/join/secret"), Some(("/join/{token}", false)));
        assert_eq!(kind(Method::GET, "/new/colab"), Some(("/new/{game}", false)));
        for starts in ["/games", "/import", "/helper/colab", "/learn/colab"] {
            assert!(kind(Method::POST, starts).expect("a route").1, "{starts}");
        }
        assert_eq!(kind(Method::GET, "/nowhere"), None);
    }

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
