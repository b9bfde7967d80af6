use table::{Choices, Dice, Game, Seat};

use crate::{Budget, Player, Seen, Stop};

mod ends;
mod id;
mod memory;
mod report;
mod simulation;
mod tree;
mod tuning;
mod values;

pub use report::{InTree, Judged, Report};
pub use tuning::{Cut, Judging, Tuning};

use id::{Id, NONE};
use memory::Memory;
use simulation::Worker;
use tree::{Node, Tree};

/// After so many simulations in a tree a thread asks whether it should stop, and goes on to the next
/// of its trees.
const BETWEEN_STOPS: u64 = 16;

/// Keeps what a search draws apart from what chance answers where both are given the same seed.
const SEARCHES: u64 = 0x7365_6172_6368_6573;

/// Plays by information-set Monte-Carlo tree search.
///
/// It sees a view and the choices. Again and again it imagines a world that its seat holds possible
/// ([`Game::imagine`]), plays it on by what it learnt so far and then at random, and learns from the
/// end. Every seat chooses for itself, chance answers by its odds, and a choice is compared with
/// others only in worlds that list it. Alone it is planning against chance.
///
/// What it learnt is kept: asked again, it goes on thinking in the part of its tree that leads from
/// the last question to this one.
pub struct Search<G: Game> {
    budget: Budget,
    tuning: Tuning,
    workers: Vec<Worker<G>>,
    memory: Option<Memory<G>>,
    spare: Vec<Node<G::Choice>>,
}

impl<G: Game> Search<G> {
    /// A search with this budget for each choice. The same seed, budget in iterations, and number of
    /// trees give the same play.
    pub fn new(budget: Budget, tuning: Tuning, seed: u64) -> Self {
        let trees = tuning.trees.max(tuning.threads).max(1) as u64;
        let workers = (0..trees).map(|nth| Worker::new(Dice::keyed(seed, nth)));
        let workers = workers.collect();
        Search { budget, tuning, workers, memory: None, spare: Vec::new() }
    }

    /// A search that may be given the seed of a game: it draws from a stream of its own, never what
    /// chance will answer there.
    pub fn beside_luck(budget: Budget, tuning: Tuning, seed: u64) -> Self {
        Search::new(budget, tuning, Dice::keyed(seed, SEARCHES).next_u64())
    }

    /// Thinks about a question until the budget is spent or `stop` says so, and tells what it found
    /// out. A budget of time is the caller's to measure: `stop` must end it.
    pub fn think(
        &mut self,
        seen: &Seen<'_, G>,
        choices: &Choices<G::Choice>,
        stop: Stop<'_>,
    ) -> Report<G::Choice> {
        self.think_of(seen, choices, &[], stop)
    }

    /// As [`Search::think`], but about these choices only, and about each as much as about the
    /// others: the fairest comparison of few. With none it is about all.
    pub fn think_of(
        &mut self,
        seen: &Seen<'_, G>,
        choices: &Choices<G::Choice>,
        only: &[G::Choice],
        stop: Stop<'_>,
    ) -> Report<G::Choice> {
        let (view, seat, known) = (seen.view(), seen.seat(), seen.known());
        let trees = self.workers.len() as u64;
        let question = Question {
            public: known.map(|_| seen.public()),
            view,
            content: seen.content(),
            only,
            share: u64::from(self.budget.iterations).div_ceil(trees).max(1),
            stop,
        };
        self.remember(&question, seat);
        let iterations = self.run(&question);
        let root = |worker: &mut Worker<G>| match known {
            Some(known) => worker.tree.knowing(seat, known).0,
            None => Tree::<G::Choice>::ROOT,
        };
        let roots: Vec<Id> = self.workers.iter_mut().map(root).collect();
        let trees = self.workers.iter().map(|worker| &worker.tree).zip(roots);
        let trees: Vec<(&Tree<G::Choice>, Id)> = trees.filter(|(_, root)| *root != NONE).collect();
        let mut report = report::report(&trees, iterations, &self.tuning);
        report.choices.retain(|judged| choices.contains(judged.choice));
        let view = question.view;
        self.memory = report.best().map(|choice| Memory { view, seat, choice });
        report
    }

    /// Keeps what was learnt about this question and forgets the rest.
    fn remember(&mut self, question: &Question<'_, G>, seat: Seat) {
        let memory = self.memory.take().filter(|memory| memory.seat == seat);
        for worker in &mut self.workers {
            let tree = &mut worker.tree;
            // Where the game says what a seat knows, nodes are found by that.
            if question.public.is_some() && memory.is_some() && !tree.is_full() {
                continue;
            }
            let found = memory.as_ref();
            let found =
                found.and_then(|memory| memory.find(tree, &question.view, question.content));
            match found {
                Some(node) => tree.keep(node, &mut self.spare),
                None => tree.clear(),
            }
        }
    }

    /// Lets every thread think. Returns how many simulations they ran.
    fn run(&mut self, question: &Question<'_, G>) -> u64 {
        let tuning = &self.tuning;
        let trees = self.workers.len();
        let each = trees.div_ceil(tuning.threads.max(1));
        let (first, others) = self.workers.split_at_mut(each.min(trees));
        if others.is_empty() {
            return question.think(first, tuning);
        }
        std::thread::scope(|scope| {
            let threads: Vec<_> = others
                .chunks_mut(each)
                .map(|workers| {
                    let own = question.clone();
                    scope.spawn(move || own.think(workers, tuning))
                })
                .collect();
            let mut iterations = question.think(first, tuning);
            for thread in threads {
                match thread.join() {
                    Ok(more) => iterations += more,
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            iterations
        })
    }
}

/// What a thread has to think about.
struct Question<'a, G: Game> {
    /// The choices that are compared; all of them if there are none here.
    only: &'a [G::Choice],
    view: G::View,
    /// What everybody may know, if the game says what a seat knows.
    public: Option<G::View>,
    content: &'static G::Content,
    /// How many simulations are one tree's.
    share: u64,
    stop: Stop<'a>,
}

impl<G: Game> Clone for Question<'_, G> {
    fn clone(&self) -> Self {
        Question { view: self.view.clone(), public: self.public.clone(), ..*self }
    }
}

impl<G: Game> Question<'_, G> {
    /// Simulates until the shares of these trees are done or it is to stop, a little in each tree
    /// by turns. Returns how often it did.
    fn think(&self, workers: &mut [Worker<G>], tuning: &Tuning) -> u64 {
        let mut all = 0;
        for from in (0..self.share).step_by(BETWEEN_STOPS as usize) {
            let to = self.share.min(from + BETWEEN_STOPS);
            for worker in &mut *workers {
                if (self.stop)() {
                    return all;
                }
                (from..to).for_each(|nth| self.simulate(worker, nth, tuning));
                all += to - from;
            }
        }
        all
    }

    /// The nth simulation of a tree.
    fn simulate(&self, worker: &mut Worker<G>, nth: u64, tuning: &Tuning) {
        // What others do depends on what they hold possible, which is more than what is so.
        let from_afar = self.public.as_ref().filter(|_| worker.coin());
        let view = from_afar.unwrap_or(&self.view);
        let mut world = G::imagine(view, self.content, &mut worker.dice);
        let first = match self.only.len() as u64 {
            0 => None,
            many => self.only.get((nth % many) as usize).copied(),
        };
        worker.simulate(&mut world, first, tuning);
    }
}

impl<G: Game> Player<G> for Search<G> {
    fn choose(&mut self, seen: &Seen<'_, G>, choices: &Choices<G::Choice>) -> G::Choice {
        self.choose_until(seen, choices, &|| false)
    }

    fn choose_until(
        &mut self,
        seen: &Seen<'_, G>,
        choices: &Choices<G::Choice>,
        stop: Stop<'_>,
    ) -> G::Choice {
        let report = self.think(seen, choices, stop);
        report.best().unwrap_or(choices.listed()[0])
    }
}
