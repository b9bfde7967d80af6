//! The page of the devices that are let in: when each was last seen, and a way to remove it.

use http::StatusCode;
use page::{DeviceRow, DevicesPage, NumberShown};

use super::saved_row::ago;
use crate::devices::{Door, DoorNumber};
use crate::request::{HandlerResult, WebRequest};
use crate::response::{method_not_allowed, not_found, page, problem, redirect_to};
use crate::service::Service;
use crate::{DeviceId, PersonId, Problem};

/// Whether the sender of a request sees and may remove a device: the owner of a house any, another
/// device there itself, and a person all of his own.
fn is_own(request: &WebRequest<'_>, device: &DeviceId, person: Option<&PersonId>) -> bool {
    match request.asker.own() {
        Some(own) => person == Some(own),
        None => request.is_owner() || request.device() == Some(device),
    }
}

/// All devices for the owner of the computer, who may remove any; for a device only its own line;
/// for a person those at which he is signed in.
pub(crate) fn show(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let door = service.door.get();
    if door.is_none() && !service.is_for_people() {
        return Ok(not_found(request.locale()));
    }
    let (locale, is_owner) = (request.locale(), request.is_owner());
    let now = service.games.store().now();
    let all = service.devices.all().into_iter();
    let own = all.filter(|device| is_own(request, &device.id, Some(&device.person)));
    let rows = own.map(|device| DeviceRow {
        is_here: request.device() == Some(&device.id),
        used: ago(locale, now.saturating_sub(device.used)),
        since: ago(locale, now.saturating_sub(device.since)),
        id: device.id.0,
        name: device.name,
    });
    let rows: Vec<DeviceRow> = rows.collect();
    if service.is_for_people() {
        return super::me::show(service, request, &rows);
    }
    let number =
        door.and_then(Option::as_ref).filter(|_| is_owner).map(|door| shown(door.number()));
    let text = page::devices_page(&DevicesPage { locale, is_owner, rows: &rows, number });
    Ok(page(StatusCode::OK, text))
}

fn shown(number: Option<DoorNumber>) -> Option<NumberShown> {
    number.map(|number| NumberShown { digits: number.digits, minutes: number.minutes })
}

/// Removes a device or, for a person, all others; or gives out a new number.
pub(crate) fn act(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let door = service.door.get();
    if door.is_none() && !service.is_for_people() {
        return Ok(not_found(request.locale()));
    }
    let form = request.form()?;
    let failed = |trouble| problem(request.locale(), &trouble);
    match (form.get("act"), door.and_then(Option::as_ref)) {
        (Some("others"), _) if service.is_for_people() => {
            sign_out_others(service, request).map_err(failed)?;
        }
        (Some("number"), Some(door)) if request.is_owner() => renew(&**door),
        (Some("forget"), _) => {
            let id = DeviceId(form.trimmed("device").to_string());
            if !is_own(request, &id, service.devices.person(&id).as_ref()) {
                return Ok(not_found(request.locale()));
            }
            forget(service, &id).map_err(failed)?;
            if service.is_for_people() && request.device() == Some(&id) {
                return Ok(redirect_to("/"));
            }
        }
        _ => return Ok(method_not_allowed(request.locale())),
    }
    Ok(redirect_to("/devices"))
}

/// Replaces the number. If none is available, the page says so.
fn renew(door: &dyn Door) {
    door.new_number();
}

fn forget(service: &Service, id: &DeviceId) -> Result<(), Problem> {
    for game in service.devices.forget(service.games.store(), id)? {
        service.games.changed(&game);
    }
    Ok(())
}

/// Signs out every other device of a person.
///
/// # Errors
///
/// If the store cannot be written.
fn sign_out_others(service: &Service, request: &WebRequest<'_>) -> Result<(), Problem> {
    let Some(own) = request.asker.own() else { return Ok(()) };
    let others = service.devices.all().into_iter();
    let others = others.filter(|it| it.person == *own && request.device() != Some(&it.id));
    for device in others {
        forget(service, &device.id)?;
    }
    Ok(())
}
