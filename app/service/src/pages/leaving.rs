//! How a person leaves a service for people who live apart.

use i18n::notice;

use crate::service::Service;
use crate::{Person, Problem, Rank};

/// Removes a person, unless nobody would run the service then.
///
/// # Errors
///
/// If it is the only host, or the store cannot be written.
pub(super) fn remove(service: &Service, person: &Person) -> Result<(), Problem> {
    must_leave_a_host(service, person)?;
    service.forget_person(&person.id)
}

/// Fails if nobody but this person runs the service.
///
/// # Errors
///
/// That nobody does, or that the store cannot be read.
pub(super) fn must_leave_a_host(service: &Service, person: &Person) -> Result<(), Problem> {
    let people = service.games.store().people()?;
    // The owner of the data folder is a host by name alone: nobody signs in as the owner.
    let hosts = |it: &&Person| it.rank == Rank::Host && !it.id.is_owner() && it.id != person.id;
    match person.rank != Rank::Host || people.iter().any(|it| hosts(&it)) {
        true => Ok(()),
        false => Err(Problem::Refused(notice!("refusal-last-host"))),
    }
}
