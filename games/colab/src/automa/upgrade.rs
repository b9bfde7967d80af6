//! CLS-15: what an upgrade token does for the enemies.

use game_core::{EventSink, Flow, Rule};

use super::{Cause, Why};
use crate::event::Event;
use crate::game::CoLab;
use crate::sequence::Frame;
use crate::types::Scientist;

impl CoLab {
    /// CLS-15.3 MUST: a single enemy uses its special power, and then its meter is set to 0.
    /// CLS-15.4 MUST: several enemies charge 1 each instead.
    pub(crate) fn run_upgrade_power(&mut self) -> Flow {
        self.finish();
        if let Some(only) = self.questions().only_enemy() {
            self.call(Frame::ResetMeter { by: only });
            self.call(Frame::act(only, Cause::Special));
        } else {
            let which = self.questions().enemies_in_order();
            self.call(Frame::ChargeSeveral { which, why: Why::Upgrade });
        }
        Flow::Ran
    }

    pub(crate) fn run_reset_meter(
        &mut self,
        by: Scientist,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        let lost = self.questions().meter(by);
        self.set_meter(by, 0);
        sink.emit(Rule("CLS-15.3"), || Event::MeterReset { enemy: by, lost });
        self.done()
    }
}
