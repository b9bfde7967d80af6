//! Invitations, as whoever receives one opens and accepts it.
//!
//! The token leaves the address at once: its page keeps it in a cookie, so that it is in no
//! history, in no log of a proxy, and in no address that somebody sends on.

use std::sync::Arc;

use http::StatusCode;
use i18n::Locale;
use page::{JoinGame, JoinPage, JoinTo};
use play::{DynSession, people};

use super::content;
use super::names::{name_of, title_of};
use crate::cookies::{cookie, keep};
use crate::person_name::usable;
use crate::public_host::{SESSION, SIGNED_IN};
use crate::request::{HandlerResult, WebRequest};
use crate::response::{
    Response, not_found, page, problem, redirect_to, redirect_to_game, sentence,
};
use crate::service::Service;
use crate::{
    Admission, Arrival, DeviceId, DeviceSession, Invitation, NewToken, Person, PersonId, Problem,
    PublicHost, Rank,
};

/// The cookie that holds the token of an opened invitation.
const INVITATION: &str = "invitation";

/// How long it does, in seconds: an hour.
const OPENED: u32 = 3_600;

/// What a token is good for.
enum Invited {
    /// A seat of a game, or to watch it.
    Game(Invitation),
    /// A rank in the service.
    Service(Admission),
}

impl Service {
    /// What the host program provides for people who live apart.
    ///
    /// # Errors
    ///
    /// The page for an address that does not exist, if it provides nothing.
    pub(crate) fn public(
        &self,
        request: &WebRequest<'_>,
    ) -> Result<&Arc<dyn PublicHost>, Box<Response>> {
        self.public.as_ref().ok_or_else(|| Box::new(not_found(request.locale())))
    }

    /// What the token in the cookie of a request is good for now.
    fn invited(&self, host: &dyn PublicHost, request: &WebRequest<'_>) -> Result<Invited, Problem> {
        let token = cookie(request.headers, &host.cookie_name(INVITATION)).unwrap_or_default();
        let (store, hash) = (self.games.store(), host.hash(token));
        if let Some(found) = store.invitation(&hash, store.now())? {
            return Ok(Invited::Game(found));
        }
        let found = store.admissions(store.now())?.into_iter().find(|it| it.hash == hash);
        let used = || Problem::Refused(i18n::notice!("refusal-invitation"));
        found.map(Invited::Service).ok_or_else(used)
    }

    /// The names of those at the table of an invitation, from which a new one must differ.
    fn names_at(&self, invited: &Invited) -> Result<Vec<String>, Problem> {
        let store = self.games.store();
        match invited {
            Invited::Service(_) => self.everybodys_names(),
            Invited::Game(invitation) => {
                let seats = store.seats(&invitation.game)?.into_values().map(PersonId);
                let members = store.members(&invitation.game)?.into_iter().map(|it| it.person);
                let ids = seats.chain(members).chain([invitation.by.clone()]);
                let known = ids.map(|id| store.person(&id)).collect::<Result<Vec<_>, _>>()?;
                let names = known.into_iter().flatten().map(|person| person.name);
                Ok(names.filter(|name| !name.is_empty()).collect())
            }
        }
    }
}

/// Takes the token out of the address.
pub(crate) fn open(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let host = service.public(request)?;
    let token: String = request.part(0).chars().filter(char::is_ascii_alphanumeric).collect();
    let mut response = redirect_to("/join");
    keep(&mut response, &host.cookie(INVITATION, &token, OPENED));
    Ok(response)
}

/// The page of an invitation.
pub(crate) fn show(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let host = service.public(request)?;
    let invited = service.invited(&**host, request);
    let text = invited.and_then(|invited| draw(service, request, &invited, ("", None)));
    Ok(match text {
        Ok(text) => page(StatusCode::OK, text),
        Err(trouble) => problem(request.locale(), &trouble),
    })
}

/// Draws the page, with the typed name and what is wrong with it.
fn draw(
    service: &Service,
    request: &WebRequest<'_>,
    invited: &Invited,
    (typed, wrong): (&str, Option<&str>),
) -> Result<String, Problem> {
    let locale = request.locale();
    let signed_in = request.asker.person.as_ref().map(|person| name_of(locale, Some(person)));
    let page_to = |to| {
        page::join_page(&JoinPage { locale, to, signed_in: signed_in.as_deref(), typed, wrong })
    };
    let invitation = match invited {
        Invited::Service(Admission { rank: Rank::Host, .. }) => return Ok(page_to(JoinTo::Host)),
        Invited::Service(_) => return Ok(page_to(JoinTo::Member)),
        Invited::Game(invitation) => invitation,
    };
    let (store, id) = (service.games.store(), &invitation.game);
    let open = service.games.open(id)?;
    let session = open.session().told_in(locale);
    let session = session.as_deref().unwrap_or(open.session());
    let sits = sits(service, locale, id, session)?;
    let seat = invitation.seat.map(|seat| session.seat_name(seat));
    let host = name_of(locale, store.person(&invitation.by)?.as_ref());
    let title = title_of(&service.games, id, session.game())?;
    let (game, title, host, sits) = (session.game(), &*title, &*host, &sits[..]);
    let seat = seat.as_deref();
    let content = content::difference(service, request, id, open.session())?;
    let content = content.as_ref();
    Ok(page_to(JoinTo::Game(JoinGame { game, title, host, seat, sits, content })))
}

/// Every seat of a person: its name, and who sits there, if somebody does.
///
/// # Errors
///
/// If the store cannot be read.
pub(super) fn sits(
    service: &Service,
    locale: Locale,
    id: &str,
    session: &dyn DynSession,
) -> Result<Vec<(String, Option<String>)>, Problem> {
    let store = service.games.store();
    let (holders, mut sits) = (store.seats(id)?, Vec::new());
    for seat in people(session.players()) {
        let holder =
            holders.get(&seat).map(|id| store.person(&PersonId(id.clone()))).transpose()?;
        let name = holder.map(|person| name_of(locale, person.as_ref()));
        sits.push((session.seat_name(seat), name));
    }
    Ok(sits)
}

/// Accepts an invitation: whoever is new says a name and is signed in.
pub(crate) fn accept(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (host, locale) = (service.public(request)?, request.locale());
    let failed = |trouble| Box::new(problem(locale, &trouble));
    let form = request.form()?;
    let invited = service.invited(&**host, request).map_err(failed)?;
    let arriving = match &request.asker.person {
        Some(person) => Arriving { person: person.clone(), session: None },
        None => {
            let typed = form.get("name").unwrap_or_default();
            let others = service.names_at(&invited).map_err(failed)?;
            match usable(&**host, typed, &others) {
                Ok(name) => arriving(service, &**host, request, name).map_err(failed)?,
                Err(why) => {
                    let wrong = sentence(&why.text(locale));
                    let text = draw(service, request, &invited, (typed, Some(&wrong)));
                    return Ok(page(StatusCode::UNPROCESSABLE_ENTITY, text.map_err(failed)?));
                }
            }
        }
    };
    let mut response = carry_out(service, &invited, &arriving).map_err(failed)?;
    keep(&mut response, &host.cookie(INVITATION, "", 0));
    if let Some((token, _)) = &arriving.session {
        keep(&mut response, &host.cookie(SESSION, token, SIGNED_IN));
    }
    Ok(response)
}

/// Somebody who accepts an invitation, with the token and the session of a new device.
struct Arriving {
    person: Person,
    session: Option<(String, DeviceSession)>,
}

/// A new person at a new device.
fn arriving(
    service: &Service,
    host: &dyn PublicHost,
    request: &WebRequest<'_>,
    name: String,
) -> Result<Arriving, Problem> {
    let (store, now) = (service.games.store(), service.games.store().now());
    let id = PersonId(store.new_device()?);
    let person = Person { id: id.clone(), name, rank: Rank::Guest, since: now };
    let no_luck = || Problem::Storage(i18n::notice!("door-broken"));
    let NewToken { text, hash } = host.new_token().ok_or_else(no_luck)?;
    let session = DeviceSession {
        id: DeviceId(store.new_device()?),
        person: id,
        hash,
        name: host.device_name(request.headers),
        since: now,
        used: now,
    };
    Ok(Arriving { person, session: Some((text, session)) })
}

/// Stores everything that an accepted invitation changes, and leads on.
fn carry_out(
    service: &Service,
    invited: &Invited,
    arriving: &Arriving,
) -> Result<Response, Problem> {
    let (games, store) = (&service.games, service.games.store());
    let session = arriving.session.as_ref().map(|(_, session)| session);
    let arrival = Arrival { person: &arriving.person, session };
    let response = match invited {
        Invited::Service(admission) => {
            store.enter(&admission.hash, store.now(), &arrival)?;
            redirect_to("/")
        }
        Invited::Game(invitation) => {
            store.accept(&invitation.hash, store.now(), &arrival)?;
            games.open(&invitation.game)?;
            games.changed(&invitation.game);
            games.go_on(&invitation.game);
            service.tasks.bots.play(&invitation.game);
            redirect_to_game(&invitation.game)
        }
    };
    if let Some(session) = session {
        service.devices.arrived(session.clone());
    }
    Ok(response)
}
