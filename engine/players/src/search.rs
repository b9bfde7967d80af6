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

/// Separates the random stream of a search from that of chance if both have the same seed.
const SEARCHES: u64 = 0x7365_6172_6368_6573;

/// Plays by information-set Monte Carlo tree search.
///
/// It sees only the view and the choices. In each simulation it samples a determinization
/// ([`Game::determinize`]), descends the tree, plays on at random and backs up the result. Every
/// seat maximises its own value, chance answers by its odds, and choices are compared only in
/// determinizations that list them. In a solo game this is planning against chance.
///
/// The tree is reused: at the next question the search continues in the subtree that leads from the
/// last question to this one.
pub struct Search<G: Game> {
    budget: Budget,
    /// Whether it plays as a level, which may use less than its budget.
    as_a_level: bool,
    tuning: Tuning,
    workers: Vec<Worker<G>>,
    memory: Option<Memory<G>>,
    spare: Vec<Node<G::Choice>>,
    /// The unfinished work when it paused.
    paused: Option<Thinking<G>>,
}

impl<G: Game> Search<G> {
    /// A search with this budget for each choice. The same seed, number of simulations and number
    /// of trees give the same play.
    pub fn new(budget: Budget, tuning: Tuning, seed: u64) -> Self {
        let trees = tuning.trees.max(tuning.threads).max(1) as u64;
        let workers = (0..trees).map(|nth| Worker::new(Dice::keyed(seed, nth)));
        let workers = workers.collect();
        let (as_a_level, spare) = (false, Vec::new());
        Search { budget, as_a_level, tuning, workers, memory: None, spare, paused: None }
    }

    /// A search that may be given the seed of a game: it draws from its own random stream, never
    /// what chance will answer in that game.
    pub fn with_own_chance(budget: Budget, tuning: Tuning, seed: u64) -> Self {
        Search::new(budget, tuning, Dice::keyed(seed, SEARCHES).next_u64())
    }

    /// Makes it play as a level: its budget is scaled down where the game says so
    /// ([`Game::level_simulation_scale`]).
    pub fn as_a_level(self) -> Self {
        Search { as_a_level: true, ..self }
    }

    /// Thinks about a question until the budget is spent or `stop` returns true, and reports the
    /// result. The caller measures a time budget and must end it through `stop`.
    pub fn think(
        &mut self,
        seen: &Seen<'_, G>,
        choices: &Choices<G::Choice>,
        stop: Stop<'_>,
    ) -> Report<G::Choice> {
        self.think_of(seen, choices, &[], stop)
    }

    /// As [`Search::think`], but only about these choices, with the same number of simulations for
    /// each: the fairest comparison of a few. If `only` is empty, about all.
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

    /// As [`Search::think_of`], but it may pause and then returns `None`. Called next with the same
    /// arguments, it continues and finds the same as in one go; called with others, it drops the
    /// unfinished work.
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

    /// Starts on a question.
    fn begin(&mut self, seen: &Seen<'_, G>, only: &[G::Choice]) -> Thinking<G> {
        let trees = self.workers.len();
        let most = self.budget.iterations;
        let simulations = if self.as_a_level { seen.simulations_of_a_level(most) } else { most };
        let share = u64::from(simulations).div_ceil(trees as u64).max(1);
        let thinking = Thinking::new(seen, only, share, trees);
        self.remember(&thinking);
        thinking
    }

    /// Builds the report.
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

    /// Keeps the part of the trees that belongs to this question and drops the rest.
    fn remember(&mut self, question: &Thinking<G>) {
        let memory = self.memory.take().filter(|memory| memory.seat == question.seat);
        for worker in &mut self.workers {
            let tree = &mut worker.tree;
            // With information state keys, nodes are found by their keys.
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
