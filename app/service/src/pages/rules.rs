//! The rules of a game, from the catalog or from a saved game.

use http::StatusCode;
use http::header::ACCEPT;
use i18n::message;
use page::{IconSheet, InGame, RuleList};
use play::DynGame;

use crate::request::{HandlerResult, WebRequest};
use crate::response::{not_found, page, problem, refusal, sanitize_id};
use crate::service::Service;
use crate::viewer::look_through;

/// Every rule of a game, or those that contain the words of `find`.
pub(crate) fn list(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let kind =
        service.games.catalog().game(request.part(0)).ok_or_else(|| not_found(request.locale()))?;
    all(request, kind, None)
}

/// The same, with where each rule applied in a saved game.
pub(crate) fn list_in(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (kind, played) = in_game(service, request)?;
    all(request, kind, Some(&played))
}

/// The sheet of a game's icons.
pub(crate) fn icons(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let locale = request.locale();
    let kind = service.games.catalog().game(request.part(0)).ok_or_else(|| not_found(locale))?;
    let (game, title, book) = (kind.id(), kind.title(), &kind.rulebook(locale));
    let sheet = page::icon_sheet(&IconSheet { locale, game, title, book });
    Ok(page(StatusCode::OK, sheet.ok_or_else(|| not_found(locale))?))
}

/// One rule: a fragment for the script, a page for everybody else.
pub(crate) fn one(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let game = request.part(0);
    let kind = service.games.catalog().game(game).ok_or_else(|| not_found(request.locale()))?;
    single(request, kind, None, &format!("/rules/{}", sanitize_id(game)))
}

/// The same, with where the rule applied in a saved game.
pub(crate) fn one_in(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (kind, played) = in_game(service, request)?;
    single(request, kind, Some(&played), &format!("/games/{}/rules", sanitize_id(&played.id)))
}

fn all(request: &WebRequest<'_>, kind: &dyn DynGame, played: Option<&InGame>) -> HandlerResult {
    let find = request.query.get("find").unwrap_or_default();
    let (game, title) = (kind.id(), kind.title());
    let book = &kind.rulebook(request.locale());
    Ok(page(
        StatusCode::OK,
        page::rule_list(&RuleList { locale: request.locale(), game, title, book, find, played }),
    ))
}

fn single(
    request: &WebRequest<'_>,
    kind: &dyn DynGame,
    played: Option<&InGame>,
    back: &str,
) -> HandlerResult {
    let rule = request.part(1);
    let book = kind.rules_near(rule, request.locale());
    let fragment = request.headers.get(ACCEPT).is_some_and(|kind| kind == "text/x-fragment");
    let text = if fragment {
        page::rule_fragment(request.locale(), kind.id(), &book, rule, played)
    } else {
        page::rule(request.locale(), kind.id(), kind.title(), &book, rule, played)
    };
    let text = text.ok_or_else(|| {
        let line = message!(request.locale(), "problem-no-rule").into();
        refusal(request.locale(), StatusCode::NOT_FOUND, &[line], back)
    })?;
    Ok(page(StatusCode::OK, text))
}

/// The kind of a saved game, and where its rules have applied, as the viewer may know it.
fn in_game<'s>(
    service: &'s Service,
    request: &WebRequest<'_>,
) -> Result<(&'s dyn DynGame, InGame), Box<crate::Response>> {
    let (games, id) = (&service.games, request.id());
    let failed = |trouble| problem(request.locale(), &trouble);
    let seen = service.seen(request).map_err(failed)?;
    let name = games.name(id).map_err(failed)?;
    let session = seen.game.session();
    let kind = games.catalog().game(session.game()).ok_or_else(|| not_found(request.locale()))?;
    let (viewer, _) = look_through(session, &seen.who);
    Ok((kind, InGame::of(id, &name, session, viewer)))
}
