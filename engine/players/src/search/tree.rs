use std::collections::HashMap;

use game_core::{Choices, Draw, Evaluation, Seat, SeatValue};

use super::id::{Id, NONE};
use super::return_stats::ReturnStats;
use super::values::Values;

/// Several nodes: one for each information state of the next seat.
const SEVERAL: Id = Id::MAX - 1;

/// The most nodes of a tree; when it is full, the search goes on without growing it.
const MOST_NODES: usize = 1 << 21;

/// The number of results tried at a chance turn before known ones are revisited on purpose.
const FEW_RESULTS: f64 = 8.0;

/// Progressive widening at chance turns: this times the square root of the visits is the number of
/// results to try.
const WIDENING: f64 = 1.0;

/// Progressive widening at decisions with priors above 1: this times the square root of the visits
/// is the number of choices to try besides the first.
const CHOICES: f64 = 0.5;

/// Who made the entry that leads to a node.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) enum Mover {
    /// A seat chose.
    Seat(Seat),
    /// Chance answered.
    Chance,
    /// Nobody: the root, or a node that can be reached in several ways.
    Nobody,
}

/// A choice or a result of chance, with its statistics.
#[derive(Clone, Debug)]
pub(super) struct Node<C> {
    /// The choice made; `None` at the root of a tree.
    pub(super) choice: Option<C>,
    pub(super) mover: Mover,
    /// The first child; children are in rising order of mover and choice.
    first: Id,
    /// The next sibling.
    next: Id,
    /// The number of children.
    width: u32,
    /// The number of visits.
    pub(super) visits: u32,
    /// How often it was available, from when it was added.
    available: u32,
    /// Where the next seat is found by its information state: that node, [`SEVERAL`], or [`NONE`]
    /// if positions are told apart by their history.
    to: Id,
    /// The sum of the results of simulations, for the seat that chose it.
    pub(super) results: f64,
    /// The sum of their squares.
    pub(super) squares: f64,
}

impl<C> Node<C> {
    fn new(choice: Option<C>, mover: Mover) -> Self {
        Node {
            choice,
            mover,
            first: NONE,
            next: NONE,
            width: 0,
            visits: 0,
            available: 0,
            to: NONE,
            results: 0.0,
            squares: 0.0,
        }
    }
}

/// The next step of a simulation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step<C> {
    pub(super) choice: C,
    /// The node it leads to; [`NONE`] if the tree is full.
    pub(super) node: Id,
    /// Whether the node is new.
    pub(super) fresh: bool,
}

/// How a seat's choices are compared.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weighing {
    /// The weight of exploration.
    pub(super) explore: f64,
    /// The share of the score in the combined value.
    pub(super) score: f64,
    /// Whether to try every choice, whatever its prior.
    pub(super) whole: bool,
}

/// The search tree, as one flat list of nodes.
#[derive(Clone, Debug)]
pub(super) struct Tree<C> {
    nodes: Vec<Node<C>>,
    /// The value for each seat at each node.
    values: Values,
    /// The node for each seat and information state.
    information_sets: HashMap<(Seat, u64), Id>,
    /// How all simulations ended.
    return_stats: ReturnStats,
    /// Whether any choice so far had a prior above 1.
    has_prior: bool,
}

impl<C: Copy + Ord> Tree<C> {
    pub(super) const ROOT: Id = 0;

    pub(super) fn new() -> Self {
        let nodes = vec![Node::new(None, Mover::Nobody)];
        let (values, information_sets) = (Values::default(), HashMap::new());
        Tree {
            nodes,
            values,
            information_sets,
            return_stats: ReturnStats::default(),
            has_prior: false,
        }
    }

    /// Removes everything but keeps the allocated memory.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(None, Mover::Nobody));
        self.values.clear();
        self.information_sets.clear();
        self.return_stats = ReturnStats::default();
    }

    /// Approximate memory use, in bytes.
    pub(super) fn bytes(&self) -> usize {
        let known = self.information_sets.capacity() * size_of::<((Seat, u64), Id, u8)>();
        self.nodes.capacity() * size_of::<Node<C>>() + self.values.bytes() + known
    }

    pub(super) fn node(&self, id: Id) -> &Node<C> {
        &self.nodes[id as usize]
    }

    pub(super) fn is_full(&self) -> bool {
        self.nodes.len() >= MOST_NODES
    }

    /// The children of a node, in rising order of mover and choice.
    pub(super) fn after(&self, id: Id) -> impl Iterator<Item = Id> {
        let linked = |id: Id| (id != NONE).then_some(id);
        std::iter::successors(linked(self.node(id).first), move |&id| linked(self.node(id).next))
    }

    /// The node where this seat chooses with this information state, and whether it is new;
    /// [`NONE`] if it does not exist and the tree is full.
    pub(super) fn information_set(&mut self, seat: Seat, known: u64) -> (Id, bool) {
        if let Some(&node) = self.information_sets.get(&(seat, known)) {
            return (node, false);
        }
        if self.is_full() {
            return (NONE, false);
        }
        let node = self.push(Node::new(None, Mover::Nobody));
        self.information_sets.insert((seat, known), node);
        (node, true)
    }

    /// Records that the children of `from` are found under `to`.
    pub(super) fn link(&mut self, from: Id, to: Id) {
        let node = &mut self.nodes[from as usize];
        node.to = if node.to == NONE || node.to == to { to } else { SEVERAL };
    }

    /// The node that holds the children of this one, if there is exactly one.
    pub(super) fn beyond(&self, id: Id) -> Id {
        let to = self.node(id).to;
        if to < SEVERAL { to } else { id }
    }

    /// The value for a seat at a node.
    pub(super) fn value(&self, id: Id, seat: Seat) -> SeatValue {
        self.values.of(self.beyond(id), seat)
    }

    /// Selects a choice of a seat at this node: an untried one, or else the one with the highest
    /// upper confidence bound. If some choices have a higher prior, further ones are tried only as
    /// visits grow: searching a few deeply is better than glancing at all.
    pub(super) fn choose(
        &mut self,
        (at, seat): (Id, Seat),
        choices: &Choices<C>,
        prior: impl Fn(C) -> u32,
        weighing: Weighing,
        dice: &mut impl Draw,
    ) -> Option<Step<C>> {
        let mover = Mover::Seat(seat);
        let mut untried = 0;
        let mut new = None;
        let mut best: Option<(f64, Id)> = None;
        let mut logarithm = (0, 0.0);
        let explore = weighing.explore * 2.0 * self.return_stats.spread(weighing.score);
        let mut walk = Walk::from(at, self);
        for &choice in choices.listed() {
            match walk.find(self, mover, choice) {
                None => {
                    let prior = prior(choice).max(1);
                    self.has_prior |= prior > 1;
                    untried += prior;
                    if dice.below(untried) < prior {
                        new = Some((choice, walk.before));
                    }
                }
                Some(id) => {
                    let available = self.nodes[id as usize].available + 1;
                    self.nodes[id as usize].available = available;
                    if logarithm.0 != available {
                        logarithm = (available, f64::from(available).ln());
                    }
                    let doubt = (logarithm.1 / f64::from(self.node(id).visits.max(1))).sqrt();
                    let worth = self.worth_of(self.value(id, seat), weighing) + explore * doubt;
                    if best.is_none_or(|(most, _)| worth > most) {
                        best = Some((worth, id));
                    }
                }
            }
        }
        let node = self.node(at);
        let narrow = self.has_prior
            && !weighing.whole
            && f64::from(node.width) > CHOICES * f64::from(node.visits).sqrt();
        if let Some((choice, before)) = new.filter(|_| best.is_none() || !narrow) {
            return Some(self.insert(at, before, mover, choice));
        }
        let (_, node) = best?;
        Some(Step { choice: self.node(node).choice?, node, fresh: false })
    }

    /// Whether any simulation ended with a score.
    pub(super) fn has_scores(&self) -> bool {
        self.return_stats.have_scores()
    }

    /// Combines an expected result and an expected score into one value from 0 to 1.
    pub(super) fn worth_of(&self, expected: SeatValue, weighing: Weighing) -> f64 {
        self.return_stats.worth(expected, weighing.score)
    }

    /// Samples a result of chance at this node by its odds. If there are many results, known ones
    /// are revisited so that the search also looks deeper; the number of results tried grows with
    /// the visits.
    pub(super) fn chance(
        &mut self,
        at: Id,
        choices: &Choices<C>,
        dice: &mut impl Draw,
    ) -> Option<Step<C>> {
        let node = self.node(at);
        let most = FEW_RESULTS.max(WIDENING * f64::from(node.visits).sqrt());
        if f64::from(node.width) >= most
            && let Some((choice, node)) = self.met_again(at, choices, dice)
        {
            return Some(Step { choice, node, fresh: false });
        }
        let choice = choices.pick(dice)?;
        let mut walk = Walk::from(at, self);
        match walk.find(self, Mover::Chance, choice) {
            Some(node) => Some(Step { choice, node, fresh: false }),
            None => Some(self.insert(at, walk.before, Mover::Chance, choice)),
        }
    }

    /// Samples one of the known results, by their odds.
    fn met_again(&self, at: Id, choices: &Choices<C>, dice: &mut impl Draw) -> Option<(C, Id)> {
        let mut total = 0;
        let mut met = None;
        let mut walk = Walk::from(at, self);
        for (&choice, &odds) in choices.listed().iter().zip(choices.odds()) {
            if let Some(id) = walk.find(self, Mover::Chance, choice) {
                total += odds;
                if dice.below(total) < odds {
                    met = Some((choice, id));
                }
            }
        }
        met
    }

    fn insert(&mut self, at: Id, before: Id, mover: Mover, choice: C) -> Step<C> {
        if self.is_full() {
            return Step { choice, node: NONE, fresh: true };
        }
        let next = match before {
            NONE => self.node(at).first,
            before => self.node(before).next,
        };
        let node = self.push(Node { next, available: 1, ..Node::new(Some(choice), mover) });
        match before {
            NONE => self.nodes[at as usize].first = node,
            before => self.nodes[before as usize].next = node,
        }
        self.nodes[at as usize].width += 1;
        Step { choice, node, fresh: true }
    }

    fn push(&mut self, node: Node<C>) -> Id {
        let id = self.nodes.len() as Id;
        self.nodes.push(node);
        id
    }

    /// Backs up the end of a simulation along its path and recomputes the values: from ends at the
    /// last node, from their children at the others.
    pub(super) fn note(&mut self, path: &[Id], end: &Evaluation) {
        end.by_seat().iter().for_each(|&value| self.return_stats.note(value));
        self.values.make_room(self.nodes.len(), end.by_seat().len());
        for &id in path.iter().rev() {
            let node = &mut self.nodes[id as usize];
            node.visits += 1;
            if let Mover::Seat(seat) = node.mover {
                let result = f64::from(end.of_seat(seat).result);
                node.results += result;
                node.squares += result * result;
            }
            self.work_out(id, end);
        }
    }

    fn work_out(&mut self, id: Id, end: &Evaluation) {
        let node = self.node(id);
        if node.to != NONE || node.first == NONE {
            self.values.average(id, end, node.visits);
            return;
        }
        let mut at = node.first;
        let mut others = 0;
        self.values.begin();
        while at != NONE {
            let after = &self.nodes[at as usize];
            // A seat's best choice is also its most visited one. Squared visits give more weight to
            // what will be played than plain visits, which still include exploration.
            let visits = f64::from(after.visits);
            let weight = if after.mover == Mover::Chance { visits } else { visits * visits };
            let from = if after.to < SEVERAL { after.to } else { at };
            if after.visits > 0 {
                self.values.add(from, weight as f32);
                others += after.visits;
            }
            at = after.next;
        }
        self.values.finish(id, others as f32);
    }

    /// Makes this node the root and drops everything that does not follow from it. `spare` is a
    /// buffer for reuse.
    pub(super) fn keep(&mut self, root: Id, spare: &mut Vec<Node<C>>) {
        spare.clear();
        let mut kept = Values::default();
        kept.make_room(0, self.values.seats());
        spare.push(Node { next: NONE, ..self.node(root).clone() });
        kept.copy(&self.values, root);
        let mut at = 0;
        while at < spare.len() {
            let mut last = NONE;
            let mut old = spare[at].first;
            while old != NONE {
                let node = self.node(old).clone();
                kept.copy(&self.values, old);
                old = node.next;
                let id = spare.len() as Id;
                spare.push(Node { next: NONE, ..node });
                match last {
                    NONE => spare[at].first = id,
                    last => spare[last as usize].next = id,
                }
                last = id;
            }
            at += 1;
        }
        std::mem::swap(&mut self.nodes, spare);
        self.values = kept;
        self.information_sets.clear();
    }
}

/// A walk along the children of a node, in step with a list in rising order.
struct Walk {
    /// The last child before the one looked for; [`NONE`] if that comes first.
    before: Id,
    /// The next node to compare.
    at: Id,
}

impl Walk {
    fn from<C: Copy + Ord>(node: Id, tree: &Tree<C>) -> Self {
        Walk { before: NONE, at: tree.node(node).first }
    }

    /// The child for this choice, if it exists.
    fn find<C: Copy + Ord>(&mut self, tree: &Tree<C>, mover: Mover, choice: C) -> Option<Id> {
        while self.at != NONE {
            let id = self.at;
            let node = tree.node(id);
            match (node.mover, node.choice).cmp(&(mover, Some(choice))) {
                std::cmp::Ordering::Less => {
                    self.before = id;
                    self.at = node.next;
                }
                std::cmp::Ordering::Equal => {
                    self.before = id;
                    self.at = node.next;
                    return Some(id);
                }
                std::cmp::Ordering::Greater => return None,
            }
        }
        None
    }
}

#[cfg(test)]
mod tests;
