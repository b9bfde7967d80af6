//! What has happened since a person looked at a game: told when the person comes back, once, at
//! whatever device.

use page::Asking;
use play::Narration;
use serde_json::json as figures;

use crate::request::{Form, HandlerResult, WebRequest};
use crate::response::{json, not_found, problem, sanitize_id};
use crate::rights::{Act, May, forbidden, may};
use crate::seen::Sight;
use crate::service::Service;
use crate::viewer::look_through;
use crate::{Problem, SeenMark};

/// The address of the first beat of what has happened from an entry on.
pub(super) fn address(id: &str, from: usize) -> String {
    format!("/games/{}/since/{from}/told/1", sanitize_id(id))
}

/// Whether it is stored how much of a game the sender of a request has seen: a person does, and
/// neither a house nor a program.
pub(super) fn marks(service: &Service, request: &WebRequest<'_>) -> bool {
    service.is_for_people() && request.asker.own().is_some() && request.asker.program.is_none()
}

/// From which entry on a person has beats to see; `None` if there are none, if the person sees the
/// game for the first time, or if bots are about to play. The person has seen `seen` entries at
/// least.
///
/// # Errors
///
/// If the store cannot be read.
pub(super) fn unseen(
    service: &Service,
    request: &WebRequest<'_>,
    sight: &Sight,
    seen: usize,
) -> Result<Option<usize>, Problem> {
    let Some(own) = request.asker.own().filter(|_| marks(service, request)) else {
        return Ok(None);
    };
    let kept = service.games.store().seen(request.id(), own)?;
    let from = kept.map(|kept| kept.max(seen));
    Ok(from.filter(|from| !narration(service, sight, *from).is_empty()))
}

/// What has happened from an entry on, as far as the sender of a request may know it.
pub(super) fn narration(service: &Service, sight: &Sight, from: usize) -> Narration {
    let session = sight.game.session();
    let (viewer, asking) = look_through(session, &sight.who);
    let tells = !matches!(asking, Asking::Wait(_) | Asking::Seats | Asking::HandOver(_));
    let is_there = service.is_for_people() && session.helping().is_none();
    match is_there && tells && from < session.len() {
        true => Narration::since(session, viewer, from, session.len()),
        false => Narration::default(),
    }
}

/// Stores how much of a game a person has seen, at most what the person may know.
pub(crate) fn mark(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    service.public(request)?;
    let (form, locale) = (request.form()?, request.locale());
    let failed = |trouble| Box::new(problem(locale, &trouble));
    let Some(own) = request.asker.own() else { return Ok(not_found(locale)) };
    let sight = service.seen(request).map_err(failed)?;
    let session = sight.game.session();
    let allowed = may(&sight.who, session, &Act::MarkSeen);
    if allowed != May::Yes {
        return Ok(forbidden(locale, &allowed, request.id()));
    }
    let number = |name: &str| form.get(name).and_then(|text| text.parse::<i64>().ok());
    let entries = number("entries").and_then(|entries| usize::try_from(entries).ok());
    let mark = SeenMark {
        entries: entries.unwrap_or(0).min(session.len()),
        revision: number("revision").unwrap_or(0),
    };
    service.games.store().keep_seen(request.id(), own, mark).map_err(failed)?;
    let kept = service.games.store().seen(request.id(), own).map_err(failed)?;
    Ok(json(&figures!({"seen": kept})))
}

/// Whoever has chosen had seen everything before, if the page tells at all what it shows. If that
/// cannot be stored, the page tells it.
pub(super) fn chosen(service: &Service, request: &WebRequest<'_>, form: &Form) {
    let (id, store) = (request.id(), service.games.store());
    let at = form.get("at").and_then(|at| at.parse::<usize>().ok());
    let Some(own) = request.asker.own().filter(|_| marks(service, request)) else { return };
    let tells = store.seen(id, own).is_ok_and(|seen| seen.is_some());
    if let (true, Some(entries), Ok(revision)) = (tells, at, store.revision(id)) {
        let _ = store.keep_seen(id, own, SeenMark { entries, revision });
    }
}
