use std::any::Any;

use serde::Serialize;

use crate::Rule;

/// A listener to what happens. Steps tell it each event with the rule that caused it.
///
/// The event is made only if somebody listens: with [`Silent`] telling compiles to nothing.
pub trait Tell<E> {
    /// Tells one event. `event` is called at most once, and never changes the position.
    fn tell(&mut self, rule: Rule, event: impl FnOnce() -> E);

    /// Shows the position as it is now, between two steps of the rules. Who draws the board of each
    /// moment keeps a copy; by default nobody looks, and showing compiles to nothing.
    ///
    /// [`advance`](crate::advance) calls it after each step; a step that tells more than one thing
    /// worth a look of its own calls it between them.
    #[inline(always)]
    fn show<P: Clone + 'static>(&mut self, position: &P) {
        let _ = position;
    }
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Tell<E> for Silent {
    #[inline(always)]
    fn tell(&mut self, _rule: Rule, _event: impl FnOnce() -> E) {}
}

/// One event with the rule that caused it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Told<E> {
    /// The rule by which it happened.
    pub rule: Rule,
    /// What happened.
    pub event: E,
}

impl<E> Tell<E> for Vec<Told<E>> {
    fn tell(&mut self, rule: Rule, event: impl FnOnce() -> E) {
        self.push(Told { rule, event: event() });
    }
}

/// Listens, and if it is to, keeps the position after each step that told something: the boards of a
/// turn. It is one listener for both, because the steps of every game are compiled for each.
#[derive(Clone, Debug)]
pub struct Filmed<G, E> {
    /// Whether it keeps boards.
    looks: bool,
    told: Vec<Told<E>>,
    /// How many events had been told, and the position then, rising.
    boards: Vec<(usize, G)>,
}

impl<G, E> Filmed<G, E> {
    /// Nothing has been told yet; boards are kept.
    pub fn new() -> Self {
        Filmed { looks: true, told: Vec::new(), boards: Vec::new() }
    }

    /// Nothing has been told yet; what is told is kept, and no boards.
    pub fn heard_only() -> Self {
        Filmed { looks: false, ..Self::new() }
    }

    /// What was told.
    pub fn told(&self) -> &[Told<E>] {
        &self.told
    }

    /// What was told, and nothing else of it.
    pub fn into_told(self) -> Vec<Told<E>> {
        self.told
    }

    /// The position once so many events had been told and nothing after them; if a step told more
    /// of them at once, the position after that step. `None` after the last that was shown.
    pub fn after(&self, told: usize) -> Option<&G> {
        let first = self.boards.iter().find(|(count, _)| *count >= told);
        first.map(|(_, board)| board)
    }

    /// Whether the position after just so many events was shown, or none had been told.
    pub fn has_shown(&self, told: usize) -> bool {
        told == 0 || self.boards.iter().any(|(count, _)| *count == told)
    }
}

impl<G, E> Default for Filmed<G, E> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Clone + 'static, E> Tell<E> for Filmed<G, E> {
    fn tell(&mut self, rule: Rule, event: impl FnOnce() -> E) {
        self.told.push(Told { rule, event: event() });
    }

    fn show<P: Clone + 'static>(&mut self, position: &P) {
        if !self.looks {
            return;
        }
        let Some(position) = (position as &dyn Any).downcast_ref::<G>() else { return };
        let now = self.told.len();
        // What changes without a word belongs to what was told before.
        if self.boards.last().is_some_and(|(count, _)| *count == now) {
            self.boards.pop();
        }
        self.boards.push((now, position.clone()));
    }
}
