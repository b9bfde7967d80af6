use std::any::Any;

use serde::Serialize;

use crate::Rule;

/// Receives what happens: steps emit each event with the rule that caused it.
///
/// An event is only built if the sink wants it: with [`NoSink`], emitting compiles to nothing.
pub trait EventSink<E> {
    /// Emits one event. `event` is called at most once and never changes the position.
    fn emit(&mut self, rule: Rule, event: impl FnOnce() -> E);

    /// Shows the current position, between two steps of the rules. A sink that draws the board of
    /// each moment keeps a copy; by default this compiles to nothing.
    ///
    /// [`advance`](crate::advance) calls it after each step; a step that emits several events, each
    /// with a board of its own, also calls it between them.
    #[inline(always)]
    fn show<P: Clone + 'static>(&mut self, position: &P) {
        let _ = position;
    }
}

/// Discards everything.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoSink;

impl<E> EventSink<E> for NoSink {
    #[inline(always)]
    fn emit(&mut self, _rule: Rule, _event: impl FnOnce() -> E) {}
}

/// An event with the rule that caused it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Emitted<E> {
    /// The rule that caused it.
    pub rule: Rule,
    /// What happened.
    pub event: E,
}

impl<E> EventSink<E> for Vec<Emitted<E>> {
    fn emit(&mut self, rule: Rule, event: impl FnOnce() -> E) {
        self.push(Emitted { rule, event: event() });
    }
}

/// A number that a position has, such as that of its pending frames.
pub type PositionMeasure<G> = fn(&G) -> usize;

/// Keeps the events and, if wanted, the position after each step that emitted some; or only the
/// events up to a moment. One sink does all of it, because the steps of every game are monomorphised
/// for each sink type.
#[derive(Clone, Debug)]
pub struct Recorder<G, E> {
    /// Whether to keep boards.
    looks: bool,
    /// A measure of positions, and its least value: below it nothing more is kept.
    until: Option<(PositionMeasure<G>, usize)>,
    /// Whether such a position was shown.
    over: bool,
    emitted: Vec<Emitted<E>>,
    /// The number of events emitted so far with the position at that moment, in rising order.
    boards: Vec<(usize, G)>,
}

impl<G, E> Recorder<G, E> {
    /// An empty recorder that keeps events and boards.
    pub fn new() -> Self {
        Recorder { looks: true, until: None, over: false, emitted: Vec::new(), boards: Vec::new() }
    }

    /// An empty recorder that keeps events only.
    pub fn events_only() -> Self {
        Recorder { looks: false, ..Self::new() }
    }

    /// An empty recorder that keeps events only, up to the first position shown whose measure is
    /// below `least`.
    pub fn until_below(measure: PositionMeasure<G>, least: usize) -> Self {
        Recorder { until: Some((measure, least)), ..Self::events_only() }
    }

    /// Whether the position was shown up to which it keeps events.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// The events emitted so far.
    pub fn emitted(&self) -> &[Emitted<E>] {
        &self.emitted
    }

    /// Consumes the recorder and returns its events.
    pub fn into_emitted(self) -> Vec<Emitted<E>> {
        self.emitted
    }

    /// The first position shown after at least `emitted` events: right after the last of them, or,
    /// if one step emitted more at once, after that step. `None` beyond the last position shown.
    pub fn after(&self, emitted: usize) -> Option<&G> {
        let first = self.boards.iter().find(|(count, _)| *count >= emitted);
        first.map(|(_, board)| board)
    }

    /// Whether a position was shown after exactly this many events; true for none.
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
        if !self.over {
            self.emitted.push(Emitted { rule, event: event() });
        }
    }

    fn show<P: Clone + 'static>(&mut self, position: &P) {
        if !self.looks && self.until.is_none() {
            return;
        }
        let Some(position) = (position as &dyn Any).downcast_ref::<G>() else { return };
        if let Some((measure, least)) = self.until {
            self.over |= measure(position) < least;
            return;
        }
        let now = self.emitted.len();
        // A change without an event belongs to the event before it.
        if self.boards.last().is_some_and(|(count, _)| *count == now) {
            self.boards.pop();
        }
        self.boards.push((now, position.clone()));
    }
}
