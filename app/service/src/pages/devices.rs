//! The page of the devices that are let in: when each was last seen, and a way to remove it.

use http::StatusCode;
use page::{DeviceRow, DevicesPage, NumberShown};

use super::front::ago;
use crate::devices::{Door, DoorNumber};
use crate::request::{HandlerResult, WebRequest};
use crate::response::{method_not_allowed, not_found, page, problem, redirect_to};
use crate::service::Service;
use crate::{DeviceId, Problem};

/// All devices for the owner of the computer, who may remove any; for a device only its own line.
pub(crate) fn show(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let Some(door) = service.door.get() else { return Ok(not_found(request.locale())) };
    let (locale, is_owner) = (request.locale(), request.is_owner());
    let now = service.games.store().now();
    let rows = service.devices.all().into_iter().map(|device| DeviceRow {
        is_here: request.device() == Some(&device.id),
        used: ago(locale, now.saturating_sub(device.used)),
        since: ago(locale, now.saturating_sub(device.since)),
        id: device.id.0,
        name: device.name,
    });
    let rows: Vec<DeviceRow> = rows.filter(|row| is_owner || row.is_here).collect();
    let number = door.as_ref().filter(|_| is_owner).map(|door| shown(door.number()));
    let text = page::devices_page(&DevicesPage { locale, is_owner, rows: &rows, number });
    Ok(page(StatusCode::OK, text))
}

fn shown(number: Option<DoorNumber>) -> Option<NumberShown> {
    number.map(|number| NumberShown { digits: number.digits, minutes: number.minutes })
}

/// Removes a device, or gives out a new number.
pub(crate) fn act(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let Some(door) = service.door.get() else { return Ok(not_found(request.locale())) };
    let form = request.form()?;
    match (form.get("act"), door) {
        (Some("number"), Some(door)) if request.is_owner() => renew(&**door),
        (Some("forget"), _) => {
            let id = DeviceId(form.trimmed("device").to_string());
            if !request.is_owner() && request.device() != Some(&id) {
                return Ok(not_found(request.locale()));
            }
            forget(service, &id).map_err(|trouble| problem(request.locale(), &trouble))?;
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
