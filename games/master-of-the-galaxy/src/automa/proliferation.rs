//! WV-5: proliferation.

use game_core::{EventSink, Rule};

use crate::event::Event;
use crate::game::MasterOfTheGalaxy;
use crate::sequence::Frame;
use crate::types::{Weaver, Work};

impl MasterOfTheGalaxy {
    /// WV-5.1 IF: proliferation is full, the top Weaver card enters the target.
    ///
    /// WV-5.4 MUST: this in itself closes nothing.
    pub(crate) fn proliferate(&mut self, card: Weaver) {
        self.call(Frame::Arrive { card, work: Work::Proliferation });
    }

    /// WV-5.2 MUST: the new card has no cubes and is last in order.
    pub(crate) fn arrive(&mut self, old: Weaver, new: Weaver, sink: &mut impl EventSink<Event>) {
        let Some(target) = self.questions().target_of(old) else { return };
        self.bring(new, target);
        sink.emit(Rule("WV-5.1"), || Event::SwarmCame { card: new, system: target });
        self.enter(target, sink);
        self.forget_target(old);
    }
}
