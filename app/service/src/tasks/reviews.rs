//! Reviews of finished games: their choices are evaluated one after the other in the background,
//! and kept until the games change or the program ends.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex};

use i18n::{Notice, notice};
use play::{Analysis, DynSession, Looked, Patience, Resumable, Stop};

use crate::lock::locked;
use crate::tasks::permitted_search::Permitted;
use crate::{CancelToken, Snapshot, Step, TaskRunner};

/// A running review redraws its page after the first choice, whenever the number of choices has
/// doubled, and at each of this many equal parts. Redrawing more often would move controls while a
/// person uses them.
const PARTS: usize = 10;

/// The reviews of finished games.
pub(crate) struct Reviews {
    runner: Arc<dyn TaskRunner>,
    kept: Analyses,
}

/// The analyses by game id.
#[derive(Clone, Default)]
struct Analyses(Arc<Mutex<BTreeMap<String, Kept>>>);

/// The analysis of a game with this many entries.
#[derive(Clone)]
pub(crate) struct Kept {
    length: usize,
    pub(crate) analysis: Analysis,
    pub(crate) stage: AnalysisState,
    cancel: CancelToken,
}

/// The state of an analysis.
#[derive(Clone)]
pub(crate) enum AnalysisState {
    UnderWay,
    /// Stopped early, and why, if no person stopped it.
    Stopped(Option<Notice>),
    Whole,
}

impl Kept {
    /// How many choices were evaluated, and how many there are in all.
    pub(crate) fn judged(&self) -> (usize, usize) {
        (self.analysis.done(), self.analysis.of())
    }

    /// The phase that a waiting page shows; when it changes, there is more to see.
    pub(crate) fn phase(&self) -> Option<String> {
        let (done, of) = self.judged();
        matches!(self.stage, AnalysisState::UnderWay)
            .then(|| format!("review {}-{}", (done + 1).ilog2(), done * PARTS / of.max(1)))
    }
}

impl Reviews {
    /// No review yet.
    pub(crate) fn new(runner: Arc<dyn TaskRunner>) -> Self {
        Reviews { runner, kept: Analyses::default() }
    }

    /// The review of a game with this many entries.
    pub(crate) fn of(&self, id: &str, length: usize) -> Option<Kept> {
        locked(&self.kept.0).get(id).filter(|kept| kept.length == length).cloned()
    }

    /// Whether the review may have shown anybody a better choice.
    pub(crate) fn is_known(&self, id: &str) -> bool {
        locked(&self.kept.0).get(id).is_some_and(|kept| kept.analysis.done() > 0)
    }

    /// Stops the review of a game and drops it.
    pub(crate) fn forget(&self, id: &str) {
        if let Some(kept) = locked(&self.kept.0).remove(id) {
            kept.cancel.cancel();
        }
    }

    /// Stops the review of a game and keeps what was evaluated.
    pub(crate) fn stop(&self, id: &str) {
        if let Some(kept) = locked(&self.kept.0).get_mut(id)
            && matches!(kept.stage, AnalysisState::UnderWay)
        {
            kept.cancel.cancel();
            kept.stage = AnalysisState::Stopped(None);
        }
    }

    /// Evaluates the remaining choices of an analysis, which replaces any other of this game.
    pub(crate) fn begin(
        &self,
        id: &str,
        game: Arc<Snapshot>,
        analysis: Analysis,
        asked: Permitted,
    ) {
        self.forget(id);
        let (cancel, length) = (CancelToken::default(), game.session().len());
        let stage = AnalysisState::UnderWay;
        let kept = Kept { length, analysis, stage, cancel: cancel.clone() };
        locked(&self.kept.0).insert(id.to_string(), kept);
        let (analyses, id) = (self.kept.clone(), id.to_string());
        let mut looks = None;
        let Permitted { share, permit } = asked;
        self.runner.run_for(
            &share,
            Box::new(move |pause| {
                let _held = &permit;
                let evaluate =
                    || analyses.evaluate(&id, game.session(), &cancel, &mut looks, pause);
                catch_unwind(AssertUnwindSafe(evaluate)).unwrap_or_else(|_| {
                    // A panic in the rules would be a bug.
                    let broken = notice!("refusal-search-broken");
                    analyses.change(&id, &cancel, |kept| {
                        kept.stage = AnalysisState::Stopped(Some(broken))
                    });
                    Step::Done
                })
            }),
        );
    }
}

impl Analyses {
    /// Evaluates the next choice, or a part of it; `looks` holds the search in progress.
    fn evaluate(
        &self,
        id: &str,
        session: &dyn DynSession,
        cancel: &CancelToken,
        looks: &mut Option<Resumable<Looked>>,
        pause: Stop<'_>,
    ) -> Step {
        let next = || {
            let next = self.change(id, cancel, |kept| {
                let next = kept.analysis.next();
                if next.is_none() {
                    kept.stage = AnalysisState::Whole;
                }
                next.map(|look| (look, kept.analysis.budget()))
            });
            next.flatten().map(|(look, budget)| look.evaluating(session, budget))
        };
        let Some(mut evaluating) = looks.take().or_else(next) else { return Step::Done };
        let Some(looked) = evaluating(Patience { stop: &|| cancel.is_cancelled(), pause }) else {
            *looks = Some(evaluating);
            return Step::Again;
        };
        match self.change(id, cancel, |kept| kept.analysis.add(looked)) {
            Some(()) => Step::Again,
            None => Step::Done,
        }
    }

    /// Changes a stored review, if it still belongs to this analysis and was not stopped.
    fn change<T>(
        &self,
        id: &str,
        cancel: &CancelToken,
        act: impl FnOnce(&mut Kept) -> T,
    ) -> Option<T> {
        let mut kept = locked(&self.0);
        let of_this = |kept: &&mut Kept| kept.cancel.is(cancel) && !cancel.is_cancelled();
        Some(act(kept.get_mut(id).filter(of_this)?))
    }
}
