use game_core::{Choices, Dice, Game};

use crate::{Budget, Patience, Player, Seen, Stop};

mod id;
mod memory;
mod report;
mod return_stats;
mod simulation;
mod thinking;
mod tree;
mod tuning;
mod values;

pub use report::{EvaluatedChoice, InTree, Report};
pub use tuning::{Cutoff, Evaluator, Tuning};

use id::{Id, NONE};
use memory::Memory;
use simulation::Worker;
use thinking::Thinking;
use tree::{Node, Tree};

/// Keeps what a search draws apart from what chance answers where both are given the same seed.
const SEARCHES: u64 = 0x7365_6172_6368_6573;

/// Plays by information-set Monte-Carlo tree search.
///
/// It sees a view and the choices. Again and again it samples a world that its seat holds possible
/// ([`Game::determinize`]), plays it on by what it found out so far and then at random, and notes the
/// end. Every seat chooses for itself, chance answers by its odds, and a choice is compared with
/// others only in worlds that list it. Alone it is planning against chance.
///
/// What it found out is kept: asked again, it goes on thinking in the part of its tree that leads from
/// the last question to this one.
pub struct Search<G: Game> {
    budget: Budget,
    /// Whether it plays as a level, which may do less than its budget.
    as_a_level: bool,
    tuning: Tuning,
    workers: Vec<Worker<G>>,
    memory: Option<Memory<G>>,
    spare: Vec<Node<G::Choice>>,
    /// What it was thinking about when it paused.
    paused: Option<Thinking<G>>,
}

impl<G: Game> Search<G> {
    /// A search with this budget for each choice. The same seed, budget in iterations, and number of
    /// trees give the same play.
    pub fn new(budget: Budget, tuning: Tuning, seed: u64) -> Self {
        let trees = tuning.trees.max(tuning.threads).max(1) as u64;
        let workers = (0..trees).map(|nth| Worker::new(Dice::keyed(seed, nth)));
        let workers = workers.collect();
        let (as_a_level, spare) = (false, Vec::new());
        Search { budget, as_a_level, tuning, workers, memory: None, spare, paused: None }
    }

    /// A search that may be given the seed of a game: it draws from a stream of its own, never what
    /// chance will answer there.
    pub fn with_own_chance(budget: Budget, tuning: Tuning, seed: u64) -> Self {
        Search::new(budget, tuning, Dice::keyed(seed, SEARCHES).next_u64())
    }

    /// The same search as a level plays it: with what of its budget the game leaves to levels
    /// ([`Game::level_simulation_scale`]).
    pub fn as_a_level(self) -> Self {
        Search { as_a_level: true, ..self }
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
        loop {
            if let Some(report) = self.think_by_pieces(seen, choices, only, Patience::until(stop)) {
                return report;
            }
        }
    }

    /// As [`Search::think_of`], but it may pause: nothing is told then. Asked the same next, it goes
    /// on where it was, and finds out what it would have found out in one piece; asked anything
    /// else, it gives up what it was thinking about.
    pub fn think_by_pieces(
        &mut self,
        seen: &Seen<'_, G>,
        choices: &Choices<G::Choice>,
        only: &[G::Choice],
        patience: Patience<'_>,
    ) -> Option<Report<G::Choice>> {
        let paused = self.paused.take().filter(|thinking| thinking.is_about(seen, only));
        let mut thinking = paused.unwrap_or_else(|| self.begin(seen, only));
        if !thinking.go_on(&mut self.workers, &self.tuning, patience) {
            self.paused = Some(thinking);
            return None;
        }
        Some(self.told(thinking, seen.information_state_key(), choices))
    }

    /// Begins to think about a question.
    fn begin(&mut self, seen: &Seen<'_, G>, only: &[G::Choice]) -> Thinking<G> {
        let trees = self.workers.len();
        let most = self.budget.iterations;
        let simulations = if self.as_a_level { seen.simulations_of_a_level(most) } else { most };
        let share = u64::from(simulations).div_ceil(trees as u64).max(1);
        let thinking = Thinking::new(seen, only, share, trees);
        self.remember(&thinking);
        thinking
    }

    /// What was found out.
    fn told(
        &mut self,
        thinking: Thinking<G>,
        known: Option<u64>,
        choices: &Choices<G::Choice>,
    ) -> Report<G::Choice> {
        let seat = thinking.seat;
        let root = |worker: &mut Worker<G>| match known {
            Some(known) => worker.tree.information_set(seat, known).0,
            None => Tree::<G::Choice>::ROOT,
        };
        let roots: Vec<Id> = self.workers.iter_mut().map(root).collect();
        let trees = self.workers.iter().map(|worker| &worker.tree).zip(roots);
        let trees: Vec<(&Tree<G::Choice>, Id)> = trees.filter(|(_, root)| *root != NONE).collect();
        let mut report = report::report(&trees, thinking.simulations(), &self.tuning);
        report.choices.retain(|evaluated| choices.contains(evaluated.choice));
        let view = thinking.view;
        self.memory = report.best().map(|choice| Memory { view, seat, choice });
        report
    }

    /// Keeps what is known about this question and forgets the rest.
    fn remember(&mut self, question: &Thinking<G>) {
        let memory = self.memory.take().filter(|memory| memory.seat == question.seat);
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

    fn choose_by_pieces(
        &mut self,
        seen: &Seen<'_, G>,
        choices: &Choices<G::Choice>,
        patience: Patience<'_>,
    ) -> Option<G::Choice> {
        let report = self.think_by_pieces(seen, choices, &[], patience)?;
        Some(report.best().unwrap_or(choices.listed()[0]))
    }

    fn bytes(&self) -> usize {
        let trees: usize = self.workers.iter().map(|worker| worker.tree.bytes()).sum();
        trees + self.spare.capacity() * size_of::<Node<G::Choice>>()
    }
}
