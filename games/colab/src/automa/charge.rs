//! CLS-8: the power meter.

use game_core::{ActionSink, EnumSet, EventSink, Flow, Rule};

use super::{Cause, Why};
use crate::choice::Choice;
use crate::event::Event;
use crate::game::CoLab;
use crate::sequence::Frame;
use crate::types::{Lab, Scientist};

impl CoLab {
    /// CLS-8.1 MUST: the meter goes up by one.
    /// CLS-8.2 IF it reaches the last space THEN it falls to 0 and the special power happens first.
    /// CLS-8.7 IF that power fails THEN it charges 1, from 0.
    pub(crate) fn run_charge(
        &mut self,
        by: Scientist,
        left: u8,
        why: Why,
        sink: &mut impl EventSink<Event>,
    ) -> Flow {
        let Some(rest) = left.checked_sub(1) else { return self.done() };
        match rest {
            0 => self.finish(),
            left => self.goto(Frame::Charge { by, left, why }),
        }
        let last = self.questions().content().enemies[by].last;
        let to = self.questions().meter(by) + 1;
        let at = self.questions().laboratory(by);
        sink.emit(why.rule(), || Event::Charged { enemy: by, to, last, why, at });
        if to < last {
            self.set_meter(by, to);
            return Flow::Ran;
        }
        sink.show(self);
        self.set_meter(by, 0);
        sink.emit(Rule("CLS-8.2"), || Event::MeterFull { enemy: by });
        self.call(Frame::act(by, Cause::Special));
        Flow::Ran
    }

    /// Handles the arrival of a player's scientist in a lab.
    ///
    /// CLS-8.5 MUST: it charges each enemy whose scientist is there.
    /// CLS-8.6 MUST: only an arrival is a visit; staying together or passing through is none.
    /// CLS-8.9 MUST: right after the move, before the lab action.
    pub(crate) fn visit(&mut self, at: Lab) {
        let which = self.questions().enemies_in(at);
        if !which.is_empty() {
            self.call(Frame::ChargeSeveral { which, why: Why::Visit });
        }
    }

    pub(crate) fn run_charge_several(&mut self, which: EnumSet<Scientist>) -> Flow {
        if which.is_empty() { self.done() } else { Flow::Asks }
    }

    /// CLS-8.11 IF one event charges several THEN the player names who is next.
    pub(crate) fn legal_charge_several(
        &self,
        which: EnumSet<Scientist>,
        out: &mut impl ActionSink<Choice>,
    ) {
        which.iter().for_each(|enemy| out.choice(Choice::Enemy(enemy)));
    }

    pub(crate) fn answer_charge_several(
        &mut self,
        mut which: EnumSet<Scientist>,
        why: Why,
        choice: Choice,
    ) {
        let Choice::Enemy(by) = choice else { return game_core::not_listed(choice) };
        which.remove(by);
        self.goto(Frame::ChargeSeveral { which, why });
        self.call(Frame::Charge { by, left: 1, why });
    }
}

impl Why {
    /// The rule for this reason to charge.
    ///
    /// CLS-8.3 MUST: a power token that is drawn charges 1.
    /// CLS-8.4 MUST: an action that fails, in one part or in several, charges 1.
    fn rule(self) -> Rule {
        Rule(match self {
            Why::PowerToken => "CLS-8.3",
            Why::Failed(_) => "CLS-8.4",
            Why::Visit => "CLS-8.5",
            Why::Text(_) => "CLS-11.1",
            Why::Upgrade => "CLS-15.4",
        })
    }
}
