//! In which values a game differs from our content, and whose they are, where people live apart.

use game_core::ContentOverrides;
use http::StatusCode;
use i18n::Locale;
use page::{ContentDifference, ContentOwner, ContentPage};
use play::DynSession;

use super::names::name_of;
use crate::request::{HandlerResult, WebRequest};
use crate::response::{page, problem};
use crate::service::Service;
use crate::{MemberPart, PersonId, Problem};

/// Whose content overrides a game is played with, as a person reads it: those of its host, who
/// started it or brought it. `None` if it is played with ours, and in a house, whose games are the
/// owner's.
///
/// # Errors
///
/// If the store cannot be read.
pub(super) fn owner(
    service: &Service,
    (locale, reader): (Locale, Option<&PersonId>),
    id: &str,
    own: &ContentOverrides,
) -> Result<Option<ContentOwner>, Problem> {
    if !service.is_for_people() || own.is_empty() {
        return Ok(None);
    }
    let store = service.games.store();
    let hosts = store.members(id)?.into_iter().filter(|member| member.part == MemberPart::Host);
    let host = hosts.map(|member| member.person).next();
    if host.is_some() && host.as_ref() == reader {
        return Ok(Some(ContentOwner::Reader));
    }
    let person = host.map(|host| store.person(&host)).transpose()?.flatten();
    Ok(Some(ContentOwner::Other(name_of(locale, person.as_ref()))))
}

/// As [`owner`], for the sender of a request.
///
/// # Errors
///
/// If the store cannot be read.
pub(super) fn of_session(
    service: &Service,
    request: &WebRequest<'_>,
    id: &str,
    session: &dyn DynSession,
) -> Result<Option<ContentOwner>, Problem> {
    if !service.is_for_people() {
        return Ok(None);
    }
    let reader = (request.locale(), request.asker.own());
    owner(service, reader, id, &session.save().owner)
}

/// In which values a game differs from our content, if it does, as the sender of a request reads
/// it.
///
/// # Errors
///
/// If the store cannot be read.
pub(super) fn difference(
    service: &Service,
    request: &WebRequest<'_>,
    id: &str,
    session: &dyn DynSession,
) -> Result<Option<ContentDifference>, Problem> {
    let Some(owner) = of_session(service, request, id, session)? else { return Ok(None) };
    let Some(kind) = service.games.catalog().game(session.game()) else { return Ok(None) };
    let ours = kind.tables();
    let values = ours.with_own(&session.save().owner).differences(&ours);
    Ok(Some(ContentDifference { owner, values }).filter(|content| !content.values.is_empty()))
}

/// The page of these values, for whoever may look at the game.
pub(crate) fn show(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    service.public(request)?;
    let (locale, id) = (request.locale(), request.id());
    let text = draw(service, request, id).map_err(|trouble| problem(locale, &trouble))?;
    Ok(page(StatusCode::OK, text))
}

fn draw(service: &Service, request: &WebRequest<'_>, id: &str) -> Result<String, Problem> {
    let open = service.games.open(id)?;
    let content = difference(service, request, id, open.session())?;
    let (name, content) = (service.games.name(id)?, content.as_ref());
    Ok(page::content_page(&ContentPage { locale: request.locale(), id, name: &name, content }))
}
