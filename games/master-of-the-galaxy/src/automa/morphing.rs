//! WV-6: morphing.

use game_core::{EventSink, Rule};

use crate::event::Event;
use crate::game::MasterOfTheGalaxy;
use crate::sequence::Frame;
use crate::types::{Weaver, Work};

impl MasterOfTheGalaxy {
    /// WV-6.1 IF: morphing is full, another card takes the place of this one.
    pub(crate) fn morph(&mut self, card: Weaver) {
        self.call(Frame::Arrive { card, work: Work::Morphing });
    }

    /// WV-6.6 MUST: the old card leaves and the new one comes in one step.
    ///
    /// WV-6.4 MUST: the system, conflicts and routes stay as they are.
    /// WV-6.5 MUST: so conflicts against it continue.
    pub(crate) fn replace(&mut self, old: Weaver, new: Weaver, sink: &mut impl EventSink<Event>) {
        let Some(system) = self.questions().system_of(old) else { return };
        self.exchange(old, new);
        sink.emit(Rule("WV-6.1"), || Event::Morphed { card: old, into: new, system });
    }
}
