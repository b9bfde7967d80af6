//! MG-16: black holes.

use game_core::{ActionSink, EventSink, Rule};

use crate::choice::Choice;
use crate::event::Event;
use crate::game::MasterOfTheGalaxy;
use crate::types::System;

impl MasterOfTheGalaxy {
    /// MG-16.2 MAY: an effect may close a neutral system that is not a start.
    pub(crate) fn legal_close(&self, out: &mut impl ActionSink<Choice>) {
        for system in self.board() {
            if self.state.is_neutral(system) && !self.content.system(system).start {
                out.choice(Choice::Close(system));
            }
        }
    }

    /// MG-16.1 IF: a system becomes a black hole, everything on it and on its routes goes, and it
    /// is nobody's neighbour. (Conflicts are cancelled because of it: MG-14.14.)
    ///
    /// MG-16.3 IF: no token is left, the system is closed all the same.
    /// MG-16.4 MUST: it stays closed.
    pub(crate) fn close(&mut self, system: System, rule: Rule, sink: &mut impl EventSink<Event>) {
        let token = self.state.tokens > 0;
        self.state.tokens -= u8::from(token);
        self.state.holes.insert(system);
        sink.emit(rule, || Event::Closed { system, token });
        self.remove_bases(system, Rule("MG-16.1"), sink);
        self.clear_planets(system, Rule("MG-16.1"), sink);
        self.clear_routes_at(system, Rule("MG-16.1"), sink);
    }

    /// Clears every route that ends at a system.
    pub(crate) fn clear_routes_at(
        &mut self,
        system: System,
        rule: Rule,
        sink: &mut impl EventSink<Event>,
    ) {
        for route in self.content.routes_at[system].iter() {
            self.clear_route(route, rule, sink);
        }
    }
}
