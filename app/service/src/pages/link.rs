//! Sharing a game as a link, and opening such a link.

use http::StatusCode;
use i18n::message;
use page::{Offered, ShareLink};
use percent_encoding::{NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

use crate::cookies::{KEPT, cookie, keep};
use crate::link::{link_to, origin_of};
use crate::request::{HandlerResult, WebRequest};
use crate::response::{page, problem, sentence};
use crate::service::Service;

/// The cookie that stores the address of the Soloist to which games are sent.
const ELSEWHERE: &str = "soloist-elsewhere";

/// A game as a link to this program, or to the one at the address entered before.
pub(crate) fn show(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (locale, id, games) = (request.locale(), request.id(), &service.games);
    let failed = |trouble| problem(locale, &trouble);
    let stored = games.store().load(id).map_err(failed)?;
    let named = request.query.get("to").map(str::trim);
    let known = cookie(request.headers, ELSEWHERE);
    let known = known.and_then(|known| percent_decode_str(known).decode_utf8().ok());
    let (to, wrong) = match named.map(|named| (named, origin_of(named))) {
        Some((_, Some(origin))) => (origin, None),
        Some(("", None)) => (request.origin(), None),
        Some((named, None)) => (
            request.origin(),
            Some(String::from(message!(locale, "link-wrong-address", address = named))),
        ),
        None => (known.and_then(|known| origin_of(&known)).unwrap_or(request.origin()), None),
    };
    let link = link_to(&to, &stored.name, &stored.save);
    let text = page::share_link(&ShareLink {
        locale,
        id,
        name: &stored.name,
        to: &to,
        wrong: wrong.as_deref(),
        link: link.as_deref(),
    });
    let mut response = page(StatusCode::OK, text);
    if named.is_some() && wrong.is_none() {
        let to = utf8_percent_encode(&to, NON_ALPHANUMERIC);
        keep(
            &mut response,
            &format!("{ELSEWHERE}={to}; Path=/; HttpOnly; SameSite=Strict; Max-Age={KEPT}"),
        );
    }
    Ok(response)
}

/// The game in a link, which is stored only if its reader wants it.
///
/// # Errors
///
/// What is wrong with the link, in sentences.
pub(crate) fn offered(
    service: &Service,
    request: &WebRequest<'_>,
    carried: &str,
) -> Result<String, crate::Problem> {
    let locale = request.locale();
    let (loaded, status) = service.games.offered(request.asker.own(), carried, locale)?;
    let notes: Vec<String> = loaded.notes.iter().map(|note| sentence(&note.text(locale))).collect();
    let game = loaded.session.game();
    let title = service.games.catalog().game(game).map_or(game, |kind| kind.title());
    Ok(page::offered(&Offered {
        locale,
        title,
        name: request.query.get("name").unwrap_or(title),
        entries: loaded.session.len(),
        status: &status,
        notes: &notes,
        carried,
    }))
}
