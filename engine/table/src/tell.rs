use serde::Serialize;

use crate::Rule;

/// A listener to what happens. Steps tell it each event with the rule that caused it.
///
/// The event is made only if somebody listens: with [`Silent`] telling compiles to nothing.
pub trait Tell<E> {
    /// Tells one event. `event` is called at most once, and never changes the position.
    fn tell(&mut self, rule: Rule, event: impl FnOnce() -> E);
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
