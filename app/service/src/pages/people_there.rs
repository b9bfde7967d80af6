//! The people of a game by name.

use std::collections::BTreeSet;

use crate::request::WebRequest;
use crate::service::Service;
use crate::{Person, PersonId, Problem};

/// The people of a game whom the sender of a request may report: who sits there, hosts it or has
/// opened a link to watch, by name.
///
/// # Errors
///
/// If the store cannot be read.
pub(super) fn people_there(
    service: &Service,
    request: &WebRequest<'_>,
) -> Result<Vec<Person>, Problem> {
    let (store, own) = (service.games.store(), request.asker.own());
    let seats = store.seats(request.id())?.into_values().map(PersonId);
    let members = store.members(request.id())?.into_iter().map(|it| it.person);
    let (mut known, mut people) = (BTreeSet::new(), Vec::new());
    for id in seats.chain(members) {
        if Some(&id) != own && !id.is_owner() && known.insert(id.clone()) {
            people.extend(store.person(&id)?.filter(|person| !person.name.is_empty()));
        }
    }
    Ok(people)
}
