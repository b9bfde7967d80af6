//! Who plays where: seats that devices have taken.

use http::StatusCode;
use page::{SeatRow, SeatsPage, Where};
use play::people;
use table::Seat;
use tongues::say;

use crate::answer::{nothing_here, on_to, page, plain, problem, refusal};
use crate::device::Device;
use crate::request::{Handled, WebRequest};
use crate::service::Service;

/// Where each person of a game plays.
pub(crate) fn show(service: &Service, request: &WebRequest<'_>) -> Handled {
    let (desk, id) = (&service.desk, request.id());
    let open = desk.open(id).map_err(|trouble| problem(request.tongue(), &trouble))?;
    let session = open.session();
    let name = desk.name(id).map_err(|trouble| problem(request.tongue(), &trouble))?;
    let device = Device::of(desk.store(), session, request)
        .map_err(|trouble| problem(request.tongue(), &trouble))?;
    let row = |seat: Seat| {
        let at = match (device.own.contains(&seat), device.elsewhere.contains(&seat)) {
            (true, _) => Where::Here,
            (_, true) => Where::Elsewhere,
            _ => Where::Passed,
        };
        SeatRow { seat, name: session.seat_name(seat), at }
    };
    let rows: Vec<SeatRow> = people(session.players()).map(row).collect();
    Ok(page(
        StatusCode::OK,
        page::seats_page(&SeatsPage { tongue: request.tongue(), id, name: &name, rows: &rows }),
    ))
}

/// This device takes a seat, or one becomes free.
pub(crate) fn give(service: &Service, request: &WebRequest<'_>) -> Handled {
    let (id, form) = (request.id(), request.form()?);
    let seat = form.get("seat").and_then(|seat| seat.parse().ok()).map(Seat);
    let Some(seat) = seat else { return Ok(nothing_here(request.tongue())) };
    let desk = &service.desk;
    let failed = |trouble| problem(request.tongue(), &trouble);
    let held = desk.store().seats(id).map_err(failed)?.remove(&seat);
    if form.get("act") != Some("take") {
        desk.give_seat(id, seat, held.as_deref(), None).map_err(failed)?;
        return Ok(on_to(&format!("/games/{}/seats", plain(id))));
    }
    let Some(device) = request.device() else {
        let why = say!(request.tongue(), "seats-no-device").into();
        return Ok(refusal(request.tongue(), StatusCode::FORBIDDEN, &[why], "/"));
    };
    desk.give_seat(id, seat, held.as_deref(), Some(&device.0)).map_err(failed)?;
    Ok(on_to(&format!("/games/{}", plain(id))))
}
