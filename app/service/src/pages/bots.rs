//! Pausing and resuming bots.

use crate::request::{HandlerResult, WebRequest};
use crate::response::redirect_to_game;
use crate::service::Service;

/// Pauses the bots of a game.
pub(crate) fn pause(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    let id = request.id();
    let asked = service.games.read(id, |session| session.asked_bot().map(|_| session.len()));
    if let Ok(Some(length)) = asked {
        service.tasks.bots.pause(id, length);
    }
    Ok(redirect_to_game(id))
}

/// Resumes the bots of a game.
pub(crate) fn resume(service: &Service, request: &WebRequest<'_>) -> HandlerResult {
    service.tasks.bots.play(request.id());
    Ok(redirect_to_game(request.id()))
}
