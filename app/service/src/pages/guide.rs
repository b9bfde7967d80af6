//! The guide's game, and going on without the guide once it was left.

use http::HeaderMap;
use play::{ChanceSource, Play};

use super::new_game::owned;
use crate::cookies::{KEPT, cookie, keep};
use crate::request::{HandlerResult, WebRequest};
use crate::response::{not_found, problem, redirect_to_game, sanitize_id};
use crate::service::Service;

/// The cookie of a game whose guide this browser goes on without.
const LEFT: &str = "soloist-guide";

/// Starts the guide's game: an ordinary one with fixed options and seed.
pub(crate) fn start(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (games, locale) = (&service.games, request.locale());
    let kind = &*owned(service, request, request.part(0))?;
    let guide = kind.guide(locale).ok_or_else(|| not_found(locale))?;
    let chance_source = ChanceSource::Seed(guide.seed);
    let started = games.for_host(request.asker.own()).start_with_players(
        kind.id(),
        &guide.settings,
        chance_source,
        Play::Friendly,
        &[],
        Some(&guide.title),
    );
    let id = started.map_err(|trouble| problem(locale, &trouble))?;
    Ok(redirect_to_game(&id))
}

/// Whether this browser goes on without the guide, wherever it is left.
pub(crate) fn is_left(headers: &HeaderMap) -> bool {
    cookie(headers, LEFT).is_some()
}

/// Goes on without the guide.
pub(crate) fn leave(_: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let id = request.id();
    let mut response = redirect_to_game(id);
    let path = sanitize_id(id);
    let cookie =
        format!("{LEFT}=yes; Path=/games/{path}; HttpOnly; SameSite=Strict; Max-Age={KEPT}");
    keep(&mut response, &cookie);
    Ok(response)
}
