//! Every address, and what answers it.

use std::sync::LazyLock;

use http::{Method, Request, StatusCode};
use matchit::Router;
use play::MOST_BYTES;
use tongues::say;

use crate::answer::{Answer, closed_door, nothing_here, wrong_method};
use crate::language::tongue;
use crate::pages::{
    achievements, assets, bots, curve, devices, front, helper, hints, language, link, log,
    new_game, own, rules, seats, table,
};
use crate::parts;
use crate::protect::is_from_elsewhere;
use crate::request::{Handled, WebRequest};
use crate::service::Service;

/// What answers a request. A refusal that stands in for an answer is one, too.
type Handler = fn(&Service, &WebRequest<'_>) -> Handled;

/// What is asked at an address: to look, to act, or both.
struct Address {
    get: Option<Handler>,
    post: Option<Handler>,
}

fn get(handler: Handler) -> Address {
    Address { get: Some(handler), post: None }
}

fn post(handler: Handler) -> Address {
    Address { get: None, post: Some(handler) }
}

/// Where a save is sent to.
const IMPORT: &str = "/import";

fn addresses() -> Vec<(&'static str, Address)> {
    vec![
        ("/", get(front::show)),
        (IMPORT, post(front::import)),
        ("/language", post(language::choose)),
        ("/new/{game}", get(new_game::form)),
        ("/helper/{game}", Address { get: Some(helper::form), post: Some(helper::start) }),
        ("/games", post(new_game::start)),
        ("/games/{id}", get(table::now)),
        ("/games/{id}/at", get(table::look)),
        ("/games/{id}/at/{entry}", get(table::at)),
        ("/games/{id}/told/{beat}", get(table::told)),
        ("/games/{id}/choose", post(table::choose)),
        ("/games/{id}/undo", post(table::undo)),
        ("/games/{id}/redo", post(table::redo)),
        ("/games/{id}/seat", post(table::seat)),
        ("/games/{id}/seats", Address { get: Some(seats::show), post: Some(seats::give) }),
        ("/games/{id}/next", get(table::next)),
        ("/games/{id}/log", get(log::show)),
        ("/games/{id}/rules", get(rules::list_in)),
        ("/games/{id}/rules/{rule}", get(rules::one_in)),
        ("/games/{id}/pulse", get(table::pulse)),
        ("/games/{id}/rest", post(bots::rest)),
        ("/games/{id}/go", post(bots::go)),
        ("/games/{id}/hint", post(hints::ask)),
        ("/games/{id}/hint/cancel", post(hints::cancel)),
        ("/games/{id}/curve", Address { get: Some(curve::show), post: Some(curve::ask) }),
        ("/games/{id}/curve/cancel", post(curve::cancel)),
        ("/games/{id}/curve/pulse", get(curve::pulse)),
        ("/games/{id}/rename", post(front::rename)),
        ("/games/{id}/delete", post(front::delete)),
        ("/games/{id}/export", get(front::export)),
        ("/games/{id}/link", get(link::show)),
        ("/achievements/{game}", get(achievements::show)),
        ("/devices", Address { get: Some(devices::show), post: Some(devices::act) }),
        ("/own/{game}", Address { get: Some(own::show), post: Some(own::enter) }),
        ("/rules/{game}", get(rules::list)),
        ("/rules/{game}/{rule}", get(rules::one)),
        ("/static/{version}/{name}", get(assets::asset)),
    ]
}

static ROUTES: LazyLock<Router<Address>> = LazyLock::new(|| {
    let mut router = Router::new();
    for (path, address) in addresses() {
        router.insert(path, address).unwrap_or_else(|clash| panic!("{path}: {clash}"));
    }
    router
});

impl Service {
    /// The answer to a request. Whoever runs the program decides before whom to answer at all; what a
    /// page of another site would change is refused here.
    pub fn answer(&self, request: &Request<Vec<u8>>) -> Answer {
        if is_from_elsewhere(request) {
            let tongue = tongue(request.headers());
            let why = say!(tongue, "door-elsewhere");
            return closed_door(tongue, StatusCode::FORBIDDEN, &why);
        }
        parts::answered(request, |request| self.answer_whole(request))
    }

    /// The whole page for a request, or where it leads on.
    fn answer_whole(&self, request: &Request<Vec<u8>>) -> Answer {
        let Ok(found) = ROUTES.at(request.uri().path()) else {
            return nothing_here(tongue(request.headers()));
        };
        let handler = match *request.method() {
            Method::GET | Method::HEAD => found.value.get,
            Method::POST => found.value.post,
            _ => None,
        };
        let Some(handler) = handler else {
            return wrong_method(tongue(request.headers()));
        };
        let answered =
            WebRequest::new(request, &found.params).and_then(|asked| handler(self, &asked));
        answered.unwrap_or_else(|refusal| *refusal)
    }
}

/// Every address at which something is changed, such as `/games/{id}/undo`.
pub fn changing_addresses() -> Vec<&'static str> {
    let changing = addresses().into_iter().filter(|(_, address)| address.post.is_some());
    changing.map(|(path, _)| path).collect()
}

/// The longest form of any page but one, in bytes.
const LONGEST_FORM: usize = 64 * 1024;

/// How many bytes may be sent to an address: a save to where saves are sent, where a form spells
/// any byte with three, and a form elsewhere.
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
        for (path, address) in addresses() {
            let asked = path.replace(['{', '}'], "");
            let found = ROUTES.at(&asked).unwrap_or_else(|_| panic!("{asked}")).value;
            assert_eq!(found.get.is_some(), address.get.is_some(), "{path}");
            assert_eq!(found.post.is_some(), address.post.is_some(), "{path}");
        }
    }
}
