//! The page of the seats: which device plays which.

use game_core::Seat;
use http::StatusCode;
use i18n::message;
use page::{SeatRow, SeatsPage, Where};
use play::people;

use crate::device_requests::{self, What};
use crate::membership::Membership;
use crate::request::{HandlerResult, WebRequest};
use crate::response::{not_found, page, problem, redirect_to, refusal, sanitize_id};
use crate::rights::{Act, May, forbidden, may};
use crate::service::Service;

/// Where each person of a game plays.
pub(crate) fn show(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    if service.is_for_people() {
        return super::table_people::show(service, request);
    }
    let (games, id, locale) = (&service.games, request.id(), request.locale());
    let failed = |trouble| problem(locale, &trouble);
    let seen = service.seen(request).map_err(failed)?;
    let (session, device) = (seen.game.session(), &seen.who);
    let name = games.name(id).map_err(failed)?;
    let row = |seat: Seat| {
        let at = match (device.own.contains(&seat), device.elsewhere.contains(&seat)) {
            (true, _) => Where::Here,
            (_, true) => Where::Elsewhere,
            _ => Where::Passed,
        };
        SeatRow { seat, name: session.seat_name(seat), at }
    };
    let rows: Vec<SeatRow> = people(session.players()).map(row).collect();
    let shown = device_requests::shown(service, id, (device, session), locale, true);
    let (asked, notes) = shown.map_err(failed)?;
    let (rows, asked, notes) = (&rows[..], &asked[..], &notes[..]);
    let minutes = device_requests::MINUTES;
    let shown = SeatsPage { locale, id, name: &name, rows, asked, notes, minutes };
    Ok(page(StatusCode::OK, page::seats_page(&shown)))
}

/// Takes a seat, requests one, or gives one back.
pub(crate) fn give(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (id, form, locale) = (request.id(), request.form()?, request.locale());
    let failed = |trouble| problem(locale, &trouble);
    let seat = form.get("seat").and_then(|seat| seat.parse().ok()).map(Seat);
    let Some(seat) = seat else { return Ok(not_found(locale)) };
    let (games, to_seats) =
        (&service.games, redirect_to(&format!("/games/{}/seats", sanitize_id(id))));
    let open = games.open(id).map_err(failed)?;
    let device =
        Membership::of(games.store(), request.id(), open.session(), request).map_err(failed)?;
    let takes = form.get("act") == Some("take");
    let act = if takes { Act::TakeSeat(seat) } else { Act::LeaveSeat(seat) };
    match may(&device, open.session(), &act) {
        May::Yes if !takes => {
            device_requests::give(service, id, seat, device.holder(seat), None).map_err(failed)?;
            return Ok(to_seats);
        }
        May::Yes | May::IfAgreed(_) => {}
        refused => return Ok(forbidden(locale, &refused, id)),
    }
    if device.name.is_none() {
        let why = message!(locale, "seats-no-device").into();
        return Ok(refusal(locale, StatusCode::FORBIDDEN, &[why], "/"));
    }
    if may(&device, open.session(), &act) == May::Yes {
        let held = device.holder(seat);
        device_requests::give(service, id, seat, held, device.name.as_deref()).map_err(failed)?;
        return Ok(redirect_to(&format!("/games/{}", sanitize_id(id))));
    }
    let what = What::Seat(seat.0);
    device_requests::ask(service, id, (&device, open.session()), what).map_err(failed)?;
    Ok(to_seats)
}
