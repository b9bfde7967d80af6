//! SAB-TRN, steps 4 to 6: the plan, and the next report.

use game_core::{EventSink, Rule};

use super::reports::unable;
use crate::automa::Decision;
use crate::choice::Choice;
use crate::content::Actions;
use crate::event::Event;
use crate::game::WeatherMachine;
use crate::sequence::{Frame, List, Step, Subject};
use crate::types::{Area, Location};

/// The rule by which the plan of a Location starts at a later step.
fn later(location: Location) -> Rule {
    Rule(match location {
        Location::Lab => "SAB-LAB.0",
        Location::Rnd => "SAB-RND.0",
        Location::Supply | Location::Government | Location::Office => "SAB-GOV.0",
    })
}

impl WeatherMachine {
    /// Step 4.
    ///
    /// SAB-TRN.4 MUST: carry out the plan of the agent's present Location.
    /// SAB-GOV.0 and SAB-LAB.0 and SAB-RND.0 MUST: a `/` space skips the steps before the branch.
    /// SAB-R.36 MUST: the agent's space decides which.
    pub(crate) fn begin_plan(&mut self, sink: &mut impl EventSink<Event>) {
        let table = self.questions();
        let Some(report) = table.current_report() else { return };
        let Some((agent, space)) = table.acting_agent() else { return };
        sink.emit(Rule("SAB-TRN.4"), || Event::Plan { agent, report, space });
        let list = match space.location() {
            Location::Supply | Location::Office => List::PlanSupply,
            Location::Government => List::PlanGovernment,
            Location::Lab => List::PlanLab,
            Location::Rnd => List::PlanResearch,
        };
        let whole = self.content.action_spaces[space].actions != Actions::One;
        let branch = list.steps().iter().position(|&step| step == Step::UseBranch);
        let next = if whole { 0 } else { branch.unwrap_or(0) as u8 };
        if !whole {
            sink.emit(later(space.location()), || Event::StepsLeftOut { space });
        }
        self.call(Frame::Steps { list, next, of: Subject::Space(space), free: false });
    }

    /// Places a Bot in the best branch of the agent's machine.
    ///
    /// SAB-GOV.3c and SAB-LAB.2e and SAB-RND.3c IF no branch is left THEN discard the top card of
    /// the deck, take a Chemical, and end the plan.
    pub(crate) fn use_branch(&mut self, of: Subject, sink: &mut impl EventSink<Event>) {
        let Subject::Space(at) = of else { return };
        let Some(area) = at.location().area() else { return };
        let table = self.questions();
        let candidates = table.branches(area);
        let rule = match (candidates.chosen(), area) {
            (None, _) => unable(at.location()),
            (Some(_), Area::Government) => Rule("SAB-GOV.3b"),
            (Some(_), Area::Lab) => Rule("SAB-LAB.2c"),
            (Some(_), Area::Rnd) => Rule("SAB-RND.3b"),
        };
        match (table.decide(candidates, Decision::Branch(area), rule, sink), area) {
            (None, _) => self.call_list(List::Unable, of, false),
            (Some(weather), Area::Government) => self.sabotage_government(weather, sink),
            (Some(weather), Area::Lab) => self.sabotage_lab(weather, sink),
            (Some(weather), Area::Rnd) => self.sabotage_rnd(weather, sink),
        }
    }

    /// Step 5.
    ///
    /// SAB-TRN.5 MUST: the Current Report is discarded.
    pub(crate) fn discard_current(&mut self, sink: &mut impl EventSink<Event>) {
        if let Some(report) = self.take_current() {
            self.discard_report(report, Rule("SAB-TRN.5"), sink);
        }
    }

    /// Step 6, and the first Current Report at set-up.
    ///
    /// SAB-TRN.6 MUST: the top card of the deck becomes the new one, if there is a card.
    pub(crate) fn reveal_report(&mut self, sink: &mut impl EventSink<Event>) {
        if self.questions().has_report_left() {
            self.call(Frame::RevealReport);
        } else {
            sink.emit(Rule("SAB-TRN.6"), || Event::NoReport);
        }
    }

    /// SAB-SET.16 MUST: the top card of the deck is the first Current Report.
    pub(crate) fn answer_current_report(
        &mut self,
        choice: Choice,
        sink: &mut impl EventSink<Event>,
    ) {
        self.finish();
        let Choice::Report(report) = choice else { return game_core::not_listed(choice) };
        self.lift_report();
        let rule = self.make_current(report);
        sink.emit(rule, || Event::ReportCurrent { report });
    }
}
