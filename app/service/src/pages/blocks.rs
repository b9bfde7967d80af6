//! Whom a person blocks.

use page::ReportedPerson;

use super::names::name_of;
use crate::request::{HandlerResult, WebRequest};
use crate::response::{method_not_allowed, not_found, problem, redirect_to};
use crate::service::Service;
use crate::{Person, PersonId, Problem};

/// Blocks a person, or no longer. Somebody who is not there is passed over.
pub(crate) fn act(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    service.public(request)?;
    let (form, locale) = (request.form()?, request.locale());
    let Some(own) = request.asker.own() else { return Ok(not_found(locale)) };
    let other = PersonId(form.trimmed("person").to_string());
    let done = match form.get("act") {
        Some("block") => block(service, own, &other),
        Some("unblock") => service.games.store().unblock(own, &other),
        _ => return Ok(method_not_allowed(locale)),
    };
    done.map_err(|trouble| problem(locale, &trouble))?;
    Ok(redirect_to("/devices"))
}

fn block(service: &Service, own: &PersonId, other: &PersonId) -> Result<(), Problem> {
    let store = service.games.store();
    let is_there = other != own && !other.is_owner() && store.person(other)?.is_some();
    if is_there {
        let games = store.block(own, other, store.now())?;
        games.iter().for_each(|game| service.games.changed(game));
    }
    Ok(())
}

/// Whom a person blocks, the latest first: id and name.
///
/// # Errors
///
/// If the store cannot be read.
pub(super) fn shown(
    service: &Service,
    request: &WebRequest<'_>,
    own: &PersonId,
) -> Result<Vec<(String, String)>, Problem> {
    let store = service.games.store();
    let named = |id: PersonId| {
        let name = name_of(request.locale(), store.person(&id)?.as_ref());
        Ok((id.0, name))
    };
    store.blocked_by(own)?.into_iter().map(named).collect()
}

/// These people as somebody may report or block them.
///
/// # Errors
///
/// If the store cannot be read.
pub(super) fn to_report(
    service: &Service,
    own: &PersonId,
    people: Vec<Person>,
) -> Result<Vec<ReportedPerson>, Problem> {
    let blocked = service.games.store().blocked_by(own)?;
    let row = |person: Person| ReportedPerson {
        is_blocked: blocked.contains(&person.id),
        id: person.id.0,
        name: person.name,
    };
    Ok(people.into_iter().map(row).collect())
}
