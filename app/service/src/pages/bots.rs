//! What a person tells the bots.

use crate::answer::on_to_game;
use crate::request::{Handled, WebRequest};
use crate::service::Service;

/// A person stops the bots.
pub(crate) fn rest(service: &Service, request: &WebRequest<'_>) -> Handled {
    let id = request.id();
    let asked = service.games.read(id, |session| session.asked_bot().map(|_| session.len()));
    if let Ok(Some(length)) = asked {
        service.tasks.bots.rest(id, length);
    }
    Ok(on_to_game(id))
}

/// A person lets the bots go on.
pub(crate) fn go(service: &Service, request: &WebRequest<'_>) -> Handled {
    service.tasks.bots.play(request.id());
    Ok(on_to_game(request.id()))
}
