//! Starting and cancelling a hint.

use game_core::Turn;

use crate::membership::Membership;
use crate::request::{HandlerResult, WebRequest};
use crate::response::{problem, redirect_to_game, sanitize_id};
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
    let membership = Membership::of(service.games.store(), request.id(), session, request);
    let membership = membership.map_err(|trouble| problem(request.locale(), &trouble))?;
    if let Turn::Choose(seat) = session.turn()
        && !late
        && may(&membership, session, &Act::Think) == May::Yes
    {
        let asked =
            service.permitted_search(request, seconds, &format!("/games/{}", sanitize_id(id)))?;
        service.tasks.hints.begin(id, game, seat, seconds, asked);
    }
    Ok(redirect_to_game(id))
}

/// Cancels a hint.
pub(crate) fn cancel(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let (games, id) = (&service.games, request.id());
    let failed = |trouble| problem(request.locale(), &trouble);
    let open = games.open(id).map_err(failed)?;
    let membership =
        Membership::of(games.store(), request.id(), open.session(), request).map_err(failed)?;
    if may(&membership, open.session(), &Act::Think) == May::Yes {
        service.tasks.hints.forget(id);
    }
    Ok(redirect_to_game(id))
}
