//! What hosts of the service did to other people: kept, told to the host program, and shown.

use i18n::Locale;
use page::{HostActRow, HostDid};

use super::names::name_of;
use super::saved_row::ago;
use crate::request::WebRequest;
use crate::service::Service;
use crate::{HostAct, KeptAct, PersonId, Problem};

/// How many acts the page of people shows.
const SHOWN: usize = 20;

/// Keeps what the sender of a request did, and tells the host program.
///
/// # Errors
///
/// If the store cannot be written; the host program is told all the same.
pub(super) fn note(
    service: &Service,
    request: &WebRequest<'_>,
    act: HostAct,
    on: Option<&PersonId>,
) -> Result<(), Problem> {
    let (Some(host), Some(by)) = (&service.public, request.asker.own()) else { return Ok(()) };
    host.acted(by, act, on);
    let (store, by, on) = (service.games.store(), by.clone(), on.cloned());
    store.keep_act(&KeptAct { by, act, on, since: store.now() })
}

/// The latest acts, as a host reads them. Whoever is gone has no name any more.
///
/// # Errors
///
/// If the store cannot be read.
pub(super) fn latest(service: &Service, locale: Locale) -> Result<Vec<HostActRow>, Problem> {
    let store = service.games.store();
    let now = store.now();
    let named = |id: &PersonId| Ok::<_, Problem>(name_of(locale, store.person(id)?.as_ref()));
    let row = |kept: KeptAct| {
        let on = match &kept.on {
            Some(on) => named(on)?,
            None => name_of(locale, None),
        };
        let what = match kept.act {
            HostAct::MakeLink => HostDid::MadeLink,
            HostAct::WithdrawLinks => HostDid::WithdrewLinks,
            HostAct::ChangeRank => HostDid::ChangedRank(on),
            HostAct::Remove => HostDid::Removed(on),
            HostAct::CloseReport => HostDid::ClosedReport(on),
        };
        let since = ago(locale, now.saturating_sub(kept.since));
        Ok(HostActRow { by: named(&kept.by)?, what, since })
    };
    store.acts(SHOWN)?.into_iter().map(row).collect()
}
