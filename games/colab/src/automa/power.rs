//! Adding power tokens to the bag.

use game_core::{ActionSink, EventSink, Flow, Rule};

use crate::choice::Choice;
use crate::content::BagToken;
use crate::event::Event;
use crate::game::CoLab;
use crate::sequence::Frame;
use crate::types::Scientist;

impl CoLab {
    /// CLS-11.8 IF no power token is unused THEN the action has failed.
    /// CLS-15.2 MUST: an upgrade round adds one as well; if none is left, it is skipped.
    pub(crate) fn run_add_power(
        &mut self,
        by: Option<Scientist>,
        left: u8,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        if left == 0 {
            return self.done();
        }
        if BagToken::ALL.into_iter().any(|kind| self.questions().unused_power(kind) > 0) {
            return Flow::Asks;
        }
        sink.emit(Rule("CLS-11.8"), || Event::NoPower { enemy: by });
        self.finish_failed();
        Flow::Ran
    }

    /// Lists each unused token, all equally likely.
    pub(crate) fn legal_add_power(&self, out: &mut impl ActionSink<Choice>) {
        for kind in BagToken::ALL {
            let unused = self.questions().unused_power(kind);
            if unused > 0 {
                out.chance(Choice::AddPower(kind), unused.into());
            }
        }
    }

    pub(crate) fn answer_add_power(
        &mut self,
        by: Option<Scientist>,
        left: u8,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        let Choice::AddPower(token) = choice else { return game_core::not_listed(choice) };
        self.put_power(token);
        sink.emit(Rule("CLS-12.9"), || Event::PowerAdded { enemy: by, token });
        self.goto(Frame::AddPower { by, left: left.saturating_sub(1) });
    }
}
