//! The rule that allows a choice.

use crate::choice::Choice;
use crate::deed::Deed;
use crate::game::WeatherMachine;
use crate::sequence::Frame;
use crate::steps::unlock_rule;
use crate::types::Location;

impl WeatherMachine {
    pub(super) fn choice_rule(&self, choice: Choice) -> &'static str {
        let Some(frame) = self.state.frames.top() else { return "WM-STR.1" };
        match choice {
            Choice::UseSubsidy(_) => "WM-USE.1",
            Choice::SetGoal(..) => "WM-USE.5",
            Choice::FlipGoal(_) => "WM-USE.7",
            Choice::Move(space) if space.location() == Location::Supply => "WM-MOV.5a",
            Choice::Move(_) => "WM-MOV.4a",
            Choice::Do(deed) => deed_rule(deed),
            Choice::EndActions if frame == Frame::SupplyActions => "WM-PSR.2",
            Choice::EndActions => "WM-ACT.5",
            Choice::Extend(_) => "WM-SUP.2",
            Choice::Construct(_) => "WM-SUP.9",
            Choice::Initiative(_) => "WM-SUP.13",
            Choice::Acquire(_) => "WM-SUP.15",
            Choice::Return(_) => "WM-SUP.17",
            Choice::CallSecurity => "SAB-CALL.1",
            Choice::Award(_) | Choice::Keep => "WM-TOK.7",
            Choice::Decline => decline_rule(frame),
            _ => self.rule_of_question(frame),
        }
    }
}

const fn deed_rule(deed: Deed) -> &'static str {
    match deed {
        Deed::Sell => "WM-GOV.1",
        Deed::Secure => "WM-GOV.15",
        Deed::Experiment => "WM-LAB.1",
        Deed::Publish => "WM-PUB.1",
        Deed::Research => "WM-RND.1",
        Deed::Breakthrough => "WM-BRK.1",
    }
}

fn decline_rule(frame: Frame) -> &'static str {
    match frame {
        Frame::OfferExperiment { .. } => "WM-PHB.5",
        Frame::BuyCp { paper, .. } => unlock_rule(paper),
        _ => "WM-BEN.16",
    }
}
