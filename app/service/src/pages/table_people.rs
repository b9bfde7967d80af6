//! Who plays in a game of people who live apart: its seats, its links, and how its table is.

use game_core::Seat;
use http::StatusCode;
use i18n::{Locale, message, notice};
use page::{LinkOut, MadeLink, PersonSeat, SeatedPerson, TableHost, TablePeople, TableSettings};
use play::people;

use super::clock::{clock_form, keep_settings, read_clock};
use super::content::difference;
use super::names::name_of;
use super::people_there::people_there;
use super::saved_row::ago;
use super::seat_offers::people_to_ask;
use crate::device_requests;
use crate::membership::Membership;
use crate::request::{Form, HandlerResult, WebRequest};
use crate::response::{
    method_not_allowed, not_found, page, problem, redirect_to, redirect_to_game, sanitize_id,
};
use crate::rights::{Act, May, forbidden, may};
use crate::seen::Sight;
use crate::service::Service;
use crate::tasks::stand_ins::substitute;
use crate::{
    GameChange, GameSettings, Invitation, PersonId, Problem, SeatChange, Shown, TakingBack,
    Watching,
};

/// How long an invitation is good, in days.
const DAYS: i64 = 14;

/// The most invitations of a game that are out at once.
const MOST: usize = 100;

/// A link that was just made: its seat, and the link.
type Made = (Option<Seat>, String);

/// The page of the seats.
pub(crate) fn show(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let text = draw(service, request, None);
    let text = text.map_err(|trouble| problem(request.locale(), &trouble))?;
    Ok(page(StatusCode::OK, text))
}

fn draw(
    service: &Service,
    request: &WebRequest<'_>,
    made: Option<&Made>,
) -> Result<String, Problem> {
    let (games, id, locale) = (&service.games, request.id(), request.locale());
    let seen = service.seen(request)?;
    let (session, who) = (seen.game.session(), &seen.who);
    let name = games.name(id)?;
    let seats = seat_rows(service, request, &seen)?;
    let hosts = may(who, session, &Act::HostGame) == May::Yes;
    let links = match hosts {
        true => links_out(service, locale, id, |seat| session.seat_name(seat))?,
        false => Vec::new(),
    };
    let settings = table_settings(&games.store().settings(id)?);
    let host = hosts.then_some(TableHost { links: &links, settings });
    let (asked, notes) = device_requests::shown(service, id, (who, session), locale, true)?;
    let told =
        made.map(|(seat, link)| (made_words(locale, seat.map(|it| session.seat_name(it))), link));
    let made = told.as_ref().map(|((title, help), link)| MadeLink { title, help, link });
    let (seats, asked, notes) = (&seats[..], &asked[..], &notes[..]);
    let may_end = matches!(may(who, session, &Act::End), May::Yes | May::IfAgreed(_));
    let others = others(service, request, seats)?;
    let content = difference(service, request, id, session)?;
    let (name, others, content) = (&*name, &others[..], content.as_ref());
    let may_report =
        may(who, session, &Act::Report) == May::Yes && !people_there(service, request)?.is_empty();
    let table = TablePeople {
        locale,
        id,
        name,
        seats,
        content,
        made,
        others,
        may_end,
        may_report,
        host,
        asked,
        notes,
    };
    Ok(page::table_people(&table))
}

/// The seats that people play, and those of bots that the sender of a request may offer.
fn seat_rows(
    service: &Service,
    request: &WebRequest<'_>,
    seen: &Sight,
) -> Result<Vec<PersonSeat>, Problem> {
    let (session, who, locale) = (seen.game.session(), &seen.who, request.locale());
    let store = service.games.store();
    let (offers, mut rows) = (store.offers(request.id())?, Vec::new());
    let played: Vec<Seat> = people(session.players()).collect();
    for seat in (0..session.seats()).map(Seat) {
        let may_offer = may(who, session, &Act::OfferSeat(seat)) == May::Yes;
        let is_of_person = played.contains(&seat);
        if !is_of_person && !may_offer {
            continue;
        }
        let may_sit = is_of_person && may(who, session, &Act::TakeSeat(seat)) == May::Yes;
        let withdraws = may(who, session, &Act::WithdrawOffer(seat)) == May::Yes;
        let offer = offers.iter().find(|offer| offer.seat == seat && withdraws);
        let asked = offer.map(|offer| store.person(&offer.to)).transpose()?;
        let offered = asked.map(|person| name_of(locale, person.as_ref()));
        let name = session.seat_name(seat);
        let who = match is_of_person {
            true => seated(service, locale, who, seat)?,
            false => SeatedPerson::Bot,
        };
        rows.push(PersonSeat { seat, name, who, may_sit, may_offer, offered });
    }
    Ok(rows)
}

/// The people to whom the sender of a request may offer one of these seats: id and name.
fn others(
    service: &Service,
    request: &WebRequest<'_>,
    seats: &[PersonSeat],
) -> Result<Vec<(String, String)>, Problem> {
    let own = request.asker.person.as_ref().filter(|_| seats.iter().any(|seat| seat.may_offer));
    let Some(own) = own else { return Ok(Vec::new()) };
    let people = people_to_ask(service, request.id(), own)?.into_iter();
    Ok(people.map(|person| (person.id.0, person.name)).collect())
}

/// Ends the game, if all who sit there agree.
pub(crate) fn end(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    service.public(request)?;
    let (id, locale) = (request.id(), request.locale());
    let failed = |trouble| Box::new(problem(locale, &trouble));
    let open = service.games.open(id).map_err(failed)?;
    let session = open.session();
    let who = Membership::of(service.games.store(), id, session, request).map_err(failed)?;
    match may(&who, session, &Act::End) {
        May::Yes | May::IfAgreed(_) => {
            device_requests::ask_to_end(service, id, (&who, session)).map_err(failed)?;
            Ok(redirect_to_game(id))
        }
        refused => Ok(forbidden(locale, &refused, id)),
    }
}

/// Who sits at a seat, as the sender of a request reads it.
fn seated(
    service: &Service,
    locale: Locale,
    who: &Membership,
    seat: Seat,
) -> Result<SeatedPerson, Problem> {
    Ok(match who.holder(seat) {
        Some(_) if who.own.contains(&seat) => SeatedPerson::You,
        Some(holder) => {
            let person = service.games.store().person(&PersonId(holder.to_string()))?;
            SeatedPerson::Other(name_of(locale, person.as_ref()))
        }
        None if who.settings.listed && who.settings.open => SeatedPerson::Anybody,
        None => SeatedPerson::Nobody,
    })
}

fn links_out(
    service: &Service,
    locale: Locale,
    id: &str,
    name: impl Fn(Seat) -> String,
) -> Result<Vec<LinkOut>, Problem> {
    let (store, now) = (service.games.store(), service.games.store().now());
    let link = |it: Invitation| LinkOut {
        hash: it.hash,
        seat: it.seat.map(&name),
        since: ago(locale, now.saturating_sub(it.since)),
    };
    Ok(store.invitations(id, now)?.into_iter().map(link).collect())
}

/// The heading of a link that was just made, and what to do with it.
fn made_words(locale: Locale, seat: Option<String>) -> (String, String) {
    match seat {
        Some(seat) => (
            message!(locale, "people-made", seat = seat).into(),
            message!(locale, "people-made-help", days = DAYS).into(),
        ),
        None => (
            message!(locale, "people-made-watch").into(),
            message!(locale, "people-made-watch-help", days = DAYS).into(),
        ),
    }
}

/// Makes or withdraws a link, or lets a bot play a free seat.
pub(crate) fn invite(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    service.public(request)?;
    let (id, form, locale) = (request.id(), request.form()?, request.locale());
    let failed = |trouble| Box::new(problem(locale, &trouble));
    let seat = form.get("seat").and_then(|seat| seat.parse().ok()).map(Seat);
    match (form.get("act"), seat) {
        (Some("seat"), Some(seat)) => made(service, request, Some(seat)),
        (Some("watch"), _) => made(service, request, None),
        (Some("withdraw"), _) => {
            let link = form.get("link").unwrap_or_default();
            service.games.store().withdraw(id, link).map_err(failed)?;
            Ok(back_to_seats(id))
        }
        (Some("bot"), Some(seat)) => {
            seat_bot(service, id, seat).map_err(failed)?;
            Ok(back_to_seats(id))
        }
        _ => Ok(method_not_allowed(locale)),
    }
}

fn back_to_seats(id: &str) -> crate::Response {
    redirect_to(&format!("/games/{}/seats", sanitize_id(id)))
}

/// Makes a link and shows it, this once.
fn made(service: &Service, request: &WebRequest<'_>, seat: Option<Seat>) -> HandlerResult {
    let (id, locale) = (request.id(), request.locale());
    let failed = |trouble| Box::new(problem(locale, &trouble));
    if let Some(seat) = seat
        && !is_free(service, id, seat).map_err(failed)?
    {
        return Ok(not_found(locale));
    }
    let link = new_link(service, request, seat).map_err(failed)?;
    let text = draw(service, request, Some(&(seat, link))).map_err(failed)?;
    Ok(page(StatusCode::OK, text))
}

/// Whether a person may play a seat, and nobody holds it.
fn is_free(service: &Service, id: &str, seat: Seat) -> Result<bool, Problem> {
    let played =
        service.games.read(id, |session| people(session.players()).any(|it| it == seat))?;
    Ok(played && !service.games.store().seats(id)?.contains_key(&seat))
}

/// Stores a new invitation and returns its link. A link for a seat replaces an earlier one; a link
/// to watch opens the table to those who have one, if nobody might watch so far.
fn new_link(
    service: &Service,
    request: &WebRequest<'_>,
    seat: Option<Seat>,
) -> Result<String, Problem> {
    let (games, store, id) = (&service.games, service.games.store(), request.id());
    let now = store.now();
    let (Some(host), Some(by)) = (&service.public, request.asker.own()) else {
        return Err(Problem::Refused(notice!("right-only-members")));
    };
    let mut out = store.invitations(id, now)?;
    let replaced = |it: &Invitation| seat.is_some() && it.seat == seat;
    for earlier in out.extract_if(.., |it| replaced(it)) {
        store.withdraw(id, &earlier.hash)?;
    }
    for oldest in out.iter().skip(MOST - 1) {
        store.withdraw(id, &oldest.hash)?;
    }
    let token = host.new_token().ok_or_else(|| Problem::Storage(notice!("door-broken")))?;
    let (hash, game, until) = (token.hash, id.to_string(), now + DAYS * 86_400);
    store.invite(&Invitation { hash, game, seat, by: by.clone(), since: now, until })?;
    let settings = store.settings(id)?;
    if seat.is_none() && settings.watching == Watching::Nobody {
        let settings = Some(&GameSettings { watching: Watching::ByLink, ..settings });
        games.commit(id, GameChange { settings, ..GameChange::default() })?;
    }
    Ok(format!("{}/join/{}", host.origin(), token.text))
}

/// Lets a bot play a seat that nobody holds, from now on.
fn seat_bot(service: &Service, id: &str, seat: Seat) -> Result<(), Problem> {
    if !is_free(service, id, seat)? {
        return Err(Problem::Overtaken);
    }
    let bot = substitute()?;
    let seats = &[SeatChange { seat, held: None, holder: None }];
    let with = GameChange { seats, ..GameChange::default() };
    service.games.change_with(id, with, |session| {
        let mut players = session.players().to_vec();
        if let Some(player) = players.get_mut(seat.index()) {
            *player = bot;
        }
        session.seat_players(&players)
    })?;
    service.tasks.bots.play(id);
    Ok(())
}

/// Changes who may watch, how taking back goes, who finds the game, and how time is limited.
pub(crate) fn settle_table(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    service.public(request)?;
    let (id, form) = (request.id(), request.form()?);
    let failed = |trouble| Box::new(problem(request.locale(), &trouble));
    let read = read_table(&form);
    let kept = service.games.store().settings(id).map_err(failed)?.clock;
    let clock = if form.get("clock").is_some() { read.clock } else { kept };
    keep_settings(service, id, &GameSettings { clock, ..read }).map_err(failed)?;
    Ok(back_to_seats(id))
}

/// How a table is, from its form. What is not said shows the game to the fewest.
pub(crate) fn read_table(form: &Form) -> GameSettings {
    let is = |name: &str, value: &str| form.get(name) == Some(value);
    GameSettings {
        watching: match form.get("watching") {
            Some("link") => Watching::ByLink,
            Some("anybody") => Watching::Anybody,
            _ => Watching::Nobody,
        },
        shown: if is("shown", "later") { Shown::TurnLater } else { Shown::AtOnce },
        taking_back: match form.get("back") {
            Some("never") => TakingBack::Never,
            Some("freely") => TakingBack::Freely,
            _ => TakingBack::IfAgreed,
        },
        listed: is("listed", "true"),
        open: is("open", "true"),
        ended: false,
        clock: read_clock(form).unwrap_or_default(),
    }
}

/// The same as the values of the form.
pub(crate) fn table_settings(settings: &GameSettings) -> TableSettings {
    TableSettings {
        watching: match settings.watching {
            Watching::Nobody => "nobody",
            Watching::ByLink => "link",
            Watching::Anybody => "anybody",
        },
        shown: match settings.shown {
            Shown::AtOnce => "once",
            Shown::TurnLater => "later",
        },
        back: match settings.taking_back {
            TakingBack::Never => "never",
            TakingBack::IfAgreed => "agreed",
            TakingBack::Freely => "freely",
        },
        listed: settings.listed,
        open: settings.open,
        clock: clock_form(&settings.clock),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_says_how_a_table_is_as_its_page_shows_it() {
        for (text, watching) in
            [("", "nobody"), ("watching=link", "link"), ("watching=x", "nobody")]
        {
            assert_eq!(
                table_settings(&read_table(&Form::read(text.as_bytes()))).watching,
                watching
            );
        }
        let all = "watching=anybody&shown=later&back=freely&listed=true&open=true";
        let shown = table_settings(&read_table(&Form::read(all.as_bytes())));
        let expected = ("anybody", "later", "freely", true, true);
        assert_eq!((shown.watching, shown.shown, shown.back, shown.listed, shown.open), expected);
    }
}
