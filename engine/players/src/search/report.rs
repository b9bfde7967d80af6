use game_core::SeatValue;

use super::id::Id;
use super::tree::{Mover, Tree};
use super::tuning::Tuning;

/// The fewest visits of an entry in a main line.
const SURE: u32 = 4;

/// The most entries in a main line.
const LONGEST: usize = 24;

/// The result of a search: its evaluation of a seat's choices.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<C> {
    /// The number of simulations run.
    pub iterations: u64,
    /// The choices that were tried, the best first.
    pub choices: Vec<EvaluatedChoice<C>>,
}

impl<C: Copy> Report<C> {
    /// The best choice; `None` if the search was stopped before its first simulation.
    pub fn best(&self) -> Option<C> {
        self.choices.first().map(|evaluated| evaluated.choice)
    }
}

/// A choice with its statistics.
#[derive(Clone, Debug, PartialEq)]
pub struct EvaluatedChoice<C> {
    /// The choice.
    pub choice: C,
    /// How often it was tried. The best choice is the one with the most visits.
    pub visits: u64,
    /// The mean result for the choosing seat, from 0 to 1: its probability of winning.
    pub result: f64,
    /// The standard error of the mean result, assuming independent simulations.
    pub error: f64,
    /// The mean final score of that seat, in victory points; `None` if the game has no scores.
    pub score: Option<f64>,
    /// The same for each tree of the search; trees that never tried it are left out.
    pub trees: Vec<InTree>,
    /// The main line: the most frequent continuation, with choices of all seats and results of
    /// chance, from this choice on.
    pub line: Vec<C>,
}

/// The statistics of a choice in one tree of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct InTree {
    /// The number of the tree, from 0.
    pub tree: usize,
    /// How often it tried the choice.
    pub visits: u64,
    /// The expected result for the choosing seat, from 0 to 1.
    pub result: f64,
    /// The expected score for that seat.
    pub score: f64,
}

/// Combines the statistics of all trees at their roots.
pub(super) fn report<C: Copy + Ord>(
    trees: &[(&Tree<C>, Id)],
    iterations: u64,
    tuning: &Tuning,
) -> Report<C> {
    let mut sums: Vec<Sum<C>> = Vec::new();
    for (number, (tree, root)) in trees.iter().enumerate() {
        for id in tree.after(*root) {
            add(&mut sums, (number, tree), id);
        }
    }
    let worth = |sum: &Sum<C>| {
        let tree = trees.first().map(|(tree, _)| tree);
        tree.map_or(0.0, |tree| tree.worth_of(sum.expected(), tuning.weighing()))
    };
    sums.sort_by(|one, other| {
        let by_worth = || worth(other).total_cmp(&worth(one));
        other.visits.cmp(&one.visits).then_with(by_worth).then(one.choice.cmp(&other.choice))
    });
    let choices = sums.into_iter().map(|sum| evaluated(sum, trees)).collect();
    Report { iterations, choices }
}

/// The combined statistics of a choice.
struct Sum<C> {
    choice: C,
    visits: u64,
    /// The sum of the trees' expected results, weighted by visits.
    expected: f64,
    scores: f64,
    /// The sums of the simulations' results and of their squares.
    results: f64,
    squares: f64,
    trees: Vec<InTree>,
}

impl<C> Sum<C> {
    fn expected(&self) -> SeatValue {
        let visits = self.visits.max(1) as f64;
        SeatValue { result: (self.expected / visits) as f32, score: (self.scores / visits) as f32 }
    }
}

fn add<C: Copy + Ord>(sums: &mut Vec<Sum<C>>, (number, tree): (usize, &Tree<C>), id: Id) {
    let node = tree.node(id);
    let (Some(choice), Mover::Seat(seat)) = (node.choice, node.mover) else { return };
    if node.visits == 0 {
        return;
    }
    let at = sums.iter().position(|sum| sum.choice == choice).unwrap_or_else(|| {
        sums.push(Sum {
            choice,
            visits: 0,
            expected: 0.0,
            scores: 0.0,
            results: 0.0,
            squares: 0.0,
            trees: Vec::new(),
        });
        sums.len() - 1
    });
    let sum = &mut sums[at];
    let value = tree.value(id, seat);
    let visits = u64::from(node.visits);
    let (result, score) = (f64::from(value.result), f64::from(value.score));
    sum.trees.push(InTree { tree: number, visits, result, score });
    sum.visits += visits;
    sum.expected += f64::from(value.result) * f64::from(node.visits);
    sum.scores += f64::from(value.score) * f64::from(node.visits);
    sum.results += node.results;
    sum.squares += node.squares;
}

fn evaluated<C: Copy + Ord>(sum: Sum<C>, trees: &[(&Tree<C>, Id)]) -> EvaluatedChoice<C> {
    let visits = sum.visits as f64;
    let mean = sum.results / visits;
    let variance = (sum.squares / visits - mean * mean).max(0.0);
    let lines = trees.iter().map(|&(tree, root)| main_line(tree, root, sum.choice));
    let expected = sum.expected();
    EvaluatedChoice {
        choice: sum.choice,
        visits: sum.visits,
        result: f64::from(expected.result),
        // One simulation says nothing about the variance.
        error: if sum.visits > 1 { (variance / (visits - 1.0)).sqrt() } else { 0.5 },
        score: trees.iter().any(|(tree, _)| tree.has_scores()).then_some(expected.score.into()),
        trees: sum.trees,
        line: lines.max_by_key(Vec::len).unwrap_or_default(),
    }
}

fn main_line<C: Copy + Ord>(tree: &Tree<C>, root: Id, first: C) -> Vec<C> {
    let mut line = vec![first];
    let mut at = tree.after(root).find(|&id| tree.node(id).choice == Some(first));
    while let Some(id) = at {
        let met = |&next: &Id| tree.node(next).visits >= SURE;
        at = tree.after(tree.beyond(id)).filter(met).max_by_key(|&next| tree.node(next).visits);
        let Some(next) = at.filter(|_| line.len() < LONGEST) else { break };
        line.extend(tree.node(next).choice);
    }
    line
}
