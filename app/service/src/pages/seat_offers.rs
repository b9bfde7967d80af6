//! Seats that are offered to one person by name, and that person's answer. The host of a game
//! offers seats that nobody holds, and whoever sits hands over the own one.

use game_core::Seat;
use http::StatusCode;
use i18n::notice;
use page::{JoinGame, OfferPage};
use play::{DynSession, PlayerSlot};

use super::content::difference;
use super::join::sits;
use super::names::{name_of, title_of};
use crate::device_requests::once_gone;
use crate::membership::Membership;
use crate::request::{Form, HandlerResult, WebRequest};
use crate::response::{
    method_not_allowed, not_found, page, problem, redirect_to, redirect_to_game, sanitize_id,
};
use crate::rights::{Act, May, forbidden, may};
use crate::service::Service;
use crate::{
    AskedChange, GameChange, Member, OfferChange, Person, PersonId, Problem, Rank, SeatChange,
    SeatOffer,
};

/// The seat that a form names.
fn seat_in(form: &Form) -> Option<Seat> {
    form.get("seat").and_then(|seat| seat.parse().ok()).map(Seat)
}

/// The members whom a person can ask by name: none for a guest, whom their names do not concern,
/// and nobody who blocks the asker.
///
/// # Errors
///
/// If the store cannot be read.
pub(super) fn members(service: &Service, own: &Person) -> Result<Vec<Person>, Problem> {
    if own.rank < Rank::Member {
        return Ok(Vec::new());
    }
    let store = service.games.store();
    let (people, blockers) = (store.people()?.into_iter(), store.blockers_of(&own.id)?);
    let can_be_asked =
        |it: &Person| it.id != own.id && !it.name.is_empty() && !blockers.contains(&it.id);
    Ok(people.filter(|it| it.rank >= Rank::Member && can_be_asked(it)).collect())
}

/// The people to whom the seats of a game can be offered: the members, and whoever watches at its
/// table. Nobody who sits there holds a second seat, and whoever blocks the asker is asked nothing.
///
/// # Errors
///
/// If the store cannot be read.
pub(super) fn people_to_ask(
    service: &Service,
    id: &str,
    own: &Person,
) -> Result<Vec<Person>, Problem> {
    let (store, mut people) = (service.games.store(), members(service, own)?);
    for Member { person, .. } in store.members(id)? {
        let is_listed = people.iter().any(|it| it.id == person) || person == own.id;
        people.extend(if is_listed { None } else { store.person(&person)? });
    }
    let (seats, blockers) = (store.seats(id)?, store.blockers_of(&own.id)?);
    let sits = |person: &Person| seats.values().any(|holder| *holder == person.id.0);
    people.retain(|it| !it.name.is_empty() && !blockers.contains(&it.id) && !sits(it));
    Ok(people)
}

/// An offer of a seat to the person with this id.
fn new_offer(
    service: &Service,
    (id, by): (&str, &Person),
    seat: Seat,
    to: &str,
) -> Result<SeatOffer, Problem> {
    let found = people_to_ask(service, id, by)?.into_iter().find(|person| person.id.0 == to);
    let to = found.ok_or_else(|| Problem::Refused(notice!("refusal-no-such-person")))?.id;
    Ok(SeatOffer { seat, to, by: by.id.clone(), since: service.games.store().now() })
}

/// Whether a person plays a seat, or may.
fn is_of_person(session: &dyn DynSession, seat: Seat) -> bool {
    session.players().get(seat.index()) == Some(&PlayerSlot::Person)
}

/// Offers a seat to somebody by name, or withdraws that.
pub(crate) fn offer(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    service.public(request)?;
    let (id, form, locale) = (request.id(), request.form()?, request.locale());
    let failed = |trouble| Box::new(problem(locale, &trouble));
    let (Some(seat), Some(own)) = (seat_in(&form), &request.asker.person) else {
        return Ok(not_found(locale));
    };
    let open = service.games.open(id).map_err(failed)?;
    let (session, store) = (open.session(), service.games.store());
    let who = Membership::of(store, id, session, request).map_err(failed)?;
    let act = match form.get("act") {
        Some("offer") if seat.index() < session.players().len() => Act::OfferSeat(seat),
        Some("withdraw") => Act::WithdrawOffer(seat),
        _ => return Ok(method_not_allowed(locale)),
    };
    let allowed = may(&who, session, &act);
    if allowed != May::Yes {
        return Ok(forbidden(locale, &allowed, id));
    }
    let after = match act {
        Act::OfferSeat(_) => {
            let to = form.get("person").unwrap_or_default();
            Some(new_offer(service, (id, own), seat, to).map_err(failed)?)
        }
        _ => None,
    };
    keep(service, (id, session), (&who, seat), after.as_ref()).map_err(failed)?;
    Ok(redirect_to(&format!("/games/{}/seats", sanitize_id(id))))
}

/// Stores the offer of a seat, or that there is none, if its holder is still the same.
fn keep(
    service: &Service,
    (id, session): (&str, &dyn DynSession),
    (who, seat): (&Membership, Seat),
    after: Option<&SeatOffer>,
) -> Result<(), Problem> {
    let offers = service.games.store().offers(id)?;
    let before = offers.iter().find(|it| it.seat == seat).map(|it| &it.to);
    let same = [SeatChange { seat, held: who.holder(seat), holder: who.holder(seat) }];
    let seats = if is_of_person(session, seat) { &same[..] } else { &[] };
    let offers = &[OfferChange { seat, before, after }];
    service.games.commit(id, GameChange { seats, offers, ..GameChange::default() })
}

/// The page of a game whose seat is offered to the sender, with the values in which it differs from
/// our content.
pub(crate) fn show(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    service.public(request)?;
    let (locale, id) = (request.locale(), request.id());
    let failed = |trouble| Box::new(problem(locale, &trouble));
    let offers = service.games.store().offers(id).map_err(failed)?;
    let offer = offers.iter().find(|offer| Some(&offer.to) == request.asker.own());
    // The same whether or not there is such a game.
    let nothing = || failed(Problem::Refused(notice!("right-nothing-asked")));
    let text = draw(service, request, offer.ok_or_else(nothing)?).map_err(failed)?;
    Ok(page(StatusCode::OK, text))
}

fn draw(service: &Service, request: &WebRequest<'_>, offer: &SeatOffer) -> Result<String, Problem> {
    let (locale, id) = (request.locale(), request.id());
    let open = service.games.open(id)?;
    let session = open.session().told_in(locale);
    let session = session.as_deref().unwrap_or(open.session());
    let sits = sits(service, locale, id, session)?;
    let host = name_of(locale, service.games.store().person(&offer.by)?.as_ref());
    let title = title_of(&service.games, id, session.game())?;
    let seat = session.seat_name(offer.seat);
    let content = difference(service, request, id, open.session())?;
    let game = JoinGame {
        game: session.game(),
        title: &title,
        host: &host,
        seat: Some(&seat),
        sits: &sits,
        content: content.as_ref(),
    };
    Ok(page::offer_page(&OfferPage { locale, id, seat: offer.seat, game }))
}

/// Sits down at a seat that is offered to the sender, or says no.
pub(crate) fn answer(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    service.public(request)?;
    let (form, locale) = (request.form()?, request.locale());
    let failed = |trouble| Box::new(problem(locale, &trouble));
    let (Some(seat), Some(own)) = (seat_in(&form), request.asker.own()) else {
        return Ok(not_found(locale));
    };
    let id = form.get("game").unwrap_or_default();
    let offers = service.games.store().offers(id).map_err(failed)?;
    if !offers.iter().any(|offer| offer.seat == seat && offer.to == *own) {
        // The same whether or not there is such a game.
        return Err(failed(Problem::Refused(notice!("right-nothing-asked"))));
    }
    let offers = &[OfferChange { seat, before: Some(own), after: None }];
    let change = GameChange { offers, ..GameChange::default() };
    match form.get("answer") {
        Some("sit") => {
            sit(service, id, (seat, own), change).map_err(failed)?;
            Ok(redirect_to_game(id))
        }
        Some("decline") => {
            service.games.commit(id, change).map_err(failed)?;
            Ok(redirect_to("/"))
        }
        _ => Ok(method_not_allowed(locale)),
    }
}

/// Gives an offered seat to the person, whoever or whatever played it so far, in one transaction
/// with the end of the offer.
fn sit(
    service: &Service,
    id: &str,
    (seat, own): (Seat, &PersonId),
    change: GameChange<'_>,
) -> Result<(), Problem> {
    let (games, store) = (&service.games, service.games.store());
    let open = games.open(id)?;
    if store.seats(id)?.values().any(|holder| *holder == own.0) {
        return Err(Problem::Refused(notice!("right-one-seat")));
    }
    if games.is_over(id)? {
        return Err(Problem::Refused(notice!("right-ended")));
    }
    let (holders, asked) = (store.seats(id)?, once_gone(games, id, seat)?);
    let held = holders.get(&seat).map(String::as_str);
    let seats = &[SeatChange { seat, held, holder: Some(&own.0) }];
    let asked = asked.as_ref().map(|(before, after)| AskedChange { before, after });
    let change = GameChange { seats, asked, one_seat: Some(&own.0), ..change };
    if is_of_person(open.session(), seat) {
        games.commit(id, change)?;
    } else {
        games.change_with(id, change, |session| {
            let mut players = session.players().to_vec();
            players[seat.index()] = PlayerSlot::Person;
            session.seat_players(&players)
        })?;
    }
    service.tasks.bots.play(id);
    Ok(())
}
