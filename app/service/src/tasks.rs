//! Background tasks for games: bot turns, hints, reviews of finished games.

pub(crate) mod bots;
pub(crate) mod hints;
pub(crate) mod permitted_search;
pub(crate) mod reviews;
pub(crate) mod stand_ins;

use std::sync::Arc;

use game_core::{Seat, Turn, Viewer};
use i18n::Locale;
use page::{Asking, TaskStatus};
use play::DynSession;

use crate::response::sentence;
use crate::{Games, Problem, TaskRunner};
use bots::BotTurns;
use hints::{Found, Hints};
use reviews::Reviews;
use stand_ins::StandIns;

/// All background tasks.
pub(crate) struct Tasks {
    pub(crate) bots: Arc<BotTurns>,
    pub(crate) hints: Hints,
    pub(crate) reviews: Reviews,
    pub(crate) stand_ins: StandIns,
}

impl Tasks {
    pub(crate) fn new(games: Arc<Games>, runner: Arc<dyn TaskRunner>) -> Self {
        let bots = Arc::new(BotTurns::new(Arc::clone(&games), Arc::clone(&runner)));
        Tasks {
            stand_ins: StandIns::new(Arc::clone(&bots), Arc::clone(&games), Arc::clone(&runner)),
            bots,
            hints: Hints::new(games, Arc::clone(&runner)),
            reviews: Reviews::new(runner),
        }
    }

    /// Reacts to a changed game: drops results for the earlier position and starts the bots.
    pub(crate) fn changed(&self, id: &str) {
        self.hints.forget(id);
        self.reviews.forget(id);
        self.bots.play(id);
    }

    /// Reacts to a deleted game.
    pub(crate) fn forget(&self, id: &str) {
        self.hints.forget(id);
        self.reviews.forget(id);
        self.bots.forget(id);
    }

    /// The tasks of a game now, for a reader in this language. A bot that must choose starts to
    /// think, unless somebody has paused it.
    pub(crate) fn about(&self, id: &str, session: &dyn DynSession, locale: Locale) -> GameTasks {
        let length = session.len();
        let said = |why: &Problem| sentence(&why.text_in(locale));
        let paused = session.asked_bot().and_then(|_| self.bots.paused(id, length));
        let paused = paused.map(|why| why.as_ref().map(said));
        let hint = match session.turn() {
            Turn::Choose(seat) => self.hints.of(id, length, seat).map(|found| (seat, found)),
            Turn::Chance | Turn::Over => None,
        };
        let no_hint = match &hint {
            Some((_, Found::Nothing(why))) => said(why),
            _ => String::new(),
        };
        GameTasks { paused, hint, no_hint }
    }
}

/// The tasks of a game at one position.
#[derive(Default)]
pub(crate) struct GameTasks {
    /// Whether bots are paused although one must choose, and why, if no person paused them.
    paused: Option<Option<String>>,
    /// The hint for the seat that must choose, or the search for it.
    hint: Option<(Seat, Found)>,
    /// Why there is no hint.
    no_hint: String,
}

impl GameTasks {
    /// The status of the tasks, as far as this viewer may see it.
    pub(crate) fn task_status(&self, viewer: Viewer, asking: Asking) -> TaskStatus<'_> {
        match (asking, &self.paused, &self.hint) {
            (Asking::Wait(_), Some(why), _) => TaskStatus::Paused(why.as_deref()),
            (Asking::Wait(_), ..) => TaskStatus::Bots,
            (Asking::Answer, _, Some((seat, found))) if viewer == Viewer::Seat(*seat) => {
                match found {
                    Found::NotYet => TaskStatus::Searching,
                    Found::Advice(advice) => TaskStatus::Hint(advice),
                    Found::Nothing(_) => TaskStatus::NoHint(&self.no_hint),
                }
            }
            _ => TaskStatus::None,
        }
    }
}
