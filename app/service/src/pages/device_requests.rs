//! Replies to requests of other devices.

use i18n::notice;

use crate::Problem;
use crate::device_requests::{Reply, answer};
use crate::membership::Membership;
use crate::request::{HandlerResult, WebRequest};
use crate::response::{problem, redirect_to_game};
use crate::service::Service;

/// Agrees to, refuses, or withdraws a request.
pub(crate) fn reply(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (id, form, locale) = (request.id(), request.form()?, request.locale());
    let failed = |trouble| problem(locale, &trouble);
    let open = service.games.open(id).map_err(failed)?;
    let membership = Membership::of(service.games.store(), request.id(), open.session(), request)
        .map_err(failed)?;
    let reply = match form.get("answer") {
        Some("agree") => Some(Reply::Agree),
        Some("refuse") => Some(Reply::Refuse),
        Some("withdraw") => Some(Reply::Withdraw),
        _ => None,
    };
    let number = form.get("number").and_then(|number| number.parse().ok());
    let Some(reply) = number.zip(reply) else {
        let gone = Problem::Refused(notice!("right-nothing-asked"));
        return Ok(problem(locale, &gone));
    };
    answer(service, id, (&membership, open.session()), reply).map_err(failed)?;
    Ok(redirect_to_game(id))
}
