//! What is thought about beside the games: turns of bots, hints, accounts of finished games.

pub(crate) mod bots;
pub(crate) mod hints;
pub(crate) mod reviews;

use std::sync::Arc;

use game_core::{Seat, Turn, Viewer};
use page::{Asking, TaskStatus};
use play::DynSession;

use crate::{Games, TaskRunner};
use bots::BotTurns;
use hints::{Found, Hints};
use reviews::Reviews;

/// Everything that is thought about.
pub(crate) struct Tasks {
    pub(crate) bots: BotTurns,
    pub(crate) hints: Hints,
    pub(crate) reviews: Reviews,
}

impl Tasks {
    pub(crate) fn new(games: Arc<Games>, runner: Arc<dyn TaskRunner>) -> Self {
        Tasks {
            bots: BotTurns::new(Arc::clone(&games), Arc::clone(&runner)),
            hints: Hints::new(games, Arc::clone(&runner)),
            reviews: Reviews::new(runner),
        }
    }

    /// After a game was changed: what was thought about it counts no longer, and bots go on.
    pub(crate) fn changed(&self, id: &str) {
        self.hints.forget(id);
        self.reviews.forget(id);
        self.bots.play(id);
    }

    /// After a game was deleted.
    pub(crate) fn forget(&self, id: &str) {
        self.hints.forget(id);
        self.reviews.forget(id);
        self.bots.forget(id);
    }

    /// What is thought about a game now. Bots that are asked begin to think, if none has said no.
    pub(crate) fn about(&self, id: &str, session: &dyn DynSession) -> GameTasks {
        let length = session.len();
        let paused = session.asked_bot().and_then(|_| self.bots.paused(id, length));
        let hint = match session.turn() {
            Turn::Choose(seat) => self.hints.of(id, length, seat).map(|found| (seat, found)),
            Turn::Chance | Turn::Over => None,
        };
        GameTasks { paused, hint }
    }
}

/// What is thought about a game, at one moment of it.
#[derive(Default)]
pub(crate) struct GameTasks {
    /// Whether bots rest although one is asked, and why, if no person said so.
    paused: Option<Option<String>>,
    /// What the seat that is asked was told, or waits for.
    hint: Option<(Seat, Found)>,
}

impl GameTasks {
    /// What of it this viewer is shown.
    pub(crate) fn task_status(&self, viewer: Viewer, asking: Asking) -> TaskStatus<'_> {
        match (asking, &self.paused, &self.hint) {
            (Asking::Wait(_), Some(why), _) => TaskStatus::Paused(why.as_deref()),
            (Asking::Wait(_), ..) => TaskStatus::Bots,
            (Asking::Answer, _, Some((seat, found))) if viewer == Viewer::Seat(*seat) => {
                match found {
                    Found::NotYet => TaskStatus::Searching,
                    Found::Advice(advice) => TaskStatus::Hint(advice),
                    Found::Nothing(why) => TaskStatus::NoHint(why),
                }
            }
            _ => TaskStatus::None,
        }
    }
}
