//! Starting and cancelling a hint.

use game_core::Turn;

use crate::device::Device;
use crate::request::{HandlerResult, WebRequest};
use crate::response::{problem, redirect_to_game};
use crate::rights::{Act, May, may};
use crate::service::Service;

/// The longest search, in seconds.
const LONGEST: u32 = 30;
/// The default length of a search, in seconds.
const USUAL: u32 = 2;

/// Starts the search for a hint.
pub(crate) fn ask(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (id, form) = (request.id(), request.form()?);
    let game =
        service.games.think_about(id).map_err(|trouble| problem(request.locale(), &trouble))?;
    let game = game.told_in(request.locale());
    let session = game.session();
    let seconds = form.get("seconds").and_then(|text| text.parse().ok());
    let seconds = seconds.unwrap_or(USUAL).clamp(1, LONGEST);
    let seen = form.get("at").and_then(|text| text.parse::<usize>().ok());
    let late = seen.is_some_and(|at| at != session.len());
    let device = Device::of(service.games.store(), session, request);
    let device = device.map_err(|trouble| problem(request.locale(), &trouble))?;
    if let Turn::Choose(seat) = session.turn()
        && !late
        && may(&device, session, &Act::Think) == May::Yes
    {
        service.tasks.hints.begin(id, game, seat, seconds);
    }
    Ok(redirect_to_game(id))
}

/// Cancels a hint.
pub(crate) fn cancel(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (games, id) = (&service.games, request.id());
    let failed = |trouble| problem(request.locale(), &trouble);
    let open = games.open(id).map_err(failed)?;
    let device = Device::of(games.store(), open.session(), request).map_err(failed)?;
    if may(&device, open.session(), &Act::Think) == May::Yes {
        service.tasks.hints.forget(id);
    }
    Ok(redirect_to_game(id))
}
