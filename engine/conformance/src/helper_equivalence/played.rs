//! The opponent's turns in the whole game, with the table at each point.

use std::any::Any;

use game_core::{Emitted, EventSink, Helped, Rule};

/// A point in a turn: the number of choices made, the number of events known to a helper, and the
/// number of unknown events since the last known one.
#[derive(Clone, Copy, Debug, Default, Eq, Ord, PartialEq, PartialOrd)]
pub(super) struct At {
    chosen: usize,
    known: usize,
    since: usize,
}

impl At {
    pub(super) fn of<G: Helped>(chosen: usize, emitted: &[Emitted<G::Event>]) -> At {
        let (mut known, mut since) = (0, 0);
        for emitted in emitted {
            match G::without_the_unknown(&emitted.event) {
                Some(_) => (known, since) = (known + 1, 0),
                None => since += 1,
            }
        }
        At { chosen, known, since }
    }
}

/// The opponent's turn in the whole game.
pub(super) struct Played<G: Helped> {
    /// The position before its first step.
    pub(super) begun: G,
    /// What was drawn or chosen in it, if it mattered.
    pub(super) chosen: Vec<G::Choice>,
    /// The table at each point of the turn. Order: as they were.
    pub(super) tables: Vec<(At, G)>,
    pub(super) emitted: Vec<Emitted<G::Event>>,
    pub(super) ended: G,
}

impl<G: Helped> Played<G> {
    /// The table at a point of the turn.
    pub(super) fn table(&self, at: At) -> &G {
        let last = self.tables.iter().rfind(|(then, _)| *then <= at);
        last.map_or(&self.begun, |(_, table)| table)
    }
}

/// Receives the events of the whole game, and collects the turns of the opponent.
pub(super) struct Watched<G: Helped> {
    pub(super) begun: Option<G>,
    pub(super) chosen: Vec<G::Choice>,
    pub(super) tables: Vec<(At, G)>,
    pub(super) emitted: Vec<Emitted<G::Event>>,
    pub(super) turns: Vec<Played<G>>,
}

impl<G: Helped> Default for Watched<G> {
    fn default() -> Self {
        Watched {
            begun: None,
            chosen: Vec::new(),
            tables: Vec::new(),
            emitted: Vec::new(),
            turns: Vec::new(),
        }
    }
}

impl<G: Helped> EventSink<G::Event> for Watched<G> {
    fn emit(&mut self, rule: Rule, event: impl FnOnce() -> G::Event) {
        if self.begun.is_some() {
            self.emitted.push(Emitted { rule, event: event() });
        }
    }

    fn show<P: Clone + 'static>(&mut self, position: &P) {
        let Some(game) = (position as &dyn Any).downcast_ref::<G>() else { return };
        match (&self.begun, game.is_opponents_turn()) {
            (None, true) => {
                self.begun = Some(game.clone());
                (self.chosen, self.tables) = (Vec::new(), Vec::new());
                self.emitted.clear();
            }
            (Some(_), false) => {
                self.turns.extend(self.begun.take().map(|begun| Played {
                    begun,
                    chosen: std::mem::take(&mut self.chosen),
                    tables: std::mem::take(&mut self.tables),
                    emitted: std::mem::take(&mut self.emitted),
                    ended: game.clone(),
                }));
            }
            (Some(_), true) => {
                // A change without an event cannot affect a question before the next event, except
                // for what the person gives away, which is asked before that happens.
                let now = At::of::<G>(self.chosen.len(), &self.emitted);
                if self.tables.last().is_none_or(|(then, _)| *then != now) {
                    self.tables.push((now, game.clone()));
                }
            }
            (None, false) => {}
        }
    }
}
