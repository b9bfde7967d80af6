//! WV-7: engulfment.

use game_core::{EventSink, Rule};

use crate::event::Event;
use crate::game::MasterOfTheGalaxy;
use crate::types::Weaver;

impl MasterOfTheGalaxy {
    /// WV-7.1 IF: engulfment is full, the card moves to its target and the system that it left is
    /// closed, all in one step.
    ///
    /// WV-7.2 IF: another work is carried out as engulfment, the same happens; the cubes of all
    /// three works have left by then.
    pub(crate) fn engulf(&mut self, card: Weaver, sink: &mut impl EventSink<Event>) {
        let looks = self.questions();
        let (Some(from), Some(to)) = (looks.system_of(card), looks.target_of(card)) else { return };
        self.move_swarm(card, to);
        sink.emit(Rule("WV-7.1"), || Event::Moved { card, from, to });
        self.close(from, Rule("WV-7.1"), sink);
        self.enter(to, sink);
    }
}
