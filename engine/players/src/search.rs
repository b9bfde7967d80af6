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

pub use report::{Judged, Report};
pub use tuning::{Cut, Tuning};

use id::{Id, NONE};
use memory::Memory;
use simulation::Worker;
use tree::{Node, Tree};

/// After so many simulations a thread asks whether it should stop.
const BETWEEN_STOPS: u64 = 16;

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
    /// A search with this budget for each choice. On one thread the same seed and budget in
    /// iterations give the same play.
    pub fn new(budget: Budget, tuning: Tuning, seed: u64) -> Self {
        let threads = tuning.threads.max(1) as u64;
        let workers = (0..threads).map(|nth| Worker::new(Dice::keyed(seed, nth)));
        let workers = workers.collect();
        Search { budget, tuning, workers, memory: None, spare: Vec::new() }
    }

    /// Thinks about a question until the budget is spent or `stop` says so, and tells what it found
    /// out. A budget of time is the caller's to measure: `stop` must end it.
    pub fn think(
        &mut self,
        seen: &Seen<'_, G>,
        choices: &Choices<G::Choice>,
        stop: Stop<'_>,
    ) -> Report<G::Choice> {
        let (view, seat, known) = (seen.view(), seen.seat(), seen.known());
        let threads = self.workers.len() as u64;
        let question = Question {
            public: known.map(|_| seen.public()),
            view,
            content: seen.content(),
            share: u64::from(self.budget.iterations).div_ceil(threads).max(1),
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
        let Some((first, others)) = self.workers.split_first_mut() else { return 0 };
        if others.is_empty() {
            return question.think(first, tuning);
        }
        std::thread::scope(|scope| {
            let threads: Vec<_> = others
                .iter_mut()
                .map(|worker| {
                    let own = question.clone();
                    scope.spawn(move || own.think(worker, tuning))
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
    view: G::View,
    /// What everybody may know, if the game says what a seat knows.
    public: Option<G::View>,
    content: &'static G::Content,
    /// How many simulations are one thread's.
    share: u64,
    stop: Stop<'a>,
}

impl<G: Game> Clone for Question<'_, G> {
    fn clone(&self) -> Self {
        Question { view: self.view.clone(), public: self.public.clone(), ..*self }
    }
}

impl<G: Game> Question<'_, G> {
    /// Simulates until this thread's share is done or it is to stop. Returns how often it did.
    fn think(&self, worker: &mut Worker<G>, tuning: &Tuning) -> u64 {
        for done in 0..self.share {
            if done.is_multiple_of(BETWEEN_STOPS) && (self.stop)() {
                return done;
            }
            // What others do depends on what they hold possible, which is more than what is so.
            let from_afar = self.public.as_ref().filter(|_| worker.coin());
            let view = from_afar.unwrap_or(&self.view);
            let mut world = G::imagine(view, self.content, &mut worker.dice);
            worker.simulate(&mut world, tuning);
        }
        self.share
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
