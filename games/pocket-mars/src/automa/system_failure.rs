//! DA-5: the System Failure Phase.

use game_core::{EventSink, Rule};

use crate::event::Event;
use crate::game::PocketMars;
use crate::sequence::Frame;

impl PocketMars {
    /// DA-5.1 MUST: the top 2 cards of the deck are discarded, one after the other.
    /// DA-5.2 IF there are fewer THEN those that are there are discarded, and the round continues.
    /// DA-5.3 MUST: nobody decides anything in this phase.
    pub(crate) fn begin_system_failure(&mut self, sink: &mut impl EventSink<Event>) {
        let left = self.content.solo.system_failure;
        let cards = left.min(self.questions().cards_in_deck());
        self.forget_connection();
        sink.emit(Rule("DA-5.1"), || Event::SystemFailure { cards });
        self.call(Frame::Mill { left });
    }
}
