use game_core::{ActionSink, Choices, Dice, Draw, Evaluation, Game, NoSink, Turn};

use super::id::{Id, NONE};
use super::tree::Tree;
use super::tuning::{Ending, Tuning};

/// One tree of a search with its random numbers and reusable buffers.
pub(super) struct Worker<G: Game> {
    pub(super) tree: Tree<G::Choice>,
    pub(super) dice: Dice,
    choices: Choices<G::Choice>,
    path: Vec<Id>,
}

impl<G: Game> Worker<G> {
    pub(super) fn new(dice: Dice) -> Self {
        Worker { tree: Tree::new(), dice, choices: Choices::default(), path: Vec::new() }
    }

    /// Runs one simulation from a determinization: descends the tree, plays on at random, and backs
    /// up the result. If `first` is given and listed, the simulation begins with it.
    pub(super) fn simulate(&mut self, world: &mut G, first: Option<G::Choice>, tuning: &Tuning) {
        self.path.clear();
        self.path.push(Tree::<G::Choice>::ROOT);
        let max_steps = world.max_steps();
        let depth = self.descend(world, first, tuning, max_steps);
        let ending = tuning.ending(world);
        let end = self.roll_out(world, ending, max_steps.saturating_sub(depth));
        self.tree.note(&self.path, &end);
    }

    /// Descends the tree and adds one node. Returns how many entries were made.
    fn descend(
        &mut self,
        world: &mut G,
        first: Option<G::Choice>,
        tuning: &Tuning,
        max_steps: u32,
    ) -> u32 {
        let mut at = Tree::<G::Choice>::ROOT;
        if self.meet(world, &mut at) {
            return 0;
        }
        let (question, beyond) = (tuning.weighing_the_question(), tuning.weighing());
        let evaluator = tuning.evaluator.here(world);
        for depth in 0..max_steps {
            let turn = world.turn();
            world.choices(&mut self.choices);
            if depth == 0
                && let Some(first) = first.filter(|&first| self.choices.contains(first))
            {
                self.choices.clear();
                self.choices.choice(first);
            }
            let step = match turn {
                Turn::Over => None,
                Turn::Chance => self.tree.chance(at, &self.choices, &mut self.dice),
                Turn::Choose(seat) => {
                    let weighing = if depth == 0 { question } else { beyond };
                    let prior = |choice| evaluator.prior(world, choice);
                    self.tree.choose((at, seat), &self.choices, prior, weighing, &mut self.dice)
                }
            };
            let Some(step) = step else { return depth };
            world.apply_unchecked(step.choice, &mut NoSink);
            if step.node == NONE {
                return depth + 1;
            }
            at = step.node;
            self.path.push(at);
            let is_new = self.meet(world, &mut at);
            // A new path to a known node continues.
            if is_new || (step.fresh && at == step.node) {
                return depth + 1;
            }
        }
        max_steps
    }

    /// Moves to the node of what the next seat knows, if the game has information state keys.
    /// Returns whether the simulation leaves the tree here: the node is new, or there is no room
    /// for it.
    fn meet(&mut self, world: &G, at: &mut Id) -> bool {
        let Turn::Choose(seat) = world.turn() else { return false };
        let Some(known) = world.information_state_key(seat) else { return false };
        let (node, is_new) = self.tree.information_set(seat, known);
        if node == NONE {
            return true;
        }
        self.tree.link(*at, node);
        self.path.push(node);
        *at = node;
        is_new
    }

    /// Rollout: plays on at random to the end, or to the rollout cut-off if the game has an
    /// evaluation there. After `max_steps` entries it is broken off with whatever evaluation the
    /// game has.
    fn roll_out(&mut self, world: &mut G, ending: Ending, max_steps: u32) -> Evaluation {
        let mut made = 0;
        let cutoff = ending.rollout_cutoff.unwrap_or(u32::MAX);
        loop {
            if made >= cutoff.min(max_steps)
                && let Some(evaluation) = ending.of(world)
            {
                return evaluation;
            }
            let turn = world.turn();
            if turn == Turn::Over || made >= max_steps {
                return ending.of(world).unwrap_or_default();
            }
            world.choices(&mut self.choices);
            let picked = match turn {
                Turn::Chance => self.choices.pick(&mut self.dice),
                _ => {
                    let prior = |choice| ending.evaluator.prior(world, choice);
                    self.choices.pick_by(prior, &mut self.dice)
                }
            };
            let Some(choice) = picked else { return ending.of(world).unwrap_or_default() };
            world.apply_unchecked(choice, &mut NoSink);
            made += 1;
        }
    }

    /// A fair coin.
    pub(super) fn coin(&mut self) -> bool {
        self.dice.below(2) == 0
    }
}
