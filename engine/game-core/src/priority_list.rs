use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::Serialize;

use crate::{EnumSet, Id, Rule};

/// The most criteria that can drop candidates in one decision.
pub const MAX_CRITERIA: usize = 12;

/// A criterion that dropped candidates, with the game's reason `W`.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
pub struct Criterion<W> {
    /// The rule.
    pub rule: Rule,
    /// Why.
    pub why: W,
    /// The dropped candidates, as a bit mask of their numbers.
    pub dropped: u128,
}

/// The result of a decision: the criteria that dropped candidates, in order, and who is left.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Filtered<W> {
    /// The criteria that dropped candidates. Order: as they were applied.
    pub criteria: ArrayVec<Criterion<W>, MAX_CRITERIA>,
    /// The first remaining candidate, by number; `None` if none is left.
    pub chosen: Option<u8>,
}

/// The candidates of an automated opponent that filters: each criterion keeps some, in the order of
/// its rulebook, until one is left.
///
/// Nothing is allocated and no text is built; [`Candidates::over`] returns the reasons for an
/// event.
///
/// ```
/// use game_core::{Candidates, Id, Rule, EnumSet};
///
/// game_core::index_type! {
///     /// A branch.
///     pub struct Branch(5);
///     |number, f| write!(f, "{number}")
/// }
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// enum Why { Full, FewerBots, Order }
///
/// let bots = [2, 3, 0, 3, 3];
/// let mut candidates: Candidates<Branch, Why> = Candidates::new(EnumSet::full());
/// candidates.require(Rule("X-1"), Why::Full, |branch| branch.index() != 4);
/// candidates.prefer_most(Rule("X-2"), Why::FewerBots, |branch| bots[branch.index()]);
/// candidates.first(Rule("X-3"), Why::Order, Branch::all());
/// assert_eq!(candidates.chosen(), Branch::new(1));
/// let reasons: Vec<Why> = candidates.over().criteria.iter().map(|criterion| criterion.why).collect();
/// assert_eq!(reasons, [Why::Full, Why::FewerBots, Why::Order]);
/// ```
#[derive(Clone, Debug)]
pub struct Candidates<T: Id, W> {
    left: EnumSet<T>,
    criteria: ArrayVec<Criterion<W>, MAX_CRITERIA>,
}

impl<T: Id, W> Candidates<T, W> {
    /// These candidates, before any criterion.
    pub fn new(candidates: EnumSet<T>) -> Self {
        Candidates { left: candidates, criteria: ArrayVec::new() }
    }

    /// The remaining candidates.
    pub fn left(&self) -> EnumSet<T> {
        self.left
    }

    /// Whether at most one candidate is left, so that no preference needs to be evaluated.
    pub fn is_settled(&self) -> bool {
        self.left.len() <= 1
    }

    /// The remaining candidates for which `holds` is true.
    pub fn among(&self, holds: impl Fn(T) -> bool) -> EnumSet<T> {
        self.left.iter().filter(|&one| holds(one)).collect()
    }

    /// Drops all candidates for which `holds` is false, even if none is left.
    pub fn require(&mut self, rule: Rule, why: W, holds: impl Fn(T) -> bool) {
        self.keep(rule, why, self.among(holds));
    }

    /// Keeps the candidates for which `holds` is true, if there are any, and returns whether there
    /// were. Does nothing and returns `true` if at most one candidate is left.
    pub fn prefer(&mut self, rule: Rule, why: W, holds: impl Fn(T) -> bool) -> bool {
        if self.is_settled() {
            return true;
        }
        let better = self.among(holds);
        if !better.is_empty() {
            self.keep(rule, why, better);
        }
        !better.is_empty()
    }

    /// Keeps the candidates with the highest number. Does nothing if at most one candidate is left.
    pub fn prefer_most<V: Ord>(&mut self, rule: Rule, why: W, number: impl Fn(T) -> V) {
        if self.is_settled() {
            return;
        }
        if let Some(most) = self.left.iter().map(&number).max() {
            self.keep(rule, why, self.among(|one| number(one) == most));
        }
    }

    /// Keeps the first remaining candidate in this order.
    pub fn first(&mut self, rule: Rule, why: W, order: impl IntoIterator<Item = T>) {
        let left = self.left;
        if let Some(first) = order.into_iter().find(|&one| left.contains(one)) {
            self.keep(rule, why, EnumSet::only(first));
        }
    }

    /// Keeps only those remaining candidates that are in `kept`.
    ///
    /// # Panics
    ///
    /// If more than [`MAX_CRITERIA`] criteria drop candidates.
    pub fn keep(&mut self, rule: Rule, why: W, kept: EnumSet<T>) {
        let dropped = self.left.without(kept);
        if !dropped.is_empty() {
            self.criteria.push(Criterion { rule, why, dropped: dropped.mask().into() });
            self.left = self.left.and(kept);
        }
    }

    /// The first remaining candidate.
    pub fn chosen(&self) -> Option<T> {
        self.left.first()
    }

    /// The whole decision, for an event.
    pub fn over(self) -> Filtered<W> {
        let chosen = self.chosen().map(|one| one.index() as u8);
        Filtered { criteria: self.criteria, chosen }
    }
}

/// A candidate of an automated opponent that weighs, with its value.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, JsonSchema)]
pub struct Weighed<T> {
    /// The candidate.
    pub candidate: T,
    /// The value of the position after it; more is better.
    pub value: i32,
}

/// The first candidate with the highest value; `None` if there are no candidates.
///
/// ```
/// use game_core::{Weighed, heaviest};
///
/// let weigh = |candidate| Weighed { candidate, value: [3, 7, 7][candidate] };
/// assert_eq!(heaviest(&[0, 1, 2].map(weigh)), Some(1));
/// ```
pub fn heaviest<T: Copy>(weighed: &[Weighed<T>]) -> Option<T> {
    let highest = weighed.iter().map(|one| one.value).max()?;
    weighed.iter().find(|one| one.value == highest).map(|one| one.candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::index_type! {
        /// A candidate.
        struct Space(4);
        |number, f| write!(f, "{number}")
    }

    const RULE: Rule = Rule("X-1");

    fn space(number: usize) -> Space {
        Space::new(number).expect("one of four")
    }

    #[test]
    fn a_preference_that_nobody_meets_drops_nobody_and_a_demand_drops_all() {
        let mut candidates: Candidates<Space, &str> = Candidates::new(EnumSet::full());
        assert!(!candidates.prefer(RULE, "none", |_| false));
        assert_eq!((candidates.left().len(), candidates.criteria.len()), (4, 0));
        candidates.require(RULE, "all", |_| false);
        assert_eq!((candidates.chosen(), candidates.over().chosen), (None, None));
    }

    #[test]
    fn one_who_is_left_alone_is_asked_nothing() {
        let mut candidates: Candidates<Space, &str> = Candidates::new(EnumSet::only(space(2)));
        assert!(candidates.prefer(RULE, "asks", |_| unreachable!("one is left")));
        candidates.prefer_most(RULE, "asks", |_| -> u8 { unreachable!("one is left") });
        assert_eq!(candidates.over(), Filtered { criteria: ArrayVec::new(), chosen: Some(2) });
    }

    #[test]
    fn each_criterion_says_whom_it_dropped() {
        let mut candidates: Candidates<Space, &str> = Candidates::new(EnumSet::full());
        candidates.prefer_most(RULE, "few", |one| one.index().min(2));
        candidates.first(RULE, "order", [space(0), space(3), space(2)]);
        let dropped: Vec<u128> =
            candidates.criteria.iter().map(|criterion| criterion.dropped).collect();
        assert_eq!((dropped, candidates.chosen()), (vec![0b0011, 0b0100], Some(space(3))));
    }
}
