use game_core::{Game, Seat};

use super::simulation::Worker;
use super::tuning::Tuning;
use crate::{Patience, Seen};

/// After so many simulations in a tree a thread asks whether it should stop, and goes on to the next
/// of its trees.
const BETWEEN_STOPS: u64 = 16;

/// A question, and how far a search has come with it: all that it needs to go on after a pause,
/// besides its trees.
pub(super) struct Thinking<G: Game> {
    pub(super) seat: Seat,
    pub(super) view: G::View,
    /// What everybody may know, if the game says what a seat knows.
    pub(super) public: Option<G::View>,
    pub(super) content: &'static G::Content,
    /// The choices that are compared; all of them if there are none here.
    only: Vec<G::Choice>,
    /// How many simulations are one tree's.
    share: u64,
    /// How many of them were run, in each tree.
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

    /// Whether this is what it thinks about.
    pub(super) fn is_about(&self, seen: &Seen<'_, G>, only: &[G::Choice]) -> bool {
        self.seat == seen.seat() && self.only == only && self.view == seen.view()
    }

    /// How many simulations were run.
    pub(super) fn simulations(&self) -> u64 {
        self.done.iter().sum()
    }

    /// Lets every thread think until the shares of its trees are done, or it is to stop or to pause.
    /// Returns whether that is the end of it: it paused if not.
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
                        // Views need not be shared between threads, only sent.
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

    /// The same question for another thread.
    fn copied(&self) -> Self {
        let (view, public) = (self.view.clone(), self.public.clone());
        Thinking { view, public, only: self.only.clone(), done: Vec::new(), ..*self }
    }

    /// Simulates until the shares of these trees are done or it is to stop or to pause, a little in
    /// each tree by turns. Returns whether it has come to its end: it paused if not.
    fn simulate_all(
        &self,
        workers: &mut [Worker<G>],
        done: &mut [u64],
        tuning: &Tuning,
        patience: Patience<'_>,
    ) -> bool {
        // The first of those that have come least far is next, so that after a pause it is the same
        // one as without.
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
        // What others do depends on what they hold possible, which is more than what is so.
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
