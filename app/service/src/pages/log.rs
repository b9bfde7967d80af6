//! The log of a game, some chapters at a time, with a search.

use http::StatusCode;
use page::LogPage;

use crate::request::{HandlerResult, WebRequest};
use crate::response::{page, problem};
use crate::service::Service;
use crate::viewer::look_through;

/// The last chapters that began before entry `until`, or the very last ones; all of them with
/// `whole`; those that contain the words of `find`, if there are any.
pub(crate) fn show(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (games, id) = (&service.games, request.id());
    let failed = |trouble| problem(request.locale(), &trouble);
    let seen = service.seen(request).map_err(failed)?;
    let name = games.name(id).map_err(failed)?;
    let session = seen.game.session();
    let (viewer, _) = look_through(session, &seen.who);
    let until = request.query.get("until").and_then(|entry| entry.parse().ok());
    let find = request.query.get("find").unwrap_or_default();
    let text = page::log_page(&LogPage {
        locale: request.locale(),
        id,
        name: &name,
        session,
        viewer,
        until,
        whole: request.query.get("whole").is_some(),
        find,
    });
    Ok(page(StatusCode::OK, text))
}
