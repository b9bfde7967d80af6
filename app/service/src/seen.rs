//! A game as the sender of a request may see it.

use std::sync::Arc;

use game_core::Viewer;
use play::DynSession;

use crate::membership::{Membership, Role};
use crate::request::WebRequest;
use crate::{Problem, Service, Shown, Snapshot};

/// A game as somebody may see it, and what that person is to it.
pub(crate) struct Sight {
    /// The game, told in the language of the request.
    pub(crate) game: Arc<Snapshot>,
    /// What the sender is to it.
    pub(crate) who: Membership,
}

impl Service {
    /// The requested game as the sender of the request may see it.
    ///
    /// # Errors
    ///
    /// If it cannot be opened.
    pub(crate) fn seen(&self, request: &WebRequest<'_>) -> Result<Sight, Problem> {
        let game = self.games.open(request.id())?.told_in(request.locale());
        let who = Membership::of(self.games.store(), request.id(), game.session(), request)?;
        let until = shown_until(game.session(), &who);
        Ok(Sight { game: game.until(until), who })
    }
}

/// How many entries somebody may see: all, or, for a spectator who sees them a turn later, those
/// before the turn that goes on.
fn shown_until(game: &dyn DynSession, who: &Membership) -> usize {
    let waits = who.role == Role::Spectator && who.settings.shown == Shown::TurnLater;
    if !waits || who.is_over(game) {
        return game.len();
    }
    let begins_turn = |entry: &usize| {
        let entry = game.log_between(Viewer::Nobody, *entry, *entry + 1);
        entry.iter().flat_map(|entry| &entry.told).any(|line| line.heading.is_some())
    };
    (0..game.len()).rev().find(begins_turn).map_or(0, |entry| entry + 1)
}
