//! The page of the achievements in saved games.

use http::StatusCode;
use i18n::Locale;
use page::Achievements;

use crate::request::{HandlerResult, WebRequest};
use crate::response::{not_found, page, problem};
use crate::service::Service;

/// Every achievement of a game, reached or not.
pub(crate) fn show(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let kind =
        service.games.catalog().game(request.part(0)).ok_or_else(|| not_found(request.locale()))?;
    if kind.achievements(Locale::English).is_empty() {
        return Err(not_found(request.locale()).into());
    }
    let record = service
        .games
        .record_of(request.asker.own(), kind.id(), request.locale())
        .map_err(|why| problem(request.locale(), &why))?;
    let shown = Achievements {
        locale: request.locale(),
        game: kind.id(),
        title: kind.title(),
        rows: record.by_title(),
        games: record.games,
        practice: record.practice,
        unread: record.unread.len(),
    };
    Ok(page(StatusCode::OK, page::achievements(&shown)))
}
