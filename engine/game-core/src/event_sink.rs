use std::any::Any;

use serde::Serialize;

use crate::Rule;

/// A listener to what happens. Steps tell it each event with the rule that caused it.
///
/// The event is made only if somebody listens: with [`NoSink`] telling compiles to nothing.
pub trait EventSink<E> {
    /// Tells one event. `event` is called at most once, and never changes the position.
    fn emit(&mut self, rule: Rule, event: impl FnOnce() -> E);

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
pub struct NoSink;

impl<E> EventSink<E> for NoSink {
    #[inline(always)]
    fn emit(&mut self, _rule: Rule, _event: impl FnOnce() -> E) {}
}

/// One event with the rule that caused it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Emitted<E> {
    /// The rule by which it happened.
    pub rule: Rule,
    /// What happened.
    pub event: E,
}

impl<E> EventSink<E> for Vec<Emitted<E>> {
    fn emit(&mut self, rule: Rule, event: impl FnOnce() -> E) {
        self.push(Emitted { rule, event: event() });
    }
}

/// Listens, and if it is to, keeps the position after each step that told something: the boards of a
/// turn. It is one listener for both, because the steps of every game are compiled for each.
#[derive(Clone, Debug)]
pub struct Recorder<G, E> {
    /// Whether it keeps boards.
    looks: bool,
    emitted: Vec<Emitted<E>>,
    /// How many events had been told, and the position then, rising.
    boards: Vec<(usize, G)>,
}

impl<G, E> Recorder<G, E> {
    /// Nothing has been told yet; boards are kept.
    pub fn new() -> Self {
        Recorder { looks: true, emitted: Vec::new(), boards: Vec::new() }
    }

    /// Nothing has been told yet; what is told is kept, and no boards.
    pub fn events_only() -> Self {
        Recorder { looks: false, ..Self::new() }
    }

    /// What was told.
    pub fn emitted(&self) -> &[Emitted<E>] {
        &self.emitted
    }

    /// What was told, and nothing else of it.
    pub fn into_emitted(self) -> Vec<Emitted<E>> {
        self.emitted
    }

    /// The position once so many events had been told and nothing after them; if a step told more
    /// of them at once, the position after that step. `None` after the last that was shown.
    pub fn after(&self, emitted: usize) -> Option<&G> {
        let first = self.boards.iter().find(|(count, _)| *count >= emitted);
        first.map(|(_, board)| board)
    }

    /// Whether the position after just so many events was shown, or none had been told.
    pub fn has_shown(&self, emitted: usize) -> bool {
        emitted == 0 || self.boards.iter().any(|(count, _)| *count == emitted)
    }
}

impl<G, E> Default for Recorder<G, E> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Clone + 'static, E> EventSink<E> for Recorder<G, E> {
    fn emit(&mut self, rule: Rule, event: impl FnOnce() -> E) {
        self.emitted.push(Emitted { rule, event: event() });
    }

    fn show<P: Clone + 'static>(&mut self, position: &P) {
        if !self.looks {
            return;
        }
        let Some(position) = (position as &dyn Any).downcast_ref::<G>() else { return };
        let now = self.emitted.len();
        // What changes without a word belongs to what was told before.
        if self.boards.last().is_some_and(|(count, _)| *count == now) {
            self.boards.pop();
        }
        self.boards.push((now, position.clone()));
    }
}
