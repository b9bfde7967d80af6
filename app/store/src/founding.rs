//! New games as they are stored: with their host, seats, settings, jobs and event.

use play::Save;
use rusqlite::Transaction;
use service::{Founding, Member, MemberPart, PersonId, Progress, SeatChange};

use crate::changes::{give_seat, keep_jobs, keep_offer, keep_settings, note_event};
use crate::failure::Failure;
use crate::people::keep_member;
use crate::rows;
use crate::{clocks, notices};

/// Stores a new game with everything that belongs to it, and returns its id.
pub(crate) fn create(
    change: &Transaction<'_>,
    name: &str,
    save: &Save,
    (progress, founding): (&Progress, &Founding<'_>),
    now: i64,
) -> Result<String, Failure> {
    let id = rows::create(change, name, save, progress, now)?;
    found(change, &id, founding)?;
    note_event(change, &id, 1)?;
    Ok(id)
}

/// Stores what belongs to a new game besides its save.
fn found(change: &Transaction<'_>, id: &str, founding: &Founding<'_>) -> Result<(), Failure> {
    let owner = PersonId::owner();
    let holder = founding.host.unwrap_or(&owner);
    if let Some(host) = founding.host {
        keep_member(change, id, &Member { person: host.clone(), part: MemberPart::Host })?;
    }
    for &seat in founding.seats {
        give_seat(change, id, &SeatChange { seat, held: None, holder: Some(&holder.0) })?;
    }
    let mut offers = founding.offers.iter();
    offers.try_for_each(|offer| keep_offer(change, id, offer.seat, Some(offer)))?;
    keep_settings(change, id, &founding.settings)?;
    keep_jobs(change, id, founding.jobs)?;
    notices::add(change, id, founding.notices)?;
    clocks::add(change, id, 1, founding.clock)
}
