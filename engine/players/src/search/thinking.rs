use game_core::{Game, Seat};

use super::simulation::Worker;
use super::tuning::Tuning;
use crate::{Patience, Seen};

/// The number of simulations in a tree before its thread checks whether to stop and moves on to its
/// next tree.
const BETWEEN_STOPS: u64 = 16;

/// A question and the progress of a search on it: everything needed to resume after a pause, except
/// the trees.
pub(super) struct Thinking<G: Game> {
    pub(super) seat: Seat,
    pub(super) view: G::View,
    /// The public view, if the game has information state keys.
    pub(super) public: Option<G::View>,
    pub(super) content: &'static G::Content,
    /// The choices to compare; all if empty.
    only: Vec<G::Choice>,
    /// The number of simulations for each tree.
    share: u64,
    /// The number of simulations done in each tree.
    done: Vec<u64>,
}

impl<G: Game> Thinking<G> {
    pub(super) fn new(seen: &Seen<'_, G>, only: &[G::Choice], share: u64, trees: usize) -> Self {
        Thinking {
            seat: seen.seat(),
            view: seen.view(),
            public: seen.information_state_key().map(|_| seen.public()),
            content: seen.content(),
            only: only.to_vec(),
            share,
            done: vec![0; trees],
        }
    }

    /// Whether this is the question it is working on.
    pub(super) fn is_about(&self, seen: &Seen<'_, G>, only: &[G::Choice]) -> bool {
        self.seat == seen.seat() && self.only == only && self.view == seen.view()
    }

    /// The number of simulations run.
    pub(super) fn simulations(&self) -> u64 {
        self.done.iter().sum()
    }

    /// Runs all threads until their trees' shares are done, or they are told to stop or to pause.
    /// Returns whether it has ended; otherwise it paused.
    pub(super) fn go_on(
        &mut self,
        workers: &mut [Worker<G>],
        tuning: &Tuning,
        patience: Patience<'_>,
    ) -> bool {
        let trees = workers.len();
        let each = trees.div_ceil(tuning.threads.max(1)).min(trees);
        let mut done = std::mem::take(&mut self.done);
        let (first, others) = workers.split_at_mut(each);
        let (first_done, others_done) = done.split_at_mut(each);
        let question = &*self;
        let ended = if others.is_empty() {
            question.simulate_all(first, first_done, tuning, patience)
        } else {
            std::thread::scope(|scope| {
                let others = others.chunks_mut(each).zip(others_done.chunks_mut(each));
                let threads: Vec<_> = others
                    .map(|(workers, done)| {
                        // Views need not be shared between threads (`Sync`), only sent (`Send`).
                        let own = question.copied();
                        scope.spawn(move || own.simulate_all(workers, done, tuning, patience))
                    })
                    .collect();
                let mut ended = question.simulate_all(first, first_done, tuning, patience);
                for thread in threads {
                    match thread.join() {
                        Ok(end) => ended &= end,
                        Err(panic) => std::panic::resume_unwind(panic),
                    }
                }
                ended
            })
        };
        self.done = done;
        ended
    }

    /// A copy of the question for another thread.
    fn copied(&self) -> Self {
        let (view, public) = (self.view.clone(), self.public.clone());
        Thinking { view, public, only: self.only.clone(), done: Vec::new(), ..*self }
    }

    /// Simulates, a little in each tree by turns, until the shares of these trees are done or it is
    /// told to stop or to pause. Returns whether it has ended; otherwise it paused.
    fn simulate_all(
        &self,
        workers: &mut [Worker<G>],
        done: &mut [u64],
        tuning: &Tuning,
        patience: Patience<'_>,
    ) -> bool {
        // The first of the trees with the least progress is next, so that the order is the same
        // with and without a pause.
        while let Some((tree, from)) =
            done.iter().copied().enumerate().min_by_key(|(_, done)| *done)
            && from < self.share
        {
            if (patience.stop)() {
                return true;
            }
            if (patience.pause)() {
                return false;
            }
            let to = self.share.min(from + BETWEEN_STOPS);
            (from..to).for_each(|nth| self.simulate(&mut workers[tree], nth, tuning));
            done[tree] = to;
        }
        true
    }

    /// The nth simulation of a tree.
    fn simulate(&self, worker: &mut Worker<G>, nth: u64, tuning: &Tuning) {
        // What others do depends on what they hold possible, so half of the simulations start from
        // what is public rather than from what this seat knows.
        let from_afar = self.public.as_ref().filter(|_| worker.coin());
        let view = from_afar.unwrap_or(&self.view);
        let mut world = G::determinize(view, self.content, &mut worker.dice);
        let first = match self.only.len() as u64 {
            0 => None,
            many => self.only.get((nth % many) as usize).copied(),
        };
        worker.simulate(&mut world, first, tuning);
    }
}
