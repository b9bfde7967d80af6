//! Answers to what one device asks of the others.

use tongues::say;

use crate::Problem;
use crate::answer::{on_to_game, problem};
use crate::asked::{Reply, answer};
use crate::device::Device;
use crate::request::{Handled, WebRequest};
use crate::service::Service;

/// A device agrees, refuses, or asks no more.
pub(crate) fn reply(service: &Service, request: &WebRequest<'_>) -> Handled {
    let (id, form, tongue) = (request.id(), request.form()?, request.tongue());
    let failed = |trouble| problem(tongue, &trouble);
    let open = service.desk.open(id).map_err(failed)?;
    let device = Device::of(service.desk.store(), open.session(), request).map_err(failed)?;
    let reply = match form.get("answer") {
        Some("agree") => Some(Reply::Agree),
        Some("refuse") => Some(Reply::Refuse),
        Some("withdraw") => Some(Reply::Withdraw),
        _ => None,
    };
    let number = form.get("number").and_then(|number| number.parse().ok());
    let Some(reply) = number.zip(reply) else {
        let gone = Problem::Refused(say!(tongue, "right-nothing-asked").into());
        return Ok(problem(tongue, &gone));
    };
    answer(service, id, (&device, open.session(), tongue), reply).map_err(failed)?;
    Ok(on_to_game(id))
}
