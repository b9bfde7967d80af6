//! Hints: a search in the background for the seat that must choose.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use game_core::Seat;
use i18n::{Notice, notice};
use play::{Advice, Budget, DynSession, Patience, SessionError};

use crate::lock::locked;
use crate::tasks::permitted_search::Permitted;
use crate::{CancelToken, Games, Problem, Snapshot, Step, TaskRunner};

/// The searches of all games, with their results.
pub(crate) struct Hints {
    games: Arc<Games>,
    runner: Arc<dyn TaskRunner>,
    hints: Arc<Mutex<BTreeMap<String, Hint>>>,
}

/// One search, for the seat that must choose after this many entries.
struct Hint {
    length: usize,
    seat: Seat,
    cancel: CancelToken,
    found: Found,
}

/// The state of a search.
#[derive(Clone)]
pub(crate) enum Found {
    /// It is running.
    NotYet,
    /// Its advice.
    Advice(Box<Advice>),
    /// Why it found nothing.
    Nothing(Problem),
}

impl Hints {
    /// No search yet.
    pub(crate) fn new(games: Arc<Games>, runner: Arc<dyn TaskRunner>) -> Self {
        Hints { games, runner, hints: Arc::default() }
    }

    /// The hint for a seat after this many entries, if it has requested one.
    pub(crate) fn of(&self, id: &str, length: usize, seat: Seat) -> Option<Found> {
        let hints = locked(&self.hints);
        let hint = hints.get(id).filter(|hint| hint.length == length && hint.seat == seat)?;
        Some(hint.found.clone())
    }

    /// Whether a search is running.
    pub(crate) fn searches(&self, id: &str) -> bool {
        locked(&self.hints).get(id).is_some_and(|hint| matches!(hint.found, Found::NotYet))
    }

    /// Stops the search of a game and drops its result.
    pub(crate) fn forget(&self, id: &str) {
        if let Some(hint) = locked(&self.hints).remove(id) {
            hint.cancel.cancel();
        }
    }

    /// Starts a search for the seat that must choose; replaces any other of this game.
    pub(crate) fn begin(
        &self,
        id: &str,
        game: Arc<Snapshot>,
        seat: Seat,
        seconds: u32,
        asked: Permitted,
    ) {
        self.forget(id);
        let (cancel, length) = (CancelToken::default(), game.session().len());
        let hint = Hint { length, seat, cancel: cancel.clone(), found: Found::NotYet };
        locked(&self.hints).insert(id.to_string(), hint);
        let (games, runner) = (Arc::clone(&self.games), Arc::clone(&self.runner));
        let (hints, id) = (Arc::clone(&self.hints), id.to_string());
        // The first step sets the search up, so that the request is answered before.
        let mut under_way = None;
        let Permitted { share, permit } = asked;
        self.runner.run_for(
            &share,
            Box::new(move |pause| {
                let _held = &permit;
                let search = || {
                    let (advising, over) = under_way.get_or_insert_with(|| {
                        let advising = game.session().advising(Budget::millis(seconds * 1000));
                        (advising, runner.timer(Duration::from_secs(seconds.into())))
                    });
                    let stop = || cancel.is_cancelled() || over();
                    let advice = match advising {
                        Ok(advising) => advising(Patience { stop: &stop, pause })?,
                        Err(refusal) => Err(refusal.clone()),
                    };
                    Some(marked(&games, &id, game.session(), &cancel, advice))
                };
                // A panic in the rules would be a bug.
                let broken = |_| Some(nothing(notice!("refusal-search-broken")));
                let Some(found) = catch_unwind(AssertUnwindSafe(search)).unwrap_or_else(broken)
                else {
                    return Step::Again;
                };
                let mut hints = locked(&hints);
                if let Some(hint) = hints.get_mut(&id).filter(|hint| hint.cancel.is(&cancel)) {
                    hint.found = found;
                }
                Step::Done
            }),
        );
    }
}

/// Marks the game as practice before anybody sees the result.
fn marked(
    games: &Games,
    id: &str,
    session: &dyn DynSession,
    cancel: &CancelToken,
    advice: Result<Advice, SessionError>,
) -> Found {
    let advice = match advice {
        Ok(advice) => advice,
        Err(refusal) => return Found::Nothing(refusal.into()),
    };
    if cancel.is_cancelled() {
        return nothing(notice!("refusal-search-stopped"));
    }
    let marked = games.change(id, |now| {
        if now.len() != session.len() || cancel.is_cancelled() {
            return Err(notice!("refusal-moved-on").into());
        }
        now.mark_practice();
        Ok(())
    });
    match marked {
        Ok(()) => Found::Advice(Box::new(advice)),
        Err(trouble) => Found::Nothing(trouble),
    }
}

fn nothing(why: Notice) -> Found {
    Found::Nothing(Problem::Refused(why))
}
