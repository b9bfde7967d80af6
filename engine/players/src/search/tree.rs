use std::collections::HashMap;

use game_core::{Choices, Draw, Evaluation, Seat, SeatValue};

use super::id::{Id, NONE};
use super::return_stats::ReturnStats;
use super::values::Values;

/// Stands for several nodes, one for each thing that the next seat may know.
const SEVERAL: Id = Id::MAX - 1;

/// A tree with this many nodes grows no more; thinking goes on in the tree that there is.
const MOST_NODES: usize = 1 << 21;

/// So many results of a chance turn are tried before any is met again on purpose.
const FEW_RESULTS: f64 = 8.0;

/// How many more results are tried at a chance turn as its visits grow: this times their root.
const WIDENING: f64 = 1.0;

/// If a game gives some choices a higher prior, so many are tried beside the first as a position's visits grow:
/// this times their root.
const CHOICES: f64 = 0.5;

/// Whose act led to a node.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) enum Mover {
    /// A seat chose.
    Seat(Seat),
    /// Chance answered.
    Chance,
    /// Nobody: the position was there from the beginning, or is met in several ways.
    Nobody,
}

/// A choice or a result of chance, with what came of it.
#[derive(Clone, Debug)]
pub(super) struct Node<C> {
    /// What was chosen; `None` at the root of a tree.
    pub(super) choice: Option<C>,
    pub(super) mover: Mover,
    /// The first of the nodes that follow, which rise by mover and choice.
    first: Id,
    /// The next node that follows the same one.
    next: Id,
    /// How many nodes follow.
    width: u32,
    /// How often it was met.
    pub(super) visits: u32,
    /// How often it could have been chosen since it is in the tree.
    available: u32,
    /// Where the next seat chooses by what it knows: the node of that, [`SEVERAL`], or [`NONE`]
    /// where positions are told apart by how they came about.
    to: Id,
    /// The sum of the results, as simulations ended, of the seat that chose it.
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

/// Where a simulation goes next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step<C> {
    pub(super) choice: C,
    /// The node that it leads to; [`NONE`] if the tree is full.
    pub(super) node: Id,
    /// Whether the node is new.
    pub(super) fresh: bool,
}

/// How choices of seats are weighed against each other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weighing {
    /// How much a choice that was seldom tried is preferred.
    pub(super) explore: f64,
    /// How much of the whole the score counts beside the result.
    pub(super) score: f64,
    /// Whether every choice is tried, whatever its prior.
    pub(super) whole: bool,
}

/// What was tried, as nodes in one flat list.
#[derive(Clone, Debug)]
pub(super) struct Tree<C> {
    nodes: Vec<Node<C>>,
    /// What each seat can expect at each node.
    values: Values,
    /// The nodes at which a seat that knows a thing chooses.
    information_sets: HashMap<(Seat, u64), Id>,
    /// How all simulations ended.
    return_stats: ReturnStats,
    /// Whether the prior of any choice that was met is above 1.
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

    /// Forgets everything and keeps the memory.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node::new(None, Mover::Nobody));
        self.values.clear();
        self.information_sets.clear();
        self.return_stats = ReturnStats::default();
    }

    /// How many bytes it holds, about.
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

    /// The nodes that follow this one, rising by mover and choice.
    pub(super) fn after(&self, id: Id) -> impl Iterator<Item = Id> {
        let linked = |id: Id| (id != NONE).then_some(id);
        std::iter::successors(linked(self.node(id).first), move |&id| linked(self.node(id).next))
    }

    /// The node at which this seat chooses, if it knows this, and whether it is new; [`NONE`] if
    /// there is none and the tree is full.
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

    /// Notes that what follows a node hangs beneath another one.
    pub(super) fn link(&mut self, from: Id, to: Id) {
        let node = &mut self.nodes[from as usize];
        node.to = if node.to == NONE || node.to == to { to } else { SEVERAL };
    }

    /// The node beneath which everything hangs that follows this one, as far as it is one node.
    pub(super) fn beyond(&self, id: Id) -> Id {
        let to = self.node(id).to;
        if to < SEVERAL { to } else { id }
    }

    /// What a seat can expect at a node.
    pub(super) fn value(&self, id: Id, seat: Seat) -> SeatValue {
        self.values.of(self.beyond(id), seat)
    }

    /// The choice of a seat at this node: one that was not tried yet, or else the one with the best
    /// prospects, those seldom tried preferred. If the game gives some choices a higher prior, others are tried
    /// only as visits grow: thinking about few goes deeper than a glance at all.
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

    /// Whether any end had a score.
    pub(super) fn has_scores(&self) -> bool {
        self.return_stats.have_scores()
    }

    /// An expected result and an expected score as one number from 0 to 1.
    pub(super) fn worth_of(&self, expected: SeatValue, weighing: Weighing) -> f64 {
        self.return_stats.worth(expected, weighing.score)
    }

    /// A result of chance at this node, by its odds. Where results are many, those met before are
    /// met again, so that what follows them is found out as well; the more visits, the more results.
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

    /// One of the results that were met before, by their odds.
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

    /// Notes how a simulation that went through these nodes ended, and works out again what can be
    /// expected at each of them: at the last one by its ends, at the others by what follows.
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
            // The best choice of a seat is also its most frequent one: squares make it count for
            // what it will be, where frequencies still remember what was only tried.
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

    /// Makes this node the root; `spare` lends its memory. Everything that does not follow it is
    /// forgotten.
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

/// A walk along the nodes that follow one, in step with a rising list.
struct Walk {
    /// The last node that stands before what was looked for; [`NONE`] if that comes first.
    before: Id,
    /// The next node to compare.
    at: Id,
}

impl Walk {
    fn from<C: Copy + Ord>(node: Id, tree: &Tree<C>) -> Self {
        Walk { before: NONE, at: tree.node(node).first }
    }

    /// The node of this choice, if it is there.
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
